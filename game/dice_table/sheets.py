"""Sheets on the table, with their wounds and strain."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from functools import cache
from typing import Literal, get_args

from game.dice_table import box, names, stat_block
from game.dice_table import events as e
from game.dice_table.cards import MOST_GROUP, Card, Kind, share, still_up, with_group
from game.dice_table.context import Table, Verb
from game.dice_table.state import Sheet, State
from game.dice_table.writing import words_of
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

Mark = Literal["wounds", "strain"]
SHIP_MARKS: Mapping[Mark, str] = {"wounds": "hull", "strain": "system"}
"""what the marks are on a ship (EE-296)"""


def sheet(state: State, id: str) -> Sheet:
    """Return a sheet by its id."""
    return next(each for each in state.sheets if each.id == id)


def lay(table: Table, card: Card) -> None:
    """Lay out a sheet, behind the curtain a hidden one."""
    made = Sheet(table.made("s"), with_group(card, 0), hidden=table.state.curtain)
    table.state.sheets += (made,)
    table.say(e.SheetMoved(sheet=made.id, name=made.name, on=True, to=seen_by(made)))


def seen_by(sheet: Sheet) -> tuple[int, ...] | None:
    """Return the seats that may know of a sheet, None for all."""
    return (0,) if sheet.hidden else None


def free_name(state: State, name: str) -> str:
    """Return a name that no sheet has yet, with a number where one has it."""
    taken = {each.name for each in state.sheets}
    numbers = (f"{name[:36]} {number}" for number in range(2, names.MOST_SHEETS + 2))
    return next(each for each in (name, *numbers) if each not in taken)


def _add_sheet(table: Table, chosen: Option) -> None:
    """Lay out a new sheet, numbered if there is one of its name."""
    kind = next(each for each in get_args(Kind) if each == chosen.source)
    lay(table, Card(free_name(table.state, names.KINDS[kind]), kind=kind))


def _add_hero(table: Table, chosen: Option) -> None:
    """Lay out the sheet of a ready hero."""
    card = box.heroes()[chosen.source]
    lay(table, replace(card, name=free_name(table.state, card.name)))


def _add_foe(table: Table, chosen: Option) -> None:
    """Lay out the sheet of an adversary of the box, or of a group of them."""
    count = int(chosen.target or 0)
    card = box.foe(chosen.source, count)
    lay(table, replace(card, name=free_name(table.state, card.name)))


def _add_ship(table: Table, chosen: Option) -> None:
    """Lay out the sheet of a ship of the box."""
    card = box.ship_card(box.ships()[chosen.source])
    lay(table, replace(card, name=free_name(table.state, card.name)))


@cache
def _ships() -> tuple[Option, ...]:
    return tuple(option("ship", each) for each in box.ships())


@cache
def _foes() -> tuple[Option, ...]:
    found = []
    for id, foe in box.foes().items():
        groups = [str(n) for n in range(2, MOST_GROUP + 1)] if foe.type == "minion" else []
        found += [option("foe", id, count) for count in ("", *groups)]
    return tuple(found)


def _paste_sheet(table: Table, chosen: Option) -> None:
    """Lay out the sheet that a stat block describes; a blank one without words."""
    card = stat_block.parse(words_of(chosen))
    lay(table, replace(card, name=free_name(table.state, card.name)))


def _take_down(table: Table, chosen: Option) -> None:
    """Take down one of a group: it has wounds enough for that then."""
    old = sheet(table.state, chosen.source)
    fallen = old.card.count - still_up(old.card, old.wounds) + 1
    mark_sheet(table, old.id, "wounds", fallen * share(old.card) + 1 - old.wounds)


def _none_up(state: State, intent: Intent) -> Reason | None:
    old = sheet(state, intent.source)
    if not share(old.card):
        return Reason("", "Only a group can lose one: first set its number and wound threshold.")
    up = still_up(old.card, old.wounds)
    return None if up else Reason("", "The whole group is down.")


def _copy_sheet(table: Table, chosen: Option) -> None:
    """Lay out a sheet like another, unhurt."""
    card = sheet(table.state, chosen.source).card
    lay(table, replace(card, name=free_name(table.state, card.name)))


def no_sheet(state: State, intent: Intent) -> Reason | None:
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
    state.engaged = tuple(pair for pair in state.engaged if gone.id not in pair)
    state.slots = tuple(replace(s, sheet="") if s.sheet == gone.id else s for s in state.slots)
    state.sheets = tuple(without_crew(each, {gone.id}) for each in state.sheets)
    state.edited = "" if state.edited == gone.id else state.edited
    table.say(e.SheetMoved(sheet=gone.id, name=gone.name, on=False, to=seen_by(gone)))


def without_crew(ship: Sheet, gone: Container[str]) -> Sheet:
    """Return a sheet without these as crew."""
    crew = tuple(each for each in ship.crew if each[1] not in gone)
    return ship if crew == ship.crew else replace(ship, crew=crew)


def put_sheet(table: Table, changed: Sheet) -> None:
    """Put a changed sheet in place of the one of its id; a group's ranks follow its wounds."""
    sheets = table.state.sheets
    changed = replace(changed, card=with_group(changed.card, changed.wounds))
    table.state.sheets = tuple(changed if each.id == changed.id else each for each in sheets)


def mark_sheet(table: Table, id: str, sort: Mark, by: int) -> None:
    """Add wounds or strain to a sheet, or take them off."""
    old = sheet(table.state, id)
    wounds = old.wounds + by if sort == "wounds" else old.wounds
    strain = old.strain + by if sort == "strain" else old.strain
    put_sheet(table, replace(old, wounds=wounds, strain=strain))
    now = wounds if sort == "wounds" else strain
    told = SHIP_MARKS[sort] if old.card.kind == "ship" else sort
    marked = e.SheetMarked(sheet=old.id, name=old.name, sort=told, n=by, now=now)
    marked.to = seen_by(old)
    table.say(marked)


def _mark(sort: Mark, by: int) -> Callable[[Table, Option], None]:
    return lambda table, chosen: mark_sheet(table, chosen.source, sort, by)


def _has_none(sort: Mark) -> Callable[[State, Intent], Reason | None]:
    def lack(state: State, intent: Intent) -> Reason | None:
        shown = sheet(state, intent.source)
        none = not (shown.wounds if sort == "wounds" else shown.strain)
        return (
            Reason("", "This is already at 0: there is nothing left to remove.") if none else None
        )

    return lack


def each_sheet(verb: str) -> Callable[[State], list[Option]]:
    """Return a list of an answer for each sheet."""
    return lambda state: [option(verb, each.id) for each in state.sheets]


_KINDS = tuple(option("sheet", each) for each in names.KINDS)


_PASTE = (option("paste"),)


@cache
def _heroes() -> tuple[Option, ...]:
    return tuple(option("hero", each) for each in box.heroes())


VERBS = {
    "sheet": Verb(lambda state: _KINDS, _add_sheet, no_sheet),
    "hero": Verb(lambda state: _heroes(), _add_hero, no_sheet),
    "ship": Verb(lambda state: _ships(), _add_ship, no_sheet),
    "foe": Verb(lambda state: _foes(), _add_foe, no_sheet),
    "paste": Verb(lambda state: _PASTE, _paste_sheet, no_sheet),
    "down": Verb(each_sheet("down"), _take_down, _none_up, each=True),
    "copy": Verb(each_sheet("copy"), _copy_sheet, no_sheet),
    "unsheet": Verb(each_sheet("unsheet"), _remove_sheet),
    "wound": Verb(each_sheet("wound"), _mark("wounds", 1)),
    "heal": Verb(each_sheet("heal"), _mark("wounds", -1), _has_none("wounds"), each=True),
    "strain": Verb(each_sheet("strain"), _mark("strain", 1)),
    "rest": Verb(each_sheet("rest"), _mark("strain", -1), _has_none("strain"), each=True),
}
