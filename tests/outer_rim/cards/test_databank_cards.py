"""The databank but for contacts and the steps of jobs: what goes wrong, and starting cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.outer_rim.cards.models import ContactCard, JobCard
from game.outer_rim.combat.events import CombatBegan, DiceRolled
from game.outer_rim.events import CreditsChanged, DatabankDrawn, JobEnded
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import (
    PLANETS,
    Make,
    alone,
    beaten,
    gains,
    has,
    levels,
    says,
    words,  # fmt: skip
)
from tests.outer_rim.cards.scene import Case, cases, check, check_figures, stated, tell
from tests.specs import Row, faults, for_each, read, tables

SOUR = "databank_41_a_favor_gone_sour"
DELIVERED = {
    "spice": "delivers spice; +8,000; drops spice",
    "stolen_supplies": "delivers stolen_supplies; +5,000; drops stolen_supplies",
    "stolen_prototype": "delivers stolen_prototype; +6,000; drops stolen_prototype",
    "stolen_weapons": "delivers stolen_weapons; +1 hutt; +5,000; drops stolen_weapons",
}
"""ILLEGAL cargo that is looked into, and what it brings all the same"""
SPECS = read("outer_rim/cards/trouble.spec")
NUMBERS = {card: int(spec.values("number")["number"]) for card, spec in SPECS.items()}


def called(sim: Make, card: str, case: Case) -> Make:
    """Return a maker of games in which just this card is drawn, of those with its number."""
    for seed in range(20):

        def make(*args: Any, **kwargs: Any) -> Any:
            return sim(*args, seed=seed, **kwargs)  # noqa: B023

        table = make(players=[{"space": case.space, "cards": case.cards}], **opening(case)[1])
        table.dice("blank", "blank")
        table.choose(opening(case)[0])
        if [each.card for each in table.found(DatabankDrawn)] == [card]:
            return make
    raise AssertionError(f"{card} is never drawn")


def opening(case: Case) -> tuple[str, dict[str, Any]]:
    """Return the answer that calls for a card, and the step it belongs to."""
    (goods,) = case.cards
    if goods == "rebel_favor":
        return f"job:{goods}", {"step": "encounter"}
    return f"deliver:{goods}", {"step": "action"}


def test_trouble(sim: Make, game: OuterRim) -> None:
    """A die or a failed test calls for the card; the interrupted step continues afterward."""
    with faults() as at:
        for card, spec in SPECS.items():
            with at(spec.line):
                assert card_text(game.base.content, card).kind_line.endswith(f"#{NUMBERS[card]}")
            for case in cases(spec):
                with at(case.line):
                    told = words(game, card)
                    assert stated(told) == stated(case.says), f"the card says: {told}"
                    if card != SOUR:
                        check_figures(case)
                    opens, step = opening(case)
                    played = replace(case, plays=drawn(card, case), more={**case.more, **step})
                    check(called(sim, card, case), card, played, opens)


def drawn(card: str, case: Case) -> dict[str, str]:
    """Return the plays of a case with what calls for the card, and the rest of the step."""
    if card == SOUR:
        failed = "knowledge failed; draws it; "
        return {f"FAIL {path}": failed + told for path, told in case.plays.items()}
    ending = DELIVERED[case.cards[0]]
    return {
        f"ROLL:blank {path} ~end": "; ".join(filter(None, ("draws it", told, ending)))
        for path, told in case.plays.items()
    }


# --- starting cards ------------------------------------------------------------------------------

STARTING = tables("outer_rim/cards/databank.spec")
SKILLS = ("influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech")
DEALT = {90: "bossk", 91: "han_solo", 92: "jyn_erso"}


def named(place: str) -> str:
    """Return a place as cards name it."""
    return place.replace("_", " ")


@for_each(STARTING["bounties"])
def test_bounty(sim: Make, game: OuterRim, row: Row) -> None:
    card, contact, combat, dice = row["card"], row["contact"], row["combat"], row.number("dice")
    credits, fame = row.number("dead"), row.number("fame")
    table = beaten(sim, row)
    (begun,) = table.found(CombatBegan)
    assert (begun.combat, begun.enemy_dice) == (combat, dice)
    table.choose(f"eliminate:{card}@{contact}")
    assert has(table) == (credits, fame, levels())
    paid = ("Eliminate: Gain", *gains(credits, fame), "Capture")
    assert says(game, card, named(contact), f"{combat} combat, {dice} dice", *paid)
    credits, fame = row.number("alive"), row.number("fame_alive")
    table = beaten(sim, row)
    table.choose(f"capture:{card}@{contact}")
    assert has(table) == (0, 0, levels())
    table.choose("credits", f"deliver:{card}")
    assert has(table) == (2_000 + credits, fame, levels())
    paid = ("Capture, deliver to", named(row["planet"]), *gains(credits, fame))
    assert says(game, card, *paid)


@for_each(STARTING["cargo"])
def test_cargo(sim: Make, game: OuterRim, row: Row) -> None:
    card, goal = row["card"], row["planet"]
    credits, fame = row.number("credits"), row.number("fame")
    takers = {p for p in PLANETS if f"deliver:{card}" in alone(sim, "action", p, card).keys}
    assert takers == {goal}
    table = alone(sim, "action", goal, card, dice=["hit"])
    table.choose(f"deliver:{card}")
    bars = card == "databank_91_protein_bars"
    assert bars is (table.step == "faction")
    if bars:
        assert len(table.keys) == 4
        table.choose("faction:rebel")
    assert has(table) == (credits, fame, levels(rebel=1) if bars else levels())
    assert table.player().cards == () and card in table.state.databank
    assert says(game, card, "Deliver to", named(goal), "Gain", *gains(credits, fame))
    assert says(game, card, "1 reputation with a faction of your choice") is bars


@for_each(STARTING["cargo"])
def test_illegal_cargo(sim: Make, game: OuterRim, row: Row) -> None:
    """A hit gets it through; any other face has its databank card resolved first."""
    card, number = row["card"], row.number("databank")
    for face in ("blank", "focus", "hit", "crit"):
        table = alone(sim, "action", row["planet"], card, dice=[face])
        table.choose(f"deliver:{card}")
        rolled = [each.faces for each in table.found(DiceRolled) if each.purpose == "delivery"]
        assert rolled == ([(face,)] if number else [])
        drawn = {NUMBERS[each.card] for each in table.found(DatabankDrawn)}
        assert drawn == ({number} if number and face != "hit" else set())
    told = ("roll a die", "shows a hit, resolve", f"#{number}")
    assert says(game, card, *told) is bool(number)
    assert card_text(game.base.content, card).traits == (("ILLEGAL",) if number else ())


@for_each(STARTING["jobs"])
def test_job(sim: Make, game: OuterRim, row: Row) -> None:
    """All goes well, whatever its databank card asks for on the way."""
    card, goal, number, tests = row["card"], row["planet"], row["databank"], row["tests"].split()
    credits, liked = row.number("credits"), [*filter(None, [row["likes"]])]
    places = {p for p in PLANETS if f"job:{card}" in alone(sim, "encounter", p, card).keys}
    assert places == {goal}
    table = alone(sim, "encounter", goal, card, dice=["crit"] * 40)
    table.choose(f"job:{card}")
    (script,) = table.found(DatabankDrawn)
    while not table.found(JobEnded, log=True):
        table.choose(table.keys[0])
    ended = next(at for at, each in enumerate(table.log) if isinstance(each, JobEnded))
    assert table.log[ended].completed
    reward = [*(f"+1 {each}" for each in liked), f"+{credits:,}"]
    told = list(filter(None, (tell(each, card) for each in table.log[ended + 1 :])))
    assert told[: len(reward) + 1] == [*reward, "removed it"]
    assert game.base.content.databank[script.card].number == int(number)
    skills = [each.rstrip("!") for each in tests]
    assert says(game, card, "Tests", *skills, named(goal), f"#{number}")
    assert says(game, card, "Reward: Gain", *gains(credits, 0, *liked))
    assert says(game, card, "remove this card from the game")
    (line,) = (line for line in card_text(game.base.content, card).body if "Tests" in line)
    bold = {skill for skill in SKILLS if f" {skill.title()}**" in line}
    assert bold == {each.rstrip("!") for each in tests if each.endswith("!")}


LUGGAGE, DROID = "databank_92_lost_luggage", "databank_92_the_wrong_droid"
STEPS = {
    "databank_60_lost_luggage": (
        "1. Choose one: • Test Stealth. Fail: Lose 1,000 credits. • Test Tactics. Fail: Fight the"
        " luggage thieves (ground combat, 2 dice). 2. Test Tech. Pass: The job is complete. Fail:"
        " Suffer 2 character damage. 3. The job is complete."
    ),
    "databank_62_the_wrong_droid": (
        "1. Choose one: • Test Tech. Fail: Suffer 1 character damage. • Test Influence. Fail: Lose"
        " 1,000 credits. 2. Choose one: • Test Tactics. Pass: The job is complete. Fail: The job"
        " fails. • Test Piloting. Pass: The job is complete. Fail: Suffer 2 ship damage and repeat"
        " this step."
    ),
}
FAILED = {
    (LUGGAGE, "a"): "-1,000", (LUGGAGE, "b"): "fights", (DROID, "a"): "hurt 1",
    (DROID, "b"): "-1,000", (DROID, "aa"): "hurt 1; job failed",
    (DROID, "ba"): "-1,000; job failed", (DROID, "ab"): "hurt 1; harm 2; asks again",
    (DROID, "bb"): "-1,000; harm 2; asks again",
}  # fmt: skip
"""what comes of failing these tests, and winning the fight, by the options taken"""


@pytest.mark.parametrize("script", STEPS)
def test_steps_of_a_job_in_words(game: OuterRim, script: str) -> None:
    assert stated(words(game, script)) == stated(STEPS[script])


@pytest.mark.parametrize(("card", "taken"), FAILED)
def test_each_way_through_a_step_has_a_stake_of_its_own(sim: Make, card: str, taken: str) -> None:
    later = ["crit"] * 3 + ["blank"] * 2 + ["crit"] * 2 if card == LUGGAGE else ["blank"] * 2
    goal = {LUGGAGE: "kessel", DROID: "naboo"}[card]
    table = alone(sim, "encounter", goal, card, dice=["blank"] * 2 + later)
    table.player().credits = 3_000
    table.choose(f"job:{card}", *(f"choose:{way}" for way in taken))
    player, paid = table.player(), table.found(CreditsChanged, log=True)
    found = [
        *(f"{each.amount:,}" for each in paid if each.amount < 0),
        f"hurt {player.character_damage}" * (player.character_damage > 0),
        f"harm {player.ship_damage}" * (player.ship_damage > 0),
        "fights" * bool(table.found(CombatBegan, log=True)),
        "job failed" * any(not each.completed for each in table.found(JobEnded)),
        "asks again" * (len(taken) == 2 and table.keys == ["choose:a", "choose:b"]),
    ]
    assert "; ".join(filter(None, found)) == FAILED[card, taken]


@for_each(row for rows in STARTING.values() for row in rows)
def test_begins_on(sim: Make, game: OuterRim, row: Row) -> None:
    """A player dealt the card begins on its planet, with the card."""
    card, found = row["card"], False
    for seed in range(12):
        number = int(card.split("_")[1])
        table = sim(1, seed=seed, characters=(DEALT[number],))
        if card in table.player().cards:
            found = True
            assert table.player().space == row["starts"]
    assert found
    assert not card_text(game.base.content, card).cost


def test_each_has_a_spec(game: OuterRim) -> None:
    """All of the databank but contacts and the steps of jobs, which have specs of their own."""
    wanted = {
        card.id
        for card in game.base.content.databank.values()
        if not isinstance(card, (ContactCard, JobCard))
    }
    assert {*SPECS, *(row["card"] for rows in STARTING.values() for row in rows)} == wanted
