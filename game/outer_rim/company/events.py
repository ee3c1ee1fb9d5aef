"""Events between partners, and looks at secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class PartnerAsked(Event):
    seat: int
    card: str
    partner: int


@dataclass(slots=True, kw_only=True)
class PartnerAnswered(Event):
    """``seat`` is the partner, ``owner`` the player whose job it is."""

    seat: int
    card: str
    owner: int
    joined: bool


@dataclass(slots=True, kw_only=True)
class SecretSeen(Event):
    """A look at one secret; others learn only whose secrets were looked at
    (``SecretsPeeked``)."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str


@dataclass(slots=True, kw_only=True)
class SecretsPeeked(Event):
    seat: int
    owner: int


@dataclass(slots=True, kw_only=True)
class InvitationAnswered(Event):
    """A player agrees to come along with ``host``, or does not."""

    seat: int
    host: int
    agreed: bool
