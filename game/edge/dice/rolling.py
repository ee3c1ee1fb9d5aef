"""Rolls: by chance, or as typed in from dice on the table; and what cancels what."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from game.edge.dice.faces import FACES, SIDES, Face, Kind, Net, Symbol, Symbols, d10, d100, face
from game.edge.dice.pool import Pool

Chance = Callable[[int], int]
"""gives a number in 0..below-1, such as ``lambda below: draw(seed, streams, "dice", below)``"""

CANCELS = (
    ((Symbol.SUCCESS, Symbol.TRIUMPH), (Symbol.FAILURE, Symbol.DESPAIR)),
    ((Symbol.ADVANTAGE,), (Symbol.THREAT,)),
)
"""symbols that cancel; of a Triumph and a Despair only their Success and Failure do, and go last"""


@dataclass(frozen=True, slots=True)
class Rolled:
    """One die as it fell."""

    kind: Kind
    number: int

    @property
    def face(self) -> Face:
        """The symbols that it shows."""
        return face(self.kind, self.number)


@dataclass(frozen=True, slots=True)
class Spot:
    """One symbol of a roll: the place of its die, and its place on the face, both from 0."""

    die: int
    place: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two symbols that cancel."""

    positive: Spot
    negative: Spot


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice as they fell, in the order of kinds when rolled by the program.

    Raises ``ValueError`` for a face that a die lacks.
    """

    dice: tuple[Rolled, ...] = ()

    def __post_init__(self) -> None:
        for die in self.dice:
            face(die.kind, die.number)

    @property
    def pool(self) -> Pool:
        """The dice that were rolled."""
        return Pool.of(*(die.kind for die in self.dice))

    @property
    def symbols(self) -> Symbols:
        """The symbols showing, before anything cancels."""
        return Symbols.of(*(die.face for die in self.dice))

    @property
    def net(self) -> Net:
        """The result after canceling."""
        return self.symbols.net

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The symbols that cancel, one against one: Success against Failure, then Advantage against
        Threat."""
        return tuple(
            Pair(positive, negative)
            for helping, hindering in CANCELS
            for positive, negative in zip(self._spots(*helping), self._spots(*hindering))
        )

    def _spots(self, *symbols: Symbol) -> Iterator[Spot]:
        for symbol in symbols:
            for at, die in enumerate(self.dice):
                for place, shown in enumerate(die.face):
                    if shown is symbol:
                        yield Spot(at, place)


def sides_of(pool: Pool) -> list[int]:
    """Return the sides of each die of a pool, in the order of kinds."""
    return [SIDES[kind] for kind in pool]


def roll(pool: Pool, numbers: Iterable[int]) -> Roll:
    """Return the roll of all dice of a pool together. ``numbers`` are chance: one for each of
    ``sides_of(pool)``, from 0 and below it."""
    return Roll(tuple(map(Rolled, pool, (number + 1 for number in numbers))))


# --- ten-sided dice ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Percentile:
    """Two ten-sided dice, each 0 to 9."""

    tens: int
    ones: int

    @property
    def value(self) -> int:
        """The number from 1 to 100."""
        return d100(self.tens, self.ones)


def roll_d10(chance: Chance) -> int:
    """Roll one ten-sided die; return 1 to 10."""
    return d10(chance(10))


def roll_d100(chance: Chance) -> Percentile:
    """Roll two ten-sided dice, the tens first."""
    tens = chance(10)
    return Percentile(tens, chance(10))


# --- dice on the table ---------------------------------------------------------------------------

LETTERS = {
    Kind.PROFICIENCY: "P",
    Kind.ABILITY: "A",
    Kind.BOOST: "B",
    Kind.CHALLENGE: "C",
    Kind.DIFFICULTY: "D",
    Kind.SETBACK: "S",
    Kind.FORCE: "F",
}
"""the letter of each die"""
SHORT = {
    Symbol.SUCCESS: "s",
    Symbol.ADVANTAGE: "a",
    Symbol.TRIUMPH: "t",
    Symbol.FAILURE: "f",
    Symbol.THREAT: "t",
    Symbol.DESPAIR: "d",
    Symbol.LIGHT: "l",
    Symbol.DARK: "d",
}
"""the letter of each symbol; no die has two symbols of one letter"""
BLANK = "-"
KINDS = {letter: kind for kind, letter in LETTERS.items()}
WORD = re.compile(r"([pabcdsf]):?([a-z]+|-|\d{1,3})", re.IGNORECASE)


def short(shown: Face) -> str:
    """Return a face as it is typed, such as "sa"; "-" for a blank one."""
    return "".join(SHORT[symbol] for symbol in shown) or BLANK


def faces_of(kind: Kind) -> tuple[str, ...]:
    """Return the different faces of a die as they are typed, in their order."""
    return tuple(dict.fromkeys(short(each) for each in FACES[kind]))


def read_face(kind: Kind, typed: str) -> int:
    """Return the number of a face from its typed symbols in any order ("sa", "-"), or from the
    number on a plain die ("7"), which stands for that face of ours.

    Raise ``ValueError`` with the faces of this die if it has no such face.
    """
    if typed.isdecimal():
        face(kind, int(typed))
        return int(typed)
    wanted = sorted(typed.lower())
    for number, shown in enumerate(FACES[kind], 1):
        if sorted(short(shown)) == wanted:
            return number
    raise ValueError(f"{LETTERS[kind]} has no face '{typed}', only {', '.join(faces_of(kind))}")


def read_roll(typed: str, pool: Pool | None = None) -> Roll:
    """Return a roll from typed dice: a letter for the die, then its face, such as "P:sa A5 D-".

    Raise ``ValueError`` for anything else, and for dice other than those of ``pool``.
    """
    dice: list[Rolled] = []
    for word in re.split(r"[\s,;]+", typed.strip()):
        found = WORD.fullmatch(word)
        if found is None:
            raise ValueError(f"'{word}' is not a die and its face, such as P:sa, D:- or A5")
        kind = KINDS[found[1].upper()]
        dice.append(Rolled(kind, read_face(kind, found[2])))
    rolled = Roll(tuple(sorted(dice, key=lambda die: tuple(Kind).index(die.kind))))
    if pool is not None and rolled.pool != pool:
        raise ValueError(f"the pool is {_dice(pool)}, and the dice are {_dice(rolled.pool)}")
    return rolled


def _dice(pool: Pool) -> str:
    return " ".join(f"{count}{LETTERS[kind]}" for kind, count in Counter(pool).items()) or "empty"
