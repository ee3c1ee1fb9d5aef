"""Turns, decks and the end of a game (sections 1, 2, 6, 7, 26 and 27)."""

from __future__ import annotations

from random import Random

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, HAND, begin, rest, total

ASSET = {"asset": MANDO}


def turn(sim: Sim) -> None:
    """Play the first two cards that can be played, and decline their actions."""
    for _ in range(2):
        sim.do(sim.keys("play")[0])
        while sim.step != "act" and "done" in sim.keys():
            sim.do("done")
    rest(sim)


@pytest.mark.rule("MA-086", "MA-098", "MA-099", "MA-100")
def test_a_card_from_hand_goes_on_top_of_any_slot() -> None:
    sim = Sim(hands=(HAND,))
    assert len(sim.keys("play")) == 4 * 4
    sim.put("plan", "straight_line", "sensor_band")
    assert sim.refused("play:full_sweep@plan") == "MA-086"
    assert sim.refused("play:old_trade@slice") == "MA-098"
    sim.do("play:old_trade@plan")
    assert sim.state.slots["plan"] == ("straight_line", "sensor_band", "old_trade")
    assert total(sim, "plan") == 3 + 2 + 3
    view = sim.game.view(sim.state, 0)
    assert view["slots"]["plan"]["cards"] == ["straight_line", "sensor_band", "old_trade"]
    assert "draw" in sim.keys() and "old_trade" not in sim.state.hands[0]


@pytest.mark.rule("MA-091", "MA-092", "MA-081")
@pytest.mark.parametrize("level, size", [("novice", 4), ("standard", 4), ("veteran", 3)])
def test_the_hand_is_filled_up(level: str, size: int) -> None:
    sim = Sim(level=level, hands=(HAND[:size],))
    turn(sim)
    assert sim.state.turn == 2 and len(sim.state.hands[0]) == size


@pytest.mark.rule("MA-093")
def test_a_full_hand_neither_draws_nor_discards() -> None:
    cards = (*HAND, "straight_line", "sensor_band", "full_sweep")
    sim = Sim(hands=(cards,))
    turn(sim)
    assert sim.state.turn == 2 and len(sim.state.hands[0]) == 5
    assert not sim.of(e.SkillsDrawn)


@pytest.mark.rule("MA-094", "MA-095", "MA-R91")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_turns_go_on_clockwise(seats: int) -> None:
    sim = Sim(seats=seats, setup={"sandbox": True})
    players = []
    for _ in range(4):
        players.append(sim.state.player)
        turn(sim)
    assert players == [n % seats for n in range(4)]
    assert not sim.state.over


@pytest.mark.rule("MA-095", "MA-288", "MA-289", "MA-R48", "MA-003", "MA-001", "MA-287")
def test_the_objective_is_checked_after_the_draw_step() -> None:
    """Not before the events of the turn have been survived."""
    sim = Sim(
        seats=2, carried=ASSET, hands=(HAND, ()), events=("ev_alarm",), disrupts={"move": (2,)}
    )
    sim.do("play:old_trade@move", "done")
    assert not sim.state.over
    sim.do("play:patient_hunter@plan")
    found = sim.do("done")
    assert sim.state.over and sim.state.won
    kinds = [type(each) for each in found]
    assert kinds.index(e.EventDrawn) < kinds.index(e.SkillsDrawn) < kinds.index(e.MissionWon)
    result = sim.game.result(sim.state)
    assert result is not None and result.scores == (1, 1)


@pytest.mark.rule("MA-291", "MA-002", "MA-004", "MA-006")
def test_missions_have_a_map_an_objective_and_failures() -> None:
    for mission in CONTENT.missions.values():
        assert mission.map in CONTENT.maps and mission.limit >= 1
        assert any(value for value in mission.goal.model_dump().values())
    paintings = {str(m.counts()) for m in CONTENT.maps.values()}
    assert len(paintings) == len(CONTENT.maps) == 4
    state = begin(2)
    squares = CONTENT.maps["arvala_compound"].grid.squares
    assert {*state.at.values(), *state.spaces.values()} <= set(squares)


@pytest.mark.rule("MA-007")
def test_a_map_serves_more_than_one_mission() -> None:
    maps = [each.map for each in CONTENT.missions.values()]
    assert maps.count("nevarro_square") > 1


@pytest.mark.rule("MA-008", "MA-R09")
def test_eight_characters_and_damage_without_a_limit() -> None:
    assert len(CONTENT.characters) == 8
    assert all(each.health <= 25 for each in CONTENT.characters.values())


# --- decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-281", "MA-282")
def test_who_decides() -> None:
    """The decider of every tie is the seat whose turn it is."""
    for first in (0, 1):
        sim = Sim(seats=2, setup={"first": first})
        assert sim.game.play(sim.state).decider == first


@pytest.mark.rule("MA-R94", "MA-292")
@pytest.mark.parametrize("seats, mode", [(1, "shared"), (2, "normal")])
def test_nothing_of_a_game_is_in_the_next(seats: int, mode: str) -> None:
    """Decks, tokens, damage and kept cards are those of the setup, whatever was played before."""
    before = GAME.dump(begin(seats, seed=4, mode=mode))
    state, chance = begin(seats, seed=4, mode=mode), Random(9)
    while (asked := GAME.decision(state)) is not None:
        GAME.choose(state, chance.choice(asked.options).key)
    assert state.over and GAME.dump(state) != before
    assert GAME.dump(begin(seats, seed=4, mode=mode)) == before
