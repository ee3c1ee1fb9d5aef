"""Scenes by name, imported when first asked for.

``SCENES`` maps a name to ``make(app, **wishes) -> Scene``. The shell's own are "title" and
"load"; a game adds "new_game" (wishes: ``seed``), "table" (``journal``: a path to go on from)
and "end" (whatever its table passes).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.client.shell.paths import saves_folder

if TYPE_CHECKING:
    import pygame

    from game.client.shell.app import App
    from game.client.shell.saves import Facts
    from game.client.shell.scenes import Scene

SceneMaker = Callable[..., "Scene"]


class SceneMissing(Exception):
    """A scene or its module is not there; the message is for the player."""


def _found(home: str) -> Any:
    """The thing at ``package.module:name``."""
    module, _, attribute = home.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as problem:
        if problem.name and module.startswith(problem.name):
            raise SceneMissing(
                f"This copy of Rimward lacks {problem.name.replace('.', '/')}, which contains this "
                "screen. Reinstall or update it."
            ) from problem
        raise
    except AttributeError as problem:
        raise SceneMissing(f"{module} has no {attribute}, so this screen cannot open.") from problem


def lazy(home: str) -> SceneMaker:
    """A maker that imports its module when called."""

    def make(app: App, **wishes: Any) -> Scene:
        maker: SceneMaker = _found(home)
        return maker(app, **wishes)

    return make


SCENES: dict[str, SceneMaker] = {
    "title": lazy("game.client.shell.title:TitleScene"),
    "load": lazy("game.client.shell.load:LoadScene"),
    "rules": lazy("game.client.shell.rules_help:make"),
    "settings": lazy("game.client.shell.settings_screen:OptionsScene"),
    "welcome": lazy("game.client.shell.welcome:WelcomeScene"),
    "new_game": lazy("game.client.games.outer_rim.new_game:make"),
    "table": lazy("game.client.games.outer_rim.table.scene:make"),
    "end": lazy("game.client.games.outer_rim.end:make"),
    "lessons": lazy("game.client.games.outer_rim.lessons.list:make"),
    "tutorial": lazy("game.client.games.outer_rim.lessons.scene:make"),
}

# What a journal says for the list of games, and its picture.
DESCRIBE_SAVE = "game.client.games.outer_rim.saves:describe"
DRAW_SAVE = "game.client.games.outer_rim.saves:picture"

# Draws a card and dice of a game for the sample beside the settings.
DRAW_SAMPLE = "game.client.games.outer_rim.sample:draw"

# Reads what has been learned so far.
LEARNED = "game.client.games.outer_rim.lessons.progress:load"

# Says what is wrong with the player's packs.
PACK_PROBLEMS = "game.client.games.outer_rim.model:pack_problems"


def make(name: str, app: App, **wishes: Any) -> Scene:
    """A new scene. Raises ``SceneMissing`` with a sentence for the player."""
    if name not in SCENES:
        raise SceneMissing(f"There is no screen called {name!r}; there are {', '.join(SCENES)}.")
    return SCENES[name](app, **wishes)


def describe_save(path: Path) -> Facts:
    """What a journal holds; raises if it cannot be opened."""
    describe: Callable[[Path], Facts] = _found(DESCRIBE_SAVE)
    return describe(path)


def draw_save(path: Path) -> pygame.Surface:
    """The picture of a journal; raises if it cannot be opened."""
    draw: Callable[[Path], pygame.Surface] = _found(DRAW_SAVE)
    return draw(path)


def draw_sample(*places: Any) -> None:
    """A card and dice drawn onto a surface: its rectangles for both, and the metrics."""
    draw: Callable[..., None] = _found(DRAW_SAMPLE)
    draw(*places)


def has_learned() -> bool:
    """Whether a chapter of "Learn to play" is done. Imports none of the rules."""
    return bool(_found(LEARNED)().chapters)


def pack_problems() -> list[str]:
    """What is wrong with card packs of the player, which are left out then.

    The rules are not even imported where there is no folder of packs: the title comes first.
    """
    if not (saves_folder().parent / "packs").is_dir():
        return []
    problems: Callable[[], list[str]] = _found(PACK_PROBLEMS)
    return problems()
