"""Trading between players: cards in one space, credits from anywhere, promises that bind nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.trading.events import PromiseMade
from game.table.decisions import option

Make = Callable[..., Any]
BOUNTY, CARGO, CREW = "greedo_bounty", "bacta_supplies", "databank_8_chewbacca"
GEAR, JOB, MOD = "jetpack", "the_kessel_run_job", "improved_nav_computer"
TRADE, DEAL = "trade@seat_1", "deal@seat_1"


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


# --- credits -------------------------------------------------------------------------------------


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
    assert "Boba promises Bossk 1,000 credits on a later turn (not binding)." in told


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
        "Boba offers Bossk a deal: Bacta Supplies for 1,000 credits.",
        "Bossk accepts the deal with Boba.",
        "Bossk pays 1,000 credits (deal).",
        "Boba gains 1,000 credits (deal).",
        "Bossk gets Bacta Supplies from Boba (deal).",
    ]
    table.choose(DEAL, "pay_later:1000", "propose", "decline")
    told = [table.game.tell(table.state, event, 0) for event in table.events]
    assert told == ["Bossk declines the deal with Boba."]


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
