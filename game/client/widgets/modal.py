"""The box of a dialog: title, text, and buttons at the bottom right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.widgets.basic import Button, Label, Panel, RichText
from game.client.widgets.form import Form
from game.client.widgets.scroll import ScrollArea

WIDTH_DU = 640


class Modal:
    """Lays out a dialog in the middle of the window; the scene under it is an overlay.

    ``buttons`` come with any rectangle and are placed from right to left in reading order. Text
    that would not fit the window scrolls.
    """

    def __init__(
        self,
        form: Form,
        m: Metrics,
        prefix: str,
        title: str,
        markup: str,
        buttons: Sequence[Button],
    ) -> None:
        pad, gap = m.du(32), m.du(16)
        wide = min(m.du(WIDTH_DU), m.width - 2 * m.du(32))
        inner = wide - 2 * pad
        title_high, button_high = m.pitch("title"), m.du(52)
        rows = _rows(m, buttons, inner, gap)
        text_high = RichText.height(m, markup, text_width(m), "reading")
        fixed = 2 * pad + title_high + gap + m.du(28) + len(rows) * (button_high + gap) - gap
        room = min(text_high, m.height - fixed - 2 * m.du(24))
        self.rect = pygame.Rect(0, 0, wide, fixed + room + m.du(4))
        self.rect.center = (m.width // 2, m.height // 2)
        left, top = self.rect.left + pad, self.rect.top + pad
        form.add(Panel(f"{prefix}.box", self.rect, "modal"))
        form.add(
            Label(f"{prefix}.title", pygame.Rect(left, top, inner, title_high), title, "title")
        )
        top += title_high + gap
        area = form.add(ScrollArea(f"{prefix}.scroll", pygame.Rect(left, top, inner, room)))
        body = pygame.Rect(left, top, inner - m.du(18), text_high)
        area.add(RichText(f"{prefix}.text", body, markup, "reading", theme.SOFT))
        top += room + m.du(28)
        for row in rows:
            right = self.rect.right - pad
            for button in reversed(row):
                width = max(m.du(150), button.natural_width(m))
                button.rect = pygame.Rect(right - width, top, width, button_high)
                right -= width + gap
            top += button_high + gap
        for button in buttons:
            form.add(button)


def text_width(m: Metrics) -> int:
    """Return the width of a dialog's text column in pixels."""
    return min(m.du(WIDTH_DU), m.width - 2 * m.du(32)) - 2 * m.du(32) - m.du(18)


def _rows(m: Metrics, buttons: Sequence[Button], inner: int, gap: int) -> list[list[Button]]:
    """Break the buttons into as many rows as their widths need."""
    rows: list[list[Button]] = [[]]
    used = 0
    for button in buttons:
        width = max(m.du(150), button.natural_width(m)) + gap
        if rows[-1] and used + width - gap > inner:
            rows.append([])
            used = 0
        rows[-1].append(button)
        used += width
    return rows
