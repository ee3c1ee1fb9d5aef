"""Building pools: the basic pool, steps in their order, and the reason of each die."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.dice.faces import Kind
from game.edge.dice.pool import (LARGE, TYPICAL, Added, Build, Die, Downgraded, FromDifficulty,
    FromOpponent, FromSkill, Level, Pool, Removed, Side, Stage, Step, Upgraded, level_of,
    opposing_pool, skill_pool)  # fmt: skip
from tests.edge.dice.vectors import VECTORS

ABILITY, DIFFICULTY = Side.ABILITY, Side.DIFFICULTY
PAIRS = {ABILITY: (Kind.ABILITY, Kind.PROFICIENCY), DIFFICULTY: (Kind.DIFFICULTY, Kind.CHALLENGE)}


# --- the basic pool ------------------------------------------------------------------------------


@pytest.mark.rule("EE-183", "EE-184", "EE-185", "EE-186", "EE-188")
@pytest.mark.parametrize("case", VECTORS["basic_pool"], ids=str)
def test_recorded_basic_pools(case: dict[str, int]) -> None:
    assert skill_pool(case["rank"], case["characteristic"]) == Pool(
        ability=case["ability"], proficiency=case["proficiency"]
    )


@pytest.mark.rule("EE-187")
def test_rank_and_characteristic_may_be_swapped() -> None:
    for rank in range(7):
        for characteristic in range(8):
            assert skill_pool(rank, characteristic) == skill_pool(characteristic, rank)


@pytest.mark.rule("EE-142")
def test_a_characteristic_of_zero_is_the_lower_number() -> None:
    assert skill_pool(2, 0) == Pool(ability=2)


@pytest.mark.rule("EE-126")
def test_a_characteristic_above_6_is_fine() -> None:
    assert skill_pool(2, 8) == Pool(ability=6, proficiency=2)


@pytest.mark.rule("EE-R13", "EE-218")
def test_an_opponent_brings_negative_dice_in_the_same_way() -> None:
    for rank in range(6):
        for characteristic in range(1, 7):
            ours, theirs = skill_pool(rank, characteristic), opposing_pool(rank, characteristic)
            assert (theirs.difficulty, theirs.challenge) == (ours.ability, ours.proficiency)
            assert len(theirs) == len(ours)


@pytest.mark.rule("EE-156", "EE-157", "EE-158", "EE-159", "EE-160", "EE-161", "EE-162", "EE-163")
@pytest.mark.rule("EE-164")
def test_levels() -> None:
    assert [(level.value, level.dice) for level in Level] == [
        ("simple", 0), ("easy", 1), ("average", 2), ("hard", 3), ("daunting", 4), ("formidable", 5),
        ("impossible", 5),
    ]  # fmt: skip


@pytest.mark.rule("EE-165")
def test_a_difficulty_has_a_name_and_may_exceed_the_levels() -> None:
    assert [level_of(dice) for dice in range(6)] == [*Level][:6]
    assert level_of(8) is Level.FORMIDABLE
    assert Build((FromDifficulty(7),)).pool == Pool(difficulty=7)


# --- upgrades and downgrades ---------------------------------------------------------------------


@pytest.mark.rule("EE-206", "EE-207", "EE-372", "EE-R09", "EE-R10")
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("case", VECTORS["upgrade_downgrade"], ids=str)
def test_recorded_upgrades_and_downgrades(case: dict[str, Any], side: Side) -> None:
    weaker, stronger = PAIRS[side]
    before = Pool(boost=1, setback=1, force=1)
    before = before.add(weaker, case["weaker"]).add(stronger, case["stronger"])
    after = getattr(before, case["op"])(side, case["times"])
    assert (after.count(weaker), after.count(stronger)) == (
        case["weaker_after"],
        case["stronger_after"],
    )
    others = {*Kind} - {weaker, stronger}
    assert all(after.count(kind) == before.count(kind) for kind in others)


@pytest.mark.rule("EE-040", "EE-041", "EE-208", "EE-372")
def test_a_turned_die_takes_the_place_of_another() -> None:
    pool = Pool(ability=2, difficulty=2)
    assert pool.upgrade(ABILITY) == Pool(proficiency=1, ability=1, difficulty=2)
    assert pool.upgrade(DIFFICULTY) == Pool(challenge=1, ability=2, difficulty=1)
    assert pool.upgrade(DIFFICULTY).downgrade(DIFFICULTY) == pool
    assert len(pool.upgrade(ABILITY, 2)) == len(pool)


# --- pools ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-200")
def test_boost_and_setback_stay_side_by_side() -> None:
    added = Build((Added(Kind.BOOST, 2), Added(Kind.SETBACK)))
    assert added.pool == Pool(boost=2, setback=1)
    assert len(added.pool) == 3


@pytest.mark.rule("EE-023", "EE-024", "EE-R55")
def test_large_pools_are_only_marked() -> None:
    assert [*TYPICAL] == [5, 6, 7, 8]
    assert LARGE == 12
    assert not Pool(boost=12).is_large
    assert Pool(boost=7, setback=6).is_large


def test_negative_numbers_are_refused() -> None:
    for wrong in (
        lambda: Pool(boost=-1),
        lambda: Pool(boost=3).add(Kind.BOOST, -1),
        lambda: Pool(boost=3).remove(Kind.BOOST, -1),
        lambda: Pool(ability=3).upgrade(ABILITY, -1),
        lambda: Pool(proficiency=3).downgrade(ABILITY, -1),
        lambda: skill_pool(-1, 3),
        lambda: skill_pool(3, -1),
        lambda: level_of(-1),
    ):
        with pytest.raises(ValueError, match="cannot"):
            wrong()


# --- building ------------------------------------------------------------------------------------

STEPS: tuple[Step, ...] = (
    FromSkill(2, 3, "Computers"), FromDifficulty(Level.EASY.dice, "old lock"),
    Added(Kind.SETBACK, 1, "smoke"), Upgraded(DIFFICULTY, 2, "elite guards"),
    Downgraded(ABILITY, 1, "dazed"), Removed(Kind.SETBACK, 1, "lamp"),
)  # fmt: skip


@pytest.mark.rule("EE-195", "EE-R08")
def test_stages() -> None:
    assert [step.stage for step in STEPS] == [
        Stage.BASIC, Stage.BASIC, Stage.ADD, Stage.UPGRADE, Stage.DOWNGRADE, Stage.REMOVE,
    ]  # fmt: skip
    assert FromOpponent(1, 2).stage is Stage.BASIC
    assert [*Stage] == sorted(Stage)


@pytest.mark.rule("EE-R105")
def test_each_step_can_be_taken_out() -> None:
    build = Build(STEPS)
    assert build.without(3).pool == Pool(proficiency=1, ability=2, difficulty=1)
    assert build.without(5).pool == build.pool.add(Kind.SETBACK)
    assert build.without(3).steps == STEPS[:3] + STEPS[4:]
    assert Build().pool == Pool()
    assert Build().with_step(*STEPS) == build


@pytest.mark.rule("EE-190")
def test_what_was_gained_last_is_lost_first() -> None:
    skill, edge, dazed = FromSkill(1, 2), Upgraded(ABILITY, 1, "Destiny"), Downgraded(ABILITY)
    assert Build((skill, edge, dazed)).dice == (
        Die(Kind.PROFICIENCY, (skill,)),
        Die(Kind.ABILITY, (skill, edge, dazed)),
    )
    push, help = Added(Kind.BOOST, 1, "push"), Added(Kind.BOOST, 1, "help")
    assert Build((push, help, Removed(Kind.BOOST))).dice == (Die(Kind.BOOST, (push,)),)


# --- examples of the rules -----------------------------------------------------------------------


@pytest.mark.rule("EE-327", "EE-328", "EE-329", "EE-330", "EE-331", "EE-332", "EE-333")
@pytest.mark.rule("EE-194")
def test_the_terminal() -> None:
    level = FromDifficulty(Level.AVERAGE.dice, "outdated terminal")
    vex, oskara, wookiee = ((FromSkill(*numbers), level) for numbers in ((2, 3), (3, 2), (0, 2)))
    assert Build(vex).pool == Build(oskara).pool == Pool(proficiency=2, ability=1, difficulty=2)
    assert Build(wookiee).pool == Pool(ability=2, difficulty=2)


@pytest.mark.rule("EE-172", "EE-196", "EE-197", "EE-334", "EE-335", "EE-336", "EE-337", "EE-338")
@pytest.mark.rule("EE-339", "EE-051")
def test_the_terminal_under_fire() -> None:
    circumstances = (
        Added(Kind.SETBACK, 1, "heavy fire"),
        Added(Kind.SETBACK, 1, "broken wrist"),
        Added(Kind.BOOST, 1, "a part of the code"),
    )
    level = FromDifficulty(Level.AVERAGE.dice)
    vex = Build((FromSkill(2, 3), level, *circumstances))
    wookiee = Build((FromSkill(0, 2), level, *circumstances))
    assert vex.pool == Pool(proficiency=2, ability=1, boost=1, difficulty=2, setback=2)
    assert wookiee.pool == Pool(ability=2, boost=1, difficulty=2, setback=2)
    assert (len(vex.pool), len(wookiee.pool)) == (8, 7)
