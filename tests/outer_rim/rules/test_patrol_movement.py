"""Patrols on the move: the icon of a card turned up, the route, and where it may end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.outer_rim.cards.effects import FACTIONS
from game.outer_rim.events import CombatBegan, DamageSuffered, PatrolMoved
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
ICONS = {
    ("hutt", 2): "rebel_favor",
    ("imperial", 4): "imperial_favor",
    ("rebel", 3): "the_kessel_run_job",
    ("syndicate", 3): "the_casino_heist_job",
    ("hutt", 4): "salvage_in_the_dune_sea_job",
    ("rebel", 2): "relic_of_the_past_job",
}
"""cards of the job deck by the patrol and the distance they show"""
AWAY = "enc_lothal_mon_calamari_j"  # a secret: move as far as the hyperdrive goes


def at(space: str, level: int = 1) -> dict[str, Any]:
    """Return a patrol somewhere."""
    return {"level": level, "space": space}


def buyer(
    sim: Make, space: str, icon: tuple[str, int], other: str = "naboo", **more: Any
) -> Callable[..., Any]:
    """Return a function from the patrols' spaces, by faction, to a table after a purchase.

    Boba Fett in a space buys a card that costs nothing; the next one shows the icon.
    """

    def place(**patrols: str) -> Any:
        mine = more.pop("mine", {})
        table = sim(
            players=[{"space": space, "credits": 0, **mine}, {"space": other}],
            step="action",
            decks={"job": ["hutt_favor", ICONS[icon]]},
            patrols={faction: at(where) for faction, where in patrols.items()},
            **more,
        )
        table.choose("buy:hutt_favor@job")
        return table

    return place


def moves(table: Any) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return every move of a patrol since the start."""
    return [(each.faction, each.start, each.path) for each in table.found(PatrolMoved, log=True)]


def spaces(table: Any) -> set[str]:
    """Return the spaces on offer to the patrol being moved."""
    return {key.partition("@")[2] for key in table.keys if key.startswith("patrol:")}


def routes(game: OuterRim, path: tuple[str, ...], left: int) -> Iterator[tuple[str, ...]]:
    """Return all routes of exactly this many more spaces that enter none twice."""
    if not left:
        yield path
        return
    for space in game.base.galaxy(game.base.row).neighbors[path[-1]]:
        if space not in path:
            yield from routes(game, (*path, space), left - 1)


def distance(game: OuterRim, start: str, goal: str) -> int:
    """Return how many spaces apart two are: the length of the shortest walk."""
    tips, count = {start}, 0
    neighbors = game.base.galaxy(game.base.row).neighbors
    while goal not in tips:
        tips |= {near for tip in tips for near in neighbors[tip]}
        count += 1
    return count


def taken(table: Any, answer: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Return every route that the options allow, explored answer by answer."""
    if table.step != "patrol":
        yield table.found(PatrolMoved, log=True)[-1].path
        return
    before = table.game.dump(table.state)
    log = list(table.log)
    for key in table.keys:
        table.choose(key)
        yield from taken(table, (*answer, key))
        table.state, table.log = table.game.load(before), list(log)
        table.edited()


# --- the icon ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-166", "OR-167", "OR-168")
@pytest.mark.parametrize("icon", list(ICONS))
def test_the_icon_says_which_patrol_moves_and_how_far(
    sim: Make, game: OuterRim, icon: tuple[str, int]
) -> None:
    faction, far = icon
    shown = game.base.content.assets[ICONS[icon]].patrol
    assert (shown.faction, shown.distance) == icon
    start = {"hutt": "nav_23", "imperial": "nav_25", "rebel": "nav_1", "syndicate": "nav_2"}
    goal = "nal_hutta"  # more than 4 spaces from any of them
    table = buyer(sim, goal, icon)(**start)
    while table.step == "patrol":
        table.choose(table.keys[0])
    ((moved, where, path),) = moves(table)
    assert (moved, where, len(path)) == (faction, start[faction], far)
    end = table.state.patrols[faction][1]
    assert end == path[-1]
    assert distance(game, end, goal) < distance(game, where, goal)
    stay = {each: space for each, (_, space) in table.state.patrols.items() if each != faction}
    assert stay == {each: space for each, space in start.items() if each != faction}


@pytest.mark.rule("OR-179")
def test_the_example_three_spaces_for_the_rebels(sim: Make) -> None:
    table = buyer(sim, "lothal", ("rebel", 3))(rebel="nav_1")
    assert moves(table) == [("rebel", "nav_1", ("ord_mantell", "nav_5", "nav_7"))]


@pytest.mark.rule("OR-169", "OR-492")
def test_a_discard_moves_no_patrol_but_the_purchase_after_it_does(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo", "credits": 0}, {"space": "kessel"}],
        step="action",
        decks={"job": ["hutt_favor", "rebel_favor", "imperial_favor"], "cargo": ["food_supplies"]},
        patrols={"hutt": at("nav_15"), "imperial": at("nav_9")},
    )
    table.choose("discard:job")
    assert table.state.market["job"][0] == "rebel_favor"  # Hutt, 2 spaces
    assert moves(table) == []
    table.choose("buy:rebel_favor@job")
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert [(faction, start) for faction, start, _ in moves(table)] == [("imperial", "nav_9")]


# --- the route -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-170", "OR-R46")
def test_a_way_back_is_no_way_toward_the_player(sim: Make) -> None:
    table = buyer(sim, "mon_calamari", ("rebel", 3))(rebel="nav_1")
    assert table.step == "patrol"
    assert spaces(table) == {"nav_2", "ord_mantell"}
    table.choose("patrol:rebel@nav_2")  # by Cantonica: farther first, nearer in the end
    assert moves(table) == [("rebel", "nav_1", ("nav_2", "nav_3", "cantonica"))]
    table = buyer(sim, "mon_calamari", ("rebel", 3))(rebel="nav_1")
    table.choose("patrol:rebel@ord_mantell")
    assert "nav_1" not in spaces(table)  # entered before


@pytest.mark.rule("OR-171")
def test_within_reach_the_path_is_a_shortest_one(sim: Make) -> None:
    """Four spaces would do for a way round by Ord Mantell, of which nobody is asked."""
    table = buyer(sim, "cantonica", ("imperial", 4))(imperial="ord_mantell")
    assert moves(table) == [("imperial", "ord_mantell", ("nav_4", "cantonica"))]
    table = buyer(sim, "lothal", ("imperial", 4))(imperial="nav_1")  # exactly 4 spaces
    assert moves(table) == [("imperial", "nav_1", ("ord_mantell", "nav_5", "nav_7", "lothal"))]


@pytest.mark.rule("OR-R48")
def test_a_patrol_stops_where_the_player_is(sim: Make) -> None:
    table = buyer(sim, "cantonica", ("imperial", 4))(imperial="nav_6")
    assert moves(table) == [("imperial", "nav_6", ("cantonica",))]
    assert table.state.patrols["imperial"] == (1, "cantonica")


# --- what it passes and where it ends ------------------------------------------------------------


@pytest.mark.rule("OR-172")
def test_patrols_pass_through_the_maelstrom(sim: Make) -> None:
    table = buyer(sim, "tatooine", ("rebel", 3))(rebel="nav_11")
    assert moves(table) == [("rebel", "nav_11", ("the_maelstrom", "kessel", "tatooine"))]


@pytest.mark.rule("OR-173")
def test_patrols_end_on_planets_and_beside_patrols(sim: Make) -> None:
    table = buyer(sim, "kessel", ("hutt", 2))(hutt="nav_18", rebel="tatooine")
    assert table.state.patrols["hutt"][1] == table.state.patrols["rebel"][1] == "tatooine"
    table = buyer(sim, "lothal", ("rebel", 3))(rebel="nav_1", hutt="nav_7", imperial="nav_7")
    assert {space for _, space in table.state.patrols.values()} == {"nav_7", "nav_2"}


@pytest.mark.rule("OR-R49")
def test_a_patrol_passes_players_and_patrols_without_touching_them(sim: Make) -> None:
    """Past Boba Fett's rival, who is wanted by the Rebels, and past a stronger patrol."""
    table = sim(
        players=[
            {"space": "lothal", "credits": 0},
            {"space": "nav_5", "reputation": {"rebel": "negative"}},
        ],
        step="action",
        decks={"job": ["hutt_favor", ICONS["rebel", 3]]},
        patrols={"rebel": at("ord_mantell"), "imperial": at("nav_7", 3)},
    )
    before = table.game.view(table.state, None)["players"][1]
    table.choose("buy:hutt_favor@job")
    assert moves(table) == [("rebel", "ord_mantell", ("nav_5", "nav_7", "lothal"))]
    assert table.state.patrols["imperial"] == (3, "nav_7")
    assert table.game.view(table.state, None)["players"][1] == before
    assert table.found(CombatBegan, log=True) == table.found(DamageSuffered, log=True) == []


def found_by(sim: Make, level: str, **mine: Any) -> Any:
    """Return a table where a Rebel patrol has come to Boba Fett on Cantonica in his action step."""
    mine = {"reputation": {"rebel": level}, **mine}
    return buyer(sim, "cantonica", ("rebel", 2), mine=mine)(rebel="ord_mantell")


@pytest.mark.rule("OR-174")
def test_a_patrol_that_arrives_does_not_fight(sim: Make) -> None:
    table = found_by(sim, "negative")
    assert table.state.patrols["rebel"][1] == table.player().space
    assert table.found(CombatBegan) == []
    assert (table.step, table.seat) == ("action", 0)


@pytest.mark.rule("OR-175", "OR-197")
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_one_on_good_terms_need_not_meet_it(sim: Make, level: str) -> None:
    table = found_by(sim, level)
    table.choose("end")
    assert "fight:patrol_rebel_1@cantonica" in table.keys
    assert "draw:ord_mantell_cantonica@cantonica" in table.keys


# --- always one of each --------------------------------------------------------------------------


@pytest.mark.rule("OR-176")
@pytest.mark.parametrize("seed", range(3))
def test_each_faction_has_one_patrol_on_the_map_throughout(
    sim: Make, game: OuterRim, seed: int
) -> None:
    """A game of quick answers, looked at as the screen shows it."""
    table = sim(3, seed=seed)
    galaxy = game.base.galaxy(table.state.pieces)
    for turn in range(400):
        if not table.keys:
            break
        table.choose(table.keys[(turn * 7 + seed) % len(table.keys)])
        patrols = game.view(table.state, 0)["patrols"]
        assert set(patrols) == set(FACTIONS) and len(patrols) == 4
        assert all(each["space"] in galaxy.spaces for each in patrols.values())


# --- moved by cards ------------------------------------------------------------------------------


TIP = "enc_lothal_mon_calamari_f"


def tip_off(sim: Make, **more: Any) -> Any:
    """Play a card of Lothal: the Imperial patrol there moves 4 spaces toward another player."""
    table = sim(
        more.pop("seats", ("human", "human")),
        players=[
            {"space": "lothal", "credits": 0},
            {"space": "mon_calamari", "reputation": {"imperial": "neutral"}},
        ],
        step="encounter",
        decks={"lothal_mon_calamari": [TIP]},
        patrols={"imperial": at("lothal")},
    )
    table.choose("draw:lothal_mon_calamari@lothal", "choose:a")
    return table


@pytest.mark.rule("OR-178", "OR-R47")
def test_the_player_to_whom_a_card_sends_a_patrol_picks_its_path(sim: Make) -> None:
    table = tip_off(sim)
    assert (table.step, table.seat) == ("patrol", 1)
    assert spaces(table) == {"nav_7", "nav_8"}
    table.choose("patrol:imperial@nav_8")
    assert moves(table) == [("imperial", "lothal", ("nav_8", "mon_calamari"))]
    assert table.player().credits == 1_000
