"""Helpers: games of captains at any question, on a table in process, and gestures there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.client.games.free_captains.table.prefetch import FacePrefetch
from game.client.games.free_captains.table.table import Keys, table_of
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Control
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.scene import TableScene
from game.free_captains.players.greedy import Greedy
from game.players.chance import RandomPlayer
from game.table.session import Session
from tests.client.conftest import Size, open_scene
from tests.client.games.outer_rim.playing import drag, point

the_game("free_captains")  # loaded with this module, not by the test that happens to be the first

SEAT = {"kind": "human", "name": ""}
GAMES = {0: 83, 1: 41, 9: 10, 12: 51, 24: 128, 25: 31, 35: 37, 72: 48}
"""seeds of games in which every question is asked, each with the answers until the last of them"""
Found = tuple[int, tuple[str, ...]]
"""a game: its seed, and the answers up to the moment"""


def new_game(seed: int = 7, **more: Any) -> Session[Any]:
    """Return a game before its first answer."""
    setup = {"game": "free_captains", "level": "basic", "seats": [SEAT], **more}
    return Session(the_game("free_captains"), setup, seed)


@lru_cache(maxsize=1)
def moments() -> dict[str, Found]:
    """Return a game in which each verb is offered, and one for each question (as "step NAME").

    Games are played by chance, and some with care, which find more Super Weapons.
    """
    found: dict[str, Found] = {}
    for seed, answers in GAMES.items():
        session = new_game(seed)
        player = Greedy(seed, 0) if seed % 24 == 0 else RandomPlayer(seed, 0)
        while (decision := session.decision()) and len(session.history) < answers:
            asked = {each.verb for each in decision.options if len(decision.options) > 1}
            asked.add(f"step {decision.step}")
            for each in asked - set(found):
                found[each] = seed, tuple(turn.answer.key for turn in session.history)
            session.autoplay({0: player}, 1)
    return found


def at(moment: str) -> Session[Any]:
    """Return a game at the first such moment: a verb, or "step NAME"."""
    seed, answers = moments()[moment]
    session = new_game(seed)
    for each in answers:
        session.choose(each)
    return session


def open_table(
    session: Session[Any], size: Size = (1920, 1080), scale: float = 1.0,
    speed: Any = "off",
) -> tuple[App, TableScene]:  # fmt: skip
    """Return an app with that game on the table, at rest; the player gives every answer."""
    more = {"speed": speed, "ui_scale": scale, "forced_steps": False}
    return open_scene(table_of, session, size=size, **more)


def control(scene: TableScene, key: str) -> Control:
    """Return the control of an option."""
    return next(each for each in scene.controls() if each.key == key)


__all__ = ["at", "control", "drag", "moments", "new_game", "open_table", "point"]


def warming_of(scene: TableScene) -> FacePrefetch:
    """Return what paints in advance at a table."""
    return next(each.warming for each in scene.parts if isinstance(each, Keys))
