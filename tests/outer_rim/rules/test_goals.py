"""Personal goals and ship goals: tokens, fame, the flip, and what the other side brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    FameChanged,
    GoalCompleted,
)
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
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
