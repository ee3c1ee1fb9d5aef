"""The deeds of battles: components, stations, steps (Table 7-5, EE-R98)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.cards.scenes import Battle
from game.edge.context import Play
from game.edge.frames import Outcome
from game.edge.rules.deeds import Case, Verb, Verbs
from game.edge.ships.names import AWAY, CREW, ORDERS, PARTS
from game.edge.ships.stations import hurt, raiders, shift
from game.edge.state import Pending

HULL = 3
"""hull damage of a Critical Hit (EE-R98)"""


def _shot(p: Play) -> Outcome | None:
    """Return the shot that got past armor and whose results are being spent."""
    found = p.outcome
    return found if found is not None and found.way == "shoot" and found.dealt > 0 else None


def _hit(p: Play, case: Case, d: object) -> bool:
    """Return True after a hit on a raider that is still in the battle."""
    return p.state.battle is not None and _shot(p) is not None and case.target in raiders(p)


def _critical(p: Play, case: Case, d: fx.ShipCritical) -> None:
    hurt(p, case.target, HULL)


def _component(p: Play, case: Case, d: fx.Component) -> None:
    """Damage or destroy a component of the ship hit instead of its hull (EE-285, EE-294)."""
    shot = _shot(p)
    assert shot is not None
    vessel = p.battle.vessels[case.target]
    vessel.hull = max(0, vessel.hull - shot.dealt)
    vessel.broken += ((d.part, d.destroyed),)
    shot.dealt = 0
    p.events.append(e.StationFailed(ship=case.target, station=PARTS[d.part], destroyed=d.destroyed))


def _whole(p: Play, case: Case, d: fx.Component) -> bool:
    return _hit(p, case, d) and d.part not in dict(p.battle.vessels[case.target].broken)


def _opening(p: Play, case: Case, d: fx.Opening) -> None:
    """Let the nearest raider's next shot have a Boost die."""
    near = min(raiders(p), key=lambda each: p.battle.vessels[each].step)
    p.battle.vessels[near].waiting += (Pending("boost", 1),)


def _hamper(p: Play, case: Case, d: fx.Hamper) -> None:
    p.battle.vessels[case.target].waiting += (Pending(d.change, 1),)


def _shot_at(p: Play, case: Case, d: object) -> bool:
    return p.state.battle is not None and case.target in raiders(p)


def _any_raider(p: Play, case: Case, d: object) -> bool:
    return p.state.battle is not None and bool(raiders(p))


def _flaw(p: Play, case: Case, d: fx.Flaw) -> None:
    p.battle.vessels[case.target].flaws += d.n
    p.events.append(e.ShipMarked(ship=case.target, mark="flaw", n=d.n))


def _unnoticed(p: Play, case: Case, d: fx.Flaw) -> bool:
    return _shot_at(p, case, d) and not p.battle.vessels[case.target].flaws


def _unbraced(p: Play, case: Case, d: fx.Brace) -> bool:
    return _any_raider(p, case, d) and not p.battle.vessels[CREW].braced


def _brace(p: Play, case: Case, d: fx.Brace) -> None:
    p.battle.vessels[CREW].braced += d.n
    p.events.append(e.ShipMarked(ship=CREW, mark="brace", n=d.n))


def _line_up(p: Play, case: Case, d: fx.LineUp) -> None:
    p.battle.vessels[CREW].waiting += (Pending("boost", 1),)
    p.events.append(e.ShipMarked(ship=CREW, mark="line_up"))


def _clear(p: Play, case: Case, d: fx.Clear) -> None:
    p.battle.clear += ((case.actor, p.battle.round + 1),)
    p.events.append(e.ShipMarked(ship=CREW, mark="clear", who=case.actor))


def _hindered(p: Play, case: Case, d: fx.Clear) -> bool:
    scene = p.content.scenes[p.battle.scene] if p.state.battle is not None else None
    rough = isinstance(scene, Battle) and scene.terrain > 0
    return rough and (case.actor, p.battle.round + 1) not in p.battle.clear


def _pilot(p: Play, case: Case, d: fx.PilotOnly) -> None:
    """Go a step further in the direction of the order; away, if it was none (EE-289)."""
    shift(p, _course(p))


def _course(p: Play) -> int:
    return -1 if p.outcome is not None and p.outcome.way == "close" else 1


def _at_helm(p: Play, case: Case, d: fx.PilotOnly) -> bool:
    """Return True at the helm, of which a round has one, with a step to go (EE-298)."""
    flown = p.outcome
    if p.state.battle is None or flown is None or ORDERS.get(flown.way) != "helm":
        return False
    steps = [p.battle.vessels[each].step for each in raiders(p)]
    return any(steps) if _course(p) < 0 else bool(steps)


def _veer_off(p: Play, case: Case, d: fx.VeerOff) -> None:
    vessel = p.battle.vessels[case.target]
    vessel.step = min(AWAY, vessel.step + 1)
    vessel.waiting = tuple(each for each in vessel.waiting if each.change != "boost")
    p.events.append(e.ShipMoved(ship=case.target, step=vessel.step))


def _under_fire(p: Play, case: Case, d: fx.VeerOff) -> bool:
    """Return True for the raider that was shot at (EE-290)."""
    return p.outcome is not None and p.outcome.target == case.target and _shot_at(p, case, d)


def _shake(p: Play, case: Case, d: fx.Shake) -> None:
    lost = max(raiders(p), key=lambda each: p.battle.vessels[each].step)
    p.battle.vessels[lost].step = AWAY
    p.events.append(e.ShipMoved(ship=lost, step=AWAY))


def _drift(p: Play, case: Case, d: fx.Drift) -> None:
    """Let the raiders choose: they come a step nearer."""
    for each in raiders(p):
        vessel = p.battle.vessels[each]
        vessel.step = max(0, min(AWAY, vessel.step - 1))
        p.events.append(e.ShipMoved(ship=each, step=vessel.step))


def _apart(p: Play, case: Case, d: fx.Drift) -> bool:
    return _any_raider(p, case, d) and any(p.battle.vessels[each].step for each in raiders(p))


def _fails(p: Play, case: Case, d: fx.StationFails) -> None:
    """Put the station of the check out of use until it is repaired."""
    shot = p.outcome
    assert shot is not None
    station = ORDERS[shot.way]
    p.battle.vessels[CREW].broken += ((station, False),)
    p.events.append(e.StationFailed(ship=CREW, station=station))


def _works(p: Play, case: Case, d: fx.StationFails) -> bool:
    shot = p.outcome
    if p.state.battle is None or shot is None:
        return False
    station = ORDERS[shot.way]
    return station != "repair" and station not in dict(p.battle.vessels[CREW].broken)


VERBS: Verbs = {
    fx.ShipCritical: Verb(_critical, _hit),
    fx.Hamper: Verb(_hamper, _shot_at),
    fx.Component: Verb(_component, _whole),
    fx.Opening: Verb(_opening, _any_raider),
    fx.Drift: Verb(_drift, _apart),
    fx.StationFails: Verb(_fails, _works),
    fx.Flaw: Verb(_flaw, _unnoticed),
    fx.Brace: Verb(_brace, _unbraced),
    fx.LineUp: Verb(_line_up, _any_raider),
    fx.Clear: Verb(_clear, _hindered),
    fx.PilotOnly: Verb(_pilot, _at_helm),
    fx.VeerOff: Verb(_veer_off, _under_fire),
    fx.Shake: Verb(_shake, _any_raider),
}
