"""The trace: one JSON line whenever what the window shows has settled.

Written to the file named by ``RIMWARD_TRACE``, for tests and outside programs that drive the
real window. It only reads; nothing in the game depends on it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pygame

from game.client.shell.window.scenes import Scene
from game.table.files import open_file

VARIABLE = "RIMWARD_TRACE"


def _box(rect: pygame.Rect) -> list[int]:
    return [rect.x, rect.y, rect.width, rect.height]


def describe(scene: Scene, size: tuple[int, int]) -> dict[str, Any]:
    """Return a scene as a trace line: rectangles in window pixels, and for each widget the key that
    presses it wherever the focus is."""
    keys = {widget.id: widget.hotkey for widget in scene.form.every()}
    return {
        "scene": scene.name,
        "size": list(size),
        "seq": scene.seq,
        "seat": scene.seat,
        "focus": scene.form.focus.id if scene.form.focus else None,
        "controls": [
            {
                "key": control.key,
                "source": _box(control.source),
                "target": _box(control.target) if control.target else None,
                "enabled": control.enabled,
                "reason": control.reason,
            }
            for control in scene.controls()
        ],
        "widgets": [
            {"id": id, "rect": _box(rect), "key": keys.get(id) or None}
            for id, rect in scene.widgets()
        ],
    }


class Trace:
    """A file that lines are appended to; a repeated line is left out."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._last = ""

    @classmethod
    def from_environment(cls) -> Trace:
        """Return the trace that the environment asks for. Raise ``OSError`` if it cannot be
        written."""
        name = os.environ.get(VARIABLE)
        if not name:
            return cls(None)
        path = Path(name)
        if path.exists():
            os.close(open_file(path, os.O_WRONLY | os.O_APPEND))
        else:
            path.touch()
        return cls(path)

    def write_settled(self, scene: Scene | None, size: tuple[int, int]) -> bool:
        """Write a line once nothing moves and everything is drawn; return True if one was
        written."""
        if self.path is None or scene is None:
            return False
        line = json.dumps(describe(scene, size), separators=(",", ":"))
        if line == self._last:
            return False
        try:
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:  # a full disk must not end a game
            print(f"{VARIABLE}: {self.path}: {error.strerror}; it ends here", file=sys.stderr)
            self.path = None
            return False
        self._last = line
        return True
