"""Pools of dice, and how they are built: which step put each die there.

A ``Pool`` only counts dice. A ``Build`` is a list of steps, each with its reason; it can be changed
at any place, and its pool follows. The steps count in one fixed order, whatever order they were
gained in: basic pool, added dice, upgrades, downgrades, removed dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum, auto
from functools import cached_property, lru_cache
from operator import add, attrgetter, sub
from types import MappingProxyType
from typing import ClassVar

from game.edge.dice.faces import NEGATIVE, Kind

TYPICAL = range(5, 9)
"""the number of dice in a usual pool"""
LARGE = 12
"""more dice than this are worth a warning, nothing else"""
KINDS = tuple(Kind)


class Level(StrEnum):
    """The difficulty levels."""

    SIMPLE = "simple"
    EASY = "easy"
    AVERAGE = "average"
    HARD = "hard"
    DAUNTING = "daunting"
    FORMIDABLE = "formidable"
    IMPOSSIBLE = "impossible"

    @property
    def dice(self) -> int:
        """The number of Difficulty dice; an impossible task has those of a formidable one."""
        return min(LEVELS.index(self), 5)


LEVELS = tuple(Level)


class Side(StrEnum):
    """The two parts of a pool that are upgraded and downgraded."""

    ABILITY = "ability"
    DIFFICULTY = "difficulty"


PAIRS = MappingProxyType(
    {
        Side.ABILITY: (Kind.ABILITY, Kind.PROFICIENCY),
        Side.DIFFICULTY: (Kind.DIFFICULTY, Kind.CHALLENGE),
    }
)
"""the weaker and the stronger kind of each side"""


@dataclass(frozen=True, slots=True)
class Pool:
    """The number of dice of each kind. Raises ``ValueError`` for fewer than 0 dice."""

    proficiency: int = 0
    ability: int = 0
    boost: int = 0
    challenge: int = 0
    difficulty: int = 0
    setback: int = 0
    force: int = 0

    def __post_init__(self) -> None:
        if min(self.counts) < 0:
            raise ValueError(f"a pool cannot have {min(self.counts)} dice of a kind")

    @classmethod
    def of(cls, *kinds: Kind) -> Pool:
        """Return the pool of these dice."""
        return cls(*map(kinds.count, KINDS))

    def __iter__(self) -> Iterator[Kind]:
        """Return the kind of each die, in the fixed order of kinds."""
        return (kind for kind, count in zip(KINDS, self.counts) for _ in range(count))

    def __len__(self) -> int:
        return sum(self.counts)

    def __add__(self, other: Pool) -> Pool:
        return Pool(*map(add, self.counts, other.counts))

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of dice of each kind, in the order of kinds."""
        return _counts(self)

    def count(self, kind: Kind) -> int:
        """Return the number of dice of a kind."""
        return self.counts[KINDS.index(kind)]

    @property
    def is_large(self) -> bool:
        """True for more dice than are easily read."""
        return len(self) > LARGE

    @property
    def has_negative(self) -> bool:
        """True if something can go wrong: without a negative die, a check has no stake."""
        return any(map(self.count, NEGATIVE))

    def add(self, kind: Kind, count: int = 1) -> Pool:
        """Return this pool with further dice."""
        return self._with((kind, self.count(kind) + _whole(count)))

    def remove(self, kind: Kind, count: int = 1) -> Pool:
        """Return this pool without some dice of a kind, down to none; nothing else changes."""
        return self._with((kind, max(0, self.count(kind) - _whole(count))))

    def upgrade(self, side: Side, times: int = 1) -> Pool:
        """Return this pool with weaker dice of a side turned into stronger ones. An upgrade that
        finds no weaker die adds one, which the next upgrade turns."""
        weak, strong = PAIRS[side]
        weaker = self.count(weak)
        turned = min(_whole(times), weaker)
        both, one = divmod(times - turned, 2)
        stronger = self.count(strong) + turned + both
        return self._with((weak, weaker - turned + one), (strong, stronger))

    def downgrade(self, side: Side, times: int = 1) -> Pool:
        """Return this pool with stronger dice of a side turned into weaker ones. A downgrade that
        finds no stronger die does nothing."""
        weak, strong = PAIRS[side]
        turned = min(_whole(times), self.count(strong))
        weaker, stronger = self.count(weak) + turned, self.count(strong) - turned
        return self._with((weak, weaker), (strong, stronger))

    def _with(self, *changes: tuple[Kind, int]) -> Pool:
        counts = [*self.counts]
        for kind, count in changes:
            counts[KINDS.index(kind)] = count
        return Pool(*counts)


_counts = attrgetter(*(kind.value for kind in KINDS))


def skill_pool(rank: int, characteristic: int) -> Pool:
    """Return the dice of a skill: as many as the higher number, as many of them Proficiency as the
    lower.

    >>> pool = skill_pool(rank=2, characteristic=3)
    >>> pool.count(Kind.PROFICIENCY), pool.count(Kind.ABILITY)
    (2, 1)
    """
    return _basic(Side.ABILITY, rank, characteristic)


def opposing_pool(rank: int, characteristic: int) -> Pool:
    """Return the negative dice of an opponent's skill, built as those of the acting side."""
    return _basic(Side.DIFFICULTY, rank, characteristic)


def level_of(dice: int) -> Level:
    """Return the level with this number of Difficulty dice; more than 5 are still formidable."""
    return LEVELS[min(_whole(dice), Level.FORMIDABLE.dice)]


@lru_cache
def _basic(side: Side, rank: int, characteristic: int) -> Pool:
    lower, higher = sorted((_whole(rank), _whole(characteristic)))
    return Pool().add(PAIRS[side][0], higher).upgrade(side, lower)


def _whole(count: int) -> int:
    if count < 0:
        raise ValueError(f"a number of dice, ranks or times cannot be {count}")
    return count


# --- steps ---------------------------------------------------------------------------------------


class Stage(IntEnum):
    """The stages of building, in their order."""

    BASIC = auto()
    ADD = auto()
    UPGRADE = auto()
    DOWNGRADE = auto()
    REMOVE = auto()


@dataclass(frozen=True, slots=True)
class FromSkill:
    """The dice of the acting character's skill and characteristic; 0 ranks without training."""

    rank: int
    characteristic: int
    why: str = ""
    stage: ClassVar[Stage] = Stage.BASIC

    def apply(self, pool: Pool) -> Pool:
        """Return the pool after this step; so with all steps."""
        return pool + skill_pool(self.rank, self.characteristic)


@dataclass(frozen=True, slots=True)
class FromDifficulty:
    """The dice of a set difficulty, such as ``Level.HARD.dice``; more than 5 are allowed."""

    dice: int
    why: str = ""
    stage: ClassVar[Stage] = Stage.BASIC

    def apply(self, pool: Pool) -> Pool:
        return pool.add(Kind.DIFFICULTY, self.dice)


@dataclass(frozen=True, slots=True)
class FromOpponent:
    """The dice of an opponent's skill and characteristic, in place of a level."""

    rank: int
    characteristic: int
    why: str = ""
    stage: ClassVar[Stage] = Stage.BASIC

    def apply(self, pool: Pool) -> Pool:
        return pool + opposing_pool(self.rank, self.characteristic)


@dataclass(frozen=True, slots=True)
class Added:
    """Dice added, such as a Boost die for a bonus and a Setback die for an obstacle."""

    kind: Kind
    count: int = 1
    why: str = ""
    stage: ClassVar[Stage] = Stage.ADD

    def apply(self, pool: Pool) -> Pool:
        return pool.add(self.kind, self.count)


@dataclass(frozen=True, slots=True)
class Upgraded:
    """Upgrades of the ability or the difficulty."""

    side: Side
    times: int = 1
    why: str = ""
    stage: ClassVar[Stage] = Stage.UPGRADE

    def apply(self, pool: Pool) -> Pool:
        return pool.upgrade(self.side, self.times)


@dataclass(frozen=True, slots=True)
class Downgraded:
    """Downgrades of the ability or the difficulty."""

    side: Side
    times: int = 1
    why: str = ""
    stage: ClassVar[Stage] = Stage.DOWNGRADE

    def apply(self, pool: Pool) -> Pool:
        return pool.downgrade(self.side, self.times)


@dataclass(frozen=True, slots=True)
class Removed:
    """Dice removed."""

    kind: Kind
    count: int = 1
    why: str = ""
    stage: ClassVar[Stage] = Stage.REMOVE

    def apply(self, pool: Pool) -> Pool:
        return pool.remove(self.kind, self.count)


Step = FromSkill | FromDifficulty | FromOpponent | Added | Upgraded | Downgraded | Removed


def _place(step: Step) -> tuple[int, bool]:
    """Return the order of a step: the dice of the acting side come first."""
    return step.stage, not isinstance(step, FromSkill)


@dataclass(frozen=True, slots=True)
class Line:
    """One step as it took effect: its place in the steps of the build, and the pools around it."""

    at: int
    step: Step
    before: Pool
    after: Pool

    @property
    def change(self) -> dict[Kind, int]:
        """The change in dice by kind, without zeros: {} if the step did nothing."""
        return _difference(self.before, self.after)


@dataclass(frozen=True, slots=True)
class Die:
    """One die of a built pool, and the steps that put it there and turned it, in order."""

    kind: Kind
    because: tuple[Step, ...]


@dataclass(frozen=True)
class Build:
    """Steps that make a pool, as they were gained."""

    steps: tuple[Step, ...] = ()

    def with_step(self, *steps: Step) -> Build:
        """Return this build with further steps."""
        return Build((*self.steps, *steps))

    def without(self, at: int) -> Build:
        """Return this build without the step at this place in ``steps``."""
        return Build(tuple(step for place, step in enumerate(self.steps) if place != at))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Every step with its effect, in the order in which they count."""
        lines: list[Line] = []
        pool = Pool()
        for at in sorted(range(len(self.steps)), key=lambda each: _place(self.steps[each])):
            step, before = self.steps[at], pool
            pool = step.apply(pool)
            lines.append(Line(at, step, before, pool))
        return tuple(lines)

    @property
    def pool(self) -> Pool:
        """The pool that the steps make."""
        return self.lines[-1].after if self.lines else Pool()

    @property
    def dice(self) -> tuple[Die, ...]:
        """Every die of the pool with its reasons, in the order of kinds."""
        dice: list[Die] = []
        for line in self.lines:
            pool = line.before
            for single in _singles(line.step):
                after = single.apply(pool)
                _follow(dice, line.step, _difference(pool, after))
                pool = after
        return tuple(sorted(dice, key=lambda die: KINDS.index(die.kind)))


def _singles(step: Step) -> tuple[Step, ...]:
    """Return the step as single upgrades or downgrades; any other step whole."""
    if isinstance(step, Upgraded | Downgraded):
        return (replace(step, times=1),) * step.times
    return (step,)


def _follow(dice: list[Die], step: Step, change: dict[Kind, int]) -> None:
    """Change the dice as a step did: one turns into another kind, or some come or leave.

    An upgrade turns the first die of its kind, a downgrade the last, so that what was gained last
    is lost first.
    """
    lost = [kind for kind, count in change.items() for _ in range(-count)]
    gained = [kind for kind, count in change.items() for _ in range(count)]
    if lost and gained:
        (old,), (new,) = lost, gained
        places = (place for place, die in enumerate(dice) if die.kind is old)
        at = min(places) if isinstance(step, Upgraded) else max(places)
        dice[at] = Die(new, (*dice[at].because, step))
        return
    for kind in lost:
        del dice[max(place for place, die in enumerate(dice) if die.kind == kind)]
    dice.extend(Die(kind, (step,)) for kind in gained)


def _difference(before: Pool, after: Pool) -> dict[Kind, int]:
    changes = zip(KINDS, map(sub, after.counts, before.counts))
    return {kind: change for kind, change in changes if change}
