"""Opening single files: a sheet is laid out, a table is kept."""

from __future__ import annotations

from dataclasses import replace

from game.dice_table import single_files
from game.dice_table.cards import Card
from game.dice_table.context import Table, Verb
from game.dice_table.own_tables import keep, no_table
from game.dice_table.sheets import free_name, lay, no_sheet
from game.dice_table.state import OwnTable
from game.dice_table.writing import words_of
from game.table.decisions import Option, option


def _open_sheet(table: Table, chosen: Option) -> None:
    """Lay out the sheet of a file; a blank one without words."""
    words = words_of(chosen)
    card = single_files.read(words) if words else Card("Sheet")
    assert isinstance(card, Card), "checked before"
    lay(table, replace(card, name=free_name(table.state, card.name)))


def _open_table(table: Table, chosen: Option) -> None:
    """Keep the table of a file; one without rows without words."""
    words, id = words_of(chosen), table.made("t")
    kept = single_files.read(words) if words else OwnTable(id, "Table", ())
    assert isinstance(kept, OwnTable), "checked before"
    keep(table, replace(kept, id=id))


_SHEET, _TABLE = (option("open_sheet"),), (option("open_table"),)
VERBS = {
    "open_sheet": Verb(lambda state: _SHEET, _open_sheet, no_sheet),
    "open_table": Verb(lambda state: _TABLE, _open_table, no_table),
}
