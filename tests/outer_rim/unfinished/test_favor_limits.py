"""Favors at the edges: to the die and the credit, with an AI at the table, with several offers."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import FavorAsked, FavorGranted, SkillTested
from game.outer_rim.frames import Planning, SkillTest
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import favors, skills
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_favors import BOX, asks, skill_of, table


def under_test(sim: Sim, skill: Any) -> SkillTest:
    """Begin a test of the first player on top of what is pending; it is carried on until it
    asks."""
    play = sim.play()
    skills.test(play, 0, (skill,), (), (), "")
    frame = play.stack[-1]
    assert isinstance(frame, SkillTest)
    sim.game._advance(play)
    sim.edited()
    return frame


# --- until when, and how often --------------------------------------------------------------------


@pytest.mark.rule("UB-123", "UB-R45")
def test_a_test_is_rolled_once_its_dice_have_fallen(game: OuterRim) -> None:
    sim = table(game, step="encounter")
    frame = under_test(sim, skill_of(sim, 1))
    assert not favors.rolled(sim.play()) and "advice" in asks(sim)
    frame.at = 3
    sim.edited()
    assert favors.rolled(sim.play()) and asks(sim) == []


@pytest.mark.rule("UB-123")
def test_who_rolls_is_not_asked_again_before_the_same_dice(game: OuterRim) -> None:
    sim = table(game, step="encounter")
    under_test(sim, skill_of(sim, 1))
    sim.dice("blank", "blank")
    assert sim.step == "favor.moment"
    (done,) = [each for each in sim.choose("pass") if isinstance(each, SkillTested)]
    assert not done.passed and not sim.player().favors.quiet


def test_a_fourth_request_in_a_turn_is_one_too_many(game: OuterRim) -> None:
    """Players may ask as often as they like; three times a turn is enough (UB-E12)."""
    sim = table(game)
    for seat in (1, 2, 1):
        assert "shortcut" in asks(sim)
        sim.choose("favor:shortcut", f"whom:seat_{seat}", "propose", "decline")
    assert asks(sim) == []
    favors.turn_begins(sim.play())
    sim.edited()
    assert "shortcut" in asks(sim)


@pytest.mark.rule("UB-192")
def test_the_ai_asks_for_nothing_and_is_asked_nothing(game: OuterRim) -> None:
    sim = Sim(game, ("human", "human", "deck"), setup=BOX, players=[{"space": "naboo"}] * 3)
    sim.choose("faction:hutt")
    assert (sim.seat, sim.step) == (0, "planning") and "shortcut" in asks(sim)
    play = sim.play()
    reason = favors.why_not(play, Planning(2), 2)
    assert reason is not None and reason.clause == "UB-192"
    assert favors.why_not(play, Planning(0), 0) is None
    assert favors.grantors(play, 0, "shortcut", "") == [1]


@pytest.mark.parametrize(
    ("step", "last"), [("planning", "credits"), ("action", "end"), ("encounter", "")]
)
def test_favors_stand_before_the_word_that_ends_a_step(
    game: OuterRim, step: str, last: str
) -> None:
    """The last option is where it is without favors; where each names a thing they come last."""
    keys = table(game, step=step).keys
    places = [place for place, key in enumerate(keys) if key.startswith("favor:")]
    before = len(keys) - (1 if last else 0)
    assert places == list(range(before - 4, before))
    assert keys[-1] == (last or "favor:withhold")


# --- what they do ---------------------------------------------------------------------------------


@pytest.mark.rule("UB-126", "UB-128", "UB-129", "UB-131")
@pytest.mark.parametrize("kind", ["combat_strategy", "shortcut"])
def test_only_advice_and_endorsements_name_something(game: OuterRim, kind: str) -> None:
    sim = table(game)
    assert favors.wishes(sim.play(), 0, kind) == ("",)
    assert set(favors.wishes(sim.play(), 0, "withhold")) == {"seat_1", "seat_2"}


@pytest.mark.rule("UB-R46")
def test_a_skill_that_one_has_once_can_be_advised(game: OuterRim) -> None:
    sim = table(game)
    play = sim.play()
    once = next(each for each, n in sim.values().skills.items() if n == 1)
    assert favors.sources_of(play, 0, once) == 1
    sim.player(1).character = sim.player().character
    assert favors.why_not_grant(sim.play(), 0, 1, "advice", once) is None


@pytest.mark.rule("UB-125", "UB-129")
@pytest.mark.parametrize("kind", ["advice", "combat_strategy", "shortcut"])
def test_other_favors_lend_no_reputation(game: OuterRim, kind: str) -> None:
    sim = table(game)
    play = sim.play()
    skill = skill_of(sim, 1) if kind == "advice" else ""
    favors.grant(play, 0, 1, kind, skill)
    assert sim.player().favors.received and not sim.player().treated
    favors.grant(play, 0, 1, "endorsement", "hutt")
    assert sim.player().treated


@pytest.mark.rule("UB-128", "UB-R49")
def test_a_strategy_helps_no_enemy_without_a_seat(game: OuterRim) -> None:
    sim = table(game)
    play = sim.play()
    favors.grant(play, 2, 1, "combat_strategy", "")
    assert [favors.extra_dice(play, seat) for seat in (-1, 0, 1, 2)] == [0, 0, 0, 1]


# --- whom, and for what ---------------------------------------------------------------------------


@pytest.mark.rule("UB-122", "UB-132")
def test_anyone_is_asked_again_after_somebody_was_named(game: OuterRim) -> None:
    sim = table(game)
    sim.choose("favor:shortcut")
    assert "whom:anyone" not in sim.keys
    assert {"whom:seat_1", "whom:seat_2"} <= set(sim.keys)
    sim.choose("whom:seat_1")
    assert {"whom:anyone", "whom:seat_2"} <= set(sim.keys) and "whom:seat_1" not in sim.keys
    sim.choose("whom:anyone", "propose")
    (asked,) = sim.found(FavorAsked)
    assert (asked.other, sim.step, sim.seat) == (-1, "favor.answer", 1)
    sim.choose("decline")
    assert (sim.step, sim.seat) == ("favor.answer", 2)


@pytest.mark.rule("UB-132")
def test_the_first_player_alone_can_be_asked(game: OuterRim) -> None:
    sim = table(game, turn=1)
    sim.choose("favor:shortcut", "whom:seat_0", "propose")
    assert (sim.step, sim.seat) == ("favor.answer", 0)
    sim.choose("decline")
    assert (sim.step, sim.seat) == ("planning", 1)


@pytest.mark.rule("UB-122")
def test_the_only_one_who_can_help_is_the_one_asked(game: OuterRim) -> None:
    """And nobody else can be: not anyone either."""
    sim = table(game, {}, {"reputation": {"hutt": "positive"}})
    for seat, level in ((1, 1), (2, 0)):
        sim.player(seat).reputation = (level, 0, 0, 0)
    sim.edited()
    sim.choose("favor:endorsement")
    assert not any(key.startswith("whom:") for key in sim.keys)
    sim.choose("propose")
    assert sim.seat == 1
    sim.choose("decline")
    assert sim.step == "planning"


@pytest.mark.rule("UB-146")
def test_who_is_paid_not_to_help_is_named_before_the_price(game: OuterRim) -> None:
    """In a game of four, two can be asked not to help the fourth; it is asked of one of them."""
    places = [{"space": space} for space in ("naboo", "kessel", "lothal", "ryloth")]
    sim = Sim(game, 4, setup=BOX, players=places)
    sim.choose("favor:withhold", "wish:seat_3")
    assert [key for key in sim.keys if key.startswith("whom:")] == ["whom:seat_2"]
    assert "not the one who could help" in str(sim.refused("whom:seat_3"))
    sim.choose("whom:seat_2", "propose")
    assert sim.seat == 2


@pytest.mark.rule("UB-140", "UB-141")
def test_the_price_goes_up_and_down(game: OuterRim) -> None:
    sim = table(game, {"credits": 7_000})
    sim.choose("favor:shortcut", "whom:seat_1")
    assert not any(key.startswith("less:") for key in sim.keys)
    sim.choose("more:5000", "more:1000", "less:1000", "less:1000")
    assert sim.game.view(sim.state, 0)["favor"]["credits"] == 4_000
    sim.choose("propose", "accept")
    assert [each.credits for each in sim.state.players[:2]] == [3_000, 8_000]


@pytest.mark.rule("UB-143")
def test_a_promise_is_of_20000_at_most_and_the_askers_alone(game: OuterRim) -> None:
    sim = table(game)
    sim.choose("favor:shortcut", "whom:seat_1", *("swear:1000",) * 19)
    assert "swear:1000" in sim.keys
    sim.choose("swear:1000")
    assert "swear:1000" not in sim.keys
    sim = table(game)
    sim.choose("favor:shortcut", "whom:seat_1", "propose")
    assert not any(key.startswith("swear") for key in sim.keys)


# --- the answers ----------------------------------------------------------------------------------


@pytest.mark.rule("UB-132", "UB-139")
def test_who_does_no_favors_is_passed_over_in_the_round(game: OuterRim) -> None:
    """Even while the asker holds their token: it is no part of this price."""
    sim = table(game, {"debts": [0, 1]}, {"debts": []})
    sim.choose("favor:shortcut", "whom:seat_1", "propose", "close")
    sim.choose("favor:shortcut", "propose")
    assert (sim.step, sim.seat) == ("favor.answer", 2)
    sim.choose("accept")
    assert [each.other for each in sim.found(FavorGranted)] == [2]


@pytest.mark.rule("UB-133", "UB-141")
def test_offers_that_cannot_be_paid_are_not_taken(game: OuterRim) -> None:
    """To the credit and the token: each has to be there."""
    sim = table(game, {"credits": 2_000, "debts": [0]}, {}, {"debts": [2]})
    sim.choose("favor:shortcut", "propose")
    sim.choose("more:1000", "more:1000", "propose", "token:seat_0", "propose")
    assert sim.keys == ["grant:seat_1", "grant:seat_2", "pass"]
    sim.player().credits = 1_999
    sim.edited()
    assert sim.keys == ["grant:seat_2", "pass"]
    sim.player().credits, sim.player().debts = 2_000, ()
    sim.edited()
    assert sim.keys == ["grant:seat_1", "pass"]
