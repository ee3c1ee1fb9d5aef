"""A benchmark table of The Moonpeeler Affair: the same game every time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame

from game.client.games.free_captains.ending import end
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.table import Keys, table_of
from game.client.games.free_captains.tools import shots
from game.client.shell.app.app import App
from game.client.shell.tools.bench_table import after_motion, open_table, rest
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.free_captains.game import FreeCaptain
from game.table.saves import new_path
from game.table.session import Session

SCRIPT = 3  # the seed of the scripted answers
ACTIVE = 0.8  # share of the answers that do more than continue
QUIET = ("skip", "done", "settle")


class CaptainsBench:
    """The game that ``main.py bench --game free_captains`` plays."""

    def open_table(self, size: tuple[int, int]) -> tuple[App, TableScene]:
        """Return an undrawn table, of a game that is saved in a file."""

        def make(app: App) -> TableScene:
            return table_of(app, shots.session(new_path(FreeCaptain.id, folder=app.folder)))

        return open_table(size, make)

    def is_warm(self, scene: TableScene) -> bool:
        """Return True if all cards have been painted in advance."""
        return any(isinstance(each, Keys) and each.warming.done for each in scene.parts)

    def script(self, scene: TableScene, answers: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Return the acts of the script: answers, in preference to going on, and closing
        results."""
        stream = random.Random(SCRIPT)
        for number in range(1, answers + 1):
            options = scene.model.options
            active = [each for each in options if each.verb not in QUIET]
            key = stream.choice(active if active and stream.random() < ACTIVE else options).key
            yield f"answer {number}, {key}", after_motion(scene, partial(scene.do.choose, key))
            while scene.ui.tray:
                yield f"results of answer {number}", after_motion(scene, scene.do.next_page)
            if scene.model.decision is None:
                return

    def moments(self, size: tuple[int, int]) -> Iterator[tuple[str, App, Callable[[], None]]]:
        """Return the first line, a search, and an end."""
        for name, before, key in (("line", (), "planet:pl_09"), ("search", shots.LINE, "search")):
            app, scene = self._resting(size, shots.answer(shots.session(), *before))
            yield name, app, partial(scene.do.choose, key)
            pygame.display.quit()
        app, scene = self._resting(size, shots.whole_game(""))
        yield "end", app, lambda: app.stack.push(end.make(app, as_kind(scene.model, Model)))

    def _resting(self, size: tuple[int, int], game: Session[Any]) -> tuple[App, TableScene]:
        """Return a table on which nothing moves."""
        return rest(size, lambda app: table_of(app, game), self.is_warm)


BENCH = CaptainsBench()
