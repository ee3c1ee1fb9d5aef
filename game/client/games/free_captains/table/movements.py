"""The movements of the table: cards from the deck, cubes, dice, a card laid on its side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.motion import Animator
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.facts import beats
from game.client.games.free_captains.pieces import bag, cubes, dice, ground
from game.client.games.free_captains.pieces.track import CUBES
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import banners, own
from game.client.games.free_captains.table.spot_layout import cube_places
from game.client.tabletop.kit import celebrations
from game.client.tabletop.kit.flights import CARD_SECONDS, GONE_SECONDS, Flight
from game.client.tabletop.kit.rotations import Laid, Rolling, Tipped
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.kit.thing import Name, ThingAt
from game.client.tabletop.play.movements import Movements, line
from game.client.tabletop.play.parts import TableView, TableViews
from game.free_captains import events as e
from game.free_captains.names import ABILITIES
from game.table.events import Event

DEAL_GAP, HOP_SECONDS, HOP_GAP = 0.12, 0.32, 0.06
ROLL_SECONDS, DRAW_GAP, YELLOW_SECONDS = 0.4, 0.3, 0.8
TURN_SECONDS, TIP_SECONDS, STEP_SECONDS = 0.3, 0.28, 0.22
SIDEWAYS = 0.7
"""size of a card on its side"""
LAST = ("yellow",)
"""cubes that come out of the bag last"""


class CaptainsMovements(Movements):
    """The movements of one table."""

    def __init__(
        self, view: TableView, motion: Animator, views: TableViews, model: Model,
        at: ThingAt,
    ) -> None:  # fmt: skip
        super().__init__(view, motion, views)
        self.model, self.at = model, at
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
        found = banners.of_events(self.model, events)
        if self.motion.speed == "off":
            self.news += [*beats.summary(self.model, events), *(each.line for each in found)]
            return super().start(events, before)
        delay = super().start(events, before)
        for number, banner in enumerate(found):
            self.announce(
                banner, self.view.areas.board, delay + number * celebrations.BANNER_SECONDS
            )
        return delay

    # -- pictures and places --

    def spot(self, name: Name, before: Spots) -> pygame.Rect | None:
        """Return the place of a thing now, otherwise before the answer."""
        found = self.view.spots.get(name) or before.get(name)
        return found.copy() if found else None

    def mouth(self, before: Spots) -> pygame.Rect | None:
        spot = self.spot(("bag", ""), before)
        if spot is None:
            return None
        made = pygame.Rect(0, 0, 2, 2)
        made.center = bag.mouth(spot)
        return made

    def deck(self, before: Spots) -> pygame.Rect | None:
        return self.spot(("alien", self.model.alien), before)

    def cube(self) -> int:
        return self.view.m.du(40)

    def toss(
        self, tag: Name, color: str, start: pygame.Rect, end: pygame.Rect, seconds: float,
        delay: float,
    ) -> None:  # fmt: skip
        """Let a cube hop along an arc."""
        picture = cubes.cube(color, self.cube())
        points = celebrations.arc(start, end, self.view.m.du(40))
        self.launch(Rolling(tag, picture, points), seconds, delay)

    def steps(self, ability: str, value: int, delay: float) -> float:
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

    def tip(self, die: str, values: Sequence[int], delay: float) -> float:
        name = ("die", die) if ("die", die) in self.view.spots else ("rolled", die)
        rect = self.view.spots.get(name)
        if rect is None or len(set(values)) < 2:
            return 0.0
        pictures = [dice.die(die, value, rect.width) for value in values]
        seconds = TIP_SECONDS * (1 + 0.5 * (len(values) - 2))
        self.launch(Tipped(name, pictures, rect.copy()), seconds, delay)
        return seconds

    def home(self, place: str, before: Spots) -> pygame.Rect | None:
        """Return where a cube goes that is put onto a place."""
        if place in ABILITIES:
            rect = self.spot(("track", place), before)
            return own.cube_place(rect, self.held.get(place, 0)) if rect else None
        if place == "bag":
            return self.mouth(before)
        kinds = ("supply",) if place == "supply" else ("weapon", "alien")
        id = "" if place == "supply" else place
        return next((rect for kind in kinds if (rect := self.spot((kind, id), before))), None)

    def between(
        self, colors: Sequence[str], start: pygame.Rect | None, end: pygame.Rect | None,
        delay: float,
    ) -> float:  # fmt: skip
        if start is None or end is None:
            return 0.0
        for number, color in enumerate(colors):
            tag = ("moved", str(number))
            self.toss(tag, color, start, end, HOP_SECONDS, delay + number * HOP_GAP)
        return HOP_SECONDS


# -- the animation of each event; each returns the seconds until the next one may start --


def deal_line(moves: CaptainsMovements, event: e.LineDealt, before: Spots, delay: float) -> float:
    """Slide the cards out of the deck, then let their cubes hop into the bag."""
    deck = moves.deck(before)
    if deck is None:
        return 0.0
    places: list[pygame.Rect] = []
    for number, card in enumerate(event.cards):
        name = ("card" if card in moves.model.content.faced else "location", card)
        end = moves.view.spots.get(name)
        past = moves.view.spots.get(("location", moves.model.view["location"]))
        if end is None and name[0] == "location" and past is not None:  # another one comes after it
            end, picture = past, pygame.Surface(past.size, pygame.SRCALPHA)
            faces.draw(picture, picture.get_rect(), moves.view.m, card)
        elif end is not None:
            picture = moves.at(name).as_picture(end.size)
        else:
            continue
        small = (max(8, end.width // 3), max(8, end.height // 3))
        flight = Flight(name, picture, line(deck, end), small, end.size, waits=True,
                        back=_back("guardforce", end.size))  # fmt: skip
        moves.launch(flight, CARD_SECONDS, delay + number * DEAL_GAP)
        places.append(end)
    wait = delay + len(places) * DEAL_GAP + CARD_SECONDS
    mouth = moves.mouth(before)
    for number, color in enumerate(event.seeded if mouth and places else ()):
        start = places[number * len(places) // max(1, len(event.seeded))]
        tag = ("seed", str(number))
        assert mouth is not None
        moves.toss(tag, color, start, mouth, HOP_SECONDS, wait + number * HOP_GAP)
    return wait - delay


def evade(moves: CaptainsMovements, event: e.CardEvaded, before: Spots, delay: float) -> float:
    """Turn the card on its side."""
    name, rect = ("card", event.card), moves.view.spots.get(("card", event.card))
    if rect is None:
        return 0.0
    picture = pygame.Surface(rect.size, pygame.SRCALPHA)
    faces.draw(picture, picture.get_rect(), moves.view.m, event.card)
    moves.launch(Laid(name, picture, rect, 90.0, SIDEWAYS), TURN_SECONDS, delay)
    return TURN_SECONDS


def engage(moves: CaptainsMovements, event: e.CardEngaged, before: Spots, delay: float) -> float:
    rect = moves.spot(("card", event.card), before)
    if rect is not None:
        moves.pulse(rect, theme.GOOD, delay)
    return 0.0


def keep_card(moves: CaptainsMovements, event: e.CardKept, before: Spots, delay: float) -> float:
    """Move a card of the line into the hand."""
    start, end = before.get(("card", event.card)), moves.view.spots.get(("hand", event.card))
    if start is None or end is None:
        return 0.0
    name = ("hand", event.card)
    picture = pygame.Surface(start.size, pygame.SRCALPHA)
    faces.draw(picture, picture.get_rect(), moves.view.m, event.card)
    moves.launch(Flight(name, picture, line(start, end), start.size, end.size), GONE_SECONDS, delay)
    return DEAL_GAP


def choose_planet(
    moves: CaptainsMovements, event: e.PlanetChosen, before: Spots, delay: float
) -> float:
    """Let the tile grow into its slot."""
    start, end = before.get(("planet", event.planet)), moves.view.spots.get(("slot", "planet"))
    if start is None or end is None:
        return 0.0
    picture = moves.at(("slot", "planet")).as_picture(end.size)
    flight = Flight(("slot", "planet"), picture, line(start, end), start.size, end.size)
    moves.launch(flight, GONE_SECONDS, delay)
    return GONE_SECONDS


def lay_planets(
    moves: CaptainsMovements, event: e.PlanetsLaid, before: Spots, delay: float
) -> float:
    """Slide the new row in from the left."""
    for number, planet in enumerate(event.planets):
        name = ("planet", planet)
        end = moves.view.spots.get(name)
        if end is not None:
            start = end.move(-end.width, 0)
            picture = moves.at(name).as_picture(end.size)
            flight = Flight(name, picture, line(start, end), end.size, end.size, waits=True,
                            back=_back("planet", end.size))  # fmt: skip
            moves.launch(flight, CARD_SECONDS, delay + number * DEAL_GAP)
    return 0.0


def pay(moves: CaptainsMovements, event: e.ActionPaid, before: Spots, delay: float) -> float:
    """Lay the cards of the price onto the Planet, where they go."""
    end = moves.view.spots.get(("slot", "planet"))
    for number, card in enumerate(event.cards if end else ()):
        start = before.get(("hand", card))
        if start is not None and end is not None:
            picture = pygame.Surface(start.size, pygame.SRCALPHA)
            faces.draw(picture, picture.get_rect(), moves.view.m, card)
            moves.fade(("gone", card), picture, start, end, GONE_SECONDS, delay + number * DEAL_GAP)
    return GONE_SECONDS if event.cards else 0.0


def pay_points(moves: CaptainsMovements, event: e.PointsPaid, before: Spots, delay: float) -> float:
    """Let the cube step down, and another roll into its hole on the plate."""
    step = moves.steps(event.ability, event.left, delay)
    rect = moves.view.spots.get(("track", event.ability))
    hole = before.get(("pip", f"{moves.model.current}.{event.icon}"))
    if rect is not None and hole is not None:
        start = own.cube_place(rect, min(12, event.left + event.points))
        moves.toss(("paid", event.ability), CUBES[event.ability], start, hole, STEP_SECONDS, delay)
    return step


def change_ability(
    moves: CaptainsMovements, event: e.AbilityChanged, before: Spots, delay: float
) -> float:
    return moves.steps(event.ability, event.left, delay)


def use_die(moves: CaptainsMovements, event: e.DieUsed, before: Spots, delay: float) -> float:
    return moves.tip(event.die, [event.old, event.value], delay)


def raise_die(moves: CaptainsMovements, event: e.DieRaised, before: Spots, delay: float) -> float:
    return moves.tip(event.die, [event.old, event.value], delay)


def roll_die(moves: CaptainsMovements, event: e.DieRolled, before: Spots, delay: float) -> float:
    """Tip a die over several times, to its value."""
    other = [(event.value + shift - 1) % 6 + 1 for shift in (3, 5, 2)]
    return moves.tip(event.die, [*other, event.value], delay)


def draw_cubes(moves: CaptainsMovements, event: e.CubesDrawn, before: Spots, delay: float) -> float:
    """Let cubes roll out of the bag: onto the tracks, or into the tray, yellow last."""
    mouth = moves.mouth(before)
    if mouth is None:
        return 0.0
    if event.search:
        return search(moves, event, mouth, delay)
    for number, color in enumerate(event.cubes):
        ability = next(each for each in ABILITIES if CUBES[each] == color)
        rect = moves.view.spots.get(("track", ability))
        if rect is not None:
            end = own.cube_place(rect, moves.held.get(ability, 0))
            tag = ("fall", str(number))
            moves.toss(tag, color, mouth, end, YELLOW_SECONDS, delay + number * DRAW_GAP)
    return len(event.cubes) * DRAW_GAP + YELLOW_SECONDS


def search(
    moves: CaptainsMovements, event: e.CubesDrawn, mouth: pygame.Rect, delay: float
) -> float:
    """Let the cubes come one after another, each to lie beside those of its color."""
    at, landing, counts = 0.0, list[tuple[Name, pygame.Surface, pygame.Rect, float]](), Counter(
        event.cubes)  # fmt: skip
    spots, come = moves.view.spots, Counter[str]()
    for color in sorted(event.cubes, key=LAST.__contains__):
        heap = spots.get(("cube", color))
        if heap is None:
            continue
        end = cube_places(moves.model, spots, heap, counts[color])[come[color]]
        come[color] += 1
        seconds, picture = YELLOW_SECONDS if color in LAST else ROLL_SECONDS, cubes.cube(
            color, end.width)  # fmt: skip
        points = celebrations.arc(mouth, end, moves.view.m.du(30))
        moves.launch(Rolling(("cube", color), picture, points), seconds, delay + at)
        landing.append((("cube", color), picture, end, at + seconds))
        at += seconds if color in LAST else DRAW_GAP
    whole = max((each[3] for each in landing), default=0.0)
    for name, picture, end, down in landing:  # the first ones wait for the last
        still = Rolling(name, picture, [end.center], 0.0)
        moves.launch(still, whole - down, delay + down)
    return whole


def place_cube(moves: CaptainsMovements, event: e.CubePlaced, before: Spots, delay: float) -> float:
    """Drop a drawn cube into its hole."""
    start = moves.spot(("cube", event.cube), before)
    end = moves.home(event.place, before)
    if start is None or end is None:
        return 0.0
    if event.total:  # to an alien: all of them, one after another
        for number in range(event.n):
            tag = ("placed", str(number))
            moves.toss(tag, event.cube, start, end, YELLOW_SECONDS, delay + number * DRAW_GAP)
        return YELLOW_SECONDS + event.n * DRAW_GAP
    moves.toss(("placed", event.cube), event.cube, start, end, HOP_SECONDS, delay)
    return HOP_GAP


def take_cubes(moves: CaptainsMovements, event: e.CubesOut, before: Spots, delay: float) -> float:
    return moves.between(
        event.cubes, moves.mouth(before), moves.spot(("supply", ""), before), delay
    )


def add_cubes(moves: CaptainsMovements, event: e.CubesIn, before: Spots, delay: float) -> float:
    return moves.between(
        event.cubes, moves.spot(("supply", ""), before), moves.mouth(before), delay
    )


def find_weapon(
    moves: CaptainsMovements, event: e.WeaponFound, before: Spots, delay: float
) -> float:
    """Let the yellow cube open the place, where the weapon comes up."""
    end = moves.view.spots.get(("weapon", event.weapon))
    start = moves.spot(("cube", "yellow"), before)
    if end is None:
        return 0.0
    if start is not None:
        moves.toss(("placed", "yellow"), "yellow", start, end, HOP_SECONDS, delay)
    name = ("weapon", event.weapon)
    picture = moves.at(name).as_picture(end.size)
    small = (max(4, end.width // 6), max(4, end.height // 6))
    flight = Flight(name, picture, line(end, end), small, end.size, waits=True,
                    back=_back("weapon", end.size))  # fmt: skip
    moves.launch(flight, GONE_SECONDS, delay + HOP_SECONDS)
    moves.pulse(end, theme.GOLD, delay + HOP_SECONDS + GONE_SECONDS)
    return HOP_SECONDS + GONE_SECONDS


def understand_weapon(
    moves: CaptainsMovements, event: e.WeaponUnderstood, before: Spots, delay: float
) -> float:
    end = moves.view.spots.get(("weapon", event.weapon))
    if end is not None:
        moves.pulse(end, theme.GOOD, delay + HOP_SECONDS)
    return 0.0


def use_power(moves: CaptainsMovements, event: e.PowerUsed, before: Spots, delay: float) -> float:
    """Send a beam of light from the weapon to the card."""
    start = moves.view.spots.get(("weapon", event.weapon))
    card = event.target if event.target in moves.model.cards else moves.model.current
    end = moves.view.spots.get(("card", card))
    if start is not None:
        moves.pulse(start, theme.GOLD, delay)
        if end is not None:
            moves.pulse(end, theme.GOLD, delay + TURN_SECONDS)
    return TURN_SECONDS


def count_icons(
    moves: CaptainsMovements, event: e.IconsCounted, before: Spots, delay: float
) -> float:
    rect = moves.view.spots.get(("plate", event.card))
    if rect is not None:
        moves.pulse(rect, theme.GOLD, delay)
    return 0.0


def _back(kind: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the back of a card of that size."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    ground.paint_back(made, made.get_rect(), kind)
    return made


SHOWN: Mapping[type[Event], Callable[..., float]] = {
    e.LineDealt: deal_line,
    e.CardEvaded: evade,
    e.CardEngaged: engage,
    e.CardKept: keep_card,
    e.PlanetChosen: choose_planet,
    e.PlanetsLaid: lay_planets,
    e.ActionPaid: pay,
    e.PointsPaid: pay_points,
    e.AbilityChanged: change_ability,
    e.DieUsed: use_die,
    e.DieRaised: raise_die,
    e.DieRolled: roll_die,
    e.CubesDrawn: draw_cubes,
    e.CubePlaced: place_cube,
    e.CubesOut: take_cubes,
    e.CubesIn: add_cubes,
    e.WeaponFound: find_weapon,
    e.WeaponUnderstood: understand_weapon,
    e.PowerUsed: use_power,
    e.IconsCounted: count_icons,
}
