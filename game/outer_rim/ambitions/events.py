"""Events of ambitions: sheets laid out and picked, and their goals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.outer_rim.events import Seated
from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class AmbitionsLaid(Event):
    """The sheets that the players pick from."""

    reveals: ClassVar[bool] = True
    sheets: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class AmbitionPicked(Seated):
    card: str


@dataclass(slots=True, kw_only=True)
class AmbitionAdvanced(Seated):
    """A goal of a sheet, by place from 0, is complete; or no longer (``done`` False)."""

    card: str
    goal: int
    mark: str
    done: bool
