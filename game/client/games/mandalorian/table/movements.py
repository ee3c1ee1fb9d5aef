"""The movements of the table."""

from __future__ import annotations

from game.client.draw.motion import Animator
from game.client.games.mandalorian.model import Model
from game.client.tabletop.grid_board import GridBoard
from game.client.tabletop.movements import Movements
from game.client.tabletop.parts import TableActions, TableView


class MissionMovements(Movements):
    """The movements of one table."""

    def __init__(
        self, view: TableView, motion: Animator, do: TableActions, model: Model, board: GridBoard
    ) -> None:
        super().__init__(view, motion, do)
        self.model, self.board = model, board
