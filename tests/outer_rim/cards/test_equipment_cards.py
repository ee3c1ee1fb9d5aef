"""The gear and mod deck, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.combat.events import CombatBegan, CombatDecided, DiceRolled
from game.outer_rim.events import DeckShuffled
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import MarketRevealed
from tests.outer_rim.cards.bench import Make, added, alone, buy, fight, on_dice, says, stall, work

NOBODY = "han_solo"
"""neither Stealth nor Strength nor Tactics"""
GREEDO = 4
"""dice"""
SHOTS = {"ground": ("hit", "crit", "focus", "blank"), "ship": ("hit", "crit")}
"""the dice of Greedo and of the patrol"""
MISSED = ("blank",) * 3
"""the player's own"""


@pytest.mark.parametrize(
    ("who", "more"), [("boba_fett", 1), ("bossk", 1), ("ketsu_onyo", 1), (NOBODY, 0)]
)
def test_vibroknife_for_who_knows_how_to_use_it(
    sim: Make, game: OuterRim, who: str, more: int
) -> None:
    """Stealth, Strength, both or neither."""
    assert added(sim, "vibroknife", who) == ({"ground_combat": more} if more else {})
    (begun,) = fight(sim, "ground", who, "vibroknife").found(CombatBegan)
    assert begun.dice == 3 + more
    assert says(game, "vibroknife", "+1 ground combat if you have Stealth or Strength")


@pytest.mark.parametrize("who", ["boba_fett", "bossk", NOBODY])
def test_vibroknife_turns_a_focus_to_a_hit(sim: Make, game: OuterRim, who: str) -> None:
    dice = ("focus", "focus", "blank", "focus", *["blank"] * GREEDO)
    table = fight(sim, "ground", who, "vibroknife", dice=dice)
    assert on_dice(table, "vibroknife") == {("turn", "focus")}
    work(table, "vibroknife", "focus")
    assert table.events[0].faces.count("hit") == 1
    assert not on_dice(table, "vibroknife")
    assert says(game, "vibroknife", "ground combat", "you may turn 1 focus to hit")


@pytest.mark.parametrize(
    ("who", "can"), [("bossk", True), ("ketsu_onyo", True), ("boba_fett", False), (NOBODY, False)]
)
def test_vibro_ax_takes_strength(sim: Make, game: OuterRim, who: str, can: bool) -> None:
    dice = ("hit", "hit", "focus", "crit", *["blank"] * GREEDO)
    table = fight(sim, "ground", who, "vibro_ax", dice=dice)
    assert on_dice(table, "vibro_ax") == ({("turn", "hit")} if can else set())
    if can:
        work(table, "vibro_ax", "hit")
        assert sorted(table.events[0].faces) == ["crit", "crit", "focus", "hit"]
        assert not on_dice(table, "vibro_ax")
    told = ("roll", "ground combat", "if you have Strength", "you may turn 1 hit to crit")
    assert says(game, "vibro_ax", *told)


@pytest.mark.parametrize(
    ("who", "fewer"), [("bossk", 1), ("ketsu_onyo", 1), ("boba_fett", 0), (NOBODY, 0)]
)
def test_plastoid_armor_takes_strength(sim: Make, game: OuterRim, who: str, fewer: int) -> None:
    (begun,) = fight(sim, "ground", who, "plastoid_armor").found(CombatBegan)
    assert begun.enemy_dice == GREEDO - fewer
    (begun,) = fight(sim, "ship", who, "plastoid_armor").found(CombatBegan)
    (bare,) = fight(sim, "ship", who).found(CombatBegan)
    assert begun.enemy_dice == bare.enemy_dice
    told = ("opponent rolls 1 fewer die", "ground combat", "if you have Strength")
    assert says(game, "plastoid_armor", *told)


@pytest.mark.parametrize(("card", "combat"), [("jetpack", "ground"), ("ion_cannon", "ship")])
@pytest.mark.parametrize(
    ("who", "faces"),
    [
        ("boba_fett", {"hit", "crit"}), ("bossk", {"hit", "crit"}), (NOBODY, {"hit"}),
        ("ketsu_onyo", {"hit"}),
    ],
)  # fmt: skip
def test_a_hit_is_canceled(
    sim: Make, game: OuterRim, card: str, combat: str, who: str, faces: set[str]
) -> None:
    """With Tactics a crit can be canceled too."""
    for face in faces:
        table = fight(sim, combat, who, card, dice=MISSED + SHOTS[combat])
        assert on_dice(table, card) == {("cancel", each) for each in faces}
        work(table, card, face)
        assert sorted(table.events[0].faces) == sorted({*SHOTS[combat]} - {face})
        assert not on_dice(table, card)
        (fought,) = table.found(CombatDecided)
        assert fought.enemy_damage == {"hit": 2, "crit": 1}[face]
    said = ("you may cancel 1 hit", "Tactics", "cancel 1 hit or crit instead")
    assert says(game, card, "opponent rolls", f"{combat} combat", *said)


@pytest.mark.parametrize(
    ("card", "combat"),
    [("skyblade_330_swoop_bike", "ground"), ("sublight_acceleration_motor", "ship")],
)
@pytest.mark.parametrize(
    ("who", "dice"), [("boba_fett", 2), ("bossk", 2), (NOBODY, 2), ("ketsu_onyo", 1)]
)
def test_an_opponent_rolls_again(
    sim: Make, game: OuterRim, card: str, combat: str, who: str, dice: int
) -> None:
    """Two dice for who has Tactics or, as Han Solo, Piloting."""
    table = fight(sim, combat, who, card, dice=(*MISSED, *SHOTS[combat], "focus", "focus"))
    assert on_dice(table, card) == {("reroll", face) for face in SHOTS[combat]}
    for face in ("crit", "hit")[:dice]:
        work(table, card, face)
    again = table.found(DiceRolled)[0]
    assert (again.seat, again.faces) == (-1, ("focus",) * dice)
    assert not on_dice(table, card)
    one, two = "may reroll 1 of their dice", "reroll up to 2 of their dice instead"
    told = ("opponent rolls", f"{combat} combat", one, "Piloting or Tactics", two)
    assert says(game, card, *told)


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


GEAR = ("jetpack", "skyblade_330_swoop_bike", "vibro_ax", "vibroknife")
MODS = ("ion_cannon", "sublight_acceleration_motor", "targeting_computer")


@pytest.mark.parametrize("who", ["bossk", "boba_fett"])
def test_gear_is_of_no_use_in_ship_combat_and_mods_on_the_ground(sim: Make, who: str) -> None:
    dice = ("hit", "focus", "blank", *SHOTS["ship"], "focus")
    for card in GEAR:
        assert not on_dice(fight(sim, "ship", who, card, dice=dice), card), card
    for card in MODS:
        table = fight(sim, "ground", who, card, dice=MISSED + SHOTS["ground"])
        assert not on_dice(table, card), card


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


def order(sim: Make, kind: str) -> tuple[str, ...]:
    """Return the cards that a special order reveals."""
    shelf = ("vibroknife", "ion_cannon", "quad_laser_cannon", "jetpack", "armored_vest")
    table = buy(stall(sim, "gear_and_mod", "special_order", *shelf), "special_order")
    assert table.keys == ["name:gear", "name:mod"]
    table.choose(f"name:{kind}")
    return tuple(each.card for each in table.found(MarketRevealed))


def test_special_order_finds_two_of_the_kind_named(sim: Make, game: OuterRim) -> None:
    assert order(sim, "gear") == ("vibroknife", "jetpack")
    assert order(sim, "mod") == ("ion_cannon", "quad_laser_cannon")
    said = ("Name gear or mod", "2 of that kind", "You may buy one of them")
    assert says(game, "special_order", *said)


@pytest.mark.parametrize(
    ("key", "spent", "gained"), [("buy:jetpack@gear", 5_000, ("jetpack",)), ("pass", 2_000, ())]
)
def test_special_order_is_bought_at_its_price_or_not(
    sim: Make, game: OuterRim, key: str, spent: int, gained: tuple[str, ...]
) -> None:
    table = stall(sim, "gear_and_mod", "special_order", "vibroknife", "jetpack", cards=["salvage"])
    buy(table, "special_order").choose("name:gear")
    assert table.keys == ["buy:vibroknife@gear", "buy:jetpack@gear", "pass"]
    table.choose(key)
    while table.step == "barter":
        table.choose("pay")
    assert table.player().credits == 40_000 - spent
    assert set(gained) <= set(table.player().cards)
    assert "vibroknife" not in table.player().cards
    assert {each.deck for each in table.found(DeckShuffled)} == {"gear_and_mod"}
    assert {"special_order", "vibroknife"} <= set(table.state.market["gear_and_mod"])
    assert says(game, "special_order", "Shuffle the rest back")
    assert says(game, "special_order", "shuffle this card into its deck")
