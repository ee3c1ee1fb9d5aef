"""Effects of cards on a fight that is about to begin."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Effect


class Strengthen(Effect):
    """Roll more dice in the fight for a bounty that is about to begin.

    ``spare``: the contact cannot be eliminated then (UB-304).
    """

    do: Literal["strengthen"]
    dice: int
    spare: bool = False
