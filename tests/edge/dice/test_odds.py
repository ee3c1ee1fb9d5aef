"""Exact chances: the recorded ones, and all of them against every fall of the dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from game.edge.dice import odds as module
from game.edge.dice.faces import CHECK, FACES, SIDES, Kind, Symbols
from game.edge.dice.odds import (
    MOST,
    Change,
    Odds,
    Square,
    deltas,
    first,
    force_points,
    odds,
    score,
    success_chance,  # fmt: skip
    worth_of_dice,
    worth_of_steps,
)
from game.edge.dice.pool import (
    Added,
    Build,
    FromDifficulty,
    FromSkill,
    Pool,
    Side,
    Upgraded,
    skill_pool,  # fmt: skip
)
from game.edge.dice.rolling import roll, sides_of
from tests.edge.dice.speed import measure
from tests.edge.dice.vectors import VECTORS

SMALL = (
    Pool(), Pool(proficiency=1), Pool(boost=2), Pool(setback=2, challenge=1),
    Pool(proficiency=1, ability=1, boost=1, challenge=1), Pool(proficiency=2, challenge=2),
    Pool(ability=1, boost=1, difficulty=1, setback=2),
    Pool(proficiency=1, ability=1, difficulty=1, challenge=1, force=2),
)  # fmt: skip
BASIC = Pool(proficiency=1, ability=2)


def by_hand(pool: Pool) -> Counter[tuple[int, int, int, int]]:
    """Return every fall of a small pool, one after the other."""
    nets = (
        Symbols.of(*faces).net
        for faces in product(*(FACES[kind] for kind in pool if kind in CHECK))
    )
    return Counter((net.success, net.advantage, net.triumph, net.despair) for net in nets)


@pytest.mark.rule("EE-340", "EE-341")
@pytest.mark.parametrize("case", VECTORS["worked_pools"], ids=lambda case: str(case["dice"]))
def test_recorded_chances(case: dict[str, Any]) -> None:
    found = odds(Pool(**case["dice"]))
    assert {name: Fraction(words) for name, words in case["result"].items()} == {
        "p_success": found.success, "p_net_advantage": found.at_least_advantage(),
        "p_net_threat": found.at_least_threat(), "p_triumph": found.triumph,
        "p_despair": found.despair, "mean_net_success": found.mean_success,
        "mean_net_advantage": found.mean_advantage,
    }  # fmt: skip


@pytest.mark.rule("EE-371")
def test_characteristic_3_and_rank_1_against_each_level() -> None:
    assert skill_pool(1, 3) == BASIC
    chances = [str(success_chance(BASIC.add(Kind.DIFFICULTY, dice))) for dice in range(6)]
    assert chances == [
        "11/12", "401/512", "7997/12288", "17327/32768", "165833/393216", "2083291/6291456",
    ]  # fmt: skip


@pytest.mark.rule("EE-373")
def test_one_change() -> None:
    found = {delta.change: delta for delta in deltas(BASIC.add(Kind.DIFFICULTY, 2))}
    assert {change: str(delta.odds.success) for change, delta in found.items()} == {
        Change.BOOST: "52795/73728", Change.UPGRADE_ABILITY: "6455/9216",
        Change.SETBACK: "41767/73728", Change.UPGRADE_DIFFICULTY: "21553/36864",
        Change.DIFFICULTY: "17327/32768",
    }  # fmt: skip
    assert [delta.change for delta in found.values()] == [*Change]
    assert found[Change.SETBACK].by == Fraction(41767, 73728) - Fraction(7997, 12288)
    assert found[Change.BOOST].by > 0


@pytest.mark.rule("EE-386")
def test_adversary_2_against_an_easy_shot() -> None:
    assert success_chance(BASIC + Pool(difficulty=1)) == Fraction(401, 512)
    assert success_chance(BASIC + Pool(difficulty=1, challenge=1)) == Fraction(21553, 36864)


@pytest.mark.rule("EE-R57")
def test_a_formidable_task() -> None:
    chance = success_chance(skill_pool(3, 4) + Pool(difficulty=5))
    assert round(float(chance), 3) == 0.535


@pytest.mark.rule("EE-R06")
@pytest.mark.parametrize("pool", SMALL, ids=str)
def test_small_pools_by_every_fall(pool: Pool) -> None:
    falls, found = by_hand(pool), Odds(pool)
    total = falls.total()
    assert found.total == total == prod(SIDES[kind] for kind in pool if kind in CHECK)
    assert found.outcomes() == falls

    def part(*wanted: bool) -> Fraction:
        return Fraction(sum(count for count, each in zip(falls.values(), wanted) if each), total)

    def chance(asked: str) -> Fraction:
        question = compile(asked, "", "eval")
        names = [dict(zip("satd", fall)) for fall in falls]
        return part(*(eval(question, {}, name) for name in names))

    assert found.success == chance("s > 0")
    assert found.at_least_success(2) == chance("s >= 2")
    assert found.at_least_success(0) == chance("s >= 0")
    assert found.at_least_advantage() == chance("a > 0")
    assert found.at_least_advantage(2) == chance("a > 1")
    assert found.at_least_threat() == chance("a < 0")
    assert found.at_least_threat(3) == chance("a < -2")
    assert found.triumph == chance("t > 0")
    assert found.despair == chance("d > 0")
    assert found.mean_triumph == Fraction(sum(n * fall[2] for fall, n in falls.items()), total)
    assert found.mean_despair == Fraction(sum(n * fall[3] for fall, n in falls.items()), total)
    for number in range(-1, 4):
        assert found.triumphs(number) == chance(f"t == {number}")
        assert found.despairs(number) == chance(f"d == {number}")
    assert found.success_with_triumph == chance("s > 0 and t > 0")
    assert found.success_with_despair == chance("s > 0 and d > 0")
    assert found.square == Square(
        chance("s > 0 and a > 0"), chance("s > 0 and a == 0"), chance("s > 0 and a < 0"),
        chance("s <= 0 and a > 0"), chance("s <= 0 and a == 0"), chance("s <= 0 and a < 0"),
    )  # fmt: skip
    joint: Counter[tuple[int, int]] = Counter()
    for (success, advantage, _, _), count in falls.items():
        joint[success, advantage] += count
    assert found.falls.joint == joint
    for success, count in found.by_success.items():
        assert count == sum(falls[fall] for fall in falls if fall[0] == success)
    for advantage, count in found.by_advantage.items():
        assert count == sum(falls[fall] for fall in falls if fall[1] == advantage)
    assert [*found.by_success] == sorted({fall[0] for fall in falls})
    assert [*found.by_advantage] == sorted({fall[1] for fall in falls})


def test_more_dice_are_not_counted() -> None:
    with pytest.raises(ValueError, match=f"up to {MOST} dice, not {MOST + 1}"):
        Odds(Pool(boost=MOST + 1))


@pytest.mark.rule("EE-374")
def test_triumph_and_despair_depend_on_their_dice_alone() -> None:
    for dice in range(6):
        found = odds(Pool(proficiency=dice, challenge=5 - dice, ability=1, setback=1))
        assert found.triumph == 1 - Fraction(11, 12) ** dice
        assert found.despair == 1 - Fraction(11, 12) ** (5 - dice)


@pytest.mark.rule("EE-375")
def test_force_dice() -> None:
    for dice in range(5):
        points = force_points(dice)
        assert sum(points.values()) == 1
        mean = sum((light * chance for (light, _), chance in points.items()), Fraction(0))
        assert mean == Fraction(2 * dice, 3)
        assert mean == sum(dark * chance for (_, dark), chance in points.items())
        no_light = sum(chance for (light, _), chance in points.items() if not light)
        no_dark = sum(chance for (_, dark), chance in points.items() if not dark)
        assert (no_light, no_dark) == (Fraction(7, 12) ** dice, Fraction(5, 12) ** dice)
    assert force_points(1) == {
        (0, 1): Fraction(1, 2), (0, 2): Fraction(1, 12), (1, 0): Fraction(1, 6),
        (2, 0): Fraction(1, 4),
    }  # fmt: skip


def test_a_change_answers_within_10_ms() -> None:
    figures = measure()
    assert len(figures) == 2 + len(Change)
    assert {name: figure for name, figure in figures.items() if figure > 10} == {}


def test_what_each_kind_of_die_is_worth() -> None:
    pool = BASIC + Pool(boost=1, difficulty=2, force=1)
    worth = worth_of_dice(pool)
    assert [*worth] == [Kind.PROFICIENCY, Kind.ABILITY, Kind.BOOST, Kind.DIFFICULTY]
    assert worth[Kind.BOOST] == Fraction(52795, 73728) - Fraction(7997, 12288)
    assert worth[Kind.DIFFICULTY] < 0


def test_what_each_step_is_worth() -> None:
    boost, edge = Added(Kind.BOOST), Upgraded(Side.ABILITY)
    build = Build((edge, boost, FromDifficulty(2), FromSkill(1, 3)))
    worth = worth_of_steps(build)
    assert [line.step for line in build.lines][2:] == [boost, edge]
    now = success_chance(build.pool)
    assert worth[0] == now - success_chance(Pool(ability=1, boost=1, difficulty=2))
    assert worth[2] == now - Fraction(6455, 9216)
    assert worth[3] == now - Fraction(52795, 73728)
    assert worth[1] == now - success_chance(skill_pool(1, 3).upgrade(Side.ABILITY) + Pool(boost=1))


def test_the_parts_of_a_die() -> None:
    """Success and Advantage from 0, and the number of faces that show them."""
    assert module._terms(Kind.BOOST) == ((0, 0, 2), (0, 1, 1), (0, 2, 1), (1, 0, 1), (1, 1, 1))
    assert module._terms(Kind.SETBACK) == ((1, 2, 2), (2, 1, 2), (2, 2, 2))
    challenge = ((0, 2, 2), (1, 1, 2), (1, 2, 2), (2, 0, 2), (2, 1, 2), (2, 2, 1))
    assert module._terms(Kind.CHALLENGE, plain=True) == challenge
    assert module._terms(Kind.CHALLENGE) == tuple(
        (success, advantage, count + ((success, advantage) == (1, 2)))
        for success, advantage, count in challenge
    )
    assert tuple(module._terms(kind) for kind in CHECK) == module.TERMS[:6]


@pytest.mark.rule("EE-R15")
def test_the_chance_to_come_first_counts_every_fall_of_both_sides() -> None:
    one, two = Pool(ability=1, boost=1, difficulty=1), Pool(proficiency=1, setback=1)
    wins = Counter[int]()
    every = [[score(Symbols.of(*faces).net) for faces in product(*(FACES[kind] for kind in pool))]
             for pool in (one, two)]  # fmt: skip
    for mine, theirs in product(*every):
        wins[0] += mine > max(theirs, module.BEATEN)
        wins[1] += theirs > max(mine, module.BEATEN)
    falls = len(every[0]) * len(every[1])
    assert first((one,), (two,)) == (Fraction(wins[0], falls), Fraction(wins[1], falls))
    assert first((one, (1, 0, 9)), (two,))[0] > Fraction(wins[0], falls), "a roll that lies counts"
    assert first((one,), (two,), ((9, 0, 0),)) == (0, 0, 1)


SAMPLES = 6_000


@pytest.mark.rule("EE-R15")
def test_the_chance_to_come_first_is_that_of_rolling() -> None:
    """Two heroes against two rivals: 1P2A and 2A, 1P2A and 1P1A, all against Average."""
    sides = [
        (Pool(proficiency=1, ability=2, difficulty=2), Pool(ability=2, difficulty=2)),
        (Pool(proficiency=1, ability=2, difficulty=2),),
        (Pool(proficiency=1, ability=1, difficulty=2),),
    ]
    chance, wins = Random(15), Counter[int]()
    for _ in range(SAMPLES):
        best = [max(score(roll(pool, map(chance.randrange, sides_of(pool))).net) for pool in side)
                for side in sides]  # fmt: skip
        top = max(best)
        if top != module.BEATEN and best.count(top) == 1:
            wins[best.index(top)] += 1
    for side, part in enumerate(first(*sides)):
        assert abs(float(part) - wins[side] / SAMPLES) < 0.02
