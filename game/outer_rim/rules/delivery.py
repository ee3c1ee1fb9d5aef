"""Delivering cargo and captured contacts (OR-180 to OR-188)."""

from __future__ import annotations

from game.outer_rim.bounties import rules as bounties
from game.outer_rim.cards.models import DeliveryRoll
from game.outer_rim.context import Play
from game.outer_rim.events import CargoDelivered
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Cargo, Deliver
from game.outer_rim.rules import rewards, slots
from game.outer_rim.rules.fame import happened
from game.outer_rim.rules.movement import away
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

DONE = option("done")


def destination(p: Play, card: str) -> str:
    """Return the destination of a card: printed, marked in play, the space of a patrol, or "" if
    there is none."""
    asset = p.content.assets[card]
    if p.on(card).captive:
        return asset.deliver_to
    if asset.destination_patrol is not None:
        return p.state.patrols[asset.destination_patrol][1]
    if asset.kind == "cargo":
        return p.on(card).destination or asset.destination or ""
    return ""


def due(p: Play, seat: int) -> list[str]:
    """Return the cards that can be delivered from the player's space."""
    return [card for card in p.player(seat).cards if in_reach(p, seat, destination(p, card))]


def in_reach(p: Play, seat: int, goal: str) -> bool:
    """Return True if a player can deliver to a space from where they are: there (OR-180), or from
    afar with an ability."""
    here = p.player(seat).space
    reach = p.values(seat).delivery_reach
    return goal == here or bool(goal and reach and away(p, here)[goal] <= reach)


def options(p: Play, seat: int) -> Options:
    """Return an option for each card that can be delivered here."""
    return tuple(option("deliver", card) for card in due(p, seat))


def begin(p: Play, seat: int, card: str) -> None:
    """Begin the deliver action with its first card; it continues until the player is finished."""
    p.push(Deliver(seat))
    deliver(p, seat, card)


def more_options(p: Play, f: Deliver) -> Options:
    """Step ``deliver``: further cards for this place, or finish (OR-185, OR-186, OR-R51)."""
    more = options(p, f.seat)
    return (*more, DONE) if more else ()


def more_answer(p: Play, f: Deliver, chosen: Option) -> None:
    """Deliver one more card, or finish."""
    if chosen is DONE:
        p.stack.pop()
    else:
        deliver(p, f.seat, chosen.source)


def deliver(p: Play, seat: int, card: str) -> None:
    """Deliver a card: the die of illegal cargo, the reward, then the discard (OR-181, OR-182)."""
    if p.on(card).captive:
        bounties.deliver(p, seat, card)
        return
    p.push(Cargo(seat, card=card))


def run_cargo(p: Play, f: Cargo) -> None:
    """Step ``cargo``: roll if the card says so, but not for the AI (OR-487); reward; dispose."""
    f.at += 1
    PHASES[f.at - 1](p, f)


def _roll(p: Play, f: Cargo) -> None:
    if p.content.assets[f.card].delivery_roll is not None and not p.is_deck(f.seat):
        p.roll(f.seat, 1, "delivery")


def _trouble(p: Play, f: Cargo) -> None:
    roll: DeliveryRoll | None = p.content.assets[f.card].delivery_roll
    if roll is not None and not p.is_deck(f.seat) and not set(f.faces) & set(roll.success):
        p.block(f.seat, roll.fail, f.card)


def _reward(p: Play, f: Cargo) -> None:
    card = f.card
    asset, player = p.content.assets[card], p.player(f.seat)
    if card not in player.cards:
        p.stack.pop()
        return
    p.tell(CargoDelivered(seat=f.seat, card=card, space=destination(p, card)))
    rewards.grant(p, f.seat, asset.reward, card, "delivery_reward", traits=asset.traits)


def _finish(p: Play, f: Cargo) -> None:
    p.stack.pop()
    card = f.card
    asset, player = p.content.assets[card], p.player(f.seat)
    if card in player.cards:
        slots.take_out(p, f.seat, card)
        if asset.after == "remove":
            slots.remove(p, f.seat, card, "delivered")
        else:
            slots.discard(p, f.seat, card, "delivered")
    happened(p, f.seat, "cargo_delivered", Context(traits=asset.traits))


PHASES = (_roll, _trouble, _reward, _finish)


PENDING: tuple[Step[Play], ...] = (Ask(Deliver, more_options, more_answer), Auto(Cargo, run_cargo))
"""the steps that are run here"""
