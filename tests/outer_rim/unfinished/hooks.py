"""The checks of the table for games with both boxes."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.outer_rim.game import load
from game.outer_rim.state import State
from game.table.decisions import Decision
from game.table.streams import draw
from tests.outer_rim.hooks import OuterRimHooks

BOX = "unfinished_business"
TABLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "one": (("human",), ()), "solo": (("human", "deck"), ()),
    "solo, ambitions": (("human", "deck"), ("ambitions",)),
    "two AIs": (("human", "deck", "deck"), ()), "two": (("human", "random"), ()),
    "two, favors": (("human", "random"), ("favors",)), "three": (("random", "human", "human"), ()),
    "three, ambitions": (("random", "human", "human"), ("ambitions",)),
    "three and AI": (("human", "random", "human", "deck"), ("favors", "ambitions")),
    "four": (("human",) * 4, ()), "four, favors": (("human",) * 4, ("favors",)),
    "four, both": (("human",) * 4, ("favors", "ambitions")),
}  # fmt: skip
"""the kinds of the seats, and the optional rules"""
SELDOM = {"action": 30}
"""how seldom deals and favors are begun in a step, if not one time in ten"""


class BothBoxes(OuterRimHooks):
    """The checks of Outer Rim over the cards, the map and the optional rules of both boxes."""

    tables = tuple(TABLES)

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup of these kinds of seats; goal and map depend on the seed."""
        kinds, rules = TABLES[table]
        seats = [{"kind": kind} for kind in kinds]
        return {
            "seats": seats,
            "fame_goal": ((6, 8, 10) if "ambitions" in rules else (8, 10, 12))[seed % 3],
            "map": "modular" if seed % 4 == 3 else "standard",
            "practice": len(seats) == 1,
            "expansions": [BOX],
            **dict.fromkeys(rules, True),
        }

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Pick an answer; deals and favors are begun now and then, or games would be nothing
        else."""
        options = decision.options
        plain = tuple(each for each in options if each.verb not in ("deal", "favor"))
        if plain and draw(seed, streams, "deal", SELDOM.get(decision.step, 10)):
            options = plain
        return options[draw(seed, streams, "answer", len(options))].key

    def bounds(self, state: State) -> None:
        """Check the base figures, that each debt token is with one player, that nobody asks for
        favors too often, and that one sheet more than there are people was laid out."""
        super().bounds(state)
        if state.step == "setup":
            return
        people = [player for player in state.players if player.ai is None]
        debts = sorted(owner for player in people for owner in player.debts)
        assert debts == [each.seat for each in people if state.setup.favors]
        assert all(player.favors.requests <= 3 for player in people)
        assert all(bool(each.ambition) is state.setup.ambitions for each in people)


@cache
def hooks() -> BothBoxes:
    """Return the hooks of the game from both boxes alone."""
    return BothBoxes(load(packs=()))
