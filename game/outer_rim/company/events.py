"""Events between partners, and looks at secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class PartnerAsked(Seated):
    card: str
    partner: int


@dataclass(slots=True, kw_only=True)
class PartnerAnswered(Seated):
    """``seat`` is the partner, ``owner`` the player whose job it is."""

    card: str
    owner: int
    joined: bool


@dataclass(slots=True, kw_only=True)
class SecretSeen(Seated):
    """A look at one secret; others learn only whose secrets were looked at
    (``SecretsPeeked``)."""

    reveals: ClassVar[bool] = True
    owner: int
    card: str


@dataclass(slots=True, kw_only=True)
class SecretsPeeked(Seated):
    owner: int


@dataclass(slots=True, kw_only=True)
class InvitationAnswered(Seated):
    """A player agrees to come along with ``host``, or does not."""

    host: int
    agreed: bool
