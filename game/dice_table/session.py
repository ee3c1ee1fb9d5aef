"""The session: Force dice of a sheet, Obligation, experience, and tables of the group's own."""

from __future__ import annotations

import re
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.cards import MOST_NOTES, with_figure
from game.dice_table.context import Table, Verb
from game.dice_table.rolling import fall, record
from game.dice_table.sheets import seen_by, sheet
from game.dice_table.state import OwnTable, Record, Row, Sheet, State
from game.dice_table.writing import words_of
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import roll_d100
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

AWARDS = (5, 10, 15, 20)
SPAN = r"(\d{1,3})\s*[-\u2013]\s*(\d{1,3})\s+"
ROW = re.compile(rf"{SPAN}(.+?)(?=\s+\d{{1,3}}\s*[-\u2013]\s*\d{{1,3}}\s|$)")
PRESSED, BESIDE = 2, 1
"""how much lower the strain threshold is of a pressed hero, and of the others (EE-R103)"""


def party(state: State) -> list[Sheet]:
    """Return the sheets of heroes that all can see."""
    return [each for each in state.sheets if each.card.kind == "hero" and not each.hidden]


# --- Force dice -----------------------------------------------------------------------------------


def _roll_force(table: Table, chosen: Option) -> None:
    """Roll as many Force dice as the Force rating of a sheet says; a hidden sheet's stay hidden."""
    state, who = table.state, sheet(table.state, chosen.source)
    dice = tuple(fall(table, Pool(force=who.card.force)))
    hidden = state.curtain or who.hidden
    seat = 0 if hidden or who.seat < 0 else who.seat
    made = Record(table.made("r"), "check", seat, hidden, dice=dice, sheet=who.name)
    record(table, made)


def _no_force(state: State, intent: Intent) -> Reason | None:
    if sheet(state, intent.source).card.force:
        return None
    return Reason("", "This sheet has no Force rating: edit it first.")


# --- Obligation, experience -----------------------------------------------------------------------


def _roll_obligation(table: Table, chosen: Option) -> None:
    """Roll a percentile against the party's Obligation: the hero in whose part it falls is pressed,
    a double presses all of them alike (EE-118, EE-R103)."""
    state, fell = table.state, roll_d100(table.chance)
    made = Record(table.made("r"), "d100", 0, digits=(fell.tens, fell.ones))
    record(table, replace(made, value=fell.value))
    heroes, total, pressed = party(state), 0, ""
    for each in heroes:
        total += each.card.owes
        if not pressed and fell.value <= total:
            pressed = each.id
    double = fell.tens == fell.ones
    for each in heroes if pressed else ():
        less = PRESSED if double or each.id == pressed else BESIDE
        _change(table, replace(each, pressed=less))
    name = sheet(state, pressed).name if pressed else ""
    table.say(e.ObligationRolled(value=fell.value, total=total, name=name, double=double))


def _change(table: Table, changed: Sheet) -> None:
    sheets = table.state.sheets
    table.state.sheets = tuple(changed if each.id == changed.id else each for each in sheets)


def _no_debt(state: State, intent: Intent) -> Reason | None:
    if any(each.card.owes for each in party(state)):
        return None
    return Reason("EE-118", "No hero has Obligation: edit a hero's sheet first.")


def _award(table: Table, chosen: Option) -> None:
    """Give experience to every hero in sight."""
    n = int(chosen.source)
    for each in party(table.state):
        card = with_figure(each.card, "experience", min(999, each.card.experience + n))
        _change(table, replace(each, card=card))
    table.say(e.ExperienceAwarded(n=n))


def _no_heroes(state: State, intent: Intent) -> Reason | None:
    return None if party(state) else Reason("", "First add the sheet of a hero.")


def _next_session(table: Table, chosen: Option) -> None:
    """Take off all strain and what Obligation did, and clear the order of turns."""
    state = table.state
    state.sheets = tuple(replace(each, strain=0, pressed=0) for each in state.sheets)
    state.slots, state.turn, state.round, state.engaged = (), "", 0, ()
    table.say(e.SessionBegun())


# --- tables of the group's own --------------------------------------------------------------------


def rows_of(words: str) -> tuple[Row, ...]:
    """Return the rows of a table, such as "01-05 Jam: the weapon is stuck 06-10 Slip: ..."."""
    found = (Row(int(last) or 100, told.strip()[:160]) for _, last, told in ROW.findall(words))
    return tuple(sorted(found, key=lambda row: row.to))


def _add_table(table: Table, chosen: Option) -> None:
    """Keep a table: its name is what stands before the first number."""
    state, words = table.state, words_of(chosen)
    start = re.search(r"\d", words)
    name = words[: start.start()].strip(" :.")[:40] if start else words[:40]
    id = table.made("t")
    kept = OwnTable(id, name or f"Table {len(state.tables) + 1}", rows_of(words))
    state.tables += (kept,)
    table.say(e.TableKept(name=kept.name, n=len(kept.rows)))


def _no_table(state: State, intent: Intent) -> Reason | None:
    if len(state.tables) < names.MOST_TABLES:
        return None
    return Reason("", "You can keep at most {most} tables.", most=names.MOST_TABLES)


def _drop_table(table: Table, chosen: Option) -> None:
    state = table.state
    gone = next(each for each in state.tables if each.id == chosen.source)
    state.tables = tuple(each for each in state.tables if each is not gone)
    table.say(e.TableKept(name=gone.name, n=0))


def _tables(state: State) -> list[Option]:
    targets = ("", *(each.id for each in state.sheets))
    return [option("table", t.id, target) for t in state.tables if t.rows for target in targets]


def _roll_table(table: Table, chosen: Option) -> None:
    """Roll a percentile on a table; for a sheet the row is also written into its notes."""
    state, fell = table.state, roll_d100(table.chance)
    rolled = next(each for each in state.tables if each.id == chosen.source)
    made = Record(table.made("r"), "d100", 0, state.curtain, digits=(fell.tens, fell.ones))
    row = next((each for each in rolled.rows if fell.value <= each.to), rolled.rows[-1])
    record(table, replace(made, value=fell.value))
    name = ""
    to: tuple[int, ...] | None = (0,) if state.curtain else None
    if chosen.target:
        who = sheet(state, chosen.target)
        name, to = who.name, (0,) if state.curtain else seen_by(who)
        notes = "; ".join(each for each in (who.card.notes, row.told) if each)
        _change(table, replace(who, card=replace(who.card, notes=notes[-MOST_NOTES:])))
    table.say(e.TableRolled(table=rolled.name, value=fell.value, told=row.told, name=name, to=to))


_OBLIGATION, _NEXT, _KEEP = (option("obligation"),), (option("session"),), (option("keep"),)
_AWARDS = tuple(option("award", str(n)) for n in AWARDS)

VERBS = {
    "force": Verb(
        lambda state: [option("force", each.id) for each in state.sheets],
        _roll_force,
        _no_force,
        each=True,
    ),
    "obligation": Verb(lambda state: _OBLIGATION, _roll_obligation, _no_debt),
    "award": Verb(lambda state: _AWARDS, _award, _no_heroes),
    "session": Verb(lambda state: _NEXT, _next_session),
    "keep": Verb(lambda state: _KEEP, _add_table, _no_table),
    "unkeep": Verb(
        lambda state: [option("unkeep", each.id) for each in state.tables],
        _drop_table,
    ),
    "table": Verb(_tables, _roll_table),
}
