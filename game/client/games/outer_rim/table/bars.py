"""Outer Rim's own buttons on the table: the market over the map, deals, the return to the player's
own board, the next planning step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw.richtext import literal
from game.client.games.outer_rim.encounter import deal
from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table import opponents
from game.client.games.outer_rim.table.parts import RimView
from game.client.tabletop.bars import Tab
from game.client.widgets import Button, Form, keymap

TABS = {
    "map": Tab("Map", "planet", "Shows the map"),
    "market": Tab("Market", "market", "Shows the market"),
    "board": Tab("My board", "ship", "Shows your own board"),
    "opponents": Tab("Players", "contact", "Shows the other players"),
    "log": Tab("Log", "log", "Shows the log"),
}
_NONE = pygame.Rect(0, 0, 0, 0)


def plan_button(planned: str, offer: Callable[[], None]) -> Button:
    """Return the button for the next planning step; ``planned`` is the current plan."""
    tip = f"Next turn: **{literal(planned)}**" if planned else "Plan your next planning step"
    return Button("table.plan", _NONE, "Plan ahead", offer, kind="icon", icon="planning",
                  tip=tip, hotkey=keymap.key("table.plan"))  # fmt: skip


def add_drawer(form: Form, view: RimView, drawer: bool, toggle: Callable[[], None]) -> None:
    """Add, in a compact window, the button that shows or hides the full market over the map."""
    m, areas = view.m, view.areas
    area = areas.market if drawer else areas.opponents
    label = "Back to the map" if drawer else "Market"
    button = Button("table.market", area, label, toggle, hotkey=keymap.key("outer_rim.market"),
                    icon="planet" if drawer else "market")  # fmt: skip
    wide = button.natural_width(m)
    button.rect = pygame.Rect(0, 0, wide, min(area.height - m.du(8), m.du(44)))
    button.rect.midright = (area.right - m.du(10), area.centery)
    form.add(button)


def add_deals(form: Form, model: Model, view: RimView, choose: Callable[[str], None]) -> None:
    """Add the button that opens a deal to each opponent's panel where that is possible.

    The trade action stands for the simple deal in credits with the same player.
    """
    m = view.m
    offers = {
        each.target: each
        for verb in reversed(deal.OPENING)
        for each in model.options
        if each.verb == verb
    }
    for seat, panel in opponents.panels(model, m, view.areas.opponents):
        each = offers.get(f"seat_{seat}")
        if each is None or form.find(f"action.{each.key}"):
            continue  # beside a question it is listed with the answers
        side = opponents.deal_side(m)
        rect = pygame.Rect(0, 0, side, side)
        rect.topright = panel.move(-m.du(2), m.du(2)).topright
        words = model.labels[each.key].label
        form.add(Button(f"action.{each.key}", rect, words, partial(choose, each.key),
                        kind="icon", icon="hand", tip=words))  # fmt: skip
        view.listed[each.key] = rect


def add_own_board(form: Form, view: RimView, back: Callable[[], None]) -> None:
    """Add, while another board is on view, the button back to the player's own."""
    m, strip = view.m, view.areas.strip
    button = Button("table.own_board", _NONE, "My board", back, kind="primary", icon="back",
                    hotkey=keymap.key("back"))  # fmt: skip
    high = max(m.du(36 if m.compact else 44), strip.height)
    button.rect = pygame.Rect(0, 0, button.natural_width(m), high)
    button.rect.midright = strip.midright
    button.solid = False  # it extends beyond the strip by a hair
    view.own_board_at = button.rect
    form.add(button)
