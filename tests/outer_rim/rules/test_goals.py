"""Personal goals and ship goals: tokens, fame, the flip, and what the other side brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    CargoDelivered,
    FameChanged,
    GoalAdvanced,
    GoalCompleted,
    PatrolBeaten,
)
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
AGGRESSOR = "aggressor_class_assault_fighter"
CRATES = "databank_91_unlabelled_crates"  # ILLEGAL, for Tatooine


def goals(table: Any) -> list[tuple[str, str]]:
    """Return the goals completed in the last answer."""
    return [(each.goal, each.card) for each in table.found(GoalCompleted)]


def smuggler(sim: Make, tokens: int, **player: Any) -> Any:
    """Return a table with Lando Calrissian about to deliver ILLEGAL cargo on Tatooine; the die
    shows a hit."""
    table = sim(
        characters=("lando_calrissian",),
        players=[
            {
                "space": "tatooine",
                "reputation": {"rebel": "positive"},
                "cards": [CRATES],
                "goal_tokens": tokens,
                **player,
            }
        ],
        step="action",
        dice=["hit", "hit"],
    )
    return table


def run_in(table: Any, card: str = CRATES) -> None:
    """Deliver it, keeping the die as it fell."""
    table.choose(f"deliver:{card}")
    while table.step == "dice.use":
        table.choose("keep")


def hunter(sim: Make, tokens: int, **player: Any) -> Any:
    """Return a table where Boba Fett has just beaten Doctor Evazan, whom he has a bounty on, on
    Takodana."""
    table = sim(
        characters=("boba_fett",),
        players=[
            {
                "space": "takodana",
                "credits": 0,
                "cards": ["databank_90_doctor_evazan"],
                "goal_tokens": tokens,
                **player,
            }
        ],
        contacts={"takodana": ["doctor_evazan"]},
        faceup=["doctor_evazan"],
        step="encounter",
        dice=["hit", "hit", "hit", "blank", "blank"],
    )
    table.choose("meet:takodana.1", "hunt:databank_90_doctor_evazan@doctor_evazan")
    return table


ELIMINATE = "eliminate:databank_90_doctor_evazan@doctor_evazan"


def winner(sim: Make, tokens: int = 0, **player: Any) -> Any:
    """Return a table where a pilot of the Aggressor has just met a level-1 patrol and beaten it."""
    table = sim(
        players=[{"space": "nav_5", "ship": AGGRESSOR, "ship_tokens": tokens, **player}],
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
        step="encounter",
        dice=["hit"] * 5 + ["blank"] * 2,
    )
    table.choose("fight:patrol_imperial_1@nav_5")
    return table


# --- what the cards show -------------------------------------------------------------------------


@pytest.mark.rule("OR-406", "OR-409")
def test_every_character_has_a_goal_in_front_and_a_new_ability_behind(game: OuterRim) -> None:
    for card in game.base.content.characters.values():
        assert card.front.goal is not None
        assert card.back.goal is None
        assert [each for each in card.back.abilities if each not in card.front.abilities]


@pytest.mark.rule("OR-407", "OR-417")
def test_each_goal_is_worth_1_fame(game: OuterRim) -> None:
    for card in game.base.content.characters.values():
        assert card.front.goal is not None and card.front.goal.fame == 1
    for ship in game.base.content.ships.values():
        assert ship.starter or ship.front.goal is not None and ship.front.goal.fame == 1


@pytest.mark.rule("OR-415", "OR-417")
def test_every_ship_that_can_be_bought_has_a_goal_and_a_legendary_name(game: OuterRim) -> None:
    bought = [each for each in game.base.content.ships.values() if not each.starter]
    assert len(bought) == 8
    for ship in bought:
        assert ship.front.goal is not None
        assert ship.back is not None and ship.back.goal is None
        assert ship.back.name != ship.front.name
        changed = ship.back.abilities != ship.front.abilities
        assert changed or ship.back.ship_combat > ship.front.ship_combat


@pytest.mark.rule("OR-418")
def test_starters_have_no_goal_and_no_other_side_of_their_own(game: OuterRim) -> None:
    starters = [each for each in game.base.content.ships.values() if each.starter]
    assert [each.id for each in starters] == ["g_1a_starfighter", "g9_rigger"]
    for ship in starters:
        assert ship.front.goal is None and ship.back is None


# --- tokens, fame, the flip ----------------------------------------------------------------------


@pytest.mark.rule("OR-407", "OR-408", "OR-412", "OR-413")
def test_landos_second_is_fame_and_the_flip(sim: Make) -> None:
    table = smuggler(sim, 1)
    before = table.game.base.content.assets[CRATES].reward
    run_in(table)
    player = table.player()
    assert goals(table) == [("personal", "lando_calrissian")]
    assert (player.flipped, player.goal_tokens) == (True, 0)
    earned = sum(each.fame for each in before if each.do == "gain")
    assert player.fame == earned + 1
    assert table.found(FameChanged)[-1].amount == 1


@pytest.mark.rule("OR-410", "OR-R89")
def test_the_goal_is_completed_once(sim: Make) -> None:
    table = smuggler(
        sim,
        0,
        flipped=True,
        cards=[CRATES, "enc_kessel_maelstrom_a"],
        ship="yv_666_light_freighter",
    )
    run_in(table)
    player = table.player()
    assert table.found(CargoDelivered)
    assert (player.goal_tokens, player.flipped) == (0, True)
    assert goals(table) == [] and table.found(GoalAdvanced) == []


@pytest.mark.rule("OR-411", "OR-414")
def test_boba_fetts_bounties(sim: Make) -> None:
    table = hunter(sim, 0)
    table.choose(ELIMINATE)
    assert (table.player().goal_tokens, table.player().flipped) == (1, False)
    table = hunter(sim, 1)
    table.choose(ELIMINATE)
    assert goals(table) == [("personal", "boba_fett")]
    player = table.player()
    assert (player.goal_tokens, player.flipped, player.fame) == (0, True, 1 + 1)


@pytest.mark.rule("OR-419")
def test_losing_to_a_patrol_is_no_token(sim: Make) -> None:
    table = sim(
        players=[{"space": "nav_5", "ship": AGGRESSOR}],
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
        step="encounter",
        dice=["blank"] * 5 + ["hit"] * 2,
    )
    table.choose("fight:patrol_imperial_1@nav_5")
    assert table.player().ship_tokens == 0


@pytest.mark.rule("OR-416")
def test_a_ship_goal_too_is_completed_once(sim: Make) -> None:
    table = winner(sim, ship_flipped=True)
    assert table.found(PatrolBeaten)
    assert table.found(GoalAdvanced) == [] and goals(table) == []
    assert table.player().ship_tokens == 0
