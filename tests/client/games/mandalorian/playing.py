"""Helpers: missions at any question, on a table in process, and gestures there."""

from __future__ import annotations

from typing import Any

from game.client.games.mandalorian.table.map_input import MapSteering
from game.client.games.mandalorian.table.prefetch import PicturePrefetch
from game.client.games.mandalorian.table.table import MapPart, table_of
from game.client.games.mandalorian.tools.shots import PAIRS
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Control
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.scene import TableScene
from game.players.chance import RandomPlayer
from game.table.session import Session
from tests.client.conftest import Size, open_scene
from tests.client.games.outer_rim.playing import drag, point

the_game("mandalorian")  # loaded with this module, not by the test that happens to be the first


def new_game(mission: str = "the_asset", seed: int = 7, **more: Any) -> Session[Any]:
    """Return a mission before its first answer."""
    setup = {
        "game": "mandalorian", "mission": mission, "characters": list(PAIRS[mission]),
        "seats": [{"kind": "human"}], **more,
    }  # fmt: skip
    return Session(the_game("mandalorian"), setup, seed)


def at(step: str, mission: str = "the_asset", seeds: int = 40) -> Session[Any]:
    """Return a mission played by chance up to a question."""
    for seed in range(seeds):
        session, player = new_game(mission, seed), RandomPlayer(seed, 0)
        while (decision := session.decision()) is not None and len(session.history) < 400:
            if decision.step == step:
                return session
            session.autoplay({0: player}, 1)
    raise LookupError(f"no {step} in {mission}")


def open_table(
    session: Session[Any], size: Size = (1920, 1080), scale: float = 1.0,
    speed: Any = "off",
) -> tuple[App, TableScene]:  # fmt: skip
    """Return an app with that mission on the table, at rest; the player gives every answer."""
    more = {"speed": speed, "ui_scale": scale, "forced_steps": False}
    return open_scene(table_of, session, size=size, **more)


def control(scene: TableScene, key: str) -> Control:
    """Return the control of an option."""
    return next(each for each in scene.controls() if each.key == key)


__all__ = ["at", "control", "drag", "new_game", "open_table", "point"]


def warming_of(scene: TableScene) -> PicturePrefetch:
    """Return what paints in advance at a table."""
    return next(each.warming for each in scene.parts if isinstance(each, MapPart))


def steering_of(scene: TableScene) -> MapSteering:
    """Return what zooms and pans the map of a table."""
    return next(each.steering for each in scene.parts if isinstance(each, MapPart))
