"""Dialogs over another scene: a question with two answers, and a notice with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import Button, Modal, keymap

_NONE = pygame.Rect(0, 0, 0, 0)


class ConfirmScene(Scene):
    """A question with two answers. Esc and "no" close it; ``on_yes`` runs after closing.

    The focus starts on "no" when ``careful``, so that Enter does no harm. ``more`` is a third
    answer, its words and what runs after closing.
    """

    name = "confirm"
    overlay = True

    def __init__(
        self,
        app: SceneHost,
        title: str,
        markup: str,
        on_yes: Callable[[], None],
        *,
        yes: str = "Yes",
        no: str = "Cancel",
        careful: bool = False,
        more: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__(app)
        self.title, self.markup, self.on_yes = title, markup, on_yes
        self.more = more
        self.yes, self.no, self.careful = yes, no, careful

    def layout(self, m: Metrics) -> None:
        no = Button("confirm.no", _NONE, self.no, self.close, hotkey=keymap.key("back"))
        yes = Button("confirm.yes", _NONE, self.yes, self.accept, kind="primary")
        third = []
        if self.more is not None:
            third = [Button("confirm.more", _NONE, self.more[0], self.accept_more)]
        buttons = [*third, no, yes]
        Modal(self.form, m, self.name, self.title, self.markup, buttons, "switchboard")
        self.form.set_focus(no if self.careful else yes)

    def close(self) -> None:
        self.app.stack.pop()

    def accept(self) -> None:
        self.app.stack.pop()
        self.on_yes()

    def accept_more(self) -> None:
        """Close the question, and give its third answer."""
        self.app.stack.pop()
        if self.more is not None:
            self.more[1]()


class NoticeScene(Scene):
    """A notice; Enter, Esc or its button closes it. ``more`` are further buttons."""

    name = "notice"
    overlay = True

    def __init__(
        self,
        app: SceneHost,
        title: str,
        markup: str,
        *,
        label: str = "OK",
        more: Sequence[Button] = (),
    ) -> None:
        super().__init__(app)
        self.title, self.markup, self.label, self.more = title, markup, label, more

    def layout(self, m: Metrics) -> None:
        button = Button(
            "notice.ok",
            _NONE,
            self.label,
            self.app.stack.pop,
            kind="primary",
            hotkey=keymap.key("back"),
        )
        Modal(self.form, m, self.name, self.title, self.markup, [*self.more, button])
        self.form.set_focus(button)
