"""The page of a decision or a result: a card, the situation, dice, and every choice.

A choice is a large button with a number key. A page about a card has it at its left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.dice import LabeledRow, Roll, Tumble
from game.client.tabletop.layout import folded, row
from game.client.widgets import Button, Form, Label, Panel, RichText, ScrollArea
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.table.contract import Label as Words
from game.table.decisions import Option

ICON_DU = 32  # of a choice that has one
Draw = Callable[[pygame.Surface, pygame.Rect, Metrics], None]


class CardFace(Widget):
    """The card that a page is about, large enough to read; ``section`` is the part in use."""

    def __init__(self, card: str, draw: Draw, section: int = -1) -> None:
        super().__init__("encounter.card", pygame.Rect(0, 0, 0, 0))
        self.card, self.section, self._draw = card, section, draw

    def draw(self, surface: pygame.Surface) -> None:
        self._draw(surface, self.rect, self.m)


def stage(
    form: Form,
    m: Metrics,
    area: pygame.Rect,
    face: CardFace | None,
    rolled: Sequence[Roll],
    tumble: Tumble,
) -> pygame.Rect:
    """Add the parts of every page: the frame, the dice at its foot, the card at the left.

    Return the room for words, which reveal no result while the dice roll.
    """
    frame = area.inflate(-2 * m.du(8), -2 * m.du(8))
    form.add(Panel("encounter.frame", frame, "modal"))
    inner = frame.inflate(-2 * m.du(16), -2 * m.du(16))
    dice_high = m.du(72 if not m.compact else 52)
    if rolled:
        bottom = pygame.Rect(inner.left, inner.bottom - dice_high, inner.width, dice_high)
        most = max(len(roll.faces) for roll in rolled)
        for roll, rect in zip(rolled, _shares(bottom, rolled, m.du(12)), strict=True):
            form.add(
                LabeledRow(f"encounter.dice.{roll.seat}.{roll.purpose}", rect, roll, most, tumble)
            )
        inner.height -= dice_high + m.du(12)
    right = inner.copy()
    if face is not None:
        high = min(inner.height, m.du(560))
        face.rect = pygame.Rect((inner.left, inner.top), face_size(m, high))
        form.add(face)
        right = pygame.Rect(face.rect.right + m.du(20), inner.top, 0, inner.height)
        right.width = inner.right - right.left
    if tumble.rolling:
        head = pygame.Rect(right.left, right.top, right.width, m.pitch("title"))
        form.add(Label("encounter.title", head, "The dice are rolling", "title"))
    return right


def _shares(area: pygame.Rect, rolled: Sequence[Roll], gap: int) -> list[pygame.Rect]:
    """Return the room divided between the rolls: a roll of one die needs less than one of many."""
    weights = [4 + len(roll.faces) for roll in rolled]
    spare, made, left = area.width - gap * (len(rolled) - 1), list[pygame.Rect](), area.left
    for weight in weights:
        wide = spare * weight // sum(weights)
        made.append(pygame.Rect(left, area.top, wide, area.height))
        left += wide + gap
    return made


def face_size(m: Metrics, high: int) -> tuple[int, int]:
    """Return the size of the card in the view: a card's own proportions, wider in a low area."""
    return m.du(420) if folded(m) else min(m.du(400), high * 5 // 7), high


def add_choices(
    form: Form,
    m: Metrics,
    right: pygame.Rect,
    title: str,
    situation: str,
    buttons: Sequence[ChoiceButton],
) -> dict[str, pygame.Rect]:
    """Add heading, words and a button for each choice; return the rectangles of the buttons, by
    key."""
    high = m.pitch("title")
    head = pygame.Rect(right.left, right.top, right.width, high)
    form.add(
        Label("encounter.title", head, fonts.fit(m, "title", title, right.width).text, "title")
    )
    room = right.bottom - head.bottom - m.du(110)
    for columns in (1, 2, 3):
        bands = _bands(m, buttons, right, columns)
        if sum(bands) + (len(bands) - 1) * m.du(8) <= room:
            break
    block = sum(bands) + (len(bands) - 1) * m.du(8)
    top = max(right.bottom - block, head.bottom + m.du(90))
    words = pygame.Rect(
        right.left, head.bottom + m.du(4), right.width, top - head.bottom - m.du(16)
    )
    add_text(form, m, words, situation)
    found: dict[str, pygame.Rect] = {}
    add: Callable[[ChoiceButton], object] = form.add
    if block > right.bottom - top:
        # If there are too many, they scroll, and the digits still work.
        area = form.add(ScrollArea("encounter.choices", pygame.Rect(
            right.left, top, right.width, right.bottom - top)))  # fmt: skip
        add, right = area.add, area.view
    for number, high in enumerate(bands):
        line = pygame.Rect(right.left, top, right.width, high)
        part = buttons[number * columns : (number + 1) * columns]
        for button, rect in zip(part, row(line, columns, m.du(8)), strict=False):
            button.rect = rect
            add(button)
            if button.id.startswith("choice."):
                found[button.id.removeprefix("choice.")] = rect
        top += high + m.du(8)
    return found


def _bands(
    m: Metrics, buttons: Sequence[ChoiceButton], right: pygame.Rect, columns: int
) -> list[int]:
    """Return the heights of the rows of choices, each as high as its tallest."""
    wide = row(pygame.Rect(0, 0, right.width, 0), columns, m.du(8))[0].width
    least = m.du(60 if not m.compact else 48)
    high = [max(least, button.height(m, wide)) for button in buttons]
    return [max(high[start : start + columns]) for start in range(0, len(high), columns)]


class ChoiceButton(Button):
    """A choice as wide as the column: its words wrap, with one or more smaller lines below."""

    def _room(self, m: Metrics, width: int) -> int:
        cap = keycap_width(m, self.hotkey) + m.du(14) if self.hotkey else 0
        icon = m.du(ICON_DU + 12) if self.icon else 0
        return width - 2 * m.du(18) - cap - icon

    def _laid(self, m: Metrics, width: int) -> list[richtext.RichLayout]:
        room = self._room(m, width)
        ink = theme.INK_DARK if self.kind == "primary" else theme.INK
        made = [richtext.layout(m, "body_bold", richtext.literal(self.label), room, ink)]
        if self.detail:
            soft = theme.INK_DARK if self.kind == "primary" else theme.MUTED
            made.append(richtext.layout(m, "caption", richtext.literal(self.detail), room, soft))
        return made

    def height(self, m: Metrics, width: int) -> int:
        """Return the height in pixels of the words at that width."""
        return sum(laid.height for laid in self._laid(m, width)) + 2 * m.du(8)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        self._draw_ground(surface)
        if self.hotkey:
            cap = pygame.Rect(0, 0, keycap_width(m, self.hotkey), keycap_height(m))
            cap.midright = (rect.right - m.du(14), rect.centery)
            draw_keycap(surface, m, cap, self.hotkey, self.id)
        parts = self._laid(m, rect.width)
        left = rect.left + m.du(18)
        if self.icon:
            drawn = images.icon(self.icon, m.du(ICON_DU))
            surface.blit(drawn, drawn.get_rect(midleft=(left, rect.centery)))
            left += m.du(ICON_DU + 12)
        y = rect.centery - sum(part.height for part in parts) // 2
        for part in parts:
            part.draw(surface, pygame.Rect(left, y, part.width, part.height), self.id)
            y += part.height


def choices(
    options: Sequence[Option],
    labels: Mapping[str, Words],
    choose: Callable[[str], None],
    icons: Callable[[Option], str] = lambda each: "",
) -> list[ChoiceButton]:
    """Return a button for each option, with its number."""
    return [
        ChoiceButton(
            f"choice.{each.key}",
            pygame.Rect(0, 0, 0, 0),
            words.label,
            partial(choose, each.key),
            detail=words.detail,
            hotkey=str(number) if number < 10 else "",
            kind="primary" if len(options) == 1 else "normal",
            icon=icons(each),
        )
        for number, each in enumerate(options, 1)
        for words in [whole(labels[each.key])]
    ]


def whole(words: Words) -> Words:
    """Return the full label: if it is shortened, its detail begins with the whole of it."""
    start = words.label.removesuffix(fonts.ELLIPSIS)
    if start == words.label or not words.detail.startswith(start):
        return words
    label, _, rest = words.detail.partition(". ")
    return Words(label, rest)


def add_text(form: Form, m: Metrics, rect: pygame.Rect, markup: str) -> None:
    """Add words that scroll if they need more room."""
    wide = min(rect.width - m.du(18), m.du(740))
    area = form.add(ScrollArea("encounter.text", rect))
    body = pygame.Rect(rect.left, rect.top, wide, RichText.height(m, markup, wide, "reading"))
    area.add(RichText("encounter.words", body, markup, "reading", theme.SOFT))
