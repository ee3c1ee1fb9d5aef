"""Setup and the levels of difficulty."""

from __future__ import annotations

import pytest

from game.free_captains.state import State
from tests.free_captains.kit import CREW, GAME, answer, clause, cubes, keys, new, step

MINA, DARRO = "ca_01", "ca_02"


def made(seed: int = 1, **setup: object) -> State:
    """Return a game in which nothing is named but what is given."""
    return GAME.new(GAME.setup({"seats": [{"kind": "human"}], **setup}), seed)


@pytest.mark.rule("FC-032", "FC-033", "FC-176", "FC-R38")
def test_aliens_and_captain_come_by_chance() -> None:
    games = [made(seed) for seed in range(1, 40)]
    assert len({tuple(game.aliens) for game in games}) == 6
    assert len({game.captain for game in games}) == 6
    assert all(sorted(game.aliens) == ["al_01", "al_02", "al_03"] for game in games)
    assert all(game.sector == 0 for game in games)


@pytest.mark.rule("FC-034", "FC-035", "FC-185", "FC-186", "FC-R62")
def test_tracks_begin_as_the_captain_says() -> None:
    state = new()
    assert state.abilities == [10, 8, 7]
    assert state.supply[:4] == [10, 10, 10, 11]
    assert GAME.view(state, 0)["abilities"] == {"combat": 10, "diplomacy": 8, "science": 7}
    assert GAME.view(state, 0)["dice"] == [{"id": die, "value": 6} for die in CREW]


@pytest.mark.rule("FC-026", "FC-036", "FC-037")
def test_two_of_the_dice_are_picked() -> None:
    state = made(captain="ca_04")
    assert keys(state) == [
        "keep:weapons_specialist", "keep:infiltration_agent", "keep:engineer"
    ]  # fmt: skip
    assert clause(state, "keep:scanning_technology") == "FC-026"
    answer(state, "keep:engineer")
    assert clause(state, "keep:engineer") == "FC-036"
    answer(state, "keep:infiltration_agent")
    assert state.dice == ["engineer", "infiltration_agent"] and step(state) == "planet"


@pytest.mark.rule("FC-038")
def test_mina_keeps_all_three() -> None:
    state = made(captain=MINA)
    assert len(state.dice) == 3 and step(state) == "planet"


@pytest.mark.rule("FC-039", "FC-040")
def test_crew_begins_at_six_and_systems_are_rolled() -> None:
    values = set()
    for seed in range(1, 30):
        state = made(seed, captain=DARRO, dice=["weapons_specialist", "scanning_technology"])
        assert state.faces[0] == 6
        values.add(state.faces[1])
    assert values == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("FC-041", "FC-042", "FC-R95")
def test_three_decks_of_sixteen() -> None:
    first, second = made(1, captain=MINA), made(2, captain=MINA)
    for state in (first, second):
        assert [len(deck) for deck in state.decks] == [16, 16, 16]
        assert sorted(sum(state.decks, [])) == sorted(GAME.content.encounters)
    assert first.decks != second.decks


@pytest.mark.rule("FC-043", "FC-044", "FC-045", "FC-050", "FC-051", "FC-052", "FC-175", "FC-R05",
                  "FC-R06", "FC-R56", "FC-R96", "FC-R97")  # fmt: skip
@pytest.mark.parametrize(("level", "n"), [("basic", 4), ("normal", 5), ("advanced", 6)])
def test_levels_set_cubes_and_weapons(level: str, n: int) -> None:
    state = new(level=level)
    assert state.bag == [4, 4, 4, 4, n, n]
    assert state.supply == [10, 10, 10, 11, 6 - n, 10 - n]
    assert len(state.weapon_deck) == n and cubes(state) == 76


@pytest.mark.rule("FC-046", "FC-174")
def test_weapons_are_chosen_by_chance() -> None:
    decks = [tuple(made(seed, captain=MINA, level="basic").weapon_deck) for seed in range(1, 20)]
    assert {weapon for deck in decks for weapon in deck} == set(GAME.content.weapons)
    assert len(set(decks)) > 15
    assert sorted(new(level="advanced").weapon_deck) == sorted(GAME.content.weapons)


@pytest.mark.rule("FC-047", "FC-048", "FC-049")
def test_planets_are_laid_in_a_row_of_three() -> None:
    state = new()
    assert len(state.planets) == 3 and len(state.planet_deck) == 9
    view = GAME.view(state, 0)
    assert view["planets"] == state.planets and view["planet_deck"] == 9
    answer(state, keys(state)[0])
    assert len(state.line) <= 4 and GAME.content.table.line == 4
    assert isinstance(state.location, str) and isinstance(state.planet, str)


@pytest.mark.rule("FC-R94")
def test_what_is_secret() -> None:
    view = GAME.view(new(), 0)
    assert view["decks"] == [16, 16, 16] and view["weapon_deck"] == 5
    assert view["bag"] == {"red": 4, "blue": 4, "orange": 4, "black": 4, "yellow": 5, "white": 5}
    assert view["supply"]["black"] == 11
