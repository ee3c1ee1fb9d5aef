"""The saved dice tables in the list: the people, and how much has been rolled."""

from __future__ import annotations

from typing import Any

from game.client.tabletop.records.saves import Saves, Standing
from game.dice_table.game import DiceTable
from game.table.grammar import counted


class TableSaves(Saves[DiceTable, Any]):
    """People and rolls."""

    game = DiceTable.id

    def standing(self, game: DiceTable, state: Any, seat: int) -> Standing:
        """Return the summary of a table."""
        view = game.seat_view(state, seat)
        names, rolls = list(view.people), view.rolls
        told = counted(rolls, "roll")
        sheets = ", ".join(each.name for each in view.sheets)
        return Standing(
            names=names,
            moment=told,
            score=told,
            marks=(("dice", told),),
            details=(("People", ", ".join(names)), ("Sheets", sheets)),
            turn=f"{names[0]} runs the table",
        )


SAVES = TableSaves()
