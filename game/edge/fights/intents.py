"""The next turns of adversaries, thought ahead by the rules of those turns (EE-R91, EE-R92)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.fights import bystanders, captors, foes, sweeps, turns
from game.edge.frames import Taking, Tray
from game.edge.people import rules as people
from game.table.events import Event

Attack = Literal["stand", "pick", "strike", "close", "retreat", "shoot", "stun"]
Deed = Attack | captors.Work | Literal["idle", "bystander", "sweep"]


@dataclass(frozen=True, slots=True)
class Intent:
    """A foe's next turn: whom it goes for, what it does, the rule that chose, and the attack as it
    would be made from where the foe is, None if nothing reaches."""

    who: str
    deed: Deed
    rule: str = ""
    attack: Tray | None = None


def intent(p: Play, foe: str) -> Intent | None:
    """Return what a foe would do if its turn came now; None if there is nobody to go for."""
    if foes.idle(p, foe):
        return Intent("", "idle")
    chosen, sheet = foes.target(p, foe), adversary(p, foe)
    if chosen is None or sheet is None:
        return None
    who, rule = chosen.who, chosen.rule
    turn = Taking(0, foe, step="foe", acted=turns.stunned(p, foe))
    lost = foes.lost(p, turn, who)
    if lost:
        found = attack(p, foe, who) if lost == "prone" and not turn.acted else None
        return Intent(who, "stand" if lost == "prone" else "pick", rule, found)
    task = captors.work(p, foe) if not p.marked(foe, "prone") else None
    if task is not None:
        return Intent(task[1], task[0], foes.CAPTIVE[task[0]])
    far = foes.distance(p, foe, who)
    if turn.acted:
        near = sheet.role != "rusher" or far == 0
        return Intent("", "idle") if near else Intent(who, "close", rule)
    if bystanders.tempted(p, foe, who):
        return Intent("", "bystander", rule)
    if sheet.role == "rusher" or (sheet.role == "boss" and far <= 1):
        near = far == 0 or who in p.person(foe).engaged
        return Intent(who, "strike" if near else "close", rule, attack(p, foe, who))
    zone = sweeps.aimed(p, foe)
    if zone:
        pinned = next(each for each in p.ups if p.person(each).zone == zone)
        return Intent(pinned, "sweep", "out of cover")
    found = attack(p, foe, who)
    if sheet.role == "sharpshooter" and far < foes.FAR:
        return Intent(who, "retreat", rule, found)
    if found is None:
        return Intent(who, "close", rule)
    return Intent(who, "stun" if found.stun else "shoot", rule, found)


def rehearse(p: Play, foe: str, who: str) -> tuple[tuple[Event, ...], Tray | None]:
    """Make the maneuvers of a foe's turn in an imagined game, which changes; return their events,
    and the attack that follows them, None for no attack."""
    p.events.clear()
    people.expire(p, foe, "own turn")
    turn = Taking(0, foe, step="foe", acted=turns.stunned(p, foe))
    at = who if foes.recover(p, turn, who) else foes.ready(p, turn, who)
    return tuple(p.events), foes.attack(p, turn, at)


def attack(p: Play, foe: str, who: str) -> Tray | None:
    """Return the attack with the most damage to expect from where a foe is."""
    weapon = foes.best_weapon(p, foe, who)
    return foes.tray(p, foe, weapon, who) if weapon is not None else None
