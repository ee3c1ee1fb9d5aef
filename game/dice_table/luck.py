"""The luck line of each person: successes and Triumphs rolled, against those to be expected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from game.dice_table.rolling import roll_of
from game.dice_table.state import Record
from game.edge.dice.faces import Kind


@dataclass(frozen=True, slots=True)
class Luck:
    """The checks of one person: how many, how many succeeded, and how many should have."""

    rolls: int = 0
    successes: int = 0
    expected: Fraction = Fraction(0)
    triumphs: int = 0
    expected_triumphs: Fraction = Fraction(0)

    @property
    def ahead(self) -> Fraction:
        """The successes beyond what was to be expected; below 0 for bad luck."""
        return self.successes - self.expected


def luck(records: Iterable[Record], who: int) -> Luck:
    """Return the luck of a person in these records. Force dice alone are no check."""
    checks = [each for each in records if each.who == who and each.chance]
    nets = [roll_of(each).net for each in checks]
    kinds = [kind for each in checks for kind, _ in each.dice]
    return Luck(
        len(checks),
        sum(net.succeeds for net in nets),
        sum((Fraction(each.chance) for each in checks), Fraction(0)),
        sum(net.triumph for net in nets),
        Fraction(kinds.count(Kind.PROFICIENCY), 12),
    )
