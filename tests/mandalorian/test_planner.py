"""The planner's judgment of positions, and the turn it has in mind."""

from __future__ import annotations

from typing import Any

from game.mandalorian.players.judging import STOP, kept, left
from game.mandalorian.players.planner import Planner, Search
from game.table.contract import Sight
from tests.mandalorian.bench import Sim


def work(sim: Sim) -> float:
    return left(sim.game.play(sim.state), 0)


def vault(*tokens: tuple[str, ...], **more: Any) -> Sim:
    return Sim(tokens=(("asset", "s04"), *tokens), doors=(1,), **more)


def test_looking_for_something_is_no_loss_on_the_average() -> None:
    """A find makes up for a miss: the step into a cell costs itself alone."""

    def cells(at: str, *tokens: tuple[str, str], down: tuple[tuple[str, str], ...]) -> float:
        spaces = {"the_mandalorian": at, "migs_mayfeld": at}
        sim = Sim("six_minutes", tokens=tokens, down=down, spaces=spaces, doors=(1, 2, 3, 4))
        return work(sim)

    unknown = cells("s19", down=(("empty_cell", "s01"), ("prisoner", "s20")))
    found = cells("s20", ("prisoner", "s20"), down=(("empty_cell", "s01"),))
    missed = cells("s20", ("empty_cell", "s20"), down=(("prisoner", "s01"),))
    assert found < unknown < missed
    assert abs(unknown - 1.0 - STOP - (found + missed) / 2) < 0.5


def test_enemies_on_the_way_cost_by_their_health_and_as_sentries() -> None:
    free = work(vault())
    guard = work(vault(("nikto_guard", "s03")))
    sentry = work(vault(("nikto_watchman", "s03")))
    hurt = vault(("nikto_guard", "s03"))
    hurt.state.damage[next(t for t, at in hurt.state.spaces.items() if at == "s03")] = 2
    assert free < work(hurt) < guard < sentry
    assert work(vault(("empty_crate", "s03"))) == free, "an open crate stops nobody"


def test_each_further_planning_card_is_worth_less() -> None:
    one, two, three = (kept(["defend.1", "defend.2", "defend.3"][:n]) for n in (1, 2, 3))
    assert 0 < three - two < two - one < one
    assert kept(["return_fire", "defend"]) == kept(["defend", "return_fire"])


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
