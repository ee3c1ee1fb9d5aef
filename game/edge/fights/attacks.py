"""Attacks: range, difficulty, what target and attacker add, damage (EE-259 to EE-275, EE-R27 to
EE-R29, EE-R79 to EE-R83)."""

from __future__ import annotations

from collections.abc import Iterator

from game.edge import events as e
from game.edge.cards.effects import FIRED
from game.edge.cards.models import Weapon
from game.edge.checks.asked import Check, adversary, level_step, skill_step
from game.edge.context import HAND, Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, FromDifficulty, Side, Step, Upgraded, level_of
from game.edge.frames import Outcome, Tray
from game.edge.names import RANGES
from game.edge.people import rules as people
from game.edge.rules.conditions import calmed
from game.edge.scenes import flags
from game.table.refusals import Reason

MELEE = ("melee", "brawl")
AVERAGE, HARD = 2, 3


def weapons(p: Play, who: str) -> tuple[str, ...]:
    """Return the weapons that somebody can use now: a hero's in hand, or fists."""
    foe = adversary(p, who)
    if foe is not None:
        return tuple(str(at) for at in range(len(foe.weapons)))
    hand = p.state.slots[who][HAND]
    return (hand, "fists") if hand else ("fists",)


def held(p: Play, who: str, weapon: str) -> bool:
    """Return True for a weapon that can jam or be lost: neither fists nor teeth (EE-R36)."""
    return weapon not in ("", "fists") and p.weapon(who, weapon).skill != "brawl"


def main_weapon(p: Play, who: str) -> str:
    """Return the weapon that somebody can be made to drop, "" for none."""
    found = (
        each
        for each in weapons(p, who)
        if held(p, who, each) and not p.marked(who, f"dropped:{each}")
    )
    return next(found, "")


def why_not(p: Play, who: str, weapon: str, target: str, stun: bool = False) -> Reason | None:
    """Return the reason against an attack."""
    if weapon not in weapons(p, who):
        return Reason(
            "EE-R102", "That weapon is not in this hero's hands: attack with one that is."
        )
    if target not in p.state.people or not p.up(target):
        return Reason("EE-R89", "That one is already down: choose a target still standing.")
    if p.is_hero(target) == p.is_hero(who):
        return Reason("EE-R91", "Save it for the other side: you can attack only enemies.")
    if p.marked(who, f"dropped:{weapon}"):
        return Reason("EE-R71", "The weapon is on the ground. Pick it up first.")
    if p.marked(who, f"jammed:{weapon}"):
        return Reason("EE-R36", "The weapon is jammed until the end of your next turn.")
    return _out_of_range(p, who, p.weapon(who, weapon), target, stun)


def _out_of_range(p: Play, who: str, arm: Weapon, target: str, stun: bool) -> Reason | None:
    band = p.range(who, target)
    if band is None:
        return Reason("EE-R79", "Closed doors block the shot: open them or find another line.")
    if arm.skill in MELEE:
        return (
            None
            if band == "engaged"
            else Reason(
                "EE-R81", "You can strike only an enemy at arm's length: engage the target first."
            )
        )
    if RANGES.index(band) > RANGES.index(arm.range):
        return Reason("EE-R27", "The target is out of range: move closer.")
    if stun and not arm.stun:
        return Reason(
            "EE-R49", "This weapon has no stun setting: attack with it, or stun with another."
        )
    if stun and RANGES.index(band) > RANGES.index("short"):
        return Reason("EE-R49", "The stun setting reaches only to Short range: move closer.")
    return None


def check(p: Play, f: Tray) -> Check:
    """Return the dice of an attack before anything helps."""
    skill = p.weapon(f.who, f.weapon).skill
    return Check((skill_step(p, f.who, skill), _difficulty(p, f)))


def _difficulty(p: Play, f: Tray) -> FromDifficulty:
    """Return the difficulty by range; of melee attacks and of engaged shooters (EE-R28)."""
    skill = p.weapon(f.who, f.weapon).skill
    if skill in MELEE:
        return level_step(AVERAGE)
    if p.person(f.who).engaged:
        return level_step(AVERAGE if skill == "ranged_light" else HARD)
    band = p.range(f.who, f.target)
    dice = max(1, RANGES.index(band)) if band is not None else len(RANGES) - 1
    return FromDifficulty(dice, level_of(dice).value)


# --- what target and attacker add -----------------------------------------------------------------


def target_steps(p: Play, f: Tray, asked: Check) -> Iterator[Step]:
    """Return the dice that the target of an attack adds."""
    if f.task != "attack":
        return
    melee = p.weapon(f.who, f.weapon).skill in MELEE
    defense = defense_of(p, f.target, melee)
    if defense:
        yield Added(Kind.SETBACK, defense, "defense")
    if p.marked(f.target, "prone"):
        yield Added(Kind.BOOST if melee else Kind.SETBACK, 1, "prone target")
    foe = adversary(p, f.target)
    if foe is not None and foe.adversary:
        yield Upgraded(Side.DIFFICULTY, foe.adversary, "Adversary")
    engaged = p.person(f.target).engaged
    if not melee and engaged and f.who not in engaged:
        yield Upgraded(Side.DIFFICULTY, 1, "someone in the way")
    if f.dodge:
        yield Upgraded(Side.DIFFICULTY, f.dodge, "Dodge")


def own_steps(p: Play, f: Tray, asked: Check) -> Iterator[Step]:
    """Return the dice that the attacker's own state adds."""
    yield from fear(p, f.who)
    if f.task != "attack":
        return
    aims = p.marked(f.who, "aim")
    if aims:
        yield Added(Kind.BOOST, aims, "aim")
    if p.marked(f.who, "guard"):
        yield Added(Kind.SETBACK, 1, "on guard")
    if p.marked(f.who, "prone") and p.weapon(f.who, f.weapon).skill in MELEE:
        yield Added(Kind.SETBACK, 1, "prone")


def fear(p: Play, who: str) -> Iterator[Step]:
    """Return the Setback die of somebody who is afraid, while there is something to fear."""
    if p.marked(who, "afraid") and not calmed(p):
        yield Added(Kind.SETBACK, 1, "fear")


def defense_of(p: Play, who: str, melee: bool) -> int:
    """Return the defense of somebody: armor, cover against shots, guard in melee (EE-R82)."""
    if p.marked(who, "exposed"):
        return 0
    foe, armor = adversary(p, who), p.armor(who)
    worn = foe.defense if foe is not None else armor.defense if armor is not None else 0
    held = p.marked(who, "guard") if melee else p.marked(who, "cover")
    return worn + min(1, held) + p.marked(who, "defended")


# --- damage ---------------------------------------------------------------------------------------


def result(p: Play, o: Outcome) -> None:
    """Deal the damage of a hit: weapon and net Success, less soak (EE-R29). With a Despair a shot
    at somebody engaged hits the shooter's friend instead (EE-R81): that Despair is spent, and
    nothing got past the soak of the target, so there is no Critical Hit (EE-264)."""
    people.unmark(p, o.who, "aim")
    _strike(p, o)
    if p.weapon(o.who, o.weapon).skill not in MELEE:
        flags.set_flag(p, FIRED)


def _strike(p: Play, o: Outcome) -> None:
    friend = _friend_in_the_way(p, o) if o.despairs else ""
    if friend:
        o.despairs -= 1
        damage = p.weapon(o.who, o.weapon, friend).damage
        _deal(p, o, friend, damage + max(0, o.success))
        return
    if o.success <= 0:
        return
    arm = p.weapon(o.who, o.weapon, o.target)
    foe = adversary(p, o.who)
    feral = foe.feral if foe is not None and arm.skill in MELEE and not arm.fixed else 0
    o.dealt = _deal(p, o, o.target, arm.damage + feral + o.success)
    if p.is_hero(o.who):
        p.fight.hurt_by[o.target] = o.who


def _friend_in_the_way(p: Play, o: Outcome) -> str:
    """Return a friend engaged with the target, whom a Despair hits instead (EE-R81)."""
    engaged = p.person(o.target).engaged
    if p.weapon(o.who, o.weapon).skill in MELEE or o.who in engaged:
        return ""
    return next((each for each in engaged if p.is_hero(each) == p.is_hero(o.who)), "")


def _deal(p: Play, o: Outcome, target: str, damage: int) -> int:
    """Deal damage to somebody; return what got past soak."""
    arm = p.weapon(o.who, o.weapon)
    soak = max(0, p.soak(target) - arm.pierce)
    dealt = max(0, damage - soak)
    p.events.append(e.Hit(who=o.who, target=target, damage=damage, dealt=dealt))
    if o.stun:
        people.strain(p, target, dealt, o.who)
    else:
        people.wound(p, target, dealt, o.who)
    return dealt


def critical_cost(p: Play, o: Outcome) -> int:
    """Return the Advantage that a Critical Hit costs (EE-260)."""
    return p.weapon(o.who, o.weapon).critical
