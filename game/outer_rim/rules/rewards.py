"""Rewards: a moment before the credits are gained, the reward, and what follows (OR-181, OR-261).

A reward is a frame, so that an ability may give up its credits for something else first.
"""

from __future__ import annotations

from typing import Any, Literal

from game.outer_rim.cards.effects import Block, Gain, When
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.frames import LooseFrame

Moment = Literal["delivery_reward", "job_reward", "bounty_reward"]


def grant(p: Play, seat: int, block: Block, card: str, moment: Moment, **context: Any) -> None:
    """Give a player the reward of a card."""
    p.push(
        "reward",
        seat,
        block=p.content.block_name(block) if block else "",
        card=card,
        moment=moment,
        forgo=0,
        fame_reward=int(brings_fame(block)),
        **context,
    )


def brings_fame(block: Block) -> bool:
    """Does a reward bring fame?"""
    return any(isinstance(effect, Gain) and effect.fame for effect in block)


def run(p: Play, f: LooseFrame) -> None:
    """Step: abilities before the credits are gained, then the reward itself."""
    f.at += 1
    if f.at == 1:
        moment: When = f.data["moment"]
        context = {key: f.data[key] for key in ("traits", "fame_reward") if key in f.data}
        open_window(p, f.seat, moment, **context)
        return
    p.stack.pop()
    if f.data["block"]:
        p.push(
            "effects",
            f.seat,
            block=f.data["block"],
            card=f.data["card"],
            forgo=f.data["forgo"],
        )
