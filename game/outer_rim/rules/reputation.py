"""Reputation with the four factions (OR-376 to OR-388)."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import FACTION_PLACE
from game.outer_rim.events import ReputationChanged


def change(p: Play, seat: int, faction: str, steps: int, cause: str) -> None:
    """Move a token up or down; at the end of its track nothing happens (OR-385, OR-386)."""
    player = p.player(seat)
    place = FACTION_PLACE[faction]
    before = player.reputation[place]
    now = max(-1, min(1, before + steps))
    if now != before:
        levels = list(player.reputation)
        levels[place] = now
        player.reputation = (levels[0], levels[1], levels[2], levels[3])
        p.tell(ReputationChanged(seat=seat, faction=faction, before=before, now=now, cause=cause))
