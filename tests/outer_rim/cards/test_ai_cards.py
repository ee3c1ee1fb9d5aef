"""The ten AI cards: what each part says, and what comes of it in a turn of the AI.

How the lines work in every corner is in ``test_ai_deck``, ``test_ai_moves`` and ``test_ai_buys``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game.outer_rim.events import (
    AILine,
    CardBought,
    CargoDelivered,
    DamageSuffered,
    ReputationChanged,
)
from game.outer_rim.game import OuterRim, load
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.solo import AI, Make, solo, turn

DEFEATED = "If defeated, recover all damage."
DAMAGED = "If damaged, recover all damage."
REST = ("Move toward the nearest goal token.", "Gain 2,000 credits.")
PATROL = "Fight a hostile patrol (negative reputation)."
JOB = "Complete a job that is due here, without tests."
FAME = "Spend 8,000 credits to gain 1 fame."
HIRE = "Reveal the facedown contact of the lowest class here and gain its crew."
SELL = "Gain 4,000 credits and lose 1 reputation with the nearest patrol's faction."
GOAL = "; its destination is a goal."


@dataclass(frozen=True)
class Card:
    """The AI's price for ILLEGAL cargo, the deck it buys from, and the lines of its encounter.

    ``full``: the kind whose slots are full when it buys from ``instead``.
    """

    buys: str
    encounter: tuple[str, ...]
    price: str = ""
    full: str = ""
    instead: str = ""
    recovers: str = DEFEATED
    more: str = ""
    first: str = ""


CARDS = {
    1: Card(
        "cargo",
        (PATROL, JOB, FAME, "Gain 1 reputation with this planet's faction."),
        "suffer 2 ship damage",
        full="cargo",
        instead="job",
    ),
    2: Card(
        "job",
        (PATROL, JOB, HIRE),
        "suffer 2 ship damage",
        full="job",
        instead="cargo",
        recovers=DAMAGED,
    ),
    3: Card("job", (PATROL, FAME, SELL), "suffer 2 ship damage"),
    4: Card("cargo", (PATROL, JOB, HIRE, FAME)),
    5: Card("job", (PATROL, FAME, HIRE), "suffer 3 ship damage"),
    6: Card("job", (PATROL, JOB, FAME), "suffer 2 ship damage", recovers=DAMAGED),
    7: Card(
        "cargo",
        (PATROL, JOB, FAME),
        "lose 1 reputation with this planet's faction",
        full="cargo",
        instead="gear and mod",
    ),
    8: Card(
        "gear and mod",
        (PATROL, JOB, FAME, "Gain 1 reputation with the nearest patrol's faction."),
        more="Reveal the facedown contact of the lowest class here.",
    ),
    9: Card("ship", (PATROL, JOB, SELL)),
    10: Card(
        "cargo",
        (PATROL, JOB, FAME),
        first="Discard the top cards of the bounty and luxury decks.",
    ),
}
TOPS = {
    "cargo": "food_supplies",
    "job": "hutt_favor",
    "gear_and_mod": "jetpack",
    "ship": "hwk_290_ship_card",
}
FILLS = {
    "cargo": ("spice", "coaxium_crystal"),
    "job": ("wanted_job", "imperial_favor", "rebel_favor"),
}
"""goods that fill the AI's slots, and cannot be handed over on Takodana"""


def parts(spec: Card) -> dict[str, list[str]]:
    """Return the lines of a card, part by part, as it should say them."""
    deliver = "Deliver all cargo" + (
        f"; for each ILLEGAL one, {spec.price}." if spec.price else "."
    )
    buy = f"Buy from the {spec.buys} deck"
    buy += f", or from the {spec.instead} deck if no {spec.full} slot is empty" * bool(spec.full)
    buy += GOAL if spec.buys in ("cargo", "job") else "."
    return {
        "First:": [spec.first] * bool(spec.first),
        "Planning (the first that applies):": [spec.recovers, *REST],
        "Action (all that apply):": [deliver, buy, *([spec.more] if spec.more else [])],
        "Encounter (the first that applies):": [*spec.encounter],
        "Then:": ["Shuffle this card back into the AI deck."] * bool(spec.first),
    }


def done(table: Any, part: str) -> list[int]:
    """Return the lines of a part that had an effect, counted from 1."""
    told = [each for each in table.log if isinstance(each, AILine) and each.seat == AI]
    return [each.line + 1 for each in told if each.part == part and each.done]


def tried(table: Any, part: str) -> int:
    """Return the number of lines of a part that were considered."""
    return len([each for each in table.log if isinstance(each, AILine) and each.part == part])


@pytest.fixture(scope="module")
def box() -> OuterRim:
    """Return the game without any packs of the player's."""
    return load(packs=())


def test_every_ai_card_has_a_spec(box: OuterRim) -> None:
    assert {f"ai_card_{number}" for number in CARDS} == set(box.base.content.ai_cards)


@pytest.mark.parametrize("number", CARDS)
def test_text(game: OuterRim, number: int) -> None:
    text = card_text(game.base.content, f"ai_card_{number}")
    told = [plain(part) for part in text.body]
    wanted = [" • ".join((head, *lines)) for head, lines in parts(CARDS[number]).items() if lines]
    assert (text.name, told) == (f"AI card {number}", wanted)


@pytest.mark.parametrize("number", CARDS)
def test_nothing_to_do_in_open_space(sim: Make, number: int) -> None:
    """Undamaged, poor, without goals and friends: it gains 2,000 and tries all the rest."""
    spec = CARDS[number]
    table = turn(solo(sim, "nav_16", card=f"ai_card_{number}"))
    assert done(table, "planning") == [3]
    assert tried(table, "action") == (3 if spec.more else 2)
    expected = [spec.encounter.index(SELL) + 1] if SELL in spec.encounter else []
    if number == 8:
        expected = [4]  # reputation with the nearest patrol's faction is to be had anywhere
    assert done(table, "encounter")[-1:] == expected
    assert table.player(AI).credits == (6_000 if SELL in spec.encounter else 2_000)


@pytest.mark.parametrize("number", CARDS)
def test_it_buys_from_its_deck(sim: Make, number: int) -> None:
    """Takodana, 10,000 credits, and a card to be had on every deck."""
    spec = CARDS[number]
    decks = {deck: [card] for deck, card in TOPS.items()}
    table = solo(sim, "takodana", card=f"ai_card_{number}", ai={"credits": 10_000}, decks=decks)
    turn(table)
    assert bought(table) == [TOPS[spec.buys.replace(" ", "_")]]
    assert 2 in done(table, "action")


@pytest.mark.parametrize("number", [number for number, spec in CARDS.items() if spec.full])
def test_with_full_slots_it_buys_elsewhere(sim: Make, number: int) -> None:
    spec = CARDS[number]
    decks = {deck: [card] for deck, card in TOPS.items()}
    own = {"credits": 10_000, "cards": FILLS[spec.full], "ship": "gx1_short_hauler"}
    table = solo(sim, "takodana", {"takodana": 1}, card=f"ai_card_{number}", ai=own, decks=decks)
    turn(table)
    assert bought(table) == [TOPS[spec.instead.replace(" ", "_")]]


def bought(table: Any) -> list[str]:
    """Return the cards the AI has bought."""
    return [each.card for each in table.log if isinstance(each, CardBought) and each.seat == AI]


@pytest.mark.parametrize("number", CARDS)
def test_what_illegal_cargo_costs(sim: Make, number: int) -> None:
    """Spice on Naboo, which is Imperial: delivered without a roll, at this price."""
    spec = CARDS[number]
    table = solo(sim, "naboo", card=f"ai_card_{number}", ai={"cards": ["spice"]}, decks=TOPS_DEAR)
    turn(table)
    delivered = [each for each in table.log if isinstance(each, CargoDelivered)]
    assert [each.card for each in delivered] == ["spice"]
    hurt = [
        (each.target, each.amount)
        for each in table.log
        if isinstance(each, DamageSuffered) and each.seat == AI
    ]
    figure = next((int(word) for word in spec.price.split() if word.isdigit()), 0)
    assert hurt == ([("ship", figure)] if "damage" in spec.price else [])
    cause = [each.now for each in table.log if isinstance(each, ReputationChanged)]
    sold = SELL in spec.encounter and FAME not in spec.encounter  # spice pays for fame
    lost = "reputation" in spec.price or sold
    assert (-1 in cause) is lost


TOPS_DEAR = {"cargo": ["stolen_hyperfuel"]}
"""more than the AI has, so that the deck stays as it is"""
