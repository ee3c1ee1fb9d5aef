"""A mission that could not be won, or whose map lacks what it names, is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.mandalorian.cards.winning import missions
from game.mandalorian.maps import MissionMap, TokenMark
from tests.mandalorian.lint.parts import BOX, FAULTS, MAPS, changed, found
from tests.specs import Row


@pytest.mark.rule("MA-R53")
@pytest.mark.parametrize("row", FAULTS["winning"], ids=lambda row: str(row.line.number))
def test_fault(row: Row) -> None:
    assert [each for each in found(changed(row)) if row["told"] in each]


def without_mark(map: MissionMap, gone: TokenMark) -> MissionMap:
    """Return a map with one mark fewer."""
    marks = list(map.marks)
    marks.remove(gone)
    return replace(map, marks=tuple(marks))


@pytest.mark.rule("MA-R53")
@pytest.mark.parametrize("id", ["the_asset", "a_promise_broken", "six_minutes"])
def test_a_goal_needs_a_mark_for_every_token_of_its_shape(id: str) -> None:
    mission = BOX[id]
    map = MAPS[mission.map]
    mark = next(each for each in map.marks if each.shape == "o")
    told = [each for _, _, each in missions(BOX, {**MAPS, map.id: without_mark(map, mark)})]
    assert any("may stay in the box" in each for each in told)
