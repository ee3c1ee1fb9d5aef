"""The games of this table by id, imported only when asked for.

Adding a game is one line in each table below.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.table.complaints import nearest
from game.table.contract import Game
from game.table.maps.drawing import MapFile

GAMES: dict[str, tuple[str, str]] = {
    "outer_rim": ("game.outer_rim.game", "load"),
}
"""Module and function that give a ready ``Game``; a journal's ``content`` may be asked for."""

COMPONENTS: dict[str, tuple[str, str]] = {
    "outer_rim": ("game.outer_rim.components", "AnyComponent"),
}
"""Module and name of the type of everything in a content pack of the game."""

MAPS: dict[str, tuple[str, str]] = {
    "outer_rim": ("game.outer_rim.maps.galaxy", "load_folder"),
}
"""Module and function that read a folder of a game's maps: ``load(folder) -> {id: map}``."""


class UnknownGame(ValueError):
    """No game has this id; the message names those there are."""


def load_game(id: str, content: str = "") -> Game[Any]:
    """The game with this id, with the packs that ``content`` of a journal names if it is given.

    Raises ``UnknownGame``, ``PackMissing``, or what is wrong with its content.
    """
    load = _found(GAMES, id)
    game: Game[Any] = load(content=content) if content else load()
    return game


def components(id: str) -> TypeAdapter[Any]:
    """What validates the components of a game's packs. Raises ``UnknownGame``."""
    return TypeAdapter(_found(COMPONENTS, id))


def load_maps(id: str, folder: Path) -> dict[str, MapFile]:
    """The maps in a folder, by id. Raises ``UnknownGame`` or ``MapError``."""
    maps: dict[str, MapFile] = _found(MAPS, id)(folder)
    return maps


def _found(table: dict[str, tuple[str, str]], id: str) -> Any:
    if id not in table:
        near = nearest(id, table)
        hint = f"did you mean '{near}'?" if near else f"there are {', '.join(table)}."
        raise UnknownGame(f"There is no game '{id}': {hint}")
    module, name = table[id]
    return getattr(importlib.import_module(module), name)
