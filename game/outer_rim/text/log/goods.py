"""Log lines for cards, ships, deals and the market."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import short_name
from game.outer_rim.text.terms import DECKS
from game.outer_rim.text.trading import terms, with_tokens
from game.table.events import Event
from game.table.grammar import Line


def _gained(p: Play, x: e.CardGained) -> str:
    if x.cause in ("bought", "taken"):
        return ""
    return f"{short_name(p, x.seat)} gains {p.content.name(x.card)}{cause_of(p, x.cause)}."


def _rotated(p: Play, x: e.CardRotated) -> str:
    before, now = p.content.name(x.cause or ""), p.content.name(x.card)
    return f"{short_name(p, x.seat)} turns {before} into {now}."


def _bought(p: Play, x: e.CardBought) -> str:
    who, name = short_name(p, x.seat), p.content.name(x.card)
    if x.price:
        return f"{who} buys {name} for {x.price:,} credits."
    asset = p.content.assets.get(x.card)
    what = f"the bounty on {name}" if asset is not None and asset.kind == "bounty" else name
    return f"{who} takes {what}."


def _discarded(p: Play, x: e.CardDiscarded) -> str:
    if x.cause == "delivered":
        return ""
    name, cause = title(p, x.card), cause_of(p, x.cause)
    if x.seat < 0:
        return f"{name} {name:is|are} discarded{cause}."
    return f"{short_name(p, x.seat)} discards {name}{cause}."


def _removed(p: Play, x: e.CardRemoved) -> str:
    if x.cause in ("bought", "bounty", "job", "delivered"):
        return ""
    if x.card in p.content.assets:
        name = title(p, x.card)
        return f"{name} {name:leaves|leave} the game."
    return ""


def _proposed(p: Play, x: e.TradeProposed) -> str:
    said = terms(p, x.give, x.ask, x.credits, x.promise) + with_tokens(p, x.tokens)
    return f"{short_name(p, x.seat)} offers {short_name(p, x.other)} a deal: {said}."


def _topped(p: Play, x: e.MarketDiscarded) -> str:
    name, cause = title(p, x.card), cause_of(p, x.cause)
    deck = DECKS[x.deck]
    if x.seat < 0:
        return f"{name} {name:goes|go} to the bottom of the {deck} deck{cause}."
    return f"{short_name(p, x.seat)} discards {name} from the {deck} deck{cause}."


def _revealed(p: Play, x: e.MarketRevealed) -> str:
    if not x.card:
        return f"The {DECKS[x.deck]} deck is empty."
    return f"The {DECKS[x.deck]} deck reveals {p.content.name(x.card)}."


def _bounty(p: Play, x: e.BountyClosed) -> str:
    verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "delivers"}
    verb, whom = verbs.get(x.how, "completes the bounty on"), x.contact
    whom = whom or p.content.assets[x.card].target
    return f"{short_name(p, x.seat)} {verb} {p.content.name(whom)}."


LINES: dict[type[Event], Line[Play]] = {
    e.CardGained: _gained,
    e.CardRotated: _rotated,
    e.CardMarked: "{seat} places a goal token on {card}{cause}.",
    e.CardBought: _bought,
    e.CardBartered: "{seat} barters {card}: {worth} off the price{cause}.",
    e.CardDiscarded: _discarded,
    e.CardRemoved: _removed,
    e.CardPassed: "{seat} gets {card} from {giver}{cause}.",
    e.TradeProposed: _proposed,
    e.TradeAccepted: "{seat} accepts the deal with {other}.",
    e.TradeDeclined: "{seat} declines the deal with {other}.",
    e.PromiseMade: "{seat} promises {other} {amount} credits on a later turn (not binding).",
    e.ShipBought: "{seat} now flies the {ship} instead of the {before}.",
    e.MarketDiscarded: _topped,
    e.MarketRevealed: _revealed,
    e.TopSeen: "{seat} sees the top of the {deck} deck: {cards}{cause}.",
    e.TopLookedAt: "{seat} looks at {count:card|cards} on top of the {deck} deck{cause}.",
    e.DeckShuffled: "The {deck} deck is shuffled.",
    e.CargoDelivered: "{seat} delivers {card} to {space}.",
    e.BountyClosed: _bounty,
}
