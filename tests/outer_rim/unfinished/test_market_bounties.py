"""The nine bounties on orange contacts: the fight, both rewards, and what follows them."""

from __future__ import annotations

import pytest

from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stall import FACTIONS, alone, words
from tests.specs import Row, for_each, tables

BOUNTIES = tables("outer_rim/unfinished/market.spec")["bounties"]


def beaten(game: OuterRim, row: Row) -> Sim:
    """Return the table when the contact has lost the fight, on the planet where it is wanted."""
    card, target, planet = row["card"], row["contact"], row["planet"]
    combat, dice = row["combat"], row.number("dice")
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
@for_each(BOUNTIES)
def test_eliminated(game: OuterRim, row: Row) -> None:
    card, target, fame = row["card"], row["contact"], row.number("fame")
    sim = beaten(game, row)
    sim.choose(f"eliminate:{card}@{target}")
    player = sim.player()
    assert (player.credits, player.fame) == (row.number("dead"), fame)
    assert player.reputation == standing("", row["dislikes"])
    assert card not in player.cards and {card, target} <= set(sim.state.removed)
    assert f"Eliminate: Gain {row['dead']} credits and {fame} fame." in words(sim, card)
    assert "remove this card from the game" in words(sim, card)


@pytest.mark.rule("UB-310", "UB-311", "UB-319", "UB-320")
@for_each(BOUNTIES)
def test_captured_and_delivered(game: OuterRim, row: Row) -> None:
    card, target = row["card"], row["contact"]
    sim = beaten(game, row)
    sim.choose(f"capture:{card}@{target}")
    player = sim.player()
    assert (player.credits, player.fame, sim.laid("captive")) == (0, 0, {card: target})
    sim.choose("credits", f"deliver:{card}")
    assert player.credits == 2_000 + row.number("alive")
    assert player.fame == row.number("fame_alive")
    assert player.reputation == standing(row["likes"], row["dislikes"])
    assert card not in player.cards and {card, target} <= set(sim.state.removed)
