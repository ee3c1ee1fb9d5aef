"""Credits and cards that pass between two players, and cargo that is lost on delivery."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import AssetKind, Effect


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
