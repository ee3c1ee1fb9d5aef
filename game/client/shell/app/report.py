"""Reports of problems, which the player makes with a key.

Nothing is ever sent. A report is a ``.zip`` on this machine, for the player to send: a picture of
the window, the saved game and the player's note.
"""

from __future__ import annotations

import io
import os
import platform
import sys
import time
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from game import __version__
from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import window
from game.client.draw.theme import Metrics
from game.client.paths import open_folder, reports_folder
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.shell.window.thumbnails import break_words
from game.client.widgets import Button, Label, Panel, RichText, TextEntry, keymap
from game.client.widgets.clipboard import copy_text
from game.client.widgets.modal import text_width
from game.table.files import free_path, read_file, said, write_whole
from game.table.journal import MAX_BYTES, Journal, JournalError
from game.table.packs import player_packs
from game.windows import true_path

LAST = 50  # answers that a report names
LIMIT = 300  # letters of a note
WIDTH_DU = 760
WORDS = "What went wrong? {what} go into one file on this computer; nothing is sent."
WITH_GAME = "Your note, a screenshot and the saved game"
WITHOUT = "Your note and a screenshot"
_NONE = pygame.Rect(0, 0, 0, 0)


# --- what a report says ----------------------------------------------------------------------


def system_lines(scenes: Sequence[str]) -> list[str]:
    """Return version, system, and the screens that were open."""
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    return [
        f"Rimward {__version__}, {time.strftime('%Y-%m-%d %H:%M:%S')}",
        f"Python {sys.version.split()[0]}, pygame-ce {pygame.version.ver}, SDL {sdl}",
        f"System: {platform.platform()}",
        f"Scenes: {' > '.join(scenes) or 'none'}",
    ]


def game_lines(journal: Path | None) -> list[str]:
    """Return packs, seed and last answers of the game in play, from its journal.

    Never raise: the text says what cannot be read.
    """
    if journal is None:
        return ["Game: none"]
    try:
        kept = Journal.read(journal)
    except JournalError as problem:
        return [f"Game: {problem}"]
    packs = [f"{each.id} {each.version} ({each.digest})" for each in
             player_packs.used(kept.header.content)]  # fmt: skip
    lines = [
        f"Game: {kept.header.game}, file {journal}",
        f"Packs: {', '.join(packs) or kept.header.content}",
        f"Seed: {kept.header.seed}",
        f"Answers: {len(kept.answers)}, the last {min(LAST, len(kept.answers))} of them:",
    ]
    lines += [f"  {each.seq} player {each.seat + 1}: {each.key}" for each in kept.answers[-LAST:]]
    return [*lines, *(f"Damage: {each}" for each in kept.problems)]


# --- the player's own report -----------------------------------------------------------------


def store(
    note: str, picture: pygame.Surface | None, journal: Path | None, scenes: Sequence[str]
) -> Path:
    """Write ``report-TIME.zip`` to the folder of reports, whole or not at all; return it.

    It holds ``report.txt``, ``picture.png`` and ``game.jsonl``, as far as there are a picture and
    a game. Raise ``OSError`` if nothing can be written.
    """
    words = [f"Note: {note}", "", *system_lines(scenes), *game_lines(journal), ""]
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("report.txt", "\n".join(words).encode("utf-8", "backslashreplace"))
        if picture is not None:
            png = io.BytesIO()
            pygame.image.save(picture, png, "picture.png")
            made.writestr("picture.png", png.getvalue())
        with suppress(OSError):
            if journal is not None:
                made.writestr("game.jsonl", read_file(journal, MAX_BYTES))
    path = free_path(reports_folder(), f"report-{time.strftime('%Y%m%d-%H%M%S')}", ".zip")
    write_whole(path, data.getvalue())
    return true_path(path)


class ReportScene(Scene):
    """A dialog over the screen with the problem; stores note, picture and saved game."""

    name = "report"
    overlay = True

    def __init__(self, app: SceneHost, picture: pygame.Surface | None) -> None:
        super().__init__(app)
        self.picture = picture
        self.about = app.journal
        self.scenes = [scene.name for scene in app.stack]
        self.note = ""
        self.problem = ""
        self.entry: TextEntry | None = None

    def layout(self, m: Metrics) -> None:
        pad, gap = m.du(32), m.du(16)
        width = min(m.du(WIDTH_DU), m.width - 2 * pad)
        words = WORDS.format(what=WITH_GAME if self.about else WITHOUT)
        text = RichText.height(m, words, width - 2 * pad, "body")
        heights = (m.pitch("title"), text, max(36, m.du(56)), m.pitch("body"), max(36, m.du(52)))
        box = window(m).piece(width, 2 * pad + sum(heights) + 4 * gap)
        self.form.add(Panel("report.box", box, "modal"))
        room = box.inset(pad)
        places = [room.north(height, gap) for height in heights]
        self.form.add(Label("report.title", places[0], "Report a problem", "title"))
        self.form.add(RichText("report.words", places[1], words, "body", theme.SOFT))
        cursor = self.entry.cursor if self.entry else 0
        self.entry = self.form.add(
            TextEntry("report.note", places[2], self.note, self._on_type, on_done=self._on_done,
                      hint="For example: the ship moved too far", limit=LIMIT)
        )  # fmt: skip
        self.entry.cursor = cursor
        self.form.add(Label("report.problem", places[3], self.problem, "body", theme.DANGER))
        no = Button("report.no", _NONE, "Cancel", self.app.stack.pop,
                    hotkey=keymap.key("back"))  # fmt: skip
        yes = Button("report.yes", _NONE, "Save the report", self.keep, kind="primary")
        for each in (yes, no):
            each.rect = places[4].east(max(m.du(150), each.natural_width(m)), gap)
        self.form.add(no)
        self.form.add(yes)
        self.form.set_focus(self.entry)

    def _on_type(self, note: str) -> None:
        self.note = note

    def _on_done(self, note: str) -> None:
        self.keep()

    def keep(self) -> None:
        """Write the report and say where it is."""
        try:
            path = store(self.note, self.picture, self.about, self.scenes)
        except OSError as problem:
            self.problem = f"It could not be saved: {said(problem)}."
            self.app.cue("refuse")
            self.relayout(self.app.metrics)
            return
        app = self.app
        app.stack.pop()
        app.stack.push(notice_of(app, path))


def notice_of(app: SceneHost, path: Path) -> Scene:
    """Return the sentence that names the file of a report."""
    m = app.metrics
    where = break_words(m, "reading", literal(str(path)), text_width(m))
    words = f"Thank you. The report is one file, and it stays here unless you send it.\n\n{where}"
    copy = Button("notice.copy", _NONE, "Copy path", lambda: _copy(path), hotkey="C")
    show = Button("notice.folder", _NONE, "Open folder", lambda: show_folder(app, path.parent),
                  hotkey="F")  # fmt: skip
    return NoticeScene(app, "Report saved", words, more=[copy, show])


def _copy(path: Path) -> None:
    copy_text(str(path))


def show_folder(app: SceneHost, folder: Path) -> None:
    """Open a folder on the desktop, or say where it is."""
    with suppress(OSError):
        os.makedirs(folder, exist_ok=True)
    if not open_folder(folder):
        m = app.metrics
        words = break_words(m, "reading", literal(str(folder)), text_width(m))
        app.stack.push(NoticeScene(app, "The folder", words))
