"""Outer Rim's own buttons on the table: the market over the map, deals, the return to the player's
own board, the next planning step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import goals, opponents
from game.client.games.outer_rim.favors import deal
from game.client.games.outer_rim.play.auto_answers import RimAnswers
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.parts import RimView
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.kit.layout import is_folded
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
    """Add, in a compact window, the button that shows or hides the whole cards of the market over
    the map: small beside the strips, which are always in view."""
    m, area = view.m, view.areas.map
    high = drawer_room(m) - m.du(8)
    button = Button("table.market", area, "Back to the map" if drawer else "Market cards", toggle,
                    hotkey=keymap.key("outer_rim.market"), icon="planet" if drawer else "market",
                    kind="normal" if drawer else "icon",
                    tip="" if drawer else "Shows the whole cards of the market")  # fmt: skip
    button.rect = pygame.Rect(0, 0, button.natural_width(m) if drawer else high, high)
    button.rect.topright = (area.right - m.du(8), area.top + m.du(8))
    form.add(button)


def drawer_room(m: Metrics) -> int:
    """Return the height at the top of the map for that button, with the gap above it."""
    return max(44, m.du(52))


def add_more_goals(form: Form, m: Metrics, rect: pygame.Rect, count: int, whole: bool,
                   toggle: Callable[[], None]) -> None:  # fmt: skip
    """Add the button that shows the goals behind the pinned ones, or folds them again."""
    words = goals.more_words(count, whole)
    tip = "Shows the nearest goals only" if whole else "Shows all your goals"
    form.add(Button("goals.more", rect, words, toggle, tip=tip))


def add_deals(
    form: Form, model: Model, view: RimView, drawer: bool, choose: Callable[[str], None]
) -> None:
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
    for seat, panel in opponents.visible_panels(model, m, view.areas, drawer):
        each = offers.get(f"seat_{seat}")
        if each is None or form.find(f"action.{each.key}"):
            continue  # beside a question it is listed with the answers
        side = opponents.deal_side(m)
        rect = pygame.Rect(0, 0, side, side)
        rect.topright = panel.move(-m.du(2), m.du(2)).topright
        if not is_folded(m):  # a chip has room for it at its end
            rect.midright = panel.move(-m.du(4), 0).midright
        words = model.labels[each.key].label
        form.add(Button(f"action.{each.key}", rect, words, partial(choose, each.key),
                        kind="icon", icon="hand", tip=words))  # fmt: skip
        view.listed[each.key] = rect


def add_goods(form: Form, model: Model, view: RimView, toggle: Callable[[], None]) -> None:
    """Add, beside the button that ends the step, the one for paying with goods, if there is room:
    dragging goods onto a market card does the same."""
    m, bar = view.m, view.areas.actions
    if not model.goods or not isinstance(model.steward, RimAnswers):
        return
    on = model.bartering
    words = "Stop paying with goods" if on else "Pay with goods"
    button = Button("table.goods", _NONE, words, toggle,
                    icon="credits" if on else "cargo",
                    tip="Your next purchase asks which goods you trade in" if not on else
                    "Your next purchase would ask for goods; press to pay in credits")  # fmt: skip
    inner = bar.inflate(-2 * m.du(12), -2 * m.du(6))
    gap, wide = m.du(10), button.natural_width(m)
    placed = [rect for rect in view.listed.values() if inner.collidepoint(rect.center)]
    right = min((r.left for r in placed if r.centerx > inner.centerx), default=inner.right) - gap
    left = max((r.right for r in placed if r.centerx <= inner.centerx), default=inner.left) + gap
    button.rect = pygame.Rect(right - wide, inner.top, wide, inner.height)
    if button.rect.left >= left:
        form.add(button)


def add_own_board(form: Form, view: RimView, back: Callable[[], None]) -> None:
    """Add, while another board is on view, the button back to the player's own."""
    m, strip = view.m, view.areas.strip
    button = Button("table.own_board", _NONE, "My board", back, kind="primary", icon="back",
                    hotkey=keymap.key("back"))  # fmt: skip
    high = max(m.pick(44, 36), strip.height)
    button.rect = pygame.Rect(0, 0, button.natural_width(m), high)
    button.rect.midright = strip.midright
    button.solid = False  # it extends beyond the strip by a hair
    view.own_board_at = button.rect
    form.add(button)
