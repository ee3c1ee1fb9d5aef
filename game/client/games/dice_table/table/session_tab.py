"""The tab of the session: Obligation, experience, and tables of the group's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.model import Model
from game.client.games.dice_table.table.desk import Desk
from game.client.games.dice_table.table.pool_builder import fit_label
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, PAPER, TAG, TOBACCO
from game.client.tabletop.kit.layout import row
from game.client.widgets import Button
from game.dice_table.seat_view import SheetView

PLATE_DU, MOST = 180, 8


def build(table: Desk, rest: pygame.Rect, m: Metrics) -> None:
    """Add what is rolled and awarded in a session."""
    cells = row(rest, 4, m.du(4))
    table.put("obligation", cells[0], fit_label(m, "Obligation", cells[0]),
              tip="Rolls d100 against the Obligation of all heroes").narrow = True  # fmt: skip
    award = partial(table.pick, "Experience for each hero", ("award",))
    lists: list[tuple[str, Callable[[], None]]]
    lists = [("Award", award), ("Tables", table.pick_table)]
    for (label, pick), rect in zip(lists, cells[1:]):
        words = fit_label(m, label, rect)
        button = Button(f"pick.{label.lower()}", rect, words, pick, show_key=False)
        button.narrow = True
        table.form.add(button)
    table.put("session", cells[3], fit_label(m, "New session", cells[3]),
              tip="Begins the next session: all strain is gone").narrow = True  # fmt: skip


def paint(surface: pygame.Surface, inner: pygame.Rect, model: Model, m: Metrics) -> None:
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
        if at < len(heroes):
            spot = rect.move(0, at // across * (high + m.du(4)))
            _plate(surface, spot, heroes[at], m)


def _plate(surface: pygame.Surface, rect: pygame.Rect, hero: SheetView, m: Metrics) -> None:
    edge = PAPER if hero.pressed == 2 else theme.mix(INK, TOBACCO, 0.9)
    sheets.plate(surface, rect, m, edge, theme.mix(INK, TOBACCO, 0.3))
    room = rect.inflate(-2 * m.du(8), -2 * m.du(3))
    told = f"Owes {hero.figures['owes']}, {hero.figures['experience']} XP"
    told += f", strain limit \N{MINUS SIGN}{hero.pressed}" if hero.pressed else ""
    for at, words in enumerate((hero.name, told)):
        style = TAG if at == 0 else "tile"
        line = pygame.Rect(room.left, room.top, room.width, m.pitch(style))
        fit = sheets.narrower(m, words, line.width, style, "tile")
        sheets.line(surface, m, fit, words, theme.INK if at == 0 else theme.SOFT, line,
                    where="session")  # fmt: skip
        room.top, room.height = line.bottom, room.height - line.height
