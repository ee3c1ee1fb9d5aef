"""Borrowing in the middle of an action: what is asked although there is but one answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.outer_rim.cards.effects import Cost
from game.outer_rim.events import CreditsChanged, FameChanged
from game.outer_rim.frames import BuyOff, Choose, Combat, Context, Search, SkillTest
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import lending
from game.outer_rim.steps import STEPS
from game.table.decisions import Option
from game.table.stack import Ask, Auto, advance
from tests.outer_rim.conftest import Sim

Make = Callable[..., Any]
DEAL = "deal@seat_1"
FOUR_LOM, MAZ, GREEDO = "databank_4_4_lom", "databank_20_maz_kanata", "databank_12_greedo"
FAVOR = "enc_takodana_ring_of_kafrene_c"
LEND = ("get_now:1000", "get_now:1000", "propose", "accept")


def in_need(sim: Make, credits: int, *, purse: int = 9_000, **more: Any) -> Any:
    """Return a table with Boba Fett with few credits, and Bossk far away with many."""
    mine = {"space": "naboo", "credits": credits, **more.pop("mine", {})}
    others = [{"space": "kessel", "credits": each} for each in more.pop("purses", (purse,))]
    return sim(1 + len(others), players=[mine, *others], **{"step": "encounter", **more})


def market(sim: Make, **more: Any) -> Any:
    """Return a market for a player without credits: a vibro-ax for 5,000 is faceup; the other decks
    are empty."""
    decks = {"gear_and_mod": ["armored_vest", "vibro_ax"]}
    table = in_need(sim, 0, step="action", decks=decks, **more)
    table.state.market = {
        deck: cards if deck in decks else () for deck, cards in table.state.market.items()
    }
    table.edited()
    table.choose("discard:gear_and_mod")
    return table


def cantina(sim: Make, token: str, credits: int, *dice: str, **more: Any) -> Any:
    """Meet a contact of Tatooine."""
    table = in_need(
        sim,
        credits,
        contacts={"tatooine": [token, "l3_37"]},
        dice=dice,
        **{"mine": {"space": "tatooine", "cards": ["jetpack"]}, **more},
    )
    table.choose("meet:tatooine.1")
    return table


# --- what waits ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-117", "OR-R108")
def test_a_market_action_waits_for_a_loan(sim: Make) -> None:
    table = market(sim)
    assert (table.step, table.seat, table.keys, table.deals) == ("market", 0, ["done"], [DEAL])
    table.choose(DEAL, "get_now:5000", "propose", "accept")
    assert table.keys == ["buy:vibro_ax@gear", "done"]
    table.choose("buy:vibro_ax@gear")
    assert "vibro_ax" in table.player().cards
    assert (table.player(0).credits, table.player(1).credits) == (0, 4_000)


@pytest.mark.rule("OR-117", "OR-R108", "OR-243")
def test_an_offer_of_a_card_waits_for_a_loan(sim: Make) -> None:
    table = cantina(sim, "4_lom", 2_000)
    assert (table.step, table.keys) == ("may", ["pass"])
    table.choose(DEAL, *LEND, "accept")
    assert FOUR_LOM in table.player().cards and table.player().credits == 1_000


@pytest.mark.rule("OR-117", "OR-R108", "OR-241")
def test_a_failed_test_waits_for_a_loan(sim: Make) -> None:
    table = cantina(sim, "greedo", 1_000, "hit", "blank")
    table.choose("accept")
    assert (table.step, table.keys) == ("test.buy_off", ["fail"])
    table.choose(DEAL, *LEND, "pay")
    assert GREEDO in table.player().cards and table.player().credits == 1_000


@pytest.mark.rule("OR-117", "OR-R108")
def test_a_choice_waits_for_a_loan(sim: Make) -> None:
    """8,000 credits for 1 fame, or ways that cost none."""
    table = in_need(
        sim, 7_000, mine={"space": "takodana"}, decks={"takodana_ring_of_kafrene": [FAVOR]}
    )
    table.choose("draw:takodana_ring_of_kafrene@takodana")
    assert (table.step, table.keys) == ("choose", ["choose:b", "choose:c"])
    table.choose(DEAL, "get_now:1000", "propose", "accept", "choose:a")
    assert [each.amount for each in table.found(FameChanged)] == [1]
    assert table.player().credits == 0


@pytest.mark.rule("OR-117", "OR-R108", "OR-R43")
@pytest.mark.parametrize("borrows", [True, False])
def test_a_card_put_up_for_sale_waits_for_a_loan(sim: Make, borrows: bool) -> None:
    """The quartermaster of Ord Mantell: a vibro-ax for 3,000."""
    table = in_need(
        sim,
        2_000,
        mine={"space": "ord_mantell"},
        decks={
            "ord_mantell_cantonica": ["enc_ord_mantell_cantonica_f"],
            "gear_and_mod": ["vibro_ax"],
        },
    )
    table.choose("draw:ord_mantell_cantonica@ord_mantell", "choose:a")
    assert (table.step, table.keys) == ("offer", ["pass"])
    if borrows:
        table.choose(DEAL, *LEND, "buy:vibro_ax@gear")
        assert "vibro_ax" in table.player().cards and table.player().credits == 1_000
    else:
        table.choose("pass")
        assert (table.step, table.seat) == ("planning", 1)


@pytest.mark.rule("OR-117", "OR-R108", "OR-165")
def test_a_ship_of_the_supply_waits_for_a_loan(sim: Make) -> None:
    decks = {"naboo_ryloth": ["enc_naboo_ryloth_a"]}
    mine = {"space": "ryloth", "reputation": {"rebel": "neutral"}}
    table = in_need(sim, 0, mine=mine, decks=decks)
    table.choose("draw:naboo_ryloth@ryloth")
    assert (table.step, table.keys) == ("buy_ship", ["pass"])
    table.choose(DEAL, "get_now:5000", "propose", "accept")
    assert "buy_ship:gx1_short_hauler" in table.keys


@pytest.mark.rule("OR-117", "OR-R108")
def test_a_search_waits_for_a_loan(sim: Make) -> None:
    table = in_need(sim, 0)
    play = table.play()
    play.push(Search(0, deck="gear_and_mod", kinds=("mod",), costs=(), count=2))
    assert advance(play, STEPS) is not None  # without a word on loans the search ends
    assert "search" not in [frame.step for frame in play.stack]
    table = in_need(sim, 0)
    frame = table.play().push(
        Search(0, deck="gear_and_mod", kinds=("gear", "mod"), costs=(), count=2)
    )
    table.edited()
    table.choose("name:mod")
    assert (table.step, table.keys) == ("search", ["pass"])
    table.choose(DEAL, "get_now:5000", "propose", "accept")
    assert {key for key in table.keys if key != "pass"} <= {
        f"buy:{card}@mod" for card in frame.found
    }
    assert len(table.keys) > 1


@pytest.mark.rule("OR-117", "OR-R108", "OR-150")
def test_goods_are_not_taken_where_a_loan_would_do(sim: Make) -> None:
    table = in_need(
        sim,
        2_000,
        step="action",
        mine={"cards": ["quad_laser_cannon", "vibroknife"]},
        decks={"gear_and_mod": ["armored_vest"]},
    )
    table.choose("buy:armored_vest@gear")
    assert (table.step, "pay" in table.keys) == ("barter", False)
    assert "barter:quad_laser_cannon" in table.keys
    table.choose(DEAL, *LEND, "pay")
    assert table.player().cards == ("quad_laser_cannon", "vibroknife", "armored_vest")
    assert table.player().credits == 0


@pytest.mark.rule("OR-117", "OR-R108")
def test_an_ability_in_a_test_waits_for_a_loan(sim: Make) -> None:
    """Maz Kanata talks to people: a failed test is passed for 2,000."""
    table = in_need(
        sim,
        0,
        dice=("blank", "blank"),
        mine={"space": "cantonica", "cards": [MAZ, "the_casino_heist_job"]},
    )
    table.choose("job:the_casino_heist_job")
    assert (table.step, table.keys) == ("window", ["pass"])
    asked = table.game.prompt(table.state)
    assert "Use Maz Kanata?" in asked
    assert asked.endswith("You lack credits for it; a deal could help.")
    refusal = table.refused(f"use:{MAZ}")
    assert refusal.clause == "OR-R26" and "lack 2,000" in refusal.reason
    assert "Maz Kanata" in table.refused("end").reason
    table.choose(DEAL, *LEND)
    assert table.keys == [f"use:{MAZ}", "pass"]


@pytest.mark.rule("OR-117", "OR-R108", "OR-242")
def test_an_ability_on_dice_waits_for_a_loan(sim: Make) -> None:
    """Greedo shoots first for 1,000."""
    table = in_need(
        sim,
        0,
        dice=("blank",) * 3,
        mine={"cards": [GREEDO], "reputation": {"rebel": "negative"}},
        patrols={"rebel": {"level": 1, "space": "nav_16"}},
    )
    table.player().space = "naboo"
    play = table.play()
    play.push(Combat(0, combat="ground", defender=-1, on="", foe="card", card="", value=1))
    advance(play, STEPS, lambda p, f, step, options: f.step == "dice.use")
    assert play.stack[-1].step == "dice.use"
    table.edited()
    assert (table.step, table.keys, table.deals) == ("dice.use", ["keep"], [DEAL])
    table.choose(DEAL, "get_now:1000", "propose", "accept")
    assert table.keys[-1] == "keep" and len(table.keys) > 1


@pytest.mark.rule("OR-117", "OR-R108")
def test_an_ability_on_the_way_waits_for_a_loan(
    sim: Make, game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slave I slips past patrols: here it takes 2,000 as well."""
    power = game.base.content.powers["firespray_31_slave_i.back"]
    dear = power.ability.model_copy(update={"cost": Cost(credits=2_000)})
    monkeypatch.setattr(power, "ability", dear)
    for purse, asked in ((9_000, ["pass"]), (0, [])):
        table = in_need(
            sim,
            0,
            purse=purse,
            step="planning",
            mine={"space": "naboo", "ship": "firespray_31_slave_i", "ship_flipped": True},
            patrols={"hutt": {"level": 1, "space": "nav_17"}},
        )
        table.player().reputation = (0, 0, 0, 0)
        table.edited()
        table.choose("move:firespray_31_slave_i@nav_17")
        assert (table.keys if table.step == "window" else []) == asked


# --- what does not -------------------------------------------------------------------------------


@pytest.mark.rule("OR-R108")
@pytest.mark.parametrize(
    ("purses", "asked"),
    [((0,), False), ((999,), False), ((1_000,), True), ((400, 600), True), ((400, 599), False)],
)
def test_it_is_asked_only_if_the_others_together_hold_enough(
    sim: Make, purses: tuple[int, ...], asked: bool
) -> None:
    table = cantina(sim, "4_lom", 2_000, purses=purses)
    assert (table.step == "may") is asked


@pytest.mark.rule("OR-R108")
def test_more_credits_that_open_no_other_answer_wait_for_nothing(sim: Make) -> None:
    table = market(sim, purses=(4_999,))
    assert table.step != "market"
    assert market(sim, purses=(5_000,)).step == "market"


@pytest.mark.rule("OR-R108", "OR-R25")
def test_nobody_waits_for_the_ai(sim: Make) -> None:
    table = sim(
        ("human", "deck"),
        players=[
            {"space": "tatooine", "credits": 2_000, "cards": ["jetpack"]},
            {"credits": 50_000},
        ],
        contacts={"tatooine": ["4_lom", "l3_37"]},
        step="encounter",
    )
    if table.step == "setup.faction":
        table.choose(table.keys[0])
    table.choose("meet:tatooine.1")
    assert table.step != "may"


@pytest.mark.rule("OR-R108", "OR-R100")
def test_after_four_deals_nothing_waits(sim: Make) -> None:
    table = in_need(sim, 2_000, mine={"cards": ["jetpack"]}, contacts={"naboo": ["4_lom"]})
    for _ in range(4):
        table.choose(DEAL, "get_now:1000", "propose", "decline")
    table.choose("meet:naboo.1")
    assert table.step != "may"


@pytest.mark.rule("OR-R108", "OR-115")
def test_in_anothers_turn_nothing_waits(sim: Make) -> None:
    table = in_need(sim, 0)
    play = table.play()
    play.push(BuyOff(1, price=12_000, card=FAVOR))
    play.stack[-2:-1] += [
        SkillTest(
            1,
            at=9,
            skills=("tech",),
            skill="tech",
            then="",
            otherwise="",
            card=FAVOR,
            buy_off=12_000,
            context=Context(),
        )
    ]
    step = STEPS["test.buy_off"]
    assert isinstance(step, Ask)
    options = step.options(play, play.stack[-1])
    table.player(0).credits = 20_000
    assert [each.key for each in options] == ["fail"]
    assert lending.waits(play, play.stack[-1], step, options) is False
    table.state.turn = 1
    assert lending.waits(play, play.stack[-1], step, options) is True


# --- not twice -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-R108")
def test_after_a_refusal_nobody_is_asked_again(sim: Make) -> None:
    table = cantina(sim, "4_lom", 2_000)
    table.choose(DEAL, "get_now:1000", "propose", "decline")
    assert (table.step, table.seat) == ("planning", 1)


@pytest.mark.rule("OR-R108")
def test_a_promise_alone_does_not_ask_again(sim: Make) -> None:
    table = cantina(sim, "4_lom", 2_000)
    table.choose(DEAL, "pay_later:1000", "propose", "accept")
    assert (table.step, table.seat) == ("planning", 1)


@pytest.mark.rule("OR-R108")
def test_after_a_refusal_another_player_may_still_lend(sim: Make) -> None:
    table = cantina(sim, "4_lom", 2_000, purses=(9_000, 1_000, 500))
    table.choose(DEAL, "get_now:1000", "propose", "decline")
    assert (table.step, table.keys) == ("may", ["pass"])
    table.choose("deal@seat_2", "get_now:1000", "propose", "decline")
    assert (table.step, table.seat) == ("planning", 1)  # the last one has too little


@pytest.mark.rule("OR-R108")
def test_once_credits_have_changed_hands_it_is_asked_anew(sim: Make) -> None:
    table = cantina(sim, "4_lom", 0, purses=(9_000, 2_000))
    table.choose(DEAL, "get_now:1000", "propose", "decline")
    assert table.step == "planning"  # 2,000 of the third player are too few
    table = cantina(sim, "4_lom", 0, purses=(9_000, 4_000))
    table.choose(DEAL, "get_now:1000", "propose", "decline")
    table.choose("deal@seat_2", "get_now:1000", "propose", "accept")
    assert (table.step, table.keys, table.player().credits) == ("may", ["pass"], 1_000)
    table.choose(DEAL, *LEND, "accept")
    assert FOUR_LOM in table.player().cards


@pytest.mark.rule("OR-R108", "OR-R100")
def test_a_deal_called_off_leaves_the_question_open(sim: Make) -> None:
    """Nobody else was asked anything."""
    table = cantina(sim, "4_lom", 2_000)
    table.choose(DEAL, "pass")
    assert (table.step, table.keys) == ("may", ["pass"])
    table.choose("pass")
    assert (table.step, table.seat) == ("planning", 1)
    assert table.found(CreditsChanged) == []


# --- choices without a way -----------------------------------------------------------------------


def test_a_choice_of_which_no_way_is_open_can_be_left(
    sim: Make, game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With somebody to borrow from it is asked, without it passes by."""
    card = game.base.content.encounter_cards[FAVOR]
    (choice,) = card.sections[0].parts[0].effect
    dear = choice.ways[0]  # type: ignore[union-attr]
    block = game.base.content.block_name(card.sections[0].parts[0].effect)
    both = (choice.model_copy(update={"ways": (dear, dear)}),)
    monkeypatch.setitem(game.base.content.blocks, block, both)
    for purse, asked in ((9_000, True), (0, False)):
        table = in_need(sim, 0, purse=purse)
        play = table.play()
        play.push(Choose(0, block=block, place=0, card=FAVOR))
        step = STEPS["choose"]
        assert isinstance(step, Ask)
        assert step.options(play, play.stack[-1]) == (Option("pass", "pass", "", ""),)
        table.edited()
        assert (table.game.prompt(table.state).endswith("could help.")) is asked
        table.choose("pass")
        assert table.step == "encounter"


# --- the rule itself ------------------------------------------------------------------------------


@pytest.mark.rule("OR-R108", "OR-R100")
def test_what_the_others_could_lend(sim: Make) -> None:
    """All that they have, in the own turn alone, and no more once too many deals were proposed."""
    table = in_need(sim, 0, purses=(3_000, 0, 2_000))
    play, state = table.play(), table.state
    assert [lending.loan(play, seat) for seat in (-1, 0, 1, 2)] == [0, 5_000, 0, 0]
    assert [lending.loan(play, 0, talked) for talked in ((1,), (3,), (1, 3))] == [2_000, 3_000, 0]
    state.proposals = lending.PROPOSALS - 1
    assert lending.loan(play, 0) == 5_000
    state.proposals = lending.PROPOSALS
    assert lending.loan(play, 0) == 0
    state.proposals, state.step = 0, "setup"
    assert lending.loan(play, 0) == 0


@pytest.mark.rule("OR-R108")
def test_the_ai_lends_and_borrows_nothing(game: OuterRim) -> None:
    play = Sim(game, ("human", "deck"), players=[{"space": "naboo"}, {"space": "kessel"}]).play()
    play.player(0).credits = play.player(1).credits = 9_000
    play.state.step = "planning"
    assert [lending.loan(play, seat) for seat in (0, 1)] == [0, 0]
    play.state.turn = 1
    assert [lending.loan(play, seat) for seat in (0, 1)] == [0, 0]


def test_what_is_found_with_the_own_credits_needs_no_loan(sim: Make) -> None:
    table = in_need(sim, 1_000, purse=0)
    play = table.play()
    found: list[int] = []

    def seen(least: int) -> bool:
        found.append(play.player(0).credits)
        return play.player(0).credits >= least

    assert lending.could(play, 0, lambda: seen(1_000)) and found == [1_000]
    assert not lending.could(play, 0, lambda: seen(2_000)) and found == [1_000, 1_000]
    play.player(1).credits = 3_000
    assert lending.could(play, 0, lambda: seen(4_000)) and found[2:] == [1_000, 4_000]
    assert not lending.could(play, 0, lambda: seen(5_000))
    assert play.player(0).credits == 1_000


def test_a_step_that_runs_or_shows_waits_for_no_loan(sim: Make) -> None:
    """A market without anything that the player can pay waits, unless it asks in any case."""
    table = market(sim)
    play, f = table.play(), table.state.stack[-1]
    step = STEPS[f.step]
    assert isinstance(step, Ask)
    assert lending.short(play, f, step)
    assert not lending.short(play, f, replace(step, shown=True))
    assert not lending.short(play, f, Auto(step.kind, lambda p, f: None))
