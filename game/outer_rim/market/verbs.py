"""Buying and selling."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.frames.turns import Effects
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.market.effects import Buy, BuyShip, Market, SearchDeck, Sell, SellShip
from game.outer_rim.market.frames import BuyShip as BuyShipStep
from game.outer_rim.market.frames import Offer
from game.outer_rim.market.frames import Sell as SellStep
from game.outer_rim.text import icons
from game.outer_rim.text.grammar import many
from game.outer_rim.text.terms import DECKS, Said, Scene, decks, money
from game.table.grammar import listed
from game.table.refusals import Reason

GOODS = ("crew_gained", "a deal")
"""what a purchase leads to"""


@verb(Buy)
class BuyVerb(Verb[Buy]):
    def do(self, p: Play, f: Effects, e: Buy) -> None:
        p.push(Offer(f.seat, decks=e.decks, discount=e.discount))

    def now(self, p: Play, seat: int, e: Buy) -> str:
        found = [card for deck in e.decks if (card := sales.top(p, deck))]
        if not found:
            return "A purchase would come to nothing now. No card is for sale."
        told = []
        for card in found:
            asset = p.content.assets[card]
            price = money(sales.price_of(p, seat, asset, e.discount))
            reason = sales.why_not_buy(p, seat, card, e.discount)
            told.append(f"The top card is {asset.name}, for {price}." if reason is None else
                        f"A purchase would come to nothing now. {reason.text}")  # fmt: skip
        return " ".join(told)

    def causes(self, e: Buy) -> tuple[str, ...]:
        return GOODS

    def sentence(self, e: Buy, scene: Scene) -> Said:
        return Said(
            f"buy the top card of the {decks(e.decks, 'or')}{_less(e.discount)}",
            kind="offer",
            short=f"buy a {listed((DECKS[each] for each in e.decks), 'or')} card"
            + _short_less(e.discount),
        )

    def icon(self, e: Buy) -> str:
        return f"{{icon:market}} {icons.decks(e.decks)}{_less_icon(e.discount)}"


@verb(BuyShip)
class BuyShipVerb(Verb[BuyShip]):
    def do(self, p: Play, f: Effects, e: BuyShip) -> None:
        p.push(BuyShipStep(f.seat, dearer=e.dearer, discount=e.discount, damage=e.damage))

    def sentence(self, e: BuyShip, scene: Scene) -> Said:
        which = "any unused ship that costs more than yours" if e.dearer else "any unused ship"
        damage = f"; it arrives with {e.damage} damage" if e.damage else ""
        return Said(
            f"buy {which}{_less(e.discount)}{damage}",
            kind="offer",
            short=f"buy an unused ship{_short_less(e.discount)}",
        )

    def icon(self, e: BuyShip) -> str:
        return f"{{icon:market}} {{icon:ship}}{_less_icon(e.discount)}"


@verb(SellShip)
class SellShipVerb(Verb[SellShip]):
    def do(self, p: Play, f: Effects, e: SellShip) -> None:
        if self.possible(p, f.seat, e, f.card):
            market.sell_ship(p, f.seat, e.starter, e.bonus, f.card)

    def possible(self, p: Play, seat: int, e: SellShip, card: str) -> bool:
        return not p.content.ships[p.player(seat).ship].starter

    def lack(self, p: Play, seat: int, e: SellShip, name: str, clause: str) -> Reason:
        return Reason(clause, "No one buys a starter ship.")

    def sentence(self, e: SellShip, scene: Scene) -> Said:
        bonus = f" plus {money(e.bonus)}" if e.bonus else ""
        ship = scene.content.name(e.starter)
        return Said(
            f"sell your ship for its cost{bonus} and fly **{ship}** from now on",
            short="sell your ship",
        )

    def icon(self, e: SellShip) -> str:
        return "sell {icon:ship}"


@verb(SearchDeck)
class SearchDeckVerb(Verb[SearchDeck]):
    def do(self, p: Play, f: Effects, e: SearchDeck) -> None:
        market.begin_search(p, f.seat, e)

    def causes(self, e: SearchDeck) -> tuple[str, ...]:
        return GOODS

    def sentence(self, e: SearchDeck, scene: Scene) -> Said:
        if e.costs:
            return _by_cost(e)
        deck, kinds = DECKS[e.deck], listed(e.kinds, "or")
        found = f"cards of the {deck} deck until {e.count}"
        some = f"{many(e.kinds[0])} appear" if e.count > 1 else f"a {e.kinds[0]} appears"
        name = f"reveal {found.removesuffix(' 1')} {some}"
        if len(e.kinds) > 1:
            name = f"name {kinds}, then reveal {found} of that kind appear"
        return Said(
            name,
            " You may buy one of them. Shuffle the rest back into the deck.",
            short=f"search the {deck} deck",
        )

    def icon(self, e: SearchDeck) -> str:
        return f"{{icon:eye}}{icons.decks((e.deck,))} {{icon:market}}"


def _by_cost(e: SearchDeck) -> Said:
    deck, costs = DECKS[e.deck], listed((f"{each:,}" for each in e.costs), "or")
    return Said(
        f"name {costs} credits, shuffle the {deck} deck and reveal its cards until one of that "
        "cost appears",
        " You may buy it. Shuffle the deck again.",
        short=f"search the {deck} deck",
    )


@verb(Market)
class MarketVerb(Verb[Market]):
    def do(self, p: Play, f: Effects, e: Market) -> None:
        market.begin(p, f.seat)

    def possible(self, p: Play, seat: int, e: Market, card: str) -> bool:
        return p.galaxy.spaces[p.player(seat).space].kind != "maelstrom"

    def lack(self, p: Play, seat: int, e: Market, name: str, clause: str) -> Reason:
        return Reason("OR-121", "The market cannot be used in the Maelstrom.")

    def causes(self, e: Market) -> tuple[str, ...]:
        return GOODS

    def sentence(self, e: Market, scene: Scene) -> Said:
        return Said("perform a market action")

    def icon(self, e: Market) -> str:
        return "{icon:market}"


@verb(Sell)
class SellVerb(Verb[Sell]):
    def do(self, p: Play, f: Effects, e: Sell) -> None:
        p.push(SellStep(f.seat, kinds=e.kinds, bonus=e.bonus, left=e.count))

    def sentence(self, e: Sell, scene: Scene) -> Said:
        kinds = listed(e.kinds, "or")
        bonus = f" plus {money(e.bonus)}" if e.bonus else ""
        if e.count == 1:
            words = f"sell 1 {kinds} for its cost{bonus}"
            return Said(words, kind="offer", short=f"sell 1 {kinds}")
        number = f"up to {e.count}" if e.count < 99 else "any number of your"
        words = f"sell {number} {kinds} cards for their cost{bonus + ' each' if bonus else ''}"
        return Said(words, kind="offer", short=f"sell {kinds} cards")

    def icon(self, e: Sell) -> str:
        return f"sell {icons.decks(e.kinds)} {{icon:credits}} +{e.bonus:,}"


# --- words ----------------------------------------------------------------------------------------


def _less(discount: int) -> str:
    return f" for {money(discount)} less" if discount else ""


def _short_less(discount: int) -> str:
    return f" for {discount:,} less" if discount else ""


def _less_icon(discount: int) -> str:
    return f" {{icon:credits}} -{discount:,}" if discount else ""
