"""The table while computer players think: it is answered elsewhere, and shows what they did once
all of it is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from game.client.draw.richtext import literal
from game.client.tabletop.play.background_turns import BackgroundTurns, moment
from game.client.tabletop.play.model import Mark
from game.client.tabletop.play.pending_page import PendingPage
from game.client.tabletop.play.remote_turns import Remote, RemoteTurns
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.presenter import Answered, Presenter
from game.players.aside import Ready
from game.table.events import Event
from game.table.journal import JournalError

PATIENCE = 3.0  # seconds until a game that could not be saved is saved again


@dataclass
class Since:
    """The player's answer, None in a game just opened, and the events since. An answer in the
    middle of a page is not ``shown`` yet, but together with what follows."""

    answer: Answered | None = None
    later: list[Event] = field(default_factory=list)
    shown: bool = True
    mark: Mark[Any] | None = None
    """the moment before the answers of others at another computer"""


class Waiting:
    """Waits for the computer players of one table."""

    def __init__(self, table: Table, presenter: Presenter) -> None:
        self.table, self.presenter = table, presenter
        self.model, self.ui = table.model, table.ui
        self._away: BackgroundTurns[Any] | RemoteTurns[Any] | None = None
        self.on_rewind: Callable[[], None] = lambda: None
        """shows the table after the game was taken back at another computer"""
        self._since = Since()
        self._patience = 0.0

    @property
    def on(self) -> bool:
        """True while computer players think, or other computers are waited for."""
        return self._away is not None

    def begin(self) -> None:
        """Let computer players think if one is asked, as in a game just opened."""
        self.stop()
        if self.model.away:
            self._since = Since()
            self._go_away()

    def begin_after(self, done: Answered, page: pygame.Surface | None) -> None:
        """Let computer players think after an answer. ``page`` is a picture of the table with the
        page that stays on view if the answer is in the middle of it."""
        if self.model.remote:  # what came of the answer is not known yet
            self._since = Since(done, shown=False)
            self._go_away()
            return
        own = self.table.turns.own_part(done.events)
        answer = replace(done, events=own)
        if page is not None and len(own) == len(done.events):
            self._since = Since(answer, shown=False)
            self._hold(page)
        else:
            self.presenter.show(replace(answer, mark=None))
            self._since = Since(answer, list(done.events[len(own) :]))
        self._go_away()

    def prepare(self) -> None:
        """Let whatever thinks for computer players get ready while nobody waits for them."""
        model = self.model
        if model.players and not (model.recorded or model.remote or self.on):
            apart.prepare(Ready(moment(self.model.session)))

    def stop(self) -> None:
        """Stop all thinking, and forget its results."""
        self.ui.held = None
        if self._away is not None:
            self._away.stop()
            self._away = None

    def picture_of_page(self, past: pygame.Surface | None) -> pygame.Surface | None:
        """Return a picture of the table, ``past`` if there is one, if a page is over it on which a
        computer player may be asked; None otherwise."""
        if not (apart.on and self.model.players and self.table.page_over):
            return None
        return past or self.table.views.snapshot()

    def update(self, dt: float) -> None:
        """See what computer players have thought out; once it is all there, show it."""
        app, table = self.table.app, self.table
        app.listen(bool(self.model.options) and not table.playback.playing)
        if self.model.remote:
            self._listen()
        away = self._away
        self._patience -= dt
        if away is None or self._patience > 0:
            return
        if self.ui.held is not None and self.ui.held.wait(dt):
            table.form.invalidate(None)
        if not (away.update() or self._scene_over(away)) or self.ui.past is not None:
            return
        before = table.outcomes.before(table.board.spots())
        try:
            self._since.later += self.model.adopt_turns(away)
        except JournalError as problem:
            table.views.say(f"The game cannot be saved: {literal(str(problem))}", "refuse")
            self._patience = PATIENCE
            return
        away.stop()
        self._away = None
        if self.model.remote:
            wish = None if self.model.away else table.controller.follow_wish()
            if wish is not None:
                self.model.answer(wish.key)
                self._go_away()
                return
            self._arrive(before)
            if self.model.away:
                self._since = Since()
                self._go_away()
        elif self.model.away:
            if self._scene_over(away):
                self._release()
            self._go_away()
        else:
            self._arrive(before)

    def _hold(self, page: pygame.Surface) -> None:
        """Keep the page on view until the computer player that is asked has answered."""
        ui, asked = self.ui, self.model.decision
        assert asked is not None
        self.table.controller.carry = None
        does = "considers it" if self.model.moment[0] else "is choosing"  # as the game begins
        words = f"{self.model.player_name(asked.seat)} {does}."
        ui.toast, ui.page = "", 0
        ui.held = PendingPage(page, asked.seat, words, self.table.motion.speed != "off")
        self.table.views.renew(rest=True)

    def _release(self) -> None:
        """Show the end of the scene whose page waited: a turn of a computer player has begun."""
        answer, later = self._since.answer, self._since.later
        assert answer is not None
        events = [*answer.events, *later]
        own = self.table.turns.own_part(events)
        self.ui.held = None
        self._since = Since(replace(answer, events=own), events[len(own) :])
        self.presenter.show(replace(answer, events=own, mark=None))

    def _listen(self) -> None:
        """Take in what has been heard from another computer, once nothing is being shown."""
        table, session = self.table, self.model.session
        shows = table.playback.loaded or table.motion.busy or self.ui.past is not None
        if shows or not isinstance(session, Remote):
            return
        before = session.seq, session.decision(), session.holdup
        session.listen()
        if session.jumped:
            session.jumped = False
            self.model.refresh()
            self.on_rewind()
        elif session.refused:
            words, session.refused = session.refused, ""
            self.stop()
            self.model.refresh()
            self.begin()
            table.views.renew()
            table.views.say(literal(words), "refuse")
        elif session.arrived:
            if self._away is None:
                self._go_away()
        elif (session.seq, session.decision(), session.holdup) != before:
            self.model.refresh()
            self.begin()
            table.views.renew()

    def _scene_over(self, away: BackgroundTurns[Any] | RemoteTurns[Any]) -> bool:
        """Return True if the page on view is out of date: a computer player's turn has begun."""
        if self.ui.held is None:
            return False
        events = [each for turn in away.turns for each in turn.events]
        return len(self.table.turns.own_part(events)) < len(events)

    def _go_away(self) -> None:
        if self.model.remote:
            self._away = RemoteTurns(self.model.session)
            if self._since.answer is None and self.table.motion.speed != "off":
                self._since.mark = self.model.mark()
            return
        self._away = BackgroundTurns(
            self.model.session, self.model.seat, self.table.turns.shot_ends
        )
        self._patience = 0.0

    def _arrive(self, before: Before) -> None:
        """Show what computer players have done."""
        since, unread = self._since, list(self.ui.tray)
        answer = since.answer or Answered((), before)
        more, word = self.table.outcomes.follow_up()
        events = [*since.later, *more]
        mark = answer.mark or since.mark
        reel = self.table.turns.reel(mark) if mark and since.shown else None
        if not since.shown:
            self.ui.held = None
            self.presenter.show(replace(answer, events=[*answer.events, *events]))
        elif reel is not None:
            self.presenter.show_turns(reel, [*answer.events, *events], answer.episode)
        else:
            self.presenter.show(Answered(events, before, answer.episode))
            self.ui.tray = [*unread, *self.ui.tray]
            self.table.views.renew()
        if word:
            self.table.views.say(word)
