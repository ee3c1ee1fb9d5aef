"""Edge's hooks for the checks of the table, on jobs taken from the board of the box."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from game.edge.state import State
from game.table.decisions import Decision
from game.table.streams import draw
from tests.edge.hooks import EdgeHooks
from tests.edge.stories import GAME, PAIRS

TABLES = ("board", "two at the board")


class JobHooks(EdgeHooks):
    """Campaigns in which a job is taken."""

    tables = TABLES
    foreign = ("job:ombra", "job:job__9__do_carry", "shelve@moon", *EdgeHooks.foreign)

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a campaign with its own board."""
        seats = 2 if table.startswith("two") else 1
        heroes = PAIRS[seed % len(PAIRS)]
        ledger = {"sheets": {who: {} for who in heroes}, "seed": seed, "earned": 15 * (seed % 5)}
        return {
            **{"game": "edge", "story": "ombra", "heroes": heroes, "ledger": ledger},
            "seats": ({"kind": "human"},) * seats,
        }

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Return a random answer; in port a job is taken, and soon the heroes depart with it."""
        if decision.step == "port":
            jobs = [each.key for each in decision.options if each.verb == "job"]
            found = draw(seed, streams, "port", 4)
            if found == 0 and state.job:
                return "depart"
            if found < 3 and not state.job:
                return jobs[draw(seed, streams, "job", len(jobs))]
        return super().pick(state, decision, streams, seed)

    def allowed(self, state: State) -> AbstractSet[str]:
        """Return all cards that there may be, with their copies."""
        copies = (f"{id}.{n}" for id in GAME.content.gear for n in range(2, 30))
        return frozenset((*GAME.content.gear, *copies))


@cache
def hooks() -> JobHooks:
    """Return the hooks of the jobs of the box."""
    return JobHooks(GAME)
