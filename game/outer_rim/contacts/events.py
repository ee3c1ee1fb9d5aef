"""Events of contacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class ContactRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactSeen(Event):
    """A secret look; others learn only the place (``ContactPeeked``)."""

    reveals: ClassVar[bool] = True
    seat: int
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactPeeked(Event):
    seat: int
    place: str


@dataclass(slots=True, kw_only=True)
class ContactMet(Event):
    seat: int
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
