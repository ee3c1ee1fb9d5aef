"""Encounters on the stage: the map and its tokens, the acting hero's hand, and the initiative order
with the intents of foes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage.layout import CaseRegions
from game.client.games.edge.stage.stage import CaseUi, StageBoard
from game.client.games.edge.zones import (
    forecast,
    hero_panel,
    initiative_bar,
    lights,
    motion,
)
from game.client.games.edge.zones.look import LOOK
from game.client.games.edge.zones.things import KINDS, draw_panels
from game.client.tabletop.boards.area_board import AreaBoard
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import Placed
from game.client.widgets.base import LOST
from game.edge.cards.models import Weapon
from game.table.decisions import Intent, Option, option
from game.table.events import Event
from game.table.refusals import Reason

ZOOMS = (1.0, 1.4, 2.0)
TOKEN = 62.0
"""map pixels of a token"""
MOST = 92
ATTACKS = ("attack", "stun")
AWAY = Reason("", "Drop heroes on zones, enemies, features or friends, and weapons on enemies.")


class ZoneBoard(StageBoard):
    """The stage of an encounter."""

    kinds = KINDS

    def __init__(self, model: Model, ui: CaseUi) -> None:
        super().__init__(model, ui)
        self.zoom, self.pan = 0, (0.0, 0.0)
        self.board: AreaBoard | None = None
        self.dragged: tuple[int, int] | None = None

    # -- layout --

    def lay(self, areas: CaseRegions, m: Metrics) -> None:
        super().lay(areas, m)
        if self.model.seat_view.fight is None:
            self.board = None
            return
        here = self.model.fight.map
        if self.board is None or self.board.areas is not here:
            self.board, self.zoom, self.pan = AreaBoard(here, LOOK), 0, (0.0, 0.0)
        self.board.layout(self.map_area, m, ZOOMS[self.zoom], self.pan)
        self.pan = self.board.pan

    @property
    def strip_area(self) -> pygame.Rect:
        """The order of the round, at the top."""
        area = self.area
        high = self.m.du(62) if area.height >= self.m.du(420) else self.m.du(48)
        return pygame.Rect(area.left, area.top, area.width, max(high, 2 * self.m.pitch("tile")))

    @property
    def rail_area(self) -> pygame.Rect:
        """The hero at turn, and what can be used, at the left."""
        top = self.strip_area.bottom
        wide = self.m.pick(210, 150)
        return pygame.Rect(self.area.left, top, wide, self.area.bottom - top)

    @property
    def map_area(self) -> pygame.Rect:
        """The map."""
        rail = self.rail_area
        return pygame.Rect(rail.right, rail.top, self.area.right - rail.right, rail.height)

    @property
    def least(self) -> int:
        """The design units of the smallest thing to hit."""
        return 38 if self.m.compact else 46

    # -- who and what --

    @property
    def acting(self) -> str:
        """The hero whose turn it is, "" for none."""
        fight = self.model.seat_view.fight
        turn = fight.turn if fight is not None else None
        return turn.who if turn is not None and turn.who in self.model.heroes else ""

    @property
    def arm(self) -> Weapon | None:
        """The weapon that ranges are shown for: the one in hand, or that of the hero at turn."""
        if not self.acting:
            return None
        arms, carry = self.model.fight.arms, self.carry
        if carry is not None and carry.source[0] == "arm":
            verb, _, weapon = carry.source[1].partition(".")
            if verb in ATTACKS:
                return arms[weapon]
        return next(iter(arms.values()))

    def arms(self) -> list[hero_panel.Arm]:
        """Return what the hero at turn can use on someone, as far as there is room at the left."""
        found = hero_panel.arms(self.model, self.acting) if self.acting else []
        return hero_panel.fitting(self.rail_area, found, self.m)

    # -- places --

    def spots(self) -> dict[Name, pygame.Rect]:
        board, m = self.board, self.m
        if board is None:
            return {}
        found: dict[Name, pygame.Rect] = board.spots("zone")
        found |= self._features()
        found |= self._tokens([rect for name, rect in found.items() if name[0] == "feature"])
        boxes = hero_panel.boxes(self.rail_area, len(self.arms()), m) if self.acting else []
        for arm, rect in zip(self.arms(), boxes):
            found["arm", arm.id] = rect
        places = forecast.places(self.model)
        for place, rect in zip(places, initiative_bar.boxes(self.strip_area, len(places), m)):
            if place.side == "foes":
                found["intent", place.who] = rect
        return found

    def _features(self) -> dict[Name, pygame.Rect]:
        board = self.board
        assert board is not None
        found = {}
        side = max(self.m.du(self.least), min(self.m.du(52), round(52 * board.unit)))
        marks = {mark.id for mark in board.areas.marks}
        for each in self.model.fight.features:
            id = each.card.id
            if id in marks and each.open:
                rect = board.mark_rect(id, side)
                if board.area.contains(rect):
                    found["feature", id] = rect
        return found

    def _tokens(self, taken: Sequence[pygame.Rect]) -> dict[Name, pygame.Rect]:
        """Return the places of people and loads, by zone."""
        board, model = self.board, self.model
        assert board is not None
        side = max(self.m.du(self.least), min(self.m.du(MOST), round(TOKEN * board.unit)))
        found: dict[Name, pygame.Rect] = {}
        for zone in board.areas.zones:
            here: list[Name] = [("load", id) for id, at in model.fight.loads.items() if at == zone]
            here += [("puck", who) for who in model.heroes if model.person(who).zone == zone]
            here += [("foe", who) for who in model.seat_view.foes if model.person(who).zone == zone]
            for name, rect in zip(here, board.places(zone, len(here), side, taken)):
                if board.area.colliderect(rect):
                    found[name] = rect.clip(board.area)
        return found

    def place(self, option: Option, spots: Spots) -> Placed | None:
        who, verb = self.acting, option.verb
        if verb in ATTACKS:
            return Placed(option, ("arm", f"{verb}.{option.source}"), ("foe", option.target))
        if verb == "act":
            return Placed(option, ("puck", option.source))
        if verb == "move":
            return Placed(option, ("puck", who), ("zone", option.target))
        if verb == "engage":
            return Placed(option, ("puck", who), ("foe", option.source))
        if verb == "stim":
            return Placed(option, ("arm", "stim."), ("puck", option.target))
        if verb in ("medicine", "assist"):
            return Placed(option, ("arm", f"{verb}."), ("puck", option.target))
        if verb == "feature":
            return Placed(option, ("feature", option.source))
        if verb == "lift":
            return Placed(option, ("load", option.source))
        if verb == "ward":
            return Placed(option, ("coins", ""), ("foe", option.source))
        return None

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        kind, id = source
        if target is None:
            return self._intent_of_click(kind, id)
        if kind == "arm":
            verb, _, weapon = id.partition(".")
            if verb in ATTACKS:
                return option(verb, weapon, target[1]) if target[0] == "foe" else AWAY
            return option(verb, "", target[1]) if target[0] in ("puck", "hero") else AWAY
        if kind == "card" and target[0] == "foe":
            return option("attack", id, target[1])
        if kind in ("puck", "hero") and id != self.acting and self.acting:
            return Reason("EE-R74", "It is not this hero's turn.")
        return self._intent_of_drop(target) if kind in ("puck", "hero") else None

    def _intent_of_click(self, kind: str, id: str) -> Intent | None:
        """Return the intent of a click: a foe is attacked with the weapon in hand."""
        step = self.model.step
        if kind in ("foe", "intent"):
            if step == "turn":
                keys = [option("attack", arm, id) for arm in self.model.fight.arms]
                fits = [each for each in keys if self.model.find(each.key) is not None]
                return (fits or keys)[0]
            return option("ward", id) if step == "opening" else None
        if kind == "puck" and step == "pick":
            return option("act", id)
        clicks = {"zone": option("move", "", id), "feature": option("feature", id),
                  "load": option("lift", id)}  # fmt: skip
        return clicks.get(kind) if step == "turn" else None

    def _intent_of_drop(self, target: Name) -> Intent | Reason | None:
        """Return what a hero put down there would do."""
        kind, id = target
        drops = {"zone": option("move", "", id), "foe": option("engage", id),
                 "feature": option("feature", id), "load": option("lift", id),
                 "puck": option("assist", "", id)}  # fmt: skip
        return drops.get(kind, AWAY)

    def order(self) -> Sequence[str]:
        """Return the keys of attacks, nearest foes first, then of moves."""
        if self.model.step == "pick":
            return [each.key for each in self.model.options if each.verb == "act"]
        found = [each.key for each in self.model.options if each.verb in ATTACKS]
        found += [each.key for each in self.model.options if each.verb == "move"]
        return found[:9]

    # -- pictures --

    def _foot(self) -> int:
        """Return where the stage ends that is in view: above a roll that is being spent."""
        low = self.areas.tray
        return low.top if low.top > self.area.top else self.area.bottom

    def still(self, surface: pygame.Surface, spots: Spots) -> None:
        if self.board is not None:
            self.board.draw(surface, frozenset(self.model.fight.shut))

    def live(
        self, surface: pygame.Surface, spots: Spots, pointed: Name | None, away: Collection[Name]
    ) -> None:
        board, model, m = self.board, self.model, self.m
        if board is None:
            return
        lights.zones(surface, self, board, pointed)
        for name, rect in spots.items():
            thing = self.at(name)
            if thing.moves and name not in away:
                thing.paint(surface, rect)
        lights.pieces(surface, self, spots, pointed)
        initiative_bar.draw(surface, self.strip_area, model, m, pointed)
        hero_panel.draw(surface, self.rail_area, model, m, self.acting, self.arms(), spots, pointed,
                  self.carry.source if self.carry else None, self._foot())  # fmt: skip

    def idle(self, surface: pygame.Surface, area: pygame.Rect) -> bool:
        if self.board is None:
            return False
        draw_panels(surface, area, self.model, self.m)
        return True

    def note(self) -> str:
        fight = self.model.seat_view.fight
        return f"Round {max(1, fight.round)}" if fight is not None else ""

    # -- motion --

    def show(self, events: Sequence[Event], before: Spots) -> float:
        if self.movements is None or self.board is None:
            return 0.0
        return motion.start(self, self.movements, events, before)

    def wheel(self, event: pygame.event.Event) -> bool:
        board = self.board
        if board is None:
            return False
        if event.type == pygame.MOUSEWHEEL and board.area.collidepoint(self.ui.pointer):
            now = min(len(ZOOMS) - 1, max(0, self.zoom + (1 if event.y > 0 else -1)))
            if now == self.zoom:
                return False
            self.pan = board.pan_for(self.ui.pointer, ZOOMS[now])
            self.zoom = now
            return True
        return self._pan(board, event)

    def _pan(self, board: AreaBoard, event: pygame.event.Event) -> bool:
        """Move the zoomed map with the right or middle button."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 2 and self.zoom:
            self.dragged = event.pos if board.area.collidepoint(event.pos) else None
        elif event.type in LOST or (event.type == pygame.MOUSEBUTTONUP and event.button == 2):
            self.dragged = None
        elif event.type == pygame.MOUSEMOTION and self.dragged is not None:
            x, y = event.pos[0] - self.dragged[0], event.pos[1] - self.dragged[1]
            self.pan = (self.pan[0] - x, self.pan[1] - y)
            self.dragged = event.pos
            return True
        return False
