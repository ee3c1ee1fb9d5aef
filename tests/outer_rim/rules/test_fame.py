"""Fame: how it is gained, who is most famous, and how the game is won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    BountyClosed,
    CardBought,
    CargoDelivered,
    FameChanged,
    GameEnded,
    GoalCompleted,
    JobEnded,
    PatrolBeaten,
)

Make = Callable[..., Any]
SONG = "enc_kessel_maelstrom_i"  # a secret: on a planet, for 5,000, 1 fame
SING = f"use:{SONG}.secret"


def singer(sim: Make, fame: int = 0, **more: Any) -> Any:
    """Return a table with a player in the action step who can buy 1 fame."""
    table = sim(
        players=[{"space": "naboo", "credits": 9000, "fame": fame, "secrets": [SONG]}],
        step="action",
        **more,
    )
    return table


def beaten(sim: Make, level: int, fame: int = 0) -> Any:
    """Return a table where the first seat has just met a patrol of a level and rolled well."""
    table = sim(
        players=[{"space": "nav_5", "fame": fame}],
        patrols={"imperial": {"level": level, "space": "nav_5"}},
        step="encounter",
        dice=["crit", "crit", "crit", *["blank"] * 5],
    )
    table.choose(f"fight:patrol_imperial_{level}@nav_5")
    return table


# --- winning -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-389", "OR-391", "OR-393", "OR-399")
@pytest.mark.parametrize("goal", [8, 10, 12])
def test_the_first_to_reach_the_fame_agreed_on_wins(sim: Make, goal: int) -> None:
    table = singer(sim, goal - 2, setup={"fame_goal": goal})
    table.choose(SING)
    assert table.player().fame == goal - 1
    assert table.state.ending == ""
    table = singer(sim, goal - 1, setup={"fame_goal": goal})
    table.choose(SING)
    assert table.player().fame == goal
    assert (table.state.winner, table.state.ending) == (0, "fame")


@pytest.mark.rule("OR-390")
def test_the_game_ends_in_the_middle_of_a_turn(sim: Make) -> None:
    table = singer(sim, 9)
    table.choose(SING)
    assert isinstance(table.events[-1], GameEnded)
    assert table.keys == []
    assert table.refused("end").clause == "OR-390"


# --- gaining -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-392")
@pytest.mark.parametrize("level, fame", [(1, 0), (2, 1), (3, 2)])
def test_the_marker_moves_by_the_fame_gained(sim: Make, level: int, fame: int) -> None:
    table = beaten(sim, level, fame=4)
    assert table.player().fame == 4 + fame
    assert [each.amount for each in table.found(FameChanged)] == ([fame] if fame else [])


def by_goal(sim: Make) -> tuple[Any, type]:
    table = sim(
        characters=("ketsu_onyo",),
        players=[{"space": "the_maelstrom", "goal_tokens": 2}],
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_e", "enc_kessel_maelstrom_i"]},
        patrols={"imperial": {"level": 1, "space": "the_maelstrom"}},
        step="encounter",
        dice=["hit", "blank", "blank", "blank", "blank"],
    )
    table.choose("fight:patrol_imperial_1@the_maelstrom")
    return table, GoalCompleted


def by_ship(sim: Make) -> tuple[Any, type]:
    table = sim(
        players=[{"space": "nav_5", "ship": "hwk_290", "credits": 9000, "cards": ["ion_cannon"]}],
        step="action",
    )
    table.choose("use:hwk_290")
    return table, GoalCompleted


def by_bounty(sim: Make) -> tuple[Any, type]:
    table = sim(
        players=[{"space": "takodana", "cards": ["databank_90_doctor_evazan"]}],
        contacts={"takodana": ["doctor_evazan"]},
        faceup=["doctor_evazan"],
        step="encounter",
        dice=["hit", "hit", "hit", "blank", "blank"],
    )
    table.choose(
        "meet:takodana.1",
        "hunt:databank_90_doctor_evazan@doctor_evazan",
        "eliminate:databank_90_doctor_evazan@doctor_evazan",
    )
    return table, BountyClosed


def by_job(sim: Make) -> tuple[Any, type]:
    table = sim(
        players=[{"space": "naboo", "cards": ["enc_lothal_mon_calamari_d"]}],
        step="encounter",
        dice=["crit"] * 4,
    )
    table.choose("job:enc_lothal_mon_calamari_d")
    return table, JobEnded


def by_cargo(sim: Make) -> tuple[Any, type]:
    table = sim(
        players=[{"space": "ring_of_kafrene", "cards": ["stolen_hyperfuel"]}],
        step="action",
        dice=["hit"],
    )
    table.choose("deliver:stolen_hyperfuel")
    return table, CargoDelivered


def by_patrol(sim: Make) -> tuple[Any, type]:
    return beaten(sim, 2), PatrolBeaten


def by_luxury(sim: Make) -> tuple[Any, type]:
    table = sim(
        players=[{"space": "naboo", "credits": 15000, "cards": ["databank_90_boshek"]}],
        decks={"luxury": ["attend_statue_dedication"]},
        step="action",
    )
    table.choose("buy:attend_statue_dedication")
    return table, CardBought


@pytest.mark.rule("OR-394")
@pytest.mark.parametrize(
    "way", [by_goal, by_ship, by_bounty, by_job, by_cargo, by_patrol, by_luxury]
)
def test_the_usual_ways_to_fame(sim: Make, way: Callable[[Make], tuple[Any, type]]) -> None:
    table, kind = way(sim)
    assert table.found(kind, log=True)
    assert table.player().fame == 1


# --- the most famous -----------------------------------------------------------------------------


def most_famous(sim: Make, *fame: int, kinds: Any = None) -> bool:
    """Return whether Maz Kanata takes the first seat for the most famous player."""
    players: list[dict[str, Any]] = [
        {"space": "naboo", "fame": each, "reputation": {"rebel": "neutral"}} for each in fame
    ]
    players[0]["space"] = "takodana"
    table = sim(
        kinds or len(fame),
        players=players,
        contacts={"takodana": ["maz_kanata"]},
        faceup=["maz_kanata"],
        step="encounter",
    )
    table.choose("meet:takodana.1")
    assert table.step in ("may", "choose")
    return bool(table.step == "may")


@pytest.mark.rule("OR-396")
def test_the_player_with_the_most_fame_is_the_most_famous(sim: Make) -> None:
    assert most_famous(sim, 3, 2, 1)
    assert not most_famous(sim, 2, 3, 1)
    assert not most_famous(sim, 1, 0, 2)


@pytest.mark.rule("OR-397")
def test_all_who_share_the_highest_fame_are_the_most_famous(sim: Make) -> None:
    assert most_famous(sim, 3, 3, 1)
    assert not most_famous(sim, 2, 3, 3)


@pytest.mark.rule("OR-398")
def test_at_the_start_everyone_is(sim: Make) -> None:
    assert most_famous(sim, 0, 0, 0, 0)


@pytest.mark.rule("OR-R88")
def test_the_fame_of_the_ai_counts(sim: Make) -> None:
    kinds = ("human", "deck")
    assert most_famous(sim, 3, 3, kinds=kinds)
    assert not most_famous(sim, 3, 4, kinds=kinds)
