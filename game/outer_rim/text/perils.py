"""The defeat that an answer may bring on, said before it is given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.outer_rim.cards.effects.choices import Roll
from game.outer_rim.cards.effects.gains import Damage, Lose
from game.outer_rim.cards.effects.language import Block, Cost
from game.outer_rim.cards.effects.trials import Test
from game.outer_rim.combat.damage import PENALTY, after_plating
from game.outer_rim.context import Play

Target = Literal["character", "ship"]
LAST = "encounter"
"""the step after which no other would be lost"""


def of_block(p: Play, seat: int, block: Block, cost: Cost | None = None) -> str:
    """Return a sentence on the defeat that effects, and their cost, would or could mean for a
    player: "If you fail, 2 damage would defeat you: ..."; "" for none that can be foreseen."""
    paid = cost or Cost()
    sure = {"character": paid.character_damage, "ship": paid.ship_damage}
    spent = paid.credits if isinstance(paid.credits, int) else 0
    if any(_fatal(p, seat, block, sure)):
        return f"That would defeat you: {_price(p, seat, spent)}"
    for each in block:
        if isinstance(each, Test | Roll):
            words = "you fail" if isinstance(each, Test) else "the roll fails"
            told = of_failure(p, seat, each.otherwise, words, cost)
            if told:
                return told
    return ""


def of_failure(p: Play, seat: int, block: Block, when: str, cost: Cost | None = None) -> str:
    """Return a sentence on the defeat that the effects of a failure would mean for a player."""
    paid = cost or Cost()
    spent = paid.credits if isinstance(paid.credits, int) else 0
    sure = {"character": paid.character_damage, "ship": paid.ship_damage}
    for amount in _fatal(p, seat, block, sure):
        return f"If {when}, {amount} damage would defeat you: {_price(p, seat, spent)}"
    return ""


def only_costs(block: Block) -> bool:
    """Return True if effects take credits or reputation from the player and give nothing."""
    return bool(block) and all(isinstance(each, Lose) for each in block)


def _fatal(p: Play, seat: int, block: Block, paid: dict[str, int]) -> Iterator[int]:
    """Yield each amount of damage in a block, with what has been paid, that is enough to be
    defeated."""
    player, values = p.player(seat), p.values(seat)
    known: tuple[tuple[Target, int, int], ...] = (
        ("character", player.character_damage, values.health),
        ("ship", player.ship_damage, values.hull),
    )
    dealt = [each for each in block if isinstance(each, Damage) and each.who == "me"]
    for target, now, limit in known:
        amounts = [getattr(each, target) for each in dealt]
        amount = paid[target] + sum(
            after_plating(p, seat, target, each) for each in amounts if each
        )
        if amount and not player.defeated and now + amount >= limit:
            yield amount


def _price(p: Play, seat: int, spent: int) -> str:
    """Return what a defeat costs a player who has spent credits before (OR-367, OR-371)."""
    lost = max(0, min(PENALTY, p.player(seat).credits - spent))
    told = [f"you lose {lost:,} credits"] if lost else []
    if p.state.turn == seat and p.state.step != LAST:
        told.append("your turn ends")
    else:
        told.append("you have to recover next turn")
    return f"{', and '.join(told)}."
