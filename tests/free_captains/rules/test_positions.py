"""A game can begin in a fixed position, with every cube in one place."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains.names import COLORS
from game.free_captains.share import CodeError, encode
from game.free_captains.state import Setup
from tests.free_captains.kit import GAME, HOB, answer, keys

LATE: dict[str, Any] = {
    "round": 11,
    "sector": 2,
    "left": 8,
    "abilities": [6, 6, 5],
    "dice": {"weapons_specialist": 5},
    "row": ["pl_02", "pl_12"],
    "hand": ["gf_12"],
    "location": "lo_02",
    "weapons": {"we_01": [2, 0, 1], "we_06": [0, 0, 0]},
    "collected": 3,
    "bag": {"yellow": 2, "black": 2},
}


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
        ({"hand": ["gf_99"]}, "position, hand: there is no 'gf_99'"),
        ({"row": ["lo_01"]}, "position, row: there is no 'lo_01'"),
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
