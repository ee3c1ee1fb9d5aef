"""Stations aboard a ship: who holds them, and the pools of those who do.

A gun is a station of its own: the attack with it is its gunner's. Where a station is empty, the
figures on the ship's own sheet stand for the crew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.context import Table, Verb
from game.dice_table.sheet_pools import HANDLING, begin
from game.dice_table.sheets import put_sheet, sheet
from game.dice_table.skills import SheetSkill
from game.dice_table.state import Part, Sheet, State
from game.edge.dice.faces import Kind
from game.table.decisions import Option, option

SKILLS: Mapping[str, SheetSkill] = MappingProxyType(
    {
        "pilot": "piloting_space",
        "driver": "piloting_planetary",
        "captain": "leadership",
        "engineer": "mechanics",
        "sensors": "computers",
        "navigator": "astrogation",
    }
)
"""the skill of each station"""


def stations_of(ship: Sheet) -> tuple[str, ...]:
    """Return the stations of a ship, and its guns by their ids."""
    return (*names.STATIONS, *(each.id for each in ship.card.weapons))


def station_name(ship: Sheet, station: str) -> str:
    """Return the name of a station, of a gun its own."""
    guns = {each.id: each.name for each in ship.card.weapons}
    return guns.get(station) or names.STATIONS[station]


def crew_of(state: State, ship: Sheet, station: str) -> Sheet | None:
    """Return the sheet that holds a station, None for none."""
    found = next((id for at, id in ship.crew if at == station), "")
    return next((each for each in state.sheets if each.id == found), None)


def _seats(state: State) -> list[Option]:
    people = [names.NONE, *(each.id for each in state.sheets if each.card.kind != "ship")]
    return [
        option("station", f"{ship.id}.{station}", id)
        for ship in state.sheets
        if ship.card.kind == "ship"
        for station in stations_of(ship)
        for id in people
    ]


def _seat(table: Table, chosen: Option) -> None:
    """Let a sheet hold a station, or no one; the one that held it leaves."""
    id, _, station = chosen.source.partition(".")
    ship = sheet(table.state, id)
    left = tuple(each for each in ship.crew if each[0] != station)
    place, hidden = station_name(ship, station), ship.hidden
    if chosen.target == names.NONE:
        told = f"has no one at this station: {place}"
    else:
        who = sheet(table.state, chosen.target)
        left, hidden = (*left, (station, who.id)), hidden or who.hidden
        told = f"has {who.name} at this station: {place}"
    put_sheet(table, replace(ship, crew=left))
    to = (0,) if hidden else None
    table.say(e.SheetChanged(sheet=ship.id, name=ship.name, told=told, to=to))


def _crews(state: State) -> list[Option]:
    ships = (each for each in state.sheets if each.card.kind == "ship")
    return [option("crew", f"{each.id}.{station}") for each in ships for station in SKILLS]


def _crew(table: Table, chosen: Option) -> None:
    """Build the pool of a station; the one that steers has the handling of the ship."""
    id, _, station = chosen.source.partition(".")
    ship = sheet(table.state, id)
    who = crew_of(table.state, ship, station) or ship
    handling = ship.card.handling if station in ("pilot", "driver") else 0
    kind = Kind.BOOST if handling > 0 else Kind.SETBACK
    part = Part(table.made("b"), "add", kind, count=abs(handling), why=HANDLING)
    begin(table, who, SKILLS[station], (part,) if handling else ())
    table.state.context = "ship"


VERBS = {"station": Verb(_seats, _seat), "crew": Verb(_crews, _crew)}
