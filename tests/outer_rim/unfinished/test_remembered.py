"""Memories of the rules from one question to the next: the same as found afresh."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.outer_rim.ai import attempts, chances
from game.outer_rim.ai.evaluation import Outlook
from game.outer_rim.cards.effects import Condition, Per
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import CHECKS, LOADOUT, LOOKS, looked_at
from game.outer_rim.game import LATEST, OuterRim
from game.outer_rim.rules import ambitions, fame, favors, reputation, slots
from game.outer_rim.rules.stats import Table, Values
from game.outer_rim.rules.trading import OPENING
from game.outer_rim.state import State
from game.table.streams import draw
from tests.outer_rim.unfinished.test_ambitions import table

SETUP = {
    "seats": [{"kind": "random"}] * 4,
    "expansions": ["unfinished_business"],
    "favors": True,
    "ambitions": True,
}


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


def test_goals_that_are_settled_stay_so_when_looked_at_afresh(game: OuterRim) -> None:
    moved = 0
    for state, told in played(game, 1, 900):
        moved += sum(type(each).__name__ == "AmbitionAdvanced" for each in told)
        ambitions._deeds.cache_clear()
        play = game.play(state)
        ambitions.refresh(play)
        assert play.events == []
    assert moved > 5


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


SLOTS = ("crew", "cargo", "mod", "gear", "job")


def slots_of(values: Values) -> list[int]:
    """Return all figures that say how many cards of each kind fit."""
    figures = [getattr(values, f"{kind}_slots") for kind in SLOTS]
    return [*figures, values.free_slots, values.gear_or_mod]


def test_slots_are_those_of_all_the_cards(game: OuterRim) -> None:
    """Also with each card of the box beside them, and without each of their own."""
    seen = 0
    for turn, (state, _) in enumerate(played(game, 6, 400)):
        if turn % 20 or state.step == "setup":
            continue
        play = game.play(state)
        for player in state.players:
            hands = [tuple(c for c in player.cards if c != each) for each in player.cards]
            hands += [(*player.cards, each) for each in play.content.assets]
            for hand in hands:
                whole = slots_of(play.values_with(player.seat, hand))
                assert slots_of(play.slots_with(player.seat, hand)) == whole
                seen += 1
    assert seen > 5_000


def test_cards_that_make_room_are_those_without_which_the_others_fit(game: OuterRim) -> None:
    made = 0
    for turn, (state, _) in enumerate(played(game, 12, 600)):
        if turn % 100 or state.step == "setup":
            continue
        play = game.play(state)
        for player, card in product(state.players, play.content.assets):
            for own in (player.cards, tuple(sorted({*player.cards, "smuggling_compartment"}))):
                rest = {each: [one for one in own if one != each] for each in own}
                fits = [slots.fits(play, player.seat, (*each, card)) for each in rest.values()]
                fresh = [each for each, fit in zip(rest, fits) if fit]
                assert list(slots.makes_room(play, player.seat, card, own)) == fresh
                made += 0 < len(fresh) < len(rest)
    assert made > 100


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


def test_favors_remembered_for_a_seat_are_those_on_offer_now(game: OuterRim) -> None:
    """Also after a step into another game and back, with a seat that has not asked for long."""
    other = game.new(game.setup(SETUP), 11)
    seen = set()
    for turn, (state, _) in enumerate(played(game, 10, 600)):
        play, seat = game.play(state), turn % 4
        if turn % 9 == 0:
            favors._OFFERS.to(game.play(other), seat)
        offered = favors._OFFERS.to(play, seat)
        assert [each.source for each in offered] == favors.on_offer(play, seat)
        seen.add(offered)
    assert len(seen) > 2


def test_skills_that_a_player_lends_do_not_depend_on_the_ship(game: OuterRim) -> None:
    depends = set(favors._Offers.THEIRS.__reduce__()[1])
    assert depends | set(favors._Offers.OWN.__reduce__()[1]) >= set(LOADOUT)
    for state, _ in played(game, 3, 120):
        play = game.play(state)
    for player in play.state.players:
        lent, held = favors.skills_of(play, player.seat), player.ship
        for player.ship in play.content.ships:
            assert favors.skills_of(play, player.seat) == lent
        player.ship = held


def test_a_win_seen_in_a_copy_is_seen_in_the_game_as_well(game: OuterRim) -> None:
    """The same reputation wins as often as it is reached, and no longer once it is lost."""
    held = {"fame": 9, "goals": [0, 1, 3], "reputation": {"rebel": "positive"}}
    play = table(game, **held).play()
    fame.watch(play)
    assert not play.over
    before = play.state.clone()
    for state in (before.clone(), before):
        play = game.play(state)
        reputation.change(play, 0, "imperial", -1, "test")
        fame.watch(play)
        assert state.winner == 0
        state.ending, state.winner = "", None
    reputation.change(play, 0, "rebel", -1, "test")
    fame.watch(play)
    assert not play.over


def test_the_options_of_a_copy_are_listed_as_if_nothing_were_remembered(game: OuterRim) -> None:
    for turn, (state, _) in enumerate(played(game, 8, 400)):
        if state.ending or turn % 3:
            continue
        copies = [game.clone(state) for _ in range(LATEST + 2)]
        assert len(game._asked) <= LATEST
        known = [game.decision(each) for each in (*copies, state)]
        game.forget()
        fresh = [game.decision(each) for each in (*copies, state)]
        assert known == fresh


def test_an_answer_to_a_copy_leaves_the_options_of_the_original(game: OuterRim) -> None:
    for state, _ in played(game, 9, 120):
        before = game.decision(state)
        if before is None:
            return
        copy = game.clone(state)
        game.choose(copy, before.options[-1].key)
        assert game.decision(state) == before
        after = game.decision(copy)
        game.forget()
        assert game.decision(copy) == after


def test_chances_of_last_goals_are_those_worked_out_afresh(game: OuterRim) -> None:
    seen = set()
    for turn, (state, _) in enumerate(played(game, 2, 300)):
        if turn % 10 or state.step == "setup":
            continue
        play = game.play(state)
        for player in state.players:
            at = Outlook(game, state, player)
            assert chances.helped.__wrapped__(at.values) == chances.helped(at.values)
            sheet = ambitions.sheet(play, player.seat)
            assert sheet is not None
            for ability in (each for goal in sheet.goals for each in goal.abilities):
                left = at.values.health - player.character_damage
                hull = at.values.hull - player.ship_damage
                fresh = attempts.Try(play.content, at.values, left, hull)
                chance = attempts.once(play, at, ability.then)
                assert chance == fresh.block(ability.then, lambda: 0.0)
                seen.add(chance)
    assert len(seen) > 5
