"""The mods of the gear and mod deck, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.events import CombatDecided, DiceRolled
from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import (
    Make,
    alone,
    fight,
    on_dice,
    says,
    work,
)

SHOT = ("blank", "blank", "blank", "hit", "crit")
"""three of the player's own, then the patrol's"""
DICE = ("ion_cannon", "sublight_acceleration_motor", "targeting_computer")


def test_improved_nav_computer_goes_a_space_further(sim: Make) -> None:
    near, far = (
        {key for key in alone(sim, "planning", "nav_3", *cards).keys if key.startswith("move:")}
        for cards in ((), ("improved_nav_computer",))
    )
    assert near < far


@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 0)])
def test_shield_upgrade_mends_the_ship(sim: Make, game: OuterRim, before: int, after: int) -> None:
    damage = {"ship": before, "character": 2}
    table = alone(sim, "action", "nav_3", "shield_upgrade", damage=damage)
    table.choose("use:shield_upgrade")
    player = table.player()
    assert (player.ship_damage, player.character_damage) == (after, 2)
    assert "use:shield_upgrade" not in table.keys
    assert says(game, "shield_upgrade", "Action:", "Recover 1 ship damage")


@pytest.mark.parametrize(
    ("who", "faces"),
    [
        ("boba_fett", {"hit", "crit"}),
        ("bossk", {"hit", "crit"}),
        ("han_solo", {"hit"}),
        ("ketsu_onyo", {"hit"}),
    ],
)
def test_ion_cannon(sim: Make, game: OuterRim, who: str, faces: set[str]) -> None:
    """With Tactics a crit can be canceled too."""
    for face in faces:
        table = fight(sim, "ship", who, "ion_cannon", dice=SHOT)
        assert on_dice(table, "ion_cannon") == {("cancel", each) for each in faces}
        work(table, "ion_cannon", face)
        assert table.events[0].faces == tuple({"hit", "crit"} - {face})
        assert not on_dice(table, "ion_cannon")
        (fought,) = table.found(CombatDecided)
        assert fought.enemy_damage == {"hit": 2, "crit": 1}[face]
    said = ("you may cancel 1 hit", "Tactics", "cancel 1 hit or crit instead")
    assert says(game, "ion_cannon", "opponent rolls", "ship combat", *said)


@pytest.mark.parametrize(
    ("who", "dice"), [("boba_fett", 2), ("bossk", 2), ("han_solo", 2), ("ketsu_onyo", 1)]
)
def test_sublight_acceleration_motor(sim: Make, game: OuterRim, who: str, dice: int) -> None:
    """Two dice for who has Tactics or, as Han Solo, Piloting."""
    motor = "sublight_acceleration_motor"
    table = fight(sim, "ship", who, motor, dice=(*SHOT, "focus", "focus"))
    assert on_dice(table, motor) == {("reroll", "hit"), ("reroll", "crit")}
    for face in ("crit", "hit")[:dice]:
        work(table, motor, face)
    again = table.found(DiceRolled)[0]
    assert (again.seat, again.faces) == (-1, ("focus",) * dice)
    assert not on_dice(table, motor)
    said = (
        "may reroll 1 of their dice",
        "Piloting or Tactics",
        "reroll up to 2 of their dice instead",
    )
    assert says(game, motor, "opponent rolls", "ship combat", *said)


@pytest.mark.parametrize("blanks", [1, 2, 3])
def test_targeting_computer(sim: Make, game: OuterRim, blanks: int) -> None:
    """Any number of blanks, all at once: blanks that come again stay."""
    card = "targeting_computer"
    dice = [*["blank"] * blanks, *["hit"] * (3 - blanks), *["blank"] * blanks, "hit", "hit"]
    table = fight(sim, "ship", "boba_fett", card, dice=tuple(dice))
    for _ in range(blanks):
        assert on_dice(table, card) == {("reroll", "blank")}
        work(table, card, "blank")
    again = table.found(DiceRolled)[0]
    assert (again.seat, again.faces) == (0, ("blank",) * blanks)
    assert not on_dice(table, card)
    assert says(game, card, "Once per", "ship combat", "you may reroll any number of blank")


@pytest.mark.parametrize("card", DICE)
def test_mods_are_of_no_use_in_ground_combat(sim: Make, card: str) -> None:
    dice = ("blank", "blank", "blank", "hit", "crit", "blank", "focus")
    assert not on_dice(fight(sim, "ground", "boba_fett", card, dice=dice), card)
