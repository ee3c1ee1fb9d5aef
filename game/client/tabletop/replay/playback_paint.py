"""The picture of a turn that is shown: its sentence at the foot of the board, and beside the board
the card and the dice that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.pages.dice import LabeledRow, Roll, Tumble, row_ids
from game.client.tabletop.kit.layout import row
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
        m, area = self.m, self.area
        if self.bar is not None:
            return self.bar
        gap = m.pick(12, 8)
        rect = pygame.Rect(0, 0, min(area.width - 2 * gap, m.du(1080)), m.pick(88, 72))
        rect.midbottom = area.centerx, area.bottom - gap
        return rect

    @property
    def dice(self) -> pygame.Rect:
        """The band of the dice, above the bar."""
        m, bar = self.m, self.caption
        rect = pygame.Rect(bar.left, 0, bar.width, m.pick(68, 54))
        rect.bottom = bar.top - m.du(8)
        if self.bar is not None:
            rect.width = self.area.width - 2 * m.du(8)
            rect.midbottom = self.area.centerx, self.area.bottom - m.du(8)
        return rect

    @property
    def foot(self) -> int:
        """The line above which the board is free."""
        if self.rolls:
            return self.dice.top
        if self.bar is not None:  # down to the edge: no token peeps out below
            return self.area.bottom + self.m.du(5)
        return self.caption.top

    def card(self, beside: int) -> pygame.Rect:
        """Return the place of the card; ``beside`` pixels at the side are taken."""
        m, area = self.m, self.area
        gap = m.pick(12, 8)
        high = min(self.foot - gap - self.room.top - gap, m.du(460))
        if m.compact and self.keys:  # a playback passes; a replay stays for as long as one likes
            high = min(high, m.du(SMALL_CARD))
        wide = min(max(high * 5 // 7, m.pick(280, 240)), area.width // 2)
        rect = pygame.Rect(0, self.foot - gap - high, wide, high)
        rect.left = area.left + gap + beside
        if not self.left:
            rect.right = area.right - gap - beside
        return rect

    def list(self, high: int) -> pygame.Rect:
        """Return the place of a list of that height."""
        m, area = self.m, self.area
        gap = m.pick(12, 8)
        most = self.foot - gap - area.top - gap
        rect = pygame.Rect(0, 0, m.pick(300, 260), min(high, most))
        rect.bottomleft = area.left + gap, self.foot - gap
        if not self.left:
            rect.right = area.right - gap
        return rect


@dataclass(frozen=True)
class Plan:
    """The places of what is on show: a sentence, a list, a card and dice; None for none."""

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
    m, rect = look.m, look.caption
    images.draw_panel(surface, rect, "tip", m.unit)
    fonts.cover(rect)
    edge = pygame.Rect(rect.left, rect.top + m.du(10), m.du(4), rect.height - m.du(20))
    pygame.draw.rect(surface, look.color, edge, border_radius=m.du(2))
    low = rect.height < m.du(LOW)
    inner = rect.inflate(-2 * m.du(16), -2 * m.du(3 if low else 8))
    side = inner.height
    look.portrait(surface, pygame.Rect(inner.left, inner.top, side, side))
    left = inner.left + side + m.du(14)
    foot = pygame.Rect(left, inner.bottom - m.du(16), inner.right - left, m.du(16))
    room = pygame.Rect(left, inner.top, inner.right - left, foot.top - inner.top)
    if low:
        foot = pygame.Rect(0, inner.top, m.du(300), inner.height)
        foot.right = inner.right
        room = pygame.Rect(left, inner.top, foot.left - m.du(14) - left, inner.height)
    _dots(surface, m, foot, place, look.color, look.keys)
    for style in ("heading", "body_bold", "body", "tile_bold"):
        laid = richtext.layout(m, style, words, room.width, theme.INK)
        if laid.height <= room.height:
            break
    spot = pygame.Rect(room.left, 0, laid.width, laid.height)
    spot.centery = room.centery
    before = surface.get_clip()
    surface.set_clip(before.clip(room))
    laid.draw(surface, spot.clamp(room) if laid.height <= room.height else spot, "playback")
    surface.set_clip(before)


def _dots(
    surface: pygame.Surface, m: Metrics, foot: pygame.Rect, place: tuple[int, int],
    color: theme.Color, keys: bool,
) -> None:  # fmt: skip
    """Draw a dot for each shot, those shown filled, and the keys at the right."""
    at, count = place
    hint = f"{keymap.key('skip')}: next    {keymap.key('back')}: skip" if keys else ""
    wide = fonts.measure(m, "tile", hint)[0] + m.du(4)
    note = pygame.Rect(foot.right - wide, 0, wide, m.pitch("tile"))
    note.centery = foot.centery
    fonts.draw_line(surface, m, "tile", hint, theme.MUTED, note, "right", "playback")
    radius, pitch = max(3, m.du(4)), m.du(15)
    pitch = min(pitch, (note.left - foot.left - m.du(20)) // max(1, count))
    for number in range(min(count, MOST_DOTS)):
        center = foot.left + radius + number * pitch, foot.centery
        ink = color if number <= at else theme.EDGE_HOT
        pygame.draw.circle(surface, ink, center, radius if number == at else max(2, radius - 1))


def _list_lines(look: Look, exhibit: Exhibit) -> list[richtext.RichLayout]:
    wide = look.list(0).width - 2 * look.m.du(LIST_PAD)
    return [_laid(look.m, line, wide) for line in exhibit.lines]


def _list_head(m: Metrics) -> int:
    return m.pitch("body_bold") + m.du(6)


def _list_high(look: Look, exhibit: Exhibit) -> int:
    """Return the height in pixels that the list needs."""
    m = look.m
    lines = sum(each.height + m.du(3) for each in _list_lines(look, exhibit))
    return 2 * m.du(LIST_PAD) + _list_head(m) + lines


def _list(surface: pygame.Surface, look: Look, exhibit: Exhibit, rect: pygame.Rect) -> None:
    """Draw the list with its lines."""
    m = look.m
    pad, head, laid = m.du(LIST_PAD), _list_head(m), _list_lines(look, exhibit)
    images.draw_panel(surface, rect, "modal", m.unit)
    fonts.cover(rect)
    inner = rect.inflate(-2 * pad, -2 * pad)
    title = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("body_bold"))
    fit = fonts.fit(m, "body_bold", exhibit.title, title.width)
    fonts.draw_line(surface, m, "body_bold", fit.text, theme.INK, title, "left", "playback")
    y = inner.top + head
    rows = list(zip(exhibit.lines, laid, strict=True))
    for line, each in rows[_first(m, rows, inner.bottom - y) :]:
        if y + each.height > rect.bottom - m.du(4):
            break
        if line.state == "now":
            glow = pygame.Rect(
                inner.left - m.du(8), y - m.du(1), inner.width + m.du(16), each.height + m.du(2)
            )
            pygame.draw.rect(
                surface, theme.mix(look.color, theme.PANEL, 0.7), glow, border_radius=m.du(6)
            )
        state = "done" if line.state == "now" else line.state
        if state != "head":
            draw_state(surface, m, state, inner.left, y + each.pitch // 2)
        shift = 0 if line.state == "head" else m.du(26)
        each.draw(surface, pygame.Rect(inner.left + shift, y, each.width, each.height), "playback")
        y += each.height + m.du(3)


def _first(m: Metrics, rows: Sequence[tuple[Line, richtext.RichLayout]], room: int) -> int:
    """Return the first line to draw, so that the one under way is among those that fit."""
    now = next((n for n, (line, _) in enumerate(rows) if line.state == "now"), 0)
    end = min(len(rows), now + 3)
    first = 0
    while first < now and sum(each.height + m.du(3) for _, each in rows[first:end]) > room:
        first += 1
    return first


def _laid(m: Metrics, line: Line, width: int) -> richtext.RichLayout:
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
