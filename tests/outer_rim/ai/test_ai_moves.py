"""The movement of the AI in the single-player game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.events import AILine, CreditsChanged, ShipMoved
from game.outer_rim.game import OuterRim
from game.table.maps.graph import distances
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


@pytest.mark.rule("OR-467", "OR-453")
def test_what_raises_its_hyperdrive_carries_it_farther(sim: Make) -> None:
    """Han Solo's 2 spaces and a mod's 1 count, printed as abilities though they are."""
    mod = {"cards": ["improved_nav_computer"]}
    for ai, character, space in (
        ({}, "lando_calrissian", "nav_13"),
        (mod, "lando_calrissian", "nav_12"),
        ({}, "han_solo", "nav_10"),
        (mod, "han_solo", "nav_9"),
    ):
        move = went(sim, "takodana", {"lothal": 1}, ai=ai, character=character)
        assert move.path[-1] == space


@pytest.mark.rule("OR-R92")
def test_it_stops_on_reaching_its_goal(sim: Make) -> None:
    move = went(sim, "nav_12", {"naboo": 1})
    assert move.path == ("nav_13", "nav_14", "nav_16", "nav_17", "naboo")
    assert move.stopped == ""


@pytest.mark.rule("OR-R92")
def test_on_a_way_round_a_patrol_it_stops_at_another_goal(sim: Make) -> None:
    """Cantonica is nearer, but past a patrol; the 6 spaces round it lead by Ord Mantell."""
    patrols = {"hutt": {"level": 1, "space": "mon_calamari"}}
    assert went(sim, "nav_8", {"cantonica": 1}, patrols=patrols).path[-1] == "cantonica"
    table = turn(heading(sim, "nav_8", {"cantonica": 1, "ord_mantell": 1}, patrols=patrols))
    table.choose("move:g9_rigger@ord_mantell")  # 2 spaces short, as the patrol would be
    assert flown(table).path[-2:] == ("nav_5", "ord_mantell")


# --- which goal ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-464", "OR-468")
@pytest.mark.parametrize(("space", "goal"), [("nav_12", "kessel"), ("nav_9", "lothal")])
def test_it_heads_for_the_nearest_goal_token(sim: Make, space: str, goal: str) -> None:
    """The number of tokens on another planet makes no difference."""
    goals = {"kessel": 1, "lothal": 1, "naboo": 3, "ord_mantell": 2}
    assert went(sim, space, goals).path[-1] == goal


@pytest.mark.rule("OR-464")
def test_without_the_token_it_would_go_elsewhere(sim: Make) -> None:
    assert went(sim, "nav_12", {"lothal": 1}).path[-1] == "lothal"
    assert went(sim, "nav_12", {"naboo": 1}).path[-1] == "naboo"


@pytest.mark.rule("OR-R91")
@pytest.mark.parametrize("goal", ["lothal", "tatooine"])
def test_the_human_chooses_among_goals_as_near(sim: Make, goal: str) -> None:
    table = turn(heading(sim, "nav_12", {"lothal": 1, "tatooine": 1, "ryloth": 1}))
    assert (table.step, table.seat) == ("ai.goal", 0)
    assert {key.partition("@")[2] for key in table.keys} == {"lothal", "tatooine"}
    table.choose(next(key for key in table.keys if key.endswith(goal)))
    assert flown(table).path[-1] == goal


@pytest.mark.rule("OR-469", "OR-R90")
def test_on_a_goal_it_stays_and_the_next_bullet_applies(sim: Make) -> None:
    table = turn(heading(sim, "naboo", {"naboo": 1, "tatooine": 1}))
    assert table.player(1).space == "naboo"
    assert table.found(ShipMoved) == []
    assert [each.amount for each in table.found(CreditsChanged)] == [2_000]


@pytest.mark.rule("OR-R90")
def test_without_goal_tokens_it_stays_and_the_next_bullet_applies(sim: Make) -> None:
    table = heading(sim, "naboo", {}, ai={"cards": ["targeting_computer"]})
    assert ai_seats.goals(table.state) == {}
    turn(table)
    assert table.player(1).space == "naboo"
    assert table.found(ShipMoved) == []
    assert [each.amount for each in table.found(CreditsChanged)] == [2_000]
    line = table.found(AILine)[1]
    assert (line.done, table.game.tell(table.state, line, None)) == (
        False,
        "Lando Calrissian does not move: no goal token on the map.",
    )


# --- which way -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-470")
def test_of_several_routes_it_takes_the_one_that_ends_nearest(sim: Make) -> None:
    """A patrol at Navpoint 11 would stop it 2 short of Kessel; past Navpoint 10 it arrives."""
    patrols = {"imperial": {"level": 1, "space": "nav_11"}}
    move = went(sim, "lothal", {"kessel": 1}, patrols=patrols)
    assert move.path == ("nav_9", "nav_10", "the_maelstrom", "kessel")
    patrols = {"imperial": {"level": 1, "space": "nav_10"}}
    move = went(sim, "lothal", {"kessel": 1}, patrols=patrols)
    assert move.path == ("nav_8", "nav_11", "the_maelstrom", "kessel")


@pytest.mark.rule("OR-470")
def test_a_longer_way_round_a_patrol_is_taken_if_it_ends_nearer(sim: Make) -> None:
    """Tatooine is 4 from Naboo; past the patrol at Navpoint 14 it takes 5."""
    patrols = {"hutt": {"level": 2, "space": "nav_14"}}
    move = went(sim, "naboo", {"tatooine": 1}, patrols=patrols)
    assert (len(move.path), move.path[-1]) == (5, "tatooine")
    assert "nav_14" not in move.path


@pytest.mark.rule("OR-R91")
@pytest.mark.parametrize("space", ["nav_10", "kessel"])
def test_the_human_chooses_among_ends_as_near(sim: Make, space: str) -> None:
    """6 spaces from Ryloth toward Lothal lead to Navpoint 10, or into the storm beside it."""
    table = turn(heading(sim, "ryloth", {"lothal": 1}))
    assert (table.step, table.seat) == ("ai.move", 0)
    assert table.keys == ["move:g9_rigger@nav_10", "move:g9_rigger@kessel"]
    table.choose(f"move:g9_rigger@{space}")
    assert flown(table).path[-1] == space


# --- patrols -------------------------------------------------------------------------------------


def surrounded(sim: Make, level: str) -> Any:
    """Return a table with the AI at Lothal, bound for Kessel, and an Imperial and a Hutt patrol on
    the two routes."""
    return turn(
        heading(
            sim,
            "lothal",
            {"kessel": 1},
            patrols={
                "imperial": {"level": 1, "space": "nav_10"},
                "hutt": {"level": 1, "space": "nav_11"},
            },
            ai={"reputation": {"imperial": level}},
        )
    )


@pytest.mark.rule("OR-471")
@pytest.mark.parametrize("level", ["negative", "neutral"])
def test_it_has_to_stop_at_a_patrol(sim: Make, level: str) -> None:
    table = surrounded(sim, level)
    assert table.keys == ["move:g9_rigger@nav_10", "move:g9_rigger@nav_11"]
    table.choose("move:g9_rigger@nav_10")
    move = flown(table)
    assert (move.path, move.stopped) == (("nav_9", "nav_10"), "patrol")
    told = table.game.tell(table.state, move, None)
    assert told == "Lando Calrissian flies 2 spaces to Navpoint 10, stopped by the Imperial patrol."


@pytest.mark.rule("OR-471")
def test_with_positive_reputation_it_passes(sim: Make) -> None:
    move = flown(surrounded(sim, "positive"))
    assert move.path == ("nav_9", "nav_10", "the_maelstrom", "kessel")
    assert move.stopped == ""


@pytest.mark.rule("OR-471")
def test_a_patrol_where_it_starts_does_not_hold_it(sim: Make) -> None:
    patrols = {"imperial": {"level": 1, "space": "nav_12"}}
    assert went(sim, "nav_12", {"kessel": 1}, patrols=patrols).path == ("nav_13", "kessel")


# --- the Maelstrom and the stop on planets -------------------------------------------------------


@pytest.mark.rule("OR-472")
def test_it_moves_through_the_maelstrom(sim: Make) -> None:
    move = went(sim, "mon_calamari", {"tatooine": 1})
    assert move.path == ("nav_8", "nav_11", "the_maelstrom", "kessel", "tatooine")
    assert move.stopped == ""


@pytest.mark.rule("OR-472")
def test_it_may_end_in_the_maelstrom_as_at_a_navpoint(sim: Make) -> None:
    move = went(sim, "ord_mantell", {"kessel": 1})
    assert move.path[-1] == "the_maelstrom" and len(move.path) == 6
    assert move.stopped == ""


@pytest.mark.rule("OR-473")
def test_rather_than_at_a_navpoint_it_ends_on_the_planet_just_passed(sim: Make) -> None:
    """The planet may be the last space before the navpoint, or the one before that."""
    move = went(sim, "nav_12", {"takodana": 1})  # a sixth space would be Navpoint 19
    assert move.path == ("nav_13", "nav_14", "nav_16", "nav_17", "naboo")
    move = went(sim, "ring_of_kafrene", {"tatooine": 1})  # two more: Navpoints 18 and 15
    assert move.path == ("nav_22", "nav_21", "nav_20", "ryloth")
    assert move.stopped == ""


@pytest.mark.rule("OR-473", "OR-R93")
def test_a_planet_three_spaces_back_is_too_far(sim: Make) -> None:
    move = went(sim, "ord_mantell", {"naboo": 1})
    assert move.path == ("nav_5", "nav_7", "lothal", "nav_9", "nav_10", "nav_12")


@pytest.mark.rule("OR-R93")
def test_of_two_planets_it_is_the_later(sim: Make) -> None:
    """Kessel, Tatooine, Navpoint 15."""
    move = went(sim, "mon_calamari", {"ryloth": 1})
    assert move.path == ("nav_8", "nav_11", "the_maelstrom", "kessel", "tatooine")


@pytest.mark.rule("OR-R93")
def test_out_of_the_maelstrom_it_goes_back_to_a_planet_too(sim: Make) -> None:
    move = went(sim, "nav_20", {"mon_calamari": 1})
    assert move.path == ("ryloth", "nav_18", "nav_15", "tatooine", "kessel")


@pytest.mark.rule("OR-R93")
@pytest.mark.parametrize(("start", "length"), [("nav_3", 5), ("ord_mantell", 3)])
def test_from_a_patrol_at_a_navpoint_it_goes_back_too(sim: Make, start: str, length: int) -> None:
    """Navpoint 9, behind Lothal, is 6 or 4 spaces away: the stop comes with the end or before."""
    patrols = {
        "imperial": {"level": 1, "space": "nav_9"},
        "rebel": {"level": 1, "space": "nav_8"},
    }
    move = went(sim, start, {"takodana": 1}, patrols=patrols)
    assert move.path[-2:] == ("nav_7", "lothal")
    assert (len(move.path), move.stopped) == (length, "")


# --- the tractor beam of another player ----------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "path", "stopped"),
    [(BEAM, 1, "player"), ("pass", 5, "")],
)
def test_a_tractor_beam_may_stop_the_ai(sim: Make, answer: str, path: int, stopped: str) -> None:
    """It stops any other player, and the AI is one."""
    human = {"space": "nav_8", **SHADOW_CASTER}
    table = turn(heading(sim, "mon_calamari", {"tatooine": 1}, human=human))
    assert (table.step, table.seat, table.keys) == ("window", 0, [BEAM, "pass"])
    table.choose(answer)
    move = flown(table)
    assert (len(move.path), move.stopped) == (path, stopped)


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


# --- all of it at once ---------------------------------------------------------------------------


def ends(game: OuterRim, start: str, goal: str, points: int, stops: set[str]) -> set[str]:
    """Return the spaces where the rules let the AI end: of every possible walk, the ends nearest to
    its goal.

    A walk ends when the distance is used up, at a stop (a patrol), or at the goal. Nobody takes
    a long way to a space that a shorter one reaches.
    """
    galaxy = game.base.galaxy(game.base.row)
    far = distances(galaxy.neighbors, goal)
    done: list[tuple[str, ...]] = []
    tips: list[tuple[str, ...]] = [()]
    for step in range(points):
        tips = [(*t, near) for t in tips for near in galaxy.neighbors[t[-1] if t else start]]
        over = [t for t in tips if step + 1 == points or t[-1] in stops or t[-1] == goal]
        done += over
        tips = [t for t in tips if t not in set(over)]
    least = min(far[walk[-1]] for walk in done)
    direct: dict[str, int] = {}
    for walk in done:
        direct[walk[-1]] = min(len(walk), direct.get(walk[-1], len(walk)))
    found = set()
    for walk in done:
        if far[walk[-1]] == least and len(walk) == direct[walk[-1]]:
            end = walk[-1]
            if galaxy.spaces[end].kind != "planet":
                planets = [s for s in walk[-3:-1] if galaxy.spaces[s].kind == "planet"]
                end = planets[-1] if planets else end
            found.add(end)
    return found


@pytest.mark.rule("OR-467", "OR-470", "OR-471", "OR-472", "OR-473", "OR-R92", "OR-R93")
@pytest.mark.parametrize("seed", range(40))
def test_it_ends_where_the_rules_say(sim: Make, game: OuterRim, seed: int) -> None:
    chance = random.Random(seed)
    spaces = list(game.base.galaxy(game.base.row).spaces)
    planets = [each for each in spaces if not each.startswith(("nav", "the_m"))]
    goal = chance.choice(planets)
    start = chance.choice([each for each in spaces if each != goal])
    patrols = {
        faction: {"level": 1, "space": chance.choice([each for each in spaces if each != "nav_3"])}
        for faction in ("hutt", "imperial", "rebel", "syndicate")
    }
    stops = {str(each["space"]) for each in patrols.values()} - {start}
    table = turn(heading(sim, start, {goal: 1}, patrols=patrols))
    expected = ends(game, start, goal, 6, stops)
    if table.step == "ai.move":
        assert {key.partition("@")[2] for key in table.keys} == expected
        assert table.seat == 0
    else:
        assert {flown(table).path[-1]} == expected
