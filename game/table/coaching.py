"""Coaching: what the strongest player would have done at each decision of a finished game.

A game whose adviser can value the answers of a decision (a ``Judge``) has a coach. It sees what the
seat saw then, and thinks in slices, so that a window never waits for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from game.table.contract import Game, Sight
from game.table.decisions import Decision

S = TypeVar("S")
COSTLIEST = 3
"""decisions of a game that are marked"""
LEAST = 0.05
"""least difference that is a difference"""


@dataclass(frozen=True, slots=True)
class Weighing:
    """The worth of the answers of a decision: of those that could be valued, by key. ``why`` says
    why the ``best`` one is."""

    best: str
    worths: Mapping[str, float]
    why: str = ""


@runtime_checkable
class Judge(Protocol):
    """An adviser that can value answers. ``unit`` is what a worth is counted in ("fame"); with
    ``share`` it is the chance of something ("to win")."""

    unit: str
    share: bool

    def weigh(self, sight: Sight[Any], decision: Decision) -> Iterator[Weighing | None]:
        """Weigh a decision: None after each slice of the work, at last the worths. The same
        question gets the same worths."""


@dataclass(frozen=True, slots=True)
class Review:
    """A decision of a finished game: the answer that was given after ``seq`` others, and the one
    that the strongest player would have given.

    ``cost`` is the difference between the two, None if the given one could not be valued.
    """

    seq: int
    seat: int
    given: str
    advised: str
    same: bool
    cost: float | None
    why: str = ""

    @property
    def costly(self) -> bool:
        """True if the answer gave something away."""
        return not self.same and self.cost is not None and self.cost >= LEAST


def reviews(
    game: Game[S], state: S, keys: Sequence[str], judge: Judge, seats: Collection[int]
) -> Iterator[Review | None]:
    """Yield the reviews of all decisions of these seats that left a choice, in their order, and
    None after each slice of the work between them.

    ``state`` is the first one, and changes; ``keys`` are the answers of the whole game.
    """
    for key in keys:
        decision = game.decision(state)
        if decision is not None and decision.seat in seats and len(decision.options) > 1:
            yield from _review(game, state, decision, key, judge)
        game.choose(state, key)
        yield None


def _review(
    game: Game[S], state: S, decision: Decision, key: str, judge: Judge
) -> Iterator[Review | None]:
    sight = Sight(game, game.clone(state), decision.seat)
    for found in judge.weigh(sight, decision):
        if found is None:
            yield None
            continue
        given, best = decision.find(key), decision.find(found.best)
        if given is None or best is None:
            return
        same = key == found.best
        known = key in found.worths and found.best in found.worths
        cost = max(0.0, found.worths[found.best] - found.worths[key]) if known else None
        yield Review(decision.seq, decision.seat, game.word(state, given).whole,
                     game.word(state, best).whole, same, 0.0 if same else cost,
                     found.why)  # fmt: skip
        return


def costliest(found: Collection[Review]) -> list[Review]:
    """Return the reviews of the answers that gave most away, the costliest first."""
    costly = [each for each in found if each.costly]
    return sorted(costly, key=lambda each: (-(each.cost or 0.0), each.seq))[:COSTLIEST]
