"""The board of a case: the stage, the check tray, the tracks and the heroes."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.client.draw import icon_hits, materials, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.checks import check_tray, spending, winnings
from game.client.games.edge.checks.dice_well import Well
from game.client.games.edge.identity.identity import INK
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import heroes
from game.client.games.edge.stage.card import SceneBoard, backdrop
from game.client.games.edge.stage.stage import CaseUi, StageBoard
from game.client.games.edge.table import tracks
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.boards import boards
from game.client.games.edge.table.camp_board import CampBoard
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.gains import add_gains
from game.client.tabletop.table.contract import Board, Table, as_kind
from game.client.widgets import Button, Choice
from game.edge.events import Rolled

SIDES = (("odds", "Odds"), ("log", "Log"), ("scene", "Scene"))
JOBS = "jobs"
PORTS = ((JOBS, "Jobs"), ("trade", "Shop"), ("people", "Infirmary"))
"""the parts of a port, the first of them initially on view; the ranks of each hero stand between"""


class CaseBoard(Board):
    """Everything on the table but its frame. ``stages`` are the boards that take turns on the
    stage, by name."""

    model: Model
    ui: CaseUi

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.areas = areas_of(table)
        self.stages = boards(self.model, self.ui)

    @property
    def stage(self) -> StageBoard:
        """The board on the stage."""
        on = self.model.step == "port" and self.ui.port == JOBS
        pinned = on and bool(self.model.seat_view.board)
        return self.stages.get(JOBS if pinned else self.model.stage, self.stages["card"])

    @property
    def card(self) -> SceneBoard:
        """The board of scenes, which knows the stakes."""
        return as_kind(self.stages["card"], SceneBoard)

    # -- layout --

    def lay(self, m: Metrics) -> None:
        for each in self.stages.values():
            each.at = self.table.things.at
            each.lay(self.areas.at, m)

    def spots(self) -> dict[Name, pygame.Rect]:
        areas, model, m = self.areas.at, self.model, self.m
        found: dict[Name, pygame.Rect] = {}
        beside_map = self.areas.spends and spending.on_map(model)
        if areas.shows("heroes") and not beside_map:
            found |= heroes.spots(areas.heroes, model, m)
        if areas.shows("tracks"):
            found |= tracks.spots(areas.tracks, model, m)
        if not areas.shows("board"):
            return found
        if self.areas.spends:
            rolling = self.ui.past is not None
            return (
                found
                if rolling
                else {**found, **spending.spots(areas.tray, model, m, self.ui.unfolded)}
            )
        return {**found, **self.stage.spots(), **check_tray.spots(areas.check, model, m)}

    def build_over(self, m: Metrics) -> None:
        side = self.areas.at.side
        if side.width:
            rect = pygame.Rect(side.left + m.du(4), side.top + m.du(2), side.width - m.du(8),
                               m.pick(44, 40))  # fmt: skip
            self.form.add(
                Choice("table.side", rect, list(SIDES), self.ui.side, self.areas.turn_side)
            )
        if self.areas.roll_over_stage or not self.areas.at.shows("board"):
            return
        if self.model.step == "port":
            self._add_port(m)
        if self.areas.spends:
            self._add_well(m)

    def _add_port(self, m: Metrics) -> None:
        """Add the parts of a port: the ranks of each hero, shop, infirmary, jobs."""
        board, ui = self.areas.at.board, self.ui
        rect = pygame.Rect(board.left + m.du(12), board.top + m.du(8),
                           min(m.du(640), board.width - m.du(24)), m.du(44))  # fmt: skip
        learn = [(f"learn.{who}", self.model.name(who).split()[0]) for who in self.model.heroes]
        pinned = self.model.seat_view.board
        parts = [each for each in PORTS[:1] if pinned] + learn + [*PORTS[1:]]
        on = next((id for id, _ in parts if id == ui.port), learn[0][0])
        self.form.add(Choice("table.port", rect, parts, on, self.areas.turn_port))
        camp = as_kind(self.stages["camp"], CampBoard)
        if self.stage is camp and camp.learner:
            self._add_growth(m, camp)

    def _add_growth(self, m: Metrics, camp: CampBoard) -> None:
        """Add the buttons below the page of a hero: skills or talent card where both have no room,
        the cards of several specializations, and further ones."""
        ui, line = self.ui, Room(camp.foot())
        parts = [("skills", "Skills"), ("more", "Another specialization")]
        if not camp.beside():
            parts.insert(1, ("card", "Talents"))
        on = ui.growth if ui.growth in dict(parts) else "skills"
        wide = min(line.width, m.du(150 * len(parts) + 60))
        place = line.west(wide, m.du(10))
        self.form.add(Choice("port.growth", place, parts, on, self.areas.turn_growth))
        cards = [(each.special, each.name) for each in camp.talent_cards]
        if len(cards) > 1 and camp.talent_card is not None:
            place = line.east(min(line.width, m.du(130 * len(cards))))
            shown = camp.talent_card.special
            self.form.add(Choice("port.talent_card", place, cards, shown, self.areas.turn_to_card))

    def _add_well(self, m: Metrics) -> None:
        """Add the dice of the roll that is spent."""
        event = spending.roll_of(self.model)
        if event is None:
            return
        fresh = any(isinstance(each, Rolled) for each in self.ui.tumble.events)
        places = spending.plan(self.areas.at.tray, m, self.model)
        rect = places.well.inflate(-2 * m.du(10), 0)
        self.form.add(Well("spend.dice", rect, event, self.ui.tumble, fresh and self.areas.spends,
                           lambda: self.ui.struck))  # fmt: skip
        if self.ui.past is None and not spending.on_map(self.model):
            room = spending.picture_room(places, m)
            if gains := winnings.won_since_roll(self.model):
                add_gains(self.form, m, room, gains, self.table.things.at)
        first = spending.first_page(self.areas.at.tray, m, self.model)
        count = len(spending.offers(self.model)) - first
        if first and count and self.ui.past is None:
            words = f"Show {count} more" if not self.ui.unfolded else f"Show the first {first}"
            tip = "The other cards; those that cannot be used say why"
            self.form.add(Button("spend.more", places.more, words, self._unfold, show_key=False,
                                 tip=tip))  # fmt: skip

    def _unfold(self) -> None:
        """Show the other spend cards, or the first ones again."""
        self.ui.unfolded = not self.ui.unfolded
        self.table.views.renew()

    # -- painting --

    def key(self) -> Hashable:
        ui, areas = self.ui, self.areas
        port = ui.port, ui.growth, ui.talent_card
        own = ui.side, port, ui.past is None, areas.roll_over_stage, len(self.model.later)
        return super().key(), theme.palette, own

    def paint(self, surface: pygame.Surface) -> None:
        areas, m = self.areas.at, self.m
        surface.fill(INK)
        for area in (areas.top, areas.tabs, areas.actions):
            if area.width:
                materials.draw(surface, area, "bar", m.unit)
        for name in ("tracks", "heroes"):
            if areas.shows(name) and areas.at(name).width:
                materials.draw(surface, areas.at(name), "board", m.unit)
        if areas.side.width:
            materials.draw(surface, areas.side, "chart", m.unit)
        if areas.shows("board"):
            surface.fill(theme.mix(INK, theme.DEEP, 0.3), areas.board)
            if areas.check.height:
                materials.draw(surface, areas.check, "slot", m.unit)
            self._paint_stage(surface)
        if areas.shows("heroes"):
            heroes.draw(surface, areas.heroes, self.view.spots, self.model, m,
                        not self.areas.roll_over_stage)  # fmt: skip
        if areas.shows("tracks"):
            tracks.draw(surface, areas.tracks, self.view.spots, self.model, m)

    def _paint_stage(self, surface: pygame.Surface) -> None:
        """Paint what stays between answers; under a roll that is spent the scene or the map."""
        areas, m, scene = self.areas.at, self.m, self.model.scene
        if self.areas.roll_over_stage:
            return
        if not self.areas.spends or spending.on_map(self.model):
            self.stage.still(surface, self.stage.spots())
        elif scene is not None:
            places, rolling = spending.plan(areas.tray, m, self.model), self.ui.past is not None
            words = areas.tray.right if rolling else places.cards.left
            backdrop(surface, areas.tray, words, scene.art, m)

    def paint_live(self, surface: pygame.Surface) -> None:
        areas, m, spots = self.areas.at, self.m, self.view.spots
        pointed = self.table.inspector.pointed_thing()
        with icon_hits.group("live"):
            away = self.table.movements.flights.tags()
            if self.areas.roll_over_stage:
                pass
            elif areas.shows("board") and self.areas.spends:
                if spending.on_map(self.model):
                    self.stage.live(surface, self.stage.spots(), None, away)
                spending.draw(surface, areas.tray, spots, self.model, m,
                              self.ui.past is not None, pointed)  # fmt: skip
            elif areas.shows("board"):
                self.stage.carry = self.controller.carry
                self.stage.live(surface, spots, pointed, away)
                if areas.check.height:
                    check_tray.draw(surface, spots, self.model, m, pointed)
            for name, rect in spots.items():
                if name[0] == "card" and not areas.tracks.contains(rect) and name not in away:
                    heroes.card(surface, rect, self.model, name[1], m)

    def animate(self, dt: float, alive: bool) -> list[pygame.Rect]:
        return list(self.stage.animate(dt, alive))


def board_of(table: Table) -> CaseBoard:
    """Return the board of a table of this game."""
    return as_kind(table.board, CaseBoard)
