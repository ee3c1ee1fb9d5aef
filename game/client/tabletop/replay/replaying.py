"""A game shown again at its own table: forward and back, to any turn, at any speed.

The table is that of the game; its session is a recording (``game.table.replay``), which answers
nothing. What an answer moved moves again, and a sentence over the board says what happened.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.client.draw.motion import SPEEDS, Animator
from game.client.draw.richtext import literal
from game.client.tabletop.bars.log import Log
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, Tumble
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.replay import playback_paint
from game.client.tabletop.replay.playback import (
    LANDED,
    READ,
    REST,
    STILL,
    Screen,
    Stage,
    Teller,
)
from game.client.tabletop.replay.playback_paint import Exhibit, Look
from game.table.events import Event, visible
from game.table.replay import Chapter, Recorded

PACES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""how many times as fast as usual"""
USUAL = 1
STREAK = 4.0
"""from this speed on nothing moves between the moments"""
MOST = 6
"""answers in one frame at most"""
PICTURE = 1 / 15
"""seconds between two pictures of a streak, whatever its speed: nobody could see more"""
LONGEST = 240
"""letters of the sentence at most"""


class Replay:
    """A recorded game at its table. ``moved`` is called whenever another moment is on show,
    ``on_rewind`` when that is not the next one."""

    def __init__(
        self, recorded: Recorded[Any], model: TableModel[Any], log: Log, motion: Animator,
        turns: Teller, stage: Stage, screen: Screen, begins: tuple[type[Event], ...],
    ) -> None:  # fmt: skip
        self.recorded, self.model, self.log = recorded, model, log
        self.motion, self.turns, self.stage, self.screen = motion, turns, stage, screen
        self.chapters: Sequence[Chapter] = recorded.chapters(begins)
        self.moved: Callable[[], None] = lambda: None
        self.on_rewind: Callable[[], None] = lambda: None
        self.playing = False
        self.pace = USUAL
        self.words = ""
        self.exhibit = Exhibit()
        self.tumble = Tumble()
        self._left = self._waited = 0.0
        self._show_moment()

    # -- where it is --

    @property
    def at(self) -> int:
        """The number of answers before the moment on show."""
        return self.recorded.seq

    @property
    def length(self) -> int:
        """The number of answers of the game."""
        return self.recorded.length

    @property
    def number(self) -> int:
        """The number of the turn on show, from 0; -1 before the first."""
        return bisect_right([each.start for each in self.chapters], self.at) - 1

    @property
    def seat(self) -> int:
        """The seat whose turn is on show."""
        if self.number >= 0:
            return self.chapters[self.number].seat
        return self.model.decision.seat if self.model.decision else self.model.seat

    @property
    def speed(self) -> float:
        """The factor of the usual speed."""
        return PACES[self.pace]

    def title(self, at: int | None = None) -> str:
        """Return what is on show, or would be at a moment: "Turn 12 of 40: Vela"."""
        number = bisect_right([each.start for each in self.chapters],
                              self.at if at is None else at) - 1  # fmt: skip
        if number < 0:
            return "Before the first turn"
        name = self.model.player_name(self.chapters[number].seat)
        return f"Turn {number + 1} of {len(self.chapters)}: {name}"

    # -- going somewhere --

    def go(self, at: int) -> None:
        """Show the moment after that number of answers at once."""
        self.motion.finish_all()
        self.tumble.part = 1.0
        self.recorded.go(at)
        self.recorded.keep_clone()
        self.words, self.exhibit, self._left = "", Exhibit(), STILL
        self._show_moment()
        self._tell()
        self.on_rewind()
        self.moved()

    def begin(self) -> None:
        """Go to the beginning."""
        self.go(0)

    def end(self) -> None:
        """Go to the end."""
        self.playing = False
        self.go(self.length)

    def back(self) -> None:
        """Go back by one answer."""
        self.playing = False
        self.go(self.at - 1)

    def forward(self) -> None:
        """Go on by one answer, and show what it moves."""
        self.playing = False
        self.step()

    def turn_back(self) -> None:
        """Go back to where the turn began, or to the one before it."""
        starts = [each.start for each in self.chapters if each.start < self.at]
        self.go(starts[-1] if starts else 0)

    def turn_on(self) -> None:
        """Go on to the next turn."""
        self.go(next((each.start for each in self.chapters if each.start > self.at), self.length))

    def toggle(self) -> None:
        """Play, or pause; at the end play from the beginning."""
        self.playing = not self.playing
        self._left = 0.0
        if self.playing and self.at >= self.length:
            self.go(0)
        else:
            self.screen.renew()

    def faster(self, step: int = 1) -> None:
        """Change the speed; after the fastest comes the slowest."""
        self.pace = (self.pace + step) % len(PACES)
        self.screen.renew()

    # -- time --

    def step(self, count: int = 1) -> None:
        """Show the next moment, and what moves on the way to it; or one further on, without."""
        if self.at >= self.length:
            self.playing = False
            self.screen.renew()
            return
        self.motion.finish_all()
        still = self.playing and self.speed >= STREAK
        for _ in range(min(count, self.length - self.at) - 1):
            self.recorded.go(self.at + 1)
        before = self.stage.before(self.screen.spots())
        last = self.exhibit.card
        self.recorded.go(self.at + 1)
        self._show_moment()
        now = self._now()
        self._tell(still)
        rolls = any(each.fresh for each in self.exhibit.rolls) and not still
        self.tumble.part = 0.0 if rolls else 1.0
        self.stage.settle(rewound=True)
        self.screen.renew()
        self.moved()
        if still:
            return
        self.stage.sound(now)
        moved = self.stage.show(now, before)
        if rolls:
            self.motion.add(TUMBLE_SECONDS, self._roll)
        fresh = bool(self.exhibit.card) and self.exhibit.card != last
        left = max(STILL, moved + REST, READ if fresh else 0.0)
        self._left = max(left, TUMBLE_SECONDS + LANDED) if rolls else left

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""
        self.motion.pace = self.speed if self.playing else 1.0
        if not self.playing:
            return
        factor = SPEEDS[self.motion.speed] or 1.0
        self._left -= dt * self.speed * self.motion.hurry / factor
        if self._left > 0:
            return
        if self.speed < STREAK:
            self.step()
            return
        self._waited += dt
        if self._waited < PICTURE:
            return
        self._waited = 0.0
        due = min(MOST, 1 + int(-self._left / STILL))
        self._left = max(0.0, self._left + due * STILL)
        self.step(due)

    def _roll(self, part: float) -> None:
        self.tumble.part = part
        look = self.look()
        self.screen.invalidate(look.dice.inflate(look.dice.height, 2 * look.dice.height))

    # -- what is on show --

    def _show_moment(self) -> None:
        """Let the table show the moment; nothing is offered in it."""
        self.model.refresh()
        result = self.model.result
        words = literal(self.title())
        if result is not None and self.at == self.length:
            words = "The game is over."
        self.model.show(self.model.view, words)

    def _now(self) -> list[Event]:
        """Return the events of the last answer that the viewing seat may know."""
        told = self.recorded.events_to(self.at)
        return [each for each in told if visible(each, self.model.seat)]

    def _lines(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Return the last answer in the words of the log, each line with the line of the story at
        its end; what the log leaves out only if there is nothing else."""
        self.log.sync()
        made: list[tuple[str, str]] = []
        for entry in self.log.latest():
            if entry.aside and made:
                words, aside = made[-1]
                made[-1] = f"{words} {entry.text}", f"{aside} {entry.text}".strip()
            else:
                made.append((entry.text, entry.text * entry.aside))
        alone = (self.model.tell(each) for each in events if not made)
        return made or [(told, "") for told in alone if told]

    def _tell(self, still: bool = False) -> None:
        """Put what the last answer brought into words, and on show: not where nobody could read
        it."""
        now = self._now()
        lines = self._lines(now)
        while len(lines) > 1 and sum(len(line) for line, _ in lines) > LONGEST:
            lines.remove(next((each for each in lines if not each[1]), lines[0]))
        self.words = " ".join(_markup(*each) for each in lines)
        start = self.chapters[self.number].start if self.number >= 0 else 0
        turns = self.recorded.whole[max(0, start - 1) : self.at]
        if still:
            self.exhibit = Exhibit()
            return
        told = [each for turn in turns for each in turn.events if visible(each, self.model.seat)]
        self.exhibit = self.turns.exhibit(self.seat, told, now)

    def look(self) -> Look:
        """Return the place and the look of the sentence."""
        return replace(self.screen.look(self.seat, self.exhibit), bar=None, keys=False)

    def place(self) -> tuple[int, int]:
        """Return the number of the answer in its turn, and how many the turn has."""
        number = self.number
        start = self.chapters[number].start if number >= 0 else 0
        later = [each.start for each in self.chapters if each.start > self.at]
        return self.at - start, (later[0] if later else self.length + 1) - start

    def shown_at(self) -> list[pygame.Rect]:
        """Return the places of everything on show."""
        return playback_paint.plan(self.look(), self.exhibit).rects if self.words else []

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the moment's sentence over the board, and the exhibit beside it."""
        if self.words:
            playback_paint.paint(
                surface, self.look(), self.words, self.place(), self.exhibit, self.tumble
            )


def _markup(line: str, aside: str) -> str:
    """Return a line of the log as markup, with its line of the story muted."""
    if not aside:
        return literal(line)
    return f"{literal(line.removesuffix(aside))}{{muted|{literal(aside)}}}"
