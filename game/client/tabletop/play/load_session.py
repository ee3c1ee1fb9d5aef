"""Opening games: the rules of each loaded once, a journal continued, a table for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.client.draw.richtext import literal
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.table import registry
from game.table.contract import Game
from game.table.journal import Header, Journal, JournalError
from game.table.packs import player_packs
from game.table.session import Session


@lru_cache(maxsize=8)
def the_game(id: str, content: str = "") -> Game[Any]:
    """Return the rules of a game with all its content, loaded once.

    ``content`` names the packs of a journal. Raise ``UnknownGame`` or ``PackMissing``.
    """
    return registry.load_game(id, content)


def game_for(header: Header) -> Game[Any]:
    """Return the rules with the packs that a journal was played with. Raise ``JournalError``."""
    try:
        game = the_game(header.game)
        if player_packs.same(header.content, game.version):
            return game
        return the_game(header.game, header.content)
    except (player_packs.PackMissing, registry.UnknownGame) as problem:
        raise JournalError(str(problem)) from problem


def resume(path: Path) -> Session[Any]:
    """Return the session of a journal. Raise ``JournalError``."""
    return Session.resume(game_for(Journal.read(path).header), path)


def replay(path: Path, most: int | None = None) -> Session[Any]:
    """Return the game of a journal after its first ``most`` answers, or after all; the file stays
    as it is. Raise ``JournalError``."""
    return Session.replayed(game_for(Journal.read(path).header), path, most)


def open_table(
    table: Callable[[SceneHost, Session[Any]], Scene],
    app: SceneHost,
    journal: Path | None = None,
    session: Session[Any] | None = None,
) -> Scene:
    """Return the table for a session or a journal; a notice if it cannot be opened."""
    if session is None:
        if journal is None:
            return NoticeScene(app, "No game", "No game is open; start a new one.")
        try:
            session = resume(journal)
        except JournalError as problem:
            return NoticeScene(app, "This game cannot be opened", literal(str(problem)))
    return table(app, session)
