"""Range bands: places in a row, how far neighbors are from each other, and who stands where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.context import Table, Verb, hidden_to
from game.dice_table.curtain import forget, hide_new, seers
from game.dice_table.sheets import seen_by, sheet
from game.dice_table.state import Place, State
from game.dice_table.writing import words_of
from game.edge.names import RANGES, Range
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

LINKS: tuple[Range, ...] = ("short", "medium", "long", "extreme")
"""how far a place can be from the next one"""


def band_between(state: State, one: str, other: str) -> Range | None:
    """Return the band between two sheets, None if one of them stands nowhere.

    Those engaged with each other are engaged, others of a place at Short range; between places the
    longest of the links on the way counts, one band more for each further one.
    """
    if {one, other} in map(set, state.engaged):
        return "engaged"
    at = {each.id: place for place, each in enumerate(state.places)}
    spots = [at.get(sheet(state, id).place) for id in (one, other)]
    first, last = spots
    if first is None or last is None:
        return None
    links = [each.link for each in state.places[min(first, last) : max(first, last)]]
    if not links:
        return "short"
    steps = max(map(RANGES.index, links)) + len(links) - 1
    return RANGES[min(steps, len(RANGES) - 1)]


def _place(table: Table, chosen: Option) -> None:
    """Add a place at the end of the row; without words a numbered one."""
    state = table.state
    name = words_of(chosen) or f"Place {len(state.places) + 1}"
    made = Place(table.made("z"), name)
    state.places += (made,)
    hide_new(table, made.id)
    table.say(e.PlaceChanged(name=name, on=True, to=hidden_to(state)))


def _no_place(state: State, intent: Intent) -> Reason | None:
    if len(state.places) < names.MOST_PLACES:
        return None
    return Reason("", "The row holds at most {most} places.", most=names.MOST_PLACES)


def _remove_place(table: Table, chosen: Option) -> None:
    """Take a place away; the sheets there stand nowhere."""
    state = table.state
    gone = next(each for each in state.places if each.id == chosen.source)
    state.places = tuple(each for each in state.places if each is not gone)
    state.sheets = tuple(
        replace(each, place="") if each.place == gone.id else each for each in state.sheets
    )
    to = seers(state, gone.id)
    forget(state, gone.id)
    table.say(e.PlaceChanged(name=gone.name, on=False, to=to))


def _link(table: Table, chosen: Option) -> None:
    """Put the next place one band farther away, from the farthest to the nearest."""
    state = table.state
    old = next(each for each in state.places if each.id == chosen.source)
    far = LINKS[(LINKS.index(old.link) + 1) % len(LINKS)]
    moved = replace(old, link=far)
    state.places = tuple(moved if each is old else each for each in state.places)
    table.say(e.PlacesMoved(name=old.name, band=far, to=seers(state, old.id)))


def _stands(state: State) -> list[Option]:
    places = [each.id for each in state.places]
    return [
        option("stand", each.id, place)
        for each in state.sheets
        for place in places
        if place != each.place
    ]


def _stand(table: Table, chosen: Option) -> None:
    """Put a sheet in a place; it leaves the people it was engaged with."""
    state = table.state
    old = sheet(state, chosen.source)
    moved = replace(old, place=chosen.target)
    state.sheets = tuple(moved if each is old else each for each in state.sheets)
    state.engaged = tuple(pair for pair in state.engaged if old.id not in pair)
    name = next(each.name for each in state.places if each.id == chosen.target)
    to = seers(state, chosen.target) or seen_by(old)
    table.say(e.SheetPlaced(sheet=old.id, name=old.name, place=name, to=to))


def _pairs(verb: str) -> Callable[[State], list[Option]]:
    return lambda state: [
        option(verb, one.id, other.id)
        for one in state.sheets
        for other in state.sheets
        if one is not other and one.place and one.place == other.place
    ]


def _engage(table: Table, chosen: Option) -> None:
    """Let two sheets of a place be engaged, or no longer."""
    state = table.state
    pair = (chosen.source, chosen.target)
    left = tuple(each for each in state.engaged if set(each) != set(pair))
    on = len(left) == len(state.engaged)
    state.engaged = (*left, pair) if on else left
    one, other = (sheet(state, id) for id in pair)
    to = (0,) if one.hidden or other.hidden else None
    table.say(e.SheetsEngaged(name=one.name, other=other.name, on=on, to=to))


_PLACE = (option("place"),)

VERBS = {
    "place": Verb(lambda state: _PLACE, _place, _no_place),
    "unplace": Verb(
        lambda state: [option("unplace", each.id) for each in state.places], _remove_place
    ),
    "far": Verb(lambda state: [option("far", each.id) for each in state.places[:-1]], _link),
    "stand": Verb(_stands, _stand),
    "engage": Verb(_pairs("engage"), _engage),
}
