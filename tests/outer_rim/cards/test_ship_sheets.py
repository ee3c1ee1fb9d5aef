"""The ten ship sheets, both sides: figures, slots, what either says, and the goal reached.

What is here played once is played from all sides in ``test_characters`` and ``test_ships``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import GoalCompleted
from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import AFAR, IDLE, NEUTRAL, SHIPS, Make, alone, check_sheet, shown
from tests.specs import Row, for_each

EVAZAN, CHEWBACCA = "databank_90_doctor_evazan", "databank_8_chewbacca"
HONDO, BOSHEK = "databank_16_hondo_ohnaka", "databank_7_boshek"


def test_every_sheet_has_a_spec(box: OuterRim) -> None:
    """Both sides of it; starters have a front only."""
    sides = {(row["ship"], row["side"]) for row in SHIPS["sheets"]}
    bought = {row["ship"] for row in SHIPS["sheets"] if row["cost"]}
    assert {ship for ship, _ in sides} == set(box.base.content.ships)
    assert {ship for ship, side in sides if side == "back"} == bought == set(GOALS)


@for_each(SHIPS["sheets"])
def test_figures_slots_and_words(sim: Make, row: Row) -> None:
    """As the panel shows them, with Boba Fett aboard, who adds nothing to a ship."""
    flipped = row["side"] == "back"
    check_sheet(alone(sim, "action", "nav_3", ship=row["ship"], ship_flipped=flipped), row)


# --- goals ---------------------------------------------------------------------------------------


def _patrols(sim: Make, enough: bool) -> Any:
    """Defeat a second patrol, a Hutt one of level 1."""
    table = alone(
        sim, "encounter", "nav_3", ship="aggressor_class_assault_fighter", ship_tokens=int(enough),
        dice=["crit"] * 5 + ["blank"] * 2,
    )  # fmt: skip
    table.choose("fight:patrol_hutt_1@nav_3")
    return table


def _duel(sim: Make, enough: bool) -> Any:
    """Fight Bossk, who has more fame; 5 dice against 3, in space even on Takodana."""
    usual: dict[str, Any] = {"space": "takodana", "cards": [IDLE], "reputation": NEUTRAL}
    table = sim(
        players=[
            {**usual, "ship": "firespray_31_slave_i"},
            {**usual, "cards": ["hired_help"], "fame": 1},
        ],
        patrols=AFAR,
        step="encounter",
        dice=["crit" if enough else "blank"] * 5 + ["hit", "blank", "blank"],
    )
    table.choose("use:firespray_31_slave_i")
    return table


def _crew(sim: Make, enough: bool) -> Any:
    """Buy Hired Help as the third of the crew, or the second."""
    crew = (HONDO, BOSHEK) if enough else (HONDO,)
    table = alone(
        sim, "action", "takodana", *crew,
        ship="gx1_short_hauler",
        credits=2_000,
        decks={"job": ["hired_help"]},
    )  # fmt: skip
    table.choose("buy:hired_help@crew")
    while table.step in ("barter", "patrol"):
        table.choose("pay" if "pay" in table.keys else table.keys[0])
    return table


def _job(sim: Make, enough: bool) -> Any:
    cargo = ("coaxium_crystal",) if enough else ()
    table = alone(
        sim, "encounter", "ord_mantell", "hutt_favor", *cargo,
        ship="heavy_duty_lifter",
        dice=("crit", "blank"),
    )  # fmt: skip
    table.choose("job:hutt_favor")
    return table


def _fitted(sim: Make, enough: bool) -> Any:
    """Pay 7,000, all there is; without a mod that is not possible."""
    mod = "ion_cannon" if enough else "vibro_ax"
    table = alone(sim, "action", "nav_3", mod, ship="hwk_290", credits=7_000)
    assert ("use:hwk_290" in table.keys) is enough
    if enough:
        table.choose("use:hwk_290")
        assert table.player().credits == 0
    return table


def _captured(sim: Make, enough: bool) -> Any:
    """Deliver Doctor Evazan, alive, on Mon Calamari: worth 1 fame himself; Salvage is worth
    none."""
    table = alone(
        sim, "action", "mon_calamari", EVAZAN, "salvage", ship="lancer_class_pursuit_craft"
    )
    table.lay(EVAZAN, captive="doctor_evazan")
    table.choose(f"deliver:{EVAZAN}" if enough else "deliver:salvage")
    return table


def _delivered(sim: Make, enough: bool) -> Any:
    """Return a table with a mod and Chewbacca aboard, or Chewbacca alone."""
    mods = ("ion_cannon",) if enough else ()
    ship = "yt_1300_light_freighter"
    table = alone(sim, "action", "ryloth", "coaxium_crystal", CHEWBACCA, *mods, ship=ship)
    table.choose("deliver:coaxium_crystal")
    return table


def _mended(sim: Make, enough: bool) -> Any:
    """Have Bossk mend the ship and pay 7,000; he cannot with 1 less."""
    table = alone(
        sim, "action", "nav_3", ship="yv_666_light_freighter", characters=("bossk",),
        damage={"ship": 1}, credits=7_000 if enough else 6_999,
    )  # fmt: skip
    table.choose("use:bossk")
    assert ("use:yv_666_light_freighter" in table.keys) is enough
    if enough:
        table.choose("use:yv_666_light_freighter")
        assert table.player().credits == 0
    return table


Deed = Callable[[Make, bool], Any]
GOALS: dict[str, tuple[Deed, int]] = {
    "aggressor_class_assault_fighter": (_patrols, 0), "firespray_31_slave_i": (_duel, 0),
    "gx1_short_hauler": (_crew, 0), "heavy_duty_lifter": (_job, 0), "hwk_290": (_fitted, 0),
    "lancer_class_pursuit_craft": (_captured, 1), "yt_1300_light_freighter": (_delivered, 0),
    "yv_666_light_freighter": (_mended, 0),
}  # fmt: skip
"""the last deed, and the fame that it brings on its own"""


@pytest.mark.parametrize("enough", [True, False])
@pytest.mark.parametrize("ship", GOALS)
def test_the_goal_is_1_fame_and_the_flip(sim: Make, ship: str, enough: bool) -> None:
    deed, fame = GOALS[ship]
    table = deed(sim, enough)
    done = [each.goal for each in table.log if isinstance(each, GoalCompleted)]
    assert done == (["ship"] if enough else [])
    player = table.player()
    assert (player.ship, player.ship_flipped) == (ship, enough)
    assert player.fame == (fame + 1 if enough else 0)


# --- the other side ------------------------------------------------------------------------------


def test_quiet_errand_hurries_for_jobs(sim: Make) -> None:
    ship = {"ship": "heavy_duty_lifter", "ship_flipped": True}
    for jobs, speed in (((IDLE,), 6), (("hutt_favor",), 7), (("hutt_favor", "rebel_favor"), 8)):
        assert shown(alone(sim, "action", "nav_3", *jobs, **ship))["hyperdrive"] == speed


def test_moldy_crow_shoots_on_the_ground(sim: Make) -> None:
    for flipped, dice in ((False, 3), (True, 4)):
        table = alone(sim, "action", "nav_3", ship="hwk_290", ship_flipped=flipped)
        assert shown(table)["ground_combat"] == dice
