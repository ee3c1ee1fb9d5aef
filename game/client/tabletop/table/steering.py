"""Pointer, wheel and keys on a table, except those that widgets and spots take."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.client.tabletop.table.gestures import Gestures
from game.client.tabletop.bars.log import Log, LogPanel
from game.client.tabletop.play.parts import TableActions, TableUi, TableView
from game.client.tabletop.bars.reading import Reading
from game.client.widgets import keymap


class Helm(TableActions, Protocol):
    """Actions of pointer and keys at a table other than answering."""

    log_panel: LogPanel

    def next_page(self) -> None:
        """Close a page of results."""

    def inspect(self) -> None:
        """Let the keyboard reach everything that can be read."""

    def restart_step(self) -> None:
        """Take back everything since the step began."""

    def restart_turn(self) -> None:
        """Take back everything since the turn began."""

    def open_palette(self) -> None:
        """List all current possibilities."""

    def turn_speed(self, step: int) -> None:
        """Change the animation speed."""

    def take_key(self, event: pygame.event.Event) -> bool:
        """Handle one of the game's own keys."""


class Steering:
    """Routes pointer, wheel and keys."""

    def __init__(
        self,
        ui: TableUi,
        view: TableView,
        gestures: Gestures,
        reading: Reading,
        log: Log,
        do: Helm,
    ) -> None:
        self.ui, self.view, self.gestures, self.do = ui, view, gestures, do
        self.reading, self.log = reading, log

    def before_widgets(self, event: pygame.event.Event) -> bool:
        """Handle events that come before widgets; return True if consumed."""
        ui = self.ui
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            ui.keyed = False
            self.gestures.follow(event.pos)
            ui.pointer = event.pos
        elif event.type == pygame.KEYDOWN and not keymap.hits("table.help", event):
            ui.keyed = True
        if event.type == pygame.MOUSEWHEEL and self.view.log_at.collidepoint(ui.pointer):
            self.do.log_panel.wheel(event.y)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._right_click()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            ui.was_press = False
            if ui.toast:
                ui.toast = ""
                self.do.invalidate()
        return keymap.hits("skip", event) and self._space()

    def _space(self) -> bool:
        if self.ui.tray and (self.ui.large_page or not self.view.in_view):
            self.do.next_page()
            return True
        return False

    def _right_click(self) -> bool:
        reading = self.reading
        if self.gestures.controller.carry:
            self.gestures.let_go()
        elif reading.hovered and reading.readable(reading.hovered):
            self.do.pin(reading.hovered)
        elif reading.pins:
            reading.clear()
            self.do.renew()
        self.do.invalidate()
        return True

    def after_widgets(self, event: pygame.event.Event) -> bool:
        """Handle events that no widget took; return True if consumed."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.do.take_key(event):
            return True
        for id, act in (
            ("table.inspect", self.do.inspect),
            ("table.restart_step", self.do.restart_step),
            ("table.restart_turn", self.do.restart_turn),
            ("palette", self.do.open_palette),
        ):
            if keymap.hits(id, event):
                act()
                return True
        if keymap.hits("table.slower", event):
            self.do.turn_speed(-1)
            return True
        return False
