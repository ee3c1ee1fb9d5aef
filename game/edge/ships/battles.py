"""Fights between ships: rounds of stations, the raiders' turns, the end (EE-R94 to EE-R98)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.scenes import Battle as BattleScene
from game.edge.checking import Checks, allowed, never
from game.edge.checks.asked import level_step
from game.edge.checks.lines import step
from game.edge.checks.throwing import throw
from game.edge.context import Play
from game.edge.dice.faces import Kind, Net
from game.edge.dice.pool import Added, Build, FromSkill, Step
from game.edge.frames import Plain, Tray, Visit
from game.edge.names import Change
from game.edge.rules import verbs
from game.edge.rules.conditions import block, branch, holds
from game.edge.rules.deeds import Case
from game.edge.scenes import paths
from game.edge.ships import followers
from game.edge.ships.names import AWAY, CREW, DRIFTING, FARTHEST, ORDERS, PARTS
from game.edge.ships.stations import (
    AVERAGE,
    disabled,
    hurt,
    ionize,
    raiders,
    ship,
    ship_hurt,
    skill_of,
    strike,
    why_not,
)
from game.edge.state import Battle, Pending, Vessel
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

JUMP = "jump"
"""the count of jump marks that stories bring"""
CRITICAL = 3
"""hull damage more of a Critical Hit (EE-R98)"""
GAIN = 2
"""Advantage or Threat of each item that a raider's roll brings"""
ROUNDS = 12
"""rounds after which raiders give up"""


def begin(p: Play, f: Visit) -> None:
    """Lay out the ships, and begin the first round."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, BattleScene)
    hull, strain = p.state.ship
    vessels = {CREW: Vessel(scene.crew, hull, strain, step=0)}
    here = [each for each in scene.raiders if holds(p, each.when)]
    for number, each in enumerate(here, 1):
        harder = p.state.setup.level == "hard" and number == 1
        piece = (harder and p.content.ships[each.ship].on_hard) or each.ship
        vessels[f"{piece}.{number}"] = Vessel(piece, step=each.step, late=each.late)
    marks = scene.marks + p.state.counts.get(JUMP, 0)
    p.state.battle = Battle(f.scene, vessels, marks=marks)
    p.events.append(e.BattleBegan(scene=f.scene))
    f.step = "sailing"
    _begin_round(p)


def _begin_round(p: Play) -> None:
    """Begin a round: first the heroes' stations, then the raiders."""
    p.stack.append(Plain(0, step="raiders"))
    p.stack.append(Plain(0, step="crew"))
    battle = p.battle
    battle.round += 1
    battle.stations, battle.at = (), 0
    own = battle.vessels[CREW]
    own.evading = own.screens = 0
    p.events.append(e.RoundBegan(n=battle.round))


def resume(p: Play, f: Visit) -> None:
    """Continue with the next round."""
    _begin_round(p)


# --- the heroes' stations -------------------------------------------------------------------------


def crew_options(p: Play, f: Plain) -> Options:
    """Return the orders that heroes can still give; none once the battle is over."""
    if over(p):
        return ()
    targets = {"shoot": raiders(p), "mend": tuple(dict(p.battle.vessels[CREW].broken))}
    ways = [
        option(order, who, target)
        for who in p.ups
        for order in ORDERS
        for target in targets.get(order, ("",))
    ]
    found = allowed(p, f, ways, ORDERING)
    return (*found, option("done")) if found else ()


def _check(p: Play, f: Plain, o: Intent) -> Reason | None:
    return why_not(p, o.source, o.verb, o.target)


def give(p: Play, f: Plain, chosen: Option) -> None:
    """Open the tray of an order, or leave the other stations empty."""
    if chosen.verb == "done":
        p.stack.pop()
        return
    who, order = chosen.source, chosen.verb
    p.stack.append(
        Tray(
            p.seat_of(who),
            "station",
            p.battle.scene,
            who,
            order,
            skill_of(p, who, order),
            target=chosen.target,
            step="tray",
        )
    )


# --- the raiders ----------------------------------------------------------------------------------


def raid(p: Play, f: Plain) -> None:
    """Let the next raider act, or end the round."""
    if over(p):
        finish(p)
        return
    battle = p.battle
    if not battle.at:
        followers.shoot(p)
    ready = [id for id in battle.vessels if id != CREW][battle.at :]
    if not ready:
        p.stack.pop()
        if battle.round >= ROUNDS:
            finish(p)
        return
    battle.at += 1
    if ready[0] in raiders(p):
        _act(p, ready[0])


def _act(p: Play, raider: str) -> None:
    """Close if it is more than a step away, shoot if it can, then repair (EE-R97, EE-R130)."""
    vessel = p.battle.vessels[raider]
    if vessel.late:
        vessel.late = False
        return
    broken = dict(vessel.broken)
    if "engine" in broken:
        _drift(p, raider)
    elif vessel.step > 1:
        net = throw(p, raider, "close", closing(p, raider).pool, "piloting")
        vessel.waiting = tuple(each for each in vessel.waiting if each.change == "boost")
        if net.succeeds:
            vessel.step -= 1
            p.events.append(e.ShipMoved(ship=raider, step=vessel.step))
        _settle(p, raider, net)
        if net.despair:
            _jam(p, raider)
    jammed = vessel.jammed or "gun" in broken
    vessel.jammed = False
    if vessel.step < FARTHEST and not jammed and not disabled(p, raider):
        _fire(p, raider)
    if not disabled(p, raider):
        _mend(p, raider)


def _drift(p: Play, raider: str) -> None:
    """Let a raider without an engine fall back once it is some steps away."""
    vessel = p.battle.vessels[raider]
    if vessel.step >= DRIFTING:
        vessel.step = min(AWAY, vessel.step + 1)
        p.events.append(e.ShipMoved(ship=raider, step=vessel.step))


def _mend(p: Play, raider: str) -> None:
    """Let a raider's crew try to repair the first component that is damaged (EE-R41)."""
    vessel = p.battle.vessels[raider]
    damaged = next((part for part, destroyed in vessel.broken if not destroyed), "")
    if vessel.step >= AWAY or not damaged:
        return
    pool = Build((_crew_of(p, raider), level_step(AVERAGE))).pool
    if throw(p, raider, "mend", pool, "mechanics").succeeds:
        vessel.broken = tuple(each for each in vessel.broken if each[0] != damaged)
        p.events.append(e.StationMended(station=PARTS[damaged], ship=raider))


def _jam(p: Play, raider: str) -> None:
    """Let the gun of a raider fail in its next shot (EE-R36)."""
    p.battle.vessels[raider].jammed = True
    p.events.append(e.StationFailed(ship=raider, station="gun"))


def _crew_of(p: Play, raider: str) -> FromSkill:
    sheet = ship(p, raider)
    return FromSkill(sheet.skill, sheet.rating, "its crew")


def closing(p: Play, raider: str) -> Build:
    """Return the pool with which a raider comes a step nearer."""
    return Build((_crew_of(p, raider), level_step(AVERAGE), *_hampered(p, raider)))


def _hampered(p: Play, raider: str) -> list[Step]:
    """Return what makes a raider's next flying or shot harder (EE-283, EE-291)."""
    waiting = p.battle.vessels[raider].waiting
    return [step(each.change, each.n, "hampered") for each in waiting if each.change != "boost"]


def shot(p: Play, raider: str, apart: int) -> Build:
    """Return the pool of a raider's shot from a step away, as things are now."""
    vessel, own = p.battle.vessels[raider], p.battle.vessels[CREW]
    defense = 0 if "defense" in dict(own.broken) else ship(p, CREW).defense
    setback = defense + own.evading + own.screens
    more: list[Step] = [Added(Kind.SETBACK, setback, "defense")] if setback else []
    boosts = [each.n for each in vessel.waiting if each.change == "boost"]
    more += [Added(Kind.BOOST, n, "an opening") for n in boosts] + _hampered(p, raider)
    scene = p.content.scenes[p.battle.scene]
    assert isinstance(scene, BattleScene)
    more += [Added(Kind.SETBACK, scene.terrain, scene.ground)] if scene.terrain else []
    return Build((_crew_of(p, raider), level_step(1 + apart), *more))


def _fire(p: Play, raider: str) -> None:
    vessel = p.battle.vessels[raider]
    net = throw(p, raider, "fire", shot(p, raider, vessel.step).pool, "gunnery")
    vessel.waiting = ()
    p.events.append(e.RaiderShot(ship=raider, success=net.success, advantage=net.advantage))
    dealt = strike(p, raider, CREW, net.success) if net.succeeds else 0
    _settle(p, raider, net, ship(p, raider).critical if dealt else 0, dealt)
    if net.despair:
        _jam(p, raider)


def _settle(p: Play, raider: str, net: Net, critical: int = 0, dealt: int = 0) -> None:
    """Spend and pay a raider's roll by rule (EE-R72, EE-R73, EE-R112).

    Advantage brings a Critical Hit, if its cost is given and can be paid, Ion of the gun (the hull
    damage ``dealt`` is strain instead), a Setback die on the
    heroes' next flying or shot, a Boost die for another raider, and takes strain off. Threat brings
    a Boost die on the heroes' next shot for every two, and strain.
    """
    vessel, left = p.battle.vessels[raider], net.advantage
    triumphs = net.triumph

    def bought(price: int) -> bool:
        nonlocal left, triumphs
        if triumphs:
            triumphs -= 1
        elif left >= price:
            left -= price
        else:
            return False
        return True

    if critical and bought(critical):
        hurt(p, CREW, CRITICAL)
    for each in ship(p, raider).qualities if dealt else ():
        if each.name == "ion" and bought(each.cost):
            p.battle.vessels[CREW].hull -= dealt
            p.events.append(e.QualityUsed(who=raider, target=CREW, quality=each.name, n=each.n))
            ionize(p, CREW, dealt + each.n)
    if bought(GAIN):
        _wait(p, CREW, "setback")
    others = [each for each in raiders(p) if each != raider]
    if others and bought(GAIN):
        _wait(p, others[0], "boost")
    if left > 0:
        vessel.strain = max(0, vessel.strain - left)
    threat = max(0, -left)
    while threat >= GAIN:
        _wait(p, CREW, "boost")
        threat -= GAIN
    if threat:
        vessel.strain += threat
        p.events.append(ship_hurt(p, raider, threat, strain=True))


def _wait(p: Play, vessel: str, change: Change) -> None:
    """Let a change wait for the next flying or shot of a ship."""
    p.battle.vessels[vessel].waiting += (Pending(change, 1),)
    p.events.append(e.ShipChanged(ship=vessel, change=change, n=1))


# --- the end --------------------------------------------------------------------------------------


def over(p: Play) -> bool:
    """Return True if one side is disabled or away."""
    return not raiders(p) or disabled(p, CREW) or p.battle.left


def finish(p: Play) -> None:
    """Leave the battle by what came of it."""
    scene, state = p.content.scenes[p.battle.scene], p.state
    assert isinstance(scene, BattleScene)
    others = [id for id in p.battle.vessels if id != CREW]
    if disabled(p, CREW):
        how = "lost"
    elif all(disabled(p, id) for id in others):
        how = "won"
    else:
        how = "away"
    place, branches = f"{scene.id}.{how}", getattr(scene, how)
    p.events.append(e.BattleEnded(how=how, outcome=branch(p, place, branches)))
    own = p.battle.vessels[CREW]
    state.ship = own.hull, own.strain
    while p.stack[-1].step != "sailing":
        p.stack.pop()
    verbs.named(p, block(p, place, branches), Case(p.heroes[0]))
    state.battle = None
    paths.leave(p)


ORDERING: Checks = {**{order: _check for order in ORDERS}, "done": never}
