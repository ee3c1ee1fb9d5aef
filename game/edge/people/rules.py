"""Wounds, strain, Critical Injuries, and what waits for somebody's next check."""

from __future__ import annotations

from game.edge import events as e
from game.edge.context import Play
from game.edge.frames import Taking
from game.edge.names import Change, Skill
from game.edge.rules import passives
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
    left, limit = _left(p, who, sort)
    over = max(0, (person.wounds if sort == "wounds" else person.strain) - limit)
    p.events.append(e.Hurt(who=who, n=n, sort=sort, left=left, limit=limit, over=over, cause=cause))
    if was_up and not p.up(who):
        _fall(p, who, by_wounds=sort == "wounds")


def _left(p: Play, who: str, sort: str) -> tuple[int, int]:
    """Return how many more wounds or how much more strain a person can take, and the threshold."""
    person, wounds = p.person(who), sort == "wounds"
    limit = p.wound_threshold(who) if wounds else p.strain_threshold(who)
    return max(0, limit - (person.wounds if wounds else person.strain)), limit


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
    left, limit = _left(p, who, sort)
    over = max(0, now - healed - limit)
    p.events.append(e.Healed(who=who, n=healed, sort=sort, left=left, limit=limit, over=over))
    _rise(p, who, was_up)


def _rise(p: Play, who: str, was_up: bool) -> None:
    """Put somebody on the feet who is up now, to act from the next round (EE-R86, EE-R109)."""
    if was_up or not p.up(who):
        return
    unmark(p, who, "prone")
    p.events.append(e.StoodUp(who=who))
    if p.state.fight is not None:
        p.state.fight.acted += (who,)


def nobody_left(p: Play) -> bool:
    """Return True if every hero is dead (EE-R86)."""
    return all(p.person(who).gone for who in p.heroes)


def worn_out(p: Play, who: str) -> bool:
    """Return True if strain alone keeps somebody out of action."""
    person, limit = p.person(who), p.strain_threshold(who)
    return bool(limit) and person.strain > limit and person.wounds <= p.wound_threshold(who)


def come_to(p: Play) -> None:
    """Let the heroes come to, at their thresholds, when none of them is up (EE-R86)."""
    if p.ups:
        return
    for who in p.heroes:
        if who not in p.state.captives and not p.person(who).gone:
            revive(p, who)


def revive(p: Play, who: str) -> None:
    """Let a hero come to: at his thresholds, on his feet, and without what keeps him down."""
    person, rows = p.person(who), p.content.components
    person.wounds = min(person.wounds, p.wound_threshold(who))
    person.strain = min(person.strain, p.strain_threshold(who))
    person.injuries = tuple(each for each in person.injuries if not rows[each[0]].down)
    unmark(p, who, "prone")
    p.events.append(e.StoodUp(who=who))


def injure(p: Play, who: str, vicious: int = 0, cause: str = "") -> None:
    """Roll a Critical Injury: ten more for each one unhealed and for each Vicious (EE-R32), and as
    talents of the victim and of who causes it have it (EE-R121), at least 1. Its deeds are due
    after those at hand. The worst kills where heroes may die (EE-R86)."""
    person = p.person(who)
    rolled = p.roll("d100", 100) + 1
    more = passives.injury(p.passives(who), "suffers")
    more += passives.injury(p.passives(cause), "causes") if cause in p.state.people else 0
    sum = max(1, rolled + 10 * len(person.injuries) + 10 * vicious + more)
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


def scars(p: Play, who: str) -> tuple[tuple[str, int], ...]:
    """Return the injuries that are treated between adventures alone (EE-R104)."""
    sheet = p.ledger_of(who)
    return sheet.scars if sheet is not None else ()


def treatable(p: Play, who: str) -> tuple[tuple[str, int], ...]:
    """Return the Critical Injuries of a hero that Medicine can treat, the first suffered first."""
    left = list(scars(p, who))
    found = []
    for each in p.person(who).injuries:
        if each in left:
            left.remove(each)
        else:
            found.append(each)
    return tuple(found)


def cure(p: Play, who: str, injury: tuple[str, int]) -> None:
    """Take a Critical Injury off somebody: what it did ends (EE-R108)."""
    person, was_up = p.person(who), p.up(who)
    at = person.injuries.index(injury)
    person.injuries = (*person.injuries[:at], *person.injuries[at + 1 :])
    p.events.append(e.Treated(who=who, row=injury[0]))
    _rise(p, who, was_up)


def mark(p: Play, who: str, name: str, until: str = "") -> None:
    """Put a condition on somebody, until the end of a "turn", "round" or "check", or for good. That
    of a weapon names it: "jammed:1"."""
    p.person(who).marks += ((name, until),)


def unmark(p: Play, who: str, *names: str) -> None:
    """Take conditions off somebody, for every weapon if they name none."""
    person = p.person(who)
    person.marks = tuple(
        each for each in person.marks if not {each[0], each[0].partition(":")[0]} & set(names)
    )


STEADY = "something else"
"""how long an aim may be followed by another: until its owner does something else (EE-R77)"""


def unsteady(p: Play, who: str) -> None:
    """Let what comes next be no second aim in a row."""
    person = p.person(who)
    person.marks = tuple((name, "" if end == STEADY else end) for name, end in person.marks)


def expire(p: Play, who: str, until: str) -> None:
    """Take off what ends now; what has "after" lasts until the end
    of the turn or round after this one."""
    person = p.person(who)
    left = (each for each in person.marks if each[1] != until)
    later = f"{until} after"
    person.marks = tuple(
        (name, end.removesuffix(" after") if end.startswith(later) else end) for name, end in left
    )


def wait(
    p: Play, who: str, change: Change, n: int, skills: tuple[Skill, ...] = (), scene: str = ""
) -> None:
    """Let a change wait for somebody's next check (EE-R67), until a scene ends if one is named."""
    p.person(who).waiting += (Pending(change, n, skills, scene),)
    p.events.append(e.Changed(who=who, change=change, n=n))


def let_go(p: Play) -> None:
    """Take off the changes that end with a scene other than the one that is on (EE-R113)."""
    for who in p.heroes:
        person = p.person(who)
        person.waiting = tuple(each for each in person.waiting if each.scene in ("", p.state.scene))


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
    """Let the nearest adversary that can perform a maneuver at once: on its feet, a zone nearer to
    somebody, or into cover (EE-R72, EE-R111)."""
    for foe in _near(p, who):
        nearer = _step_nearer(p, foe, who)
        if p.marked(foe, "prone"):
            unmark(p, foe, "prone")
            p.events.append(e.Recovered(who=foe, what="prone"))
        elif p.person(foe).engaged:
            continue
        elif nearer:
            p.events.append(e.Moved(who=foe, one=p.person(foe).zone, two=nearer))
            p.person(foe).zone = nearer
            unmark(p, foe, "cover", "aim")
        elif p.person(foe).zone in p.fight.cover and not p.marked(foe, "cover"):
            mark(p, foe, "cover")
            p.events.append(e.Readied(who=foe, how="cover"))
        else:
            continue
        return


def _near(p: Play, who: str) -> list[str]:
    """Return the adversaries whom an open way leads to somebody, the nearest first."""
    here = p.person(who).zone
    far = {foe: p.distance(p.person(foe).zone, here) for foe in p.foes}
    return [foe for _, foe in sorted((n, foe) for foe, n in far.items() if n is not None)]


def _step_nearer(p: Play, foe: str, who: str) -> str:
    """Return the zone that one maneuver brings a foe nearer to somebody, "" if none does."""
    here, zone = p.person(who).zone, p.person(foe).zone
    length = p.distance(zone, here) or 0
    ways = p.map.neighbors(zone, p.shut)
    steps = {each: p.distance(each, here) for each, cost in ways.items() if cost == 1}
    return next((each for each, left in steps.items() if left is not None and left < length), "")


def can_hasten(p: Play, who: str) -> bool:
    """Return True if an adversary has a maneuver to perform at once (EE-R72)."""
    return any(
        p.marked(foe, "prone")
        or not p.person(foe).engaged
        and (
            bool(_step_nearer(p, foe, who))
            or p.person(foe).zone in p.fight.cover
            and not p.marked(foe, "cover")
        )
        for foe in _near(p, who)
    )
