"""Log lines for the market."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.market.events import (
    CardBartered,
    CardBought,
    MarketDiscarded,
    MarketRevealed,
    OfferDeclined,
    ShipBought,
)
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import short_name
from game.outer_rim.text.terms import DECKS
from game.table.events import Event
from game.table.grammar import Line


def _bought(p: Play, x: CardBought) -> str:
    who, name = short_name(p, x.seat), p.content.name(x.card)
    if x.price:
        return f"{who} buys {name} for {x.price:,} credits."
    asset = p.content.assets.get(x.card)
    what = f"the bounty on {name}" if asset is not None and asset.kind == "bounty" else name
    return f"{who} takes {what}."


def _declined(p: Play, x: OfferDeclined) -> str:
    verb = "cannot buy" if x.barred else "does not buy"
    return f"{short_name(p, x.seat)} {verb} {p.content.name(x.card)}{_for(x.price)}."


def _for(price: int) -> str:
    return f" for {price:,} credits" if price else ""


def _topped(p: Play, x: MarketDiscarded) -> str:
    name, cause = title(p, x.card), cause_of(p, x.cause)
    deck = DECKS[x.deck]
    if x.seat < 0:
        return f"{name} {name:goes|go} to the bottom of the {deck} deck{cause}."
    return f"{short_name(p, x.seat)} discards {name} from the {deck} deck{cause}."


def _revealed(p: Play, x: MarketRevealed) -> str:
    if not x.card:
        return f"The {DECKS[x.deck]} deck is empty."
    return f"The {DECKS[x.deck]} deck reveals {p.content.name(x.card)}."


LINES: dict[type[Event], Line[Play]] = {
    CardBought: _bought,
    CardBartered: "{seat} barters {card}: {worth} off the price{cause}.",
    ShipBought: "{seat} now flies the {ship} instead of the {before}.",
    MarketDiscarded: _topped,
    MarketRevealed: _revealed,
    OfferDeclined: _declined,
}
