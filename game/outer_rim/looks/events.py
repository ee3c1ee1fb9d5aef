"""Events of looks at facedown cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class TopSeen(Event):
    """A secret look at the top of a deck; others learn only that (``TopLookedAt``)."""

    reveals: ClassVar[bool] = True
    seat: int
    deck: str
    cards: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TopLookedAt(Event):
    seat: int
    deck: str
    count: int
