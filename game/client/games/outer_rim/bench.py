"""A table of Outer Rim to be measured: the same game every time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from game.client.games.outer_rim import shots
from game.client.games.outer_rim.model import the_game
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app import App
from game.table.saves import new_path
from game.table.session import Session

SCRIPT = 3  # the seed of the answers given
QUIET = ("end", "pass", "done", "recover")


class OuterRimBench:
    """What ``main.py bench`` plays."""

    def open_table(self, size: tuple[int, int]) -> tuple[App, TableScene]:
        """A table that is not drawn yet, of a game that is kept in a file."""
        app = App(size=size)
        app.open()
        setup = {"game": "outer_rim", "seats": shots.SEATS}
        game = Session(the_game(), setup, shots.SEED, new_path("outer_rim", folder=app.folder))
        scene = TableScene(app, shots.answer(game, "faction:rebel"))
        app.stack.push(scene)
        return app, scene

    def warmed(self, scene: TableScene) -> bool:
        """Whether all cards have been painted ahead."""
        return scene.warming.done

    def script(self, scene: TableScene, answers: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Answers, rather than ending a step, and putting results away."""
        stream = random.Random(SCRIPT)
        for number in range(1, answers + 1):
            options = scene.model.options
            active = [each for each in options if each.verb not in QUIET]
            key = stream.choice(active if active and stream.random() < 0.8 else options).key
            yield f"answer {number}, {key}", _stirred(scene, partial(scene.choose, key))
            while scene.ui.tray:
                yield f"results of answer {number}", _stirred(scene, scene.next_page)
            if scene.model.decision is None:
                return


def _stirred(scene: TableScene, act: Callable[[], None]) -> Callable[[], None]:
    """The act of a player who has moved a hand for it."""

    def moved() -> None:
        scene.keeper.stir()
        act()

    return moved


BENCH = OuterRimBench()
