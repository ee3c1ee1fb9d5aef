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
    sheet = p.sheet_of(who)
    motive = sheet.motive if isinstance(sheet, Hero) else None
    return motive is not None and any(way in p.state.taken for way in motive.ways)
