"""Ambitions: which goals of the sheet are open, what each is worth, and the tasks they make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.cards.effects.abilities import Goal
from game.outer_rim.cards.effects.language import Condition
from game.outer_rim.cards.models import AmbitionGoal
from game.outer_rim.context import Play
from game.outer_rim.players.weights import Weights
from game.outer_rim.rules.reputation import LEVEL_OF

CLIMB = 0.4
"""share of the last goal that making its patrol stronger is worth, for each level"""


class Open(NamedTuple):
    """A goal that is still open: ``left`` more deeds, each ``worth`` this much."""

    key: str
    goal: Goal | AmbitionGoal
    left: int
    worth: float


def key_of(place: int) -> str:
    """Return the key of a goal of an ambition by its place on the sheet."""
    return f"goal.{place}"


def goals(p: Play, seat: int, w: Weights) -> Iterator[Open]:
    """Yield the goals of a sheet that can be completed now, and those that must last."""
    sheet = ambitions.sheet(p, seat)
    if sheet is None:
        return
    passing = [n for n, goal in enumerate(sheet.goals) if goal.mark not in ("lasting", "final")]
    done = sum(ambitions.complete(p, seat, place) for place in passing)
    late = (1 + done) / (1 + len(passing))
    for place, goal in enumerate(sheet.goals):
        if goal.mark == "lasting":
            yield Open(key_of(place), goal, 1, late * w.lasting)
        elif ambitions.is_open(p, seat, place):
            worth = w.final if goal.mark == "final" or goal.wins else w.goal
            yield Open(key_of(place), goal, 1, worth)


def ranks(p: Play, seat: int, w: Weights) -> dict[str, float]:
    """Return what beating the patrol of a faction is worth because the last goal asks for a
    stronger one."""
    sheet = ambitions.sheet(p, seat)
    found: dict[str, float] = {}
    if sheet is None:
        return found
    done = sum(ambitions.complete(p, seat, place) for place in range(len(sheet.goals)))
    late = (1 + done) / len(sheet.goals)
    for goal in sheet.goals:
        for ability in goal.abilities:
            wanted = ability.only.patrol_here if ability.only is not None else {}
            for faction, levels in wanted.items():
                if p.state.patrols[faction][0] < min(levels):
                    found[faction] = late * CLIMB * w.final
    return found


def named(found: tuple[Open, ...]) -> Iterator[tuple[Open, Condition]]:
    """Yield the goals that ask for reputations, each with its state."""
    for each in found:
        have = each.goal.have
        if have is not None and have.reputation:
            yield each, have


def nearness(wanted: Condition, faction: str, level: int) -> float:
    """Return how near a level of reputation is to those that a state asks for, from 0 to 1, as a
    share of the whole state; 0 if it does not ask."""
    levels = wanted.reputation.get(faction)  # type: ignore[call-overload]
    if levels is None:
        return 0.0
    parts = len(wanted.reputation) + bool(wanted.credits)
    away = min(abs(level - LEVEL_OF[each]) for each in levels)
    return float((1.0 - away / 2) / parts)
