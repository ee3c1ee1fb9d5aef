"""Steps of looking at the top of a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Shop
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class LookTop(Shop):
    """A player looks at the top ``count`` cards of a deck, which stay where they are.

    ``at``: how many have their final place; ``taken``: whether the first of them was taken.
    """

    deck: str
    count: Natural
    take: Literal["", "gain", "buy", "top"]
    kinds: Cards
    discount: int
    half: bool
    rest: Literal["same", "order", "under", "shuffle"]
    card: str
    at: Natural = 0
    taken: bool = False
    step: Literal["look_top"] = "look_top"
