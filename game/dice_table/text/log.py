"""The log: events in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.guide import line_paid
from game.dice_table.injuries import BY_ID as ROWS
from game.dice_table.rolling import roll_of
from game.dice_table.state import State
from game.dice_table.text import pools
from game.dice_table.text.wording import CONTEXTS, GROUPS, percent
from game.edge.dice.faces import Kind, Net
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import Roll, Rolled
from game.edge.text import dice
from game.table.events import Event
from game.table.grammar import Count, Line, Name, Namer, capital, sounds_plural, told


def tell(state: State, event: Event, seat: int | None) -> str:
    """Return an event as a log line for a seat, "" for what it may not know or need not read."""
    if event.to is not None and seat not in event.to:
        return ""
    if isinstance(event, (e.HiddenRoll, e.SheetGone, e.ThingGone)) and seat == 0:
        return ""  # the Game Master has read of it already
    return told(LINES, state, event, NAMERS)


def check(
    who: str,
    skill: str,
    fell: Roll,
    chance: str,
    verb: str = "rolls",
    hidden: bool = False,
    sheet: str = "",
) -> str:
    """Return a check in one line, with the name on the sheet that it is for."""
    who = f"{who} ({sheet})" if sheet else who
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
    return f"{who} {verb} {'a d10' if len(digits) == 1 else 'a d100'}{behind}: {value}."


def injury(name: str, row: str, value: int, total: int) -> str:
    """Return a Critical Injury in one line."""
    how = f"{value}" if value == total else f"{value} + {total - value} = {total}"
    suffers = "suffer" if sounds_plural(name) else "suffers"
    return f"{name} {suffers} a Critical Injury ({how}): {ROWS[row].name}, {ROWS[row].words}."


def _name(state: State, who: int) -> str:
    return state.setup.seats[who].name


def _roll(verb: str) -> Callable[[State, Any], str]:
    def words(state: State, event: e.Typed) -> str:
        dice_ = zip(event.dice, event.faces, strict=True)
        fell = Roll(tuple(Rolled(Kind(kind), face) for kind, face in dice_))
        who = _name(state, event.who)
        hidden = event.to is not None
        return check(who, event.skill, fell, event.chance, verb, hidden, event.sheet)

    return words


def _number(verb: str) -> Callable[[State, Any], str]:
    def words(state: State, event: e.NumberTyped) -> str:
        who, hidden = _name(state, event.who), event.to is not None
        return number(who, event.digits, event.value, verb, hidden)

    return words


def _injury(state: State, event: e.InjuryTyped) -> str:
    return injury(event.name, event.row, event.value, event.sum)


def _asked(state: State, event: e.CheckAsked) -> str:
    if not event.on:
        return "The check is no longer asked for."
    pool = Pool.of(*map(Kind, event.dice))
    return f"The Game Master asks for a check: {pools.asked(event.skill, pool)}."


def _wreck(state: State, event: e.WreckTyped) -> str:
    more = event.sum - event.value
    how = f"{event.value} + {more} = {event.sum}" if more else f"{event.value}"
    return f"{event.table or 'A Critical'} ({how}) for {event.name}: {event.told}."


NAMERS: Mapping[str, Namer[State]] = {
    "who": _name,
    "context": lambda state, context: CONTEXTS[context],
    "group": lambda state, group: GROUPS[group],
    "row": lambda state, row: ROWS[row].name,
    "band": lambda state, band: band.capitalize(),
    "counter": lambda state, counter: names.COUNTERS[counter],
    "name": lambda state, name: Name(name, plural=sounds_plural(name)),
    "n": lambda state, n: Count(abs(n)),
}
"""by field, what stands for it; the templates say which way a number goes"""


def _by(key: Callable[[Any], object], templates: Mapping[Any, str]) -> Line[State]:
    """Return a line with the template for the key of an event."""

    def line(state: State, event: Event) -> str:
        return told({type(event): templates[key(event)]}, state, event, NAMERS)

    return line


def _slot(state: State, event: e.SlotAdded) -> str:
    figures = Net(event.success, event.advantage)
    return f"{capital(GROUPS[event.group])} get a slot: {dice.net(figures)}."


def _written(state: State, event: e.LineWritten) -> str:
    line, price, n = line_paid(event.line)
    return f"{n} {price.capitalize()} spent: {line.words}."


def _initiative(state: State, event: e.InitiativeRolled) -> str:
    records = [next(r for r in state.history if r.id == id) for id in event.rolls]
    told = [f"{each.sheet} ({dice.net(roll_of(each).net)})" for each in records]
    return f"Everybody rolls {pools.reason(event.skill)}: {', '.join(told)}."


def _compared(state: State, event: e.ChecksCompared) -> str:
    records = [next(r for r in state.history if r.id == id) for id in event.rolls]
    told = [f"{r.sheet or _name(state, r.who)} ({dice.net(roll_of(r).net)})" for r in records]
    if event.tied:
        return f"No one is ahead: {', '.join(told)}."
    return f"{told[0]} is ahead of {', '.join(told[1:])}."


LINES: Mapping[type[Event], Line[State]] = {
    e.Rolled: _roll("rolls"),
    e.Typed: _roll("throws"),
    e.RollShown: _roll("shows"),
    e.NumberRolled: _number("rolls"),
    e.NumberTyped: _number("throws"),
    e.NumberShown: _number("shows"),
    e.HiddenRoll: lambda state, event: f"{_name(state, 0)} rolls behind the curtain.",
    e.CurtainMoved: _by(lambda event: event.closed, {
        True: "The Game Master closes the curtain.",
        False: "The Game Master opens the curtain.",
    }),
    e.LineWritten: _written,
    e.ChecksCompared: _compared,
    e.RollerChosen: "{who} rolls next.",
    e.ContextChosen: "The spending guide opens at: {context}.",
    e.Pinned: _by(lambda event: event.on, {
        True: "A pool is pinned.",
        False: "A pool is unpinned.",
    }),
    e.DestinyRolled: "The Destiny pool holds {light} light and {dark} dark.",
    e.CoinFlipped: _by(lambda event: (event.invested, event.side), {
        (True, "light"): "An invested light point flips to dark.",
        (True, "dark"): "An invested dark point flips to light.",
        (False, "light"): "A light point flips to dark.",
        (False, "dark"): "A dark point flips to light.",
    }),
    e.CoinMoved: _by(lambda event: event.on, {
        True: "A {side} point joins the row.",
        False: "A {side} point leaves the row.",
    }),
    e.SlotAdded: _slot,
    e.InitiativeRolled: _initiative,
    e.SlotClaimed: "{name} {name:takes|take} this slot.",
    e.PlaceChanged: _by(lambda event: event.on, {
        True: "A new place: {name}.",
        False: "{name} is no longer a place.",
    }),
    e.PlacesMoved: "Beyond {name} it is {band} range now.",
    e.SheetPlaced: "{name} {name:moves|move} to: {place}.",
    e.SheetsEngaged: _by(lambda event: event.on, {
        True: "{name} and {other} are engaged.",
        False: "{name} and {other} are no longer engaged.",
    }),
    e.ObligationRolled: _by(lambda event: (bool(event.name), event.double), {
        (False, False): "Obligation: {value} against {total}. No one is pressed.",
        (False, True): "Obligation: {value} against {total}. No one is pressed.",
        (True, False): "Obligation: {value} against {total}. {name} {name:is|are} pressed: strain "
                       "threshold 2 lower, 1 lower for the other heroes.",
        (True, True): "Obligation: {value} against {total}, a double. {name} {name:is|are} "
                      "pressed: strain threshold 2 lower for every hero.",
    }),
    e.ExperienceAwarded: "Each hero gets {n} experience.",
    e.SessionBegun: "A new session: all strain is gone.",
    e.TableKept: _by(lambda event: event.n > 0, {
        True: "A table is kept: {name} ({n:row|rows}).",
        False: "A table is gone: {name}.",
    }),
    e.TableRolled: _by(lambda event: bool(event.name), {
        True: "{table}, {value}, for {name}: {told}.",
        False: "{table}, {value}: {told}.",
    }),
    e.SlotRemoved: "A slot leaves the strip.",
    e.TurnPassed: "Round {round}: a turn for {group}.",
    e.StripCleared: "The initiative strip is cleared.",
    e.SheetMoved: _by(lambda event: event.on, {
        True: "{name:'s} sheet joins the table.",
        False: "{name:'s} sheet leaves the table.",
    }),
    e.SheetMarked: _by(lambda event: (event.sort, event.n > 0), {
        ("wounds", True): "{name} {name:suffers|suffer} {n:wound|wounds} (now {now}).",
        ("wounds", False): "{name} {name:recovers|recover} {n:wound|wounds} (now {now}).",
        ("strain", True): "{name} {name:suffers|suffer} {n} strain (now {now}).",
        ("strain", False): "{name} {name:recovers|recover} {n} strain (now {now}).",
        ("hull", True): "{name} {name:takes|take} {n} hull damage (now {now}).",
        ("hull", False): "{n} hull damage of {name} is repaired (now {now}).",
        ("system", True): "{name} {name:suffers|suffer} {n} system strain (now {now}).",
        ("system", False): "{name} {name:recovers|recover} {n} system strain (now {now}).",
    }),
    e.SheetTurned: _by(lambda event: event.hidden, {
        True: "{name:'s} sheet is hidden.",
        False: "{name:'s} sheet is there for all to see.",
    }),
    e.SheetGone: "A sheet goes behind the curtain.",
    e.SheetOpened: "",
    e.ThingTurned: _by(lambda event: event.hidden, {
        True: "Hidden: {name}.",
        False: "There for all to see: {name}.",
    }),
    e.ThingGone: "Something goes behind the curtain.",
    e.NoteWritten: _by(lambda event: event.on, {
        True: "A note: {told}",
        False: "A note is gone: {told}",
    }),
    e.CheckAsked: _asked,
    e.CheckAnswered: "{name} {name:takes|take} up the check.",
    e.CreditsMoved: _by(lambda event: event.n > 0, {
        True: "{name} {name:gets|get} {n} credits (now {now}).",
        False: "{name} {name:pays|pay} {n} credits (now {now}).",
    }),
    e.StimUsed: "{name} {name:has|have} used {n:stim|stims} of 5.",
    e.FigureChanged: "{name:'s} {figure} is now {now}.",
    e.SheetChanged: "{name} {told}.",
    e.InjuryRolled: _injury,
    e.InjuryTyped: _injury,
    e.WreckRolled: _wreck,
    e.WreckTyped: _wreck,
    e.TableChosen: _by(lambda event: (event.use, event.on), {
        ("people", True): "Critical Injuries go by {name}.",
        ("people", False): "Critical Injuries go by the house table.",
        ("ships", True): "Critical Hits on ships go by {name}.",
        ("ships", False): "Critical Hits on ships do 3 more hull damage.",
    }),
    e.InjuryHealed: "{name} {name:recovers|recover} from a Critical Injury: {row}.",
    e.CounterMoved: _by(lambda event: event.now >= 0, {
        True: "{counter}: {now}.",
        False: "The {counter} counter leaves the table.",
    }),
}  # fmt: skip
"""by kind of event, its line"""
