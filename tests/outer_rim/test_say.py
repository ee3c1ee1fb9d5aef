"""Everything the game says: each card, option and event has words, and they are well formed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from game.outer_rim import say
from game.outer_rim.chronicle import TELLERS
from game.outer_rim.conditions import CHECKS
from game.outer_rim.effects import Grant, Stat, When
from game.outer_rim.game import ROOT, OuterRim
from game.outer_rim.steps import STEPS
from game.outer_rim.verbs import VERBS
from game.outer_rim.wording import PROMPTS, WORDERS
from game.table.machine import Ask

ICONS = {path.stem for path in Path(ROOT, "assets", "icons").glob("*.svg")}
RAW_ID = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b")


def faults(text: str) -> list[str]:
    """What is wrong with a generated text."""
    found = []
    for icon in re.findall(r"\{icon:([^}]*)\}", text):
        if icon not in ICONS:
            found.append(f"no icon {icon}")
    bare = re.sub(r"\{icon:[^}]*\}", "@", text)
    if RAW_ID.search(bare):
        found.append(f"raw id in {bare!r}")
    for bad in ("  ", "None", "..", " .", " ,", "{"):
        if bad in bare.replace("{teal|", "").replace("}", ""):
            found.append(f"{bad!r} in {bare!r}")
    return found


def texts(game: OuterRim) -> dict[str, str]:
    """Every generated text by the component it belongs to."""
    content = game.content
    found: dict[str, str] = {}
    for id in content.components:
        for flipped in (False, True):
            card = say.card_text(content, id, flipped=flipped)
            for place, words in enumerate((*card.body, card.footer)):
                found[f"{id} {flipped} {place}"] = words
    for id, encounter in content.encounter_cards.items():
        for number in range(len(encounter.sections)):
            for place, words in enumerate(say.section_text(content, id, number).body):
                found[f"{id} section {number} {place}"] = words
    for power in content.powers:
        found[f"power {power}"] = say.ability_text(content, power)
    return found


def test_every_text_is_well_formed(game: OuterRim) -> None:
    wrong = {id: faults(words) for id, words in texts(game).items() if faults(words)}
    assert wrong == {}


def test_every_card_for_the_table_says_something(game: OuterRim) -> None:
    silent = [
        id
        for id in (*game.content.assets, *game.content.characters, *game.content.ships)
        if not any(say.card_text(game.content, id).body)
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("said", "done"),
    [
        (set(say.VERBS) - {"reroll", "turn", "add", "cancel"}, set(VERBS)),
        (set(say.CONDITIONS), set(CHECKS)),
        (set(say.WHENS) | {"always"}, set(get_args(When))),
        (set(say.STATS), set(get_args(Stat))),
        (set(say.GRANTS), set(get_args(Grant))),
        (set(PROMPTS), {name for name, step in STEPS.items() if isinstance(step, Ask)}),
    ],
    ids=["verbs", "conditions", "moments", "stats", "grants", "prompts"],
)
def test_what_is_done_is_said(said: set[str], done: set[str]) -> None:
    assert said == done


@pytest.mark.parametrize("seats", ["random,random", "human,deck"])
def test_options_and_events_of_whole_games_have_words(game: OuterRim, seats: str) -> None:
    setup = game.setup({"seats": [{"kind": kind} for kind in seats.split(",")]})
    state, stream = game.new(setup, 5), random.Random(5)
    for _ in range(700):
        decision = game.decision(state)
        if decision is None:
            break
        assert faults(game.prompt(state)) == []
        for each in decision.options:
            assert each.verb in WORDERS, each.key
            label = game.word(state, each)
            assert label.label and not faults(label.label) + faults(label.detail), each.key
        for event in game.choose(state, stream.choice(decision.options).key):
            line = game.tell(state, event, 0)
            assert faults(line) == []
            assert not line or line.endswith("."), line


def test_the_log_tells_what_matters() -> None:
    silent = {"StepBegan", "ContactLeft", "GoalTokenTaken"}
    from game.outer_rim import events
    from game.table.events import Event

    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert {kind.__name__ for kind in kinds - TELLERS.keys()} == silent


def test_casino_heist_reads_as_it_runs(game: OuterRim) -> None:
    step: Callable[[int], str] = lambda number: say.plain(
        say.step_text(game.content, "databank_42_the_casino_heist", number)
    )
    assert "Influence" in step(1) and "the job fails" in step(1).lower()
    assert "go to step 4" in step(2).lower()
    assert "the job is complete" in step(3).lower()
    assert "value 3" in step(4) and "go to step 4" in step(4).lower()
