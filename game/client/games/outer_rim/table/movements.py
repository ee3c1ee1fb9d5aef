"""What an answer sets in motion on the table: tokens along their way, cards to their slots,
credits that count. Decoration only: the state is final before anything starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.client.draw import theme
from game.client.games.outer_rim.table.flights import (
    BACK_SECONDS,
    CARD_SECONDS,
    GONE_SECONDS,
    MOST_SECONDS,
    PULSE_SECONDS,
    REVEAL_SECONDS,
    STEP_SECONDS,
    Flight,
    Flights,
    Moving,
    Pulse,
)
from game.client.games.outer_rim.table.hand import card_tile
from game.client.games.outer_rim.table.located import Name
from game.outer_rim.events import (
    CardBartered,
    CardBought,
    CardDiscarded,
    CardGained,
    CardRemoved,
    CargoDelivered,
    ContactRevealed,
    DamageSuffered,
    FameChanged,
    MarketDiscarded,
    MarketRevealed,
    PatrolMoved,
    Recovered,
    ShipMoved,
)
from game.table.events import Event

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

COUNT_SECONDS = 0.4  # credits, from what they were to what they are


@dataclass(frozen=True)
class Before:
    """The table before an answer: the credits shown, and where everything was."""

    credits: int
    spots: dict[Name, pygame.Rect]


class Movements:
    """The movements of one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.flights = Flights(table.app.dirty.add)

    def before(self) -> Before:
        """Where things are now, for what will fly."""
        return Before(self.table.model.me["credits"], dict(self.table.all_spots()))

    def start(self, events: Sequence[Event], before: Before) -> None:
        """Starts the movements for what happened, one after another."""
        table, delay = self.table, 0.0
        goal = table.model.me["credits"]
        if goal != before.credits:
            table.motion.add(COUNT_SECONDS, lambda part: self._count(before.credits, goal, part))
        if table.in_view and table.m.compact:
            return
        self._follow(events)
        bought = {each.card for each in events if isinstance(each, CardBought)}
        for event in events:
            show = SHOWN.get(type(event))
            if isinstance(event, CardGained) and event.card in bought:
                continue  # it comes from the market
            if show is not None:
                delay += show(self, event, before, delay)

    def _follow(self, events: Sequence[Event]) -> None:
        """The zoomed map goes to where the last ship or patrol went, if that is out of view."""
        table = self.table
        gone = [each.path[-1] for each in events
                if isinstance(each, ShipMoved | PatrolMoved) and each.path]  # fmt: skip
        if not gone or not table.zoom or not table.map_shown or not table.app.settings.follow:
            return
        if not table.areas.map.contains(table.map.picture.rect_of(gone[-1])):
            table.centre(gone[-1])

    def clear(self) -> None:
        """Ends everything that moves."""
        self.table.motion.finish_all()
        self.flights.clear()

    def _count(self, start: int, goal: int, part: float) -> None:
        self.table.credits = round(start + (goal - start) * part)
        self.table.invalidate(self.table.areas.strip)

    def _fly_token(self, tag: Name, start: str, path: Sequence[str], delay: float) -> float:
        table = self.table
        points = table.map.points((start, *path))
        picture = table.map.token(tag)
        if not table.map_shown or picture is None or len(points) < 2:
            return 0.0
        size = picture.get_size()
        seconds = min(MOST_SECONDS, STEP_SECONDS * max(1, len(path)))
        self._launch(Flight(tag, picture, points, size, size), seconds, delay)
        return seconds

    # -- what each event looks like; each returns the seconds that the next one waits --

    def _ship(self, event: ShipMoved, before: Before, delay: float) -> float:
        return self._fly_token(("ship", str(event.seat)), event.start, event.path, delay)

    def _patrol(self, event: PatrolMoved, before: Before, delay: float) -> float:
        return self._fly_token(("patrol", event.faction), event.start, event.path, delay)

    def _bought(self, event: CardBought, before: Before, delay: float) -> float:
        """From the market to its slot, or to the player who bought it."""
        start, end = before.spots.get(("market", event.card)), self._home(event.seat, event.card)
        if start is not None and end is not None:
            self._fly_card(event.card, start, end, delay, CARD_SECONDS)
        return 0.0

    def _gained(self, event: CardGained, before: Before, delay: float) -> float:
        """From the scene to its slot."""
        end = self._home(event.seat, event.card)
        if end is not None and self.table.model.asset(event.card):
            start = pygame.Rect(0, 0, self.table.m.du(170), self.table.m.du(120))
            start.center = self.table.areas.view.center
            self._fly_card(event.card, start, end, delay, CARD_SECONDS)
        return 0.0

    def _sunk(self, event: MarketDiscarded, before: Before, delay: float) -> float:
        """Under its deck."""
        start = before.spots.get(("market", event.card))
        if start is not None:
            self._fade(event.card, start, start.move(0, start.height // 3), delay)
        return 0.0

    def _left(
        self,
        event: CardBartered | CardDiscarded | CardRemoved | CargoDelivered,
        before: Before,
        delay: float,
    ) -> float:
        """A card that leaves its slot: up and away."""
        start = before.spots.get(("card", event.card))
        if start is not None and self.table.model.asset(event.card):
            self._fade(event.card, start, start.move(0, -start.height // 2), delay)
        return 0.0

    def _revealed(self, event: MarketRevealed, before: Before, delay: float) -> float:
        """The next card of a deck comes out of the dark."""
        table = self.table
        spot = table.spots.get(("market", event.card))
        if spot is None or not table.areas.shows("market"):
            return 0.0
        dark = pygame.Surface(spot.size, pygame.SRCALPHA)
        dark.fill((*theme.PANEL, 255))
        points = [(float(spot.centerx), float(spot.centery))]
        tag = ("market", event.card)
        self._launch(Flight(tag, dark, points, spot.size, spot.size, fades=True),
                     REVEAL_SECONDS, delay)  # fmt: skip
        return 0.0

    def _hurt(self, event: DamageSuffered, before: Before, delay: float) -> float:
        self._ring(event.seat, "character" if event.target == "character" else "ship", theme.DANGER,
                   delay)  # fmt: skip
        return 0.0

    def _healed(self, event: Recovered, before: Before, delay: float) -> float:
        self._ring(event.seat, "character", theme.GOOD, delay)
        self._ring(event.seat, "ship", theme.GOOD, delay)
        return 0.0

    def _famed(self, event: FameChanged, before: Before, delay: float) -> float:
        self._ring(event.seat, "strip", theme.AMBER, delay)
        return 0.0

    def _turned(self, event: ContactRevealed, before: Before, delay: float) -> float:
        """A contact turned up."""
        spot = self.table.spots.get(("place", event.place))
        if spot is not None and self.table.map_shown:
            self._pulse(spot, theme.AMBER, delay)
        return 0.0

    # -- how --

    def _home(self, seat: int, card: str) -> pygame.Rect | None:
        """Where a card of a player shows: its slot, or the player's panel."""
        table = self.table
        if seat == table.model.seat:
            return table.spots.get(("card", card))
        return table.spots.get(("seat", str(seat)))

    def _ring(self, seat: int, part: str, color: theme.Color, delay: float) -> None:
        """Around a part of one's own board, or around another player."""
        table = self.table
        if seat != table.model.seat:
            found = table.spots.get(("seat", str(seat)))
        elif part == "strip":
            found = table.areas.strip if table.strip_shown else None
        else:
            id = str(table.model.me[part])
            found = table.spots.get(("card", id))
        if found is not None:
            self._pulse(found, color, delay)

    def _pulse(self, about: pygame.Rect, color: theme.Color, delay: float) -> None:
        reach = self.table.m.du(10)
        self._launch(Pulse(("pulse", ""), about.copy(), color, reach), PULSE_SECONDS, delay)

    def _fly_card(
        self, card: str, start: pygame.Rect, end: pygame.Rect, delay: float, seconds: float
    ) -> None:
        picture = card_tile(self.table.model, card, start.size, self.table.m)
        small = (min(start.width, end.width), min(start.height, end.height))
        self._launch(Flight(("card", card), picture, _line(start, end), start.size, small),
                     seconds, delay)  # fmt: skip

    def _fade(self, card: str, start: pygame.Rect, end: pygame.Rect, delay: float) -> None:
        picture = card_tile(self.table.model, card, start.size, self.table.m)
        flight = Flight(("gone", card), picture, _line(start, end), start.size, start.size,
                        fades=True)  # fmt: skip
        self._launch(flight, GONE_SECONDS, delay)

    def fly_back(self, source: Name, picture: pygame.Surface | None, ghost: pygame.Rect) -> None:
        """A wrong drop goes back to where it came from."""
        home = self.table.spots.get(source)
        if home is None or picture is None:
            return
        size = picture.get_size()
        self._launch(
            Flight(("ghost", ""), picture, _line(ghost, home), size, size), BACK_SECONDS, 0
        )

    def _launch(self, flight: Moving, seconds: float, delay: float) -> None:
        table = self.table
        self.flights.launch(table.motion, flight, seconds, delay, lambda: table.invalidate())


SHOWN: dict[type[Event], Callable[..., float]] = {
    ShipMoved: Movements._ship,
    PatrolMoved: Movements._patrol,
    CardBought: Movements._bought,
    CardGained: Movements._gained,
    CardBartered: Movements._left,
    CardDiscarded: Movements._left,
    CardRemoved: Movements._left,
    CargoDelivered: Movements._left,
    MarketDiscarded: Movements._sunk,
    MarketRevealed: Movements._revealed,
    DamageSuffered: Movements._hurt,
    Recovered: Movements._healed,
    FameChanged: Movements._famed,
    ContactRevealed: Movements._turned,
}
"""how what happened is shown, by event"""


def _line(start: pygame.Rect, end: pygame.Rect) -> list[tuple[float, float]]:
    return [(float(each.centerx), float(each.centery)) for each in (start, end)]
