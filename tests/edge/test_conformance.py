"""The rules that hold at every decision of every game, on the small adventure, its fight and its
battle. ``--long`` looks at ten times as many decisions."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import pytest

from game.edge.state import Battle, Fight, State, Vessel
from game.table import conformance
from game.table.conformance import Hooks
from game.table.decisions import Decision
from game.table.streams import draw
from tests.edge import small, test_captors

GAME = small.game()
DECISIONS = 360
"""looked at for each kind of table"""
TABLES: dict[str, dict[str, Any]] = {
    "alone": small.SETUP,
    "campaign": {
        **small.SETUP,
        "ledger": {"sheets": {"ada": {}, "bo": {}}, "experience": 40, "credits": 400},
    },
    "two": {**small.SETUP, "seats": ({"kind": "human"}, {"kind": "human"})},
    "with a partner": {**small.SETUP, "seats": ({"kind": "human"}, {"kind": "careful"})},
    "fight": {**small.FRAY, "level": "hard"},
    "battle": small.STORM,
    "captors": {**small.FRAY, "seats": ({"kind": "human"}, {"kind": "human"})},
    "pressed": {
        **small.SETUP,
        "ledger": {"sheets": {"ada": {"obligation": 50}, "bo": {"obligation": 50}}},
    },
}
WITH_CAPTORS = test_captors.game()
GAMES = {"captors": WITH_CAPTORS, "pressed": WITH_CAPTORS}
"""by table, the content that it is played with, if it is not the small adventure"""
ROLLS = 3
"""in one of this many answers at a tray, the dice are rolled"""


class EdgeHooks(Hooks[State]):
    """The setups, components and figures of Edge. Nothing in it is secret."""

    tables = tuple(TABLES)
    foreign = (
        "way:window", "skill:cooking", "lead:thug.1", "help:nobody", "gear:pistol", "go:home",
        "visit:hall", "attack:pistol@ada", "attack:club@thug.1", "move@moon", "engage:ada",
        "stim@thug.1", "feature:door", "shoot:ada@raider.9", "jump:thug.1", "spend:gold",
        "pay:listed_harm@sky", "treat:ada@thug.1", "wear:pistol@ada.nose", "buy:castle", "dance",
    )  # fmt: skip

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup of this table."""
        return dict(TABLES[table])

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Return a random answer; a filled tray is rolled soon, and shops are left."""
        for last in ("roll", "done", "end", "begin"):
            found = decision.find(last)
            if found is not None and draw(seed, streams, "soon", ROLLS) == 0:
                return found.key
        options = decision.options
        return options[draw(seed, streams, "answer", len(options))].key

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        """Return every card of the party, with its place."""
        for who, slots in state.slots.items():
            for card in slots:
                if card:
                    yield card, f"slots.{who}"
        for card in (*state.held, *state.stowed):
            yield card, "party"

    def allowed(self, state: State) -> AbstractSet[str]:
        """Return all cards that there may be, with their copies."""
        copies = (f"{id}.{n}" for id in GAME.content.gear for n in range(2, 30))
        return frozenset((*GAME.content.gear, *copies))

    def bounds(self, state: State) -> None:
        """Check that figures are within their bounds."""
        play = self.game.play(state)
        assert state.light >= 0 and state.dark >= 0 and state.credits >= 0
        for track in play.story.tracks:
            assert 0 <= state.counts[track.id] <= track.length
        for person in state.people.values():
            assert person.wounds >= 0 and person.strain >= 0 and 0 <= person.stimmed <= 5
        if state.fight is not None:
            for who in play.heroes:
                person = state.people[who]
                assert person.zone in play.map.zones
                assert all(who in state.people[each].engaged for each in person.engaged)
                assert all(state.people[each].zone == person.zone for each in person.engaged)


@pytest.fixture(scope="module")
def hooks() -> EdgeHooks:
    return EdgeHooks(GAME)


def at(table: str) -> EdgeHooks:
    """Return the hooks of a table, over the content that it is played with."""
    return EdgeHooks(GAMES.get(table, GAME))


@pytest.mark.parametrize("table", EdgeHooks.tables)
def test_every_decision_of_random_games(table: str) -> None:
    assert conformance.look(at(table), table, DECISIONS).total() == DECISIONS


@pytest.mark.long
@pytest.mark.parametrize("table", EdgeHooks.tables)
def test_every_decision_of_many_random_games(table: str) -> None:
    assert conformance.look(at(table), table, DECISIONS * 10).total() == DECISIONS * 10


@pytest.mark.parametrize("table", EdgeHooks.tables)
def test_a_setup_and_a_seed_begin_one_game(table: str) -> None:
    for seed in range(1, 4):
        conformance.beginning_is_the_same(at(table), table, seed)


def test_answers_undo_and_journal(hooks: EdgeHooks, tmp_path: Path) -> None:
    assert conformance.answers_give_the_same_states(hooks, "two", 5, 300) > 30
    assert conformance.undo_goes_back(hooks, "alone", 6, 200) > 5


@pytest.mark.rule("EE-005")
def test_an_adventure_goes_on_from_where_it_was_left(hooks: EdgeHooks, tmp_path: Path) -> None:
    assert conformance.journal_resumes(hooks, "alone", 6, 200, tmp_path) > 5


def test_no_field_is_forgotten_by_a_clone(hooks: EdgeHooks) -> None:
    """Every field gets a value that is not its default: the clone must have it as well."""
    state = GAME.new(GAME.setup(hooks.setup("alone", 1)), 1)
    state.fight = Fight("brawl")
    state.battle = Battle("gap", {"crew": Vessel("tub")})
    conformance.clones_keep_every_field(hooks, state)
