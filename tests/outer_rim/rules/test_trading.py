"""Trading between players: cards in one space, credits from anywhere, promises that bind nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    PromiseMade,
)
from game.table.decisions import option

Make = Callable[..., Any]
BOUNTY, CARGO, CREW = "greedo_bounty", "bacta_supplies", "databank_8_chewbacca"
GEAR, JOB, MOD = "jetpack", "the_kessel_run_job", "improved_nav_computer"
TRADE, DEAL = "trade@seat_1", "deal@seat_1"
AMOUNTS = {"pay_now", "get_now", "pay_later", "get_later"}


def together(sim: Make, mine: Any = (), theirs: Any = (), step: str = "action", **more: Any) -> Any:
    """Return a table with Boba Fett, whose turn it is, and Bossk on Naboo, with these cards and
    5,000 credits each."""
    players: list[dict[str, Any]] = [
        {"space": "naboo", "credits": 5_000, "cards": list(cards)} for cards in (mine, theirs)
    ]
    for player, changes in zip(players, more.pop("players", ({}, {})), strict=True):
        player.update(changes)
    table = sim(players=players, step=step, **more)
    for player in players:
        # without cards named, setup leaves the one of the character
        if not player["cards"]:
            table.player(players.index(player)).cards = ()
    table.edited()
    return table


def agree(table: Any, *keys: str, opening: str = TRADE) -> None:
    """Put a deal together, propose it and accept it."""
    table.choose(opening, *keys, "propose", "accept")


def money(table: Any) -> tuple[int, ...]:
    """Return the credits of all players."""
    return tuple(player.credits for player in table.state.players)


def finish_turn(table: Any) -> None:
    """Go on until it is another's turn, taking what ends a choice."""
    turn = table.state.turn
    for _ in range(40):
        if table.state.turn != turn:
            return
        table.choose("credits" if "credits" in table.keys else table.keys[-1])
    raise AssertionError(f"the turn does not end: {table.keys}")


# --- the trade action ----------------------------------------------------------------------------


@pytest.mark.rule("OR-107", "OR-111")
def test_cards_are_traded_in_the_action_step_only(sim: Make) -> None:
    table = together(sim, step="planning")
    assert TRADE not in table.keys
    assert table.refused(TRADE).clause == "OR-106"
    table = together(sim, [CARGO], step="encounter")
    assert table.refused(TRADE).clause == "OR-106"
    table.choose(DEAL)
    assert table.refused(f"give:{CARGO}").clause == "OR-115"
    assert table.verbs() == AMOUNTS | {"pass"}


@pytest.mark.rule("OR-109")
def test_trade_market_and_delivery_in_any_order(sim: Make) -> None:
    def trade(table: Any) -> None:
        agree(table, f"give:{GEAR}")

    def market(table: Any) -> None:
        table.choose("discard:bounty", "done")

    def deliver(table: Any) -> None:
        table.choose(f"deliver:{CARGO}")

    for actions in ((trade, market, deliver), (deliver, trade, market), (market, deliver, trade)):
        table = together(sim, [CARGO, GEAR], players=({"space": "takodana"},) * 2)
        for act in actions:
            assert table.step == "action"
            act(table)
        assert table.player(0).cards == () and table.player(1).cards == (GEAR,)
        assert not table.verbs() & {"trade", "buy", "discard", "deliver"}


# --- credits -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-116")
def test_credits_need_no_common_space(sim: Make) -> None:
    table = together(sim, players=({}, {"space": "kessel"}))
    assert TRADE not in table.keys
    agree(table, "pay_now:1000", opening=DEAL)
    assert money(table) == (4_000, 6_000)


@pytest.mark.rule("OR-R24")
def test_a_defeated_player_may_give_and_take_credits(sim: Make) -> None:
    table = together(sim, players=({}, {"damage": {"character": 20}, "space": "kessel"}))
    assert table.player(1).defeated
    agree(table, "pay_now:1000", opening=DEAL)
    assert money(table) == (4_000, 6_000)
    agree(table, "get_now:1000", opening=DEAL)
    assert money(table) == (5_000, 5_000)


@pytest.mark.rule("OR-R25")
def test_nobody_trades_with_the_ai(sim: Make) -> None:
    position: dict[str, Any] = {"players": [{"space": "naboo"}] * 2, "step": "action"}
    table = sim(("human", "deck"), **position)
    table.choose("faction:hutt")
    assert "trade" not in table.verbs() and table.deals == []
    for key in (TRADE, DEAL):
        refusal = table.refused(key)
        assert refusal.clause == "OR-R25" and "Lando Calrissian" in refusal.reason
    position["players"] = [{"space": "naboo"}] * 3
    table = sim(("human", "human", "deck"), **position)
    table.choose("faction:hutt")
    assert [key for key in table.keys if key.startswith("trade")] == [TRADE]
    assert table.deals == [DEAL]


# --- promises ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-118")
def test_a_promise_may_be_part_of_a_deal(sim: Make) -> None:
    table = together(sim, [GEAR])
    agree(table, f"give:{GEAR}", "get_later:5000", "pay_later:1000")
    assert [(e.seat, e.other, e.amount) for e in table.found(PromiseMade)] == [(1, 0, 4_000)]
    agree(table, "get_now:1000", "pay_later:1000", opening=DEAL)
    assert [(e.seat, e.other, e.amount) for e in table.found(PromiseMade)] == [(0, 1, 1_000)]
    told = [table.game.tell(table.state, event, None) for event in table.events]
    assert "Boba Fett promises Bossk 1,000 credits on a later turn (not binding)." in told


@pytest.mark.rule("OR-119", "OR-120")
@pytest.mark.parametrize("kept", [True, False])
def test_the_example_1000_now_against_a_promise_of_2000(sim: Make, kept: bool) -> None:
    table = together(sim, step="encounter", players=({"space": "nav_16"}, {"space": "nav_16"}))
    agree(table, "pay_now:1000", "get_later:1000", "get_later:1000", opening=DEAL)
    assert money(table) == (4_000, 6_000)
    finish_turn(table)
    lender = table.player(0).credits
    assert (table.step, table.seat, table.player(1).credits) == ("planning", 1, 6_000)
    if kept:
        agree(table, "pay_now:1000", "pay_now:1000", opening="deal@seat_0")
        assert money(table) == (lender + 2_000, 4_000)
    else:
        table.choose("credits")
        assert money(table) == (lender, 8_000)
        table.choose("end")
        finish_turn(table)
        assert table.player(0).credits == lender


@pytest.mark.rule("OR-119")
def test_a_promise_may_be_more_than_one_has(sim: Make) -> None:
    table = together(sim, players=({"credits": 0}, {}))
    agree(table, "pay_later:5000", "pay_later:5000", "get_now:5000", opening=DEAL)
    assert money(table) == (5_000, 0)
    table.choose(DEAL, *("pay_later:5000",) * 4)
    assert table.refused("pay_later:1000").clause == "OR-118"


# --- how many ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R100")
def test_a_deal_on_the_table_comes_first(sim: Make) -> None:
    table = together(sim)
    table.choose(DEAL)
    assert table.deals == []
    assert table.refused(DEAL).clause == "OR-R100"


# --- what is seen --------------------------------------------------------------------------------


@pytest.mark.rule("OR-114")
def test_the_log_tells_the_deal(sim: Make) -> None:
    table = together(sim, [CARGO])
    agree(table, f"give:{CARGO}", "get_now:1000")
    told = [table.game.tell(table.state, event, 1) for event in table.log]
    assert told[-5:] == [
        "Boba Fett offers Bossk a deal: Bacta Supplies for 1,000 credits.",
        "Bossk accepts the deal with Boba Fett.",
        "Bossk pays 1,000 credits (deal).",
        "Boba Fett gains 1,000 credits (deal).",
        "Bossk gets Bacta Supplies from Boba Fett (deal).",
    ]
    table.choose(DEAL, "pay_later:1000", "propose", "decline")
    told = [table.game.tell(table.state, event, 0) for event in table.events]
    assert told == ["Bossk declines the deal with Boba Fett."]


@pytest.mark.rule("OR-R21")
def test_a_deal_warns_of_the_card_that_has_no_slot_afterwards(sim: Make) -> None:
    """One card is in the way: both sides see that before they agree; then it is discarded."""
    table = together(sim, [CARGO], ["coaxium_crystal"])
    table.choose(TRADE, f"give:{CARGO}")
    deal = table.game.view(table.state, 0)["deal"]
    assert deal["in_the_way"] == {"1": ["coaxium_crystal"]}
    assert (
        "Bossk discards Coaxium Crystal" in table.game.word(table.state, option("propose")).detail
    )
    table.choose("propose")
    assert table.game.view(table.state, 1)["deal"]["in_the_way"] == {"1": ["coaxium_crystal"]}
    assert "You discard Coaxium Crystal" in table.game.word(table.state, option("accept")).detail
    table.choose("accept")
    assert table.player(1).cards == (CARGO,)
