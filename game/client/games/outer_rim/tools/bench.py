"""A benchmark table of Outer Rim: the same game every time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame

from game.client.games.outer_rim.ending import end
from game.client.games.outer_rim.play.chances import Chances
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table.table import MapPart, table_of
from game.client.games.outer_rim.tools import shots
from game.client.shell.app.app import App
from game.client.shell.tools.bench_table import after_motion, open_table, rest
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.state import State
from game.table.saves import new_path
from game.table.session import Session

SCRIPT = 3  # the seed of the scripted answers
QUIET = ("end", "pass", "done", "recover")


class Punctual(Chances):
    """Chances that are known by the next frame, so that every game has the same frames."""

    def work(self, state: State) -> bool:
        fresh = super().work(state)
        self.wait()
        return fresh


class OuterRimBench:
    """The game that ``main.py bench`` plays."""

    def open_table(self, size: tuple[int, int]) -> tuple[App, TableScene]:
        """Return an undrawn table, of a game that is saved in a file."""

        def make(app: App) -> TableScene:
            setup = {"game": "outer_rim", "seats": shots.SEATS}
            game = Session(the_game(), setup, shots.SEED, new_path("outer_rim", folder=app.folder))
            return self._table(app, shots.answer(game, "faction:rebel"))

        return open_table(size, make)

    def is_warm(self, scene: TableScene) -> bool:
        """Return True if all cards have been painted in advance."""
        return any(isinstance(each, MapPart) and each.warming.done for each in scene.parts)

    def script(self, scene: TableScene, answers: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Return the acts of the script: answers, in preference to ending a step, and closing
        results."""
        stream = random.Random(SCRIPT)
        for number in range(1, answers + 1):
            options = scene.model.options
            active = [each for each in options if each.verb not in QUIET]
            key = stream.choice(active if active and stream.random() < 0.8 else options).key
            yield f"answer {number}, {key}", after_motion(scene, partial(scene.do.choose, key))
            while scene.ui.tray:
                yield f"results of answer {number}", after_motion(scene, scene.do.next_page)
            while scene.table.playback.playing:
                yield (
                    f"turns after answer {number}",
                    after_motion(scene, scene.table.playback.next),
                )
            if scene.model.decision is None:
                return

    def moments(self, size: tuple[int, int]) -> Iterator[tuple[str, App, Callable[[], None]]]:
        """Return the first page of an encounter, a fight, a turn of the AI, and an end."""
        answers = ((shots.ENCOUNTER, "draw"), (shots.COMBAT, "fight"), (shots.AI_TURN, "end"))
        for name, (position, key) in zip(("encounter", "fight", "turn"), answers, strict=True):
            game = shots.answer(shots.session(position=position), "faction:rebel")
            app, scene = self._resting(size, game)
            keys = [each.key for each in scene.model.options if each.key.startswith(key)]
            yield name, app, partial(scene.do.choose, keys[0])
            pygame.display.quit()
        over = shots.session(fame_goal=8)
        shots.answer(over, "faction:rebel")
        while (decision := over.decision()) is not None:
            over.choose(decision.options[-1].key)
        app, scene = self._resting(size, over)
        yield "end", app, lambda: app.stack.push(end.make(app, as_kind(scene.model, Model)))

    def _resting(self, size: tuple[int, int], game: Session[Any]) -> tuple[App, TableScene]:
        """Return a table that has painted ahead."""
        return rest(size, lambda app: self._table(app, game), self.is_warm)

    def _table(self, app: App, game: Session[Any]) -> TableScene:
        """Return the table of a game, whose chances are worked out at once."""
        scene = table_of(app, game)
        model = as_kind(scene.model, Model)
        model.chances = Punctual(model.game)
        return scene


BENCH = OuterRimBench()
