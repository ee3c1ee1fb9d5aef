"""Answer a decision and show the consequences: motion, results, the next question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import pygame

from game.client.draw import richtext
from game.client.draw.motion import Animator
from game.client.draw.richtext import literal
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.play.away import Away, moment
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.tabletop.play.held import Held
from game.client.tabletop.bars.log import Log
from game.client.tabletop.play.model import Mark, TableModel
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.play.parts import TableUi
from game.client.tabletop.replay.playback import Before, Playback, Reel
from game.client.tabletop.pages.results import Page, PageLines, Verdict
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.kit.spots import TableForm
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


class Flow(Protocol):
    """The methods of its table that the flow of answers needs."""

    def renew(self, rest: bool = False) -> None:
        """Lay the table out again; ``rest`` leaves drawing to the next frame, as this one has done
        enough."""

    def say(self, markup: str, cue: str = "toast") -> None:
        """Show a message over the table."""

    def before(self) -> Before:
        """Return the state of the table before an answer."""

    def snapshot(self) -> pygame.Surface:
        """Return the table as it looks now."""

    @property
    def page_over(self) -> bool:
        """True if a page is over the table and not hidden."""

    def episode(self) -> list[Event]:
        """Return the events of the scene on view."""

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        """Return the pages to read after an answer."""

    def follow_up(self) -> tuple[list[Event], str]:
        """Give the answers that the player has planned ahead; return their events and a comment."""

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """React to an answer before it is shown: sounds, tips, the tab on view."""

    def settle(self, rewound: bool) -> None:
        """Bring everything the board shows besides the view in line with the state."""

    def show(self, events: Sequence[Event], before: Before) -> float:
        """Start the animations; return their seconds."""

    def sound(self, events: Sequence[Event]) -> None:
        """Play the sounds of events."""

    def shot_ends(self, event: Event) -> bool:
        """Return True if a shot ends with this event when turns are shown."""

    def own_part(self, events: Sequence[Event]) -> list[Event]:
        """Return the events before the turn of a computer player begins."""

    def reel(self, mark: Mark[Any]) -> Reel | None:
        """Return the answers since a mark as turns to show; None if there are none."""

    def spoken(self) -> str:
        """Return the question for reading aloud."""

    def show_end(self) -> None:
        """Open the end screen."""


class Answering:
    """The flow of answers at one table."""

    def __init__(
        self,
        app: SceneHost,
        model: TableModel[Any],
        controller: BaseController,
        ui: TableUi,
        log: Log,
        form: TableForm,
        motion: Animator,
        movements: Movements,
        playback: Playback,
        flow: Flow,
    ) -> None:
        self.app, self.model, self.controller, self.ui, self.log = app, model, controller, ui, log
        self.form, self.motion, self.movements, self.flow = form, motion, movements, flow
        self.playback, playback.over = playback, self.shown
        self._away: Away[Any] | None = None
        self._since = Since()
        self._patience = 0.0

    def choose(self, key: str) -> None:
        """Answer the decision and show the result."""
        if self.away:
            return
        self.playback.finish()
        self.model.footage.clear()
        self.movements.clear()
        before, episode, past = self.flow.before(), self.flow.episode(), self._picture_before()
        mark, page = self._mark(), self._page_before(past)
        try:
            events = self.model.answer(key)
            wish = self.controller.follow_wish()
            while wish is not None:
                events += self.model.answer(wish.key)
                wish = self.controller.follow_wish()
            more, word = self.flow.follow_up()
        except Refused as refused:
            self.flow.say(richtext.literal(refused.reason))
            return
        except JournalError as problem:
            notice = NoticeScene(self.app, "The game cannot be saved", literal(str(problem)))
            self.app.stack.push(notice)
            return
        if self.model.away:
            own = self.flow.own_part(events)
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
            self.flow.say(word)

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
        """Let nobody think any more; what was thought out until now is forgotten."""
        self.ui.held = None
        if self._away is not None:
            self._away.stop()
            self._away = None

    def _page_before(self, past: pygame.Surface | None) -> pygame.Surface | None:
        """Return a picture of the table if a page is over it on which a computer player may be
        asked; None otherwise."""
        if not (apart.on and self.model.players and self.flow.page_over):
            return None
        return past or self.flow.snapshot()

    def _hold(self, page: pygame.Surface) -> None:
        """Keep the page on view until the computer player that is asked has answered."""
        ui, asked = self.ui, self.model.decision
        assert asked is not None
        self.controller.carry = None
        does = "considers it" if self.model.moment[0] else "is choosing"  # as the game begins
        words = f"{self.model.player_name(asked.seat)} {does}."
        ui.toast, ui.page = "", 0
        ui.held = Held(page, asked.seat, words, self.motion.speed != "off")
        self.flow.renew(rest=True)

    def _release(self) -> None:
        """Show the end of the scene whose page waited: a turn of a computer player has begun."""
        since = self._since
        events = [*since.own, *since.later]
        own = self.flow.own_part(events)
        self._since = Since(since.mark, own, events[len(own) :], since.episode)
        self.ui.held = None
        assert since.before is not None
        self._after(own, since.before, since.episode, since.past)

    def _scene_over(self, away: Away[Any]) -> bool:
        """Return True if a page waits in vain: the turn of a computer player has begun."""
        if self.ui.held is None:
            return False
        events = [each for turn in away.turns for each in turn.events]
        return len(self.flow.own_part(events)) < len(events)

    def _go_away(self) -> None:
        self._away = Away(self.model.session, self.model.seat, self.flow.shot_ends)
        self._patience = 0.0

    def update(self, dt: float) -> None:
        """See what computer players have thought out; once it is all there, show it."""
        away = self._away
        self._patience -= dt
        if away is None or self._patience > 0:
            return
        if self.ui.held is not None and self.ui.held.wait(dt):
            self.form.invalidate(None)
        if not (away.update() or self._scene_over(away)) or self.ui.past is not None:
            return
        before = self.flow.before()
        try:
            self._since.later += self.model.arrived(away)
        except JournalError as problem:
            self.flow.say(f"The game cannot be saved: {literal(str(problem))}", "refuse")
            self._patience = PATIENCE
            return
        away.stop()
        self._away = None
        if self.model.away:
            if self._scene_over(away):
                self._release()
            self._go_away()
        else:
            self._arrived(before)

    def _arrived(self, before: Before) -> None:
        """Show what computer players have done."""
        since, ui, unread = self._since, self.ui, list(self.ui.tray)
        more, word = self.flow.follow_up()
        events = [*since.later, *more]
        if since.before is not None:
            self.ui.held = None
            self._after([*since.own, *events], since.before, since.episode, since.past, since.mark)
            if word:
                self.flow.say(word)
            return
        reel = self.flow.reel(since.mark) if since.mark else None
        if reel is None:
            self._after(events, before, since.episode)
            ui.tray = [*unread, *ui.tray]
            self.flow.renew()
        else:
            told = self.flow.results([*since.own, *events], since.episode)
            ui.retold = [page for page in told if page.ai]
            self.log.sync()
            self.playback.load(reel)
            if ui.tray:
                self.flow.renew()
            self._go_on()
        if word:
            self.flow.say(word)

    def _mark(self) -> Mark[Any] | None:
        """Return a mark of this moment, if what computer players do next is to be shown."""
        watched = self.motion.speed != "off" and self.model.computers
        return self.model.mark() if watched else None

    def _picture_before(self) -> pygame.Surface | None:
        """Return a picture of the table as it is now; None if nothing will move."""
        return None if self.motion.speed == "off" else self.flow.snapshot()

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
        reel = self.flow.reel(mark) if mark else None
        ui.retold = [page for page in self.flow.results(events, episode) if page.ai]
        self.log.sync()
        if reel is not None:
            events = reel.own
            self.playback.load(reel)
        ui.tray = self._pages(events, episode)
        ui.tumble = Tumble(events=events)
        self.flow.heard(events, episode)
        self.flow.sound(events)
        self.flow.renew(rest=True)  # an answer and its layout are enough for a frame
        if any(isinstance(each, DiceRow) and each.roll.moves for each in self.form.widgets):
            ui.past = past
            down = partial(self._lie_still, events, before)
            self.motion.add(TUMBLE_SECONDS, self._rolling, down)
            self.flow.renew()
        else:
            self._landed(events, before)

    def _rolling(self, part: float) -> None:
        """Advance the dice of the last answer."""
        self.ui.tumble.part = part
        for each in self.form.widgets:
            if isinstance(each, DiceRow | Verdict | PageLines):
                each.changed()

    def _lie_still(self, events: Sequence[Event], before: Before) -> None:
        """Show the whole page: while its dice rolled it had no words and no buttons."""
        self.ui.past = None
        self.flow.renew(rest=True)
        self._landed(events, before)

    def _landed(self, events: Sequence[Event], before: Before) -> None:
        """Report and animate the result once the dice have landed."""
        self._go_on(self.flow.show(events, before))

    def _pages(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        """Return the pages to read; what takes a line or two becomes a message."""
        pages = self.flow.results(events, episode)
        slight = [line.text for page in pages if page.slight for line in page.lines]
        if slight:
            self.flow.say("\n".join(literal(line) for line in slight), "")
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
            self.motion.add(seconds + END_SECONDS, lambda part: None, self.flow.show_end)

    def shown(self, reel: Reel) -> None:
        """Go on after the turns of the others have been shown."""
        before = self.flow.before()
        self.flow.heard([*reel.shown, *reel.rest], reel.own)
        self.flow.sound(reel.rest)
        self.flow.renew(rest=True)
        self._go_on(self.flow.show(reel.rest, before))

    def look_again(self) -> None:
        """Show what the other players did, line by line."""
        if not self.playback.loaded and self.ui.retold:
            for page in self.ui.retold:
                page.folded = False
            self.ui.tray = list(self.ui.retold)
            self.flow.renew()

    def unfold(self) -> None:
        """Show the lines of a page that is summed up in a sentence."""
        for page in self.ui.tray[:1]:
            page.folded = False
        self.flow.renew()

    def hand_over(self, seat: int) -> None:
        """Show the table to the player of a seat."""
        self.playback.finish()
        self.model.look_from(seat)
        self.app.cue("turn_mine")
        self.ui.tray = []
        self.flow.settle(rewound=False)
        self.log.sync()
        self.flow.renew()
        self.speak()
        before = self.flow.before()
        events, word = self.flow.follow_up()
        if events:
            self._after(events, before, [])
        self.begin()
        if word:
            self.flow.say(word)

    def next_page(self) -> None:
        """Close a page of results; this answers nothing."""
        self.app.cue("page")
        del self.ui.tray[:1]
        if not self.ui.tray and self.playback.loaded:
            self.playback.start()  # lays the table out
        else:
            self.flow.renew()
            if not (self.away or self.model.away):
                self._end(0.0)

    def undo(self) -> None:
        """Take back the last answer."""
        if self._moved(self.model.undo):
            self.app.cue("undo")
            self.rewound()

    def redo(self) -> None:
        """Repeat the answer taken back."""
        if self._moved(self.model.redo):
            self.app.cue("redo")
            self.rewound()

    def _moved(self, move: Callable[[], None]) -> bool:
        """Move back or forward in the game; if that is impossible, show the reason."""
        self.playback.finish()
        self.stop()
        self.model.footage.clear()
        try:
            move()
        except Refused as refused:
            self.flow.say(richtext.literal(refused.reason))
            self.begin()
            return False
        return True

    def restart(self, what: str, *begins: type[Event]) -> None:
        """Take back everything since the last of these events; ``what`` is its name."""
        self.playback.finish()
        self.stop()
        self.model.footage.clear()
        stop = self.model.can_undo()
        if self.model.restart(*begins):
            self.rewound()
            return
        self.begin()
        words = richtext.literal(richtext.plain(stop.text)) if stop else ""
        self.flow.say(words or f"The {what} has only just begun.")

    def practise(self) -> None:
        """Turn the current game into a practice game."""
        self.playback.finish()
        try:
            self.model.practise()
        except (Refused, JournalError) as problem:
            self.flow.say(richtext.literal(str(problem)), "refuse")
            return
        self.log.sync()
        self.flow.renew()
        self.flow.say("Practice: you can now take back **anything**.")

    def rewound(self) -> None:
        """Show the table after going back."""
        ui = self.ui
        self.movements.clear()
        ui.tray, ui.toast, ui.page, ui.peek, ui.tumble = [], "", 0, False, Tumble()
        ui.retold = []
        self.flow.settle(rewound=True)
        self.log.sync()
        self.begin()
        self.flow.renew()
        self.app.guard.expect(self.app.question)

    def speak(self) -> None:
        """Read the question aloud."""
        if self.app.settings.spoken:
            self.app.speak(self.flow.spoken())
