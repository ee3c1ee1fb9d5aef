"""Estimated chances of tests, jobs and combats, for the evaluation of positions.

They are quick rather than exact: an ability counts as a little more luck.
"""

from __future__ import annotations

from functools import lru_cache

from game.outer_rim.cards.effects import Ability, Skill
from game.outer_rim.cards.effects.moments import GrantSkill
from game.outer_rim.catalog import Asset
from game.outer_rim.rules.stats import Values

TESTS = (0.24, 0.75, 0.94)
"""chance to pass a test without the skill, with it, and with it twice"""
MISHAP = 0.2
"""chance that a job is lost by failing a test that is not critical"""
HELP = 0.12
"""increase in the chance of a test by an ability that improves the player's own dice"""
BLOWS = (4 / 8, 3 / 8, 1 / 8)
"""chances that a combat die deals 0, 1 and 2 damage"""


def job(values: Values, asset: Asset) -> float:
    """Return the chance of completing a job: its critical skills weigh most.

    Abilities that lend a skill are used where they are needed most.
    """
    helps, lent = helped(values)
    levels = sorted((values.skills.get(skill, 0), skill) for skill in asset.job_skills)
    chance = 0.9
    for place, (level, skill) in enumerate(levels):
        passed = min(0.97, TESTS[min(2, level + (place < lent))] + HELP * helps)
        vital = skill in asset.critical or len(levels) == 1
        chance *= passed if vital else 1 - MISHAP * (1 - passed)
    return chance


def test(values: Values, skill: Skill) -> float:
    """Return the chance to pass a test of a skill."""
    return min(0.97, TESTS[min(2, values.skills.get(skill, 0))] + HELP * helped(values)[0])


@lru_cache(maxsize=5_000)
def helped(values: Values) -> tuple[int, int]:
    """Return the number of abilities that improve the dice of a test, and of those that lend a
    skill for one."""
    own = [each.ability for each in values.powers.get("own_dice", ())]
    before = [each.ability for each in values.powers.get("before_test", ())]
    helps = sum(1 for each in own if not each.roll or "test" in each.roll)
    return helps, sum(1 for each in before if _has(each, GrantSkill))


def _has(ability: Ability, kind: type) -> bool:
    return any(isinstance(effect, kind) for effect in ability.then)


@lru_cache(maxsize=2_000)
def win(mine: int, theirs: int) -> float:
    """Return the chance to win a combat with these numbers of dice; the attacker wins ties."""
    ours, others = damage(mine), damage(theirs)
    return sum(
        chance * other
        for hits, chance in ours.items()
        for got, other in others.items()
        if hits >= got
    )


@lru_cache(maxsize=2_000)
def survive(mine: int, theirs: int, left: int) -> float:
    """Return the chance to win a combat and suffer less damage than is left to be defeated."""
    ours, others = damage(mine), damage(theirs)
    return sum(
        chance * other
        for hits, chance in ours.items()
        for got, other in others.items()
        if hits >= got and got < left
    )


@lru_cache(maxsize=2_000)
def fall(theirs: int, left: int) -> float:
    """Return the chance that this number of dice deals all the damage that is left."""
    return sum(chance for dealt, chance in damage(theirs).items() if dealt >= left)


@lru_cache(maxsize=100)
def damage(dice: int) -> dict[int, float]:
    """Return the chance of each amount of damage from that many dice."""
    found = {0: 1.0}
    for _ in range(max(0, dice)):
        after: dict[int, float] = {}
        for dealt, chance in found.items():
            for blow, likely in enumerate(BLOWS):
                after[dealt + blow] = after.get(dealt + blow, 0.0) + chance * likely
        found = after
    return found
