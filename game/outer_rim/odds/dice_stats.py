"""The dice of a game, counted: the rolls of each side, compared with fair dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import erfc, exp, pi, sqrt

from game.outer_rim.combat.events import DiceRolled
from game.outer_rim.events import FirstPlayerRolled
from game.table.events import Event

FACES = ("crit", "hit", "focus", "blank")
"""the faces of a die, the best first"""
ENEMIES = -1
"""stands for patrols and contacts among the seats"""


@dataclass(slots=True)
class Rolled:
    """The number of a side's rolls, and the count of each face."""

    rolls: int = 0
    faces: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FACES, 0))

    @property
    def dice(self) -> int:
        """The number of dice rolled."""
        return sum(self.faces.values())

    def roll(self, faces: Iterable[str]) -> None:
        """Count one more roll."""
        self.rolls += 1
        for face in faces:
            self.faces[face] += 1

    def add(self, other: Rolled) -> None:
        """Add all rolls of another count."""
        self.rolls += other.rolls
        for face, count in other.faces.items():
            self.faces[face] += count


def counted(events: Iterable[Event]) -> dict[int, Rolled]:
    """Return all rolls by seat (``ENEMIES`` for those of no seat), as they fell.

    Rerolls are rolls of their own; dice turned or added by a card were not rolled.
    """
    found: dict[int, Rolled] = {}
    for event in events:
        if isinstance(event, DiceRolled | FirstPlayerRolled) and event.faces:
            found.setdefault(event.seat, Rolled()).roll(event.faces)
    return found


def total(sides: Iterable[Rolled]) -> Rolled:
    """Return several sides as one."""
    whole = Rolled()
    for each in sides:
        whole.add(each)
    return whole


def expected(die: Sequence[str], dice: int) -> dict[str, float]:
    """Return the expected count of each face for that many fair dice; ``die`` lists the faces of
    one."""
    return {face: dice * die.count(face) / len(die) for face in FACES}


def unevenness(die: Sequence[str], faces: Mapping[str, int]) -> float:
    """Return the deviation of counts from the expected ones: chi square, 0 at best and about 3 on
    average."""
    wanted = expected(die, sum(faces.values()))
    return sum((faces[face] - each) ** 2 / each for face, each in wanted.items() if each)


def how_often(die: Sequence[str], faces: Mapping[str, int]) -> float:
    """Return the fraction of rolls of that many fair dice that are at least as uneven (0 to 1)."""
    x = unevenness(die, faces)
    return erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2)
