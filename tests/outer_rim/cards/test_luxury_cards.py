"""The luxury deck, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import CombatBegan, Defeated, SkillTested
from game.outer_rim.events import CardDiscarded, DatabankDrawn, JobEnded
from game.outer_rim.game import OuterRim
from game.outer_rim.patrols.events import PatrolBeaten
from tests.outer_rim.cards.bench import (AFAR, NEUTRAL, PLANETS, Make, alone, buy, faces, has,
    levels, pair, says, stall, steps)  # fmt: skip

SABACC = "legendary_game_of_sabacc_job"
FORGO = ("you may give up its credits and gain 1 fame",)


# --- what is delivered, handed over or put on show -----------------------------------------------


def test_stolen_jewels(sim: Make, game: OuterRim) -> None:
    card = "stolen_jewels"
    assert f"use:{card}" not in pair(sim, "action", {"cards": [card]}, {"space": "kessel"}).keys
    table = pair(sim, "action", {"cards": [card]}, {})
    table.choose(f"use:{card}")
    assert has(table) == has(table, 1) == (7_000, 1, levels())
    assert (table.player().cards, table.state.market["luxury"][-1]) == ((), card)
    assert says(game, card, "Action:", "another player is in your space", "discard this card")
    assert says(game, card, "you and that player each gain 7,000 credits and 1 fame")


def test_gift_for_jabba_delivered(sim: Make, game: OuterRim) -> None:
    card = "gift_for_jabba"
    for space in PLANETS - {"tatooine"}:
        assert f"deliver:{card}" not in alone(sim, "action", space, card).keys
    table = alone(sim, "action", "tatooine", card)
    table.choose(f"deliver:{card}")
    assert has(table) == (0, 2, levels(hutt=1))
    assert table.state.market["luxury"][-1] == card
    assert says(game, card, "Deliver to Tatooine: Gain 2 fame and 1 Hutt reputation.")


@pytest.mark.parametrize("crew", [(), ("sy_snootles",), ("sy_snootles", "hired_help")])
def test_gift_for_jabba_eats_the_crew_of_the_defeated(
    sim: Make, game: OuterRim, crew: tuple[str, ...]
) -> None:
    card = "gift_for_jabba"
    dice = ("blank", "blank", "blank", "hit", "hit")
    hurt = {"ship": 3}
    table = alone(sim, "encounter", "nav_3", card, *crew, ship="hwk_290", damage=hurt, dice=dice)
    table.choose("fight:patrol_hutt_1@nav_3")
    while table.step not in ("action", "discard"):
        table.choose(table.keys[0])
    assert table.found(Defeated, log=True)
    if len(crew) > 1:
        assert table.keys == [f"discard:{each}" for each in crew]  # it has to be one of them
        table.choose("discard:hired_help")
    gone = [each.card for each in table.found(CardDiscarded, log=True)]
    assert gone == [*crew[-1:]]
    assert set(table.player().cards) == {card, *crew} - set(gone)
    assert says(game, card, "After you are defeated, discard 1 crew")


def holocron(sim: Make, *cards: str) -> Any:
    """Return a table with Boba Fett on Naboo, in the market; IG-88 on Ryloth beside it, Bossk far
    off on Lothal."""
    return sim(
        3,
        players=[
            {"space": "naboo", "cards": list(cards), "credits": 15_000, "reputation": NEUTRAL},
            {"space": "lothal"},
            {"space": "ryloth"},
        ],
        step="action",
        decks={"luxury": ["sith_holocron", "sy_snootles"]},
        patrols=AFAR,
    )


def test_sith_holocron(sim: Make, game: OuterRim) -> None:
    """The nearest player names its destination when it is bought."""
    card = "sith_holocron"
    for space in PLANETS:
        assert f"deliver:{card}" not in alone(sim, "action", space, card).keys
    table = holocron(sim, "hired_help")
    table.choose(f"buy:{card}@cargo")
    assert table.seat == 2
    assert f"mark:{card}@naboo" not in table.keys  # the planet of the buyer would be too near
    assert len(table.keys) == len(PLANETS) - 1
    table.choose(f"mark:{card}@lothal")
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert f"deliver:{card}" not in table.keys
    player = table.player()
    assert table.laid("destination") == {card: "lothal"}
    player.space = "lothal"
    table.edited()
    table.choose(f"deliver:{card}")
    assert has(table) == (0, 2, levels())
    assert table.state.market["luxury"][-1] == card
    assert says(game, card, "When you buy this", "nearest other player", "planet", "Gain 2 fame")


# --- deals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("credits", "answer", "left", "fame"),
    [(25_000, "accept", 0, 2), (25_000, "pass", 10_000, 1), (24_999, "", 9_999, 1)],
)
def test_attend_statue_dedication(
    sim: Make, game: OuterRim, credits: int, answer: str, left: int, fame: int
) -> None:
    card = "attend_statue_dedication"
    table = buy(stall(sim, "luxury", card, credits=credits), card)
    assert (table.step == "may") is bool(answer)
    if answer:
        table.choose(answer)
    assert has(table) == (left, fame, levels())
    assert card in table.state.removed and card not in table.state.market["luxury"]
    assert says(game, card, "Gain 1 fame. You may spend 10,000 credits to gain 1 fame.")
    assert says(game, card, "remove this card from the game")


@pytest.mark.parametrize(
    ("dice", "credits", "fame", "damage"),
    [(("crit", "blank"), 6_000, 1, 0), (("blank", "blank"), 0, 0, 2)],
)
@pytest.mark.parametrize("skill", ["piloting", "tech"])
def test_boonta_eve_classic(
    sim: Make, game: OuterRim, skill: str, dice: Any, credits: int, fame: int, damage: int
) -> None:
    card = "boonta_eve_classic"
    table = buy(stall(sim, "luxury", card, credits=10_000, dice=dice), card)
    assert table.keys == ["skill:piloting", "skill:tech"]
    table.choose(f"skill:{skill}")
    (tested,) = table.found(SkillTested)
    assert (tested.skill, tested.passed) == (skill, bool(credits))
    assert has(table) == (credits, fame, levels())
    assert table.player().character_damage == damage
    assert table.state.market["luxury"][-1] == card
    told = ("Test Piloting or Tech.", "Pass: Gain 6,000 credits and 1 fame.", "Fail:")
    assert says(game, card, *told, "2 character damage")


# --- fame instead of credits ---------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "credits", "fame"), [("use:{}", 0, 1), ("pass", 5_000, 0)])
def test_dash_rendar(sim: Make, game: OuterRim, answer: str, credits: int, fame: int) -> None:
    card = "dash_rendar"
    table = alone(sim, "action", "kessel", "stolen_supplies", card, dice=["hit"])
    table.choose("deliver:stolen_supplies", answer.format(card))
    assert has(table) == (credits, fame, levels())
    assert says(game, card, "reward of ILLEGAL cargo", *FORGO)
    table = alone(sim, "action", "mon_calamari", "salvage", card)
    table.choose("deliver:salvage")  # is not ILLEGAL: nothing is asked
    assert has(table) == (4_000, 0, levels())


@pytest.mark.parametrize(("answer", "credits", "fame"), [("use:{}", 0, 1), ("pass", 3_000, 0)])
def test_sy_snootles(sim: Make, game: OuterRim, answer: str, credits: int, fame: int) -> None:
    card = "sy_snootles"
    table = alone(sim, "encounter", "ord_mantell", "hutt_favor", card, dice=["crit", "blank"])
    table.choose("job:hutt_favor", answer.format(card))
    assert has(table) == (credits, fame, levels(hutt=1))
    assert says(game, card, "gain a job", "reward", *FORGO)


@pytest.mark.parametrize("how", ["eliminate", "capture"])
@pytest.mark.parametrize("kept", [False, True])
def test_mandalorian_armor(sim: Make, game: OuterRim, how: str, kept: bool) -> None:
    """Greedo dead is worth 8,000 and 1 fame, alive 9,000 and 2: on Ord Mantell."""
    card, bounty = "mandalorian_armor", "greedo_bounty"
    table = alone(
        sim, "encounter", "ord_mantell", card, bounty,
        contacts={"ord_mantell": ["greedo"]},
        faceup=["greedo"],
        dice=["crit"] * 3 + ["blank"] * 4,
    )  # fmt: skip
    table.choose("meet:ord_mantell.1", f"hunt:{bounty}@greedo", f"{how}:{bounty}@greedo")
    if how == "capture":
        assert table.step == "planning"  # paid on delivery
        table.choose("credits", f"deliver:{bounty}")
    table.choose("pass" if kept else f"use:{card}")
    credits, fame = {"eliminate": (8_000, 1), "capture": (9_000, 2)}[how]
    usual = 2_000 if how == "capture" else 0
    assert has(table)[:2] == ((usual + credits, fame) if kept else (usual, fame + 1))
    assert says(game, card, "bounty reward", *FORGO)


# --- the others ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "fame"), [(1, 0), (2, 2)])
def test_proton_torpedoes(sim: Make, game: OuterRim, level: int, fame: int) -> None:
    """A patrol of level 2 is worth 1 fame, and 1 more; one of level 1 has no fame to give."""
    card = "proton_torpedoes"
    patrols = {**AFAR, "hutt": {"level": level, "space": "nav_16"}}
    table = sim(
        1, players=[{"space": "nav_16", "cards": [card], "credits": 0, "reputation": NEUTRAL}],
        step="encounter", patrols=patrols, dice=["crit"] * 4 + ["blank"] * 5,
    )  # fmt: skip
    table.choose(f"fight:patrol_hutt_{level}@nav_16")
    (begun,) = table.found(CombatBegan)
    assert begun.dice == 4
    assert table.found(PatrolBeaten) and table.player().fame == fame
    assert says(game, card, "defeat a patrol", "reward has fame", "gain 1 additional fame")


@pytest.mark.parametrize(("fame", "space"), [(0, "naboo"), (1, "naboo"), (5, "kessel")])
def test_undercover_agent_needs_somebody_more_famous(sim: Make, fame: int, space: str) -> None:
    mine = {"cards": ["undercover_agent"], "fame": 1}
    table = pair(sim, "action", mine, {"fame": fame, "space": space})
    assert "use:undercover_agent" not in table.keys


@pytest.mark.parametrize("faction", ["hutt", "imperial"])
def test_undercover_agent(sim: Make, game: OuterRim, faction: str) -> None:
    card = "undercover_agent"
    mine = {"cards": [card], "reputation": {**NEUTRAL, "imperial": "negative"}}
    theirs = {"fame": 1, "reputation": {**NEUTRAL, "hutt": "positive", "rebel": "negative"}}
    table = pair(sim, "action", mine, theirs)
    table.choose(f"use:{card}")
    assert "faction:rebel" not in table.keys  # there is nothing more to lose
    table.choose(f"faction:{faction}")
    after = {"hutt": (levels(hutt=1, imperial=-1), levels(rebel=-1))}
    after["imperial"] = (levels(), levels(hutt=1, imperial=-1, rebel=-1))
    assert (has(table), has(table, 1)) == ((0, 1, after[faction][0]), (0, 1, after[faction][1]))
    assert (table.player().cards, table.state.market["luxury"][-1]) == ((), card)
    told = ("Action:", "more fame than you", "discard this card to gain 1 fame")
    assert says(game, card, *told, "loses 1 reputation", "your choice", "you gain it")


# --- a legendary game of sabacc ------------------------------------------------------------------


def test_sabacc_takes_another_player(sim: Make, game: OuterRim) -> None:
    mine = {"cards": [SABACC]}
    assert f"job:{SABACC}" in pair(sim, "encounter", mine, {}).keys
    assert f"job:{SABACC}" not in pair(sim, "encounter", mine, {"space": "kessel"}).keys
    told = ("Tests Influence and Knowledge.", "With another player:", "databank card #40")
    assert says(game, SABACC, *told, "Reward: Gain 12,000 credits and 1 fame.")
    assert says(game, SABACC, "remove this card from the game")


@pytest.mark.parametrize(
    ("way", "path", "lost", "won"),
    [
        ("1+ 2+", [1, 2, 4], 0, True), ("1- 2+", [1, 2, 4], 2_000, True),
        ("1+ 2- 3r", [1, 2, 3, 4], 0, True), ("1- 2- 3r", [1, 2, 3, 4], 2_000, True),
        ("1+ 2- 3x", [1, 2, 3], 3_000, False), ("1- 2- 3x", [1, 2, 3], 5_000, False),
    ],
)  # fmt: skip
def test_sabacc(sim: Make, game: OuterRim, way: str, path: list[int], lost: int, won: bool) -> None:
    mine = {"cards": [SABACC], "credits": 5_000}
    table = pair(sim, "encounter", mine, {}, dice=faces(way, {}))
    table.choose(f"job:{SABACC}")
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == 40
    assert steps(table) == path
    assert [each.skill for each in table.found(SkillTested)] == ["influence", "knowledge"]
    assert [each.completed for each in table.found(JobEnded)] == [won]
    assert has(table) == (5_000 - lost + 12_000 * won, int(won), levels())
    assert (SABACC in table.player().cards) is not won
    assert (SABACC in table.state.removed) is won
    told = [
        "1. Test Influence. Fail: Lose 2,000 credits.",
        "2. Test Knowledge. Pass: Go to step 4.",
    ]
    told += [
        "3. Roll 2 dice.",
        "2 hits or crits: Lose 3,000 credits.",
        "job fails",
        "4.",
        "complete",
    ]
    assert says(game, drawn.card, *told)
