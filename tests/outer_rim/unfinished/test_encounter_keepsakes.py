"""Assets, accounts and secrets of Ord Mantell, Lothal and Kessel, in use."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_words_of_encounters import table

ORD, LOTHAL, KESSEL = (
    "enc_ord_mantell_cantonica_",
    "enc_lothal_mon_calamari_",
    "enc_kessel_maelstrom_",
)
DRAW = "draw:ord_mantell_cantonica@ord_mantell"
SAVRIP = f"{ORD}k"
BLANKS = ("blank",) * 3


def holding(game: OuterRim, *cards: str, space: str = "naboo", **more: Any) -> Sim:
    """Return a table in the action step, with these cards in slots or beside them."""
    return table(game, cards=cards, space=space, **{"step": "action", **more})


def hunting(game: OuterRim, *mine: str, theirs: tuple[str, ...], **own: Any) -> Sim:
    """Return a table after the dice of a fight with a young savrip."""
    sim = table(game, SAVRIP, space="ord_mantell", **own)
    sim.dice(*mine, *theirs)
    sim.choose(DRAW, "choose:a")
    return sim


def ended(sim: Sim) -> None:
    """Go on until somebody else's turn, or a window."""
    while sim.state.turn == 0 and sim.step != "window":
        sim.choose(sim.keys[-1])


# --- gear -----------------------------------------------------------------------------------------

ARM, GUN = f"{ORD}l", f"{ORD}q"


# --- crew -----------------------------------------------------------------------------------------

ZETT, B1, NESHI = f"{ORD}m", f"{ORD}s", f"{LOTHAL}q"
HARREK, DRILL = f"{KESSEL}o", f"{KESSEL}q"


# --- cargo ----------------------------------------------------------------------------------------

CASE, DRUM = f"{LOTHAL}m", f"{KESSEL}l"


# --- accounts -------------------------------------------------------------------------------------

MARKER, PHYSICIAN, BUOY = f"{ORD}n", f"{ORD}r", f"{KESSEL}p"


# --- secrets --------------------------------------------------------------------------------------

FAVOR, FIX, SHELF, TOWER = f"{ORD}n", f"{ORD}t", f"{LOTHAL}o", f"{LOTHAL}r"
CHAIR, SKIN = f"{KESSEL}m", f"{KESSEL}t"


@pytest.mark.parametrize("used", [True, False])
def test_the_bank_forgets_a_loss(game: OuterRim, used: bool) -> None:
    sim = hunting(game, *BLANKS, theirs=("hit", "blank", "blank"), secrets=[FAVOR])
    assert sim.step == "window"
    sim.choose(f"use:{FAVOR}.secret" if used else "pass")
    assert sim.player().credits == (10_000 if used else 9_000)
    assert sim.player().secrets == (() if used else (FAVOR,))
