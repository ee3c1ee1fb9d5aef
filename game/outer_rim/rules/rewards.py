"""Rewards: a moment before the credits are gained, the reward, and the effects that follow (OR-181,
OR-261).

A reward is a frame, so that an ability may first give up its credits for something else.
"""

from __future__ import annotations

from typing import Literal

from game.outer_rim.bounties.frames import HuntedReward
from game.outer_rim.cards.effects.gains import Gain
from game.outer_rim.cards.effects.language import Block
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Effects, Reward
from game.table.stack import Auto, Step

Moment = Literal["delivery_reward", "job_reward", "bounty_reward"]


def grant(
    p: Play,
    seat: int,
    block: Block,
    card: str,
    moment: Moment,
    traits: tuple[str, ...] = (),
    opponent: int = -1,
    prize: str = "",
) -> None:
    """Give a player the reward of a card; ``opponent`` and ``prize`` are those of a job."""
    p.push(
        Reward(
            seat,
            block=p.content.block_name(block) if block else "",
            card=card,
            moment=moment,
            fame_reward=brings_fame(block),
            traits=traits,
            opponent=opponent,
            prize=prize,
        )
    )


def brings_fame(block: Block) -> bool:
    """Return True if a reward brings fame."""
    return any(isinstance(effect, Gain) and effect.fame for effect in block)


def run(p: Play, f: Reward) -> None:
    """Step ``reward``: abilities before the credits are gained, then the reward itself."""
    f.at += 1
    if f.at == 1:
        known = Context(traits=f.traits, fame_reward=f.fame_reward)
        open_window(p, f.seat, f.moment, known)
        return
    p.stack.pop()
    if f.hunted >= 0:
        p.push(HuntedReward(f.seat, bounty=f.card, hunted=f.hunted, forgo=f.forgo))
    elif f.block:
        known = Context(forgo=f.forgo, opponent=f.opponent, prize=f.prize)
        p.push(Effects(f.seat, block=f.block, card=f.card, context=known))


PENDING: tuple[Step[Play], ...] = (Auto(Reward, run),)
"""the steps that are run here"""
