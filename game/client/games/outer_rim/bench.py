"""A benchmark table of Outer Rim: the same game every time."""

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

SCRIPT = 3  # the seed of the scripted answers
QUIET = ("end", "pass", "done", "recover")


class OuterRimBench:
    """The game that ``main.py bench`` plays."""

    def open_table(self, size: tuple[int, int]) -> tuple[App, TableScene]:
        """Return an undrawn table, of a game that is saved in a file."""
        app = App(size=size)
        app.open()
        setup = {"game": "outer_rim", "seats": shots.SEATS}
        game = Session(the_game(), setup, shots.SEED, new_path("outer_rim", folder=app.folder))
        scene = TableScene(app, shots.answer(game, "faction:rebel"))
        app.stack.push(scene)
        return app, scene

    def warmed(self, scene: TableScene) -> bool:
        """Return True if all cards have been painted in advance."""
        return scene.warming.done

    def script(self, scene: TableScene, answers: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Return the acts of the script: answers, in preference to ending a step, and closing
        results."""
        stream = random.Random(SCRIPT)
        for number in range(1, answers + 1):
            options = scene.model.options
            active = [each for each in options if each.verb not in QUIET]
            key = stream.choice(active if active and stream.random() < 0.8 else options).key
            yield f"answer {number}, {key}", _stirred(scene, partial(scene.choose, key))
            while scene.ui.tray:
                yield f"results of answer {number}", _stirred(scene, scene.next_page)
            while scene.playback.playing:
                yield f"turns after answer {number}", _stirred(scene, scene.playback.next)
            if scene.model.decision is None:
                return


def _stirred(scene: TableScene, act: Callable[[], None]) -> Callable[[], None]:
    """Return the act preceded by a motion of the mouse."""

    def moved() -> None:
        scene.keeper.stir()
        act()

    return moved


BENCH = OuterRimBench()
