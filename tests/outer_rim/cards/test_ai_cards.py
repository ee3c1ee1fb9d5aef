"""The ten AI cards: what each part says, and what comes of it in a turn of the AI.

How the lines work in every corner is in ``test_ai_deck``, ``test_ai_moves`` and ``test_ai_buys``.
"""

from __future__ import annotations

from typing import Any

from game.outer_rim.combat.events import DamageSuffered
from game.outer_rim.events import AILine, CargoDelivered, ReputationChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import CardBought
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.ai_lines import TABLES, bought, check_text
from tests.outer_rim.solo import AI, Make, solo, turn
from tests.specs import Row, for_each

CARDS = TABLES["cards"]
TOPS = {
    "cargo": "food_supplies", "job": "hutt_favor", "gear_and_mod": "jetpack",
    "ship": "hwk_290_ship_card",
}  # fmt: skip
FILLS = {
    "cargo": ("spice", "coaxium_crystal"),
    "job": ("wanted_job", "imperial_favor", "rebel_favor"),
}
"""goods that fill the AI's slots, and cannot be handed over on Takodana"""


def done(table: Any, part: str) -> list[int]:
    """Return the lines of a part that had an effect, counted from 1."""
    told = [each for each in table.log if isinstance(each, AILine) and each.seat == AI]
    return [each.line + 1 for each in told if each.part == part and each.done]


def tried(table: Any, part: str) -> int:
    """Return the number of lines of a part that were considered."""
    return len([each for each in table.log if isinstance(each, AILine) and each.part == part])


def test_every_ai_card_has_a_spec(box: OuterRim) -> None:
    assert {row["card"] for row in CARDS} == set(box.base.content.ai_cards)


@for_each(CARDS)
def test_text(game: OuterRim, row: Row) -> None:
    check_text(game.base.content, row)
    number = row["card"].removeprefix("ai_card_")
    assert card_text(game.base.content, row["card"]).name == f"AI card {number}"


@for_each(CARDS)
def test_nothing_to_do_in_open_space(sim: Make, row: Row) -> None:
    """Undamaged, poor, without goals and friends: it gains 2,000 and tries all the rest."""
    table = turn(solo(sim, "nav_16", card=row["card"]))
    assert done(table, "planning") == [3]
    assert tried(table, "action") == len(row["action"].split())
    encounter = row["encounter"].split()
    # Reputation with the nearest patrol's faction is to be had anywhere.
    works = [at for at, word in enumerate(encounter, 1) if word in ("sell", "nearest")]
    assert done(table, "encounter")[-1:] == works
    assert table.player(AI).credits == (6_000 if "sell" in encounter else 2_000)


@for_each(CARDS)
def test_it_buys_from_its_deck(sim: Make, row: Row) -> None:
    """Takodana, 10,000 credits, and a card to be had on every deck."""
    decks = {deck: [card] for deck, card in TOPS.items()}
    table = solo(sim, "takodana", card=row["card"], ai={"credits": 10_000}, decks=decks)
    turn(table)
    assert purchases(table) == [TOPS[bought(row)[0]]]
    assert 2 in done(table, "action")


@for_each(row for row in CARDS if bought(row)[1])
def test_with_full_slots_it_buys_elsewhere(sim: Make, row: Row) -> None:
    deck, other = bought(row)
    decks = {deck: [card] for deck, card in TOPS.items()}
    own = {"credits": 10_000, "cards": FILLS[deck], "ship": "gx1_short_hauler"}
    table = solo(sim, "takodana", {"takodana": 1}, card=row["card"], ai=own, decks=decks)
    turn(table)
    assert purchases(table) == [TOPS[other]]


def purchases(table: Any) -> list[str]:
    """Return the cards the AI has bought."""
    return [each.card for each in table.log if isinstance(each, CardBought) and each.seat == AI]


@for_each(CARDS)
def test_what_illegal_cargo_costs(sim: Make, row: Row) -> None:
    """Spice on Naboo, which is Imperial: delivered without a roll, at this price."""
    deliver = next(word for word in row["action"].split() if word.startswith("deliver"))
    price = deliver.partition(":")[2]
    table = solo(sim, "naboo", card=row["card"], ai={"cards": ["spice"]}, decks=TOPS_DEAR)
    turn(table)
    delivered = [each for each in table.log if isinstance(each, CargoDelivered)]
    assert [each.card for each in delivered] == ["spice"]
    hurt = [
        (each.target, each.amount)
        for each in table.log
        if isinstance(each, DamageSuffered) and each.seat == AI
    ]
    assert hurt == ([("ship", int(price))] if price.isdigit() else [])
    cause = [each.now for each in table.log if isinstance(each, ReputationChanged)]
    encounter = row["encounter"].split()
    sold = "sell" in encounter and "fame" not in encounter  # spice pays for fame
    assert (-1 in cause) is (price == "planet" or sold)


TOPS_DEAR = {"cargo": ["stolen_hyperfuel"]}
"""more than the AI has, so that the deck stays as it is"""
