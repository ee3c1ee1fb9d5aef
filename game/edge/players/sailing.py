"""Stations of the ship, taken with care: repair when it is needed, else the gun, else the helm."""

from __future__ import annotations

from game.edge.context import Play
from game.edge.frames import Plain
from game.edge.rules.stations import CREW, ship, skill_of
from game.table.decisions import Decision, Option

BADLY = 0.5
"""part of the hull threshold from which repair comes first"""


def order(p: Play, f: Plain, d: Decision) -> Option:
    """Return the order that the ship needs most, by the hero who is best at it."""
    own = p.battle.vessels[CREW]
    hurt = own.hull >= BADLY * ship(p, CREW).hull
    near = any(each.step <= 1 for id, each in p.battle.vessels.items() if id != CREW)
    gun = ("shoot", "evade") if near else ("close", "shoot")
    wanted = ("mend", *(("repair",) if hurt else ()), *gun, "screens", "repair", "jump")
    for verb in wanted:
        found = [each for each in d.options if each.verb == verb]
        if found:
            return max(found, key=lambda each: _skill(p, each))
    return d.options[-1]


def _skill(p: Play, o: Option) -> tuple[int, str]:
    skill = skill_of(p, o.source, o.verb)
    return p.ability(o.source, skill), o.key
