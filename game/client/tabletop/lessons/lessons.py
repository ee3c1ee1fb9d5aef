"""The lessons of a game: its chapters, its coach, and their table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.registry import lesson_length
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.table.scene import TableMaker

Face = Callable[[pygame.Surface, pygame.Rect, Metrics], None]


@dataclass(frozen=True)
class Lessons:
    """Everything a game provides for its lessons.

    ``notebook`` stores the progress. ``face`` paints the coach into a square. ``table`` makes the
    game's table for a session, with a place for the guest that the given function returns. ``note``
    is above the list of chapters, after their number and length; ``all_done`` replaces both once
    all are finished.
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

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the lessons that the chapters belong to, in order; one, "", where there is
        no division."""
        return tuple(dict.fromkeys(each.part for each in self.chapters))

    def of_part(self, part: str) -> tuple[Chapter, ...]:
        """Return the chapters of a lesson."""
        return tuple(each for each in self.chapters if each.part == part)

    def minutes(self, part: str) -> int:
        """Return the minutes that a lesson takes."""
        return max(1, round(sum(each.seconds for each in self.of_part(part)) / 60))

    def length(self, part: str) -> str:
        """Return how long a lesson is, in words."""
        return lesson_length(len(self.of_part(part)), self.minutes(part))

    def find(self, id: str) -> Chapter:
        """Return the chapter with this id, the first for "". Raise ``KeyError`` for an unknown
        id."""
        return {each.id: each for each in self.chapters}[id or self.chapters[0].id]

    def after(self, chapter: Chapter) -> Chapter | None:
        """Return the next chapter, None after the last."""
        later = iter(self.chapters)
        return next(later, None) if any(each.id == chapter.id for each in later) else None

    def next_chapter(self, done: Sequence[str]) -> str:
        """Return the id of the first unfinished chapter, or of the first one if there is none."""
        left = [each.id for each in self.chapters if each.id not in done]
        return left[0] if left else self.chapters[0].id
