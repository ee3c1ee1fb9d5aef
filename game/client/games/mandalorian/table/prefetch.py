"""Pictures painted in advance while the table rests, so that no frame waits for them later.

First come the parts of the map around the view, then every threat of the mission, all skill cards
of the crew and all planning cards, in the order of their ids: nothing reveals which comes next.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.games.mandalorian.cards import faces, tokens
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import spot_layout
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.kit.prefetch import Prefetch
from game.mandalorian.catalog import original

DRAWN = 2
"""planning cards that are usually drawn together"""
Job = tuple[str, tuple[int, int]]
"""a card or a threat, and its size"""


class PicturePrefetch(Prefetch[Job]):
    """The pictures still to be painted for one table."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self.model = model

    @property
    def done(self) -> bool:
        """True if everything has been painted for the sizes of the last look."""
        return bool(self._rested)

    def update(
        self, quiet: float, resting: bool, board: GridBoard, areas: MissionRegions, m: Metrics
    ) -> None:
        """Paint one picture if the table has been idle long enough."""
        now = board.area.size, board.zoom, board.pan, areas, m, theme.palette
        if not self.is_due(quiet, resting, now) or areas.shows("board") and board.warm():
            return
        jobs = self._jobs(board, areas, m)
        self.advance(now, (m, theme.palette), jobs, partial(self._paint, m))

    def _paint(self, m: Metrics, job: Job) -> None:
        id, size = job
        content = self.model.content
        if id in content.threats:
            part = content.threats[id]
            entry = {"threat": id, "up": True, "shape": part.shape, "damage": 0}
            tokens.token(size[0], entry, part, self.model.mission.number)
            return
        sheet = pygame.Surface(size)
        faces.draw(sheet, sheet.get_rect(), m, content, id)

    def _jobs(self, board: GridBoard, areas: MissionRegions, m: Metrics) -> Iterator[Job]:
        """Yield everything worth painting, what is needed soonest first."""
        content = self.model.content
        if areas.shows("board"):
            pieces = spot_layout.piece_rects(self.model, board, m)
            for px in sorted({rect.width for name, rect in pieces.items() if name[0] == "token"}):
                for part in content.faces[self.model.mission.number]:
                    yield part.id, (px, px)
        if areas.shows("hand"):
            room = spot_layout.hand_room(areas.hand, m)[0]
            held = spot_layout.hand_places(room, 1, m)[0].size
            drawn = spot_layout.drawn_places(room, DRAWN, m)[0].size
            cast = [each["id"] for each in self.model.characters]
            for card in sorted(content.skills):
                if content.skills[card].character in cast:
                    yield original(card), held
            for card in sorted(content.planning):
                yield original(card), drawn
