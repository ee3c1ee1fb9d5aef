"""The menu over a lesson. There is nothing to save: a chapter is short and easy to restart."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.bars.menu import lay_out
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.kit.layout import table_metrics
from game.client.widgets import Button, keymap


class PauseScene(Scene):
    """The menu: resume, restart the chapter, go to the list, read the rules, change settings."""

    name = "menu"
    overlay = True

    def __init__(
        self, app: SceneHost, chapter: Chapter, again: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.chapter, self._again, self._leave = chapter, again, leave

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        none, key = pygame.Rect(0, 0, 0, 0), keymap.key
        buttons = [
            Button("menu.resume", none, "Continue", self.app.stack.pop, kind="primary",
                   hotkey=key("back")),
            Button("menu.again", none, "Start this chapter over", self.again,
                   hotkey=key("coach.again")),
            Button("menu.lessons", none, "All chapters", self.leave_lesson,
                   hotkey=key("coach.leave")),
            Button("menu.rules", none, "Rules", self.rules, hotkey=key("menu.rules")),
            Button("menu.settings", none, "Settings", self.app.open_settings,
                   hotkey=key("menu.settings")),
        ]  # fmt: skip
        lay_out(self.form, m, self.chapter.title, self.chapter.goal, buttons)

    def again(self) -> None:
        """Restart the chapter."""
        self.app.stack.pop()
        self._again()

    def leave_lesson(self) -> None:
        """Go to the list of chapters."""
        self.app.stack.pop()
        self._leave()

    def rules(self) -> None:
        """Open the rules over the table."""
        self.app.open_scene("rules")
