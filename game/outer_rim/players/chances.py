"""Chances of tests and fights, worked out from the dice and kept.

Abilities that work on dice count as they would be used by a player who wants to win; what several
of them do to one another is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.outer_rim.cards.effects.moments import Add, Cancel, GrantSkill, Reroll, Turn
from game.outer_rim.catalog import Power
from game.outer_rim.rules.stats import Values

Spread = tuple[float, ...]
"""chances of 0, 1, 2 ... damage"""

FACES = {"hit": 3 / 8, "crit": 1 / 8, "focus": 2 / 8, "blank": 2 / 8}
PASSES = (("crit",), ("crit", "hit"), ("crit", "hit", "focus"))
"""faces that pass a test, by the number of sources of the skill"""
BLOWS: Spread = (4 / 8, 3 / 8, 1 / 8)
KEEN: Spread = (1 / 4, 9 / 16, 3 / 16)
"""a die that may be rolled again"""
NOTHING: Spread = (1.0,)
SURE, HARD = 0.75, 0.3
"""guesses at the chance in a fight, with at least as many dice as the enemy and with fewer"""


@dataclass(slots=True, frozen=True)
class Odds:
    """The odds of a fight: the chance to win it, that to win and stay up, that to be defeated, and
    the damage to expect."""

    win: float
    survive: float
    fall: float
    damage: float


class Figures(NamedTuple):
    """The part of a player's values that dice depend on; equal ones are the same chances.

    ``skills`` has each with the number of its sources, up to 2. The powers are those that work on
    own dice or on an enemy's, and that can be used with these skills.
    """

    ground: int
    ship: int
    enemy_ground: int
    enemy_ship: int
    ground_armor: int
    ship_armor: int
    ground_cap: int
    skills: tuple[tuple[str, int], ...]
    own: tuple[Power, ...]
    against: tuple[Power, ...]
    lenders: int


@lru_cache(maxsize=8_000)
def figures(values: Values) -> Figures:
    """Return the figures of a loadout."""
    return Figures(
        values.ground_combat,
        values.ship_combat + values.ship_attack,
        values.opponent_ground_dice,
        values.opponent_ship_dice,
        values.ground_armor,
        values.ship_armor,
        values.ground_cap,
        tuple(sorted((skill, min(2, count)) for skill, count in values.skills.items())),
        tuple(values.powers.get("own_dice", ())),
        tuple(each for each in values.powers.get("opponent_dice", ()) if _met(values, each)),
        lenders(values),
    )


# --- tests --------------------------------------------------------------------------------------


def test(values: Values, skill: str, lent: int = 0) -> float:
    """Return the chance to pass a test of a skill; ``lent``: sources of it for this test alone."""
    level = min(2, values.skills.get(skill, 0) + lent)  # type: ignore[call-overload]
    return _passed(level, figures(values).own)


@lru_cache(maxsize=2_000)
def _passed(level: int, powers: tuple[Power, ...]) -> float:
    good = set(PASSES[level])
    again = 0
    for power in powers:
        ability = power.ability
        if ability.roll and "test" not in ability.roll:
            continue
        for effect in ability.then:
            if isinstance(effect, Turn) and effect.to in good:
                good |= set(effect.faces)
            elif isinstance(effect, Reroll):
                again += 2 if effect.dice == "any" else effect.dice
    face = sum(FACES[each] for each in good)
    return 1.0 - (1.0 - face) ** (2 + min(2, again))


@lru_cache(maxsize=2_000)
def lenders(values: Values) -> int:
    """Return the number of abilities that lend a skill for a test."""
    powers = values.powers.get("before_test", ())
    return sum(any(isinstance(each, GrantSkill) for each in one.ability.then) for one in powers)


@lru_cache(maxsize=2_000)
def delivery(values: Values, success: tuple[str, ...]) -> float:
    """Return the chance that the die of illegal cargo falls well."""
    good, again = set(success), 0
    for power in values.powers.get("own_dice", ()):
        ability = power.ability
        if ability.roll and "delivery" not in ability.roll:
            continue
        for effect in ability.then:
            if isinstance(effect, Turn) and effect.to in good:
                good |= set(effect.faces)
            elif isinstance(effect, Reroll):
                again = 1
    return 1.0 - (1.0 - sum(FACES[each] for each in good)) ** (1 + again)


@lru_cache(maxsize=500)
def roll(dice: int, success: tuple[str, ...], need: int) -> float:
    """Return the chance that that many dice show at least ``need`` of these faces."""
    face = sum(FACES[each] for each in success)
    spread: Spread = NOTHING
    for _ in range(dice):
        spread = add(spread, (1.0 - face, face))
    return sum(spread[need:])


# --- fights -------------------------------------------------------------------------------------


def fight(values: Values, kind: str, theirs: int, left: int, more: int = 0) -> Odds:
    """Return the odds of a fight against an enemy of the game with this number of dice.

    ``left``: damage that defeats the player. ``more``: dice beside the usual ones."""
    f = figures(values)
    if kind == "ground":
        own, enemy, armor, cap = f.ground, f.enemy_ground, f.ground_armor, f.ground_cap
    else:
        own, enemy, armor, cap = f.ship, f.enemy_ship, f.ship_armor, 0
    mine = strike(f.own, kind, own + more)
    return _clash(mine, parried(f.against, kind, max(0, theirs + enemy)), armor, cap, left)


def guessed(values: Values, kind: str, theirs: int) -> Odds:
    """Return the odds of a fight as those see them who only count dice, and do not mind wounds."""
    f = figures(values)
    win = SURE if (f.ground if kind == "ground" else f.ship) >= theirs else HARD
    return Odds(win, win, 0.0, 0.0)


@lru_cache(maxsize=20_000)
def _clash(mine: Spread, foes: Spread, armor: int, cap: int, left: int) -> Odds:
    win = survive = fall = damage = 0.0
    for got, other in enumerate(foes):
        wins = sum(mine[got:])
        hurt = max(0, got - armor)
        least = min(hurt, cap) if cap else hurt
        win += other * wins
        survive += other * wins * (least < left)
        fall += other * (wins * (least >= left) + (1.0 - wins) * (hurt >= left))
        damage += other * (wins * min(least, left) + (1.0 - wins) * min(hurt, left))
    return Odds(win, survive, fall, damage)


def duel(values: Values, other: Values, kind: str, left: int) -> Odds:
    """Return the odds of a fight against another player."""
    enemy = other.ground_combat if kind == "ground" else other.ship_combat
    return fight(values, kind, enemy, left)


@lru_cache(maxsize=5_000)
def strike(powers: tuple[Power, ...], kind: str, dice: int) -> Spread:
    """Return the spread of damage that a player deals."""
    die, more = BLOWS, NOTHING
    dice = max(0, min(dice, 20))
    for power in _at(powers, kind):
        for effect in power.ability.then:
            if isinstance(effect, Reroll) and effect.dice == "any":
                die = KEEN
            elif isinstance(effect, Reroll):
                missed = 1.0 - (1.0 - BLOWS[0]) ** dice
                more = add(more, _sometimes(BLOWS, missed))
            elif isinstance(effect, Turn):
                more = add(more, _turned(effect, dice))
            elif isinstance(effect, Add):
                more = add(more, (0.0, 1.0) if effect.face == "hit" else (0.0, 0.0, 1.0))
    spread: Spread = more
    for _ in range(dice):
        spread = add(spread, die)
    return spread


def _turned(effect: Turn, dice: int) -> Spread:
    """Return what turning dice adds: from the worst of their faces that is likely to be there."""
    worth = {"crit": 2, "hit": 1, "focus": 0, "blank": 0}
    least = min(worth[each] for each in effect.faces)
    there = sum(FACES[each] for each in effect.faces if worth[each] == least)
    chance = 1.0 - (1.0 - there) ** dice
    gain = worth[effect.to] - least
    return (1.0 - chance, *[0.0] * (gain - 1), chance) if gain > 0 else NOTHING


@lru_cache(maxsize=5_000)
def parried(powers: tuple[Power, ...], kind: str, dice: int) -> Spread:
    """Return the spread of damage that an enemy deals after what the player's abilities cancel."""
    spread: Spread = NOTHING
    for _ in range(min(dice, 20)):
        spread = add(spread, BLOWS)
    for power in _at(powers, kind):
        for effect in power.ability.then:
            if isinstance(effect, Cancel):
                spread = _less(spread, (2 if "crit" in effect.faces else 1) * effect.dice)
            elif isinstance(effect, Reroll):
                times = 9 if effect.dice == "any" else effect.dice
                spread = _less(spread, min(times, 2))
    return spread


def _met(values: Values, power: Power) -> bool:
    only = power.ability.only
    if only is None:
        return True
    if only.skill and not any(values.skills.get(each) for each in only.skill):
        return False
    barred = only.no.skill if only.no is not None else ()
    return not any(values.skills.get(each) for each in barred)


def _at(powers: tuple[Power, ...], kind: str) -> list[Power]:
    return [each for each in powers if not each.ability.roll or kind in each.ability.roll]


def _less(spread: Spread, by: int) -> Spread:
    """Return a spread with less damage: about three quarters of what could be taken off."""
    by = max(1, round(0.75 * by))
    low = sum(spread[: by + 1])
    return (low, *spread[by + 1 :])


def _sometimes(spread: Spread, chance: float) -> Spread:
    return (1.0 - chance + chance * spread[0], *(chance * each for each in spread[1:]))


@lru_cache(maxsize=5_000)
def add(one: Spread, other: Spread) -> Spread:
    """Return the spread of two amounts of damage together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for place, chance in enumerate(one):
        for more, likely in enumerate(other):
            found[place + more] += chance * likely
    return tuple(found)
