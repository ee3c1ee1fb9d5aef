"""The lessons of a game: its chapters, who coaches, and the table where they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.app import App
from game.client.shell.scenes import Scene
from game.client.tabletop.learning.host import GuestMaker
from game.client.tabletop.learning.lesson import Chapter
from game.client.tabletop.learning.progress import Notebook
from game.table.session import Session

Face = Callable[[pygame.Surface, pygame.Rect, Metrics], None]
TableMaker = Callable[[App, Session[Any], GuestMaker], Scene]


@dataclass(frozen=True)
class Lessons:
    """All that a game gives for its lessons.

    ``notebook`` keeps the progress. ``face`` paints the coach into a square. ``table`` makes the
    game's table for a session, with a place for the guest that the maker returns. ``note`` stands
    over the list of chapters, ``all_done`` instead once all are done.
    """

    notebook: Notebook
    chapters: tuple[Chapter, ...]
    note: str
    all_done: str
    face: Face
    table: TableMaker
    title: str = "Learn to play"

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.notebook.game

    def find(self, id: str) -> Chapter:
        """Return the chapter with this id, the first for "". Raise ``KeyError``."""
        return {each.id: each for each in self.chapters}[id or self.chapters[0].id]

    def after(self, chapter: Chapter) -> Chapter | None:
        """Return the chapter that follows, None after the last."""
        at = self.chapters.index(chapter) + 1
        return self.chapters[at] if at < len(self.chapters) else None

    def recommended(self, done: Sequence[str]) -> str:
        """Return the id of the first chapter that is not done, of the first when all are."""
        left = [each.id for each in self.chapters if each.id not in done]
        return left[0] if left else self.chapters[0].id
