"""Critical Injuries and Hits: by the table of the house, or by tables of the group's own."""

from __future__ import annotations

from dataclasses import replace

from game.dice_table import events as e
from game.dice_table.context import Table, Verb
from game.dice_table.injuries import EACH, added, row_at
from game.dice_table.sheets import each_sheet, mark_sheet, put_sheet, seen_by, sheet
from game.dice_table.state import OwnTable, Record, Sheet, State, Wreck
from game.edge.dice.rolling import roll_d100
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

HULL = 3
"""hull damage more of a Critical Hit where the group has no table for ships (EE-R98)"""
USES = ("people", "ships")


def own_table(state: State, who: Sheet) -> OwnTable | None:
    """Return the group's own table for the Criticals of a sheet, None for that of the house."""
    chosen = state.ship_table if who.card.kind == "ship" else state.injury_table
    return next((each for each in state.tables if chosen and each.id == chosen), None)


def worse(who: Sheet) -> int:
    """Return what a sheet's Criticals add to its next one."""
    return added(row for row, _ in who.injuries) + EACH * len(who.wrecks)


def _injure(table: Table, chosen: Option) -> None:
    roll_injury(table, chosen.source)


def roll_injury(table: Table, id: str, more: int = 0) -> None:
    """Roll a Critical, with 10 for each one not healed yet (EE-R32) and more of the weapon."""
    state, hurt = table.state, sheet(table.state, id)
    if hurt.card.kind == "ship" and own_table(state, hurt) is None:
        mark_sheet(table, id, "wounds", HULL)
        return
    fell = roll_d100(table.chance)
    made = Record(table.made("r"), "injury", state.who, digits=(fell.tens, fell.ones))
    rolled = replace(made, value=fell.value, sheet=hurt.name, hidden=hurt.hidden)
    state.history += (rolled,)
    _suffer(table, id, fell.value, True, more)


def _apply(table: Table, chosen: Option) -> None:
    """Give a sheet the Critical of the percentile roll just made."""
    _suffer(table, chosen.source, table.state.history[-1].value, False)


def _no_percentile(state: State, intent: Intent) -> Reason | None:
    last = state.history[-1] if state.history else None
    if last is None or last.sort != "d100" or last.hidden:
        return Reason(
            "EE-117",
            "An injury needs a roll in the open: first roll d100 where everyone can see it.",
        )
    hurt = sheet(state, intent.source)
    if hurt.card.kind == "ship" and own_table(state, hurt) is None:
        return Reason("", "First choose one of your tables for hits on ships: Tables lists them.")
    return None


def _suffer(table: Table, id: str, value: int, rolled: bool, more: int = 0) -> None:
    old = sheet(table.state, id)
    total, own = value + more + worse(old), own_table(table.state, old)
    if own is not None:
        row = next((each for each in own.rows if total <= each.to), own.rows[-1])
        wreck = Wreck(table.made("c"), row.told, total)
        put_sheet(table, replace(old, wrecks=(*old.wrecks, wreck)))
        told = e.WreckRolled if rolled else e.WreckTyped
        name = "" if own.id in table.state.hidden else own.name
        table.say(told(table=name, sheet=id, name=old.name, told=row.told, value=value,
                       sum=total, to=seen_by(old)))  # fmt: skip
        return
    found = row_at(total)
    put_sheet(table, replace(old, injuries=(*old.injuries, (found.id, total))))
    kind = e.InjuryRolled if rolled else e.InjuryTyped
    suffered = kind(sheet=id, name=old.name, row=found.id, value=value, sum=total)
    suffered.to = seen_by(old)
    table.say(suffered)


# --- healing --------------------------------------------------------------------------------------


def _injuries(state: State) -> list[Option]:
    return [
        option("mend", row, each.id)
        for each in state.sheets
        for row in (*dict.fromkeys(row for row, _ in each.injuries), *(w.id for w in each.wrecks))
    ]


def _mend(table: Table, chosen: Option) -> None:
    """Heal the first injury of a row, or take off one by a table of the group's own."""
    old = sheet(table.state, chosen.target)
    wreck = next((each for each in old.wrecks if each.id == chosen.source), None)
    if wreck is not None:
        put_sheet(table, replace(old, wrecks=tuple(w for w in old.wrecks if w is not wreck)))
        told = f"is rid of: {wreck.told}"
        table.say(e.SheetChanged(sheet=old.id, name=old.name, told=told, to=seen_by(old)))
        return
    at = [row for row, _ in old.injuries].index(chosen.source)
    put_sheet(table, replace(old, injuries=old.injuries[:at] + old.injuries[at + 1 :]))
    table.say(e.InjuryHealed(sheet=old.id, name=old.name, row=chosen.source, to=seen_by(old)))


# --- tables of the group's own --------------------------------------------------------------------


def used(state: State, id: str, use: str) -> bool:
    """Return True if the Criticals of people or ships go by this table."""
    return id == (state.injury_table if use == "people" else state.ship_table)


def _uses(state: State) -> list[Option]:
    return [option("use", use, each.id) for each in state.tables if each.rows for use in USES]


def _use(table: Table, chosen: Option) -> None:
    """Let the Criticals of people or ships go by a table, or no longer."""
    state = table.state
    on = not used(state, chosen.target, chosen.source)
    now = chosen.target if on else ""
    if chosen.source == "people":
        state.injury_table = now
    else:
        state.ship_table = now
    name = next(each.name for each in state.tables if each.id == chosen.target)
    to = (0,) if chosen.target in state.hidden else None
    table.say(e.TableChosen(name=name, use=chosen.source, on=on, to=to))


VERBS = {
    "injure": Verb(each_sheet("injure"), _injure),
    "apply": Verb(each_sheet("apply"), _apply, _no_percentile, each=True),
    "mend": Verb(_injuries, _mend),
    "use": Verb(_uses, _use),
}
