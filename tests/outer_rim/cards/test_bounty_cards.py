"""The bounty deck, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.contacts.events import ContactRevealed
from game.outer_rim.events import DeckShuffled
from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import (
    AFAR,
    IDLE,
    MARKET,
    Make,
    beaten,
    buy,
    gains,
    has,
    levels,  # fmt: skip
    says,
    stall,
)
from tests.specs import Row, for_each

BOUNTIES = MARKET["bounties"]


def standing(row: Row, likes: bool) -> tuple[int, ...]:
    """Return the reputation of a neutral player after a reward that somebody may like."""
    liked = {row["likes"]: 1} if likes and row["likes"] else {}
    return levels(**liked, **({row["dislikes"]: -1} if row["dislikes"] else {}))


@for_each(BOUNTIES)
def test_fought_as_the_card_says(sim: Make, game: OuterRim, row: Row) -> None:
    card, combat, dice = row["card"], row["combat"], row.number("dice")
    table = beaten(sim, row)
    (begun,) = table.found(CombatBegan)
    assert (begun.combat, begun.enemy_dice) == (combat, dice)
    assert table.keys == [f"{way}:{card}@{row['contact']}" for way in ("eliminate", "capture")]
    assert says(game, card, f"{combat.title()} combat, {dice} dice")


@for_each(BOUNTIES)
def test_eliminated(sim: Make, game: OuterRim, row: Row) -> None:
    card, credits, fame = row["card"], row.number("dead"), row.number("fame")
    table = beaten(sim, row)
    table.choose(f"eliminate:{card}@{row['contact']}")
    assert has(table) == (credits, fame, standing(row, False))
    assert {card, row["contact"]} <= set(table.state.removed)
    assert says(game, card, "Eliminate: Gain", *gains(credits, fame), "Capture")


@for_each(BOUNTIES)
def test_captured_and_delivered(sim: Make, game: OuterRim, row: Row) -> None:
    card, credits, fame = row["card"], row.number("alive"), row.number("fame_alive")
    table = beaten(sim, row)
    table.choose(f"capture:{card}@{row['contact']}")
    assert has(table) == (0, 0, levels())  # paid on delivery
    table.choose("credits", f"deliver:{card}")
    assert has(table) == (2_000 + credits, fame, standing(row, True))
    assert {card, row["contact"]} <= set(table.state.removed)
    liked = filter(None, [row["likes"]])
    assert says(game, card, "Capture, deliver to", *gains(credits, fame, *liked))


@for_each(BOUNTIES)
def test_says_who_is_not_amused(game: OuterRim, row: Row) -> None:
    told = f"After either reward, lose 1 {row['dislikes'].title()}"
    assert says(game, row["card"], told) is bool(row["dislikes"])


def wanted(sim: Make, space: str, *dice: str, **other: Any) -> Any:
    """Return a table with Boba Fett, paid to beat a player whom the Rebels hate, and Bossk: 3 dice
    each."""
    return sim(
        players=[
            {"space": space, "cards": ["wanted_job"], "credits": 0},
            {"space": space, "cards": [IDLE], "reputation": {"rebel": "negative"}, **other},
        ],
        patrols=AFAR,
        step="encounter",
        dice=dice,
    )


@pytest.mark.parametrize(("theirs", "fame"), [(0, 1), (1, 2)])
def test_wanted_job_pays_more_for_the_famous(
    sim: Make, game: OuterRim, theirs: int, fame: int
) -> None:
    table = wanted(sim, "nav_16", *["hit"] * 3, *["blank"] * 3, fame=theirs)
    table.choose("job:wanted_job")
    assert has(table)[:2] == (5_000, fame)
    assert table.state.market["bounty"][-1] == "wanted_job"  # it may come up again
    parts = ("more fame than you, gain 1 fame", "complete", "Reward:", *gains(5_000, 1))
    assert says(game, "wanted_job", "who has negative reputation", *parts)


def test_information_broker(sim: Make, game: OuterRim) -> None:
    """She names all who are in one place, but for the places where players are."""
    contacts = {"kessel": ["lobot", "dengar"], "takodana": ["greedo", "hondo_ohnaka"]}
    table = stall(sim, "bounty", "information_broker", space="takodana", contacts=contacts)
    buy(table, "information_broker")
    assert not [key for key in table.keys if "takodana" in key]
    table.choose("look:kessel.2", "look:kessel.1")
    assert {event.contact for event in table.found(ContactRevealed, log=True)} == {
        "lobot",
        "dengar",
    }
    assert [event.deck for event in table.found(DeckShuffled)] == ["bounty"]
    assert table.player().credits == 38_000
    assert says(game, "information_broker", "all contacts on a planet without players")
