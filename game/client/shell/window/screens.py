"""The screens by name: those of the shell, and those of the games, each imported only when used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.shell.window import registry
from game.client.shell.window.scenes import Scene, SceneHost
from game.table.registry import Home

SceneMaker = Callable[..., Scene]

SCENES: dict[str, Home | SceneMaker] = {
    "title": "game.client.shell.title.title:TitleScene",
    "load": "game.client.shell.library.load:LoadScene",
    "rules": "game.client.shell.app.rules_help:make",
    "records": "game.client.tabletop.records.records_page:RecordsScene",
    "replay": "game.client.tabletop.table.recording:make",
    "together": "game.client.online.lobby:TogetherScene",
    "settings": "game.client.shell.options.settings_screen:OptionsScene",
}
"""the shell's own screens"""
ABOUT_A_GAME = ("rules", "records")
"""those of them that are about one game"""


def make(name: str, app: SceneHost, game: str = "", **wishes: Any) -> Scene:
    """Return a new scene of the shell or of a game. Raise ``SceneMissing``."""
    if name in SCENES:
        home: Home | SceneMaker = SCENES[name]
        wishes |= {"game": game} if name in ABOUT_A_GAME else {}
    else:
        known = registry.client(game or registry.first_game()).scenes
        if name not in known:
            names = ", ".join((*SCENES, *known))
            raise registry.SceneMissing(f"There is no screen called {name!r}; there are {names}.")
        home = known[name]
    maker: SceneMaker = registry.load_object(home) if isinstance(home, str) else home
    return maker(app, **wishes)
