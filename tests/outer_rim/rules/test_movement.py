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
SHADOW_CASTER = {"ship": "lancer_class_pursuit_craft", "ship_flipped": True}
FALCON = {"ship": "yt_1300_light_freighter"}
BY_STEALTH = "use:firespray_31_slave_i.back"
BEAM = "use:lancer_class_pursuit_craft.back"
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


def behind_a_patrol(sim: Make, level: str) -> Any:
    """Return a table with a mover at Ord Mantell, an Imperial patrol next door, and Lothal behind
    it."""
    return sim(
        players=[{"space": "ord_mantell", "reputation": {"imperial": level}}],
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
    )


@pytest.mark.rule("OR-097", "OR-098")
@pytest.mark.parametrize("level", ["negative", "neutral"])
def test_a_patrol_stops_the_mover(sim: Make, level: str) -> None:
    table = behind_a_patrol(sim, level)
    assert "nav_5" in goals(table)
    assert not goals(table) & {"nav_9", "lothal"}  # 3 and 4 past the patrol, more around it
    refusal = table.refused("move:g_1a_starfighter@lothal")
    assert refusal.clause == "OR-097"
    assert "Imperial" in refusal.reason and level in refusal.reason
    move = fly(table, "nav_5")
    assert move.stopped == "patrol"
    assert (table.step, table.player().space) == ("action", "nav_5")


@pytest.mark.rule("OR-097", "OR-099")
def test_positive_reputation_passes_a_patrol(sim: Make) -> None:
    table = behind_a_patrol(sim, "positive")
    move = fly(table, "lothal")
    assert move.path == ("nav_5", "nav_7", "lothal")
    assert move.stopped == ""


@pytest.mark.rule("OR-R17")
def test_of_several_patrols_each_is_checked_by_itself(sim: Make) -> None:
    patrols = {
        "imperial": {"level": 1, "space": "nav_5"},
        "rebel": {"level": 1, "space": "nav_5"},
    }
    one = {"imperial": "positive", "rebel": "neutral"}
    table = sim(players=[{"space": "ord_mantell", "reputation": one}], patrols=patrols)
    assert "lothal" not in goals(table)
    assert fly(table, "nav_5").stopped == "patrol"
    both = {"imperial": "positive", "rebel": "positive"}
    table = sim(players=[{"space": "ord_mantell", "reputation": both}], patrols=patrols)
    assert fly(table, "lothal").stopped == ""


@pytest.mark.rule("OR-R19")
def test_an_interrupted_move_spends_the_planning_step(sim: Make) -> None:
    table = behind_a_patrol(sim, "neutral")
    fly(table, "nav_5")
    assert "credits" not in table.keys and not goals(table)
    assert table.refused("move:g_1a_starfighter@nav_7").clause == "OR-086"
    assert table.refused("credits").clause == "OR-086"


@pytest.mark.rule("OR-095", "OR-101")
def test_other_players_do_not_interrupt(sim: Make) -> None:
    table = sim(
        3,
        players=[{"space": "ord_mantell"}, {"space": "nav_5"}, {"space": "nav_7"}],
    )
    move = fly(table, "lothal")
    assert move.path == ("nav_5", "nav_7", "lothal")


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


# --- the example of the rules --------------------------------------------------------------------


def jyn(sim: Make, patrol: str) -> Any:
    """Return a table with Jyn Erso on Ryloth and a hyperdrive of 7."""
    return sim(
        characters=("jyn_erso",),
        players=[{"space": "ryloth", **FALCON}],
        patrols={"imperial": {"level": 1, "space": patrol}},
    )


@pytest.mark.rule("OR-102")
def test_the_example_part_1_distance_alone_allows_it(sim: Make) -> None:
    table = jyn(sim, "lothal")
    assert table.values().hyperdrive == 7
    assert len(fly(table, "ring_of_kafrene").path) == 4


@pytest.mark.rule("OR-103")
def test_the_example_part_2_a_patrol_on_the_way_would_stop_her(sim: Make) -> None:
    table = jyn(sim, "nav_21")
    assert table.player().reputation[1] == -1
    assert fly(table, "nav_21").stopped == "patrol"


@pytest.mark.rule("OR-104")
@pytest.mark.parametrize(("patrol", "length"), [("nav_21", 5), ("nav_20", 6)])
def test_the_example_part_3_she_takes_the_other_route(sim: Make, patrol: str, length: int) -> None:
    table = jyn(sim, patrol)
    move = fly(table, "ring_of_kafrene")
    assert patrol not in move.path
    assert (len(move.path), move.stopped) == (length, "")


# --- talking past a patrol -----------------------------------------------------------------------


def stealthy(sim: Make, **other: Any) -> Any:
    """Return a table with Boba Fett, who has Stealth, in Slave I beside an Imperial patrol."""
    position: dict[str, Any] = {
        "players": [{"space": "ord_mantell", **SLAVE_I}],
        "patrols": {"imperial": {"level": 1, "space": "nav_5"}},
    }
    return sim(**{**position, **other})


@pytest.mark.rule("OR-105")
def test_the_front_of_the_firespray_passes_no_patrol(sim: Make) -> None:
    table = stealthy(sim, players=[{"space": "ord_mantell", "ship": "firespray_31_slave_i"}])
    fly(table, "nav_5")
    assert table.step == "action"


@pytest.mark.rule("OR-R16")
def test_a_mover_may_enter_spaces_again(sim: Make) -> None:
    """Past the patrol and back through Ord Mantell, where the move began: each entry costs 1."""
    table = stealthy(sim)
    table.dice("hit", "blank")
    fly(table, "nav_5")
    table.choose(BY_STEALTH)
    assert {"ord_mantell", "nav_4"} <= goals(table)
    assert fly(table, "nav_4").path == ("ord_mantell", "nav_4")


@pytest.mark.rule("OR-R18")
def test_entering_the_maelstrom_again_interrupts(sim: Make) -> None:
    table = stealthy(
        sim,
        players=[{"space": "the_maelstrom", **SLAVE_I}],
        patrols={"imperial": {"level": 1, "space": "nav_11"}},
    )
    table.dice("hit", "blank")
    fly(table, "nav_11")
    table.choose(BY_STEALTH)
    assert fly(table, "the_maelstrom").stopped == "maelstrom"
    assert table.step == "action"


# --- the tractor beam ----------------------------------------------------------------------------


@pytest.mark.parametrize("goal", ["lothal", "nav_7"])
def test_a_beam_on_the_only_way(sim: Make, goal: str) -> None:
    """Patrols bar every way but that past the Shadow Caster, and nothing goes round it."""
    table = sim(
        players=[{"space": "ord_mantell"}, {"space": "nav_5", **SHADOW_CASTER}],
        patrols={
            "hutt": {"level": 1, "space": "nav_1"},
            "imperial": {"level": 1, "space": "nav_4"},
        },
    )
    table.choose(f"move:g_1a_starfighter@{goal}")
    assert (table.seat, table.keys) == (1, [BEAM, "pass"])
