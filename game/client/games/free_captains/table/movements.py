"""The movements of the table: cards from the deck, cubes, dice, a card laid on its side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.motion import Animator
from game.client.games.free_captains.table import news
from game.client.games.free_captains.pieces import bag, cubes, dice, ground
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.pieces.track import CUBES
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import own, painting
from game.client.tabletop.kit import moments
from game.client.tabletop.kit.flights import CARD_SECONDS, GONE_SECONDS, Flight
from game.client.tabletop.play.movements import Movements, line
from game.client.tabletop.play.parts import TableActions, TableView
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.kit.turns import Laid, Rolling, Tipped
from game.free_captains import events as e
from game.free_captains.names import ABILITIES
from game.table.events import Event

DEAL_GAP, HOP_SECONDS, HOP_GAP = 0.12, 0.32, 0.06
ROLL_SECONDS, ROLL_GAP, YELLOW_SECONDS = 0.4, 0.16, 0.8
TURN_SECONDS, TIP_SECONDS, STEP_SECONDS = 0.3, 0.28, 0.22
SIDEWAYS = 0.7
"""size of a card on its side"""
LAST = ("yellow",)
"""cubes that come out of the bag last"""


class CaptainsMovements(Movements):
    """The movements of one table."""

    def __init__(self, view: TableView, motion: Animator, do: TableActions, model: Model) -> None:
        super().__init__(view, motion, do)
        self.model = model
        self.held: dict[str, int] = {}
        """the points of each ability as the movements have shown them so far"""
        self.shown = {kind: partial(show, self) for kind, show in SHOWN.items()}

    def start(self, events: Sequence[Event], before: Spots) -> float:
        self.held = dict(self.model.view["abilities"])
        for each in reversed(events):  # back to what the tracks showed before
            if isinstance(each, e.AbilityChanged):
                self.held[each.ability] = each.left - each.change
            elif isinstance(each, e.PointsPaid):
                self.held[each.ability] = each.left + each.points
        banners = news.of_events(self.model, events)
        if self.motion.speed == "off":
            self.news += [each.line for each in banners]
            return super().start(events, before)
        delay = super().start(events, before)
        for number, banner in enumerate(banners):
            self.announce(banner, self.view.areas.board, delay + number * moments.BANNER_SECONDS)
        return delay

    # -- pictures and places --

    def _spot(self, name: Name, before: Spots) -> pygame.Rect | None:
        """Return the place of a thing now, otherwise before the answer."""
        found = self.view.spots.get(name) or before.get(name)
        return found.copy() if found else None

    def _picture(self, name: Name, size: tuple[int, int]) -> pygame.Surface:
        """Return a card as it looks at its place."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        painting.thing(made, made.get_rect(), self.model, name, self.view.m)
        return made

    def _mouth(self, before: Spots) -> pygame.Rect | None:
        spot = self._spot(("bag", ""), before)
        if spot is None:
            return None
        made = pygame.Rect(0, 0, 2, 2)
        made.center = bag.mouth(spot)
        return made

    def _deck(self, before: Spots) -> pygame.Rect | None:
        return self._spot(("alien", self.model.alien), before)

    def _cube(self) -> int:
        return self.view.m.du(40)

    def _toss(
        self, tag: Name, color: str, start: pygame.Rect, end: pygame.Rect, seconds: float,
        delay: float,
    ) -> None:  # fmt: skip
        """Let a cube hop along an arc."""
        picture = cubes.cube(color, self._cube())
        points = moments.arc(start, end, self.view.m.du(40))
        self.launch(Rolling(tag, picture, points), seconds, delay)

    # -- the line --

    def _dealt(self, event: e.LineDealt, before: Spots, delay: float) -> float:
        """Slide the cards out of the deck, then let their cubes hop into the bag."""
        deck = self._deck(before)
        if deck is None:
            return 0.0
        places: list[pygame.Rect] = []
        for number, card in enumerate(event.cards):
            name = ("card" if card in self.model.content.faced else "location", card)
            end = self.view.spots.get(name)
            if end is None:
                continue
            picture = self._picture(name, end.size)
            small = (max(8, end.width // 3), max(8, end.height // 3))
            flight = Flight(name, picture, line(deck, end), small, end.size, waits=True,
                            back=_back("guardforce", end.size))  # fmt: skip
            self.launch(flight, CARD_SECONDS, delay + number * DEAL_GAP)
            places.append(end)
        wait = delay + len(places) * DEAL_GAP + CARD_SECONDS
        mouth = self._mouth(before)
        for number, color in enumerate(event.seeded if mouth and places else ()):
            start = places[number * len(places) // max(1, len(event.seeded))]
            tag = ("seed", str(number))
            assert mouth is not None
            self._toss(tag, color, start, mouth, HOP_SECONDS, wait + number * HOP_GAP)
        return wait - delay

    def _evaded(self, event: e.CardEvaded, before: Spots, delay: float) -> float:
        """Turn the card on its side."""
        name, rect = ("card", event.card), self.view.spots.get(("card", event.card))
        if rect is None:
            return 0.0
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        faces.draw(picture, picture.get_rect(), self.view.m, event.card)
        self.launch(Laid(name, picture, rect, 90.0, SIDEWAYS), TURN_SECONDS, delay)
        return TURN_SECONDS

    def _engaged(self, event: e.CardEngaged, before: Spots, delay: float) -> float:
        rect = self._spot(("card", event.card), before)
        if rect is not None:
            self.pulse(rect, theme.GOOD, delay)
        return 0.0

    def _kept(self, event: e.CardKept, before: Spots, delay: float) -> float:
        """Move a card of the line into the hand."""
        start, end = before.get(("card", event.card)), self.view.spots.get(("hand", event.card))
        if start is None or end is None:
            return 0.0
        name = ("hand", event.card)
        picture = pygame.Surface(start.size, pygame.SRCALPHA)
        faces.draw(picture, picture.get_rect(), self.view.m, event.card)
        self.launch(
            Flight(name, picture, line(start, end), start.size, end.size), GONE_SECONDS, delay
        )
        return DEAL_GAP

    # -- planets --

    def _chosen(self, event: e.PlanetChosen, before: Spots, delay: float) -> float:
        """Let the tile grow into its slot."""
        start, end = before.get(("planet", event.planet)), self.view.spots.get(("slot", "planet"))
        if start is None or end is None:
            return 0.0
        picture = self._picture(("slot", "planet"), end.size)
        flight = Flight(("slot", "planet"), picture, line(start, end), start.size, end.size)
        self.launch(flight, GONE_SECONDS, delay)
        return GONE_SECONDS

    def _laid(self, event: e.PlanetsLaid, before: Spots, delay: float) -> float:
        """Slide the new row in from the left."""
        for number, planet in enumerate(event.planets):
            name = ("planet", planet)
            end = self.view.spots.get(name)
            if end is not None:
                start = end.move(-end.width, 0)
                picture = self._picture(name, end.size)
                flight = Flight(name, picture, line(start, end), end.size, end.size, waits=True,
                                back=_back("planet", end.size))  # fmt: skip
                self.launch(flight, CARD_SECONDS, delay + number * DEAL_GAP)
        return 0.0

    def _paid(self, event: e.ActionPaid, before: Spots, delay: float) -> float:
        """Lay the cards of the price onto the Planet, where they go."""
        end = self.view.spots.get(("slot", "planet"))
        for number, card in enumerate(event.cards if end else ()):
            start = before.get(("hand", card))
            if start is not None and end is not None:
                picture = pygame.Surface(start.size, pygame.SRCALPHA)
                faces.draw(picture, picture.get_rect(), self.view.m, card)
                self.fade(
                    ("gone", card), picture, start, end, GONE_SECONDS, delay + number * DEAL_GAP
                )
        return GONE_SECONDS if event.cards else 0.0

    # -- points --

    def _points(self, event: e.PointsPaid, before: Spots, delay: float) -> float:
        """Let the cube step down, and another roll into its hole on the plate."""
        step = self._steps(event.ability, event.left, delay)
        rect = self.view.spots.get(("track", event.ability))
        hole = before.get(("pip", f"{self.model.current}.{event.icon}"))
        if rect is not None and hole is not None:
            start = own.cube_place(rect, min(12, event.left + event.points))
            self._toss(
                ("paid", event.ability), CUBES[event.ability], start, hole, STEP_SECONDS, delay
            )
        return step

    def _changed(self, event: e.AbilityChanged, before: Spots, delay: float) -> float:
        return self._steps(event.ability, event.left, delay)

    def _steps(self, ability: str, value: int, delay: float) -> float:
        """Move the cube of a track to a value, space by space."""
        rect, old = self.view.spots.get(("track", ability)), self.held.get(ability, value)
        self.held[ability] = value
        if rect is None or old == value:
            return 0.0
        way = range(old, value + (1 if value > old else -1), 1 if value > old else -1)
        stops = [own.cube_place(rect, each) for each in way]
        points = [(float(each.centerx), float(each.centery)) for each in stops]
        picture = cubes.cube(CUBES[ability], stops[0].width)
        size = picture.get_size()
        seconds = min(0.6, STEP_SECONDS * len(stops))
        flight = Flight(("points", ability), picture, points, size, size, lift=self.view.m.du(6))
        flight.waits = False
        self.launch(flight, seconds, delay)
        return seconds * 0.6

    # -- dice --

    def _used(self, event: e.DieUsed, before: Spots, delay: float) -> float:
        return self._tip(event.die, [event.old, event.value], delay)

    def _raised(self, event: e.DieRaised, before: Spots, delay: float) -> float:
        return self._tip(event.die, [event.old, event.value], delay)

    def _rolled(self, event: e.DieRolled, before: Spots, delay: float) -> float:
        """Tip a die over several times, to its value."""
        other = [(event.value + shift - 1) % 6 + 1 for shift in (3, 5, 2)]
        return self._tip(event.die, [*other, event.value], delay)

    def _tip(self, die: str, values: Sequence[int], delay: float) -> float:
        name = ("die", die) if ("die", die) in self.view.spots else ("rolled", die)
        rect = self.view.spots.get(name)
        if rect is None or len(set(values)) < 2:
            return 0.0
        pictures = [dice.die(die, value, rect.width) for value in values]
        seconds = TIP_SECONDS * (1 + 0.5 * (len(values) - 2))
        self.launch(Tipped(name, pictures, rect.copy()), seconds, delay)
        return seconds

    # -- cubes --

    def _drawn(self, event: e.CubesDrawn, before: Spots, delay: float) -> float:
        """Let cubes roll out of the bag: onto the tracks, or into the tray, yellow last."""
        mouth = self._mouth(before)
        if mouth is None:
            return 0.0
        if event.search:
            return self._searched(event, mouth, delay)
        for number, color in enumerate(event.cubes):
            ability = next(each for each in ABILITIES if CUBES[each] == color)
            rect = self.view.spots.get(("track", ability))
            if rect is not None:
                end = own.cube_place(rect, self.held.get(ability, 0))
                tag = ("fall", str(number))
                self._toss(tag, color, mouth, end, ROLL_SECONDS, delay + number * ROLL_GAP)
        return len(event.cubes) * ROLL_GAP + ROLL_SECONDS

    def _searched(self, event: e.CubesDrawn, mouth: pygame.Rect, delay: float) -> float:
        at = 0.0
        for color in sorted(set(event.cubes), key=lambda each: (each in LAST, each)):
            end = self.view.spots.get(("cube", color))
            if end is None:
                continue
            seconds = YELLOW_SECONDS if color in LAST else ROLL_SECONDS
            picture = self._picture(("cube", color), end.size)
            points = moments.arc(mouth, end, self.view.m.du(30))
            self.launch(Rolling(("cube", color), picture, points), seconds, delay + at)
            at += ROLL_GAP if color not in LAST else seconds
        return at

    def _placed(self, event: e.CubePlaced, before: Spots, delay: float) -> float:
        """Drop a drawn cube into its hole."""
        start = self._spot(("cube", event.cube), before)
        end = self._home(event.place, before)
        if start is None or end is None:
            return 0.0
        self._toss(("placed", event.cube), event.cube, start, end, HOP_SECONDS, delay)
        return HOP_GAP

    def _home(self, place: str, before: Spots) -> pygame.Rect | None:
        """Return where a cube goes that is put onto a place."""
        if place in ABILITIES:
            rect = self._spot(("track", place), before)
            return own.cube_place(rect, self.held.get(place, 0)) if rect else None
        if place == "bag":
            return self._mouth(before)
        kinds = ("supply",) if place == "supply" else ("weapon", "alien")
        id = "" if place == "supply" else place
        return next((rect for kind in kinds if (rect := self._spot((kind, id), before))), None)

    def _out(self, event: e.CubesOut, before: Spots, delay: float) -> float:
        return self._between(
            event.cubes, self._mouth(before), self._spot(("supply", ""), before), delay
        )

    def _in(self, event: e.CubesIn, before: Spots, delay: float) -> float:
        return self._between(
            event.cubes, self._spot(("supply", ""), before), self._mouth(before), delay
        )

    def _between(
        self, colors: Sequence[str], start: pygame.Rect | None, end: pygame.Rect | None,
        delay: float,
    ) -> float:  # fmt: skip
        if start is None or end is None:
            return 0.0
        for number, color in enumerate(colors):
            tag = ("moved", str(number))
            self._toss(tag, color, start, end, HOP_SECONDS, delay + number * HOP_GAP)
        return HOP_SECONDS

    # -- weapons --

    def _found(self, event: e.WeaponFound, before: Spots, delay: float) -> float:
        """Let the yellow cube open the place, where the weapon comes up."""
        end = self.view.spots.get(("weapon", event.weapon))
        start = self._spot(("cube", "yellow"), before)
        if end is None:
            return 0.0
        if start is not None:
            self._toss(("placed", "yellow"), "yellow", start, end, HOP_SECONDS, delay)
        name = ("weapon", event.weapon)
        picture = self._picture(name, end.size)
        small = (max(4, end.width // 6), max(4, end.height // 6))
        flight = Flight(name, picture, line(end, end), small, end.size, waits=True,
                        back=_back("weapon", end.size))  # fmt: skip
        self.launch(flight, GONE_SECONDS, delay + HOP_SECONDS)
        self.pulse(end, theme.GOLD, delay + HOP_SECONDS + GONE_SECONDS)
        return HOP_SECONDS + GONE_SECONDS

    def _understood(self, event: e.WeaponUnderstood, before: Spots, delay: float) -> float:
        end = self.view.spots.get(("weapon", event.weapon))
        if end is not None:
            self.pulse(end, theme.GOOD, delay + HOP_SECONDS)
        return 0.0

    def _power(self, event: e.PowerUsed, before: Spots, delay: float) -> float:
        """Send a beam of light from the weapon to the card."""
        start = self.view.spots.get(("weapon", event.weapon))
        card = event.target if event.target in self.model.cards else self.model.current
        end = self.view.spots.get(("card", card))
        if start is not None:
            self.pulse(start, theme.GOLD, delay)
            if end is not None:
                self.pulse(end, theme.GOLD, delay + TURN_SECONDS)
        return TURN_SECONDS

    def _counted(self, event: e.IconsCounted, before: Spots, delay: float) -> float:
        rect = self.view.spots.get(("plate", event.card))
        if rect is not None:
            self.pulse(rect, theme.GOLD, delay)
        return 0.0


def _back(kind: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the back of a card of that size."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    ground.paint_back(made, made.get_rect(), kind)
    return made


M = CaptainsMovements
SHOWN: Mapping[type[Event], Callable[..., float]] = {
    e.LineDealt: M._dealt,
    e.CardEvaded: M._evaded,
    e.CardEngaged: M._engaged,
    e.CardKept: M._kept,
    e.PlanetChosen: M._chosen,
    e.PlanetsLaid: M._laid,
    e.ActionPaid: M._paid,
    e.PointsPaid: M._points,
    e.AbilityChanged: M._changed,
    e.DieUsed: M._used,
    e.DieRaised: M._raised,
    e.DieRolled: M._rolled,
    e.CubesDrawn: M._drawn,
    e.CubePlaced: M._placed,
    e.CubesOut: M._out,
    e.CubesIn: M._in,
    e.WeaponFound: M._found,
    e.WeaponUnderstood: M._understood,
    e.PowerUsed: M._power,
    e.IconsCounted: M._counted,
}
