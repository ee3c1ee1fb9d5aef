"""Personal goals and ship goals: tokens, fame, the flip, and what the other side brings."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim

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
