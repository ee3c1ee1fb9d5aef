"""Movement: how far, what cuts it short, and the cards that change that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import ShipMoved
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import movement

Make = Callable[..., Any]
SLAVE_I = {"ship": "firespray_31_slave_i", "ship_flipped": True}
BY_STEALTH = "use:firespray_31_slave_i.back"
EVERY = {"hutt": "positive", "imperial": "positive", "rebel": "positive", "syndicate": "positive"}


def goals(table: Any) -> set[str]:
    """Return the spaces to which the options lead."""
    return {key.partition("@")[2] for key in table.keys if key.startswith("move:")}


def fly(table: Any, space: str) -> ShipMoved:
    """Move the player to a space; what was told of it."""
    table.choose(f"move:{table.player().ship}@{space}")
    moves: list[ShipMoved] = table.found(ShipMoved)
    return moves[0]


def walks(game: OuterRim, start: str, points: int, stops: set[str]) -> set[str]:
    """Return the ends of walks of up to this many spaces, each entry 1, where entering a stop ends
    the walk.

    Written as the rules say it: any walk, also over spaces entered before.
    """
    neighbors = game.base.galaxy(game.base.row).neighbors
    ends, tips = {start}, {start}
    for _ in range(points):
        tips = {near for tip in tips for near in neighbors[tip]}
        ends |= tips
        tips -= stops
    return ends


# --- how far -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-087", "OR-093", "OR-094")
def test_a_move_goes_up_to_the_hyperdrive(sim: Make, game: OuterRim) -> None:
    table = sim(players=[{"space": "nav_16", "reputation": EVERY}])
    assert table.values().hyperdrive == 5
    assert goals(table) == walks(game, "nav_16", 5, {"the_maelstrom"})
    assert "nav_17" in goals(table)  # 1 away: shorter moves are allowed
    assert "takodana" in goals(table)  # 4 away
    assert "nav_22" in goals(table)  # 5 away
    refusal = table.refused("move:g_1a_starfighter@ring_of_kafrene")  # 6 away
    assert refusal.clause == "OR-093"
    assert "6 spaces" in refusal.reason and "5" in refusal.reason
    move = fly(table, "nav_22")
    assert (len(move.path), table.player().space, move.stopped) == (5, "nav_22", "")


# --- patrols -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-093", "OR-095", "OR-096", "OR-097", "OR-100")
@pytest.mark.parametrize(
    "start", ["nav_5", "ord_mantell", "the_maelstrom", "nav_8", "nav_14", "nav_2"]
)
@pytest.mark.parametrize("level", ["negative", "positive"])
def test_the_options_are_the_ends_of_all_walks(
    sim: Make, game: OuterRim, start: str, level: str
) -> None:
    """Interruption looks at entry only, whichever way one takes."""
    guards = {"hutt": "nav_5", "imperial": "nav_14", "rebel": "nav_20", "syndicate": "nav_4"}
    table = sim(
        players=[{"space": start, "reputation": {**EVERY, "hutt": level, "imperial": level}}],
        patrols={faction: {"level": 2, "space": space} for faction, space in guards.items()},
    )
    stops = {"the_maelstrom"} | ({"nav_5", "nav_14"} if level == "negative" else set())
    assert goals(table) == walks(game, start, 5, stops)
    play, far = table.play(), game.base.galaxy(game.base.row).routes.away[start]
    for space in game.base.galaxy(game.base.row).spaces:
        hindrance = movement.verify(play, 0, space, 5)
        assert (hindrance is None) == (space in goals(table))
        if isinstance(hindrance, movement.Barrier):
            assert hindrance.space in stops and far[space] <= 5
            assert bool(hindrance.faction) == (hindrance.space != "the_maelstrom")
            assert guards.get(hindrance.faction, "the_maelstrom") == hindrance.space
        elif hindrance is not None:
            assert hindrance == far[space] > 5


# --- talking past a patrol -----------------------------------------------------------------------


def stealthy(sim: Make, **other: Any) -> Any:
    """Return a table with Boba Fett, who has Stealth, in Slave I beside an Imperial patrol."""
    position: dict[str, Any] = {
        "players": [{"space": "ord_mantell", **SLAVE_I}],
        "patrols": {"imperial": {"level": 1, "space": "nav_5"}},
    }
    return sim(**{**position, **other})


@pytest.mark.rule("OR-R16")
def test_a_mover_may_enter_spaces_again(sim: Make) -> None:
    """Past the patrol and back through Ord Mantell, where the move began: each entry costs 1."""
    table = stealthy(sim)
    table.dice("hit", "blank")
    fly(table, "nav_5")
    table.choose(BY_STEALTH)
    assert {"ord_mantell", "nav_4"} <= goals(table)
    assert fly(table, "nav_4").path == ("ord_mantell", "nav_4")
