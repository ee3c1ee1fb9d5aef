"""The box of a dialog: title, text, and buttons at the bottom right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.draw import fonts, theme
from game.client.draw.rooms import window
from game.client.draw.theme import Metrics
from game.client.widgets.basic import Button, Label, Panel, RichText
from game.client.widgets.form import Form
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.spot import Spot

WIDTH_DU = 640
WIDEST_DU = 960  # for a text that does not fit
SIDE_DU = 300  # for a picture at the left
BUTTON_DU = 52


class _Plan(NamedTuple):
    """Measures of a dialog in pixels, its rows of buttons and the style of its title."""

    pad: int
    wide: int  # without the picture
    inner: int
    text_high: int
    fixed: int  # the height of all but the text
    space: int  # the height the window has for the text
    rows: list[list[Button]]
    style: str


class Modal:
    """Lays out a dialog in the middle of the window; the scene under it is an overlay.

    ``room`` names a picture for the left side, where the window is wide enough. ``buttons`` come
    with any rectangle and are placed from right to left in reading order. Where the text does not
    fit, the dialog takes more of the window; what then does not fit scrolls.
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
        plan = _plan(m, title, markup, buttons, room, m.du(WIDTH_DU), m.du(32), m.du(24))
        if plan.text_high > plan.space:
            plan = _plan(m, title, markup, buttons, room, m.du(WIDEST_DU), m.du(16), m.du(8))
        gap, space = m.du(16), min(plan.text_high, plan.space)
        side = m.du(SIDE_DU) if room and plan.wide + m.du(SIDE_DU + 64) <= m.width else 0
        box = window(m).piece(plan.wide + side, plan.fixed + space + m.du(4))
        self.rect: pygame.Rect = box
        form.add(Panel(f"{prefix}.box", box, "modal"))
        if side:
            form.add(Spot(f"{prefix}.room", box.inset(m.du(12)).west(side), room))
        inner = box.inset(plan.pad)
        inner.west(side)
        head = inner.north(m.pitch(plan.style), gap)
        form.add(Label(f"{prefix}.title", head, title, plan.style))
        view = inner.north(space, m.du(28))
        area = form.add(ScrollArea(f"{prefix}.scroll", view))
        body = pygame.Rect(view.topleft, (view.width - m.du(18), plan.text_high))
        area.add(RichText(f"{prefix}.text", body, markup, "reading", theme.SOFT))
        for row in plan.rows:
            line = inner.north(m.du(BUTTON_DU), gap)
            for button in reversed(row):
                button.rect = line.east(max(m.du(150), button.natural_width(m)), gap)
        for button in buttons:
            form.add(button)


def _plan(
    m: Metrics,
    title: str,
    markup: str,
    buttons: Sequence[Button],
    room: str,
    most: int,
    pad: int,
    edge: int,
) -> _Plan:
    """Measure a dialog up to ``most`` pixels wide, with ``pad`` within it and ``edge`` around."""
    gap = m.du(16)
    wide = min(most, m.width - 2 * max(edge, pad))
    inner = wide - 2 * pad
    style = "stage" if room and fonts.measure(m, "stage", title)[0] <= inner else "title"
    rows = _rows(m, buttons, inner, gap)
    text_high = RichText.height(m, markup, inner - m.du(18), "reading")
    high = len(rows) * (m.du(BUTTON_DU) + gap) - gap
    fixed = 2 * pad + m.pitch(style) + gap + m.du(28) + high
    return _Plan(pad, wide, inner, text_high, fixed, m.height - fixed - 2 * edge, rows, style)


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
