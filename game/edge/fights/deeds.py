"""The deeds of encounters: hazards, doors, cover, and what a hit may bring."""

from __future__ import annotations

from typing import Any

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.fights import attacks, maneuvers, qualities
from game.edge.people import rules as people
from game.edge.rules import destiny, passives
from game.edge.rules.deeds import Case, Verb, Verbs, anybody
from game.table.maps.areas import pair


def _in_fight(p: Play, case: Case, d: Any) -> bool:
    return p.state.fight is not None


def _in_zone(p: Play, d: fx.Hazard) -> tuple[str, ...]:
    """Return the foes in the zone of a hazard, the one most worth hitting first."""
    found = [who for who in p.foes if p.person(who).zone == d.zone]
    return tuple(sorted(found, key=lambda who: -p.standing(who)))


def _hazard(p: Play, case: Case, d: fx.Hazard) -> None:
    """Damage one group or person in the zone; its cover is gone (EE-R93)."""
    own = p.passives(case.actor) if p.is_hero(case.actor) else ()
    damage = d.cls + case.net + passives.sabotage(own)
    for who in _in_zone(p, d)[:1]:
        dealt = max(0, damage - p.soak(who))
        people.unmark(p, who, "cover")
        p.events.append(e.Hit(who=case.actor, target=who, damage=damage, dealt=dealt, hazard=True))
        people.wound(p, who, dealt, "hazard")
    if d.zone in p.fight.cover:
        p.fight.cover = tuple(zone for zone in p.fight.cover if zone != d.zone)
        p.events.append(e.CoverLost(zone=d.zone))


def _any_there(p: Play, case: Case, d: fx.Hazard) -> bool:
    return p.state.fight is not None and bool(_in_zone(p, d))


def _shut(p: Play, case: Case, d: fx.Shut) -> None:
    link = pair(d.one, d.two)
    shut = p.fight.shut
    p.fight.shut = tuple(each for each in shut if each != link) if link in shut else (*shut, link)
    p.events.append(e.PassageChanged(one=d.one, two=d.two, open=link in shut))


def _cover(p: Play, case: Case, d: fx.Cover) -> None:
    zones = d.zones or tuple(p.map.zones)
    p.fight.cover += tuple(zone for zone in zones if zone not in p.fight.cover)


def _loads(p: Play, d: fx.Haul) -> tuple[str, ...]:
    """Return the loads that a deed can bring to its zone."""
    if p.state.fight is None:
        return ()
    loads = p.fight.loads.items()
    return tuple(load for load, at in loads if d.load in ("", load) and at != d.zone)


def _haul(p: Play, case: Case, d: fx.Haul) -> None:
    for load in _loads(p, d):
        p.fight.loads[load] = d.zone
        p.events.append(e.Hauled(load=load, zone=d.zone))


def _can_haul(p: Play, case: Case, d: fx.Haul) -> bool:
    return bool(_loads(p, d))


def _reach(p: Play, case: Case, d: fx.Reach) -> None:
    if p.person(case.actor).engaged:
        maneuvers.part(p, case.actor)
    maneuvers.move(p, case.actor, d.zone)


def _elsewhere(p: Play, case: Case, d: fx.Reach) -> bool:
    return p.state.fight is not None and p.person(case.actor).zone != d.zone


def _stun(p: Play, case: Case, d: fx.Stun) -> None:
    for who in p.foes:
        if d.foe in ("", p.person(who).piece):
            people.mark(p, who, "no_turn", "turn")
            p.events.append(e.TurnLost(who=who))
            return


def _leave(p: Play, case: Case, d: fx.Leave) -> None:
    going = tuple(who for who in p.foes if not d.foe or p.person(who).piece == d.foe)
    people.send_off(p, going, "")


def _critical(p: Play, case: Case, d: fx.Critical) -> None:
    """Inflict a Critical Hit: a share of wounds for a group, an injury for anybody else (EE-262,
    EE-R88)."""
    outcome = p.outcome
    foe = adversary(p, case.target)
    if foe is not None and foe.type == "minion":
        people.wound(p, case.target, foe.threshold, "critical")
        return
    vicious = p.weapon(case.actor, outcome.weapon).vicious if outcome is not None else 0
    people.injure(p, case.target, vicious, case.actor)


def _can_injure(p: Play, case: Case, d: fx.Critical) -> bool:
    """Return True after a hit that got past soak, on somebody still up (EE-R83)."""
    outcome = p.outcome
    hit = outcome is not None and outcome.task == "attack" and outcome.dealt > 0
    return hit and p.up(case.target)


def _maneuver(p: Play, case: Case, d: fx.FreeManeuver) -> None:
    turn = people.turn_of(p, case.actor)
    if turn is not None:
        turn.free += 1


def _may_move(p: Play, case: Case, d: fx.FreeManeuver) -> bool:
    turn = people.turn_of(p, case.actor)
    return turn is not None and turn.maneuvers + turn.free < 2


def _expose(p: Play, case: Case, d: fx.Expose) -> None:
    for who in case.people(p, d.who):
        people.unmark(p, who, "cover")
        people.mark(p, who, "exposed", "round")


def _defend(p: Play, case: Case, d: fx.Defend) -> None:
    for who in case.people(p, d.who):
        people.mark(p, who, "defended", "turn after")


def _disarm(p: Play, case: Case, d: fx.Disarm) -> None:
    for who in case.people(p, d.who):
        weapon = attacks.main_weapon(p, who)
        if weapon:
            people.mark(p, who, f"dropped:{weapon}")


def _armed(p: Play, case: Case, d: fx.Disarm) -> bool:
    return any(attacks.main_weapon(p, who) for who in case.people(p, d.who))


def _prone(p: Play, case: Case, d: fx.Prone) -> None:
    for who in case.people(p, d.who):
        people.mark(p, who, "prone")


def _stands(p: Play, case: Case, d: fx.Prone) -> bool:
    return any(p.up(who) and not p.marked(who, "prone") for who in case.people(p, d.who))


def _falter(p: Play, case: Case, d: fx.Falter) -> None:
    for who in case.people(p, d.who):
        people.unmark(p, who, "cover", "aim", "guard")


def _poised(p: Play, case: Case, d: fx.Falter) -> bool:
    marks = ("cover", "aim", "guard")
    return any(p.marked(who, each) for who in case.people(p, d.who) for each in marks)


def _foe_moves(p: Play, case: Case, d: fx.FoeMoves) -> None:
    """Let the foe nearest to the actor take cover, or come a zone nearer (EE-R72)."""
    people.hasten(p, case.actor)


def _can_move(p: Play, case: Case, d: fx.FoeMoves) -> bool:
    return p.state.fight is not None and people.can_hasten(p, case.actor)


def _darken(p: Play, case: Case, d: fx.Darken) -> None:
    if not p.is_hero(case.actor):
        people.wait(p, case.actor, "setback", 1)
    elif destiny.spare(p) > 0:
        p.state.light -= 1
        p.state.dark += 1
        p.events.append(e.DestinySpent(side="light", why="luck"))


def _jam(p: Play, case: Case, d: fx.Jam) -> None:
    outcome = p.outcome
    assert outcome is not None
    people.mark(p, outcome.who, f"jammed:{outcome.weapon}", "turn after")


def _can_jam(p: Play, case: Case, d: fx.Jam) -> bool:
    """Return True if a weapon was used: bare hands cannot jam (EE-R36)."""
    outcome = p.outcome
    return outcome is not None and attacks.held(p, outcome.who, outcome.weapon)


VERBS: Verbs = {
    fx.Hazard: Verb(_hazard, _any_there),
    fx.Shut: Verb(_shut, _in_fight),
    fx.Cover: Verb(_cover, _in_fight),
    fx.Haul: Verb(_haul, _can_haul),
    fx.Reach: Verb(_reach, _elsewhere),
    fx.Stun: Verb(_stun, _in_fight),
    fx.Leave: Verb(_leave, _in_fight),
    fx.Critical: Verb(_critical, _can_injure),
    fx.FreeManeuver: Verb(_maneuver, _may_move),
    fx.Expose: Verb(_expose, anybody),
    fx.Defend: Verb(_defend, anybody),
    fx.Disarm: Verb(_disarm, _armed),
    fx.Prone: Verb(_prone, _stands),
    fx.Falter: Verb(_falter, _poised),
    fx.FoeMoves: Verb(_foe_moves, _can_move),
    fx.Darken: Verb(_darken, lambda p, case, d: True),
    fx.Jam: Verb(_jam, _can_jam),
    fx.UseQuality: Verb(qualities.run, qualities.possible),
}
