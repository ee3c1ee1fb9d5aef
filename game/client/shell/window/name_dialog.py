"""A dialog that asks for one line of text: the name of a saved game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import theme
from game.client.draw.rooms import window
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import Button, Label, Panel, TextEntry, keymap
from game.table.saves import MAX_NAME, SaveError

WIDTH_DU = 640
_NONE = pygame.Rect(0, 0, 0, 0)


class NameScene(Scene):
    """A dialog that asks for a name and passes it to ``on_done(name)``. If that raises
    ``SaveError``, the dialog stays open and says why."""

    name = "naming"
    overlay = True

    def __init__(
        self, app: SceneHost, title: str, value: str, on_done: Callable[[str], None], *, yes: str,
        limit: int = MAX_NAME,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.limit = limit
        self.title, self.value, self.on_done, self.yes = title, value, on_done, yes
        self.problem = ""
        self.entry: TextEntry | None = None

    def layout(self, m: Metrics) -> None:
        pad, gap = m.du(32), m.du(16)
        width = min(m.du(WIDTH_DU), m.width - 2 * pad)
        heights = (m.pitch("title"), m.du(56), m.pitch("body"), m.du(52))
        box = window(m).piece(width, 2 * pad + sum(heights) + 3 * gap)
        self.form.add(Panel("naming.box", box, "modal"))
        room = box.inset(pad)
        title, field, problem, row = [room.north(height, gap) for height in heights]
        self.form.add(Label("naming.title", title, self.title, "title"))
        former = self.entry
        self.entry = self.form.add(
            TextEntry("naming.text", field, self.value, self._on_type, on_done=self._on_done,
                      hint="Name" if self.limit == MAX_NAME else "", limit=self.limit)
        )  # fmt: skip
        if former is None:
            self.entry.select_all()
        else:
            self.entry.cursor = former.cursor
            self.entry.all_selected = former.all_selected
        self.form.add(Label("naming.problem", problem, self.problem, "body", theme.DANGER))
        yes = Button("naming.yes", _NONE, self.yes, self._press, kind="primary")
        no = Button("naming.no", _NONE, "Cancel", self.app.stack.pop,
                    hotkey=keymap.key("back"))  # fmt: skip
        for button in (yes, no):
            button.rect = row.east(max(m.du(150), button.natural_width(m)), gap)
        self.form.add(no)
        self.form.add(yes)
        self.form.set_focus(self.entry)

    def _on_type(self, value: str) -> None:
        self.value = value

    def _press(self) -> None:
        self._on_done(self.value)

    def _on_done(self, value: str) -> None:
        try:
            self.on_done(value)
        except SaveError as problem:
            self.problem = str(problem)
            self.app.cue("refuse")
            self.relayout(self.app.metrics)
            return
        if self.app.stack.top is self:
            self.app.stack.pop()
