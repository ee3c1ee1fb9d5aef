"""Answer a decision and show the consequences: motion, results, the next question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pygame

from game.client.draw import richtext
from game.client.draw.richtext import literal
from game.client.shell.window.confirm import NoticeScene
from game.client.tabletop.play.background_turns import BackgroundTurns, moment
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.tabletop.play.pending_page import PendingPage
from game.client.tabletop.play.model import Mark
from game.client.tabletop.records.records import Clock
from game.client.tabletop.replay.playback import Before, Reel
from game.client.tabletop.pages.results import Page, PageLines, Verdict
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.table.contract import Table
from game.players.aside import Ready
from game.table.events import Event
from game.table.journal import JournalError
from game.table.refusals import Refused

END_SECONDS = 0.6  # between the last movement and the end screen
PATIENCE = 3.0  # seconds until a game that could not be saved is saved again


@dataclass
class Since:
    """The events since the player's answer, while computer players think: the mark from before it,
    its own, those later, and those of the scene before it. An answer in the middle of a page is
    shown together with theirs, so it has the table and its picture from ``before`` it."""

    mark: Mark[Any] | None = None
    own: Sequence[Event] = ()
    later: list[Event] = field(default_factory=list)
    episode: Sequence[Event] = ()
    before: Before | None = None
    past: pygame.Surface | None = None


class Answering:
    """The flow of answers at one table."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table, self.app, self.model, self.ui = table, table.app, table.model, table.ui
        self.controller, self.log, self.motion = table.controller, table.log, table.motion
        self.playback, self.movements, self.clock = table.playback, table.movements, clock
        table.playback.over = self.after_turns
        self._away: BackgroundTurns[Any] | None = None
        self._since = Since()
        self._patience = 0.0

    def choose(self, key: str) -> None:
        """Answer the decision and show the result."""
        if self.away:
            return
        self.playback.finish()
        self.model.footage.clear()
        self.movements.clear()
        before, episode, past = (
            self.table.outcomes.before(self.table.board.spots()),
            self.table.pages.episode(),
            self._picture_before(),
        )
        mark, page = self._mark(), self._page_before(past)
        try:
            events = self.model.answer(key)
            wish = self.controller.follow_wish()
            while wish is not None:
                events += self.model.answer(wish.key)
                wish = self.controller.follow_wish()
            more, word = self.table.outcomes.follow_up()
        except Refused as refused:
            self.table.views.say(richtext.literal(refused.reason))
            return
        except JournalError as problem:
            notice = NoticeScene(self.app, "The game cannot be saved", literal(str(problem)))
            self.app.stack.push(notice)
            return
        if self.model.away:
            own = self.table.turns.own_part(events)
            if page is not None and len(own) == len(events):
                self._since = Since(mark, own, [], episode, before, past)
                self._hold(page)
            else:
                self._after(own, before, episode, past)
                self._since = Since(mark, own, events[len(own) :], episode)
            self._go_away()
        else:
            self._after([*events, *more], before, episode, past, mark)
        if word:
            self.table.views.say(word)

    # -- while computer players think --

    @property
    def away(self) -> bool:
        """True while computer players think."""
        return self._away is not None

    def begin(self) -> None:
        """Let computer players think if one is asked, as in a game just opened."""
        self.stop()
        if self.model.away:
            self._since = Since()
            self._go_away()

    def prepare(self) -> None:
        """Let whatever thinks for computer players get ready while nobody waits for them."""
        if self.model.players and not self.model.recorded and not self.away:
            apart.prepare(Ready(moment(self.model.session)))

    def stop(self) -> None:
        """Stop all thinking, and forget its results."""
        self.ui.held = None
        if self._away is not None:
            self._away.stop()
            self._away = None

    def _page_before(self, past: pygame.Surface | None) -> pygame.Surface | None:
        """Return a picture of the table if a page is over it on which a computer player may be
        asked; None otherwise."""
        if not (apart.on and self.model.players and self.table.page_over):
            return None
        return past or self.table.views.snapshot()

    def _hold(self, page: pygame.Surface) -> None:
        """Keep the page on view until the computer player that is asked has answered."""
        ui, asked = self.ui, self.model.decision
        assert asked is not None
        self.controller.carry = None
        does = "considers it" if self.model.moment[0] else "is choosing"  # as the game begins
        words = f"{self.model.player_name(asked.seat)} {does}."
        ui.toast, ui.page = "", 0
        ui.held = PendingPage(page, asked.seat, words, self.motion.speed != "off")
        self.table.views.renew(rest=True)

    def _release(self) -> None:
        """Show the end of the scene whose page waited: a turn of a computer player has begun."""
        since = self._since
        events = [*since.own, *since.later]
        own = self.table.turns.own_part(events)
        self._since = Since(since.mark, own, events[len(own) :], since.episode)
        self.ui.held = None
        assert since.before is not None
        self._after(own, since.before, since.episode, since.past)

    def _scene_over(self, away: BackgroundTurns[Any]) -> bool:
        """Return True if the page on view is out of date: a computer player's turn has begun."""
        if self.ui.held is None:
            return False
        events = [each for turn in away.turns for each in turn.events]
        return len(self.table.turns.own_part(events)) < len(events)

    def _go_away(self) -> None:
        self._away = BackgroundTurns(
            self.model.session, self.model.seat, self.table.turns.shot_ends
        )
        self._patience = 0.0

    def update(self, dt: float) -> None:
        """See what computer players have thought out; once it is all there, show it."""
        self.app.listen(bool(self.model.options) and not self.playback.playing)
        away = self._away
        self._patience -= dt
        if away is None or self._patience > 0:
            return
        if self.ui.held is not None and self.ui.held.wait(dt):
            self.table.form.invalidate(None)
        if not (away.update() or self._scene_over(away)) or self.ui.past is not None:
            return
        before = self.table.outcomes.before(self.table.board.spots())
        try:
            self._since.later += self.model.adopt_turns(away)
        except JournalError as problem:
            self.table.views.say(f"The game cannot be saved: {literal(str(problem))}", "refuse")
            self._patience = PATIENCE
            return
        away.stop()
        self._away = None
        if self.model.away:
            if self._scene_over(away):
                self._release()
            self._go_away()
        else:
            self._show_turns(before)

    def _show_turns(self, before: Before) -> None:
        """Show what computer players have done."""
        since, ui, unread = self._since, self.ui, list(self.ui.tray)
        more, word = self.table.outcomes.follow_up()
        events = [*since.later, *more]
        if since.before is not None:
            self.ui.held = None
            self._after([*since.own, *events], since.before, since.episode, since.past, since.mark)
            if word:
                self.table.views.say(word)
            return
        reel = self.table.turns.reel(since.mark) if since.mark else None
        if reel is None:
            self._after(events, before, since.episode)
            ui.tray = [*unread, *ui.tray]
            self.table.views.renew()
        else:
            told = self.table.pages.results([*since.own, *events], since.episode)
            ui.retold = [page for page in told if page.ai]
            self.log.sync()
            self.playback.load(reel)
            if ui.tray:
                self.table.views.renew()
            self._go_on()
        if word:
            self.table.views.say(word)

    def _mark(self) -> Mark[Any] | None:
        """Return a mark of this moment, if what computer players do next is to be shown."""
        watched = self.motion.speed != "off" and self.model.computers
        return self.model.mark() if watched else None

    def _picture_before(self) -> pygame.Surface | None:
        """Return a picture of the table as it is now; None if nothing will move."""
        return None if self.motion.speed == "off" else self.table.views.snapshot()

    def _after(
        self,
        events: Sequence[Event],
        before: Before,
        episode: Sequence[Event],
        past: pygame.Surface | None = None,
        mark: Mark[Any] | None = None,
    ) -> None:
        ui = self.ui
        self.movements.clear()
        ui.toast, ui.page, ui.peek = "", 0, False
        self.controller.carry = None
        reel = self.table.turns.reel(mark) if mark else None
        ui.retold = [page for page in self.table.pages.results(events, episode) if page.ai]
        self.log.sync()
        if reel is not None:
            events = reel.own
            self.playback.load(reel)
        ui.tray = self._pages(events, episode)
        ui.tumble = Tumble(events=events)
        self._hear(events, episode)
        self.table.outcomes.sound(events)
        self.table.views.renew(rest=True)  # an answer and its layout are enough for a frame
        if any(isinstance(each, DiceRow) and each.roll.moves for each in self.table.form.widgets):
            ui.past = past
            down = partial(self._lie_still, events, before)
            self.motion.add(TUMBLE_SECONDS, self._roll, down)
            self.table.views.renew()
        else:
            self._land(events, before)

    def _roll(self, part: float) -> None:
        """Advance the dice of the last answer."""
        self.ui.tumble.part = part
        for each in self.table.form.widgets:
            if isinstance(each, DiceRow | Verdict | PageLines):
                each.changed()

    def _lie_still(self, events: Sequence[Event], before: Before) -> None:
        """Show the whole page: while its dice rolled it had no words and no buttons."""
        self.ui.past = None
        self.table.views.renew(rest=True)
        self._land(events, before)

    def _land(self, events: Sequence[Event], before: Before) -> None:
        """Report and animate the result once the dice have landed."""
        self._go_on(self.table.outcomes.show(events, before))

    def _pages(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        """Return the pages to read; what takes a line or two becomes a message."""
        pages = self.table.pages.results(events, episode)
        slight = [line.text for page in pages if page.slight for line in page.lines]
        if slight:
            self.table.views.say("\n".join(literal(line) for line in slight), "")
        return [page for page in pages if not page.slight]

    def _go_on(self, seconds: float = 0.0) -> None:
        """Show the turns of the others once the player's own results are read; then ask.
        ``seconds`` is how long the last movements take."""
        if self.playback.loaded:
            if not self.ui.tray:
                self.playback.start()
            return
        if self.away or self.model.away:
            return
        self.speak()
        self._end(seconds)

    def _end(self, seconds: float) -> None:
        """Open the end screen of a game that is over, once its last movements have been seen and
        its last results read."""
        if self.model.decision is None and not (self.ui.ended or self.ui.tray):
            self.ui.ended = True
            self.motion.add(seconds + END_SECONDS, lambda part: None, self.show_end)

    def _hear(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """React to an answer before it is shown: tips, the mood, and whatever a game adds."""
        table, outcomes = self.table, self.table.outcomes
        table.reading.park(self.ui.pointer)
        table.log.back = 0
        if not table.leader.on:  # a led player hears one voice
            table.tips.heard(events)
        self.app.mood(outcomes.mood([*episode, *events]), outcomes.sounds())
        outcomes.heard(events, episode)

    def _settle(self) -> None:
        """Close what the player before has pinned, and let the game follow."""
        self.table.reading.clear()
        self.table.outcomes.settle(rewound=False)

    def show_end(self) -> None:
        """Open the end screen; a guest has the last word, and lessons keep no score."""
        if self.table.guest is not None:
            self.table.views.renew()
            return
        minutes, game = self.clock.minutes(self.model.moment[0]), self.table.kind.game
        self.app.open_scene("end", game, model=self.model, minutes=minutes)

    def after_turns(self, reel: Reel) -> None:
        """Go on after the turns of the others have been shown."""
        before = self.table.outcomes.before(self.table.board.spots())
        self._hear([*reel.shown, *reel.rest], reel.own)
        self.table.outcomes.sound(reel.rest)
        self.table.views.renew(rest=True)
        self._go_on(self.table.outcomes.show(reel.rest, before))

    def look_again(self) -> None:
        """Show what the other players did, line by line."""
        if not self.playback.loaded and self.ui.retold:
            for page in self.ui.retold:
                page.folded = False
            self.ui.tray = list(self.ui.retold)
            self.table.views.renew()

    def unfold(self) -> None:
        """Show the lines of a page that is summed up in a sentence."""
        for page in self.ui.tray[:1]:
            page.folded = False
        self.table.views.renew()

    def hand_over(self, seat: int) -> None:
        """Show the table to the player of a seat."""
        self.playback.finish()
        self.model.look_from(seat)
        self.app.cue("turn_mine")
        self.ui.tray = []
        self._settle()
        self.log.sync()
        self.table.views.renew()
        self.speak()
        before = self.table.outcomes.before(self.table.board.spots())
        events, word = self.table.outcomes.follow_up()
        if events:
            self._after(events, before, [])
        self.begin()
        if word:
            self.table.views.say(word)

    def next_page(self) -> None:
        """Close a page of results; this answers nothing."""
        self.app.cue("page")
        del self.ui.tray[:1]
        if not self.ui.tray and self.playback.loaded:
            self.playback.start()  # lays the table out
        else:
            self.table.views.renew()
            if not (self.away or self.model.away):
                self._end(0.0)

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

    def _halt(self) -> None:
        """End what is shown or thought, before going back or forward."""
        self.playback.finish()
        self.stop()
        self.model.footage.clear()

    def _move(self, move: Callable[[], None]) -> bool:
        """Move back or forward in the game; if that is impossible, show the reason."""
        self._halt()
        try:
            move()
        except Refused as refused:
            self.table.views.say(richtext.literal(refused.reason))
            self.begin()
            return False
        return True

    def restart(self, what: str, *begins: type[Event]) -> None:
        """Take back everything since the last of these events; ``what`` is its name."""
        self._halt()
        stop = self.model.can_undo()
        if self.model.restart(*begins):
            self.after_rewind()
            return
        self.begin()
        words = richtext.literal(richtext.plain(stop.text)) if stop else ""
        self.table.views.say(words or f"The {what} has only just begun.")

    def practise(self) -> None:
        """Turn the current game into a practice game."""
        self.playback.finish()
        try:
            self.model.practise()
        except (Refused, JournalError) as problem:
            self.table.views.say(richtext.literal(str(problem)), "refuse")
            return
        self.log.sync()
        self.table.views.renew()
        self.table.views.say("Practice: you can now take back **anything**.")

    def after_rewind(self) -> None:
        """Show the table after going back."""
        ui = self.ui
        self.movements.clear()
        ui.tray, ui.toast, ui.page, ui.peek, ui.tumble = [], "", 0, False, Tumble()
        ui.retold = []
        self.table.outcomes.settle(rewound=True)
        self.log.sync()
        self.begin()
        self.table.views.renew()
        self.app.guard.expect(self.app.question)

    def speak(self) -> None:
        """Read the question aloud."""
        if self.app.settings.spoken:
            self.app.speak(self.table.questions.speech())
