"""The three mercenary sheets, each on all four maps: opened, laid out, played and won."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.client.games.mandalorian.setup.mission_picker import sheet
from game.mandalorian import campaign
from game.mandalorian.cards.winning import missions as faults
from game.mandalorian.maps import MissionMap
from game.mandalorian.text import cards as texts
from game.mandalorian.text.phrases import plain
from game.players import make_players
from game.table import conformance
from game.table.session import Session
from tests.breadth import every
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.hooks import GAME, LEVELS, MissionHooks
from tests.mandalorian.lint.parts import BOX, FAULTS, MAPS, changed, found
from tests.specs import Row

CONTENT = GAME.content
SHEETS = ("the_egg", "the_warrant", "last_shuttle")
PAIRS = tuple(id for id, each in CONTENT.missions.items() if each.mercenary)
QUICK, LONG = 40, 2_000
"""decisions of random games on each pair, in an ordinary and in a long run"""


class PairHooks(MissionHooks):
    """Random games of a mercenary mission, with one to four seats by the seed."""

    tables = PAIRS

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        seats = 1 + seed % 4
        return {
            "mission": table,
            "seats": [{"kind": "human"}] * seats,
            "level": LEVELS[seed % 3],
            "mode": "shared" if seats == 1 or seed % 8 > 3 else "normal",
        }


@pytest.fixture(scope="module")
def hooks() -> PairHooks:
    return PairHooks(GAME)


# --- the pairs ------------------------------------------------------------------------------------


def test_a_sheet_opens_with_all_its_maps() -> None:
    opened = [set(campaign.open_missions(CONTENT, guide)) for guide in (44, 46, 58)]
    pairs = [set(sheet(each)) for each in SHEETS]
    assert not opened[0] & set(PAIRS)
    assert opened[1] & set(PAIRS) == pairs[0]
    assert opened[2] & set(PAIRS) == set(PAIRS)


def test_map_rules_stay() -> None:
    """A pair has the green slot and the rules of doors of the mission whose map it is on; it may
    bring a slot to a map without one."""
    story = {each.number: each for each in CONTENT.missions.values() if not each.mercenary}
    for id in PAIRS:
        pair, own = CONTENT.missions[id], story[CONTENT.missions[id].number]
        assert own.slot in (None, pair.slot)
        for name in ("map", "intel_unlocks", "cells_dark", "work_opens", "carried_work"):
            assert getattr(pair, name) == getattr(own, name), (id, name)


# --- games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", every(5, PAIRS))
def test_every_decision_of_random_games(hooks: PairHooks, pair: str) -> None:
    assert conformance.look(hooks, pair, QUICK).total() == QUICK


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS)
def test_every_decision_of_many_random_games(hooks: PairHooks, pair: str) -> None:
    assert conformance.look(hooks, pair, LONG).total() == LONG


def whole(pair: str, seed: int, kind: str) -> str:
    """Play a game of a computer player; return how it ended."""
    setup = {"game": "mandalorian", "seats": [{"kind": kind}], "mission": pair, "level": "novice"}
    session: Session[Any] = Session(GAME, setup, seed)
    session.autoplay(make_players("mandalorian", (kind,), seed))
    result = GAME.result(session.state)
    assert result is not None
    return result.ending


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS)
def test_a_computer_player_wins_some_and_loses_some(pair: str) -> None:
    first = whole(pair, 1, "steady") == "won"
    assert any((whole(pair, seed, "steady") == "won") != first for seed in range(2, 31))


# --- goals ----------------------------------------------------------------------------------------


CARRIED = [id for id in PAIRS if CONTENT.missions[id].goal.carries]


@pytest.mark.parametrize("pair", CARRIED)
def test_what_is_carried_to_its_place_wins(pair: str) -> None:
    goal = CONTENT.missions[pair].goal
    for at_goal in (True, False):
        sim = Sim(pair)
        play = GAME.play(sim.state)
        there = goal.there or goal.all_in
        space = play.map.start if there == "start" else play.map.numbered(there)
        away = next(each.id for each in play.map.spaces if each.id != space)
        assert goal.carries is not None
        sim = Sim(pair, carried={goal.carries: MANDO},
                  spaces={MANDO: space if at_goal else away, IG: space})  # fmt: skip
        parts = dict(GAME.view(sim.state, 0)["goal"])
        assert all(parts.values()) is at_goal


def test_a_chest_is_taken_along_where_the_sheet_says_so() -> None:
    """On the other maps, and in other missions, it is used for planning."""
    for pair, taken in (("the_egg_streets", True), ("a_promise_broken", False)):
        sim = Sim(pair, (MANDO, "kuiil"), tokens=(("supply_chest_2", "s16"),),
                  hands=(("old_trade",),))  # fmt: skip
        (chest,) = sim.state.spaces
        sim.do("play:old_trade@move", f"feature:{chest}@{MANDO}")
        assert (sim.state.carried == {chest: MANDO}) is taken
        said = plain(texts.threat(CONTENT, "supply_chest_2", pair)[0])
        assert ("take this token" in said) is taken


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize("row", FAULTS["sheets"], ids=lambda row: str(row.line.number))
def test_fault(row: Row) -> None:
    told = f"{row['component']} {row['told']}"
    assert [each for each in found(changed(row)) if each.startswith(told)]


def walled(map: MissionMap, space: str) -> MissionMap:
    """Return a map with a space that nobody can enter."""
    edges = tuple(
        replace(edge, kind="wall", name="") if space in (edge.a, edge.b) else edge
        for edge in map.grid.edges
    )
    beyond = {
        one: tuple((two, next(e for e in edges if {e.a, e.b} == {one, two})) for two, _ in known)
        for one, known in map.grid.neighbors.items()
    }
    return replace(map, grid=replace(map.grid, edges=edges, neighbors=beyond), _ways={})


@pytest.mark.parametrize("pair", PAIRS)
def test_no_pair_is_played_on_a_map_with_a_mark_walled_off(pair: str) -> None:
    mission = CONTENT.missions[pair]
    map = MAPS[mission.map]
    assert not [each for each in faults(BOX, MAPS) if each[0] == pair]
    space = next(mark.space for mark in map.marks if mark.shape == "a")
    told = [each for id, _, each in faults(BOX, {**MAPS, map.id: walled(map, space)}) if id == pair]
    assert any(f"the space {space} of {map.id} cannot be reached" in each for each in told)
