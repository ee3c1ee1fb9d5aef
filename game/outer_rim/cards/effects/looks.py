"""Looking at cards that lie facedown on top of a deck."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import AssetKind, Effect


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
