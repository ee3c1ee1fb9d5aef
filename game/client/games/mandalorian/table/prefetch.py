"""Pictures painted in advance while the table rests, so that no frame waits for them later.

First come the parts of the map around the view, then every threat of the mission, all skill cards
of the crew and all planning cards, in the order of their ids: nothing reveals which comes next.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces, tokens
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table import spot_layout
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.tabletop.boards.grid_board import GridBoard
from game.mandalorian.catalog import original

REST = 0.3  # seconds without an event before anything is painted
DRAWN = 2
"""planning cards that are usually drawn together"""
Job = tuple[str, tuple[int, int]]
"""a card or a threat, and its size"""


class Warming:
    """The pictures still to be painted for one table."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._done: set[tuple[Hashable, Job]] = set()
        self._rested: tuple[Hashable, ...] = ()

    @property
    def done(self) -> bool:
        """True if everything has been painted for the sizes of the last look."""
        return bool(self._rested)

    def update(
        self, quiet: float, resting: bool, board: GridBoard, areas: MissionRegions, m: Metrics
    ) -> None:
        """Paint one picture if the table has been idle long enough."""
        now = board.area.size, board.zoom, board.pan, areas, m, theme.palette
        if quiet < REST or not resting or now == self._rested:
            return
        if areas.shows("board") and board.warm():
            return
        for job in self._jobs(board, areas, m):
            if (now[-2:], job) not in self._done:
                self._done.add((now[-2:], job))
                self._paint(job, m)
                return
        self._rested = now

    def _paint(self, job: Job, m: Metrics) -> None:
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
