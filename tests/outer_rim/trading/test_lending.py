"""Borrowing in the middle of an action: what is asked although there is but one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.frames.turns import Choose
from game.outer_rim.game import OuterRim
from game.outer_rim.steps import STEPS
from game.table.decisions import Option
from game.table.stack import Ask

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


# --- what waits ----------------------------------------------------------------------------------


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
    assert "Use Maz Kanata's ability?" in asked
    assert asked.endswith("You are short of credits: try a deal.")
    refusal = table.refused(f"use:{MAZ}")
    assert refusal.clause == "OR-R26" and "need 2,000 more" in refusal.reason
    assert "Maz Kanata" in table.refused("end").reason
    table.choose(DEAL, *LEND)
    assert table.keys == [f"use:{MAZ}", "pass"]


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
        assert (table.game.prompt(table.state).endswith("try a deal.")) is asked
        table.choose("pass")
        assert table.step == "encounter"
