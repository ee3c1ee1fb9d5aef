"""The table's buttons: top and bottom bars, tabs, pins, and ways back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.bars import action_bar
from game.client.tabletop.bars.inspector_state import Reading
from game.client.tabletop.bars.top_bar import Prompt, StepTracker
from game.client.tabletop.kit.callout_placement import HINT, bar_room
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.play.parts import TableUi, TableView
from game.client.widgets import Button, Form, Label, keymap
from game.client.widgets.placement import Rank

_NONE = pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Tab:
    """A tab for use where only one region shows at a time."""

    words: str
    icon: str
    tip: str


def add_top(
    form: Form,
    m: Metrics,
    top: pygame.Rect,
    steps: StepTracker | None,
    prompt: str,
    menu: Callable[[], None],
    tools: Sequence[Button],
    note: str = "",
) -> None:
    """Add menu, steps of the turn with a note beside them, prompt, and the tools at the right."""
    room, gap, side = Room(top).inset(m.du(8), 0), m.du(6), m.pick(44, 36)
    form.add(Button("table.menu", room.west(side, gap).piece(side, side), "Menu", menu,
                    kind="icon", icon="menu", tip="Menu", hotkey=keymap.key("back")))  # fmt: skip
    if steps is not None:
        steps.rect = room.west(m.pick(460, 372) * len(steps.steps) // 3)
        steps.rect.update(steps.rect.left, top.top + m.du(4), steps.rect.width,
                          top.height - m.du(8))  # fmt: skip
        form.add(steps)
    if note:
        room.west(m.du(8))
        line = room.west(fonts.measure(m, "caption", note)[0] + m.du(4))
        form.add(Label("table.round", line, note, "caption", theme.MUTED))
    for button in reversed(tools):
        button.rect = room.east(side, gap).piece(side, side)
        form.add(button)
    room.west(m.du(12))
    form.add(Prompt("table.prompt", room, prompt, True))


def tools(
    model: TableModel[Any],
    speed: str,
    undo: Callable[[], None],
    redo: Callable[[], None],
    faster: Callable[[], None],
    help: Callable[[], None],
) -> list[Button]:
    """Return undo, redo, speed and help, not yet placed."""
    stop = model.can_undo()
    return [
        Button("table.undo", _NONE, "Undo", undo, kind="icon", icon="undo",
               tip="Undo your last choice", hotkey=keymap.key("table.undo"),
               enabled=stop is None,
               reason=literal(richtext.plain(stop.text)) if stop else ""),
        Button("table.redo", _NONE, "Redo", redo, kind="icon", icon="redo",
               tip="Redo the choice you undid", hotkey=keymap.key("table.redo"),
               enabled=model.session.can_redo, reason="Nothing to redo."),
        Button("table.speed", _NONE, "Speed", faster, kind="icon", icon="speed",
               tip=f"Animation speed: **{speed}**. A right-click slows it.",
               hotkey=keymap.key("table.faster")),
        Button("table.help", _NONE, "Help", help, kind="icon", icon="help",
               tip="How to play", hotkey=keymap.key("table.help")),
    ]  # fmt: skip


def replay_buttons(ui: TableUi, loaded: bool, again: Callable[[], None]) -> list[Button]:
    """Return the button that shows once more what the other players did, if they did anything and
    nothing of it is still to be shown (``loaded``)."""
    if loaded or not ui.retold:
        return []
    return [Button("table.retold", _NONE, "Their turns", again, kind="icon", icon="rotate",
                   tip="What the other players just did, line by line",
                   hotkey=keymap.key("table.retold"))]  # fmt: skip


def add_skip(form: Form, m: Metrics, actions: pygame.Rect, skip: Callable[[], None]) -> None:
    """Add the button that ends the turns being shown."""
    bar, button = _in_bar(m, actions), _skip(skip)
    wide = max(m.du(160), button.natural_width(m))
    button.rect = pygame.Rect(bar.right - wide, bar.top, wide, bar.height)
    form.add(button)


def playback_bar(m: Metrics, actions: pygame.Rect) -> pygame.Rect:
    """Return the room in the bar beside that button, for the sentence of a turn."""
    bar = actions.inflate(-2 * m.du(8), -2 * m.du(2))
    wide = max(m.du(160), _skip(lambda: None).natural_width(m))
    bar.width -= wide + m.du(12)
    return bar


def _skip(skip: Callable[[], None]) -> Button:
    return Button("playback.skip", _NONE, "Skip", skip, icon="next", tip="Skips to the end")


def add_tabs(
    form: Form, m: Metrics, area: pygame.Rect, tabs: Mapping[str, Tab], on: str,
    show: Callable[[str], None],
) -> None:  # fmt: skip
    """Add a tab for each region where only one shows at a time."""
    inner = area.inflate(-2 * m.du(6), -m.du(4))
    for (name, tab), rect in zip(tabs.items(), row(inner, len(tabs), m.du(6)), strict=True):
        button = Button(f"table.tab.{name}", rect, tab.words, partial(show, name),
                        icon=tab.icon, tip=tab.tip)  # fmt: skip
        if name == on:
            button.kind = "chosen"
        form.add(button)


def add_answers(
    form: Form,
    model: TableModel[Any],
    controller: BaseController,
    view: TableView,
    ui: TableUi,
    ask: Callable[[str], None],
    more: Callable[[], None],
    *,
    unlisted: Sequence[str] = (),
    note: str = "",
    notes: Mapping[str, str] | None = None,
    barred: Sequence[Button] = (),
    advised: str = "",
    empty: str = "",
) -> list[Button]:
    """Add the answers that have no place on the table, or the words of an ``empty`` bar; return
    their buttons."""
    options = [each for each in controller.bar_options(unlisted) if each.key not in view.under]
    last = controller.closing_option(options)
    buttons = action_bar.build(
        view.m, view.areas.actions, controller.verbs, options, last,
        model.labels, controller.digits(view.asks_in_view, unlisted), ask,
        note=note, notes=notes, barred=barred, page=ui.page, more=more, advised=advised,
        primary=last is not None and controller.is_primary(last),
    )  # fmt: skip
    view.listed = {}
    for button in buttons:
        form.add(button)
        if button.enabled:
            view.listed[button.id.removeprefix("action.")] = button.rect
    if not buttons and model.options and empty:
        bar = view.areas.actions.inflate(-2 * view.m.du(24), 0)
        form.add(Label(HINT, bar, empty, "body", theme.MUTED))
    return buttons


LIT = "You can also click anything that glows."
UNDER = "More choices are under the open page."


def add_hint(form: Form, m: Metrics, actions: pygame.Rect, under: bool) -> None:
    """Add, beside the last answer in the bar, that the table has answers as well, if there is
    room; ``under``: some of them are under what the player has opened."""
    if form.find(HINT) is not None:
        return
    words = UNDER if under else LIT
    listed = f"{words} {keymap.key('palette')} lists them all."
    room = bar_room(actions, _in_bar(m, actions), form.widgets).inflate(-2 * m.du(20), 0)
    for told in (listed, words):
        if fonts.measure(m, "caption", told)[0] <= room.width:
            form.add(Label(HINT, room, told, "caption", theme.SOFT, "left"))
            return


def _in_bar(m: Metrics, actions: pygame.Rect) -> pygame.Rect:
    return actions.inflate(-2 * m.du(12), -2 * m.du(6))


def add_peek(form: Form, m: Metrics, actions: pygame.Rect, peek: Callable[[], None]) -> None:
    """Add the button under the page that hides it to show the table."""
    bar = _in_bar(m, actions)
    button = Button("table.peek", bar, "See the table", peek, icon="eye",
                    hotkey=keymap.key("table.view"),
                    tip="Hides this page; the same key brings it back")  # fmt: skip
    wide = max(m.du(200), button.natural_width(m))
    button.rect = pygame.Rect(bar.left, bar.top, wide, bar.height)
    form.add(button)


def add_back(form: Form, m: Metrics, midtop: tuple[int, int], peek: Callable[[], None]) -> None:
    """Add the button that brings back the hidden page."""
    button = Button("table.back", _NONE, "Back to the scene", peek, kind="primary",
                    icon="eye_off", hotkey=keymap.key("table.view"))  # fmt: skip
    wide, high = max(m.du(220), button.natural_width(m)), m.du(48)
    button.rect = pygame.Rect(0, 0, wide, high)
    button.rect.midtop = midtop
    button.solid = False
    form.add(button)


def _add_closing(form: Form, m: Metrics, actions: pygame.Rect, button: Button) -> None:
    """Add the button that closes the page on view, at the right of the bar."""
    wide = max(m.du(240), button.natural_width(m))
    button.rect = Room(_in_bar(m, actions)).east(wide)
    form.add(button)


def add_result(form: Form, m: Metrics, actions: pygame.Rect, show: Callable[[], None]) -> None:
    """Add the button that opens the end of a finished game."""
    button = Button("table.result", _NONE, "How it ended", show, kind="primary",
                    hotkey=keymap.key("table.end"))  # fmt: skip
    _add_closing(form, m, actions, button)


def add_hand_over(
    form: Form, m: Metrics, actions: pygame.Rect, curtain: Callable[[], None]
) -> None:
    """Add the button for handing over to another player at this screen, who can read results
    first."""
    button = Button("table.hand_over", _NONE, "Hand over", curtain, kind="primary",
                    hotkey=keymap.key("table.end"))  # fmt: skip
    _add_closing(form, m, actions, button)


class PinTab(Button):
    """The tab of a kept thing, which is part of the inspector and moves with it."""

    @property
    def rank(self) -> Rank | None:
        return None


def add_pins(
    form: Form, m: Metrics, area: pygame.Rect, reading: Reading, seen: Collection[Name | None],
    front: Callable[[Name], None],
) -> None:  # fmt: skip
    """Add a tab for each pinned thing, under the inspector, in which some are ``seen``."""
    high, gap = max(36, m.du(44)), m.du(6)
    foot = pygame.Rect(area.left + m.du(12), area.bottom - high - m.du(6), 0, high)
    foot.width = area.width - m.du(24)
    for name, rect in zip(reading.pins, row(foot, len(reading.pins), gap), strict=True):
        words = reading.at(name).title
        tip = "Unpins this" if name in seen else "Brings this to the front"
        does = f"Unpin {words}" if name in seen else words
        label = fonts.fit(m, "button", does, rect.width - m.du(32)).text
        button = PinTab(f"pin.{name[0]}.{name[1]}", rect, label, partial(front, name),
                        tip=f"**{words}**: {tip}")  # fmt: skip
        if name in seen:
            button.kind = "chosen"
        form.add(button)
