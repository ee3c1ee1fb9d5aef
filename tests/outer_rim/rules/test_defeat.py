"""Damage and defeat: the place of damage, the limit that defeats, the cost, and recovery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    CargoDelivered,
    DamageSuffered,
    Defeated,
    StepBegan,
    StoodUp,
)
from game.outer_rim.rules.damage import recover, suffer

Make = Callable[..., Any]
AMBUSH = "enc_tatooine_nal_hutta_i"  # a secret: fight a player in the space, take 5,000
SECRETS = ["enc_navpoint_j", "enc_naboo_ryloth_j"]
RUIN = (
    "enc_kessel_maelstrom_f"  # on Kessel a failed test of Strength is 2 character damage and 1,000
)


def hurt(sim: Make, character: int = 2, **player: Any) -> Any:
    """Have Ketsu Onyo on Kessel fail a test of Strength: 2 damage to the character."""
    table = sim(
        characters=("ketsu_onyo",),
        players=[
            {"space": "kessel", "credits": 9000, "damage": {"character": character}, **player}
        ],
        decks={"kessel_maelstrom": [RUIN]},
        step="encounter",
        dice=["blank", "blank"],
    )
    table.choose("draw:kessel_maelstrom@kessel", "choose:a")
    return table


def crash(sim: Make, damage: int = 2, dice: tuple[str, ...] = (), **player: Any) -> Any:
    """Have Ketsu Onyo in the Maelstrom fail a test of Piloting: 2 damage to the ship."""
    table = sim(
        characters=("ketsu_onyo",),
        players=[{"space": "the_maelstrom", "credits": 9000, "damage": {"ship": damage}, **player}],
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_b"]},
        step="encounter",
        dice=["blank", "blank", *dice],
    )
    table.choose("draw:kessel_maelstrom@the_maelstrom", "accept")
    return table


def told(table: Any) -> list[tuple[int, str, int, int, int]]:
    """Return the damage reported since the start."""
    return [
        (each.seat, each.target, each.amount, each.now, each.limit)
        for each in table.found(DamageSuffered, log=True)
    ]


# --- damage --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-362", "OR-364")
def test_damage_of_the_character_is_counted_on_the_character(sim: Make) -> None:
    table = hurt(sim, character=0)
    assert told(table) == [(0, "character", 2, 2, 4)]
    assert (table.player().character_damage, table.player().ship_damage) == (2, 0)


@pytest.mark.rule("OR-363", "OR-364")
def test_damage_of_the_ship_is_counted_on_the_ship(sim: Make) -> None:
    table = crash(sim, damage=1)
    assert told(table) == [(0, "ship", 2, 3, 4)]
    assert (table.player().character_damage, table.player().ship_damage) == (0, 3)


# --- defeat --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-366", "OR-367", "OR-368", "OR-369")
def test_what_defeat_costs_and_what_it_leaves(sim: Make) -> None:
    cards = [
        "databank_90_boshek",
        "coaxium_crystal",
        "dl_44_heavy_blaster_pistol",
        "imperial_favor",
    ]
    table = hurt(
        sim,
        fame=5,
        reputation={"hutt": "positive", "rebel": "negative"},
        cards=[*cards, "quad_laser_cannon", "databank_7_boshek"],
        secrets=SECRETS,
        ship="firespray_31_slave_i",
    )
    player = table.player()
    assert player.defeated is True
    assert player.space == "kessel"
    assert player.credits == 9000 + 1000 - 3000
    assert [each.credits_lost for each in table.found(Defeated)] == [3000]
    assert player.secrets == ()
    decks = table.state.encounters
    assert decks["navpoint"][-1] == "enc_navpoint_j"
    assert decks["naboo_ryloth"][-1] == "enc_naboo_ryloth_j"
    assert player.fame == 5
    assert player.reputation == (1, 0, -1, 1)  # Syndicate: Ketsu's own
    assert player.cards == (*cards, "quad_laser_cannon", "databank_7_boshek")
    assert player.ship == "firespray_31_slave_i"


@pytest.mark.rule("OR-R81")
@pytest.mark.parametrize("credits", [0, 2000])
def test_who_has_less_than_3000_loses_all(sim: Make, credits: int) -> None:
    table = crash(sim, credits=credits)
    assert table.player().defeated is True
    assert table.player().credits == 0
    assert [each.credits_lost for each in table.found(Defeated)] == [credits]


def both(sim: Make, **player: Any) -> Any:
    """Roll once with bad luck in the Maelstrom: 1 character and 1 ship damage at the limits."""
    table = sim(
        players=[
            {
                "space": "nav_12",
                "credits": 9000,
                "damage": {"character": 3, "ship": 3},
                **player,
            }
        ],
        decks={"navpoint": ["enc_navpoint_g"]},
        step="encounter",
        dice=["blank", "blank"],
        characters=("ig_88",),
    )
    table.choose("draw:navpoint@nav_12", "choose:a")
    return table


@pytest.mark.rule("OR-R82")
def test_damage_beyond_the_limit_is_placed_and_does_no_more(sim: Make) -> None:
    table = crash(sim, damage=3)
    assert (table.player().ship_damage, table.values().hull) == (5, 4)
    assert table.player().credits == 6000


@pytest.mark.rule("OR-R83")
def test_the_defeated_are_not_defeated_again(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "tatooine"},
            {"space": "nav_22", "credits": 9000, "damage": {"ship": 4}, "secrets": SECRETS},
        ],
        step="action",
    )
    suffer(table.play(), 1, "character", 9, "test")
    table.edited()
    assert table.player(1).character_damage == 9
    assert table.step == "action"  # nothing else is pending
    assert table.player(1).credits == 9000
    assert len(table.player(1).secrets) == 2


# --- the rest of the turn ------------------------------------------------------------------------


@pytest.mark.rule("OR-370", "OR-371", "OR-372", "OR-R53", "OR-R86")
def test_defeat_in_the_action_step_ends_it_and_the_encounter_is_skipped(sim: Make) -> None:
    table = sim(
        players=[
            {
                "space": "takodana",
                "credits": 9000,
                "cards": ["bacta_supplies", "enc_kessel_maelstrom_a", "databank_19_lobot"],
                "ship": "yv_666_light_freighter",
                "damage": {"character": 1},
            }
        ],
        step="action",
        dice=["blank"],
    )
    # both cargo are due here; the illegal one goes wrong: 3 character damage
    table.choose("deliver:enc_kessel_maelstrom_a", "choose:a")
    assert table.player().defeated is True
    assert table.keys == ["deliver:bacta_supplies", "done"]  # of the same action
    table.choose("deliver:bacta_supplies")
    assert [each.card for each in table.found(CargoDelivered)] == ["bacta_supplies"]
    assert [each.step for each in table.found(StepBegan)] == ["planning"]
    assert (table.seat, table.step) == (1, "planning")


@pytest.mark.rule("OR-R84")
def test_defeat_in_anothers_turn_costs_at_once_and_is_mended_in_the_next_planning_step(
    sim: Make,
) -> None:
    table = sim(
        players=[
            {"space": "nav_22", "secrets": [AMBUSH], "credits": 0},
            {"space": "nav_22", "credits": 9000, "secrets": SECRETS},
        ],
        step="encounter",
        dice=["crit", "crit", "blank", "blank", "blank", "blank"],
    )
    table.choose(f"use:{AMBUSH}.secret")
    assert table.player(1).credits == 9000 - 5000 - 3000
    assert table.player(1).secrets == ()
    assert (table.seat, table.step, table.player(1).defeated) == (1, "action", False)
    steps = [(each.seat, each.step) for each in table.found(StepBegan)]
    assert steps == [(1, "planning"), (1, "action")]  # recovering was the one option
    assert table.player(1).ship_damage == 0


# --- getting up ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-373", "OR-374")
def test_recovering_in_the_planning_step_stands_the_player_up(sim: Make) -> None:
    table = sim(
        2,
        players=[
            {"space": "takodana"},
            {"space": "nav_22", "damage": {"character": 4, "ship": 2}},
        ],
        step="action",
    )
    assert table.player(1).defeated is True
    table.choose("end", "draw:takodana_ring_of_kafrene@takodana")
    while table.seat == 0:
        table.choose(table.keys[-1])
    assert [each.seat for each in table.found(StoodUp)] == [1]
    player = table.player(1)
    assert (player.defeated, player.character_damage, player.ship_damage) == (False, 0, 0)
    assert (table.seat, table.step) == (1, "action")


@pytest.mark.rule("OR-R107", "OR-373", "OR-375")
def test_hull_gained_with_a_card_stands_nobody_up_before_they_recover(sim: Make) -> None:
    """A mod that a friend hands over mends nothing; what is recovered next is judged by it."""
    for amount, up in ((0, False), (1, True)):
        table = sim(
            players=[
                {"space": "naboo", "cards": ["shield_upgrade"]},
                {"space": "naboo", "cards": [], "damage": {"ship": 4}},
            ],
            step="action",
        )
        table.choose("trade@seat_1", "give:shield_upgrade", "propose", "accept")
        player = table.player(1)
        assert "shield_upgrade" in player.cards and player.defeated is True
        assert (player.ship_damage, table.values(1).hull) == (4, 5)
        if amount:
            recover(table.play(), 1, 0, amount, "test")
            table.edited()
        assert table.player(1).defeated is not up


# --- abilities instead of defeat -----------------------------------------------------------------


@pytest.mark.rule("OR-365")
def test_ig_88_spends_crew_to_stay_up(sim: Make) -> None:
    table = both(sim, flipped=True, cards=["databank_7_boshek"])
    assert table.keys == ["use:ig_88.back.2", "pass"]
    table.choose("use:ig_88.back.2")
    player = table.player()
    assert (player.character_damage, player.ship_damage, player.defeated) == (0, 0, False)
    assert (player.cards, player.credits) == ((), 9000)
    crew = ["databank_7_boshek", "databank_9_dengar"]
    table = both(sim, flipped=True, cards=crew, ship="hwk_290")  # hull 4 as well, crew slots 2
    table.choose("pass")
    if table.step == "window":
        table.choose("pass")
    assert table.player().defeated is True
    assert len(table.player().cards) == 2
