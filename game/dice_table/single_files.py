"""Sheets and tables of the group's own as single files: JSON with the card of a sheet, or with the
rows of a table. An answer opens one by its whole text, so that a journal holds all it needs."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter, ValidationError

from game.dice_table import names
from game.dice_table.cards import Card
from game.dice_table.state import OwnTable, Row, Sheet
from game.table.text_safety import plain, problems

SORTS = ("sheet", "table")
CARDS: TypeAdapter[Card] = TypeAdapter(Card)
ROWS: TypeAdapter[tuple[Row, ...]] = TypeAdapter(tuple[Row, ...])
EXPECTED = (
    'It would work as {"sheet": {"name": ..., ...}} or {"table": {"name": ..., "rows": ...}}.'
)


def sheet_text(sheet: Sheet) -> str:
    """Return the text of the file of a sheet, without what it has suffered."""
    return _text("sheet", CARDS.dump_python(sheet.card, mode="json", exclude_defaults=True))


def table_text(kept: OwnTable) -> str:
    """Return the text of the file of a table."""
    rows = [{"to": row.to, "told": row.told} for row in kept.rows]
    return _text("table", {"name": kept.name, "rows": rows})


def _text(sort: str, data: Any) -> str:
    return json.dumps({sort: data}, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Card | OwnTable:
    """Return the sheet or table of a file. Raise ``ValueError`` in words: what is wrong, where, and
    what would work."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        told = f"This is no JSON: line {error.lineno}, {error.msg[:1].lower()}{error.msg[1:]}."
        raise ValueError(f"{told} {EXPECTED}") from None
    found = [each for each in SORTS if isinstance(data, dict) and set(data) == {each}]
    if not found or not isinstance(data[found[0]], dict):
        raise ValueError(f"This file holds neither a sheet nor a table. {EXPECTED}")
    sort, inner = found[0], data[found[0]]
    try:
        if sort == "sheet":
            return CARDS.validate_json(json.dumps(inner))
        return _table(inner)
    except (ValidationError, ValueError) as error:
        told = problems(error, inner)
        raise ValueError(f"The {sort} does not fit: {told}. {EXPECTED}") from None


def _table(data: dict[str, Any]) -> OwnTable:
    if set(data) != {"name", "rows"} or not isinstance(data["name"], str) or not data["name"]:
        raise ValueError("name, rows: a table has these two")
    rows = ROWS.validate_json(json.dumps(data["rows"]))
    ends = [row.to for row in rows]
    if not rows or ends != sorted(set(ends)) or ends[-1] > names.MOST_RANGE:
        raise ValueError("rows.to: each row ends above the one before it")
    return OwnTable("", plain(data["name"], 40), rows)


def problem(text: str, sort: str) -> str:
    """Return what is wrong with the text of a file of a sort, "" for nothing."""
    try:
        found = read(text)
    except ValueError as error:
        return str(error)
    fits = isinstance(found, Card) == (sort == "sheet")
    return "" if fits else f"This file holds no {sort}: open it in the other list."
