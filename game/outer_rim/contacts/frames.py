"""Steps of contacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Pending


@dataclass(slots=True, kw_only=True)
class Talk(Pending):
    """The databank card of a contact is resolved."""

    card: str
    token: str
    step: Literal["talk"] = "talk"


@dataclass(slots=True, kw_only=True)
class Contact(Pending):
    """A contact that has been met: hunt it or talk."""

    token: str
    step: Literal["contact"] = "contact"


@dataclass(slots=True, kw_only=True)
class PlaceContact(Pending):
    """A contact gets away from ``start``."""

    token: str
    start: str
    step: Literal["place_contact"] = "place_contact"


@dataclass(slots=True, kw_only=True)
class MoveContact(Pending):
    """A contact is moved, from ``place`` once it is chosen."""

    from_here: bool
    to_here: bool
    card: str
    classes: Cards = ()
    place: str = ""
    step: Literal["move_contact"] = "move_contact"


@dataclass(slots=True, kw_only=True)
class AnotherContact(Pending):
    """Another contact here is encountered."""

    step: Literal["another_contact"] = "another_contact"
