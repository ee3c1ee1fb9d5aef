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
from tests.breadth import every
from tests.outer_rim.conftest import Sim
from tests.outer_rim.lint.test_broken_packs import (
    CREDITS,
    DONE,
    Card,
    Case,
    act,
    bounty,
    enc,
    gear,
    hero,
    script,
    sold,
    talk,
    token,
)

AGAIN: Card = {"do": "go_to", "step": 1}
FIGHT: Card = {"do": "fight", "combat": "ground", "enemy": "Echo", "value": 2}
TEST: Card = {"do": "test", "skill": ["tech"]}
STEP = "a.json:3: script.steps[0].effect[0].{}.step: step 1 would come again for ever; let one way lead out of it"  # noqa: E501


def nested(depth: int) -> Card:
    """Return choices within choices."""
    inner: Card = CREDITS[0]
    for _ in range(depth):
        inner = {"do": "may", "then": [inner]}
    return inner


def again(moment: str) -> str:
    """Return the problem reported for an ability that triggers itself."""
    return (
        f"a.json:2: thing.abilities[0]: what it does may lead to '{moment}' again, without end; "
        "give it the limit 'turn'"
    )


CASES = [
    Case(
        "both branches",
        script([{**TEST, "then": [AGAIN], "otherwise": [AGAIN]}], DONE),
        STEP.format("then[0]"),
        STEP.format("otherwise[0]"),
    ),
    Case(
        "a condition that stays",
        script([{"do": "if", "when": {"credits": 5}, "then": [AGAIN]}], DONE),
        STEP.format("then[0]"),
    ),
    Case(
        "what nobody may be able to pay",
        script(
            [{"do": "may", "cost": {"credits": 5}, "then": DONE, "otherwise": [AGAIN]}],
            DONE,
        ),
        STEP.format("otherwise[0]"),
    ),
    Case(
        "dice that cannot succeed",
        script(
            [{"do": "roll", "dice": 1, "need": 2, "success": ["hit"], "otherwise": [AGAIN]}], DONE
        ),
        STEP.format("otherwise[0]"),
    ),
    Case(
        "dice that cannot fail",
        script(
            [
                {
                    "do": "roll",
                    "dice": 1,
                    "success": ["hit", "crit", "focus", "blank"],
                    "then": [AGAIN],
                }
            ],
            DONE,
        ),
        STEP.format("then[0]"),
    ),
    Case(
        "two steps in a circle",
        script(
            [{"do": "go_to", "step": 2}], [{**TEST, "then": [AGAIN], "otherwise": [AGAIN]}], DONE
        ),
        "a.json:3: script.steps[0].effect[0].step: step 1 would come again for ever; let one way "
        "lead out of it",
        "a.json:3: script.steps[1].effect[0].then[0].step: step 2 would come again for ever; let "
        "one way lead out of it",
        "a.json:3: script.steps[1].effect[0].otherwise[0].step: step 2 would come again for ever; "
        "let one way lead out of it",
    ),
    Case(
        "recovers what it damages",
        [
            gear(
                {
                    "when": "ship_recovered",
                    "must": True,
                    "then": [{"do": "damage", "ship": 1}, {"do": "recover", "ship": 1}],
                }
            )
        ],
        again("ship_recovered"),
    ),
    Case("fights on", [gear({"when": "combat_lost", "then": [FIGHT]})], again("combat_lost")),
    Case("fights on, won", [gear({"when": "combat_won", "then": [FIGHT]})], again("combat_won")),
    Case(
        "fights on within a choice",
        [gear({"when": "combat_won", "then": [{"do": "may", "then": [FIGHT]}]})],
        again("combat_won"),
    ),
    Case(
        "dies twice",
        [gear({"when": "would_be_defeated", "then": [{"do": "damage", "character": 1}]})],
        again("would_be_defeated"),
    ),
    Case(
        "pays with damage",
        [gear({"when": "would_be_defeated", "cost": {"ship_damage": 1}, "then": CREDITS})],
        again("would_be_defeated"),
    ),
    Case("fails again", [gear({"when": "test_failed", "then": [TEST]})], again("test_failed")),
    Case("tests first", [gear({"when": "before_test", "then": [TEST]})], again("before_test")),
    Case(
        "by way of another",
        [
            gear(
                {"when": "combat_lost", "then": [{"do": "recover", "ship": 1}]},
                {"when": "ship_recovered", "then": [FIGHT]},
            )
        ],
        again("combat_lost"),
        again("ship_recovered").replace("[0]: what", "[1]: what"),
    ),
    Case(
        "contact after contact",
        [token(), talk(parts=[{"effect": [{"do": "encounter_contact"}]}])],
        "a.json:3: talk.parts[0].effect[0]: a contact who leads to another contact may do so "
        "without end",
    ),
    Case(
        "300 dice",
        [act({**FIGHT, "value": 300})],
        "a.json:2: thing.abilities[0].then[0].value: 300 is too large; at most 20",
    ),
    Case(
        "20,000 dice",
        [act({"do": "roll", "dice": 20_000, "success": ["hit"], "each": CREDITS})],
        "a.json:2: thing.abilities[0].then[0].dice: 20,000 is too large; at most 20",
    ),
    Case(
        "dice by credits",
        [act({"do": "roll", "dice": {"each": 999, "per": "fame"}, "success": ["hit"]})],
        "a.json:2: thing.abilities[0].then[0].dice.each: 999 is too large; at most 20",
    ),
    Case(
        "bounty of a million",
        [bounty(value=1_000_000)],
        "a.json:2: thing.value: 1,000,000 is too large; at most 20",
    ),  # noqa: E501
    Case(
        "a hull of thousands",
        sold(front={**sold()[0]["front"], "hull": 4000}),
        "a.json:2: thing.front.hull: 4,000 is too large; at most 20",
    ),
    Case(
        "a figure far up",
        [gear({"when": "always", "modify": {"ship_combat": 500}})],
        "a.json:2: thing.abilities[0].modify.ship_combat: 500 is too large; at most 20",
    ),
    Case(
        "a hundred steps of reputation",
        [act({"do": "gain", "reputation": {"any": 100}})],
        "a.json:2: thing.abilities[0].then[0].reputation.any: 100 is too large; at most 2",
    ),
    Case(
        "deep",
        [act(nested(9))],
        "a.json:2: thing.abilities[0].then[0].then[0].then[0].then[0].then[0].then[0].then[0]"
        ".then[0].then[0]: effects lie more than 8 deep within each other here",
    ),
    Case(
        "many effects",
        [act(*CREDITS * 30, {"do": "may", "then": CREDITS * 30})],
        "a.json:2: thing: it has 61 effects; at most 60 fit one card",
    ),
    Case(
        "thousands of parts",
        [enc([{"do": "may", "then": CREDITS * 1000}])],
        "a.json:2: thing: it has 1,008 parts; at most 300 fit one card",
    ),
    Case(
        "nine ways",
        [act({"do": "choose", "ways": [{"then": CREDITS}] * 9})],
        "a.json:2: thing.abilities[0].then[0].ways: 9 are too many; at most 8 fit here",
    ),
    Case(
        "a long primer",
        [hero(primer=["word " * 99])],
        "a.json:2: thing.primer[0]: 495 letters are too many; at most 160 fit",
    ),
    Case(
        "an id without end",
        [gear(id="a" * 61)],
        f"a.json:2: {'a' * 61}.id: 61 letters are too many; at most 60 fit",
    ),
    Case(
        "names that turn words around",
        [gear(name="Rope\u202egun")],
        "a.json:2: thing.name: no markup: leave out braces, double stars, tabs and line breaks",
    ),
]


@pytest.fixture(scope="module")
def first() -> Pack:
    """Return the box."""
    return box.cards()


@pytest.mark.parametrize("case", every(3, CASES), ids=lambda case: str(case.name))
def test_it_is_refused_with_its_place(case: Case, first: Pack, tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    case.write(folder)
    stock = stock_of(first, box.pieces())
    assert not stock.add(folder)
    assert [str(one).removeprefix(f"{folder}/") for one in stock.problems] == case.told


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
        {"when": "always", "modify": {"ground_combat": 500}},
        any_dice,
        any_dice,
        any_dice,
    )
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
    case = Case("long", [act(often, often, often)])
    folder = tmp_path / "pack"
    case.write(folder)
    stock = stock_of(first, box.pieces())
    assert not stock.add(folder)
    (problem,) = stock.problems
    assert re.fullmatch(
        r"it takes \d,\d+ letters to say; at most 4,000 can be read", problem.message
    )
