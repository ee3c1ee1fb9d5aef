"""Encounter cards whose asset a player has to take, even with no free slot for it."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import with_cards

BOX = {"expansions": ["unfinished_business"]}
ARM = "a_broken_arm"
GEAR = ("vibroknife", "jetpack", "vibro_ax")


def card(id: str, number: int, kind: str, **asset: Any) -> dict[str, Any]:
    """Return an encounter card for Naboo that burdens its reader with this asset."""
    return {
        "kind": "encounter", "id": id, "name": "The Long Stairs", "fidelity": "house",
        "deck": "naboo_ryloth", "number": number,
        "sections": [
            {"spaces": [each], "story": "Marble, and recently washed.",
             "parts": [{"effect": [{"do": "burden"}]}]}
            for each in ("naboo", "ryloth")
        ],
        "asset": {"kind": kind, "name": "Broken Arm", **asset},
    }  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with two such cards: gear, and cargo."""
    hurts = [{"when": "always", "modify": {"ground_combat": -1}}]
    reward = [{"do": "gain", "credits": 2000}]
    crate = card("a_hot_crate", 42, "cargo", destination="kessel", reward=reward)
    game = with_cards(tmp_path_factory, "arms", card(ARM, 41, "gear", abilities=hurts), crate)
    game.editions.of((*BOX["expansions"],))  # once for all tests
    return game


def stairs(house: OuterRim, *held: str, card: str = ARM, **own: Any) -> Sim:
    """Return a player on Naboo who has just drawn the card."""
    calm = dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), "neutral")
    mine = {"space": "naboo", "cards": held or ["databank_91_droid_parts"], "reputation": calm}
    sim = Sim(house, 1, setup=BOX, players=[{**mine, **own}], step="encounter",
              decks={"naboo_ryloth": [card]})  # fmt: skip
    sim.choose("draw:naboo_ryloth@naboo")
    return sim


@pytest.mark.rule("UB-257")
def test_it_takes_a_free_slot_without_a_question(house: OuterRim) -> None:
    sim = stairs(house, *GEAR[:1])
    assert sim.player().cards == (GEAR[0], ARM)
    assert sim.step != "make_room"


@pytest.mark.rule("UB-257", "UB-R85")
def test_with_full_slots_the_player_chooses_what_leaves_them(house: OuterRim) -> None:
    """Of the cards in slots of the needed type alone; nothing lets the player decline."""
    sim = stairs(house, *GEAR[:2], "salvage", "hutt_favor")
    assert sim.step == "make_room"
    assert sim.keys == [f"discard:{GEAR[0]}", f"discard:{GEAR[1]}"]
    assert sim.refused("decline").clause == "UB-257"
    sim.choose(f"discard:{GEAR[1]}")
    assert sim.player().cards == (GEAR[0], "salvage", "hutt_favor", ARM)
    assert sim.state.market["gear_and_mod"][-1] == GEAR[1]
