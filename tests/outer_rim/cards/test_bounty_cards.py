"""The bounty deck, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import CombatBegan, ContactRevealed, DeckShuffled
from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import (
    AFAR,
    IDLE,
    NEUTRAL,
    Edge,
    Make,
    alone,
    buy,
    check,
    gains,
    has,
    levels,
    says,
    stall,
)

EDGES = {
    "greedo_bounty": Edge("job", 0, patrol=("hutt", 4)),
    "saw_gerrera_bounty": Edge("job", 0, patrol=("imperial", 4)),
    "black_krrsantan_bounty": Edge("job", 0, patrol=("syndicate", 3)),
    "chopper_bounty": Edge("job", 0, patrol=("imperial", 3)),
    "hera_syndulla_bounty": Edge("job", 0, patrol=("rebel", 3)),
    "hondo_ohnaka_bounty": Edge("job", 0, patrol=("syndicate", 4)),
    "k_2so_bounty": Edge("job", 0, patrol=("imperial", 2)),
    "maz_kanata_bounty": Edge("job", 0, patrol=("rebel", 4)),
    "ziton_moj_bounty": Edge("job", 0, patrol=("hutt", 2)),
    "wanted_job": Edge("job", 0, patrol=("rebel", 2)),
    "information_broker": Edge("", 2_000),
}
FIGHTS = {
    "greedo_bounty": ("greedo", "ground", 4),
    "saw_gerrera_bounty": ("saw_gerrera", "ground", 6),
    "black_krrsantan_bounty": ("black_krrsantan", "ground", 5),
    "chopper_bounty": ("chopper", "ship", 3),
    "hera_syndulla_bounty": ("hera_syndulla", "ship", 5),
    "hondo_ohnaka_bounty": ("hondo_ohnaka", "ship", 4),
    "k_2so_bounty": ("k_2so", "ground", 5),
    "maz_kanata_bounty": ("maz_kanata", "ground", 5),
    "ziton_moj_bounty": ("ziton_moj", "ground", 4),
}
"""contact, kind of combat, dice"""
DEAD = {
    "greedo_bounty": (8_000, 1),
    "saw_gerrera_bounty": (8_000, 2),
    "black_krrsantan_bounty": (8_000, 0),
    "chopper_bounty": (5_000, 0),
    "hera_syndulla_bounty": (7_000, 0),
    "hondo_ohnaka_bounty": (7_000, 0),
    "k_2so_bounty": (7_000, 0),
    "maz_kanata_bounty": (7_000, 0),
    "ziton_moj_bounty": (7_000, 0),
}
"""credits and fame for an elimination"""
ALIVE: dict[str, tuple[Any, ...]] = {
    "greedo_bounty": ("ord_mantell", 9_000, 2, "syndicate"),
    "saw_gerrera_bounty": ("lothal", 17_000, 2, "imperial"),
    "black_krrsantan_bounty": ("tatooine", 12_000, 1),
    "chopper_bounty": ("naboo", 8_000, 1, "imperial"),
    "hera_syndulla_bounty": ("naboo", 12_000, 1, "imperial"),
    "hondo_ohnaka_bounty": ("kessel", 11_000, 1, "syndicate"),
    "k_2so_bounty": ("lothal", 11_000, 2, "imperial"),
    "maz_kanata_bounty": ("cantonica", 12_000, 1),
    "ziton_moj_bounty": ("nal_hutta", 9_000, 2, "hutt"),
}
"""planet, credits and fame for a captive, and who likes it"""
DISLIKED = {
    "greedo_bounty": "hutt",
    "hera_syndulla_bounty": "rebel",
    "k_2so_bounty": "rebel",
    "ziton_moj_bounty": "syndicate",
}
"""by whom, after either reward"""


@pytest.mark.parametrize("edge", EDGES)
def test_price_and_patrol(sim: Make, game: OuterRim, edge: str) -> None:
    check(sim, game, "bounty", edge, EDGES[edge])


def beaten(sim: Make, card: str) -> Any:
    """Have Boba Fett, alone, beat the contact on the very planet where they are wanted."""
    contact, _, dice = FIGHTS[card]
    goal = ALIVE[card][0]
    table = alone(
        sim,
        "encounter",
        goal,
        card,
        contacts={goal: [contact]},
        faceup=[contact],
        dice=["crit"] * 3 + ["blank"] * dice,
    )
    table.choose(f"meet:{goal}.1", f"hunt:{card}@{contact}")
    return table


@pytest.mark.parametrize("card", FIGHTS)
def test_fought_as_the_card_says(sim: Make, game: OuterRim, card: str) -> None:
    contact, combat, dice = FIGHTS[card]
    table = beaten(sim, card)
    (begun,) = table.found(CombatBegan)
    assert (begun.combat, begun.enemy_dice) == (combat, dice)
    assert table.keys == [f"{way}:{card}@{contact}" for way in ("eliminate", "capture")]
    assert says(game, card, f"{combat.title()} combat, {dice} dice")


@pytest.mark.parametrize("card", FIGHTS)
def test_eliminated(sim: Make, game: OuterRim, card: str) -> None:
    (contact, _, _), (credits, fame) = FIGHTS[card], DEAD[card]
    table = beaten(sim, card)
    table.choose(f"eliminate:{card}@{contact}")
    after = {DISLIKED[card]: -1} if card in DISLIKED else {}
    assert has(table) == (credits, fame, levels(**after))
    assert {card, contact} <= set(table.state.removed)
    assert says(game, card, "Eliminate: Gain", *gains(credits, fame), "Capture")


@pytest.mark.parametrize("card", FIGHTS)
def test_captured_and_delivered(sim: Make, game: OuterRim, card: str) -> None:
    _, credits, fame, *liked = ALIVE[card]
    table = beaten(sim, card)
    table.choose(f"capture:{card}@{FIGHTS[card][0]}")
    assert has(table) == (0, 0, levels())  # paid on delivery
    table.choose("credits", f"deliver:{card}")
    after = {**dict.fromkeys(liked, 1), **({DISLIKED[card]: -1} if card in DISLIKED else {})}
    assert has(table) == (2_000 + credits, fame, levels(**after))
    assert {card, FIGHTS[card][0]} <= set(table.state.removed)
    assert says(game, card, "Capture, deliver to", *gains(credits, fame, *liked))


@pytest.mark.parametrize("card", FIGHTS)
def test_says_who_is_not_amused(game: OuterRim, card: str) -> None:
    told = f"After either reward, lose 1 {DISLIKED.get(card, '').title()}"
    assert says(game, card, told) is (card in DISLIKED)


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


def test_wanted_job_lost(sim: Make) -> None:
    table = wanted(sim, "kessel", *["blank"] * 3, *["hit"] * 3)
    table.choose("job:wanted_job")
    (begun,) = table.found(CombatBegan)
    assert begun.combat == "ground"
    assert has(table)[:2] == (0, 0)
    assert table.player().cards == ("wanted_job",)
    assert "job:wanted_job" not in wanted(sim, "kessel", reputation=NEUTRAL).keys


def test_information_broker(sim: Make, game: OuterRim) -> None:
    """She names all who are in one place, but for the places where players are."""
    contacts = {"kessel": ["lobot", "dengar"], "takodana": ["greedo", "hondo_ohnaka"]}
    table = stall(sim, "bounty", "information_broker", space="takodana", contacts=contacts)
    buy(table, "information_broker")
    assert not [key for key in table.keys if "takodana" in key]
    table.choose("look:kessel.2", "look:kessel.1")
    assert {each.contact for each in table.found(ContactRevealed, log=True)} == {"lobot", "dengar"}
    assert [each.deck for each in table.found(DeckShuffled)] == ["bounty"]
    assert table.player().credits == 38_000
    assert says(game, "information_broker", "all contacts on a planet without players")
