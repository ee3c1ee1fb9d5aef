"""Stations of the ship, taken with care: the orders that together spare the hull the most.

All worths are points of hull: what a raider may still do to the ship, what it does less in this
round, and what is repaired.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.edge.checks import lines
from game.edge.context import Play
from game.edge.dice.odds import Odds, odds
from game.edge.dice.pool import Pool
from game.edge.frames import Plain, Tray
from game.edge.ships import battles
from game.edge.ships.names import CREW, MARKS, ORDERS
from game.edge.ships.stations import EVADES, SCREENS, raiders, ship, skill_of
from game.table.decisions import Decision, Option

Worth = Callable[[Play, Option, Odds], float]

AHEAD = 3
"""rounds for which a raider is reckoned with"""
SCARRED = 0.5
"""share that damage counts while a raider can still shoot: better finish one than hurt two"""
NEAR = 1
"""steps from which a shot is worth taking without closing in first"""
MENDED = 2.0
"""points of hull that a station in use again is worth"""


def order(p: Play, f: Plain, d: Decision) -> Option:
    """Return the first of the orders that are worth the most together, each by another hero at
    another station."""
    worth = {each: _worth(p, each) for each in d.options if each.verb in WORTH}
    if not worth:
        return d.options[-1]

    def together(o: Option) -> float:
        others = (n for each, n in worth.items() if _apart(o, each))
        return worth[o] + max(others, default=0.0)

    return max(worth, key=lambda each: (together(each), worth[each], each.key))


def _apart(one: Option, two: Option) -> bool:
    """Return True for orders of two heroes at two stations."""
    return one.source != two.source and ORDERS[one.verb] != ORDERS[two.verb]


def _worth(p: Play, o: Option) -> float:
    skill = skill_of(p, o.source, o.verb)
    tray = Tray(0, "station", p.battle.scene, o.source, o.verb, skill, target=o.target, step="tray")
    return WORTH[o.verb](p, o, odds(lines.build(p, tray).pool))


def _menace(p: Play, raider: str, setbacks: int = 0) -> float:
    """Return the damage to expect of a raider's next shot, with more Setback dice against it."""
    vessel = p.battle.vessels[raider]
    pool = battles.shot(p, raider, min(vessel.step, NEAR)).pool
    chances = odds(pool + Pool(setback=setbacks))
    past = ship(p, raider).damage - ship(p, CREW).armor
    return chances.mean_of_hits(lambda net: max(0, past + net))


def _shoot(p: Play, o: Option, chances: Odds) -> float:
    found, sheet = p.battle.vessels[o.target], ship(p, o.target)
    left = sheet.hull - found.hull + 1
    past = ship(p, CREW).damage - sheet.armor

    def part(net: int) -> float:
        dealt = max(0, past + net)
        return 1.0 if dealt >= left else SCARRED * dealt / left

    return chances.mean_of_hits(part) * AHEAD * _menace(p, o.target)


def _close(p: Play, o: Option, chances: Odds) -> float:
    """Return what it is worth to come within reach, nothing where a raider is near."""
    far = all(p.battle.vessels[each].step > NEAR for each in raiders(p))
    return float(chances.success) * max(map(partial(_menace, p), raiders(p))) if far else 0.0


def _hide(most: int) -> Worth:
    """Return the worth of up to ``most`` Setback dice, one for each net Success."""

    def worth(p: Play, o: Option, chances: Odds) -> float:
        return sum(
            _menace(p, each) - _mean_menace(p, each, most, chances)
            for each in raiders(p)
            if p.battle.vessels[each].step <= NEAR + 1
        )

    return worth


def _mean_menace(p: Play, raider: str, most: int, chances: Odds) -> float:
    """Return the damage to expect of a shot if the ship tries to hide from it."""
    open = float(1 - chances.success) * _menace(p, raider)
    return open + chances.mean_of_hits(lambda net: _menace(p, raider, min(most, net)))


def _repair(p: Play, o: Option, chances: Odds) -> float:
    own = p.battle.vessels[CREW]
    return chances.mean_of_hits(lambda net: min(own.hull, 1 + net) + min(own.strain, 2) / 2)


def _mend(p: Play, o: Option, chances: Odds) -> float:
    return float(chances.success) * MENDED


def _jump(p: Play, o: Option, chances: Odds) -> float:
    """Return the share of a mark in what raiders may still do."""
    ahead = AHEAD * sum(map(partial(_menace, p), raiders(p)))
    return float(chances.success) * ahead / (MARKS - p.battle.marks)


WORTH: Mapping[str, Worth] = {
    "shoot": _shoot,
    "close": _close,
    "evade": _hide(EVADES),
    "screens": _hide(SCREENS),
    "repair": _repair,
    "mend": _mend,
    "jump": _jump,
}
"""the worth of each order, in points of hull"""
