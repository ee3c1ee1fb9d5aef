"""The dice table as a game of the table: the only entry to it.

It has no end: its journal is the saved table, with undo and replay.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter

from game.dice_table import older, seat_view, secrets, sheets, single_files, steps, view
from game.dice_table.context import Table
from game.dice_table.seat_view import SeatView
from game.dice_table.skills import split
from game.dice_table.state import Setup, State
from game.dice_table.text import history, log, wording
from game.dice_table.writing import WritingDecision
from game.table.contract import Label, Result
from game.table.decisions import Decision, Intent, Option
from game.table.events import Event
from game.table.packs import player_packs
from game.table.refusals import Reason
from game.table.stack import Frame, Step
from game.table.stack_game import StackGame


class DiceTable(StackGame[State, Table]):
    """The dice table; implements ``table.contract.Game``."""

    id, version, kind = "dice_table", "1", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Table]] = steps.STEPS
    unknown = Reason("", "The table has no such thing: use something you see on it.")

    def play(self, state: State) -> Table:
        return Table(state)

    def begins(self, play: Table) -> None:
        """Lay out the sheets of the setup; the table then asks the Game Master's seat."""
        for card in play.state.setup.sheets:
            sheets.lay(play, replace(card, skills=split(card.skills.items())))
        play.stack.append(Frame(0, step="table"))

    def verify(self, state: State, intent: Intent) -> Reason | None:
        return steps.verify(state, intent)

    def decision(self, state: State) -> Decision | None:
        """Return the current decision, whose answers may carry words."""
        found = super().decision(state)
        if found is None:
            return None
        return WritingDecision(found.seq, found.seat, found.step, found.options)

    def load(self, data: bytes) -> State:
        return super().load(older.renewed(data))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def seat_view(self, state: State, seat: int) -> SeatView:
        """Return the view of a seat as typed data."""
        return seat_view.view_of(state, seat)

    def result(self, state: State) -> Result | None:
        """Return None: a table has no end."""
        return None

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        copy = self.clone(state)
        secrets.imagine(copy, seat, number)
        return copy

    def prompt(self, state: State) -> str:
        return wording.prompt(state)

    def word(self, state: State, option: Option) -> Label:
        return wording.label(state, option)

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        return log.tell(state, event, seat)

    def history(self, state: State, seat: int | None) -> str:
        """Return the history as text, for copying."""
        return history.history(state, seat)

    def file_text(self, state: State, seat: int, id: str) -> str:
        """Return the text of the file of a sheet or of a table of the group's own that a seat may
        see, "" for none."""
        for sheet in state.sheets:
            if sheet.id == id and (seat == 0 or not sheet.hidden):
                return single_files.sheet_text(sheet)
        for kept in state.tables:
            if kept.id == id and seat_view.is_shown(state, id, seat == 0):
                return single_files.table_text(kept)
        return ""


def load(content: str = "") -> DiceTable:
    """Return the rules of the dice table. ``content`` is that of a journal: a table has no packs,
    so raise ``PackMissing`` if any are named there."""
    if packs := player_packs.used(content):
        raise player_packs.missing(packs)
    return DiceTable()
