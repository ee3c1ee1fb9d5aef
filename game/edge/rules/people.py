"""Wounds, strain, Critical Injuries, and what waits for somebody's next check."""

from __future__ import annotations

from game.edge import events as e
from game.edge.context import Play
from game.edge.frames import Taking
from game.edge.names import Change, Skill
from game.edge.rules.deeds import Case
from game.edge.state import Pending


def wound(p: Play, who: str, n: int, cause: str = "") -> None:
    """Give somebody wounds; too many put him out of action (EE-R31)."""
    _hurt(p, who, n, "wounds", cause)


def strain(p: Play, who: str, n: int, cause: str = "") -> None:
    """Give somebody strain; those without a strain threshold take it as wounds (EE-R46)."""
    _hurt(p, who, n, "strain" if p.strain_threshold(who) else "wounds", cause)


def _hurt(p: Play, who: str, n: int, sort: str, cause: str) -> None:
    if n <= 0:
        return
    person, was_up = p.person(who), p.up(who)
    if sort == "wounds":
        person.wounds += n
    else:
        person.strain += n
    p.events.append(e.Hurt(who=who, n=n, sort=sort, cause=cause))
    if was_up and not p.up(who):
        _fall(p, who, by_wounds=sort == "wounds")


def _fall(p: Play, who: str, by_wounds: bool) -> None:
    """Put somebody out of action: prone, and with an injury if it was by wounds (EE-R31)."""
    person = p.person(who)
    person.engaged = ()
    for each in p.state.people.values():
        each.engaged = tuple(other for other in each.engaged if other != who)
    mark(p, who, "prone")
    fight = p.state.fight
    for load in [load for load, at in fight.loads.items() if at == who] if fight else ():
        p.fight.loads[load] = person.zone
    p.events.append(e.WentDown(who=who))
    if by_wounds and p.is_hero(who):
        injure(p, who)


def heal(p: Play, who: str, sort: str, n: int) -> None:
    """Take wounds or strain off somebody; at the threshold or below he is up again (EE-R86)."""
    person, was_up = p.person(who), p.up(who)
    now = person.wounds if sort == "wounds" else person.strain
    healed = min(n, now)
    if healed <= 0:
        return
    if sort == "wounds":
        person.wounds -= healed
    else:
        person.strain -= healed
    p.events.append(e.Healed(who=who, n=healed, sort=sort))
    if not was_up and p.up(who):
        p.events.append(e.StoodUp(who=who))
        if p.state.fight is not None:
            p.state.fight.acted += (who,)


def come_to(p: Play) -> None:
    """Let the heroes come to, at their thresholds, when none of them is up (EE-R86)."""
    if p.ups:
        return
    for who in p.heroes:
        if who not in p.state.captives:
            revive(p, who)


def revive(p: Play, who: str) -> None:
    """Let a hero come to: at his thresholds, on his feet, and without what keeps him down."""
    person, rows = p.person(who), p.content.components
    person.wounds = min(person.wounds, p.wound_threshold(who))
    person.strain = min(person.strain, p.strain_threshold(who))
    person.injuries = tuple(each for each in person.injuries if not rows[each[0]].down)
    unmark(p, who, "prone")
    p.events.append(e.StoodUp(who=who))


def injure(p: Play, who: str, vicious: int = 0) -> None:
    """Roll a Critical Injury: ten more for each one unhealed and for each Vicious (EE-R32). Its
    deeds are due after those at hand. The worst kills where heroes may die (EE-R86)."""
    person = p.person(who)
    rolled = p.roll("d100", 100) + 1
    sum = rolled + 10 * len(person.injuries) + 10 * vicious
    row = p.content.injury(sum)
    p.events.append(e.Injured(who=who, row=row.id, rolled=rolled, sum=sum))
    was_up = p.up(who)
    if row.until == "treated" or row.down:
        person.injuries += ((row.id, sum),)
    elif row.lasting:
        twice = row.lasting == "two_no_action"
        mark(p, who, row.lasting, "turn after" if twice else "turn")
    if row.down and p.state.setup.deadly and p.is_hero(who):
        person.gone = True
    p.due.append((row.deeds, Case(who)))
    if was_up and not p.up(who):
        p.events.append(e.WentDown(who=who))


def mark(p: Play, who: str, name: str, until: str = "") -> None:
    """Put a condition on somebody, until the end of a "turn", "round" or "check", or for good."""
    p.person(who).marks += ((name, until),)


def unmark(p: Play, who: str, *names: str) -> None:
    """Take conditions off somebody."""
    person = p.person(who)
    person.marks = tuple(each for each in person.marks if each[0] not in names)


def expire(p: Play, who: str, until: str) -> None:
    """Take off what ends now; "turn after" lasts until the end of the turn after this one."""
    person = p.person(who)
    left = (each for each in person.marks if each[1] != until)
    later = {"turn after": "turn"} if until == "turn" else {}
    person.marks = tuple((name, later.get(end, end)) for name, end in left)


def wait(p: Play, who: str, change: Change, n: int, skills: tuple[Skill, ...] = ()) -> None:
    """Let a change wait for somebody's next check (EE-R67)."""
    p.person(who).waiting += (Pending(change, n, skills),)
    p.events.append(e.Changed(who=who, change=change, n=n))


def readied(p: Play, cards: tuple[str, ...]) -> None:
    """Turn cards back to ready."""
    for card in cards:
        p.state.turned = tuple(each for each in p.state.turned if each != card)
        p.events.append(e.CardTurned(card=card, ready=True))


def turn(p: Play, card: str) -> None:
    """Turn a card until the next camp (EE-R64)."""
    p.state.turned += (card,)
    p.events.append(e.CardTurned(card=card, ready=False))


def send_off(p: Play, whos: tuple[str, ...], why: str) -> None:
    """Let adversaries leave: they count as defeated (EE-R90)."""
    for who in whos:
        p.person(who).gone = True
        for each in p.state.people.values():
            each.engaged = tuple(other for other in each.engaged if other != who)
    if whos:
        p.events.append(e.FoesLeft(whos=whos, why=why))


def turn_of(p: Play, who: str) -> Taking | None:
    """Return the turn that somebody is taking."""
    found = (each for each in p.stack if isinstance(each, Taking) and each.who == who)
    return next(found, None)


def hasten(p: Play, who: str) -> None:
    """Let the nearest adversary perform one maneuver at once: a zone nearer to somebody, or into
    cover (EE-R72)."""
    here = p.person(who).zone
    far = {foe: p.distance(p.person(foe).zone, here) for foe in p.foes}
    near = sorted((length, foe) for foe, length in far.items() if length is not None)
    if not near:
        return
    length, foe = near[0]
    ways = p.map.neighbors(p.person(foe).zone, p.shut)
    steps = {zone: p.distance(zone, here) for zone, cost in ways.items() if cost == 1}
    nearer = next((zone for zone, left in steps.items() if left is not None and left < length), "")
    if nearer and not p.person(foe).engaged:
        p.events.append(e.Moved(who=foe, one=p.person(foe).zone, two=nearer))
        p.person(foe).zone = nearer
        unmark(p, foe, "cover", "aim")
    elif p.person(foe).zone in p.fight.cover and not p.marked(foe, "cover"):
        mark(p, foe, "cover")
