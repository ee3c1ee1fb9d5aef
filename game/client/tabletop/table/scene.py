"""The table: the scene in which a game is played. A game's own table adds its board.

Everything on it is drawn from the seat's view; every gesture ends in the key of an option of the
pending decision. After an answer the state is final: all motion is decoration, and results are in
the tray until they are closed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import materials, signs
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Control, Layer, SceneHost
from game.client.tabletop.bars import bars
from game.client.tabletop.pages import page, results
from game.client.tabletop.kit import painting
from game.client.tabletop.table.answering import Answering
from game.client.tabletop.table.attention import Attention
from game.client.tabletop.pages.dust import Dust
from game.client.tabletop.table.gestures import Gestures
from game.client.tabletop.play.held import HeldPage
from game.client.tabletop.replay.hinting import Hinting
from game.client.tabletop.records.keeper import Keeper
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.bars.log import Log, LogPanel, picks
from game.client.tabletop.bars.meaning import Meaning
from game.client.tabletop.table.orders import TableOrders
from game.client.tabletop.replay.playback import Playback
from game.client.tabletop.bars.reading import Reading
from game.client.tabletop.records.records import Clock
from game.client.tabletop.table.sliding_table import SlidPanel
from game.client.tabletop.kit.spots import TableForm
from game.client.tabletop.pages.stage import CardFace, add_dust
from game.client.tabletop.table.steering import Steering
from game.client.tabletop.bars.top_bar import StepTracker
from game.client.widgets import Button, ScrollArea, keymap
from game.table.session import Session


class TabletopScene(TableOrders):
    """One game on the table: ``model`` is the game, ``controller`` interprets gestures, ``view`` is
    the result of the layout and ``ui`` the state of the interface."""

    name = "table"

    def __init__(self, app: SceneHost, session: Session[Any]) -> None:
        super().__init__(app)
        self.model = self.make_model(session)
        self.hire_steward()
        self.controller = self.make_controller()
        self.m = table_metrics(app.metrics)
        self.ui = self.make_ui()
        self.view = self.make_view()
        self.prepare()
        self.log = Log(self.model, self.log_rules())
        self.form: TableForm = TableForm(self.m, app.dirty.add, app.cue, self.shapes)
        self.obey(app.settings)
        self.attention = Attention(self)
        self.form.above = self.attention.above
        self.reading = Reading(lambda name: bool(self.subject(name)), self.on_map)
        self.meaning = Meaning(self.game, app.dirty.add)
        self.base = Layer()
        self.movements = self.make_movements(self)
        self.hand = self.make_hand(self)
        self.gestures = Gestures(
            self.form, self.controller, self.view, self.ui, self.hand, self.movements, self,
            cue=app.cue, readable=self.reading.readable, stands_for=self.under, tip=self.tip_of,
            asked=self.prompt_now,
        )  # fmt: skip
        self.playback = Playback(self.model, self.log, self.motion, self)
        self.answers = Answering(
            app, self.model, self.controller, self.ui, self.log, self.form, self.motion,
            self.movements, self.playback, self,
        )  # fmt: skip
        self.tips, self.leader = self.make_tips(), self.make_leader()
        self.hinting = Hinting(self.hint_giver(), self.model, app, self.renew)
        self.replay = self.make_replay()
        self.keeper = Keeper(self.model, self.saves)
        self.clock, self.dust = Clock(self.model.moment[0]), Dust()
        self.steering = Steering(self.ui, self.view, self.gestures, self.reading, self.log, self)

    # -- life --

    def enter(self) -> None:
        materials.wear(self.covering())
        self.app.mood(self.mood(), self.sounds())
        self.log.sync()
        self.begin_covered()
        self.answers.begin()
        self.answers.prepare()
        notes = self.model.session.notes
        if notes:
            self.say(literal(" ".join(notes)))
            notes.clear()

    def leave(self) -> None:
        super().leave()
        signs.clear()
        self.answers.stop()
        self.hinting.forget()
        self.keeper.keep()
        self.model.session.close()

    def abandon(self) -> None:
        self.answers.stop()
        self.model.session.close()

    @property
    def journal(self) -> Path | None:  # type: ignore[override]
        return self.model.session.path

    @property
    def seq(self) -> int | None:  # type: ignore[override]
        return self.model.decision.seq if self.model.decision else self.model.session.seq

    @property
    def seat(self) -> int | None:  # type: ignore[override]
        return self.model.decision.seat if self.model.decision else None

    @property
    def question(self) -> Hashable:
        """The pending decision or page; a recording asks nothing."""
        if self.replay is not None:
            return None
        shown = id(self.ui.tray[0]) if self.ui.tray else 0
        hidden = self.ui.past is not None or self.playback.loaded or self.answers.away
        return self.model.seat, self.question_key(), shown, hidden

    @property
    def busy(self) -> bool:
        return super().busy or self.answers.away

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))
        self.leader.uncover(self.form)  # places of scroll bars have come back by now

    def layout(self, m: Metrics) -> None:
        view = self.view
        view.m, view.areas = m, self.regions(m)
        self.lay_board(m)
        view.spots = self.all_spots()
        self.controller.sync(view.spots)
        view.asks_in_view = self.view_wanted()
        waits = self.ui.held is not None
        view.in_view = view.asks_in_view or waits or self.ui.large_page is not None
        self._uncover(self.covered())
        self.keep_places()
        self.slide()
        self._cover_by_choice()
        self.leader.look(quiet=bool(self.ui.tray) or self.playback.loaded or self.hinting.on)
        self._build(m)
        self._lead(m)
        self.add_hint(m)
        add_dust(self.form, self.dust, m.size)
        self.attention.look()
        self.layouts += 1
        self.float_cards()
        self.attention.settle_message()

    def _lead(self, m: Metrics) -> None:
        """Add the words of a led game, unless a page is to be read first or turns are shown."""
        areas = self.view.areas
        hidden = self.page_over or self.ui.log_large
        board = pygame.Rect(0, 0, 0, 0) if hidden else self.playback_area()
        self.leader.build(self.form, m, areas.actions, self.attention.board(board),
                          self.controls(), self.attention.board_things)  # fmt: skip

    def _uncover(self, covered: list[pygame.Rect]) -> None:
        """Take the spots under these areas out of use."""
        view = self.view
        view.spots = {
            name: rect
            for name, rect in view.spots.items()
            if not any(area.collidepoint(rect.center) for area in covered)
        }
        self.controller.sync(view.spots)

    def _cover_by_choice(self) -> None:
        """Take the spots out of use that are under what the player has opened. Their answers come
        back when it is closed: they need no buttons meanwhile."""
        before = set(self.controller.placed)
        opened = [self.slid.at] if self.reading.pins else []
        if self.ui.log_large and not self.view.areas.hidden:
            opened.append(self.log_area())
        self._uncover(opened)
        self.view.under = frozenset(before - set(self.controller.placed))

    def prompt_now(self) -> str:
        """Return the words of the question at the top; a page over the table asks its own."""
        return "" if self.page_over else self.asked()

    def _build(self, m: Metrics) -> None:
        areas = self.view.areas
        steps = StepTracker("table.steps", areas.top, self.steps, self.step_now(), self.my_turn)
        bars.add_top(self.form, m, areas.top, steps if self.steps else None, self.prompt_now(),
                     self.open_menu, self._tools(), self.round_words())  # fmt: skip
        if areas.hidden and not self.page_over:
            bars.add_tabs(self.form, m, areas.tabs, self.tabs, self.ui.tab, self.show_tab)
        self.view.listed = {}
        self.build_others(m)
        if self.page_over:
            self._add_page(m)
        self.build_board(m)
        shown = self.log_shown and (self.ui.peek or not self.page_covers_all)
        self.view.log_at = self.log_area() if shown else pygame.Rect(0, 0, 0, 0)
        self.log_panel = LogPanel("log", self.view.log_at, self.log, self.follow)
        if shown:
            self.add_log(m)
        if self.tray_shown:
            results.build_tray(self.form, m, areas.tray, self.ui.tray[0], len(self.ui.tray) - 1,
                               self.next_page, self.ui.tumble, self.answers.unfold)  # fmt: skip
        else:
            self.build_own(m)
        self._add_bar(m)
        self.build_over(m)
        self.add_tip(m)
        if self.answers_in_bar and any(o.key not in self.view.listed for o in self.model.options):
            bars.add_hint(self.form, m, areas.actions, bool(self.view.under))
        if self.slides:
            panel = self.form.add(SlidPanel("inspector", self.slid.at, self.paint_slid))
            panel.covers = bool(self.reading.pins)
        place = self.slid.at if self.slides else areas.inspector if self.docked else None
        if place and self.reading.pins:
            bars.add_pins(self.form, m, place, self.reading, self.title_of,
                          self.raise_pin)  # fmt: skip

    def _tools(self) -> list[Button]:
        """Return the buttons at the right of the top bar."""
        if self.replay is not None:
            return self.replay_tools()
        return [
            *bars.retold(self.ui, self.playback.loaded, self.answers.look_again),
            *self.more_tools(),
            *self.hinting.button(),
            *bars.tools(self.model, self.app.settings.speed, self.undo, self.redo,
                        self.next_speed, self.help),
        ]  # fmt: skip

    def _add_page(self, m: Metrics) -> None:
        """Add the page of results to read first, or the decision."""
        shown = self.ui.large_page
        if self.ui.held is not None:
            self.form.add(HeldPage(self.view.areas.view, self.ui.held))
            return
        if shown is None:
            self.build_view(m)
            return
        self.build_results(m, shown)

    def build_results(self, m: Metrics, shown: results.Page) -> None:
        """Add a page of results that fills the view."""
        setting = page.Setting(self.scenery(shown.card, shown.section),
                               self.face(shown.card, shown.section), shown.rolls,
                               self.ui.tumble)  # fmt: skip
        results.build_page(self.form, m, self.view.areas.view, shown, setting,
                           len(self.ui.tray) - 1, self.next_page)  # fmt: skip

    def build_view(self, m: Metrics) -> None:
        """Add the page of the decision."""
        setting = page.Setting(self.scenery("", -1), tumble=self.ui.tumble)
        told = page.Told.asked(m, self.view.areas.view, self.model.prompt, self.situation())
        buttons = page.choices(self.model.options, self.model.labels, self.choose)
        self.view.listed = page.add_choices(
            self.form, m, self.view.areas.view, setting, told, buttons
        )

    def add_log(self, m: Metrics) -> None:
        """Add the log, and the buttons at its head."""
        self.form.add(self.log_panel)
        for each in picks(m, self.view.log_at, self.log, self.log_of, self.enlarge_log,
                          self.ui.log_large):  # fmt: skip
            self.form.add(each)

    def add_tip(self, m: Metrics) -> None:
        """Add a tip where room has been left for it; without that it waits."""
        if self.tip_area().width:
            self.tips.add(self.form, m, self.tip_area())

    def _add_bar(self, m: Metrics) -> None:
        """Add the bar at the foot: the answers without a place, or their replacement."""
        areas = self.view.areas
        if self.replay is not None:
            self.build_replay(m)
        elif self.playback.playing:
            bars.add_skip(self.form, m, areas.actions, self.playback.finish)
        elif self.page_over:
            bars.add_peek(self.form, m, areas.actions, self.toggle_peek)
        elif self.model.decision is None and self.has_end:
            self.view.listed = {}
            bars.add_result(self.form, m, areas.actions, self.to_end)
        elif self.model.waiting_for is not None:
            self.view.listed = {}
            bars.add_hand_over(self.form, m, areas.actions, self.curtain)
        else:
            buttons = bars.add_answers(
                self.form, self.model, self.controller, self.view, self.ui, self, self.more,
                unlisted=self.unlisted(), note=self.closing_note(), notes=self.bar_notes(),
                barred=self.barred(), advised=self.leader.key, empty=self.empty_bar(),
            )  # fmt: skip
            view_key = keymap.key("table.view")
            if self.view.in_view and not any(each.hotkey == view_key for each in buttons):
                bars.add_back(self.form, m, self.back_at(m), self.toggle_peek)

    # -- visibility --

    @property
    def my_turn(self) -> bool:
        """True if it is the turn of the viewing seat."""
        return self.model.moment[1] == self.model.seat

    @property
    def page_over(self) -> bool:
        """True if a page is over the table and not hidden."""
        return self.view.in_view and not self.ui.peek

    @property
    def answers_in_bar(self) -> bool:
        """True if the bar at the foot has answers, and the table may have more."""
        waiting = self.model.waiting_for is not None or self.playback.playing
        return bool(self.view.listed) and not waiting and not self.view.in_view

    @property
    def tray_shown(self) -> bool:
        """True if a page of results is in the tray."""
        return bool(self.ui.tray) and not self.ui.large_page and not self.page_covers_all

    def lit_at(self) -> list[pygame.Rect]:
        """Return the places that a guide or a hint points at."""
        return [*self.leader.lights, *self.hinting.lit]

    def shown_at(self) -> list[pygame.Rect]:
        """Return the places of turns that are shown, and of the thing in the inspector."""
        found = self.playback.shown_at()
        found += self.replay.shown_at() if self.replay is not None else []
        if self.docked and self.subject(self.reading.docked):
            found.append(self.view.areas.inspector)
        return found

    @property
    def log_shown(self) -> bool:
        """True if the log is on view."""
        areas = self.view.areas
        return areas.shows("log") and not (self.ui.tray and areas.hidden)

    def covered(self) -> list[pygame.Rect]:
        """Return the areas that are covered now."""
        areas = [self.view.areas.view] if self.page_over else []
        if self.tray_shown:
            areas.append(self.view.areas.tray)
        return areas

    def log_area(self) -> pygame.Rect:
        """Return the area of the log; enlarged it takes the adjoining area too."""
        areas = self.view.areas
        if not self.ui.log_large or areas.hidden:
            return self.tips.beside(self.m, areas.log)
        return areas.log.union(areas.inspector if areas.inspector.width else areas.board)

    def tip_area(self) -> pygame.Rect:
        """Return the area at whose foot a tip shows, empty if it is not on view."""
        shown = self.view.log_at.width and not self.ui.log_large
        return self.view.areas.log if shown else pygame.Rect(0, 0, 0, 0)

    def controls(self) -> list[Control]:
        listed = self.view.listed
        area = self.form.find("encounter.choices")
        if isinstance(area, ScrollArea):  # where they are now, if they are not scrolled out of view
            now = {each.id.removeprefix("choice."): each.rect for each in area.children}
            listed = {key: now.get(key, rect) for key, rect in listed.items()}
            listed = {key: rect for key, rect in listed.items() if area.view.contains(rect)}
        return self.controller.controls(self.view.spots, listed)

    # -- events and time --

    def handle(self, event: pygame.event.Event) -> bool:
        self.clock.stir()
        self.keeper.stir()
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.ui.calm = 0.0
        if self.playback.playing and self.hastens(event):
            return True
        if self.replay_key(event):
            return True
        before = self.steering.before_widgets(event) or self.take_event(event)
        return before or super().handle(event)

    def on_event(self, event: pygame.event.Event) -> bool:
        return self.steering.after_widgets(event)

    def on_update(self, dt: float) -> None:
        self.tell_notes()
        self.pass_on()
        self.clock.tick(dt)
        self.answers.update(dt)
        if self.app.stack.top is self:
            self.playback.update(dt)
        self.keeper.update(dt, not self.playback.playing)
        self.update_replay(dt)
        self.leader.update(dt)
        self.hinting.update(dt)
        self.app.listen(bool(self.model.options) and not self.playback.playing)
        self.live(dt)
        ui = self.ui
        if ui.toast:
            ui.toast_left -= dt
            if ui.toast_left <= 0:
                ui.toast = ""
        self.meaning.wait(dt, ui.pointer, self._explains())
        if self.meaning.shown and self.form.tip:
            self.form.explain(None)  # the icon explains itself
        self.read(dt)
        self.attention.settle_message()
        self.attention.settle_tip()
        if self.meaning.shown:
            things = [*self.form.words(), *self.attention.above()]
            self.meaning.place(self.m, things)

    def on_motion(self) -> None:
        """Do nothing: flights request their own redraws."""

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        picture = self.base.get(self.m.size, self.base_key(), self._paint_base)
        surface.blit(picture, (0, 0))
        self.paint_live(surface)
        area = self.view.areas.inspector
        if not self.docked:
            signs.drop("inspector")
        elif surface.get_clip().colliderect(area):
            with signs.group("inspector"):
                self._paint_inspector(surface, area)

    def _paint_base(self, surface: pygame.Surface) -> None:
        with signs.group("base"):
            self.paint_board(surface)
        materials.shine(surface)

    def _paint_inspector(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        shown = self.reading.docked
        draw: Callable[[pygame.Surface, pygame.Rect], None] | None = None
        if shown is not None and self.subject(shown):
            draw = self.large(shown)
        painting.docked(surface, self.m, area, draw, self.draw_idle, bool(self.reading.pins))

    def paint_over(self, surface: pygame.Surface) -> None:
        ui, areas = self.ui, self.view.areas
        self.drawn = self.m.size
        face = self.form.find("encounter.card")
        if isinstance(face, CardFace):
            face.draw_large(surface)
        if ui.past is not None and ui.past.get_size() == self.m.size:
            painting.past(surface, ui.past, areas.view if self.page_over else areas.tray)
        if not self.controller.carry and not self.playback.playing:
            names = self.names_at() if self.lit_at() else []
            self.leader.paint(surface, self.m, names)
            self.hinting.paint(surface, self.m, names)
        self.hand.paint(surface)
        self.movements.flights.draw(surface)
        self.paint_second(surface)
        self.playback.paint(surface)
        self.paint_replay(surface)
        if not self.slides:
            for name, rect in self.attention.cards:
                self.draw_large(surface, rect, name)
        if self.attention.message is not None:
            painting.toast(surface, self.m, self.attention.message)
        self.meaning.draw(surface, self.m)
