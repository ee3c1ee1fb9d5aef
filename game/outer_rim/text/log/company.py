"""Log lines for what players do together, and for looks at secrets."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    e.SecretsPeeked: "{seat} looks at {owner:'s} secrets{cause}.",
    e.SecretSeen: "{seat} sees {owner:'s} secret {card}.",
    e.InvitationAnswered: "{seat} {agreed:goes|refuses to go} with {host}{cause}.",
    e.PlayerGrounded: "{seat} cannot move in the next planning step{cause}.",
}
