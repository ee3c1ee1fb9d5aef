"""Questions, options and log lines: all of them have words, and the words keep secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, get_args

import pytest

from game.outer_rim import events
from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.contacts.events import ContactSeen
from game.outer_rim.contacts.rules import TALK
from game.outer_rim.game import OuterRim
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.patrols.rules import spaces
from game.outer_rim.state import State
from game.outer_rim.steps import STEPS
from game.outer_rim.text import wording
from game.outer_rim.text.log import log
from game.outer_rim.text.log.naming import NAMERS
from game.outer_rim.text.prompts import MOMENTS
from game.table import grammar
from game.table.decisions import Decision, option
from game.table.events import Event
from game.table.stack import Ask
from tests.outer_rim.conftest import Sim
from tests.outer_rim.text.test_say import faults

GAMES = [(1, "random,random"), (2, "human,deck"), (3, "random,random,random,random")]
Make = Callable[..., Sim]


def decisions(
    game: OuterRim, seed: int, seats: str, count: int
) -> Iterator[tuple[State, Decision, list[Event]]]:
    """Play a random game; yield each decision with the events before it."""
    setup = game.setup({"seats": [{"kind": kind} for kind in seats.split(",")]})
    state, stream = game.new(setup, seed), random.Random(seed)
    told: list[Event] = []
    for _ in range(count):
        decision = game.decision(state)
        if decision is None:
            return
        yield state, decision, told
        told = game.choose(state, stream.choice(decision.options).key)


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_questions_and_options_of_whole_games(game: OuterRim, seed: int, seats: str) -> None:
    for state, decision, _ in decisions(game, seed, seats, 400):
        asked = game.prompt(state)
        assert faults(asked) == [] and asked[:1].isupper(), asked
        assert asked.endswith(("?", ".")) and len(asked) <= 120, asked
        for each in decision.options:
            assert each.verb in wording.WORDERS, each.key
            label = game.word(state, each)
            assert faults(label.label) + faults(label.detail) == [], each.key
            assert 0 < len(label.label) <= wording.LONGEST, label
            assert label.label[0].isupper(), label
            assert not label.detail or label.detail[0] in "+-" or not label.detail[0].islower()


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_the_log_of_whole_games(game: OuterRim, seed: int, seats: str) -> None:
    for state, _, told in decisions(game, seed, seats, 400):
        for event in told:
            for seat in (None, *range(len(state.players))):
                whole, aside = game.tell(state, event, seat), game.aside(state, event, seat)
                assert faults(whole) == [] and whole.endswith(aside if whole else ""), event
                line = whole.removesuffix(aside).rstrip()  # the story does address the player
                assert not line or line.endswith(".") and not line[0].islower(), line
                assert not re.search(r"\byou\b", line), line


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_options_of_one_step_are_told_apart(game: OuterRim, seed: int, seats: str) -> None:
    for state, decision, _ in decisions(game, seed, seats, 250):
        words = [game.word(state, each) for each in decision.options]
        assert len(set(words)) == len(words), decision.options


def test_every_step_that_asks_has_a_question() -> None:
    assert set(wording.PROMPTS) == {name for name, step in STEPS.items() if isinstance(step, Ask)}


def test_every_moment_of_a_window_begins_the_question() -> None:
    elsewhere = {"always", "planning", "action", "encounter", "own_dice", "opponent_dice"}
    assert set(MOMENTS) == set(get_args(When)) - elsewhere - {"patrol_moves"}


def test_every_kind_of_event_has_a_line() -> None:
    own = "game.outer_rim."
    every = {*Event.__subclasses__(), *events.Seated.__subclasses__()} - {events.Seated}
    kinds = {kind for kind in every if kind.__module__.startswith(own)}
    assert set(log.LINES) == kinds
    silent = {kind.__name__ for kind, said in log.LINES.items() if said == ""}
    assert silent == {"StepBegan", "GoalTokenTaken", "AILine"}


def test_templates_name_only_fields_and_forms_that_there_are(sim: Make) -> None:
    """Names stand in the form asked for: a field, an article, a number, a flag."""
    play = sim().play()
    values: dict[str, object] = {
        **{name: 0 for name, namer in NAMERS.items() if namer is NAMERS["seat"]},
        "space": "naboo", "place": "naboo.1", "goal": "naboo.1", "path": ("naboo",),
        "mark": "first",
    }  # fmt: skip
    for kind, line in log.LINES.items():
        if not isinstance(line, str):
            continue
        made: dict[str, Any] = {}
        for field in fields(kind):
            plain = {"int": 1, "bool": True, "str": "spice"}.get(str(field.type), ())
            made[field.name] = values.get(field.name, plain)
        words = grammar.told(log.LINES, play, kind(**{**made, "cause": "", "to": None}), NAMERS)
        assert not line or words.endswith(".") and "{" not in words, kind


def test_private_events_are_for_their_seats_only(sim: Make) -> None:
    table = sim()
    seen = ContactSeen(seat=1, contact="greedo", place="naboo.1", to=(1,))
    lines = [table.game.tell(table.state, seen, seat) for seat in (None, 0, 1)]
    assert lines[:2] == ["", ""] and "Greedo" in lines[2]


def test_a_secret_dropped_on_defeat_stays_unnamed(sim: Make) -> None:
    table = sim()
    dropped = events.SecretDropped(seat=0, deck="naboo_ryloth", cause="defeat")
    assert table.game.tell(table.state, dropped, 1) == "Boba discards a secret (defeat)."
    card = next(iter(table.game.base.content.encounter_cards))
    known = events.CardDiscarded(seat=0, card=card, cause="defeat", to=(0,))
    told = [table.game.tell(table.state, known, seat) for seat in (None, 1, 0)]
    assert told[:2] == ["", ""] and table.game.base.content.name(card) in told[2]


def facedown_names(table: Sim) -> set[str]:
    """Return the names of all contacts that are facedown."""
    state = table.state
    return {
        table.game.base.content.name(token)
        for token in state.contacts.values()
        if token and token not in state.faceup
    }


def test_no_option_names_a_facedown_contact(sim: Make) -> None:
    table = sim(players=[{"space": "tatooine"}], step="encounter")
    names = facedown_names(table)
    play, frame = table.play(), table.state.stack[-1]
    for place, token in table.state.contacts.items():
        for verb in ("meet", "look", "take"):
            label = wording.word(play, frame, option(verb, place))
            assert not any(name in label.label + label.detail for name in names)
            assert not token or "facedown" in label.label


def test_options_may_be_worded_from_another_step(sim: Make) -> None:
    """The controller asks for words of options that another step offers, or of no step."""
    table = sim()
    play = table.play()
    for key in (
        option("accept"), option("choose", "a"), TALK, option("pay"), option("protect"),
        option("yield"), option("decline"), option("pass"), option("done"),
        option("move", "", "naboo"), option("buy", "coaxium_crystal", "cargo"),
        option("sell", "spice"), option("barter", "spice"),
        option("faction", "hutt"), option("recover"), option("credits"), option("end"),
        option("job", "hutt_favor"), option("hunt", "greedo_bounty", "greedo"),
        option("patrol", "hutt"), option("player", "seat_1"), option("skill", "tech"),
    ):  # fmt: skip
        for frame in (None, table.state.stack[-1]):
            label = wording.word(play, frame, key)
            assert label.label and faults(label.label) + faults(label.detail) == [], key


def test_examples(sim: Make) -> None:
    table = sim(players=[{"space": "naboo", "credits": 9000, "cards": ["coaxium_crystal"]}])
    say = table.game.word
    assert "turn: move, recover or gain 2,000 credits?" in table.game.prompt(table.state)
    fly = say(table.state, option("move", "g_1a_starfighter", "ryloth"))
    assert fly.label == "Fly to Ryloth" and "deliver Coaxium Crystal" in fly.detail
    assert say(table.state, option("credits")).label == "Gain 2,000 credits"


def test_examples_of_the_market(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo", "credits": 9000, "cards": ["armored_vest"]}],
        decks={"cargo": ["stolen_supplies"]},
        step="action",
    )
    buy = option("buy", "stolen_supplies", "cargo")
    label = table.game.word(table.state, buy)
    assert label.label == "Buy Stolen Supplies" and label.detail.startswith("Costs 2,000 credits. ")
    table.choose(buy.key)
    assert table.game.prompt(table.state) == (
        "Stolen Supplies costs you 2,000 credits. Pay, or barter goods first?"
    )
    words = [table.game.word(table.state, option(verb, *rest)) for verb, *rest in
             (("pay",), ("barter", "armored_vest"))]  # fmt: skip
    assert [each.label for each in words] == ["Pay 2,000 credits", "Barter Armored Vest"]


def test_a_patrol_that_a_card_moves_is_told_with_the_card(sim: Make) -> None:
    table = sim()
    moved = PatrolMoved(
        faction="syndicate", start="nav_1", path=("nav_3", "ord_mantell"), cause="stolen_jewels"
    )
    assert table.game.tell(table.state, moved, None) == (
        "The Syndicate patrol moves 2 spaces to Ord Mantell (Stolen Jewels)."
    )


def test_a_patrol_stops_where_it_is_sent(sim: Make) -> None:
    play = sim().play()
    near = play.galaxy.neighbors[play.state.patrols["hutt"][1]]
    assert spaces(play, ["hutt"], near, 3) == (1, 1)
