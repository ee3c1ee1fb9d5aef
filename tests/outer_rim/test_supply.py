"""The tokens and papers that a box counts out, and their counterparts here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.bootstrap import ROOT
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.combat import damage
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import credits, fame, slots
from game.table.clauses import Clause, load_clauses

Make = Callable[..., Any]
RULINGS = "Ambiguities and rulings"


@pytest.fixture(scope="module")
def rulings() -> list[Clause]:
    """Return the rulings, in order."""
    clauses = load_clauses(ROOT / "cards" / "outer_rim" / "clauses.json")
    return clauses.sections()[RULINGS]


@pytest.mark.rule("OR-007", "OR-R12")
def test_credits_go_on_when_all_tokens_of_the_box_are_out(sim: Make) -> None:
    """40 of 1,000, 16 of 5,000 and 4 of 10,000 are 160,000 credits."""
    box = 40 * 1_000 + 16 * 5_000 + 4 * 10_000
    table = sim(players=[{"credits": 0}, {"credits": 0}], step="planning")
    credits.gain(table.play(), 1, box, "test")
    table.choose("credits")
    assert [table.player(seat).credits for seat in (0, 1)] == [2_000, box]


@pytest.mark.rule("OR-008", "OR-R12")
def test_damage_goes_on_when_all_tokens_of_the_box_are_out(sim: Make) -> None:
    table = sim(players=[{}, {}], step="action")
    play = table.play()
    for seat in (0, 1):
        damage.suffer(play, seat, "ship", 40, "test")
        damage.suffer(play, seat, "character", 1, "test")
    for seat in (0, 1):
        player = table.player(seat)
        assert (player.ship_damage, player.character_damage) == (40, 1)


@pytest.mark.rule("OR-016", "OR-R12")
def test_goal_tokens_go_on_when_all_of_the_box_are_out(sim: Make) -> None:
    table = sim(
        ("human", "deck"), characters=("ig_88",), players=[{"space": "naboo"}, {"space": "kessel"}],
        ai_goals={"tatooine": 12}, step="action",
    )  # fmt: skip
    while table.step == "setup.faction":
        table.choose(table.keys[0])
    slots.put_goal(table.play(), 1, "bacta_supplies")
    assert sum(ai_seats.goals(table.state).values()) == 13


@pytest.mark.rule("OR-052")
def test_credits_damage_and_goal_tokens_are_piles_of_their_own(sim: Make) -> None:
    """Taking from one leaves the others as they are."""

    def piles(table: Any) -> tuple[int, ...]:
        player = table.player()
        return (
            player.credits, player.character_damage, player.ship_damage, player.goal_tokens,
            player.ship_tokens,
        )  # fmt: skip

    table = sim(characters=("ketsu_onyo",), players=[{"credits": 1_000}], step="action")
    play = table.play()
    assert piles(table) == (1_000, 0, 0, 0, 0)
    credits.gain(play, 0, 3_000, "test")
    assert piles(table) == (4_000, 0, 0, 0, 0)
    damage.suffer(play, 0, "character", 1, "test")
    assert piles(table) == (4_000, 1, 0, 0, 0)
    damage.suffer(play, 0, "ship", 2, "test")
    assert piles(table) == (4_000, 1, 2, 0, 0)
    fame.progress(play, 0, "personal")
    assert piles(table) == (4_000, 1, 2, 1, 0)


@pytest.mark.rule("OR-425")
def test_cards_of_one_number_are_told_apart(game: OuterRim) -> None:
    """By ids and names of their own, where a card back has dots; each of them is drawn."""
    several = {n: cards for n, cards in game.base.content.numbers.items() if len(cards) > 1}
    assert several
    for number, cards in several.items():
        assert len(set(cards)) == len(cards)
        names = {game.base.content.databank[card].name for card in cards}
        assert len(names) == len(cards), number
        drawn = Counter(
            game.play(game.new(game.setup({"seats": [{"kind": "human"}] * 2}), seed)).pick(
                "databank", cards
            )
            for seed in range(40)
        )
        assert set(drawn) == set(cards), number


@pytest.mark.rule("OR-019")
def test_where_the_rules_are_silent_a_ruling_answers_with_its_reason(rulings: list[Clause]) -> None:
    """A document of finer rules that is not here is not sent for."""
    assert len(rulings) > 100
    for clause in rulings:
        assert "Reason: " in clause.text, clause.id
        assert clause.topic, clause.id


@pytest.mark.rule("OR-489")
def test_cases_of_the_single_player_game_have_rulings_of_their_own(rulings: list[Clause]) -> None:
    topics = Counter(clause.topic for clause in rulings)
    assert topics["Single-player details"] >= 10
    about = " ".join(c.text for c in rulings if c.topic == "Single-player details")
    for case in ("goal token", "navpoint", "discount", "bounties", "barter"):
        assert case in about.lower(), case
