"""Log lines for patrols."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.patrols.events import PatrolBeaten, PatrolMoved, PatrolSpawned
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    PatrolMoved: "The {faction} patrol moves {path:far} to {path}{cause}.",
    PatrolBeaten: "{seat} defeats the level {level} {faction} patrol.",
    PatrolSpawned: "A level {level} {faction} patrol appears {space:at}.",
}
