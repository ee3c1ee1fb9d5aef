"""The box, and setups from a position."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from game.free_captains.cards import models as c
from game.free_captains.names import ABILITIES, COLORS
from game.free_captains.share import CodeError, encode
from game.free_captains.state import Setup
from game.resources import ROOT
from tests.free_captains.kit import GAME, HOB, answer, keys, new

CONTENT = GAME.content
CARDS = [*CONTENT.faced.values(), *CONTENT.locations.values()]


@pytest.mark.rule("FC-004", "FC-011", "FC-012", "FC-013", "FC-014", "FC-015", "FC-016")
def test_the_cards_are_counted() -> None:
    """The three tracking cards are the three tracks of a game."""
    assert len(CONTENT.planets) == 12 and len(CONTENT.captains) == 6
    assert len(CONTENT.aliens) == 3 and len(CONTENT.weapons) == 6
    assert len(CARDS) == 48
    tracks = len(new().abilities)
    assert tracks == 3
    assert 12 + 6 + 3 + 6 + 48 + tracks == 78


@pytest.mark.rule("FC-005", "FC-022", "FC-103", "FC-125", "FC-R10")
def test_the_dice_are_counted() -> None:
    dice = CONTENT.dice
    assert Counter(die.color for die in dice.values()) == {
        "red": 1, "blue": 1, "orange": 2, "gray": 1,
    }  # fmt: skip
    groups = {id: die.group for id, die in dice.items()}
    assert groups == {
        "engineer": "crew", "weapons_specialist": "crew", "infiltration_agent": "crew",
        "scanning_technology": "systems", "artificial_intelligence": "systems",
    }  # fmt: skip
    assert dice["scanning_technology"].color == "orange"
    assert dice["artificial_intelligence"].color == "gray"
    assert all(len(die.faces) == 6 for die in dice.values())


@pytest.mark.rule("FC-006", "FC-007", "FC-008", "FC-009", "FC-010")
def test_the_cubes_are_counted() -> None:
    cubes = CONTENT.table.cubes
    assert sum(cubes.values()) == 76
    assert cubes["yellow"] == 6 and cubes["white"] == 10
    assert all(cubes[color] == 15 for color in ("red", "blue", "orange", "black"))
    assert isinstance(new().bag, list)


@pytest.mark.rule("FC-018", "FC-082", "FC-R01")
def test_abilities_have_icons_and_cubes_of_their_own() -> None:
    assert ABILITIES == ("combat", "diplomacy", "science")
    assert COLORS[:3] == ("red", "blue", "orange")
    assert Counter(card.icon for card in CONTENT.faced.values()) == dict.fromkeys(ABILITIES, 13)
    for die, ability in zip(("weapons_specialist", "infiltration_agent", "engineer"), ABILITIES,
                            strict=True):  # fmt: skip
        assert CONTENT.dice[die].color == COLORS[ABILITIES.index(ability)]


@pytest.mark.rule("FC-019", "FC-020")
def test_kinds_of_cards() -> None:
    kinds = Counter(card.kind for card in CARDS)
    assert set(kinds) == {"guardforce", "agent", "event", "location"}
    assert kinds["guardforce"] == 24 and kinds["location"] == 9
    assert kinds["agent"] + kinds["event"] == 15


@pytest.mark.rule("FC-021", "FC-R08")
def test_codes_and_keys_are_on_cards_that_are_faced() -> None:
    shown = Counter(icon for card in CONTENT.faced.values() for icon in card.hand)
    assert shown == {"code": 7, "key": 6}
    prices = [planet.price for planet in CONTENT.planets.values() if planet.price]
    assert any(price.code for price in prices) and any(price.key for price in prices)


@pytest.mark.rule("FC-023", "FC-062", "FC-063", "FC-074", "FC-R09")
def test_encounter_cards_show_strength_icon_and_cubes() -> None:
    for card in CONTENT.faced.values():
        assert card.icon in ABILITIES and 0 <= card.strength <= 5
        assert len(card.cubes) == 1
    assert all(len(card.cubes) == 2 for card in CONTENT.locations.values())
    seeded = {color for card in CARDS for color in card.cubes}
    assert seeded == {"red", "blue", "orange", "black"}


@pytest.mark.rule("FC-178", "FC-182", "FC-183")
def test_the_lines_of_the_illustration_can_be_laid() -> None:
    """Strengths 2, 4, 2, 2, 0 and 4, each but the 0 with an icon; Guardforce 5 has Strength 4."""
    strengths = [card.strength for card in CONTENT.faced.values() if card.icon]
    assert not Counter((2, 4, 2, 2, 4)) - Counter(strengths) and 0 in strengths
    five = CONTENT.faced["gf_05"]
    assert (five.strength, five.name) == (4, "Iron Vigil")
    assert five.fidelity == "house", "its icon and its cube are in no example"


@pytest.mark.rule("FC-025", "FC-026", "FC-176", "FC-R32", "FC-R93")
def test_captains_show_abilities_and_dice() -> None:
    for captain in CONTENT.captains.values():
        assert len(captain.dice) == 3
        for start, most in zip(captain.start, captain.most, strict=True):
            assert 0 < start <= most <= 12
    assert len({(each.start, each.dice) for each in CONTENT.captains.values()}) == 6


@pytest.mark.rule("FC-027", "FC-030", "FC-031", "FC-187")
def test_aliens_have_an_icon_a_sector_and_an_action_each() -> None:
    aliens = CONTENT.aliens.values()
    assert {alien.icon for alien in aliens} == set(ABILITIES)
    assert all(alien.always for alien in aliens)
    for place in CONTENT.locations.values():
        assert any(place.row(alien.icon) != c.Row() for alien in aliens), place.id


@pytest.mark.rule("FC-028", "FC-029")
def test_planets_and_weapons_have_a_text() -> None:
    assert all(planet.always or planet.paid for planet in CONTENT.planets.values())
    assert all(weapon.power for weapon in CONTENT.weapons.values())


@pytest.mark.rule("FC-R61")
def test_named_cards() -> None:
    names = {id: card.name for id, card in CONTENT.components.items()}
    assert len(set(names.values())) == len(names)
    assert names["ca_01"] == "Mina Tormelson"
    assert names["al_01"] == "Kah" and names["al_03"] == "The Quietus"


@pytest.mark.rule("FC-001", "FC-002", "FC-003", "FC-017", "FC-R16", "FC-R33", "FC-R34")
def test_the_rules_come_with_the_game() -> None:
    """One player, three aliens, weapons to find; the clauses are the booklet. One list of faces is
    in force, and a view has one place for each card, whatever the layout."""
    clauses = json.loads((ROOT / "cards" / "free_captains" / "clauses.json").read_text("utf-8"))
    assert len(clauses) == 188 + 99
    state = new()
    assert len(state.setup.seats) == 1 and len(state.aliens) == 3 and state.weapon_deck
    view = GAME.view(state, 0)
    assert isinstance(view["location"], str) and set(view["abilities"]) == set(ABILITIES)
    assert all(set(die) == {"id", "value"} for die in view["dice"])


LATE: dict[str, Any] = {
    "round": 11, "sector": 2, "left": 8, "abilities": [6, 6, 5], "dice": {"weapons_specialist": 5},
    "row": ["pl_02", "pl_12"], "hand": ["gf_12"], "location": "lo_02",
    "weapons": {"we_01": [2, 0, 1], "we_06": [0, 0, 0]}, "collected": 3,
    "bag": {"yellow": 2, "black": 2},
}  # fmt: skip


def setup(position: dict[str, Any], **more: Any) -> Setup:
    seats = [{"kind": "human"}]
    return GAME.setup({"seats": seats, "captain": HOB, "position": position, **more})


def test_no_cube_is_lost() -> None:
    state = GAME.new(setup(LATE), 3)
    for at, color in enumerate(COLORS):
        on = sum(cubes[at] for cubes in state.cubes_on.values()) if at < 3 else 0
        aside = {"black": 3, "yellow": 2}.get(color, 1 if at < 3 else 0)
        whole = GAME.content.table.cubes[color]
        assert state.bag[at] + state.supply[at] + on + aside == whole, color


def test_an_empty_position_has_no_dice_and_the_usual_rest() -> None:
    state = GAME.new(setup({}), 3)
    assert not state.dice and len(state.planets) == 3 and state.round == 1
    answer(state, keys(state)[0])
    assert sum(len(deck) for deck in state.decks) == 44


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hand": ["gf_99"]}, "position, hand: no 'gf_99'"),
        ({"row": ["lo_01"]}, "position, row: no 'lo_01'"),
        ({"bag": {"yellow": 7}}, "position, bag: there are not 7 yellow cubes"),
        ({"weapons": {f"we_0{n}": [0, 0, 0] for n in range(1, 6)}},
         "position, weapons: none is left to find"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused(position: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        setup(position)


def test_it_has_no_code() -> None:
    with pytest.raises(CodeError):
        encode(setup(LATE), 3, GAME)
