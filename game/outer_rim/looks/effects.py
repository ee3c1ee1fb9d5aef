"""Looking at cards that lie facedown on top of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.outer_rim.cards.effects.language import MARKET_DECKS, AssetKind, Effect


class LookTop(Effect):
    """Look secretly at the top cards of a deck, of the market or of encounters.

    ``take``: one of them may be gained, may be bought, or is put on top. ``kinds`` may be taken,
    by default any; bought ones are cheaper by ``discount``, or at half their cost. ``rest``: how
    the others go back.
    """

    do: Literal["look_top"]
    deck: str
    count: int
    take: Literal["", "gain", "buy", "top"] = ""
    kinds: tuple[AssetKind, ...] = ()
    discount: int = 0
    half: bool = False
    rest: Literal["same", "order", "under", "shuffle"] = "same"

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.count < 1:
            yield "count", "at least one card is looked at"
        if self.take in ("gain", "buy") and self.deck not in MARKET_DECKS:
            yield "take", "only cards of the market can be gained or bought"
        if self.take == "gain" and self.deck == "ship":
            yield "take", "players buy ships, and never gain them"
        if self.kinds and self.take not in ("gain", "buy"):
            yield "kinds", "belongs to cards you gain or buy"
        if self.take != "buy" and (self.discount or self.half):
            yield "take", "a discount belongs to cards you buy"
        if self.discount and self.half:
            yield "half", "a card is cheaper either by a discount or by half its cost"
        if self.take == "top" and self.count < 2:
            yield "count", "put one card of two or more on top"


REMINDERS = {"look_top": "Only you see them."}
"""by effect, what its words add for those who do not know the rules"""
