"""The movement of the AI in the single-player game."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import CreditsChanged, ShipMoved
from game.outer_rim.game import OuterRim
from tests.outer_rim.solo import Make, solo, turn

SHADOW_CASTER = {"ship": "lancer_class_pursuit_craft", "ship_flipped": True}
BEAM = "use:lancer_class_pursuit_craft.back"


def heading(sim: Make, space: str, goals: dict[str, int], **more: Any) -> Any:
    """Return a table with the AI at a space, with goal tokens, about to draw card 4: move, else
    gain 2,000.

    Its one cargo slot is full and the cargo for sale too dear, so that little follows.
    """
    more["ai"] = {"cards": ["salvage"], **more.get("ai", {})}
    return solo(sim, space, goals, decks={"cargo": ["spice", "stolen_hyperfuel"]}, **more)


def flown(table: Any) -> ShipMoved:
    """Return the event of the AI's only move."""
    (move,) = table.found(ShipMoved, log=True)
    assert move.seat == 1 and move.path[-1] == table.player(1).space
    return move  # type: ignore[no-any-return]


def went(sim: Make, space: str, goals: dict[str, int], **more: Any) -> ShipMoved:
    """Return the event of the AI's move, which needs no answer."""
    return flown(turn(heading(sim, space, goals, **more)))


# --- how far -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-467", "OR-R92")
def test_it_moves_its_hyperdrive_toward_its_goal(sim: Make, game: OuterRim) -> None:
    table = heading(sim, "takodana", {"lothal": 1})  # 10 away
    assert table.values(1).hyperdrive == 6
    move = flown(turn(table))
    assert move.path == ("nav_19", "naboo", "nav_17", "nav_16", "nav_14", "nav_13")
    assert (move.start, move.stopped) == ("takodana", "")
    neighbors = game.base.galaxy(game.base.row).neighbors
    assert all(b in neighbors[a] for a, b in zip(("takodana", *move.path), move.path))


# --- which goal ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-464", "OR-468")
@pytest.mark.parametrize(("space", "goal"), [("nav_12", "kessel"), ("nav_9", "lothal")])
def test_it_heads_for_the_nearest_goal_token(sim: Make, space: str, goal: str) -> None:
    """The number of tokens on another planet makes no difference."""
    goals = {"kessel": 1, "lothal": 1, "naboo": 3, "ord_mantell": 2}
    assert went(sim, space, goals).path[-1] == goal


@pytest.mark.rule("OR-469", "OR-R90")
def test_on_a_goal_it_stays_and_the_next_bullet_applies(sim: Make) -> None:
    table = turn(heading(sim, "naboo", {"naboo": 1, "tatooine": 1}))
    assert table.player(1).space == "naboo"
    assert table.found(ShipMoved) == []
    assert [each.amount for each in table.found(CreditsChanged)] == [2_000]


# --- which way -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-470")
def test_a_longer_way_round_a_patrol_is_taken_if_it_ends_nearer(sim: Make) -> None:
    """Tatooine is 4 from Naboo; past the patrol at Navpoint 14 it takes 5."""
    patrols = {"hutt": {"level": 2, "space": "nav_14"}}
    move = went(sim, "naboo", {"tatooine": 1}, patrols=patrols)
    assert (len(move.path), move.path[-1]) == (5, "tatooine")
    assert "nav_14" not in move.path


# --- patrols -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-471")
def test_a_patrol_where_it_starts_does_not_hold_it(sim: Make) -> None:
    patrols = {"imperial": {"level": 1, "space": "nav_12"}}
    assert went(sim, "nav_12", {"kessel": 1}, patrols=patrols).path == ("nav_13", "kessel")


# --- the Maelstrom and the stop on planets -------------------------------------------------------


@pytest.mark.rule("OR-472")
def test_it_may_end_in_the_maelstrom_as_at_a_navpoint(sim: Make) -> None:
    move = went(sim, "ord_mantell", {"kessel": 1})
    assert move.path[-1] == "the_maelstrom" and len(move.path) == 6
    assert move.stopped == ""


@pytest.mark.rule("OR-473", "OR-R93")
def test_a_planet_three_spaces_back_is_too_far(sim: Make) -> None:
    move = went(sim, "ord_mantell", {"naboo": 1})
    assert move.path == ("nav_5", "nav_7", "lothal", "nav_9", "nav_10", "nav_12")


# --- the tractor beam of another player ----------------------------------------------------------


@pytest.mark.rule("OR-R91")
@pytest.mark.parametrize("space", ["nav_8", "nav_9", "nav_10", "nav_11"])
def test_of_equal_paths_the_human_picks_that_of_the_tractor_beam(sim: Make, space: str) -> None:
    human = {"space": space, **SHADOW_CASTER}
    table = turn(heading(sim, "lothal", {"kessel": 1}, human=human))
    assert table.keys == [BEAM, "pass"]
    table.choose(BEAM)
    assert table.player(1).space == space


def test_no_beam_where_the_ai_ends_anyway(sim: Make) -> None:
    human = {"space": "kessel", **SHADOW_CASTER}
    assert went(sim, "lothal", {"kessel": 1}, human=human).path[-1] == "kessel"
