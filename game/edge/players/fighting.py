"""Encounters played with care: raise the fallen, take cover, aim, one target at a time."""

from __future__ import annotations

from collections.abc import Iterator

from game.edge.cards.scenes import Feature
from game.edge.checks import lines
from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.frames import Plain, Taking, Tray
from game.edge.players import guarding, tools
from game.edge.rules import passives
from game.edge.rules.conditions import holds
from game.table.decisions import Decision, Option

WORN = 0.5
"""part of the wound threshold from which terms are better than fighting on"""
DARING = 0.3
"""chance from which the impossible is worth a light point"""
WORTH_A_WALK = 1.5
"""how many times the damage of a shot a map feature has to do to be worth going there"""
SPARE = 3
"""one part in how many of the strain threshold may be spent on a second aim or cover"""
DECIDES = 1.1
"""how many times more a hit counts on somebody whose fall ends the fight"""
REACH = 1
"""zones that nearly every gun reaches across (EE-R79)"""


def open(p: Play, f: Plain, d: Decision) -> Option:
    """Begin, with a light point put down for a hero who is badly hurt already."""
    return next(guarding.ward(p, f, d), d.options[-1])


def pick(p: Play, f: Plain, d: Decision) -> Option:
    """Let the hero act first who shoots best."""
    return max(d.options, key=lambda each: p.rating(each.source, "agility"))


def take(p: Play, f: Taking, d: Decision) -> Option:
    """Return the next answer of a turn: the first of these that is open."""
    for found in (
        _agree,
        guarding.ward,
        guarding.lift,
        _stim,
        _rescue,
        _dare,
        _stand,
        _away,
        _reach,
        _withdraw,
        _feature,
        _work,
        _shelter,
        _cover,
        _drop,
        guarding.guard,
        guarding.treat,
        _aim,
        _shoot,
        _rally,
        _come,
    ):
        chosen = next(found(p, f, d), None)
        if chosen is not None:
            return chosen
    return d.options[-1]


def _verb(d: Decision, *verbs: str) -> Iterator[Option]:
    return (each for each in d.options if each.verb in verbs)


def _cheap(p: Play, f: Taking) -> bool:
    """Return True if a maneuver costs no strain now."""
    return f.maneuvers < 1 + f.free


def _fresh(p: Play, f: Taking) -> bool:
    """Return True if a maneuver costs no strain, or strain that can be spared."""
    spare = 2 * p.person(f.who).strain < p.strain_threshold(f.who)
    return _cheap(p, f) or spare and not guarding.stunned(p)


def _agree(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Hear the terms of a captain while a hero is down, or the one at turn badly hurt."""
    worn = p.person(f.who).wounds >= WORN * p.wound_threshold(f.who)
    if worn or len(p.ups) < len(p.heroes):
        yield from _verb(d, "terms")


def _stim(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    yield from (each for each in _verb(d, "stim") if guarding.hurt(p, each.target))


def _rescue(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    if _fresh(p, f) and "partner" not in tools.without(p):
        yield from guarding.rescue(p, f, d)


def _stand(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    down = guarding.exposed(p, f.who) and guarding.lies_well(p, f.who) and any(_verb(d, "attack"))
    yield from _verb(d, "pick", *(() if down else ("stand",)))


def _withdraw(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    if _fresh(p, f):
        yield from guarding.withdraw(p, f, d)


def _drop(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    if _cheap(p, f) or _rested(p, f):
        yield from guarding.drop(p, f, d)


def _away(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Disengage with a gun in hand, while there is an action left to use it."""
    if not f.acted and _fresh(p, f) and any(_verb(d, "attack")):
        hand = p.state.slots[f.who][0]
        arm = p.weapon(f.who, hand) if hand else None
        if arm is not None and arm.skill == "ranged_heavy":
            yield from _verb(d, "part")


def _reach(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Approach the zone that a goal names, with the load if it takes one. Where it is to be held at
    a certain time there is no hurry to go where more harm is to be expected."""
    yield from _verb(d, "lift")
    for goal in (each for each in p.encounter.goals if holds(p, each.when)):
        zone = goal.all_in or (goal.load_in[1] if goal.load_in else "")
        here = p.distance(p.person(f.who).zone, zone) if zone else None
        if not here:
            continue
        early = goal.rounds is not None and goal.rounds - p.fight.round > here
        for each in guarding.nearer(p, f, d, zone) if _fresh(p, f) else ():
            if not (early and guarding.riskier(p, f.who, each.target)):
                yield each


def _feature(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Work a map feature that does more than a shot."""
    shot = _best_shot(p, f, d)
    found = {each: _hazard(p, f, each.source) for each in _verb(d, "feature")}
    if found and max(found.values()) > shot:
        yield max(found, key=lambda each: (found[each], each.key))


def _dare(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Try the impossible where it would end the fight, and nothing better is in sight: a hero is
    down or badly hurt, or time is up."""
    goals, now = p.encounter.goals, p.fight.round
    late = any(each.rounds is not None and now >= each.rounds for each in goals)
    if not late and len(p.ups) == len(p.heroes) and not guarding.hurt(p, f.who):
        return
    for each in _verb(d, "feature"):
        found = next(one for one in p.encounter.features if one.id == each.source)
        skill = p.best(f.who, found.skills) if found.skills else None
        tray = Tray(f.seat, "feature", p.fight.scene, f.who, found.id, skill or "", step="tray")
        if found.impossible and odds(lines.build(p, tray).pool).success >= DARING:
            yield each


def _work(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Go to a map feature that does far more than a shot."""
    if f.acted or not _cheap(p, f) or "features" in tools.without(p):
        return
    least = max(1.0, WORTH_A_WALK * _best_shot(p, f, d))
    for each in _verb(d, "move"):
        if any(_hazard(p, f, one.id) > least for one in _open_at(p, each.target)):
            yield each


def _open_at(p: Play, zone: str) -> Iterator[Feature]:
    """Return the map features of a zone that can be used."""
    for each in p.encounter.features:
        spent = each.id in p.fight.used and not each.again
        if zone in each.at and not spent and holds(p, each.when):
            yield each


def _hazard(p: Play, f: Taking, id: str) -> float:
    """Return the damage to expect from a map feature, 0 if it does none now."""
    found = next(each for each in p.encounter.features if each.id == id)
    rough = next((each for each in found.deeds if each.do == "hazard"), None)
    struck = [foe for foe in p.foes if rough and p.person(foe).zone == rough.zone]
    if rough is None or not struck or not found.skills:
        return 0.0
    skill = p.best(f.who, found.skills)
    tray = Tray(f.seat, "feature", p.fight.scene, f.who, id, skill, step="tray")
    damage = rough.cls + passives.sabotage(p.passives(f.who))
    return _damage(p, tray, damage - min(p.soak(foe) for foe in struck))


def _damage(p: Play, tray: Tray, base: int) -> float:
    """Return the damage to expect from a roll whose net Success adds to it."""
    return odds(lines.build(p, tray).pool).mean_of_hits(lambda net: max(0, base + net))


def _shelter(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Leave the open for a zone with cover from which a foe can still be shot at."""
    if not _cheap(p, f) or p.person(f.who).zone in p.fight.cover or f.acted:
        return
    if _needed(p, f) or "cover" in tools.without(p):
        return
    held = {p.person(foe).zone for foe in p.foes}
    for each in _verb(d, "move"):
        far = [n for zone in held if (n := p.distance(each.target, zone)) is not None]
        if each.target in p.fight.cover and far and 0 < min(far) <= REACH:
            yield each


def _cover(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    if (_cheap(p, f) or _rested(p, f)) and not _needed(p, f):
        yield from _verb(d, "cover")


def _needed(p: Play, f: Taking) -> bool:
    """Return True for a hero whom adversaries should see: they shoot at a thing instead of
    somebody in cover, and it was hit before. One badly hurt is excused."""
    return p.state.counts.get(p.encounter.target, 0) > 0 and not guarding.hurt(p, f.who)


def _rested(p: Play, f: Taking) -> bool:
    """Return True if strain for a second maneuver is of no account."""
    spare = SPARE * p.person(f.who).strain < p.strain_threshold(f.who)
    return spare and not guarding.stunned(p)


def _aim(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Aim once, for strain too while there is little of it."""
    aimed = p.marked(f.who, "aim")
    if (_cheap(p, f) or _rested(p, f) and not aimed) and not f.acted and any(_verb(d, "attack")):
        yield from _verb(d, "aim")


def _shoot(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Attack where the most damage counts: the foe nearest to being down first."""
    shots = list(_verb(d, "attack"))
    if shots:
        yield max(shots, key=lambda each: _worth(p, f, each))


def _rally(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Rally an ally while there is nobody to attack."""
    if not any(_verb(d, "attack")):
        yield from _verb(d, "rally")


def _best_shot(p: Play, f: Taking, d: Decision) -> float:
    """Return the damage to expect from the best attack."""
    return max((_dealt(p, f, each) for each in _verb(d, "attack")), default=0.0)


def _dealt(p: Play, f: Taking, o: Option) -> float:
    """Return the damage to expect from an attack."""
    arm = p.weapon(f.who, o.source, o.target)
    tray = Tray(
        0, "attack", p.fight.scene, f.who, skill=arm.skill, target=o.target, weapon=o.source
    )
    return _damage(p, tray, arm.damage - max(0, p.soak(o.target) - arm.pierce))


def _worth(p: Play, f: Taking, o: Option) -> float:
    foe = adversary(p, o.target)
    assert foe is not None
    left = p.wound_threshold(o.target) - p.person(o.target).wounds + 1
    goals = {goal.down for goal in p.encounter.goals if holds(p, goal.when)}
    decides = DECIDES if p.person(o.target).piece in goals else 1.0
    return _dealt(p, f, o) * (1.0 + foe.budget / left) * decides


def _come(p: Play, f: Taking, d: Decision) -> Iterator[Option]:
    """Come nearer while nobody can be shot at."""
    if f.acted or not _fresh(p, f):
        return
    yield from _verb(d, "draw") if not p.state.slots[f.who][0] else ()
    near = [foe for foe in p.foes if p.distance(p.person(f.who).zone, p.person(foe).zone)]
    for foe in near[:1]:
        yield from guarding.nearer(p, f, d, p.person(foe).zone)
    yield from _verb(d, "engage")
