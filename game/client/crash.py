"""What happens after an error nobody expected: a report on disk, and a screen that says so."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.client import images
from game.client.paths import log_folder
from game.client.richtext import literal
from game.client.scenes import Scene
from game.client.theme import Metrics
from game.client.widgets import Button, Modal

if TYPE_CHECKING:
    from game.client.app import App


@dataclass(frozen=True)
class Report:
    """A written report: the sentence to show, the whole text, and its file (None: not written)."""

    sentence: str
    text: str
    path: Path | None


def write_report(problem: BaseException, scenes: list[str]) -> Report:
    """Writes ``crash-TIME.txt`` to the log folder. Never raises."""
    last = traceback.extract_tb(problem.__traceback__)[-1:]
    place = f" in {Path(last[0].filename).name}, line {last[0].lineno}" if last else ""
    sentence = f"{type(problem).__name__}: {problem}{place}"
    text = "\n".join(
        [
            f"Rimward {__version__} crash report, {time.strftime('%Y-%m-%d %H:%M:%S')}",
            f"Python {sys.version.split()[0]}, pygame-ce {pygame.version.ver}, "
            f"SDL {'.'.join(str(part) for part in pygame.get_sdl_version())}",
            f"System: {platform.platform()}",
            f"Scenes: {' > '.join(scenes) or 'none'}",
            "",
            "".join(traceback.format_exception(problem)),
        ]
    )
    path: Path | None = log_folder() / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    try:
        assert path is not None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        path = None
    return Report(sentence, text, path)


class CrashScene(Scene):
    """Says what went wrong and offers to copy the report, go on from the title, or quit."""

    name = "crash"

    def __init__(self, app: App, report: Report) -> None:
        super().__init__(app)
        self.report = report
        self.copied = False

    def layout(self, m: Metrics) -> None:
        where = f"The report is {self.report.path}." if self.report.path else (
            "The report could not be written to disk; copy it instead."
        )  # fmt: skip
        words = (
            "The screen could not go on. Your game is safe: every answer is on disk before the "
            f"next question is asked.\n\n{{danger|{literal(self.report.sentence)}}}\n\n"
            f"{literal(where)}"
        )
        label = "Copied" if self.copied else "Copy report"
        none = pygame.Rect(0, 0, 0, 0)
        buttons = [
            Button("crash.quit", none, "Quit", self.app.stop),
            Button("crash.copy", none, label, self.copy),
            Button("crash.go_on", none, "Back to title", self.go_on, kind="primary"),
        ]
        Modal(self.form, m, "crash", "Something went wrong", words, buttons)
        self.form.set_focus(buttons[-1])

    def copy(self) -> None:
        """Puts the whole report on the clipboard."""
        try:
            pygame.scrap.put_text(self.report.text)
            self.copied = True
        except pygame.error:
            self.copied = False
        self.relayout(self.m)

    def go_on(self) -> None:
        self.app.stack.crash(_title(self.app))

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(images.starfield(self.m.size), (0, 0))


def _title(app: App) -> Scene:
    from game.client.title import TitleScene

    return TitleScene(app)
