"""Questions, options and log: whole, in plain English, and without secrets."""

from __future__ import annotations

import re

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Enemies
from game.mandalorian.steps import CHECKS, STEPS
from game.mandalorian.text import story
from game.mandalorian.text.cards import lines
from game.mandalorian.text.log import LINES
from game.mandalorian.text.phrases import plain
from game.mandalorian.text.wording import PROMPTS, WORDS
from game.table.decisions import option
from game.table.events import Event
from game.table.stack import Ask
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.text.stories import GAME, SETUPS, decisions, told
from tests.test_words import HARD, stumbles

RAW = re.compile(r"[a-z]_[a-z]|[{}]|\bNone\b|\bt\d\d\b|\bs\d\d\b|  | [.,:;]|\*\*")
"""ids, markup and gaps that no reader should see"""
SILENT = {e.DeedBegan, e.StepBegan}
"""events that the table shows and the log leaves out"""
NUMBERS = range(len(SETUPS))


def sound(text: str) -> bool:
    """Return True for a text without ids, and without a fault of style."""
    return bool(text) and not RAW.search(text) and not stumbles(text, HARD)


def test_every_step_has_a_question() -> None:
    assert set(PROMPTS) == {name for name, step in STEPS.items() if isinstance(step, Ask)}


@pytest.mark.parametrize(
    "tokens, count, question",
    [
        (("nikto_gunner",), 1, "Nikto Gunner moves: where to?"),
        (("nikto_gunner",), -1, "Nikto Gunner moves: where to?"),
        (("nikto_gunner", "nikto_gunner"), 1, "1 blaster enemy moves: which one is it?"),
    ],
)
def test_which_enemy_is_asked_only_of_several(
    tokens: tuple[str, ...], count: int, question: str
) -> None:
    sim = Sim(tokens=tuple((each, "s09") for each in tokens), spaces={MANDO: "s08", IG: "s10"})
    sim.state.step = "event"
    sim.push(Enemies(0, MANDO, ("blaster",), 1, count, step="advancing"))
    assert sim.step == "advancing" and sim.game.prompt(sim.state) == question


def test_a_card_that_would_do_nothing_says_so_and_can_be_used() -> None:
    sim = Sim(plans={MANDO: ("field_dressing", "wire_trap")}, setup={"guide": 71})
    for card in ("field_dressing", "wire_trap"):
        words = sim.game.word(sim.state, option("use", card, MANDO))
        assert words.detail.startswith("Does nothing now.") and f"use:{card}@{MANDO}" in sim.keys()
    sim.state.damage[MANDO] = 1
    words = sim.game.word(sim.state, option("use", "field_dressing", MANDO))
    assert not words.detail.startswith("Does nothing")


def test_every_verb_has_words() -> None:
    assert {verb for checks in CHECKS.values() for verb in checks} == set(WORDS)


def test_every_event_has_a_line() -> None:
    kinds = {each for each in vars(e).values() if isinstance(each, type)}
    kinds = {each for each in kinds if issubclass(each, Event) and each is not Event}
    assert set(LINES) == kinds - SILENT


@pytest.mark.parametrize("number", NUMBERS)
def test_questions_and_options(number: int) -> None:
    steps = set()
    for seed in range(2):
        for state, asked in decisions(number, seed):
            steps.add(asked.step)
            assert sound(GAME.prompt(state)), GAME.prompt(state)
            for each in asked.options:
                label = GAME.word(state, each)
                assert sound(label.label), label
                assert not label.detail or sound(label.detail), label
    assert len(steps) > 5


@pytest.mark.parametrize("number", NUMBERS)
def test_the_log(number: int) -> None:
    kinds = set()
    for seed in range(2):
        for state, _, events in told(number, seed):
            for event in events:
                line = GAME.tell(state, event, None)
                kinds.add(type(event))
                assert not line or (sound(line) and line.endswith(".")), line
                rule = line.removesuffix(story.line(GAME.play(state), event))  # the story may
                assert not re.search(r"\b[Yy]ou(r|rs)?\b", rule), line
    assert len(kinds) > 18


@pytest.mark.rule("MA-146", "MA-153", "MA-295")
def test_the_log_of_others_has_no_secret() -> None:
    """Cards drawn and threats looked at are named in the lines of one seat only."""
    found = set()
    for seed in range(12):
        for state, _, events in told(5, seed):
            for event in events:
                if event.to is None:
                    continue
                line = GAME.tell(state, event, None)
                ids = {*getattr(event, "cards", ()), getattr(event, "threat", "")} - {""}
                named = [name for id in ids if (name := GAME.content.name(id)) in line]
                found.add((type(event), bool(named)))
                assert bool(named) == bool(ids), line
    assert {(e.SkillsDrawn, True), (e.SkillsDrawn, False), (e.TokenSeen, False)} <= found


@pytest.mark.rule("MA-070")
@pytest.mark.parametrize("number", NUMBERS)
def test_words_say_nothing_that_a_seat_does_not_know(number: int) -> None:
    """With everything hidden dealt anew, question and options read the same."""
    for state, asked in decisions(number, number, 120):
        other = GAME.imagine(state, asked.seat, 1)
        assert GAME.prompt(other) == GAME.prompt(state)
        for each in asked.options:
            assert GAME.word(other, each) == GAME.word(state, each)


@pytest.mark.parametrize("id", GAME.content.components)
def test_the_text_of_cards(id: str) -> None:
    for line in lines(GAME.content, id):
        words = plain(line)
        assert sound(words) and words.endswith((".", '"')), words
        assert re.match(r"[A-Z+\d]", words), words
