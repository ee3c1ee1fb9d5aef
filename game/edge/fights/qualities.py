"""Active qualities of weapons: when one can be used, and what it does (EE-266 to EE-270, EE-R126,
EE-R127)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.cards.models import Quality
from game.edge.context import Play
from game.edge.frames import Outcome
from game.edge.names import QualityName
from game.edge.people import rules as people
from game.edge.rules.deeds import Case
from game.edge.ships import stations
from game.edge.ships.names import CREW

DISORIENTED, ENSNARED = "disoriented", "ensnared"
"""marks: a Setback die on each check, no free maneuver"""
MISSED = 1
"""Advantage more of a Blast on a miss"""


def of(p: Play, o: Outcome) -> tuple[Quality, ...]:
    """Return the qualities of the weapon of a check; a station has those of the ship's gun."""
    if o.task == "station":
        return stations.ship(p, CREW).qualities if o.way == "shoot" else ()
    return p.weapon(o.who, o.weapon).qualities if o.weapon else ()


def quality_named(p: Play, o: Outcome, name: str) -> Quality | None:
    """Return a quality of the weapon of a check by its name, None if it has no such one."""
    return next((each for each in of(p, o) if each.name == name), None)


def cost(p: Play, o: Outcome, name: str) -> int:
    """Return the Advantage that a quality costs after this roll, 0 for one that it has not."""
    found = quality_named(p, o, name)
    if found is None:
        return 0
    return found.cost + (MISSED if found.name == "blast" and o.success <= 0 else 0)


def turns_of(n: int) -> str:
    """Return until when a mark lasts that ends with somebody's ``n``-th turn from now."""
    return "turn" + " after" * (n - 1)


def blasted(p: Play, o: Outcome) -> tuple[str, ...]:
    """Return whom a Blast hurts: all engaged with the target, and it again if others of its group
    are up; on a miss the target as well."""
    others = tuple(each for each in p.person(o.target).engaged if p.up(each))
    again = p.up(o.target) and (o.success <= 0 or p.standing(o.target) > 1)
    return (*((o.target,) if again else ()), *others)


def can(p: Play, o: Outcome, name: str) -> bool:
    """Return True if a quality would do anything after this roll."""
    if name == "ion":
        return o.task == "station" and o.dealt > 0
    if o.task != "attack" or name not in CAN:
        return False
    hit = o.success > 0 or name == "blast"
    return hit and CAN[name](p, o)


CAN: Mapping[str, Callable[[Play, Outcome], bool]] = {
    "disorient": lambda p, o: p.up(o.target) and not p.marked(o.target, DISORIENTED),
    "ensnare": lambda p, o: p.up(o.target) and not p.marked(o.target, ENSNARED),
    "knockdown": lambda p, o: p.up(o.target) and not p.marked(o.target, "prone"),
    "blast": lambda p, o: bool(blasted(p, o)),
}


def use(p: Play, o: Outcome, quality: Quality) -> None:
    """Do what a quality does after a roll."""
    name: QualityName = quality.name
    p.events.append(e.QualityUsed(who=o.who, target=o.target, quality=name, n=quality.n))
    if name == "blast":
        damage = quality.n + max(0, o.success)
        for who in blasted(p, o):
            people.wound(p, who, max(0, damage - p.soak(who)), name)
    elif name == "ion":
        _ionize(p, o, quality.n)
    elif name == "knockdown":
        people.mark(p, o.target, "prone")
    else:
        mark = DISORIENTED if name == "disorient" else ENSNARED
        people.mark(p, o.target, mark, turns_of(quality.n))


def _ionize(p: Play, o: Outcome, n: int) -> None:
    """Turn the hull damage of a shot into system strain, and ``n`` more."""
    vessel = p.battle.vessels[o.target]
    vessel.hull = max(0, vessel.hull - o.dealt)
    stations.ionize(p, o.target, o.dealt + n)


def run(p: Play, case: Case, d: fx.UseQuality) -> None:
    """Use the quality that the player named."""
    o = p.outcome
    assert o is not None, "after a roll"
    found = quality_named(p, o, d.quality)
    assert found is not None, "offered"
    use(p, o, found)


def possible(p: Play, case: Case, d: fx.UseQuality) -> bool:
    """Return True if the quality that the player named can be used."""
    o = p.outcome
    return o is not None and quality_named(p, o, d.quality) is not None and can(p, o, d.quality)


def buy(p: Play, o: Outcome) -> Iterator[str]:
    """Let an adversary use the qualities of its weapon that its roll can pay for; yield by what."""
    for each in of(p, o):
        price = cost(p, o, each.name)
        if not can(p, o, each.name) or not (o.triumphs or o.advantage >= price):
            continue
        by = "triumph" if o.triumphs else "spend"
        if o.triumphs:
            o.triumphs -= 1
        else:
            o.advantage -= price
        p.events.append(e.Spent(who=o.who, card="quality", by=by, at=each.name))
        use(p, o, each)
        yield each.name
