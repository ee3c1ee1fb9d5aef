"""The stage of a page: a scene that fills the view, and a column of words over its right side.

The picture stays clear at the left. Toward the right it disappears under a veil, which carries the
title, the story and the choices. The card that a page is about is small at the left foot, and is
enlarged while it is pointed at or has the focus.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from game.client.draw import images, incremental_paint, paint_thread, theme
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.kit.layout import is_folded
from game.client.tabletop.pages.dust import Dust
from game.client.widgets import Form
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

Size = tuple[int, int]
Draw = Callable[[pygame.Surface, pygame.Rect, Metrics], None]

COLUMN_DU = 520  # least width of the words and choices, as far as the view has room
COLUMN_SHARE = 0.4  # of the view's width
MARGIN_DU, GAP_DU = 28, 20
RAMP_DU = 260  # over this width the veil grows to its full strength
VEIL = 235  # its full strength, 0..255
EASED = (0, 22, 78, 150, 207, VEIL)
"""strengths of the veil along its ramp, at even steps"""
FOOT = (0, 46, 130)
"""strengths of the shade at the picture's foot"""
CARD_DU = (150, 210)
GLASS = 196  # strength of a pane, 0..255
LARGE_DU = 560  # height of the enlarged card
GLOW = 0.34  # strength of the accent's glow on a plain ground


@dataclass(frozen=True)
class Scenery:
    """The picture behind a page. ``paint`` makes it at a size; ``key`` names it in the cache.

    What matters in it is in its left half, for the right is under the veil.
    """

    key: Hashable
    paint: Callable[[Size], pygame.Surface]
    steps: Callable[[Size], Iterator[pygame.Surface]] | None = None
    """paints the same in steps: yields the picture as it grows, the ground first"""

    def begin(self, size: Size) -> Iterator[pygame.Surface]:
        """Yield the picture as it grows; at the end it is finished."""
        if self.steps is None:
            yield self.paint(size)
        else:
            yield from self.steps(size)


@dataclass(frozen=True)
class StageAreas:
    """The places on a stage: what is seen of the ``picture``, the column of ``words`` with the
    ``choices`` at its end, and the ``foot`` below everything."""

    picture: pygame.Rect
    words: pygame.Rect
    choices: pygame.Rect
    foot: pygame.Rect


class Backdrop(Widget):
    """The scene of a page under its veil, which ends where the words begin."""

    solid = False

    def __init__(
        self, id: str, rect: pygame.Rect, scenery: Scenery, words: int, strength: int = VEIL
    ) -> None:
        super().__init__(id, rect)
        self.scenery, self.words, self.strength = scenery, words, strength
        self.dust: Dust | None = None

    @property
    def clear(self) -> pygame.Rect:
        """The part of the scene that is seen well, without its foot."""
        start, full = _veil(self.m, self.rect.width, self.words - self.rect.left)
        return pygame.Rect(self.rect.topleft, (start + (full - start) // 3,
                                               self.rect.height * 4 // 5))  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        shown = backdrop(m, rect.size, self.scenery, self.words - rect.left, self.strength)
        if shown is None:
            surface.fill(theme.DEEP, rect)
        else:
            surface.blit(shown, rect)
            if self.dust is not None:
                self.dust.draw(surface)
        pygame.draw.rect(surface, theme.EDGE, rect, max(1, m.du(1)))


def backdrop(
    m: Metrics, size: Size, scenery: Scenery, words: int, strength: int = VEIL
) -> pygame.Surface | None:
    """Return a scene under the veil of a column that begins ``words`` pixels from the left, at its
    full ``strength`` 0..255 there; cached. Until it is painted, that
    is its ground, and at first nothing."""

    def veiled(picture: pygame.Surface) -> pygame.Surface:
        made = pygame.Surface(size, 0, 32)
        made.blit(picture, (0, 0))
        high = size[1] // 3
        made.blit(images.scrim((size[0], high), FOOT), (0, size[1] - high))
        start, full = _veil(m, size[0], words)
        if full > start:
            made.blit(images.scrim((full - start, size[1]), EASED, True), (start, 0))
        rest = pygame.Surface((size[0] - full, size[1]), 0, 32)
        rest.fill(theme.DEEP)
        rest.set_alpha(strength)
        made.blit(rest, (full, 0))
        return made

    key = ("stage", scenery.key, size, words, strength, m.unit)
    return paint_thread.cached(key, lambda: incremental_paint.Work(scenery.begin(size), veiled))


def _veil(m: Metrics, wide: int, words: int) -> tuple[int, int]:
    """Return where the veil begins and where it has its full strength."""
    full = max(0, min(wide, words - m.du(GAP_DU) // 2))
    return max(0, full - m.du(RAMP_DU)), full


class Glass(Widget):
    """A dark pane over a scene, behind its words and controls."""

    solid = False

    def draw(self, surface: pygame.Surface) -> None:
        size, radius = self.rect.size, self.m.du(10)

        def make() -> pygame.Surface:
            made = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(made, (*theme.DEEP, GLASS), made.get_rect(), border_radius=radius)
            pygame.draw.rect(made, theme.HAIRLINE, made.get_rect(), max(1, self.m.du(1)), radius)
            return images.ready(made)

        surface.blit(images.cached(("glass", size, radius), make), self.rect)


def plain(name: str, accent: Color, ground: Color) -> Scenery:
    """Return a stage without a picture: the dark color of a game, with a glow of its accent."""

    def paint(size: Size) -> pygame.Surface:
        made = images.gradient(
            size, theme.mix(ground, accent, 0.12), theme.mix(ground, theme.DEEP, 0.6)
        )
        small = pygame.Surface((72, 48))
        for y in range(48):
            for x in range(72):
                far = min(1.0, math.hypot((x - 19) / 40, (y - 17) / 36))
                part = GLOW * (1 - far * far * (3 - 2 * far)) ** 2
                small.set_at((x, y), theme.mix((0, 0, 0), accent, part))
        glow = pygame.transform.smoothscale(small, size)
        made.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        rings = pygame.Surface(size, pygame.SRCALPHA)
        middle = (size[0] * 19 // 72, size[1] * 17 // 48)
        for step in range(1, 6):  # like the rings of a chart
            color = (*accent, 44 - 6 * step)
            pygame.draw.circle(rings, color, middle, size[1] * step // 7, max(1, size[1] // 400))
        made.blit(rings, (0, 0))
        return made

    return Scenery(("plain stage", name, accent, ground), paint)


class CardFace(Widget):
    """The card that a page is about: small, and enlarged while it is pointed at or has the focus.
    ``small`` paints it too small to read, so without words."""

    reads = Rank.WORDS
    focusable = True

    def __init__(self, card: str, draw: Draw, small: Draw) -> None:
        super().__init__("encounter.card", pygame.Rect(0, 0, 0, 0))
        self.card, self._draw, self._draw_small = card, draw, small
        self.room = pygame.Rect(0, 0, 0, 0)
        """the view, in which it is enlarged"""

    @property
    def open(self) -> bool:
        """True while it is enlarged."""
        ring = bool(getattr(self.form, "ring", False))
        return self.shown and (self.hot or (self.focused and ring))

    @property
    def large_rect(self) -> pygame.Rect:
        """The place of the enlarged card: over the small one, upward."""
        m = self.m
        high = min(self.room.height - 2 * m.du(12), m.du(LARGE_DU))
        rect = pygame.Rect((0, 0), face_size(m, high))
        rect.bottomleft = self.rect.bottomleft
        return rect.clamp(self.room)

    @property
    def paint_rect(self) -> pygame.Rect:
        return super().paint_rect.union(self.large_rect.inflate(self.m.du(40), self.m.du(40)))

    def draw(self, surface: pygame.Surface) -> None:
        reach = max(2, self.m.du(7))
        shade = images.shadow(self.rect.size, self.m.du(6), reach, 210)
        surface.blit(shade, (self.rect.left - 2 * reach, self.rect.top - 2 * reach + self.m.du(3)))
        self._draw_small(surface, self.rect, self.m)

    def press(self, pos: tuple[int, int]) -> None:
        self.activate()

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        """Accept the release of the button, which changes nothing."""

    def activate(self) -> None:
        """Let go of the focus, so that the next key is for the page."""
        if isinstance(self.form, Form):
            self.form.set_focus(None)

    def show(self, surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
        """Draw the card anywhere, large enough to read."""
        self._draw(surface, rect, m)

    def draw_large(self, surface: pygame.Surface) -> None:
        """Draw the card large enough to read, if it is open."""
        if self.open:
            self._draw(surface, self.large_rect, self.m)


def face_size(m: Metrics, high: int) -> Size:
    """Return the size of the enlarged card: a card's own proportions, wider in a low area."""
    return m.du(420) if is_folded(m) else min(m.du(400), high * 5 // 7), high


def column(m: Metrics, area: pygame.Rect, face: bool = False, wide: int = 0) -> pygame.Rect:
    """Return the column of a page for words at least ``wide`` pixels wide, as far as it has room
    beside its card."""
    margin = m.du(MARGIN_DU)
    taken = 2 * margin + (_card_size(m, area)[0] + margin if face else 0)
    usual = max(m.du(COLUMN_DU), round(area.width * COLUMN_SHARE) - margin)
    width = min(max(usual, wide), area.width - taken)
    top = area.top + m.du(GAP_DU)
    return pygame.Rect(area.right - margin - width, top, width, area.bottom - m.du(GAP_DU) - top)


def _card_size(m: Metrics, area: pygame.Rect) -> Size:
    high = min(m.du(CARD_DU[1]), round(area.height * 0.38))
    large = face_size(m, min(area.height - 2 * m.du(12), m.du(LARGE_DU)))
    return high * large[0] // max(1, large[1]), high


def add_stage(
    form: Form, m: Metrics, area: pygame.Rect, scenery: Scenery, *, face: CardFace | None = None,
    wide: int = 0, choices: int = 0, foot: int = 0,
) -> StageAreas:  # fmt: skip
    """Add the scene of a page, and its card; return the places of everything else.

    ``wide`` is the least width of the column, ``choices`` the height of the choices at its end,
    and ``foot`` that of a strip below everything, each in pixels.
    """
    words = column(m, area, face is not None, wide)
    below = pygame.Rect(area.left, area.bottom, area.width, 0)
    if foot:
        below.update(area.left + m.du(GAP_DU), words.bottom - foot, 0, foot)
        below.width = words.right - below.left
        words.height -= foot + m.du(12)
    form.add(Backdrop("encounter.frame", area, scenery, words.left))
    if face is not None:
        face.room = area.inflate(-2 * m.du(12), -2 * m.du(12))
        face.rect = pygame.Rect((0, 0), _card_size(m, area))
        face.rect.bottomleft = (area.left + m.du(GAP_DU), words.bottom)
        form.add(face)
    clear = pygame.Rect(area.left, area.top, words.left - area.left, area.height)
    end = words.copy()
    end.height = min(choices, words.height)
    end.bottom = words.bottom
    if choices:
        words.height = max(0, end.top - m.du(14) - words.top)
    return StageAreas(clear, words, end, below)


def add_dust(form: Form, dust: Dust, window: Size) -> None:
    """Let dust drift over the stage of a page, if there is one."""
    frame = form.find("encounter.frame")
    stage = frame if isinstance(frame, Backdrop) else None
    if stage is not None:
        stage.dust = dust
    dust.settle(stage.clear if stage else pygame.Rect(0, 0, 0, 0), window)
