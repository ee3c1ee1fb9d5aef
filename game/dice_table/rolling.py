"""Rolls: by the program or typed in from the table, open or behind the curtain, and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table.building import actor_name, change, pool_of, sheet_of
from game.dice_table.context import Table, Verb, hidden_to
from game.dice_table.guide import BY_ID, LINES, written
from game.dice_table.names import AGAIN, CONTEXTS
from game.dice_table.state import Record, State
from game.edge.dice.faces import CHECK, SIDES, Kind, d10, d100
from game.edge.dice.odds import odds
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import Roll, Rolled, roll, roll_d10, roll_d100, sides_of
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

EMPTY = Reason("", "Build a pool before you roll.")


# --- the history ----------------------------------------------------------------------------------


def roll_of(record: Record) -> Roll:
    """Return the dice of a check as they fell."""
    return Roll(tuple(Rolled(kind, number) for kind, number in record.dice))


def checks(state: State) -> list[Record]:
    """Return the checks of the history, the latest first."""
    return [each for each in reversed(state.history) if each.sort == "check"]


def latest(state: State) -> Record | None:
    """Return the latest check."""
    return next((each for each in reversed(state.history) if each.sort == "check"), None)


def roller(state: State) -> int:
    """Return the seat whose roll is next: behind the curtain it is the Game Master's."""
    return 0 if state.curtain else state.who


def chance_of(pool: Pool) -> str:
    """Return the chance of success as a fraction, "" for Force dice alone."""
    return str(odds(pool).success) if any(map(pool.count, CHECK)) else ""


def record(table: Table, made: Record) -> None:
    """Write a roll into the history, and let those know who may."""
    state = table.state
    state.history += (made,)
    to = (0,) if made.hidden else None
    kind = e.Typed if made.typed else e.Rolled
    number = e.NumberTyped if made.typed else e.NumberRolled
    table.say(_event(made, kind, to) if made.sort == "check" else _number(made, number, to))
    if made.hidden:
        table.say(e.HiddenRoll())


def _event(made: Record, kind: type[e.Typed], to: tuple[int, ...] | None) -> e.Typed:
    return kind(
        sheet=made.sheet,
        roll=made.id,
        who=made.who,
        skill=made.skill,
        dice=tuple(die.value for die, _ in made.dice),
        faces=tuple(number for _, number in made.dice),
        chance=made.chance,
        to=to,
    )


def _number(made: Record, kind: type[e.NumberTyped], to: tuple[int, ...] | None) -> e.NumberTyped:
    return kind(roll=made.id, who=made.who, digits=made.digits, value=made.value, to=to)


def _check(
    table: Table,
    dice: Sequence[tuple[Kind, int]],
    skill: str,
    hidden: bool,
    typed: bool = False,
    sheet: str = "",
) -> None:
    """Write a check into the history."""
    chance = chance_of(Pool.of(*(kind for kind, _ in dice)))
    state = table.state
    made = Record(table.made("r"), "check", 0 if hidden else state.who, hidden, typed)
    if state.thrown and state.strike is not None and not state.strike.roll:
        state.strike = replace(state.strike, roll=made.id)
    record(table, replace(made, dice=tuple(dice), chance=chance, skill=skill, sheet=sheet))


# --- rolling --------------------------------------------------------------------------------------


def fall(table: Table, pool: Pool) -> list[tuple[Kind, int]]:
    """Return the dice of a pool as they fall now."""
    numbers = map(table.chance, sides_of(pool))
    return [(die.kind, die.number) for die in roll(pool, numbers).dice]


def _roll(table: Table, chosen: Option) -> None:
    state = table.state
    state.typed, state.thrown = (), True
    dice = fall(table, pool_of(state))
    _check(table, dice, state.skill, state.curtain, sheet=actor_name(state, state.curtain))


def _no_dice(state: State, intent: Intent) -> Reason | None:
    return None if pool_of(state) else EMPTY


def _roll_again(table: Table, chosen: Option) -> None:
    """Roll the dice of an earlier check; what was hidden stays so."""
    state = table.state
    old = next(each for each in state.history if each.id == chosen.source)
    dice = fall(table, roll_of(old).pool)
    _check(table, dice, old.skill, old.hidden or state.curtain, sheet=old.sheet)


def _rolls_again(state: State) -> list[Option]:
    return [option("again", each.id) for each in checks(state)[:AGAIN]]


# --- dice typed in --------------------------------------------------------------------------------


def next_die(state: State) -> Kind | None:
    """Return the die whose face is typed in next, None if there are no dice."""
    dice = list(pool_of(state))
    return dice[len(state.typed)] if dice else None


def _faces(state: State) -> list[Option]:
    die = next_die(state)
    return [option("face", str(n)) for n in range(1, SIDES[die] + 1)] if die else []


def _type_face(table: Table, chosen: Option) -> None:
    """Note the next die as it fell on the table; with the last one the roll is whole."""
    state, pool = table.state, list(pool_of(table.state))
    state.typed += (int(chosen.source),)
    if len(state.typed) < len(pool):
        table.say(e.PoolChanged(to=hidden_to(state)))
        return
    dice, state.typed = list(zip(pool, state.typed)), ()
    state.thrown = True
    _check(
        table, dice, state.skill, state.curtain, typed=True, sheet=actor_name(state, state.curtain)
    )


def _untype(table: Table, chosen: Option) -> None:
    table.state.typed = table.state.typed[:-1]
    table.say(e.PoolChanged(to=hidden_to(table.state)))


def _nothing_typed(state: State, intent: Intent) -> Reason | None:
    return (
        None
        if state.typed
        else Reason("", "You have entered no faces yet, so there is none to undo.")
    )


# --- ten-sided dice -------------------------------------------------------------------------------


def _numbers(table: Table, *digits: int, typed: bool = False) -> None:
    """Write a roll of one or two ten-sided dice into the history (EE-110 to EE-114)."""
    state = table.state
    single = len(digits) == 1
    value = d10(*digits) if single else d100(*digits)
    made = Record(table.made("r"), "d10" if single else "d100", roller(state), state.curtain, typed)
    record(table, replace(made, digits=digits, value=value))


def _roll_d10(table: Table, chosen: Option) -> None:
    _numbers(table, roll_d10(table.chance) % 10)


def _roll_d100(table: Table, chosen: Option) -> None:
    fell = roll_d100(table.chance)
    _numbers(table, fell.tens, fell.ones)


def _type_tens(table: Table, chosen: Option) -> None:
    table.state.tens = int(chosen.source)
    table.say(e.PoolChanged(to=hidden_to(table.state)))


def _type_ones(table: Table, chosen: Option) -> None:
    """Note a ten-sided die: the ones if the tens are known, or else a die alone."""
    state = table.state
    digits = (int(chosen.source),) if state.tens < 0 else (state.tens, int(chosen.source))
    state.tens = -1
    _numbers(table, *digits, typed=True)


# --- curtain --------------------------------------------------------------------------------------


def _turn_curtain(table: Table, chosen: Option) -> None:
    move_curtain(table)


def move_curtain(table: Table) -> None:
    """Close the curtain, or open it: the pool in front of it waits for that, and what was built
    behind it goes."""
    state = table.state
    state.curtain = not state.curtain
    waiting, skill = state.aside, state.aside_skill
    if state.curtain:
        state.aside, state.aside_skill = state.parts, state.skill
    else:
        state.aside, state.aside_skill = (), ""
    state.skill, state.actor, state.why, state.tens = skill, "", "", -1
    state.strike = None
    change(table, waiting)
    table.say(e.CurtainMoved(closed=state.curtain))


def _show(table: Table, chosen: Option) -> None:
    """Show a hidden roll to everybody."""
    state = table.state
    at = next(place for place, each in enumerate(state.history) if each.id == chosen.source)
    shown = replace(state.history[at], hidden=False)
    state.history = (*state.history[:at], shown, *state.history[at + 1 :])
    check = shown.sort == "check"
    table.say(_event(shown, e.RollShown, None) if check else _number(shown, e.NumberShown, None))


def _hidden(state: State) -> list[Option]:
    hidden = [each for each in reversed(state.history) if each.hidden]
    return [option("show", each.id) for each in hidden[:AGAIN]]


# --- after the roll -------------------------------------------------------------------------------


def _spend(table: Table, chosen: Option) -> None:
    """Write a line of the guide into the latest check."""
    state, check = table.state, latest(table.state)
    assert check is not None, "checked before"
    at = state.history.index(check)
    line = written(BY_ID[chosen.source], roll_of(check).net, check.lines, critical_of(state, check))
    spent = replace(check, lines=(*check.lines, line))
    state.history = (*state.history[:at], spent, *state.history[at + 1 :])
    to = (0,) if check.hidden else None
    table.say(e.LineWritten(roll=check.id, line=line, to=to))


def critical_of(state: State, check: Record) -> int:
    """Return the Critical Rating of the weapon that a check is an attack with, 0 for unknown."""
    strike = state.strike
    who = sheet_of(state, strike.actor) if strike is not None and strike.roll == check.id else None
    arms = who.card.weapons if who is not None else ()
    return next((e.critical for e in arms if strike is not None and e.id == strike.weapon), 0)


MOST_LINES = 12


def _lines(state: State) -> list[Option]:
    """Return the lines of every context: the guide shows those of one, and decides nothing."""
    check = latest(state)
    skill = check.skill if check is not None else ""
    return [option("spend", line.id) for line in LINES if line.skill in ("", skill)]


def _no_check(state: State, intent: Intent) -> Reason | None:
    check = latest(state)
    if check is None:
        return Reason("", "Roll a check first, then spend its symbols.")
    full = len(check.lines) >= MOST_LINES
    return Reason("", "A check holds at most {most} lines.", most=MOST_LINES) if full else None


def _choose_context(table: Table, chosen: Option) -> None:
    table.state.context = next(each for each in CONTEXTS if each == chosen.source)
    table.say(e.ContextChosen(context=chosen.source))


def _choose_roller(table: Table, chosen: Option) -> None:
    table.state.who = int(chosen.source)
    table.say(e.RollerChosen(who=table.state.who))


# --- the answers ----------------------------------------------------------------------------------

_ROLL, _UNTYPE, _CURTAIN = (option("roll"),), (option("untype"),), (option("curtain"),)
_D10, _D100 = (option("d_ten"),), (option("d_hundred"),)
_TENS = tuple(option("tens", str(n)) for n in range(10))
_ONES = tuple(option("ones", str(n)) for n in range(10))
_CONTEXTS = tuple(option("context", each) for each in CONTEXTS)

VERBS = {
    "who": Verb(
        lambda state: [option("who", str(seat)) for seat in range(len(state.setup.seats))],
        _choose_roller,
    ),
    "roll": Verb(lambda state: _ROLL, _roll, _no_dice),
    "face": Verb(_faces, _type_face),
    "untype": Verb(lambda state: _UNTYPE, _untype, _nothing_typed),
    "again": Verb(_rolls_again, _roll_again),
    "d_ten": Verb(lambda state: _D10, _roll_d10),
    "d_hundred": Verb(lambda state: _D100, _roll_d100),
    "tens": Verb(lambda state: _TENS, _type_tens),
    "ones": Verb(lambda state: _ONES, _type_ones),
    "curtain": Verb(lambda state: _CURTAIN, _turn_curtain),
    "show": Verb(_hidden, _show),
    "context": Verb(lambda state: _CONTEXTS, _choose_context),
    "spend": Verb(_lines, _spend, _no_check),
}
