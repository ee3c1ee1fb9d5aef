"""Maneuvers of a hero's turn (EE-R77, EE-R80)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.edge import events as e
from game.edge.cards.models import SLOTS
from game.edge.context import HAND, HOLSTER, Play
from game.edge.frames import Taking
from game.edge.people import rules as people
from game.edge.people import stowing
from game.edge.rules import passives
from game.edge.state import Person
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

AIM = "aim"
STIM, STIMS = 5, 5
"""wounds that a first stim heals, and number of stims that still help (EE-R85)"""


def ways(p: Play, who: str) -> list[Option]:
    """Return every maneuver that a hero might try."""
    near = [each for each in p.state.people if p.person(each).zone == p.person(who).zone]
    found = [option("move", "", zone) for zone in p.map.zones]
    found += [option("engage", each) for each in p.foes if each in near]
    found += [option(verb) for verb in ("part", "cover", "aim", "guard", "stand", "fall", "pick")]
    found += [option("stim", "", each) for each in p.heroes if each in near]
    found += [option("assist", "", each) for each in p.heroes]
    found.append(option("draw"))
    found += [option("lift", load) for load in p.fight.loads]
    found += [option("put", load) for load in p.fight.loads]
    return found


def length(p: Play, who: str, zone: str) -> int | None:
    """Return the maneuvers that a move takes: one for each link, two for a long one."""
    return p.map.neighbors(p.person(who).zone, p.shut).get(zone)


# --- checks ---------------------------------------------------------------------------------------


def _check_move(p: Play, f: Taking, o: Intent) -> Reason | None:
    if p.marked(f.who, "prone"):
        return Reason("EE-R77", "You are prone. Stand up first.")
    if p.person(f.who).engaged:
        return Reason("EE-R80", "You are engaged. Disengage first.")
    if length(p, f.who, o.target) is None:
        return Reason("EE-R80", "No open route leads there from this zone: go around.")
    return None


def _check_engage(p: Play, f: Taking, o: Intent) -> Reason | None:
    if o.source not in p.foes or p.person(o.source).zone != p.person(f.who).zone:
        return Reason("EE-R77", "You can engage only an enemy in your zone: move there first.")
    if o.source in p.person(f.who).engaged:
        return Reason("EE-R77", "You are already engaged with this enemy: attack.")
    return Reason("EE-R77", "You are prone. Stand up first.") if p.marked(f.who, "prone") else None


def _check_part(p: Play, f: Taking, o: Intent) -> Reason | None:
    return (
        None
        if p.person(f.who).engaged
        else Reason("EE-R77", "No one is engaged with you: move as you like.")
    )


def _check_cover(p: Play, f: Taking, o: Intent) -> Reason | None:
    if p.person(f.who).zone not in p.fight.cover:
        return Reason("EE-R77", "This zone offers no cover: move to one that does.")
    if p.person(f.who).engaged:
        return Reason("EE-R82", "You cannot take cover while you are engaged. Disengage first.")
    return (
        Reason("EE-R77", "You are already in cover: use the maneuver for something else.")
        if p.marked(f.who, "cover")
        else None
    )


def _check_aim(p: Play, f: Taking, o: Intent) -> Reason | None:
    return (
        Reason("EE-R77", "You have aimed twice, the most you can: fire.")
        if p.marked(f.who, "aim") >= 2
        else None
    )


def _check_guard(p: Play, f: Taking, o: Intent) -> Reason | None:
    return (
        Reason("EE-R77", "You are already on guard: use the maneuver for something else.")
        if p.marked(f.who, "guard")
        else None
    )


def _check_stand(p: Play, f: Taking, o: Intent) -> Reason | None:
    return (
        None
        if p.marked(f.who, "prone")
        else Reason("EE-R77", "You are already on your feet: use the maneuver for something else.")
    )


def _check_fall(p: Play, f: Taking, o: Intent) -> Reason | None:
    return (
        Reason("EE-R77", "You are already prone: use the maneuver for something else.")
        if p.marked(f.who, "prone")
        else None
    )


def _check_pick(p: Play, f: Taking, o: Intent) -> Reason | None:
    return (
        None
        if p.marked(f.who, "dropped")
        else Reason("EE-R71", "You have not dropped a weapon: use the one you hold.")
    )


def _check_stim(p: Play, f: Taking, o: Intent) -> Reason | None:
    if not p.person(f.who).stims:
        return Reason("EE-R85", "You have no stims left: try a Medicine check.")
    other = p.state.people.get(o.target)
    if o.target not in p.heroes or other is None or other.zone != p.person(f.who).zone:
        return Reason(
            "EE-R77", "You can give a stim only to a hero in your zone: move there first."
        )
    if other.stimmed >= STIMS:
        return Reason(
            "EE-R85", "This hero has had too many stims for one more to work: try a Medicine check."
        )
    return (
        None
        if other.wounds
        else Reason("EE-R85", "This hero has no wounds to heal: save the stim.")
    )


def _check_assist(p: Play, f: Taking, o: Intent) -> Reason | None:
    if o.target == f.who or o.target not in p.ups:
        return Reason("EE-R77", "Assist another hero, and one who is still standing.")
    return None


def _check_draw(p: Play, f: Taking, o: Intent) -> Reason | None:
    weapon = p.state.slots[f.who][HOLSTER]
    if weapon and p.marked(f.who, f"dropped:{weapon}"):
        return Reason("EE-R71", "The other weapon is on the ground. Pick it up first.")
    return (
        None
        if weapon
        else Reason(
            "EE-R102", "This hero has no weapon in the holster: fight with the one in hand."
        )
    )


def _check_lift(p: Play, f: Taking, o: Intent) -> Reason | None:
    if p.fight.loads.get(o.source) != p.person(f.who).zone:
        return Reason("EE-R77", "You can lift only a load in your zone: move there first.")
    return (
        Reason("EE-R102", "Your arms are full: set your load down first.")
        if carried(p, f.who)
        else None
    )


def _check_put(p: Play, f: Taking, o: Intent) -> Reason | None:
    if p.fight.loads.get(o.source) != f.who:
        return Reason("EE-R77", "You are not carrying this load: lift it first.")
    return None


def carried(p: Play, who: str) -> str:
    """Return the load that somebody carries, or ""."""
    return next((load for load, where in p.fight.loads.items() if where == who), "")


# --- doing them -----------------------------------------------------------------------------------


def move(p: Play, who: str, zone: str) -> None:
    """Go to a zone: cover and aim are lost (EE-R82)."""
    person = p.person(who)
    p.events.append(e.Moved(who=who, one=person.zone, two=zone))
    person.zone = zone
    people.unmark(p, who, "cover", "aim")


def engage(p: Play, who: str, other: str) -> None:
    """Engage somebody; cover ends for both (EE-R82)."""
    for one, two in ((who, other), (other, who)):
        person = p.person(one)
        if two not in person.engaged:
            person.engaged += (two,)
        people.unmark(p, one, "cover")
    p.events.append(e.Engaged(who=who, other=other))


def part(p: Play, who: str) -> None:
    """Disengage from everybody."""
    for each in p.person(who).engaged:
        other = p.person(each)
        other.engaged = tuple(one for one in other.engaged if one != who)
    p.person(who).engaged = ()
    p.events.append(e.Disengaged(who=who))


def stim_heals(p: Play, who: str, other: str) -> int:
    """Return the wounds that the next stim heals, given by somebody (EE-R85)."""
    return STIM - p.person(other).stimmed + passives.healing(p.passives(who), "stim")


def stim(p: Play, who: str, other: str) -> None:
    """Use a stim: five wounds, one less for each one before (EE-R85)."""
    p.person(who).stims -= 1
    patient: Person = p.person(other)
    n = stim_heals(p, who, other)
    patient.stimmed += 1
    p.events.append(e.StimUsed(who=who, other=other))
    people.heal(p, other, "wounds", n)


def _draw(p: Play, who: str) -> None:
    """Swap the weapons: a jammed one stays jammed, and one on the ground stays there (EE-R36,
    EE-R71)."""
    slots = p.state.slots[who]
    hand, holster = slots[HAND], slots[HOLSTER]
    stowing.put(p, who, SLOTS.index("hand"), holster)
    stowing.put(p, who, SLOTS.index("holster"), hand)


def perform(p: Play, f: Taking, o: Option) -> None:
    """Perform a maneuver."""
    DOINGS[o.verb](p, f, o)


def _marking(name: str, until: str) -> Callable[[Play, Taking, Option], None]:
    def do(p: Play, f: Taking, o: Option) -> None:
        people.mark(p, f.who, name, until)
        p.events.append(e.Readied(who=f.who, how=name))

    return do


def _unmarking(name: str) -> Callable[[Play, Taking, Option], None]:
    def do(p: Play, f: Taking, o: Option) -> None:
        people.unmark(p, f.who, name)
        p.events.append(e.Recovered(who=f.who, what=name))

    return do


def _aim(p: Play, who: str) -> None:
    """Aim: a second one counts if nothing came between (EE-R77)."""
    if (AIM, people.STEADY) not in p.person(who).marks:
        people.unmark(p, who, AIM)
    people.mark(p, who, AIM, people.STEADY)
    p.events.append(e.Readied(who=who, how=AIM))


def _do_lift(p: Play, f: Taking, o: Option) -> None:
    p.fight.loads[o.source] = f.who
    p.events.append(e.Lifted(who=f.who, load=o.source))


def _do_put(p: Play, f: Taking, o: Option) -> None:
    p.fight.loads[o.source] = p.person(f.who).zone
    p.events.append(e.Lifted(who="", load=o.source))


DOINGS: Mapping[str, Callable[[Play, Taking, Option], None]] = {
    "move": lambda p, f, o: move(p, f.who, o.target),
    "engage": lambda p, f, o: engage(p, f.who, o.source),
    "part": lambda p, f, o: part(p, f.who),
    "cover": _marking("cover", ""),
    "aim": lambda p, f, o: _aim(p, f.who),
    "guard": _marking("guard", "own turn"),
    "fall": _marking("prone", ""),
    "stand": _unmarking("prone"),
    "pick": _unmarking("dropped"),
    "stim": lambda p, f, o: stim(p, f.who, o.target),
    "assist": lambda p, f, o: people.wait(p, o.target, "boost", 1),
    "draw": lambda p, f, o: _draw(p, f.who),
    "lift": _do_lift,
    "put": _do_put,
}
CHECKS: Mapping[str, Callable[[Play, Taking, Intent], Reason | None]] = {
    "move": _check_move,
    "engage": _check_engage,
    "part": _check_part,
    "cover": _check_cover,
    "aim": _check_aim,
    "guard": _check_guard,
    "stand": _check_stand,
    "fall": _check_fall,
    "pick": _check_pick,
    "stim": _check_stim,
    "assist": _check_assist,
    "draw": _check_draw,
    "lift": _check_lift,
    "put": _check_put,
}
