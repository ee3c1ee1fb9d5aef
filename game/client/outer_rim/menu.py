"""The menu over the table. The game is on disk at every moment, so nothing here loses it."""

from __future__ import annotations

import pygame

from game.client import keymap, theme
from game.client.naming import NameScene
from game.client.outer_rim.layout import table_metrics
from game.client.richtext import literal
from game.client.scenes import Scene
from game.client.theme import Metrics
from game.client.widgets import Button, Label, Panel
from game.table import saves


class MenuScene(Scene):
    """Resume, read the rules, change settings, keep a copy, leave for the title, or quit."""

    name = "menu"
    overlay = True

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        wide, high, gap = m.du(420), m.du(56), m.du(10)
        buttons = [
            Button("menu.resume", pygame.Rect(0, 0, 0, 0), "Resume", self.close, kind="primary",
                   hotkey=keymap.key("back")),
            Button("menu.rules", pygame.Rect(0, 0, 0, 0), "Rules", self.rules,
                   hotkey=keymap.key("menu.rules")),
            Button("menu.settings", pygame.Rect(0, 0, 0, 0), "Settings", self.app.open_settings,
                   hotkey=keymap.key("menu.settings")),
            Button("menu.copy", pygame.Rect(0, 0, 0, 0), "Save a copy as...", self.copy,
                   hotkey=keymap.key("menu.copy"), enabled=self.app.journal is not None,
                   reason="This game is not kept in a file."),
            Button("menu.report", pygame.Rect(0, 0, 0, 0), "Report a problem", self.report,
                   hotkey=keymap.key("menu.report")),
            Button("menu.title", pygame.Rect(0, 0, 0, 0), "Save and go to the title", self.to_title,
                   hotkey=keymap.key("menu.title")),
            Button("menu.quit", pygame.Rect(0, 0, 0, 0), "Save and quit", self.app.stop,
                   hotkey=keymap.key("menu.quit")),
        ]  # fmt: skip
        head, foot = m.pitch("title"), m.pitch("caption")
        fixed = head + foot + m.du(96)
        step = min(high + gap, (m.height - 2 * m.du(8) - fixed) // len(buttons))  # large letters
        high, gap = step - min(gap, step // 8), min(gap, step // 8)
        box = pygame.Rect(0, 0, wide + 2 * m.du(36), fixed + len(buttons) * step)
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

    def copy(self) -> None:
        """Asks how a copy of the game is to be called; the game itself goes on as it is."""
        self.app.stack.push(
            NameScene(self.app, "Save a copy as", "", self._copied, yes="Save a copy")
        )

    def _copied(self, name: str) -> None:
        journal = self.app.journal
        if journal is None:
            return
        path = saves.copy(journal, self.app.folder, name)
        self.app.stack.pop()  # the dialog, and then the menu
        self.app.stack.pop()
        table = self.app.stack.top
        if table is not None and hasattr(table, "say"):
            table.say(f"A copy is among the saved games: **{literal(saves.name_of(path))}**")

    def report(self) -> None:
        """Stores what is wrong with the table; the menu is not in the picture."""
        self.app.stack.pop()
        self.app.dirty.add()
        self.app.draw()
        self.app.report_problem()

    def to_title(self) -> None:
        """Leaves the table; the title offers to go on."""
        if not self.app.stack.pop_to("title"):
            from game.client import registry

            self.app.stack.replace(registry.make("title", self.app))
