"""Facts on the map: distance, turns, stops on the way, fights, the player's own business."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.games.outer_rim.map.facts import goal_of, of_patrol, of_space
from game.client.games.outer_rim.play.model import Model
from game.table.maps.graph import distances
from tests.client.games.outer_rim.playing import a_game


def a_model(**player: Any) -> Model:
    """Return Boba Fett with a hyperdrive of 5, in his planning step."""
    mine = {"space": "naboo", "reputation": {"hutt": "negative"}, **player}
    patrols = {"hutt": {"level": 1, "space": "nav_17"}}
    return Model(a_game(3, position={"players": [mine], "patrols": patrols}))


def words(found: list[tuple[str, str]]) -> str:
    return " / ".join(text for _, text in found)


def test_moves_and_turns_to_every_space() -> None:
    """They match the distances of the map, at 5 spaces per turn."""
    model = a_model()
    galaxy = model.game.base.galaxy(model.state.pieces)
    for space, far in distances(galaxy.neighbors, "naboo").items():
        facts = words(of_space(model, space))
        if far == 0:
            assert "You are here" in facts
        elif far <= 5 and "at least" not in facts:
            assert f"{far} move{'s' if far > 1 else ''} away, within reach this turn" in facts
        elif "at least" in facts:
            assert "ends your move" in facts
        else:
            assert f"{far} moves away, {-(-far // 5)} turns" in facts


def test_encounters_are_told_in_nouns() -> None:
    """Cantonica's are "crew" and "fame for credits", not "buy fame"."""
    model = a_model()
    verbs = {"buy", "fight", "find", "move"}
    for space, place in model.galaxy.spaces.items():
        if place.encounter not in model.content.encounter_decks:
            continue
        [told] = [text for icon, text in of_space(model, space) if icon == "eye"]
        head, _, rewards = told.partition(": ")
        assert head == "Encounters here" and rewards
        assert verbs.isdisjoint(each.split()[0] for each in rewards.split(", ")), told


def test_what_ends_the_move_on_the_way() -> None:
    """A patrol stops a player without a positive reputation with it (OR-097); a friendly one does
    not."""
    model = a_model()
    route = model.game.base.galaxy(model.state.pieces).routes.path("naboo", "tatooine", 0)
    stop = route[0]
    for level, barred in (("negative", True), ("neutral", True), ("positive", False)):
        patrols = {"hutt": {"level": 1, "space": stop}}
        mine = {"space": "naboo", "reputation": {"hutt": level}}
        table = Model(a_game(3, position={"players": [mine], "patrols": patrols}))
        facts = words(of_space(table, "tatooine"))
        assert ("The Hutt patrol on" in facts) is barred


@pytest.mark.parametrize(
    ("space", "facts"),
    [
        ("nav_17", ""),
        ("nav_16", "1 move away; one card you reveal may bring it to you"),
        ("ord_mantell", "a card you reveal may bring it 4 closer"),
    ],
)
def test_how_far_a_patrol_is_and_how_near_one_card_brings_it(space: str, facts: str) -> None:
    """The largest icon of the Hutts moves 4 spaces."""
    model = a_model(space=space)
    icons = [each.patrol for each in model.content.assets.values() if each.patrol]
    assert max(each.distance for each in icons if each.faction == "hutt") == 4
    assert facts in words(of_patrol(model, "hutt"))
    assert bool(facts) is ("you reveal" in words(of_patrol(model, "hutt")))


def test_the_chance_of_a_fight_is_told() -> None:
    """3 dice against 2: the percentage agrees with the calculated odds."""
    facts = words(of_patrol(a_model(), "hutt"))
    assert "Fight: " in facts and "% to win" in facts


@pytest.mark.parametrize(
    ("card", "goal"),
    [("bacta_supplies", "takodana"), ("jailbreak_on_lothal_job", "lothal"), ("armored_vest", "")],
)
def test_the_space_that_a_card_is_for(card: str, goal: str) -> None:
    assert goal_of(a_model(), card) == goal
