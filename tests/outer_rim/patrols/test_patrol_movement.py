"""Patrols on the move: the icon of a card turned up, the route, and where it may end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.combat.events import CombatBegan, DamageSuffered
from game.outer_rim.game import OuterRim
from game.outer_rim.patrols.events import PatrolMoved

Make = Callable[..., Any]
ICONS = {
    ("hutt", 2): "rebel_favor", ("imperial", 4): "imperial_favor",
    ("rebel", 3): "the_kessel_run_job", ("syndicate", 3): "the_casino_heist_job",
    ("hutt", 4): "salvage_in_the_dune_sea_job", ("rebel", 2): "relic_of_the_past_job",
}  # fmt: skip
"""cards of the job deck by the patrol and the distance they show"""


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


def distance(game: OuterRim, start: str, goal: str) -> int:
    """Return how many spaces apart two are: the length of the shortest walk."""
    tips, count = {start}, 0
    neighbors = game.base.galaxy(game.base.row).neighbors
    while goal not in tips:
        tips |= {near for tip in tips for near in neighbors[tip]}
        count += 1
    return count


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


# --- what it passes and where it ends ------------------------------------------------------------


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
