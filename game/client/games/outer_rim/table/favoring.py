"""The table while favors are asked for: the button in the strip, the request, and the slip."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import sheets
from game.client.games.outer_rim.cards import strips
from game.client.games.outer_rim.favors import deal
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.favors import facts, slip
from game.client.games.outer_rim.favors.parts import Debt, Hint
from game.client.games.outer_rim.favors.request import Request
from game.client.games.outer_rim.favors.tray import FavorTray
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.table.ambitious import Ambitious
from game.client.games.outer_rim.table.controller import Controller
from game.client.shell.window.scenes import Control
from game.client.widgets import Button, keymap

ONE_QUESTION = {"trade": "deal", facts.ASK: "favor"}
"""steps whose answers change one thing bit by bit, which is one question to the player"""


class Favoring(Ambitious):
    """The part of the table that has favors and deals: each is one decision on its own page."""

    controller: Controller

    # -- what is asked, and where --

    def question_key(self) -> Hashable:
        return ONE_QUESTION.get(self.model.step, self.seq)

    def view_wanted(self) -> bool:
        step = self.model.step
        if step in facts.SLIPS or not self.model.options:
            return False
        return step in (facts.ASK, sheets.STEP) or view.wanted(
            self.model, len(self.controller.placed)
        )

    @property
    def slip_asks(self) -> bool:
        """True if the question is on the slip at the foot of the map."""
        asked = bool(self.model.options) and self.model.step in facts.SLIPS
        return asked and not self.ui.tray and not self.playback.loaded

    def unlisted(self) -> Sequence[str]:
        if self.model.step in facts.SLIPS:
            return [each.verb for each in self.model.options]
        return (*deal.unlisted(self.model), "favor")

    def asked(self) -> str:
        return "" if self.slip_asks else super().asked()

    def empty_bar(self) -> str:
        return "" if self.model.step in facts.SLIPS else super().empty_bar()

    @property
    def answers_in_bar(self) -> bool:
        return super().answers_in_bar and not self.slip_asks

    def slip_at(self) -> pygame.Rect:
        """Return the place of the slip."""
        return slip.place(self.m, self.view.areas.map, self.model, self.elsewhere())

    def elsewhere(self) -> Sequence[str]:
        """Return the verbs that have buttons on the table while the slip asks."""
        chips = opponents.shown(self.model, self.m, self.view.areas, self.ui.drawer)
        return ("favor", *(deal.OPENING if chips else ()))

    def covered(self) -> list[pygame.Rect]:
        return [*super().covered(), *([self.slip_at()] if self.slip_asks else [])]

    # -- layout --

    def build_view(self, m: Metrics) -> None:
        form, model, area = self.form, self.model, self.view.areas.view
        if model.view["deal"]:
            self.view.listed = deal.build(form, m, area, model, self.choose, self.scenery("", -1))
            return
        if model.step == facts.ASK:
            request = Request(form, m, model, self.choose)
            self.view.listed = request.build(area, self.scenery("", -1))
            return
        if model.step == sheets.STEP:
            scenery = self.scenery("", -1)
            self.view.listed = sheets.build(form, m, area, model, self.choose, scenery)
            return
        options = [each for each in model.options if each.verb not in self.unlisted()]
        self.view.listed = view.build_view(
            form, m, area, model, options, self.episode(), self.choose, self.ui.tumble
        )

    def build_over(self, m: Metrics) -> None:
        super().build_over(m)
        self.view.favor_at = pygame.Rect(0, 0, 0, 0)
        if facts.in_use(self.model) and not self.playback.playing:
            self._add_button(m)
        if self.strip_shown and not self.page_covers_all:
            self._add_debts(m)
        if self.slip_asks:
            at = self.slip_at()
            listed = slip.build(self.form, m, at, self.model, self.choose, self.open_tray,
                                self.elsewhere())  # fmt: skip
            self.view.listed.update(listed)

    def _add_button(self, m: Metrics) -> None:
        """Add the button at the right end of the strip, or of the bar while a page covers it."""
        areas, why = self.view.areas, facts.reason(self.model)
        words, kind = "Favor", facts.helping(self.model)
        if self.view.asks_in_view:
            words, kind = facts.offered(self.model)
        button = Button("table.favor", areas.strip, words, partial(self.open_tray, kind),
                        icon="favor",
                        hotkey=keymap.key("outer_rim.favor"), enabled=not why, reason=why,
                        tip="Asks another player for a favor")  # fmt: skip
        wide = button.natural_width(m)
        if self.strip_shown and not self.page_covers_all:
            high = max(m.du(36 if m.compact else 44), areas.strip.height)
            button.rect = pygame.Rect(0, 0, wide, high)
            looking = self.ui.looking is not None
            right = self.own_board_left(m) - m.du(6) if looking else areas.strip.right
            button.rect.midright = (right, areas.strip.centery)
            if m.compact:  # what is above the strip goes down to it there
                button.rect.top = areas.strip.top
            self.view.favor_at = button.rect
        else:
            bar = areas.actions.inflate(-2 * m.du(12), -2 * m.du(6))
            button.rect = pygame.Rect(bar.right - wide, bar.top, wide, bar.height)
        button.solid = False  # it extends beyond the strip by a hair
        self.form.add(button)

    def _add_debts(self, m: Metrics) -> None:
        """Add the words over the debt tokens in the strip."""
        seat, model = self.board_seat, self.model
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
            call = partial(self.open_tray, "", owner)
            self.form.add(Debt(id, at, call, why, words, owner, goals))

    def own_board_left(self, m: Metrics) -> int:
        """Return the left end of the button back to the player's own board."""
        made = Button("", pygame.Rect(0, 0, 0, 0), "My board", self.renew, icon="back",
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

    # -- the tray --

    def open_tray(self, kind: str = "", owner: int = -1) -> None:
        """Open the tray of favors, with the focus on a tile; ``owner``: of that player, whose debt
        token is called in."""
        button = self.form.find("table.favor")
        if button is not None:
            lit = self.pointed_at()
            tray = FavorTray(self.app, self.model, button.rect, self.choose, kind, lit, owner,
                             self.tray_room())  # fmt: skip
            self.app.stack.push(tray)

    def tray_room(self) -> pygame.Rect:
        """Return the part of the window that the tray may cover."""
        return pygame.Rect((0, 0), self.m.size)

    def pointed_at(self) -> Sequence[str]:
        """Return the keys of the answers that somebody at the table points at."""
        return ()

    def controls(self) -> list[Control]:
        found = {each.key: each for each in super().controls()}
        button = self.form.find("table.favor")
        for each in self.model.options:
            if each.verb == "favor" and button is not None:
                found[each.key] = Control(each.key, button.rect)
        return [found[each.key] for each in self.model.options if each.key in found]
