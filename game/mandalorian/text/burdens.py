"""The burdens of characters on their moves, from the start of a game: the state has only those
of now."""

from __future__ import annotations

from collections.abc import Iterable

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.text import missions
from game.table.events import Event
from game.table.grammar import listed


def burdens(p: Play, events: Iterable[Event]) -> dict[int, str]:
    """Return what is carried on moves by the ``id`` of their events: "The Child"."""
    wanted, position, made = p.mission.goal.carries, p.state.setup.position, dict[int, str]()
    child = position.child if position is not None else ""
    having = {} if position is None else {
        f"@{threat}": who for threat, who in position.carried.items() if threat == wanted
    }  # fmt: skip
    for each in events:
        if isinstance(each, e.GameBegan) and position is None and p.mission.child_with_first:
            child = each.characters[0]
        elif isinstance(each, e.ChildRescued):
            child = each.who
        elif isinstance(each, e.ChildFled | e.ChildPlaced):
            child = ""
        elif isinstance(each, e.FeatureTaken) and each.threat == wanted:
            having[each.token] = each.who
        elif isinstance(each, e.TokenGone):
            having.pop(each.token, None)
        elif isinstance(each, e.Moved):
            carried = ["The Child"] * (each.who == child)
            if wanted is not None and each.who in having.values():
                carried.insert(0, missions.burden(p.content, wanted))
            if carried:
                made[id(each)] = listed(carried)
    return made
