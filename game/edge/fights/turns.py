"""A hero's turn: a maneuver and an action in any order, and ways to more (EE-R76 to EE-R78)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.checking import Checks, allowed, never
from game.edge.context import Play
from game.edge.fights import attacks, maneuvers, qualities, sweeps
from game.edge.fights import rules as fights
from game.edge.frames import Taking, Tray
from game.edge.people import morale
from game.edge.people import rules as people
from game.edge.rules import destiny, passives, verbs
from game.edge.rules.conditions import calmed, holds
from game.edge.rules.deeds import Case
from game.edge.scenes import breaks
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

MOST = 2
"""maneuvers in a turn (EE-275)"""
STEADY = ("aim", "attack", "stun", "press", "ward", "end", breaks.VERB)
"""what does not come between two aims (EE-R77)"""
PINNED_DOWN = "Pinned down, you either act or maneuver, and you have {}: end the turn."
PRICE = 2
"""strain of a maneuver more (EE-R76)"""


def options(p: Play, f: Taking) -> Options:
    """Return maneuvers, actions, and the end of the turn; nothing once there is nothing to do."""
    if not p.up(f.who) or any(fights.reached(p, goal) for goal in p.encounter.goals):
        return ()
    ways = maneuvers.ways(p, f.who)
    for weapon in attacks.weapons(p, f.who):
        ways += [option(verb, weapon, foe) for foe in p.foes for verb in ("attack", "stun")]
    ways += [option("feature", each.id) for each in p.encounter.features]
    ways += [option(verb, "", who) for who in p.heroes for verb in ("medicine", "rally")]
    ways += [option("escape"), option("press"), *fights.wards(p), *breaks.ways(p)]
    ways += [option("terms", who) for who in p.foes]
    return allowed(p, f, [*ways, option("end")], CHECKS)


def begin(p: Play, f: Taking) -> None:
    """Begin a turn: what lasted until now ends, and some bleed (EE-R84)."""
    f.step = "turn"
    people.expire(p, f.who, "own turn")
    f.acted = stunned(p, f.who)
    p.events.append(e.TurnBegan(who=f.who))
    bleed(p, f.who)
    sweeps.check(p, f)


def stunned(p: Play, who: str) -> bool:
    """Return True for somebody who loses the action of this turn (EE-R84)."""
    return bool(p.marked(who, "no_action") or p.marked(who, "two_no_action"))


def bleed(p: Play, who: str) -> None:
    """Give somebody a wound for each injury that bleeds (EE-R84, EE-R111)."""
    for row, _ in p.person(who).injuries:
        if p.content.components[row].lasting == "bleed":
            people.wound(p, who, 1, row)
    verbs.settle(p)


# --- what a turn allows ---------------------------------------------------------------------------


def limit(p: Play, who: str) -> int:
    """Return the maneuvers that a turn may hold: one for those who are slow (EE-R84, EE-250)."""
    injuries = (p.content.components[row] for row, _ in p.person(who).injuries)
    slow = any(each.lasting == "slow" for each in injuries)
    return 1 if slow or p.marked(who, "slow") or p.marked(who, sweeps.PINNED) else MOST


def strain_of(p: Play, f: Taking, n: int) -> int:
    """Return the strain that ``n`` more maneuvers cost: one is free, and those that were bought."""
    free = f.free + (0 if tangled(p, f.who) else 1)
    unpaid = max(0, f.maneuvers + n - free) - max(0, f.maneuvers - free)
    return PRICE * unpaid


def tangled(p: Play, who: str) -> bool:
    """Return True for somebody who has no free maneuver: injured, or in a net (EE-R84, EE-R127)."""
    return bool(p.marked(who, "no_free_maneuver") or p.marked(who, qualities.ENSNARED))


def needed(p: Play, who: str, o: Intent) -> int:
    """Return the maneuvers that one takes: two over a long link or with a load; none for a swap of
    weapons while a talent has one left."""
    if o.verb != "move":
        return 0 if o.verb == "draw" and draws_left(p, who) else 1
    length = maneuvers.length(p, who, o.target) or 1
    return min(MOST, length + bool(maneuvers.carried(p, who)))


def draws_left(p: Play, who: str) -> int:
    """Return how often in this turn weapons can be swapped without a maneuver."""
    turn = people.turn_of(p, who)
    return passives.draws(p.passives(who)) - turn.drawn if turn is not None else 0


def _check_maneuver(p: Play, f: Taking, o: Intent) -> Reason | None:
    found = maneuvers.CHECKS[o.verb](p, f, o)
    return found or _check_room(p, f, needed(p, f.who, o))


def _check_room(p: Play, f: Taking, n: int) -> Reason | None:
    """Return the reason if the turn has no room for ``n`` more maneuvers."""
    if f.acted and p.marked(f.who, sweeps.PINNED):
        return Reason("EE-R129", PINNED_DOWN.format("acted"))
    left = limit(p, f.who) - f.maneuvers
    if not n:
        return None
    if left <= 0:
        return _full(p, f)
    if n > left:
        return Reason(
            "EE-275",
            "This takes {n:maneuver|maneuvers}, and this turn has {left} left: choose another.",
            n=n,
            left=left,
        )
    price = strain_of(p, f, n)
    if price and p.person(f.who).strain + price > p.strain_threshold(f.who):
        return Reason(
            "EE-R76",
            "This costs {n} strain, more than this hero can take: {rest}.",
            n=price,
            rest=_rest(f),
        )
    return None


def _full(p: Play, f: Taking) -> Reason:
    """Return the reason against more maneuvers than a turn may hold."""
    return Reason(
        "EE-275",
        "You have made {n:maneuver|maneuvers}, the most in this turn: {rest}.",
        n=f.maneuvers,
        rest=_rest(f),
    )


def _rest(f: Taking) -> str:
    """Return what a turn without maneuvers has left."""
    return "end the turn" if f.acted else "act, or end the turn"


def _no_action(p: Play, f: Taking) -> Reason | None:
    """Return the reason if the action of the turn is gone."""
    if f.maneuvers and p.marked(f.who, sweeps.PINNED):
        return Reason("EE-R129", PINNED_DOWN.format("maneuvered"))
    if not f.acted:
        return None
    more = "end the turn" if f.maneuvers >= limit(p, f.who) else "maneuver, or end the turn"
    if stunned(p, f.who):
        return Reason("EE-R84", "This hero loses the action of this turn: {rest}.", rest=more)
    return Reason("EE-R76", "You have already used your action this turn: {rest}.", rest=more)


def _check_press(p: Play, f: Taking, o: Intent) -> Reason | None:
    if p.marked(f.who, sweeps.PINNED):
        return Reason("EE-R129", "Pinned down, you either act or maneuver once: do one of them.")
    if f.acted:
        return _no_action(p, f)
    left = limit(p, f.who) - f.maneuvers
    if left <= 0:
        return _full(p, f)
    if f.free >= left:
        return Reason(
            "EE-275",
            "You have {n:maneuver|maneuvers} left without that, and the turn holds no more.",
            n=left,
        )
    return None


def _check_attack(p: Play, f: Taking, o: Intent) -> Reason | None:
    if (gone := _no_action(p, f)) is not None:
        return gone
    return attacks.why_not(p, f.who, o.source, o.target, stun=o.verb == "stun")


def _check_feature(p: Play, f: Taking, o: Intent) -> Reason | None:
    found = next((each for each in p.encounter.features if each.id == o.source), None)
    if found is None or not holds(p, found.when):
        return Reason("EE-R93", "Nothing like that is here to use: pick something that is lit.")
    if p.person(f.who).zone not in found.at:
        return Reason("EE-R93", "You can use only things in your own zone: move there first.")
    if found.id in p.fight.used:
        return Reason("EE-R93", "You have already used that in this fight: pick something else.")
    if found.desperate is not None and not _desperate(p, found.desperate):
        return Reason(
            "EE-170",
            "It has not come to that: only with a hero out of action, or from round {n} on.",
            n=found.desperate,
        )
    if found.impossible and destiny.spare(p) <= 0:
        return Reason(
            "EE-R24",
            "An impossible task needs a light point, and you have none to spare: do what you can.",
        )
    if not verbs.can(p, found.deeds, Case(f.who)):
        return Reason("EE-R93", "Using that now would change nothing: pick something else.")
    return _no_action(p, f) if found.skills else _check_room(p, f, 1)


def _desperate(p: Play, round: int) -> bool:
    """Return True once it is a matter of life and death (EE-170): a hero is out of action, or this
    round has come."""
    return p.fight.round >= round or len(p.ups) < len(p.heroes)


def _check_medicine(p: Play, f: Taking, o: Intent) -> Reason | None:
    if (gone := _no_action(p, f)) is not None:
        return gone
    if o.target not in p.heroes or p.person(o.target).zone != p.person(f.who).zone:
        return Reason("EE-R85", "You can treat only a hero in your zone: move there first.")
    if p.person(o.target).treated:
        return Reason("EE-R85", "This hero has already been treated in this fight: use a stim.")
    if p.person(o.target).wounds or people.worn_out(p, o.target):
        return None
    return Reason("EE-R85", "This hero has nothing to treat: look after another.")


def _check_rally(p: Play, f: Taking, o: Intent) -> Reason | None:
    if (gone := _no_action(p, f)) is not None:
        return gone
    ally = o.target in p.heroes and o.target != f.who
    if ally and p.up(o.target) and _refreshes(p, f.who, o.target):
        return None
    if not ally or not p.marked(o.target, "afraid"):
        return Reason("EE-R53", "Only an ally who is afraid needs rallying: look after another.")
    return (
        Reason("EE-R53", "Your ally has nothing left to fear: use your action for something else.")
        if calmed(p)
        else None
    )


def _check_escape(p: Play, f: Taking, o: Intent) -> Reason | None:
    if not p.marked(f.who, qualities.ENSNARED):
        return Reason("EE-R127", "This hero is in no net: use the action for something else.")
    return _no_action(p, f)


def _refreshes(p: Play, who: str, ally: str) -> bool:
    """Return True if a rally would take strain off an ally (EE-R121)."""
    return bool(p.person(ally).strain and passives.healing(p.passives(who), "rally"))


def _check_terms(p: Play, f: Taking, o: Intent) -> Reason | None:
    if o.source in p.foes and morale.offers(p, o.source) and p.encounter.terms:
        return None
    return Reason("EE-R90", "No one offers terms: keep fighting, or get away.")


# --- taking it ------------------------------------------------------------------------------------


def take(p: Play, f: Taking, chosen: Option) -> None:
    """Perform a maneuver or an action, or end the turn."""
    verb = chosen.verb
    if verb not in STEADY:
        people.unsteady(p, f.who)
    if verb in maneuvers.DOINGS:
        n = needed(p, f.who, chosen)
        f.drawn += not n
        _spend(p, f, n)
        maneuvers.perform(p, f, chosen)
    elif verb == "end":
        _end(p, f)
    elif verb == "press":
        f.acted, f.free = True, f.free + 1
    elif verb == "ward":
        fights.ward(p, chosen.source)
    elif verb == breaks.VERB:
        breaks.take(p, chosen.source)
    elif verb == "feature":
        _use(p, f, chosen.source)
    elif verb == "terms":
        fights.come_to_terms(p)
    else:
        _act(p, f, chosen)


def _spend(p: Play, f: Taking, n: int) -> None:
    price = strain_of(p, f, n)
    f.maneuvers += n
    people.strain(p, f.who, price, "maneuver")


def _use(p: Play, f: Taking, id: str) -> None:
    """Use a map feature, by a maneuver or by a check."""
    found = next(each for each in p.encounter.features if each.id == id)
    if not found.skills:
        _spend(p, f, 1)
        p.fight.used += () if found.again else (id,)
        p.events.append(e.FeatureUsed(who=f.who, feature=id))
        verbs.run(p, found.deeds, Case(f.who))
        return
    best = p.best(f.who, found.skills)
    tray = Tray(f.seat, "feature", p.fight.scene, f.who, id, best, step="tray")
    p.stack.append(tray)


def _act(p: Play, f: Taking, chosen: Option) -> None:
    """Open the check tray of an action."""
    tray = Tray(f.seat, "attack", p.fight.scene, f.who, target=chosen.target, step="tray")
    if chosen.verb in ("attack", "stun"):
        tray.weapon, tray.stun = chosen.source, chosen.verb == "stun"
        tray.skill = p.weapon(f.who, chosen.source).skill
    elif chosen.verb == "escape":
        tray.task, tray.skill = "escape", "athletics"
    else:
        tray.task = "medicine" if chosen.verb == "medicine" else "rally"
        mending = passives.mending(p.passives(chosen.target))
        tray.skill = mending if chosen.verb == "medicine" else "leadership"
    p.stack.append(tray)


def _end(p: Play, f: Taking) -> None:
    """End the turn: what lasted until now ends."""
    people.expire(p, f.who, "turn")
    p.stack.pop()


CHECKS: Checks = {
    **{verb: _check_maneuver for verb in maneuvers.CHECKS},
    "attack": _check_attack,
    "stun": _check_attack,
    "feature": _check_feature,
    "medicine": _check_medicine,
    "rally": _check_rally,
    "escape": _check_escape,
    "press": _check_press,
    "ward": fights.check_ward,
    "break": breaks.check,
    "terms": _check_terms,
    "end": never,
}
