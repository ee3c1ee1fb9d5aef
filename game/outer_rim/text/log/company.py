"""Log lines for what players do together, and for looks at secrets."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.text.log.causes import Teller, cause_of
from game.outer_rim.text.names import name_of, owner
from game.table.events import Event

TELLERS: dict[type[Event], Teller] = {
    e.SecretsPeeked: lambda p, x: (
        f"{name_of(p, x.seat)} looks at {owner(p, x.owner)} secrets{cause_of(p, x.cause)}."
    ),
    e.SecretSeen: lambda p, x: (
        f"{name_of(p, x.seat)} sees {owner(p, x.owner)} secret {p.content.name(x.card)}."
    ),
    e.InvitationAnswered: lambda p, x: (
        f"{name_of(p, x.seat)} {'goes along' if x.agreed else 'does not go along'} with "
        f"{name_of(p, x.host)}{cause_of(p, x.cause)}."
    ),
    e.PlayerGrounded: lambda p, x: (
        f"{name_of(p, x.seat)} cannot move in the next planning step{cause_of(p, x.cause)}."
    ),
}
