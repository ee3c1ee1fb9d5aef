"""Seven kinds of dice, their faces and symbols, and the ten-sided dice.

A face is a tuple of symbols, ``()`` for a blank one. Faces are numbered from 1, in the order in
which they stand here; plain dice are converted by that order. What a number of faces comes to is a
``Symbols``; what is left of it after canceling is a ``Net``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType


class Kind(StrEnum):
    """The kinds of dice, in the order in which they are shown, rolled and counted."""

    PROFICIENCY = "proficiency"
    ABILITY = "ability"
    BOOST = "boost"
    CHALLENGE = "challenge"
    DIFFICULTY = "difficulty"
    SETBACK = "setback"
    FORCE = "force"


POSITIVE = (Kind.PROFICIENCY, Kind.ABILITY, Kind.BOOST)
NEGATIVE = (Kind.CHALLENGE, Kind.DIFFICULTY, Kind.SETBACK)
CHECK = POSITIVE + NEGATIVE
"""the kinds that decide a check; Force dice only bring points"""

OPPOSITE = MappingProxyType(
    {
        Kind.PROFICIENCY: Kind.CHALLENGE,
        Kind.ABILITY: Kind.DIFFICULTY,
        Kind.BOOST: Kind.SETBACK,
        Kind.CHALLENGE: Kind.PROFICIENCY,
        Kind.DIFFICULTY: Kind.ABILITY,
        Kind.SETBACK: Kind.BOOST,
    }
)
"""the opposite of each kind of a check"""


class Symbol(StrEnum):
    """The symbols on the faces."""

    SUCCESS = "success"
    ADVANTAGE = "advantage"
    TRIUMPH = "triumph"
    FAILURE = "failure"
    THREAT = "threat"
    DESPAIR = "despair"
    LIGHT = "light"
    DARK = "dark"


Face = tuple[Symbol, ...]

_S, _A, _T = Symbol.SUCCESS, Symbol.ADVANTAGE, Symbol.TRIUMPH
_F, _H, _D = Symbol.FAILURE, Symbol.THREAT, Symbol.DESPAIR
_L, _K = Symbol.LIGHT, Symbol.DARK

FACES = MappingProxyType[Kind, tuple[Face, ...]](
    {
        Kind.BOOST: ((), (), (_S,), (_S, _A), (_A, _A), (_A,)),
        Kind.SETBACK: ((), (), (_F,), (_F,), (_H,), (_H,)),
        Kind.ABILITY: ((), (_S,), (_S,), (_S, _S), (_A,), (_A,), (_S, _A), (_A, _A)),
        Kind.DIFFICULTY: ((), (_F,), (_F, _F), (_H,), (_H,), (_H,), (_H, _H), (_F, _H)),
        Kind.PROFICIENCY: (
            ((), (_S,), (_S,), (_S, _S), (_S, _S), (_A,))
            + ((_S, _A), (_S, _A), (_S, _A), (_A, _A), (_A, _A), (_T,))
        ),
        Kind.CHALLENGE: (
            ((), (_F,), (_F,), (_F, _F), (_F, _F), (_H,))
            + ((_H,), (_F, _H), (_F, _H), (_H, _H), (_H, _H), (_D,))
        ),
        Kind.FORCE: (
            ((_K,), (_K,), (_K,), (_K,), (_K,), (_K,))
            + ((_K, _K), (_L,), (_L,), (_L, _L), (_L, _L), (_L, _L))
        ),
    }
)
"""the faces of each kind, from face 1"""
SIDES = MappingProxyType({kind: len(faces) for kind, faces in FACES.items()})


@dataclass(frozen=True, slots=True)
class Net:
    """The whole result of a check: ``success`` and ``advantage`` after canceling (below 0: net
    Failure, net Threat), each Triumph and Despair, and the points of Force dice."""

    success: int = 0
    advantage: int = 0
    triumph: int = 0
    despair: int = 0
    light: int = 0
    dark: int = 0

    @property
    def succeeds(self) -> bool:
        """True with at least one Success left; none left is a failure, even without Failure."""
        return self.success > 0

    @property
    def failure(self) -> int:
        """Net Failure: 0 or more."""
        return max(0, -self.success)

    @property
    def threat(self) -> int:
        """Net Threat: 0 or more."""
        return max(0, -self.advantage)


@dataclass(frozen=True, slots=True)
class Symbols:
    """The number of each symbol rolled, before anything cancels."""

    success: int = 0
    advantage: int = 0
    triumph: int = 0
    failure: int = 0
    threat: int = 0
    despair: int = 0
    light: int = 0
    dark: int = 0

    @classmethod
    def of(cls, *faces: Iterable[Symbol]) -> Symbols:
        """Return the symbols of some faces together."""
        shown = [str(symbol) for face in faces for symbol in face]
        return cls(**{each.name: shown.count(each.name) for each in fields(cls)})

    def __add__(self, other: Symbols) -> Symbols:
        return Symbols(
            **{
                each.name: getattr(self, each.name) + getattr(other, each.name)
                for each in fields(self)
            }
        )

    @property
    def net(self) -> Net:
        """The result after canceling: a Triumph is also a Success, a Despair also a Failure, and
        their special effects never cancel."""
        return Net(
            success=self.success + self.triumph - self.failure - self.despair,
            advantage=self.advantage - self.threat,
            triumph=self.triumph,
            despair=self.despair,
            light=self.light,
            dark=self.dark,
        )


def face(kind: Kind, number: int) -> Face:
    """Return a face by its number. Raise ``ValueError`` for a number that the die lacks."""
    if not 1 <= number <= SIDES[kind]:
        raise ValueError(f"this die has faces 1 to {SIDES[kind]}, not {number}")
    return FACES[kind][number - 1]


# --- ten-sided dice ------------------------------------------------------------------------------


def d10(shown: int) -> int:
    """Return what a ten-sided die (0 to 9) counts on its own: its zero is 10. Raise ``ValueError``
    for any other number."""
    return _digit(shown) or 10


def d100(tens: int, ones: int) -> int:
    """Return what two ten-sided dice count as a percentile roll: a zero is 0, both zeros are 100.
    Raise ``ValueError`` for other numbers than 0 to 9."""
    return 10 * _digit(tens) + _digit(ones) or 100


def _digit(shown: int) -> int:
    if not 0 <= shown <= 9:
        raise ValueError(f"a ten-sided die shows 0 to 9, not {shown}")
    return shown
