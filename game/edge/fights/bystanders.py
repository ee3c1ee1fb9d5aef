"""Allies who shoot once a round in an encounter, and a thing that adversaries shoot at: neither is
a hero or an adversary."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.effects import BACKED, FIRED
from game.edge.cards.scenes import Helper
from game.edge.checks.asked import adversary
from game.edge.checks.throwing import throw
from game.edge.context import BANDS, Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Build, FromDifficulty, FromSkill, level_of
from game.edge.fights.attacks import MELEE, weapons
from game.edge.names import RANGES
from game.edge.people import rules as people
from game.edge.rules import verbs
from game.edge.rules.conditions import holds
from game.edge.rules.deeds import Case
from game.edge.scenes import flags, tracks

DAMAGE = 2
"""marks of a shot at the thing"""
FARTHEST = 2
"""length of the way over which allies and shots at the thing reach: Medium range"""


# --- allies ---------------------------------------------------------------------------------------


def help(p: Play) -> None:
    """Let each group of allies shoot once at the nearest adversary, the strongest of several."""
    for each in p.encounter.helpers:
        target = _nearest(p, each) if holds(p, each.when) else ""
        if target:
            _fire(p, each, target)


def _nearest(p: Play, helper: Helper) -> str:
    far = {foe: p.distance(helper.zone, p.person(foe).zone) for foe in p.foes}
    near = [foe for foe, length in far.items() if length is not None and length <= FARTHEST]
    return min(near, key=lambda foe: (far[foe], -p.standing(foe), foe), default="")


def _fire(p: Play, helper: Helper, target: str) -> None:
    """Roll an ally's shot; soak counts, and nothing is spent."""
    length = p.distance(helper.zone, p.person(target).zone)
    assert length is not None
    dice = max(1, RANGES.index(BANDS[length]))
    skill = FromSkill(helper.proficiency, helper.proficiency + helper.ability, helper.name)
    backed = [Added(Kind.BOOST, 1, "support")] if BACKED in p.state.flags else []
    pool = Build((skill, FromDifficulty(dice, level_of(dice).value), *backed)).pool
    net = throw(p, helper.name, "allies", pool)
    p.events.append(e.AlliesShot(name=helper.name, target=target, hit=net.success > 0))
    if net.success > 0:
        damage = helper.damage + net.success
        people.wound(p, target, max(0, damage - p.soak(target)), "allies")
    flags.set_flag(p, FIRED)


# --- the thing ------------------------------------------------------------------------------------


def tempted(p: Play, foe: str, who: str) -> bool:
    """Return True if an adversary shoots at the thing of the encounter instead of a hero: the
    hero is in cover, and the thing in reach. It stands in the zone of its track's name."""
    thing, sheet = p.encounter.target, adversary(p, foe)
    if not thing or sheet is None or sheet.role == "rusher" or not p.marked(who, "cover"):
        return False
    if p.person(foe).engaged or not _can_fire(p, foe):
        return False
    length = p.distance(p.person(foe).zone, thing)
    return length is not None and length <= FARTHEST


def _can_fire(p: Play, foe: str) -> bool:
    """Return True if an adversary has a gun in hand that works."""
    return any(
        p.weapon(foe, each).skill not in MELEE
        and not p.marked(foe, f"dropped:{each}")
        and not p.marked(foe, f"jammed:{each}")
        for each in weapons(p, foe)
    )


def hit(p: Play, foe: str) -> None:
    """Let an adversary shoot at the thing: it does not dodge."""
    p.events.append(e.ThingShot(who=foe, track=p.encounter.target))
    tracks.advance(p, Case(p.heroes[0]), p.encounter.target, DAMAGE)
    flags.set_flag(p, FIRED)
    verbs.settle(p)
