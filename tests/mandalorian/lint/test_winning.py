"""A mission that could not be won, or whose map lacks what it names, is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.mandalorian.cards import models as c
from game.mandalorian.cards.winning import missions, reachable
from game.mandalorian.maps import MissionMap, TokenMark
from tests.mandalorian.lint.parts import BOX, MAPS, Change, changed, found

FAULTS: list[tuple[str, Change, str]] = [
    ("the_asset", lambda d: d.update(map="moon"), "map: there is no map 'moon'"),
    (
        "six_minutes",
        lambda d: d["slot"].update(number=4),
        "slot.number: the map prison_ship has no space with the number 4",
    ),
    (
        "town_square",
        lambda d: d["goal"].update(all_in=7),
        "goal.all_in: the map nevarro_square has no space with the number 7",
    ),
    (
        "town_square",
        lambda d: d["goal"].update(there=7),
        "goal.there: the map nevarro_square has no space with the number 7",
    ),
    (
        "town_square",
        lambda d: d.update(work_opens=[3]),
        "work_opens: the map nevarro_square has no",
    ),
    (
        "town_square",
        lambda d: d["crisis"][0]["deeds"][0].update(space="s99"),
        "crisis.0.deeds.0.space: the map nevarro_square has no space 's99'",
    ),
    (
        "gate_switch",
        lambda d: d["use"][1].update(doors=[7]),
        "a_promise_broken map: the map nevarro_streets has no door 7",
    ),
    ("town_square", lambda d: d.update(work_opens=[1]), "map: the space s21 of nevarro_square"),
    (
        "door_control",
        lambda d: d.update(use=[{"do": "discard_this"}]),
        "map: the space s03 of arvala_compound cannot be reached",
    ),
    ("asset", lambda d: d.update(use=[]), "goal.carries: 'asset' cannot be taken along"),
    (
        "the_warrant",
        lambda d: d["goal"].update(defeated="charge"),
        "goal.defeated: 'charge' is not an enemy",
    ),
    (
        "child_token",
        lambda d: d.update(effect=[{"do": "spawn"}]),
        "goal.child: nothing brings The Child into the mission",
    ),
    (
        "the_warrant",
        lambda d: d.update(crisis=[]),
        "goal.defeated: 'moff_gideon' does not start on the map, and nothing lets it enter",
    ),
    (
        "town_square",
        lambda d: d.update(crisis=[]),
        "crisis: 'moff_gideon' waits beside the map, and nothing lets it enter",
    ),
    (
        "empty_cell",
        lambda d: d.update(count=2),
        "goal.carries: 'prisoner' may stay in the box: 5 tokens of shape O for 4 marks",
    ),
    (
        "empty_room",
        lambda d: d.update(count=2),
        "goal.child: 'child_token' may stay in the box: 6 tokens of shape O for 5 marks",
    ),
    (
        "guard_droid",
        lambda d: d.update(count=3),
        "map: the map prison_ship has 12 marks of shape D, but there are 11 tokens for them",
    ),
]


@pytest.mark.rule("MA-R53")
@pytest.mark.parametrize(("id", "change", "told"), FAULTS, ids=[each[2][:60] for each in FAULTS])
def test_fault(id: str, change: Change, told: str) -> None:
    assert [each for each in found(changed(id, change)) if told in each]


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


def reach(id: str) -> set[str]:
    """Return the spaces of a mission that can be reached."""
    mission = BOX[id]
    own = [each for each in BOX.values() if isinstance(each, c.Threat)]
    own = [each for each in own if each.mission == mission.number]
    return reachable(mission, own, MAPS[mission.map])
