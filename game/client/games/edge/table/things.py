"""The things on the table of a case: heroes, cards, coins, and the things on the stage."""

from __future__ import annotations


import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.checks import check_tray, odds, spending
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import heroes
from game.client.games.edge.stage.stage import CaseUi
from game.client.games.edge.stage.verbs import LARGE, LAYERS, ROUND
from game.client.games.edge.table import large, tracks
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.board import board_of
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.play.model import Mark
from game.client.tabletop.replay.playback import Reel
from game.client.tabletop.table.contract import Table, Things, Turns
from game.edge.cards.scenes import Scene
from typing import Any

PICTURES = {
    "card": lambda rect, m: rect.size,
    "chip": lambda rect, m: rect.size,
    "hero": lambda rect, m: (m.du(72), m.du(72)),
    "coins": lambda rect, m: (m.du(44), m.du(44)),
}
"""by kind of thing, the size of its picture in hand"""


class CaseThing(Thing):
    """A thing on the table of a case; those on the stage belong to its board."""

    table: Table
    model: Model

    def __init__(self, table: Table, name: Name) -> None:
        super().__init__(table, name)
        self.stage = board_of(table).stage
        self.layer, self.large = LAYERS.get(self.kind, 0), self.kind in LARGE
        self.round = self.kind in ROUND
        self.outlined = not self.round

    @property
    def subject(self) -> str:
        return large.subject(self.model, self.name) or self.stage.subject(self.name)

    @property
    def title(self) -> str:
        if large.subject(self.model, self.name):
            return large.title(self.model, self.name)
        return self.stage.title(self.name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if large.subject(self.model, self.name):
            large.draw(surface, rect, self.model, self.name, self.m)
        else:
            self.stage.draw_large(surface, rect, self.name)

    @property
    def tip(self) -> str:
        name = self.name
        if name[0] == "slot":
            return check_tray.tip(self.model, name[1])
        if name[0] in ("chip", "buy"):
            return spending.tip(self.model, name)
        if name[0] in ("coins", "track"):
            return tracks.tip(self.model, name)
        if name[0] == "place":
            return heroes.tip(self.model, name)
        return self.stage.tip(name)

    def picture(self) -> pygame.Surface | None:
        name = self.name
        rect = self.view.spots.get(name)
        if rect is None:
            return None
        if name[0] in PICTURES:
            made = pygame.Surface(PICTURES[name[0]](rect, self.m), pygame.SRCALPHA)
            self._in_hand(made, name)
            made.set_alpha(225)
            return made
        return self.stage.picture(name)

    def _in_hand(self, made: pygame.Surface, name: Name) -> None:
        m, rect = self.m, made.get_rect()
        if name[0] == "card":
            heroes.card(made, rect, self.model, name[1], m)
        elif name[0] == "hero":
            made.blit(images.cut(art.hero(name[1], rect.size, self.model.name(name[1]), m),
                                 m.du(5)), rect)  # fmt: skip
        elif name[0] == "coins":
            tracks.coin(made, rect.center, rect.width, self.model.seen.light > 0)
        elif self.model.outcome is not None:
            left = spending.chips(self.model.outcome, self.model.step)
            spending._chip(made, rect, name[1], left.get(name[1], 0), m)


class CaseThings(Things):
    """All things on the table."""

    model: Model
    ui: CaseUi

    def at(self, name: Name) -> Thing:
        return CaseThing(self.table, name)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        areas, board = areas_of(self.table), board_of(self.table)
        over = areas.roll_page is not None and self.table.page_over
        if areas.roll_over_stage or (over and areas.at.view.colliderect(area)):
            return  # the roll is over it, or the odds are already those of what comes next
        scene = self.model.scene
        if self.ui.side == "scene" and areas.at.side.width and scene is not None:
            self._scene_tab(surface, area.inflate(-self.m.du(16), -self.m.du(12)), scene)
            return
        if not areas.checking and board.stage.idle(surface, area):
            return
        odds.draw(
            surface, area, self.model, board.card, self.m, self.table.inspector.pointed_thing()
        )

    def _scene_tab(self, surface: pygame.Surface, area: pygame.Rect, scene: Scene) -> None:
        """Draw the picture of the scene; of an encounter its text too, which no card shows."""
        m = self.m
        if self.model.stage in ("encounter", "battle"):
            told = "\n".join(literal(each) for each in scene.text)
            height = sheets.wrap(m, told, area.width, "tile", theme.SOFT).height + m.du(8)
            height = min(height, area.height * 6 // 10)
            foot = pygame.Rect(area.left, area.bottom - height + m.du(8), area.width,
                               height - m.du(8))  # fmt: skip
            sheets.text(surface, m, foot, told, theme.SOFT, "body", "tile", where="scene.text")
            area = pygame.Rect(area.left, area.top, area.width, area.height - height)
        board_of(self.table).card.picture_card(surface, area, scene)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return art.bust(self.model.heroes_of(seat)[0], size)

    def on_hover(self) -> None:
        areas = areas_of(self.table).at
        self.table.invalidate(areas.board.union(areas.check))
        if areas.inspector.width:
            self.table.invalidate(areas.inspector)


class CaseTurns(Turns):
    """The turns of a partner, which are in the log at once."""

    model: Model

    def reel(self, mark: Mark[Any]) -> Reel | None:
        """Return no turns to show."""
        return None

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        who = self.model.heroes_of(seat)[0]
        surface.blit(art.hero(who, rect.size, self.model.name(who), self.m), rect)
