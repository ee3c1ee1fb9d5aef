"""Events of contacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.outer_rim.events import Seated
from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class ContactRevealed(Seated):
    reveals: ClassVar[bool] = True
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactSeen(Seated):
    """A secret look; others learn only the place (``ContactPeeked``)."""

    reveals: ClassVar[bool] = True
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactPeeked(Seated):
    place: str


@dataclass(slots=True, kw_only=True)
class ContactMet(Seated):
    contact: str
    card: str


@dataclass(slots=True, kw_only=True)
class ContactLeft(Event):
    """A token left the map: hired, discarded, captured or eliminated."""

    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactBarred(Event):
    """A token that was turned up shows the character of ``player``; it leaves the game."""

    contact: str
    player: int


@dataclass(slots=True, kw_only=True)
class ContactPlaced(Event):
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactMoved(Event):
    """A token was moved, faceup or facedown as before; ``place`` and ``goal`` are contact
    spaces."""

    place: str
    goal: str
