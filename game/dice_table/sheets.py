"""Sheets on the table: wounds, strain and Critical Injuries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.context import Table, Verb
from game.dice_table.injuries import added, row_at
from game.dice_table.state import Record, Sheet, State
from game.edge.dice.rolling import roll_d100
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

Mark = Literal["wounds", "strain"]


def sheet(state: State, id: str) -> Sheet:
    """Return a sheet by its id."""
    return next(each for each in state.sheets if each.id == id)


def lay(table: Table, name: str, figures: int = -1) -> None:
    """Lay out a sheet."""
    made = Sheet(table.made("s"), name, figures)
    table.state.sheets += (made,)
    table.say(e.SheetMoved(sheet=made.id, name=name, on=True))


def _add_sheet(table: Table, chosen: Option) -> None:
    """Lay out a new sheet, numbered if there is one of its name."""
    taken = {each.name for each in table.state.sheets}
    kind = names.KINDS[chosen.source]
    numbers = (f"{kind} {number}" for number in range(2, names.MOST_SHEETS + 2))
    lay(table, next(name for name in (kind, *numbers) if name not in taken))


def _no_sheet(state: State, intent: Intent) -> Reason | None:
    full = len(state.sheets) >= names.MOST_SHEETS
    return (
        Reason("", "The table holds at most {most} sheets.", most=names.MOST_SHEETS)
        if full
        else None
    )


def _remove_sheet(table: Table, chosen: Option) -> None:
    state = table.state
    gone = sheet(state, chosen.source)
    state.sheets = tuple(each for each in state.sheets if each is not gone)
    table.say(e.SheetMoved(sheet=gone.id, name=gone.name, on=False))


def _put_sheet(table: Table, changed: Sheet) -> None:
    sheets = table.state.sheets
    table.state.sheets = tuple(changed if each.id == changed.id else each for each in sheets)


def _mark(sort: Mark, by: int) -> Callable[[Table, Option], None]:
    def mark(table: Table, chosen: Option) -> None:
        old = sheet(table.state, chosen.source)
        wounds = old.wounds + by if sort == "wounds" else old.wounds
        strain = old.strain + by if sort == "strain" else old.strain
        _put_sheet(table, replace(old, wounds=wounds, strain=strain))
        now = wounds if sort == "wounds" else strain
        table.say(e.SheetMarked(sheet=old.id, name=old.name, sort=sort, n=by, now=now))

    return mark


def _has_none(sort: Mark) -> Callable[[State, Intent], Reason | None]:
    def lack(state: State, intent: Intent) -> Reason | None:
        shown = sheet(state, intent.source)
        none = not (shown.wounds if sort == "wounds" else shown.strain)
        return (
            Reason("", "This is already at 0: there is nothing left to remove.") if none else None
        )

    return lack


def _injure(table: Table, chosen: Option) -> None:
    """Roll a Critical Injury, with 10 for each one not healed yet (EE-R32)."""
    fell = roll_d100(table.chance)
    state = table.state
    made = Record(table.made("r"), "injury", state.who, digits=(fell.tens, fell.ones))
    name = sheet(state, chosen.source).name
    state.history += (replace(made, value=fell.value, sheet=name),)
    _suffer(table, chosen.source, fell.value, e.InjuryRolled)


def _apply(table: Table, chosen: Option) -> None:
    """Give a sheet the Critical Injury of the percentile roll just made."""
    _suffer(table, chosen.source, table.state.history[-1].value, e.InjuryTyped)


def _no_percentile(state: State, intent: Intent) -> Reason | None:
    last = state.history[-1] if state.history else None
    fits = last is not None and last.sort == "d100" and not last.hidden
    return (
        None
        if fits
        else Reason(
            "EE-117",
            "An injury needs a roll in the open: first roll d100 where everyone can see it.",
        )
    )


def _suffer(table: Table, id: str, value: int, kind: type[e.InjuryTyped]) -> None:
    old = sheet(table.state, id)
    total = value + added(row for row, _ in old.injuries)
    row = row_at(total)
    _put_sheet(table, replace(old, injuries=(*old.injuries, (row.id, total))))
    table.say(kind(sheet=id, name=old.name, row=row.id, value=value, sum=total))


def _injuries(state: State) -> list[Option]:
    return [
        option("mend", row, each.id)
        for each in state.sheets
        for row in dict.fromkeys(row for row, _ in each.injuries)
    ]


def _mend(table: Table, chosen: Option) -> None:
    """Heal the first injury of a row."""
    old = sheet(table.state, chosen.target)
    at = [row for row, _ in old.injuries].index(chosen.source)
    _put_sheet(table, replace(old, injuries=old.injuries[:at] + old.injuries[at + 1 :]))
    table.say(e.InjuryHealed(sheet=old.id, name=old.name, row=chosen.source))


def _each_sheet(verb: str) -> Callable[[State], list[Option]]:
    return lambda state: [option(verb, each.id) for each in state.sheets]


_KINDS = tuple(option("sheet", each) for each in names.KINDS)

VERBS = {
    "sheet": Verb(lambda state: _KINDS, _add_sheet, _no_sheet),
    "unsheet": Verb(_each_sheet("unsheet"), _remove_sheet),
    "wound": Verb(_each_sheet("wound"), _mark("wounds", 1)),
    "heal": Verb(_each_sheet("heal"), _mark("wounds", -1), _has_none("wounds"), each=True),
    "strain": Verb(_each_sheet("strain"), _mark("strain", 1)),
    "rest": Verb(_each_sheet("rest"), _mark("strain", -1), _has_none("strain"), each=True),
    "injure": Verb(_each_sheet("injure"), _injure),
    "apply": Verb(_each_sheet("apply"), _apply, _no_percentile),
    "mend": Verb(_injuries, _mend),
}
