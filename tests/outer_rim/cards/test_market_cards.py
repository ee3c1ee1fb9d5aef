"""Every card of the market: its edge, what equipment adds, and that no card is left out."""

from __future__ import annotations

from collections import Counter

import pytest

from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import MARKET, Make, added, alone, check, fight, lines
from tests.specs import Row, faults, for_each, read

SIZE = {"bounty": 11, "cargo": 10, "gear_and_mod": 15, "job": 14, "luxury": 11, "ship": 9}
UNSKILLED = "han_solo"
"""neither Stealth nor Strength nor Tactics"""
FOUGHT = {"gear": "ground", "mod": "ship"}
SLOTS = {row["card"]: row["slot"] for row in MARKET["edges"]}


@pytest.mark.parametrize("deck", SIZE)
def test_the_edge_of_every_card(sim: Make, game: OuterRim, deck: str) -> None:
    with faults() as at:
        for row in MARKET["edges"]:
            if row["deck"] == deck:
                with at(row.line):
                    check(sim, game, row)


@for_each(MARKET["equipment"])
def test_what_equipment_adds(sim: Make, game: OuterRim, row: Row) -> None:
    card, figure, n = row["card"], row["figure"], row.number("adds")
    assert added(sim, card, UNSKILLED) == ({figure: n} if figure else {})
    assert card_text(game.base.content, card).traits == tuple(filter(None, [row["trait"]]))
    if figure:
        assert lines(game, card)[0] == f"+{n} {figure.replace('_', ' ')}."
        if combat := FOUGHT.get(SLOTS[card]):
            (begun,) = fight(sim, combat, UNSKILLED, card).found(CombatBegan)
            assert begun.dice == 3 + (n if figure == f"{combat}_combat" else 0)


@for_each(row for row in MARKET["equipment"] if row["skill"])
def test_crew_has_a_skill(sim: Make, game: OuterRim, row: Row) -> None:
    """A skill that Boba Fett already has counts twice."""
    table = alone(sim, "action", "nav_3", row["card"])
    skills = table.game.view(table.state, 0)["players"][0]["skills"]
    assert skills == Counter(["stealth", "tactics", row["skill"]])
    assert lines(game, row["card"])[0] == f"{row['skill'].title()}."


def test_every_card_of_the_market_has_a_spec(box: OuterRim) -> None:
    market = box.base.content.market
    assert {deck: len(cards) for deck, cards in market.items()} == SIZE
    edges = Counter((row["deck"], row["card"]) for row in MARKET["edges"])
    assert edges == Counter((deck, card) for deck, cards in market.items() for card in cards)
    equipment = {
        card
        for card, slot in SLOTS.items()
        if slot in ("gear", "mod") or (slot == "crew" and card in market["luxury"])
    }
    assert {row["card"] for row in MARKET["equipment"]} == equipment - {"smuggling_compartment"}


def test_the_bodies_of_all_cards_are_told(box: OuterRim) -> None:
    """Of each kind of card the tables that are not about prices leave none out."""
    jobs = [*read("outer_rim/cards/jobs.spec"), *(row["card"] for row in MARKET["favors"])]
    told = {
        "bounty": [*_cards("bounties"), "wanted_job", "information_broker"],
        "cargo": [*_cards("cargo"), "smuggling_compartment"],
        "job": [*jobs, "hired_help"],
        "ship": [*_cards("ships"), "used_ship_for_sale"],
    }
    for deck, cards in told.items():
        assert Counter(cards) == Counter(box.base.content.market[deck])


def _cards(name: str) -> list[str]:
    return [row["card"] for row in MARKET[name]]
