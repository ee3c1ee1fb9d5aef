"""The games of this table by id, each imported only when used.

``GAMES`` has one line per game: its id, and the location of its ``GameRules``. A game whose folder
is missing is not listed.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.table.contract import Game
from game.table.maps.drawing import MapError, MapFile
from game.table.packs.complaints import nearest

Home = str
"""A location: ``package.module:name``."""


@dataclass(frozen=True, slots=True)
class GameRules:
    """The parts that a game registers with the table.

    ``load`` makes the ``Game``, with the packs that ``content`` of a journal names if given, and in
    a game with ``lint`` also with the folders ``packs``;
    ``components`` is the type of everything in its packs, if any. ``maps`` reads a folder of its
    maps, and
    ``lint`` checks packs and maps together. ``players`` has the factories ``(seed, seat)`` of its
    own kinds of computer player, ``stand_in`` the one that continues for a person who leaves the
    table ("" if none can), ``answered`` the kinds of seat that the rules answer themselves.
    ``adviser`` makes what gives hints (``hints.Adviser``), ``learner`` what learns from self-play
    (``training.Learner``). ``statistics`` adds the game's figures
    to ``simulate``. Where characters are drawn, ``drawn`` names the steps answered by chance, and
    ``dealt`` returns the plain data of a setup for a game, that data and a seed.
    ``together`` is True where all players win or lose together, ``endless`` where no game ends.
    ``cuts`` names the kinds of event with which a shot ends where an answer is shown piece by
    piece; without it all that have a line in the log.
    ``own`` makes a character of a player's own, for ``main.py hero``: from choices in JSON, or by
    chance from a seed (``own_characters.Made``).
    ``usual`` is the plain data of the setup that a command plays if nothing else is asked for, its
    seats without their kinds. ``measured`` are fields of further setups, by name, that ``bench``
    measures.
    ``varied`` returns setups by name for the options of ``simulate``, given a game, the plain data
    of a setup and the options; it raises ``ValueError`` for unknown ones.
    """

    id: str
    load: Home
    components: Home = ""
    maps: Home = ""
    lint: Home = ""
    players: Mapping[str, Home] = field(default_factory=dict)
    stand_in: str = ""
    answered: tuple[str, ...] = ()
    adviser: Home = ""
    learner: Home = ""
    statistics: Home = ""
    drawn: tuple[str, ...] = ()
    dealt: Home = ""
    varied: Home = ""
    cuts: Home = ""
    own: Home = ""
    together: bool = False
    endless: bool = False
    usual: Mapping[str, Any] = field(default_factory=lambda: {"seats": [{}, {}]})
    measured: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


GAMES: dict[str, Home] = {
    "outer_rim": "game.outer_rim:RULES",
    "free_captains": "game.free_captains:RULES",
    "mandalorian": "game.mandalorian:RULES",
    "edge": "game.edge:RULES",
    "dice_table": "game.dice_table:RULES",
}


class UnknownGame(ValueError):
    """No game has this id; the message names the known ones."""


def found(home: Home) -> Any:
    """Import and return the object at ``package.module:name``."""
    module, _, name = home.partition(":")
    return getattr(importlib.import_module(module), name)


def installed() -> tuple[str, ...]:
    """Return the ids of the installed games, in the order of ``GAMES``."""
    return tuple(id for id, home in GAMES.items() if is_here(home))


def is_here(home: Home) -> bool:
    """Return whether the module of a home is installed."""
    try:
        return find_spec(home.partition(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def rules(id: str) -> GameRules:
    """Return the ``GameRules`` of this id. Raise ``UnknownGame``."""
    if id not in GAMES:
        near = nearest(id, GAMES)
        hint = f"did you mean '{near}'?" if near else f"there are {', '.join(GAMES)}."
        raise UnknownGame(f"No game '{id}': {hint}")
    one: GameRules = found(GAMES[id])
    return one


def load_game(id: str, content: str = "") -> Game[Any]:
    """Return the game with this id, with the packs that ``content`` of a journal names if given.

    Raise ``UnknownGame``, ``PackMissing``, or an error about its content.

    >>> load_game(installed()[0]).id == installed()[0]
    True
    >>> load_game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    game.table.registry.UnknownGame: No game 'chess': there are ...
    """
    load = found(rules(id).load)
    game: Game[Any] = load(content=content) if content else load()
    return game


def pack_problems(id: str, packs: Iterable[Path]) -> list[str]:
    """Return why the game with this id leaves out any of these packs, in the order they load."""
    game = found(rules(id).load)(packs=list(packs))
    return list(map(str, getattr(game, "problems", ())))


def components(id: str) -> TypeAdapter[Any]:
    """Return the validator of a game's components. Raise ``UnknownGame``, also without packs."""
    home = rules(id).components
    if not home:
        raise UnknownGame(f"The game '{id}' has no packs of cards.")
    return TypeAdapter(found(home))


def load_maps(id: str, folder: Path) -> dict[str, MapFile]:
    """Return the maps in a folder, by id. Raise ``UnknownGame`` or ``MapError``."""
    home = rules(id).maps
    if not home:
        raise MapError([f"the game '{id}' has no maps"])
    maps: dict[str, MapFile] = found(home)(folder)
    return maps
