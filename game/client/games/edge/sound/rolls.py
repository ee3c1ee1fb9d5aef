"""Sounds of a check: the throw by the number of dice, how the heaviest of them come to rest, the
net result, and the Triumph and Despair that come with it."""

from __future__ import annotations

from typing import Any

from game.client.sound.entries import Entry, Test
from game.edge.dice.faces import Kind, Net
from game.edge.dice.rolling import Roll, Rolled
from game.table.events import Event

FEW = 6
"""dice at most that are thrown from the hand"""
TWELVE = {Kind.PROFICIENCY, Kind.CHALLENGE, Kind.FORCE}
EIGHT = {Kind.ABILITY, Kind.DIFFICULTY}
SETTLE, RESULT, TRIUMPH, DESPAIR = "settle", "result", "triumph", "despair"
"""layers: a check may have a cue of each beside its throw"""
GAPS = {"cast_one": 0.55, "cast_few": 0.6, "cast_many": 0.8, "settle_six": 0.25,
        "settle_eight": 0.3, "settle_twelve": 0.4, "success": 0.35, "failure": 0.4,
        "triumph": 0.7, "despair": 0.7, "critical": 0.6}  # fmt: skip


def _kinds(event: Any) -> set[Kind]:
    return {Kind(each) for each in event.dice}


def _net(event: Any) -> Net:
    dice = zip(event.dice, event.faces, strict=True)
    return Roll(tuple(Rolled(Kind(kind), face) for kind, face in dice)).net


def _is_check(event: Any) -> bool:
    """Return True unless there were Force dice alone, which neither succeed nor fail."""
    return bool(_kinds(event) - {Kind.FORCE})


def _heaviest(kinds: set[Kind], over: set[Kind]) -> Test:
    return lambda event, seat: bool(_kinds(event) & kinds) and not _kinds(event) & over


def throw_entries(kind: type[Event], twin: str) -> tuple[Entry, ...]:
    """Return the entries of dice that are thrown."""
    return (
        Entry(kind, "cast_one", twin, 62, lambda event, seat: len(event.dice) == 1),
        Entry(kind, "cast_few", twin, 62, lambda event, seat: 1 < len(event.dice) <= FEW),
        Entry(kind, "cast_many", twin, 62, lambda event, seat: len(event.dice) > FEW),
    )


def landing_entries(kind: type[Event], twin: str) -> tuple[Entry, ...]:
    """Return the entries of dice that come to rest, twelve-sided before eight-sided ones."""
    return (
        Entry(kind, "settle_twelve", twin, 26, _heaviest(TWELVE, set()), SETTLE),
        Entry(kind, "settle_eight", twin, 25, _heaviest(EIGHT, TWELVE), SETTLE),
        Entry(kind, "settle_six", twin, 24, _heaviest(set(Kind), TWELVE | EIGHT), SETTLE),
    )


def result_entries(kind: type[Event], twin: str) -> tuple[Entry, ...]:
    """Return the entries of the net result of a check."""
    return (
        Entry(kind, "success", twin, 72,
              lambda event, seat: _is_check(event) and _net(event).success > 0, RESULT),
        Entry(kind, "failure", twin, 72, lambda event, seat: _is_check(event), RESULT),
        Entry(kind, "triumph", twin, 90, lambda event, seat: _net(event).triumph > 0, TRIUMPH),
        Entry(kind, "despair", twin, 91, lambda event, seat: _net(event).despair > 0, DESPAIR),
    )  # fmt: skip
