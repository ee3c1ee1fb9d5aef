"""Encounters thought ahead: ranges with their dice, chances of attacks, and what foes intend.

Everything is asked of the rules on the present state; nothing here changes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.edge.cards.models import Weapon
from game.edge.cards.scenes import Reached
from game.edge.context import BANDS, Play
from game.edge.dice.odds import Odds, odds
from game.edge.frames import Taking, Tray
from game.edge.names import RANGES, Range
from game.edge.text import names
from game.edge.rules import intents, lines, maneuvers
from game.edge.rules.attacks import MELEE
from game.edge.rules.conditions import holds


@dataclass(frozen=True)
class Band:
    """The range between two zones with a weapon: its name, the dice of an attack, and whether the
    weapon reaches so far."""

    range: Range | None
    dice: int
    reaches: bool


@dataclass(frozen=True)
class Aim:
    """An attack thought ahead: its chance, and the wounds past soak that a hit brings on
    average."""

    chance: float
    wounds: float


@dataclass(frozen=True)
class Intent:
    """A foe's next turn: whom it goes for, what it does, the rule behind it, and its chance."""

    who: str
    what: str
    why: str
    aim: Aim | None = None


@dataclass(frozen=True)
class Place:
    """A slot of the initiative: its side, who acts in it as far as that is known, and whether it
    is over or on."""

    side: str
    who: str
    done: bool
    now: bool


# --- ranges ---------------------------------------------------------------------------------------


def bands(p: Play, zone: str, arm: Weapon | None) -> dict[str, Band]:
    """Return the range from a zone to each, with the dice of a weapon at it."""
    found = {}
    for other in p.map.zones:
        length = p.distance(zone, other)
        band = None if length is None else BANDS[min(length, 3)]
        found[other] = Band(band, _dice(arm, band), _reaches(arm, band))
    return found


def _dice(arm: Weapon | None, band: Range | None) -> int:
    if band is None:
        return 0
    return 2 if arm is not None and arm.skill in MELEE else max(1, RANGES.index(band))


def _reaches(arm: Weapon | None, band: Range | None) -> bool:
    if band is None or arm is None:
        return band is not None
    if arm.skill in MELEE:
        return band == "short"  # after engaging
    return RANGES.index(band) <= RANGES.index(arm.range)


# --- attacks --------------------------------------------------------------------------------------


def attack(p: Play, who: str, weapon: str, target: str, stun: bool = False) -> Aim:
    """Return the chances of an attack as it would be made now."""
    arm = p.weapon(who, weapon)
    tray = Tray(0, "attack", p.fight.scene, who, skill=arm.skill, target=target, weapon=weapon,
                stun=stun, step="tray")  # fmt: skip
    return aim_of(p, tray, odds(lines.build(p, tray).pool))


def aim_of(p: Play, tray: Tray, chances: Odds) -> Aim:
    """Return the chance of an attack and the wounds of a hit."""
    arm = p.weapon(tray.who, tray.weapon)
    soak = max(0, p.soak(tray.target) - arm.pierce)
    falls = [(net, count) for net, count in chances.by_success.items() if net > 0]
    hits = sum(count for _, count in falls)
    dealt = sum(max(0, arm.damage + net - soak) * count for net, count in falls)
    return Aim(float(chances.success), dealt / hits if hits else 0.0)


# --- foes -----------------------------------------------------------------------------------------


WORDS = {
    "idle": "loses its turn",
    "stand": "stands up",
    "pick": "picks up its weapon",
    "strike": "strikes",
    "close": "comes closer",
    "retreat": "backs off, shoots",
    "shoot": "shoots",
    "stun": "stuns",
    "seize": "comes to carry off",
    "carry": "carries off",
    "depart": "leaves with",
}
"""what a foe will do"""


def intent(p: Play, foe: str) -> Intent | None:
    """Return what a foe would do if its turn came now; None if there is nobody left."""
    found = intents.intent(p, foe)
    if found is None:
        return None
    if found.deed == "bystander":
        return Intent("", f"shoots at the {p.encounter.target.replace('_', ' ')}", "in cover")
    tray, shown = found.attack, found.deed not in ("close", "idle")
    aim = aim_of(p, tray, odds(lines.build(p, tray).pool)) if tray is not None and shown else None
    return Intent(found.who, WORDS[found.deed], found.rule, aim)


def places(p: Play) -> list[Place]:
    """Return the slots of the round in order. Those to come name foes only."""
    fight = p.fight
    heroes = [who for who in fight.acted if p.is_hero(who)]
    others = [who for who in fight.acted if not p.is_hero(who)]
    others += [who for who in p.foes if who not in fight.acted]
    acting = next((f.who for f in reversed(p.stack) if isinstance(f, Taking)), "")
    found = []
    for number, side in enumerate(fight.slots):
        done = number < fight.at
        queue = heroes if side == "heroes" else others
        who = queue.pop(0) if queue else ""
        if not who and side != "heroes":
            continue  # nobody is left for it
        now = done and number == fight.at - 1 and (who == acting or not who)
        found.append(Place(side, who, done and not now, now))
    return found


# --- what it is about -----------------------------------------------------------------------------


def goals(p: Play) -> list[str]:
    """Return the goals that hold for the heroes as short sentences."""
    return [
        words for goal in p.encounter.goals if holds(p, goal.when) and (words := _goal(p, goal))
    ]


def _goal(p: Play, goal: Reached) -> str:
    """Return a goal in words."""
    zones, parts = p.map.zones, []
    if goal.all_in:
        parts.append(f"everybody in {zones[goal.all_in].label}")
    if goal.load_in is not None:
        load, zone = goal.load_in
        parts.append(f"bring to {zones[zone].label}: {names.load(p, load)}")
    if goal.down:
        parts.append(f"{p.content.name(goal.down)} down")
    if goal.broken:
        parts.append("nobody left to fight")
    if goal.rounds is not None:
        left = max(0, goal.rounds - p.fight.round + 1)
        parts.append(f"hold on {left} more round{'' if left == 1 else 's'}")
    told = ", ".join(parts)
    return told[:1].upper() + told[1:]


def load_of(p: Play, who: str) -> str:
    """Return the load that somebody carries, "" for none."""
    return maneuvers.carried(p, who)
