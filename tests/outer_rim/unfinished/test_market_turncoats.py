"""The four turncoats: cargo that is delivered to a patrol, wherever it is."""

from __future__ import annotations

import pytest

from game.outer_rim.events import DatabankDrawn
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stall import AFAR, FACTIONS, PLANETS, alone, words

TURNCOATS = {
    # patrol, credits, databank card, ILLEGAL
    "black_sun_mole": ("hutt", 5_000, 93, True),
    "hutt_informant": ("syndicate", 5_000, 94, False),
    "imperial_defector": ("rebel", 4_000, 95, False),
    "rebel_traitor": ("imperial", 5_000, 96, True),
}


def near(
    game: OuterRim, card: str, space: str, *dice: str, level: int = 1, step: str = "action"
) -> Sim:
    """Return a table where the patrol of a turncoat is in the player's space."""
    patrols = {**AFAR, TURNCOATS[card][0]: {"level": level, "space": space}}
    return alone(game, step, space, card, position={"patrols": patrols, "dice": dice})


@pytest.mark.parametrize("card", TURNCOATS)
def test_delivered_where_that_patrol_is_and_nowhere_else(game: OuterRim, card: str) -> None:
    faction = TURNCOATS[card][0]
    for space in ("nav_9", *PLANETS):
        sim = alone(game, "action", space, card)
        assert f"deliver:{card}" not in sim.keys, "the patrol is at Navpoint 3"
    told = str(sim.refused(f"deliver:{card}"))
    assert f"{faction.title()} patrol, which is at Navpoint 3" in told
    others = {**dict.fromkeys(FACTIONS, {"level": 1, "space": "nav_9"}), faction: AFAR[faction]}
    sim = alone(game, "action", "nav_9", card, position={"patrols": others})
    assert f"deliver:{card}" not in sim.keys
    sim = near(game, card, "naboo")
    assert f"deliver:{card}" in sim.keys
    assert sim.game.view(sim.state, 0)["players"][0]["destinations"] == {card: "naboo"}


@pytest.mark.parametrize("face", ["hit", "crit", "focus", "blank"])
@pytest.mark.parametrize("card", TURNCOATS)
def test_a_hit_or_trouble(game: OuterRim, card: str, face: str) -> None:
    *_, number, illegal = TURNCOATS[card]
    sim = near(game, card, "nav_9", face)
    sim.choose(f"deliver:{card}")
    drawn = [each.card for each in sim.found(DatabankDrawn, log=True)]
    numbers = [sim.play().content.databank[each].number for each in drawn]
    assert numbers == ([] if face == "hit" else [number])
    assert ("ILLEGAL" in words(sim, card)) == illegal
    assert f"(databank card #{number})" in words(sim, card)
