"""The movements of the table: cards, pawns, tokens, damage, and the event that is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board import banners, current_event, layout
from game.client.games.mandalorian.board.current_event import (
    HOLD_SECONDS,
    TURN_SECONDS,
    Aim,
    Shot,
    Shown,
    Trail,
)
from game.client.games.mandalorian.board.event_stage import EventStage
from game.client.games.mandalorian.cards import faces, tokens
from game.client.games.mandalorian.cards.plates import disc
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import large, strip
from game.client.games.mandalorian.table.spot_layout import JAMMER
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.kit.celebrations import BANNER_SECONDS
from game.client.tabletop.kit.flights import (
    CARD_SECONDS,
    GONE_SECONDS,
    MOST_SECONDS,
    REVEAL_SECONDS,
    STEP_SECONDS,
    Flight,
)
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.kit.thing import Name, ThingAt
from game.client.tabletop.play.movements import Movements, line
from game.client.tabletop.play.parts import TableView, TableViews
from game.client.widgets import placement
from game.mandalorian import events as e
from game.mandalorian.catalog import original
from game.mandalorian.names import CLIENT
from game.mandalorian.text import leak
from game.table.events import Event

SHOT_SECONDS, FIGURE_SECONDS, TICK_SECONDS, DEAL_GAP = 0.25, 0.4, 0.25, 0.08
WOUND_SECONDS = 1.4  # that the figure of damage to a character, or word of a defeat, stays
FILL_SECONDS = 0.5
SEEN_SECONDS = 12.0  # that a threat just looked at or revealed is shown large
MOST_REVEALED = 3  # side by side on the map
LOW_DU = 230  # height of a large threat where a higher one would hide places to choose
OF_ENEMIES = ("push", "advance", "retreat", "carry")
"""verbs that move an enemy"""
ON_MAP = ("space", "token", "door")
TRAIL_SECONDS = 0.35  # that a way or the mark of a blow stays
Point = tuple[float, float]


@dataclass
class Revealed:
    """A threat, large enough to read, and a line from it to the token at ``spot``."""

    tag: tuple[str, str]
    rect: pygame.Rect
    spot: pygame.Rect
    model: Model
    threat: str
    m: Metrics
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.rect.union(self.spot).inflate(8, 8)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1.0:
            return
        near = self.rect.right if self.spot.centerx > self.rect.centerx else self.rect.left
        end = self.spot.left if near == self.rect.right else self.spot.right
        width = max(2, self.m.du(2))
        start = (near, min(max(self.spot.centery, self.rect.top), self.rect.bottom - 1))
        pygame.draw.line(surface, theme.GOLD, start, (end, self.spot.centery), width)
        pygame.draw.rect(surface, theme.GOLD, self.spot, width, border_radius=self.m.du(8))
        large.threat(surface, self.rect, self.model, self.threat, self.m, [])


@dataclass
class Rising:
    """A picture that rises by ``high`` pixels from its place, whole for most of its time."""

    tag: tuple[str, str]
    picture: pygame.Surface
    place: pygame.Rect
    high: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.place.union(self.place.move(0, -self.high)).inflate(4, 4)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1.0:
            return
        time = 1 - (1 - self.part) ** (1 / 3)  # the part is eased
        self.picture.set_alpha(round(255 * min(1.0, (1 - time) / 0.35)))
        surface.blit(self.picture, self.place.move(0, -round(self.high * time)))


class MissionMovements(Movements):
    """The movements of one table."""

    def __init__(
        self, view: TableView, motion: Animator, views: TableViews, model: Model,
        board: GridBoard, at: ThingAt, stage: EventStage,
    ) -> None:  # fmt: skip
        super().__init__(view, motion, views)
        self.model, self.board, self.at, self.stage = model, board, at, stage
        self.shown = {kind: partial(show, self) for kind, show in SHOWN.items()}
        self.ways: dict[int, tuple[str, ...]] = {}
        """the spaces of each walk, by the number of the event that begins it"""
        self.last: set[int] = set()
        """the events after which the next one waits, of those that happen side by side"""
        self.revealed: list[pygame.Rect] = []
        """where threats are shown large after the last answer"""
        self.card: Shown | None = None
        self.marks: list[str] = []
        self.line = ""
        """the newest line of the story since a slot was checked"""
        self.since = 0.0
        self.moved: dict[Name, tuple[int, int]] = {}
        """where the pieces are by now"""

    def start(self, events: Sequence[Event], before: Spots) -> float:
        events = [leak.closed(self.model.play, each) for each in events]
        self.ways, self.last = walks(events), sides(events)
        self.card, self.moved, self.revealed = None, {}, []
        if self.motion.speed == "off":
            self.news += banners.in_words(self.model, events)
        delay = super().start(events, before)
        return delay + self.close(delay)

    # -- places and pictures --

    def spot(self, name: Name, before: Spots) -> pygame.Rect | None:
        """Return the place of a thing now, otherwise before the answer."""
        found = self.view.spots.get(name) or before.get(name)
        return found.copy() if found else None

    def place_of(self, name: Name, before: Spots) -> tuple[int, int] | None:
        """Return where a piece is at this point of the movements."""
        spot = before.get(name) or self.view.spots.get(name)
        return self.moved.get(name) or (spot.center if spot else None)

    def px(self) -> int:
        return max(36, round(self.view.m.du(50) * min(1.0, self.board.frame.unit)))

    def piece(self, name: Name) -> pygame.Surface:
        return self.at(name).as_picture((self.px(), self.px()))

    def travel(
        self, name: Name, picture: pygame.Surface, spaces: Sequence[str], before: Spots,
        delay: float,
    ) -> float:  # fmt: skip
        """Move a piece space by space; return its seconds."""
        start, end = self.place_of(name, before), self.view.spots.get(name)
        if start is None:
            return 0.0
        points: list[Point] = [start, *(self.board.rect(each).center for each in spaces)]
        if end is not None and self.board.rect(spaces[-1]).collidepoint(end.center):
            points[-1] = end.center
        seconds = min(MOST_SECONDS, STEP_SECONDS * (len(points) - 1))
        flight = Flight(name, picture, points, picture.get_size(), picture.get_size(),
                        waits=name in self.moved)  # fmt: skip
        self.launch(flight, seconds, delay)
        self.moved[name] = (round(points[-1][0]), round(points[-1][1]))
        return seconds

    def card_picture(self, size: tuple[int, int], card: str) -> pygame.Surface:
        """Return the face of a card."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        faces.draw(made, made.get_rect(), self.view.m, self.model.content, card)
        return made

    def figure(
        self, center: tuple[int, int], n: int, delay: float, seconds: float = FIGURE_SECONDS * 1.6
    ) -> None:
        """Let a figure rise and fade."""
        self.rise(center, tokens.hit(self.view.m.du(40), n), delay, seconds)

    def rise(
        self, center: tuple[int, int], picture: pygame.Surface, delay: float, seconds: float
    ) -> None:
        """Let a picture rise from a place on the map, and fade at last."""
        place = picture.get_rect(center=(center[0], center[1] - self.view.m.du(14)))
        tag = ("figure", f"{center}{delay}")
        self.adorn(Rising(tag, picture, place, self.view.m.du(34)), seconds, delay)

    def reveal(self, token: str, threat: str, spot: pygame.Rect, delay: float) -> None:
        """Show a threat large beside its place on the map, until the next answer at most; a second
        one beside the first."""
        m, area = self.view.m, self.board.area
        high = min(area.height - 2 * m.du(12), m.du(460))
        rect = pygame.Rect(0, 0, min(area.width // 3, max(m.du(230), high * 5 // 7)), high)
        side = "midleft" if spot.centerx > area.centerx else "midright"
        setattr(rect, side, getattr(area.inflate(-2 * m.du(12), 0), side))
        targets = self.targets()
        if rect.collidelist(targets) >= 0:
            rect = self.beside_targets(rect, [spot, *targets])
        while rect.collidelist(self.revealed) >= 0 and len(self.revealed) < MOST_REVEALED:
            rect.x += (rect.width + m.du(8)) * (1 if side == "midleft" else -1)
        self.revealed.append(rect)
        shown = Revealed(("reveal", token), rect, spot, self.model, threat, m)
        over = partial(self.views.invalidate, shown.reach)
        apply, done = self.flights.launch(shown, over)
        self.motion.add(SEEN_SECONDS, apply, done, delay, ambient=True)

    def targets(self) -> list[pygame.Rect]:
        """Return the places on the map that the question at hand can be answered at."""
        asked = {each.target for each in self.model.options if each.verb != "play"}
        asked |= {each.source for each in self.model.options if each.verb in OF_ENEMIES}
        return [rect for name, rect in self.view.spots.items()
                if name[0] in ON_MAP and name[1] in asked]  # fmt: skip

    def beside_targets(self, usual: pygame.Rect, kept: Sequence[pygame.Rect]) -> pygame.Rect:
        """Return the place of a large threat while the map is asked about: over slots and hand, or
        wherever it hides the least."""
        m, areas = self.view.m, self.view.areas
        assert isinstance(areas, layout.MissionRegions)
        body = self.board.area
        if not areas.hidden:
            body = body.union(areas.hand)
        low = pygame.Rect(0, 0, usual.width, min(usual.height, m.du(LOW_DU)))
        order = [usual, *(rect for size in (usual.size, low.size)
                          for rect in placement.over(size, body, m.du(12)))]  # fmt: skip
        found = placement.best(order, placement.of_rank(placement.Rank.GOAL, kept))
        assert found is not None
        return found.rect

    def close(self, delay: float) -> float:
        """Let the card that is shown go after a moment; return the seconds of that."""
        card, self.card = self.card, None
        if card is None:
            return 0.0
        card.seconds = delay + HOLD_SECONDS - self.since
        self.adorn(card, card.seconds, self.since)
        return HOLD_SECONDS


# -- the animation of each event; each returns the seconds until the next one may start --


def play_card(moves: MissionMovements, event: e.SkillPlayed, before: Spots, delay: float) -> float:
    """Put the card into its slot."""
    start = next((rect for name, rect in before.items() if name[0] == "hand"
                  and original(name[1]) == original(event.card)), None)  # fmt: skip
    start = before.get(("hand", event.card), start)
    end = moves.view.spots.get(("slot", event.slot))
    if start is None or end is None:
        return 0.0
    picture = moves.card_picture(start.size, event.card)
    high = end.height * 7 // 10
    size = (round(high * faces.ASPECT), high)
    flight = Flight(("played", event.card), picture, line(start, end), start.size, size,
                    lift=moves.view.m.du(8), settle=moves.view.m.du(4))  # fmt: skip
    moves.launch(flight, CARD_SECONDS, delay)
    after = int(moves.model.slot(event.slot)["total"])
    card = moves.model.skill(event.card)
    before_it = after - card.strength if not card.exact else after
    filling = strip.Filling(("fill", event.slot), end, (max(0, before_it), after), moves.view.m)
    moves.adorn(filling, FILL_SECONDS, delay + CARD_SECONDS * 0.8)
    return CARD_SECONDS * 0.6


def deal_hand(moves: MissionMovements, event: e.SkillsDrawn, before: Spots, delay: float) -> float:
    return deal(moves, "hand", "skill", event.cards, delay)


def deal_planning(
    moves: MissionMovements, event: e.PlanningDrawn, before: Spots, delay: float
) -> float:
    return deal(moves, "drawn", "planning", event.cards, delay)


def deal(
    moves: MissionMovements, kind: str, deck: str, cards: Sequence[str], delay: float
) -> float:
    """Turn cards up from their deck, one after another."""
    start = moves.view.spots.get(("deck", deck))
    for number, card in enumerate(cards if start else ()):
        end = moves.view.spots.get((kind, card))
        if end is None or start is None:
            continue
        picture = moves.card_picture(end.size, card)
        back = faces.back(end.size, moves.view.m, deck)
        flight = Flight((kind, card), picture, line(start, end), start.size, end.size,
                        waits=True, back=back)  # fmt: skip
        moves.launch(flight, CARD_SECONDS, delay + number * DEAL_GAP)
    return 0.0


def keep_card(moves: MissionMovements, event: e.PlanningKept, before: Spots, delay: float) -> float:
    """Move a planning card to the character who keeps it."""
    start, end = before.get(("drawn", event.card)), moves.view.spots.get(("plan", event.card))
    if start is None or end is None:
        return 0.0
    picture = moves.card_picture(start.size, event.card)
    moves.fly(("plan", event.card), picture, start, end, CARD_SECONDS, delay)
    return CARD_SECONDS


def spend_card(
    moves: MissionMovements, event: e.PlanningUsed, before: Spots, delay: float
) -> float:
    """Let a planning card that is used leave its character."""
    start = before.get(("plan", event.card))
    if start is not None:
        moves.pulse(start, theme.GOLD, delay)
    return discard_plans(moves, (event.card,), before, delay + STEP_SECONDS if start else delay)


def discard_cards(
    moves: MissionMovements, event: e.PlanningDiscarded, before: Spots, delay: float
) -> float:
    return discard_plans(moves, event.cards, before, delay)


def discard_plans(
    moves: MissionMovements, cards: Sequence[str], before: Spots, delay: float
) -> float:
    """Move planning cards to their discard pile, one after another."""
    end, gone = moves.view.spots.get(("pile", "planning")), 0
    for card in cards:
        start = before.get(("drawn", card)) or before.get(("plan", card))
        if start is None or end is None or ("plan", card) in moves.view.spots:
            continue
        at = start if start.height > end.height else end.move(
            start.centerx - end.centerx, start.centery - end.centery
        )  # fmt: skip
        moves.fly(("discarded", card), moves.card_picture(at.size, card), at, at.fit(end),
                  CARD_SECONDS, delay + gone * DEAL_GAP)  # fmt: skip
        gone += 1
    return CARD_SECONDS * 0.6 if gone else 0.0


def top_card(
    moves: MissionMovements, event: e.PlanningTopped, before: Spots, delay: float
) -> float:
    """Put a planning card back on its deck."""
    start, end = before.get(("drawn", event.card)), moves.view.spots.get(("deck", "planning"))
    if start is None or end is None:
        return ring(moves, ("deck", "planning"), theme.GOLD, delay)
    picture = moves.card_picture(start.size, event.card)
    moves.fly(("topped", event.card), picture, start, start.fit(end), CARD_SECONDS, delay)
    moves.pulse(end, theme.GOLD, delay + CARD_SECONDS)
    return CARD_SECONDS * 0.6


def peek(moves: MissionMovements, event: e.EventPeeked, before: Spots, delay: float) -> float:
    """Turn the top event card up beside the map, where it stays, for a seat that may see it."""
    areas, start = moves.view.areas, moves.view.spots.get(("back", ""))
    assert isinstance(areas, layout.MissionRegions)
    if not event.card or start is None or areas.hidden:
        return ring(moves, ("back", ""), theme.GOLD, delay)
    end = current_event.card_rect(areas, moves.view.m)
    back = faces.back(start.size, moves.view.m, moves.model.content.events[event.card].back)
    flight = Flight(("peeked", event.card), moves.card_picture(end.size, event.card),
                    line(start, end), start.size, end.size, waits=True, back=back)  # fmt: skip
    moves.launch(flight, REVEAL_SECONDS, delay)
    return REVEAL_SECONDS


def bury(moves: MissionMovements, event: e.EventBuried, before: Spots, delay: float) -> float:
    """Let the top event card go down under its deck."""
    start = before.get(("back", ""))
    if start is None:
        return 0.0
    picture = faces.back(start.size, moves.view.m, str(moves.model.view["event_back"]))
    moves.fade(("buried", ""), picture, start, start.move(0, start.height), GONE_SECONDS, delay)
    return ring(moves, ("back", ""), theme.GOLD, delay)


def walk(moves: MissionMovements, event: e.Moved, before: Spots, delay: float) -> float:
    spaces = moves.ways.get(id(event))
    if not spaces:
        return 0.0
    name = ("pawn", event.who)
    return moves.travel(name, moves.piece(name), spaces, before, delay)


def move_enemy(moves: MissionMovements, event: e.TokenMoved, before: Spots, delay: float) -> float:
    """Move an enemy; those of the same ability move side by side."""
    name = ("token", event.token)
    entry = moves.model.token(event.token)
    picture = moves.piece(name) if entry else tokens.face(moves.px(), event.threat)
    start = moves.place_of(name, before)
    seconds = moves.travel(name, picture, event.path[1:], before, delay)
    if start is not None and seconds:
        points: list[Point] = [start, *(moves.board.rect(each).center for each in event.path[1:])]
        points[-1] = moves.moved[name]
        trail = Trail(("trail", event.token), points, max(2, moves.view.m.du(3)))
        moves.adorn(trail, seconds + TRAIL_SECONDS, delay)
    return seconds if id(event) in moves.last else 0.0


def flip(moves: MissionMovements, event: e.TokenFlipped, before: Spots, delay: float) -> float:
    """Turn a token up."""
    name = ("token", event.token)
    spot, mission = moves.spot(name, before), moves.model.mission.number
    if spot is None:
        return 0.0
    px = moves.px()
    shape = moves.model.content.threats[event.threat].shape
    at = pygame.Rect(0, 0, px, px)
    at.center = spot.center
    flight = Flight(name, tokens.face(px, event.threat), line(at, at), at.size, at.size,
                    back=tokens.back(px, shape, mission))  # fmt: skip
    moves.launch(flight, REVEAL_SECONDS, delay)
    moves.reveal(event.token, event.threat, spot, delay + REVEAL_SECONDS)
    return REVEAL_SECONDS


def look(moves: MissionMovements, event: e.TokenSeen, before: Spots, delay: float) -> float:
    """Show the threat that was looked at."""
    spot = moves.spot(("token", event.token), before)
    if spot is not None and event.threat:
        moves.reveal(event.token, event.threat, spot, delay)
    return 0.0


def enter(moves: MissionMovements, event: e.TokenEntered, before: Spots, delay: float) -> float:
    """Bring a reinforcement from its pile to its space."""
    name, start = ("token", event.token), moves.view.spots.get(("back", ""))
    end = moves.view.spots.get(name)
    if end is None:
        return 0.0
    start = start or pygame.Rect(end.centerx, moves.board.area.top, 1, 1)
    px, mission = moves.px(), moves.model.mission.number
    threat = moves.model.content.threats[event.threat]
    back = tokens.back(px, threat.shape, mission, threat.orange)
    flight = Flight(name, tokens.face(px, event.threat), line(start, end), (px, px), (px, px),
                    waits=True, back=back)  # fmt: skip
    moves.launch(flight, REVEAL_SECONDS + 0.1, delay)
    moves.pulse(end, theme.DANGER, delay + REVEAL_SECONDS)
    moves.moved[name] = end.center
    return REVEAL_SECONDS + 0.1


def damage_enemy(moves: MissionMovements, event: e.TokenHurt, before: Spots, delay: float) -> float:
    center = moves.place_of(("token", event.token), before)
    if center is not None:
        moves.figure(center, event.n, delay)
    return FIGURE_SECONDS * 0.5


def beat(moves: MissionMovements, event: e.TokenBeaten, before: Spots, delay: float) -> float:
    seconds = leave(moves, event.token, event.threat, before, delay)
    center = moves.place_of(("token", event.token), before)
    if center is not None:
        high = moves.view.m.du(30)
        moves.rise(center, tokens.down(high), delay + seconds / 2, WOUND_SECONDS)
    return seconds


def remove(moves: MissionMovements, event: e.TokenGone, before: Spots, delay: float) -> float:
    return leave(moves, event.token, event.threat, before, delay)


def leave(moves: MissionMovements, token: str, threat: str, before: Spots, delay: float) -> float:
    """Fade a token where it stood."""
    start = before.get(("token", token))
    center = moves.place_of(("token", token), before)
    if start is None or center is None or ("token", token) in moves.view.spots:
        return 0.0
    px = moves.px()
    at = pygame.Rect(0, 0, px, px)
    at.center = center
    moves.fade(("gone", token), tokens.face(px, threat), at, at, GONE_SECONDS, delay)
    return GONE_SECONDS * 0.5


def attack(moves: MissionMovements, event: e.TokenAttacked, before: Spots, delay: float) -> float:
    return shoot(moves, ("pawn", event.who), ("token", event.token), before, delay)


def strike(moves: MissionMovements, event: e.EnemyAttacks, before: Spots, delay: float) -> float:
    """Mark who is hit, and let the enemy shoot."""
    center = moves.place_of(("pawn", event.who), before)
    if center is not None:
        aim = Aim(("aim", event.who), center, moves.px() // 2, max(2, moves.view.m.du(3)))
        moves.adorn(aim, SHOT_SECONDS + TRAIL_SECONDS, delay)
    return shoot(moves, ("token", event.token), ("pawn", event.who), before, delay)


def shoot(moves: MissionMovements, one: Name, two: Name, before: Spots, delay: float) -> float:
    """Draw a line from who attacks to who is attacked."""
    start, end = moves.place_of(one, before), moves.place_of(two, before)
    if start is None or end is None or start == end:
        return 0.0
    shot = Shot(("shot", one[1]), start, end, moves.view.m.du(4))
    moves.adorn(shot, SHOT_SECONDS, delay)
    return SHOT_SECONDS


def damage(moves: MissionMovements, event: e.Hurt, before: Spots, delay: float) -> float:
    """Show damage on a pawn and on its panel."""
    center = moves.place_of(("pawn", event.who), before)
    if center is not None:
        moves.figure(center, 1, delay, WOUND_SECONDS)
    panel = moves.spot(("crew", event.who), before)
    if panel is not None:
        moves.pulse(panel, theme.DANGER, delay)
    return FIGURE_SECONDS * 0.6


def heal(moves: MissionMovements, event: e.Healed, before: Spots, delay: float) -> float:
    for kind in ("crew", "pawn"):
        spot = moves.spot((kind, event.who), before)
        if spot is not None:
            moves.pulse(spot, theme.GOOD, delay)
    return 0.0


def block(moves: MissionMovements, event: e.Blocked, before: Spots, delay: float) -> float:
    spot = moves.spot(("pawn", event.who), before)
    if spot is not None:
        moves.pulse(spot, theme.TEAL, delay)
    return 0.1


def check_slot(moves: MissionMovements, event: e.SlotChecked, before: Spots, delay: float) -> float:
    moves.line = ""
    return ring(moves, ("slot", event.slot), theme.DANGER, delay) * 0.5


def disrupt(moves: MissionMovements, event: e.SlotDisrupted, before: Spots, delay: float) -> float:
    """Drop a disrupt token into its slot."""
    end = moves.view.spots.get(("slot", event.slot))
    if end is None:
        return 0.0
    px = moves.view.m.du(40)
    at = pygame.Rect(0, 0, px, px)
    at.center = end.center
    start = at.move(0, -end.height)
    moves.fly(("disrupt", event.slot), disc(px, str(event.n)), start, at, CARD_SECONDS, delay)
    moves.pulse(end, theme.DANGER, delay + CARD_SECONDS)
    return CARD_SECONDS


def calm(moves: MissionMovements, event: e.SlotCalmed, before: Spots, delay: float) -> float:
    """Lift disrupt tokens off their slot."""
    start = moves.spot(("slot", event.slot), before)
    for number, n in enumerate(event.tokens if start else ()):
        assert start is not None
        px = moves.view.m.du(40)
        at = pygame.Rect(0, 0, px, px)
        at.center = start.centerx + number * px, start.centery
        moves.fade(("calmed", str(number)), disc(px, str(n)), at, at.move(0, -start.height),
                   GONE_SECONDS, delay)  # fmt: skip
    return ring(moves, ("slot", event.slot), theme.GOOD, delay)


def empty_slot(moves: MissionMovements, event: e.SlotEmptied, before: Spots, delay: float) -> float:
    """Close the event, and let the cards leave their slot."""
    more = moves.close(delay)
    start, end = before.get(("slot", event.slot)), moves.view.spots.get(("pile", "skill"))
    for number, card in enumerate(event.cards if start and end else ()):
        assert start is not None and end is not None
        high = start.height * 7 // 10
        at = pygame.Rect(0, 0, round(high * faces.ASPECT), high)
        at.center = start.center
        picture = moves.card_picture(at.size, card)
        flight = Flight(("emptied", card), picture, line(at, end), at.size, at.size,
                        fades=True, waits=True)  # fmt: skip
        moves.adorn(flight, GONE_SECONDS, delay + more + number * DEAL_GAP)
    return more + GONE_SECONDS


def begin_crisis(
    moves: MissionMovements, event: e.CrisisBegan, before: Spots, delay: float
) -> float:
    return ring(moves, ("track", ""), theme.DANGER, delay)


def begin_turn(moves: MissionMovements, event: e.TurnBegan, before: Spots, delay: float) -> float:
    """Show a banner with the end of the last turn."""
    news = banners.of_turn(moves.model, event)
    if news is not None:
        moves.announce(news, moves.board.area, delay)
    return 0.0


def end_mission(
    moves: MissionMovements, event: e.MissionWon | e.MissionLost, before: Spots, delay: float
) -> float:
    """Show the end in a banner, unless an event has it in the middle of the map."""
    if moves.stage.on:
        return 0.0
    moves.announce(banners.of_end(moves.model, event), moves.board.area, delay)
    return BANNER_SECONDS


def ring(moves: MissionMovements, name: Name, color: theme.Color, delay: float) -> float:
    spot = moves.view.spots.get(name)
    if spot is None:
        return 0.0
    moves.pulse(spot, color, delay)
    return 0.3


def unlock(moves: MissionMovements, event: e.DoorUnlocked, before: Spots, delay: float) -> float:
    return ring(moves, ("door", str(event.door)), theme.GOOD, delay)


def work(moves: MissionMovements, event: e.WorkDone, before: Spots, delay: float) -> float:
    return ring(moves, ("goal", ""), theme.GOOD, delay)


def lower_track(
    moves: MissionMovements, event: e.TrackLowered, before: Spots, delay: float
) -> float:
    return ring(moves, ("track", ""), theme.GOOD, delay)


def move_child(
    moves: MissionMovements, event: e.ChildPlaced | e.ChildFled, before: Spots, delay: float
) -> float:
    """Move The Child to the space where it is now."""
    end = moves.view.spots.get(("child", ""))
    if end is None:
        return 0.0
    who = event.who if isinstance(event, e.ChildFled) else ""
    start = moves.place_of(("pawn", who), before) or end.center
    picture = tokens.pawn(moves.px(), "the_child")
    size = picture.get_size()
    points: list[Point] = [start, end.center]
    moves.launch(Flight(("child", ""), picture, points, size, size), REVEAL_SECONDS, delay)
    return REVEAL_SECONDS


def snatch(moves: MissionMovements, event: e.ChildSnatched, before: Spots, delay: float) -> float:
    """Move The Child to the enemy that carries it from now on."""
    start, end = before.get(("child", "")), moves.view.spots.get(("token", event.token))
    if start is not None and end is not None:
        picture = tokens.pawn(moves.px(), "the_child")
        moves.fly(("snatched", ""), picture, start, end, REVEAL_SECONDS, delay)
    return ring(moves, ("token", event.token), theme.DANGER, delay) + REVEAL_SECONDS


def report(moves: MissionMovements, event: e.ChildReported, before: Spots, delay: float) -> float:
    """Light the crisis track for the markers that an enemy with The Child brings."""
    return ring(moves, ("track", ""), theme.DANGER, delay)


def speak(
    moves: MissionMovements, event: e.TokenTold | e.TokenAnswered | e.WordProved, before: Spots,
    delay: float,
) -> float:  # fmt: skip
    """Light the threat that is talked about."""
    return ring(moves, ("token", event.token), theme.TEAL, delay)


def rescue(moves: MissionMovements, event: e.ChildRescued, before: Spots, delay: float) -> float:
    """Move The Child to the character who carries it from now on."""
    start, end = before.get(("child", "")), moves.view.spots.get(("pawn", event.who))
    if start is not None and end is not None:
        picture = tokens.pawn(moves.px(), "the_child")
        moves.fly(("rescued", ""), picture, start, end, REVEAL_SECONDS, delay)
    ring(moves, ("crew", event.who), theme.GOOD, delay)
    return REVEAL_SECONDS


def take_feature(
    moves: MissionMovements, event: e.FeatureTaken, before: Spots, delay: float
) -> float:
    """Bring a feature to the panel of the character who carries it."""
    start = before.get(("token", event.token))
    end = moves.view.spots.get(("carried", event.token))
    end = end or moves.view.spots.get(("crew", event.who))
    if start is None or end is None:
        return 0.0
    picture = tokens.face(moves.px(), event.threat)
    moves.fly(("carried", event.token), picture, start, end, REVEAL_SECONDS, delay)
    moves.pulse(end, theme.GOOD, delay + REVEAL_SECONDS)
    return REVEAL_SECONDS


def use_feature(
    moves: MissionMovements, event: e.FeatureUsed, before: Spots, delay: float
) -> float:
    spot = before.get(("token", event.token)) or before.get(("carried", event.token))
    if spot is not None:
        moves.pulse(spot, theme.GOLD, delay)
    return 0.1


def hold_back(moves: MissionMovements, event: e.EnemyHeld, before: Spots, delay: float) -> float:
    return ring(moves, ("token", event.token), theme.TEAL, delay)


def begin_effect(
    moves: MissionMovements, event: e.EffectBegan, before: Spots, delay: float
) -> float:
    return ring(moves, ("token", event.token), theme.DANGER, delay)


def miss_reinforcement(
    moves: MissionMovements, event: e.NoReinforcement, before: Spots, delay: float
) -> float:
    return ring(moves, ("back", ""), theme.MUTED, delay)


def draw_event(moves: MissionMovements, event: e.EventDrawn, before: Spots, delay: float) -> float:
    """Turn the card of an event up, unless it is shown large."""
    if moves.stage.on:
        return 0.0
    more = moves.close(delay)
    areas = moves.view.areas
    assert isinstance(areas, layout.MissionRegions)
    rect = current_event.card_rect(areas, moves.view.m)
    moves.card = Shown(("event", event.card), rect, moves.model.content, event.card, moves.view.m,
                      moves.line)  # fmt: skip
    moves.marks = list(moves.card.none)
    moves.since = delay + more
    return more + TURN_SECONDS + TICK_SECONDS


def tick_line(
    moves: MissionMovements, event: e.DeedBegan | e.DeedIdle, before: Spots, delay: float
) -> float:
    """Tick a line of the event."""
    moves.line = moves.model.aside(event) or moves.line
    if moves.card is None:
        return 0.0
    at = current_event.line_of(moves.model.content, moves.card.card, event)
    if at is None:
        return 0.0
    moves.marks = ["done" if mark == "now" else mark for mark in moves.marks]
    moves.marks[at] = "idle" if isinstance(event, e.DeedIdle) else "now"
    moves.card.ticks.append((delay - moves.since, tuple(moves.marks), moves.line))
    return TICK_SECONDS


def walks(events: Sequence[Event]) -> dict[int, tuple[str, ...]]:
    """Return the spaces of each walk, by the identity of its first event."""
    found: dict[int, tuple[str, ...]] = {}
    first: e.Moved | None = None
    for each in events:
        if isinstance(each, e.Moved) and first is not None and each.who == first.who:
            found[id(first)] += (each.space,)
        elif isinstance(each, e.Moved):
            first = each
            found[id(each)] = (each.space,)
        else:
            first = None
    return found


def sides(events: Sequence[Event]) -> set[int]:
    """Return the moves of enemies that no other move follows at once."""
    return {
        id(each)
        for each, after in zip(events, [*events[1:], None], strict=False)
        if isinstance(each, e.TokenMoved) and not isinstance(after, e.TokenMoved)
    }


def jam(moves: MissionMovements, event: e.Jammed, before: Spots, delay: float) -> float:
    """Fly a back from the hand onto the mat of the Jammer."""
    start, end = before.get(("peek", "peek")), moves.view.spots.get(JAMMER)
    if start is None or end is None:
        return 0.0
    high = end.height * 6 // 10
    size = (round(high * faces.ASPECT), high)
    back = faces.back(size, moves.view.m, "skill")
    flight = Flight(("jammed", str(event.seat)), back, line(start, end), size, size)
    moves.launch(flight, CARD_SECONDS, delay)
    return CARD_SECONDS


def read_jammer(moves: MissionMovements, event: e.JammerRead, before: Spots, delay: float) -> float:
    return ring(moves, JAMMER, theme.GOLD, delay)


def add_markers(
    moves: MissionMovements, event: e.MarkersAdded, before: Spots, delay: float
) -> float:
    return ring(moves, ("track", ""), theme.DANGER, delay) if event.n else 0.0


def turn_role(moves: MissionMovements, event: e.RoleTurned, before: Spots, delay: float) -> float:
    who = str(moves.model.characters[event.seat]["id"])
    color = theme.DANGER if event.role == CLIENT else theme.GOOD
    return ring(moves, ("crew", who), color, delay)


SHOWN: Mapping[type[Event], Callable[..., float]] = {
    e.SkillPlayed: play_card, e.SkillsDrawn: deal_hand, e.PlanningDrawn: deal_planning,
    e.PlanningKept: keep_card, e.PlanningUsed: spend_card, e.Moved: walk,
    e.TokenMoved: move_enemy, e.TokenFlipped: flip, e.TokenSeen: look, e.TokenEntered: enter,
    e.TokenAttacked: attack, e.TokenHurt: damage_enemy, e.TokenBeaten: beat,
    e.TokenGone: remove, e.EnemyAttacks: strike, e.Hurt: damage, e.Healed: heal,
    e.Blocked: block, e.SlotChecked: check_slot, e.SlotDisrupted: disrupt,
    e.SlotEmptied: empty_slot, e.CrisisBegan: begin_crisis, e.DoorUnlocked: unlock,
    e.WorkDone: work, e.ChildPlaced: move_child, e.ChildFled: move_child,
    e.PlanningDiscarded: discard_cards, e.PlanningTopped: top_card, e.EventPeeked: peek,
    e.EventBuried: bury, e.SlotCalmed: calm, e.ChildRescued: rescue, e.FeatureTaken: take_feature,
    e.TrackLowered: lower_track,
    e.TokenTold: speak, e.TokenAnswered: speak, e.WordProved: speak,
    e.ChildSnatched: snatch, e.ChildReported: report,
    e.FeatureUsed: use_feature, e.EnemyHeld: hold_back, e.EffectBegan: begin_effect,
    e.NoReinforcement: miss_reinforcement, e.EventDrawn: draw_event, e.DeedBegan: tick_line,
    e.DeedIdle: tick_line, e.TurnBegan: begin_turn, e.MissionWon: end_mission,
    e.MissionLost: end_mission, e.Jammed: jam, e.JammerRead: read_jammer,
    e.MarkersAdded: add_markers, e.RoleTurned: turn_role,
}  # fmt: skip
