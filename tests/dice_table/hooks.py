"""The dice table's hooks for the checks of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from game.dice_table.game import load
from game.dice_table.names import MOST_COINS, MOST_PINS, MOST_SHEETS, MOST_SLOTS
from game.dice_table.rolling import pool_of
from game.dice_table.state import State
from game.edge.dice.odds import MOST
from game.table.conformance import Fault, Hooks, Moment
from game.table.contract import Game
from game.table.decisions import Decision
from game.table.events import as_data, visible
from game.table.streams import draw

VEX = {"name": "Vex", "wounds": 12, "strain": 11, "characteristics": {"agility": 4, "cunning": 2},
       "skills": {"stealth": 1, "piloting": 3}}  # fmt: skip
PEOPLE = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]
TABLES: dict[str, dict[str, Any]] = {
    "group": {"seats": PEOPLE, "sheets": [VEX, {"name": "Sel"}]},
    "alone": {"seats": PEOPLE[:1]},
}
RARE = {"skill": 4, "why": 6, "tens": 6, "unpin": 9, "unsheet": 9, "clear_strip": 9}
"""answers that would fill a random session or empty its table: one in this many is given"""


def behind_the_curtain(m: Moment[State]) -> None:
    """Check that nobody but the Game Master hears of the dice of a roll that is hidden."""
    hidden = {each.id for each in m.state.history if each.hidden}
    for event in m.events:
        if as_data(event).get("roll") in hidden:
            for seat in m.seats[1:]:
                if visible(event, seat) or m.game.tell(m.state, event, seat):
                    raise Fault(f"Seat {seat} hears of a hidden roll.")
            if m.game.tell(m.state, event, None):
                raise Fault("Everybody reads of a hidden roll.")


def luck_is_blind(m: Moment[State]) -> None:
    """Check that what others see does not change with the dice of a hidden roll."""
    for seat in (*m.seats[1:], None):
        other = m.game.imagine(m.state, seat, m.number)
        if m.game.view(other, seat) != m.game.view(m.state, seat):
            raise Fault(f"Seat {seat} sees what is hidden.")


class TableHooks(Hooks[State]):
    """The hooks of the dice table."""

    tables = tuple(TABLES)
    steps = frozenset(("table",))
    foreign = ("roll:proficiency", "face:13", "add:d6", "sheet:dragon", "who:9", "drop:b0", "end")
    always = (behind_the_curtain,)
    rarely = (luck_is_blind,)

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return the people of a table and their sheets."""
        return TABLES[table]

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Return a random answer: first its verb, so that each kind comes up, then which."""
        verbs = list(dict.fromkeys(each.verb for each in decision.options))
        verb = verbs[draw(seed, streams, "verb", len(verbs))]
        if draw(seed, streams, "rare", RARE.get(verb, 1)):
            verb = "roll" if pool_of(state) else "add"
        options = [each for each in decision.options if each.verb == verb]
        return options[draw(seed, streams, "answer", len(options))].key

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        """Return the dice of hidden rolls, and the steps of a pool built behind the curtain."""
        if seat == 0:
            return frozenset()
        rolls = [each for each in state.history if each.hidden]
        dice = {f"{each.id}.{at}" for each in rolls for at in range(len(each.dice))}
        return dice | ({each.id for each in state.parts} if state.curtain else set())

    def bounds(self, state: State) -> None:
        """Assert that everything has its room."""
        assert len(pool_of(state)) <= MOST >= len(state.parts)
        assert len(state.pins) <= MOST_PINS and len(state.destiny) <= MOST_COINS
        assert len(state.sheets) <= MOST_SHEETS and len(state.slots) <= MOST_SLOTS
        assert all(each.wounds >= 0 and each.strain >= 0 for each in state.sheets)
        assert min(state.counters.values(), default=0) >= 0
        assert not state.typed or len(state.typed) < len(pool_of(state))
        ids = Counter(each.id for each in (*state.parts, *state.history, *state.sheets))
        assert max(ids.values(), default=1) == 1


@cache
def hooks() -> TableHooks:
    """Return the hooks of the dice table."""
    return TableHooks(load())


def busy(game: Game[State], state: State) -> None:
    """Put something in each part of a table."""
    for key in ("add:boost", "roll", "pin", "face:1", "destiny", "slot:players", "count_up:clock"):
        if game.decision(state).find(key):  # type: ignore[union-attr]
            game.choose(state, key)
