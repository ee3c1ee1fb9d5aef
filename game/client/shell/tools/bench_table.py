"""Tables of benchmarks, as every game opens them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.client.shell.app.app import App

S = TypeVar("S", bound=Any)
RESTING = 600  # frames that painting ahead may take


def open_table(size: tuple[int, int], make: Callable[[App], S]) -> tuple[App, S]:
    """Return a window of this size with the table that ``make`` returns, not drawn yet."""
    app = App(size=size)
    app.open()
    scene = make(app)
    app.stack.push(scene)
    return app, scene


def rest(
    size: tuple[int, int], make: Callable[[App], S], is_warm: Callable[[S], bool]
) -> tuple[App, S]:
    """Return a window with a table on which nothing moves, once ``is_warm`` finds all painted
    ahead. At the end of its game the caller opens what follows."""
    app, scene = open_table(size, make)
    scene.ui.ended = True
    for _ in range(RESTING):
        app.frame([], 0.1)
        if is_warm(scene):
            break
    return app, scene


def after_motion(scene: Any, act: Callable[[], None]) -> Callable[[], None]:
    """Return the act preceded by a motion of the mouse."""

    def move() -> None:
        scene.keeper.stir()
        act()

    return move
