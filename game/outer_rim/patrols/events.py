"""Events of patrols."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.events import Seated
from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class PatrolMoved(Event):
    faction: str
    start: str
    path: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class PatrolBeaten(Seated):
    faction: str
    level: int


@dataclass(slots=True, kw_only=True)
class PatrolSpawned(Event):
    faction: str
    level: int
    space: str
