"""Cards that change hands without being bought."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import AssetKind, Effect, MarketDeck, Who


class Keep(Effect):
    """Gain the asset at the bottom of this encounter card (OR-216)."""

    do: Literal["keep"]


class Burden(Effect):
    """Gain the asset at the bottom of this encounter card, even if another card has to leave its
    slot for it (UB-257)."""

    do: Literal["burden"]


class KeepSecret(Effect):
    """Keep this encounter card as a secret (OR-307)."""

    do: Literal["keep_secret"]


class GainCard(Effect):
    """Gain the top card of a market deck at no cost, if it is of one of the kinds."""

    do: Literal["gain_card"]
    deck: MarketDeck
    kinds: tuple[AssetKind, ...] = ()


class TakeCrew(Effect):
    """Take one crew, or only a droid, from a player in the same space."""

    do: Literal["take_crew"]
    droid: bool = False


class Discard(Effect):
    """Force the player to discard own cards of these kinds, as far as they have them."""

    do: Literal["discard"]
    kinds: tuple[AssetKind, ...]
    count: int = 1
    who: Who = "me"


class DiscardTop(Effect):
    """Discard the top card of market decks; ``choice``: of one deck of choice."""

    do: Literal["discard_top"]
    decks: tuple[MarketDeck, ...]
    choice: bool = False


class Rotate(Effect):
    """Turn this card to its other end; it keeps its slot, and what is on it (UB-105 to UB-107)."""

    do: Literal["rotate"]


class Dispose(Effect):
    """Dispose of this card: discard it, remove it from the game, or shuffle it back."""

    do: Literal["dispose"]
    how: Literal["discard", "remove", "shuffle"]


class Give(Effect):
    """Give credits to the opponent, as far as they go."""

    do: Literal["give"]
    credits: int


class TakeCard(Effect):
    """Take one card of these kinds from the opponent.

    A job with this reward names the card before it begins (UB-096).
    """

    do: Literal["take_card"]
    kinds: tuple[AssetKind, ...]
    worth: int | None = None
    """the most that the card may cost"""


class DiscardDelivery(Effect):
    """Discard the cargo that is being delivered, without its reward."""

    do: Literal["discard_delivery"]
