"""The table as its parts know it: the model, the form, and ways to add buttons of answers."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Protocol

import pygame

from game.client.games.dice_table.play.model import Model
from game.client.tabletop.play.parts import TableUi
from game.client.widgets import Button
from game.client.widgets.form import Form
from game.edge.dice.faces import Kind


class DeskUi(TableUi):
    """The views that the Game Master has opened."""

    side: str = "odds"
    low: str = "sheets"
    typing: bool = False
    sheet: str = ""
    """the open sheet, "" for none"""
    jumped: bool = False
    """whether a roll, not a click, has opened the guide for spending"""
    told: str = ""
    """the outcome of the latest roll that was no check, until the next check"""
    struck: float = 1.0
    """part of the pairs of the last roll that are struck by now"""


class Desk(Protocol):
    """A dice table on the screen."""

    model: Model
    ui: DeskUi
    own: dict[str, pygame.Rect]

    @property
    def form(self) -> Form:
        """The widgets."""

    def ask(self, key: str) -> None:
        """Give an answer."""

    def put(
        self, key: str, rect: pygame.Rect, label: str, *, icon: str = "", tip: str = "",
        kind: Any = "normal",
    ) -> Button:  # fmt: skip
        """Add the button of an answer."""

    def answer_button(
        self, key: str, rect: pygame.Rect, label: str, *, icon: str = "", tip: str = "",
        kind: Any = "normal",
    ) -> Button:  # fmt: skip
        """Return the button of an answer, to be added."""

    def put_turn(self, key: str, rect: pygame.Rect, kinds: tuple[Kind, Kind], label: str) -> None:
        """Add a button that upgrades or downgrades a die."""

    def add_own(self, key: str, button: Button) -> None:
        """Add a button that gives an answer."""

    def pick(self, title: str, verbs: Sequence[str], turned: Container[str] = ()) -> None:
        """Open a list of all answers of some verbs, and of those that hide or show some things."""

    def pick_for(self, title: str, verbs: Sequence[str], sheet: str) -> None:
        """Open a list of the answers of some verbs that are about a sheet."""

    def pick_new_sheet(self) -> None:
        """Open a list of heroes, adversaries and blank sheets to lay out."""

    def pick_table(self) -> None:
        """Open a list of the group's own tables, to be rolled on or read from copied words."""

    def pick_sheet(self) -> None:
        """Open a list of all sheets; one of them is laid open."""

    def open_sheet(self, id: str) -> None:
        """Lay a sheet open."""

    def close_sheet(self) -> None:
        """Put the open sheet back."""

    def roll_from_sheet(self, key: str) -> None:
        """Build a pool from the open sheet, which makes way for it."""

    def write(self, verb: str, sheet: str, title: str, words: str) -> None:
        """Ask for words, and give the answer that carries them."""

    def save_file(self, id: str) -> None:
        """Write a sheet or a table into a file of its own."""

    def pick_notes(self) -> None:
        """Open a list of the notes, to be written, shown, hidden or removed."""

    @property
    def has_players_window(self) -> bool:
        """Return True while the players' window is open."""

    def turn_players_window(self) -> None:
        """Open the players' window, or close it."""

    def turn_low(self, part: str) -> None:
        """Show another tab of the foot."""

    def copy_history(self) -> None:
        """Copy the history as text."""
