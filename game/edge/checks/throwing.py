"""Rolls that nobody spends: initiative, recovery, allies, rivals, raiders. The log has each with
its dice, like every check (EE-R03)."""

from __future__ import annotations

from typing import Literal

from game.edge import events as e
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool

Why = Literal["initiative", "recovery", "allies", "rival", "close", "fire", "mend"]


def throw(p: Play, who: str, why: Why, pool: Pool, skill: str = "") -> Net:
    """Roll a pool for a person, ship, rival or group of allies; return what is left."""
    thrown = p.throw(pool)
    net = thrown.net
    p.events.append(
        e.Thrown(
            who=who,
            why=why,
            skill=skill,
            dice=tuple(each.kind.value for each in thrown.dice),
            faces=tuple(each.number for each in thrown.dice),
            success=net.success,
            advantage=net.advantage,
            triumphs=net.triumph,
            despairs=net.despair,
        )
    )
    return net
