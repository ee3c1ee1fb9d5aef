"""Computer players and favors: what they ask for, and for what price they help."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.combat import rules as combat
from game.outer_rim.favors import worth as favors
from game.outer_rim.favors.frames import FavorPick
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import skills
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"], "favors": True}


def table(game: OuterRim, **first: Any) -> Sim:
    """Return a position of Boba Fett and Han Solo."""
    players = [{"space": "naboo", "credits": 5_000, **first}, {"space": "kessel", "credits": 0}]
    cast = ("boba_fett", "han_solo")
    return Sim(game, characters=cast, setup=BOX, players=players)


def answer(sim: Sim) -> str | None:
    """Return what a computer player answers to the present question."""
    decision = sim.game.decision(sim.state)
    assert decision is not None
    return favors.choice(sim.game, sim.state, decision.seat, decision)


def test_a_debt_token_is_worth_it(game: OuterRim) -> None:
    sim = table(game)
    sim.choose("favor:shortcut", "token:seat_0", "propose")
    assert answer(sim) == "accept"


@pytest.mark.parametrize("fame", [8, 9])
def test_nobody_helps_a_player_about_to_win(game: OuterRim, fame: int) -> None:
    sim = table(game, fame=fame)
    sim.choose("favor:shortcut", "token:seat_0", "propose")
    assert answer(sim) == "decline"


# --- to the credit --------------------------------------------------------------------------------


def three(game: OuterRim, step: str = "planning", **first: Any) -> Sim:
    """Return a position of Boba Fett, Han Solo and Jyn Erso, each in a space of their own."""
    places = [{"space": each, "credits": 9_000} for each in ("naboo", "kessel", "lothal")]
    places[0] |= first
    cast = ("boba_fett", "han_solo", "jyn_erso")
    return Sim(game, 3, characters=cast, setup=BOX, players=places, step=step)


def test_a_price_that_cannot_be_paid_is_a_refusal(game: OuterRim) -> None:
    sim = three(game, credits=0)
    sim.choose("favor:shortcut", "whom:seat_1", "propose")
    assert answer(sim) == "decline"


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


# --- what is worth asking for ---------------------------------------------------------------------


def test_three_fame_short_of_the_goal_help_has_its_price_yet(game: OuterRim) -> None:
    sim = table(game, fame=7)
    sim.choose("favor:shortcut", "token:seat_0", "propose")
    assert answer(sim) == "more:1000"


@pytest.mark.parametrize(("credits", "key"), [(3_000, "favor:combat_strategy"), (2_000, "pass")])
def test_a_strategy_is_asked_for_by_who_keeps_enough(
    game: OuterRim, credits: int, key: str
) -> None:
    assert answer(fighting(game, credits=credits)) == key


@pytest.mark.parametrize(
    ("help", "key"), [((0.5, 0.7), "favor:advice"), ((0.5, 0.66), "pass"), (None, "pass")]
)
def test_advice_is_asked_for_where_it_is_worth_the_price(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch, help: tuple[float, float] | None, key: str
) -> None:
    """A passed test is worth 45, and 1,000 credits are worth 8."""
    monkeypatch.setattr(favors, "help_now", lambda play, seat: help)
    sim = three(game, "encounter")
    play = sim.play()
    skills.test(play, 0, ("piloting",), (), (), "")
    game._advance(play)
    sim.edited()
    assert answer(sim) == key
