"""The frame of a table: the bars at top and foot, tabs, the log, and pages of decisions and
results."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.bars import bars
from game.client.tabletop.bars.log import LogPanel, picks
from game.client.tabletop.bars.top_bar import StepTracker
from game.client.tabletop.pages import results
from game.client.tabletop.play.pending_page import PendingPageWidget
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.handover import Handover
from game.client.tabletop.table.orders import Orders
from game.client.tabletop.table.presenter import Presenter
from game.client.tabletop.table.recording import Recording
from game.client.tabletop.table.showing import Showing
from game.client.tabletop.table.views import Views
from game.client.widgets import Button, keymap

_NONE = pygame.Rect(0, 0, 0, 0)


class Frame:
    """Adds the widgets around the board, and the board's own in their order."""

    def __init__(
        self, table: Table, showing: Showing, views: Views, orders: Orders, presenter: Presenter,
        handover: Handover, recording: Recording | None,
    ) -> None:  # fmt: skip
        self.table, self.showing, self.views, self.orders = table, showing, views, orders
        self.presenter, self.handover, self.recording = presenter, handover, recording

    def layout(self, m: Metrics) -> None:
        table, view, ui = self.table, self.table.view, self.table.ui
        board, areas = table.board, table.view.areas
        self._add_top(m)
        if areas.hidden and not table.page_over:
            bars.add_tabs(table.form, m, areas.tabs, table.kind.tabs, ui.tab,
                          self.views.show_tab)  # fmt: skip
        view.listed = {}
        board.build_others(m)
        if table.page_over:
            self._add_page(m)
        board.build(m)
        shown = self.showing.log_shown and (ui.peek or not table.covers_all)
        quiet = ui.tray or table.playback.loaded or ui.log_large
        shown = not table.hinting.take(m, view.log_area if shown and not quiet else _NONE) and shown
        view.log_at = view.log_area.copy() if shown else _NONE.copy()
        if shown:
            self._add_log(m)
        if table.tray_shown:
            top = min(areas.tray.top, areas.view.centery)
            results.build_tray(table.form, m, areas.tray, ui.tray[0], len(ui.tray) - 1,
                               self.orders.next_page, ui.tumble, self.presenter.unfold,
                               table.things.at, top)  # fmt: skip
        else:
            board.build_own(m)
        self._add_bar(m)
        board.build_over(m)
        self._add_tip(m)
        unlisted = any(each.key not in view.listed for each in table.model.options)
        if table.questions.in_bar and unlisted:
            bars.add_hint(table.form, m, areas.actions, bool(view.under))

    def _add_tip(self, m: Metrics) -> None:
        """Add a tip where room has been left for it; without that it waits."""
        if not self.table.board.build_tip(m):
            area = self.table.areas.tip_at()
            if area.width:
                self.table.tips.add(self.table.form, m, area)

    def _add_top(self, m: Metrics) -> None:
        table, kind, top = self.table, self.table.kind, self.table.view.areas.top
        mine = table.model.moment[1] == table.model.seat
        steps = StepTracker("table.steps", top, kind.steps, table.questions.step(), mine)
        prompt, note = table.questions.heading(), table.questions.round_words()
        bars.add_top(table.form, m, top, steps if kind.steps else None, prompt,
                     self.orders.open_menu, self._tools(), note)  # fmt: skip

    def _tools(self) -> list[Button]:
        """Return the buttons at the right of the top bar."""
        if self.recording is not None:
            return self.recording.tools()
        table, orders = self.table, self.orders
        return [
            *bars.replay_buttons(table.ui, table.playback.loaded, self.presenter.look_again),
            *table.questions.tools(),
            *table.hinting.button(),
            *bars.tools(table.model, table.app.settings.speed, orders.undo, orders.redo,
                        self.views.next_speed, orders.help),
        ]  # fmt: skip

    def _add_page(self, m: Metrics) -> None:
        """Add the page of results to read first, or the decision."""
        table, ui = self.table, self.table.ui
        if ui.held is not None:
            table.form.add(PendingPageWidget(table.view.areas.view, ui.held))
        elif ui.large_page is not None:
            table.pages.build_results(m, ui.large_page)
        else:
            table.pages.build(m)

    def _add_log(self, m: Metrics) -> None:
        """Add the log, and the buttons at its head."""
        table, at = self.table, self.table.view.log_at
        table.form.add(LogPanel("log", at, table.log, self.views.follow, self.orders.look_back))
        for each in picks(m, at, table.log, self._show_log_of, self.views.enlarge_log,
                          table.ui.log_large):  # fmt: skip
            table.form.add(each)

    def _show_log_of(self, seat: int | None) -> None:
        """Show the log of one player, or of all."""
        self.table.log.only, self.table.log.back = seat, 0
        self.views.renew()

    def _add_bar(self, m: Metrics) -> None:
        """Add the bar at the foot: the answers without a place, or their replacement."""
        table, view, actions = self.table, self.table.view, self.table.view.areas.actions
        if self.recording is not None:
            self.recording.build(m)
        elif table.playback.playing:
            bars.add_skip(table.form, m, actions, table.playback.finish)
        elif table.page_over:
            bars.add_peek(table.form, m, actions, self.views.toggle_peek)
        elif table.model.decision is None and table.guest is None:
            view.listed = {}
            bars.add_result(table.form, m, actions, self._show_end)
        elif table.model.waiting_for is not None:
            view.listed = {}
            bars.add_hand_over(table.form, m, actions, self.handover.pass_on)
        else:
            self._add_answers(m)

    def _add_answers(self, m: Metrics) -> None:
        table, view, questions = self.table, self.table.view, self.table.questions
        buttons = bars.add_answers(
            table.form, table.model, table.controller, view, table.ui, self.orders.ask, self._more,
            unlisted=questions.hidden_verbs(), barred=questions.more_buttons(),
            note=questions.closing_note(), notes=questions.notes(), advised=table.leader.key,
            empty=questions.empty_bar(),
        )  # fmt: skip
        key = keymap.key("table.view")
        for each in buttons:
            if each.kind == "primary" and not questions.leads(each.id.removeprefix("action.")):
                each.kind = "normal"
        if view.in_view and not any(each.hotkey == key for each in buttons):
            bars.add_back(table.form, m, table.areas.back_at(m), self.views.toggle_peek)

    def _more(self) -> None:
        """Show the next page of answers in the bar."""
        self.table.ui.page += 1
        self.views.renew()

    def _show_end(self) -> None:
        """Open the end of a finished game, unless it is about to open."""
        self.table.motion.finish_all()
        if self.views.in_front():
            self.presenter.show_end()
