"""Memories of the rules from one question to the next: the same as found afresh."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.cards.effects.language import Condition, Per
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import CHECKS, LOOKS, looked_at
from game.outer_rim.favors import rules as favors
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import State
from game.outer_rim.trading.rules import OPENING
from game.table.streams import draw

SETUP = {
    "seats": [{"kind": "random"}] * 4, "expansions": ["unfinished_business"], "favors": True,
    "ambitions": True,
}  # fmt: skip


def played(game: OuterRim, seed: int, answers: int) -> Iterator[tuple[State, list[Any]]]:
    """Yield a game of random answers after each of them, with what it told."""
    state, streams = game.new(game.setup(SETUP), seed), dict[str, int]()
    for turn in range(answers):
        decision = game.decision(state)
        if decision is None:
            return
        lasting = [each for each in decision.options if each.verb not in OPENING]
        options = decision.options if turn % 50 == 0 else lasting or decision.options
        key = options[draw(seed, streams, "answers", len(options))].key
        yield state, game.choose(state, key)


def test_a_game_that_remembers_no_goals_is_the_same(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = [repr(told) for _, told in played(game, 5, 500)]
    ambitions._deeds.cache_clear()
    monkeypatch.setattr(ambitions, "looked_at", lambda conditions: None)
    assert [repr(told) for _, told in played(game, 5, 500)] == first
    ambitions._deeds.cache_clear()


def test_states_that_depend_on_others_are_looked_at_each_time() -> None:
    assert looked_at([Condition(credits=3), Condition(any=(Condition(debts=1),))]) == [
        "credits",
        "debts",
    ]
    assert looked_at([Condition(credits=3), Condition(no=Condition(fame="most"))]) is None
    assert looked_at([Condition(company=True)]) is None
    assert LOOKS.keys() < CHECKS.keys()


@pytest.mark.parametrize("change", [{"only": Condition(droid=True)}, {"modify": None}])
def test_slots_that_depend_on_other_cards_are_worked_out_from_all(
    game: OuterRim, change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Table(game.base.content).roomy == {"smuggling_compartment"}
    if "modify" in change:
        change = {"modify": {"cargo_slots": Per(each=1, per="crew")}}
    asset = game.base.content.assets["smuggling_compartment"]
    changed = tuple(each.model_copy(update=change) for each in asset.always)
    monkeypatch.setattr(asset, "always", changed)
    table = Table(game.base.content)
    assert table.roomy is None


def test_favors_on_offer_are_those_that_somebody_grants(game: OuterRim) -> None:
    def check(play: Play, seat: int) -> int:
        offered = favors.on_offer(play, seat)
        if play.player(seat).favors.received:
            assert set(offered) <= {favors.WITHHOLD}
            return 0
        for kind in favors.kinds(play):
            wishes = favors.wishes(play, seat, kind)
            assert (kind in offered) == bool(wishes)
            for wish in favors._named(play, seat, kind):
                able = favors.grantors(play, seat, kind, wish)
                others = favors.people(play, seat)
                assert bool(able) == (wish in wishes)
                why = [favors.why_not_grant(play, seat, each, kind, wish) for each in others]
                assert able == [each for each, no in zip(others, why) if no is None]
                assert all(no is None or no.text for no in why)
        return 1

    seen = 0
    for turn, (state, _) in enumerate(played(game, 7, 300)):
        if turn % 5 == 0 and state.step != "setup":
            seen += sum(check(game.play(state), seat) for seat in range(4))
    assert seen > 100
