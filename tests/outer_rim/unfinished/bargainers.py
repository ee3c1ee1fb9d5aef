"""Players who like deals, favors, trades and purchases: what plain chance seldom puts together."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.outer_rim import events as e
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.table import conformance
from game.table.decisions import Decision
from game.table.events import Event
from tests.outer_rim.unfinished.hooks import BOX, BothBoxes

TABLES: dict[str, tuple[str, ...]] = {
    "two": ("human",) * 2,
    "three": ("human",) * 3,
    "four": ("human",) * 4,
    "two and AI": ("human", "human", "deck"),
}
WEIGHTS = {
    "accept": 8, "ask": 3, "barter": 3, "buy": 6, "deal": 2, "favor": 3, "give": 4, "grant": 5,
    "less": 1, "more": 4, "pay_now": 5, "propose": 8, "token": 4, "trade": 60,
}  # fmt: skip
"""how much a verb is liked; others 1"""
PASSED_ON = ("trade", "favor")
"""causes for which credits pass from one player to another"""
LONG = 400
"""answers of a game: about eight rounds"""


class Bargainers(BothBoxes):
    """Games with favors and ambitions, by players who bargain."""

    tables = tuple(TABLES)
    foreign = (*BothBoxes.foreign, "favor:ride", "token:seat_9", "wish:tech", "grant:seat_7")

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup of these kinds of seats."""
        seats = [{"kind": kind} for kind in TABLES[table]]
        return {"seats": seats, "expansions": [BOX], "favors": True, "ambitions": True}

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Pick an answer by how much its verb is liked."""
        return conformance.weighed(decision.options, WEIGHTS, streams, seed).key

    def answered(self, before: State, after: State, events: list[Event]) -> None:
        """Check that events report every credit that comes or goes, and that none gets lost between
        two players."""
        told = Counter[int]()
        between = 0
        for event in events:
            if isinstance(event, e.CreditsChanged):
                told[event.seat] += event.amount
                between += event.amount if event.cause in PASSED_ON else 0
        for was, now in zip(before.players, after.players, strict=True):
            assert now.credits - was.credits == told[now.seat], events
        assert between == 0, events


def play(game: OuterRim, first: int, count: int, limit: int = LONG) -> Counter[str]:
    """Play this many games at each table, with seeds from the first on; return the number of
    answers by verb. Raise what is wrong, with a note that gives table, seed and answers."""
    hooks, verbs = Bargainers(game), Counter[str]()
    for table in TABLES:
        for seed in range(first, first + count):
            verbs += conformance.play_through(hooks, table, seed, limit)
    return verbs
