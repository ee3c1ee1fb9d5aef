"""The ten ship sheets, both sides: figures, slots, what either says, and the goal reached.

What is here played once is played from all sides in ``test_characters`` and ``test_ships``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from game.outer_rim.events import GoalCompleted
from game.outer_rim.game import OuterRim, load
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import AFAR, IDLE, NEUTRAL, Make, alone, shown

EVAZAN, CHEWBACCA = "databank_90_doctor_evazan", "databank_8_chewbacca"
HONDO, BOSHEK = "databank_16_hondo_ohnaka", "databank_7_boshek"
FAME = "Then gain 1 fame and flip this sheet."


@dataclass(frozen=True)
class Side:
    """Name; hyperdrive, ship combat, hull; slots for crew, cargo, mods, and cargo or mod."""

    name: str
    figures: tuple[int, int, int]
    slots: tuple[int, int, int, int]
    says: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """Cost, None for a ship to start with, and both sides."""

    cost: int | None
    front: Side
    back: Side


def starter(name: str, *figures: int) -> Sheet:
    """Return a sheet with one slot for each; without a goal both sides are the same."""
    hyperdrive, combat, hull = figures
    side = Side(name, (hyperdrive, combat, hull), (1, 1, 1, 0))
    return Sheet(None, side, side)


SHEETS = {
    "g_1a_starfighter": starter("G-1A Starfighter", 5, 3, 4),
    "g9_rigger": starter("G9 Rigger", 6, 2, 3),
    "aggressor_class_assault_fighter": Sheet(
        15_000,
        Side(
            "Aggressor-Class Assault Fighter",
            (6, 5, 5),
            (2, 1, 1, 1),
            (f"Goal: Defeat 2 patrols. {FAME}",),
        ),
        Side(
            "IG-2000",
            (6, 5, 5),
            (3, 1, 1, 1),
            ("Long Range Ion Cannon. You lose no reputation for defeating patrols.",),
        ),
    ),
    "firespray_31_slave_i": Sheet(
        20_000,
        Side(
            "Firespray-31 Patrol Craft",
            (6, 5, 6),
            (2, 1, 1, 1),
            (
                "Goal, Encounter: Fight a ship combat against a player in your space who has more"
                " fame than you. Win: Gain 1 fame and flip this sheet.",
            ),
        ),
        Side(
            "Slave I",
            (6, 5, 6),
            (2, 1, 2, 1),
            (
                "Stealth Device. When a patrol stops your move, you may test Stealth. Pass:"
                " Continue your move.",
            ),
        ),
    ),
    "gx1_short_hauler": Sheet(
        5_000,
        Side(
            "GX1 Short Hauler",
            (6, 2, 5),
            (2, 1, 0, 1),
            (f"Goal: Gain a third crew (the flipped side has room for it). {FAME}",),
        ),
        Side(
            "Kind Regards",
            (6, 2, 5),
            (3, 1, 0, 1),
            ("Diplomatic Mission. Negative reputation does not force you to encounter patrols.",),
        ),
    ),
    "heavy_duty_lifter": Sheet(
        10_000,
        Side(
            "Heavy-Duty Lifter",
            (6, 3, 5),
            (3, 1, 0, 1),
            (f"Goal: Complete a job while you have cargo. {FAME}",),
        ),
        Side(
            "Quiet Errand",
            (6, 3, 5),
            (3, 2, 1, 0),
            ("Secret Mission. +1 hyperdrive for each job you have.",),
        ),
    ),
    "hwk_290": Sheet(
        5_000,
        Side(
            "HWK-290 Freighter",
            (6, 3, 4),
            (2, 1, 1, 0),
            (
                "Goal, Action: If you have a mod, spend 7,000 credits to gain 1 fame and flip this"
                " sheet.",
            ),
        ),
        Side(
            "Moldy Crow",
            (6, 3, 4),
            (2, 2, 1, 0),
            ("Anti-Personnel Blaster Turret. +1 ground combat.",),
        ),
    ),
    "lancer_class_pursuit_craft": Sheet(
        10_000,
        Side(
            "Lancer-Class Pursuit Craft",
            (6, 4, 5),
            (2, 1, 1, 0),
            (f"Goal: Deliver a captured contact. {FAME}",),
        ),
        Side(
            "Shadow Caster",
            (6, 4, 5),
            (3, 1, 1, 0),
            ("Tractor Beam. When another player moves into your space, you may stop them there.",),
        ),
    ),
    "yt_1300_light_freighter": Sheet(
        20_000,
        Side(
            "YT-1300 Light Freighter",
            (7, 4, 5),
            (3, 1, 1, 1),
            (
                "Goal: Deliver cargo while you have at least 2 mods, or a mod and Chewbacca."
                f" {FAME}",
            ),
        ),
        Side(
            "Millennium Falcon",
            (7, 5, 5),
            (3, 1, 1, 1),
            (
                "Special Modifications. After you roll dice to deliver ILLEGAL cargo, you may turn"
                " 1 focus or crit to hit.",
            ),
        ),
    ),
    "yv_666_light_freighter": Sheet(
        15_000,
        Side(
            "YV-666 Light Freighter",
            (7, 3, 5),
            (3, 2, 0, 1),
            (
                "Goal: After your ship recovers damage, you may spend 7,000 credits to gain 1 fame"
                " and flip this sheet.",
            ),
        ),
        Side(
            "Hound's Tooth",
            (7, 4, 5),
            (3, 2, 0, 1),
            (
                "Nashtah Pup. When your ship would be defeated, you may roll a die. focus or hit:"
                " Recover 2 ship damage and avoid the defeat.",
            ),
        ),
    ),
}
STARTERS = [ship for ship, sheet in SHEETS.items() if sheet.cost is None]


@pytest.fixture(scope="module")
def box() -> OuterRim:
    """Return the game without any packs of the player's."""
    return load(packs=())


def test_every_sheet_has_a_spec(box: OuterRim) -> None:
    assert set(SHEETS) == set(box.base.content.ships)
    assert set(GOALS) == set(SHEETS) - set(STARTERS)


def faces() -> list[Any]:
    """Return every sheet on either side, starters on the front only."""
    return [
        pytest.param(ship, flipped, id=side.name)
        for ship, sheet in SHEETS.items()
        for flipped, side in ((False, sheet.front), (True, sheet.back))
        if not (flipped and ship in STARTERS)
    ]


@pytest.mark.parametrize(("ship", "flipped"), faces())
def test_figures_and_slots(sim: Make, ship: str, flipped: bool) -> None:
    """As the panel shows them, with Boba Fett aboard, who adds nothing to a ship."""
    side = SHEETS[ship].back if flipped else SHEETS[ship].front
    table = alone(sim, "action", "nav_3", ship=ship, ship_flipped=flipped)
    values = shown(table)
    assert (values["hyperdrive"], values["ship_combat"], values["hull"]) == side.figures
    held = table.values()
    slots = (held.crew_slots, held.cargo_slots, held.mod_slots, held.free_slots)
    assert slots == side.slots


@pytest.mark.parametrize(("ship", "flipped"), faces())
def test_text(game: OuterRim, ship: str, flipped: bool) -> None:
    sheet = SHEETS[ship]
    side = sheet.back if flipped else sheet.front
    text = card_text(game.base.content, ship, flipped=flipped)
    figures = " · ".join(str(figure) for figure in side.figures)
    assert (text.name, plain(text.kind_line), text.cost) == (
        side.name,
        f"Ship · {figures}",
        sheet.cost,
    )
    kinds = ("crew", "cargo", "mods", "cargo or mod")
    told = [
        f"{number} {kind if number > 1 else kind.removesuffix('s')}"
        for number, kind in zip(side.slots, kinds, strict=True)
        if number
    ]
    slots = f"Slots: {', '.join(told[:-1])} and {told[-1]}."
    assert [plain(line) for line in text.body] == [slots, *side.says]


# --- goals ---------------------------------------------------------------------------------------


def _patrols(sim: Make, enough: bool) -> Any:
    """Defeat a second patrol, a Hutt one of level 1."""
    table = alone(
        sim,
        "encounter",
        "nav_3",
        ship="aggressor_class_assault_fighter",
        ship_tokens=int(enough),
        dice=["crit"] * 5 + ["blank"] * 2,
    )
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
        sim,
        "action",
        "takodana",
        *crew,
        ship="gx1_short_hauler",
        credits=2_000,
        decks={"job": ["hired_help"]},
    )
    table.choose("buy:hired_help@crew")
    while table.step in ("barter", "patrol"):
        table.choose("pay" if "pay" in table.keys else table.keys[0])
    return table


def _job(sim: Make, enough: bool) -> Any:
    cargo = ("coaxium_crystal",) if enough else ()
    table = alone(
        sim,
        "encounter",
        "ord_mantell",
        "hutt_favor",
        *cargo,
        ship="heavy_duty_lifter",
        dice=("crit", "blank"),
    )
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
        sim,
        "action",
        "nav_3",
        ship="yv_666_light_freighter",
        characters=("bossk",),
        damage={"ship": 1},
        credits=7_000 if enough else 6_999,
    )
    table.choose("use:bossk")
    assert ("use:yv_666_light_freighter" in table.keys) is enough
    if enough:
        table.choose("use:yv_666_light_freighter")
        assert table.player().credits == 0
    return table


Deed = Callable[[Make, bool], Any]
GOALS: dict[str, tuple[Deed, int]] = {
    "aggressor_class_assault_fighter": (_patrols, 0),
    "firespray_31_slave_i": (_duel, 0),
    "gx1_short_hauler": (_crew, 0),
    "heavy_duty_lifter": (_job, 0),
    "hwk_290": (_fitted, 0),
    "lancer_class_pursuit_craft": (_captured, 1),
    "yt_1300_light_freighter": (_delivered, 0),
    "yv_666_light_freighter": (_mended, 0),
}
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


def test_ig_2000_wins_without_a_grudge(sim: Make) -> None:
    for flipped, level in ((False, -1), (True, 0)):
        table = alone(
            sim,
            "encounter",
            "nav_3",
            ship="aggressor_class_assault_fighter",
            ship_flipped=flipped,
            dice=["crit"] * 5 + ["blank"] * 2,
        )
        table.choose("fight:patrol_hutt_1@nav_3")
        assert table.player().reputation == (level, 0, 0, 0)


def test_kind_regards_passes_patrols_by(sim: Make) -> None:
    for flipped in (False, True):
        table = alone(
            sim,
            "encounter",
            "nav_3",
            ship="gx1_short_hauler",
            ship_flipped=flipped,
            reputation={**NEUTRAL, "hutt": "negative"},
        )
        assert ("draw:navpoint@nav_3" in table.keys) is flipped


def test_quiet_errand_hurries_for_jobs(sim: Make) -> None:
    ship = {"ship": "heavy_duty_lifter", "ship_flipped": True}
    for jobs, speed in (((IDLE,), 6), (("hutt_favor",), 7), (("hutt_favor", "rebel_favor"), 8)):
        assert shown(alone(sim, "action", "nav_3", *jobs, **ship))["hyperdrive"] == speed


def test_moldy_crow_shoots_on_the_ground(sim: Make) -> None:
    for flipped, dice in ((False, 3), (True, 4)):
        table = alone(sim, "action", "nav_3", ship="hwk_290", ship_flipped=flipped)
        assert shown(table)["ground_combat"] == dice


@pytest.mark.parametrize("face", ["focus", "crit"])
def test_the_millennium_falcon_looks_legal(sim: Make, face: str) -> None:
    """Spice needs a hit, and this face becomes one."""
    ship = "yt_1300_light_freighter"
    table = alone(sim, "action", "naboo", "spice", ship=ship, ship_flipped=True, dice=[face])
    table.choose("deliver:spice", f"turn:{ship}.back@{face}")
    assert (table.player().credits, table.player().fame) == (8_000, 0)
