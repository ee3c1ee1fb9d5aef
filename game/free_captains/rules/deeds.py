"""Effects that happen once: points gained, dice raised, cubes put in or taken out."""

from __future__ import annotations

from collections.abc import Sequence

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Count, Facing, Plain, Raising, Taking
from game.free_captains.names import ABILITIES, ABILITY_AT, COLOR_AT, COLORS
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def do(p: Play, deeds: Sequence[x.Deed | x.Power], cause: str) -> None:
    """Carry out deeds, those that ask in the order in which they stand."""
    asked = [frame for each in deeds if (frame := _at_once(p, each, cause)) is not None]
    p.stack.extend(reversed(asked))


def _at_once(
    p: Play, deed: x.Deed | x.Power, cause: str
) -> Count | Raising | Plain | Taking | None:
    """Carry out a deed that asks nothing; return the question of one that does."""
    state = p.state
    if isinstance(deed, x.Gain):
        if deed.ability == "any":
            return Count(0, deed.n, step="gain")
        p.lift(ABILITY_AT[deed.ability], deed.n, cause)
    elif isinstance(deed, x.Raise):
        if deed.dice != "each":
            return Raising(0, deed.n, "crew" if deed.dice == "crew" else "", step="raise")
        for die in state.dice:
            p.raise_die(die, deed.n)
    elif isinstance(deed, x.Reroll):
        return Plain(0, step="reroll")
    elif isinstance(deed, x.Purge):
        colors = tuple(COLOR_AT[color] for color in deed.colors)
        return Taking(0, deed.n, colors, deed.up_to, step="out")
    elif isinstance(deed, x.Seed):
        moved = p.seed([COLOR_AT[deed.color]] * deed.n)
        if moved:
            p.events.append(e.CubesIn(cubes=moved, cause=cause))
    elif isinstance(deed, x.SearchDraw):
        more(p, deed.n, cause)
    elif isinstance(deed, x.NextStrength):
        _shift_next(p, deed.n)
    return None


def more(p: Play, n: int, cause: str) -> None:
    """Change the number of cubes of this round's search."""
    p.state.more += n
    p.events.append(e.MoreCubesDrawn(change=n, cause=cause))


def _shift_next(p: Play, n: int) -> None:
    """Change the Strength of the card after the one that is faced, if there is one."""
    facing = next(each for each in reversed(p.stack) if isinstance(each, Facing))
    if facing.card + 1 < len(p.state.line):
        p.state.shifts[facing.card + 1] += n


# --- points -------------------------------------------------------------------------------------


def gain_options(p: Play, f: Count) -> Options:
    """Return the abilities that can rise; none if no point is left to gain."""
    return tuple(option("gain", ABILITIES[each]) for each in p.below_most()) if f.left else ()


def check_gain(p: Play, f: Count, o: Intent) -> Reason | None:
    """Return the reason against gaining a point."""
    if o.source not in ABILITY_AT:
        return Reason("FC-146", "Choose an ability to raise: Combat, Diplomacy or Science.")
    if ABILITY_AT[o.source] not in p.below_most():
        return Reason("FC-148", "This ability is already at its maximum: choose another.")
    return None


def gain(p: Play, f: Count, chosen: Option) -> None:
    """Gain one point."""
    f.left -= 1
    p.lift(ABILITY_AT[chosen.source], 1)


# --- dice ---------------------------------------------------------------------------------------


def raise_options(p: Play, f: Raising) -> Options:
    """Return the dice that can be raised."""
    ways = (option("raise", die) for die in p.state.dice)
    return tuple(each for each in ways if check_raise(p, f, each) is None)


def check_raise(p: Play, f: Raising, o: Intent) -> Reason | None:
    """Return the reason against raising a die."""
    if o.source not in p.state.dice:
        return Reason("FC-R23", "That die stayed in port: choose one that is aboard.")
    if f.group and p.content.dice[o.source].group != f.group:
        wanted = "Crew" if f.group == "crew" else "Systems"
        return Reason(
            "FC-R23", "This effect raises only a {wanted} die: choose one of those.", wanted=wanted
        )
    if p.state.value(o.source) == 6:
        return Reason("FC-R23", "This die already shows a 6, its highest face: choose another.")
    return None


def raise_die(p: Play, f: Raising, chosen: Option) -> None:
    """Raise a die."""
    p.stack.pop()
    p.raise_die(chosen.source, f.sides)


def reroll_options(p: Play, f: Plain) -> Options:
    """Return the dice that can be rerolled; ``pass`` where it is not demanded."""
    dice = tuple(option("reroll", die) for die in p.state.dice)
    return dice if f.step == "must_reroll" else (*dice, option("pass"))


def check_reroll(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against a reroll."""
    if o.verb == "reroll" and o.source not in p.state.dice:
        return Reason("FC-135", "That die stayed in port: choose one that is aboard.")
    return None


def reroll(p: Play, f: Plain, chosen: Option) -> None:
    """Reroll a die, or none."""
    p.stack.pop()
    if chosen.verb == "reroll":
        p.reroll(chosen.source)


# --- cubes --------------------------------------------------------------------------------------


def out_options(p: Play, f: Taking) -> Options:
    """Return the colors that can be taken out of the bag; ``done`` where fewer may be."""
    if not f.left:
        return ()
    ways = (option("out", COLORS[color]) for color in f.colors)
    found = tuple(each for each in ways if check_out(p, f, each) is None)
    return (*found, option("done")) if f.up_to and found else found


def check_out(p: Play, f: Taking, o: Intent) -> Reason | None:
    """Return the reason against taking a cube of a color out of the bag."""
    if o.verb == "done":
        return None
    if o.source not in COLOR_AT or COLOR_AT[o.source] not in f.colors:
        return Reason("FC-R99", "This effect leaves that color in the bag: choose another.")
    if not p.state.bag[COLOR_AT[o.source]]:
        return Reason("FC-R99", "The bag has no cube of that color: choose another.")
    return None


def out(p: Play, f: Taking, chosen: Option) -> None:
    """Take one cube out of the bag into the supply, or stop."""
    if chosen.verb == "done":
        p.stack.pop()
        return
    f.left -= 1
    color = COLOR_AT[chosen.source]
    p.state.bag[color] -= 1
    p.state.supply[color] += 1
    p.events.append(e.CubesOut(cubes=(chosen.source,)))
