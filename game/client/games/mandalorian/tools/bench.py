"""A benchmark table of The Mandalorian: Adventures: the same mission every time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame

from game.client.games.mandalorian.ending import end
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.map_input import MissionUi
from game.client.games.mandalorian.table.table import MapPart, table_of
from game.client.games.mandalorian.tools import shots
from game.client.shell.app.app import App
from game.client.shell.tools.bench_table import after_motion, open_table, rest
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.mandalorian.events import EventDrawn
from game.mandalorian.game import Mandalorian
from game.table.saves import new_path
from game.table.session import Session

LARGEST = "a_promise_broken"
"""the mission on the largest map"""
SCRIPT = 3  # the seed of the scripted answers
QUIET = ("end", "done", "on", "leave")


class MissionBench:
    """The mission that ``main.py bench --game mandalorian`` plays."""

    def open_table(self, size: tuple[int, int]) -> tuple[App, TableScene]:
        """Return an undrawn table, of a mission that is saved in a file."""

        def make(app: App) -> TableScene:
            return table_of(
                app, shots.session(LARGEST, new_path(Mandalorian.id, folder=app.folder))
            )

        return open_table(size, make)

    def is_warm(self, scene: TableScene) -> bool:
        """Return True if everything that may come up has been painted in advance."""
        return any(isinstance(each, MapPart) and each.warming.done for each in scene.parts)

    def script(self, scene: TableScene, answers: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Return the answers of the script, in preference to going on."""
        stream = random.Random(SCRIPT)
        for number in range(1, answers + 1):
            options = scene.model.options
            if not options:
                return
            active = [each for each in options if each.verb not in QUIET]
            key = stream.choice(active if active and stream.random() < 0.8 else options).key
            yield f"answer {number}, {key}", after_motion(scene, partial(scene.do.choose, key))

    def moments(self, size: tuple[int, int]) -> Iterator[tuple[str, App, Callable[[], None]]]:
        """Return a card picked up, an event, the map dragged, and an end."""
        app, scene = self._resting(size, shots.at("town_square", "act", 24))
        yield "card", app, partial(_pick_up_card, scene)
        pygame.display.quit()
        game, key = shots.upto(LARGEST, EventDrawn)
        app, scene = self._resting(size, game)
        yield "event", app, partial(scene.do.choose, key)
        pygame.display.quit()
        app, scene = self._resting(size, shots.session(LARGEST))
        yield "zoom", app, partial(_zoom_in, scene)
        pygame.display.quit()
        app, scene = self._resting(size, shots.over(LARGEST, won=True))
        yield "end", app, lambda: app.stack.push(end.make(app, as_kind(scene.model, Model)))

    def _resting(self, size: tuple[int, int], game: Session[Any]) -> tuple[App, TableScene]:
        """Return a table on which nothing moves."""
        return rest(size, lambda app: table_of(app, game), self.is_warm)


def _pick_up_card(scene: TableScene) -> None:
    """Pick up the first card in hand."""
    held = next(name for name in scene.view.spots if name[0] == "hand")
    scene.controller.pick(held, by_key=True)
    scene.invalidate()


def _zoom_in(scene: TableScene) -> None:
    """Look at the middle of the map from near."""
    as_kind(scene.ui, MissionUi).zoom = 1
    steering = next(each.steering for each in scene.parts if isinstance(each, MapPart))
    steering.center(as_kind(scene.model, Model).map.start)


BENCH = MissionBench()
