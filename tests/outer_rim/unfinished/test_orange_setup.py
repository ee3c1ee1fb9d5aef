"""Orange contacts at setup: one facedown on each planet of the Rim, beside the printed spaces."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.text.names import token_name
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


@pytest.mark.rule("UB-011")
def test_eleven_tokens_are_orange_and_each_has_its_own_card(game: OuterRim) -> None:
    content = game.edition(Sim(game, setup=BOX).state).content
    found = {each.id: each for each in content.contacts.values() if each.contact_class == "orange"}
    assert {id: each.databank for id, each in found.items()} == ORANGE
    for id, number in ORANGE.items():
        assert [content.databank[card].contact for card in content.numbers[number]] == [id]


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


@pytest.mark.rule("UB-029")
def test_the_tokens_are_mixed(game: OuterRim) -> None:
    dealt = {tuple(Sim(game, setup=BOX, seed=seed).state.contacts.values()) for seed in range(4)}
    assert len(dealt) == 4


@pytest.mark.rule("UB-031")
def test_none_lies_in_the_core(game: OuterRim) -> None:
    sim = Sim(game, setup=BOX)
    for core in CORES:
        assert sim.tokens(core) == ("",)
    assert list(sim.state.contacts)[0] == "spinward_core.orange"


@pytest.mark.rule("UB-069")
def test_it_is_met_like_any_other(game: OuterRim) -> None:
    sim = Sim(
        game, setup=BOX, players=[{"space": "naboo"}, {"space": "kessel"}], step="encounter",
        contacts={"naboo": [None, None, "han_solo_contact"]},
    )  # fmt: skip
    assert [key for key in sim.keys if key.startswith("meet:")] == ["meet:naboo.orange"]
    sim.choose("meet:naboo.orange")
    assert sim.state.open == ("databank_29_han_solo_contact",)
    assert "han_solo_contact" in sim.state.faceup


def test_a_facedown_one_shows_its_class_alone(game: OuterRim) -> None:
    sim = Sim(game, setup=BOX)
    for shown in (game.view(sim.state, 0), game.view(sim.state, None)):
        (each,) = [row for row in shown["contacts"]["naboo"] if row["class"] == "orange"]
        assert each == {
            "place": "naboo.orange", "class": "orange", "faceup": False, "contact": None,
        }  # fmt: skip
    assert token_name(sim.play(), "naboo.orange") == "facedown orange contact"
    sim.state.contacts["naboo.1"] = sim.state.contacts["kessel.orange"]
    assert token_name(sim.play(), "naboo.orange") == "facedown orange contact 3"


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


def test_the_base_game_has_two_spaces_a_planet(game: OuterRim) -> None:
    sim = Sim(game)
    assert len(sim.state.contacts) == 22
    assert not set(ORANGE) & set(game.base.content.contacts)
