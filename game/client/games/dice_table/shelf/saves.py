"""The saved dice tables in the list: the people, and how much has been rolled."""

from __future__ import annotations

from game.client.tabletop.records.saves import Saves, Standing
from game.dice_table.game import DiceTable
from game.dice_table.state import State


class TableSaves(Saves[DiceTable, State]):
    """People and rolls."""

    game = DiceTable.id

    def standing(self, game: DiceTable, state: State, seat: int) -> Standing:
        """Return the summary of a table."""
        names = [each.name for each in state.setup.seats]
        rolls = len(state.history)
        told = f"{rolls} roll{'' if rolls == 1 else 's'}"
        sheets = ", ".join(each.name for each in state.sheets)
        return Standing(
            names=names,
            moment=told,
            score=told,
            marks=(("dice", told),),
            details=(("People", ", ".join(names)), ("Sheets", sheets)),
            turn=f"{names[0]} has the table",
        )


SAVES = TableSaves()
