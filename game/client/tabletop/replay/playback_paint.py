"""The picture of a turn that is shown: its sentence at the foot of the board, and beside the board
the card and the dice that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Anchor, Room
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import row
from game.client.tabletop.pages.dice import LabeledRow, Roll, Tumble, row_ids
from game.client.tabletop.pages.results import Line, draw_state
from game.client.tabletop.pages.stage import CardFace
from game.client.widgets import Form, keymap

Portrait = Callable[[pygame.Surface, pygame.Rect], None]
MOST_DOTS = 24
LOW = 60  # du: a bar lower than this has the dots beside the sentence, not below it
LIST_PAD = 14  # du around the lines of a list
SMALL_CARD = 300  # du: the most height of a card over a compact board


@dataclass(frozen=True)
class Exhibit:
    """The things beside the board while a turn is shown: a list with its lines done, skipped or
    under way (``now``), the card that was drawn last, and dice."""

    title: str = ""
    lines: Sequence[Line] = ()
    card: str = ""
    section: int = -1
    rolls: Sequence[Roll] = ()


@dataclass(frozen=True)
class Look:
    """The place and the look of a turn that is shown, in the ``area`` of the board; a card may
    reach up to the top of ``room``. ``left``: things stand at the left of the board."""

    m: Metrics
    area: pygame.Rect
    room: pygame.Rect
    left: bool
    name: str
    color: theme.Color
    portrait: Portrait
    face: CardFace | None
    rolls: bool = False
    """whether dice are above the sentence"""
    keys: bool = True
    """whether the keys of a playback are named"""
    bar: pygame.Rect | None = None
    """room beside the board for the sentence, where the board has none to spare"""

    @property
    def caption(self) -> pygame.Rect:
        """The bar with the sentence."""
        if self.bar is not None:
            return self.bar
        m, room = self.m, Room(self.area).inset(self.m.pick(12, 8))
        return room.piece(min(room.width, m.du(1080)), m.pick(88, 72), "midbottom")

    @property
    def dice(self) -> pygame.Rect:
        """The band of the dice, above the bar."""
        gap, height = self.m.du(8), self.m.pick(68, 54)
        if self.bar is not None:
            return Room(self.area).inset(gap).south(height)
        bar = self.caption
        return pygame.Rect(bar.left, bar.top - gap - height, bar.width, height)

    @property
    def foot(self) -> int:
        """The line above which the board is free."""
        if self.rolls:
            return self.dice.top
        if self.bar is not None:  # down to the edge: no token peeps out below
            return self.area.bottom + self.m.du(5)
        return self.caption.top

    @property
    def free(self) -> Room:
        """The free part of the board, inside a margin."""
        room = Room(self.area)
        room.height = self.foot - room.top
        return room.inset(self.m.pick(12, 8))

    @property
    def corner(self) -> Anchor:
        """The corner of the free part where things stand."""
        return "bottomleft" if self.left else "bottomright"

    def card(self, beside: int) -> pygame.Rect:
        """Return the place of the card; ``beside`` pixels at the side are taken."""
        m, room = self.m, self.free
        height = min(room.bottom - self.room.top - m.pick(12, 8), m.du(460))
        if m.compact and self.keys:  # a playback passes; a replay stays for as long as one likes
            height = min(height, m.du(SMALL_CARD))
        width = min(max(height * 5 // 7, m.pick(280, 240)), self.area.width // 2)
        return room.inset(beside, 0).piece(width, height, self.corner)

    def list(self, height: int) -> pygame.Rect:
        """Return the place of a list of that height."""
        room = self.free
        return room.piece(self.m.pick(300, 260), min(height, room.height), self.corner)


@dataclass(frozen=True)
class Plan:
    """The places of the exhibit: a sentence, a list, a card and dice; None for none."""

    caption: pygame.Rect
    lines: pygame.Rect | None = None
    card: pygame.Rect | None = None
    dice: pygame.Rect | None = None

    @property
    def rects(self) -> list[pygame.Rect]:
        """All of them."""
        return [each for each in (self.caption, self.lines, self.card, self.dice) if each]


def plan(look: Look, exhibit: Exhibit) -> Plan:
    """Return the places of everything on show."""
    m, found = look.m, None
    one = m.compact and look.face is not None  # a small board has room for one of them
    if exhibit.lines and not one:
        found = look.list(_list_high(look, exhibit))
    card = None
    if look.face is not None:
        taken = found.width + m.du(8) if found else 0
        card = look.card(taken)
        if taken and card.width > look.area.width - taken - m.du(360):
            card = look.card(0)  # a narrow board has room for one of them
    return Plan(look.caption, found, card, look.dice if exhibit.rolls else None)


def paint(
    surface: pygame.Surface, look: Look, words: str, place: tuple[int, int], exhibit: Exhibit,
    tumble: Tumble,
) -> None:  # fmt: skip
    """Draw the sentence with a dot for each shot, and everything on show."""
    clip, at = surface.get_clip(), plan(look, exhibit)
    if clip.colliderect(at.caption):
        _caption(surface, look, words, place)
    if at.lines is not None and clip.colliderect(at.lines):
        _list(surface, look, exhibit, at.lines)
    if at.card is not None and look.face is not None and clip.colliderect(at.card):
        fonts.cover(at.card)
        look.face.show(surface, at.card, look.m)
    if at.dice is not None and clip.colliderect(at.dice):
        _dice(surface, look, exhibit.rolls, tumble)


def _caption(surface: pygame.Surface, look: Look, words: str, place: tuple[int, int]) -> None:
    m, rect, pen = look.m, look.caption, Pen(surface, look.m, "playback")
    pen.panel(rect, "tip")
    fonts.cover(rect)
    edge = pygame.Rect(rect.left, rect.top + m.du(10), m.du(4), rect.height - m.du(20))
    pen.box(look.color, edge, radius=m.du(2))
    low = rect.height < m.du(LOW)
    room = Room(rect).inset(m.du(16), m.du(3 if low else 8))
    look.portrait(surface, room.west(room.height, m.du(14)))
    foot = room.east(m.du(300), m.du(14)) if low else room.south(m.du(16))
    _dots(pen, foot, place, look.color, look.keys)
    for style in ("heading", "body_bold", "body", "tile_bold"):
        laid = richtext.layout(m, style, words, room.width, theme.INK)
        if laid.height <= room.height:
            break
    spot = room.piece(laid.width, laid.height, "midleft")
    with pen.clip_to(room):
        laid.draw(surface, spot.clamp(room) if laid.height <= room.height else spot, "playback")


def _dots(
    pen: Pen, foot: pygame.Rect, place: tuple[int, int], color: theme.Color, keys: bool
) -> None:
    """Draw a dot for each shot, those shown filled, and the keys at the right."""
    m, (at, count) = pen.m, place
    hint = f"{keymap.key('skip')}: next    {keymap.key('back')}: skip" if keys else ""
    note = Room(foot).piece(pen.width("tile", hint) + m.du(4), m.pitch("tile"), "midright")
    pen.text("tile", hint, theme.MUTED, note, "right")
    radius, pitch = max(3, m.du(4)), m.du(15)
    pitch = min(pitch, (note.left - foot.left - m.du(20)) // max(1, count))
    for number in range(min(count, MOST_DOTS)):
        center = foot.left + radius + number * pitch, foot.centery
        ink = color if number <= at else theme.EDGE_HOT
        size = radius if number == at else max(2, radius - 1)
        pygame.draw.circle(pen.surface, ink, center, size)


def _list_lines(look: Look, exhibit: Exhibit) -> list[richtext.RichLayout]:
    wide = look.list(0).width - 2 * look.m.du(LIST_PAD)
    return [_layout(look.m, line, wide) for line in exhibit.lines]


def _list_head(m: Metrics) -> int:
    return m.pitch("body_bold") + m.du(6)


def _list_high(look: Look, exhibit: Exhibit) -> int:
    """Return the height in pixels that the list needs."""
    m = look.m
    lines = sum(each.height + m.du(3) for each in _list_lines(look, exhibit))
    return 2 * m.du(LIST_PAD) + _list_head(m) + lines


def _list(surface: pygame.Surface, look: Look, exhibit: Exhibit, rect: pygame.Rect) -> None:
    """Draw the list with its lines."""
    m, pen = look.m, Pen(surface, look.m, "playback")
    pen.panel(rect, "modal")
    fonts.cover(rect)
    room, laid = Room(rect).inset(m.du(LIST_PAD)), _list_lines(look, exhibit)
    title = room.north(m.pitch("body_bold"), m.du(6))
    pen.text("body_bold", exhibit.title, theme.INK, title, cut=True)
    rows = list(zip(exhibit.lines, laid, strict=True))
    for line, each in rows[_first(m, rows, room.height) :]:
        if room.top + each.height > rect.bottom - m.du(4):
            break
        spot = room.north(each.height, m.du(3))
        if line.state == "now":
            glow = pygame.Rect(spot.left - m.du(8), spot.top - m.du(1), spot.width + m.du(16),
                               spot.height + m.du(2))  # fmt: skip
            pen.box(theme.mix(look.color, theme.PANEL, 0.7), glow, radius=m.du(6))
        if line.state != "head":
            state = "done" if line.state == "now" else line.state
            draw_state(surface, m, state, spot.left, spot.top + each.pitch // 2)
            spot.west(m.du(26))
        each.draw(surface, spot, "playback")


def _first(m: Metrics, rows: Sequence[tuple[Line, richtext.RichLayout]], room: int) -> int:
    """Return the first line to draw, so that the one under way is among those that fit."""
    now = next((n for n, (line, _) in enumerate(rows) if line.state == "now"), 0)
    end = min(len(rows), now + 3)
    first = 0
    while first < now and sum(each.height + m.du(3) for _, each in rows[first:end]) > room:
        first += 1
    return first


def _layout(m: Metrics, line: Line, width: int) -> richtext.RichLayout:
    inks = {"head": theme.MUTED, "skipped": theme.MUTED, "now": theme.INK, "done": theme.SOFT}
    style = "label" if line.state == "head" else "tile_bold" if line.state == "now" else "tile"
    room = width if line.state == "head" else width - m.du(26)
    return richtext.layout(m, style, line.text, room, inks.get(line.state, theme.MUTED))


def _dice(surface: pygame.Surface, look: Look, rolls: Sequence[Roll], tumble: Tumble) -> None:
    """Draw the rolls side by side in their band."""
    form = Form(look.m, lambda rect: None)
    most = max(len(roll.faces) for roll in rolls)
    places = row(look.dice, len(rolls), look.m.du(8))
    for id, roll, rect in zip(row_ids("playback", rolls), rolls, places, strict=True):
        fonts.cover(rect)
        form.add(LabeledRow(id, rect, roll, most, tumble)).draw(surface)
