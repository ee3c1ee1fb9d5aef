"""Percentile tables that the group has written, rolled for a sheet or for no one."""

from __future__ import annotations

import re
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.cards import MOST_NOTES
from game.dice_table.context import Table, Verb, hidden_to
from game.dice_table.curtain import forget, hide_new, seers
from game.dice_table.rolling import record
from game.dice_table.sheets import put_sheet, seen_by, sheet
from game.dice_table.state import OwnTable, Record, Row, State
from game.dice_table.writing import words_of
from game.edge.dice.rolling import roll_d100
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

SPAN = r"(\d{1,3})\s*[-\u2013]\s*(\d{1,3})\s+"
ROW = re.compile(rf"{SPAN}(.+?)(?=\s+\d{{1,3}}\s*[-\u2013]\s*\d{{1,3}}\s|$)")


def rows_of(words: str) -> tuple[Row, ...]:
    """Return the rows of a table, such as "01-05 Jam: the weapon is stuck 06-10 Slip: ..."."""
    found = (Row(int(last) or 100, told.strip()[:160]) for _, last, told in ROW.findall(words))
    return tuple(sorted(found, key=lambda row: row.to))


def _add_table(table: Table, chosen: Option) -> None:
    """Keep a table: its name is what stands before the first number."""
    state, words = table.state, words_of(chosen)
    start = re.search(r"\d", words)
    name = words[: start.start()].strip(" :.")[:40] if start else words[:40]
    kept = OwnTable(table.made("t"), name or f"Table {len(state.tables) + 1}", rows_of(words))
    keep(table, kept)


def keep(table: Table, kept: OwnTable) -> None:
    """Keep a table; behind the curtain it is hidden."""
    table.state.tables += (kept,)
    hide_new(table, kept.id)
    table.say(e.TableKept(name=kept.name, n=len(kept.rows), to=hidden_to(table.state)))


def no_table(state: State, intent: Intent) -> Reason | None:
    if len(state.tables) < names.MOST_TABLES:
        return None
    return Reason("", "You can keep at most {most} tables.", most=names.MOST_TABLES)


def _drop_table(table: Table, chosen: Option) -> None:
    state = table.state
    gone = next(each for each in state.tables if each.id == chosen.source)
    state.tables = tuple(each for each in state.tables if each is not gone)
    to = seers(state, gone.id)
    forget(state, gone.id)
    state.injury_table = "" if state.injury_table == gone.id else state.injury_table
    state.ship_table = "" if state.ship_table == gone.id else state.ship_table
    table.say(e.TableKept(name=gone.name, n=0, to=to))


def _tables(state: State) -> list[Option]:
    targets = ("", *(each.id for each in state.sheets))
    return [option("table", t.id, target) for t in state.tables if t.rows for target in targets]


def _roll_table(table: Table, chosen: Option) -> None:
    """Roll a percentile on a table; for a sheet the row is also written into its notes."""
    state, fell = table.state, roll_d100(table.chance)
    rolled = next(each for each in state.tables if each.id == chosen.source)
    hidden = state.curtain or chosen.source in state.hidden
    made = Record(table.made("r"), "d100", 0, hidden, digits=(fell.tens, fell.ones))
    row = next((each for each in rolled.rows if fell.value <= each.to), rolled.rows[-1])
    record(table, replace(made, value=fell.value))
    name = ""
    to: tuple[int, ...] | None = (0,) if hidden else None
    if chosen.target:
        who = sheet(state, chosen.target)
        name, to = who.name, (0,) if hidden else seen_by(who)
        notes = "; ".join(each for each in (who.card.notes, row.told) if each)
        put_sheet(table, replace(who, card=replace(who.card, notes=notes[-MOST_NOTES:])))
    table.say(e.TableRolled(table=rolled.name, value=fell.value, told=row.told, name=name, to=to))


_KEEP = (option("keep"),)

VERBS = {
    "keep": Verb(lambda state: _KEEP, _add_table, no_table),
    "unkeep": Verb(
        lambda state: [option("unkeep", each.id) for each in state.tables],
        _drop_table,
    ),
    "table": Verb(_tables, _roll_table),
}
