"""Crossing the galaxy: declared before the card, and met by its section for it."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import DeckShuffled
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

BOXES = {"expansions": ["unfinished_business"]}
PIRATES = "enc_core_worlds_a"
DRAW, CROSS = "draw:core_worlds@spinward_core", "cross:core_worlds@spinward_core"


def core(game: OuterRim, space: str = "spinward_core", **more: Any) -> Sim:
    """Return a position in the encounter step of a player on this space."""
    first = {"space": space, "credits": 3_000, **more}
    return Sim(
        game, setup=BOXES, players=[first, {"space": "kessel"}], step="encounter",
        decks={"core_worlds": [PIRATES]},
    )  # fmt: skip


@pytest.mark.rule("UB-024")
def test_the_core_lies_at_both_ends_if_the_box_is_in_play(game: OuterRim) -> None:
    assert core(game).state.pieces[0] == "endcap_core_spinward"
    assert core(game).state.pieces[-1] == "endcap_core_trailing"
    assert Sim(game).state.pieces == game.base.row


@pytest.mark.rule("UB-058", "UB-285", "UB-286")
def test_a_ship_of_the_named_cost_is_found(game: OuterRim) -> None:
    sim = core(game, credits=30_000)
    sim.choose(DRAW)
    assert [each.deck for each in sim.found(DeckShuffled)] == ["ship"]
    assert sim.keys == [f"name:{cost}" for cost in (5_000, 10_000, 15_000, 20_000, 25_000)]
    assert "credits" in str(sim.refused("name:7000"))
    before = set(sim.state.market["ship"])
    sim.choose("name:10000")
    buys = [key for key in sim.keys if key.startswith("buy:")]
    assert len(buys) == 1
    card = buys[0].removeprefix("buy:").partition("@")[0]
    assert game.edition(sim.state).content.assets[card].cost == 10_000
    sim.choose("pass")
    assert [each.deck for each in sim.found(DeckShuffled)] == ["ship"]
    assert set(sim.state.market["ship"]) == before
