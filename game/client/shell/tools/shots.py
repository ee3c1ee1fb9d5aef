"""Named pictures of screens, the same every time they are made.

``SHOTS`` maps a name to ``build(app, wish) -> Scene``. A game adds its own in the modules that
its ``GameClient`` names, by putting builders into ``SHOTS`` when they are imported.
"""

from __future__ import annotations

import atexit
import importlib
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.client.shell.app.app import App
from game.client.shell.app.crash import CrashScene, Report
from game.client.shell.app.report import ReportScene
from game.client.shell.app.rules_help import RulesScene
from game.client.shell.files.saves import Index, Library
from game.client.shell.library.load import LoadScene
from game.client.shell.options.key_page import KeyScene
from game.client.shell.options.settings_screen import OptionsScene
from game.client.shell.title.title import TitleScene
from game.client.shell.tools.widget_gallery import GalleryScene
from game.client.shell.window import registry, screens
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Scene
from game.client.shell.window.settings import Settings
from game.client.shell.window.thumbnails import Pictures
from game.client.widgets import keymap

SETTLE_STEPS = 60  # frames of a tenth of a second: long enough for every animation


@dataclass(frozen=True)
class Wish:
    """The subject of a picture: a journal and the number of its answers to play, if any."""

    journal: Path | None = None
    step: int | None = None


TABLE = "table"
"""the one screen that shows the game of a journal"""
REPLAYED = "game.client.tabletop.play.load_session:replay"
MANY = 1000
NEWEST = datetime(2026, 11, 20, 21, 40)
"""when the sample game that is continued was played"""


class SampleLibrary(Library):
    """The sample games instead of the saves of this machine; without a stored index."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, registry.describe_save)
        self._index = Index()

    def keep(self) -> None:
        """Store nothing: the samples are new each time."""


@lru_cache(maxsize=1)
def _samples() -> Path:
    """Return a folder of sample games, some broken; it is deleted at exit."""
    home = TemporaryDirectory(prefix="rimward-samples-")
    atexit.register(home.cleanup)
    folder = Path(home.name) / "saves"
    for each in registry.games():
        if each.samples:
            registry.load_object(each.samples)(folder)
    return folder


@lru_cache(maxsize=1)
def _many() -> Path:
    """Return a folder of a thousand games: the samples over and over."""
    home = TemporaryDirectory(prefix="rimward-samples-")
    atexit.register(home.cleanup)
    folder = Path(home.name) / "saves"
    folder.mkdir()
    source = sorted(_samples().glob("*.jsonl"))
    for number in range(MANY):
        path = folder / f"game_{number + 1:04}.jsonl"
        shutil.copyfile(source[number % len(source)], path)
        os.utime(path, (NEWEST.timestamp() - number * 7300,) * 2)
    return folder


def _with_saves(app: App, folder: Path) -> None:
    app.folder, app.library = folder, SampleLibrary(folder)
    app.pictures = Pictures(registry.draw_save, keep=False)


def _title(app: App, wish: Wish) -> Scene:
    _with_saves(app, _samples())
    app.settings.first_start_done = True
    return TitleScene(app)


def _title_first(app: App, wish: Wish) -> Scene:
    """Show the very first start."""
    _with_saves(app, Path("no-saves"))
    app.settings.first_start_done = False
    return TitleScene(app)


def _title_unplayed(app: App, wish: Wish) -> Scene:
    """Show the shelf of a player who has answered the first start, and played nothing."""
    scene = _title_first(app, wish)
    app.settings.first_start_done = True
    return scene


def _load(app: App, wish: Wish) -> Scene:
    _with_saves(app, _samples())
    return LoadScene(app)


def _load_many(app: App, wish: Wish) -> Scene:
    _with_saves(app, _many())
    return LoadScene(app)


def _load_empty(app: App, wish: Wish) -> Scene:
    _with_saves(app, Path("no-saves"))
    return LoadScene(app)


def _confirm(app: App, wish: Wish) -> Scene:
    app.stack.push(_title(app, wish))
    words = "Every game is saved as you play; you can continue later."
    return ConfirmScene(app, "Leave Rimward?", words, app.stop, yes="Quit", no="Stay")


def _settings(page: str) -> Callable[[App, Wish], Scene]:
    def make(app: App, wish: Wish) -> Scene:
        app.stack.push(_title(app, wish))
        return OptionsScene(app, page)

    return make


def _key(app: App, wish: Wish) -> Scene:
    """Show the dialog for a key that is taken."""
    app.stack.push(_settings("keys")(app, wish))
    scene = KeyScene(app, keymap.ACTIONS["table.undo"])
    scene.offer(keymap.key("table.end"))
    return scene


def _report(app: App, wish: Wish) -> Scene:
    app.stack.push(_title(app, wish))
    return ReportScene(app, None)


def _crash(app: App, wish: Wish) -> Scene:
    told = "ValueError: the ship is in two places in movements.py, line 212"
    journal = sorted(_samples().glob("*.jsonl"))[0]
    where = Path("/home/you/.local/state/rimward/log/crash-20261120-214003.txt")
    return CrashScene(app, Report(told, told, where, journal, "table"))


SHOTS: dict[str, Callable[[App, Wish], Scene]] = {
    "title": _title,
    "title_first": _title_first,
    "title_unplayed": _title_unplayed,
    "load": _load,
    "load_many": _load_many,
    "load_empty": _load_empty,
    "crash": _crash,
    "report": _report,
    "confirm": _confirm,
    "widgets": lambda app, wish: GalleryScene(app),
    "rules": lambda app, wish: RulesScene(app, clause=registry.games()[0].clause),
    "rules_term": lambda app, wish: RulesScene(app, term="deliver"),
    "settings": _settings("reading"),
    "settings_colors": _settings("colors"),
    "settings_motion": _settings("motion"),
    "settings_sound": _settings("sound"),
    "settings_keys": _settings("keys"),
    "settings_access": _settings("access"),
    "key": _key,
}


def load_game_shots() -> None:
    """Import the games' modules so that their builders are in ``SHOTS``."""
    for game in registry.games():
        for module in game.shots:
            importlib.import_module(module)


def _table_of(app: App, wish: Wish) -> Scene:
    """Return the table of a journal, whichever its game is. Raise ``JournalError``."""
    session = registry.load_object(REPLAYED)(wish.journal, wish.step)
    return screens.make(TABLE, app, session.header.game, session=session)


def take(
    name: str, size: tuple[int, int], scale: float, wish: Wish, palette: str = "standard"
) -> pygame.Surface:
    """Return the named screen drawn off-screen; ``TABLE`` with a journal is that game's table.

    Raise ``KeyError`` with the known names, and ``JournalError``.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    load_game_shots()
    if name not in SHOTS:
        raise KeyError(f"no screen {name!r}; there are {', '.join(sorted(SHOTS))}")
    settings = Settings(ui_scale=scale, speed="off", palette=palette)
    app = App(settings, size=size, folder=Path("no-saves"))
    app.open()
    build = _table_of if wish.journal is not None and name == TABLE else SHOTS[name]
    app.stack.push(build(app, wish))
    for _ in range(SETTLE_STEPS):
        app.frame([], 0.1)
        if not app.stack.busy and not app.dirty:
            break
    for scene in app.stack:
        scene.form.settle()
    app.dirty.add()
    app.draw()
    assert app.screen is not None
    return app.screen
