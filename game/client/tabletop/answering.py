"""Answer a decision and show the consequences: motion, results, the next question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import pygame

from game.client.draw import richtext
from game.client.draw.motion import Animator
from game.client.draw.richtext import literal
from game.client.shell.confirm import NoticeScene
from game.client.shell.scenes import SceneHost
from game.client.tabletop.controller import BaseController
from game.client.tabletop.dice import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.tabletop.log import Log
from game.client.tabletop.model import TableModel
from game.client.tabletop.movements import Movements
from game.client.tabletop.parts import TableUi
from game.client.tabletop.results import Page, PageLines, Verdict
from game.client.tabletop.spots import Name, TableForm
from game.table.events import Event
from game.table.journal import JournalError
from game.table.refusals import Refused

END_SECONDS = 0.4  # between the last movement and the end screen
Before = tuple[dict[Name, pygame.Rect], Any]
"""rectangles of everything before an answer, and the board's starting point for counters"""


class Flow(Protocol):
    """The methods of its table that the flow of answers needs."""

    def renew(self) -> None:
        """Lay the table out again."""

    def say(self, markup: str, cue: str = "toast") -> None:
        """Show a message over the table."""

    def before(self) -> Before:
        """Return the state of the table before an answer."""

    def snapshot(self) -> pygame.Surface:
        """Return the table as it looks now."""

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

    def show(self, events: Sequence[Event], before: Before) -> None:
        """Start the animations."""

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
        flow: Flow,
    ) -> None:
        self.app, self.model, self.controller, self.ui, self.log = app, model, controller, ui, log
        self.form, self.motion, self.movements, self.flow = form, motion, movements, flow

    def choose(self, key: str) -> None:
        """Answer the decision and show the result."""
        self.movements.clear()
        before, episode, past = self.flow.before(), self.flow.episode(), self._picture_before()
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
        self._after([*events, *more], before, episode, past)
        if word:
            self.flow.say(word)

    def _picture_before(self) -> pygame.Surface | None:
        """Return a picture of the table as it is now; None if nothing will move."""
        return None if self.motion.speed == "off" else self.flow.snapshot()

    def _after(
        self,
        events: Sequence[Event],
        before: Before,
        episode: Sequence[Event],
        past: pygame.Surface | None = None,
    ) -> None:
        ui = self.ui
        self.movements.clear()
        ui.toast, ui.page, ui.peek = "", 0, False
        self.controller.carry = None
        ui.tray = self.flow.results(events, episode)
        self.log.sync()
        ui.tumble = Tumble(events=events)
        self.flow.heard(events, episode)
        self.flow.renew()
        down = partial(self._landed, events, before)
        if any(isinstance(each, DiceRow) and each.roll.moves for each in self.form.widgets):
            ui.past = past
            self.motion.add(TUMBLE_SECONDS, self._rolling, down)
            self.flow.renew()
        else:
            down()

    def _rolling(self, part: float) -> None:
        """Advance the dice of the last answer."""
        self.ui.tumble.part = part
        for each in self.form.widgets:
            if isinstance(each, DiceRow | Verdict | PageLines):
                each.changed()

    def _landed(self, events: Sequence[Event], before: Before) -> None:
        """Report and animate the result once the dice have landed."""
        if self.ui.past is not None:
            self.ui.past = None
            self.flow.renew()
        self.speak()
        self.flow.show(events, before)
        if self.model.decision is None and not self.ui.ended:
            self.ui.ended = True
            self.motion.add(END_SECONDS, lambda part: None, self.flow.show_end)

    def hand_over(self, seat: int) -> None:
        """Show the table to the player of a seat."""
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
        if word:
            self.flow.say(word)

    def next_page(self) -> None:
        """Close a page of results; this answers nothing."""
        self.app.cue("page")
        del self.ui.tray[:1]
        self.flow.renew()

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
        try:
            move()
        except Refused as refused:
            self.flow.say(richtext.literal(refused.reason))
            return False
        return True

    def restart(self, what: str, *begins: type[Event]) -> None:
        """Take back everything since the last of these events; ``what`` is its name."""
        stop = self.model.can_undo()
        if self.model.restart(*begins):
            self.rewound()
            return
        words = richtext.literal(richtext.plain(stop.text)) if stop else ""
        self.flow.say(words or f"The {what} has only just begun.")

    def practise(self) -> None:
        """Turn the current game into a practice game."""
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
        self.flow.settle(rewound=True)
        self.log.sync()
        self.flow.renew()
        self.app.guard.expect(self.app.question)

    def speak(self) -> None:
        """Read the question aloud."""
        if self.app.settings.spoken:
            self.app.speak(self.flow.spoken())
