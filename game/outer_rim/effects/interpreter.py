"""Resolving blocks of effects one by one, and using abilities in a window."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.effects import costs, triggers
from game.outer_rim.effects.triggers import PASS, remember
from game.outer_rim.effects.verbs import VERBS
from game.outer_rim.events import AbilityUsed
from game.outer_rim.frames.turns import Effects, Job, Window
from game.table.decisions import Option
from game.table.stack import Ask, Auto, Step


def run(p: Play, f: Effects) -> None:
    """Step ``effects``: the next effect of a block; a job that jumps leaves the rest."""
    block = p.content.blocks[f.block]
    if f.at >= len(block) or f.context.script and _jumped(p):
        p.stack.pop()
        return
    effect = block[f.at]
    f.at += 1
    VERBS[type(effect)].do(p, f, effect)


def _jumped(p: Play) -> bool:
    job = p.below(Job)
    return job is not None and job.jump


def use_window(p: Play, f: Window, chosen: Option) -> None:
    """Answer of step ``window``: use an ability, or close the window."""
    if chosen is PASS or chosen.verb == "pass":
        p.stack.pop()
        return
    power = p.content.powers[chosen.source]
    f.used = (*f.used, power.id)
    remember(p, f.seat, power)
    p.tell(AbilityUsed(seat=f.seat, ability=power.id, cause=power.card))
    p.block(f.seat, power.ability.then, power.card, f.context)
    costs.pay(p, f.seat, power.ability.cost, power.card)


PENDING: tuple[Step[Play], ...] = (
    Ask(Window, triggers.window_options, use_window),
    Auto(Effects, run),
)
"""the steps that are run here"""
