"""Pointer, wheel and keys on a table, except those that widgets and spots take."""

from __future__ import annotations

import pygame

from game.client.tabletop.bars.log import LogPanel
from game.client.tabletop.table.contract import Part, Table
from game.client.tabletop.table.orders import Orders
from game.client.tabletop.table.views import Views
from game.client.widgets import keymap

FOCUS_KEYS = frozenset(
    (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
)  # fmt: skip
"""keys with which a player looks at things: from then on the focus points; a key that answers or
opens something leaves that to the pointer"""


class Steering(Part):
    """Routes pointer, wheel and keys."""

    def __init__(self, table: Table, views: Views, orders: Orders) -> None:
        self.table, self.views, self.orders = table, views, orders

    def handle(self, event: pygame.event.Event) -> bool:
        table, ui = self.table, self.table.ui
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            ui.keyed = False
            table.gestures.follow(event.pos)
            ui.pointer = event.pos
        elif event.type == pygame.KEYDOWN and event.key in FOCUS_KEYS:
            ui.keyed = True
        log = table.form.find("log")
        if event.type == pygame.MOUSEWHEEL and table.view.log_at.collidepoint(ui.pointer):
            if isinstance(log, LogPanel):
                log.wheel(event.y)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._right_click()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            ui.was_press = False
            message = table.attention.message
            rule = message.link_at(table.m, event.pos) if message and ui.toast else ""
            if ui.toast:
                ui.toast = ""
                table.invalidate()
            if rule:
                self.orders.rules(rule)
                return True
        return keymap.hits("skip", event) and self._space()

    def _space(self) -> bool:
        ui = self.table.ui
        if ui.tray and (ui.large_page or not self.table.view.in_view):
            self.orders.next_page()
            return True
        return False

    def _right_click(self) -> bool:
        table, reading = self.table, self.table.reading
        speed = table.form.find("table.speed")
        if table.controller.carry:
            table.gestures.let_go()
        elif speed is not None and speed.rect.collidepoint(table.ui.pointer):
            self.views.turn_speed(-1)
        elif reading.hovered and reading.readable(reading.hovered):
            self.views.pin(reading.hovered)
        elif reading.pins:
            reading.clear()
            self.views.renew()
        table.invalidate()
        return True

    def after(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        for id, act in (
            ("table.inspect", self.views.inspect),
            ("table.restart_step", self.orders.restart_step),
            ("table.restart_turn", self.orders.restart_turn),
            ("palette", self.orders.open_palette),
        ):
            if keymap.hits(id, event):
                act()
                return True
        if keymap.hits("table.slower", event):
            self.views.turn_speed(-1)
            return True
        return False
