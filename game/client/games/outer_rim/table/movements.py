"""The motion that an answer sets off on the table of Outer Rim: ships and patrols along their way,
cards to their slots, credits counting up or down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import cast

import pygame

from game.client.draw import images, signs, theme
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards, faces, market_tile, tokens
from game.client.games.outer_rim.map import crossing
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit import moments
from game.client.tabletop.kit.flights import (
    CARD_SECONDS,
    GONE_SECONDS,
    MOST_SECONDS,
    REVEAL_SECONDS,
    STEP_SECONDS,
    Flight,
)
from game.client.tabletop.kit.moments import News
from game.client.tabletop.play.movements import Movements, line
from game.client.tabletop.play.parts import TableActions
from game.client.tabletop.kit.spots import Name, Spots
from game.outer_rim.events import (
    AmbitionAdvanced,
    CardBartered,
    CardBought,
    CardDiscarded,
    CardGained,
    CardRemoved,
    CardRotated,
    CargoDelivered,
    ContactRevealed,
    CreditsChanged,
    DamageSuffered,
    Defeated,
    FameChanged,
    GoalCompleted,
    MarketDiscarded,
    MarketRevealed,
    PatrolBeaten,
    PatrolMoved,
    PlayerPlaced,
    Recovered,
    ShipMoved,
)
from game.table.events import Event

GHOST_ALPHA = 225
A_COIN = 1000  # credits that a coin stands for
COUNT_SECONDS = 0.4  # credits, counting from the old value to the new one
ROUND_SECONDS = 0.5  # a card with two ends, turning round
CROSS_SECONDS = 0.8  # a ship, all the way across the Core


class RimMovements(Movements):
    """The movements of one table. ``map_shown()`` and ``strip_shown()`` return True while these are
    on view."""

    view: RimView

    def __init__(
        self,
        view: RimView,
        ui: RimUi,
        motion: Animator,
        do: TableActions,
        model: Model,
        map: MapView,
        map_shown: Callable[[], bool],
        strip_shown: Callable[[], bool],
    ) -> None:
        super().__init__(view, motion, do)
        self.ui, self.model, self.map = ui, model, map
        self.now: Sequence[Event] = ()
        """the events whose movements are being started"""
        self.kept: list[PlayerPlaced] = []
        """crossings that begin once the page that covers the map is closed"""
        self.map_shown, self.strip_shown = map_shown, strip_shown
        self.shown = {kind: partial(show, self) for kind, show in SHOWN.items()}

    def count(self, before: int) -> None:
        """Count the credits on the strip to their new value."""
        goal = self.model.me["credits"]
        if goal != before:
            self.motion.add(COUNT_SECONDS, partial(self._count, before, goal))

    def _count(self, start: int, goal: int, part: float) -> None:
        self.ui.credits = round(start + (goal - start) * part)
        self.do.invalidate(self.view.areas.strip)

    def start(self, events: Sequence[Event], before: Spots) -> float:
        self.now, self.kept = events, []
        bought = {each.card for each in events if isinstance(each, CardBought)}
        # A bought card comes from the market, not from the scene.
        return super().start(
            [each for each in events if not (isinstance(each, CardGained) and each.card in bought)],
            before,
        )

    def _fly_token(self, tag: Name, start: str, path: Sequence[str], delay: float) -> float:
        points = self.map.points((start, *path))
        picture = self.map.token(tag)
        if not self.map_shown() or picture is None or len(points) < 2:
            return 0.0
        size = picture.get_size()
        seconds = min(MOST_SECONDS, STEP_SECONDS * max(1, len(path)))
        self.launch(Flight(tag, picture, points, size, size), seconds, delay)
        return seconds

    # -- the animation of each event; each returns the seconds until the next one may start --

    def _ship(self, event: ShipMoved, before: Spots, delay: float) -> float:
        return self._fly_token(("ship", str(event.seat)), event.start, event.path, delay)

    def _placed(self, event: PlayerPlaced, before: Spots, delay: float) -> float:
        """Fly a ship that crosses the Core along the dotted band; other ships are just there."""
        tag = ("ship", str(event.seat))
        crossed = event.cause in self.model.content.encounter_cards
        points = crossing.way(self.map.picture, event.space) if crossed else []
        picture = self.map.token(tag)
        if points and not self.map_shown():
            self.kept.append(event)
            return 0.0
        if not points or picture is None:
            return 0.0
        size = picture.get_size()
        self.launch(Flight(tag, picture, points, size, size), CROSS_SECONDS, delay)
        return CROSS_SECONDS

    def resume(self) -> None:
        """Start what waited for the map to be shown."""
        kept, self.kept = self.kept, []
        for event in kept:
            self._placed(event, {}, 0.0)

    def clear(self) -> None:
        self.kept = []
        super().clear()

    def _patrol(self, event: PatrolMoved, before: Spots, delay: float) -> float:
        return self._fly_token(("patrol", event.faction), event.start, event.path, delay)

    def _bought(self, event: CardBought, before: Spots, delay: float) -> float:
        """Fly a card from the market to its slot, or to the player who bought it."""
        start, end = before.get(("market", event.card)), self._home(event.seat, event.card)
        if start is not None and end is not None:
            self._fly_card(event.card, start, end, delay)
        return 0.0

    def _gained(self, event: CardGained, before: Spots, delay: float) -> float:
        """Fly a card from the scene to its slot."""
        end = self._home(event.seat, event.card)
        if end is not None and self.model.asset(event.card):
            start = pygame.Rect(0, 0, self.view.m.du(170), self.view.m.du(120))
            start.center = self.view.areas.view.center
            self._fly_card(event.card, start, end, delay)
        return 0.0

    def _rotated(self, event: CardRotated, before: Spots, delay: float) -> float:
        """Turn a card with two ends round in its slot; a ring shows where another player's is."""
        spot = self._home(event.seat, event.card)
        if spot is None or event.seat != self.model.seat:
            self._ring(event.seat, "strip", theme.GOLD, delay)
            return 0.0
        new, old = (
            slot_tile(self.model, card, spot.size, self.view.m)
            for card in (event.card, self.model.content.assets[event.card].other)
        )
        flight = Flight(("card", event.card), new, line(spot, spot), spot.size, spot.size,
                        lift=self.view.m.du(8), settle=self.view.m.du(4), back=old)  # fmt: skip
        self.launch(flight, ROUND_SECONDS, delay)
        return 0.0

    def _discarded(self, event: MarketDiscarded, before: Spots, delay: float) -> float:
        """Fly a card under its deck."""
        start = before.get(("market", event.card))
        if start is not None:
            self._fade_card(event.card, start, start.move(0, start.height // 3), delay)
        return 0.0

    def _leaving(
        self,
        event: CardBartered | CardDiscarded | CardRemoved | CargoDelivered,
        before: Spots,
        delay: float,
    ) -> float:
        """Let a card leave its slot: up and away."""
        start = before.get(("card", event.card))
        if start is not None and self.model.asset(event.card):
            self._fade_card(event.card, start, start.move(0, -start.height // 2), delay)
        return 0.0

    def _revealed(self, event: MarketRevealed, before: Spots, delay: float) -> float:
        """Fade in the next card of a deck."""
        spot = self.view.spots.get(("market", event.card))
        if spot is None or not self.view.areas.shows("market"):
            return 0.0
        dark = pygame.Surface(spot.size, pygame.SRCALPHA)
        dark.fill((*theme.PANEL, 255))
        self.fade(("market", event.card), dark, spot, spot, REVEAL_SECONDS, delay)
        return 0.0

    def _hurt(self, event: DamageSuffered, before: Spots, delay: float) -> float:
        part = "character" if event.target == "character" else "ship"
        found = self._about(event.seat, part)
        if found is not None:
            self.hurt(found, delay)
        return 0.0

    def _rich(self, event: CreditsChanged, before: Spots, delay: float) -> float:
        """Fly coins from a player's ship to the purse."""
        start, end = self._source(event.seat, before), self._counter(event.seat, "credits")
        if event.amount > 0 and start is not None and end is not None:
            px = self.view.m.du(22)
            count = moments.coins_for(event.amount, A_COIN)
            self.coins(images.icon("credits", px), count, start, end, delay)
        return 0.0

    def _broken(self, event: PatrolBeaten, before: Spots, delay: float) -> float:
        """Break a beaten patrol where it was."""
        at = before.get(("patrol", event.faction))
        if at is not None and self.map_shown():
            px = min(at.size)
            picture = tokens.patrol(event.faction, event.level, px)
            self.shatter(("shards", event.faction), picture, at, delay)
        return 0.0

    def _goal(self, event: GoalCompleted, before: Spots, delay: float) -> float:
        """Announce a goal."""
        name, card = self.model.player_name(event.seat), self.model.name(event.card)
        same = (each for each in self.now if isinstance(each, FameChanged))
        fame = sum(each.amount for each in same if each.seat == event.seat)
        gain = f", +{fame} fame" if fame > 0 else ""
        news = News(f"{name} reaches a goal", f"The {event.goal} goal of {card}{gain}")
        self._announce(event.seat, news, delay)
        return 0.0

    def _defeat(self, event: Defeated, before: Spots, delay: float) -> float:
        """Announce a defeat, and its price."""
        lost = f"Loses {event.credits_lost:,} credits." if event.credits_lost else "Loses nothing."
        title = f"{self.model.player_name(event.seat)} is defeated"
        self._announce(event.seat, News(title, lost, good=False, pips=3), delay)
        return 0.0

    def _announce(self, seat: int, news: News, delay: float) -> None:
        if self.motion.speed == "off" and seat != self.model.seat:
            return  # it is in the sentence of that player's turn
        who = str(self.model.view["players"][seat]["character"] or "")

        def portrait(surface: pygame.Surface, rect: pygame.Rect) -> None:
            boards.portrait(surface, rect, who, self.view.m, seat)

        area = self.view.areas.map if self.map_shown() else self.view.areas.view
        self.announce(replace(news, portrait=portrait), area, delay)

    def _healed(self, event: Recovered, before: Spots, delay: float) -> float:
        self._ring(event.seat, "character", theme.GOOD, delay)
        self._ring(event.seat, "ship", theme.GOOD, delay)
        return 0.0

    def _famed(self, event: FameChanged, before: Spots, delay: float) -> float:
        start, end = self._source(event.seat, before), self._counter(event.seat, "fame")
        if event.amount > 0 and start is not None and end is not None:
            self.star(images.icon("fame", self.view.m.du(40)), start, end, delay)
        else:
            self._ring(event.seat, "strip", theme.GOLD, delay)
        return 0.0

    def _strove(self, event: AmbitionAdvanced, before: Spots, delay: float) -> float:
        """Show that a goal of an ambition is complete, or is so no longer."""
        color = theme.GOLD if event.done else theme.DANGER
        line = self.view.areas.ambition
        if event.seat == self.model.seat and line.width:
            self.pulse(line, color, delay)
        else:
            self._ring(event.seat, "strip", color, delay)
        return 0.0

    def _turned(self, event: ContactRevealed, before: Spots, delay: float) -> float:
        """Turn a contact faceup."""
        spot = self.view.spots.get(("place", event.place))
        if spot is not None and self.map_shown():
            self.pulse(spot, theme.GOLD, delay)
        return 0.0

    # -- helpers --

    def _home(self, seat: int, card: str) -> pygame.Rect | None:
        """Return the place of a player's card: its slot, or the player's panel."""
        name = ("card", card) if seat == self.model.seat else ("seat", str(seat))
        return self.view.spots.get(name)

    def _ring(self, seat: int, part: str, color: theme.Color, delay: float) -> None:
        """Show a ring around a part of the player's own board, or around another player."""
        found = self._about(seat, part)
        if found is not None:
            self.pulse(found, color, delay)

    def _about(self, seat: int, part: str) -> pygame.Rect | None:
        """Return the place of a part of the player's own board, or of another player."""
        if seat != self.model.seat:
            return self.view.spots.get(("seat", str(seat)))
        if part == "strip":
            return self.view.areas.strip if self.strip_shown() else None
        return self.view.spots.get(("card", str(self.model.me[part])))

    def _source(self, seat: int, before: Spots) -> pygame.Rect | None:
        """Return where a player's gains come from: the ship on the map."""
        name = ("ship", str(seat))
        return (self.view.spots.get(name) or before.get(name)) if self.map_shown() else None

    def _counter(self, seat: int, icon: str) -> pygame.Rect | None:
        """Return the place of a player's money or fame."""
        area = self._about(seat, "strip")
        return signs.find(icon, area, "strip", "players", "base") or area if area else None

    def _fly_card(self, card: str, start: pygame.Rect, end: pygame.Rect, delay: float) -> None:
        picture = card_tile(self.model, card, start.size, self.view.m)
        self.fly(("card", card), picture, start, end, CARD_SECONDS, delay)

    def _fade_card(self, card: str, start: pygame.Rect, end: pygame.Rect, delay: float) -> None:
        picture = card_tile(self.model, card, start.size, self.view.m)
        self.fade(("gone", card), picture, start, end, GONE_SECONDS, delay)


Show = Callable[[RimMovements, Event, Spots, float], float]
SHOWN: dict[type[Event], Show] = cast(
    dict[type[Event], Show],
    {
        ShipMoved: RimMovements._ship,
        PatrolMoved: RimMovements._patrol,
        PlayerPlaced: RimMovements._placed,
        CardBought: RimMovements._bought,
        CardGained: RimMovements._gained,
        CardBartered: RimMovements._leaving,
        CardDiscarded: RimMovements._leaving,
        CardRemoved: RimMovements._leaving,
        CardRotated: RimMovements._rotated,
        CargoDelivered: RimMovements._leaving,
        MarketDiscarded: RimMovements._discarded,
        MarketRevealed: RimMovements._revealed,
        DamageSuffered: RimMovements._hurt,
        Recovered: RimMovements._healed,
        FameChanged: RimMovements._famed,
        AmbitionAdvanced: RimMovements._strove,
        CreditsChanged: RimMovements._rich,
        PatrolBeaten: RimMovements._broken,
        GoalCompleted: RimMovements._goal,
        Defeated: RimMovements._defeat,
        ContactRevealed: RimMovements._turned,
    },
)
"""the animation of each kind of event"""


STRIP = 90  # du: a card lower than this looks like a strip


def card_tile(model: Model, card: str, size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """Return a card as in the market, on a picture of its own."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    low = size[1] < m.du(STRIP)
    paint = market_tile.draw_strip if low else market_tile.draw_card
    paint(made, made.get_rect(), model.content, card, m)
    return made


def slot_tile(model: Model, card: str, size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """Return a card as in its slot, on a picture of its own."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    faces.draw_tile(made, made.get_rect(), model.content, card, m)
    return made


def ghost(model: Model, card: str, size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """Return a card as it hangs at the pointer."""
    made = card_tile(model, card, size, m)
    made.set_alpha(GHOST_ALPHA)
    return made


def in_hand(model: Model, map_view: MapView, name: Name, m: Metrics) -> pygame.Surface | None:
    """Return the picture of a thing picked up: a token, or a card at the pointer."""
    if name[0] in ("ship", "patrol"):
        return map_view.token(name)
    if name[0] not in ("market", "card") or not model.asset(name[1]):
        return None
    size = (m.du(170), m.du(120))
    key = ("ghost", name, size, model.version)
    return images.kept(key, partial(ghost, model, name[1], size, m))
