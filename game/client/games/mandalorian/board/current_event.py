"""The event that is carried out: its card, and the lines that have been done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board.layout import MissionRegions, roomy
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.cards.faces import ASPECT
from game.client.games.mandalorian.play.model import Model
from game.mandalorian import events as e
from game.mandalorian.cards.effects import Flee
from game.mandalorian.catalog import Content
from game.table.events import Event, visible

TURN_SECONDS, HOLD_SECONDS = 0.3, 0.9
Marks = tuple[str, ...]


def line_of(content: Content, card: str, event: Event) -> int | None:
    """Return the line of an event card that an event is about, None for any other event."""
    if not isinstance(event, e.DeedBegan | e.DeedIdle):
        return None
    deeds = len(content.events[card].deeds)
    if event.name == f"{card}.deeds":
        return event.index
    return deeds + event.index if event.name == f"{card}.six" else None


@dataclass
class Carried:
    """An event card, the marks of its lines so far, and the newest line of the story: of the
    crisis before it, or its own."""

    card: str
    marks: list[str]
    line: str = ""

    @classmethod
    def begun(cls, content: Content, card: str, carrier: bool = True) -> Carried:
        """Return a card of which nothing has been done; without a ``carrier`` of The Child what
        makes it flee is crossed out from the start."""
        part = content.events[card]
        lines = (*part.deeds, *part.six)
        return cls(card, ["idle" if isinstance(each, Flee) and not carrier else ""
                          for each in lines])  # fmt: skip

    def note(self, content: Content, event: Event) -> bool:
        """Mark the line that an event is about; return True if there is one."""
        line = line_of(content, self.card, event)
        if line is None:
            return False
        self.end_line()
        self.marks[line] = "idle" if isinstance(event, e.DeedIdle) else "now"
        return True

    def end_line(self) -> None:
        """Mark the line that is under way as done: another begins, or the card is over."""
        self.marks = ["done" if mark == "now" else mark for mark in self.marks]


NEW_SLOT = (e.SlotChecked, e.StepBegan, e.TurnBegan)


def current(model: Model) -> Carried | None:
    """Return the event that is carried out now, None between events."""
    if model.view["step"] != "event" or not model.view["resolving"]:
        return None
    return carried_at(model, len(model.session.history))


def peeked(model: Model) -> Carried | None:
    """Return the top event card while the viewing seat decides where it goes."""
    if model.step != "peeking":
        return None
    for each in model.newest():
        if isinstance(each, e.EventPeeked) and visible(each, model.seat):
            carried = model.is_child_carried
            return Carried.begun(model.content, each.card, carried) if each.card else None
    return None


def carried_at(model: Model, seq: int) -> Carried | None:
    """Return the event that was carried out after that number of answers, None between events."""
    recent = [*takewhile(lambda each: not isinstance(each, NEW_SLOT), model.newest(seq))]
    found: Carried | None = None
    line = ""
    for each in reversed(recent):
        if isinstance(each, e.DeedBegan):
            line = model.aside(each) or line
        if isinstance(each, e.EventDrawn):
            found = Carried.begun(model.content, each.card, model.is_child_carried)
        elif isinstance(each, e.SlotEmptied):
            found = None
        elif found is not None:
            found.note(model.content, each)
    if found is not None:
        found.line = line
    return found


def draw_turning(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, content: Content, now: Carried,
    turn: float,
) -> None:  # fmt: skip
    """Draw a card that turns up: its back, half of the way its face."""
    if turn >= 1.0:
        faces.draw(surface, rect, m, content, now.card, now.marks, now.line)
        return
    if turn < 0.5:
        side = faces.back(rect.size, m, content.events[now.card].back)
    else:
        side = pygame.Surface(rect.size, pygame.SRCALPHA)
        faces.draw(side, side.get_rect(), m, content, now.card, now.marks, now.line)
    wide = max(2, round(rect.width * abs(1 - 2 * turn)))
    drawn = pygame.transform.smoothscale(side, (wide, rect.height))
    surface.blit(drawn, drawn.get_rect(center=rect.center))


def card_rect(areas: MissionRegions, m: Metrics) -> pygame.Rect:
    """Return the place of the card: that of the inspector, or over the log in small windows."""
    area = areas.inspector if roomy(m) else areas.log if areas.shows("log") else areas.board
    inner = area.inflate(-2 * m.du(12), -2 * m.du(12))
    high = min(inner.height, round(inner.width / ASPECT))
    made = pygame.Rect(0, 0, min(inner.width, round(high * ASPECT)), high)
    made.midtop = (inner.centerx, inner.top)
    return made


def draw(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, now: Carried, m: Metrics
) -> None:
    """Draw the card with its marks."""
    faces.draw(surface, rect, m, model.content, now.card, now.marks, now.line)


@dataclass
class Shown:
    """A card that turns up, has its lines ticked one by one, and stays for a moment.

    ``line`` is of the crisis before it. ``ticks`` are the seconds from its start at which the marks
    or the line of the story change.
    """

    tag: tuple[str, str]
    rect: pygame.Rect
    content: Content
    card: str
    m: Metrics
    line: str = ""
    seconds: float = 1.0
    ticks: list[tuple[float, Marks, str]] = field(default_factory=list)
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.rect.inflate(40, 40)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going:
            return
        now = self.part * self.seconds
        turn = min(1.0, now / TURN_SECONDS)
        if turn < 1.0:
            begun = Carried(self.card, [*self.none], self.line)
            draw_turning(surface, self.rect, self.m, self.content, begun, turn)
            return
        shade = images.shadow(self.rect.size, 12, 10, 150)
        surface.blit(shade, (self.rect.left - 20, self.rect.top - 16))
        marks, line = next(
            ((marks, line) for at, marks, line in reversed(self.ticks) if at <= now),
            (self.none, self.line),
        )
        faces.draw(surface, self.rect, self.m, self.content, self.card, marks, line)

    @property
    def none(self) -> Marks:
        """The marks of a card of which nothing has been done."""
        part = self.content.events[self.card]
        return ("",) * (len(part.deeds) + len(part.six))


@dataclass
class Trail:
    """The way of a piece as a dashed line, with a ring where it ends."""

    tag: tuple[str, str]
    points: Sequence[tuple[float, float]]
    wide: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        rects = [pygame.Rect(round(x), round(y), 1, 1) for x, y in self.points]
        return rects[0].unionall(rects[1:]).inflate(16 * self.wide, 16 * self.wide)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1.0:
            return
        for start, end in zip(self.points, self.points[1:], strict=False):
            way = pygame.Vector2(end) - pygame.Vector2(start)
            count = max(1, int(way.length() // (4 * self.wide)))
            for number in range(count):
                one, two = way * (number / count), way * ((number + 0.55) / count)
                pygame.draw.line(surface, theme.DANGER, start + one, start + two, self.wide)
        middle = (round(self.points[-1][0]), round(self.points[-1][1]))
        pygame.draw.circle(surface, theme.DANGER, middle, 5 * self.wide, self.wide)


@dataclass
class Aim:
    """The mark of a blow: a ring with four strokes around what is hit."""

    tag: tuple[str, str]
    center: tuple[int, int]
    radius: int
    wide: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        side = 4 * self.radius
        return pygame.Rect(self.center[0] - side // 2, self.center[1] - side // 2, side, side)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1.0:
            return
        far = round(self.radius * (1.5 - 0.4 * self.part))
        pygame.draw.circle(surface, theme.DANGER, self.center, far, self.wide)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            start = (self.center[0] + dx * far * 3 // 4, self.center[1] + dy * far * 3 // 4)
            end = (self.center[0] + dx * far * 5 // 4, self.center[1] + dy * far * 5 // 4)
            pygame.draw.line(surface, theme.DANGER, start, end, self.wide)


@dataclass
class Shot:
    """A line from one piece to another that runs and fades."""

    tag: tuple[str, str]
    start: tuple[int, int]
    end: tuple[int, int]
    wide: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        around = pygame.Rect(self.start, (1, 1)).union(pygame.Rect(self.end, (1, 1)))
        return around.inflate(8 * self.wide, 8 * self.wide)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going:
            return
        head, tail = min(1.0, self.part * 1.6), max(0.0, self.part * 1.6 - 0.6)
        one, two = self._at(tail), self._at(head)
        pygame.draw.line(surface, theme.DANGER, one, two, self.wide)
        pygame.draw.circle(surface, theme.mix(theme.DANGER, theme.INK, 0.5), two, self.wide)

    def _at(self, part: float) -> tuple[int, int]:
        return (round(self.start[0] + (self.end[0] - self.start[0]) * part),
                round(self.start[1] + (self.end[1] - self.start[1]) * part))  # fmt: skip
