"""The AI deck: how a card is worked through, the sample card, fights, and abilities."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.events import (
    AICardDrawn,
    AILine,
    CargoDelivered,
    CreditsChanged,
    FameChanged,
    GameEnded,
    GoalCompleted,
    JobEnded,
    Recovered,
    ReputationChanged,
    ShipMoved,
    StepBegan,  # fmt: skip
    StoodUp,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import CardBought
from tests.outer_rim.solo import AI, Make, ai_decks, solo, turn

SAMPLE = "ai_card_1"
"""the card printed in the rulebook"""
DEAR = ("spice", "stolen_hyperfuel")
"""cargo that the AI cannot pay with its income"""


def plan(sim: Make, space: str, card: str = SAMPLE, **more: Any) -> Any:
    """Play the AI's turn, with cargo for sale that is too expensive."""
    own = more.get("ai", {}).get("cards", ())
    decks = {"cargo": [each for each in DEAR if each not in own]}
    return turn(solo(sim, space, card=card, decks=decks, **more))


def lines(table: Any, part: str) -> list[tuple[int, bool]]:
    """Return the lines of a part that were tried, by number, and whether they were done."""
    return [(x.line, x.done) for x in table.found(AILine, log=True) if x.part == part]


def hostile(sim: Make, *dice: str, level: int = 1, card: str = SAMPLE, **ai: Any) -> Any:
    """Return a table with the AI at Navpoint 16 and a hostile Imperial patrol; these faces are
    rolled next."""
    ai = {"reputation": {"imperial": "negative"}, **ai}
    patrols = {"imperial": {"level": level, "space": "nav_16"}}
    return plan(sim, "nav_16", card, ai=ai, patrols=patrols, dice=dice)


# --- drawing and working through -----------------------------------------------------------------


@pytest.mark.rule("OR-445")
@pytest.mark.parametrize("card", ["ai_card_4", "ai_card_9"])
def test_the_top_card_is_worked_through_from_top_to_bottom(sim: Make, card: str) -> None:
    table = plan(sim, "nav_16", card)
    assert [(each.seat, each.card) for each in table.found(AICardDrawn)] == [(AI, card)]
    steps = [each.step for each in table.found(StepBegan) if each.seat == AI]
    assert steps == ["planning", "action", "encounter"]
    tried = [(each.part, each.line) for each in table.found(AILine)]
    assert tried == sorted(tried, key=lambda x: (steps.index(x[0]), x[1]))
    assert {each.card for each in table.found(AILine)} == {card}


@pytest.mark.rule("OR-446")
def test_only_the_first_bullet_that_applies_is_resolved(sim: Make) -> None:
    table = plan(sim, "nav_12", goals={"naboo": 1})
    assert lines(table, "planning") == [(0, False), (1, True)]
    assert table.found(ShipMoved)[0].seat == AI
    assert table.found(CreditsChanged) == []


@pytest.mark.rule("OR-448")
def test_all_bullets_that_apply_are_resolved_in_order(sim: Make) -> None:
    """The cargo goes before the slot is filled again, and pays for what is bought."""
    decks = {"cargo": ["spice"]}
    table = turn(solo(sim, "nav_8", card=SAMPLE, ai={"cards": ["salvage"]}, decks=decks))
    assert lines(table, "action") == [(0, True), (1, True)]
    kinds = [type(x) for x in table.log if isinstance(x, (CargoDelivered, CardBought))]
    assert kinds == [CargoDelivered, CardBought]
    assert table.found(CardBought, log=True)[0].card == "spice"


@pytest.mark.rule("OR-449")
def test_bullets_without_effect_are_skipped(sim: Make) -> None:
    decks = {"cargo": ["salvage"]}
    table = turn(solo(sim, "tatooine", card=SAMPLE, decks=decks))
    assert lines(table, "action") == [(0, False), (1, True)]
    table = plan(sim, "nav_16")
    assert lines(table, "action") == [(0, False), (1, False)]
    assert lines(table, "encounter")  # and the next part follows


@pytest.mark.rule("OR-450")
def test_a_resolved_card_goes_facedown_under_the_deck(sim: Make, game: OuterRim) -> None:
    table = solo(sim, "nav_16", ai_deck=["ai_card_9", "ai_card_4"])
    before = ai_decks(table.state)
    turn(table)
    assert ai_decks(table.state) == (*before[1:], "ai_card_9")
    assert "ai_card" not in str(table.game.view(table.state, 0))


# --- the sample card -----------------------------------------------------------------------------


@pytest.mark.rule("OR-455", "OR-462")
def test_a_defeated_ai_recovers_and_does_nothing_else_in_its_planning(sim: Make) -> None:
    hurt = {"damage": {"character": 4, "ship": 2}}
    table = plan(sim, "nav_12", goals={"naboo": 1}, ai=hurt)
    (done,) = table.found(Recovered)
    assert (done.character, done.ship) == (4, 2)
    assert [each.seat for each in table.found(StoodUp)] == [AI]
    assert lines(table, "planning") == [(0, True)]
    assert table.found(ShipMoved) == table.found(CreditsChanged) == []
    assert lines(table, "action")  # it acts again at once


@pytest.mark.rule("OR-458")
def test_reputation_with_others_than_the_patrols_does_not_matter(sim: Make) -> None:
    table = hostile(sim, reputation={"rebel": "negative"})
    assert table.found(CombatBegan) == []


@pytest.mark.rule("OR-460", "OR-R96")
@pytest.mark.parametrize(("credits", "buys"), [(6_000, True), (5_999, False)])
def test_1_fame_for_8000(sim: Make, credits: int, buys: bool) -> None:
    """With the income of the planning step it has 8,000, or 1 less and nothing is paid."""
    table = plan(sim, "nav_16", ai={"credits": credits})
    assert table.player(AI).fame == int(buys)
    assert table.player(AI).credits == (0 if buys else credits + 2_000)
    assert lines(table, "encounter")[2] == (2, buys)


@pytest.mark.rule("OR-447", "OR-461")
def test_reputation_that_is_positive_cannot_be_gained(sim: Make) -> None:
    table = plan(sim, "tatooine", ai={"reputation": {"hutt": "positive"}})
    assert table.found(ReputationChanged) == []
    assert lines(table, "encounter")[-1] == (3, False)


# --- fights --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R97")
def test_a_beaten_patrol_of_level_2_is_worth_fame(sim: Make) -> None:
    table = hostile(sim, "crit", "crit", "blank", "blank", "blank", level=2)
    assert [(each.seat, each.amount) for each in table.found(FameChanged)] == [(AI, 1)]


@pytest.mark.rule("OR-R99")
@pytest.mark.parametrize("number", range(1, 11))
def test_it_hunts_nobody_for_a_bounty(sim: Make, game: OuterRim, number: int) -> None:
    """Greedo is faceup on his space, and the AI has a bounty on him."""
    table = plan(
        sim, "cantonica", f"ai_card_{number}", ai={"cards": ["greedo_bounty"]},
        contacts={"cantonica": ["greedo", None]}, faceup=["greedo"],
    )  # fmt: skip
    while table.step not in ("planning", ""):
        table.choose(table.keys[0])
    assert table.found(CombatBegan, log=True) == []
    assert "greedo_bounty" in table.player(AI).cards


# --- winning, and what is tracked ----------------------------------------------------------------


@pytest.mark.rule("OR-451")
def test_with_9_fame_it_has_not_won(sim: Make) -> None:
    table = plan(sim, "takodana", ai={"cards": ["stolen_hyperfuel"], "fame": 8})
    assert table.found(GameEnded) == []
    assert table.player(AI).fame == 9


# --- abilities and goals -------------------------------------------------------------------------


@pytest.mark.rule("OR-454")
def test_it_completes_no_ship_goal(sim: Make) -> None:
    """A job with cargo aboard turns the Heavy-Duty Lifter, in a human's hands."""
    ai = {"ship": "heavy_duty_lifter", "cards": ["the_kessel_run_job", "salvage"]}
    table = plan(sim, "nav_13", "ai_card_6", ai=ai)
    assert [each.completed for each in table.found(JobEnded, log=True)] == [True]
    assert table.found(GoalCompleted, log=True) == []
    assert not table.player(AI).ship_flipped
