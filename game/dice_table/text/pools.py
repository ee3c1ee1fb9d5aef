"""Pools and their steps in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.dice_table import names
from game.dice_table.building import pool_of
from game.dice_table.skills import NAMES as SKILL_NAMES
from game.dice_table.state import Part, State
from game.edge.dice.faces import SIDES, Kind
from game.edge.dice.pool import LARGE, Pool
from game.edge.text import dice
from game.table.grammar import counted

WHYS: Mapping[str, str] = {
    **names.REASONS,
    **{level.value: name for level, name in dice.LEVELS.items()},
    **SKILL_NAMES,
}


def reason(why: str) -> str:
    """Return a reason, a skill or a level in words, "" for none; a skill that a group has added is
    its own name."""
    return WHYS.get(why, why)


def asked(skill: str, pool: Pool) -> str:
    """Return a check that is asked for: "Charm against 2 Difficulty"."""
    told = dice.pool(pool).removeprefix("no dice ")
    return (
        f"{reason(skill)} {told}"
        if told.startswith("against")
        else (f"{reason(skill)}, {told}" if skill else told)
    )


def part(shown: Part) -> str:
    """Return a step: "Upgraded ability (Destiny)"."""
    why = reason(shown.why)
    return f"{_what(shown)} ({why})" if why else _what(shown)


def _what(shown: Part) -> str:
    if shown.sort in ("skill", "opponent"):
        ranks = counted(shown.rank, "rank")
        told = f"{ranks} with characteristic {shown.characteristic}"
        return told if shown.sort == "skill" else f"Against {told}"
    if shown.sort == "difficulty":
        return dice.dice(Kind.DIFFICULTY, shown.count)
    if shown.side is not None:
        turn = "Upgraded" if shown.sort == "upgrade" else "Downgraded"
        return f"{turn} {dice.SIDES[shown.side].removeprefix('the ')}"
    assert shown.kind is not None
    sign = "+" if shown.sort == "add" else "\N{MINUS SIGN}"
    return sign + dice.dice(shown.kind, shown.count)


def plain_die(kind: Kind) -> str:
    """Return the plain die that stands for one of ours (EE-011)."""
    return f"d{SIDES[kind]}"


def warnings(state: State) -> list[str]:
    """Return what a group may want to look at again. Nothing is refused for it."""
    found = []
    if len(pool_of(state)) > LARGE:
        found.append(f"More than {LARGE} dice are hard to read.")
    if sum(part.why == names.DESTINY for part in state.parts) > 1:
        found.append("Destiny is in this pool twice.")
    return found
