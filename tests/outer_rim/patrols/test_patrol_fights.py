"""Meeting a patrol: who has to, what winning and losing mean, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.events import (
    CardRemoved,
    CreditsChanged,
    FameChanged,
    GameEnded,
    ReputationChanged,  # fmt: skip
)
from game.outer_rim.game import OuterRim
from game.outer_rim.patrols.events import PatrolBeaten, PatrolSpawned

Make = Callable[..., Any]
EVERY = {faction: "positive" for faction in FACTIONS}
SPAWN = {"rebel": "nav_1", "syndicate": "nav_2", "hutt": "nav_24", "imperial": "nav_25"}
STRENGTH = {1: 2, 2: 4, 3: 5, 4: 0}
"""dice of Imperial patrols by level; those of other factions roll as many or fewer"""
WON, LOST = True, False


def rolls(level: int, won: bool) -> list[str]:
    """Return the dice of a fight against the player's 3 that is won, or lost by a single hit."""
    if won:
        return ["crit"] * 3 + ["blank"] * STRENGTH[level]
    return ["blank"] * 3 + ["hit"] + ["blank"] * (STRENGTH[level] - 1)


def facing(
    sim: Make,
    *patrols: tuple[str, int],
    space: str = "nav_5",
    terms: str | dict[str, str] = "neutral",
    won: bool = WON,
    **more: Any,
) -> Any:
    """Return a table with Boba Fett (ship combat 3, hull 4) in his encounter step, these patrols in
    his space."""
    mine = more.pop("mine", {})
    levels = terms if isinstance(terms, dict) else {faction: terms for faction in FACTIONS}
    return sim(
        players=[
            {"space": space, "credits": 0, "reputation": levels, **mine},
            {"space": "kessel", "reputation": EVERY},
        ],
        patrols={faction: {"level": n, "space": space} for faction, n in patrols},
        step="encounter",
        dice=rolls(max(n for _, n in patrols), won),
        **more,
    )


def fought(sim: Make, level: int, won: bool, **more: Any) -> Any:
    """Meet and fight an Imperial patrol of a level."""
    table = facing(sim, ("imperial", level), won=won, **more)
    table.choose(f"fight:patrol_imperial_{level}@{table.player().space}")
    return table


def order(table: Any, *kinds: Any) -> list[Any]:
    """Return the kinds of the last answer's events, in order, among those given."""
    return [type(each) for each in table.events if type(each) in kinds]


# --- winning -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-202", "OR-203", "OR-177")
def test_the_token_leaves_the_game_and_another_spawns(sim: Make) -> None:
    table = fought(sim, 1, WON)
    assert "patrol_imperial_1" in table.state.removed
    assert "patrol_imperial_1" in [each.card for each in table.found(CardRemoved)]
    assert [each.level for each in table.found(PatrolBeaten)] == [1]
    spawned = [(each.faction, each.level, each.space) for each in table.found(PatrolSpawned)]
    assert spawned == [("imperial", 2, "nav_25")]
    assert table.state.patrols["imperial"] == (2, "nav_25")
    # the token is not in the stack: its faction has two left
    assert table.game.view(table.state, None)["patrols"]["imperial"]["level"] == 2


@pytest.mark.rule("OR-200", "OR-201", "OR-202", "OR-203")
@pytest.mark.parametrize(("level", "reward"), [(1, CreditsChanged), (2, FameChanged)])
def test_the_order_of_what_winning_brings(sim: Make, level: int, reward: type) -> None:
    """Reputation first, then the reward, then the token goes, then the next one comes."""
    table = fought(sim, level, WON)
    wanted = [ReputationChanged, reward, CardRemoved, PatrolSpawned]
    assert order(table, *wanted) == wanted


@pytest.mark.rule("OR-204", "OR-206")
@pytest.mark.parametrize("faction", FACTIONS)
def test_it_spawns_beside_its_stack_where_level_1_started(
    sim: Make, game: OuterRim, faction: str
) -> None:
    fresh = sim()
    assert fresh.state.patrols[faction] == (1, SPAWN[faction])
    table = facing(sim, (faction, 1))
    table.choose(f"fight:patrol_{faction}_1@nav_5")
    assert table.state.patrols[faction] == (2, SPAWN[faction])
    shown = game.view(table.state, 1)["patrols"][faction]
    assert (shown["level"], shown["space"]) == (2, SPAWN[faction])  # faceup: for all to see


# --- level 4 -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-207")
@pytest.mark.parametrize("faction", FACTIONS)
def test_level_4_shows_a_dash(game: OuterRim, faction: str) -> None:
    assert game.base.content.patrols[faction, 4].ship_combat is None
    assert all(game.base.content.patrols[faction, n].ship_combat for n in (1, 2, 3))


# --- what is reported, and how it ends -----------------------------------------------------------


@pytest.mark.rule("OR-210")
def test_nothing_spawns_after_the_end_of_the_game(sim: Make) -> None:
    table = fought(sim, 3, WON, mine={"fame": 8})
    assert table.found(GameEnded) and table.found(PatrolSpawned) == []
    assert table.state.removed.count("patrol_imperial_3") == 0
