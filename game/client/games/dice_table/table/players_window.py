"""The players' window: what every seat may see, for a second screen. It has no buttons, nothing of
the Game Master's side, and a roll shows there once its dice lie still."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import materials, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.shown import Shown, players_table
from game.client.games.dice_table.table import chips, felt, request_strip, tabs
from game.client.games.dice_table.play.desk import DeskUi
from game.client.games.edge.cards import sheets, solid_dice
from game.client.games.edge.identity.identity import HEAD, INK, NAME, PAPER, TAG
from game.client.games.edge.table import tracks
from game.client.shell.window.scenes import Scene
from game.client.tabletop.table.contract import Part, Table, as_kind
from game.client.games.dice_table.play.model import Model
from game.dice_table.names import COUNTERS

TITLE = "Rimward: the players' side of the table"
EMPTY = "No dice yet."
SHEET_DU, LINE_DU, COIN_DU, NOTES = 140, 128, 40, 5
WIDE = 1600
"""the width of a window whose letters are not enlarged: others are read from farther away"""


class PlayersWindow(Part):
    """Keeps the window up to date while it is open."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.was_open = False

    def update(self, dt: float) -> None:
        """Show the table as it is, unless dice still roll; the button shows whether it is open."""
        second = self.table.app.second
        if second.is_open != self.was_open:
            self.was_open = second.is_open
            self.table.views.renew()
        if not second.is_open or as_kind(self.table.ui, DeskUi).past is not None:
            return
        model = as_kind(self.table.model, Model)
        key = model.session.seq, model.version
        second.show(key, lambda surface: paint(surface, players_table(model)))


def turn(table: Table, owner: Scene) -> str:
    """Open the window, or close it; return why it cannot be opened, "" if all is well."""
    second = table.app.second
    if second.is_open:
        second.close()
        return ""
    try:
        second.open(owner, TITLE)
    except pygame.error as error:
        return f"There is no second window to be had: {error}."
    return ""


def metrics(size: tuple[int, int]) -> Metrics:
    """Return the metrics of a window that is looked at from some way off."""
    return Metrics(size, max(0.75, min(2.0, size[0] / WIDE * 1.25)))


def paint(surface: pygame.Surface, shown: Shown) -> None:
    """Paint the whole window."""
    m = metrics(surface.get_size())
    surface.fill(INK)
    room = Room(surface.get_rect()).inset(m.du(12), m.du(10))
    low = room.south(_lines(shown, room, m) * m.du(LINE_DU), m.du(10))
    view = shown.seat_view
    beside = view.destiny or view.counters or view.notes or view.slots or view.places
    side = room.east(room.width * 34 // 100, m.du(10)) if beside else None
    if view.request is not None:
        line = room.north(m.pitch(HEAD) + m.du(12), m.du(6))
        sheets.plate(surface, line, m, PAPER, theme.mix(INK, PAPER, 0.12))
        told, words = line.inflate(-2 * m.du(10), 0), request_strip.told(view.request)
        style = sheets.narrower(m, words, told.width, HEAD, NAME, TAG)
        sheets.line(surface, m, style, words, PAPER, told, where="players.request")
    felt.draw(surface, room, shown, m, False, EMPTY)
    _dice(surface, felt.places(room, shown, m).dice, shown, m)
    if side is not None:
        _side(surface, side, shown, m)
    _sheets(surface, low, shown, m)


def _lines(shown: Shown, area: Room, m: Metrics) -> int:
    """Return the number of lines that the sheets take, 0 without any."""
    return -(-len(shown.seat_view.sheets) // max(1, area.width // m.du(SHEET_DU)))


def _dice(surface: pygame.Surface, area: pygame.Rect, shown: Shown, m: Metrics) -> None:
    """Draw the dice of the latest check as they lie."""
    fell = shown.last.dice if shown.last is not None else ()
    px = min(area.height, area.width // max(1, len(fell)) - m.du(4))
    line = Room(area).piece(len(fell) * (px + m.du(4)), px)
    for kind, face in fell:
        surface.blit(solid_dice.at_rest(kind, face, px), line.west(px, m.du(4)))


def _side(surface: pygame.Surface, area: Room, shown: Shown, m: Metrics) -> None:
    """Draw Destiny, counters, notes, the order of turns and the places, as far as there are any."""
    view = shown.seat_view
    materials.draw(surface, area, "chart", m.unit)
    room = area.inset(m.du(10), m.du(8))
    if view.destiny:
        coins = room.north(m.du(COIN_DU), m.du(8))
        step = min(m.du(COIN_DU + 4), coins.width // len(view.destiny))
        for at, coin in enumerate(view.destiny):
            middle = (coins.left + at * step + step // 2, coins.centery)
            tracks.coin(surface, middle, min(step, m.du(COIN_DU)) - m.du(4), coin == "light")
    if view.counters:
        words = ", ".join(f"{COUNTERS[each]} {now}" for each, now in view.counters.items())
        line = room.north(m.pitch(NAME), m.du(6))
        style = sheets.narrower(m, words, line.width, NAME, TAG, "tile")
        sheets.line(surface, m, style, words, PAPER, line, where="players.counters")
    for note in view.notes[-NOTES:]:
        line = room.north(m.pitch("body"), m.du(2))
        style = sheets.narrower(m, note.told, line.width, "body", TAG, "tile")
        sheets.line(surface, m, style, note.told, theme.SOFT, line, where="players.note")
    parts: list[Callable[[pygame.Surface, pygame.Rect, Shown, Metrics], None]] = []
    parts += [chips.paint_turns] if view.slots else []
    parts += [_ranges] if view.places else []
    for part, cell in zip(parts, _stack(room, len(parts), m)):
        part(surface, cell, shown, m)


def _ranges(surface: pygame.Surface, area: pygame.Rect, shown: Shown, m: Metrics) -> None:
    chips.paint_ranges(surface, area, shown, m)
    chips.paint_links(surface, area, shown, m)


def _stack(room: Room, count: int, m: Metrics) -> list[pygame.Rect]:
    """Return places one below the other."""
    high = (room.height - (count - 1) * m.du(8)) // max(1, count)
    return [room.north(high, m.du(8)) for _ in range(count)]


def _sheets(surface: pygame.Surface, area: Room, shown: Shown, m: Metrics) -> None:
    """Draw the sheets, in as many lines as they take."""
    laid = shown.seat_view.sheets
    across = max(1, min(len(laid), area.width // m.du(SHEET_DU)))
    lines = max(1, _lines(shown, area, m))
    high = (area.height - (lines - 1) * m.du(6)) // lines
    cells = area.grid(len(laid), across, (area.width // across - m.du(6), high), m.du(6))
    for sheet, rect in zip(laid, cells):
        tabs.paint_sheet(surface, rect, sheet, m)
