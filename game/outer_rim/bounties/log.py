"""Log lines for bounties."""

from __future__ import annotations

from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.context import Play
from game.outer_rim.text.names import short_name
from game.table.events import Event
from game.table.grammar import Line


def _bounty(p: Play, x: BountyClosed) -> str:
    verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "delivers"}
    verb, whom = verbs.get(x.how, "completes the bounty on"), x.contact
    whom = whom or p.content.assets[x.card].target
    return f"{short_name(p, x.seat)} {verb} {p.content.name(whom)}."


LINES: dict[type[Event], Line[Play]] = {
    BountyClosed: _bounty,
}
