"""Events of ambitions: sheets laid out and picked, and their goals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class AmbitionsLaid(Event):
    """The sheets that the players pick from."""

    reveals: ClassVar[bool] = True
    sheets: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class AmbitionPicked(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class AmbitionAdvanced(Event):
    """A goal of a sheet, by place from 0, is complete; or no longer (``done`` False)."""

    seat: int
    card: str
    goal: int
    mark: str
    done: bool
