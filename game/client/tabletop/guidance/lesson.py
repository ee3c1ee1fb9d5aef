"""The parts of a chapter, and the conditions for finishing a step.

Everything here is data and functions of the events at the table, so that a lesson never blocks the
game: any legal answer may be given, and taking it back takes back the progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from game.table.events import Event
from game.table.session import Turn

Target = tuple[str, str]
"""The thing that a step points at: the name of a spot ("card", "rope"), ("region", "board"),
("widget", "table.undo") or ("option", "buy:*")"""


@dataclass(frozen=True)
class Moment:
    """The facts that a step may ask about: the answers given at the table with the events that
    followed, the acts that were not answers ("read:card", "pin", "help", "look", "undo"), and the
    learner's seat."""

    turns: Sequence[Turn]
    acts: frozenset[str]
    seat: int = 0


Done = Callable[[Moment], bool]
WORDS_A_MINUTE, TASK_SECONDS = 150, 6
"""assumed pace of a learner, without measurements: words read beside a table, and a task done"""


def answered(*patterns: str) -> Done:
    """Return a test: the learner has given an answer whose key matches one of the patterns."""

    def done(now: Moment) -> bool:
        return any(
            turn.answer.seat == now.seat and fits(turn.answer.key, patterns) for turn in now.turns
        )

    return done


def happened(kind: type[Event], **wanted: Any) -> Done:
    """Return a test: an event of this kind, with these fields, has happened to anybody."""

    def done(now: Moment) -> bool:
        return _any_event(now, kind, wanted)

    return done


def own(kind: type[Event], **wanted: Any) -> Done:
    """Return a test: an event of this kind, with these fields, has happened to the learner."""

    def done(now: Moment) -> bool:
        return _any_event(now, kind, {"seat": now.seat, **wanted})

    return done


def _any_event(now: Moment, kind: type[Event], wanted: Mapping[str, Any]) -> bool:
    return any(
        isinstance(event, kind)
        and all(getattr(event, name) == value for name, value in wanted.items())
        for turn in now.turns
        for event in turn.events
    )


def did(*acts: str) -> Done:
    """Return a test: one of these acts has occurred without an answer."""
    return lambda now: any(each in now.acts for each in acts)


def undone(pattern: str, passed: Done) -> Done:
    """Return a test: an answer no longer stands: taken back, or ``passed`` over since."""

    def done(now: Moment) -> bool:
        return not answered(pattern)(now) or passed(now)

    return done


def fits(key: str, patterns: Sequence[str]) -> bool:
    """Return True if a key matches one of the patterns; ``*`` stands for anything."""
    return any(fnmatchcase(key, pattern) for pattern in patterns)


@dataclass(frozen=True)
class Wrong:
    """The remark on an answer with one of these keys, given instead of the expected one. A key
    without ``*`` counts even if the step would let it pass. ``brings`` is an event that must have
    followed, for keys that mean several things."""

    keys: tuple[str, ...]
    text: str
    brings: type[Event] | None = None

    def meant(self, turn: Turn) -> bool:
        """Return True if it is about what followed an answer."""
        kind = self.brings
        return kind is None or any(isinstance(each, kind) for each in turn.events)


@dataclass(frozen=True)
class Step:
    """A step: a task if ``done`` is given, otherwise a text to read.

    ``keys`` are patterns of the answers that lead on, the best first; ``act`` names the expected
    act if it is not an answer; ``point`` is the thing to look at, if not the options themselves.
    ``keep``: taking back the answer leads back to this step. ``still``: how to get there once the
    present chance has passed. ``reaches``: the chapter's goal is reached with it, though more is to
    be done.
    """

    text: str
    done: Done | None = None
    keys: tuple[str, ...] = ()
    act: str = ""
    point: tuple[Target, ...] = ()
    hint: str = ""
    wrong: tuple[Wrong, ...] = ()
    still: str = ""
    keep: bool = True
    reaches: bool = False

    @property
    def task(self) -> bool:
        """True if there is something to do."""
        return self.done is not None


@dataclass(frozen=True)
class Chapter:
    """A chapter: its starting setup, as the game reads it, always with the same seed; the seat that
    learns; and its steps. ``part`` names the lesson it belongs to where a game has several."""

    id: str
    title: str
    goal: str
    about: str
    setup: Mapping[str, Any]
    steps: tuple[Step, ...]
    end: str
    seed: int = 7
    seat: int = 0
    part: str = ""

    @property
    def seconds(self) -> float:
        """The time to read its words and to do its tasks."""
        words = sum(len(text.split()) for text in (self.end, *(each.text for each in self.steps)))
        return words * 60 / WORDS_A_MINUTE + TASK_SECONDS * sum(each.task for each in self.steps)
