"""Log lines for ambitions."""

from __future__ import annotations

from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked, AmbitionsLaid
from game.outer_rim.context import Play
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    AmbitionsLaid: "Ambitions to choose from: {sheets}.",
    AmbitionPicked: "{seat} chooses the ambition {card}.",
    AmbitionAdvanced: "{seat:'s} {mark} ({card}) {done:is|is no longer} complete.",
}
