"""Steps of patrols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Pending, Seats
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class PatrolMoves(Pending):
    """A patrol moves toward ``goal``, ``points`` more spaces; ``path`` so far."""

    faction: str
    goal: str
    points: Natural
    path: Cards
    direct: bool
    cause: str
    step: Literal["patrol"] = "patrol"


@dataclass(slots=True, kw_only=True)
class PatrolLeave(Pending):
    """A patrol that has won moves on."""

    faction: str
    step: Literal["patrol.leave"] = "patrol.leave"


@dataclass(slots=True, kw_only=True)
class PatrolRedirect(Pending):
    """An ability may send a patrol elsewhere before it moves."""

    faction: str
    points: Natural
    cause: str
    power: str
    step: Literal["patrol.redirect"] = "patrol.redirect"


@dataclass(slots=True, kw_only=True)
class WhichPatrol(Pending):
    """The patrol that an effect moves is chosen; ``up_to`` if then the distance is."""

    faction: str
    points: Natural
    toward: str
    card: str
    up_to: bool = False
    step: Literal["which_patrol"] = "which_patrol"


@dataclass(slots=True, kw_only=True)
class PatrolTo(Pending):
    """The player toward whom a patrol moves is chosen."""

    faction: str
    points: Natural
    card: str
    among: Seats
    step: Literal["patrol_to"] = "patrol_to"


@dataclass(slots=True, kw_only=True)
class PatrolFar(Pending):
    """The number of spaces, up to ``points``, that a patrol moves toward the player is chosen."""

    faction: str
    points: Natural
    card: str
    step: Literal["patrol_far"] = "patrol_far"


@dataclass(slots=True, kw_only=True)
class FreePatrol(Pending):
    """A patrol is moved at will."""

    faction: str
    points: Natural
    card: str
    step: Literal["free_patrol"] = "free_patrol"
