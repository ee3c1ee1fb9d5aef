"""The menu over the table. The game is on disk at every moment, so nothing here can lose it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import window
from game.client.draw.theme import Metrics
from game.client.shell.window import screens
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.name_dialog import NameScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.guidance.guide_card import Guide
from game.client.tabletop.kit.layout import table_metrics
from game.client.widgets import Button, Form, Label, Panel, RichText, keymap
from game.table import saves

WIDTH_DU, HEIGHT_DU, GAP_DU = 420, 56, 10  # of a button, and between two
HEADS = ("title", "heading", "body_bold")
"""the type of the title, the largest in which it fits"""


def lay_out(form: Form, m: Metrics, title: str, note: str, buttons: Sequence[Button]) -> None:
    """Lay out a menu in the middle of the window: title, a line about it, and buttons, the first of
    them focused. The line wraps; large text moves the buttons closer together."""
    width = m.du(WIDTH_DU)
    style = next((each for each in HEADS if fonts.measure(m, each, title)[0] <= width), HEADS[-1])
    head, foot = m.pitch(style), RichText.height(m, literal(note), width, "caption")
    fixed = head + foot + m.du(96)
    spare = (m.height - 2 * m.du(8) - fixed) // len(buttons)
    step = min(m.du(HEIGHT_DU) + m.du(GAP_DU), spare)
    gap = min(m.du(GAP_DU), step // 8)
    box = window(m).piece(width + 2 * m.du(36), fixed + len(buttons) * step)
    form.add(Panel("menu.box", box, "modal"))
    room = box.inset(m.du(36), m.du(30))
    line = room.north(head, m.du(4))
    form.add(Label("menu.head", line, fonts.fit(m, style, title, line.width).text, style))
    below = room.north(foot, m.du(20))
    form.add(RichText("menu.note", below, literal(note), "caption", theme.MUTED))
    for button in buttons:
        button.rect = room.north(step - gap, gap)
        form.add(button)
    form.set_focus(buttons[0])


class MenuScene(Scene):
    """Resume, read the rules, change settings, save a copy, leave for the title, or quit.

    ``note`` is a line about the game; ``say`` shows a message on the table below; ``leader`` can
    lead through this game; ``again`` shows it once more from its start, ``people`` lists who is at
    the table, ``friends`` who is at other computers.
    """

    name = "menu"
    overlay = True

    def __init__(
        self, app: SceneHost, note: str, say: Callable[[str], None],
        leader: Guide[Any] | None = None, again: Callable[[], None] | None = None,
        people: Callable[[], None] | None = None, friends: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.note, self.say, self.leader, self.again = note, say, leader, again
        self.people, self.friends = people, friends

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        buttons = [
            Button("menu.resume", pygame.Rect(0, 0, 0, 0), "Resume", self.close, kind="primary",
                   hotkey=keymap.key("back")),
            Button("menu.rules", pygame.Rect(0, 0, 0, 0), "Rules", self.rules,
                   hotkey=keymap.key("menu.rules")),
            *self._lead(),
            Button("menu.settings", pygame.Rect(0, 0, 0, 0), "Settings", self.app.open_settings,
                   hotkey=keymap.key("menu.settings")),
            *self._again(),
            *self._people(),
            Button("menu.copy", pygame.Rect(0, 0, 0, 0), "Save a copy as...", self.copy,
                   hotkey=keymap.key("menu.copy"), enabled=self.app.journal is not None,
                   reason="This game is not saved in a file."),
            Button("menu.report", pygame.Rect(0, 0, 0, 0), "Report a problem", self.report,
                   hotkey=keymap.key("menu.report")),
            Button("menu.title", pygame.Rect(0, 0, 0, 0), self._leaving, self.to_title,
                   hotkey=keymap.key("menu.title")),
            Button("menu.quit", pygame.Rect(0, 0, 0, 0), "Save and quit", self.app.stop,
                   hotkey=keymap.key("menu.quit")),
        ]  # fmt: skip
        lay_out(self.form, m, "Paused", f"Every choice is saved.{self.note}", buttons)

    def close(self) -> None:
        self.app.stack.pop()

    @property
    def _leaving(self) -> str:
        return "Save and return to title" if self.friends is None else "Leave the table"

    def _lead(self) -> list[Button]:
        """Return the button that begins or ends the leading."""
        if self.leader is None:
            return []
        words = "Stop guiding me" if self.leader.on else "Guided game"
        return [Button("menu.lead", pygame.Rect(0, 0, 0, 0), words, self.lead,
                       hotkey=keymap.key("menu.lead"))]  # fmt: skip

    def _again(self) -> list[Button]:
        """Return the button that shows the game again, if the table has one."""
        if self.again is None:
            return []
        return [Button("menu.replay", pygame.Rect(0, 0, 0, 0), "Replay", self.replay,
                       hotkey=keymap.key("menu.replay"))]  # fmt: skip

    def _people(self) -> list[Button]:
        """Return the button that lists who is at the table, if several people began the game."""
        if self.friends is not None:
            return [Button("menu.friends", pygame.Rect(0, 0, 0, 0), "Friends", self.see_friends,
                           hotkey=keymap.key("menu.people"))]  # fmt: skip
        if self.people is None:
            return []
        return [Button("menu.people", pygame.Rect(0, 0, 0, 0), "Leave or come back",
                       self.change_people, hotkey=keymap.key("menu.people"))]  # fmt: skip

    def see_friends(self) -> None:
        """List the people at other computers."""
        self.close()
        if self.friends is not None:
            self.friends()

    def change_people(self) -> None:
        """List who is at the table."""
        self.close()
        if self.people is not None:
            self.people()

    def replay(self) -> None:
        """Show the game again from its start."""
        self.close()
        if self.again is not None:
            self.again()

    def lead(self) -> None:
        """Begin or end the leading, and go back to the table."""
        self.close()
        if self.leader is not None:
            self.leader.switch()

    def rules(self) -> None:
        self.app.open_scene("rules")

    def copy(self) -> None:
        """Ask for the name of a copy of the game; the game itself continues as it is."""
        self.app.stack.push(
            NameScene(self.app, "Save a copy as", "", self._save_copy, yes="Save a copy")
        )

    def _save_copy(self, name: str) -> None:
        journal = self.app.journal
        if journal is None:
            return
        path = saves.copy(journal, self.app.folder, name)
        self.app.stack.pop()  # the dialog, and then the menu
        self.app.stack.pop()
        self.say(f"A copy is now among the saved games: **{literal(saves.name_of(path))}**")

    def report(self) -> None:
        """Save a report of a problem with the table; the menu is not in its picture."""
        self.app.stack.pop()
        self.app.dirty.add()
        self.app.draw()
        self.app.report_problem()

    def to_title(self) -> None:
        """Leave the table; the title screen offers to continue."""
        if not self.app.stack.pop_to("title"):
            self.app.stack.replace(screens.make("title", self.app))


def help_at(app: SceneHost, zooms: bool) -> None:
    """Show how to play at the table; ``zooms``: the wheel zooms its map."""
    wheel = "The wheel zooms the map and scrolls" if zooms else "The wheel scrolls"
    words = (
        "**Mouse**: drag a card or piece to its place, or click it and then the place. Amber "
        "marks what you can use now; pick it up, and its valid spots light up.\n\n**Keyboard**: "
        "Tab and the arrows move around, Enter picks up and puts down, numbers press the buttons "
        f"below. {keymap.key('table.end')} ends a step, {keymap.key('table.undo')} undoes a "
        f"choice, {keymap.key('back')} lets go or opens the menu.\n\n**Reading**: hover over "
        f"anything to enlarge it; right-click to keep it in view. {wheel} the log; click a line "
        "of it to see the table as it was then. "
        f"{keymap.key('skip')} skips an animation.\n\n**Gamepad**: the D-pad and the left stick "
        "move around, A picks up and puts down, B lets go, X ends a step, Y reads, Back undoes, "
        "and Start lists everything you can do."
    )
    rules = Button(
        "notice.rules",
        pygame.Rect(0, 0, 0, 0),
        "Rules",
        lambda: app.open_scene("rules"),
        hotkey=keymap.key("menu.rules"),
    )
    app.stack.push(NoticeScene(app, "At the table", words, label="Back", more=[rules]))
