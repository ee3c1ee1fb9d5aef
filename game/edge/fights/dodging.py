"""Dodge: strain against the attack of a foe, before it is rolled (EE-R125)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.checking import Checks, allowed, never
from game.edge.checks import rolling
from game.edge.context import Play
from game.edge.frames import Tray
from game.edge.people import rules as people
from game.edge.rules import passives
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

PART = 4
"""one part in how many of what a hero has left is worth a question"""


def meet(p: Play, f: Tray) -> None:
    """Roll a foe's attack, after the question whether its target dodges if a hit would hurt. Where
    the program dodges smaller ones it does so once, up to half the strain threshold."""
    room = _room(p, f.target)
    if room and _hurts(p, f):
        f.step, f.seat = "dodge", p.seat_of(f.target)
        return
    person, limit = p.person(f.target), p.strain_threshold(f.target)
    if room and p.state.setup.dodges and 2 * (person.strain + 1) <= limit:
        _dodge(p, f, 1)
    rolling.roll(p, f)


def _room(p: Play, who: str) -> int:
    """Return how often somebody can dodge: as the talent has it, and strain allows."""
    left = p.strain_threshold(who) - p.person(who).strain
    return max(0, min(passives.dodges(p.passives(who)), left))


def _hurts(p: Play, f: Tray) -> bool:
    """Return True if a hit with one net Success would take a quarter of what its target has left,
    of wounds or, with a stun setting, of strain."""
    arm, person = p.weapon(f.who, f.weapon, f.target), p.person(f.target)
    dealt = max(0, arm.damage + 1 - max(0, p.soak(f.target) - arm.pierce))
    if f.stun:
        left = p.strain_threshold(f.target) - person.strain
    else:
        left = p.wound_threshold(f.target) - person.wounds
    return PART * dealt >= left


def options(p: Play, f: Tray) -> Options:
    """Return each number of steps to dodge, and none."""
    steps = passives.dodges(p.passives(f.target))
    ways = [option("dodge", str(n)) for n in range(1, steps + 1)]
    return allowed(p, f, [*ways, option("stay")], DODGING)


def _check_dodge(p: Play, f: Tray, o: Intent) -> Reason | None:
    steps = passives.dodges(p.passives(f.target))
    if o.source not in [str(n) for n in range(1, steps + 1)]:
        return Reason("EE-R125", "This hero dodges up to {n:time|times} an attack.", n=steps)
    if int(o.source) > _room(p, f.target):
        told = "This costs {n} strain, more than this hero can take: dodge less, or stay."
        return Reason("EE-R125", told, n=int(o.source))
    return None


def answer(p: Play, f: Tray, chosen: Option) -> None:
    """Dodge or not, and let the attack be rolled."""
    if chosen.verb == "dodge":
        _dodge(p, f, int(chosen.source))
    f.step = "tray"
    rolling.roll(p, f)


def _dodge(p: Play, f: Tray, n: int) -> None:
    f.dodge = n
    people.strain(p, f.target, n, e.DODGE)


DODGING: Checks = {"dodge": _check_dodge, "stay": never}
