"""Events of looks at facedown cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class TopSeen(Seated):
    """A secret look at the top of a deck; others learn only that (``TopLookedAt``)."""

    reveals: ClassVar[bool] = True
    deck: str
    cards: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TopLookedAt(Seated):
    deck: str
    count: int
