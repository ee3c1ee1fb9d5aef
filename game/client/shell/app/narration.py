"""Reading aloud: a screen when it opens, the focus as the keyboard moves it, anything once more."""

from __future__ import annotations

from collections.abc import Callable

from game.client.shell.window.scenes import Scene
from game.client.widgets.base import Widget


class Narration:
    """Knows what has been read; ``say(words)`` speaks and ends what was being said."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._scene: Scene | None = None
        self._focus = ""
        self.said = False
        """whether something else has been spoken in this frame"""

    def look(self, top: Scene | None, keyed: bool) -> None:
        """Read a screen that has just opened, or the focus if a key (``keyed``) has moved it."""
        said, self.said = self.said, False
        if top is None:
            return
        focus = top.form.focus if top.form.ring else None
        id = focus.id if focus else ""
        moved, self._focus = id != self._focus, id
        if top is not self._scene:
            self._scene = top
            if not said:
                self._say(" ".join(each for each in (top.speech(), _words(focus)) if each))
        elif moved and keyed and not said and focus is not None:
            self._say(_words(focus))
        self.said = False  # that was none of the others


def _words(widget: Widget | None) -> str:
    return widget.speech if widget is not None else ""
