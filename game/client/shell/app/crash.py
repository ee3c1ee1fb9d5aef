"""Unexpected errors: a report on disk, and a screen that says so."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.client.draw.richtext import literal
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.paths import log_folder
from game.client.shell.app import report
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.shell.window.thumbnails import break_words
from game.client.widgets import Button, Modal
from game.client.widgets.clipboard import copy_text
from game.client.widgets.modal import text_width
from game.table.files import free_path, write_whole
from game.windows import true_path

SCREENS = {"table": "The table", "end": "The end of the game", "load": "The list of saved games",
           "title": "The title", "new_game": "The setup of a game"}  # fmt: skip
_NONE = pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Report:
    """A written report: what happened in a sentence, the whole text, its file (None: not
    written), and the journal of the game that was played (None: none)."""

    sentence: str
    text: str
    path: Path | None
    journal: Path | None = None
    screen: str = ""
    since: int = -1
    """the number of answers before those that were to be shown, -1 for none"""


def write_report(
    problem: BaseException, scenes: Sequence[str], journal: Path | None = None, since: int = -1
) -> Report:
    """Write ``crash-TIME.txt`` to the log folder. Never raise."""
    last = traceback.extract_tb(problem.__traceback__)[-1:]
    place = f" in {Path(last[0].filename).name}, line {last[0].lineno}" if last else ""
    sentence = f"{type(problem).__name__}: {problem}{place}"
    lines = ["Crash report", *report.system_lines(scenes), *report.game_lines(journal), ""]
    text = "\n".join([*lines, "".join(traceback.format_exception(problem))])
    path: Path | None = free_path(log_folder(), f"crash-{time.strftime('%Y%m%d-%H%M%S')}", ".txt")
    try:
        assert path is not None
        write_whole(path, text.encode("utf-8", "backslashreplace"))
    except OSError:
        path = None
    path = path and true_path(path)
    return Report(sentence, text, path, journal, scenes[-1] if scenes else "", since)


class CrashScene(Scene):
    """A screen that says what went wrong and offers ways to continue: with the game from its last
    answer, from the title, or not at all."""

    name = "crash"

    def __init__(self, app: SceneHost, report: Report) -> None:
        super().__init__(app)
        self.report = report
        self.copied = False

    def words(self, m: Metrics) -> str:
        """Return what happened, for a player."""
        width = text_width(m)
        screen = SCREENS.get(self.report.screen, "A screen")
        safe = "No game was open." if self.report.journal is None else (
            "Your game is safe: every choice is saved before the next question is asked."
        )  # fmt: skip
        where = (
            f"The report is in {self.report.path}."
            if self.report.path
            else "The report could not be saved; copy it instead."
        )
        sentence = break_words(m, "reading", literal(self.report.sentence), width)
        place = break_words(m, "reading", literal(where), width)
        return (
            f"{screen} stopped because of an error in the program. "
            f"{safe}\n\n{{danger|{sentence}}}\n\n{place} Nothing has been sent."
        )

    def layout(self, m: Metrics) -> None:
        label = "Copied" if self.copied else "Copy report"
        title = Button("crash.to_title", _NONE, "Back to title", self.to_title)
        title.kind = "normal" if self.report.journal else "primary"
        buttons = [
            Button("crash.quit", _NONE, "Quit", self.app.stop),
            Button("crash.copy", _NONE, label, self.copy),
            Button("crash.folder", _NONE, "Open folder", self.show_folder),
            title,
        ]
        if self.report.journal:
            go_on = "Continue from the last choice"
            buttons.append(Button("crash.go_on", _NONE, go_on, self.go_on, kind="primary"))
        Modal(
            self.form, m, "crash", "Something went wrong", self.words(m), buttons, "smoking_droid"
        )
        self.form.set_focus(buttons[-1])

    def copy(self) -> None:
        """Copy the whole report to the clipboard."""
        self.copied = copy_text(self.report.text)
        self.relayout(self.m)

    def show_folder(self) -> None:
        """Open the folder of the reports."""
        report.show_folder(self.app, log_folder())

    def to_title(self) -> None:
        """Start from the title again."""
        self.app.stack.crash(_title(self.app))

    def go_on(self) -> None:
        """Open the game again from its file, and show what the last choice has done."""
        self.to_title()
        self.app.open_scene("table", journal=self.report.journal)
        table = self.app.stack.top
        if table is not None and self.report.since >= 0:
            table.show_since(self.report.since)

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop.starfield(self.m.size), (0, 0))


def _title(app: SceneHost) -> Scene:
    from game.client.shell.title.title import TitleScene

    return TitleScene(app)
