"""Suppressing fire: a zone that is swept, and heroes pinned down in it (EE-241, EE-R129)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.effects import FIRED
from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.fights import attacks
from game.edge.frames import Taking, Tray
from game.edge.people import rules as people
from game.edge.scenes import flags

ROLE, PINNED = "suppressor", "pinned"
"""who sweeps, and the mark of a hero who may act or maneuver, not both"""
LEVEL = 2
"""Average: the difficulty of the Discipline check"""


def aimed(p: Play, foe: str) -> str:
    """Return the zone that an adversary would sweep now, "" for none: the one in range with the
    most heroes out of cover. Nobody sweeps twice in a row, or at arm's length."""
    sheet = adversary(p, foe)
    if sheet is None or sheet.role != ROLE or foe in p.fight.swept or p.person(foe).engaged:
        return ""
    found: dict[str, int] = {}
    for who in p.ups:
        zone = p.person(who).zone
        if not p.marked(who, "cover") and _reaches(p, foe, who):
            found[zone] = found.get(zone, 0) + 1
    return max(found, key=lambda zone: (found[zone], zone), default="")


def _reaches(p: Play, foe: str, who: str) -> bool:
    guns = (each for each in attacks.weapons(p, foe)
            if p.weapon(foe, each).skill == "ranged_heavy")  # fmt: skip
    return any(attacks.why_not(p, foe, each, who) is None for each in guns)


def sweep(p: Play, foe: str, zone: str) -> None:
    """Sweep a zone until the next turn of an adversary."""
    p.fight.swept[foe] = zone
    p.events.append(e.ZoneSwept(who=foe, zone=zone))
    flags.set_flag(p, FIRED)


def end(p: Play, foe: str) -> bool:
    """End the sweep of an adversary as its turn comes; return True if there was one."""
    return p.fight.swept.pop(foe, None) is not None


def by(p: Play, who: str) -> str:
    """Return the adversary whose sweep a hero is out in the open in, "" for none."""
    if p.marked(who, "cover"):
        return ""
    zone = p.person(who).zone
    return next((foe for foe, at in p.fight.swept.items() if at == zone and p.up(foe)), "")


def check(p: Play, f: Taking) -> None:
    """Ask a hero in the open for the Discipline check as his turn begins."""
    foe = by(p, f.who)
    if foe and p.up(f.who):
        scene = p.fight.scene
        p.stack.append(
            Tray(f.seat, "pinned", scene, f.who, skill="discipline", target=foe, step="tray")
        )


def pin(p: Play, who: str) -> None:
    """Pin a hero down for this turn."""
    people.mark(p, who, PINNED, "turn")
    p.events.append(e.Pinned(who=who))
