"""Helpers: cases at any question, on a table in process, gestures there, and dice of the
lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.games.edge.table.table import table_of
from game.client.games.edge.tools.shots import session, the_game
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Control
from game.client.tabletop.table.scene import TableScene
from game.edge.events import Rolled
from game.players.chance import RandomPlayer
from game.table.session import Session
from tests.client.conftest import Size, open_scene, settle
from tests.client.games.outer_rim.playing import drag, point

SEEDS = 60
the_game()  # loaded with this module, not by the test that happens to be the first


def at(step: str, scene: str = "", seeds: int = SEEDS, many: bool = True) -> Session[Any]:
    """Return a case played by chance up to a question, of a scene if one is named; ``many``:
    with more than one answer."""
    for seed in range(seeds):
        game, player = session(seed=seed), RandomPlayer(seed, 0)
        while (decision := game.decision()) is not None and len(game.history) < 500:
            here = not scene or game.state.scene == scene
            if decision.step == step and here and (len(decision.options) > 1 or not many):
                return game
            game.autoplay({0: player}, 1)
    raise LookupError(f"no {step} in {scene or 'any scene'}")


def open_table(
    game: Session[Any], size: Size = (1920, 1080), scale: float = 1.0,
    speed: Any = "off",
) -> tuple[App, TableScene]:  # fmt: skip
    """Return an app with that case on the table, at rest; the player gives every answer."""
    more = {"speed": speed, "ui_scale": scale, "forced_steps": False}
    app, scene = open_scene(table_of, game, size=size, **more)
    read(app, scene)
    return app, scene


def read(app: App, table: TableScene) -> None:
    """Read all rolls that are on view."""
    settle(app)
    while table.ui.tray:
        table.do.next_page()
        settle(app)


def control(scene: TableScene, key: str) -> Control:
    """Return the control of an option."""
    return next(each for each in scene.controls() if each.key == key)


__all__ = ["at", "control", "drag", "open_table", "point", "read", "session"]


def rolled(model: Any) -> Rolled:
    """Return the last check that a hero has rolled."""
    events = [each for turn in model.session.history for each in turn.events]
    found = [each for each in events if isinstance(each, Rolled) and each.who in ("juno", "maro")]
    return found[-1]


def _pool(model: Any) -> bool:
    roll = rolled(model)
    return (roll.success, roll.advantage, len(roll.dice)) == (1, 0, 3)


GOALS: dict[str, Callable[[Any], bool]] = {
    "pool": _pool,
    "slots": lambda m: rolled(m).success > 0 and "slicing_rig" in m.state.turned,
    "advantage": lambda m: rolled(m).success <= 0 and rolled(m).advantage == 3,
    "threat": lambda m: rolled(m).success > 0 and rolled(m).advantage == -2,
    "destiny": lambda m: rolled(m).success > 0 and rolled(m).triumphs == 1,
    "zones": lambda m: rolled(m).task == "attack" and rolled(m).success > 0,
    "crane": lambda m: rolled(m).success > 0 and m.state.people["juno"].stimmed == 1,
}
"""whether the table is as a chapter promises, after following it"""
