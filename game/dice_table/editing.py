"""Writing on sheets: figures by steppers, names, players, weapons and skills of the group's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.dice_table import box
from game.dice_table import events as e
from game.dice_table.cards import (
    MOST_WEAPONS,
    Card,
    OwnSkill,
    figure,
    figure_name,
    figures_of,
    highest,
    lowest,
    with_figure,
)
from game.dice_table.context import Table, Verb
from game.dice_table.names import KINDS, NONE
from game.dice_table.sheet_pools import skills_of
from game.dice_table.sheets import free_name, put_sheet, seen_by, sheet
from game.dice_table.skills import OWN
from game.dice_table.stat_block import read_weapon
from game.dice_table.state import Sheet, State
from game.dice_table.writing import words_of
from game.edge.names import CHARACTERISTICS
from game.table.decisions import Intent, Option, option
from game.table.grammar import a_or_an
from game.table.refusals import Reason

Things = Callable[[State], list[Option]]


def stepped(card: Card) -> tuple[str, ...]:
    """Return everything on a card that has a stepper."""
    return (*CHARACTERISTICS, *figures_of(card), *skills_of(card))


def _open(table: Table, chosen: Option) -> None:
    """Let the figures of a sheet be changed, or no longer."""
    state = table.state
    state.edited = "" if state.edited == chosen.source else chosen.source
    table.say(e.SheetOpened(sheet=chosen.source, on=bool(state.edited), to=(0,)))


def _edited(state: State) -> Iterator[Sheet]:
    """Yield the sheet that can be changed, if there is one."""
    if state.edited:
        yield sheet(state, state.edited)


def _write(table: Table, old: Sheet, card: Card, told: str) -> None:
    """Put a changed card on a sheet, and say in words what has changed."""
    put_sheet(table, replace(old, card=card))
    table.say(e.SheetChanged(sheet=old.id, name=old.name, told=told, to=seen_by(old)))


# --- figures --------------------------------------------------------------------------------------


def _steppers(verb: str) -> Things:
    return lambda state: [
        option(verb, name, each.id) for each in _edited(state) for name in stepped(each.card)
    ]


def _step(by: int) -> Callable[[Table, Option], None]:
    def step(table: Table, chosen: Option) -> None:
        old = sheet(table.state, chosen.target)
        now = figure(old.card, chosen.source) + by
        put_sheet(table, replace(old, card=with_figure(old.card, chosen.source, now)))
        name = figure_name(old.card, chosen.source)
        changed = e.FigureChanged(sheet=old.id, name=old.name, figure=name, now=now)
        changed.to = seen_by(old)
        table.say(changed)

    return step


def _no_step_up(state: State, intent: Intent) -> Reason | None:
    most = highest(intent.source)
    full = figure(sheet(state, intent.target).card, intent.source) >= most
    return Reason("", "This figure goes up to {most}.", most=most) if full else None


def _no_step_down(state: State, intent: Intent) -> Reason | None:
    least = lowest(intent.source)
    none = figure(sheet(state, intent.target).card, intent.source) <= least
    return Reason("", "This is already at {n}: it goes no lower.", n=least) if none else None


# --- names, players, skills -----------------------------------------------------------------------


def _edits(verb: str) -> Things:
    return lambda state: [option(verb, "", each.id) for each in _edited(state)]


def _rename(table: Table, chosen: Option) -> None:
    """Write a name on a sheet; without words that of its kind."""
    old = sheet(table.state, chosen.target)
    name = words_of(chosen) or free_name(table.state, KINDS[old.card.kind])
    _write(table, old, replace(old.card, name=name), f"gets a new name: {name}")


def _owners(state: State) -> list[Option]:
    seats = (NONE, *map(str, range(len(state.setup.seats))))
    return [option("owner", seat, each.id) for each in _edited(state) for seat in seats]


def _choose_owner(table: Table, chosen: Option) -> None:
    old = sheet(table.state, chosen.target)
    seat = -1 if chosen.source == NONE else int(chosen.source)
    put_sheet(table, replace(old, seat=seat))
    who = table.state.setup.seats[seat].name if seat >= 0 else "no one"
    told = f"gets a player: {who}"
    table.say(e.SheetChanged(sheet=old.id, name=old.name, told=told, to=seen_by(old)))


def _add_skill(table: Table, chosen: Option) -> None:
    """Write a skill of the group's own on a sheet; it goes with Intellect at first."""
    old = sheet(table.state, chosen.target)
    taken = {each.id for each in old.card.own}
    id = next(each for each in OWN if each not in taken)
    name = words_of(chosen) or f"Own skill {id[-1]}"
    added = (*old.card.own, OwnSkill(id, name, "intellect"))
    _write(table, old, replace(old.card, own=added), f"gets a skill: {name}")


def _no_skill(state: State, intent: Intent) -> Reason | None:
    if len(sheet(state, intent.target).card.own) < len(OWN):
        return None
    return Reason("", "A sheet has at most {most} skills of its own.", most=len(OWN))


def _own_skills(verb: str) -> Things:
    return lambda state: [
        option(verb, own.id, each.id) for each in _edited(state) for own in each.card.own
    ]


def _link(table: Table, chosen: Option) -> None:
    """Let an own skill go with the next characteristic."""
    old = sheet(table.state, chosen.target)
    own = next(each for each in old.card.own if each.id == chosen.source)
    at = CHARACTERISTICS.index(own.characteristic) + 1
    linked = replace(own, characteristic=CHARACTERISTICS[at % len(CHARACTERISTICS)])
    skills = tuple(linked if each is own else each for each in old.card.own)
    told = f"uses {linked.characteristic.capitalize()} for {own.name}"
    _write(table, old, replace(old.card, own=skills), told)


def _remove_skill(table: Table, chosen: Option) -> None:
    old = sheet(table.state, chosen.target)
    own = next(each for each in old.card.own if each.id == chosen.source)
    left = tuple(each for each in old.card.own if each is not own)
    skills = {skill: rank for skill, rank in old.card.skills.items() if skill != own.id}
    _write(table, old, replace(old.card, own=left, skills=skills), f"loses a skill: {own.name}")


# --- weapons --------------------------------------------------------------------------------------


def _arms(state: State) -> list[Option]:
    return [option("arm", gear, each.id) for each in _edited(state) for gear in box.arms()]


def _arm(table: Table, chosen: Option) -> None:
    """Write a weapon of the box on a sheet, with the damage that its Brawn gives it."""
    old, gear = sheet(table.state, chosen.target), box.arms()[chosen.source]
    brawn = old.card.characteristics.get("brawn", 0)
    made = box.weapon(gear, brawn, table.made("w"))
    weapons = (*old.card.weapons, made)
    told = f"gets {a_or_an(gear.name)}"
    _write(table, old, replace(old.card, weapons=weapons), told)


def _write_weapon(table: Table, chosen: Option) -> None:
    """Write a weapon on a sheet by its figures in words; without words a blank one."""
    old = sheet(table.state, chosen.target)
    made = read_weapon(words_of(chosen), table.made("w"), old.card.kind == "ship")
    _write(table, old, replace(old.card, weapons=(*old.card.weapons, made)),
           f"gets {a_or_an(made.name)}")  # fmt: skip


def _no_arm(state: State, intent: Intent) -> Reason | None:
    if len(sheet(state, intent.target).card.weapons) < MOST_WEAPONS:
        return None
    return Reason("", "A sheet holds at most {most} weapons.", most=MOST_WEAPONS)


def _weapons(state: State) -> list[Option]:
    return [option("disarm", w.id, each.id) for each in _edited(state) for w in each.card.weapons]


def _disarm(table: Table, chosen: Option) -> None:
    old = sheet(table.state, chosen.target)
    gone = next(each for each in old.card.weapons if each.id == chosen.source)
    left = tuple(each for each in old.card.weapons if each is not gone)
    old = replace(old, crew=tuple(each for each in old.crew if each[0] != gone.id))
    _write(table, old, replace(old.card, weapons=left), f"loses {a_or_an(gone.name)}")


VERBS = {
    "edit": Verb(lambda state: [option("edit", each.id) for each in state.sheets], _open),
    "raise": Verb(_steppers("raise"), _step(1), _no_step_up, each=True),
    "lower": Verb(_steppers("lower"), _step(-1), _no_step_down, each=True),
    "name": Verb(_edits("name"), _rename),
    "owner": Verb(_owners, _choose_owner),
    "own": Verb(_edits("own"), _add_skill, _no_skill),
    "link": Verb(_own_skills("link"), _link),
    "unlearn": Verb(_own_skills("unlearn"), _remove_skill),
    "arm": Verb(_arms, _arm, _no_arm),
    "weapon": Verb(_edits("weapon"), _write_weapon, _no_arm),
    "disarm": Verb(_weapons, _disarm),
}
