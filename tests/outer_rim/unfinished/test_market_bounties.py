"""The nine bounties on orange contacts: the fight, both rewards, and what follows them."""

from __future__ import annotations

import pytest

from game.outer_rim.events import CombatBegan
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stall import FACTIONS, alone, words

Row = tuple[str, str, int, tuple[int, int], str, tuple[int, int], str, str]
BOUNTIES: dict[str, Row] = {
    # contact, combat, dice, eliminated, planet, captured, who likes it, who does not
    "doctor_aphra_bounty": (
        "doctor_aphra_contact", "ground", 5, (7_000, 2), "ryloth", (17_000, 2), "", "imperial"),
    "ahsoka_tano_bounty": (
        "ahsoka_tano", "ground", 7, (12_000, 2), "lothal", (22_000, 2), "", "rebel"),
    "han_solo_bounty": (
        "han_solo_contact", "ship", 4, (6_000, 1), "tatooine", (11_000, 2), "hutt", ""),
    "lando_calrissian_bounty": (
        "lando_calrissian_contact", "ground", 4, (6_000, 1), "cantonica", (12_000, 2), "", ""),
    "boba_fett_bounty": (
        "boba_fett_contact", "ground", 5, (9_000, 2), "mon_calamari", (17_000, 2), "", "hutt"),
    "cad_bane_bounty": (
        "cad_bane", "ground", 5, (9_000, 2), "naboo", (16_000, 2), "imperial", "hutt"),
    "ig_88_bounty": (
        "ig_88_contact", "ground", 5, (8_000, 2), "ring_of_kafrene", (15_000, 2), "", ""),
    "jyn_erso_bounty": (
        "jyn_erso_contact", "ground", 4, (7_000, 1), "kessel", (14_000, 2), "imperial", "rebel"),
    "enfys_nest_bounty": (
        "enfys_nest", "ship", 4, (7_000, 1), "ord_mantell", (14_000, 2), "syndicate", "rebel"),
}  # fmt: skip


def beaten(game: OuterRim, card: str) -> Sim:
    """Return the table when the contact has lost the fight, on the planet where it is wanted."""
    target, combat, dice, _, planet, *_ = BOUNTIES[card]
    position = {"contacts": {planet: [None, None, target]}, "faceup": [target]}
    sim = alone(game, "encounter", planet, card, characters=("bossk",), position=position)
    sim.dice(*["crit"] * (3 if combat == "ground" else 4), *["blank"] * dice)
    sim.choose(f"meet:{planet}.orange", f"hunt:{card}@{target}")
    (fight,) = sim.found(CombatBegan, log=True)
    assert (fight.combat, fight.enemy_dice) == (combat, dice)
    assert f"{combat.title()} combat, {dice} dice" in words(sim, card)
    return sim


def standing(likes: str, dislikes: str) -> tuple[int, ...]:
    """Return the reputation of a neutral player after a reward."""
    return tuple((each == likes) - (each == dislikes) for each in FACTIONS)


@pytest.mark.rule("UB-309", "UB-311", "UB-318", "UB-320", "UB-R82", "UB-067")
@pytest.mark.parametrize("card", BOUNTIES)
def test_eliminated(game: OuterRim, card: str) -> None:
    target, _, _, (credits, fame), _, _, _, dislikes = BOUNTIES[card]
    sim = beaten(game, card)
    sim.choose(f"eliminate:{card}@{target}")
    player = sim.player()
    assert (player.credits, player.fame) == (credits, fame)
    assert player.reputation == standing("", dislikes)
    assert card not in player.cards and {card, target} <= set(sim.state.removed)
    assert f"Eliminate: Gain {credits:,} credits and {fame} fame." in words(sim, card)
    assert "remove this card from the game" in words(sim, card)


@pytest.mark.rule("UB-310", "UB-311", "UB-319", "UB-320")
@pytest.mark.parametrize("card", BOUNTIES)
def test_captured_and_delivered(game: OuterRim, card: str) -> None:
    target, _, _, _, planet, (credits, fame), likes, dislikes = BOUNTIES[card]
    sim = beaten(game, card)
    sim.choose(f"capture:{card}@{target}")
    player = sim.player()
    assert (player.credits, player.fame, sim.laid("captive")) == (0, 0, {card: target})
    sim.choose("credits", f"deliver:{card}")
    assert (player.credits, player.fame) == (2_000 + credits, fame)
    assert player.reputation == standing(likes, dislikes)
    assert card not in player.cards and {card, target} <= set(sim.state.removed)
