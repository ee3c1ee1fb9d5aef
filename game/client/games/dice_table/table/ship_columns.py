"""The columns of a ship laid open: its stations, its guns, and the crew that has no sheets."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.dice_table.table.sheet_parts import (
    DiceButton,
    Page,
    add_heading,
    add_stepper,
    row_height,
    skill_tip,
)
from game.client.games.dice_table.table.sheet_weapons import add_weapons, weapons_height
from game.client.games.edge.identity.identity import TAG
from game.client.widgets import Button
from game.dice_table.seat_view import StationView

CREW = ("piloting_space", "piloting_planetary", "gunnery", "mechanics", "computers",
        "astrogation", "leadership")  # fmt: skip
"""the skills of a crew"""
SEAT_DU, COLUMN_DU = 82, 300


def build(page: Page, line: pygame.Rect) -> int:
    """Add the columns; return the end of the longest."""
    m = page.m
    high = _row_height(page)
    count = max(1, min(3, line.width // m.du(COLUMN_DU)))
    columns = Room(line).columns(count, m.du(10))
    tops, ends = [line.top] * count, [line.top]
    for at, add in enumerate((_stations, _guns, _crew)):
        place = at % count
        column = pygame.Rect(columns[place].left, tops[place], columns[place].width, 0)
        tops[place] = add(page, column, high) + m.du(6)
        ends.append(tops[place])
    return max(ends)


def _row_height(page: Page) -> int:
    """Return the height of a row with which the longest column fills the page."""
    m, sheet = page.m, page.sheet
    guns = 0 if page.edited else len(sheet.weapons)
    gunners = weapons_height(page) + m.du(6)
    others = len(sheet.stations) - len(sheet.weapons)
    return row_height(page, (len(CREW), 0), (others, 0), (guns, gunners))


def _seat(page: Page, rect: pygame.Rect, station: StationView) -> None:
    """Add the button that chooses who holds a station."""
    source = f"{page.sheet.id}.{station.id}"
    pick = partial(page.table.pick_for, f"{station.name}: who is there?", ("station",), source)
    button = Button(f"seat.{source}", rect, fit_label(page.m, "Seat", rect), pick, show_key=False,
                    tip=f"Chooses who holds this station: {station.name}")  # fmt: skip
    button.narrow = True
    page.scroll.add(button)


def _told(page: Page, station: StationView) -> tuple[str, str]:
    """Return a station with who holds it, and what a click on it does."""
    known = {each.id: each.name for each in page.table.model.seat_view.sheets}
    who = known.get(station.sheet, "")
    tip = f"**{literal(station.name)}**: {literal(who or 'no one yet')}, {literal(station.skill)}."
    more = "A click builds the pool." if who else "The figures on this sheet stand for the crew."
    return f"{station.name}: {who or 'no one'}", f"{tip} {more}"


def _stations(page: Page, column: pygame.Rect, high: int) -> int:
    m, id = page.m, page.sheet.id
    add_heading(page, column, "Stations")
    top = column.top + m.pitch(TAG)
    guns = {each.id for each in page.sheet.weapons}
    for station in page.sheet.stations:
        if station.id in guns:
            continue
        rect = pygame.Rect(column.left, top, column.width - m.du(SEAT_DU + 4), high)
        words, tip = _told(page, station)
        key = f"crew:{id}.{station.id}"
        ask = partial(page.table.roll_from_sheet, key)
        page.note(key, DiceButton(key, rect, words, (station.rank, station.rating), ask, tip))
        _seat(page, pygame.Rect(rect.right + m.du(4), top, m.du(SEAT_DU), rect.height), station)
        top = rect.bottom + m.du(2)
    return top


def _guns(page: Page, column: pygame.Rect, high: int) -> int:
    """Add the guns with their gunners, and what they aim at."""
    m, id = page.m, page.sheet.id
    top = add_weapons(page, column, "Guns")
    guns = {each.id for each in page.sheet.weapons}
    if page.edited:
        return top
    column = pygame.Rect(column.left, top + m.du(6), column.width, 0)
    add_heading(page, column, "Gunners")
    top = column.top + m.pitch(TAG)
    for station in page.sheet.stations:
        if station.id not in guns:
            continue
        rect = pygame.Rect(column.left, top, column.width - m.du(SEAT_DU + 4), high)
        words, tip = _told(page, station)
        key = f"attack:{id}.{station.id}"
        ask = partial(page.table.roll_from_sheet, key)
        dice = station.rank, station.rating
        page.scroll.add(DiceButton(f"{key}.gunner", rect, words, dice, ask, tip))
        _seat(page, pygame.Rect(rect.right + m.du(4), top, m.du(SEAT_DU), rect.height), station)
        top = rect.bottom + m.du(2)
    return top


def _crew(page: Page, column: pygame.Rect, high: int) -> int:
    """Add the skills of those aboard who have no sheets."""
    m, sheet = page.m, page.sheet
    add_heading(page, column, "Crew without sheets")
    top = column.top + m.pitch(TAG)
    for skill in CREW:
        rect = pygame.Rect(column.left, top, column.width, high)
        shown = sheet.skills[skill]
        if page.edited:
            add_stepper(page, rect, shown)
        else:
            key = f"pool:{sheet.id}@{skill}"
            ask = partial(page.table.roll_from_sheet, key)
            dice = shown.rank, shown.rating
            page.note(key, DiceButton(key, rect, shown.name, dice, ask, skill_tip(shown)))
        top = rect.bottom + m.du(2)
    return top
