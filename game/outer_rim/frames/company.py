"""Steps with other players: an invitation, an answer to it, and whose secrets are looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Context, Pending, Seat, Seats
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class Invite(Pending):
    """Which player in the space is asked along, for the effect at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: Natural
    context: Context
    step: Literal["invite"] = "invite"


@dataclass(slots=True, kw_only=True)
class Invited(Pending):
    """A player answers the invitation of the seat ``host``."""

    host: Seat
    card: str
    block: str
    place: Natural
    context: Context
    step: Literal["invited"] = "invited"


@dataclass(slots=True, kw_only=True)
class PeekSecrets(Pending):
    """A player is chosen whose secrets are looked at."""

    among: Seats
    card: str
    step: Literal["peek_secrets"] = "peek_secrets"
