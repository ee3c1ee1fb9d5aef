"""The games of this copy, each imported only when used.

``CLIENTS`` has one line per game: its id, and the location of its ``GameClient``. A game whose
folder is missing is not on the shelf.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.client.draw import theme
from game.client.draw.theme import Color
from game.client.sound.moods import USUAL, Sounds
from game.table import registry as rules
from game.table.grammar import counted
from game.table.registry import Home, is_here
from game.table.saves import saves_folder

if TYPE_CHECKING:
    import pygame

    from game.client.draw.materials import Material
    from game.client.draw.palettes import MarkGroup
    from game.client.shell.files.saves import Facts, Teller
    from game.client.widgets.keymap import Action


@dataclass(frozen=True, slots=True)
class Look:
    """The marks of a game: its accent, the dark color of its pictures, the family of its display
    face, and what its table is covered with where that is not the usual (see ``draw.materials``).
    """

    accent: Color = theme.rgb("8FA3B8")
    ground: Color = theme.rgb("10151C")
    face: str = theme.HEADING
    materials: Mapping[str, Material] = field(default_factory=dict)


def lesson_length(chapters: int, minutes: int) -> str:
    """Return how long a lesson is, in words: "9 chapters, about 15 minutes"."""
    return f"{counted(chapters, 'chapter')}, about {counted(minutes, 'minute')}"


@dataclass(frozen=True, slots=True)
class FirstLesson:
    """The first lesson of a game: its number of chapters, the minutes that they take (see
    ``tabletop.lessons.lessons``), and the folder and name of a picture of it. All of it is written
    down here because lessons import the rules."""

    chapters: int
    minutes: int
    picture: tuple[str, str]

    @property
    def length(self) -> str:
        """Its number of chapters and its minutes, in words."""
        return lesson_length(self.chapters, self.minutes)


@dataclass(frozen=True, slots=True)
class GameClient:
    """The parts that a game registers with the window; all but names and data are imported when
    used.

    ``scenes`` are makers ``make(app, **wishes)`` by name: ``new_game`` (wishes: ``seed``),
    ``table`` (``journal``: a path to continue from, or ``session``: a game that is open), ``end``
    (``model``: the game that is over, ``minutes``: its length in time where that is known),
    ``lessons`` and ``tutorial``; a game without lessons leaves the last two out, and ``lesson``,
    which is shown before they are opened. ``cover`` returns
    the picture of its box at a size (``cover(size) -> Surface``); without one it gets a plain one.
    ``box_signs`` returns what that picture shows of the last game set up, such as further boxes.

    ``saves`` is a ``shell.saves.Teller``, which returns the facts and the picture of a journal.
    ``help`` are the folders of its clauses and glossary, below the project, that of the game
    itself first, and ``clause`` one that is often looked up. ``keys`` are actions of its own,
    ``marks`` its groups of colored marks.

    ``sample`` draws a card and dice beside the settings, ``learned`` reads which lessons are
    done, ``lead`` is a ``tabletop.guidance.guided_game.GuideScript`` through a whole game.
    ``shots`` are modules that put named pictures into ``shots.SHOTS``, ``samples`` writes games
    for pictures of the list of saved games, and ``bench`` opens a table to measure. ``records``
    is a ``tabletop.records.honors.Chronicle``, which describes the records of finished games.
    ``sounds`` is a ``sound.moods.Sounds`` with the game's own moods; a game without them has
    the usual ones. A game with a ``box`` comes in that of another: it has no cover on the
    shelf, but a door beside the other's buttons. ``friends``: people at several computers can
    play it together."""

    id: str
    name: str
    tagline: str
    scenes: Mapping[str, Home]
    saves: Home
    look: Look = Look()
    cover: Home = ""
    worn: Home = ""
    help: tuple[str, ...] = ()
    clause: str = ""
    keys: tuple[Action, ...] = ()
    marks: tuple[MarkGroup, ...] = ()
    sample: Home = ""
    learned: Home = ""
    lesson: FirstLesson | None = None
    lead: Home = ""
    shots: tuple[str, ...] = ()
    samples: Home = ""
    bench: Home = ""
    sounds: Home = ""
    records: Home = ""
    box: str = ""
    friends: bool = False

    def __post_init__(self) -> None:
        """Register keys and marks, so that settings, buttons and icons know them."""
        from game.client.draw import palettes
        from game.client.widgets import keymap

        keymap.register(self.keys)
        for group in self.marks:
            palettes.register(group)


LOADED = "game.client.tabletop.play.load_session:the_game"
"""what returns the rules of a game, loaded once"""
CLIENTS: dict[str, Home] = {
    "outer_rim": "game.client.games.outer_rim:CLIENT",
    "free_captains": "game.client.games.free_captains:CLIENT",
    "mandalorian": "game.client.games.mandalorian:CLIENT",
    "edge": "game.client.games.edge:CLIENT",
    "dice_table": "game.client.games.dice_table:CLIENT",
}


class SceneMissing(Exception):
    """A scene or its module is missing; the message is for the player."""


def load_object(home: Home) -> Any:
    """Import and return the object at ``package.module:name``. Raise ``SceneMissing``."""
    module, _, attribute = home.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as problem:
        if problem.name and module.startswith(problem.name):
            raise SceneMissing(
                f"This copy of Rimward lacks {problem.name.replace('.', '/')}, which draws this "
                "screen. Reinstall or update it."
            ) from problem
        raise
    except AttributeError as problem:
        raise SceneMissing(f"{module} has no {attribute}, so this screen cannot open.") from problem


# --- games ---------------------------------------------------------------------------------------


def games() -> tuple[GameClient, ...]:
    """Return the installed games of the shelf, in the order of ``CLIENTS``."""
    return tuple(each for each in _load_clients() if not each.box)


def boxed(id: str) -> tuple[GameClient, ...]:
    """Return the games that come in the box of another."""
    return tuple(each for each in _load_clients() if each.box == id)


def box_of(id: str) -> str:
    """Return the id of the box in which a game comes, often its own."""
    return next((each.box or id for each in _load_clients() if each.id == id), id)


def hosted() -> tuple[str, ...]:
    """Return the ids of the installed games that friends can play at one table."""
    return tuple(each.id for each in _load_clients() if each.friends)


def name_of(id: str) -> str:
    """Return the name of a game, or its id if it is not installed."""
    return next((each.name for each in _load_clients() if each.id == id), id)


def _load_clients() -> tuple[GameClient, ...]:
    here = rules.installed()
    return tuple(load_object(home) for id, home in CLIENTS.items() if id in here and is_here(home))


def first_game() -> str:
    """Return the id of the first game on the shelf, "" if there is none."""
    return next((each.id for each in games()), "")


def client(id: str) -> GameClient:
    """Return the ``GameClient`` with this id. Raise ``SceneMissing`` with a sentence for the
    player."""
    if id not in CLIENTS:
        raise SceneMissing(f"This copy of Rimward does not have the game {id!r}.")
    one: GameClient = load_object(CLIENTS[id])
    return one


def look(id: str) -> Look:
    """Return the marks of a game; plain ones for a game that has not registered any."""
    return client(id).look if id in CLIENTS else Look()


def cover(game: GameClient, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a game's box at a size."""
    paint: Callable[[tuple[int, int]], pygame.Surface] | None
    paint = load_object(game.cover) if game.cover else None
    if paint is None:
        from game.client.draw.scenery.covers import plain_cover

        return plain_cover(size, game.name, game.look.accent, game.look.ground, game.look.face)
    return paint(size)


def box_signs(game: GameClient) -> tuple[str, ...]:
    """Return what the picture of a game's box shows besides the game."""
    told: tuple[str, ...] = load_object(game.worn)() if game.worn else ()
    return told


def sounds(id: str) -> Sounds:
    """Return the moods of a game: its own, or the usual ones."""
    home = client(id).sounds if id in CLIENTS else ""
    own: Sounds = load_object(home) if home else USUAL
    return own


# --- saved games and what is known of the player -------------------------------------------------


def game_of(path: Path) -> str:
    """Return the game of a journal, or the first on the shelf if the journal names none."""
    from game.table.journal import Journal, JournalError

    try:
        named = Journal.read(path).header.game
    except JournalError:
        return first_game()
    return named if named in CLIENTS else first_game()


def describe_save(path: Path) -> Facts:
    """Return the facts of a journal. Raise an error if it cannot be opened."""
    id = game_of(path)
    return replace(_teller(id).describe(path), game=id)


def draw_save(path: Path) -> pygame.Surface:
    """Return the picture of a journal. Raise an error if it cannot be opened."""
    return _teller(game_of(path)).picture(path)


def _teller(game: str) -> Teller:
    teller: Teller = load_object(client(game).saves)
    return teller


def draw_sample(*places: Any) -> None:
    """Draw a card and dice onto a surface: its rectangles for both, and the metrics."""
    home = next((each.sample for each in games() if each.sample), "")
    if home:
        draw: Callable[..., None] = load_object(home)
        draw(*places)


def chapters_done(game: GameClient) -> int:
    """Return how many chapters of a game's lessons are done. No rules are imported."""
    return len(load_object(game.learned)().chapters) if game.learned else 0


def pack_problems() -> list[str]:
    """Return the faults of the player's packs, which are left out because of them.

    Only the rules of games with packs are loaded: the title must come fast.
    """
    if not (saves_folder().parent / "packs").is_dir():
        return []
    from game.table.packs import player_packs

    games, problems = player_packs.sorted_out()
    told = list(map(str, problems))
    for game in games:
        told += getattr(load_object(LOADED)(game), "problems", ())
    return list(dict.fromkeys(told))
