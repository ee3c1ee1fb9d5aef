"""The six ship sheets of the expansion, both sides: figures, slots, texts, goals, abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.client.games.outer_rim.play.model import EITHER, Slot
from game.outer_rim.cards.effects.abilities import Grant
from game.outer_rim.combat import damage
from game.outer_rim.events import GoalCompleted, ShipMoved
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import slots
from tests.outer_rim.cards.bench import IDLE, NEUTRAL, alone, check_sheet
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.lone import maker
from tests.specs import Row, for_each, tables

PORAX, JUMPMASTER = "rogue_class_porax_38", "jumpmaster_5000"
EDGEHAWK, AUZITUCK = "edgehawk_class_swoop_carrier", "auzituck_anti_slaver_gunship"
YT_2400, VCX_100 = "yt_2400_light_freighter", "vcx_100_light_freighter"
CREW = ("databank_7_boshek", "databank_16_hondo_ohnaka", "databank_19_lobot",
        "databank_13_chopper")  # fmt: skip
Make = Callable[..., Sim]
SHEETS = tables("outer_rim/unfinished/ships.spec")["sheets"]


@pytest.fixture
def sim(game: OuterRim) -> Make:
    """Return the maker of a table with both boxes."""
    return maker(game)


@pytest.mark.rule("UB-300", "UB-301", "UB-R83")
@for_each(SHEETS)
def test_both_faces(sim: Make, row: Row) -> None:
    """Cost, figures, slots and words, as the card shows them and as the rules count them."""
    flipped = row["side"] == "back"
    check_sheet(alone(sim, "action", "nav_3", ship=row["ship"], ship_flipped=flipped), row)


def test_both_sides_of_every_sheet_have_a_spec(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    ships = [ship for ship in content.ships if content.box_of(ship) == "unfinished_business"]
    sides = [(ship, side) for ship in ships for side in ("front", "back")]
    assert sorted((row["ship"], row["side"]) for row in SHEETS) == sorted(sides)


# --- slots for either kind ------------------------------------------------------------------------

GEAR = ("vibroknife", "jetpack", "dl_44_heavy_blaster_pistol", "vibro_ax")
MODS = ("ion_cannon", "targeting_computer", "quad_laser_cannon", "shield_upgrade")
CARGO = ("salvage", "coaxium_crystal", "food_supplies")


@pytest.mark.rule("UB-R83")
@pytest.mark.parametrize(
    ("held", "more", "room"),
    [
        (GEAR[:2], GEAR[2], True), (GEAR[:3], GEAR[3], False),
        ((*GEAR[:2], MODS[0]), GEAR[2], True), ((*GEAR[:2], *MODS[:2]), GEAR[2], False),
        (MODS[:1], MODS[1], True), (MODS[:2], MODS[2], False),
        ((*MODS[:1], *CARGO[:1]), MODS[1], False), ((*GEAR[:3], *MODS[:1]), MODS[1], False),
        (CARGO[:1], CARGO[1], False),
    ],
)  # fmt: skip
def test_the_porax_has_a_slot_for_gear_or_a_mod(
    sim: Make, held: tuple[str, ...], more: str, room: bool
) -> None:
    """Beside two slots for gear on the board, and one for cargo or a mod."""
    table = alone(sim, "action", "nav_3", *held, ship=PORAX)
    assert slots.has_room(table.play(), 0, more) is room
    assert slots.fits(table.play(), 0, (*held, more)) is room


@pytest.mark.rule("UB-R83")
def test_the_porax_has_a_fourth_slot_for_a_job_or_bounty(sim: Make) -> None:
    held = ("hutt_favor", "rebel_favor", "greedo_bounty")
    table = alone(sim, "action", "nav_3", *held, ship=PORAX)
    assert slots.has_room(table.play(), 0, "imperial_favor")
    table = alone(sim, "action", "nav_3", *held, ship=JUMPMASTER)
    assert not slots.has_room(table.play(), 0, "imperial_favor")


def test_a_ship_with_fewer_slots_asks_for_any_card_that_helps(sim: Make) -> None:
    """From three gear and two mods on a VCX-100 to a ship with one slot for a mod."""
    table = alone(sim, "action", "nav_3", *GEAR[:3], *MODS[:1], ship=PORAX)
    table.player().ship = "g_1a_starfighter"
    play = table.play()
    assert slots.in_the_way(play, 0, (), ()) == GEAR[:3]
    table.player().ship, table.player().cards = PORAX, (*GEAR[:3], *MODS[:2])
    assert slots.in_the_way(table.play(), 0, (), ()) == (*GEAR[:3], *MODS[:2])


def test_the_board_has_a_place_for_either_kind() -> None:
    assert {kind for kind in EITHER} == {"free", "equip"}
    slot = Slot("equip", 1)
    assert slot.takes("gear") and slot.takes("mod") and not slot.takes("cargo")


# --- goals ----------------------------------------------------------------------------------------


def _ship_combats(sim: Make, enough: bool) -> Any:
    """Beat a patrol after one combat won; a ground combat does not count."""
    if not enough:
        return _ground(sim, PORAX, 2)
    table = alone(sim, "encounter", "nav_3", ship=PORAX, ship_tokens=1,
                  dice=["crit"] * 4 + ["blank"] * 2)  # fmt: skip
    table.choose("fight:patrol_hutt_1@nav_3")
    return table


def _ground(sim: Make, ship: str, crew: int) -> Any:
    table = alone(
        sim, "encounter", "kessel", "greedo_bounty",
        *CREW[: min(crew, 1 if ship == PORAX else crew)], ship=ship, ship_tokens=1,
        contacts={"kessel": ["greedo"]}, faceup=["greedo"], dice=["crit"] * 3 + ["blank"] * 4,
    )  # fmt: skip
    table.choose("meet:kessel.1", "hunt:greedo_bounty@greedo")
    return table


def _navpoints(sim: Make, enough: bool) -> Any:
    """Explore a navpoint after another one; a planet does not count."""
    space = "nav_3" if enough else "naboo"
    table = alone(sim, "encounter", space, ship=JUMPMASTER, ship_tokens=1)
    table.choose(next(key for key in table.keys if key.startswith("draw:")))
    return table


def _patrol(sim: Make, enough: bool) -> Any:
    faction = "syndicate" if enough else "imperial"
    table = alone(sim, "encounter", "nav_3", ship=AUZITUCK, dice=["crit"] * 4 + ["blank"] * 4)
    table.choose(f"fight:patrol_{faction}_1@nav_3")
    return table


def _two_cargo(sim: Make, enough: bool) -> Any:
    """Deliver two in one turn; or one in each of two turns."""
    table = alone(sim, "action", "ryloth", "coaxium_crystal", "salvage", ship=YT_2400)
    table.play().lay("salvage", destination="ryloth" if enough else "")
    table.edited()
    table.choose("deliver:coaxium_crystal")
    if enough:
        table.choose("deliver:salvage")
    else:
        assert table.player().ship_tokens == 1
        table.choose("end")
        while table.step != "planning":
            table.choose(table.keys[-1])
        assert table.player().ship_tokens == 0
    return table


def _four_crew(sim: Make, enough: bool) -> Any:
    held = CREW[:3] if enough else CREW[:2]
    table = alone(sim, "action", "takodana", *held, ship=VCX_100, credits=2_000,
                  decks={"job": ["hired_help"]})  # fmt: skip
    table.choose("buy:hired_help@crew")
    while table.step in ("barter", "patrol"):
        table.choose("pay" if "pay" in table.keys else table.keys[0])
    return table


GOALS: dict[str, Callable[[Make, bool], Any]] = {
    PORAX: _ship_combats, JUMPMASTER: _navpoints,
    EDGEHAWK: lambda sim, enough: _ground(sim, EDGEHAWK, 2 if enough else 1), AUZITUCK: _patrol,
    YT_2400: _two_cargo, VCX_100: _four_crew,
}  # fmt: skip


@pytest.mark.rule("UB-300", "UB-301")
@pytest.mark.parametrize("enough", [True, False])
@pytest.mark.parametrize("ship", GOALS)
def test_the_goal_is_1_fame_and_the_flip(sim: Make, ship: str, enough: bool) -> None:
    table = GOALS[ship](sim, enough)
    done = [each.goal for each in table.log if isinstance(each, GoalCompleted)]
    assert done == (["ship"] if enough else [])
    assert (table.player().ship, table.player().ship_flipped) == (ship, enough)


# --- the other side -------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealt", "suffered"), [(1, 1), (2, 1), (4, 3)])
def test_the_wroshyrs_answer_suffers_less_but_at_least_1(
    sim: Make, dealt: int, suffered: int
) -> None:
    table = alone(sim, "action", "nav_3", ship=AUZITUCK, ship_flipped=True)
    play = table.play()
    damage.suffer(play, 0, "ship", dealt, "a test")
    assert table.player().ship_damage == suffered
    damage.suffer(play, 0, "character", 2, "a test")
    assert table.player().character_damage == 2


@pytest.mark.parametrize(("flipped", "past"), [(True, True), (False, False)])
def test_the_outrider_slips_by_neutral_patrols(sim: Make, flipped: bool, past: bool) -> None:
    grant: Grant = "neutral_passage"
    for level, stops in (("neutral", not past), ("negative", True)):
        table = sim(
            1,
            players=[{"space": "nav_3", "cards": [IDLE], "ship": YT_2400, "ship_flipped": flipped,
                      "reputation": {**NEUTRAL, "hutt": level}}],
            patrols={
                **{each: {"level": 1, "space": "nav_12"} for each in NEUTRAL},
                "hutt": {"level": 1, "space": "mon_calamari"},
            },
            step="planning",
        )  # fmt: skip
        assert (grant in table.values().grants) is flipped
        table.choose(next(key for key in table.keys if key.endswith("@mon_calamari")))
        (moved,) = table.found(ShipMoved)
        assert (moved.stopped == "patrol") is stops
