"""The Destiny pool (EE-R21 to EE-R25)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.scenes import Asking
from game.edge.context import Play
from game.edge.dice.pool import Pool
from game.edge.rules.conditions import lost

LEAST = 3
"""Force dice rolled at least"""


def begin(p: Play) -> None:
    """Roll a Force die for each hero, three at least (EE-R21)."""
    thrown = p.throw(Pool(force=max(LEAST, len(p.heroes))))
    p.state.light, p.state.dark = thrown.net.light, thrown.net.dark
    p.events.append(
        e.DestinyRolled(
            faces=tuple(str(each.number) for each in thrown.dice),
            light=p.state.light,
            dark=p.state.dark,
        )
    )


def spare(p: Play) -> int:
    """Return the number of light points that are not put down against foes (EE-R22)."""
    return p.state.light - (len(p.fight.warded) if p.state.fight is not None else 0)


def flip(p: Play, side: str, why: str) -> None:
    """Spend a point: it turns over to the other side (EE-R22)."""
    state, before = p.state, lost(p)
    step = -1 if side == "light" else 1
    state.light += step
    state.dark -= step
    state.lit += side == "light"
    gone = tuple(each for each in lost(p) if each not in before)
    p.events.append(e.DestinySpent(side=side, why=why, lost=gone))


def threatens(p: Play, scene: str) -> bool:
    """Return True if the program spends a dark point on the check of a scene: only on important
    ones, once in each (EE-R23)."""
    found = p.content.scenes[scene]
    important = isinstance(found, Asking) and found.important
    return important and p.state.dark > 0 and scene not in p.state.darkened
