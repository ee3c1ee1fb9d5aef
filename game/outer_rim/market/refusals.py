"""Reasons why a card cannot be bought, discarded, bartered, sold or delivered."""

from __future__ import annotations

from game.outer_rim.bounties.rules import owner_of
from game.outer_rim.cards.kinds import slot_words
from game.outer_rim.catalog import Asset
from game.outer_rim.combat.frames import BuyOff
from game.outer_rim.context import Play
from game.outer_rim.frames.base import Pending
from game.outer_rim.frames.turns import Action, Deliver, Discard, DiscardTop, MakeRoom, Surplus
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.market.frames import Barter, Buy, BuyShip, Market, Offer, Search, Sell
from game.outer_rim.market.sales import Sale
from game.outer_rim.rules import delivery, slots
from game.outer_rim.text.conditions import condition
from game.outer_rim.text.grammar import many, plain
from game.outer_rim.text.names import at, name_of, patrol, space_name
from game.outer_rim.text.reasons.phrases import Check, apart, called, kind_words, not_yours
from game.outer_rim.text.terms import DECKS, Scene
from game.table.decisions import Intent
from game.table.grammar import capital, listed
from game.table.refusals import Reason

# --- the market -----------------------------------------------------------------------------------


def buy(p: Play, f: Sale, wanted: Intent) -> Reason | None:
    """Return why a market card cannot be bought, or not into that slot."""
    asset = p.content.assets.get(wanted.source)
    if asset is None:
        return Reason("OR-127", "Choose one of the faceup cards in the market.")
    if owner_of(p, asset.id) == f.seat:
        return Reason(
            "OR-127", "You already have {card}: choose a different card.", card=called(asset)
        )
    if not asset.deck:
        return Reason("OR-127", "{card} is not sold on the market.", card=asset.name)
    return (
        _not_for_sale(p, f, asset)
        or _market_closed(p, f)
        or _needs(p, f.seat, asset)
        or sales.why_not_buy(p, f.seat, asset.id, sales.discount(f, asset))
        or _slot(asset)
    )


def _not_for_sale(p: Play, f: Sale, asset: Asset) -> Reason | None:
    """Return why a card is not among those that the step sells."""
    if asset.id in sales.on_sale(p, f):
        return None
    if isinstance(f, Search):
        return Reason("OR-R43", "You are searching now: buy one of the cards you found, or none.")
    if type(f) in sales.SELLERS:
        return Reason("OR-R43", sales.SELLERS[type(f)].only)
    if isinstance(f, Offer) and sales.top(p, asset.deck) == asset.id:
        return Reason(
            "OR-R43",
            "You can buy only the top card of the {decks} deck now.",
            decks=listed((DECKS[each] for each in f.decks), "or"),
        )
    return Reason(
        "OR-127",
        "{card} is not for sale now: choose a faceup card in the market.",
        card=capital(called(asset)),
    )


def _market_closed(p: Play, f: Sale | DiscardTop) -> Reason | None:
    return sales.why_no_market(p, f) if isinstance(f, Action) else None


def _needs(p: Play, seat: int, asset: Asset) -> Reason | None:
    """Return why a card that is carried out at once would do nothing."""
    reason = sales.why_not_buy(p, seat, asset.id) if asset.needs is not None else None
    if reason is None or reason.clause != "OR-126":
        return None
    words = plain(condition(asset.needs, Scene(p.content)))
    return Reason("OR-126", "You can buy {card} only if {words}.", card=asset.name, words=words)


def _slot(asset: Asset) -> Reason:
    """Return the slot that a card goes into: not the one it was meant for."""
    if asset.kind == "ship":
        return Reason(
            "OR-158", "{card} is a ship: it replaces yours and needs no slot.", card=asset.name
        )
    if asset.kind == "deal":
        return Reason("OR-142", "{card} takes effect at once and needs no slot.", card=asset.name)
    return Reason(
        "OR-142",
        (
            "{card} goes into {slot}."
            if asset.kind == "bounty"
            else "{card} is {kind} and goes into {slot}."
        ),
        card=capital(called(asset)),
        kind=kind_words(asset.kind),
        slot="a mod or cargo slot" if asset.fits_cargo else slot_words(asset.kind),
    )


def buy_ship(p: Play, f: BuyShip, wanted: Intent) -> Reason | None:
    """Return why a ship sheet cannot be bought from the supply."""
    sheet, own = p.content.ships.get(wanted.source), p.player(f.seat).ship
    if sheet is None:
        return Reason("OR-158", "Choose a ship from the supply.")
    if sheet.id == own:
        return Reason("OR-158", "{ship} is already your ship.", ship=sheet.name)
    owner = next((each.seat for each in p.state.players if each.ship == sheet.id), -1)
    if owner >= 0 and not sheet.starter:
        return Reason(
            "OR-158",
            "{who} flies {ship}: choose a ship that no one flies.",
            who=name_of(p, owner),
            ship=sheet.name,
        )
    return sales.why_not_ship(p, f, sheet.id)


def name(p: Play, f: Search, wanted: Intent) -> Reason | None:
    """Return why a deck cannot be searched for a kind or cost."""
    if f.named:
        return Reason("OR-R43", "The search is done: buy one of the cards found, or none.")
    if f.costs:
        costs = listed((f"{each:,}" for each in f.costs), "or")
        return Reason("OR-R43", "Name a cost of {costs} credits.", costs=costs)
    kinds = listed((many(each) for each in f.kinds), "or")
    return Reason("OR-R43", "You are searching only for {kinds}.", kinds=kinds)


def discard_top(p: Play, f: Action | Market | DiscardTop, wanted: Intent) -> Reason | None:
    """Return why the top card of a market deck cannot be discarded."""
    closed = _market_closed(p, f)
    if closed is not None:
        return closed
    if not isinstance(f, DiscardTop):
        return market.why_not_discard(p, f, wanted.source)
    if wanted.source not in f.decks:
        return Reason(
            "OR-123",
            "{card} discards only from the {decks} deck.",
            card=p.content.name(f.card),
            decks=listed((DECKS[each] for each in f.decks), "or"),
        )
    if not p.state.market[wanted.source]:
        return Reason("OR-R27", "The {deck} deck has no cards left.", deck=DECKS[wanted.source])
    return None


# --- own cards ------------------------------------------------------------------------------------


def _own(p: Play, f: Pending, card: str, clause: str) -> Reason | None:
    """Return why a card is not one of the player's, if it is not."""
    return None if card in p.player(f.seat).cards else not_yours(p, f.seat, card, clause)


def discard(p: Play, f: MakeRoom | Surplus | Discard, wanted: Intent) -> Reason | None:
    """Return why an own card cannot be discarded to make room, or for an effect."""
    card, whose = wanted.source, f.whose if isinstance(f, Discard) else f.seat
    if card not in p.player(whose).cards:
        if whose == f.seat or card not in p.content.assets:
            return not_yours(p, f.seat, card, "OR-R32")
        return Reason(
            "OR-R32",
            "{who} does not have {card}.",
            who=name_of(p, whose),
            card=p.content.name(card),
        )
    asset = p.content.assets[card]
    if isinstance(f, MakeRoom):
        return _makes_no_room(p, f, asset)
    return _no_surplus(p, f, asset) if isinstance(f, Surplus) else _other_kind(p, f, asset)


def _makes_no_room(p: Play, f: MakeRoom, asset: Asset) -> Reason:
    new = p.content.name(f.card)
    return Reason(
        "OR-R34", "Discarding {card} frees no slot for {new}.", card=called(asset), new=new
    )


def _no_surplus(p: Play, f: Surplus, asset: Asset) -> Reason:
    if asset.id in f.got:
        return Reason(
            "OR-R21",
            "{card} has just been traded to you: discard a card you already had.",
            card=capital(called(asset)),
        )
    options = slots.surplus_options(p, f)
    kinds = dict.fromkeys(slot_words(p.content.assets[each.source].kind) for each in options)
    return Reason(
        "OR-R38",
        "Discarding {card} does not help: too many cards need {slots}.",
        card=called(asset),
        slots=listed(kinds, "or"),
    )


def _other_kind(p: Play, f: Discard, asset: Asset) -> Reason:
    if asset.id == f.keep:
        return Reason("OR-R26", "{card} cannot pay for its own ability.", card=asset.name)
    return Reason(
        "OR-R32",
        "{card} is {kind}; you must discard {kinds}.",
        card=asset.name,
        kind=kind_words(asset.kind),
        kinds=listed((kind_words(each) for each in f.kinds), "or"),
    )


def decline(p: Play, f: MakeRoom, wanted: Intent) -> Reason | None:
    """Return why a card has to be placed."""
    if f.forced:
        return Reason(
            "UB-257",
            "You must take {card}: discard a card to make room.",
            card=called(p.content.assets[f.card]),
        )
    if f.cause != "bought":
        return None
    card = called(p.content.assets[f.card])
    return Reason(
        "OR-R31", "You have already bought {card}: discard a card to make room.", card=card
    )


def barter(p: Play, f: Barter, wanted: Intent) -> Reason | None:
    """Return why a card cannot be bartered."""
    why = sales.why_not_barter(p, f, wanted.source)
    if why in ("", "owner"):
        return _own(p, f, wanted.source, "OR-150")
    asset = p.content.assets[wanted.source]
    if why == "kind":
        return Reason(
            "OR-151",
            "{card} is {kind}; only cargo, gear and mods can be bartered.",
            card=asset.name,
            kind=kind_words(asset.kind),
        )
    return Reason(
        "OR-R35",
        "Without {card}, you have no slot for {new}.",
        card=asset.name,
        new=p.content.name(f.card),
    )


def pay(p: Play, f: Barter | BuyOff, wanted: Intent) -> Reason | None:
    """Return why the price cannot be paid."""
    credits = p.player(f.seat).credits
    if isinstance(f, BuyOff):
        return Reason(
            "OR-R26",
            "Passing the test costs {price} credits; you have {credits}.",
            price=f.price,
            credits=credits,
        )
    purchase = p.under(Buy, f)
    what = p.content.name(f.card or purchase.ship)
    if credits < purchase.owed:
        return Reason(
            "OR-R26",
            "You owe {owed} credits for {what} and have {credits}: barter goods first.",
            owed=purchase.owed,
            what=what,
            credits=credits,
        )
    return Reason("OR-R35", "First barter a card that frees a slot for {what}.", what=what)


def sell(p: Play, f: Sell, wanted: Intent) -> Reason | None:
    """Return why a card cannot be sold."""
    reason = _own(p, f, wanted.source, "OR-R32")
    if reason is not None:
        return reason
    asset = p.content.assets[wanted.source]
    return Reason(
        "OR-R32",
        "{card} is {kind}; you can sell {kinds} now.",
        card=asset.name,
        kind=kind_words(asset.kind),
        kinds=listed((many(each) for each in f.kinds), "or"),
    )


def deliver(p: Play, f: Action | Deliver, wanted: Intent) -> Reason | None:
    """Return why a card cannot be delivered, or not in the space where it is put."""
    card, player = wanted.source, p.player(f.seat)
    if card not in player.cards:
        return not_yours(p, f.seat, card, "OR-180")
    if isinstance(f, Action) and f.deliver:
        return Reason("OR-108", "You have already delivered this turn.")
    asset, goal = p.content.assets[card], delivery.destination(p, card)
    if goal and not delivery.in_reach(p, f.seat, goal):
        return Reason(
            "OR-180",
            "{card} must be delivered to {goal}; {apart}.",
            card=asset.name,
            goal=_goal(p, asset, goal),
            apart=apart(p, f.seat, goal),
        )
    if goal and wanted.target and wanted.target not in (goal, player.space):
        return Reason(
            "OR-180",
            "You deliver only where you are: {card} must be delivered {here}.",
            card=asset.name,
            here=at(p, player.space),
        )
    return _no_delivery(p, f, asset)


def _goal(p: Play, asset: Asset, goal: str) -> str:
    """Return the destination of a card in words, and the patrol that is meant."""
    if asset.destination_patrol is None:
        return space_name(p, goal)
    return f"the {patrol(asset.destination_patrol)}, which is {at(p, goal)}"


def _no_delivery(p: Play, f: Action | Deliver, asset: Asset) -> Reason | None:
    """Return why a card has no destination."""
    if asset.kind == "bounty" and not p.on(asset.id).captive:
        return Reason(
            "OR-183",
            "{prey} must first be captured and then delivered to {goal}.",
            prey=p.content.name(asset.target),
            goal=space_name(p, asset.deliver_to),
        )
    if asset.kind == "cargo":
        text = "{card} has no destination: read its text for its use."
        return Reason("OR-180", text, card=asset.name)
    if asset.kind == "bounty":
        return None
    return Reason(
        "OR-180",
        "{card} is {kind}; only cargo and captured contacts can be delivered.",
        card=asset.name,
        kind=kind_words(asset.kind),
    )


CHECKS: dict[str, Check] = {
    "buy": buy,
    "buy_ship": buy_ship,
    "name": name,
    "discard": discard_top,
    "discard_card": discard,
    "decline": decline,
    "barter": barter,
    "pay": pay,
    "sell": sell,
    "deliver": deliver,
}
"""by what is attempted, in the steps that ask for it"""
