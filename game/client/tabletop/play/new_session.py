"""Beginning games that are saved from their first answer."""

from __future__ import annotations

from typing import Any

from game.client.draw.richtext import literal
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.play.load_session import the_game
from game.table.journal import JournalError
from game.table.saves import new_path
from game.table.session import Session


def begin(
    app: SceneHost, game: str, setup: Any, seed: int, practice: bool = False
) -> Session[Any] | None:
    """Return a new game; show a notice and return None if it cannot start."""
    try:
        session = Session(the_game(game), setup, seed, new_path(game, folder=app.folder))
        if practice:
            session.practise()
    except (JournalError, ValueError) as problem:
        app.stack.push(NoticeScene(app, "The game cannot start", literal(str(problem))))
        return None
    return session
