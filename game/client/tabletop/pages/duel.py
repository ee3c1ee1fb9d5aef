"""A trial by dice: two sides that face each other over a cloth, or one that is put to the test.

Each side has a name, a role, a portrait that leans in toward the middle, its dice, its total, and
the cards it can use. Between them is the verdict, which waits until the dice have landed. What can
be done about it, or what came of it, is for the strip below.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.client.draw import fonts, images, richtext, slices, theme, workshop
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.pages import solids
from game.client.tabletop.pages.choice_rows import Rows, add_rows, rows
from game.client.tabletop.pages.dice import FELT, DiceRow, LabeledRow, Roll, Tumble, grid
from game.client.tabletop.kit.layout import folded
from game.client.tabletop.kit.marks import draw_mark
from game.client.tabletop.pages.page import ChoiceButton
from game.client.tabletop.pages.stage import LARGE_DU, CardFace, face_size
from game.client.widgets import Form, RichText
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

Size = tuple[int, int]
Align = Literal["left", "center", "right"]
SHARE = 0.64  # of the height that the sides take; the rest is for words and choices
FOLDED_SHARE = 0.48  # where text is very large
PORTRAIT_DU = (300, 340)
PORTRAIT_SHARE = 0.19  # of the width, at most
BLUR = 3  # how much smaller the ground behind everything is painted
VEIL = 150  # of the ground behind everything, 0..255
CARD_DU = 210  # greatest height of the card that a trial comes from
AID_DU = (152, 58)
COLUMN_DU = 300  # least width of a choice
ROLLING = "The dice are rolling"


@dataclass(frozen=True)
class Painted:
    """A picture of any size: ``paint`` makes it, ``key`` names it in the cache."""

    key: Hashable
    paint: Callable[[Size], pygame.Surface]


@dataclass(frozen=True)
class Aid:
    """A card that a side can use, or has used: its name and picture."""

    name: str
    picture: Painted
    used: bool = False


@dataclass(frozen=True)
class Side:
    """One side. ``seat`` is the player whose mark it has, negative for none; ``portrait`` stands on
    the lower edge of its picture and looks toward the middle; ``waiting`` are dice not yet
    rolled."""

    name: str
    seat: int = -1
    role: str = ""
    portrait: Painted | None = None
    roll: Roll | None = None
    total: str = ""
    waiting: int = 0
    aids: tuple[Aid, ...] = ()


@dataclass(frozen=True)
class Duel:
    """A whole trial. ``won`` is how it ended for the first side, None while it is undecided.

    ``title`` says what happens, ``unit`` what the totals count, ``note`` is a line below them.
    With one side alone, ``need`` (markup) says what it takes and ``verdict`` how it went.
    ``opposite`` is then the picture at the right. ``earlier`` are rolls that led here.
    """

    sides: tuple[Side, ...]
    title: str
    ground: Painted | None = None
    won: bool | None = None
    unit: str = ""
    note: str = ""
    need: str = ""
    verdict: str = ""
    opposite: Painted | None = None
    earlier: tuple[Roll, ...] = ()
    felt: Color = FELT

    @property
    def portraits(self) -> tuple[Painted | None, Painted | None]:
        """The pictures at the left and at the right."""
        left, *right = self.sides
        return left.portrait, right[0].portrait if right else self.opposite

    @property
    def rolls(self) -> list[Roll]:
        """The dice on the cloth."""
        return [side.roll for side in self.sides if side.roll is not None]


@dataclass(frozen=True)
class Places:
    """The places of a trial in its area."""

    arena: pygame.Rect
    below: pygame.Rect
    portraits: tuple[pygame.Rect, pygame.Rect]
    head: pygame.Rect
    cloth: pygame.Rect
    dice: tuple[pygame.Rect, ...]
    middle: pygame.Rect
    aids: pygame.Rect


def places(m: Metrics, area: pygame.Rect, duel: Duel) -> Places:
    """Return the places of everything in an area."""
    pad = m.pick(16, 10)
    share = FOLDED_SHARE if folded(m) else SHARE
    arena = pygame.Rect(area.left, area.top, area.width, round(area.height * share))
    below = pygame.Rect(area.left + m.du(20), arena.bottom + pad, area.width - 2 * m.du(20), 0)
    below.height = area.bottom - m.du(16) - below.top
    wide = min(m.du(PORTRAIT_DU[0]), round(area.width * PORTRAIT_SHARE))
    high = min(m.du(PORTRAIT_DU[1]), arena.height - pad)
    left = pygame.Rect(arena.left, arena.bottom - high, wide + pad, high)
    right = left.copy()
    right.right = arena.right
    inner = left.right + pad // 2, right.left - pad // 2
    lines = m.pitch("heading") + m.pitch("tile")
    head = pygame.Rect(inner[0], arena.top + pad, inner[1] - inner[0], lines)
    helped = any(side.aids for side in duel.sides)
    aids = pygame.Rect(head.left, arena.bottom, head.width, 0)
    if helped and arena.height > m.du(300):
        aids.update(head.left, arena.bottom - m.du(AID_DU[1] + 8), head.width, m.du(AID_DU[1]))
    cloth = pygame.Rect(head.left, head.bottom + pad // 2, head.width, 0)
    cloth.height = aids.top - (pad // 2 if aids.height else 0) - cloth.top
    return Places(arena, below, (left, right), head, cloth, *_on_cloth(m, cloth, duel), aids)


def _on_cloth(
    m: Metrics, cloth: pygame.Rect, duel: Duel
) -> tuple[tuple[pygame.Rect, ...], pygame.Rect]:
    """Return the places of the dice of each side, and of what is between or beside them."""
    inner = cloth.inflate(-2 * m.du(16), -2 * m.du(10))
    if len(duel.sides) > 1:
        most = max((side.total for side in duel.sides), key=len)
        gap = 2 * fonts.measure(m, "sum", most + "8")[0] + m.du(44)
        wide = (inner.width - gap) // 2
        left = pygame.Rect(inner.left, inner.top, wide, inner.height)
        middle = pygame.Rect(left.right, inner.top, gap, inner.height)
        return (left, pygame.Rect(middle.right, inner.top, wide, inner.height)), middle
    wide = inner.width * 45 // 100
    left = pygame.Rect(inner.left, inner.top, wide, inner.height)
    middle = pygame.Rect(left.right + m.du(8), inner.top, 0, inner.height)
    middle.width = inner.right - middle.left
    return (left,), middle


def add_duel(
    form: Form, m: Metrics, area: pygame.Rect, duel: Duel, tumble: Tumble,
    face: CardFace | None = None,
) -> pygame.Rect:  # fmt: skip
    """Add a trial, and the card it comes from; return the strip below it, for words and
    choices."""
    at = places(m, area, duel)
    form.add(FaceOff("duel", area, duel, at, tumble))
    below = at.below
    if face is not None:
        high = min(below.height, m.du(CARD_DU))
        face.room = area.inflate(-2 * m.du(12), -2 * m.du(12))
        large = face_size(m, min(face.room.height, m.du(LARGE_DU)))
        wide = high * large[0] // max(1, large[1])
        # At the right, so that it opens beside the beginning of the question, not over it.
        face.rect = pygame.Rect(below.right - wide, below.top, wide, high)
        form.add(face)
        below = pygame.Rect(below.left, below.top, below.width - wide - m.du(16), below.height)
    high = m.pick(46, 38)
    for roll in duel.earlier:
        strip = pygame.Rect(below.left, below.top, min(below.width, m.du(340)), high)
        form.add(LabeledRow(f"encounter.dice.{roll.seat}.{roll.purpose}", strip, roll, 1, tumble))
        below = pygame.Rect(below.left, strip.bottom + m.du(8), below.width,
                            below.bottom - strip.bottom - m.du(8))  # fmt: skip
    most = max((len(roll.faces) + len(roll.lost) for roll in duel.rolls), default=1)
    most = max(most, *(side.waiting for side in duel.sides))
    for number, (side, rect) in enumerate(zip(duel.sides, at.dice, strict=True)):
        if side.roll is not None:
            id = f"encounter.dice.{side.roll.seat}.{side.roll.purpose}"
            form.add(DiceRow(id, rect, side.roll, most, tumble, come=1 if number else -1))
        elif side.waiting:
            form.add(Waiting(f"duel.waiting.{number}", rect, side.waiting, most))
    return below


class Waiting(Widget):
    """The places of dice that the other side has not rolled yet."""

    def __init__(self, id: str, rect: pygame.Rect, count: int, most: int) -> None:
        super().__init__(id, rect)
        self.count, self.most = count, most

    def draw(self, surface: pygame.Surface) -> None:
        for place in grid(self.m, self.rect, self.count, self.most):
            around = place.inflate(-place.width // 8, -place.height // 5)
            shade = images.kept(("waiting die", around.size), lambda: _hollow(around.size))
            surface.blit(shade, around)


def _hollow(size: Size) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    radius = size[0] // 5
    pygame.draw.rect(made, (0, 0, 0, 60), made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, (255, 255, 255, 46), made.get_rect(), 2, border_radius=radius)
    return images.ready(made)


class FaceOff(Widget):
    """The sides, their names and cards, the cloth, and the verdict once the dice have landed."""

    reads = Rank.WORDS
    solid = False

    def __init__(self, id: str, rect: pygame.Rect, duel: Duel, at: Places, tumble: Tumble) -> None:
        super().__init__(id, rect)
        self.duel, self.at, self.tumble = duel, at, tumble

    @property
    def open(self) -> bool:
        """True while the dice roll: nothing is decided for those who look on."""
        return self.tumble.rolling and any(roll.moves for roll in self.duel.rolls)

    def draw(self, surface: pygame.Surface) -> None:
        painted = self._painted()
        if painted is not None:
            surface.blit(painted, self.rect)
        else:
            images.draw_panel(surface, self.rect, "flat", self.m.unit)
        for number, side in enumerate(self.duel.sides):
            self._name(surface, side, bool(number))
            self._aids(surface, side, bool(number))
        self._title(surface)
        if len(self.duel.sides) > 1:
            self._sums(surface)
        else:
            self._test(surface)

    def _painted(self) -> pygame.Surface | None:
        """Return everything that stays as it is: ground, portraits, cloth. Until it is painted,
        that is the ground, and at first nothing."""
        duel, at, m = self.duel, self.at, self.m
        pictures = tuple(each.key if each else None for each in duel.portraits)
        ground = duel.ground.key if duel.ground else None
        key = ("duel", ground, pictures, self.rect.size, at.cloth.size, duel.felt, m)
        return slices.kept(key, lambda: slices.Work(self._paint(), images.ready))

    def _paint(self) -> Iterator[pygame.Surface]:
        duel, at, m = self.duel, self.at, self.m
        made = pygame.Surface(self.rect.size)
        images.draw_panel(made, made.get_rect(), "flat", m.unit)
        here = (-self.rect.left, -self.rect.top)
        if duel.ground is not None:
            wide, high = self.rect.size  # out of focus, so that dice and names stand out
            small = duel.ground.paint((max(1, wide // BLUR), max(1, high // BLUR)))
            made.blit(pygame.transform.smoothscale(small, self.rect.size), (0, 0))
            made.blit(images.scrim(self.rect.size, (VEIL + 45, VEIL, 215, 246)), (0, 0))
        yield made
        for portrait, place in zip(duel.portraits, at.portraits, strict=True):
            if portrait is not None:
                picture = portrait.paint(place.size)
                spot = picture.get_rect(midbottom=place.midbottom).move(here)
                made.blit(picture, spot)
                yield made
        low = at.arena.bottom - self.rect.top
        fade = images.scrim((self.rect.width, m.du(60)), (0, 200))
        made.blit(fade, (0, low - m.du(60)))
        floor = pygame.Rect(0, low, self.rect.width, self.rect.height - low)
        made.fill(theme.DEEP, floor)
        pygame.draw.line(made, theme.HAIRLINE, floor.topleft, floor.topright, max(1, m.du(1)))
        reach = max(2, m.du(7))
        shade = images.shadow(at.cloth.size, m.du(12), reach, 200)
        cloth = at.cloth.move(here)
        made.blit(shade, (cloth.left - 2 * reach, cloth.top - 2 * reach + m.du(4)))
        made.blit(solids.felt(cloth.size, duel.felt, m.du(12)), cloth)

    def _name(self, surface: pygame.Surface, side: Side, right: bool) -> None:
        m, head = self.m, self.at.head
        wide = (head.width - self._title_wide()) // 2 - m.du(16)
        high = m.pitch("heading")
        line = pygame.Rect(head.left, head.top, wide, high)
        if right:
            line.right = head.right
        spot = line.copy()
        if side.seat >= 0:
            shift = m.du(26)
            x = line.right - m.du(9) if right else line.left + m.du(9)
            draw_mark(surface, m, side.seat, (x, line.centery), m.du(9))
            spot.width -= shift
            spot.left += 0 if right else shift
        align: Align = "right" if right else "left"
        words = fonts.shorter(m, "heading", side.name, spot.width)
        fonts.draw_line(surface, m, "heading", words, theme.INK, spot, align, self.id)
        if side.role:
            low = pygame.Rect(line.left, line.bottom, wide, m.pitch("tile"))
            role = fonts.shorter(m, "tile", side.role, wide)
            fonts.draw_line(surface, m, "tile", role, theme.SOFT, low, align, self.id)

    def _title_wide(self) -> int:
        words = max(self.duel.title, ROLLING, key=len)
        return min(self._title_room, fonts.measure(self.m, self._title_style, words)[0])

    @property
    def _title_room(self) -> int:
        return round(self.at.head.width * (0.40 if len(self.duel.sides) > 1 else 0.5))

    @property
    def _title_style(self) -> str:
        if self.m.compact:
            return "heading"
        needs = (fonts.measure(self.m, "title", each)[0] for each in (self.duel.title, ROLLING))
        return "title" if max(needs) <= self._title_room else "heading"

    def _title(self, surface: pygame.Surface) -> None:
        m, duel, head = self.m, self.duel, self.at.head
        wide = self._title_wide()
        spot = pygame.Rect(0, 0, wide, m.pitch(self._title_style))
        spot.center = (head.centerx, head.top + m.pitch("heading") // 2)  # on the names' line
        align: Align = "center"
        if len(duel.sides) == 1:
            spot.right, align = head.right, "right"
        shown = self._ink(theme.INK) if len(duel.sides) > 1 else theme.INK
        words, ink = (ROLLING, theme.SOFT) if self.open else (duel.title, shown)
        words = fonts.shorter(m, self._title_style, words, wide)
        fonts.draw_line(surface, m, self._title_style, words, ink, spot, align, "duel.title")

    def _ink(self, plain: Color) -> Color:
        """Return the color of the verdict."""
        if self.duel.won is None:
            return plain
        return theme.GOOD if self.duel.won else theme.DANGER

    def _sums(self, surface: pygame.Surface) -> None:
        """Draw the totals of both sides with a colon between them, and a line below."""
        m, duel, middle = self.m, self.duel, self.at.middle
        high = m.pitch("sum")
        half = middle.width // 2 - m.du(22)
        line = pygame.Rect(middle.left, middle.centery - high * 2 // 3, middle.width, high)
        if not self.open:
            fonts.draw_line(surface, m, "sum", ":", theme.MUTED, line, "center", self.id)
        for number, side in enumerate(duel.sides[:2]):
            part = pygame.Rect(line.left, line.top, half, high)
            if number:
                part.right = line.right
            total = "" if self.open else side.total
            if total:
                wins = duel.won is None or duel.won == (number == 0)
                ink = theme.INK if wins else theme.MUTED
                align: Align = "left" if number else "right"
                fonts.draw_line(surface, m, "sum", total, ink, part, align, self.id)
        if not self.open:
            low = pygame.Rect(middle.left, line.bottom, middle.width, m.pitch("tile"))
            for words in (duel.unit, duel.note):
                if words and low.bottom <= self.at.cloth.bottom:
                    words = fonts.shorter(m, "tile", words, low.width)
                    fonts.draw_line(surface, m, "tile", words, theme.SOFT, low, "center", self.id)
                    low = low.move(0, low.height)

    def _test(self, surface: pygame.Surface) -> None:
        """Draw what a test takes and, once the dice have landed, how it went."""
        m, duel, middle = self.m, self.duel, self.at.middle
        laid = richtext.layout(m, "reading", duel.need, middle.width, theme.SOFT)
        high = m.pitch("curtain") if duel.verdict else 0
        y = middle.centery - (laid.height + high) // 2
        if duel.verdict and not self.open:
            line = pygame.Rect(middle.left, y, middle.width, high)
            words = fonts.shorter(m, "curtain", duel.verdict, middle.width)
            ink = self._ink(theme.INK)
            fonts.draw_line(surface, m, "curtain", words, ink, line, "left", self.id)
        laid.draw(surface, pygame.Rect(middle.left, y + high, laid.width, laid.height), self.id)

    def _aids(self, surface: pygame.Surface, side: Side, right: bool) -> None:
        """Draw the cards of a side as small tiles under its dice."""
        m, strip = self.m, self.at.aids
        if not strip.height:
            return
        gap = m.du(8)
        room = (strip.width - gap) // (2 if len(self.duel.sides) > 1 else 1)
        wide = m.du(AID_DU[0])
        for number, aid in enumerate(side.aids[: max(1, (room + gap) // (wide + gap))]):
            rect = pygame.Rect(strip.left + number * (wide + gap), strip.top, wide, strip.height)
            if right:
                rect.right = strip.right - number * (wide + gap)
            draw_aid(surface, m, rect, aid)


def draw_aid(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, aid: Aid) -> None:
    """Draw a card as a small tile: its picture with its name on the foot. Until the picture is
    painted, the tile is a panel."""

    def make() -> Iterator[pygame.Surface]:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        made.blit(aid.picture.paint(rect.size), (0, 0))
        made.blit(images.scrim(rect.size, (0, 90, 235)), (0, 0))
        images.round_off(made, m.du(6))
        if aid.used:  # a frame around the others would look like a button's
            edge = pygame.Rect(0, rect.height - m.du(3), rect.width, m.du(3))
            made.fill(theme.TEAL, edge)
            images.round_off(made, m.du(6))
        yield made

    key = ("aid", aid.picture.key, aid.used, rect.size, m)
    made = workshop.kept(key, lambda: slices.Work(make(), images.ready))
    if made is not None:
        surface.blit(made, rect)
    else:
        images.draw_panel(surface, rect, "raised", m.unit)
    line = pygame.Rect(rect.left + m.du(8), 0, rect.width - m.du(16), m.pitch("tile"))
    line.bottom = rect.bottom - m.du(2)
    words = fonts.shorter(m, "tile_bold", aid.name, line.width)
    fonts.draw_line(surface, m, "tile_bold", words, theme.INK, line, "left", "duel.aid")


def add_choices(
    form: Form, m: Metrics, below: pygame.Rect, question: str, buttons: Sequence[ChoiceButton]
) -> dict[str, pygame.Rect]:
    """Add the question and a button for each choice to the strip below the sides; return the
    rectangles of the buttons, by key."""
    asked = richtext.layout(m, "reading", f"**{question}**", below.width, theme.SOFT)
    top = below.top
    if asked.height + m.du(48) < below.height:
        line = pygame.Rect(below.left, top, below.width, asked.height)
        form.add(RichText("encounter.words", line, f"**{question}**", "reading", theme.SOFT))
        top = line.bottom + m.du(6)
    room = pygame.Rect(below.left, top, below.width, below.bottom - top)
    return add_rows(form, m, room, buttons, _best(m, buttons, room))


def _best(m: Metrics, buttons: Sequence[ChoiceButton], room: pygame.Rect) -> Rows:
    """Return the rows that need the least height."""
    widest = max(1, min(len(buttons), 4, room.width // m.du(COLUMN_DU)))
    least = m.pick(60, 48)
    tries = [rows(m, buttons, room.width, each, least, True) for each in range(1, widest + 1)]
    return min(tries, key=lambda each: (each.height(m), each.columns))
