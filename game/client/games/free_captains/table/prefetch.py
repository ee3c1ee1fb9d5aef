"""Faces painted in advance while the table rests, so that no frame waits for them later.

First come the cards on view as they may look next and as they are read; then all cards that a deck
may hold, in the order of their ids: nothing reveals which comes next.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import large
from game.client.tabletop.boards.mat_board import MatBoard
from game.client.tabletop.kit.painting import card_size
from game.client.tabletop.kit.prefetch import Prefetch

MOST_BYTES = 18 * 1024 * 1024
"""all cards of the decks together, at the size of the line; larger ones are painted when dealt"""
Job = tuple[str, tuple[int, int], str]
"""a card, its size, and its state"""


class FacePrefetch(Prefetch[Job]):
    """The faces still to be painted for one table."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self.model = model

    @property
    def done(self) -> bool:
        """True if everything has been painted for the cards on view."""
        return self._rested[:1] == (self.model.version,)

    def update(self, quiet: float, resting: bool, board: MatBoard, m: Metrics) -> None:
        """Paint one face if the table has been idle long enough."""
        now = self.model.version, board.area.size, board.across, m, theme.palette
        if self.is_due(quiet, resting, now):
            jobs = self._jobs(board, m)
            self.advance(now, (m, theme.palette), jobs, partial(self._paint, m))

    def _paint(self, m: Metrics, job: Job) -> None:
        id, size, state = job
        sheet = pygame.Surface(size)
        faces.draw(sheet, sheet.get_rect(), m, id, state=state, now=self.model.now(id))

    def _jobs(self, board: MatBoard, m: Metrics) -> Iterator[Job]:
        """Yield every face worth painting, those that are needed soonest first."""
        if not board.shows("card_1"):
            return
        size, place = board.rect("card_1").size, board.rect("location").size
        for card in self.model.cards:
            for state in ("now", "engaged", "evaded"):
                yield card, size, state
        read = large.size(pygame.Rect((0, 0), card_size(m)))
        for card in (*self.model.cards, *self.model.view["planets"]):
            yield card, read, ""
        content = self.model.content
        if len(content.faced) * size[0] * size[1] * 4 > MOST_BYTES:
            return
        for card in sorted(content.faced):
            yield card, size, ""
        for card in sorted(content.locations):
            yield card, place, ""
