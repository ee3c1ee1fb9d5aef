"""The tab of the session: Obligation, experience, and tables of the group's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.shown import Shown
from game.client.games.dice_table.play.desk import Desk
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, PAPER, TAG, TOBACCO
from game.client.tabletop.kit.layout import row
from game.client.widgets import Button
from game.dice_table.seat_view import SheetView

PLATE_DU, MOST = 180, 8


def build(table: Desk, rest: pygame.Rect, m: Metrics) -> None:
    """Add what is rolled and awarded in a session."""
    first, *cells = row(rest, 5, m.du(4))
    table.put("obligation", first, fit_label(m, "Obligation", first),
              tip="Rolls d100 against the Obligation of all heroes").narrow = True  # fmt: skip
    session = partial(table.pick, "The session", ("award", "session"))
    shut = "Closes" if table.has_players_window else "Opens"
    lists: tuple[tuple[str, Callable[[], None], str], ...] = (
        ("Session", session, "Gives experience to each hero, or begins the next session"),
        ("Tables", table.pick_table, "Your own percentile tables: rolls on them, keeps them, saves "
                                     "them"),
        ("Notes", table.pick_notes, "Lines with the time, for everyone or for you alone"),
        ("Window", table.turn_players_window,
         f"{shut} a window for the players' own screen, without the Game Master's side"),
    )  # fmt: skip
    for (label, pick, tip), rect in zip(lists, cells):
        chosen = label == "Window" and table.has_players_window
        button = Button(f"pick.{label.lower()}", rect, fit_label(m, label, rect), pick,
                        show_key=False, tip=tip, kind="chosen" if chosen else "normal")  # fmt: skip
        button.narrow = True
        table.form.add(button)


def paint(surface: pygame.Surface, inner: pygame.Rect, model: Shown, m: Metrics) -> None:
    """Draw the heroes with their Obligation and experience."""
    heroes = [each for each in model.seat_view.sheets if each.kind == "hero"][:MOST]
    if not heroes:
        words = "No heroes yet: add their sheets, and edit them to give them Obligation."
        sheets.line(surface, m, "body", words, theme.MUTED, inner, where="foot")
        return
    across = max(1, min(len(heroes), inner.width // m.du(PLATE_DU)))
    lines = -(-len(heroes) // across)
    high = min(m.du(56), (inner.height - (lines - 1) * m.du(4)) // lines)
    for at, rect in enumerate(row(pygame.Rect(inner.left, inner.top, inner.width, high), across,
                                  m.du(4)) * lines):  # fmt: skip
        spot = rect.move(0, at // across * (high + m.du(4)))
        if at < len(heroes):
            _plate(surface, spot, heroes[at], m)
        elif at == len(heroes):
            room = pygame.Rect(spot.left + m.du(8), spot.top, inner.right - spot.left - m.du(8),
                               inner.bottom - spot.top)  # fmt: skip
            _notes(surface, room, model, m)
    low = inner.top + lines * (high + m.du(4))
    if len(heroes) == across * lines and low < inner.bottom:
        _notes(surface, pygame.Rect(inner.left, low, inner.width, inner.bottom - low), model, m)


def _notes(surface: pygame.Surface, room: pygame.Rect, model: Shown, m: Metrics) -> None:
    """Draw the latest notes, as many as fit."""
    view = model.seat_view
    for note in reversed(view.notes):
        line = pygame.Rect(room.left, room.top, room.width, m.pitch("tile"))
        if line.bottom > room.bottom:
            return
        told = f"{note.told} (hidden)" if note.id in view.hidden else note.told
        words = fonts.fit(m, "tile", told, line.width).text
        sheets.line(surface, m, "tile", words, theme.SOFT, line, where="session.note")
        room = pygame.Rect(line.left, line.bottom, room.width, room.bottom - line.bottom)


def _plate(surface: pygame.Surface, rect: pygame.Rect, hero: SheetView, m: Metrics) -> None:
    edge = PAPER if hero.pressed == 2 else theme.mix(INK, TOBACCO, 0.9)
    sheets.plate(surface, rect, m, edge, theme.mix(INK, TOBACCO, 0.3))
    room = rect.inflate(-2 * m.du(8), -2 * m.du(3))
    owes = f"Owes {hero.figures['owes']}"
    limit = f"strain limit \N{MINUS SIGN}{hero.pressed}"
    owes += f", {limit}" if hero.pressed else ""
    whole = f"{owes}, {hero.figures['experience']} XP, {hero.credits} credits"
    told = whole if fonts.measure(m, "tile", whole)[0] <= room.width else owes
    for at, words in enumerate((hero.name, told)):
        style = TAG if at == 0 else "tile"
        line = pygame.Rect(room.left, room.top, room.width, m.pitch(style))
        fit = sheets.narrower(m, words, line.width, style, "tile")
        sheets.line(surface, m, fit, words, theme.INK if at == 0 else theme.SOFT, line,
                    where="session")  # fmt: skip
        room.top, room.height = line.bottom, room.height - line.height
