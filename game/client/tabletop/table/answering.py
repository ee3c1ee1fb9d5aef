"""Answering a decision, going back and forward in the game, and handing the table over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.draw import richtext
from game.client.draw.richtext import literal
from game.client.shell.window.confirm import NoticeScene
from game.client.tabletop.pages.dice import Tumble
from game.client.tabletop.play.model import Mark
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.presenter import Answered, Presenter
from game.client.tabletop.table.waiting import Waiting
from game.table.events import Event
from game.table.journal import JournalError
from game.table.refusals import Refused

AFTER_DOOR = 0.3  # seconds until the turn is announced, after the sound of the door


class Answering:
    """Answers the decisions of one table."""

    def __init__(self, table: Table, presenter: Presenter, waiting: Waiting) -> None:
        self.table, self.presenter, self.waiting = table, presenter, waiting
        self.app, self.model, self.ui = table.app, table.model, table.ui
        waiting.on_rewind = self.after_rewind

    def choose(self, key: str) -> None:
        """Answer the decision and show the result."""
        if self.waiting.on:
            return
        table, model = self.table, self.model
        table.playback.finish()
        model.footage.clear()
        table.movements.clear()
        past = self._picture()
        before, episode = table.outcomes.before(table.board.spots()), table.pages.episode()
        mark, page = self._mark(), self.waiting.picture_of_page(past)
        try:
            events = model.answer(key)
            wish = None if model.remote else table.controller.follow_wish()
            while wish is not None:
                events += model.answer(wish.key)
                wish = table.controller.follow_wish()
            more, word = table.outcomes.follow_up()
        except Refused as refused:
            table.views.say(literal(refused.reason))
            return
        except JournalError as problem:
            notice = NoticeScene(self.app, "The game cannot be saved", literal(str(problem)))
            self.app.stack.push(notice)
            return
        if model.away:
            self.waiting.begin_after(Answered(events, before, episode, past, mark), page)
        else:
            self.presenter.show(Answered([*events, *more], before, episode, past, mark))
        if word:
            table.views.say(word)

    def show_since(self, seq: int) -> None:
        """Show piece by piece what followed the first ``seq`` answers, where that can be done."""
        model = self.model
        if model.remote or self.waiting.on or not self._watched or seq >= model.session.seq:
            return
        reel = self.table.turns.reel(self.model.mark_at(seq))
        if reel is not None:
            later = self.model.session.history[seq:]
            self.presenter.show_turns(reel, [each for turn in later for each in turn.events], ())

    def _mark(self) -> Mark[Any] | None:
        """Return a mark of this moment, if what comes next is to be shown piece by piece."""
        return self.model.mark() if self._watched else None

    @property
    def _watched(self) -> bool:
        """True if answers are shown piece by piece."""
        acts = self.model.computers or self.table.turns.films_own
        return self.table.motion.speed != "off" and bool(acts)

    def _picture(self) -> pygame.Surface | None:
        """Return a picture of the table as it is now; None if nothing will move."""
        return None if self.table.motion.speed == "off" else self.table.views.snapshot()

    # -- back and forward --

    def undo(self) -> None:
        """Take back the last answer."""
        if self._move(self.model.undo):
            self.app.cue("undo")
            self.after_rewind()

    def redo(self) -> None:
        """Repeat the answer taken back."""
        if self._move(self.model.redo):
            self.app.cue("redo")
            self.after_rewind()

    def restart(self, what: str, *begins: type[Event]) -> None:
        """Take back everything since the last of these events; ``what`` is its name."""
        self._halt()
        stop = self.model.can_undo()
        if self.model.restart(*begins):
            self.after_rewind()
            return
        self.waiting.begin()
        words = literal(richtext.plain(stop.text)) if stop else ""
        self.table.views.say(words or f"The {what} has only just begun.")

    def practise(self) -> None:
        """Turn the current game into a practice game."""
        self.table.playback.finish()
        try:
            self.model.practise()
        except (Refused, JournalError) as problem:
            self.table.views.say(literal(str(problem)), "refuse")
            return
        self.table.log.sync()
        self.table.views.renew()
        self.table.views.say("Practice: you can now undo **anything**.")

    def change_player(self, seat: int, away: bool) -> None:
        """Let a computer player continue for the person in a seat, or give the seat back."""
        self._halt()
        model = self.model
        try:
            model.leave(seat) if away else model.come_back(seat)
        except (Refused, JournalError) as problem:
            self.table.views.say(literal(str(problem)), "refuse")
            self.waiting.begin()
            return
        self.after_rewind()
        if model.seat not in model.session.away:  # otherwise the table goes to another person first
            self.table.views.say(literal(model.session.change_told(model.session.changes[-1])))

    def after_rewind(self) -> None:
        """Show the table after going back."""
        ui = self.ui
        self.table.movements.clear()
        self.presenter.drop_pages()
        ui.toast, ui.page, ui.peek, ui.tumble = "", 0, False, Tumble()
        ui.retold = []
        self.table.outcomes.settle(rewound=True)
        self.table.log.sync()
        self.waiting.begin()
        self.table.views.renew()
        self.app.guard.expect(self.app.question)

    def _move(self, move: Callable[[], None]) -> bool:
        """Move back or forward in the game; if that is impossible, show the reason."""
        self._halt()
        try:
            move()
        except Refused as refused:
            self.table.views.say(literal(refused.reason))
            self.waiting.begin()
            return False
        return True

    def _halt(self) -> None:
        """End what is shown or thought, before going back or forward."""
        self.table.playback.finish()
        self.waiting.stop()
        self.model.footage.clear()

    # -- the next person at this screen --

    def hand_over(self, seat: int) -> None:
        """Show the table to the player of a seat."""
        table = self.table
        table.playback.finish()
        self.model.look_from(seat)
        self.app.cue("turn_mine", AFTER_DOOR)
        self.presenter.drop_pages()
        table.reading.clear()  # what the player before has pinned
        table.outcomes.settle(rewound=False)
        table.log.sync()
        table.views.renew()
        self.presenter.speak()
        before = table.outcomes.before(table.board.spots())
        events, word = table.outcomes.follow_up()
        if events:
            self.presenter.show(Answered(events, before))
        self.waiting.begin()
        if word:
            table.views.say(word)
