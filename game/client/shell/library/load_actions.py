"""Actions on the file of a saved game: rename, delete and undo, export, show the folder."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.paths import open_folder, sent_folder
from game.client.shell.files.saves import SaveInfo
from game.client.shell.library.load_list import SaveList
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.name_dialog import NameScene
from game.client.shell.window.scenes import SceneHost
from game.client.shell.window.thumbnails import break_words
from game.client.widgets import Button, keymap
from game.client.widgets.modal import text_width
from game.table import saves
from game.table.saves import SaveError

_NONE = pygame.Rect(0, 0, 0, 0)


class Saves(Protocol):
    """The screen that lists the saves, as the actions use it."""

    app: SceneHost
    list: SaveList

    @property
    def current(self) -> SaveInfo | None: ...
    def read(self, chosen: Path | None = None) -> None: ...
    def relayout(self, m: Metrics) -> None: ...
    def say(self, words: str) -> None: ...


class FileActions:
    """Actions on the chosen save of the list. ``trashed`` are deleted saves that can come
    back, with the names they had."""

    def __init__(self, scene: Saves) -> None:
        self.scene, self.app = scene, scene.app
        self.trashed: list[tuple[str, Path]] = []

    def replay(self) -> None:
        """Show the chosen game from its start, over the list."""
        info = self.scene.current
        if info is not None and not info.problem:
            self.app.open_scene("replay", journal=info.path)

    def rename(self) -> None:
        """Ask for another name."""
        info = self.scene.current
        if info is not None:
            self.app.stack.push(
                NameScene(self.app, "Name of this game", info.name,
                          lambda name: self._rename(info.path, name), yes="Rename")
            )  # fmt: skip

    def _rename(self, path: Path, name: str) -> None:
        saves.rename(path, name)
        self.app.stack.pop()
        self.scene.read(path)
        self.scene.relayout(self.app.metrics)

    def delete(self) -> None:
        """Move the chosen save to the trash; Undo brings it back."""
        info, listed = self.scene.current, self.scene.list
        if info is None:
            return
        try:
            entry = saves.delete(info.path)
        except SaveError as problem:
            self.scene.say(str(problem))
            return
        self.trashed.append((info.name, entry))
        at = listed.chosen
        self.scene.read()
        listed.chosen = max(0, min(at, len(listed.shown) - 1))
        self.scene.say(f"{info.name} is in the trash.")

    def undo(self) -> None:
        """Bring the last deleted save back."""
        if not self.trashed:
            trash = saves.trash_folder(self.app.folder)
            self.scene.say(
                f"You have deleted nothing here. Games you deleted earlier are in {trash}."
            )
            return
        name, entry = self.trashed.pop()
        try:
            path = saves.restore(entry, self.app.folder)
        except SaveError as problem:
            self.scene.say(str(problem))
            return
        self.scene.list.words = self.scene.list.game = ""
        self.scene.read(path)
        self.scene.say(f"{name} is back.")

    def send(self) -> None:
        """Export a copy of the chosen save."""
        info = self.scene.current
        if info is None:
            return
        try:
            path = saves.copy(info.path, sent_folder(), info.name)
        except SaveError as problem:
            self.scene.say(str(problem))
            return
        folder = Button("notice.folder", _NONE, "Open folder", lambda: self._folder(path.parent),
                        hotkey=keymap.key("load.open_folder"))  # fmt: skip
        m = self.app.metrics
        where = break_words(m, "reading", literal(str(path)), text_width(m))
        words = (
            "This one file is the whole game. Open it with **main.py --load FILE**, or copy it "
            f"into the folder of saved games.\n\n{where}"
        )
        self.app.stack.push(NoticeScene(self.app, "Exported copy", words, more=[folder]))

    def show_folder(self) -> None:
        """Open the folder of the saved games."""
        self._folder(self.app.folder)

    def _folder(self, folder: Path) -> None:
        if not open_folder(folder):
            m = self.app.metrics
            words = break_words(m, "reading", literal(str(folder)), text_width(m))
            self.app.stack.push(NoticeScene(self.app, "The folder", words))
