"""Log lines for cards, ships, deals and the market."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.grammar import listed
from game.outer_rim.text.log.causes import Teller, cause_of
from game.outer_rim.text.names import name_of, space_name
from game.outer_rim.text.terms import DECKS, deck_name
from game.outer_rim.text.trading import terms, with_tokens
from game.table.events import Event


def _gained(p: Play, x: e.CardGained) -> str:
    if x.cause in ("bought", "taken"):
        return ""
    return f"{name_of(p, x.seat)} gains {p.content.name(x.card)}{cause_of(p, x.cause, x.card)}."


def _rotated(p: Play, x: e.CardRotated) -> str:
    before, now = p.content.name(x.cause or ""), p.content.name(x.card)
    return f"{name_of(p, x.seat)} rotates {before}: it is {now} now."


def _bought(p: Play, x: e.CardBought) -> str:
    who, name = name_of(p, x.seat), p.content.name(x.card)
    if x.price:
        return f"{who} buys {name} for {x.price:,} credits."
    asset = p.content.assets.get(x.card)
    what = f"the bounty on {name}" if asset is not None and asset.kind == "bounty" else name
    return f"{who} takes {what}."


def _discarded(p: Play, x: e.CardDiscarded) -> str:
    if x.cause == "delivered":
        return ""
    name, cause = p.content.name(x.card), cause_of(p, x.cause, x.card)
    if x.seat < 0:
        return f"{name} is discarded{cause}."
    return f"{name_of(p, x.seat)} discards {name}{cause}."


def _removed(p: Play, x: e.CardRemoved) -> str:
    if x.cause in ("bought", "bounty", "job", "delivered"):
        return ""
    if x.card in p.content.assets:
        return f"{p.content.name(x.card)} leaves the game."
    return ""


def _ship(p: Play, x: e.ShipBought) -> str:
    new, old = p.content.name(x.ship), p.content.name(x.before)
    return f"{name_of(p, x.seat)} now flies the {new} instead of the {old}."


def _topped(p: Play, x: e.MarketDiscarded) -> str:
    cause = cause_of(p, x.cause)
    deck = DECKS[x.deck]
    if x.seat < 0:
        return f"{p.content.name(x.card)} goes to the bottom of the {deck} deck{cause}."
    return f"{name_of(p, x.seat)} discards {p.content.name(x.card)} from the {deck} deck{cause}."


def _revealed(p: Play, x: e.MarketRevealed) -> str:
    if not x.card:
        return f"The {DECKS[x.deck]} deck is empty."
    return f"Next in the {DECKS[x.deck]} deck: {p.content.name(x.card)}."


def _shuffled(p: Play, x: e.DeckShuffled) -> str:
    return f"The {'AI' if x.deck == 'ai' else deck_name(p.content, x.deck)} deck is shuffled."


def _top_seen(p: Play, x: e.TopSeen) -> str:
    names = listed(p.content.name(card) for card in x.cards)
    deck, cause = deck_name(p.content, x.deck), cause_of(p, x.cause)
    return f"{name_of(p, x.seat)} sees on top of the {deck} deck: {names}{cause}."


def _top_looked_at(p: Play, x: e.TopLookedAt) -> str:
    top = "top card" if x.count == 1 else f"top {x.count} cards"
    deck, cause = deck_name(p.content, x.deck), cause_of(p, x.cause)
    return f"{name_of(p, x.seat)} looks at the {top} of the {deck} deck{cause}."


def _bounty(p: Play, x: e.BountyClosed) -> str:
    verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "delivers"}
    verb, whom = verbs.get(x.how, "completes the bounty on"), x.contact
    whom = whom or p.content.assets[x.card].target
    return f"{name_of(p, x.seat)} {verb} {p.content.name(whom)}."


TELLERS: dict[type[Event], Teller] = {
    e.CardGained: _gained,
    e.CardRotated: _rotated,
    e.CardMarked: lambda p, x: (
        f"{name_of(p, x.seat)} puts a goal token on {p.content.name(x.card)}{cause_of(p, x.cause)}."
    ),
    e.CardBought: _bought,
    e.CardBartered: lambda p, x: (
        f"{name_of(p, x.seat)} barters {p.content.name(x.card)}: "
        f"{x.worth:,} off the price{cause_of(p, x.cause)}."
    ),
    e.CardDiscarded: _discarded,
    e.CardRemoved: _removed,
    e.CardPassed: lambda p, x: (
        f"{name_of(p, x.seat)} {'gets' if x.cause == 'trade' else 'takes'} "
        f"{p.content.name(x.card)} from {name_of(p, x.giver)}."
    ),
    e.TradeProposed: lambda p, x: (
        f"{name_of(p, x.seat)} offers {name_of(p, x.other)} a deal: "
        f"{terms(p, x.give, x.ask, x.credits, x.promise)}{with_tokens(p, x.tokens)}."
    ),
    e.TradeAccepted: lambda p, x: (
        f"{name_of(p, x.seat)} accepts the deal with {name_of(p, x.other)}."
    ),
    e.TradeDeclined: lambda p, x: (
        f"{name_of(p, x.seat)} declines the deal with {name_of(p, x.other)}."
    ),
    e.PromiseMade: lambda p, x: (
        f"{name_of(p, x.seat)} promises {name_of(p, x.other)} {x.amount:,} credits on a later "
        "turn (not binding)."
    ),
    e.ShipBought: _ship,
    e.MarketDiscarded: _topped,
    e.MarketRevealed: _revealed,
    e.TopSeen: _top_seen,
    e.TopLookedAt: _top_looked_at,
    e.DeckShuffled: _shuffled,
    e.CargoDelivered: lambda p, x: (
        f"{name_of(p, x.seat)} delivers {p.content.name(x.card)} to {space_name(p, x.space)}."
    ),
    e.BountyClosed: _bounty,
}
