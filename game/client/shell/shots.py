"""Named pictures of screens, the same every time they are made.

``SHOTS`` maps a name to ``build(app, wish) -> Scene``. A game adds its own in the module that
``GAME_SHOTS`` names, by putting builders into ``SHOTS`` when it is imported.
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

from game.client.shell import registry
from game.client.shell.app import App
from game.client.shell.confirm import ConfirmScene
from game.client.shell.crash import CrashScene, Report
from game.client.shell.key_page import KeyScene
from game.client.shell.load import LoadScene
from game.client.shell.report import ReportScene
from game.client.shell.rules_help import RulesScene
from game.client.shell.saves import Index, Library
from game.client.shell.scenes import Scene
from game.client.shell.settings import Settings
from game.client.shell.settings_screen import OptionsScene
from game.client.shell.thumbnails import Pictures
from game.client.shell.title import TitleScene
from game.client.shell.welcome import WelcomeScene
from game.client.shell.widget_gallery import GalleryScene
from game.client.widgets import keymap
from game.players import make_players
from game.table.registry import load_game
from game.table.saves import rename
from game.table.session import Session

GAME_SHOTS = ("game.client.games.outer_rim.shots", "game.client.games.outer_rim.moments")
SETTLE_STEPS = 60  # frames of a tenth of a second: long enough for every animation


@dataclass(frozen=True)
class Wish:
    """What the picture is of: a journal and the number of answers to play of it, if any."""

    journal: Path | None = None
    step: int | None = None


# Name, character, answers given, and when the game was played: games that are really played, by
# the rules, by computer players.
SAMPLES = (
    ("Evening game", "boba_fett", 60, datetime(2026, 11, 20, 21, 40)),
    ("", "lando_calrissian", 34, datetime(2026, 11, 19, 22, 12)),
    ("The long way to Takodana", "doctor_aphra", 88, datetime(2026, 11, 18, 19, 5)),
    ("First game", "han_solo", 100_000, datetime(2026, 11, 15, 17, 30)),
    ("With Kim and Ada", "jyn_erso", 47, datetime(2026, 11, 14, 20, 0)),
    ("", "bossk", 21, datetime(2026, 11, 12, 8, 45)),
    ("", "ketsu_onyo", 75, datetime(2026, 11, 11, 23, 58)),
)
MANY = 1000


class SampleLibrary(Library):
    """The sample games instead of what this machine happens to hold; keeps no index."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, registry.describe_save)
        self._index = Index()

    def keep(self) -> None:
        """The samples are made anew each time."""


@lru_cache(maxsize=1)
def _samples() -> Path:
    """A folder of sample games, some of which cannot be opened; it goes with the program."""
    home = TemporaryDirectory(prefix="rimward-samples-")
    atexit.register(home.cleanup)
    folder = Path(home.name) / "saves"
    for seed, (name, character, answers, when) in enumerate(SAMPLES, 1):
        path = folder / f"outer_rim-{when:%Y-%m-%d-%H%M}.jsonl"
        _play(path, character, seed, answers)
        if name:
            rename(path, name)
        os.utime(path, (when.timestamp(),) * 2)
    torn = folder / "torn_game.jsonl"
    torn.write_text("not a game\n", "utf-8")
    packed = folder / "with_a_pack.jsonl"
    first = (folder / f"outer_rim-{SAMPLES[0][3]:%Y-%m-%d-%H%M}.jsonl").read_text("utf-8")
    packed.write_text(first.replace("outer_rim-0", "outer_rim-0.1.0-0+far_moons-2", 1), "utf-8")
    for path, when in ((torn, datetime(2026, 11, 11, 12, 0)), (packed, datetime(2026, 11, 11))):
        os.utime(path, (when.timestamp(),) * 2)
    return folder


def _play(path: Path, character: str, seed: int, answers: int) -> None:
    seats = [{"kind": "human", "character": character}, {"kind": "deck"}]
    setup = {"game": "outer_rim", "seats": seats}
    session = Session(load_game("outer_rim"), setup, seed, path)
    session.autoplay(make_players("outer_rim", ("planner", "deck"), seed), answers)
    session.close()


@lru_cache(maxsize=1)
def _many() -> Path:
    """A thousand games, the samples over and over."""
    home = TemporaryDirectory(prefix="rimward-samples-")
    atexit.register(home.cleanup)
    folder = Path(home.name) / "saves"
    folder.mkdir()
    source = sorted(_samples().glob("*.jsonl"))
    for number in range(MANY):
        path = folder / f"game_{number + 1:04}.jsonl"
        shutil.copyfile(source[number % len(source)], path)
        os.utime(path, (SAMPLES[0][3].timestamp() - number * 7300,) * 2)
    return folder


def _with_saves(app: App, folder: Path) -> None:
    app.folder, app.library = folder, SampleLibrary(folder)
    app.pictures = Pictures(registry.draw_save, keep=False)


def _title(app: App, wish: Wish) -> Scene:
    _with_saves(app, _samples())
    return TitleScene(app)


def _title_first(app: App, wish: Wish) -> Scene:
    _with_saves(app, Path("no-saves"))
    return TitleScene(app)


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
    """A key that is taken: swap, or another."""
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
    "load": _load,
    "load_many": _load_many,
    "load_empty": _load_empty,
    "crash": _crash,
    "report": _report,
    "confirm": _confirm,
    "widgets": lambda app, wish: GalleryScene(app),
    "rules": lambda app, wish: RulesScene(app, clause="OR-121"),
    "rules_term": lambda app, wish: RulesScene(app, term="deliver"),
    "settings": _settings("reading"),
    "settings_colours": _settings("colours"),
    "settings_motion": _settings("motion"),
    "settings_sound": _settings("sound"),
    "settings_keys": _settings("keys"),
    "settings_access": _settings("access"),
    "key": _key,
    "welcome": lambda app, wish: WelcomeScene(app),
}


def load_game_shots() -> None:
    """Imports the games' modules so that their builders are in ``SHOTS``."""
    for module in GAME_SHOTS:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError as problem:
            if not problem.name or not module.startswith(problem.name):
                raise


def take(
    name: str, size: tuple[int, int], scale: float, wish: Wish, palette: str = "standard"
) -> pygame.Surface:
    """The named screen drawn off-screen. Raises ``KeyError`` with the names there are."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    load_game_shots()
    if name not in SHOTS:
        raise KeyError(f"no screen {name!r}; there are {', '.join(sorted(SHOTS))}")
    settings = Settings(ui_scale=scale, speed="off", palette=palette)
    app = App(settings, size=size, folder=Path("no-saves"))
    app.open()
    app.stack.push(SHOTS[name](app, wish))
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
