"""The choice of an ambition: all sheets side by side, each large enough to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.incremental_paint import slices
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import enlarged
from game.client.games.outer_rim.favors.deal import VEIL
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.stage import Backdrop, Glass, Scenery
from game.client.widgets import Button, Form, Label, RichText, ScrollArea
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.client.widgets.placement import Rank
from game.outer_rim.ambitions.words import LEGEND
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
        super().__init__(f"choice.{key}", rect, hotkey=hotkey, tip=LEGEND)
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
    room = Room(area).inset(m.du(16), m.du(10))
    head = room.north(m.pitch("heading"), m.du(6))
    title = fonts.fit(m, "heading", model.prompt, head.width).text
    asked = head.west(fonts.measure(m, "heading", title)[0] + m.du(8), m.du(16))
    form.add(Label("sheets.title", asked, title, "heading"))
    if RichText.height(m, LEGEND, head.width, "caption") <= head.height:
        form.add(RichText("sheets.legend", head, LEGEND, "caption", theme.SOFT))
    count, gap = len(model.options), m.du(10)
    width = min(room.width, count * m.du(WIDEST_DU) + (count - 1) * gap)
    room.west((room.width - width) // 2)
    room.width = width
    found = {}
    whole = room.width >= count * m.du(LEAST_DU) and room.height >= m.du(LOWEST_DU)
    add, places = _whole if whole else _add_scrolling, room.columns(count, gap)
    for number, (each, rect) in enumerate(zip(model.options, places, strict=True), 1):
        found[each.key] = add(form, m, rect, model, each, partial(choose, each.key), str(number))
    return found


def _whole(
    form: Form, m: Metrics, rect: pygame.Rect, model: Model, each: Option,
    press: Callable[[], None], hotkey: str,
) -> pygame.Rect:  # fmt: skip
    """Add a sheet that is a button all over; return its rectangle."""
    form.add(Sheet(each.key, rect, model, each.source, press, hotkey))
    return rect


def _add_scrolling(
    form: Form, m: Metrics, rect: pygame.Rect, model: Model, each: Option,
    press: Callable[[], None], hotkey: str,
) -> pygame.Rect:  # fmt: skip
    """Add a sheet whose words scroll, with a button at its foot; return that of the button."""
    form.add(Glass(f"sheet.{each.source}", rect))
    room, said = Room(rect).inset(m.du(10)), cards.card_text(model.content, each.source)
    foot = room.south(m.du(48), m.du(8))
    button = Button(f"choice.{each.key}", foot, "Choose", press, hotkey=hotkey)
    area = form.add(ScrollArea(f"sheet.{each.source}.words", room))
    words = "\n\n".join((f"**{literal(said.name)}**", *said.body))
    width = area.view.width - m.du(14)
    text = pygame.Rect(room.topleft, (width, RichText.height(m, words, width, "tile")))
    area.add(RichText(f"sheet.{each.source}.text", text, words, "tile", theme.SOFT))
    form.add(button)
    return foot
