"""The dice of one roll worked out exactly: every result, and the best use of abilities on it.

A roll is described by the number of dice for each face, so equal results are examined once.
Abilities are tried in every order and on every choice of dice; each player chooses the best for
themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from operator import mul
from typing import Any, get_args

from game.outer_rim.cards.effects.language import Effect, Face
from game.outer_rim.cards.effects.moments import Add, Cancel, Reroll, Turn

FACES: tuple[Face, ...] = get_args(Face)
Counts = tuple[int, int, int, int]
"""dice by face, in the order of ``FACES``"""
Weights = tuple[float, float, float, float]
"""the chance of each face"""
Vec = tuple[float, ...]
"""average outcome; the first ``RANKED`` figures decide which of two is better"""
NONE: Counts = (0, 0, 0, 0)
SIGNS = (1.0, -1.0, -1.0, -1.0, 1.0)
"""in order of weight: win, be defeated, spend, suffer damage, deal damage"""
RANKED = len(SIGNS)
EXACT = 1e-11
"""differences below this are those of floating point"""


class TooManyWays(Exception):
    """There are too many outcomes to examine."""


class Work:
    """The remaining effort; one for everything that is worked out together."""

    MOST = 300_000
    DEEPEST = 40
    """maximum length of a sequence of dice and choices"""

    def __init__(self) -> None:
        self.left = self.MOST
        self.depth = 0

    def spend(self, amount: int = 1) -> None:
        """Count that many outcomes. Raise ``TooManyWays``."""
        self.left -= amount
        if self.left < 0:
            raise TooManyWays


def better(one: Vec, other: Vec) -> bool:
    """Return True if one outcome is better than the other for the player whose odds these are."""
    for sign, a, b in zip(SIGNS, one, other, strict=False):
        if abs(a - b) > EXACT * max(1.0, abs(a), abs(b)):
            return (a - b) * sign > 0
    return False


def best(found: Iterable[Vec], mine: bool) -> Vec:
    """Return the first of the best values, or of the worst if an opponent chooses."""
    values = iter(found)
    chosen = next(values)
    for value in values:
        if better(value, chosen) if mine else better(chosen, value):
            chosen = value
    return chosen


def mixed(parts: Sequence[tuple[float, Vec]]) -> Vec:
    """Return the weighted average of values."""
    if len(parts) == 1 and parts[0][0] == 1.0:
        return parts[0][1]
    weights = [weight for weight, _ in parts]
    return tuple([sum(map(mul, weights, column)) for column in zip(*(vec for _, vec in parts))])


def weights_of(die: Sequence[str]) -> Weights:
    """Return the chance of each face of a die."""
    hit, crit, focus, blank = (die.count(face) / len(die) for face in FACES)
    return hit, crit, focus, blank


def counts_of(faces: Sequence[str]) -> Counts:
    """Return the number of dice for each face."""
    hit, crit, focus, blank = (list(faces).count(face) for face in FACES)
    return hit, crit, focus, blank


def faces_of(counts: Counts) -> tuple[Face, ...]:
    """Return dice that show these faces."""
    return tuple(face for face, n in zip(FACES, counts, strict=True) for _ in range(n))


def plus(counts: Counts, face: Face, n: int = 1) -> Counts:
    """Return the counts with ``n`` more, or fewer, dice that show a face."""
    changed = list(counts)
    changed[FACES.index(face)] += n
    return changed[0], changed[1], changed[2], changed[3]


def ways_to_fall(dice: int) -> int:
    """Return an upper bound for the number of different results of that many dice."""
    return (dice + 1) * (dice + 2) * (dice + 3) // 6


@lru_cache(maxsize=256)
def falls(dice: int, weights: Weights) -> tuple[tuple[Counts, float], ...]:
    """Return every result of the dice, with its chance."""
    found: dict[Counts, float] = {NONE: 1.0}
    for _ in range(dice):
        more: dict[Counts, float] = {}
        for counts, chance in found.items():
            for face, weight in zip(FACES, weights, strict=True):
                if weight:
                    fallen = plus(counts, face)
                    more[fallen] = more.get(fallen, 0.0) + chance * weight
        found = more
    return tuple(found.items())


@lru_cache(maxsize=4096)
def picks(counts: Counts, faces: tuple[Face, ...], least: int, most: int) -> tuple[Counts, ...]:
    """Return every choice of dice that show these faces, ``least`` to ``most`` of them."""
    ranges = [
        range(min(n, most) + 1) if face in faces else range(1)
        for face, n in zip(FACES, counts, strict=True)
    ]
    return tuple((h, c, f, b) for h, c, f, b in product(*ranges) if least <= h + c + f + b <= most)


def reach(effect: Effect) -> int:
    """Return the number of dice that an effect may work on; 0 for one that works on none."""
    if isinstance(effect, Reroll):
        return 99 if effect.dice == "any" else effect.dice
    return effect.dice if isinstance(effect, Turn | Cancel) else 0


@dataclass(frozen=True, slots=True)
class Tool:
    """An ability on these dice: ``stage`` 0 of the player who rolled, 1 of the opponent."""

    id: str
    effects: tuple[Effect, ...]
    stage: int
    mine: bool
    """whether it belongs to the player whose odds are worked out"""


class Roll:
    """One roll with the abilities that may work on it.

    ``allowed(mask, n)``: whether tool ``n`` can be used (paid) after those in ``mask``.
    ``end(counts, mask)``: the outcome of the faces, with the tools used. All of it counts toward
    ``work``; raises ``TooManyWays`` when that is spent.
    """

    def __init__(
        self,
        weights: Weights,
        tools: Sequence[Tool],
        allowed: Callable[[int, int], bool],
        end: Callable[[Counts, int], Vec],
        work: Work,
    ) -> None:
        self.work = work
        self.weights = weights
        self.tools = tools
        self.allowed = allowed
        self.end = end
        self._windows: dict[tuple[int, Counts, int], Vec] = {}
        self._fresh: dict[tuple[int, Counts, int, int], Vec] = {}

    def rolled(self, dice: int) -> Vec:
        """Return the value of rolling that many dice."""
        if self.tools:
            return self.fresh(0, NONE, dice, 0)
        self.work.spend(ways_to_fall(dice))
        return mixed(
            [(chance, self.end(counts, 0)) for counts, chance in falls(dice, self.weights)]
        )

    def fresh(self, stage: int, kept: Counts, dice: int, mask: int) -> Vec:
        """Return the value of rolling dice beside those that are kept, die by die."""
        if dice == 0:
            return self.window(stage, kept, mask)
        key = (stage, kept, dice, mask)
        found = self._fresh.get(key)
        if found is None:
            self.work.spend()
            found = self._fresh[key] = mixed(
                [
                    (weight, self.fresh(stage, plus(kept, face), dice - 1, mask))
                    for face, weight in zip(FACES, self.weights, strict=True)
                    if weight
                ]
            )
        return found

    def window(self, stage: int, counts: Counts, mask: int) -> Vec:
        """Return the value of the present faces while abilities of a stage may be used."""
        key = (stage, counts, mask)
        found = self._windows.get(key)
        if found is None:
            self.work.spend()
            mine = next((tool.mine for tool in self.tools if tool.stage == stage), True)
            found = self._windows[key] = best(self._ways(stage, counts, mask), mine)
        return found

    def _ways(self, stage: int, counts: Counts, mask: int) -> Iterator[Vec]:
        yield self.close(stage, counts, mask)
        for place, tool in enumerate(self.tools):
            if tool.stage == stage and not mask >> place & 1 and self.allowed(mask, place):
                for effect in tool.effects:
                    yield from self._uses(stage, counts, mask | 1 << place, effect)

    def _uses(self, stage: int, counts: Counts, mask: int, effect: Effect) -> Iterator[Vec]:
        if isinstance(effect, Add):
            yield self.window(stage, plus(counts, effect.face, effect.dice), mask)
        elif isinstance(effect, Reroll | Turn | Cancel):
            yield from self._worked(stage, counts, mask, effect, 1, reach(effect), 0)

    def close(self, stage: int, counts: Counts, mask: int) -> Vec:
        """Return the value after the abilities of a stage."""
        return self.window(1, counts, mask) if stage == 0 else self.end(counts, mask)

    def going_on(
        self, stage: int, counts: Counts, mask: int, effect: Effect, left: int, picked: int
    ) -> Vec:
        """Return the value during the use of an ability: ``left`` more dice may be worked on.

        ``picked`` dice have been set apart for a reroll.
        """
        mine = next((tool.mine for tool in self.tools if tool.stage == stage), True)
        return best(self._worked(stage, counts, mask, effect, 0, left, picked), mine)

    def _worked(
        self, stage: int, counts: Counts, mask: int, effect: Any, least: int, most: int, picked: int
    ) -> Iterator[Vec]:
        """Return the value of each choice of dice that an effect works on."""
        found = picks(counts, effect.faces, least, most)
        self.work.spend(len(found))
        for pick in found:
            h, c, f, b = (n - taken for n, taken in zip(counts, pick, strict=True))
            rest: Counts = (h, c, f, b)
            if isinstance(effect, Reroll):
                yield self.fresh(stage, rest, sum(pick) + picked, mask)
            elif isinstance(effect, Turn):
                yield self.window(stage, plus(rest, effect.to, sum(pick)), mask)
            else:
                yield self.window(stage, rest, mask)
