"""Exact chances of a pool.

All falls of a pool are counted, in whole numbers. The joint distribution of net Success and net
Advantage is a polynomial in two variables, packed into one large integer: a slot of bits for each
coefficient, a row of slots for each number of net Success. A die multiplies it by a small
polynomial, which is a few shifts and additions. The products of all pools on the way are kept, so
a pool with one more die costs one step.

Triumph and Despair stand on one face each. Without that face a die has the distribution of falls
that show none, which gives the chance of Triumph or Despair together with anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb, prod
from types import MappingProxyType

from game.edge.dice.faces import CHECK, FACES, NEGATIVE, SIDES, Kind, Net, Symbol, Symbols
from game.edge.dice.pool import Build, Pool, Side

KEPT = 512
"""products and answers that are kept"""
FIT = 17
"""dice whose falls fit a slot of 64 bits: 12 to the 17th is below 2 to the 61st"""
MOST = 60
"""dice that chances are counted for; more would take seconds"""

Term = tuple[int, int, int]
"""a part of a die's polynomial: Success, Advantage, both from 0, and the number of such faces"""
Dice = tuple[int, ...]
"""dice by kind of a check, then Proficiency dice without Triumph, Challenge without Despair"""

_SPECIAL = {Symbol.TRIUMPH, Symbol.DESPAIR}


def _terms(kind: Kind, plain: bool = False) -> tuple[Term, ...]:
    """Return the polynomial of a die. A negative die counts from 2 Failure and 2 Threat, so that no
    exponent is below 0. Leave the face with a Triumph or Despair out if ``plain``."""
    lift = 2 if kind in NEGATIVE else 0
    nets = [Symbols.of(face).net for face in FACES[kind] if not (plain and _SPECIAL & {*face})]
    spots = [(net.success + lift, net.advantage + lift) for net in nets]
    return tuple((*spot, spots.count(spot)) for spot in sorted(set(spots)))


TERMS = tuple(_terms(kind) for kind in CHECK) + (
    _terms(Kind.PROFICIENCY, plain=True),
    _terms(Kind.CHALLENGE, plain=True),
)
_PROFICIENCY, _CHALLENGE = CHECK.index(Kind.PROFICIENCY), CHECK.index(Kind.CHALLENGE)
_LIFTED = tuple(place for place, kind in enumerate(CHECK) if kind in NEGATIVE) + (len(CHECK) + 1,)


@dataclass(frozen=True, slots=True)
class _Layout:
    """The packing for a number of dice: bits of a slot, and bits of a row."""

    slot: int
    row: int

    @classmethod
    def of(cls, dice: int) -> _Layout:
        """Return the packing, the same for up to 17 dice, for up to 34 and so forth: a row has a
        slot for 0 to twice that many."""
        size = max(1, -(-dice // FIT))
        return cls(64 * size, 64 * size * (2 * FIT * size + 1))


USUAL = _Layout.of(FIT)


def _times(product: int, place: int, layout: _Layout) -> int:
    """Return the packed falls with one die more."""
    return sum(
        (product * count) << (success * layout.row + advantage * layout.slot)
        for success, advantage, count in TERMS[place]
    )


@lru_cache(maxsize=KEPT)
def _product(dice: Dice) -> int:
    """Return the packed falls of up to 17 dice.

    Dice are multiplied in the order of kinds: a pool shares all products but the last few with its
    neighbors.
    """
    if not any(dice):
        return 1
    last = max(place for place, count in enumerate(dice) if count)
    fewer = (*dice[:last], dice[last] - 1, *dice[last + 1 :])
    return _times(_product(fewer), last, USUAL)


def _large_product(dice: Dice, layout: _Layout) -> int:
    """Return the packed falls of more dice: rare and large, so nothing on the way is kept."""
    product = 1
    for place, count in enumerate(dice):
        for _ in range(count):
            product = _times(product, place, layout)
    return product


class Falls:
    """The counted falls of dice: net Success and net Advantage together.

    Raises ``ValueError`` for more dice than can be counted.
    """

    def __init__(self, dice: Dice) -> None:
        number = sum(dice)
        if number > MOST:
            raise ValueError(f"odds work for up to {MOST} dice, not {number}")
        self._layout = _Layout.of(number)
        usual = self._layout == USUAL
        self._packed = _product(dice) if usual else _large_product(dice, self._layout)
        self._rows = 2 * number + 1
        self._lift = 2 * sum(dice[place] for place in _LIFTED)

    @cached_property
    def _row_values(self) -> tuple[tuple[int, int], ...]:
        """Each number of net Success with its packed row."""
        row, mask = self._layout.row, (1 << self._layout.row) - 1
        values = ((at - self._lift, self._packed >> at * row & mask) for at in range(self._rows))
        return tuple((success, value) for success, value in values if value)

    def _unpacked(self, row: int) -> dict[int, int]:
        slot, mask = self._layout.slot, (1 << self._layout.slot) - 1
        counts = ((at - self._lift, row >> at * slot & mask) for at in range(self._rows))
        return {advantage: count for advantage, count in counts if count}

    @cached_property
    def by_success(self) -> dict[int, int]:
        """Falls by net Success."""
        # The remainder by all ones adds up the slots of a row.
        ones = (1 << self._layout.slot) - 1
        return {success: value % ones for success, value in self._row_values}

    @cached_property
    def advantage_of_successes(self) -> dict[int, int]:
        """Falls that succeed, by net Advantage."""
        return self._unpacked(sum(value for success, value in self._row_values if success > 0))

    @cached_property
    def advantage_of_failures(self) -> dict[int, int]:
        """Falls that fail, by net Advantage."""
        return self._unpacked(sum(value for success, value in self._row_values if success <= 0))

    @cached_property
    def by_advantage(self) -> dict[int, int]:
        """Falls by net Advantage."""
        return self._unpacked(sum(value for _, value in self._row_values))

    @cached_property
    def joint(self) -> dict[tuple[int, int], int]:
        """Falls by net Success and net Advantage."""
        return {
            (success, advantage): count
            for success, value in self._row_values
            for advantage, count in self._unpacked(value).items()
        }


@dataclass(frozen=True, slots=True)
class Square:
    """Chances of success and failure by what else comes: net Advantage, neither, net Threat."""

    success_advantage: Fraction
    success_even: Fraction
    success_threat: Fraction
    failure_advantage: Fraction
    failure_even: Fraction
    failure_threat: Fraction


class Odds:
    """The chances of one pool, as exact fractions, and as counts of its ``total`` falls.

    Force dice do not count: they bring points, for which see ``force_points``. Raises
    ``ValueError`` for more than ``MOST`` dice.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        counts = tuple(pool.count(kind) for kind in CHECK)
        self._counts = counts
        self.falls = _falls((*counts, 0, 0))
        self.total = 1
        for kind, count in zip(CHECK, counts):
            self.total *= SIDES[kind] ** count

    def part(self, count: int) -> Fraction:
        """Return a number of falls as a chance."""
        return Fraction(count, self.total)

    # --- success ---

    @property
    def by_success(self) -> dict[int, int]:
        """Falls by net Success; below 0 is net Failure."""
        return self.falls.by_success

    @cached_property
    def success(self) -> Fraction:
        """The chance of success."""
        return self.at_least_success(1)

    def at_least_success(self, least: int) -> Fraction:
        """Return the chance of this much net Success or more."""
        return self.part(sum(count for net, count in self.by_success.items() if net >= least))

    @property
    def mean_success(self) -> Fraction:
        """The expected net Success."""
        return self.part(sum(net * count for net, count in self.by_success.items()))

    def mean_of_hits(self, worth: Callable[[int], float]) -> float:
        """Return the expected worth of the roll: ``worth(net)`` of a success by its net Success,
        0 of a failure."""
        hits = ((net, count) for net, count in self.by_success.items() if net > 0)
        return sum(worth(net) * count for net, count in hits) / self.total

    # --- advantage ---

    @property
    def by_advantage(self) -> dict[int, int]:
        """Falls by net Advantage; below 0 is net Threat."""
        return self.falls.by_advantage

    def at_least_advantage(self, least: int = 1) -> Fraction:
        """Return the chance of this much net Advantage or more."""
        return self.part(sum(count for net, count in self.by_advantage.items() if net >= least))

    def at_least_threat(self, least: int = 1) -> Fraction:
        """Return the chance of this much net Threat or more."""
        return self.part(sum(count for net, count in self.by_advantage.items() if -net >= least))

    @property
    def mean_advantage(self) -> Fraction:
        """The expected net Advantage; below 0 is net Threat."""
        return self.part(sum(net * count for net, count in self.by_advantage.items()))

    @cached_property
    def square(self) -> Square:
        """Success and failure by net Advantage or Threat: six chances that add up to 1."""
        won = _by_sign(self.falls.advantage_of_successes)
        lost = _by_sign(self.falls.advantage_of_failures)
        return Square(*(self.part(count) for count in won + lost))

    # --- Triumph and Despair ---

    @property
    def triumph(self) -> Fraction:
        """The chance of at least one Triumph."""
        return 1 - Fraction(11, 12) ** self.pool.proficiency

    @property
    def despair(self) -> Fraction:
        """The chance of at least one Despair."""
        return 1 - Fraction(11, 12) ** self.pool.challenge

    @property
    def mean_triumph(self) -> Fraction:
        """The expected number of Triumphs."""
        return Fraction(self.pool.proficiency, 12)

    @property
    def mean_despair(self) -> Fraction:
        """The expected number of Despairs."""
        return Fraction(self.pool.challenge, 12)

    def triumphs(self, number: int) -> Fraction:
        """Return the chance of exactly this many Triumphs."""
        return _exactly(number, self.pool.proficiency)

    def despairs(self, number: int) -> Fraction:
        """Return the chance of exactly this many Despairs."""
        return _exactly(number, self.pool.challenge)

    @property
    def success_with_triumph(self) -> Fraction:
        """The chance to succeed and show a Triumph."""
        plain = self._without(_PROFICIENCY)
        return self.success - self.part(sum(plain.advantage_of_successes.values()))

    @property
    def success_with_despair(self) -> Fraction:
        """The chance to succeed and show a Despair."""
        plain = self._without(_CHALLENGE)
        return self.success - self.part(sum(plain.advantage_of_successes.values()))

    def _without(self, special: int) -> Falls:
        """Return the falls without any Triumph (or Despair)."""
        dice = [*self._counts, 0, 0]
        dice[6 if special == _PROFICIENCY else 7], dice[special] = dice[special], 0
        return _falls(tuple(dice))

    # --- everything ---

    def outcomes(self) -> dict[tuple[int, int, int, int], int]:
        """Return the falls by net Success, net Advantage, Triumphs and Despairs."""
        positive, negative = self._counts[_PROFICIENCY], self._counts[_CHALLENGE]
        found: dict[tuple[int, int, int, int], int] = {}
        for triumphs in range(positive + 1):
            for despairs in range(negative + 1):
                dice = [*self._counts, positive - triumphs, negative - despairs]
                dice[_PROFICIENCY] = dice[_CHALLENGE] = 0
                ways = comb(positive, triumphs) * comb(negative, despairs)
                more = triumphs - despairs
                plain = _falls(tuple(dice))
                for (success, advantage), count in plain.joint.items():
                    found[success + more, advantage, triumphs, despairs] = ways * count
        return found


def _by_sign(counts: dict[int, int]) -> tuple[int, int, int]:
    above = sum(count for net, count in counts.items() if net > 0)
    below = sum(count for net, count in counts.items() if net < 0)
    return above, counts.get(0, 0), below


def _exactly(number: int, dice: int) -> Fraction:
    if not 0 <= number <= dice:
        return Fraction(0)
    return Fraction(comb(dice, number) * 11 ** (dice - number), 12**dice)


@lru_cache(maxsize=KEPT)
def _falls(dice: Dice) -> Falls:
    return Falls(dice)


@lru_cache(maxsize=KEPT)
def odds(pool: Pool) -> Odds:
    """Return the chances of a pool; the last ones are kept.

    >>> pool = Pool(proficiency=2, ability=1, difficulty=2)
    >>> odds(pool).success, odds(pool).mean_success
    (Fraction(6455, 9216), Fraction(31, 24))
    """
    return Odds(pool)


def success_chance(pool: Pool) -> Fraction:
    """Return the chance of success."""
    return odds(pool).success


def forget() -> None:
    """Drop all that is kept, to measure from the beginning."""
    for kept in (_product, _falls, odds, _scores, first):
        kept.cache_clear()


# --- competitive checks --------------------------------------------------------------------------

Score = tuple[int, int, int]
"""a roll among others that strive for the same: net Success, Triumphs, net Advantage (EE-R15)"""
BEATEN: Score = (0, 0, 0)
"""the score of a roll without a net Success, which never comes first"""


def score(net: Net) -> Score:
    """Return what a roll counts in a competitive check."""
    return (net.success, net.triumph, net.advantage) if net.succeeds else BEATEN


@lru_cache(maxsize=KEPT)
def _scores(roll: Pool | Score) -> MappingProxyType[Score, int]:
    """Return the falls of a pool by score; a roll that has fallen has its own alone."""
    if not isinstance(roll, Pool):
        return MappingProxyType({roll: 1})
    found: dict[Score, int] = {}
    for (success, advantage, triumphs, despairs), count in odds(roll).outcomes().items():
        made = score(Net(success, advantage, triumphs, despairs))
        found[made] = found.get(made, 0) + count
    return MappingProxyType(found)


@lru_cache(maxsize=KEPT)
def first(*sides: Sequence[Pool | Score]) -> tuple[Fraction, ...]:
    """Return the chance of each side to come first in a competitive check (EE-R15).

    A side has pools to roll and scores of rolls that lie already, and its best one counts. Where
    two sides have the same score nobody comes first: the chances add up to 1 or less.

    >>> first((Pool(proficiency=1, difficulty=2),), ((1, 0, 0),))
    (Fraction(13, 128), Fraction(111, 128))
    """
    rolls = [[_scores(roll) for roll in side] for side in sides]
    reached = [[falls.get(BEATEN, 0) for falls in side] for side in rolls]
    below, wins = [*map(prod, reached)], [0] * len(sides)
    for made in sorted({each for side in rolls for falls in side for each in falls} - {BEATEN}):
        for at, side in enumerate(rolls):
            reached[at] = [n + falls.get(made, 0) for n, falls in zip(reached[at], side)]
        now = [*map(prod, reached)]
        for at in range(len(sides)):
            others = prod(n for other, n in enumerate(below) if other != at)
            wins[at] += (now[at] - below[at]) * others
        below = now
    total = prod(sum(falls.values()) for side in rolls for falls in side)
    return tuple(Fraction(count, total) for count in wins)


# --- one change more -----------------------------------------------------------------------------


class Change(StrEnum):
    """Single changes of a pool."""

    BOOST = "boost"
    UPGRADE_ABILITY = "upgrade_ability"
    SETBACK = "setback"
    UPGRADE_DIFFICULTY = "upgrade_difficulty"
    DIFFICULTY = "difficulty"


def changed(pool: Pool, change: Change) -> Pool:
    """Return the pool after a change."""
    if change is Change.UPGRADE_ABILITY:
        return pool.upgrade(Side.ABILITY)
    if change is Change.UPGRADE_DIFFICULTY:
        return pool.upgrade(Side.DIFFICULTY)
    return pool.add(Kind(change.value))


@dataclass(frozen=True, slots=True)
class Delta:
    """One change: the chances after it, and by how much the chance of success moves."""

    change: Change
    odds: Odds
    by: Fraction


def deltas(pool: Pool) -> tuple[Delta, ...]:
    """Return what each single change would make of the chances."""
    now = odds(pool).success
    after = ((change, odds(changed(pool, change))) for change in Change)
    return tuple(Delta(change, then, then.success - now) for change, then in after)


def worth_of_dice(pool: Pool) -> dict[Kind, Fraction]:
    """Return by how much one die of each kind in a pool moves the chance of success."""
    now = odds(pool).success
    return {kind: now - odds(pool.remove(kind)).success for kind in CHECK if pool.count(kind)}


def worth_of_steps(build: Build) -> tuple[Fraction, ...]:
    """Return by how much each step of a build moves the chance of success, in the order of its
    ``lines``: the difference to the pool without that step."""
    now = odds(build.pool).success
    return tuple(now - odds(build.without(line.at).pool).success for line in build.lines)


# --- Force dice ----------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _force(dice: int) -> MappingProxyType[tuple[int, int], int]:
    """Return the falls of Force dice by light and dark points."""
    if dice == 0:
        return MappingProxyType({(0, 0): 1})
    found: dict[tuple[int, int], int] = {}
    for (light, dark), count in _force(dice - 1).items():
        for net in (Symbols.of(face).net for face in FACES[Kind.FORCE]):
            points = light + net.light, dark + net.dark
            found[points] = found.get(points, 0) + count
    return MappingProxyType(found)


def force_points(dice: int) -> dict[tuple[int, int], Fraction]:
    """Return the chance of each number of light and dark points from Force dice."""
    total = SIDES[Kind.FORCE] ** dice
    return {points: Fraction(count, total) for points, count in sorted(_force(dice).items())}
