"""Locked doors, and the green slot that unlocks them (MA-121 to MA-124, MA-365 to MA-371)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Modifier
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

Mods = Sequence[Modifier]


def locked(p: Play) -> list[int]:
    """Return the doors that are locked, in order."""
    return [door for door in sorted(p.map.doors) if door not in p.state.doors]


def unlock(p: Play, door: int) -> None:
    """Unlock a door for the rest of the game (MA-R77)."""
    if door not in p.state.doors:
        p.state.doors.append(door)
        p.change(e.DoorUnlocked(door=door))


def borders(p: Play, door: int, space: str) -> bool:
    """Return True if a door is at the border of a space."""
    edge = p.map.doors[door]
    return space in (edge.a, edge.b)


def nearest(p: Play, who: str) -> list[int]:
    """Return the locked doors nearest to a character, as if nothing were in the way (MA-R29)."""
    far = p.map.anyhow.distance[p.state.at[who]]
    rated = [(min(far[p.map.doors[d].a], far[p.map.doors[d].b]), d) for d in locked(p)]
    return [door for steps, door in rated if steps == min(rated)[0]]


def _check_locked(p: Play, o: Intent) -> Reason | None:
    if not o.target.isdecimal() or int(o.target) not in p.map.doors:
        return Reason("MA-123", "This map has no such door: choose one you can see.")
    if int(o.target) in p.state.doors:
        return Reason("MA-R77", "This door is already unlocked: walk through it.")
    return None


def check_intel(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against unlocking a door by intel, where the mission allows that."""
    least = p.mission.intel_unlocks
    if least is None:
        return Reason(
            "MA-144", "Intel unlocks no doors in this mission: look at a threat or move an enemy."
        )
    if f.seen:
        return Reason("MA-144", "You have used this intel to look: it opens no door as well.")
    if f.strength < least:
        return Reason("MA-369", "This lock needs strength {n}: play a stronger card.", n=least)
    wrong = _check_locked(p, o)
    if wrong is None and not borders(p, int(o.target), p.state.at[f.who]):
        return Reason("MA-123", "The door is out of arm's reach: move to a space beside it.")
    return wrong


def slice_ways(p: Play, f: Acting, mods: Mods) -> list[Option]:
    """Return the doors that could be unlocked by slicing."""
    return [option("unlock", "", str(door)) for door in locked(p)]


def check_slice(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against unlocking a door by the green slot (MA-367, MA-369)."""
    slot = p.mission.slot
    if slot is None or slot.borders is None:
        return Reason("MA-367", "This mission's slot unlocks no doors: choose another action.")
    wrong = _check_locked(p, o)
    if wrong is not None:
        return wrong
    here = p.state.at[f.who]
    anywhere = slot.anywhere is not None and slot.number is not None
    if anywhere and here == p.map.numbered(slot.number or 0) and f.strength >= (slot.anywhere or 0):
        return None
    if not borders(p, int(o.target), here):
        return Reason("MA-367", "The door is out of arm's reach: move to a space beside it.")
    if f.strength < slot.borders:
        return Reason(
            "MA-369", "This lock needs strength {n}: play a stronger card.", n=slot.borders
        )
    return None


def unlock_by_action(p: Play, f: Acting, mods: Mods, chosen: Option) -> None:
    """Unlock a door by an action."""
    f.at, f.performed = 1, True
    unlock(p, int(chosen.target))
