"""Motives of heroes: what earns experience because one of them would have done it anyway
(EE-R120)."""

from __future__ import annotations

from game.edge.cards.models import Hero
from game.edge.context import Play

EARNED = 5
GOAL = "motive"
"""what this experience is for, in events"""


def served(p: Play, who: str) -> bool:
    """Return True if a way or choice of a hero's motive was taken in this adventure."""
    return any(way in p.state.taken for way in _ways(p, who))


def serving(p: Play, way: str) -> tuple[str, ...]:
    """Return the heroes whose motive a way or choice, as ``scene.way``, would serve for the first
    time in this adventure."""
    return tuple(who for who in p.heroes if way in _ways(p, who) and not served(p, who))


def _ways(p: Play, who: str) -> tuple[str, ...]:
    sheet = p.sheet_of(who)
    motive = sheet.motive if isinstance(sheet, Hero) else None
    return motive.ways if motive is not None else ()
