"""The table's buttons: bars at the top and bottom, tabs, deals, pins, the ways back and forth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import pieces
from game.client.games.outer_rim.encounter import deal
from game.client.games.outer_rim.table import action_bar, inspector, opponents
from game.client.games.outer_rim.table.layout import row
from game.client.games.outer_rim.table.located import LISTED_TOO, always_listed, digits
from game.client.games.outer_rim.table.log import picks
from game.client.games.outer_rim.table.top_bar import Prompt, StepTracker
from game.client.widgets import Button, Label, keymap
from game.table.decisions import Option

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene


TAB_WORDS = {
    "map": ("Map", "planet"),
    "market": ("Market", "market"),
    "board": ("My board", "ship"),
    "opponents": ("Players", "contact"),
    "log": ("Log", "log"),
}
"""where regions take turns: what each tab is called, and its icon"""
TAB_TIPS = {
    "map": "the map",
    "market": "the market",
    "board": "your own board",
    "opponents": "the other players",
    "log": "the log",
}


def add_top(table: TableScene, m: Metrics) -> None:
    """Menu, steps of the turn, prompt, and the tools at the right."""
    top, gap = table.areas.top, m.du(6)
    side = m.du(44 if not m.compact else 36)
    y = top.centery - side // 2
    menu = pygame.Rect(top.left + m.du(8), y, side, side)
    button = Button("table.menu", menu, "Menu", table.open_menu, kind="icon", icon="menu",
                    tip="Menu", hotkey=keymap.key("back"))  # fmt: skip
    table.form.add(button)
    wide = m.du(460 if not m.compact else 372)
    tracker = pygame.Rect(menu.right + gap, top.top + m.du(4), wide, top.height - m.du(8))
    step = table.model.view["step"]
    table.form.add(StepTracker("table.steps", tracker, step, table.my_turn))
    right = top.right - m.du(8)
    for button in reversed(tools(table)):
        button.rect = pygame.Rect(right - side, y, side, side)
        right -= side + gap
        table.form.add(button)
    space = pygame.Rect(tracker.right + m.du(12), top.top, 0, top.height)
    space.width = right - space.left
    words = table.model.prompt if table.model.decision else "The game is over."
    table.form.add(Prompt("table.prompt", space, words, True))


def tools(table: TableScene) -> list[Button]:
    """Undo, redo, speed and help, still without a place."""
    none = pygame.Rect(0, 0, 0, 0)
    stop = table.model.can_undo()
    speed = table.app.settings.speed
    redo = table.model.session.can_redo
    return [
        *_ahead(table),
        Button("table.undo", none, "Undo", table.undo, kind="icon", icon="undo",
               tip="Take back your last choice", hotkey=keymap.key("table.undo"),
               enabled=stop is None,
               reason=literal(richtext.plain(stop.text)) if stop else ""),
        Button("table.redo", none, "Redo", table.redo, kind="icon", icon="redo",
               tip="Repeat the choice you took back", hotkey=keymap.key("table.redo"), enabled=redo,
               reason="There is nothing to redo."),
        Button("table.speed", none, "Speed", table.next_speed, kind="icon", icon="speed",
               tip=f"Animation speed: **{speed}**",
               hotkey=keymap.key("table.faster")),
        Button("table.help", none, "Help", table.help, kind="icon", icon="help",
               tip="How to play", hotkey=keymap.key("table.help")),
    ]  # fmt: skip


def _ahead(table: TableScene) -> list[Button]:
    """The next planning step, where there is one to think about."""
    if not table.ahead.open:
        return []
    kept = table.ahead.kept
    tip = f"Next turn: **{literal(kept.words)}**" if kept else "Plan your next planning step"
    return [
        Button("table.plan", pygame.Rect(0, 0, 0, 0), "Plan ahead", table.ahead.offer,
               kind="icon", icon="planning", tip=tip, hotkey=keymap.key("table.plan"))
    ]  # fmt: skip


def add_drawer(table: TableScene, m: Metrics) -> None:
    """Compact: the button that shows the market in full over the map, and back."""
    area = table.areas.market if table.drawer else table.areas.opponents
    label = "Back to the map" if table.drawer else "Market"
    button = Button("table.market", area, label, table.toggle_market,
                    hotkey=keymap.key("outer_rim.market"),
                    icon="planet" if table.drawer else "market")  # fmt: skip
    wide = button.natural_width(m)
    button.rect = pygame.Rect(0, 0, wide, min(area.height - m.du(8), m.du(44)))
    button.rect.midright = (area.right - m.du(10), area.centery)
    table.form.add(button)


def add_tabs(table: TableScene, m: Metrics) -> None:
    """Where regions take turns: a tab for each."""
    area = table.areas.tabs.inflate(-2 * m.du(6), -m.du(4))
    for (name, (words, icon)), rect in zip(
        TAB_WORDS.items(), row(area, len(TAB_WORDS), m.du(6)), strict=True
    ):
        button = Button(f"table.tab.{name}", rect, words, partial(table.show_tab, name),
                        icon=icon, tip=f"Shows {TAB_TIPS[name]}")  # fmt: skip
        if name == table.tab:
            button.kind = "primary"
        table.form.add(button)


def add_deals(table: TableScene, m: Metrics) -> None:
    """On each opponent's panel, where a deal can be opened: the button that does it.

    The trade action stands for the mere deal in credits with the same player.
    """
    if table.in_view and not table.peek and m.compact or not table.areas.shows("opponents"):
        return
    offers = {
        each.target: each
        for verb in reversed(deal.OPENING)
        for each in table.model.options
        if each.verb == verb
    }
    for seat, panel in opponents.panels(table.model, m, table.areas.opponents):
        each = offers.get(f"seat_{seat}")
        if each is not None:
            add_deal(table, m, each, panel)


def add_deal(table: TableScene, m: Metrics, each: Option, panel: pygame.Rect) -> None:
    """The button that opens a deal, in the corner of a panel."""
    side = opponents.deal_side(m)
    rect = pygame.Rect(0, 0, side, side)
    rect.topright = panel.move(-m.du(2), m.du(2)).topright
    words = table.model.labels[each.key]
    button = Button(f"action.{each.key}", rect, words.label, lambda: table.choose(each.key),
                    kind="icon", icon="hand", tip=words.label)  # fmt: skip
    table.form.add(button)
    table.listed[each.key] = rect


def add_bar(table: TableScene, m: Metrics) -> None:
    """The bar at the foot: the answers without a place, or what stands in for them."""
    if table.in_view and not table.peek:
        add_peek(table, m)
        return
    if table.model.waiting_for is not None:
        add_hand_over(table, m)
        return
    due = sum(each.verb == "deliver" for each in table.model.options)
    buttons = action_bar.build(
        m, table.areas.actions, options_listed(table), due, table.model.labels,
        digits(table.model, table.asks_in_view, deal.unlisted(table.model)),
        table.ask, table.page, table.more,
    )  # fmt: skip
    table.listed = {}
    if table.in_view and not any(button.hotkey == keymap.key("table.view") for button in buttons):
        add_back(table, m)
    for button in buttons:
        table.form.add(button)
        table.listed[button.id.removeprefix("action.")] = button.rect
    if not buttons and table.model.options:
        bar = table.areas.actions.inflate(-2 * m.du(24), 0)
        words = "The lit places on the table are your choices."
        table.form.add(Label("table.hint", bar, words, "body", theme.MUTED))


def add_peek(table: TableScene, m: Metrics) -> None:
    """Under the view: how to see the table meanwhile."""
    bar = table.areas.actions.inflate(-2 * m.du(12), -2 * m.du(6 if m.compact else 8))
    button = Button("table.peek", bar, "See the table", table.toggle_peek, icon="eye",
                    hotkey=keymap.key("table.view"),
                    tip="Moves this page aside; the same key brings it back")  # fmt: skip
    button.rect = pygame.Rect(bar.left, bar.top, max(m.du(200), button.natural_width(m)),
                              bar.height)  # fmt: skip
    table.form.add(button)


def add_hand_over(table: TableScene, m: Metrics) -> None:
    """Another player at this screen is asked: results can be read first."""
    table.listed = {}
    bar = table.areas.actions.inflate(-2 * m.du(12), -2 * m.du(6 if m.compact else 8))
    button = Button("table.hand_over", bar, "Hand over", table.curtain, kind="primary",
                    hotkey=keymap.key("table.end"))  # fmt: skip
    wide = max(m.du(240), button.natural_width(m))
    button.rect = pygame.Rect(bar.right - wide, bar.top, wide, bar.height)
    table.form.add(button)


def add_back(table: TableScene, m: Metrics) -> None:
    """While the view is put aside: the way back to it, above the bar."""
    none = pygame.Rect(0, 0, 0, 0)
    button = Button("table.back", none, "Back to the scene", table.toggle_peek, kind="primary",
                    icon="eye_off", hotkey=keymap.key("table.view"))  # fmt: skip
    wide, high = max(m.du(220), button.natural_width(m)), m.du(48)
    button.rect = pygame.Rect(0, 0, wide, high)
    button.rect.midtop = (table.areas.map.centerx, table.areas.map.top + m.du(10))
    button.solid = False
    table.form.add(button)


def add_log(table: TableScene, m: Metrics) -> None:
    """The log and the buttons at its head."""
    table.form.add(table.log_panel)
    for each in picks(table.model, m, table.log_at, table.log, table.log_of, table.enlarge_log,
                      table.log_large):  # fmt: skip
        table.form.add(each)


def add_pins(table: TableScene, m: Metrics) -> None:
    """A tab for each thing that is kept in view, under the inspector."""
    area, pins = table.areas.inspector, table.reading.pins
    high, gap = max(36, m.du(44)), m.du(6)
    foot = pygame.Rect(area.left + m.du(12), area.bottom - high - m.du(6), 0, high)
    foot.width = area.width - m.du(24)
    for name, rect in zip(pins, row(foot, len(pins), gap), strict=True):
        id = inspector.subject(table.model, name)
        words = pieces.title(table.model, name, id)
        tip = "Closes this" if name == table.reading.front else "Brings this to the front"
        label = fonts.fit(m, "button", words, rect.width - m.du(32)).text
        button = Button(f"pin.{name[0]}.{name[1]}", rect, label,
                        partial(table.raise_pin, name), tip=f"**{words}**: {tip}")  # fmt: skip
        if name == table.reading.front:
            button.kind = "primary"
        table.form.add(button)


def add_own_board(table: TableScene, m: Metrics) -> None:
    """While another board is on view: the way back."""
    button = Button("table.own_board", pygame.Rect(0, 0, 0, 0), "My board", table.own_board,
                    kind="primary", icon="back", hotkey=keymap.key("back"))  # fmt: skip
    high = max(m.du(36 if m.compact else 44), table.areas.strip.height)
    button.rect = pygame.Rect(0, 0, button.natural_width(m), high)
    button.rect.midright = table.areas.strip.midright
    button.solid = False  # it stands out of the strip by a hair
    table.own_board_at = button.rect
    table.form.add(button)


def options_listed(table: TableScene) -> list[Option]:
    """The options without a place, and those that are easily missed on the table; what is
    always listed comes first."""
    placed, unlisted = table.controller.placed, deal.unlisted(table.model)
    found = [
        each
        for each in table.model.options
        if each.verb not in unlisted and (each.key not in placed or each.verb in LISTED_TOO)
    ]
    return sorted(found, key=lambda each: not always_listed(table.model, each))
