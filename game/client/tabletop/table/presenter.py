"""Showing what an answer has done: pages, rolling dice, movements and the turns of others, then the
next question or the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.client.draw.richtext import literal
from game.client.tabletop.pages import results
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.tabletop.pages.gains import gain_cards
from game.client.tabletop.pages.results import Page
from game.client.tabletop.play.model import Mark
from game.client.tabletop.records.records import Clock
from game.client.tabletop.replay.playback import Before, Reel
from game.client.tabletop.table.contract import Table
from game.table.events import Event

GAIN_GAP = 0.12  # between two things that fly from a page to their places
AIMED = 0.7  # seconds in which a press was meant for what was there before
ARRIVAL = 1.0  # seconds in which a click on the end screen was still meant for the table
END_SECONDS = 0.6  # between the last movement and the end screen


@dataclass(frozen=True)
class Answered:
    """The events of an answer, and what was on view before: where things were, the events of the
    scene so far, a picture of the table. With a ``mark`` of that moment the turns of others that
    follow are shown one by one."""

    events: Sequence[Event]
    before: Before
    episode: Sequence[Event] = ()
    past: pygame.Surface | None = None
    mark: Mark[Any] | None = None


class Presenter:
    """Shows at one table what answers have done."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table, self.app, self.model, self.ui = table, table.app, table.model, table.ui
        self.log, self.motion, self.playback = table.log, table.motion, table.playback
        self.clock = clock
        table.playback.over = self.after_turns
        self._kept: tuple[pygame.Surface | None, Callable[[], None]] | None = None
        """while pages about one answer follow each other: the table before it, and what is shown
        after them"""

    def show(self, done: Answered) -> None:
        """Show an answer and what followed."""
        ui, events = self.ui, done.events
        self.table.movements.clear()
        ui.toast, ui.page, ui.peek = "", 0, False
        self.table.controller.carry = None
        self.drop_pages()
        reel = self.table.turns.reel(done.mark) if done.mark else None
        self._retell(events, done.episode)
        self.log.sync()
        if reel is not None:
            events = reel.own
            self.playback.load(reel)
        ui.tray = self._pages(events, done.episode)
        ui.tumble = Tumble(events=events)
        past = done.past
        if any(page.goes_on for page in ui.tray):
            past = past or self.table.views.snapshot()
            self._kept = past, partial(self._land, events, done.before)
        self._hear(events, done.episode)
        self.table.outcomes.sound(events)
        self.table.views.renew(rest=True)  # an answer and its layout are enough for a frame
        if self._throws():
            ui.past = past
            self._throw(partial(self._lie_still, partial(self._land, events, done.before)))
        else:
            self._read(partial(self._land, events, done.before))

    def show_turns(self, reel: Reel, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """Show the turns of others, once the page on view is read. ``events`` are all since the
        player's answer."""
        self._retell(events, episode)
        self.log.sync()
        self.playback.load(reel)
        if self.ui.tray:
            self.table.views.renew()
        self._go_on()

    def after_turns(self, reel: Reel) -> None:
        """Go on after the turns of others have been shown."""
        before = self.table.outcomes.before(self.table.board.spots())
        self._hear([*reel.shown, *reel.rest], reel.own, own=False)
        self.table.outcomes.sound(reel.rest)
        self.table.views.renew(rest=True)
        self._go_on(self.table.outcomes.show(reel.rest, before))

    # -- dice, pages, movements --

    def _throws(self) -> bool:
        """Return True if dice on view have just been rolled."""
        rows = (each for each in self.table.form.widgets if isinstance(each, DiceRow))
        return any(each.roll.moves for each in rows)

    def _throw(self, down: Callable[[], None]) -> None:
        """Let the dice on view roll; ``down()`` is called when they have landed."""
        roll = partial(results.advance, self.table.form, self.ui.tumble)
        self.motion.add(TUMBLE_SECONDS, roll, down)
        self.table.views.renew()

    def _lie_still(self, then: Callable[[], None]) -> None:
        """Show the whole page: while its dice rolled it had no words and no buttons."""
        self._read(then)
        self.table.views.renew(rest=True)

    def _read(self, then: Callable[[], None]) -> None:
        """Let the player read; ``then()`` is called once no other page about this answer
        follows."""
        tray, kept = self.ui.tray, self._kept
        if kept is not None and tray and tray[0].goes_on:
            self.ui.past = kept[0]
            return
        self.ui.past = self._kept = None
        then()

    def _land(self, events: Sequence[Event], before: Before) -> None:
        """Report and animate the result once the dice have landed."""
        self._go_on(self.table.outcomes.show(events, before))

    def _retell(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """Keep the pages of what the others did, to be looked at again."""
        told = self.table.pages.results(events, episode)
        self.ui.retold = [page for page in told if page.ai]

    def _pages(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        """Return the pages to read; what takes a line or two becomes a message."""
        pages = self.table.pages.results(events, episode)
        slight = [line.text for page in pages if page.slight for line in page.lines]
        if slight:
            self.table.views.say("\n".join(literal(line) for line in slight), "")
        return [page for page in pages if not page.slight]

    def _hear(self, events: Sequence[Event], episode: Sequence[Event], own: bool = True) -> None:
        """React to answers before they are shown: tips, the mood, and whatever a game adds. ``own``
        is False for those of others."""
        table, outcomes = self.table, self.table.outcomes
        table.reading.park(self.ui.pointer)
        table.log.back = 0
        if not table.leader.on:  # a led player hears one voice
            table.tips.heard(events, own)
        self.app.mood(outcomes.mood([*episode, *events]), outcomes.sounds())
        outcomes.heard(events, episode)

    # -- the next question --

    def _go_on(self, seconds: float = 0.0) -> None:
        """Show the turns of the others once the player's own results are read; then ask.
        ``seconds`` is how long the last movements take."""
        if self.playback.loaded:
            if not self.ui.tray:
                self._start_playback()
        elif not self.model.away:
            self.speak()
            self._end(seconds)

    def _start_playback(self) -> None:
        """Show what follows; a click that is still on its way to an answer does not skip it."""
        reel = self.playback.reel
        if reel is not None and reel.acts[0].seat not in self.model.computers:
            self.app.guard.hold(AIMED)
        self.playback.start()

    def speak(self) -> None:
        """Read aloud what is on view."""
        if self.app.settings.spoken:
            self.app.speak(self.speech())

    def speech(self) -> str:
        """Return the page of results on view for reading aloud, otherwise the question."""
        tray = self.ui.tray
        return literal(tray[0].speech) if tray else self.table.questions.speech()

    def next_page(self) -> None:
        """Close a page of results; this answers nothing."""
        self.app.cue("page")
        self.table.reading.park(self.ui.pointer)
        won = [(each.gain, each.picture(), each.card) for each in gain_cards(self.table.form)]
        del self.ui.tray[:1]
        kept = self._kept
        if kept is not None:
            self._turn_page(kept[1])
        elif not self.ui.tray and self.playback.loaded:
            self._start_playback()  # lays the table out
        else:
            self.table.views.renew()
            if not self.model.away:
                self.speak()
                self._end(0.0)
        for number, (gain, picture, start) in enumerate(won):
            self.table.movements.bring_home(gain, picture, start, number * GAIN_GAP)

    def pass_page(self) -> None:
        """Close a page whose time is over; a press on its way to it does not close the next."""
        self.app.guard.hold(AIMED)
        self.next_page()

    def _turn_page(self, then: Callable[[], None]) -> None:
        """Show the next page about the same answer; its dice roll when it opens."""
        self.table.views.renew()
        if self.ui.tray and self._throws():
            self._throw(partial(self._lie_still, then))
        else:
            self._lie_still(then)

    def drop_pages(self) -> None:
        """Close all pages of results, and show the table as it is now."""
        self.ui.tray, self.ui.past, self._kept = [], None, None

    def unfold(self) -> None:
        """Show the lines of a page that is summed up in a sentence."""
        for page in self.ui.tray[:1]:
            page.folded = False
        self.table.views.renew()

    def look_again(self) -> None:
        """Show what the other players did, line by line."""
        if not self.playback.loaded and self.ui.retold:
            for page in self.ui.retold:
                page.folded = False
            self.ui.tray = list(self.ui.retold)
            self.table.views.renew()

    # -- the end --

    def _end(self, seconds: float) -> None:
        """Open the end screen of a game that is over, once its last movements have been seen and
        its last results read."""
        if self.model.decision is None and not (self.ui.ended or self.ui.tray):
            self.ui.ended = True
            self.motion.after(seconds + END_SECONDS, self._open_end)

    def _open_end(self) -> None:
        self.show_end()
        self.app.guard.hold(ARRIVAL)

    def show_end(self) -> None:
        """Open the end screen; a guest has the last word, and lessons keep no score."""
        if self.table.guest is not None:
            self.table.views.renew()
            return
        minutes, game = self.clock.minutes(self.model.moment[0]), self.table.kind.game
        self.app.open_scene("end", game, model=self.model, minutes=minutes)
