"""Computer players and favors: what they ask for, for what price they help; and ambitions."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import bargaining
from game.outer_rim.ai.evaluation import judge
from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.frames import FavorPick
from game.outer_rim.game import OuterRim
from game.outer_rim.odds.favors import help_now
from game.outer_rim.rules import combat, skills
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


# --- to the credit --------------------------------------------------------------------------------


def three(game: OuterRim, step: str = "planning", **first: Any) -> Sim:
    """Return a position of Boba Fett, Han Solo and Jyn Erso, each in a space of their own."""
    places = [{"space": each, "credits": 9_000} for each in ("naboo", "kessel", "lothal")]
    places[0] |= first
    cast = ("boba_fett", "han_solo", "jyn_erso")
    return Sim(game, 3, characters=cast, setup=BOX, players=places, step=step)


@pytest.mark.parametrize(
    ("kind", "thousands", "ahead", "wanted"),
    [
        ("combat_strategy", 1, 0, "accept"),
        ("combat_strategy", 1, 1, "more:1000"),
        ("combat_strategy", 2, 1, "accept"),
        ("shortcut", 1, 0, "more:1000"),
        ("shortcut", 2, 0, "accept"),
        ("shortcut", 2, 1, "accept"),
        ("shortcut", 2, 2, "more:1000"),
        ("shortcut", 3, 2, "accept"),
    ],
)
def test_the_price_is_higher_for_players_ahead(
    game: OuterRim, kind: str, thousands: int, ahead: int, wanted: str
) -> None:
    """8 a thousand credits: 8 for a strategy, 10 for a shortcut, and 6 more for each fame ahead."""
    sim = three(game, fame=ahead)
    sim.choose(f"favor:{kind}", "whom:seat_1", *["more:1000"] * thousands, "propose")
    assert answer(sim) == wanted


def test_who_is_behind_pays_no_less(game: OuterRim) -> None:
    sim = three(game)
    sim.player(1).fame = 5
    sim.choose("favor:combat_strategy", "whom:seat_1", "propose")
    assert answer(sim) == "more:1000"
    sim.choose("more:1000")
    assert answer(sim) == "propose"


def test_a_price_that_cannot_be_paid_is_a_refusal(game: OuterRim) -> None:
    sim = three(game, credits=0)
    sim.choose("favor:shortcut", "whom:seat_1", "propose")
    assert answer(sim) == "decline"


def test_help_is_given_until_two_short_of_the_goal(game: OuterRim) -> None:
    for fame, wanted in ((7, "accept"), (8, "decline")):
        sim = three(game, fame=fame)
        sim.player(1).fame = fame
        sim.choose("favor:combat_strategy", "whom:seat_1", "more:1000", "propose")
        assert answer(sim) == wanted


def fighting(game: OuterRim, **first: Any) -> Sim:
    """Return a fight of Boba Fett in which he may ask for a strategy."""
    sim = three(game, "encounter", **first)
    play = sim.play()
    foe = Fight(do="fight", combat="ground", enemy="a guard", value=2)
    combat.of_card(play, 0, foe, "vibroknife")
    game._advance(play)
    sim.edited()
    assert sim.step == "favor.moment"
    return sim


@pytest.mark.parametrize(("credits", "wanted"), [(3_000, "favor:combat_strategy"), (2_999, "pass")])
def test_some_credits_are_kept(game: OuterRim, credits: int, wanted: str) -> None:
    assert answer(fighting(game, credits=credits)) == wanted


def test_one_request_a_turn_is_enough(game: OuterRim) -> None:
    """It offers 1,000 to anyone, and fights on when all refuse."""
    sim = fighting(game)
    sim.choose("favor:combat_strategy")
    assert answer(sim) == "more:1000"
    sim.choose("more:1000")
    assert answer(sim) == "propose"
    sim.choose("propose", "decline", "decline")
    assert (sim.step, answer(sim)) == ("favor.moment", "pass")


@pytest.mark.parametrize(
    ("offers", "wanted"),
    [
        (((1, 2_000, ()), (2, 1_000, ())), "grant:seat_2"),
        (((1, 2_000, ()), (2, 0, (0,))), "grant:seat_1"),
        (((1, 2_001, ()),), "pass"),
        (((2, 0, (0,)),), "pass"),
        (((1, 20_000, ()), (2, 2_000, ())), "grant:seat_2"),
    ],
)
def test_the_cheapest_offer_is_taken_if_it_is_fair(
    game: OuterRim, offers: tuple[Any, ...], wanted: str
) -> None:
    """Of up to 2,000 credits; a debt token counts as 2,500."""
    sim = three(game)
    play = sim.play()
    play.push(FavorPick(0, asker=0, kind="shortcut", offers=offers))
    sim.edited()
    assert answer(sim) == wanted


def test_advice_is_asked_for_the_skill_that_is_tested(game: OuterRim) -> None:
    sim = three(game, "encounter")
    play = sim.play()
    skills.test(play, 0, ("piloting",), (), (), "")
    game._advance(play)
    sim.edited()
    sim.choose("favor:advice")
    assert answer(sim) == "wish:piloting"
    other = next(key for key in sim.keys if key.startswith("wish:") and "piloting" not in key)
    sim.choose(other)
    assert answer(sim) == "pass"
