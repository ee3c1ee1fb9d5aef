"""The turns of adversaries: whom they choose and what they do, by open rules (EE-R91, EE-R92)."""

from __future__ import annotations

from dataclasses import dataclass

from game.edge import events as e
from game.edge.cards.models import Adversary
from game.edge.checks import lines
from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.fights import (
    attacks,
    bystanders,
    captors,
    dodging,
    maneuvers,
    qualities,
    sweeps,
    turns,
)
from game.edge.frames import Outcome, Taking, Tray
from game.edge.people import rules as people
from game.edge.rules import verbs

NETTED = "netted"
"""the mark of an adversary that has used its net"""
FAR = 2
"""links that a sharpshooter keeps away"""
NOWHERE = 99
CAPTIVE = {"seize": "somebody is down", "carry": "it has a captive", "depart": "it has a captive"}
"""the rules by which captors do not attack"""


@dataclass(frozen=True, slots=True)
class Choice:
    """A target with the rule that chose it: shown as the intent of a foe."""

    who: str
    rule: str


def target(p: Play, foe: str) -> Choice | None:
    """Return whom an adversary goes for: the first rule that decides (EE-R91)."""
    sheet = adversary(p, foe)
    assert sheet is not None
    left = list(p.ups)
    for name, rank in RULES[_role(p, foe, sheet)]:
        if name == "most wounds" and p.state.setup.level == "gentle":
            continue
        best = min((rank(p, foe, who) for who in left), default=0)
        kept = [who for who in left if rank(p, foe, who) == best]
        if len(kept) == 1 and len(left) > 1:
            return Choice(kept[0], name)
        left = kept
    return Choice(left[0], "the only one" if len(p.ups) == 1 else "seat order") if left else None


def _role(p: Play, foe: str, sheet: Adversary) -> str:
    """Return the role for choosing: a boss nobody has hurt yet chooses as a shooter."""
    return "shooter" if sheet.role == "boss" and foe not in p.fight.hurt_by else sheet.role


def distance(p: Play, foe: str, who: str) -> int:
    """Return the links between a foe and somebody, a large number where no way leads."""
    length = p.distance(p.person(foe).zone, p.person(who).zone)
    return NOWHERE if length is None else length


def _most_wounds(p: Play, foe: str, who: str) -> int:
    return -p.person(who).wounds


def _near_collapse(p: Play, foe: str, who: str) -> int:
    return p.strain_threshold(who) - p.person(who).strain


def _hurt_it(p: Play, foe: str, who: str) -> int:
    return int(p.fight.hurt_by.get(foe) != who)


def _difficulty(p: Play, foe: str, who: str) -> int:
    """Return the dice against the best attack, or a large number if there is none."""
    return min((_dice(p, foe, weapon, who) for weapon in attacks.weapons(p, foe)), default=NOWHERE)


def _dice(p: Play, foe: str, weapon: str, who: str) -> int:
    if attacks.why_not(p, foe, weapon, who) is not None:
        return NOWHERE
    pool = lines.build(p, tray(p, foe, weapon, who)).pool
    return 10 * (pool.difficulty + pool.challenge) + pool.challenge


def _in_cover(p: Play, foe: str, who: str) -> int:
    return p.marked(who, "cover")


SHOOTER = (
    ("lowest difficulty", _difficulty),
    ("not in cover", _in_cover),
    ("more wounds", _most_wounds),
)
RULES = {
    "shooter": SHOOTER,
    "rusher": (("the nearest", distance), *SHOOTER),
    "sharpshooter": (("most wounds", _most_wounds), *SHOOTER),
    "suppressor": SHOOTER,
    "captor": (("nearest to collapse", _near_collapse), *SHOOTER),
    "boss": (("who hurt it last", _hurt_it), *SHOOTER),
}


def idle(p: Play, foe: str) -> bool:
    """Return True for a foe that loses its turn."""
    return bool(p.marked(foe, "no_turn"))


# --- what a turn allows ---------------------------------------------------------------------------


def free(p: Play, f: Taking) -> bool:
    """Return True if a foe's next maneuver costs nothing: its first one, unless it is tangled
    (EE-R84)."""
    return not f.maneuvers and not turns.tangled(p, f.who)


def left(p: Play, f: Taking) -> int:
    """Return the maneuvers that a foe's turn still holds, those for its action too (EE-R76)."""
    n = free(p, f) + (not f.acted)
    return min(n, turns.limit(p, f.who) - f.maneuvers)


def _spend(p: Play, f: Taking) -> None:
    """Take a maneuver, for the action if it is not free."""
    f.acted = f.acted or not free(p, f)
    f.maneuvers += 1


def _may(p: Play, f: Taking, who: str) -> bool:
    """Return True if a foe has a maneuver to make before it attacks somebody: a free one, or one
    for its action while nothing reaches."""
    if left(p, f) <= 0:
        return False
    return free(p, f) or best_weapon(p, f.who, who) is None


# --- a turn ---------------------------------------------------------------------------------------


def act(p: Play, f: Taking) -> None:
    """Take an adversary's turn: move or make ready, then attack (EE-R92)."""
    if f.at or not p.up(f.who):
        people.expire(p, f.who, "turn")
        p.stack.pop()
        return
    f.at = 1
    swept = sweeps.end(p, f.who)
    people.expire(p, f.who, "own turn")
    turns.bleed(p, f.who)
    chosen = target(p, f.who)
    if chosen is None or idle(p, f.who) or not p.up(f.who):
        return
    f.acted = turns.stunned(p, f.who)
    task = captors.work(p, f.who)
    rule = chosen.rule if task is None else CAPTIVE[task[0]]
    p.events.append(e.TurnBegan(who=f.who, rule=rule))
    if recover(p, f, chosen.who):
        _attack(p, f, chosen.who)
        return
    if not p.marked(f.who, "prone") and captors.act(p, f.who, left(p, f)):
        return
    if not f.acted and bystanders.tempted(p, f.who, chosen.who):
        bystanders.hit(p, f.who)
        return
    sheet = adversary(p, f.who)
    assert sheet is not None
    if sheet.role == "boss":
        _order(p, f.who)
    who, zone = ready(p, f, chosen.who), "" if swept or f.acted else sweeps.aimed(p, f.who)
    if zone:
        sweeps.sweep(p, f.who, zone)
        return
    _attack(p, f, who)


def ready(p: Play, f: Taking, who: str) -> str:
    """Make the maneuvers before an attack; return whom it is for then."""
    sheet = adversary(p, f.who)
    assert sheet is not None
    if sheet.role == "rusher" or (sheet.role == "boss" and distance(p, f.who, who) <= 1):
        return _rush(p, f, who)
    if sheet.role == "sharpshooter" and distance(p, f.who, who) < FAR:
        return _back_off(p, f, who)
    return _shoot(p, f, who)


def recover(p: Play, f: Taking, who: str) -> bool:
    """Stand up, or pick up a weapon; return True if that was the maneuver of the turn. Who can
    attack as things are does not give up the action for it."""
    what = lost(p, f, who)
    if what:
        _spend(p, f)
        people.unmark(p, f.who, what)
        p.events.append(e.Recovered(who=f.who, what=what))
    return bool(what)


def lost(p: Play, f: Taking, who: str) -> str:
    """Return "prone" or "dropped" for a foe that takes its maneuver to get over that, else ""."""
    if not _may(p, f, who):
        return ""
    return next((each for each in ("prone", "dropped") if p.marked(f.who, each)), "")


def _order(p: Play, boss: str) -> None:
    """Let a boss order a group in every second round: a Boost die and a maneuver, to stand up or
    into cover (EE-R111)."""
    groups = [who for who in p.foes if who != boss and p.standing(who) > 1]
    if not p.fight.round % 2 or not groups:
        return
    group = groups[0]
    people.wait(p, group, "boost", 1)
    if p.marked(group, "prone"):
        people.unmark(p, group, "prone")
        p.events.append(e.Recovered(who=group, what="prone"))
    elif _can_cover(p, group):
        _cover(p, group)


def _can_cover(p: Play, foe: str) -> bool:
    person = p.person(foe)
    return person.zone in p.fight.cover and not person.engaged and not p.marked(foe, "cover")


def _cover(p: Play, foe: str) -> None:
    people.mark(p, foe, "cover")
    p.events.append(e.Readied(who=foe, how="cover"))


def _rush(p: Play, f: Taking, who: str) -> str:
    """Come until engaged, giving up the action for a second maneuver if needed."""
    while who not in p.person(f.who).engaged and _may(p, f, who) and not p.marked(f.who, "prone"):
        if distance(p, f.who, who) == 0:
            maneuvers.engage(p, f.who, who)
        elif not _step(p, f.who, who):
            break
        _spend(p, f)
    return who


def _step(p: Play, foe: str, who: str) -> bool:
    """Go one zone nearer over a link that takes one maneuver; return False if none leads there."""
    person = p.person(foe)
    if person.engaged:
        maneuvers.part(p, foe)
        return True
    goal = p.person(who).zone
    ways = {
        zone: p.distance(zone, goal)
        for zone, length in p.map.neighbors(person.zone, p.shut).items()
        if length == 1
    }
    near = {zone: left for zone, left in ways.items() if left is not None}
    best = min(near, key=lambda zone: near[zone], default="")
    if not best or near[best] >= distance(p, foe, who):
        return False
    maneuvers.move(p, foe, best)
    return True


def _back_off(p: Play, f: Taking, who: str) -> str:
    """Go where a sharpshooter is two links away, if it can."""
    person, goal = p.person(f.who), p.person(who).zone
    if free(p, f) and not p.marked(f.who, "prone"):
        if person.engaged:
            maneuvers.part(p, f.who)
            _spend(p, f)
        else:
            ways = p.map.neighbors(person.zone, p.shut)
            far = [zone for zone in ways if (p.distance(zone, goal) or 0) >= FAR]
            far = [zone for zone in far if ways[zone] == 1]
            if far:
                maneuvers.move(p, f.who, far[0])
                _spend(p, f)
    return who


def _shoot(p: Play, f: Taking, who: str) -> str:
    """Get to where an attack is best: out of a fight, in range, in cover, aimed; return whom it is
    for."""
    person = p.person(f.who)
    if person.engaged:
        near = person.engaged[0]
        if not free(p, f) or expected(p, f.who, near) >= _apart(p, f.who, who):
            return near
        maneuvers.part(p, f.who)
        _spend(p, f)
    elif best_weapon(p, f.who, who) is None:
        if _may(p, f, who) and not p.marked(f.who, "prone") and _step(p, f.who, who):
            _spend(p, f)
    elif free(p, f) and _can_cover(p, f.who):
        _cover(p, f.who)
        _spend(p, f)
    elif free(p, f) and not f.acted:
        people.mark(p, f.who, "aim")
        p.events.append(e.Readied(who=f.who, how="aim"))
        _spend(p, f)
    return who


def _apart(p: Play, foe: str, who: str) -> float:
    """Return the damage to expect of an attack after disengaging."""
    people_apart = {each: p.person(each).engaged for each in (foe, *p.person(foe).engaged)}
    p.person(foe).engaged = ()
    for each in people_apart:
        other = p.person(each)
        other.engaged = tuple(one for one in other.engaged if one != foe)
    found = expected(p, foe, who)
    for each, engaged in people_apart.items():
        p.person(each).engaged = engaged
    return found


def expected(p: Play, foe: str, who: str) -> float:
    """Return the damage past soak to expect of the best attack on somebody."""
    weapon = best_weapon(p, foe, who)
    return _expected(p, foe, weapon, who) if weapon is not None else 0.0


def _expected(p: Play, foe: str, weapon: str, who: str) -> float:
    arm = p.weapon(foe, weapon)
    chances = odds(lines.build(p, tray(p, foe, weapon, who)).pool)
    soak = max(0, p.soak(who) - arm.pierce)
    return chances.mean_of_hits(lambda net: max(0, arm.damage + net - soak))


def best_weapon(p: Play, foe: str, who: str) -> str | None:
    """Return the weapon with the most damage to expect, None if none can be used; one with a
    quality comes first at arm's length, and one that ensnares until it was used (EE-R127)."""
    usable = [w for w in attacks.weapons(p, foe) if attacks.why_not(p, foe, w, who) is None]
    usable = [w for w in usable if _first(p, foe, w, who)] or usable
    return max(usable, key=lambda each: _expected(p, foe, each, who), default=None)


def _first(p: Play, foe: str, weapon: str, who: str) -> bool:
    """Return True for a weapon that is used before others for the sake of its quality."""
    arm = p.weapon(foe, weapon)
    names = {each.name for each in arm.qualities}
    if "ensnare" in names:
        return not p.marked(foe, NETTED) and not p.marked(who, qualities.ENSNARED)
    return bool(names) and arm.skill in attacks.MELEE and who in p.person(foe).engaged


def tray(p: Play, foe: str, weapon: str, who: str) -> Tray:
    """Return the check of a foe's attack."""
    arm, sheet = p.weapon(foe, weapon), adversary(p, foe)
    close = p.range(foe, who) in ("engaged", "short")
    stun = sheet is not None and sheet.stuns and arm.stun and close
    return Tray(
        0,
        "attack",
        p.fight.scene,
        foe,
        skill=arm.skill,
        target=who,
        weapon=weapon,
        stun=stun,
        step="tray",
    )


def attack(p: Play, f: Taking, who: str) -> Tray | None:
    """Return the attack on somebody if there is an action left and a weapon reaches, else None."""
    weapon = best_weapon(p, f.who, who) if not f.acted else None
    return tray(p, f.who, weapon, who) if weapon is not None else None


def _attack(p: Play, f: Taking, who: str) -> None:
    made = attack(p, f, who)
    if made is not None:
        f.acted = True
        if any(each.name == "ensnare" for each in p.weapon(f.who, made.weapon).qualities):
            people.mark(p, f.who, NETTED)
        p.stack.append(made)
        dodging.meet(p, made)


# --- what its roll brings -------------------------------------------------------------------------


def settle(p: Play, o: Outcome) -> None:
    """Spend and pay a foe's roll by rule (EE-R72, EE-R73)."""
    sheet = adversary(p, o.who)
    assert sheet is not None
    _gain(p, o, sheet)
    _pay(p, o, sheet)
    p.stack.pop()
    verbs.settle(p)


def _gain(p: Play, o: Outcome, sheet: Adversary) -> None:
    """Spend Advantage and Triumph: a Critical Hit, then qualities of the weapon, then Setback, then
    Boost, then strain."""
    cost = attacks.critical_cost(p, o)
    if o.dealt > 0 and p.up(o.target) and (o.triumphs or o.advantage >= cost):
        by = "triumph" if o.triumphs else "advantage"
        if o.triumphs:
            o.triumphs -= 1
        else:
            o.advantage -= cost
        p.events.append(e.Spent(who=o.who, card="critical", by=by, at=o.target))
        people.injure(p, o.target, p.weapon(o.who, o.weapon).vicious, o.who)
        verbs.settle(p)
    if [*qualities.buy(p, o)]:
        verbs.settle(p)
    melee = p.weapon(o.who, o.weapon).skill in attacks.MELEE
    if sheet.knockdown and melee and o.triumphs and o.dealt:
        o.triumphs -= 1
        people.mark(p, o.target, "prone")
    if p.up(o.target) and _two(o):
        people.wait(p, o.target, "setback", 1)
    friends = p.partners(o.who)
    if friends and _two(o):
        people.wait(p, friends[0], "boost", 1)
    if o.advantage > 0 and sheet.strain:
        people.heal(p, o.who, "strain", o.advantage)


def _two(o: Outcome) -> bool:
    """Take a Triumph or two Advantage off a roll; return False if it has neither."""
    if o.triumphs:
        o.triumphs -= 1
    elif o.advantage >= 2:
        o.advantage -= 2
    else:
        return False
    return True


def _pay(p: Play, o: Outcome, sheet: Adversary) -> None:
    """Pay Threat: a Boost die for every two, for the target or, if that is down, for the next hero
    to act; the rest as strain (EE-R112). A Despair jams the weapon; of bare hands it upgrades the
    difficulty of another foe's next check (EE-R36)."""
    threat = max(0, -o.advantage)
    gains = (o.target,) if p.up(o.target) else p.waiting_to_act(p.ups)[:1]
    while threat >= 2 and gains:
        people.wait(p, gains[0], "boost", 1)
        threat -= 2
    people.strain(p, o.who, threat, "threat")
    friends = p.next_to_act(o.who)
    if o.despairs and attacks.held(p, o.who, o.weapon):
        people.mark(p, o.who, f"jammed:{o.weapon}", "turn after")
    elif o.despairs and friends:
        people.wait(p, friends[0], "toughen", 1)
