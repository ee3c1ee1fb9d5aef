"""The things behind the curtain beside dice: sheets, places, tables, notes and counters; each can
be shown, or hidden again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.context import Table, Verb
from game.dice_table.sheets import put_sheet, seen_by, sheet
from game.dice_table.state import State
from game.table.decisions import Option, option


def things(state: State) -> Iterator[tuple[str, str]]:
    """Yield the ids of places, tables, notes and counters, with what to call each of them."""
    yield from ((each.id, each.name) for each in state.places)
    yield from ((each.id, each.name) for each in state.tables)
    yield from ((each.id, "a note") for each in state.notes)
    yield from ((each, names.COUNTERS[each]) for each in state.counters)


def hide_new(table: Table, id: str) -> None:
    """Let something new be hidden if the curtain is closed."""
    if table.state.curtain:
        table.state.hidden = (*table.state.hidden, id)


def forget(state: State, id: str) -> None:
    """Forget of something that has gone whether it was hidden."""
    state.hidden = tuple(each for each in state.hidden if each != id)


def seers(state: State, id: str) -> tuple[int, ...] | None:
    """Return the seats that may know of a thing, None for all."""
    return (0,) if id in state.hidden else None


def _all(state: State) -> list[Option]:
    sheets = [option("turn", each.id) for each in state.sheets]
    return [*sheets, *(option("turn", id) for id, _ in things(state))]


def _turn(table: Table, chosen: Option) -> None:
    """Hide a thing from the others, or show it to them."""
    if any(each.id == chosen.source for each in table.state.sheets):
        _turn_sheet(table, chosen.source)
        return
    state, id = table.state, chosen.source
    name = dict(things(state))[id]
    hidden = id not in state.hidden
    state.hidden = (*state.hidden, id) if hidden else tuple(e for e in state.hidden if e != id)
    table.say(e.ThingTurned(thing=id, name=name, hidden=hidden, to=seers(state, id)))
    if hidden:
        table.say(e.ThingGone())


def _turn_sheet(table: Table, id: str) -> None:
    old = sheet(table.state, id)
    turned = replace(old, hidden=not old.hidden)
    put_sheet(table, turned)
    table.say(e.SheetTurned(sheet=old.id, name=old.name, hidden=turned.hidden, to=seen_by(turned)))
    if turned.hidden:
        table.say(e.SheetGone())


VERBS = {"turn": Verb(_all, _turn)}
