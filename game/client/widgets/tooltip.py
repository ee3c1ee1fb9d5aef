"""Tooltips: the help of a widget, beside it and never over it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.widgets.base import Widget

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


def place(widget: Widget) -> pygame.Rect:
    """Return the tooltip's rectangle: above the widget or, if there is no room, below; in the
    window. That of a widget in a narrow list stands at its left instead."""
    m, text = widget.m, _made(widget)
    pad, gap = m.du(12), m.du(10)
    box = pygame.Rect(0, 0, text.width + 2 * pad, text.height + 2 * m.du(7))
    anchor = widget.tip_rect
    box.midbottom = (anchor.centerx, anchor.top - gap)
    window = pygame.Rect((0, 0), m.size).inflate(-2 * gap, -2 * gap)
    if widget.tip_aside and anchor.left - gap - box.width >= window.left:
        box.midright = (anchor.left - gap, anchor.centery)
    elif box.top < window.top:
        box.midtop = (anchor.centerx, anchor.bottom + gap)
    return box.clamp(window)


def reach(widget: Widget) -> pygame.Rect:
    """Return the area touched by drawing the tooltip, with its shadow."""
    if not widget.help:
        return pygame.Rect(0, 0, 0, 0)
    margin = 4 * widget.m.du(images.SHADOW_DU)
    return place(widget).inflate(margin, margin)


def draw(surface: pygame.Surface, widget: Widget) -> None:
    m, box = widget.m, place(widget)
    images.draw_panel(surface, box, "tip", m.unit)
    inner = box.inflate(-2 * m.du(12), -2 * m.du(7))
    _made(widget).draw(surface, inner, where=f"tip of {widget.id}")
