"""The action bar: every answer that has no place on the table, as buttons with number keys.

``BaseController.digits`` says which digit stands for which answer. The form of the table presses
the button of a key (``widgets.form``), and the button calls ``ask`` of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.play.controller import Verbs
from game.client.widgets import Button, keymap
from game.table.contract import Label
from game.table.decisions import Option


def build(
    m: Metrics,
    rect: pygame.Rect,
    verbs: Verbs,
    options: Sequence[Option],
    last: Option | None,
    labels: Mapping[str, Label],
    digits: Mapping[str, str],
    choose: Callable[[str], None],
    *,
    note: str = "",
    notes: Mapping[str, str] | None = None,
    barred: Sequence[Button] = (),
    page: int = 0,
    more: Callable[[], None] | None = None,
    advised: str = "",
    primary: bool,
) -> list[Button]:
    """Return the buttons, placed in ``rect``; if there are too many, one page of them and a button
    for the next page. The first page is the one with the ``advised`` answer.

    Their ids are ``action.KEY``, their keys ``digits``. ``last`` is at the right, with ``note``
    under its words; ``notes`` are such lines by key of the option. ``barred`` are buttons without
    an answer, shown for their reason. ``primary`` says whether ``last`` is pressed by the key that
    ends a step.
    """
    room = Room(rect).inset(m.du(12), m.du(6))
    rest = [each for each in options if each is not last]
    closing = list[Button]()
    if last:
        button = _closing(last, verbs, labels, choose, primary)
        button.detail = note if not m.compact else ""
        button.detail = (notes or {}).get(last.key, button.detail)
        button.rect = room.east(max(m.pick(200, 150), button.natural_width(m)), m.du(20))
        closing = [button]
    buttons = [_button(each, verbs, labels, choose, digits.get(each.key, "")) for each in rest]
    for button in buttons:
        button.detail = (notes or {}).get(button.id.removeprefix("action."), "")
    buttons += barred
    return [*_fit(m, room, buttons, page, more, f"action.{advised}"), *closing]


def _closing(
    each: Option,
    verbs: Verbs,
    labels: Mapping[str, Label],
    choose: Callable[[str], None],
    primary: bool,
) -> Button:
    button = _button(each, verbs, labels, choose, "")
    button.kind = "primary" if primary else "normal"
    button.hotkey = keymap.key("table.end" if primary else "table.pass")
    button.show_key = True
    return button


def _button(
    each: Option,
    verbs: Verbs,
    labels: Mapping[str, Label],
    choose: Callable[[str], None],
    key: str,
) -> Button:
    words = labels[each.key]
    return Button(
        f"action.{each.key}",
        pygame.Rect(0, 0, 0, 0),
        words.label,
        lambda: choose(each.key),
        icon=verbs.icons.get(each.verb, ""),
        tip=words.detail,
        hotkey=key,
    )


def _fit(
    m: Metrics,
    room: pygame.Rect,
    buttons: list[Button],
    page: int,
    more: Callable[[], None] | None,
    advised: str,
) -> list[Button]:
    """Lay out buttons from the left; if space is short, drop icons first, then second lines, then
    take narrow type, then split into pages, of which the first has the button ``advised``."""
    gap = m.du(10)
    for what, value in (("icon", ""), ("detail", ""), ("narrow", True)):
        if _width(m, buttons, gap) > room.width:
            for button in buttons:
                setattr(button, what, value)
    pages = _pages(m, buttons, gap, room.width)
    first = next((n for n, each in enumerate(pages) if advised in [b.id for b in each]), 0)
    shown = pages[(first + page) % len(pages)] if pages else []
    if len(pages) > 1 and more:
        others = f"More ({len(buttons) - len(shown)})"
        turn = Button("action.more", pygame.Rect(0, 0, 0, 0), others, more, hotkey="0",
                      tip="Show the other choices")  # fmt: skip
        shown = [*shown, turn]
    row, widths = Room(room), _widths(m, shown)
    if sum(widths) + gap * (len(widths) - 1) > room.width:
        widths = [min(_least(m, each), room.width) for each in shown]
    for button, width in zip(shown, widths, strict=True):
        button.rect = row.west(width, gap)
    return shown


def _widths(m: Metrics, buttons: Sequence[Button]) -> list[int]:
    """Return the widths of buttons, where answers of one verb are equally wide: they keep their
    places whatever they are called."""
    widest = dict[str, int]()
    for each in buttons:
        verb = _verb(each)
        widest[verb] = max(widest.get(verb, 0), _least(m, each))
    return [widest[_verb(each)] for each in buttons]


def _verb(button: Button) -> str:
    """Return the verb of a button's answer, its id if it has none."""
    return button.id.partition("@")[0].partition(":")[0]


def _least(m: Metrics, button: Button) -> int:
    return max(m.du(96), button.natural_width(m))


def _width(m: Metrics, buttons: Sequence[Button], gap: int) -> int:
    return sum(_least(m, button) + gap for button in buttons) - gap


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
