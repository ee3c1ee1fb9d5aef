"""Slots: what fits where, making room, what happens to cards that do not fit."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import Player
from game.table.decisions import option

Make = Callable[..., Any]
FALCON = "yt_1300_light_freighter"
CARGO = ("food_supplies", "salvage", "stolen_hyperfuel", "stolen_supplies", "stolen_weapons")
MODS = ("improved_nav_computer", "ion_cannon", "quad_laser_cannon", "targeting_computer")
WORK = ("greedo_bounty", "the_casino_heist_job", "hera_syndulla_bounty", "the_kessel_run_job")
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


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
        ("salvage", "cargo"), ("ion_cannon", "mod"), ("vibro_ax", "gear"), ("dash_rendar", "crew"),
        ("greedo_bounty", "job"), ("the_kessel_run_job", "job"),
    ],
)  # fmt: skip
def test_a_card_goes_to_its_own_type_of_slot(sim: Make, card: str, slot: str) -> None:
    table = hold(sim, up=card)
    assert offer(table, card) == f"buy:{card}@{slot}"
    for other in {"cargo", "mod", "gear", "crew", "job"} - {slot}:
        assert table.refused(f"buy:{card}@{other}").clause == "OR-142"
    buy(table, card)
    assert table.player().cards == (card,)


@pytest.mark.rule("OR-145")
@pytest.mark.parametrize("card", ["the_kessel_run_job", "saw_gerrera_bounty"])
def test_jobs_and_bounties_share_slots(sim: Make, card: str) -> None:
    table = hold(sim, *WORK[:3], up=card)
    buy(table, card)
    assert room(table) == set(WORK[:3])  # a job makes way for a bounty and the other way round


# --- cargo or mod --------------------------------------------------------------------------------


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


# --- slots that a card brings --------------------------------------------------------------------


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
