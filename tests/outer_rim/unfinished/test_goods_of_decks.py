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


def test_a_royal_finish_is_gone_after_a_lost_fight(game: OuterRim) -> None:
    sim = drawing(game, f"{NABOO}o", "ryloth", FINISH)
    assert sim.values().hull == holding(game, IDLE).values().hull + 1
    sim.dice(*("blank",) * sim.values().ship_combat, "hit", *("blank",) * 3)
    sim.choose("choose:c")
    assert FINISH not in sim.player().cards


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
