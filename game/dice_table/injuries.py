"""The house table of Critical Injuries (EE-R84)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A row: its highest sum, its name, what it does, and whether it stays until it is treated."""

    to: int
    id: str
    name: str
    words: str
    stays: bool = False


ROWS = (
    Row(10, "jolted", "Jolted", "2 strain"),
    Row(20, "shaken_up", "Shaken", "a Setback die on the next check"),
    Row(30, "tangled", "Tangled", "no free maneuver on the next turn"),
    Row(40, "floored", "Floored", "falls prone"),
    Row(50, "luck_turns", "Luck turns", "a light Destiny Point becomes dark"),
    Row(60, "rattled", "Rattled", "the difficulty of the next check is upgraded once"),
    Row(70, "stunned", "Stunned", "no action on the next turn"),
    Row(80, "hurt", "Hurt", "a Setback die on every check until treated", True),
    Row(90, "slowed", "Slowed", "never two maneuvers in a turn until treated", True),
    Row(100, "badly_hurt", "Badly hurt", "a Difficulty die on every check until treated", True),
    Row(120, "reeling", "Reeling", "no action for two turns"),
    Row(140, "bleeding", "Bleeding", "1 wound at the start of each turn until treated", True),
    Row(999, "downed", "Down", "out of action until treated", True),
)
BY_ID = {row.id: row for row in ROWS}
EACH = 10
"""added to the roll for each Critical Injury not healed yet (EE-R32)"""


def added(rows: Iterable[str]) -> int:
    """Return what injuries add to the next roll: those that happen and pass add nothing."""
    return EACH * sum(BY_ID[row].stays for row in rows)


def row_at(total: int) -> Row:
    """Return the row of a sum."""
    return next((row for row in ROWS if total <= row.to), ROWS[-1])
