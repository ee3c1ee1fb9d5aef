"""Log lines for partners, for company, and for looks at secrets."""

from __future__ import annotations

from game.outer_rim.company.events import (
    InvitationAnswered,
    PartnerAnswered,
    PartnerAsked,
    SecretSeen,
    SecretsPeeked,
)
from game.outer_rim.context import Play
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    SecretsPeeked: "{seat} looks at {owner:'s} secrets{cause}.",
    SecretSeen: "{seat} sees {owner:'s} secret {card}.",
    InvitationAnswered: "{seat} {agreed:goes|refuses to go} with {host}{cause}.",
    PartnerAsked: "{seat} asks {partner} to join {card}.",
    PartnerAnswered: "{seat} {joined:joins|declines to join} {card}.",
}
