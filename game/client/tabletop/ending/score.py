"""The history of a score: points won and lost, round by round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Gain:
    """Points won or lost: time, player, number, resulting score, and cause."""

    round: int
    seat: int
    amount: int
    now: int
    cause: str


Points = Sequence[tuple[int, int]]
"""pairs of a round and the score from then on"""


@dataclass(frozen=True)
class Curve:
    """A score over the rounds: a line for each seat, and the goal if there is one.

    The seat -1 stands for all players together. ``unit`` is counted from 1 to ``last``.
    """

    lines: Mapping[int, Points]
    last: int
    goal: int | None = None
    unit: str = "Round"


def lines(gains: Iterable[Gain], seats: int) -> dict[int, list[tuple[int, int]]]:
    """Return the points of each seat's line."""
    found: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(seats)}
    for gain in gains:
        found[gain.seat].append((gain.round, gain.now))
    return found


def sources(
    gains: Iterable[Gain], seat: int, source_of: Callable[[str], str]
) -> list[tuple[str, int]]:
    """Return the sources of a seat's points with their totals, the largest first."""
    paid: dict[str, int] = {}
    for gain in gains:
        if gain.seat == seat and gain.amount > 0:
            source = source_of(gain.cause)
            paid[source] = paid.get(source, 0) + gain.amount
    return sorted(paid.items(), key=lambda each: (-each[1], each[0]))


def deciding_gain(gains: Iterable[Gain], seats: int, seat: int) -> Gain | None:
    """Return the change after which a seat led to the end; None if it did not."""
    score = dict.fromkeys(range(seats), 0)
    taken: Gain | None = None
    for gain in gains:
        score[gain.seat] = gain.now
        ahead = all(score[seat] > now for other, now in score.items() if other != seat)
        if not ahead:
            taken = None
        elif taken is None:
            taken = gain
    return taken
