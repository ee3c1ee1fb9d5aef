"""Abilities headed 'Action': how many, how often, and two that are printed on characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    AbilityUsed,
    ContactPeeked,
    ContactRevealed,
    ContactSeen,
    CreditsChanged,
    Recovered,
    ReputationChanged,
    SkillTested,
    TurnBegan,
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


@pytest.mark.rule("OR-189")
@pytest.mark.parametrize("order", [(BOBA, SHIELD, CHEWIE, BACTA), (BACTA, CHEWIE, BOBA, SHIELD)])
def test_any_number_of_different_abilities_in_one_step(sim: Make, order: tuple[str, ...]) -> None:
    table = equipped(sim)
    assert uses(table) == {BOBA, SHIELD, CHEWIE, BACTA}
    for key in order:
        assert table.step == "action"
        table.choose(key)
        if table.step == "reveal":
            table.choose("look:naboo.1")
    assert used(table) == [key.removeprefix("use:") for key in order]
    assert table.step == "action" and uses(table) == set()
    assert (table.player().character_damage, table.player().ship_damage) == (0, 1)


@pytest.mark.rule("OR-190")
def test_each_ability_once_a_turn(sim: Make) -> None:
    table = equipped(sim)
    table.choose(SHIELD)
    assert table.player().ship_damage == 2  # more could be repaired
    assert uses(table) == {BOBA, CHEWIE, BACTA}
    refusal = table.refused(SHIELD)
    assert refusal.clause == "OR-190" and "Shield Upgrade" in refusal.reason


@pytest.mark.rule("OR-189", "OR-190")
def test_an_ability_on_each_of_two_cards_is_used_on_each(sim: Make) -> None:
    """Shield Upgrade and Chewbacca both repair 1 damage."""
    table = equipped(sim)
    table.choose(SHIELD, CHEWIE)
    repaired = [each.ship for each in table.found(Recovered, log=True)]
    assert repaired == [1, 1]


@pytest.mark.rule("OR-190")
def test_in_the_next_turn_they_are_fresh(sim: Make) -> None:
    table = equipped(sim, decks={"naboo_ryloth": ["enc_naboo_ryloth_c"]})
    table.choose(SHIELD, "end", "draw:naboo_ryloth@naboo")
    turns = 0
    while not (table.state.turn == 0 and table.step == "action" and turns):
        table.choose("credits" if "credits" in table.keys else table.keys[-1])
        turns += len(table.found(TurnBegan))
    assert turns == 2
    assert SHIELD in table.keys


@pytest.mark.rule("OR-189")
def test_no_ability_has_to_be_used(sim: Make) -> None:
    table = equipped(sim)
    table.choose("end")
    assert table.step == "encounter" and used(table) == []


@pytest.mark.rule("OR-189")
def test_abilities_of_the_action_step_are_for_that_step(sim: Make) -> None:
    table = equipped(sim)
    table.choose("end")
    assert uses(table) == set()
    assert table.refused(SHIELD).clause == "OR-085"


# --- Boba Fett -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-191")
def test_boba_fett_looks_secretly_at_one_contact_on_his_planet(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo"}, {"space": "kessel"}],
        contacts={"naboo": ["l3_37", "greedo"]},
        step="action",
    )
    table.choose(BOBA)
    assert table.keys == ["look:naboo.1", "look:naboo.2"]  # no contact of another planet
    table.choose("look:naboo.2")
    (seen,) = table.found(ContactSeen)
    assert (seen.contact, seen.place) == ("greedo", "naboo.2")
    assert seen.to == (0,)  # shown to nobody else
    assert [each.place for each in table.found(ContactPeeked)] == ["naboo.2"]
    assert table.found(ContactRevealed) == [] and "greedo" not in table.state.faceup
    shown = {seat: table.game.view(table.state, seat)["contacts"]["naboo"] for seat in (0, 1)}
    assert [each["contact"] for each in shown[0]] == [None, "greedo"]
    assert [each["contact"] for each in shown[1]] == [None, None]
    assert table.step == "action" and BOBA not in table.keys  # one contact, once a turn


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
    ("space", "faction"),
    [("lothal", "imperial"), ("nal_hutta", "hutt"), ("ryloth", "rebel"), ("kessel", "syndicate")],
)
def test_lando_charms_the_faction_of_the_planet(sim: Make, space: str, faction: str) -> None:
    table = charm(sim, space, "hit", "blank")  # he has Influence
    table.choose(LANDO, "keep")
    assert [each.amount for each in table.found(CreditsChanged, log=True)][-1] == -1_000
    assert table.player().credits == 2_000
    (test,) = table.found(SkillTested)
    assert (test.skill, test.level, test.passed) == ("influence", 1, True)
    gained = [(each.faction, each.now) for each in table.found(ReputationChanged)]
    assert gained == [(faction, 1)]
    assert LANDO not in table.keys


@pytest.mark.rule("OR-192")
def test_lando_pays_for_a_test_that_he_fails(sim: Make) -> None:
    table = charm(sim, "lothal", "focus", "blank")
    table.choose(LANDO, "keep")
    assert [each.passed for each in table.found(SkillTested)] == [False]
    assert table.player().credits == 2_000
    assert table.found(ReputationChanged) == []


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
