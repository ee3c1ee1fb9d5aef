"""Cards for sale, their price, and the reasons why something cannot be bought or bartered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.cards.kinds import GOES_TO
from game.outer_rim.cards.models import Ship
from game.outer_rim.catalog import Asset
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds, on_planet
from game.outer_rim.frames.base import Shop
from game.outer_rim.frames.turns import Action
from game.outer_rim.market.frames import Barter, Buy, BuyShip, Market, Offer, Search, TurnUp
from game.outer_rim.rules import slots
from game.outer_rim.rules.stats import ship_cost
from game.outer_rim.text.grammar import one
from game.outer_rim.text.names import at
from game.outer_rim.text.terms import DECKS
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Frame

THOUSAND = 1_000
BARTERED = ("cargo", "gear", "mod")
COSTS = "{card} costs {price} credits{less}; you have {credits} and need {short} more."
COSTS_GOODS = (
    "{card} costs {price} credits{less}; you have {credits} and goods worth {worth}, "
    "and need {short} more."
)
TRADED_IN = " with your ship traded in"

Sale = Action | Market | Offer | Search | Shop
"""the steps in which market cards are bought"""


@dataclass(frozen=True)
class Seller:
    """The cards of a shop, the discount on one of them, and the reason against any other."""

    stock: Callable[[Play, Any], list[str]]
    less: Callable[[Any, Asset], int]
    only: str


SELLERS: dict[type[Frame], Seller] = {}
"""by the class of the shop"""


# --- what is for sale -----------------------------------------------------------------------------


def faceup(p: Play, deck: str) -> str:
    """Return the faceup card of a deck; "" while a purchase has yet to reveal one."""
    card = top(p, deck)
    for f in p.stack:
        if isinstance(f, Buy | TurnUp) and f.deck == deck and f.card:
            return card if card == f.card else ""
    return card


def top(p: Play, deck: str) -> str:
    """Return the faceup card of a market deck, "" when it is empty (OR-R27)."""
    cards = p.state.market[deck]
    return cards[0] if cards else ""


def on_sale(p: Play, f: Sale) -> list[str]:
    """Return the cards that a step sells, whether they can be bought or not."""
    if isinstance(f, Search):
        return list(f.found)
    if type(f) in SELLERS:
        return SELLERS[type(f)].stock(p, f)
    decks = f.decks if isinstance(f, Offer) else MARKET_DECKS
    return [card for deck in decks if (card := top(p, deck))]


def options(p: Play, f: Sale) -> Options:
    """Return an option for each card that the step sells and the player could buy now (OR-127)."""
    assets = p.content.assets
    return tuple(
        buy_option(assets[card])
        for card in on_sale(p, f)
        if why_not_buy(p, f.seat, card, discount(f, assets[card])) is None
    )


def discount(f: Frame | None, asset: Asset) -> int:
    """Return the step's discount on a card, 0 for a step that has none."""
    if isinstance(f, Offer):
        return f.discount
    seller = SELLERS.get(type(f)) if f is not None else None
    return seller.less(f, asset) if seller is not None else 0


def buy_option(asset: Asset) -> Option:
    """Return the option to buy a card into its kind of slot."""
    return option("buy", asset.id, GOES_TO[asset.kind])


# --- prices ---------------------------------------------------------------------------------------


def price_of(p: Play, seat: int, asset: Asset, discount: int = 0) -> int:
    """Return the price in credits; a ship is reduced by the cost of the present one (OR-154)."""
    price = asset.cost
    if asset.kind == "ship":
        price -= ship_cost(p.content, p.player(seat))
    return max(0, price - discount)


def ship_price(p: Play, seat: int, sheet: Ship, discount: int) -> int:
    """Return the price of a sheet of the supply, reduced like that of a ship card."""
    return max(0, sheet.cost - ship_cost(p.content, p.player(seat)) - discount)


def worth(p: Play, cards: tuple[str, ...]) -> int:
    """Return the total price reduction of cards (OR-150)."""
    assets = p.content.assets
    return sum(assets[card].cost for card in cards if assets[card].kind in BARTERED)


def _too_dear(p: Play, seat: int, name: str, price: int, less: str) -> Reason | None:
    """Return why a price is too high even with all goods bartered; None if it is not."""
    player = p.player(seat)
    goods = worth(p, player.cards)
    short = price - player.credits - goods
    if short <= 0:
        return None
    return Reason(
        "OR-R26",
        COSTS_GOODS if goods else COSTS,
        card=name,
        price=price,
        less=less,
        credits=player.credits,
        worth=goods,
        short=short,
    )


# --- why not --------------------------------------------------------------------------------------


def why_no_market(p: Play, f: Action) -> Reason | None:
    """Return why no market action can be taken; None if one can (OR-108, OR-121)."""
    if f.market:
        return Reason(
            "OR-108", "You have already used the market this turn: it opens to you again next turn."
        )
    if on_planet(p, f.seat):
        return None
    here = at(p, p.player(f.seat).space)
    return Reason("OR-121", "The market is open only on planets; you are {here}.", here=here)


def why_not_buy(p: Play, seat: int, card: str, discount: int = 0) -> Reason | None:
    """Return why a player cannot buy a card that is for sale; None if it can be done."""
    asset, player = p.content.assets[card], p.player(seat)
    ship = asset.kind == "ship"
    if player.space in asset.no_sale:
        return Reason(
            "OR-135",
            "You are on {space}, where no one sells {card}.",
            card=asset.name,
            space=p.galaxy.spaces[player.space].label,
        )
    if asset.needs is not None and not holds(p, seat, asset.needs):
        return Reason("OR-126", "You do not meet the conditions of {card}.", card=asset.name)
    if ship and asset.ship not in p.state.ships:
        return Reason("OR-158", "The sheet of {card} is not in the supply.", card=asset.name)
    price = price_of(p, seat, asset, discount)
    reason = _too_dear(p, seat, asset.name, price, TRADED_IN if ship else "")
    if reason is None and not can_finish(p, seat, asset, price, player.cards):
        kind = GOES_TO[asset.kind]
        return Reason("OR-R31", "You have no {kind} slot for {card}.", kind=kind, card=asset.name)
    return reason


def why_not_gain(p: Play, deck: str, kinds: tuple[str, ...]) -> Reason | None:
    """Return why the top card of a deck cannot be gained at no cost; None if it can be."""
    card = top(p, deck)
    if not card:
        return Reason("OR-R27", "The {deck} deck is empty.", deck=DECKS[deck])
    kind = p.content.assets[card].kind
    if kind not in ("ship", "deal") and (not kinds or kind in kinds):
        return None
    wanted = listed((one(each) for each in kinds), "or") or "a card that you can hold"
    words = "The top card of the {deck} deck, {card}, is not {wanted}."
    return Reason("OR-R27", words, deck=DECKS[deck], card=p.content.name(card), wanted=wanted)


def can_finish(p: Play, seat: int, asset: Asset, price: int, own: tuple[str, ...]) -> bool:
    """Return True if there is a slot beside a player's own cards, or bartering can free one."""
    if asset.kind in ("ship", "deal") or slots.can_hold(p, seat, asset.id, own):
        return True
    rest = tuple(card for card in own if p.content.assets[card].kind not in BARTERED)
    return price > 0 and slots.fits(p, seat, (*rest, asset.id))


def why_not_ship(p: Play, f: BuyShip, ship: str) -> Reason | None:
    """Return why a sheet of the supply cannot be bought; None if it can."""
    sheet = p.content.ships[ship]
    if sheet.starter:
        return Reason("OR-R41", "{ship} is a starter ship, which is not for sale.", ship=sheet.name)
    if f.dearer and sheet.cost <= ship_cost(p.content, p.player(f.seat)):
        return Reason("OR-158", "{ship} does not cost more than your own ship.", ship=sheet.name)
    price = ship_price(p, f.seat, sheet, f.discount)
    return _too_dear(p, f.seat, sheet.name, price, TRADED_IN)


def why_not_barter(p: Play, f: Barter, card: str) -> Literal["", "owner", "kind", "room"]:
    """Return why a card cannot be bartered: it is another player's, of another kind, or the
    purchase needs its slots; "" if it can (OR-150, OR-153)."""
    player, asset = p.player(f.seat), p.content.assets.get(card)
    if asset is None or card not in player.cards:
        return "owner"
    if asset.kind not in BARTERED:
        return "kind"
    owed, rest = p.under(Buy, f).owed - asset.cost, slots.without(player.cards, card)
    bought = p.content.assets.get(f.card)
    placed = bought is None or can_finish(p, f.seat, bought, owed, rest)
    return "" if placed and player.credits + worth(p, rest) >= owed else "room"
