"""Computer players and favors: what they ask for, for what price they help; and ambitions."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import bargaining
from game.outer_rim.ai.evaluation import judge
from game.outer_rim.game import OuterRim
from game.outer_rim.odds.favors import help_now
from game.outer_rim.rules import skills
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"], "favors": True}


def table(game: OuterRim, setup: dict[str, Any] | None = None, **first: Any) -> Sim:
    """Return a position of Boba Fett and Han Solo."""
    other = {"ambition": "vigo"} if first.get("ambition") else {}
    players = [
        {"space": "naboo", "credits": 5_000, **first},
        {"space": "kessel", "credits": 0, **other},
    ]
    cast = ("boba_fett", "han_solo")
    return Sim(game, characters=cast, setup={**BOX, **(setup or {})}, players=players)


def answer(sim: Sim) -> str | None:
    """Return what a planner answers to the present question."""
    decision = sim.game.decision(sim.state)
    assert decision is not None
    return bargaining.choice(sim.game, sim.state, decision.seat, decision)


@pytest.mark.parametrize(("credits", "wanted"), [(1, "accept"), (0, "more:1000")])
def test_help_has_its_price(game: OuterRim, credits: int, wanted: str) -> None:
    sim = table(game)
    sim.choose("favor:combat_strategy", *["more:1000"] * credits, "propose")
    assert (sim.seat, answer(sim)) == (1, wanted)


def test_a_debt_token_is_worth_it(game: OuterRim) -> None:
    sim = table(game)
    sim.choose("favor:shortcut", "token:seat_0", "propose")
    assert answer(sim) == "accept"


@pytest.mark.parametrize("fame", [8, 9])
def test_nobody_helps_a_player_about_to_win(game: OuterRim, fame: int) -> None:
    sim = table(game, fame=fame)
    sim.choose("favor:shortcut", "token:seat_0", "propose")
    assert answer(sim) == "decline"


@pytest.mark.parametrize(("skill", "wanted"), [("piloting", "favor:advice"), ("stealth", "pass")])
def test_advice_is_asked_for_where_it_helps(game: OuterRim, skill: Any, wanted: str) -> None:
    sim = table(game)
    play = sim.play()
    skills.test(play, 0, (skill,), (), (), "")
    game._advance(play)
    sim.edited()
    if sim.step != "favor.moment":
        assert wanted == "pass"
        return
    found = help_now(sim.play(), 0)
    assert found is not None and found[0] < 0.3 and found[1] > 0.7
    assert answer(sim) == wanted
    sim.choose(wanted)
    while sim.step == "favor.ask":
        sim.choose(answer(sim) or "")
    assert sim.step == "favor.answer" and sim.seat == 1
    sim.choose(answer(sim) or "")
    assert sim.player().favors.advice == skill and sim.player().credits == 4_000


def test_other_questions_are_left_to_the_planner(game: OuterRim) -> None:
    assert answer(table(game)) is None


@pytest.mark.parametrize("goals", [(), (0,)])
def test_goals_are_worth_something(game: OuterRim, goals: tuple[int, ...]) -> None:
    setup = {"favors": False, "ambitions": True, "fame_goal": 8}
    hero = "hero_of_the_rebellion"
    found = []
    for done in (goals, (*goals, len(goals))):
        sim = table(game, setup, ambition=hero, goals=list(done))
        found.append(judge(game, sim.state, 0))
    assert found[1] > found[0] + 20


def test_the_way_to_a_goal_is_worth_something(game: OuterRim) -> None:
    setup = {"favors": False, "ambitions": True, "fame_goal": 8}
    near, far = (
        judge(game, table(game, setup, ambition="fastest_in_the_galaxy", space=space).state, 0)
        for space in ("nav_26", "nav_14")
    )
    assert near > far
