"""Every kind of deed with what it does, and blocks of them carried out."""

from __future__ import annotations

from game.edge.cards.effects import Deeds
from game.edge.context import Play
from game.edge.fights import deeds as fight_deeds
from game.edge.rules.deeds import Case, Verbs
from game.edge.scenes import deeds as scene_deeds
from game.edge.ships import deeds as ship_deeds

VERBS: Verbs = {**scene_deeds.VERBS, **fight_deeds.VERBS, **ship_deeds.VERBS}


def run(p: Play, deeds: Deeds, case: Case) -> None:
    """Carry out deeds in their order, then what the tracks that they moved bring. Those that can
    do nothing are passed over."""
    p.due.append((deeds, case))
    settle(p)


def settle(p: Play) -> None:
    """Carry out the deeds that are due."""
    while p.due:
        block, of = p.due.pop(0)
        for each in block:
            verb = VERBS[type(each)]
            if verb.possible(p, of, each):
                verb.run(p, of, each)


def named(p: Play, name: str, case: Case) -> None:
    """Carry out the block of this name, if there is one."""
    if name:
        run(p, p.content.blocks[name], case)


def can(p: Play, deeds: Deeds, case: Case) -> bool:
    """Return True if any of these deeds can do anything now."""
    return any(VERBS[type(each)].possible(p, case, each) for each in deeds)
