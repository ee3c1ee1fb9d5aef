"""Slots: what fits where, making room, what happens to cards that do not fit."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from game.outer_rim.cards.effects import Ability
from game.outer_rim.events import CardDiscarded, CardGained, CreditsChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import Player
from game.table.decisions import option

Make = Callable[..., Any]
FALCON = "yt_1300_light_freighter"
KIND_OF = {"cargo": "salvage", "mod": "ion_cannon", "gear": "vibro_ax", "crew": "hired_help"}
CARGO = ("food_supplies", "salvage", "stolen_hyperfuel", "stolen_supplies", "stolen_weapons")
MODS = ("improved_nav_computer", "ion_cannon", "quad_laser_cannon", "targeting_computer")
GEAR = ("vibro_ax", "jetpack", "armored_vest")
CREW = ("hired_help", "dash_rendar", "sy_snootles", "undercover_agent", "databank_13_chopper")
WORK = ("greedo_bounty", "the_casino_heist_job", "hera_syndulla_bounty", "the_kessel_run_job")
DECK = {"cargo": "cargo", "gear_and_mod": "gear_and_mod", "luxury": "luxury", "job": "job"}
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
COMPARTMENT = "smuggling_compartment"


def hold(sim: Make, *cards: str, up: str = "", ship: str = "g_1a_starfighter", **more: Any) -> Any:
    """Return a table with a buyer on Naboo with these cards, no patrol able to move; ``up`` tops
    the buyer's deck."""
    player = {"space": "naboo", "credits": 40_000, "cards": list(cards), "ship": ship, **more}
    patrols = {faction: {"level": 1, "space": "naboo"} for faction in FACTIONS}
    table = sim(players=[player, {"space": "kessel"}], step="action", patrols=patrols)
    if not cards:
        table.player().cards = ()
    if up:
        market = table.state.market
        deck = table.game.base.content.assets[up].deck
        market[deck] = (up, *(card for card in market[deck] if card != up))
    table.edited()
    return table


def offer(table: Any, card: str) -> str:
    """Return the option to buy a card, "" if there is none."""
    return next((key for key in table.keys if key.startswith(f"buy:{card}@")), "")


def buy(table: Any, card: str) -> None:
    """Buy a card without bartering."""
    table.choose(offer(table, card))
    if "pay" in table.keys:
        table.choose("pay")


def room(table: Any) -> set[str]:
    """Return the cards that may be discarded to make room."""
    assert table.step == "make_room"
    return {key.removeprefix("discard:") for key in table.keys if key.startswith("discard:")}


# --- which slot ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-132", "OR-142")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("salvage", "cargo"),
        ("ion_cannon", "mod"),
        ("vibro_ax", "gear"),
        ("dash_rendar", "crew"),
        ("greedo_bounty", "job"),
        ("the_kessel_run_job", "job"),
    ],
)
def test_a_card_goes_to_its_own_type_of_slot(sim: Make, card: str, slot: str) -> None:
    table = hold(sim, up=card)
    assert offer(table, card) == f"buy:{card}@{slot}"
    for other in {"cargo", "mod", "gear", "crew", "job"} - {slot}:
        assert table.refused(f"buy:{card}@{other}").clause == "OR-142"
    buy(table, card)
    assert table.player().cards == (card,)


@pytest.mark.rule("OR-141", "OR-142")
@pytest.mark.parametrize(
    ("own", "more"), [(CARGO[0], CARGO[1]), (MODS[0], MODS[1]), ("hired_help", "dash_rendar")]
)
def test_a_slot_holds_one_card(sim: Make, own: str, more: str) -> None:
    table = hold(sim, own, up=more)  # one slot of each kind, the others empty
    buy(table, more)
    assert table.player().cards == (more,)  # the one before makes way
    assert [each.card for each in table.found(CardDiscarded)] == [own]


@pytest.mark.rule("OR-141", "OR-145")
def test_the_board_has_two_gear_slots_and_three_for_jobs_or_bounties(sim: Make) -> None:
    table = hold(sim, *GEAR[:1], up=GEAR[2])
    buy(table, GEAR[2])
    assert table.step == "action"
    table = hold(sim, *GEAR[:2], up=GEAR[2])
    buy(table, GEAR[2])
    assert room(table) == set(GEAR[:2])
    table = hold(sim, *WORK[:2], up=WORK[2])
    buy(table, WORK[2])
    assert set(table.player().cards) == set(WORK[:3])


@pytest.mark.rule("OR-145")
@pytest.mark.parametrize("card", ["the_kessel_run_job", "saw_gerrera_bounty"])
def test_jobs_and_bounties_share_slots(sim: Make, card: str) -> None:
    table = hold(sim, *WORK[:3], up=card)
    buy(table, card)
    assert room(table) == set(WORK[:3])  # a job makes way for a bounty and the other way round


@pytest.mark.rule("OR-144")
@pytest.mark.parametrize(("ship", "slots"), [("g_1a_starfighter", 1), (FALCON, 3)])
def test_crew_lies_on_the_ship_sheet(sim: Make, ship: str, slots: int) -> None:
    table = hold(sim, *CREW[: slots - 1], up="undercover_agent", ship=ship)
    buy(table, "undercover_agent")
    assert len(table.player().cards) == slots
    table = hold(sim, *CREW[:slots], up="undercover_agent", ship=ship)
    buy(table, "undercover_agent")
    if slots > 1:
        assert room(table) == set(CREW[:slots])
        table.choose(f"discard:{CREW[0]}")
    assert len(table.player().cards) == slots
    assert CREW[0] not in table.player().cards


@pytest.mark.rule("OR-149")
def test_secrets_take_no_slot(sim: Make) -> None:
    secrets = ["enc_naboo_ryloth_f"]
    table = hold(sim, "salvage", "ion_cannon", "hired_help", *GEAR[:1], *WORK[:2], secrets=secrets)
    assert table.player().secrets == tuple(secrets)
    full = hold(sim, *GEAR[:1], up=GEAR[1], secrets=secrets)
    buy(full, GEAR[1])
    assert full.step == "action" and full.player().secrets == tuple(secrets)


# --- cargo or mod --------------------------------------------------------------------------------


@pytest.mark.rule("OR-146", "OR-147")
@pytest.mark.parametrize(
    ("own", "card", "fits"),
    [
        ((*CARGO[:1], *MODS[:1]), CARGO[1], True),
        ((*CARGO[:1], *MODS[:1]), MODS[1], True),
        ((*CARGO[:2], *MODS[:1]), MODS[1], False),
        ((*CARGO[:1], *MODS[:2]), CARGO[1], False),
        ((*CARGO[:2],), CARGO[2], False),
        ((*MODS[:2],), MODS[2], False),
        ((*CARGO[:2],), MODS[0], True),
        ((*MODS[:2],), CARGO[0], True),
    ],
)
def test_a_cargo_or_mod_slot_takes_either(
    sim: Make, own: tuple[str, ...], card: str, fits: bool
) -> None:
    table = hold(sim, *own, up=card, ship=FALCON)
    buy(table, card)
    assert (card in table.player().cards) is fits
    assert (table.step == "action") is fits


@pytest.mark.rule("OR-147")
def test_slots_of_the_yt_1300(sim: Make, game: OuterRim) -> None:
    table = hold(sim, ship=FALCON)
    v = table.values()
    assert game.base.content.ships[FALCON].cost == 20_000
    assert (v.crew_slots, v.mod_slots, v.free_slots, v.cargo_slots) == (3, 1, 1, 1)


@pytest.mark.rule("OR-148")
def test_slots_of_the_g_1a(sim: Make, game: OuterRim) -> None:
    sheet = game.base.content.ships["g_1a_starfighter"]
    v = hold(sim).values()
    assert (v.crew_slots, v.mod_slots, v.free_slots, v.cargo_slots) == (1, 1, 0, 1)
    assert sheet.starter and sheet.cost == 0


@pytest.mark.rule("OR-R37")
def test_cards_are_arranged_as_they_fit_best(sim: Make) -> None:
    """Two mods and one cargo fit the YT-1300 in whatever order they come."""
    for order in permutations((CARGO[0], *MODS[:2])):
        table = hold(sim, *order[:2], up=order[2], ship=FALCON)
        buy(table, order[2])
        assert table.player().cards == order


# --- making room ---------------------------------------------------------------------------------


@pytest.mark.rule("OR-143", "OR-R34")
def test_room_is_made_by_one_card_that_makes_room(sim: Make) -> None:
    own = ("salvage", "ion_cannon", "vibro_ax", "jetpack", "hired_help")
    table = hold(sim, *own, up="armored_vest")
    buy(table, "armored_vest")
    assert room(table) == {"vibro_ax", "jetpack"}
    table.refused("discard:ion_cannon")
    table.choose("discard:jetpack")
    assert table.player().cards == (*own[:3], "hired_help", "armored_vest")
    assert table.state.market["gear_and_mod"][-1] == "jetpack"
    assert [(each.card, each.cause) for each in table.found(CardDiscarded)] == [
        ("jetpack", "make_room")
    ]


@pytest.mark.rule("OR-143", "OR-R34")
def test_a_mod_makes_room_for_cargo_where_a_slot_takes_either(sim: Make) -> None:
    table = hold(sim, *CARGO[:1], *MODS[:2], up=CARGO[1], ship=FALCON)
    buy(table, CARGO[1])
    assert room(table) == {CARGO[0], *MODS[:2]}
    table.choose(f"discard:{MODS[0]}")
    assert set(table.player().cards) == {CARGO[0], MODS[1], CARGO[1]}


@pytest.mark.rule("OR-143")
def test_no_room_is_made_while_a_slot_is_empty(sim: Make) -> None:
    table = hold(sim, GEAR[0], up=GEAR[1])
    buy(table, GEAR[1])
    assert table.found(CardDiscarded, log=True) == []
    assert table.player().cards == GEAR[:2]


@pytest.mark.rule("OR-R31")
def test_what_is_bought_has_to_be_placed(sim: Make) -> None:
    table = hold(sim, *GEAR[:2], up=GEAR[2])
    buy(table, GEAR[2])
    assert "decline" not in table.keys
    table.refused("decline")


@pytest.mark.rule("OR-R31", "OR-R36")
@pytest.mark.parametrize("answer", ["decline", "discard:stolen_hyperfuel"])
def test_a_card_gained_may_be_let_go(sim: Make, answer: str) -> None:
    table = sim(
        players=[
            {"space": "ryloth", "reputation": {"rebel": "neutral"}, "cards": ["stolen_hyperfuel"]},
            {"space": "kessel"},
        ],
        step="encounter",
        decks={"naboo_ryloth": ["enc_naboo_ryloth_d"], "cargo": ["salvage", "food_supplies"]},
        patrols={faction: {"level": 1, "space": "ryloth"} for faction in FACTIONS},
    )
    table.choose("draw:naboo_ryloth@ryloth", "choose:a")
    assert room(table) == {"stolen_hyperfuel"}
    table.choose(answer)
    kept, gone = (
        ("stolen_hyperfuel", "salvage") if answer == "decline" else ("salvage", "stolen_hyperfuel")
    )
    assert table.player().cards == (kept,)
    assert table.state.market["cargo"][-1] == gone
    assert table.state.market["cargo"][0] == "food_supplies"


@pytest.mark.rule("OR-R31")
def test_a_card_that_no_slot_can_hold_is_not_for_sale(sim: Make) -> None:
    """With more crew than the ship has slots, no one discard makes room for another."""
    table = hold(sim, "hired_help", up="dash_rendar")
    assert offer(table, "dash_rendar")
    table.player().cards = CREW[:1] + CREW[2:]
    table.edited()
    assert not offer(table, "dash_rendar")
    assert table.refused("buy:dash_rendar@crew").clause == "OR-R31"


@pytest.mark.rule("OR-R35")
@pytest.mark.parametrize(
    ("own", "card"), [("salvage", "stolen_hyperfuel"), ("ion_cannon", "shield_upgrade")]
)
def test_a_bartered_card_frees_its_slot(sim: Make, own: str, card: str) -> None:
    table = hold(sim, own, up=card)
    table.choose(offer(table, card), f"barter:{own}")
    assert table.player().cards == (card,)
    assert table.found(CardDiscarded) == []
    spent = [each.amount for each in table.found(CreditsChanged)]
    assets = table.game.base.content.assets
    assert spent == [assets[own].cost - assets[card].cost]


@pytest.mark.rule("OR-R35")
def test_gear_frees_its_slot_as_well(sim: Make) -> None:
    table = hold(sim, *GEAR[:2], up=GEAR[2])
    table.choose(offer(table, GEAR[2]), f"barter:{GEAR[1]}")  # 3,000 of 4,000
    if "pay" in table.keys:
        table.choose("pay")
    assert table.player().cards == (GEAR[0], GEAR[2])


# --- slots that a card brings --------------------------------------------------------------------


@pytest.mark.rule("OR-141", "OR-146")
def test_a_compartment_brings_a_cargo_slot(sim: Make) -> None:
    table = hold(sim, "salvage", up=COMPARTMENT)
    buy(table, COMPARTMENT)
    assert set(table.player().cards) == {"salvage", COMPARTMENT}
    assert table.values().cargo_slots == 2
    again = hold(sim, "salvage", COMPARTMENT, up="stolen_hyperfuel")
    buy(again, "stolen_hyperfuel")
    assert set(again.player().cards) == {"salvage", COMPARTMENT, "stolen_hyperfuel"}


@pytest.mark.rule("OR-141", "OR-R38")
def test_a_slot_that_goes_takes_a_card_with_it(sim: Make) -> None:
    table = hold(sim, "salvage", "stolen_hyperfuel", COMPARTMENT, up=GEAR[0])
    table.choose(offer(table, GEAR[0]), f"barter:{COMPARTMENT}", "pay")
    assert table.step == "surplus"
    assert [key for key in table.keys if key.startswith("discard")] == [
        "discard:salvage",
        "discard:stolen_hyperfuel",
    ]
    table.choose("discard:stolen_hyperfuel")
    assert set(table.player().cards) == {"salvage", GEAR[0]}
    assert table.state.market["cargo"][-2:] == (COMPARTMENT, "stolen_hyperfuel")


@pytest.mark.rule("OR-141", "OR-R33")
def test_what_a_bartered_slot_held_goes_before_the_purchase_is_placed(sim: Make) -> None:
    """While goods are bartered a purchase is between: once paid for, all fits, then it comes."""
    table = hold(sim, "salvage", "stolen_hyperfuel", COMPARTMENT, up=GEAR[0])
    table.choose(offer(table, GEAR[0]), f"barter:{COMPARTMENT}")
    assert (table.step, len(table.player().cards)) == ("barter", 2)
    table.choose("pay")
    assert table.step == "surplus"
    assert GEAR[0] not in table.player().cards
    table.choose("discard:salvage")
    told = [each.card for each in table.events if isinstance(each, CardDiscarded | CardGained)]
    assert told == ["salvage", GEAR[0]]


@pytest.mark.rule("OR-R38")
def test_a_card_bought_that_brings_room_itself_spares_the_others(
    sim: Make, game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another compartment for the one that is given away."""
    asset, twin = (
        game.base.content.assets["targeting_computer"],
        game.base.content.assets[COMPARTMENT],
    )
    monkeypatch.setattr(asset, "always", twin.always)
    monkeypatch.setattr(game.base.table, "known", {})
    monkeypatch.setattr(game.base.table, "roomy", Table(game.base.content).roomy)
    table = hold(sim, "salvage", "stolen_hyperfuel", COMPARTMENT, up=asset.id)
    table.choose(offer(table, asset.id), f"barter:{COMPARTMENT}")
    if table.step == "barter":
        table.choose("pay")
    assert set(table.player().cards) == {"salvage", "stolen_hyperfuel", asset.id}


@pytest.mark.rule("OR-141", "OR-R38")
def test_a_card_that_takes_a_slot_away_makes_the_owner_choose(
    sim: Make, game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card of ours does; a pack may have one."""
    narrow = Ability.model_validate({"when": "always", "modify": {"cargo_slots": -1}})
    monkeypatch.setattr(game.base.content.assets["targeting_computer"], "always", (narrow,))
    monkeypatch.setattr(game.base.table, "known", {})
    monkeypatch.setattr(game.base.table, "roomy", Table(game.base.content).roomy)
    table = hold(sim, "salvage", up="targeting_computer")
    assert table.values().cargo_slots == 1
    buy(table, "targeting_computer")
    assert (table.step, table.values().cargo_slots) == ("surplus", 0)
    assert table.keys == ["discard:salvage", "discard:targeting_computer"]
    table.choose("discard:salvage")
    assert table.player().cards == ("targeting_computer",)
    table = hold(sim, up="targeting_computer")
    buy(table, "targeting_computer")
    assert table.step == "action" and table.player().cards == ("targeting_computer",)


@pytest.mark.rule("OR-141", "OR-R38")
def test_a_slot_that_is_sold_takes_a_card_with_it(sim: Make) -> None:
    cards = ["salvage", "stolen_hyperfuel", COMPARTMENT]
    table = sim(
        players=[{"space": "kessel", "cards": cards}, {"space": "naboo"}],
        step="encounter",
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_g"]},
    )
    table.choose("draw:kessel_maelstrom@kessel")
    table.choose("choose:b", f"sell:{COMPARTMENT}")
    assert table.step == "surplus"
    table.choose("discard:salvage")
    assert table.player().cards == ("stolen_hyperfuel",)


@pytest.mark.rule("OR-R34", "OR-R38")
def test_goods_that_pay_and_a_slot_that_goes(sim: Make) -> None:
    """A debt can be paid, whichever card is bartered first."""
    for first in ("salvage", "stolen_hyperfuel", COMPARTMENT):
        table = hold(
            sim, "salvage", "stolen_hyperfuel", COMPARTMENT, up="shield_upgrade", credits=1_000
        )
        table.choose(offer(table, "shield_upgrade"), f"barter:{first}")
        while table.step in ("barter", "surplus", "make_room"):
            table.choose(table.keys[0])
        held = table.player().cards
        assert "shield_upgrade" in held
        assert len(held) <= 3 if COMPARTMENT in held else len(held) <= 2


@pytest.mark.rule("OR-142")
def test_a_card_is_gained_once(sim: Make) -> None:
    table = hold(sim, up="vibro_ax")
    buy(table, "vibro_ax")
    assert [each.card for each in table.found(CardGained)] == ["vibro_ax"]
    assert all("vibro_ax" not in cards for cards in table.state.market.values())


def test_no_rule_changes_cards_to_ask_what_would_fit(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listing options and saying why others are not there leaves the slots alone throughout."""
    kept: Any = vars(Player)["cards"]
    changes: list[str] = []

    def change(player: Player, cards: tuple[str, ...]) -> None:
        changes.append(sys._getframe(1).f_code.co_name)
        kept.__set__(player, cards)

    monkeypatch.setattr(Player, "cards", property(kept.__get__, change))
    for seed in range(6):
        seats = [{"kind": "human"}] * 3
        state, stream = game.new(game.setup({"seats": seats}), seed), random.Random(seed)
        for _ in range(250):
            game.forget()
            changes.clear()
            decision = game.decision(state)
            assert decision is not None
            for card in [*state.players[decision.seat].cards, *state.market.get("cargo", ())[:1]]:
                for verb in ("buy", "barter", "discard", "give"):
                    game.why_not(state, option(verb, card))
            assert set(changes) <= {"crew_aside"}, decision.step
            live = [each for each in decision.options if each.verb not in ("deal", "end")]
            game.choose(state, stream.choice(live or list(decision.options)).key)
