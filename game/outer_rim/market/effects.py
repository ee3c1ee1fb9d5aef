"""Buying and selling."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import AssetKind, Effect, MarketDeck


class Buy(Effect):
    """May buy the top card of one of these market decks, cheaper by ``discount``."""

    do: Literal["buy"]
    decks: tuple[MarketDeck, ...]
    discount: int = 0


class BuyShip(Effect):
    """May buy a ship sheet of the supply (OR-165); it arrives with ``damage``."""

    do: Literal["buy_ship"]
    dearer: bool = False
    """only ships that cost more than the player's own"""
    discount: int = 0
    damage: int = 0


class SellShip(Effect):
    """Sell the ship for its cost and ``bonus``, and fly a starter ship from now on."""

    do: Literal["sell_ship"]
    bonus: int = 0
    starter: str


class SearchDeck(Effect):
    """Reveal cards of a deck until ``count`` of a chosen kind, or cost, appear; may buy one of
    them."""

    do: Literal["search_deck"]
    deck: MarketDeck
    kinds: tuple[AssetKind, ...] = ()
    costs: tuple[int, ...] = ()
    count: int


class Market(Effect):
    """Perform a market action, on a planet or wherever the card allows."""

    do: Literal["market"]


class Sell(Effect):
    """May sell own cards of these kinds for their cost and ``bonus`` each."""

    do: Literal["sell"]
    kinds: tuple[AssetKind, ...]
    bonus: int = 0
    count: int = 99
