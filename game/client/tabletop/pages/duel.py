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

from game.client.draw import fonts, images, incremental_paint, paint_thread, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.kit.layout import is_folded
from game.client.tabletop.kit.marks import draw_mark
from game.client.tabletop.pages import solids
from game.client.tabletop.pages.choice_rows import Rows, add_rows, rows
from game.client.tabletop.pages.dice import FELT, DiceRow, LabeledRow, Roll, Tumble, grid
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
FALL, FALLEN_DU, DULL = 8, 14, 150
"""of a side that is beaten: degrees that it tilts, how far it sinks, and its alpha"""
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
    reason: str = ""
    """why it went so, a line below what it takes"""
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
    room, pad = Room(area), m.pick(16, 10)
    arena = room.north(round(area.height * (FOLDED_SHARE if is_folded(m) else SHARE)), pad)
    room.height -= m.du(16)
    below = room.inset(m.du(20), 0)
    width = min(m.du(PORTRAIT_DU[0]), round(area.width * PORTRAIT_SHARE)) + pad
    height = min(m.du(PORTRAIT_DU[1]), arena.height - pad)
    portraits = (arena.piece(width, height, "bottomleft"),
                 arena.piece(width, height, "bottomright"))  # fmt: skip
    cloth = arena.inset(width + pad // 2, 0)
    cloth.north(pad)
    head = cloth.north(m.pitch("heading") + m.pitch("tile"), pad // 2)
    aids = cloth.piece(cloth.width, 0, "bottomleft")
    if any(side.aids for side in duel.sides) and arena.height > m.du(300):
        aids = cloth.south(m.du(AID_DU[1] + 8), pad // 2).north(m.du(AID_DU[1]))
    return Places(arena, below, portraits, head, cloth, *_on_cloth(m, cloth, duel), aids)


def _on_cloth(
    m: Metrics, cloth: pygame.Rect, duel: Duel
) -> tuple[tuple[pygame.Rect, ...], pygame.Rect]:
    """Return the places of the dice of each side, and of what is between or beside them."""
    room = Room(cloth).inset(m.du(16), m.du(10))
    if len(duel.sides) > 1:
        most = max((side.total for side in duel.sides), key=len)
        gap = 2 * fonts.measure(m, "sum", most + "8")[0] + m.du(44)
        width = (room.width - gap) // 2
        left, middle = room.west(width), room.west(gap)
        return (left, room.west(width)), middle
    return (room.west(room.width * 45 // 100, m.du(8)),), room


def add_duel(
    form: Form, m: Metrics, area: pygame.Rect, duel: Duel, tumble: Tumble,
    face: CardFace | None = None,
) -> pygame.Rect:  # fmt: skip
    """Add a trial, and the card it comes from; return the strip below it, for words and
    choices."""
    at = places(m, area, duel)
    form.add(FaceOff("duel", area, duel, at, tumble))
    below = Room(at.below)
    if face is not None:
        height = min(below.height, m.du(CARD_DU))
        face.room = Room(area).inset(m.du(12))
        large = face_size(m, min(face.room.height, m.du(LARGE_DU)))
        # At the right, so that it opens beside the beginning of the question, not over it.
        face.rect = below.east(height * large[0] // max(1, large[1]), m.du(16)).north(height)
        form.add(face)
    strips = below.north(m.pick(46, 38), m.du(8)) if duel.earlier else None
    for left, roll in zip(range(len(duel.earlier), 0, -1), duel.earlier, strict=True):
        assert strips is not None
        row = LabeledRow(f"encounter.earlier.{left}", strips, roll, 1, tumble)
        form.add(row)
        row.rect = strips.west(min(strips.width // left, row.natural_width()), m.du(12))
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
            shade = images.cached(("waiting die", around.size), lambda: _hollow(around.size))
            surface.blit(shade, around)


def _hollow(size: Size) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    radius = size[0] // 5
    pygame.draw.rect(made, (0, 0, 0, 60), made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, (255, 255, 255, 46), made.get_rect(), 2, border_radius=radius)
    return images.ready(made)


def _fallen(picture: pygame.Surface, right: bool) -> pygame.Surface:
    """Return the portrait of a side that is beaten: gray, dull, and tilted outward."""
    gray = pygame.transform.grayscale(picture)
    gray.fill((255, 255, 255, DULL), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(gray, -FALL if right else FALL, 1.0)


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
        painted = self._picture()
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

    def _picture(self) -> pygame.Surface | None:
        """Return everything that stays as it is: ground, portraits, cloth. Until it is painted,
        that is the ground, and at first nothing."""
        duel, at, m = self.duel, self.at, self.m
        pictures = tuple(each.key if each else None for each in duel.portraits)
        ground = duel.ground.key if duel.ground else None
        beaten = self.beaten
        key = ("duel", ground, pictures, self.rect.size, at.cloth.size, duel.felt, m, beaten)
        return incremental_paint.cached(
            key, lambda: incremental_paint.Work(self._paint(beaten), images.ready)
        )

    @property
    def beaten(self) -> int:
        """The number of the side that has lost, once the dice have landed; -1 for none."""
        if self.open or self.duel.won is None or len(self.duel.sides) < 2:
            return -1
        return int(self.duel.won)

    def _paint(self, beaten: int) -> Iterator[pygame.Surface]:
        """Paint everything that stays as it is; the side ``beaten`` is gray and falls."""
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
        for number, (portrait, place) in enumerate(zip(duel.portraits, at.portraits, strict=True)):
            if portrait is not None:
                picture = portrait.paint(place.size)
                spot = picture.get_rect(midbottom=place.midbottom).move(here)
                if number == beaten:
                    picture = _fallen(picture, bool(number))
                    spot = picture.get_rect(center=spot.center).move(0, m.du(FALLEN_DU))
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
        m, head, pen = self.m, Room(self.at.head), Pen(surface, self.m, self.id)
        width = (head.width - self._title_width()) // 2 - m.du(16)
        room = head.east(width) if right else head.west(width)
        line, low = room.north(m.pitch("heading")), room.north(m.pitch("tile"))
        if side.seat >= 0:
            x = line.right - m.du(9) if right else line.left + m.du(9)
            draw_mark(surface, m, side.seat, (x, line.centery), m.du(9))
            (line.east if right else line.west)(m.du(26))
        align: Align = "right" if right else "left"
        words = fonts.shorter(m, "heading", side.name, line.width)
        pen.text("heading", words, theme.INK, line, align)
        if side.role:
            pen.text("tile", fonts.shorter(m, "tile", side.role, width), theme.SOFT, low, align)

    def _title_width(self) -> int:
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
        width = self._title_width()
        spot = pygame.Rect(0, 0, width, m.pitch(self._title_style))
        spot.center = (head.centerx, head.top + m.pitch("heading") // 2)  # on the names' line
        align: Align = "center"
        if len(duel.sides) == 1:
            spot.right, align = head.right, "right"
        shown = self._ink(theme.INK) if len(duel.sides) > 1 else theme.INK
        words, ink = (ROLLING, theme.SOFT) if self.open else (duel.title, shown)
        words = fonts.shorter(m, self._title_style, words, width)
        fonts.draw_line(surface, m, self._title_style, words, ink, spot, align, "duel.title")

    def _ink(self, plain: Color) -> Color:
        """Return the color of the verdict."""
        if self.duel.won is None:
            return plain
        return theme.GOOD if self.duel.won else theme.DANGER

    def _sums(self, surface: pygame.Surface) -> None:
        """Draw the totals of both sides with a colon between them, and a line below."""
        m, duel, pen = self.m, self.duel, Pen(surface, self.m, self.id)
        if self.open:
            return
        middle, height = Room(self.at.middle), m.pitch("sum")
        half = middle.width // 2 - m.du(22)
        middle.north(middle.centery - height * 2 // 3 - middle.top)
        line = middle.north(height)
        pen.text("sum", ":", theme.MUTED, line, "center")
        for number, side in enumerate(duel.sides[:2]):
            part = line.piece(half, height, "topright" if number else "topleft")
            wins = duel.won is None or duel.won == (number == 0)
            if side.total:
                pen.text("sum", side.total, theme.INK if wins else theme.MUTED, part,
                         "left" if number else "right")  # fmt: skip
        low = middle.north(m.pitch("tile"))
        for words in (duel.unit, duel.note):
            if words and low.bottom <= self.at.cloth.bottom:
                words = fonts.shorter(m, "tile", words, low.width)
                pen.text("tile", words, theme.SOFT, low, "center")
                low = low.move(0, low.height)

    def _test(self, surface: pygame.Surface) -> None:
        """Draw what a test takes and, once the dice have landed, how it went."""
        m, duel, middle = self.m, self.duel, Room(self.at.middle)
        laid = richtext.layout(m, "reading", duel.need, middle.width, theme.SOFT)
        why = richtext.layout(m, "reading", duel.reason, middle.width, theme.MUTED)
        height = m.pitch("curtain") if duel.verdict else 0
        below = why.height if duel.reason else 0
        room = middle.piece(middle.width, laid.height + height + below, "midleft")
        line = room.north(height)
        if duel.verdict and not self.open:
            words = fonts.shorter(m, "curtain", duel.verdict, line.width)
            Pen(surface, m, self.id).text("curtain", words, self._ink(theme.INK), line)
        laid.draw(surface, room.north(laid.height), self.id)
        if duel.reason and not self.open:
            why.draw(surface, room, self.id)

    def _aids(self, surface: pygame.Surface, side: Side, right: bool) -> None:
        """Draw the cards of a side as small tiles under its dice."""
        m, strip = self.m, Room(self.at.aids)
        if not strip.height:
            return
        gap, width = m.du(8), m.du(AID_DU[0])
        room = (strip.width - gap) // (2 if len(self.duel.sides) > 1 else 1)
        for aid in side.aids[: max(1, (room + gap) // (width + gap))]:
            rect = strip.east(width, gap) if right else strip.west(width, gap)
            draw_aid(surface, m, rect, aid)


def draw_aid(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, aid: Aid) -> None:
    """Draw a card as a small tile: its picture, square, and its name beside that. Until the picture
    is painted, the tile is a panel."""

    def make() -> Iterator[pygame.Surface]:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        images.draw_panel(made, made.get_rect(), "raised", m.unit)
        made.blit(aid.picture.paint((rect.height, rect.height)), (0, 0))
        images.round_off(made, m.du(6))
        if aid.used:  # a frame around the others would look like a button's
            edge = pygame.Rect(0, rect.height - m.du(3), rect.width, m.du(3))
            made.fill(theme.TEAL, edge)
            images.round_off(made, m.du(6))
        yield made

    key = ("aid", aid.picture.key, aid.used, rect.size, m)
    made = paint_thread.cached(key, lambda: incremental_paint.Work(make(), images.ready))
    if made is not None:
        surface.blit(made, rect)
    else:
        images.draw_panel(surface, rect, "raised", m.unit)
    room = Room(rect).inset(m.du(6), m.du(2))
    room.west(rect.height - m.du(6), m.du(8))
    name = richtext.layout(m, "tile_bold", richtext.literal(aid.name), room.width, theme.INK)
    if name.height > room.height or name.overflow:
        words = fonts.shorter(m, "tile_bold", aid.name, room.width)
        name = richtext.layout(m, "tile_bold", richtext.literal(words), room.width, theme.INK)
    name.draw(surface, room.piece(name.width, name.height, "midleft"), "duel.aid")


def add_choices(
    form: Form, m: Metrics, below: pygame.Rect, question: str, buttons: Sequence[ChoiceButton]
) -> dict[str, pygame.Rect]:
    """Add the question and a button for each choice to the strip below the sides; return the
    rectangles of the buttons, by key."""
    room = Room(below)
    asked = richtext.layout(m, "reading", f"**{question}**", room.width, theme.SOFT)
    if asked.height + m.du(48) < room.height:
        line = room.north(asked.height, m.du(6))
        form.add(RichText("encounter.words", line, f"**{question}**", "reading", theme.SOFT))
    return add_rows(form, m, room, buttons, _best(m, buttons, room))


def _best(m: Metrics, buttons: Sequence[ChoiceButton], room: pygame.Rect) -> Rows:
    """Return the rows that need the least height."""
    widest = max(1, min(len(buttons), 4, room.width // m.du(COLUMN_DU)))
    least = m.pick(60, 48)
    tries = [rows(m, buttons, room.width, each, least, True) for each in range(1, widest + 1)]
    return min(tries, key=lambda each: (each.height(m), each.columns))
