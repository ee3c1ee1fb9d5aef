"""The action bar: every answer that has no place on the table, as buttons with number keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.widgets import Button, keymap
from game.table.contract import Label
from game.table.decisions import Option

CLOSING = ("end", "done", "keep", "pay", "decline", "pass", "fail", "yield")
"""verbs that end a choice; the first of them that is offered stands at the right"""
PRIMARY = ("end", "done", "keep", "pay")
ICONS = {
    "recover": "recover",
    "credits": "credits",
    "draw": "encounter",
    "fight": "swords",
    "meet": "contact",
    "job": "job",
    "deliver": "deliver",
    "end": "end_turn",
    "buy": "market",
    "move": "move",
    "use": "star",
    "hunt": "bounty",
    "discard": "down",
}


def closing(options: Sequence[Option]) -> Option | None:
    """The option that stands at the right of the bar."""
    for verb in CLOSING:
        found = [each for each in options if each.verb == verb]
        if len(found) == 1:
            return found[0]
    return None


def build(
    m: Metrics,
    rect: pygame.Rect,
    options: Sequence[Option],
    due: int,
    labels: dict[str, Label],
    digits: dict[str, str],
    choose: Callable[[str], None],
    page: int = 0,
    more: Callable[[], None] | None = None,
) -> list[Button]:
    """The buttons, placed in ``rect``; with more than fit, one page of them and a button for
    the next. Their ids are ``action.KEY``, their keys ``digits``. ``due`` deliveries
    could be made before ending.
    """
    inner = rect.inflate(-2 * m.du(12), -2 * m.du(6 if m.compact else 8))
    last = closing(options)
    rest = [each for each in options if each is not last]
    made: list[Button] = []
    right = inner.right
    if last:
        button = _button(m, last, labels, choose, "Enter" if last.verb in PRIMARY else "")
        button.kind = "primary" if last.verb in PRIMARY else "normal"
        button.hotkey = keymap.key("table.end" if last.verb in PRIMARY else "table.pass")
        button.show_key = True
        if last.verb == "end" and due and not m.compact:
            # Said, never asked: ending the step can be taken back.
            button.detail = "something to deliver here" if due == 1 else f"{due} to deliver here"
        wide = max(m.du(150 if m.compact else 200), button.natural_width(m))
        button.rect = pygame.Rect(right - wide, inner.top, wide, inner.height)
        right = button.rect.left - m.du(20)
    buttons = [_button(m, each, labels, choose, digits.get(each.key, "")) for each in rest]
    room = pygame.Rect(inner.left, inner.top, right - inner.left, inner.height)
    made += _fit(m, room, buttons, page, more)
    if last:
        made.append(button)
    return made


def _button(
    m: Metrics, each: Option, labels: dict[str, Label], choose: Callable[[str], None], key: str
) -> Button:
    words = labels[each.key]
    return Button(
        f"action.{each.key}",
        pygame.Rect(0, 0, 0, 0),
        words.label,
        lambda: choose(each.key),
        icon=ICONS.get(each.verb, ""),
        tip=words.detail,
        hotkey=key if key != "Enter" else "",
    )


def _fit(
    m: Metrics,
    room: pygame.Rect,
    buttons: list[Button],
    page: int,
    more: Callable[[], None] | None,
) -> list[Button]:
    """Lays buttons out from the left; drops icons first, then turns to pages."""
    gap = m.du(10)
    if _width(m, buttons, gap) > room.width:
        for button in buttons:
            button.icon = ""
    pages = _pages(m, buttons, gap, room.width)
    shown = pages[page % len(pages)] if pages else []
    if len(pages) > 1 and more:
        turn = Button("action.more", pygame.Rect(0, 0, 0, 0), f"More ({len(buttons)})", more,
                      hotkey="0", tip="Show the other choices")  # fmt: skip
        shown = [*shown, turn]
    left = room.left
    for button in shown:
        wide = min(max(m.du(96), button.natural_width(m)), room.width)
        button.rect = pygame.Rect(left, room.top, wide, room.height)
        left += wide + gap
    return shown


def _width(m: Metrics, buttons: Sequence[Button], gap: int) -> int:
    return sum(max(m.du(96), button.natural_width(m)) + gap for button in buttons) - gap


def _pages(m: Metrics, buttons: list[Button], gap: int, width: int) -> list[list[Button]]:
    if _width(m, buttons, gap) <= width:
        return [buttons] if buttons else []
    room = width - m.du(150)
    pages: list[list[Button]] = [[]]
    for button in buttons:
        if pages[-1] and _width(m, [*pages[-1], button], gap) > room:
            pages.append([])
        pages[-1].append(button)
    return pages
