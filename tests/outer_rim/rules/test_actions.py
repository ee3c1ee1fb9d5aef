"""Abilities headed 'Action': how many, how often, and two that are printed on characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    AbilityUsed,
)

Make = Callable[..., Any]
BOBA, SHIELD, CHEWIE, BACTA = (
    "use:boba_fett",
    "use:shield_upgrade",
    "use:databank_8_chewbacca",
    "use:bacta_supplies",
)
LANDO = "use:lando_calrissian.back.2"
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
NEUTRAL = {faction: "neutral" for faction in FACTIONS}


def equipped(sim: Make, **more: Any) -> Any:
    """Return a table with Boba Fett on Naboo and three cards that have an Action ability, as he
    has."""
    mine = {
        "space": "naboo",
        "cards": ["bacta_supplies", "shield_upgrade", "databank_8_chewbacca"],
        "damage": {"character": 2, "ship": 3},
        **more.pop("mine", {}),
    }
    players = [mine, {"space": "kessel", **more.pop("theirs", {})}]
    return sim(players=players, step="action", **more)


def used(table: Any) -> list[str]:
    """Return the abilities used since the start."""
    return [each.ability for each in table.found(AbilityUsed, log=True)]


def uses(table: Any) -> set[str]:
    """Return the abilities on offer."""
    return {key for key in table.keys if key.startswith("use:")}


# --- how many and how often ----------------------------------------------------------------------


@pytest.mark.rule("OR-190")
def test_each_ability_once_a_turn(sim: Make) -> None:
    table = equipped(sim)
    table.choose(SHIELD)
    assert table.player().ship_damage == 2  # more could be repaired
    assert uses(table) == {BOBA, CHEWIE, BACTA}
    refusal = table.refused(SHIELD)
    assert refusal.clause == "OR-190" and "Shield Upgrade" in refusal.reason


@pytest.mark.rule("OR-189")
def test_abilities_of_the_action_step_are_for_that_step(sim: Make) -> None:
    table = equipped(sim)
    table.choose("end")
    assert uses(table) == set()
    assert table.refused(SHIELD).clause == "OR-085"


# --- Boba Fett -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-191")
@pytest.mark.parametrize("space", ["nav_3", "the_maelstrom"])
def test_boba_fett_sees_nobody_in_open_space(sim: Make, space: str) -> None:
    table = sim(players=[{"space": space}], step="action")
    assert BOBA not in table.keys
    assert table.refused(BOBA).clause == "OR-107"


# --- Lando Calrissian ----------------------------------------------------------------------------


def charm(sim: Make, space: str, *dice: str, **player: Any) -> Any:
    """Return a table with Lando Calrissian, flipped, in his action step with 3,000."""
    return sim(
        characters=("lando_calrissian", "bossk"),
        players=[
            {"space": space, "flipped": True, "credits": 3_000, "reputation": NEUTRAL, **player},
            {"space": "nav_3"},
        ],
        step="action",
        dice=dice,
    )


@pytest.mark.rule("OR-192")
@pytest.mark.parametrize(
    ("space", "credits", "can"),
    [("lothal", 1_000, True), ("lothal", 999, False), ("nav_5", 3_000, False)],
)
def test_lando_needs_a_planet_and_1000(sim: Make, space: str, credits: int, can: bool) -> None:
    table = charm(sim, space, credits=credits)
    assert (LANDO in table.keys) is can
    if not can:
        assert table.refused(LANDO).clause == ("OR-R26" if credits < 1_000 else "OR-107")
