"""Deals that a computer player proposes: a card that is worth more to a player in the same space
than to itself, for a price that leaves both better off. At most one offer a turn."""

from __future__ import annotations

from typing import NamedTuple

from game.outer_rim.catalog import Asset
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Thoughts
from game.outer_rim.players.values import Worths
from game.outer_rim.trading.frames import Trade
from game.outer_rim.trading.rules import can_take
from game.table.decisions import Option, Options

GAIN = 8.0
"""least gain for each side that is worth an offer"""
STEP = 1_000


class Bargain(NamedTuple):
    """A card for credits, and what the deal brings to the proposer."""

    gain: float
    card: str
    price: int


def opening(scheme: Thoughts, options: Options) -> tuple[str, str]:
    """Return the answer that opens a deal worth proposing, "" for none, and why."""
    mind = scheme.mind
    if mind.world.proposals:
        return "", ""
    best, chosen = 0.0, None
    for each in options:
        if each.verb != "trade":
            continue
        found = best_for(scheme, int(each.target.removeprefix("seat_")))
        if found is not None and found.gain > best:
            best, chosen = found.gain, (each, found)
    if chosen is None:
        return "", ""
    option, found = chosen
    name = mind.content.assets[found.card].name
    return option.key, f"Offer {name} for {found.price:,} credits"


def best_for(scheme: Thoughts, seat: int) -> Bargain | None:
    """Return the best bargain with a player, None if there is none for both sides."""
    mind = scheme.mind
    mind.world.players[seat].known = type(mind.me.known)()  # what they have seen is not ours
    other = Mind(mind.game, mind.world, seat, mind.style)
    if other.me.fame >= other.me.fame_goal - 2:
        return None
    theirs, best = Worths(other), None
    for card in mind.me.cards:
        asset = mind.content.assets[card]
        if asset.kind in ("deal", "ship") or mind.p.on(card).captive:
            continue
        found = _priced(scheme, other, theirs.cards.gained(asset), asset)
        if found is None or not can_take(mind.p, seat, (), (card,)):
            continue
        if best is None or found.gain > best.gain:
            best = found
    return best


def _priced(scheme: Thoughts, other: Mind, worth: float, asset: Asset) -> Bargain | None:
    """Return the bargain about a card with the price that leaves most to the proposer, while the
    other side gains enough; None if there is no such price."""
    mind = scheme.mind
    lost = scheme.worths.cards.kept(asset)
    lead = 4.0 + 2.0 * max(0, mind.me.fame - other.me.fame)
    best = None
    for price in range(STEP, min(other.me.credits, asset.cost + STEP) + 1, STEP):
        gain = mind.credits(price) - lost - 2.0 * max(0, other.me.fame - mind.me.fame)
        if gain >= GAIN and worth - other.spent(price) - lead >= GAIN:
            if best is None or gain > best.gain:
                best = Bargain(gain, asset.id, price)
    return best


def compose(scheme: Thoughts, f: Trade, options: Options) -> str:
    """Return the next step toward the bargain that was the reason for the deal: the card, the
    price, the offer. It is never called off, or it might be opened again and again."""
    keys = {each.key: each for each in options}
    found = (best_for(scheme, f.other) if f.cards else None) or _fallback(scheme, f)
    wanted = _next(f, found, keys) if found is not None else ""
    if wanted in keys:
        return wanted
    return "propose" if "propose" in keys else "pass" if "pass" in keys else options[-1].key


def _fallback(scheme: Thoughts, f: Trade) -> Bargain | None:
    """Return a deal at the usual price, for want of a better one."""
    mind = scheme.mind
    cards = f.give or mind.me.cards
    if not cards or not f.cards:
        return None
    kept = scheme.worths.cards.kept
    card = min(cards, key=lambda each: kept(mind.content.assets[each]))
    price = min(mind.world.players[f.other].credits, mind.content.assets[card].cost)
    return Bargain(0.0, card, max(STEP, price // STEP * STEP))


def _next(f: Trade, found: Bargain, keys: dict[str, Option]) -> str:
    if not f.give:
        return f"give:{found.card}"
    short = found.price + f.credits
    if short <= 0:
        return "propose"
    fitting = [
        (int(each.source), key)
        for key, each in keys.items()
        if each.verb == "get_now" and int(each.source) <= short
    ]
    return max(fitting, default=(0, ""))[1]
