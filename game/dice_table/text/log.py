"""The log: events in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.guide import BY_ID as LINES
from game.dice_table.injuries import BY_ID as ROWS
from game.dice_table.state import State
from game.dice_table.text import pools
from game.dice_table.text.wording import CONTEXTS, GROUPS, percent
from game.edge.dice.faces import Kind, Net
from game.edge.dice.rolling import Roll, Rolled
from game.edge.text import dice
from game.table.events import Event


def tell(state: State, event: Event, seat: int | None) -> str:
    """Return an event as a log line for a seat, "" for what it may not know or need not read."""
    if event.to is not None and seat not in event.to:
        return ""
    if isinstance(event, e.HiddenRoll) and seat == 0:
        return ""  # the Game Master has read the roll itself
    words = TOLD.get(type(event))
    return words(state, event) if words is not None else ""


def check(
    who: str, skill: str, fell: Roll, chance: str, verb: str = "rolls", hidden: bool = False
) -> str:
    """Return a check in one line."""
    named = f"{pools.reason(skill)}, " if skill else ""
    odds = f" ({percent(chance)} to succeed)" if chance else ""
    behind = " behind the curtain" if hidden else ""
    return f"{who} {verb} {named}{dice.pool(fell.pool)}{odds}{behind}: {result(fell, chance)}."


def result(fell: Roll, chance: str) -> str:
    """Return the result of a roll; Force dice alone neither succeed nor fail."""
    if chance:
        return dice.net(fell.net)
    return dice.points(fell.net)


def number(
    who: str, digits: tuple[int, ...], value: int, verb: str = "rolls", hidden: bool = False
) -> str:
    """Return a roll of ten-sided dice in one line."""
    behind = " behind the curtain" if hidden else ""
    return f"{who} {verb} {'d10' if len(digits) == 1 else 'd100'}{behind}: {value}."


def injury(name: str, row: str, value: int, total: int) -> str:
    """Return a Critical Injury in one line."""
    how = f"{value}" if value == total else f"{value} + {total - value} = {total}"
    return f"{name} has a Critical Injury ({how}): {ROWS[row].name}, {ROWS[row].words}."


def _name(state: State, who: int) -> str:
    return state.setup.seats[who].name


def _roll(verb: str) -> Callable[[State, Any], str]:
    def words(state: State, event: e.Typed) -> str:
        dice_ = zip(event.dice, event.faces, strict=True)
        fell = Roll(tuple(Rolled(Kind(kind), face) for kind, face in dice_))
        who = _name(state, event.who)
        return check(who, event.skill, fell, event.chance, verb, event.to is not None)

    return words


def _number(verb: str) -> Callable[[State, Any], str]:
    def words(state: State, event: e.NumberTyped) -> str:
        who, hidden = _name(state, event.who), event.to is not None
        return number(who, event.digits, event.value, verb, hidden)

    return words


def _hidden(state: State, event: e.HiddenRoll) -> str:
    return f"{_name(state, 0)} rolls behind the curtain."


def _curtain(state: State, event: e.CurtainMoved) -> str:
    return "The curtain is closed." if event.closed else "The curtain is open."


def _line(state: State, event: e.LineWritten) -> str:
    line = LINES[event.line]
    return f"{line.n} {line.price.capitalize()}: {line.words}."


def _destiny(state: State, event: e.DestinyRolled) -> str:
    return f"The Destiny pool is {event.light} light and {event.dark} dark."


def _coin(state: State, event: e.CoinFlipped) -> str:
    return f"A {event.side} point is {'invested' if event.invested else 'turned over'}."


def _coin_moved(state: State, event: e.CoinMoved) -> str:
    return f"A {event.side} point is {'put down' if event.on else 'taken away'}."


def _slot(state: State, event: e.SlotAdded) -> str:
    figures = Net(event.success, event.advantage)
    return f"A slot for {GROUPS[event.group]}: {dice.net(figures)}."


def _turn(state: State, event: e.TurnPassed) -> str:
    return f"Round {event.round}: a turn for {GROUPS[event.group]}."


def _sheet(state: State, event: e.SheetMoved) -> str:
    return f"The sheet of {event.name} is {'laid out' if event.on else 'put away'}."


def _marked(state: State, event: e.SheetMarked) -> str:
    what = "strain" if event.sort == "strain" else "wound" if abs(event.n) == 1 else "wounds"
    verb = "suffers" if event.n > 0 else "recovers"
    return f"{event.name} {verb} {abs(event.n)} {what} (now {event.now})."


def _injury(state: State, event: e.InjuryTyped) -> str:
    return injury(event.name, event.row, event.value, event.sum)


def _counter(state: State, event: e.CounterMoved) -> str:
    name = names.COUNTERS[event.counter]
    return f"{name}: {event.now}." if event.now >= 0 else f"{name} is put away."


TOLD: Mapping[type[Event], Callable[[State, Any], str]] = {
    e.Rolled: _roll("rolls"),
    e.Typed: _roll("throws"),
    e.RollShown: _roll("shows"),
    e.NumberRolled: _number("rolls"),
    e.NumberTyped: _number("throws"),
    e.NumberShown: _number("shows"),
    e.HiddenRoll: _hidden,
    e.CurtainMoved: _curtain,
    e.LineWritten: _line,
    e.RollerChosen: lambda state, event: f"{_name(state, event.who)} rolls next.",
    e.ContextChosen: lambda state, event: f"The guide is open at: {CONTEXTS[event.context]}.",
    e.Pinned: lambda state, event: f"A pool is {'pinned' if event.on else 'unpinned'}.",
    e.DestinyRolled: _destiny,
    e.CoinFlipped: _coin,
    e.CoinMoved: _coin_moved,
    e.SlotAdded: _slot,
    e.SlotRemoved: lambda state, event: "A slot leaves the strip.",
    e.TurnPassed: _turn,
    e.StripCleared: lambda state, event: "The initiative strip is cleared.",
    e.SheetMoved: _sheet,
    e.SheetMarked: _marked,
    e.InjuryRolled: _injury,
    e.InjuryTyped: _injury,
    e.InjuryHealed: lambda state, event: f"{event.name} is healed: {ROWS[event.row].name}.",
    e.CounterMoved: _counter,
}
