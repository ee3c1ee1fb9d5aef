"""Captors: they carry off a hero who is down, and leave with him (design 5). An encounter has
captors where it names the zone they leave by; the hero whom they took is freed in a scene."""

from __future__ import annotations

from typing import Literal

from game.edge import events as e
from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.fights import maneuvers
from game.edge.people import rules as people

Work = Literal["seize", "carry", "depart"]
SEEN = ("story", "check", "contest", "rivals", "shop")
"""kinds of scenes in which somebody may be missing; before any other he is back"""


def held(p: Play, foe: str) -> str:
    """Return the hero whom a captor carries, "" for none: who gets up is free, and so is who was
    carried by somebody now out of action."""
    who = p.fight.carrying.get(foe, "")
    return who if who and p.up(foe) and not p.up(who) else ""


def captives(p: Play) -> tuple[str, ...]:
    """Return the heroes in the hands of captors, on the map or off it."""
    carried = (held(p, foe) for foe in p.fight.carrying)
    return (*p.state.captives, *(who for who in carried if who))


def work(p: Play, foe: str) -> tuple[Work, str] | None:
    """Return what a captor does instead of attacking and with whom; None if there is nobody to
    carry off, or no way to go."""
    sheet, exit = adversary(p, foe), p.encounter.captors_to
    if sheet is None or sheet.role != "captor" or not exit or not p.ups:
        return None
    here, who = p.person(foe).zone, held(p, foe)
    if who:
        out = p.distance(here, exit)
        return None if out is None else ("carry" if out else "depart", who)
    near = _nearest(p, foe)
    return ("seize", near) if near else None


def _nearest(p: Play, foe: str) -> str:
    """Return the hero who is down, in nobody's hands, and fewest links away; "" for none."""
    here, taken = p.person(foe).zone, captives(p)
    down = (who for who in p.heroes if not p.up(who) and who not in taken)
    far = {who: p.distance(here, p.person(who).zone) for who in down}
    open_ways = {who: length for who, length in far.items() if length is not None}
    return min(open_ways, key=lambda who: open_ways[who], default="")


def act(p: Play, foe: str, left: int) -> bool:
    """Take the turn of a captor with somebody to carry off: the maneuvers that are left, two at
    most, and no attack. Return False if it has nobody."""
    if work(p, foe) is None:
        return False
    while left > 0 and p.up(foe) and (todo := work(p, foe)) is not None:
        spent = _maneuver(p, foe, *todo, left)
        if not spent:
            break
        left -= spent
    return True


def _maneuver(p: Play, foe: str, what: Work, who: str, left: int) -> int:
    """Perform a maneuver of the work; return how many it took, 0 if there was no room for it."""
    if p.person(foe).engaged:
        maneuvers.part(p, foe)
        return 1
    if what == "depart":
        _depart(p, foe, who)
        return 1
    goal = p.encounter.captors_to if what == "carry" else p.person(who).zone
    if p.person(foe).zone != goal:
        return _step(p, foe, goal, left)
    p.fight.carrying[foe] = who
    p.events.append(e.Seized(who=foe, target=who))
    return 1


def _step(p: Play, foe: str, goal: str, left: int) -> int:
    """Go a zone nearer, with the hero in hand; return the maneuvers it took."""
    ways = p.map.neighbors(p.person(foe).zone, p.shut)
    near = {zone: p.distance(zone, goal) for zone in ways}
    reached = {zone: far + ways[zone] for zone, far in near.items() if far is not None}
    zone = min(reached, key=lambda each: reached[each], default="")
    if not zone or ways[zone] > left:
        return 0
    who = held(p, foe)
    maneuvers.move(p, foe, zone)
    if who:
        maneuvers.move(p, who, zone)
    return ways[zone]


def _depart(p: Play, foe: str, who: str) -> None:
    """Leave the map with a hero."""
    p.state.captives += (who,)
    p.events.append(e.CarriedOff(who=foe, target=who))
    people.send_off(p, (foe,), "with a captive")


def settle(p: Play, how: str) -> str:
    """Return how an encounter ends: "taken" if somebody is in the hands of captors. Where all
    heroes lost, they are together again."""
    p.state.captives = () if how == "lost" else captives(p)
    return "taken" if p.state.captives and p.encounter.taken else how


def free(p: Play) -> None:
    """Give the party back whom captors took; he comes to at his thresholds (EE-R86)."""
    state = p.state
    back, state.captives = state.captives, ()
    for who in back:
        people.revive(p, who)
    if back:
        p.events.append(e.Freed(whos=back))


def back_in_time(p: Play, kind: str) -> None:
    """Give them back before a scene in which nobody can be missing."""
    if kind not in SEEN:
        free(p)
