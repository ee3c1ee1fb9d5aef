"""Cards bought, gained and lost, and the market, in the story."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim import events as e
from game.outer_rim.looks.events import TopLookedAt, TopSeen
from game.outer_rim.market.events import (
    CardBartered,
    CardBought,
    MarketDiscarded,
    MarketRevealed,
    OfferDeclined,
    ShipBought,
)
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import space_name
from game.outer_rim.text.story.deeds import REPLACES, Deed
from game.outer_rim.text.story.teller import Teller, Tellers
from game.outer_rim.text.terms import deck_name
from game.table.grammar import listed


def add_purchase(t: Teller, x: CardBought) -> None:
    t.scene.found = 0
    name, asset = t.p.content.name(x.card), t.p.content.assets.get(x.card)
    t.scene.named.add(x.card)
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
        t.add(x.seat, Deed(verb, f"{name} for {x.price - worth:,} credits"))
    else:
        t.add(x.seat, Deed("takes the job" if kind == "job" else "takes", name))


def note_barter(t: Teller, x: CardBartered) -> None:
    t.scene.barters.append(x)


def add_ship(t: Teller, x: ShipBought) -> None:
    t.scene.found = 0
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
        t.add(x.seat, Deed("buys", f"the {ship} for {paid:,} credits", swap))
    else:
        t.add(x.seat, Deed("takes", f"the {ship}", swap))


def add_gain(t: Teller, x: e.CardGained) -> None:
    if x.cause in ("bought", "taken"):
        return
    if t.scene.seat < 0:
        if x.cause in t.p.content.ambitions:
            t.add_caused(x, "gains", t.card_name(x.card))
        else:
            t.add(x.seat, Deed("has", t.card_name(x.card)))
        return
    name, asset = t.p.content.name(x.card), t.p.content.assets.get(x.card)
    crew = asset is not None and asset.kind == "crew"
    met = x.card == x.cause.partition(".")[0] or x.cause in ("ai", "encounter")
    if crew and met:
        if not t.change(
            x.seat, "meets", lambda deed: Deed("hires", name) if deed.what == name else None
        ):
            t.add(x.seat, Deed("hires", name))
        t.scene.left.add(name)
    elif asset is not None and asset.kind == "bounty" and t.card_name(x.card) != name:
        t.add_caused(x, "takes", t.card_name(x.card))
    elif x.card == x.cause and asset is not None and asset.kind == "job":
        t.add(x.seat, Deed("takes the job", name))
    elif x.card == x.cause and x.card in t.scene.named:
        drawn = any(each.what == name for each, _ in t.deeds.get(x.seat, ()))
        t.add(x.seat, Deed("keeps", "it" if drawn else name))
    else:
        t.add_caused(x, "gains", name)
    t.scene.named.add(x.card)


def add_loss(t: Teller, x: e.CardDiscarded) -> None:
    if x.cause == "delivered" or x.card in t.scene.ended:
        return
    if x.seat < 0:
        t.add_own_line(x)
        return
    name = title(t.p, x.card)
    if x.cause == "sold":
        t.scene.named.add(x.card)
        t.add(x.seat, Deed("sells", name))
        return
    if t.is_bounty(x.card):
        t.add_caused(x, "gives up", t.card_name(x.card))
        return
    for verb in ("uses", "calls on"):
        if t.change(
            x.seat,
            verb,
            lambda deed: replace(deed, tail=" (discarded)") if deed.what == name else None,
        ):
            return
    t.add_caused(x, "discards", name)


def add_lost_secret(t: Teller, x: e.SecretDropped) -> None:
    if t.tell(x):  # its player reads the name
        t.add_caused(x, "discards", "a secret")


def add_removal(t: Teller, x: e.CardRemoved) -> None:
    if x.card not in t.scene.named:
        t.add_news(x)


def add_market_discard(t: Teller, x: MarketDiscarded) -> None:
    if x.seat < 0:
        t.add_news(x)
        return
    name, before = t.card_name(x.card), t.scene.cleared.get(x.deck, "")
    if x.card in t.fresh:  # no line has said that it came
        t.fresh = [each for each in t.fresh if each != x.card]
        last = [deed for deed, _ in t.deeds.get(x.seat, ())][-1:]
        whats = [each.what.removesuffix(REPLACES) for each in last]
        name += REPLACES if before and whats == [t.card_name(before)] else " (new there)"
    t.scene.cleared[x.deck] = x.card
    t.add(x.seat, Deed("clears", name, " from the market"))


def note_new_card(t: Teller, x: MarketRevealed) -> None:
    if x.card and x.cause == "search" and t.actor >= 0:
        t.scene.found += 1
        t.add(t.actor, Deed("finds", t.p.content.name(x.card)))
    elif x.card:
        t.scene.named.add(x.card)
        t.scene.came.add(x.card)
        t.fresh.append(x.card)
        t.fresh_at = t.at
    else:
        t.add_news(x)


def add_delivery(t: Teller, x: e.CargoDelivered) -> None:
    t.scene.named.add(x.card)
    goal = "" if x.space == t.scene.goal else f" to {space_name(t.p, x.space)}"
    t.add(x.seat, Deed("delivers", t.p.content.name(x.card), goal))


def add_rotation(t: Teller, x: e.CardRotated) -> None:
    before, now = t.p.content.name(x.cause or ""), t.p.content.name(x.card)
    if not t.change(
        x.seat,
        "uses",
        lambda deed: replace(deed, tail=f" (now {now})") if deed.what == before else None,
    ):
        t.add(x.seat, Deed("turns", f"{before} into {now}"))


def add_sight_of_deck(t: Teller, x: TopSeen) -> None:
    names = listed(map(t.p.content.name, x.cards))
    deck = deck_name(t.p.content, x.deck)
    t.add(x.seat, Deed("sees", f"{names} on top of the {deck} deck"))


def add_look_at_deck(t: Teller, x: TopLookedAt) -> None:
    if x.seat != t.viewer:
        deck = deck_name(t.p.content, x.deck)
        t.add(x.seat, Deed("looks at", f"{plural(x.count, 'card')} of the {deck} deck"))


def add_declined_offer(t: Teller, x: OfferDeclined) -> None:
    verb = "cannot buy" if x.barred else "does not buy"
    price = f" for {x.price:,} credits" if x.price else ""
    t.add(x.seat, Deed(verb, f"{t.p.content.name(x.card)}{price}"))


TELLERS: Tellers = {
    CardBought: add_purchase,
    CardBartered: note_barter,
    ShipBought: add_ship,
    e.CardGained: add_gain,
    e.CardDiscarded: add_loss,
    e.SecretDropped: add_lost_secret,
    e.CardRemoved: add_removal,
    MarketDiscarded: add_market_discard,
    MarketRevealed: note_new_card,
    OfferDeclined: add_declined_offer,
    e.CargoDelivered: add_delivery,
    e.CardRotated: add_rotation,
    TopSeen: add_sight_of_deck,
    TopLookedAt: add_look_at_deck,
}
