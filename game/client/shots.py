"""Named pictures of screens, the same every time they are made.

``SHOTS`` maps a name to ``build(app, wish) -> Scene``. A game adds its own in the module that
``GAME_SHOTS`` names, by putting builders into ``SHOTS`` when it is imported.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame

from game.client.app import App
from game.client.confirm import ConfirmScene
from game.client.gallery import GalleryScene
from game.client.load import LoadScene
from game.client.rules_help import RulesScene
from game.client.saves import SaveInfo
from game.client.scenes import Scene
from game.client.settings import Settings
from game.client.title import TitleScene

GAME_SHOTS = ("game.client.outer_rim.shots",)
SETTLE_STEPS = 60  # frames of a tenth of a second: long enough for every animation


@dataclass(frozen=True)
class Wish:
    """What the picture is of: a journal and the number of answers to play of it, if any."""

    journal: Path | None = None
    step: int | None = None


SAMPLE_SAVES = [
    SaveInfo(
        Path("evening.jsonl"), "Evening game", datetime(2026, 11, 20, 21, 40),
        "Boba Fett against 2, round 7, fame 4 of 10",
    ),
    SaveInfo(
        Path("first.jsonl"), "First game", datetime(2026, 11, 18, 19, 5),
        "Lando Calrissian against 1, finished in round 14",
    ),
    SaveInfo(
        Path("torn.jsonl"), "Torn game", datetime(2026, 11, 11, 23, 59),
        problem="torn.jsonl, line 1: this is not a journal; it should begin with the set-up.",
    ),
]  # fmt: skip


def _fixed_saves(app: App) -> None:
    """Shows the sample games instead of what this machine happens to hold."""
    app.saves = lambda limit=None: SAMPLE_SAVES[:limit]  # type: ignore[method-assign]


def _title(app: App, wish: Wish) -> Scene:
    _fixed_saves(app)
    return TitleScene(app)


def _title_first(app: App, wish: Wish) -> Scene:
    app.saves = lambda limit=None: []  # type: ignore[method-assign]
    return TitleScene(app)


def _load(app: App, wish: Wish) -> Scene:
    _fixed_saves(app)
    return LoadScene(app)


def _confirm(app: App, wish: Wish) -> Scene:
    app.stack.push(_title(app, wish))
    words = "Every game is saved as you play; you can go on later."
    return ConfirmScene(app, "Leave Rimward?", words, app.stop, yes="Quit", no="Stay")


SHOTS: dict[str, Callable[[App, Wish], Scene]] = {
    "title": _title,
    "title_first": _title_first,
    "load": _load,
    "confirm": _confirm,
    "widgets": lambda app, wish: GalleryScene(app),
    "rules": lambda app, wish: RulesScene(app, clause="OR-121"),
}


def load_game_shots() -> None:
    """Imports the games' modules so that their builders are in ``SHOTS``."""
    for module in GAME_SHOTS:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError as problem:
            if not problem.name or not module.startswith(problem.name):
                raise


def take(name: str, size: tuple[int, int], scale: float, wish: Wish) -> pygame.Surface:
    """The named screen drawn off-screen. Raises ``KeyError`` with the names there are."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    load_game_shots()
    if name not in SHOTS:
        raise KeyError(f"no screen {name!r}; there are {', '.join(sorted(SHOTS))}")
    app = App(Settings(ui_scale=scale, speed="off"), size=size, folder=Path("no-saves"))
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
