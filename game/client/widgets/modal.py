"""The box of a dialog: title, text, and buttons at the bottom right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.widgets.basic import Button, Label, Panel, RichText
from game.client.widgets.form import Form
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.spot import Spot

WIDTH_DU = 640
SIDE_DU = 300  # for a picture at the left


class Modal:
    """Lays out a dialog in the middle of the window; the scene under it is an overlay.

    ``room`` names a picture for the left side, where the window is wide enough. ``buttons`` come
    with any rectangle and are placed from right to left in reading order. Text that would not fit
    the window scrolls.
    """

    def __init__(
        self,
        form: Form,
        m: Metrics,
        prefix: str,
        title: str,
        markup: str,
        buttons: Sequence[Button],
        room: str = "",
    ) -> None:
        pad, gap = m.du(32), m.du(16)
        wide = min(m.du(WIDTH_DU), m.width - 2 * m.du(32))
        inner = wide - 2 * pad
        style = "stage" if room and fonts.measure(m, "stage", title)[0] <= inner else "title"
        title_high, button_high = m.pitch(style), m.du(52)
        rows = _rows(m, buttons, inner, gap)
        text_high = RichText.height(m, markup, text_width(m), "reading")
        fixed = 2 * pad + title_high + gap + m.du(28) + len(rows) * (button_high + gap) - gap
        space = min(text_high, m.height - fixed - 2 * m.du(24))
        side = m.du(SIDE_DU) if room and wide + m.du(SIDE_DU + 64) <= m.width else 0
        self.rect = pygame.Rect(0, 0, wide + side, fixed + space + m.du(4))
        self.rect.center = (m.width // 2, m.height // 2)
        left, top = self.rect.left + pad + side, self.rect.top + pad
        form.add(Panel(f"{prefix}.box", self.rect, "modal"))
        if side:
            inset = m.du(12)
            shown = pygame.Rect(self.rect.left + inset, self.rect.top + inset, side,
                                self.rect.height - 2 * inset)  # fmt: skip
            form.add(Spot(f"{prefix}.room", shown, room))
        form.add(Label(f"{prefix}.title", pygame.Rect(left, top, inner, title_high), title, style))
        top += title_high + gap
        area = form.add(ScrollArea(f"{prefix}.scroll", pygame.Rect(left, top, inner, space)))
        body = pygame.Rect(left, top, inner - m.du(18), text_high)
        area.add(RichText(f"{prefix}.text", body, markup, "reading", theme.SOFT))
        top += space + m.du(28)
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
