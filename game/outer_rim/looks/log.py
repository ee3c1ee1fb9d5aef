"""Log lines for looks at facedown cards."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.looks.events import TopLookedAt, TopSeen
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    TopSeen: "{seat} sees the top of the {deck} deck: {cards}{cause}.",
    TopLookedAt: "{seat} looks at {count:card|cards} on top of the {deck} deck{cause}.",
}
