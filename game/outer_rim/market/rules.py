"""The market: discarding, buying, bartering, ships (OR-121 to OR-165).

A market action opens with its first answer, a discard or a purchase. A purchase is a frame that
owes a price: cards are bartered one by one, then the price is paid, cards that no longer fit are
discarded, room is made, the card is placed, the next one is revealed, and its patrol moves. During
barter a player may hold more than the slots do.
"""

from __future__ import annotations

from typing import Any

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.combat import damage
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.events import CardRemoved, DeckShuffled
from game.outer_rim.frames.turns import Action, Effects, Surplus
from game.outer_rim.market import sales
from game.outer_rim.market.effects import SearchDeck
from game.outer_rim.market.events import (
    CardBartered,
    CardBought,
    CardMissed,
    MarketDiscarded,
    MarketRevealed,
    OfferDeclined,
    ShipBought,
)
from game.outer_rim.market.frames import (
    Barter,
    Buy,
    BuyShip,
    DealDone,
    Market,
    Offer,
    Reshuffle,
    RevealIcon,
    Search,
    Sell,
    ShipArrives,
    TurnUp,
)
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules import credits, fame, slots
from game.outer_rim.rules.stats import ship_cost
from game.outer_rim.text.terms import DECKS
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

PAY = option("pay")


def discard_options(p: Play, f: Action | Market) -> Options:
    """Return an option for the top card of each market deck that may be discarded (OR-122)."""
    return tuple(
        option("discard", deck) for deck in MARKET_DECKS if why_not_discard(p, f, deck) is None
    )


def why_not_discard(p: Play, f: Action | Market, deck: str) -> Reason | None:
    """Return why the top card of a deck cannot be discarded in a market action; None if it can."""
    most = p.content.board.discards
    if isinstance(f, Market) and f.discards >= most:
        told = "at most one card" if most == 1 else f"at most {most} cards"
        return Reason("OR-125", "You can discard {told} in a market action.", told=told)
    if isinstance(f, Market) and f.deck not in ("", deck):
        return Reason(
            "OR-125", "You can discard only another card of the {deck} deck.", deck=DECKS[f.deck]
        )
    if not p.state.market[deck]:
        return Reason("OR-R27", "The {deck} deck has no cards left.", deck=DECKS[deck])
    return None


def discard(p: Play, f: Market, deck: str) -> None:
    """Discard the top card of a deck in a market action; others may follow (UB-110, UB-111)."""
    f.discards += 1
    f.deck = deck
    discard_top(p, f.seat, deck, "market")


def discard_top(p: Play, seat: int, deck: str, cause: str) -> None:
    """Put the top card of a market deck under it; no patrol moves (OR-123, OR-124, OR-169)."""
    cards = p.state.market[deck]
    if cards:
        p.state.market[deck] = (*cards[1:], cards[0])
        p.tell(MarketDiscarded(seat=seat, deck=deck, card=cards[0], cause=cause))
        p.reveal_market(deck)


def begin(p: Play, seat: int) -> None:
    """Begin a separate market action, as some abilities grant it: an optional discard, then an
    optional purchase."""
    p.push(Market(seat))


def action_options(p: Play, f: Market) -> Options:
    """Step ``market``: an optional discard first, then a purchase, or finish (OR-R30)."""
    return (*discard_options(p, f), *sales.options(p, f), option("done"))


def action_answer(p: Play, f: Market, chosen: Option) -> None:
    """Discard a card of the market, buy one, or finish."""
    if chosen.verb == "discard":
        discard(p, f, chosen.source)
        return
    p.stack.pop()
    if chosen.verb == "buy":
        buy(p, f.seat, chosen.source)


def buy(p: Play, seat: int, card: str, discount: int = 0) -> None:
    """Begin to buy a faceup card of the market."""
    asset = p.content.assets[card]
    price = sales.price_of(p, seat, asset, discount)
    p.push(Buy(seat, card=card, deck=asset.deck, price=price, owed=price, ship=asset.ship))


def run_buy(p: Play, f: Buy) -> None:
    """Step ``buy``: barter and pay, make room, place, reveal the next card."""
    f.at += 1
    PHASES[f.at - 1](p, f)


def _barter(p: Play, f: Buy) -> None:
    p.push(Barter(f.seat, card=f.card))


def _pay(p: Play, f: Buy) -> None:
    credits.spend(p, f.seat, f.owed, f.card or f.ship)


def _clear(p: Play, f: Buy) -> None:
    """Discard the contents of slots lost with a bartered card before the purchase is placed, unless
    the new card brings room for them. A ship brings slots in any case."""
    card, seat = f.card, f.seat
    if f.ship:
        return
    placed = p.content.assets[card].kind != "deal"
    if not (placed and slots.fits(p, seat, (*p.player(seat).cards, card))):
        p.push(Surplus(seat))


def _take(p: Play, f: Buy) -> None:
    card, ship = f.card, f.ship
    if card:
        deck = f.deck
        p.state.market[deck] = slots.without(p.state.market[deck], card)
        p.tell(_bought(p, f))
    if ship:
        if card:
            slots.remove(p, f.seat, card, "bought")
        take_ship(p, f.seat, ship)
    elif p.content.assets[card].kind == "deal":
        p.state.open = (*p.state.open, card)
        p.push(DealDone(f.seat, card=card, how=p.content.assets[card].after))
        p.block(f.seat, p.content.assets[card].effect, card)
    else:
        if p.content.assets[card].bought:  # after room has been made, so below that
            p.block(f.seat, p.content.assets[card].bought, card)
        slots.gain(p, f.seat, card, "bought")


def _bought(p: Play, f: Buy) -> CardBought:
    """Return the event of a purchase, with what its price is below the printed one, and why."""
    asset = p.content.assets[f.card]
    traded_in = ship_cost(p.content, p.player(f.seat)) if f.ship else 0
    offer = p.below(Effects) if f.price < asset.cost - traded_in else None
    return CardBought(
        seat=f.seat,
        card=f.card,
        price=f.price,
        off=asset.cost - f.price,
        by=offer.card if offer is not None else "",
        traded_in=traded_in > 0,
    )


def _reveal(p: Play, f: Buy) -> None:
    p.stack.pop()
    deck = f.deck
    if f.searched:
        shuffle_deck(p, deck, p.state.market[deck])
    if f.card and not slots.turns_up(p, deck):
        turn_up(p, f.seat, deck, f.card)


PHASES = (_barter, _pay, _clear, _take, _reveal)


def turn_up(p: Play, seat: int, deck: str, cause: str) -> None:
    """Reveal the next card after a purchase or gain; its patrol moves (OR-129, OR-130), then its
    reveal contact icon is resolved (UB-114, UB-R23)."""
    p.reveal_market(deck)
    card = sales.top(p, deck)
    if not card:
        return
    asset = p.content.assets[card]
    if asset.reveal is not None:
        p.push(RevealIcon(seat, card=card))
    if asset.patrol is not None:
        patrols.follow_icon(p, seat, asset.patrol, card)


def run_reveal_icon(p: Play, f: RevealIcon) -> None:
    """Step ``reveal_icon``: the icon of a card that was turned up, after its patrol."""
    p.stack.pop()
    icon = p.content.assets[f.card].reveal
    if icon is not None:
        contacts.follow_icon(p, f.seat, icon, f.card)


def barter_options(p: Play, f: Barter) -> Options:
    """Step ``barter``: reduce the price card by card, or pay (OR-150, OR-153)."""
    purchase = p.under(Buy, f)
    owed, player = purchase.owed, p.player(f.seat)
    if owed == 0 or p.is_deck(f.seat):
        return ()
    pay = (PAY,) if player.credits >= owed and _room_left(p, f) else ()
    goods = tuple(
        option("barter", card) for card in player.cards if not sales.why_not_barter(p, f, card)
    )
    return (*pay, *goods)


def _room_left(p: Play, f: Barter) -> bool:
    """Return True if the card could be placed now, possibly after discards."""
    card = f.card
    if not card or p.content.assets[card].kind in ("ship", "deal"):
        return True
    return slots.can_hold(p, f.seat, card)


def barter_answer(p: Play, f: Barter, chosen: Option) -> None:
    """Barter a card, or pay the price."""
    if chosen is PAY:
        p.stack.pop()
        return
    card = chosen.source
    worth = p.content.assets[card].cost
    purchase = p.under(Buy, f)
    purchase.owed = max(0, purchase.owed - worth)
    slots.take_out(p, f.seat, card)
    p.tell(CardBartered(seat=f.seat, card=card, worth=worth, cause=f.card))
    slots.send_home(p, f.seat, card)


def take_ship(p: Play, seat: int, ship: str) -> None:
    """Exchange the ship: the old sheet returns, damage is removed, cards stay (OR-158 to
    OR-163)."""
    p.state.ships = slots.without(p.state.ships, ship)
    _fly(p, seat, ship)


def sell_ship(p: Play, seat: int, starter: str, bonus: int, cause: str) -> None:
    """Sell a player's ship for its cost and a bonus; a starter ship takes its place."""
    credits.gain(p, seat, ship_cost(p.content, p.player(seat)) + bonus, cause)
    _fly(p, seat, starter)


def _fly(p: Play, seat: int, ship: str) -> None:
    player, state = p.player(seat), p.state
    before = player.ship
    if not p.content.ships[before].starter:
        state.ships = (*state.ships, before)
    player.ship, player.ship_flipped, player.ship_tokens = ship, False, 0
    player.ship_damage = 0
    p.tell(ShipBought(seat=seat, ship=ship, before=before))
    damage.stand_up(p, seat)
    p.push(Surplus(seat))
    fame.check_goals(p, seat)


def run_deal(p: Play, f: DealDone) -> None:
    """Step ``deal``: a card resolved on purchase is disposed of afterward."""
    p.stack.pop()
    if f.card in p.state.open:
        dispose(p, f.seat, f.card, f.how)


def dispose(p: Play, seat: int, card: str, how: str) -> None:
    """Discard a card being resolved, remove it from the game, or shuffle it into its deck."""
    p.state.open = slots.without(p.state.open, card)
    if how == "remove":
        slots.remove(p, seat, card, card)
    elif how == "discard":
        slots.discard(p, seat, card, card)
    else:
        deck = p.content.assets[card].deck
        reshuffle(p, deck, (*p.state.market[deck], card))


def reshuffle(p: Play, deck: str, cards: tuple[str, ...]) -> None:
    """Shuffle a market deck; its new top card is faceup (OR-R105).

    During a purchase from that deck, the purchase reveals it at its end.
    """
    shuffle_deck(p, deck, cards)
    if not slots.turns_up(p, deck):
        p.reveal_market(deck)


def shuffle_deck(p: Play, deck: str, cards: tuple[str, ...]) -> None:
    """Turn these cards into a market deck, in a random order."""
    p.state.market[deck] = p.shuffle(f"market_{deck}", cards)
    p.tell(DeckShuffled(deck=deck))


def ship_options(p: Play, f: BuyShip) -> Options:
    """Step ``buy_ship``: a sheet of the supply at its cost, or none (OR-165)."""
    found = [
        option("buy_ship", ship) for ship in p.state.ships if sales.why_not_ship(p, f, ship) is None
    ]
    return (*found, option("pass"))


def ship_answer(p: Play, f: BuyShip, chosen: Option) -> None:
    """Buy the sheet straight from the supply; no patrol moves (OR-R105)."""
    p.stack.pop()
    if chosen.verb == "pass":
        return
    price = sales.ship_price(p, f.seat, p.content.ships[chosen.source], f.discount)
    p.push(ShipArrives(f.seat, ship=chosen.source, damage=f.damage))
    p.push(Buy(f.seat, card="", deck="ship", price=price, owed=price, ship=chosen.source))


def run_ship_arrives(p: Play, f: ShipArrives) -> None:
    """Step ``ship_arrives``: the ship's damage, and the removal of its card from the ship deck,
    which is reshuffled."""
    p.stack.pop()
    damage.suffer(p, f.seat, "ship", f.damage, "bought")
    deck = p.state.market["ship"]
    cards = [card for card in deck if p.content.assets[card].ship == f.ship]
    for card in cards:
        p.state.removed = (*p.state.removed, card)
        p.tell(CardRemoved(seat=f.seat, card=card, cause="bought"))
    if cards:
        reshuffle(p, "ship", tuple(each for each in deck if each not in cards))


def offer_options(p: Play, f: Offer) -> Options:
    """Step ``offer``: may buy a top card that an effect puts up for sale (OR-R43)."""
    return (*sales.options(p, f), option("pass"))


def offer_answer(p: Play, f: Offer, chosen: Option) -> None:
    """Buy it or not."""
    p.stack.pop()
    if chosen.verb == "buy":
        buy(p, f.seat, chosen.source, f.discount)
        return
    found = sales.on_sale(p, f)
    reasons = {each: sales.why_not_buy(p, f.seat, each, f.discount) for each in found}
    if len(found) > 1 and not all(reasons.values()):
        return
    for card, reason in reasons.items():
        price = sales.price_of(p, f.seat, p.content.assets[card], f.discount)
        barred = reason.clause if reason is not None else ""
        p.tell(OfferDeclined(seat=f.seat, card=card, price=price, barred=barred))


def gain_top(p: Play, seat: int, deck: str, kinds: tuple[Any, ...], cause: str) -> None:
    """Gain the top card of a market deck at no cost, if it is of these kinds; the next is
    revealed."""
    card = sales.top(p, deck)
    if sales.why_not_gain(p, deck, kinds) is not None:
        p.tell(CardMissed(seat=seat, deck=deck, card=card, kinds=kinds, cause=cause))
        return
    p.state.market[deck] = p.state.market[deck][1:]
    p.push(TurnUp(seat, deck=deck, card=card))
    slots.gain(p, seat, card, cause)


def run_turn_up(p: Play, f: TurnUp) -> None:
    """Step ``turn_up``: the next card after a gain."""
    p.stack.pop()
    turn_up(p, f.seat, f.deck, f.card)


def begin_search(p: Play, seat: int, e: SearchDeck) -> None:
    """Begin to search a deck for cards of a kind or cost, to buy one of them. A search by cost
    shuffles the deck first (UB-285)."""
    costs = _costs_found(p, e)
    if costs:
        shuffle_deck(p, e.deck, p.state.market[e.deck])
    p.push(Search(seat, deck=e.deck, kinds=e.kinds, costs=costs, count=e.count))


def _costs_found(p: Play, e: SearchDeck) -> tuple[int, ...]:
    """Return the costs that can be named: those of cards that are still in the deck (UB-R17)."""
    there = {p.content.assets[card].cost for card in p.state.market[e.deck]}
    return tuple(cost for cost in e.costs if cost in there)


def search_options(p: Play, f: Search) -> Options:
    """Step ``search``: name the kind or cost, then buy one of the cards found, or none."""
    if not f.named:
        return tuple(option("name", name) for name in (*f.kinds, *map(str, f.costs)))
    return (*sales.options(p, f), option("pass"))


def search_answer(p: Play, f: Search, chosen: Option) -> None:
    """Reveal the cards of the kind or cost named; buy one; shuffle the rest back.

    After a purchase the deck is shuffled before its next card is revealed (OR-R105).
    """
    deck = f.deck
    if chosen.verb == "name":
        f.named, assets = chosen.source, p.content.assets
        cards = [
            card
            for card in p.state.market[deck]
            if f.named == (str(assets[card].cost) if f.costs else assets[card].kind)
        ]
        f.found = tuple(cards[: f.count])
        for card in f.found:
            p.tell(MarketRevealed(deck=deck, card=card, cause="search"))
        return
    p.stack.pop()
    if chosen.verb == "buy":
        buy(p, f.seat, chosen.source)
        p.under(Buy).searched = True
    else:
        p.push(Reshuffle(f.seat, deck=deck))


def run_reshuffle(p: Play, f: Reshuffle) -> None:
    """Step ``reshuffle``: shuffle a searched deck."""
    p.stack.pop()
    reshuffle(p, f.deck, p.state.market[f.deck])


def sell_options(p: Play, f: Sell) -> Options:
    """Step ``sell``: sell own cards for their cost, one by one, or finish."""
    found = tuple(
        option("sell", card)
        for card in p.player(f.seat).cards
        if p.content.assets[card].kind in f.kinds
    )
    return (*found, option("done")) if found and f.left else ()


def sell_answer(p: Play, f: Sell, chosen: Option) -> None:
    """Sell a card: it goes under its deck, and its cost and the bonus are gained."""
    if chosen.verb == "done":
        p.stack.pop()
        return
    f.left -= 1
    price = p.content.assets[chosen.source].cost + f.bonus
    slots.drop(p, f.seat, chosen.source, "sold")
    credits.gain(p, f.seat, price, chosen.source)


PENDING: tuple[Step[Play], ...] = (
    Ask(Market, action_options, action_answer),
    Auto(Buy, run_buy),
    Ask(Barter, barter_options, barter_answer),
    Auto(DealDone, run_deal),
    Ask(Offer, offer_options, offer_answer),
    Ask(BuyShip, ship_options, ship_answer),
    Auto(ShipArrives, run_ship_arrives),
    Auto(TurnUp, run_turn_up),
    Ask(Search, search_options, search_answer),
    Auto(Reshuffle, run_reshuffle),
    Auto(RevealIcon, run_reveal_icon),
    Ask(Sell, sell_options, sell_answer),
)
"""the steps that are run here"""
