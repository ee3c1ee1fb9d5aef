"""Movement: how far, what cuts it short, and the cards that change that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import AbilityUsed, ShipMoved, SkillTested, StepBegan
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


@pytest.mark.rule("OR-087", "OR-093")
def test_another_hyperdrive_another_reach(sim: Make, game: OuterRim) -> None:
    table = sim(players=[{"space": "nav_16", "reputation": EVERY, **FALCON}])
    assert goals(table) == walks(game, "nav_16", 7, {"the_maelstrom"})
    assert "ring_of_kafrene" in goals(table)


@pytest.mark.rule("OR-024", "OR-094")
def test_each_space_entered_is_adjacent_to_the_one_before(sim: Make, game: OuterRim) -> None:
    table = sim(players=[{"space": "ryloth", "reputation": EVERY, **FALCON}])
    move = fly(table, "ring_of_kafrene")
    neighbors = game.base.galaxy(game.base.row).neighbors
    before = move.start
    for space in move.path:
        assert space in neighbors[before]
        before = space
    assert len(move.path) == 4


@pytest.mark.rule("OR-R08")
def test_nobody_moves_onto_a_patrol_stack(sim: Make) -> None:
    table = sim(players=[{"space": "nav_25", "reputation": EVERY}])
    assert goals(table) <= set(table.game.base.galaxy(table.state.pieces).spaces)
    neighbors = table.game.base.galaxy(table.state.pieces).neighbors["nav_25"]
    assert neighbors == ("ring_of_kafrene", "nav_24")
    for key in ("move:g_1a_starfighter@endcap_hutt_imperial", "move:g_1a_starfighter@imperial"):
        assert table.refused(key).clause == "OR-023"


@pytest.mark.rule("OR-R15")
def test_a_move_of_no_spaces_counts_as_the_planning_option(sim: Make) -> None:
    table = sim(players=[{"space": "naboo"}])
    table.choose("move:g_1a_starfighter@naboo")
    assert table.player().space == "naboo"
    (move,) = table.found(ShipMoved)
    assert (move.start, move.path, move.stopped) == ("naboo", (), "")
    assert table.game.tell(table.state, move, None) == "Boba Fett stays on Naboo."
    assert table.step == "action"


# --- the Maelstrom -------------------------------------------------------------------------------


@pytest.mark.rule("OR-095", "OR-096")
def test_entering_the_maelstrom_ends_the_move_and_the_planning_step(
    sim: Make, game: OuterRim
) -> None:
    table = sim(players=[{"space": "nav_8", "reputation": EVERY}])
    assert "tatooine" not in goals(table)  # 4 away through the Maelstrom, more around it
    assert "tatooine" in walks(game, "nav_8", 4, set())
    refusal = table.refused("move:g_1a_starfighter@tatooine")
    assert refusal.clause == "OR-096"
    move = fly(table, "the_maelstrom")
    assert move.stopped == "maelstrom"
    assert [each.step for each in table.found(StepBegan)] == ["action"]
    assert table.step == "action"


@pytest.mark.rule("OR-100")
def test_a_move_that_begins_in_the_maelstrom_leaves_it_freely(sim: Make) -> None:
    table = sim(players=[{"space": "the_maelstrom", "reputation": EVERY}])
    move = fly(table, "nav_15")
    assert move.path == ("kessel", "tatooine", "nav_15")
    assert move.stopped == ""


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


@pytest.mark.rule("OR-099")
def test_positive_reputation_with_another_faction_does_not_help(sim: Make) -> None:
    table = sim(
        players=[
            {
                "space": "ord_mantell",
                "reputation": {"hutt": "positive", "rebel": "positive", "syndicate": "positive"},
            }
        ],
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
    )
    assert "lothal" not in goals(table)


@pytest.mark.rule("OR-100")
def test_a_move_that_begins_at_a_patrol_leaves_it_freely(sim: Make) -> None:
    table = sim(
        players=[{"space": "nav_5", "reputation": {"imperial": "negative"}}],
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
    )
    assert goals(table) >= {"lothal", "nav_9", "nav_10", "ord_mantell", "cantonica"}
    move = fly(table, "lothal")
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
def test_slave_i_passes_a_patrol_by_stealth(sim: Make) -> None:
    table = stealthy(sim)
    assert "nav_12" not in goals(table)  # 6 away, past the patrol
    table.dice("hit", "blank")
    fly(table, "nav_5")
    assert (table.step, table.keys) == ("window", [BY_STEALTH, "pass"])
    table.choose(BY_STEALTH)
    (test,) = table.found(SkillTested)
    assert (test.skill, test.passed) == ("stealth", True)
    assert table.step == "move"
    assert {"lothal", "nav_12"} <= goals(table)
    assert "nav_13" not in goals(table)
    assert fly(table, "nav_12").stopped == ""
    assert table.step == "action"


@pytest.mark.rule("OR-105")
def test_slave_i_need_not_go_on(sim: Make) -> None:
    table = stealthy(sim)
    table.dice("hit", "blank")
    fly(table, "nav_5")
    table.choose(BY_STEALTH, "move:firespray_31_slave_i@nav_5")
    assert (table.step, table.player().space) == ("action", "nav_5")


@pytest.mark.rule("OR-105")
def test_slave_i_stops_on_a_failed_test_or_without_one(sim: Make) -> None:
    table = stealthy(sim)
    table.dice("focus", "blank")
    fly(table, "nav_5")
    table.choose(BY_STEALTH)
    assert table.found(SkillTested)[0].passed is False
    assert (table.step, table.player().space) == ("action", "nav_5")
    table = stealthy(sim)
    fly(table, "nav_5")
    table.choose("pass")
    assert (table.step, table.player().space) == ("action", "nav_5")


@pytest.mark.rule("OR-105")
def test_the_front_of_the_firespray_passes_no_patrol(sim: Make) -> None:
    table = stealthy(sim, players=[{"space": "ord_mantell", "ship": "firespray_31_slave_i"}])
    fly(table, "nav_5")
    assert table.step == "action"


@pytest.mark.rule("OR-105")
def test_slave_i_may_test_for_its_last_point_of_movement(sim: Make) -> None:
    table = stealthy(sim, patrols={"imperial": {"level": 1, "space": "nav_10"}})
    table.dice("hit", "blank")
    fly(table, "nav_10")  # 5 of its 6 spaces
    table.choose(BY_STEALTH)
    assert goals(table) == {"nav_10", "nav_9", "nav_11", "nav_12", "the_maelstrom"}


def test_no_test_when_the_move_is_used_up(sim: Make) -> None:
    """With no movement left there is nothing to be gained."""
    table = stealthy(sim, patrols={"imperial": {"level": 1, "space": "nav_12"}})
    fly(table, "nav_12")
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
@pytest.mark.parametrize(("start", "beyond"), [("ord_mantell", "nav_1"), ("nav_7", "lothal")])
def test_entering_a_patrols_space_again_interrupts_again(
    sim: Make, start: str, beyond: str
) -> None:
    """The move began at one patrol, was let past another, and comes back."""
    table = stealthy(
        sim,
        players=[{"space": start, "reputation": {"rebel": "negative"}, **SLAVE_I}],
        patrols={
            "rebel": {"level": 1, "space": start},
            "imperial": {"level": 1, "space": "nav_5"},
        },
    )
    table.dice("hit", "blank")
    fly(table, "nav_5")
    table.choose(BY_STEALTH)
    assert start in goals(table) and beyond not in goals(table)
    assert fly(table, start).stopped == "patrol"
    table.choose("pass")
    assert (table.step, table.player().space) == ("action", start)


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


@pytest.mark.rule("OR-105")
def test_han_solo_talks_past_patrol_after_patrol(sim: Make) -> None:
    table = sim(
        characters=("han_solo",),
        players=[{"space": "ord_mantell", "flipped": True, "reputation": {"rebel": "negative"}}],
        patrols={
            "imperial": {"level": 1, "space": "nav_5"},
            "rebel": {"level": 3, "space": "nav_7"},
        },
    )
    assert table.values().hyperdrive == 7
    table.dice("crit", "blank", "hit", "hit")
    fly(table, "nav_5")
    table.choose("use:han_solo.back")
    assert table.found(SkillTested)[0].skill == "piloting"
    assert "lothal" not in goals(table)
    assert fly(table, "nav_7").stopped == "patrol"
    table.choose("use:han_solo.back")
    assert fly(table, "nav_9").path == ("lothal", "nav_9")


def test_an_unturned_han_solo_stops(sim: Make) -> None:
    table = sim(
        characters=("han_solo",),
        players=[{"space": "ord_mantell"}],
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
    )
    assert table.values().hyperdrive == 7
    fly(table, "nav_5")
    assert table.step == "action"


# --- the tractor beam ----------------------------------------------------------------------------


def beamed(sim: Make) -> Any:
    """Return a table with a mover at Ord Mantell, and a Shadow Caster on the way."""
    return sim(players=[{"space": "ord_mantell"}, {"space": "nav_5", **SHADOW_CASTER}])


def test_a_tractor_beam_may_stop_a_mover(sim: Make) -> None:
    table = beamed(sim)
    table.choose("move:g_1a_starfighter@lothal")
    assert (table.step, table.seat, table.keys) == ("window", 1, [BEAM, "pass"])
    table.choose(BEAM)
    assert table.found(AbilityUsed)[0].seat == 1
    (move,) = table.found(ShipMoved)
    assert (move.path, move.stopped) == (("nav_5",), "player")
    assert (table.step, table.seat, table.player().space) == ("action", 0, "nav_5")


def test_a_tractor_beam_need_not_be_used(sim: Make) -> None:
    table = beamed(sim)
    table.choose("move:g_1a_starfighter@lothal", "pass")
    assert table.player().space == "lothal"


@pytest.mark.parametrize(("watcher", "length"), [("nav_20", 4), ("nav_19", 4), ("naboo", 3)])
def test_a_mover_goes_round_a_tractor_beam_where_it_can(
    sim: Make, watcher: str, length: int
) -> None:
    table = sim(players=[{"space": "ryloth", **FALCON}, {"space": watcher, **SHADOW_CASTER}])
    move = fly(table, "takodana")
    assert watcher not in move.path
    assert (len(move.path), table.step, table.seat) == (length, "action", 0)


def test_a_mover_goes_round_a_beam_with_its_last_point(sim: Make) -> None:
    """By Cantonica it is 5 spaces instead of 2, just what the ship can do."""
    table = beamed(sim)
    move = fly(table, "nav_7")
    assert (len(move.path), table.values().hyperdrive) == (5, 5)
    assert "nav_5" not in move.path and table.seat == 0


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


def test_no_beam_where_the_move_ends_anyway(sim: Make) -> None:
    table = beamed(sim)
    table.choose("move:g_1a_starfighter@nav_5")
    assert (table.step, table.seat) == ("action", 0)


def test_the_defeated_hold_nobody(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "ord_mantell"},
            {"space": "nav_5", "damage": {"ship": 9}, **SHADOW_CASTER},
        ]
    )
    table.choose("move:g_1a_starfighter@lothal")
    assert table.player().space == "lothal"


@pytest.mark.parametrize(("answer", "space"), [(BEAM, "nav_5"), ("pass", "lothal")])
def test_one_who_talks_past_a_patrol_can_still_be_held_there(
    sim: Make, answer: str, space: str
) -> None:
    table = stealthy(
        sim,
        players=[{"space": "ord_mantell", **SLAVE_I}, {"space": "nav_5", **SHADOW_CASTER}],
    )
    table.dice("hit", "blank")
    fly(table, "nav_5")
    table.choose(BY_STEALTH)
    assert (table.seat, table.keys) == (1, [BEAM, "pass"])
    table.choose(answer)
    if answer == "pass":
        fly(table, "lothal")
    assert (table.step, table.seat, table.player().space) == ("action", 0, space)
