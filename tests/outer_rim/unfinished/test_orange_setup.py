"""Orange contacts at setup: one facedown on each planet of the Rim, beside the printed spaces."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
CORES = ("spinward_core", "trailing_core")
ORANGE = {
    "ahsoka_tano": 23, "boba_fett_contact": 24, "bossk_contact": 25, "cad_bane": 26,
    "doctor_aphra_contact": 27, "enfys_nest": 28, "han_solo_contact": 29, "ig_88_contact": 30,
    "jyn_erso_contact": 31, "ketsu_onyo_contact": 32, "lando_calrissian_contact": 33,
}  # fmt: skip


def rim(game: OuterRim, sim: Sim) -> list[str]:
    """Return the planets with printed contact spaces."""
    return [space.id for space in game.board(sim.state).spaces.values() if space.contacts]


@pytest.mark.rule("UB-029", "UB-030", "UB-R06")
@pytest.mark.parametrize("seed", [1, 2])
def test_each_planet_of_the_rim_has_one_facedown(game: OuterRim, seed: int) -> None:
    sim = Sim(game, setup=BOX, seed=seed)
    planets = rim(game, sim)
    assert len(planets) == 11
    assert {sim.state.contacts[f"{planet}.orange"] for planet in planets} == set(ORANGE)
    assert not set(ORANGE) & set(sim.state.faceup)
    for planet in planets:
        printed = game.board(sim.state).spaces[planet].contacts
        tokens = sim.tokens(planet)
        assert len(tokens) == len(printed) + 1 == 3 and "" not in tokens
        assert not set(tokens[:-1]) & set(ORANGE)


@pytest.mark.rule("UB-031")
def test_none_lies_in_the_core(game: OuterRim) -> None:
    sim = Sim(game, setup=BOX)
    for core in CORES:
        assert sim.tokens(core) == ("",)
    assert list(sim.state.contacts)[0] == "spinward_core.orange"


@pytest.mark.parametrize(
    ("contacts", "wrong"),
    [
        ({"naboo": [None, None, "bossk_contact", "cad_bane"]}, "4 tokens for 3 contact spaces"),
        ({"nav_26": ["cad_bane"]}, "no planet with contact spaces"),
    ],
)
def test_a_position_has_room_for_one_more(
    game: OuterRim, contacts: dict[str, Any], wrong: str
) -> None:
    with pytest.raises(ValueError, match=wrong):
        Sim(game, setup=BOX, contacts=contacts)
    sim = Sim(game, setup=BOX, contacts={"trailing_core": ["cad_bane"]})
    assert sim.tokens("trailing_core") == ("cad_bane",)
