"""Tooltips: the help of a widget, beside it, and never over it or over what is being read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.widgets import placement
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept, Rank

WIDEST_DU = 460


@lru_cache(maxsize=64)
def _text(m: Metrics, markup: str, disabled: bool) -> richtext.RichLayout:
    color = theme.DANGER if disabled else theme.INK
    widest = min(m.du(WIDEST_DU), m.width - 4 * m.du(16))
    loose = richtext.layout(m, "caption", markup, widest, color)
    return richtext.layout(m, "caption", markup, max(loose.size[0], 1), color)


theme.follow(_text.cache_clear)


def _made(widget: Widget) -> richtext.RichLayout:
    return _text(widget.m, widget.help, not widget.enabled)


def size(widget: Widget) -> tuple[int, int]:
    """Return the size of the tooltip in pixels."""
    m, text = widget.m, _made(widget)
    return text.width + 2 * m.du(12), text.height + 2 * m.du(7)


def place(widget: Widget, things: Sequence[Kept], now: pygame.Rect) -> pygame.Rect:
    """Return the tooltip's rectangle in the window: at a side of the widget where it hides nothing
    that is read, or farther away if there is none; ``now``, where it is, if that still serves."""
    m = widget.m
    gap, anchor, wanted = m.du(10), widget.tip_rect, size(widget)
    window = pygame.Rect((0, 0), m.size).inflate(-2 * gap, -2 * gap)
    things = [each for each in things if each.rank <= Rank.CONTROL]
    near = placement.best(
        placement.beside(wanted, anchor, window, gap, widget.tip_aside), things, now
    )
    assert near is not None
    if near.spares():
        return near.rect
    read = [each for each in things if each.rank <= placement.READ]
    far = placement.best(placement.around(wanted, anchor, window, gap, read), things, now)
    return far.rect if far is not None and far.cost < near.cost else near.rect


def reach(m: Metrics, at: pygame.Rect) -> pygame.Rect:
    """Return the area touched by drawing the tooltip there, with its shadow."""
    margin = 4 * m.du(images.SHADOW_DU)
    return at.inflate(margin, margin)


def draw(surface: pygame.Surface, widget: Widget, at: pygame.Rect) -> None:
    """Draw the tooltip at its place."""
    m = widget.m
    images.draw_panel(surface, at, "tip", m.unit)
    inner = at.inflate(-2 * m.du(12), -2 * m.du(7))
    _made(widget).draw(surface, inner, where=f"tip of {widget.id}")
