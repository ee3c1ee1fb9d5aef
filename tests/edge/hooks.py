"""Edge's hooks for the checks of the table, on the small adventure, its fight and its battle."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from game.edge.state import Battle, Fight, State, Vessel
from game.table.conformance import Hooks
from game.table.contract import Game
from game.table.decisions import Decision
from game.table.streams import draw
from tests.edge import small, test_captors

GAME = small.game()
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
ROLLS = 3
"""in one of this many answers at a tray, the dice are rolled"""


class EdgeHooks(Hooks[State]):
    """The setups, components and figures of Edge. Nothing in it is secret."""

    tables = tuple(TABLES)[:-2]
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


@cache
def hooks() -> EdgeHooks:
    """Return the hooks of the small adventure."""
    return EdgeHooks(GAME)


@cache
def captors() -> EdgeHooks:
    """Return the hooks of the tables where captors and debts come up."""
    found = EdgeHooks(test_captors.game())
    found.tables = ("captors", "pressed")
    return found


def odd(game: Game[State], state: State) -> None:
    """Put a fight and a battle into a state."""
    state.fight = Fight("brawl")
    state.battle = Battle("gap", {"crew": Vessel("tub")})
