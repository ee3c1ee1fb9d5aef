"""The menu over a lesson. There is nothing to save: a chapter is short and starts where it will."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.scenes import Scene
from game.client.tabletop.layout import table_metrics
from game.client.tabletop.menu import lay_out
from game.client.widgets import Button, keymap

if TYPE_CHECKING:
    from game.client.games.outer_rim.lessons.scene import TutorialScene


class PauseScene(Scene):
    """Go on, start the chapter again, go to the list, read the rules, change settings."""

    name = "menu"
    overlay = True

    def __init__(self, lesson: TutorialScene) -> None:
        super().__init__(lesson.app)
        self.lesson = lesson

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        none, key = pygame.Rect(0, 0, 0, 0), keymap.key
        buttons = [
            Button("menu.resume", none, "Go on", self.app.stack.pop, kind="primary",
                   hotkey=key("back")),
            Button("menu.again", none, "Start this chapter over", self.again,
                   hotkey=key("coach.again")),
            Button("menu.lessons", none, "All chapters", self.leave_lesson,
                   hotkey=key("coach.leave")),
            Button("menu.rules", none, "Rules", self.rules, hotkey=key("menu.rules")),
            Button("menu.settings", none, "Settings", self.app.open_settings,
                   hotkey=key("menu.settings")),
        ]  # fmt: skip
        chapter = self.lesson.chapter
        lay_out(self.form, m, chapter.title, chapter.goal, buttons)

    def again(self) -> None:
        """The chapter once more."""
        self.app.stack.pop()
        self.lesson.again()

    def leave_lesson(self) -> None:
        """To the list of chapters."""
        self.app.stack.pop()
        self.lesson.leave_chapter()

    def rules(self) -> None:
        """The rules, over the table."""
        self.app.open_scene("rules")
