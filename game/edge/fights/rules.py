"""Encounters: places, initiative, rounds, and the end (EE-R74, EE-R75, EE-R86, EE-R87)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.effects import BACKED
from game.edge.cards.scenes import Encounter, Placed, Reached
from game.edge.catalog import original
from game.edge.checking import Checks, allowed, never
from game.edge.checks import lines
from game.edge.checks.throwing import throw
from game.edge.context import Play
from game.edge.fights import bystanders, captors
from game.edge.frames import Plain, Taking, Visit
from game.edge.maps import covered
from game.edge.names import Skill
from game.edge.people import morale, nerves
from game.edge.people import rules as people
from game.edge.rules import destiny, verbs
from game.edge.rules.conditions import block, branch, calmed, holds
from game.edge.rules.deeds import Case
from game.edge.scenes import breaks, paths
from game.edge.state import Fight, Person
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

ROUNDS = 12
"""rounds after which an encounter is a stalemate (EE-R75)"""
LEVELS = {"gentle": -1, "even": 0, "hard": 1}
"""members more or fewer in the first group of minions"""
HEROES, FOES = "heroes", "foes"


def begin(p: Play, f: Visit) -> None:
    """Set up an encounter: people, cover and order; then its first round."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Encounter)
    fight = p.state.fight = Fight(f.scene)
    fight.cover = covered(p.map)
    for who in p.heroes:
        person = p.person(who)
        person.zone, person.engaged, person.treated = scene.heroes_at, (), False
        person.marks = tuple(each for each in person.marks if each[0] in _kept(p))
    p.events.append(e.FightBegan(scene=f.scene))
    verbs.named(p, block(p, f"{f.scene}.cover", scene.cover), Case(p.heroes[0]))
    _place(p, 1)
    for goal in scene.goals:
        if goal.load_in is not None and holds(p, goal.when):
            load = goal.load_in[0]
            fight.loads.setdefault(load, _bearer(p, load) or scene.loads_at or scene.heroes_at)
    _order(p, scene)
    f.step = "fight"
    p.stack.append(Plain(0, step="opening"))


def _kept(p: Play) -> tuple[str, ...]:
    """Return the marks that come into an encounter: fear while its source is there (EE-R110), and
    what a check of Discipline has done (EE-R140)."""
    kept = ("prone", nerves.SLOW, nerves.WAVERING)
    return kept if calmed(p) else (*kept, "afraid")


def _bearer(p: Play, load: str) -> str:
    """Return the hero who comes with a load, "" if it stands on the map."""
    slots = p.state.slots
    return next((who for who in p.ups if load in (original(c) for c in slots[who])), "")


def _place(p: Play, round: int) -> None:
    """Let the adversaries of a round come (design 1.5)."""
    came: list[str] = []
    first_group = True
    for placed in p.encounter.foes:
        if placed.round != round or not holds(p, placed.when):
            continue
        minion = p.content.adversaries[placed.foe].type == "minion"
        more = LEVELS[p.state.setup.level] if minion and first_group and round == 1 else 0
        first_group = first_group and not minion
        came += _stand(p, placed, max(1, placed.count + more), minion)
    if came:
        sizes = tuple(p.person(who).count for who in came)
        p.events.append(e.FoesCame(whos=tuple(came), sizes=sizes))


def _stand(p: Play, placed: Placed, count: int, minion: bool) -> list[str]:
    """Put a group of minions, or each of several others, on the map."""
    made = []
    for members in (count,) if minion else (1,) * count:
        number = 1 + sum(each.piece == placed.foe for each in p.state.people.values())
        who = f"{placed.foe}.{number}"
        p.state.people[who] = Person(placed.foe, count=members, zone=placed.zone)
        made.append(who)
    return made


def _order(p: Play, scene: Encounter) -> None:
    """Roll Cool when ready, Vigilance when surprised, for slots of one side or the other
    (EE-R74)."""
    skill: Skill = "cool" if holds(p, scene.ready) else "vigilance"
    rolls: list[tuple[int, int, int, str]] = []
    for who in (*p.ups, *p.foes):
        hero = p.is_hero(who)
        used: Skill = skill if hero else "cool"
        net = throw(p, who, "initiative", lines.simple(p, who, used).pool, used)
        rolls.append((-net.success, -net.advantage, 0 if hero else 1, HEROES if hero else FOES))
    slots = [each[3] for each in sorted(rolls)]
    if scene.ambush is not None and holds(p, scene.ambush):
        slots.insert(0, slots.pop(slots.index(FOES)))
    p.fight.slots = tuple(slots)
    p.events.append(e.InitiativeRolled(slots=p.fight.slots))


def resume(p: Play, f: Visit) -> None:
    """Continue with the next slot."""
    p.stack.append(Plain(0, step="slot"))


# --- rounds ---------------------------------------------------------------------------------------


def opening_options(p: Play, f: Plain) -> Options:
    """Return light points put down against foes, and the beginning."""
    return allowed(p, f, [*wards(p), *breaks.ways(p), option("begin")], OPENING)


def wards(p: Play) -> list[Option]:
    """Return a light point against each foe's next check (EE-R22)."""
    return [option("ward", who) for who in p.foes]


def check_ward(p: Play, f: object, o: Intent) -> Reason | None:
    """Return the reason against a light point on a foe's next check."""
    if o.source not in p.foes:
        return Reason("EE-R22", "Choose an enemy who is still in the fight.")
    if o.source in p.fight.warded:
        return Reason(
            "EE-R22", "You have already set a light point against this enemy: choose another."
        )
    if destiny.spare(p) <= 0:
        return Reason("EE-R22", "You have no light point to spare: carry on without one.")
    return None


def ward(p: Play, who: str) -> None:
    """Put a light point down against a foe's next check; it turns over with that check."""
    p.fight.warded += (who,)


def open(p: Play, f: Plain, chosen: Option) -> None:
    """Put down a point, or begin the first round."""
    if chosen.verb == "ward":
        ward(p, chosen.source)
        return
    if chosen.verb == breaks.VERB:
        breaks.take(p, chosen.source)
        return
    p.stack.pop()
    p.stack.append(Plain(0, step="round"))


def begin_round(p: Play, f: Plain) -> None:
    """Begin a round: who comes with it, and everybody may act again."""
    fight = p.fight
    fight.round += 1
    fight.at, fight.acted = 0, ()
    p.events.append(e.RoundBegan(n=fight.round))
    if fight.round > 1:
        _place(p, fight.round)
        for side, people_up in ((HEROES, p.ups), (FOES, p.foes)):
            missing = len(people_up) - fight.slots.count(side)
            fight.slots += (side,) * max(0, missing)
    bystanders.help(p)
    p.stack[-1] = Plain(0, step="slot")


def slot(p: Play, f: Plain) -> None:
    """Give the next slot to a side, or end the round."""
    fight = p.fight
    if finished(p):
        return
    if fight.at >= len(fight.slots):
        _end_round(p)
        return
    side = fight.slots[fight.at]
    fight.at += 1
    if side == FOES:
        ready = [who for who in p.foes if who not in fight.acted]
        if ready:
            fight.acted += (ready[0],)
            p.stack.append(Taking(0, ready[0], step="foe"))
    elif any(who not in fight.acted for who in p.ups):
        p.stack.append(Plain(0, step="pick"))


def _end_round(p: Play) -> None:
    """End a round: what lasts until its end, and morale (EE-R75, EE-R90)."""
    for who in p.state.people:
        people.expire(p, who, "round")
    morale.check(p)
    if finished(p):
        return
    if p.fight.round >= ROUNDS:
        _finish(p, "stalemate")
        return
    p.stack[-1] = Plain(0, step="round")


def pick_options(p: Play, f: Plain) -> Options:
    """Return the heroes who may take the slot."""
    return allowed(p, f, [option("act", who) for who in p.heroes], PICK)


def check_act(p: Play, f: object, o: Intent) -> Reason | None:
    """Return the reason against a hero's turn."""
    if o.source not in p.ups:
        return Reason("EE-R86", "That hero is down: choose one who is still standing.")
    if o.source in p.fight.acted:
        return Reason("EE-R74", "This hero has already acted this round: choose the other one.")
    return None


def pick(p: Play, f: Plain, chosen: Option) -> None:
    """Let a hero act."""
    p.stack.pop()
    p.fight.acted += (chosen.source,)
    p.stack.append(Taking(p.seat_of(chosen.source), chosen.source, step="dawn"))


# --- the end --------------------------------------------------------------------------------------


def finished(p: Play) -> bool:
    """End the encounter if it is won or lost; return True then."""
    goals = enumerate(p.encounter.goals)
    goal = next((place for place, each in goals if reached(p, each)), -1)
    if goal >= 0:
        _finish(p, "won", goal)
    elif not p.ups:
        _finish(p, "lost")
    else:
        return False
    return True


def reached(p: Play, goal: Reached) -> bool:
    """Return True if all of a goal holds."""
    if not holds(p, goal.when):
        return False
    if goal.all_in and not (p.ups and all(p.person(who).zone == goal.all_in for who in p.ups)):
        return False
    if goal.load_in is not None and not _brought(p, *goal.load_in):
        return False
    if goal.down and any(p.person(who).piece == goal.down for who in p.foes):
        return False
    if goal.broken and p.foes:
        return False
    if goal.rounds is not None and p.fight.round <= goal.rounds:
        return False
    return all(flag in p.state.flags for flag in goal.flags)


def _brought(p: Play, load: str, zone: str) -> bool:
    where = p.fight.loads.get(load, "")
    return where == zone or (where in p.heroes and p.person(where).zone == zone)


def _finish(p: Play, how: str, goal: int = -1) -> None:
    """Leave the encounter: heroes recover strain, and what it says follows (EE-R87)."""
    scene = p.encounter
    how = captors.settle(p, how)
    place, branches = f"{scene.id}.{how}", getattr(scene, how)
    outcome = branch(p, place, branches)
    p.events.append(e.FightEnded(how=how, outcome=outcome, scene=scene.id, goal=goal))
    verbs.named(p, block(p, place, branches), Case(p.heroes[0]))
    _close(p)


def come_to_terms(p: Play) -> None:
    """Leave the encounter for the scene of the terms that were offered (EE-R90)."""
    p.state.following = p.encounter.terms
    p.events.append(e.FightEnded(how="terms"))
    _close(p)


def _close(p: Play) -> None:
    """Clear the map; heroes recover, and the next scene begins."""
    state = p.state
    while p.stack[-1].step != "fight":
        p.stack.pop()
    if p.encounter.helpers:
        state.flags = tuple(each for each in state.flags if each != BACKED)
    state.fight = None
    state.people = {who: each for who, each in state.people.items() if who in p.heroes}
    for who in p.heroes:
        _breathe(p, who)
    paths.leave(p)


def _breathe(p: Play, who: str) -> None:
    """Let a hero recover by the better of Cool and Discipline, and take off what ends."""
    skills: tuple[Skill, ...] = ("cool", "discipline")
    best = p.best(who, skills)
    net = throw(p, who, "recovery", lines.simple(p, who, best).pool, best)
    people.heal(p, who, "strain", net.success)
    person = p.person(who)
    person.zone, person.engaged = "", ()
    person.marks = () if calmed(p) else tuple(each for each in person.marks if each[0] == "afraid")


OPENING: Checks = {"ward": check_ward, "break": breaks.check, "begin": never}
PICK: Checks = {"act": check_act}
