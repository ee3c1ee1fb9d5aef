"""Damage and defeat: the place of damage, the limit that defeats, the cost, and recovery."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from game.outer_rim.cards.effects import Ability, Stat
from game.outer_rim.events import (
    CargoDelivered,
    CombatBegan,
    CreditsChanged,
    DamageSuffered,
    Defeated,
    DiceRolled,
    Recovered,
    StepBegan,
    StoodUp,
    TurnBegan,
)
from game.outer_rim.rules.damage import defeat, recover, suffer
from game.outer_rim.rules.stats import work_out

Make = Callable[..., Any]
AMBUSH = "enc_tatooine_nal_hutta_i"  # a secret: fight a player in the space, take 5,000
SECRETS = ["enc_navpoint_j", "enc_naboo_ryloth_j"]
TOOTH = {"ship": "yv_666_light_freighter", "ship_flipped": True}
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


@pytest.mark.rule("OR-364", "OR-365")
def test_the_two_are_not_added_up(sim: Make) -> None:
    table = hurt(sim, character=1, damage={"character": 1, "ship": 3})
    assert (table.player().character_damage, table.player().ship_damage) == (3, 3)
    assert table.player().defeated is False


# --- defeat --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-365")
@pytest.mark.parametrize("before, defeated", [(1, False), (2, True), (3, True)])
def test_defeat_is_reached_with_the_last_health_or_hull(
    sim: Make, before: int, defeated: bool
) -> None:
    table = hurt(sim, character=before)
    assert (table.player().character_damage, table.values().health) == (before + 2, 4)
    assert table.player().defeated is defeated
    table = crash(sim, damage=before)
    assert (table.player().ship_damage, table.values().hull) == (before + 2, 4)
    assert table.player().defeated is defeated


@pytest.mark.rule("OR-365")
def test_cards_that_raise_health_and_hull_put_it_off(sim: Make) -> None:
    assert hurt(sim, cards=["armored_vest"]).player().defeated is False
    assert crash(sim, cards=["shield_upgrade"]).player().defeated is False


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
def test_both_limits_at_once_are_one_defeat(sim: Make) -> None:
    table = both(sim)
    assert len(told(table)) == 2
    assert len(table.found(Defeated)) == 1
    assert table.player().credits == 6000


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


@pytest.mark.rule("OR-R107")
def test_health_lost_with_a_card_defeats_nobody(sim: Make) -> None:
    """The vest goes in a barter: the damage that was bearable is as much as the health now."""
    table = sim(
        players=[
            {
                "space": "naboo",
                "credits": 0,
                "cards": ["armored_vest"],
                "damage": {"character": 4},
            }
        ],
        decks={"cargo": ["bacta_supplies"]},
        step="action",
    )
    assert table.values().health == 6
    table.choose("buy:bacta_supplies@cargo")
    if table.step == "barter":
        table.choose("barter:armored_vest")
    assert table.player().cards == ("bacta_supplies",)
    assert (table.player().character_damage, table.values().health) == (4, 4)
    assert table.player().defeated is False


@pytest.mark.rule("OR-R107", "OR-364")
@pytest.mark.parametrize(
    ("target", "amount", "defeated"),
    [("ship", 1, False), ("ship", 4, True), ("character", 1, True)],
)
def test_damage_counts_for_what_suffers_it_alone(
    sim: Make, target: str, amount: int, defeated: bool
) -> None:
    """The character has its fill of damage since its vest is gone, and is not looked at."""
    table = sim(players=[{}, {"space": "kessel", "cards": ["armored_vest"]}], step="action")
    table.player(1).character_damage = 4
    table.player(1).cards = ()
    assert (table.values(1).health, table.values(1).hull) == (4, 4)
    play = table.play()
    suffer(play, 1, target, amount, "test")
    for frame in reversed([each for each in play.stack if each.step == "defeat"]):
        defeat(play, frame)
    table.edited()
    assert table.player(1).defeated is defeated


# --- the rest of the turn ------------------------------------------------------------------------


@pytest.mark.rule("OR-370")
def test_defeat_in_the_encounter_step_does_not_cut_the_encounter_short(sim: Make) -> None:
    table = sim(
        characters=("bossk", "boba_fett"),
        players=[{"space": "nal_hutta", "credits": 9000, "damage": {"character": 2}}],
        decks={"tatooine_nal_hutta": ["enc_tatooine_nal_hutta_i"]},
        step="encounter",
        dice=["blank", "blank"],
    )
    table.choose("draw:tatooine_nal_hutta@nal_hutta", "choose:a")
    assert table.player().defeated is True
    assert [each.amount for each in table.found(CreditsChanged)] == [-3000, 1000]
    assert [each.seat for each in table.found(TurnBegan)] == [1]


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


@pytest.mark.rule("OR-370", "OR-371")
def test_defeat_in_the_planning_step_skips_the_other_two(sim: Make) -> None:
    table = sim(
        characters=("doctor_aphra",),
        players=[
            {
                "space": "takodana",
                "flipped": True,  # her planning ability: a market action
                "credits": 15000,
                "cards": ["coaxium_crystal"],
                "damage": {"character": 2},
            }
        ],
        decks={"luxury": ["boonta_eve_classic"], "job": ["the_kessel_run_job"]},
        dice=["blank", "blank"],
    )
    table.choose("use:doctor_aphra.back.2", "buy:boonta_eve_classic", "pay")
    table.choose("skill:tech")
    if table.step == "window":
        table.choose("pass")
    assert table.player().defeated is True
    assert table.player().fame == 0
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert [each.seat for each in table.found(TurnBegan)] == [1]


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


@pytest.mark.rule("OR-375")
def test_an_ability_that_takes_enough_damage_off_stands_the_player_up_at_once(sim: Make) -> None:
    for damage, up in ((4, True), (6, False)):
        table = sim(
            players=[{}, {"space": "takodana", "damage": {"character": damage, "ship": 3}}],
            step="action",
        )
        assert table.player(1).defeated is True
        recover(table.play(), 1, 2, 0, "test")
        table.edited()
        assert table.player(1).defeated is not up
        assert (table.player(1).character_damage, table.player(1).ship_damage) == (damage - 2, 3)


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


@pytest.mark.rule("OR-365", "OR-373")
@pytest.mark.parametrize("stat", ["health", "hull"])
@pytest.mark.parametrize(("taken", "left"), [(2, 2), (3, 1), (4, 1), (20, 1)])
def test_no_card_takes_the_last_health_or_hull(
    sim: Make, stat: Stat, taken: int, left: int
) -> None:
    """With none left, the unhurt would be beaten, and the defeated could never stand up again."""
    table = sim(1, players=[{"cards": ["armored_vest"]}])
    content = copy(table.game.base.content)
    vest = copy(content.assets["armored_vest"])
    vest.always = (Ability(when="always", modify={stat: -taken}),)
    content.assets = {**content.assets, vest.id: vest}
    assert getattr(work_out(content, table.player()), stat) == left


# --- abilities instead of defeat -----------------------------------------------------------------


@pytest.mark.rule("OR-365")
def test_hounds_tooth_saves_the_ship_and_only_the_ship(sim: Make) -> None:
    table = crash(sim, damage=3, dice=("focus",), **TOOTH)
    assert table.keys == ["use:yv_666_light_freighter.back", "pass"]
    table.choose("use:yv_666_light_freighter.back")
    assert (table.player().ship_damage, table.player().defeated) == (3, False)
    assert table.player().credits == 9000
    table = crash(sim, damage=3, dice=("crit",), **TOOTH)
    table.choose("use:yv_666_light_freighter.back")
    assert (table.player().ship_damage, table.player().defeated) == (5, True)
    # the character is beaten, the ship merely damaged: nothing is asked
    table = hurt(sim, damage={"character": 2, "ship": 1}, **TOOTH)
    assert table.player().defeated is True
    assert len(table.found(DiceRolled)) == 1


@pytest.mark.rule("OR-R82")
def test_hounds_tooth_does_not_save_a_player_whose_character_is_beaten_too(sim: Make) -> None:
    table = both(sim, damage={"character": 3, "ship": 4}, **TOOTH)
    table.state.dice = ("hit",)
    table.choose("use:yv_666_light_freighter.back")
    assert table.player().ship_damage == 3
    assert table.player().defeated is True
    assert len(table.found(Defeated, log=True)) == 1


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


@pytest.mark.rule("OR-R82")
def test_who_lies_down_is_not_asked_about_the_other_limit(sim: Make) -> None:
    """Declining is one decision for each limit reached, and none after the defeat."""
    table = both(sim, flipped=True, cards=["databank_7_boshek"])
    table.choose("pass")
    assert table.player().defeated is True
    assert table.seat == 1
    assert table.found(CombatBegan) == []
    assert [each.seat for each in table.found(Recovered)] == []
    assert [each.amount for each in table.found(CreditsChanged)] == [-3000]
