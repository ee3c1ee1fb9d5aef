"""Trading between players: cards in one space, credits from anywhere, promises that bind nobody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    CardDiscarded,
    CardPassed,
    CreditsChanged,
    GoalCompleted,
    PromiseMade,
    StepBegan,
    TradeAccepted,
    TradeDeclined,
    TradeProposed,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import contacts
from game.outer_rim.rules.lending import PROPOSALS
from game.table.decisions import option
from tests.outer_rim.conftest import Sim

Make = Callable[..., Any]
BOUNTY, CARGO, CREW = "greedo_bounty", "bacta_supplies", "databank_8_chewbacca"
GEAR, JOB, MOD = "jetpack", "the_kessel_run_job", "improved_nav_computer"
ALL_KINDS = (BOUNTY, CARGO, CREW, GEAR, JOB, MOD)
PISTOL, VEST, SHIELD = "dl_44_heavy_blaster_pistol", "armored_vest", "shield_upgrade"
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


@pytest.mark.rule("OR-111")
def test_a_trade_is_made_with_another_player_in_the_space(sim: Make) -> None:
    spaces = ("naboo", "naboo", "nav_16")
    table = sim(3, players=[{"space": space} for space in spaces], step="action")
    assert [key for key in table.keys if key.startswith("trade")] == [TRADE]
    far = table.refused("trade@seat_2")
    assert far.clause == "OR-111"
    assert "IG-88" in far.reason and "Naboo" in far.reason
    assert table.refused("trade@seat_0").clause == "OR-111"
    assert table.refused("trade@seat_7").clause == "OR-111"


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


@pytest.mark.rule("OR-112")
@pytest.mark.parametrize("card", ALL_KINDS)
def test_each_kind_of_card_can_change_hands(sim: Make, card: str) -> None:
    table = together(sim, [card])
    table.player(1).cards = ()
    agree(table, f"give:{card}")
    assert (table.player(0).cards, table.player(1).cards) == ((), (card,))
    assert [(each.card, each.giver, each.seat) for each in table.found(CardPassed)] == [
        (card, 0, 1)
    ]


@pytest.mark.rule("OR-R23")
def test_what_is_no_such_card_stays(sim: Make) -> None:
    secret = "enc_kessel_maelstrom_e"
    table = together(sim, [CARGO], players=({"secrets": [secret]}, {}))
    table.player(1).cards = ()
    table.choose(TRADE)
    assert [key for key in table.keys if key.startswith(("give", "ask"))] == [f"give:{CARGO}"]
    for thing in (table.player().ship, secret, "greedo", "fame"):
        assert table.refused(f"give:{thing}").clause == "OR-R23"
    fame, levels = table.player().fame, table.player().reputation
    table.choose(f"give:{CARGO}", "propose", "accept")
    player = table.player()
    assert (player.ship, player.secrets) == ("g_1a_starfighter", (secret,))
    assert (player.fame, player.reputation) == (fame, levels)


@pytest.mark.rule("OR-112")
def test_a_card_that_the_player_does_not_have_cannot_be_put_there(sim: Make) -> None:
    table = together(sim, [CARGO], [GEAR])
    table.choose(TRADE)
    assert table.refused(f"give:{GEAR}").clause == "OR-112"
    refusal = table.refused(f"ask:{CARGO}")
    assert refusal.clause == "OR-112" and "Bossk" in refusal.reason


@pytest.mark.rule("OR-113")
def test_any_number_of_cards_changes_hands(sim: Make) -> None:
    mine, theirs = [BOUNTY, CARGO, GEAR, JOB], [CREW, MOD]
    table = together(sim, mine, theirs)
    agree(table, *(f"give:{card}" for card in mine), *(f"ask:{card}" for card in theirs))
    assert set(table.player(0).cards) == set(theirs)
    assert set(table.player(1).cards) == set(mine)


@pytest.mark.rule("OR-113")
def test_what_was_put_on_the_table_can_be_taken_back(sim: Make) -> None:
    table = together(sim, [CARGO, GEAR], [MOD])
    table.choose(TRADE, f"give:{CARGO}", f"give:{GEAR}", f"ask:{MOD}")
    assert table.refused(f"give:{CARGO}").reason == "Bacta Supplies is already on the table."
    table.choose(f"withdraw:{CARGO}", f"waive:{MOD}", "propose", "accept")
    assert table.player(0).cards == (CARGO,)
    assert set(table.player(1).cards) == {MOD, GEAR}


@pytest.mark.rule("OR-113")
def test_nothing_is_no_deal(sim: Make) -> None:
    table = together(sim, [CARGO])
    table.choose(TRADE)
    assert "propose" not in table.keys
    assert table.refused("propose").reason == "Nothing is on the table yet."
    table.choose(f"give:{CARGO}", f"withdraw:{CARGO}")
    assert "propose" not in table.keys


@pytest.mark.rule("OR-114")
@pytest.mark.parametrize(("verb", "owner", "taker"), [("give", 0, 1), ("ask", 1, 0)])
def test_a_trade_may_be_one_sided(sim: Make, verb: str, owner: int, taker: int) -> None:
    cards: list[tuple[str, ...]] = [(), ()]
    cards[owner] = (GEAR, PISTOL)
    table = together(sim, *cards)
    agree(table, f"{verb}:{GEAR}", f"{verb}:{PISTOL}")
    assert table.player(owner).cards == ()
    assert table.player(taker).cards == (GEAR, PISTOL)


@pytest.mark.rule("OR-114")
def test_without_the_other_player_nothing_changes_hands(sim: Make) -> None:
    table = together(sim, [CARGO], [GEAR])
    table.choose(TRADE, f"give:{CARGO}", f"ask:{GEAR}", "pay_now:1000", "get_later:5000", "propose")
    assert (table.step, table.seat, table.keys) == ("trade.answer", 1, ["accept", "decline"])
    assert (money(table), table.player(0).cards) == ((5_000, 5_000), (CARGO,))
    table.choose("decline")
    assert table.found(TradeDeclined) and not table.found(PromiseMade)
    assert money(table) == (5_000, 5_000)
    assert (table.player(0).cards, table.player(1).cards) == ((CARGO,), (GEAR,))
    assert (table.step, table.seat) == ("action", 0)


@pytest.mark.rule("OR-108")
def test_one_trade_in_an_action_step(sim: Make) -> None:
    table = together(sim, [CARGO, GEAR])
    table.choose(TRADE, f"give:{CARGO}", "propose", "decline")
    assert TRADE in table.keys  # no trade has been made yet
    table.choose(TRADE, "pass")
    assert TRADE in table.keys
    agree(table, f"give:{CARGO}")
    assert TRADE not in table.keys
    assert table.refused(TRADE).clause == "OR-108"


@pytest.mark.rule("OR-108", "OR-115")
def test_credits_alone_are_no_trade_action(sim: Make) -> None:
    table = together(sim, [CARGO])
    agree(table, "pay_now:1000")
    assert TRADE in table.keys
    agree(table, f"give:{CARGO}", "get_now:1000")
    assert money(table) == (5_000, 5_000)
    assert TRADE not in table.keys


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


@pytest.mark.rule("OR-110")
def test_after_the_last_action_the_encounter_step_begins(sim: Make) -> None:
    table = together(sim, [CARGO])
    agree(table, f"give:{CARGO}")
    assert (table.step, table.state.step) == ("action", "action")
    table.choose("end")
    assert [each.step for each in table.found(StepBegan)] == ["encounter"]
    assert (table.step, table.seat) == ("encounter", 0)


# --- slots ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R21")
def test_the_receiver_discards_a_card_of_the_own_to_make_room(sim: Make) -> None:
    table = together(sim, [CARGO, GEAR], ["coaxium_crystal", PISTOL, VEST])
    agree(table, f"give:{CARGO}", f"give:{GEAR}")
    assert (table.step, table.seat) == ("surplus", 1)
    assert "discard:coaxium_crystal" in table.keys
    assert not {f"discard:{CARGO}", f"discard:{GEAR}"} & set(table.keys)
    table.choose("discard:coaxium_crystal")
    assert table.keys == [f"discard:{PISTOL}", f"discard:{VEST}"]
    table.choose(f"discard:{VEST}")
    assert table.found(CardDiscarded)[0].seat == 1
    assert set(table.player(1).cards) == {CARGO, GEAR, PISTOL}
    assert (table.step, table.seat) == ("action", 0)


@pytest.mark.rule("OR-R21")
def test_a_card_given_in_the_same_trade_makes_the_room(sim: Make) -> None:
    table = together(sim, [MOD], [SHIELD])
    agree(table, f"give:{MOD}", f"ask:{SHIELD}")
    assert (table.player(0).cards, table.player(1).cards) == ((SHIELD,), (MOD,))
    assert table.found(CardDiscarded) == [] and table.step == "action"


@pytest.mark.rule("OR-R21")
def test_a_trade_that_no_slots_can_hold_is_not_legal(sim: Make) -> None:
    """A ship with one slot for a mod cannot take two, whatever is discarded."""
    lifter = {"ship": "aggressor_class_assault_fighter"}
    table = together(sim, [MOD, SHIELD], players=(lifter, {}))
    table.choose(TRADE, f"give:{MOD}")
    assert "propose" in table.keys
    table.choose(f"give:{SHIELD}")
    assert "propose" not in table.keys
    refusal = table.refused("propose")
    assert refusal.clause == "OR-R21"
    assert "Bossk" in refusal.reason and "Shield Upgrade" in refusal.reason
    table.choose(f"withdraw:{MOD}", "propose", "accept")
    assert table.player(1).cards == (SHIELD,)


@pytest.mark.rule("OR-R21")
def test_a_card_that_brings_a_slot_counts_whoever_has_it(sim: Make) -> None:
    """The Smuggling Compartment has room for one more cargo."""
    table = together(sim, ["smuggling_compartment", CARGO, "coaxium_crystal"])
    table.choose(TRADE, f"give:{CARGO}", "give:coaxium_crystal")
    assert table.refused("propose").clause == "OR-R21"
    table.choose("give:smuggling_compartment", "propose", "accept")
    assert set(table.player(1).cards) == {"smuggling_compartment", CARGO, "coaxium_crystal"}
    table = together(sim, [CARGO, "coaxium_crystal"][:1], ["smuggling_compartment", "spice"])
    agree(table, f"give:{CARGO}")
    assert set(table.player(1).cards) == {"smuggling_compartment", "spice", CARGO}


@pytest.mark.rule("OR-R21")
def test_the_giver_of_a_slot_gives_up_what_lay_in_it(sim: Make) -> None:
    table = together(sim, ["smuggling_compartment", CARGO, "coaxium_crystal"])
    agree(table, "give:smuggling_compartment")
    assert (table.step, table.seat) == ("surplus", 0)
    assert set(table.keys) == {f"discard:{CARGO}", "discard:coaxium_crystal"}
    table.choose(f"discard:{CARGO}")
    assert table.player(0).cards == ("coaxium_crystal",)


@pytest.mark.rule("OR-R21")
def test_crew_traded_is_crew_gained(sim: Make) -> None:
    """The third crew completes the goal of the GX1, whose other side has a slot for it."""
    two = ["databank_4_4_lom", "databank_12_greedo"]
    table = together(sim, [CREW], two, players=({}, {"ship": "gx1_short_hauler"}))
    agree(table, f"give:{CREW}")
    assert [each.goal for each in table.found(GoalCompleted)] == ["ship"]
    assert set(table.player(1).cards) == {CREW, *two}
    assert table.step == "action"


@pytest.mark.rule("OR-R22")
def test_a_captured_contact_goes_with_its_bounty(sim: Make) -> None:
    table = together(sim, [BOUNTY], contacts={"naboo": ["greedo"]}, faceup=["greedo"])
    contacts.leave(table.play(), "greedo")
    table.lay(BOUNTY, captive="greedo")
    aside = table.state.aside
    agree(table, f"give:{BOUNTY}")
    assert (table.laid("captive", 0), table.laid("captive", 1)) == ({}, {BOUNTY: "greedo"})
    assert table.state.aside == aside
    assert "greedo" not in table.state.contacts.values()


@pytest.mark.rule("OR-R22")
def test_a_destination_marked_goes_with_its_card(sim: Make) -> None:
    """As a token on a card does; the new owner delivers there."""
    table = together(sim, [CARGO])
    table.lay(CARGO, destination="kessel")
    agree(table, f"give:{CARGO}")
    assert (table.laid("destination", 0), table.laid("destination", 1)) == ({}, {CARGO: "kessel"})


# --- credits -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-115")
def test_credits_are_given_or_taken_as_both_agree(sim: Make) -> None:
    table = together(sim)
    agree(table, "pay_now:1000", "pay_now:1000", opening=DEAL)
    assert money(table) == (3_000, 7_000)
    assert [(each.seat, each.amount) for each in table.found(CreditsChanged)] == [
        (0, -2_000),
        (1, 2_000),
    ]
    agree(table, "get_now:5000", "pay_now:1000", opening=DEAL)
    assert money(table) == (7_000, 3_000)


@pytest.mark.rule("OR-115")
@pytest.mark.parametrize("step", ["planning", "action", "encounter"])
def test_a_deal_does_not_use_up_the_step(sim: Make, step: str) -> None:
    table = together(sim, step=step)
    before = table.keys
    assert table.deals == [DEAL]
    agree(table, "get_now:1000", opening=DEAL)
    assert (table.step, table.seat) == (step, 0)
    assert [key for key in table.keys if "buy" not in key] == [k for k in before if "buy" not in k]


@pytest.mark.rule("OR-115")
def test_only_the_player_whose_turn_it_is_opens_a_deal(sim: Make) -> None:
    """Bossk is asked to protect his crew in Boba Fett's turn."""
    table = together(
        sim, [BOUNTY], ["databank_12_greedo"], step="encounter", players=({}, {"space": "naboo"})
    )
    table.choose("hunt:greedo_bounty@databank_12_greedo")
    assert (table.step, table.seat) == ("protect", 1)
    assert table.deals == []
    assert table.refused("deal@seat_0").clause == "OR-115"


@pytest.mark.rule("OR-115", "OR-117", "OR-R25", "OR-R100")
@pytest.mark.parametrize(
    "kinds", [("random", "random"), ("human", "human", "deck"), ("human",) * 4]
)
def test_deals_are_offered_at_every_decision_of_the_own_turn(
    game: OuterRim, kinds: tuple[str, ...]
) -> None:
    """And nowhere else: whole turns at random, whatever they ask."""
    setup = game.setup({"seats": [{"kind": kind} for kind in kinds]})
    people = [seat for seat, kind in enumerate(kinds) if kind != "deck"]
    state, stream, steps = game.new(setup, 8), random.Random(5), set()
    for _ in range(1_500):
        decision = game.decision(state)
        if decision is None:
            break
        deals = [each.target for each in decision.options if each.verb == "deal"]
        turn, asked = state.turn, state.stack[-1].seat
        if state.step == "setup" or turn != asked or kinds[turn] == "deck":
            assert deals == []
        elif decision.step in ("trade", "trade.answer") or state.proposals == PROPOSALS:
            assert deals == []
        else:
            assert deals == [f"seat_{other}" for other in people if other != turn]
            steps.add(decision.step)
        # deals alone would take up the game
        others = [each for each in decision.options if each.verb != "deal"]
        chosen = stream.choice(others if stream.random() < 0.95 else decision.options)
        game.choose(state, chosen.key)
    assert steps >= {"planning", "action", "encounter", "may"}


@pytest.mark.rule("OR-116")
def test_credits_need_no_common_space(sim: Make) -> None:
    table = together(sim, players=({}, {"space": "kessel"}))
    assert TRADE not in table.keys
    agree(table, "pay_now:1000", opening=DEAL)
    assert money(table) == (4_000, 6_000)


@pytest.mark.rule("OR-117")
def test_credits_help_out_in_the_middle_of_a_purchase(sim: Make) -> None:
    goods = [GEAR, PISTOL]
    decks = {"gear_and_mod": [SHIELD]}
    table = together(sim, goods, players=({"credits": 3_000}, {}), decks=decks)
    table.choose(f"buy:{SHIELD}@mod")
    assert table.step == "barter"
    assert table.keys == [f"barter:{card}" for card in goods]  # 1,000 short
    agree(table, "get_now:1000", opening=DEAL)
    assert (table.step, table.seat) == ("barter", 0)
    assert table.keys == ["pay", *(f"barter:{card}" for card in goods)]
    table.choose("pay")
    assert set(table.player(0).cards) == {SHIELD, *goods}
    assert money(table) == (0, 4_000)


@pytest.mark.rule("OR-117", "OR-R26")
def test_what_a_purchase_costs_is_not_given_away_in_the_middle(sim: Make) -> None:
    decks = {"gear_and_mod": [SHIELD]}
    table = together(sim, [GEAR, PISTOL], decks=decks)
    table.choose(f"buy:{SHIELD}@mod", DEAL, "pay_now:1000")
    refusal = table.refused("pay_now:1000")
    assert refusal.clause == "OR-R26"
    assert "4,000" in refusal.reason
    table.choose("propose", "accept", "pay")
    assert money(table) == (0, 6_000)


@pytest.mark.rule("OR-117", "OR-R26")
def test_what_a_deal_made_too_dear_cannot_be_accepted(sim: Make) -> None:
    """Chewbacca's share is 6,000; who gives the money away does not hire him."""
    table = together(
        sim,
        players=({"credits": 6_000}, {}),
        contacts={"naboo": ["chewbacca"]},
        faceup=["chewbacca"],
        step="encounter",
    )
    table.player(0).reputation = (0, 0, 0, 0)
    table.choose("meet:naboo.1")
    assert (table.step, table.keys) == ("may", ["accept", "pass"])
    table.choose(DEAL, "pay_now:1000", "propose", "decline")
    assert (table.step, table.keys) == ("may", ["accept", "pass"])
    agree(table, "pay_now:1000", opening=DEAL)
    assert money(table) == (5_000, 6_000)
    assert (table.step, table.keys) == ("may", ["pass"])
    assert table.refused("accept").clause == "OR-R26"
    table.choose("pass")
    assert (table.step, table.seat, table.player(0).cards) == ("planning", 1, ())


@pytest.mark.rule("OR-117", "OR-R26")
def test_a_test_cannot_be_bought_off_with_money_given_away(sim: Make) -> None:
    table = together(
        sim,
        players=({"credits": 3_000}, {}),
        contacts={"naboo": ["chewbacca"]},
        faceup=["chewbacca"],
        step="encounter",
    )
    table.player(0).reputation = (0, -1, 0, 0)
    table.dice("blank", "blank")
    table.choose("meet:naboo.1", "accept")
    assert (table.step, table.keys) == ("test.buy_off", ["pay", "fail"])
    agree(table, "pay_now:1000", opening=DEAL)
    assert money(table) == (2_000, 6_000)
    assert (table.step, table.keys) == ("test.buy_off", ["fail"])
    table.choose("fail")
    assert (table.step, table.seat, table.player(0).cards) == ("planning", 1, ())


@pytest.mark.rule("OR-R26")
def test_nobody_pays_more_than_there_is(sim: Make) -> None:
    table = together(sim, players=({"credits": 1_500}, {"credits": 900}))
    table.choose(DEAL)
    assert {"pay_now:1000"} == {key for key in table.keys if "_now" in key}
    assert table.refused("pay_now:5000").clause == "OR-R26"
    refusal = table.refused("get_now:1000")
    assert refusal.clause == "OR-R26" and "Bossk has 900" in refusal.reason
    assert table.refused("pay_now:7").clause == "OR-115"
    table.choose("pay_now:1000", "propose", "accept")
    assert money(table) == (500, 1_900)


@pytest.mark.rule("OR-R24")
def test_a_defeated_player_may_give_and_take_credits(sim: Make) -> None:
    table = together(sim, players=({}, {"damage": {"character": 20}, "space": "kessel"}))
    assert table.player(1).defeated
    agree(table, "pay_now:1000", opening=DEAL)
    assert money(table) == (4_000, 6_000)
    agree(table, "get_now:1000", opening=DEAL)
    assert money(table) == (5_000, 5_000)


@pytest.mark.rule("OR-R24")
def test_others_do_not_deal_among_themselves(sim: Make) -> None:
    """Every deal has the player whose turn it is on one side."""
    table = sim(3, players=[{"space": "naboo"}] * 3, step="action", turn=1)
    assert table.deals == ["deal@seat_0", "deal@seat_2"]
    table.choose("deal@seat_2", "pay_now:1000", "propose")
    assert table.seat == 2
    (told,) = table.found(TradeProposed)
    assert (told.seat, told.other) == (1, 2)


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
def test_four_deals_are_proposed_in_a_turn_at_most(sim: Make) -> None:
    table = together(sim, [CARGO])
    table.choose(DEAL, "pass")  # called off: not proposed
    table.choose(TRADE, f"give:{CARGO}", "propose", "decline")
    for answer in ("accept", "decline", "decline"):
        table.choose(DEAL, "pay_now:1000", "propose")
        assert table.keys == ["accept", "decline"] and table.deals == []
        table.choose(answer)
    assert table.deals == [] and TRADE not in table.keys
    for key in (DEAL, TRADE):
        refusal = table.refused(key)
        assert refusal.clause == "OR-R100" and "4" in refusal.reason
    assert money(table) == (4_000, 6_000)
    finish_turn(table)
    assert table.deals == ["deal@seat_0"]  # each turn has its own four


@pytest.mark.rule("OR-R100")
def test_a_deal_on_the_table_comes_first(sim: Make) -> None:
    table = together(sim)
    table.choose(DEAL)
    assert table.deals == []
    assert table.refused(DEAL).clause == "OR-R100"


# --- what is seen --------------------------------------------------------------------------------


@pytest.mark.rule("OR-114")
def test_both_players_see_what_is_proposed(sim: Make) -> None:
    table = together(sim, [CARGO], [GEAR])
    game, state = table.game, table.state
    assert game.view(state, 0)["deal"] is None
    table.choose(TRADE, f"give:{CARGO}", f"ask:{GEAR}", "pay_now:1000", "get_later:5000")
    assert game.view(state, 0)["deal"]["give"] == [CARGO]
    assert game.view(state, 1)["deal"] is None
    assert game.prompt(state) == (
        "Your deal with Bossk: Bacta Supplies and 1,000 credits for Jetpack and a promise of 5,000."
    )
    table.choose("propose")
    seen = {
        "proposer": 0,
        "other": 1,
        "proposed": True,
        "give": [CARGO],
        "ask": [GEAR],
        "credits": 1_000,
        "promise": -5_000,
        "tokens": [],
        "in_the_way": {},
    }
    assert game.view(state, 0)["deal"] == game.view(state, 1)["deal"] == seen
    assert game.prompt(state).startswith("Boba Fett offers you Bacta Supplies and 1,000 credits")
    decision = game.decision(state)
    assert game.word(state, decision.options[0]).detail == (
        "You give Jetpack and a promise of 5,000 for Bacta Supplies and 1,000 credits"
    )
    table.choose("accept")
    assert table.found(TradeAccepted) and game.view(state, 0)["deal"] is None


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
        "Bossk gets Bacta Supplies from Boba Fett.",
    ]
    table.choose(DEAL, "pay_later:1000", "propose", "decline")
    told = [table.game.tell(table.state, event, 0) for event in table.events]
    assert told == ["Bossk declines the deal with Boba Fett."]


@pytest.mark.rule("OR-R100")
def test_random_players_trade_and_their_games_end(game: OuterRim) -> None:
    setup = game.setup({"seats": [{"kind": "random"}] * 3})
    stream, seen = random.Random(3), set[str]()
    for seed in range(1):
        state = game.new(setup, seed)
        for _ in range(60_000):
            decision = game.decision(state)
            if decision is None:
                break
            seen.add(decision.step)
            events = game.choose(state, stream.choice(decision.options).key)
            seen |= {type(each).__name__ for each in events}
            assert all(player.credits >= 0 for player in state.players)
        assert state.ending == "fame"
    assert seen >= {"trade.answer", "CardPassed", "PromiseMade", "TradeDeclined"}


def test_sim_hides_deals_only(sim: Make) -> None:
    """The bench lists deals separately, so that other tests need not name them."""
    table: Sim = together(sim)
    decision = table.game.decision(table.state)
    assert decision is not None
    assert sorted([*table.keys, *table.deals]) == sorted(each.key for each in decision.options)


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


@pytest.mark.rule("OR-R21")
def test_what_finds_a_slot_is_no_warning(sim: Make) -> None:
    table = together(sim, [MOD], [SHIELD])
    table.choose(TRADE, f"give:{MOD}", f"ask:{SHIELD}")
    assert table.game.view(table.state, 0)["deal"]["in_the_way"] == {}
