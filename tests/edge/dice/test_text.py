"""Dice, pools and results in words."""

from __future__ import annotations

import pytest

from game.edge.dice.faces import Kind, Net, Symbol, Symbols
from game.edge.dice.pool import Build, Downgraded, FromSkill, Level, Pool, Removed, Side, Stage
from game.edge.text import dice as say


def test_everything_has_a_name() -> None:
    assert set(say.KINDS) == set(Kind)
    assert set(say.SYMBOLS) == set(Symbol)
    assert set(say.LEVELS) == set(Level)
    assert set(say.SIDES) == set(Side)
    assert set(say.STAGES) == set(Stage)
    assert say.KINDS[Kind.PROFICIENCY] == "Proficiency"
    assert say.SYMBOLS[Symbol.THREAT] == "Threat"
    assert say.LEVELS[Level.DAUNTING] == "Daunting"


def test_effects_of_steps() -> None:
    build = Build((FromSkill(2, 3), Downgraded(Side.ABILITY), Removed(Kind.BOOST)))
    assert [say.change(line) for line in build.lines] == [
        "+2 Proficiency, +1 Ability",
        "\N{MINUS SIGN}1 Proficiency, +1 Ability",
        "no change",
    ]


@pytest.mark.parametrize(
    "pool, words",
    [
        (Pool(), "no dice"),
        (Pool(ability=2), "2 Ability"),
        (Pool(setback=1), "no dice against 1 Setback"),
        (Pool(proficiency=2, ability=1, difficulty=2),
         "2 Proficiency and 1 Ability against 2 Difficulty"),
        (
            Pool(1, 2, 3, 1, 2, 3, 1),
            "1 Proficiency, 2 Ability, 3 Boost and 1 Force"
            " against 1 Challenge, 2 Difficulty and 3 Setback",
        ),
    ],
)  # fmt: skip
def test_pools(pool: Pool, words: str) -> None:
    assert say.pool(pool) == words


@pytest.mark.rule("EE-010", "EE-071", "EE-072")
@pytest.mark.parametrize(
    "net, words",
    [
        (Net(), "Failure"),
        (Net(success=-3), "Failure"),
        (Net(success=2), "Success (2)"),
        (Net(success=1, advantage=-1), "Success (1) with 1 Threat"),
        (Net(success=-1, advantage=2), "Failure with 2 Advantage"),
        (Net(success=1, advantage=1, triumph=1, despair=2),
         "Success (1) with 1 Advantage, 1 Triumph and 2 Despairs"),
        (Net(light=1, dark=2), "Failure with 1 light point and 2 dark points"),
    ],
)  # fmt: skip
def test_results(net: Net, words: str) -> None:
    assert say.net(net) == words


def test_a_failure_says_what_cancels_its_successes() -> None:
    assert say.shortfall(Symbols(success=2, triumph=1, failure=3)) == (
        "3 Failures cancel all 3 Successes")  # fmt: skip
    assert say.shortfall(Symbols(success=1, despair=1)) == "1 Failure cancels the only Success"
    assert say.shortfall(Symbols(threat=1)) == "no Success"
