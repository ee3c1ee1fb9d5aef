"""The planner's judgment of positions, and the turn it has in mind."""

from __future__ import annotations

from typing import Any

from game.mandalorian.players.judging import left
from game.mandalorian.players.planner import Planner, Search
from game.table.contract import Sight
from tests.mandalorian.bench import Sim


def work(sim: Sim) -> float:
    return left(sim.game.play(sim.state), 0)


def vault(*tokens: tuple[str, ...], **more: Any) -> Sim:
    return Sim(tokens=(("asset", "s04"), *tokens), doors=(1,), **more)


def test_the_first_answer_within_an_action_is_that_of_the_turn_in_mind() -> None:
    """The planner does not think again before anything has happened."""
    sim = vault(hands=(("old_trade", "straight_line", "recalculate", "tracking_fob"),))
    planner, state, game = Planner(1, 0), sim.state, sim.game
    asked = game.decision(state)
    assert asked is not None and asked.step == "act"
    first = planner.choose(Sight(game, state, 0), asked)
    game.choose(state, first)
    asked = game.decision(state)
    assert asked is not None and asked.step == "acting"
    thinking = Search.best
    try:
        Search.best = None  # type: ignore[assignment,method-assign]
        assert asked.find(planner.choose(Sight(game, state, 0), asked)) is not None
    finally:
        Search.best = thinking  # type: ignore[method-assign]


def test_the_planner_takes_what_it_has_come_for() -> None:
    sim = vault(spaces={"the_mandalorian": "s03"}, hands=(("old_trade", "patient_hunter"),))
    planner, state, game = Planner(1, 0), sim.state, sim.game
    while state.turn == 1 and not state.over:
        asked = game.decision(state)
        assert asked is not None
        game.choose(state, planner.choose(Sight(game, state, 0), asked))
    assert "the_mandalorian" in state.carried.values()
