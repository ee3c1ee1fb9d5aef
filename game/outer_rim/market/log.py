"""The market in the log: its lines, and its part of the story."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.market.events import (
    CardBartered,
    CardBought,
    CardMissed,
    MarketDiscarded,
    MarketRevealed,
    OfferDeclined,
    ShipBought,
)
from game.outer_rim.text.grammar import one
from game.outer_rim.text.log.naming import cause_of, title
from game.outer_rim.text.names import short_name
from game.outer_rim.text.story.deeds import REPLACES, Deed
from game.outer_rim.text.story.teller import Teller, Tellers
from game.outer_rim.text.terms import DECKS
from game.table.events import Event
from game.table.grammar import Line, listed


def _bought(p: Play, x: CardBought) -> str:
    who, name = short_name(p, x.seat), p.content.name(x.card)
    if x.price:
        return f"{who} buys {name} for {x.price:,} credits{_off(p, x)}."
    asset = p.content.assets.get(x.card)
    what = f"the bounty on {name}" if asset is not None and asset.kind == "bounty" else name
    return f"{who} takes {what}{_off(p, x)}."


def _off(p: Play, x: CardBought) -> str:
    """Return why the price is not the printed one: " (4,000 off: Dealers in Old Light)"."""
    if not x.off:
        return ""
    found = p.content.components.get(x.by)
    return _less(x.off, "trade-in" if x.traded_in else "", found.name if found is not None else "")


def _less(off: int, *why: str) -> str:
    given = listed(why)
    return f" ({off:,} off{': ' if given else ''}{given})"


def _declined(p: Play, x: OfferDeclined) -> str:
    verb = "cannot buy" if x.barred else "does not buy"
    return f"{short_name(p, x.seat)} {verb} {p.content.name(x.card)}{_for(x.price)}{_barred(x)}."


def _barred(x: OfferDeclined) -> str:
    """Return why a card could not be bought: ": it is not sold there"."""
    return f": {BARRED[x.barred]}" if x.barred else ""


def _missed(p: Play, x: CardMissed) -> str:
    who, deck = short_name(p, x.seat), DECKS[x.deck]
    if not x.card:
        return f"{who} gains no card: the {deck} deck is empty."
    wanted = listed((one(each) for each in x.kinds), "or") or "a card to hold"
    name = p.content.name(x.card)
    return f"{who} gains no card: the top card of the {deck} deck, {name}, is not {wanted}."


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


BARRED = {
    "OR-135": "it is not sold there",
    "OR-126": "its conditions are not met",
    "OR-158": "its sheet is not in the supply",
    "OR-R26": "credits and goods do not reach its price",
    "OR-R31": "no slot is free for it",
}
"""why a card cannot be bought, by the clause of the refusal"""

LINES: dict[type[Event], Line[Play]] = {
    CardBought: _bought,
    CardBartered: "{seat} barters {card}: {worth} off the price{cause}.",
    ShipBought: "{seat} now flies the {ship} instead of the {before}.",
    MarketDiscarded: _topped,
    MarketRevealed: _revealed,
    OfferDeclined: _declined,
    CardMissed: _missed,
}


def add_purchase(t: Teller, x: CardBought) -> None:
    t.scene.cards_found = 0
    name, asset = t.p.content.name(x.card), t.p.content.assets.get(x.card)
    t.scene.named_cards.add(x.card)
    t.fresh = [each for each in t.fresh if each != x.card]
    barters = [each for each in t.scene.barters if each.cause == x.card]
    given = [t.p.content.name(each.card) for each in barters]
    worth = sum(each.worth for each in barters)
    kind = asset.kind if asset is not None else "ship"
    if asset is not None and kind == "bounty":
        hunter = t.p.content.name(t.p.player(x.seat).character)
        own = t.p.content.name(asset.target) == hunter
        t.add(x.seat, Deed("takes the bounty on", "their own head" if own else name))
        return
    name = f"the {name}" if kind == "ship" else name
    if barters and worth >= x.price:
        t.add(x.seat, Deed("trades", f"{listed(given)} for {name}"))
        return
    if barters:
        t.add(x.seat, Deed("trades in", listed(given)))
    if x.price:
        verb = "hires" if kind == "crew" else "buys"
        t.add(x.seat, Deed(verb, f"{name} for {x.price - worth:,} credits{_off(t.p, x)}"))
    else:
        t.add(x.seat, Deed("takes the job" if kind == "job" else "takes", name + _off(t.p, x)))


def note_barter(t: Teller, x: CardBartered) -> None:
    t.scene.barters.append(x)


def add_ship(t: Teller, x: ShipBought) -> None:
    t.scene.cards_found = 0
    ship, before = t.p.content.name(x.ship), t.p.content.name(x.before)
    swap = f" to replace the {before}"
    for verb in ("buys", "takes", "trades"):
        if t.change(x.seat, verb, lambda deed: replace(deed, tail=swap)):
            return
    paid = sum(
        -each.amount
        for each in t.events[: t.at]
        if isinstance(each, e.CreditsChanged) and each.cause == x.ship and each.seat == x.seat
    )
    if paid:
        ships = t.p.content.ships
        given = sum(each.worth for each in t.scene.barters if not each.cause)
        off, worth = ships[x.ship].cost - paid - given, ships[x.before].cost
        why = ("trade-in" if worth else "", "a special price" if off > worth else "")
        less = _less(off, *why) if off > 0 else ""
        t.add(x.seat, Deed("buys", f"the {ship} for {paid:,} credits{less}", swap))
    else:
        t.add(x.seat, Deed("takes", f"the {ship}", swap))


def add_market_discard(t: Teller, x: MarketDiscarded) -> None:
    if x.seat < 0:
        t.add_news(x)
        return
    name, before = t.card_name(x.card), t.scene.cleared_cards.get(x.deck, "")
    if x.card in t.fresh:  # no line has said that it came
        t.fresh = [each for each in t.fresh if each != x.card]
        last = [deed for deed, _ in t.deeds.get(x.seat, ())][-1:]
        whats = [each.what.removesuffix(REPLACES) for each in last]
        name += REPLACES if before and whats == [t.card_name(before)] else " (new there)"
    t.scene.cleared_cards[x.deck] = x.card
    t.add(x.seat, Deed("clears", name, " from the market"))


def note_new_card(t: Teller, x: MarketRevealed) -> None:
    if x.card and x.cause == "search" and t.actor >= 0:
        t.scene.cards_found += 1
        t.add(t.actor, Deed("finds", t.p.content.name(x.card)))
    elif x.card:
        t.scene.named_cards.add(x.card)
        t.scene.market_news.add(x.card)
        t.fresh.append(x.card)
        t.fresh_at = t.at
    else:
        t.add_news(x)


def add_declined_offer(t: Teller, x: OfferDeclined) -> None:
    verb = "cannot buy" if x.barred else "does not buy"
    name = t.p.content.name(x.card)
    t.add(x.seat, Deed(verb, f"{name}{_for(x.price)}{_barred(x)}"))


def add_missed_card(t: Teller, x: CardMissed) -> None:
    t.add_own_line(x)


TELLERS: Tellers = {
    CardBought: add_purchase,
    CardBartered: note_barter,
    ShipBought: add_ship,
    MarketDiscarded: add_market_discard,
    MarketRevealed: note_new_card,
    OfferDeclined: add_declined_offer,
    CardMissed: add_missed_card,
}
