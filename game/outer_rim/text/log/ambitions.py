"""Log lines for ambitions."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.ambitions import MARKS
from game.outer_rim.text.grammar import listed
from game.outer_rim.text.log.causes import Teller
from game.outer_rim.text.names import name_of, owner
from game.table.events import Event


def _advanced(p: Play, x: e.AmbitionAdvanced) -> str:
    goal = f"{owner(p, x.seat)} {MARKS[x.mark]} ({p.content.name(x.card)})"
    return f"{goal} is complete." if x.done else f"{goal} is no longer complete."


TELLERS: dict[type[Event], Teller] = {
    e.AmbitionsLaid: lambda p, x: (
        f"Ambitions to choose from: {listed(p.content.name(each) for each in x.sheets)}."
    ),
    e.AmbitionPicked: lambda p, x: (
        f"{name_of(p, x.seat)} chooses the ambition {p.content.name(x.card)}."
    ),
    e.AmbitionAdvanced: _advanced,
}
