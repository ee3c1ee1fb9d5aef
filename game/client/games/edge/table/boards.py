"""The boards of the stage: scenes, camps, maps of zones, ships."""

from __future__ import annotations

from game.client.games.edge.play.model import Model
from game.client.games.edge.ships.board import ShipBoard
from game.client.games.edge.stage.card import SceneBoard
from game.client.games.edge.stage.stage import CaseUi, StageBoard
from game.client.games.edge.table.camp_board import CampBoard
from game.client.games.edge.table.jobs_board import JobsBoard
from game.client.games.edge.zones.board import ZoneBoard

BOARDS: dict[str, type[StageBoard]] = {
    "card": SceneBoard,
    "camp": CampBoard,
    "jobs": JobsBoard,
    "encounter": ZoneBoard,
    "battle": ShipBoard,
}
"""by ``Model.stage``; the board of jobs is a part of a port; stages not listed here are played on
the card of their scene"""


def boards(model: Model, ui: CaseUi) -> dict[str, StageBoard]:
    """Return the boards of a table."""
    return {name: board(model, ui) for name, board in BOARDS.items()}
