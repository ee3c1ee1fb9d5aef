"""Pointer, wheel and keys on the table, apart from what widgets and spots take."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.games.outer_rim.table import answering, gestures
from game.client.widgets import keymap

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

MAP_ZOOMS = (1.0, 1.35, 1.8, 2.4, 3.0)


def before_widgets(table: TableScene, event: pygame.event.Event) -> bool:
    """Events that come before those of widgets; True if used up."""
    if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
        table.calm = 0.0
    table.keeper.stir()
    table.clock.stir()
    if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.keyed = False
        _track(table, event)
    elif event.type == pygame.KEYDOWN and not keymap.hits("table.help", event):
        table.keyed = True
    if table.panning and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
        return _pan_by(table, event)
    if event.type == pygame.MOUSEWHEEL and _wheel(table, event):
        return True
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
        return _right_click(table)
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
        table.was_press = False
        if table.toast:
            table.toast = ""
            table.invalidate()
    if keymap.hits("skip", event) and _space(table):
        return True
    return False


def _track(table: TableScene, event: pygame.event.Event) -> None:
    """Keeps where the pointer is; a carried thing follows it."""
    carry = table.controller.carry
    if carry and not carry.by_key and not table.form.pressed:
        table.hand.changed()
        carry.pos = event.pos
        table.hand.changed()
    table.pointer = event.pos


def _pan_by(table: TableScene, event: pygame.event.Event) -> bool:
    """The zoomed map follows the pointer while its ground is held."""
    if event.type == pygame.MOUSEBUTTONUP:
        table.panning = False
        return True
    table.pan = (table.map.pan[0] - event.rel[0], table.map.pan[1] - event.rel[1])
    table.base.drop()
    table.relayout(table.app.metrics)
    return True


def _space(table: TableScene) -> bool:
    if table.tray and (table.large_page or not table.in_view):
        table.next_page()
        return True
    return False


def _right_click(table: TableScene) -> bool:
    if table.controller.carry:
        table.controller.carry = None
        gestures.carried(table)
    elif table.reading.hovered and table.reading.readable(table.reading.hovered):
        table.pin(table.reading.hovered)
    elif table.reading.pins:
        table.reading.clear()
        table.relayout(table.app.metrics)
    table.invalidate()
    return True


def _wheel(table: TableScene, event: pygame.event.Event) -> bool:
    if table.log_at.collidepoint(table.pointer):
        table.log_panel.wheel(event.y)
        return True
    if table.areas.map.collidepoint(table.pointer) and not table.in_view and not table.drawer:
        zoom = max(0, min(len(MAP_ZOOMS) - 1, table.zoom + (1 if event.y > 0 else -1)))
        if zoom != table.zoom:
            table.pan = table.map.pan_for(table.pointer, MAP_ZOOMS[zoom]) if zoom else (0.0, 0.0)
            table.zoom = zoom
            table.base.drop()
            table.relayout(table.app.metrics)
        return True
    return False


def after_widgets(table: TableScene, event: pygame.event.Event) -> bool:
    """Events that no widget took; True if used."""
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and table.zoom:
        table.panning = table.map_shown and table.areas.map.collidepoint(event.pos)
        return table.panning
    if event.type != pygame.KEYDOWN:
        return False
    if keymap.hits("outer_rim.market", event):
        table.toggle_market()
        return True
    for id, act in (
        ("table.inspect", partial(inspect, table)),
        ("table.restart_step", partial(answering.restart_step, table)),
        ("table.restart_turn", partial(answering.restart_turn, table)),
        ("table.plan", table.ahead.offer),
        ("palette", table.open_palette),
    ):
        if keymap.hits(id, event):
            act()
            return True
    if keymap.hits("table.slower", event):
        table.turn_speed(-1)
        return True
    return False


def inspect(table: TableScene) -> None:
    """Lets Tab and arrows go to everything that can be read, or only to what can be used."""
    table.inspecting = not table.inspecting
    table.relayout(table.app.metrics)
    words = (
        "Tab and the arrows now go to **everything**; Enter keeps a thing in view, "
        f"{keymap.key('table.inspect')} ends this."
    )
    table.say(words if table.inspecting else "Tab and the arrows now go only to what you can use.")


def let_go(table: TableScene) -> bool:
    """Esc: lets go of what is in hand, or puts away what lies over the table, one thing at a
    time; False where there is nothing of the kind."""
    if table.controller.carry:
        table.controller.carry = None
        gestures.carried(table)
    elif table.looking is not None:
        table.own_board()
    elif table.drawer:
        table.toggle_market()
    elif table.inspecting:
        inspect(table)
    elif table.log_large:
        table.enlarge_log()
    elif table.reading.pins:
        table.reading.clear()
        table.relayout(table.app.metrics)
    else:
        return False
    return True
