"""The widgets of favors on the table: the button in the strip, debt tokens, and the slip."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.cards import strips
from game.client.games.outer_rim.favors import facts, slip
from game.client.games.outer_rim.favors.parts import Debt, Hint
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.areas import Opened, areas_of
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.table.contract import Supplied, Table
from game.client.widgets import Button, keymap

NOWHERE = pygame.Rect(0, 0, 0, 0)


class FavorWidgets(Supplied):
    """Adds the widgets of favors and deals."""

    model: Model
    ui: RimUi
    view: RimView

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.opened = Opened(table)

    def build(self, m: Metrics) -> None:
        """Add the widgets in use now."""
        areas = areas_of(self.table)
        self.view.favor_at = NOWHERE.copy()
        if facts.in_use(self.model) and not self.table.playback.playing:
            self._add_button(m)
        if areas.strip_shown and not self.table.covers_all:
            self._add_debts(m)
        if areas.slip_asks:
            listed = slip.build(self.form, m, areas.slip_at(), self.model, self.table.do.choose,
                                self.opened.open_tray, areas.elsewhere())  # fmt: skip
            self.view.listed.update(listed)

    def _add_button(self, m: Metrics) -> None:
        """Add the button at the right end of the strip, or of the bar while a page covers it."""
        areas, why = self.view.areas, facts.reason(self.model)
        words, kind = "Favor", facts.helpful_favor(self.model)
        if self.view.asks_in_view:
            words, kind = facts.button_words(self.model)
        tip, has = "Asks another player for a favor", facts.held_favor(self.model)
        if has:
            words, tip = has, f"You have this favor now. {tip}"
            why = f"You have this favor now. {why}" if why else ""
        button = Button("table.favor", areas.strip, words, partial(self.opened.open_tray, kind),
                        icon="favor", hotkey=keymap.key("outer_rim.favor"), enabled=not why,
                        reason=why, tip=tip)  # fmt: skip
        width = button.natural_width(m)
        if areas_of(self.table).strip_shown and not self.table.covers_all:
            height = max(m.pick(44, 36), areas.strip.height)
            button.rect = pygame.Rect(0, 0, width, height)
            looking = self.ui.looking is not None
            right = self._own_board_left(m) - m.du(6) if looking else areas.strip.right
            button.rect.midright = (right, areas.strip.centery)
            if m.compact:  # what is above the strip goes down to it there
                button.rect.top = areas.strip.top
            self.view.favor_at = button.rect
        else:
            bar = areas.actions.inflate(-2 * m.du(12), -2 * m.du(6))
            button.rect = pygame.Rect(bar.right - width, bar.top, width, bar.height)
        button.solid = False  # it extends beyond the strip by a hair
        self.form.add(button)

    def _add_debts(self, m: Metrics) -> None:
        """Add the words over the debt tokens in the strip."""
        seat, model = areas_of(self.table).board_seat, self.model
        name, shown = model.player_name(seat), model.view["players"][seat]
        placed = strips.debts_at(m, self.view.areas.strip, shown, name)
        for owner, rect in placed:
            words, id = opponents.debt_words(model, seat, owner), f"strip.debt.{owner}"
            if owner == seat or seat != model.seat or model.kinds[owner] == "deck":
                self.form.add(Hint(id, rect, tip=words))
                continue
            why = facts.why_not_call(model, owner)
            if not why and facts.asker(model) != seat:
                why = f"{literal(model.player_name(facts.asker(model)))} decides now."
            least = max(36 if m.compact else m.du(44), self.view.areas.strip.height)
            at = rect.inflate(0, least - rect.height)
            spots = self.view.spots
            goals = [spots[kind, str(owner)] for kind in ("seat", "ship")
                     if (kind, str(owner)) in spots]  # fmt: skip
            call = partial(self.opened.open_tray, "", owner)
            self.form.add(Debt(id, at, call, why, words, owner, goals))

    def _own_board_left(self, m: Metrics) -> int:
        """Return the left end of the button back to the player's own board."""
        made = Button("", pygame.Rect(0, 0, 0, 0), "My board", self.opened.own_board, icon="back",
                      hotkey=keymap.key("back"))  # fmt: skip
        return self.view.areas.strip.right - made.natural_width(m)

    def strip_end(self) -> int:
        """Return the right end of what the strip shows, before its buttons."""
        ends = [self.view.areas.strip.right]
        if self.ui.looking is not None:
            ends.append(self.view.own_board_at.left - self.m.du(6))
        if self.view.favor_at.width:
            ends.append(self.view.favor_at.left - self.m.du(6))
        return min(ends)
