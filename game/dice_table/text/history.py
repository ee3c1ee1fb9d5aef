"""The history as plain text, to be copied out of the table."""

from __future__ import annotations

from game.dice_table.guide import line_paid
from game.dice_table.luck import luck
from game.dice_table.rolling import roll_of
from game.dice_table.state import Record, State
from game.dice_table.text import log
from game.edge.dice.faces import Symbol
from game.edge.dice.rolling import LETTERS, short
from game.edge.text import dice


def history(state: State, seat: int | None) -> str:
    """Return what a seat may know of the history, a line for each roll, and the luck lines."""
    seen = [each for each in state.history if seat == 0 or not each.hidden]
    lines = [_line(state, each, seat) for each in state.history]
    return "\n".join([*lines, *_lucks(state, seen)]) + "\n"


def _line(state: State, record: Record, seat: int | None) -> str:
    who = state.setup.seats[record.who].name
    if record.hidden and seat != 0:
        return f"{who} rolls behind the curtain."
    if record.sort == "destiny":
        net = roll_of(record).net
        return f"The Destiny pool is {net.light} light and {net.dark} dark. [{_faces(record)}]"
    if record.sort == "injury":
        return f"{who} rolls a d100 for a Critical Injury of {record.sheet}: {record.value}."
    verb = "throws" if record.typed else "rolls"
    if record.sort != "check":
        return log.number(who, record.digits, record.value, verb, record.hidden)
    fell = roll_of(record)
    told = log.check(who, record.skill, fell, record.chance, verb, record.hidden, record.sheet)
    spent = "".join(f" {line_paid(id)[0].words}." for id in record.lines)
    return f"{told} [{_faces(record)}]{spent}"


def _faces(record: Record) -> str:
    """Return the dice as they are typed in, such as "P:sa D:-"."""
    return " ".join(f"{LETTERS[die.kind]}:{short(die.face)}" for die in roll_of(record).dice)


def _lucks(state: State, seen: list[Record]) -> list[str]:
    lines = []
    for who, seat in enumerate(state.setup.seats):
        had = luck(seen, who)
        if had.rolls:
            lines.append(
                f"{seat.name}: {had.successes} of {had.rolls} checks succeeded, "
                f"{float(had.expected):.1f} expected; "
                f"{dice.amount(Symbol.TRIUMPH, had.triumphs)}, "
                f"{float(had.expected_triumphs):.1f} expected."
            )
    return lines
