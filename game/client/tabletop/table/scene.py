"""The table: the scene in which a game is played, put together from parts (``contract``).

Everything on it is drawn from the seat's view; every gesture ends in the key of an option of the
pending decision. After an answer the state is final: all motion is decoration, and results are in
the tray until they are closed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import pygame

from game.client.draw import icon_hits, materials
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Control, Layer, Scene, SceneHost
from game.client.tabletop.bars.icon_tooltips import IconTooltips
from game.client.tabletop.bars.inspector_state import Reading
from game.client.tabletop.bars.log import Log, LogRules
from game.client.tabletop.bars.top_bar import Prompt
from game.client.tabletop.guidance.guide_card import Guide, leader_of
from game.client.tabletop.guidance.hinting import Hinting
from game.client.tabletop.kit import painting
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.kit.spots import Spot, TableForm
from game.client.tabletop.pages.dust import REST, Dust
from game.client.tabletop.pages.page_timer import PageTimer
from game.client.tabletop.pages.results import Page
from game.client.tabletop.pages.stage import CardFace, add_dust
from game.client.tabletop.play.load_session import open_table
from game.client.tabletop.play.remote_turns import Remote
from game.client.tabletop.records.autosave import Autosave
from game.client.tabletop.records.records import Clock
from game.client.tabletop.replay.playback import Playback
from game.client.tabletop.replay.replaying import Replay
from game.client.tabletop.table.answering import Answering
from game.client.tabletop.table.attention import Attention
from game.client.tabletop.table.contract import Part, Table, TableKind
from game.client.tabletop.table.drag_preview import DragPreview
from game.client.tabletop.table.frame import Frame
from game.client.tabletop.table.gestures import Gestures
from game.client.tabletop.table.guest import Guest, make_room
from game.client.tabletop.table.handover import Handover
from game.client.tabletop.table.inspector import Inspector
from game.client.tabletop.table.orders import Orders
from game.client.tabletop.table.presenter import Presenter
from game.client.tabletop.table.recording import Recording, allows_advice
from game.client.tabletop.table.showing import Showing
from game.client.tabletop.table.steering import Steering
from game.client.tabletop.table.views import Views
from game.client.tabletop.table.waiting import Waiting
from game.client.widgets import Button, keymap
from game.client.widgets.base import LOST
from game.table.hints import adviser
from game.table.replay import Recorded
from game.table.session import Session

GuestMaker = Callable[[Table], Guest]


class TableMaker(Protocol):
    """Makes the table of a session, in a lesson with a guest."""

    def __call__(
        self, app: SceneHost, session: Session[Any], guest: GuestMaker | None = None
    ) -> TableScene: ...


class TableOpener(Protocol):
    """Makes the table of a session or a journal; a notice if it cannot be opened."""

    def __call__(
        self, app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None
    ) -> Scene: ...


class TableScene(Scene):
    """One game on the table. ``kind`` describes the game's table; ``guest`` makes the coach of a
    lesson."""

    name = "table"

    def __init__(
        self, app: SceneHost, session: Session[Any], kind: TableKind,
        guest: GuestMaker | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.game = kind.game
        self.table = table = Table(app, kind, session, self.motion)
        self.model, self.ui, self.view = table.model, table.ui, table.view
        self.controller, self.m = table.controller, table.m
        self.form: TableForm = table.form
        self.obey(app.settings)
        if guest is None or kind.helps_in_lessons:
            self.model.hire(kind.steward(session, self._settings))
        self.showing = Showing(table)
        table.controls = self.showing.controls
        self.views = table.views = Views(table, self.relayout, self.paint, self.in_front,
                                         self.showing.look)  # fmt: skip
        table.areas = kind.areas(table)
        table.board, table.things = kind.board(table), kind.things(table)
        table.pages, table.questions = kind.pages(table), kind.questions(table)
        table.turns, table.outcomes = kind.turns(table), kind.outcomes(table)
        self._add_reading()
        self._add_motion()
        self.clock, self.dust = Clock(self.model.moment[0]), Dust()
        self.presenter = Presenter(table, self.clock)
        self.waiting = Waiting(table, self.presenter)
        self.answers = Answering(table, self.presenter, self.waiting)
        again = partial(app.open_scene, "replay", session=session)
        self.do = table.do = Orders(table, self.views, self.answers, self.presenter,
                                    again if session.path else None)  # fmt: skip
        self._add_gestures()
        self._add_guidance(guest is not None)
        self.handover = Handover(table, self.answers, self.waiting)
        self.form.space = False  # it reads on: pressed a moment late it must not answer
        self.page_timer = PageTimer(self.form, self.do.pass_page)
        self.recording = self._add_replay(session)
        self.name = "table" if self.recording is None else "replay"
        self.frame = Frame(table, self.showing, self.views, self.do, self.presenter, self.handover,
                           self.recording)  # fmt: skip
        self.parts: list[Part] = [
            *([self.recording] if self.recording is not None else []),
            Steering(table, self.views, self.do), *kind.parts(table),
            *(session.companions(table) if isinstance(session, Remote) else ()),
        ]  # fmt: skip
        self.meaning = IconTooltips(self.game, app.dirty.add)
        self.base = Layer()
        self.keeper = Autosave(self.model, kind.saves)
        if guest is not None:
            table.guest = guest(table)

    def _add_reading(self) -> None:
        """Add the log, and what is read besides: enlarged things, messages."""
        table, kind = self.table, self.table.kind
        usual = LogRules(kind.turn_begins, kind.step_begins)
        rules = kind.log_rules(self.model) if kind.log_rules else usual
        table.log = Log(self.model, rules)
        table.attention = Attention(table, self.showing)
        self.form.above = table.attention.above
        table.reading = Reading(table.things.at)
        table.inspector = Inspector(
            self.app, self.view, self.ui, self.form, self.controller, self.motion, table.reading,
            table.attention, table.things, self.views.renew,
        )  # fmt: skip

    def _add_motion(self) -> None:
        """Add what shows events: movements, and the turns of others."""
        table = self.table
        table.movements = table.kind.movements(table)
        table.playback = Playback(self.model, table.log, self.motion, table.turns, table.outcomes,
                                  self.views)  # fmt: skip

    def _add_gestures(self) -> None:
        """Add the gestures of pointer and keys on spots."""
        table = self.table
        hand = DragPreview(self.controller, self.view, self.ui, self.views, table.things.at,
                           table.areas.map_at, self._asked_at)  # fmt: skip
        table.gestures = Gestures(
            self.form, self.controller, self.view, self.ui, hand, table.movements, self.views,
            table.things.at, ask=self.do.ask, cue=self.app.cue, prompt=table.questions.heading,
        )  # fmt: skip

    def _asked_at(self) -> pygame.Rect:
        """Return the place of the question in the top bar."""
        found = self.form.find("table.prompt")
        return found.rect if found is not None else pygame.Rect(0, 0, 0, 0)

    def _add_guidance(self, guided: bool) -> None:
        """Add tips, a guided game and hints; a guest leads, and gives the hints."""
        table, model, app = self.table, self.model, self.app
        table.tips = table.kind.tips(table)
        table.leader = (Guide(None, model, app, self.relayout) if guided
                        else leader_of(model, app, self.relayout))  # fmt: skip
        hints = not guided and not model.recorded and allows_advice(model.session)
        hints = hints and not model.keeps_secrets
        table.hinting = Hinting(adviser(model.game.id) if hints else None, model, app,
                                self.views.renew)  # fmt: skip

    def _add_replay(self, session: Session[Any]) -> Recording | None:
        """Add the replay if the game is a recorded one; return what controls it."""
        table = self.table
        if not isinstance(session, Recorded):
            return None
        table.replay = Replay(session, self.model, table.log, self.motion, table.turns,
                              table.outcomes, self.views, table.kind.turn_begins)  # fmt: skip
        table.replay.on_rewind = self.answers.after_rewind
        return Recording(table, table.replay, self.do)

    def _settings(self) -> Any:
        return self.app.settings

    # -- life --

    def enter(self) -> None:
        table = self.table
        materials.wear(table.board.table_materials())
        self.app.mood(table.outcomes.mood(), table.outcomes.sounds())
        table.log.sync()
        self.handover.begin()
        self.waiting.begin()
        self.waiting.prepare()
        notes = self.model.session.notes
        if notes:
            self.views.say(literal(" ".join(notes)))
            notes.clear()
        table.pages.begin()

    def speech(self) -> str:
        return self.presenter.speech()

    def leave(self) -> None:
        if self.recording is not None:
            self.recording.close()
        icon_hits.clear()
        self.waiting.stop()
        self.table.hinting.forget()
        self.keeper.keep()
        self.model.session.close()

    def abandon(self) -> None:
        self.waiting.stop()
        self.model.session.close()

    def in_front(self) -> bool:
        """Return True while no other scene covers the table."""
        return self.app.stack.top is self

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
    def last_choice(self) -> tuple[int, int]:  # type: ignore[override]
        return self.model.session.last_choice, self.model.session.seq

    def show_since(self, seq: int) -> None:
        self.answers.show_since(seq)

    @property
    def question(self) -> Hashable:
        """The pending decision or page; a recording asks nothing."""
        if self.recording is not None:
            return None
        shown = id(self.ui.tray[0]) if self.ui.tray else 0
        hidden = self.ui.past is not None or self.table.playback.loaded or self.waiting.on
        return self.model.seat, self.table.questions.key(), shown, hidden

    @property
    def busy(self) -> bool:
        return self.motion.busy or self.table.playback.playing or self.waiting.on

    def skip(self) -> bool:
        return self.do.skip()

    def controls(self) -> list[Control]:
        return self.showing.controls()

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))
        self.table.leader.uncover(self.form)  # places of scroll bars have come back by now
        self.table.gestures.drop_lost_drag()

    def layout(self, m: Metrics) -> None:
        table, view = self.table, self.view
        table.tips.waits = bool(self.ui.tray)
        self._cut_areas(m)
        table.board.lay(m)
        view.spots = table.board.spots()
        self.controller.sync(view.spots)
        view.asks_in_view = table.pages.needs_page()
        waits = self.ui.held is not None
        view.in_view = view.asks_in_view or waits or self.ui.large_page is not None
        view.guest_at, view.log_area = self.showing.guest_at(), self.showing.log_area()
        self._uncover(self._covered_areas())
        table.inspector.slide()
        self._cover_by_choice()
        quiet = bool(self.ui.tray) or table.playback.loaded or table.hinting.on
        table.leader.look(quiet=quiet)
        self.frame.layout(m)
        table.inspector.layout(m)
        self._lead(m)
        self._hint(m)
        add_dust(self.form, self.dust, m.size)
        table.attention.look()
        table.inspector.after_layout()
        table.attention.settle_message()
        for part in self.parts:
            part.layout(m)
        if table.guest is not None:
            table.guest.build(self.form, m, view.guest_at)

    def _cut_areas(self, m: Metrics) -> None:
        """Divide the window; a guest's place is cut off."""
        table, view, guest = self.table, self.view, self.table.guest
        if guest is not None:
            guest.arrive()
        view.m, view.areas = m, table.areas.regions(m)
        if guest is not None:
            left, guest.at = make_room(view.areas, m)
            view.areas = table.areas.beside_guest(left, guest.at, m)

    def _covered_areas(self) -> list[pygame.Rect]:
        """Return the areas that are covered now."""
        table, areas = self.table, self.view.areas
        found = [areas.view] if table.page_over else []
        found += [areas.tray] if table.tray_shown else []
        found += [self.view.guest_at] if table.guest is not None else []
        return [*found, *table.areas.covered_areas()]

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
        table, before = self.table, set(self.controller.placed)
        opened = [table.inspector.slid.at] if table.reading.pins else []
        if self.ui.log_large and not self.view.areas.hidden:
            opened.append(self.view.log_area)
        self._uncover(opened)
        self.view.under = frozenset(before - set(self.controller.placed))

    def _lead(self, m: Metrics) -> None:
        """Add the words of a guided game, unless a page is to be read first or turns are shown."""
        table, hidden = self.table, self.table.page_over or self.ui.log_large
        board = pygame.Rect(0, 0, 0, 0) if hidden else table.areas.playback_at()
        if board.width:
            board = table.areas.guide_at(table.attention.board(board))
        table.leader.build(self.form, m, self.view.areas.actions, board, self.controls(),
                           table.attention.board_things)  # fmt: skip

    def _hint(self, m: Metrics) -> None:
        """Add the panel of a hint, unless a page is to be read first or turns are shown."""
        table = self.table
        if self.ui.tray or table.playback.loaded:
            return
        area = self.view.areas.view if table.page_over else table.areas.playback_at()
        table.hinting.build(self.form, m, table.attention.board(area), self.view, self.controls(),
                            table.attention.board_things)  # fmt: skip

    # -- events and time --

    def handle(self, event: pygame.event.Event) -> bool:
        self.clock.stir()
        self.keeper.stir()
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.ui.calm = 0.0
        if event.type == pygame.KEYDOWN:
            self.meaning.hide()
        clicks = event.type == pygame.MOUSEBUTTONUP and isinstance(self.form.pressed, Button)
        taken = any(part.seize(event) for part in self.parts) or self._take(event)
        for part in self.parts:
            part.observe(event)
        if event.type in LOST:
            self.table.gestures.drop_lost_drag()
        if clicks:  # you have not pointed at what is there once the button is gone
            self.table.reading.park(self.ui.pointer)
        return taken

    def _take(self, event: pygame.event.Event) -> bool:
        if self.table.playback.playing and self._hastens(event):
            return True
        if self._ends_in_hand(event):
            return True
        return any(part.handle(event) for part in self.parts) or super().handle(event)

    def _ends_in_hand(self, event: pygame.event.Event) -> bool:
        """Refuse the key that ends a step while something is in hand that has a place to go: an
        answer such as a roll cannot be taken back."""
        table = self.table
        if event.type != pygame.KEYDOWN or not keymap.hits("table.end", event):
            return False
        carry = None if table.page_over else table.controller.carry
        words = table.questions.prompt_in_hand(carry) if carry is not None else ""
        if words:
            table.views.say(f"{words} {keymap.key('back')} puts it back.", "refuse")
        return bool(words)

    def on_event(self, event: pygame.event.Event) -> bool:
        return any(part.after(event) for part in reversed(self.parts))

    def _hastens(self, event: pygame.event.Event) -> bool:
        """End what is shown if a key would answer; return True for that, and for a press on the
        board, which does no more than show the next shot."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return not isinstance(self.form.hover, Button)
        answers = event.type == pygame.KEYDOWN and (
            event.unicode.isdigit() or keymap.hits("table.end", event)
        )
        if answers:
            self.table.playback.finish()
        return answers

    def on_update(self, dt: float) -> None:
        table, ui = self.table, self.ui
        self._tell_notes()
        self.handover.update(dt)
        self.clock.tick(dt)
        self.waiting.update(dt)
        if self.in_front():
            table.playback.update(dt)
        self.keeper.update(dt, not table.playback.playing)
        table.leader.update(dt)
        table.hinting.update(dt)
        self._live(dt)
        self.page_timer.update(dt, self._passing_page(), ui.calm, self.app.settings.speed)
        if ui.toast:
            ui.toast_left -= dt
            if ui.toast_left <= 0:
                ui.toast = ""
        self.meaning.wait(dt, ui.pointer, self._explains())
        if self.meaning.shown and self.form.tip:
            self.form.explain(None)  # the icon explains itself
        table.inspector.update(dt)
        table.attention.settle_message()
        table.attention.settle_tip()
        if self.meaning.shown:
            things = [*self.form.words(), *table.attention.above()]
            self.meaning.place(self.m, things, table.areas.explained)
        quiet = self.keeper.quiet if not (self.app.stack.busy or self.app.dirty) else 0.0
        for part in self.parts:
            part.update(dt)
            if part.warm(quiet):
                self.base.drop()
                self.invalidate()
        if table.guest is not None:
            self._tell_guest(table.guest, dt)

    def _tell_guest(self, guest: Guest, dt: float) -> None:
        over = self.table.reading.over
        if over is not None:
            guest.notice(f"read:{over[0]}")
        guest.update(dt)

    def _tell_notes(self) -> None:
        """Report problems with the game's file since the last call."""
        notes = self.model.session.notes
        if notes:
            words = literal(" ".join(notes))
            notes.clear()
            self.app.stack.push(NoticeScene(self.app, "Your saved game", words))

    def _passing_page(self) -> Page | None:
        """Return the page of results that may close now without the player; None while
        something is read, rolled or taught."""
        table, ui, settings = self.table, self.ui, self.app.settings
        led = table.guest is not None or table.leader.on or self.recording is not None
        if not ui.tray or led or settings.results_wait or settings.spoken:
            return None
        read = ui.peek or ui.log_large or ui.inspecting or table.reading.over is not None
        if read or ui.tumble.rolling or not self.in_front():
            return None
        return ui.tray[0] if table.pages.closes_itself(ui.tray[0]) else None

    def _live(self, dt: float) -> None:
        """Pass time for what lives while nothing happens."""
        self.ui.calm += dt
        alive = self.app.settings.lively and self.in_front() and self.ui.calm < REST
        stirred = self.dust.update(dt, alive)
        for area in (*((stirred,) if stirred is not None else ()),
                     *self.table.board.animate(dt, alive)):  # fmt: skip
            self.app.dirty.add(area, decoration=True)

    def _explains(self) -> bool:
        """Return True if hovering over an icon may explain it: nothing else is shown there."""
        if self.ui.keyed or self.controller.carry or not self.app.settings.tips:
            return False
        silent = self.form.tip is None or isinstance(self.form.tip, Spot)
        return silent and self.in_front()

    def on_motion(self) -> None:
        """Do nothing: flights request their own redraws."""

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        picture = self.base.get(self.m.size, self.table.board.key(), self._paint_base)
        surface.blit(picture, (0, 0))
        self.table.board.paint_live(surface)
        self.table.inspector.paint_docked(surface)

    def _paint_base(self, surface: pygame.Surface) -> None:
        with icon_hits.group("base"):
            self.table.board.paint(surface)
        materials.shine(surface)

    def _draw_past(self, surface: pygame.Surface, past: pygame.Surface) -> None:
        """Draw the table before an answer around the page about it; once its dice lie, its own
        bar is at the foot, and the question that has been answered is gone."""
        areas, own = self.view.areas, [self.view.areas.actions]
        own += [each.rect for each in self.form.widgets if isinstance(each, Prompt)]
        kept = [(surface.subsurface(each).copy(), each) for each in own]
        painting.draw_past(surface, past, areas.view if self.table.page_over else areas.tray)
        if self.table.page_over and not self.ui.tumble.rolling:
            surface.blits(kept)

    def paint_over(self, surface: pygame.Surface) -> None:
        table, ui = self.table, self.ui
        if table.guest is not None:
            table.guest.paint(surface)
        self.views.painted = self.m.size
        face = self.form.find("encounter.card")
        if isinstance(face, CardFace):
            face.draw_large(surface)
        if ui.past is not None and ui.past.get_size() == self.m.size:
            self._draw_past(surface, ui.past)
        if not self.controller.carry and not table.playback.playing:
            names = table.areas.names_at() if self.showing.lit_at() else []
            table.leader.paint(surface, self.m, names)
            table.hinting.paint(surface, self.m, names)
        table.gestures.hand.paint(surface)
        table.movements.flights.draw(surface)
        table.inspector.paint_beside(surface)
        table.playback.paint(surface)
        for part in self.parts:
            part.paint(surface)
        table.inspector.paint_floating(surface)
        if table.attention.message is not None:
            painting.draw_toast(surface, self.m, table.attention.message)
        self.meaning.draw(surface, self.m)


def table_makers(kind: TableKind) -> tuple[TableMaker, TableOpener]:
    """Return the functions that make tables of a kind: from a session, and from a journal."""

    def table_of(
        app: SceneHost, session: Session[Any], guest: GuestMaker | None = None
    ) -> TableScene:
        return TableScene(app, session, kind, guest)

    def make(
        app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None
    ) -> Scene:
        return open_table(table_of, app, journal, session)

    return table_of, make
