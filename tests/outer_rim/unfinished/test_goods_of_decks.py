"""Assets, accounts and secrets of the encounter cards of Tatooine, Nal Hutta, Naboo and Ryloth, in
use."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_encounter_assets import holding, says

TATOOINE, NABOO = "enc_tatooine_nal_hutta_", "enc_naboo_ryloth_"
IDLE = "databank_90_ponda_baba"


def drawing(game: OuterRim, card: str, space: str, *cards: str, **more: object) -> Sim:
    """Return a table in the encounter step of a space, with this card on top of its deck."""
    deck = card.removeprefix("enc_").rpartition("_")[0]
    sim = holding(
        game, *cards, space=space, step="encounter", position={"decks": {deck: [card]}}, **more
    )
    sim.choose(f"draw:{deck}@{space}")
    return sim


# --- crew -----------------------------------------------------------------------------------------

DROID, NUMAA, FAMILY = f"{TATOOINE}k", f"{NABOO}s", f"{NABOO}t"


@pytest.mark.parametrize(("die", "left"), [("blank", False), ("focus", True), ("hit", True)])
def test_half_a_droid_may_break_over_a_failed_test(game: OuterRim, die: str, left: bool) -> None:
    sim = drawing(game, f"{TATOOINE}o", "tatooine", DROID)
    assert sim.values().skills["tech"] >= 1
    sim.dice("blank", "blank", die)
    sim.choose("choose:b")
    assert sim.player().credits == 9_000
    assert (DROID in sim.player().cards) == left


def test_half_a_droid_lasts_while_tests_are_passed(game: OuterRim) -> None:
    sim = drawing(game, f"{TATOOINE}o", "tatooine", DROID)
    sim.dice("crit", "blank")
    sim.choose("choose:b")
    assert (sim.player().credits, sim.player().cards) == (13_000, (DROID,))


def test_the_gunner_plans_and_hits(game: OuterRim) -> None:
    sim = drawing(game, f"{NABOO}o", "ryloth", NUMAA)
    assert sim.values().skills["tactics"] >= 1
    dice = sim.values().ship_combat
    sim.dice("focus", *("blank",) * (dice - 1), "hit", *("blank",) * 3)
    sim.choose("choose:c")
    assert sim.step == "dice.use"
    sim.choose(next(key for key in sim.keys if NUMAA in key))
    while sim.step == "dice.use":
        sim.choose(next(key for key in sim.keys if NUMAA not in key))
    assert sim.player().credits == 12_000


@pytest.mark.parametrize(
    ("space", "home"),
    [("mon_calamari", True), ("takodana", True), ("ryloth", False), ("naboo", False)],
)
def test_the_family_goes_far_from_the_garrison(game: OuterRim, space: str, home: bool) -> None:
    sim = holding(game, FAMILY, space=space)
    assert (f"use:{FAMILY}" in sim.keys) == home
    if home:
        sim.choose(f"use:{FAMILY}")
        player = sim.player()
        assert (player.credits, player.reputation[2], player.cards) == (15_000, 1, ())


def test_no_room_for_the_family(game: OuterRim) -> None:
    crew = ("databank_7_boshek", "databank_13_chopper")
    sim = drawing(game, FAMILY, "ryloth", *crew[: holding(game).values().crew_slots])
    assert sim.keys == ["choose:b", "choose:c"]


# --- bounties -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "dice", "told"),
    [
        (
            f"{TATOOINE}l",
            "bossk_contact",
            6,
            "Eliminate: Gain 8,000 credits and 1 fame. "
            "Capture, deliver to Nal Hutta: Gain 13,000 credits and 2 fame.",
        ),
        (
            f"{TATOOINE}q",
            "dengar",
            4,
            "Eliminate: Gain 6,000 credits. "
            "Capture, deliver to Ord Mantell: Gain 9,000 credits and 1 fame.",
        ),
    ],
)
def test_two_hunters_are_hunted(
    game: OuterRim, card: str, target: str, dice: int, told: str
) -> None:
    asset = game.editions.of(("unfinished_business",)).content.assets[card]
    assert (asset.target, asset.combat, asset.value) == (target, "ground", dice)
    assert told in says(game, card)
    assert "lose 1 Hutt reputation" in says(game, card)


# --- mods -----------------------------------------------------------------------------------------

ENGINE, FINISH = f"{TATOOINE}t", f"{NABOO}q"


def test_a_pod_engine_is_fast_and_starves_the_guns(game: OuterRim) -> None:
    sim, plain = holding(game, ENGINE), holding(game, IDLE)
    assert sim.values().hyperdrive == plain.values().hyperdrive + 1
    assert sim.values().ship_combat == plain.values().ship_combat - 1


def test_a_royal_finish_is_gone_after_a_lost_fight(game: OuterRim) -> None:
    sim = drawing(game, f"{NABOO}o", "ryloth", FINISH)
    assert sim.values().hull == holding(game, IDLE).values().hull + 1
    sim.dice(*("blank",) * sim.values().ship_combat, "hit", *("blank",) * 3)
    sim.choose("choose:c")
    assert FINISH not in sim.player().cards


def test_a_royal_finish_does_not_mind_a_fight_on_the_ground(game: OuterRim) -> None:
    sim = drawing(game, f"{NABOO}p", "ryloth", FINISH)
    sim.dice(*("blank",) * sim.values().ground_combat, "hit", *("blank",) * 3)
    sim.choose("choose:a")
    assert FINISH in sim.player().cards


# --- accounts -------------------------------------------------------------------------------------

RIGHTS, FUTURES = f"{TATOOINE}o", f"{NABOO}l"


@pytest.mark.parametrize(("space", "due"), [("tatooine", True), ("nal_hutta", False)])
def test_moisture_is_collected_on_tatooine(game: OuterRim, space: str, due: bool) -> None:
    sim = holding(game, RIGHTS, space=space, step="encounter")
    assert (f"use:{RIGHTS}" in sim.keys) == due
    if due:
        sim.choose(f"use:{RIGHTS}")
        assert (sim.player().credits, sim.player().cards) == (15_000, ())


@pytest.mark.parametrize("sold", [True, False])
def test_plasma_is_sold_when_cargo_arrives(game: OuterRim, sold: bool) -> None:
    sim = holding(game, FUTURES, "salvage", space="mon_calamari")
    sim.choose("deliver:salvage")
    assert f"use:{FUTURES}" in sim.keys
    sim.choose(f"use:{FUTURES}" if sold else "pass")
    assert sim.player().credits == 10_000 + 4_000 + (6_000 if sold else 0)
    assert (FUTURES in sim.player().cards) != sold


# --- secrets --------------------------------------------------------------------------------------

CAPTAIN, NAME, PAPERS, SONG = f"{TATOOINE}n", f"{TATOOINE}s", f"{NABOO}o", f"{NABOO}r"


@pytest.mark.parametrize("used", [True, False])
def test_the_captain_lets_a_ship_pass(game: OuterRim, used: bool) -> None:
    sim = holding(
        game, IDLE, secrets=[CAPTAIN], space="tatooine", step="planning",
        reputation={"hutt": "negative"},
        position={"patrols": {"hutt": {"level": 1, "space": "nal_hutta"}}},
    )  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.endswith("@nal_hutta")))
    assert sim.step == "window"
    sim.choose(f"use:{CAPTAIN}.secret" if used else "pass")
    assert sim.player().space == "nal_hutta"
    assert (sim.step == "move") == used
    assert sim.player().secrets == (() if used else (CAPTAIN,))


def test_the_captain_is_no_help_at_the_end_of_a_move(game: OuterRim) -> None:
    sim = holding(
        game, IDLE, secrets=[CAPTAIN], space="tatooine", step="planning",
        reputation={"hutt": "negative"},
        position={"patrols": {"hutt": {"level": 1, "space": "kessel"}}},
    )  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.endswith("@naboo")))
    assert sim.step != "window"


def test_a_name_is_asked_for_at_once(game: OuterRim) -> None:
    sim = holding(
        game, IDLE, secrets=[NAME], position={"contacts": {"naboo": ["boshek", "dengar"]}}
    )
    sim.choose(f"use:{NAME}.secret", "look:naboo.2", "meet:naboo.2")
    assert sim.player().secrets == ()
    assert NAME in sim.state.encounters["tatooine_nal_hutta"]
    assert f"use:{NAME}.secret" not in holding(game, IDLE, secrets=[NAME], space="nav_3").keys


def test_the_papers_buy_a_ship(game: OuterRim) -> None:
    sim = holding(game, IDLE, secrets=[PAPERS])
    sim.choose(f"use:{PAPERS}.secret", "buy_ship:hwk_290")
    assert (sim.player().ship, sim.player().credits) == ("hwk_290", 9_000)
    assert f"use:{PAPERS}.secret" not in holding(game, IDLE, secrets=[PAPERS], space="nav_3").keys


def test_the_loser_becomes_a_song(game: OuterRim) -> None:
    sim = drawing(game, f"{NABOO}p", "ryloth", IDLE, secrets=[SONG])
    sim.dice(*("blank",) * sim.values().ground_combat, "hit", *("blank",) * 3)
    sim.choose("choose:a")
    sim.choose(f"use:{SONG}.secret", "faction:rebel")
    player = sim.player()
    assert (player.credits, player.reputation[2], player.secrets) == (13_000, 1, ())
