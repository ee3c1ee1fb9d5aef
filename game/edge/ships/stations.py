"""Stations of the heroes' ship: helm, gun, screens, repair and jump (EE-R94 to EE-R96)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from game.edge import events as e
from game.edge.cards.models import Gun, Ship
from game.edge.cards.scenes import Battle
from game.edge.checks.asked import Check, level_step, skill_step
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Step
from game.edge.frames import Outcome, Tray
from game.edge.names import Skill, Station
from game.edge.rules import passives
from game.edge.ships.names import AWAY, CREW, FARTHEST, MARKS, ORDERS, SKILLS
from game.edge.state import Pending, Vessel
from game.table.refusals import Reason

AVERAGE = 2
GREAT = 3
"""net Success that doubles a step or a mark"""
EASED = 2
"""system strain that a repair takes off"""
SCREENS, EVADES = 2, 3
"""Setback dice at most from screens and evading"""
HAMPERED: tuple[Station, ...] = ("helm", "gun")
"""stations whose next check a raider can hamper (EE-283)"""


def ship(p: Play, vessel: str) -> Ship:
    """Return the sheet of a vessel, that of the heroes with the gun that is aboard."""
    sheet = p.content.ships[p.battle.vessels[vessel].piece]
    mounted = _mounted(p) if vessel == CREW else None
    return sheet.model_copy(update=dict(mounted)) if mounted is not None else sheet


def _mounted(p: Play) -> Gun | None:
    """Return the gun that the party owns for its ship, None if it has none."""
    cards = (p.card(each) for each in p.state.stowed)
    return next((each.gun for each in cards if each.gun is not None), None)


def disabled(p: Play, vessel: str) -> bool:
    """Return True if a vessel has more hull damage or strain than its thresholds."""
    found, sheet = p.battle.vessels[vessel], ship(p, vessel)
    return found.hull > sheet.hull or found.strain > sheet.strain


def raiders(p: Play) -> tuple[str, ...]:
    """Return the raiders that are neither disabled nor away."""
    found = p.battle.vessels
    return tuple(
        id for id, each in found.items() if id != CREW and each.step < AWAY and not disabled(p, id)
    )


def aimed(p: Play, o: Outcome) -> tuple[str, ...]:
    """Return the raider that was shot at, else the nearest one."""
    found = raiders(p)
    if o.target in found:
        return (o.target,)
    return tuple(sorted(found, key=lambda each: p.battle.vessels[each].step)[:1])


def skill_of(p: Play, who: str, order: str) -> Skill:
    """Return the skill of an order; a better shot with a carbine fires with that (EE-R96)."""
    station = ORDERS[order]
    if station != "gun":
        return SKILLS[station]
    gunnery = p.ability(who, "gunnery")
    heavy = p.ability(who, "ranged_heavy") - 1
    return "ranged_heavy" if heavy > gunnery else "gunnery"


def why_not(p: Play, who: str, order: str, target: str) -> Reason | None:
    """Return the reason against an order."""
    battle = p.battle
    if who not in p.ups:
        return Reason("EE-R63", "This hero is out of action: choose one who is still up.")
    if any(who == each for each, _ in battle.stations):
        return Reason(
            "EE-R96", "This hero already has a station this round: give the order to another."
        )
    station = ORDERS[order]
    if any(station == each for _, each in battle.stations):
        return Reason("EE-R96", "The other hero already mans this station: choose another.")
    own = battle.vessels[CREW]
    broken = dict(own.broken)
    if broken.get(station) and station != "repair":
        return Reason("EE-R98", "This station is destroyed for this battle: choose another.")
    if station in broken and station != "repair":
        return Reason("EE-R98", "This station is down: repair it first.")
    if order == "shoot":
        return _out_of_range(p, target)
    if order == "close" and not any(battle.vessels[each].step for each in raiders(p)):
        return Reason("EE-R96", "Every raider is already alongside: choose another order.")
    if order == "mend":
        found = dict(own.broken)
        if target not in found or found[target]:
            return Reason(
                "EE-R41",
                "Nothing aboard needs a repair that you can make in flight: choose another order.",
            )
    if order == "repair" and not (own.hull or own.strain):
        return Reason("EE-R96", "The ship has nothing to repair: choose another order.")
    return None


def _out_of_range(p: Play, target: str) -> Reason | None:
    if target not in raiders(p):
        return Reason("EE-R94", "That one is out of the battle: choose a raider still in it.")
    if p.battle.vessels[target].step >= FARTHEST:
        return Reason("EE-R95", "The raider is three steps away: close in before you fire.")
    return None


def check(p: Play, f: Tray) -> Check:
    """Return the dice of an order before anything helps."""
    level = AVERAGE
    if f.way == "shoot":
        level = 1 + p.battle.vessels[f.target].step + (f.skill == "ranged_heavy")
    elif ORDERS[f.way] == "repair":
        level = min(5, AVERAGE + p.battle.repairs // 2)
    assert f.skill
    return Check((skill_step(p, f.who, f.skill), level_step(level)))


def steps(p: Play, f: Tray, asked: Check) -> Iterator[Step]:
    """Return what waits for the ship's next shot or flying, and the dice that a raider's defense
    adds to a shot at it."""
    if f.task == "station":
        for each in p.battle.vessels[CREW].waiting:
            if each.change == "boost" and f.way == "shoot":
                yield Added(Kind.BOOST, each.n, "an opening")
            elif each.change == "setback" and ORDERS[f.way] in HAMPERED:
                yield Added(Kind.SETBACK, each.n, "hampered")
    scene = p.content.scenes[p.battle.scene] if f.task == "station" else None
    if isinstance(scene, Battle) and scene.terrain and ORDERS[f.way] in HAMPERED:
        if not ignores(p, f.who):
            yield Added(Kind.SETBACK, scene.terrain, scene.ground)
    if f.task == "station" and f.way == "shoot":
        defense = ship(p, f.target).defense
        if defense and "defense" not in dict(p.battle.vessels[f.target].broken):
            yield Added(Kind.SETBACK, defense, "defense")


def ignores(p: Play, who: str) -> bool:
    """Return True for a hero whom the terrain does not hinder now (EE-288)."""
    return any(each == who and p.battle.round <= last for each, last in p.battle.clear)


# --- results --------------------------------------------------------------------------------------


def result(p: Play, o: Outcome) -> None:
    """Carry out an order that succeeds; a shot has used up what closing in brought (EE-R96)."""
    p.battle.stations += ((o.who, ORDERS[o.way]),)
    own = p.battle.vessels[CREW]
    if ORDERS[o.way] == "gun":
        own.waiting = ()
    elif ORDERS[o.way] in HAMPERED:
        own.waiting = tuple(each for each in own.waiting if each.change == "boost")
    if ORDERS[o.way] == "repair":
        p.battle.repairs += 1
    if o.success > 0:
        RESULTS[o.way](p, o)


def _close(p: Play, o: Outcome) -> None:
    """Come nearer; the gun has a Boost die (EE-R96)."""
    shift(p, -2 if o.success >= great(p, o.who) else -1)
    p.battle.vessels[CREW].waiting += (Pending("boost", 1),)


def _open(p: Play, o: Outcome) -> None:
    shift(p, 2 if o.success >= great(p, o.who) else 1)


def great(p: Play, who: str) -> int:
    """Return the net Success with which somebody at the helm moves the ship a second step."""
    return max(1, GREAT - passives.seamanship(p.passives(who)))


def restored(p: Play, who: str) -> int:
    """Return the hull that a repair by somebody restores beside its net Success."""
    return 1 + passives.seamanship(p.passives(who))


def shift(p: Play, n: int) -> None:
    """Move the heroes' ship: all raiders come nearer or fall back."""
    for each in raiders(p):
        vessel = p.battle.vessels[each]
        vessel.step = max(0, min(AWAY, vessel.step + n))
        p.events.append(e.ShipMoved(ship=each, step=vessel.step))


def _evade(p: Play, o: Outcome) -> None:
    p.battle.vessels[CREW].evading = min(EVADES, o.success)
    _hamper(p)


def _screens(p: Play, o: Outcome) -> None:
    p.battle.vessels[CREW].screens = min(SCREENS, o.success)
    _hamper(p)


def _hamper(p: Play) -> None:
    own = p.battle.vessels[CREW]
    p.events.append(e.ShotsHampered(n=own.evading + own.screens))


def _shoot(p: Play, o: Outcome) -> None:
    o.dealt = strike(p, CREW, o.target, o.success)


def strike(p: Play, one: str, two: str, net: int) -> int:
    """Damage a ship: gun and net Success, less armor (EE-R97); a flaw adds to a hit, and a braced
    ship takes less. Return what got past armor."""
    dealt = max(0, ship(p, one).damage + net - ship(p, two).armor + waits(p, two))
    struck = p.battle.vessels[two]
    struck.flaws = struck.braced = 0
    hurt(p, two, dealt)
    return dealt


def waits(p: Play, vessel: str) -> int:
    """Return what flaws and bracing add to the next hit on a ship; below zero they take off."""
    return p.battle.vessels[vessel].flaws - p.battle.vessels[vessel].braced


def ship_hurt(p: Play, vessel: str, n: int, strain: bool = False) -> e.ShipHurt:
    """Return the event of ``n`` points of hull damage or strain; below zero, they are repaired."""
    found, sheet = p.battle.vessels[vessel], ship(p, vessel)
    limit = sheet.strain if strain else sheet.hull
    left = max(0, limit - (found.strain if strain else found.hull))
    return e.ShipHurt(ship=vessel, n=n, strain=strain, left=left, limit=limit)


def hurt(p: Play, vessel: str, n: int) -> None:
    """Add hull damage to a ship."""
    found: Vessel = p.battle.vessels[vessel]
    found.hull += n
    p.events.append(ship_hurt(p, vessel, n))


def strain(p: Play, n: int, cause: str = "") -> None:
    """Add system strain to the heroes' ship."""
    p.battle.vessels[CREW].strain += n
    p.events.append(replace(ship_hurt(p, CREW, n, strain=True), cause=cause))


def ionize(p: Play, vessel: str, n: int) -> None:
    """Add system strain to a ship."""
    p.battle.vessels[vessel].strain += n
    p.events.append(ship_hurt(p, vessel, n, strain=True))


def _repair(p: Play, o: Outcome) -> None:
    own = p.battle.vessels[CREW]
    hull, strain = min(own.hull, restored(p, o.who) + o.success), min(own.strain, EASED)
    own.hull -= hull
    own.strain -= strain
    for n, of_strain in ((hull, False), (strain, True)):
        if n:
            p.events.append(ship_hurt(p, CREW, -n, of_strain))


def _mend(p: Play, o: Outcome) -> None:
    own = p.battle.vessels[CREW]
    own.broken = tuple(each for each in own.broken if each[0] != o.target)
    p.events.append(e.StationMended(station=o.target))


def _jump(p: Play, o: Outcome) -> None:
    p.battle.marks += 2 if o.success >= GREAT or o.triumphs else 1
    p.battle.left = p.battle.marks >= MARKS
    p.events.append(e.JumpPlotted(at=min(p.battle.marks, MARKS)))


RESULTS: Mapping[str, Callable[[Play, Outcome], None]] = {
    "close": _close,
    "open": _open,
    "evade": _evade,
    "screens": _screens,
    "shoot": _shoot,
    "repair": _repair,
    "mend": _mend,
    "jump": _jump,
}
