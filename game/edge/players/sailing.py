"""Stations of the ship, taken with care: the orders that together spare the hull the most.

All worths are points of hull: what a raider may still do to the ship, what it does less in this
round, and what is repaired.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.edge.checks import lines, spending
from game.edge.context import Play
from game.edge.dice.odds import Odds, odds
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome, Plain, Tray
from game.edge.names import DIRE
from game.edge.ships import battles
from game.edge.ships.battles import CRITICAL
from game.edge.ships.names import AWAY, CREW, FARTHEST, MARKS, ORDERS
from game.edge.ships.stations import EVADES, SCREENS, raiders, ship, skill_of, waits
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
MENDING = 2.0
"""rounds for which a component of a raider is out of use"""
MINOR = 0.5
"""points of hull that a better die on a check is worth"""
LIKELY = 0.6
"""chance of the next hit"""


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


def _menace(p: Play, raider: str, setbacks: int = 0, away: int = 0) -> float:
    """Return the damage to expect of a raider's next shot, with more Setback dice against it or
    from some steps further away."""
    vessel = p.battle.vessels[raider]
    if "gun" in dict(vessel.broken):
        return 0.0
    step = vessel.step + away if "engine" in dict(vessel.broken) else min(vessel.step, NEAR) + away
    if step >= FARTHEST:
        return 0.0
    chances = odds(battles.shot(p, raider, step).pool + Pool(setback=setbacks))
    past = ship(p, raider).damage - ship(p, CREW).armor
    return chances.mean_of_hits(lambda net: max(0, past + net))


def _shoot(p: Play, o: Option, chances: Odds) -> float:
    past = ship(p, CREW).damage - ship(p, o.target).armor + waits(p, o.target)
    found = chances.mean_of_hits(lambda net: _share(p, o.target, max(0, past + net)))
    return found * AHEAD * _menace(p, o.target)


def _share(p: Play, raider: str, dealt: int) -> float:
    """Return the share of a raider's shots ahead that damage to its hull saves."""
    left = ship(p, raider).hull - p.battle.vessels[raider].hull + 1
    return 1.0 if dealt >= left else SCARRED * dealt / left


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


# --- spending -------------------------------------------------------------------------------------


def spend(p: Play, o: Outcome, d: Decision) -> Option:
    """Return the spend card that saves the most hull for what it costs, or the end."""
    found = {each: _saves(p, o, each) / _price(p, o, each) for each in d.options if each.source}
    best = max(found, key=lambda each: found[each], default=None)
    done = next(each for each in d.options if each.verb == "done")
    return best if best is not None and found[best] > 0 else done


def _price(p: Play, o: Outcome, chosen: Option) -> int:
    """Return what a card costs in Advantage, a Triumph as much as three."""
    card = p.content.spends[chosen.source]
    return (
        DIRE * card.marks
        if chosen.verb == "triumph"
        else max(1, spending.cost(p, o, card, chosen.target))
    )


def _saves(p: Play, o: Outcome, chosen: Option) -> float:
    """Return the hull that a spend card saves: that of its first deed that is known."""
    deeds = spending.deeds_of(p, o, p.content.spends[chosen.source], chosen.target)
    return max((SAVES[each.do](p, o, each, chosen.target) for each in deeds if each.do in SAVES),
               default=0.0)  # fmt: skip


def _critical(p: Play, o: Outcome, deed: Any, target: str) -> float:
    if o.target not in raiders(p):
        return 0.0
    return AHEAD * _menace(p, o.target) * _share(p, o.target, CRITICAL)


def _component(p: Play, o: Outcome, deed: Any, target: str) -> float:
    """Return the worth of a broken component beyond that of the damage given up for it."""
    raider, lost = o.target, _share(p, o.target, o.dealt)
    if raider not in raiders(p):  # the hit has finished it
        return 0.0
    rounds = AHEAD if deed.destroyed else MENDING
    if deed.part == "gun":
        saved = rounds * _menace(p, raider)
    elif deed.part == "engine":
        saved = rounds * (_menace(p, raider) - _menace(p, raider, away=1)) / 2
    else:
        saved = MINOR
    return saved - AHEAD * _menace(p, raider) * lost


def _flaw(p: Play, o: Outcome, deed: Any, target: str) -> float:
    return LIKELY * AHEAD * _menace(p, target) * _share(p, target, deed.n)


def _brace(p: Play, o: Outcome, deed: Any, target: str) -> float:
    return min(float(deed.n), sum(_menace(p, each) for each in raiders(p)))


def _die(p: Play, o: Outcome, deed: Any, target: str) -> float:
    return MINOR


def _hamper(p: Play, o: Outcome, deed: Any, target: str) -> float:
    return _menace(p, o.target) - _menace(p, o.target, 1) if o.target in raiders(p) else 0.0


def _step_off(p: Play, raider: str) -> float:
    """Return what it is worth that a raider is a step further away: all its shots, if it is out of
    the battle then."""
    if p.battle.vessels[raider].step + 1 >= AWAY:
        return AHEAD * _menace(p, raider)
    near = p.battle.vessels[raider].step <= NEAR
    return (_menace(p, raider) - _menace(p, raider, away=1)) * (1 if near else LIKELY)


def _veer_off(p: Play, o: Outcome, deed: Any, target: str) -> float:
    return _step_off(p, target)


def _pilot(p: Play, o: Outcome, deed: Any, target: str) -> float:
    return MINOR if o.way == "close" else sum(_step_off(p, each) for each in raiders(p))


def _shake(p: Play, o: Outcome, deed: Any, target: str) -> float:
    lost = max(raiders(p), key=lambda each: p.battle.vessels[each].step)
    return AHEAD * _menace(p, lost)


SAVES: Mapping[str, Callable[[Play, Outcome, Any, str], float]] = {
    "ship_critical": _critical,
    "component": _component,
    "flaw": _flaw,
    "brace": _brace,
    "line_up": _die,
    "next": _die,
    "clear": _die,
    "hamper": _hamper,
    "veer_off": _veer_off,
    "pilot_only": _pilot,
    "shake": _shake,
    "quality": _die,
}
"""by deed, the points of hull that it saves"""
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
