"""Patrols in the log: their lines, and their part of the story."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.patrols.events import PatrolBeaten, PatrolMoved, PatrolSpawned
from game.outer_rim.text.names import patrol, space_name
from game.outer_rim.text.story.teller import Move, Teller, Tellers
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    PatrolMoved: "The {faction} patrol moves {path:far} to {path}{cause}.",
    PatrolBeaten: "{seat} defeats the level {level} {faction} patrol.",
    PatrolSpawned: "A level {level} {faction} patrol appears {space:at}.",
}


def add_patrol_move(t: Teller, x: PatrolMoved) -> None:
    cause = t.cause_of(x)
    why = cause if cause.startswith(" ") or not cause else f" ({cause})"
    move = Move(patrol(x.faction), len(x.path), why)
    t.add_patrol_move(move, space_name(t.p, x.path[-1]), x.cause.partition(".")[0])


def add_beaten_patrol(t: Teller, x: PatrolBeaten) -> None:
    if not t.scene.attacker_won:
        t.add_own_line(x)


TELLERS: Tellers = {
    PatrolSpawned: Teller.add_news,
    PatrolMoved: add_patrol_move,
    PatrolBeaten: add_beaten_patrol,
}
