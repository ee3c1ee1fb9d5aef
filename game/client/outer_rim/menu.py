"""The menu over the table. The game is on disk at every moment, so nothing here loses it."""

from __future__ import annotations

import pygame

from game.client import keymap, theme
from game.client.scenes import Scene
from game.client.theme import Metrics
from game.client.widgets import Button, Label, Panel


class MenuScene(Scene):
    """Resume, read the rules, change settings, leave for the title, or quit."""

    name = "menu"
    overlay = True

    def layout(self, m: Metrics) -> None:
        wide, high, gap = m.du(420), m.du(60), m.du(12)
        buttons = [
            Button("menu.resume", pygame.Rect(0, 0, 0, 0), "Resume", self.close, kind="primary",
                   hotkey=keymap.key("back")),
            Button("menu.rules", pygame.Rect(0, 0, 0, 0), "Rules", self.rules,
                   hotkey=keymap.key("menu.rules")),
            Button("menu.settings", pygame.Rect(0, 0, 0, 0), "Settings", self.app.open_settings,
                   hotkey=keymap.key("menu.settings")),
            Button("menu.title", pygame.Rect(0, 0, 0, 0), "Save and go to the title", self.to_title,
                   hotkey=keymap.key("menu.title")),
            Button("menu.quit", pygame.Rect(0, 0, 0, 0), "Save and quit", self.app.stop,
                   hotkey=keymap.key("menu.quit")),
        ]  # fmt: skip
        head, foot = m.pitch("title"), m.pitch("caption")
        box = pygame.Rect(0, 0, wide + 2 * m.du(36),
                          head + foot + len(buttons) * (high + gap) + m.du(96))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("menu.box", box, "modal"))
        inner = box.inflate(-2 * m.du(36), -2 * m.du(30))
        self.form.add(Label("menu.head", pygame.Rect(inner.left, inner.top, inner.width, head),
                            "Paused", "title"))  # fmt: skip
        note = pygame.Rect(inner.left, inner.top + head + m.du(4), inner.width, foot)
        self.form.add(Label("menu.note", note, "Every answer is saved as you give it.", "caption",
                            theme.MUTED))  # fmt: skip
        y = note.bottom + m.du(20)
        for button in buttons:
            button.rect = pygame.Rect(inner.left, y, inner.width, high)
            self.form.add(button)
            y += high + gap
        self.form.set_focus(buttons[0])

    def close(self) -> None:
        self.app.stack.pop()

    def rules(self) -> None:
        self.app.open_scene("rules")

    def to_title(self) -> None:
        """Leaves the table; the title offers to go on."""
        if not self.app.stack.pop_to("title"):
            from game.client import registry

            self.app.stack.replace(registry.make("title", self.app))
