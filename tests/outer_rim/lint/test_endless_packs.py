"""Packs whose cards would never come to an end, or are larger than any card: refused, with the
place; and whatever gets through all the same ends with a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.cards import box
from game.outer_rim.cards.loading import stock_of
from game.outer_rim.catalog import Content
from game.outer_rim.context import MOST_DICE
from game.outer_rim.game import OuterRim, load
from game.outer_rim.odds.forecast import TooManyWays, of_combat, of_option
from game.table.decisions import parse
from game.table.journal import Journal
from game.table.packs.reading import Pack
from game.table.refusals import Stuck
from game.table.session import Session
from tests.attack.kit import in_time
from tests.outer_rim.conftest import Sim
from tests.outer_rim.lint.test_broken_packs import CREDITS, Card, act, enc, gear, write

FIGHT: Card = {"do": "fight", "combat": "ground", "enemy": "Echo", "value": 2}
TEST: Card = {"do": "test", "skill": ["tech"]}


@pytest.fixture(scope="module")
def first() -> Pack:
    """Return the box."""
    return box.cards()


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (act(*CREDITS * 30, {"do": "may", "then": CREDITS * 30}),
         "it has 61 effects; at most 60 fit one card"),
        (enc([{"do": "may", "then": CREDITS * 1000}]),
         "it has 1,008 parts; at most 300 fit one card"),
    ],
)  # fmt: skip
def test_too_much_for_one_card_is_refused(
    first: Pack, tmp_path: Path, broken: Card, told: str
) -> None:
    folder = tmp_path / "pack"
    write(folder, broken)
    stock = stock_of(first, box.pieces())
    assert not stock.add(folder)
    assert [str(one) for one in stock.problems] == [f"{folder}/a.json:2: thing: {told}"]


# --- what gets through all the same --------------------------------------------------------------


def unchecked(*cards: Card) -> OuterRim:
    """Return the game with cards that nobody checked."""
    game = load([])
    parts = [box.COMPONENT.validate_python(each, strict=False) for each in cards]
    content = Content(game.base.content.components | {each.id: each for each in parts})
    return OuterRim(content, game.base.pieces, game.base.row, game.version)


def setup(**player: Any) -> dict[str, Any]:
    """Return a setup of one person with a card, on Naboo, about to act, and a computer player."""
    seats = [
        {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
        {"kind": "random", "character": "bossk", "ship": "g_1a_starfighter"},
    ]
    own = {"space": "naboo", "cards": ["thing"], **player}
    position = {"players": [own, {"space": "kessel"}], "step": "action"}
    return {"seats": seats, "first_player": 0, "position": position}


ECHO = gear(
    {"when": "action", "then": [{"do": "damage", "ship": 1}, {"do": "recover", "ship": 1}]},
    {
        "when": "ship_recovered",
        "must": True,
        "then": [{"do": "damage", "ship": 1}, {"do": "recover", "ship": 1}],
    },
)


def test_cards_that_set_each_other_off_end_with_a_sentence_and_change_nothing(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(unchecked(ECHO), setup(damage={"ship": 1}), 1, path)
    before = session.game.dump(session.state)
    with in_time(10), pytest.raises(Stuck, match="^This never ends: .* stays as it was.$"):
        session.choose("use:thing.1")
    assert session.game.dump(session.state) == before
    assert Journal.read(path).answers == []
    session.choose("end")
    assert [each.key for each in Journal.read(path).answers] == ["end"]


def test_a_computer_player_takes_another_way() -> None:
    game = unchecked(ECHO)
    session = Session(game, setup(damage={"ship": 1}), 1)

    class Stubborn:
        def choose(self, sight: Any, decision: Any) -> str:
            return "use:thing.1"

    with in_time(30):
        session.autoplay({0: Stubborn()}, limit=1)
    assert session.seq == 1 and session.history[0].answer.key != "use:thing.1"


def test_odds_of_a_test_that_fails_for_ever_are_left_out() -> None:
    thing = gear({"when": "action", "then": [TEST]}, {"when": "test_failed", "then": [TEST]})
    sim = Sim(unchecked(thing), **setup()["position"])
    with in_time(10):
        label = sim.game.word(sim.state, parse("use:thing.1"))
    assert label.label
    assert of_option(sim.play(), parse("use:thing.1")) is None


@pytest.mark.long
def test_odds_of_too_many_dice_with_too_many_abilities_are_left_out() -> None:
    any_dice = {"when": "own_dice", "then": [{"do": "reroll", "dice": "any"}]}
    thing = gear(
        {"when": "action", "then": [{**FIGHT, "value": 10**6}]},
        {"when": "always", "modify": {"ground_combat": 500}}, any_dice, any_dice, any_dice,
    )  # fmt: skip
    sim = Sim(unchecked(thing), **setup()["position"])
    with in_time(20):
        assert of_option(sim.play(), parse("use:thing.1")) is None
        with pytest.raises(TooManyWays):
            of_combat(sim.play(), 0, "ground", value=10**6)
        sim.game.word(sim.state, parse("use:thing.1"))


def test_no_more_dice_are_rolled_than_can_be_looked_at() -> None:
    thing = gear({"when": "action", "then": [{**FIGHT, "value": 10**9}]})
    sim = Sim(unchecked(thing), **setup()["position"])
    with in_time(10):
        sim.choose("use:thing")
    assert [each.enemy_dice for each in sim.log if hasattr(each, "enemy_dice")] == [MOST_DICE]


LONG = {
    "any": [
        {"reputation": {each: ["positive"] for each in ("hutt", "imperial", "rebel", "syndicate")}},
        {"spaces": ["naboo", "kessel", "ryloth", "lothal"]},
    ]
}


def test_words_without_end_are_refused(first: Pack, tmp_path: Path) -> None:
    fight = {"do": "fight", "combat": "ground", "enemy": "E" * 40, "value": 2, "win": CREDITS}
    often = {"do": "choose", "ways": [{"when": LONG, "then": [fight]}] * 8}
    folder = tmp_path / "pack"
    write(folder, act(often, often, often))
    stock = stock_of(first, box.pieces())
    assert not stock.add(folder)
    (problem,) = stock.problems
    assert re.fullmatch(r"its text has \d,\d+ letters; use up to 4,000", problem.message)
