"""The players who may win, and when: pace, and what is open for the next turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.choices import May
from game.outer_rim.cards.effects.gains import Gain
from game.outer_rim.cards.effects.trials import Test as SkillTest
from game.outer_rim.events import FameChanged, TurnBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import win_forecast
from game.outer_rim.odds.win_forecast import Reach, courses, most, reach, turns_to_win
from game.players import make_players
from game.table.session import Session
from tests.breadth import first

Make = Callable[..., Any]


@pytest.mark.parametrize(
    ("fames", "turns"),
    [
        ([0], None), ([0, 2], None), ([0, 1, 2], None), ([0, 0, 0, 0], None), ([0, 1, 2, 3], 7),
        ([0, 0, 0, 0, 0, 3], 12), ([0, 3, 3, 3, 3, 3, 3, 3], None), ([3, 0, 0, 1, 1, 2, 3, 3], 14),
        ([9, 8, 8, 9], None), ([1, 2, 2, 9], 1),
    ],
)  # fmt: skip
def test_turns_to_win_at_the_pace_of_the_last_turns(fames: list[int], turns: int | None) -> None:
    assert turns_to_win(fames, 10) == turns


def test_courses_follow_the_turns_of_each_player() -> None:
    told = [
        TurnBegan(seat=0, round=1), FameChanged(seat=0, amount=2, now=2),
        TurnBegan(seat=1, round=1), FameChanged(seat=0, amount=-1, now=1),
        TurnBegan(seat=0, round=2), FameChanged(seat=1, amount=1, now=1),
    ]  # fmt: skip
    assert courses(told, 2) == [[0, 1, 1], [0, 1]]


def found(table: Any, seat: int = 0) -> Reach:
    table.edited()
    return reach(table.play(), seat)


CARGO = {"cards": ["gift_for_jabba"]}


def test_a_turn_ends_in_one_space_with_one_encounter(sim: Make) -> None:
    """Fame to be had in two places is not added up."""
    table = sim(players=[{"space": "kessel", **CARGO}], step="planning")
    alone = found(table)
    job = next(
        asset
        for asset in table.game.base.content.assets.values()
        if asset.kind == "job" and asset.destination == "kessel" and most(asset.reward) == 2
    )
    table.player().cards = ("gift_for_jabba", job.id)
    both = found(table)
    assert alone.fame == 2 and both.fame == 2


def test_the_market_sells_fame_only_to_who_can_pay_on_a_planet(sim: Make) -> None:
    content = sim().game.base.content
    deal = next(
        asset
        for asset in content.assets.values()
        if asset.kind == "deal" and asset.deck == "luxury" and most(asset.effect)
    )
    table = sim(
        players=[{"space": "naboo", "credits": deal.cost}],
        step="planning",
        decks={"luxury": [deal.id]},
    )
    assert deal.id in found(table).cards
    table.player().credits = deal.cost - 1
    assert deal.id not in found(table).cards


def test_a_contact_counts_only_once_it_lies_open(sim: Make) -> None:
    bounty = {"space": "naboo", "cards": ["greedo_bounty"]}
    table = sim(players=[bounty], step="planning", contacts={"naboo": ["greedo"]})
    target = table.game.base.content.assets["greedo_bounty"].target
    assert target == "greedo" and "greedo_bounty" not in found(table).cards
    table.state.faceup = (*table.state.faceup, "greedo")
    assert "greedo_bounty" in found(table).cards


def test_looking_changes_nothing(sim: Make) -> None:
    table = sim(players=[{"space": "naboo", **CARGO}], step="planning")
    before = table.game.dump(table.state)
    for seat in range(len(table.state.players)):
        reach(table.play(), seat)
    assert table.game.dump(table.state) == before


def test_the_most_of_a_block_follows_its_best_branch() -> None:
    one, two = Gain(do="gain", fame=1), Gain(do="gain", fame=2, credits=500)
    assert most(()) == 0
    assert most((one, two)) == 3
    test = SkillTest(do="test", skill=("piloting",), then=(one, one), otherwise=(one,))
    assert most((test,)) == 2
    assert most((one, May(do="may", then=(test,)))) == 3


@pytest.mark.long
@pytest.mark.parametrize("seed", first(1, [50, 51, 53]))
def test_wins_of_planning_players_are_seen_coming(game: OuterRim, seed: int) -> None:
    """When the last turn begins, what is open is enough for the winner to win."""
    kinds = ("captain", "deck") if seed != 51 else ("captain", "captain")
    session = Session(game, {"seats": [{"kind": kind} for kind in kinds]}, seed)
    players, begun = make_players("outer_rim", kinds, seed), (-1, -1)
    warned: list[bool] = []
    while session.decision() is not None:
        now = (session.state.turn, session.state.round)
        if now != begun:
            begun = now
            warned = [win_forecast.can_win(game.play(session.state), seat) for seat in (0, 1)]
        session.autoplay(players, 1)
    result = session.result()
    assert result is not None and result.winner is not None and warned[result.winner]
