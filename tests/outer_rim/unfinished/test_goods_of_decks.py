"""Assets, accounts and secrets of the encounter cards of Tatooine, Nal Hutta, Naboo and Ryloth, in
use."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.unfinished.test_encounter_assets import holding, says

TATOOINE, NABOO = "enc_tatooine_nal_hutta_", "enc_naboo_ryloth_"
IDLE = "databank_90_ponda_baba"


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
