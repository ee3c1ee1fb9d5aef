"""Hints: the answer that a game's adviser recommends, with what it may bring, and why.

A game with an adviser names it in its ``GameRules``. An adviser knows what the seat knows, as
computer players do, and thinks in slices, so that a window never waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Protocol, Self

from game.table import registry
from game.table.contract import Sight
from game.table.decisions import Decision

ALONE = "Nothing else can be done now."
"""the reason for an answer that is the only one"""


@dataclass(frozen=True, slots=True)
class Figure:
    """An expected amount, "1.3 points", or with ``share`` the chance of something, "12% to win"."""

    amount: float
    words: str
    share: bool = False
    harm: bool = False
    """it counts something bad: a minus would read as less of that"""

    def __str__(self) -> str:
        return (
            f"{self.amount:.0%} {self.words}" if self.share else f"{self.amount:.1f} {self.words}"
        )


@dataclass(frozen=True, slots=True)
class Hint:
    """The recommended option of a decision.

    ``words`` is the action, ``runner_up`` the second best, "" where nothing else can be done. Gain
    and loss are those expected until ``until``. ``then`` is the key of the answer that follows in
    ``words``, "" for none.
    """

    key: str
    words: str
    gain: tuple[Figure, ...]
    loss: tuple[Figure, ...]
    reasons: tuple[str, str]
    runner_up: str = ""
    until: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True)
class Measures:
    """Figures of one possible future, or their means over some; a game's own has its fields."""

    @classmethod
    def mean(cls, futures: Sequence[Self]) -> Self:
        """Return the mean of each figure."""
        return cls(*(
            sum(getattr(each, field.name) for each in futures) / len(futures)
            for field in fields(cls)
        ))  # fmt: skip


Thinking = Iterator[Hint | None]
"""yields None after each slice of some milliseconds, and the hint at the end"""


class Adviser(Protocol):
    """A game's adviser."""

    def think(self, sight: Sight[Any], decision: Decision) -> Thinking:
        """Think about a decision. The same question gets the same hint, and nothing is changed."""


def adviser(game: str) -> Adviser | None:
    """Return the adviser of a game, None if it has none. Raise ``UnknownGame``."""
    home = registry.rules(game).adviser
    made: Adviser | None = registry.found(home)() if home else None
    return made


def thought_out(thinking: Thinking) -> Hint:
    """Think to the end at once; return the hint."""
    for hint in thinking:
        if hint is not None:
            return hint
    raise ValueError("an adviser must end with a hint")
