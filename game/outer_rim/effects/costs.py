"""Paying costs of abilities and choices (OR-R26)."""

from __future__ import annotations

from game.outer_rim.cards.effects.language import Block, Cost
from game.outer_rim.combat import damage
from game.outer_rim.contacts.effects import Hire
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import WHICH, amount, spare
from game.outer_rim.frames.turns import Discard
from game.outer_rim.rules import credits, fame, reputation, slots
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step

FREE = Cost()


def pay(p: Play, seat: int, cost: Cost, card: str) -> None:
    """Pay all of a cost that ``conditions.can_pay`` allows; cards to discard are asked for next."""
    if cost == FREE:
        return
    if cost.credits:
        credits.spend(p, seat, amount(p, seat, cost.credits), card)
    for faction, steps in cost.reputation.items():
        reputation.change(p, seat, faction, -steps, card)
    if cost.fame:
        fame.lose(p, seat, cost.fame, card)
    damage.suffer(p, seat, "character", cost.character_damage, card, in_full=True)
    damage.suffer(p, seat, "ship", cost.ship_damage, card, in_full=True)
    for kind, number in cost.discard.items():
        p.push(Discard(seat, kinds=(kind,), left=number, keep=card, whose=seat, which=cost.which))
    if cost.discard_one:
        one = cost.discard_one
        p.push(Discard(seat, kinds=one, left=1, keep=card, whose=seat, which=cost.which))
    if cost.discard_this:
        discard_this(p, seat, card)


def due(p: Play, seat: int, cost: Cost, then: Block) -> Cost:
    """Return a cost as a player has to pay it for some effects: hiring a contact may be cheaper."""
    less = p.values(seat).hire_discount
    if not less or not isinstance(cost.credits, int) or not _hires(then):
        return cost
    return cost.model_copy(update={"credits": max(0, cost.credits - less)})


def _hires(then: Block) -> bool:
    return any(isinstance(each, Hire) for each in then)


def takes(p: Play, card: str, cost: Cost) -> bool:
    """Return True if a cost can take a card."""
    kind = p.content.assets[card].kind
    return kind in cost.discard and (cost.which is None or WHICH[cost.which](p, card))


def discard_this(p: Play, seat: int, card: str) -> None:
    """Discard a card by its own effect: from a slot, or from among the secrets."""
    player = p.player(seat)
    if card in player.cards:
        slots.drop(p, seat, card, card)
    elif card in player.secrets:
        player.secrets = slots.without(player.secrets, card)
        damage.forget(p, card)
        deck = p.content.encounter_cards[card].deck
        p.state.encounters[deck] = (*p.state.encounters[deck], card)


def discard_options(p: Play, f: Discard) -> Options:
    """Step ``discard``: which of the player's cards to discard, among those of the kinds asked
    for."""
    return tuple(
        option("discard", card)
        for card in spare(p, f.whose, f.which, f.keep)
        if p.content.assets[card].kind in f.kinds
    )


def discard_answer(p: Play, f: Discard, chosen: Option) -> None:
    """Discard one card; repeat until the number is reached."""
    f.left -= 1
    if f.left <= 0:
        p.stack.pop()
    slots.drop(p, f.whose, chosen.source, "discard")


PENDING: tuple[Step[Play], ...] = (Ask(Discard, discard_options, discard_answer),)
"""the steps that are run here"""
