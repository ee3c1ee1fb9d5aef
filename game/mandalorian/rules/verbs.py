"""Deeds, carried out one after another in the order of their card (MA-237, MA-284)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.cards.effects import DiscardThis
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Resolving
from game.mandalorian.rules.character_deeds import VERBS as CHARACTER
from game.mandalorian.rules.deeds import Verbs
from game.mandalorian.rules.mission_deeds import VERBS as MISSION

VERBS: Verbs = {**CHARACTER, **MISSION}
"""every kind of deed with what it does"""


def run_block(p: Play, f: Block) -> None:
    """Begin the next deed of a block, or drop the block after the last."""
    deeds = p.content.blocks[f.name]
    if f.at >= len(deeds):
        p.stack.pop()
        return
    index, deed = f.at, deeds[f.at]
    f.at += 1
    verb = VERBS[type(deed)]
    if verb.possible(p, f, deed):
        cause = next((each for each in reversed(p.stack) if isinstance(each, Resolving)), None)
        slot, total = (cause.slot, cause.total) if cause is not None else ("", 0)
        p.events.append(e.DeedBegan(name=f.name, index=index, slot=slot, total=total))
        verb.run(p, f, deed)
    else:
        p.events.append(e.DeedIdle(name=f.name, index=index))


def helps(p: Play, f: Block) -> bool:
    """Return True if a block would do anything now but discard its own token."""
    deeds = (each for each in p.content.blocks[f.name] if not isinstance(each, DiscardThis))
    return any(VERBS[type(each)].possible(p, f, each) for each in deeds)


def can(p: Play, f: Block) -> bool:
    """Return True if any deed of a block has something to act on now."""
    return any(VERBS[type(each)].possible(p, f, each) for each in p.content.blocks[f.name])
