"""Pools of dice, and how they are built: which step put each die there.

A ``Pool`` only counts dice. A ``Build`` is a list of steps, each with its reason; it can be changed
at any place, and its pool follows. The steps count in one fixed order, whatever order they were
gained in: basic pool, added dice, upgrades, downgrades, removed dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum, auto
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar

from game.edge.dice.faces import NEGATIVE, Kind

TYPICAL = range(5, 9)
"""the number of dice in a usual pool"""
LARGE = 12
"""more dice than this are worth a warning, nothing else"""


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
        return min(tuple(Level).index(self), 5)


class Side(StrEnum):
    """The two parts of a pool that are upgraded and downgraded."""

    ABILITY = "ability"
    DIFFICULTY = "difficulty"


WEAKER = MappingProxyType({Side.ABILITY: Kind.ABILITY, Side.DIFFICULTY: Kind.DIFFICULTY})
STRONGER = MappingProxyType({Side.ABILITY: Kind.PROFICIENCY, Side.DIFFICULTY: Kind.CHALLENGE})


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
        for kind in Kind:
            if self.count(kind) < 0:
                raise ValueError(f"a pool cannot have {self.count(kind)} dice of a kind ({kind})")

    @classmethod
    def of(cls, *kinds: Kind) -> Pool:
        """Return the pool of these dice."""
        return cls(**{kind: kinds.count(kind) for kind in Kind})

    def __iter__(self) -> Iterator[Kind]:
        """Return the kind of each die, in the fixed order of kinds."""
        return (kind for kind in Kind for _ in range(self.count(kind)))

    def __len__(self) -> int:
        return sum(self.count(kind) for kind in Kind)

    def __add__(self, other: Pool) -> Pool:
        return Pool(*(self.count(kind) + other.count(kind) for kind in Kind))

    def count(self, kind: Kind) -> int:
        """Return the number of dice of a kind."""
        count: int = getattr(self, kind)
        return count

    @property
    def is_large(self) -> bool:
        """True for more dice than are easily read."""
        return len(self) > LARGE

    @property
    def has_negative(self) -> bool:
        """True if something can go wrong: without a negative die, a check has no stake."""
        return any(self.count(kind) for kind in NEGATIVE)

    def add(self, kind: Kind, count: int = 1) -> Pool:
        """Return this pool with further dice."""
        return replace(self, **{kind: self.count(kind) + _whole(count)})

    def remove(self, kind: Kind, count: int = 1) -> Pool:
        """Return this pool without some dice of a kind, down to none; nothing else changes."""
        return replace(self, **{kind: max(0, self.count(kind) - _whole(count))})

    def upgrade(self, side: Side, times: int = 1) -> Pool:
        """Return this pool with weaker dice of a side turned into stronger ones. An upgrade that
        finds no weaker die adds one."""
        pool = self
        for _ in range(_whole(times)):
            if pool.count(WEAKER[side]):
                pool = pool.remove(WEAKER[side]).add(STRONGER[side])
            else:
                pool = pool.add(WEAKER[side])
        return pool

    def downgrade(self, side: Side, times: int = 1) -> Pool:
        """Return this pool with stronger dice of a side turned into weaker ones. A downgrade that
        finds no stronger die does nothing."""
        turned = min(_whole(times), self.count(STRONGER[side]))
        return self.remove(STRONGER[side], turned).add(WEAKER[side], turned)


def skill_pool(rank: int, characteristic: int) -> Pool:
    """Return the dice of a skill: as many as the higher number, as many of them Proficiency as the
    lower."""
    return _basic(Side.ABILITY, rank, characteristic)


def opposing_pool(rank: int, characteristic: int) -> Pool:
    """Return the negative dice of an opponent's skill, built as those of the acting side."""
    return _basic(Side.DIFFICULTY, rank, characteristic)


def level_of(dice: int) -> Level:
    """Return the level with this number of Difficulty dice; more than 5 are still formidable."""
    return tuple(Level)[min(_whole(dice), Level.FORMIDABLE.dice)]


def _basic(side: Side, rank: int, characteristic: int) -> Pool:
    higher = max(_whole(rank), _whole(characteristic))
    return Pool().add(WEAKER[side], higher).upgrade(side, min(rank, characteristic))


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
        return tuple(sorted(dice, key=lambda die: tuple(Kind).index(die.kind)))


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
    changes = {kind: after.count(kind) - before.count(kind) for kind in Kind}
    return {kind: change for kind, change in changes.items() if change}
