"""The choice of an ambition: all sheets side by side, each large enough to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.slices import slices
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import enlarged
from game.client.games.outer_rim.favors.deal import VEIL
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.layout import row
from game.client.tabletop.pages.stage import Backdrop, Glass, Scenery
from game.client.widgets import Button, Form, Label, RichText, ScrollArea
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.client.widgets.placement import Rank
from game.outer_rim.text import cards
from game.table.decisions import Option

STEP = "setup.ambition"
WIDEST_DU = 420
LEAST_DU, LOWEST_DU = 285, 540
"""the least size at which all words of any sheet fit"""


class Sheet(Widget):
    """One sheet that can be chosen."""

    reads = Rank.WORDS
    focusable = True
    pointer = True

    def __init__(
        self, key: str, rect: pygame.Rect, model: Model, card: str, press: Callable[[], None],
        hotkey: str,
    ) -> None:  # fmt: skip
        super().__init__(f"choice.{key}", rect, hotkey=hotkey)
        self.model, self.card, self.press_ = model, card, press
        self.fresh = True

    def activate(self) -> None:
        self.press_()

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if self.fresh and not slices.room():
            images.draw_panel(surface, self.rect, "flat", m.unit)
            return
        self.fresh = False
        enlarged.draw_zoom(surface, self.rect, self.model.content, self.card, m)
        if self.hot or self.focused:
            pygame.draw.rect(surface, theme.INK, self.rect, max(2, m.du(3)), m.du(14))
        cap = pygame.Rect(0, 0, keycap_width(m, self.hotkey), keycap_height(m))
        cap.topright = self.rect.move(-m.du(8), m.du(8)).topright
        draw_keycap(surface, m, cap, self.hotkey, self.id)


def build(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, choose: Callable[[str], None],
    scenery: Scenery,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add the sheets; return the rectangle of each by key."""
    form.add(Backdrop("sheets.frame", area, scenery, area.left, VEIL))
    inner = area.inflate(-2 * m.du(16), -2 * m.du(10))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("heading"))
    title = fonts.fit(m, "heading", model.prompt, inner.width).text
    form.add(Label("sheets.title", head, title, "heading"))
    line = pygame.Rect(inner.left, head.bottom + m.du(6), inner.width, 0)
    line.height = inner.bottom - line.top
    count, gap = len(model.options), m.du(10)
    wide = min(line.width, count * m.du(WIDEST_DU) + (count - 1) * gap)
    line.left, line.width = line.left + (line.width - wide) // 2, wide
    found = {}
    whole = line.width >= count * m.du(LEAST_DU) and line.height >= m.du(LOWEST_DU)
    add = _whole if whole else _scrolling
    for number, (each, rect) in enumerate(
        zip(model.options, row(line, count, gap), strict=True), 1
    ):
        found[each.key] = add(form, m, rect, model, each, partial(choose, each.key), str(number))
    return found


def _whole(
    form: Form, m: Metrics, rect: pygame.Rect, model: Model, each: Option,
    press: Callable[[], None], hotkey: str,
) -> pygame.Rect:  # fmt: skip
    """Add a sheet that is a button all over; return its rectangle."""
    form.add(Sheet(each.key, rect, model, each.source, press, hotkey))
    return rect


def _scrolling(
    form: Form, m: Metrics, rect: pygame.Rect, model: Model, each: Option,
    press: Callable[[], None], hotkey: str,
) -> pygame.Rect:  # fmt: skip
    """Add a sheet whose words scroll, with a button at its foot; return that of the button."""
    form.add(Glass(f"sheet.{each.source}", rect))
    inner = rect.inflate(-2 * m.du(10), -2 * m.du(10))
    said = cards.card_text(model.content, each.source)
    foot = pygame.Rect(inner.left, 0, inner.width, m.du(48))
    foot.bottom = inner.bottom
    button = Button(f"choice.{each.key}", foot, "Choose", press, hotkey=hotkey)
    room = pygame.Rect(inner.left, inner.top, inner.width, foot.top - m.du(8) - inner.top)
    area = form.add(ScrollArea(f"sheet.{each.source}.words", room))
    words = "\n\n".join((f"**{literal(said.name)}**", *said.body))
    wide = area.view.width - m.du(14)
    tall = RichText.height(m, words, wide, "tile")
    text = pygame.Rect(room.left, room.top, wide, tall)
    area.add(RichText(f"sheet.{each.source}.text", text, words, "tile", theme.SOFT))
    form.add(button)
    return foot
