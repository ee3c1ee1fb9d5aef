"""What a chapter is made of, and how it is known that a step of it is done.

Everything here is data and functions of what has happened at the table, so that a lesson never
holds the game up: any legal answer may be given, and taking it back takes back the progress.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from game.table.events import Event
from game.table.session import Turn

Target = tuple[str, str]
"""What a step points at: the name of a spot ("space", "naboo"), ("region", "market"),
("widget", "table.undo") or ("option", "buy:*")"""


@dataclass(frozen=True)
class Moment:
    """What a step may ask about: the answers given at the table, the events that followed, and
    what was done without answering ("read:market", "pin", "help", "look", "undo")."""

    turns: Sequence[Turn]
    acts: frozenset[str]


Done = Callable[[Moment], bool]


def answered(*patterns: str) -> Done:
    """Whether the learner has given an answer whose key fits one of the patterns."""

    def done(now: Moment) -> bool:
        return any(turn.answer.seat == 0 and fits(turn.answer.key, patterns) for turn in now.turns)

    return done


def told(kind: type[Event], **wanted: Any) -> Done:
    """Whether something of this kind has happened, with these fields."""

    def done(now: Moment) -> bool:
        return any(
            isinstance(event, kind)
            and all(getattr(event, name) == value for name, value in wanted.items())
            for turn in now.turns
            for event in turn.events
        )

    return done


def did(*acts: str) -> Done:
    """Whether one of these things was done without answering."""
    return lambda now: any(each in now.acts for each in acts)


def fits(key: str, patterns: Sequence[str]) -> bool:
    """Whether a key fits one of the patterns; ``*`` stands for anything."""
    return any(fnmatchcase(key, pattern) for pattern in patterns)


@dataclass(frozen=True)
class Wrong:
    """What is said when an answer of these keys was given instead of what the step waits for."""

    keys: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Step:
    """One thing to read, or to do where ``done`` is given.

    ``keys`` are patterns of the answers that lead on, the best first; ``act`` names what is done
    without answering; ``point`` is what to look at, where it is not the options themselves.
    ``keep``: taking the answer back leads back to this step. ``still``: how to get there once
    the chance of now has passed.
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

    @property
    def task(self) -> bool:
        """Whether there is something to do."""
        return self.done is not None


@dataclass(frozen=True)
class Chapter:
    """A chapter: the situation it starts from, always the same, and its steps."""

    id: str
    title: str
    goal: str
    about: str
    position: dict[str, Any]
    steps: tuple[Step, ...]
    end: str
    character: str = "han_solo"
    ship: str = "g_1a_starfighter"
    fame_goal: int = 10
    seed: int = 7
    rival: str = field(default="jyn_erso")

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up as the game reads it."""
        return {
            "game": "outer_rim",
            "fame_goal": self.fame_goal,
            "seats": [
                {"kind": "human", "character": self.character, "ship": self.ship},
                {"kind": "deck", "character": self.rival},
            ],
            "position": self.position,
        }
