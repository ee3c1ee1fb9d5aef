"""Tooltips: the help of a widget, beside it, and never over it or over text that is being read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.widgets import placement
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept

WIDEST_DU = (460, 320, 220)
"""the widths of a tooltip: the usual one, and those for a place that is too narrow for it"""
PAD_DU = (12, 7)


def _layout(widget: Widget, width: int) -> richtext.RichLayout:
    color = theme.INK if widget.enabled else theme.DANGER
    return richtext.snug(widget.m, "caption", widget.help, width, color)


def _size(widget: Widget, width: int) -> tuple[int, int]:
    """Return the size in pixels with lines no longer than ``width``."""
    m, text = widget.m, _layout(widget, width)
    return text.width + 2 * m.du(PAD_DU[0]), text.height + 2 * m.du(PAD_DU[1])


def place(widget: Widget, things: Sequence[Kept], now: pygame.Rect) -> pygame.Rect:
    """Return the tooltip's rectangle in the window; ``now`` is where it is."""
    m, gap = widget.m, widget.m.du(10)
    window = pygame.Rect((0, 0), m.size).inflate(-2 * gap, -2 * gap)
    widest = window.width - 2 * m.du(PAD_DU[0])
    sizes = [_size(widget, min(m.du(each), widest)) for each in WIDEST_DU]
    return placement.tip(sizes, widget.tip_rect, window, gap, things, now, widget.tip_aside)


def reach(m: Metrics, at: pygame.Rect) -> pygame.Rect:
    """Return the area touched by drawing the tooltip there, with its shadow."""
    margin = 4 * m.du(images.SHADOW_DU)
    return at.inflate(margin, margin)


def draw(surface: pygame.Surface, widget: Widget, at: pygame.Rect) -> None:
    """Draw the tooltip at its place."""
    m = widget.m
    images.draw_panel(surface, at, "tip", m.unit)
    inner = at.inflate(-2 * m.du(PAD_DU[0]), -2 * m.du(PAD_DU[1]))
    _layout(widget, inner.width).draw(surface, inner, where=f"tip of {widget.id}")
