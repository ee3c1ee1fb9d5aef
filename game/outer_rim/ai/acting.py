"""The action lines of AI cards: delivering, buying, discarding (OR-474 to OR-488)."""

from __future__ import annotations

from game.outer_rim.ai.frames import AiBought, AiIllegal
from game.outer_rim.ai.line import Line
from game.outer_rim.cards.ai_lines import ActBuy, ActCash, ActDeliver, ActDiscardTop
from game.outer_rim.catalog import Asset
from game.outer_rim.combat import damage
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import on_planet, planet_faction
from game.outer_rim.frames.turns import Cargo
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.rules import credits, delivery, reputation, slots
from game.table.stack import Auto, Step


def _deliver(p: Play, seat: int, line: ActDeliver) -> str:
    player = p.player(seat)
    due = [
        card
        for card in player.cards
        if p.content.assets[card].kind == "cargo" and delivery.destination(p, card) == player.space
    ]
    for card in reversed(due):
        if "illegal" in p.content.assets[card].traits:
            p.push(AiIllegal(seat, damage=line.illegal_damage, reputation=line.illegal_reputation))
        p.push(Cargo(seat, card=card))
    return "" if due else "no cargo for this space"


def run_illegal(p: Play, f: AiIllegal) -> None:
    """Step ``ai.illegal``: the price that the AI pays for delivering ILLEGAL cargo (OR-488)."""
    p.stack.pop()
    damage.suffer(p, f.seat, "ship", f.damage, "illegal")
    faction = planet_faction(p, p.player(f.seat).space)
    if faction and f.reputation:
        reputation.change(p, f.seat, faction, -f.reputation, "illegal")


def _buy(p: Play, seat: int, line: ActBuy) -> str:
    if not on_planet(p, seat):
        return "not on a planet"
    deck = line.if_full if line.full and line.if_full and _full(p, seat, line.full) else line.deck
    why = _discard_unsuitable(p, seat, deck)
    if not why:
        p.push(AiBought(seat, card=sales.top(p, deck), goal=line.goal))
        market.buy(p, seat, sales.top(p, deck))
    return why


def _discard_unsuitable(p: Play, seat: int, deck: str) -> str:
    """Discard top cards that the AI cannot buy, as many as the rules allow, each for reasons of its
    own (OR-R94, UB-186). Return why it cannot buy the next either, "" if it can.

    Those that it never buys go in any case, each once in a purchase (UB-242, UB-R61).
    """
    left, passed = p.content.board.discards, set[str]()
    while why := why_not_buy(p, seat, deck):
        card = sales.top(p, deck)
        if card in p.content.board.ai_passes:
            if card in passed:
                break
            passed.add(card)
        elif left:
            left -= 1
        else:
            break
        market.discard_top(p, seat, deck, "ai")
    return why


def run_bought(p: Play, f: AiBought) -> None:
    """Step ``ai.bought``: put a goal token on the destination of the card bought (OR-457)."""
    p.stack.pop()
    if f.goal and f.card in p.player(f.seat).cards:
        slots.put_goal(p, f.seat, f.card)


def _full(p: Play, seat: int, kind: str) -> bool:
    values = p.values(seat)
    count = {**values.count, kind: values.count.get(kind, 0) + 1}
    flexible = sum(p.content.assets[card].fits_cargo for card in p.player(seat).cards)
    return not values.fits(count, flexible)


def why_not_buy(p: Play, seat: int, deck: str) -> str:
    """Return why the AI skips the top card of a deck, "" if it buys it (OR-475 to OR-483)."""
    card = sales.top(p, deck)
    if not card:
        return "no card left"
    if card in p.content.board.ai_passes:
        return "never bought by the AI"
    asset: Asset = p.content.assets[card]
    player = p.player(seat)
    if player.space in asset.no_sale or asset.destination_patrol is not None:  # UB-187, UB-R60
        return "cannot be bought here"
    if player.credits < sales.price_of(p, seat, asset):
        return "too expensive"
    if asset.kind == "ship":
        own = p.content.ships[player.ship].cost
        return "" if asset.cost > own and asset.ship in p.state.ships else "no better ship"
    return why_not_take(p, seat, card)


def why_not_take(p: Play, seat: int, card: str) -> str:
    """Return why the AI has no use for a market card, even for nothing; "" if it has."""
    if not card:
        return "no card left"
    if p.content.assets[card].kind in ("deal", "ship") or not slots.has_room(p, seat, card):
        return "no empty slot"
    return ""


def _cash_cargo(p: Play, seat: int, line: ActCash) -> str:
    """Discard the top cargo card for credits; this is no purchase (UB-246)."""
    if not sales.top(p, "cargo"):
        return "no card left"
    market.discard_top(p, seat, "cargo", "ai")
    credits.gain(p, seat, line.credits, "ai")
    return ""


def _discard_top(p: Play, seat: int, line: ActDiscardTop) -> str:
    for deck in line.decks:
        market.discard_top(p, seat, deck, "ai")
    return ""


LINES: dict[str, Line] = {
    "deliver": _deliver,
    "buy": _buy,
    "discard_top": _discard_top,
    "cash_cargo": _cash_cargo,
}


PENDING: tuple[Step[Play], ...] = (Auto(AiIllegal, run_illegal), Auto(AiBought, run_bought))
"""the steps that are run here"""
