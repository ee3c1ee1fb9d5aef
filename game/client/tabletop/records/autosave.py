"""Save the picture and the snapshot of the current game."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from time import perf_counter
from typing import Any, ClassVar

import pygame

from game.client.shell.window import thumbnails
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.records.saves import Saves
from game.memory import trim
from game.table.contract import Game
from game.table.snapshots import write_snapshot

QUIET = 4.0  # seconds without an event
PAUSE = 0.5  # seconds without an event until memory that an answer used is returned
GIVE = 0.002  # seconds that the thread of a snapshot is given at a time
SLICE = 0.006  # seconds of a frame after which the rest waits for the next


class Dump:
    """The snapshot of a state that nothing changes. The first one of a game takes long, so it is
    made in a thread as soon as the table is on view; the others are made at once, as a thread would
    keep memory of its own."""

    known: ClassVar[set[str]] = set()
    """the games of which there was one"""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.found = b""
        self._error: Exception | None = None
        self._thread: Thread | None = None
        if game.id in self.known:
            self.found = game.dump(state)
            return
        self.known.add(game.id)
        self._thread = Thread(target=self._make, name="snapshot", args=(game, state), daemon=True)
        self._thread.start()

    def _make(self, game: Game[Any], state: Any) -> None:
        try:
            self.found = game.dump(state)
        except Exception as error:
            self._error = error

    def done(self) -> bool:
        """Give way to it for a moment; return True once it is there. Raise its error."""
        if self._thread is None:
            return True
        self._thread.join(GIVE)
        if self._error is not None:
            raise self._error
        return not self._thread.is_alive()


class Autosave:
    """Saves both when the player leaves the table, and when it has been idle for a while after an
    answer.

    Without ``saves`` it does nothing. The table calls ``stir`` at every event, ``update`` every
    frame, and ``keep`` on leaving.
    """

    def __init__(self, model: TableModel[Any], saves: Saves[Any, Any] | None) -> None:
        self.model, self.saves = model, saves
        self.kept = -1
        """the version of the model in the picture"""
        self.quiet = 0.0
        self._work: Iterator[object] | None = None
        self._tidied = -1
        """the version after which unused memory was returned"""

    def stir(self) -> None:
        """Note that the player is active."""
        self.quiet = 0.0

    def update(self, dt: float, settled: bool = True) -> None:
        """Advance by ``dt`` seconds; save a little in each frame once nobody has done anything for
        a while. Earlier moments that are shown again are not ``settled``: nothing is saved."""
        if not settled:
            self.stir()
            return
        if self.saves is not None and self.model.game.id not in Dump.known:
            Dump(self.model.game, self.model.game.clone(self.model.state))
        self.quiet += dt
        if self.quiet >= PAUSE and self._tidied != self.model.version:
            self._tidied = self.model.version
            trim()
        if self.quiet < QUIET:
            return
        if self.kept != self.model.version:
            self._work = self._steps()
        begun = perf_counter()
        while self._work is not None and perf_counter() - begun < SLICE:
            self._step()

    def _step(self) -> None:
        """Do the next part of saving. A failure is harmless: the journal is the save."""
        try:
            done = self._work is None or next(self._work, self) is self
        except Exception:
            done = True
        if done:
            self._work = None

    def keep(self) -> None:
        """Save the game as it is now, at once."""
        if self._work is None or self.kept != self.model.version:
            self._work = self._steps()
        while self._work is not None:
            self._step()

    def _steps(self) -> Iterator[object]:
        """Save snapshot and picture of this moment step by step."""
        model, session = self.model, self.model.session
        if session.path is None or self.saves is None or self.kept == model.version:
            return
        self.kept = model.version
        answers = [turn.answer for turn in session.history]
        dump = Dump(model.game, model.game.clone(model.state))
        while not dump.done():
            yield None
        write_snapshot(session.path, session.header, answers, dump.found)
        yield None
        picture: pygame.Surface | None = None
        for picture in self.saves.drawing(model.game, model.state):
            yield None
        if picture is not None:
            thumbnails.store(session.path, session.header.seed, picture)
