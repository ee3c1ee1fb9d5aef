"""The map under the pointer: zooming and panning, and the look at what the next event could do."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.games.mandalorian.board.event_stage import EventStage
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_look import ZOOMS
from game.client.tabletop.kit.panning import Panning
from game.client.tabletop.kit.spots import Spot, TableForm
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.play.parts import TableUi, TableView, TableViews
from game.table.maps.drawing import Point


@dataclass
class MissionUi(TableUi):
    """The state of the interface, with that of the map."""

    zoom: int = 0
    pan: Point = (0.0, 0.0)
    panning: bool = False
    outlook: bool = False
    """what the next event could do is drawn on the map"""
    stage: EventStage = field(default_factory=EventStage)
    """the event that is shown piece by piece"""


class MapSteering(Panning):
    """Zooming and panning of the map of a mission."""

    def __init__(
        self, ui: MissionUi, view: TableView, board: GridBoard, form: TableForm,
        controller: BaseController, views: TableViews,
    ) -> None:  # fmt: skip
        super().__init__(ui, board, ZOOMS, views.renew)
        self.view, self.form, self.controller = view, form, controller

    def area(self) -> pygame.Rect:
        return self.view.areas.board

    def free(self) -> bool:
        return self.view.areas.shows("board")

    def grab(self, event: pygame.event.Event) -> bool:
        """Hold the zoomed map where a press would do nothing else."""
        if event.type != pygame.MOUSEBUTTONDOWN or self.controller.carry is not None:
            return False
        under = self.form.at(event.pos)
        idle = under is None or (
            isinstance(under, Spot)
            and under.name[0] == "space"
            and under.name not in self.controller.direct_goals()
            and not under.live
        )
        return idle and self.hold(event, self.free())
