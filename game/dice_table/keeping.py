"""Pinned pools, counters and notes, beside the dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.building import change
from game.dice_table.context import Table, Verb, hidden_to
from game.dice_table.curtain import forget, hide_new, seers
from game.dice_table.state import Note, Pin, State
from game.dice_table.writing import words_of
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

# --- pins -----------------------------------------------------------------------------------------


def _pin(table: Table, chosen: Option) -> None:
    state = table.state
    pin = Pin(table.made("p"), state.skill, state.parts, state.curtain)
    state.pins += (pin,)
    table.say(e.Pinned(pin=pin.id, on=True, to=hidden_to(state)))


def _no_pin(state: State, intent: Intent) -> Reason | None:
    if not state.parts:
        return Reason("", "Build a pool before you pin it.")
    full = len(state.pins) >= names.MOST_PINS
    return Reason("", "You can pin at most {most} pools.", most=names.MOST_PINS) if full else None


def _use_pin(table: Table, chosen: Option) -> None:
    """Build a pinned pool; its steps can be changed and the pin stays as it is."""
    pin = next(each for each in table.state.pins if each.id == chosen.source)
    table.state.skill = pin.skill
    change(table, tuple(replace(part, id=table.made("b")) for part in pin.parts))


def _hidden_pin(state: State, intent: Intent) -> Reason | None:
    hidden = any(each.hidden and each.id == intent.source for each in state.pins)
    if hidden and not state.curtain:
        return Reason("EE-R105", "This pool is secret. Close the curtain first.")
    return None


def _unpin(table: Table, chosen: Option) -> None:
    state = table.state
    gone = next(each for each in state.pins if each.id == chosen.source)
    state.pins = tuple(each for each in state.pins if each is not gone)
    table.say(e.Pinned(pin=gone.id, on=False, to=(0,) if gone.hidden else None))


# --- counters -------------------------------------------------------------------------------------


def _count(by: int) -> Callable[[Table, Option], None]:
    def count(table: Table, chosen: Option) -> None:
        counters, id = table.state.counters, chosen.source
        if id not in counters:
            hide_new(table, id)
        counters[id] = counters.get(id, -by) + by
        table.say(e.CounterMoved(counter=id, now=counters[id], to=seers(table.state, id)))

    return count


def _no_count(state: State, intent: Intent) -> Reason | None:
    return (
        None
        if state.counters.get(intent.source)
        else Reason("", "This counter is already at 0: it goes no lower.")
    )


def _no_counter(state: State, intent: Intent) -> Reason | None:
    missing = intent.source not in state.counters
    return Reason("", "No such counter is on the table: add it first.") if missing else None


def _remove_counter(table: Table, chosen: Option) -> None:
    del table.state.counters[chosen.source]
    to = seers(table.state, chosen.source)
    forget(table.state, chosen.source)
    table.say(e.CounterMoved(counter=chosen.source, now=-1, to=to))


# --- notes ----------------------------------------------------------------------------------------


def _write_note(table: Table, chosen: Option) -> None:
    """Write a line down; behind the curtain for the Game Master alone."""
    state = table.state
    note = Note(table.made("n"), words_of(chosen) or "Remember this")
    state.notes += (note,)
    hide_new(table, note.id)
    table.say(e.NoteWritten(told=note.told, on=True, to=hidden_to(state)))


def _no_note(state: State, intent: Intent) -> Reason | None:
    if len(state.notes) < names.MOST_NOTES:
        return None
    return Reason("", "The table holds at most {most} notes.", most=names.MOST_NOTES)


def _drop_note(table: Table, chosen: Option) -> None:
    state = table.state
    gone = next(each for each in state.notes if each.id == chosen.source)
    state.notes = tuple(each for each in state.notes if each is not gone)
    to = seers(state, gone.id)
    forget(state, gone.id)
    table.say(e.NoteWritten(told=gone.told, on=False, to=to))


# --- the answers ----------------------------------------------------------------------------------

_PIN, _NOTE = (option("pin"),), (option("note"),)
_UP = tuple(option("count_up", each) for each in names.COUNTERS)
_DOWN = tuple(option("count_down", each) for each in names.COUNTERS)
_OFF = tuple(option("uncount", each) for each in names.COUNTERS)

VERBS = {
    "pin": Verb(lambda state: _PIN, _pin, _no_pin),
    "pinned": Verb(
        lambda state: [option("pinned", each.id) for each in state.pins],
        _use_pin,
        _hidden_pin,
        each=True,
    ),
    "unpin": Verb(lambda state: [option("unpin", each.id) for each in state.pins], _unpin),
    "note": Verb(lambda state: _NOTE, _write_note, _no_note),
    "unnote": Verb(lambda state: [option("unnote", each.id) for each in state.notes], _drop_note),
    "count_up": Verb(lambda state: _UP, _count(1)),
    "count_down": Verb(lambda state: _DOWN, _count(-1), _no_count, each=True),
    "uncount": Verb(lambda state: _OFF, _remove_counter, _no_counter, each=True),
}
