"""The command palette: every action that is possible now, by name.

A scene opens it with its commands: the options of the question, and the actions of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.rooms import Room, window
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import Button, Label, Panel, RichText, Row, ScrollArea, TextEntry, keymap


@dataclass(frozen=True)
class Command:
    """An action that is possible now: its name, a second line, its key if it has one."""

    id: str
    words: str
    run: Callable[[], None]
    detail: str = ""
    key: str = ""


def find_commands(commands: Sequence[Command], typed: str) -> list[Command]:
    """Return the commands that have every typed word; those that begin with them come first."""
    words = typed.lower().split()
    fits = [
        each
        for each in commands
        if all(word in f"{each.words} {each.detail}".lower() for word in words)
    ]
    return sorted(fits, key=lambda each: not each.words.lower().startswith(typed.lower().strip()))


Why = Callable[[str], Sequence[str]]
"""returns sentences, as markup, on why you cannot do what you typed now"""


class PaletteScene(Scene):
    """A field, and the commands that match its words; if none does, ``why``."""

    name = "palette"
    overlay = True

    def __init__(
        self, app: SceneHost, title: str, commands: Sequence[Command],
        why: Why = lambda typed: (),
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.title, self.commands, self.why = title, list(commands), why
        self.typed = ""

    def layout(self, m: Metrics) -> None:
        margin = m.du(40)
        box = window(m).inset(margin).at_most(m.du(860), m.du(760))
        box.top = max(margin, (m.height - box.height) // 3)
        self.form.add(Panel("commands.box", box, "modal"))
        room = box.inset(m.du(24), m.du(20))
        head = room.north(max(m.pitch("heading"), m.du(44), 36), m.du(10))
        back = Button("commands.back", head, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        back.rect = head.east(max(m.du(130), back.natural_width(m)), m.du(12))
        title = fonts.fit(m, "heading", self.title, head.width).text
        self.form.add(Label("commands.title", head, title, "heading"))
        self.form.add(back)
        field = room.north(m.du(52), m.du(14))
        self.field = TextEntry("commands.field", field, self.typed, self.search, on_done=self.first,
                               hint="Type what you want to do", limit=40)  # fmt: skip
        self.form.add(self.field)
        self.form.set_focus(self.field)
        self._list(m, room)

    def _list(self, m: Metrics, rect: pygame.Rect) -> None:
        area = self.form.add(ScrollArea("commands.list", rect))
        room = Room(rect.topleft, (area.view.width, rect.height)).inset(m.du(8), m.du(6))
        fits = find_commands(self.commands, self.typed)
        if not fits:
            told = self.why(self.typed) or ["No command by that name is available now."]
            words = "\n\n".join(told)
            place = room.north(RichText.height(m, words, room.width, "body"))
            area.add(RichText("commands.none", place, words, "body", theme.SOFT))
        for each in fits:
            row = self._row(m, each, room.north(0))
            area.add(row)
            room.north(row.rect.height, m.du(8))

    def _row(self, m: Metrics, each: Command, rect: pygame.Rect) -> Row:
        row = Row(f"palette.{each.id}", rect, "", lambda: self.run(each),
                  side=(each.key,) if each.key else ())  # fmt: skip
        wide = row.words_width(m)
        row.heading = fonts.fit(m, "button", each.words, wide).text
        row.detail = fonts.fit(m, "caption", each.detail, wide).text
        row.tip = richtext.literal(each.detail) if row.detail != each.detail else ""
        lines = m.pitch("button") + (m.pitch("caption") if each.detail else 0)
        rect.height = max(m.du(44), 36, lines + m.du(14))
        row.rect = rect
        return row

    def search(self, typed: str) -> None:
        """Show the commands that match; the field keeps its cursor."""
        self.typed = typed
        cursor = self.field.cursor
        self.relayout(self.app.metrics)
        self.field.cursor = cursor

    def first(self, typed: str) -> None:
        """Run the first command that matches."""
        fits = find_commands(self.commands, typed)
        if fits:
            self.run(fits[0])
        else:
            self.app.cue("refuse")

    def run(self, command: Command) -> None:
        """Close the palette, then run the command."""
        self.app.stack.pop()
        command.run()

    def on_event(self, event: pygame.event.Event) -> bool:
        if keymap.hits("palette", event):
            self.app.stack.pop()
            return True
        return False
