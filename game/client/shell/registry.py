"""The screens of the shell, and the games with theirs: imported when first asked for.

``CLIENTS`` has one line for each game: its id, and where its ``GameClient`` is. A game whose
folder is not there is simply not on the shelf.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.client.shell.paths import saves_folder
from game.table.registry import Home, is_here

if TYPE_CHECKING:
    import pygame

    from game.client.shell.app import App
    from game.client.shell.saves import Facts
    from game.client.shell.scenes import Scene


@dataclass(frozen=True, slots=True)
class GameClient:
    """What a game brings to the window; all but its names is imported when it is used.

    ``scenes`` are makers ``make(app, **wishes)`` by name: ``new_game`` (wishes: ``seed``),
    ``table`` (``journal``: a path to continue from), ``end`` (whatever its table passes),
    ``lessons`` and ``tutorial``. ``describe_save`` and ``draw_save`` say and draw what a journal
    holds; ``sample`` draws a card and dice beside the settings. ``learned`` reads what has been
    learned; ``pack_problems`` lists what is wrong with the player's packs. ``shots`` are modules
    that put named pictures into ``shots.SHOTS``, ``samples`` writes games for pictures of the
    list of saved games, ``bench`` opens a table to measure, and ``clause`` is one that people look
    up often.
    """

    id: str
    name: str
    tagline: str
    scenes: Mapping[str, Home]
    describe_save: Home
    draw_save: Home
    sample: Home = ""
    learned: Home = ""
    pack_problems: Home = ""
    shots: tuple[str, ...] = ()
    samples: Home = ""
    bench: Home = ""
    clause: str = ""


CLIENTS: dict[str, Home] = {
    "outer_rim": "game.client.games.outer_rim:CLIENT",
}

SceneMaker = Callable[..., "Scene"]


class SceneMissing(Exception):
    """A scene or its module is not there; the message is for the player."""


def found(home: Home) -> Any:
    """The thing at ``package.module:name``, imported now. Raises ``SceneMissing``."""
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


SCENES: dict[str, Home | SceneMaker] = {
    "title": "game.client.shell.title:TitleScene",
    "load": "game.client.shell.load:LoadScene",
    "rules": "game.client.shell.rules_help:make",
    "settings": "game.client.shell.settings_screen:OptionsScene",
    "welcome": "game.client.shell.welcome:WelcomeScene",
}
"""the shell's own screens"""


# --- games ---------------------------------------------------------------------------------------


def games() -> tuple[GameClient, ...]:
    """The games that are here, in the order of ``CLIENTS``."""
    return tuple(found(home) for home in CLIENTS.values() if is_here(home))


def first_game() -> str:
    """The id of the game that stands first on the shelf."""
    return games()[0].id


def client(id: str) -> GameClient:
    """What the game with this id brings. Raises ``SceneMissing`` with a sentence for the player."""
    if id not in CLIENTS:
        raise SceneMissing(f"This copy of Rimward does not have the game {id!r}.")
    one: GameClient = found(CLIENTS[id])
    return one


# --- scenes --------------------------------------------------------------------------------------


def make(name: str, app: App, game: str = "", **wishes: Any) -> Scene:
    """A new scene: the shell's own, or that of a game. Raises ``SceneMissing``."""
    if name in SCENES:
        home: Home | SceneMaker = SCENES[name]
    else:
        known = client(game or first_game()).scenes
        if name not in known:
            names = ", ".join((*SCENES, *known))
            raise SceneMissing(f"There is no screen called {name!r}; there are {names}.")
        home = known[name]
    maker: SceneMaker = found(home) if isinstance(home, str) else home
    return maker(app, **wishes)


# --- what games say of themselves ----------------------------------------------------------------


def game_of(path: Path) -> str:
    """The game of a journal; that which stands first for one that does not say."""
    from game.table.journal import Journal, JournalError

    try:
        named = Journal.read(path).header.game
    except JournalError:
        return first_game()
    return named if named in CLIENTS else first_game()


def describe_save(path: Path) -> Facts:
    """What a journal holds; raises if it cannot be opened."""
    describe: Callable[[Path], Facts] = found(client(game_of(path)).describe_save)
    return describe(path)


def draw_save(path: Path) -> pygame.Surface:
    """The picture of a journal; raises if it cannot be opened."""
    draw: Callable[[Path], pygame.Surface] = found(client(game_of(path)).draw_save)
    return draw(path)


def draw_sample(*places: Any) -> None:
    """Draw a card and dice onto a surface: its rectangles for both, and the metrics."""
    home = next((each.sample for each in games() if each.sample), "")
    if home:
        draw: Callable[..., None] = found(home)
        draw(*places)


def has_learned() -> bool:
    """Whether a chapter of "Learn to play" is done in any game. Imports none of the rules."""
    return any(bool(found(each.learned)().chapters) for each in games() if each.learned)


def pack_problems() -> list[str]:
    """What is wrong with card packs of the player, which are left out then.

    The rules are not even imported where there is no folder of packs: the title comes first.
    """
    if not (saves_folder().parent / "packs").is_dir():
        return []
    return [
        problem for each in games() if each.pack_problems for problem in found(each.pack_problems)()
    ]
