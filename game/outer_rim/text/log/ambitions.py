"""Log lines for ambitions."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    e.AmbitionsLaid: "Ambitions to choose from: {sheets}.",
    e.AmbitionPicked: "{seat} chooses the ambition {card}.",
    e.AmbitionAdvanced: "{seat:'s} {mark} ({card}) {done:is|is no longer} complete.",
}
