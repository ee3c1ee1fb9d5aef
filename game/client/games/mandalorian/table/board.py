"""The board of a mission: the map, the crew, the slots, the hand and the drawn cards."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from game.client.draw import fonts, icon_hits, materials, theme
from game.client.draw.incremental_paint import slices
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board import current_event, event_preview, talking
from game.client.games.mandalorian.identity.identity import SLATE, SLOT_KEYS
from game.client.games.mandalorian.identity.map_look import LOOK
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import (
    aim_plate,
    briefing,
    lights,
    spot_layout,
    strip,
)
from game.client.games.mandalorian.table.areas import areas_of
from game.client.games.mandalorian.table.controller import Controller
from game.client.games.mandalorian.table.map_input import MissionUi
from game.client.shell.window.scenes import Control
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_glow import GridLife
from game.client.tabletop.boards.grid_look import ZOOMS
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.contract import Board, Table, as_kind
from game.client.widgets import Button, keymap
from game.mandalorian.catalog import original

DRAWN = ("keep", "top")
"""verbs with buttons below the drawn planning cards"""


class MissionBoard(Board):
    """Everything on the table but its frame. ``map`` is the drawn map, ``pieces`` the place of each
    piece on it, which its spot may exceed."""

    model: Model
    controller: Controller
    ui: MissionUi

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.areas = areas_of(table)
        self.map = GridBoard(self.model.map.grid, LOOK)
        self.life = GridLife(self.map)
        self.pieces: dict[Name, pygame.Rect] = {}
        self.sketched, self.sketches = False, 0
        """whether parts of the map are enlarged until they are painted; how often that was so"""
        self.aim: Name | None = None
        """the goal of the thing in hand that is under the pointer"""

    # -- layout --

    def lay(self, m: Metrics) -> None:
        doors, ui = [str(each) for each in self.model.view["doors"]], self.ui
        self.map.layout(self.view.areas.board, m, ZOOMS[ui.zoom], ui.pan, doors)
        ui.pan = self.map.pan

    def spots(self) -> dict[Name, pygame.Rect]:
        areas, self.pieces = self.areas.at, {}
        if areas.shows("board"):
            self.pieces = spot_layout.piece_rects(self.model, self.map, self.m)
        found = spot_layout.all_spots(self.model, self.map, areas, self.m)
        now = self.areas.event_now() if self.areas.event_over_log else None
        if now is not None:
            rect = current_event.card_rect(areas, self.m)
            found = {name: each for name, each in found.items() if not rect.contains(each)}
            found["event", now.card] = rect
        return found

    def build_own(self, m: Metrics) -> None:
        """Add the buttons below the drawn cards."""
        number = 1
        for name, rect in self.view.spots.items():
            if name[0] != "drawn":
                continue
            options = [
                each
                for each in self.model.options
                if each.verb in DRAWN and original(each.source) == original(name[1])
            ]
            if any(self.form.find(f"choice.{each.key}") is not None for each in options):
                continue
            least = max(36, m.du(44))
            foot = pygame.Rect(rect.left, rect.bottom + m.du(6), rect.width, least)
            count = max(len(DRAWN), len(options))
            places = row(foot, count, m.du(6))
            if spot_layout.is_stacked(rect.width, m):
                places = [foot.move(0, at * (least + m.du(6))) for at in range(count)]
            if all(each.verb == "top" for each in options):  # it stays where it was
                places = places[count - len(options) :]
            for each, place in zip(options, places, strict=False):
                words = self.model.labels[each.key]
                label = "On top" if each.verb == "top" else self._keeps(each.target)
                answer = partial(self.table.do.ask, each.key)
                tip = "" if self.model.covered else f"**{words.label}**"
                button = Button(f"choice.{each.key}", place, label, answer, tip=tip)
                button.hotkey = str(number) if number < 10 else ""
                if button.natural_width(m) > place.width:
                    button.hotkey = ""
                self.form.add(button)
                number += 1

    def _keeps(self, who: str) -> str:
        """Return the words of keeping a card: for whom, where there is a choice."""
        whom = {each.target for each in self.model.options if each.verb == "keep"}
        return "Keep" if len(whom) < 2 else self.model.content.name(who).split()[-1]

    def controls(self, found: list[Control]) -> list[Control]:
        """Return the controls of the table; options without a place have buttons."""
        placed = {each.key for each in found}
        buttons = {
            each.key: button
            for each in self.model.options
            if each.key not in placed and (button := self.form.find(f"choice.{each.key}"))
        }
        return [*found, *(Control(key, button.rect) for key, button in buttons.items())]

    # -- painting --

    def key(self) -> Hashable:
        return super().key(), theme.palette, self.ui.zoom, self.ui.pan, self.sketches

    def paint(self, surface: pygame.Surface) -> None:
        areas, unit = self.areas.at, self.m.unit
        surface.fill(theme.mix(SLATE, theme.DEEP, 0.4))
        for area in (areas.top, areas.tabs, areas.actions):
            if area.width:
                materials.draw(surface, area, "bar", unit)
        for name in ("crew", "hand", "slots"):
            if areas.shows(name):
                materials.draw(surface, areas.at(name), "board", unit)
        self.sketched = False
        if areas.shows("board"):
            surface.fill(SLATE, areas.board)
            most = 0 if slices.on and self.ui.zoom else 99
            self.sketched = not self.map.draw(surface, most)
        if areas.shows("mission"):
            materials.draw(surface, areas.mission, "chart", unit)
            briefing.hint(surface, areas.mission, self.model, self.m)
            briefing.outlook(surface, areas.mission, self.model, self.m)
        self.table.things.paint(surface, self.view.spots, moving=False)

    def paint_live(self, surface: pygame.Surface) -> None:
        areas = self.areas.at
        with icon_hits.group("live"):
            away = self.table.movements.flights.tags()
            if areas.shows("board"):
                self._paint_map(surface)
            if areas.shows("slots"):
                self._paint_slots(surface)
            if areas.shows("hand") and not self.model.hand and not self.model.view["drawn"]:
                room = spot_layout.hand_room(areas.hand, self.m)[0]
                words = "No skill cards in hand"
                fonts.draw_line(surface, self.m, "body", words, theme.MUTED, room, "center", "hand")
            shown = {name: self.pieces.get(name, at) for name, at in self.view.spots.items()}
            self.table.things.paint(surface, shown, moving=True, away=away)
            lights.card(surface, self.controller, self.view.spots, self.aim, self.m)
            if self.areas.event_over_log:
                self._paint_event(surface)
            if areas.shows("board"):
                pointed = self._pointed_thing()
                lights.blows(surface, self.model, self.controller, shown, self.m, pointed)
                lights.over(surface, self.model, self.controller, shown, self.m, pointed)
                lights.marks(surface, self.model, shown, self.m)
                talking.paint(surface, self.model, shown, self.m)
                if self.ui.outlook or self.table.inspector.pointed_thing() == ("back", ""):
                    event_preview.draw(surface, self.model, self.pieces, areas.board, self.m)
                if pointed is not None and (at := shown.get(pointed)) is not None:
                    aim_plate.draw(surface, self.model, self.controller, areas.board, self.m,
                                   pointed, at)  # fmt: skip

    def _pointed_thing(self) -> Name | None:
        """Return the thing under the pointer; with something in hand, its goal there."""
        carried = self.controller.carry is not None and not self.ui.keyed
        return self.aim if carried else self.table.inspector.pointed_thing()

    def _paint_event(self, surface: pygame.Surface) -> None:
        now = self.areas.event_now()
        if now is not None:
            materials.draw(surface, self.areas.at.log, "chart", self.m.unit)
            rect = current_event.card_rect(self.areas.at, self.m)
            current_event.draw(surface, rect, self.model, now, self.m)

    def _paint_map(self, surface: pygame.Surface) -> None:
        lit = lights.lights_of(self.model, self.controller, self._pointed_thing())
        self.life.draw(surface)
        self.map.draw_lit(surface, lit)
        away = self.table.movements.flights.tags()
        standing = [rect for name, rect in self.pieces.items()
                    if name not in away and name in self.view.spots]  # fmt: skip
        self.map.draw_shadows(surface, standing)

    def _paint_slots(self, surface: pygame.Surface) -> None:
        carry = self.controller.carry
        held = self.controller.twin(carry.source)[1] if carry and carry.source[0] == "hand" else ""
        aimed = carry.targets.get(self.aim) if carry and self.aim else None
        if aimed is not None and aimed.verb == "play":
            held = aimed.source
        playing = self.model.step == "act" and bool(self.model.options)
        for at, slot in enumerate(self.model.slots):
            rect = self.view.spots.get(("slot", slot))
            if rect is None:
                continue
            fits = bool(carry) and ("slot", slot) in (carry.targets if carry else ())
            if aimed is not None:
                fits = aimed.target == slot
            key = keymap.key(SLOT_KEYS[at]) if playing else ""
            strip.draw(surface, rect, self.model, slot, self.m, key, held if fits else "")
            lights.slot(surface, rect, self.model, self.controller, slot, held, self.m, self.aim)

    def animate(self, dt: float, alive: bool) -> list[pygame.Rect]:
        glowing = self.life.update(dt, alive and self.view.areas.shows("board"))
        return [glowing] if glowing is not None else []


def board_of(table: Table) -> MissionBoard:
    """Return the board of a table of this game."""
    return as_kind(table.board, MissionBoard)
