"""Save the picture and the snapshot of the current game."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import pygame

from game.client.shell import thumbnails
from game.client.tabletop.model import TableModel
from game.client.tabletop.saves import Saves
from game.memory import trim
from game.table.snapshots import write_snapshot

QUIET = 4.0  # seconds without an event
PAUSE = 0.5  # seconds without an event until memory that an answer used is returned
SLICE = 0.006  # seconds of a frame after which the rest waits for the next


class Keeper:
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
        self.quiet += dt
        if self.quiet >= PAUSE and self._tidied != self.model.version:
            self._tidied = self.model.version
            trim()
        if self.quiet < QUIET:
            return
        if self.kept != self.model.version:
            self._work = self._keeping()
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
            self._work = self._keeping()
        while self._work is not None:
            self._step()

    def _keeping(self) -> Iterator[object]:
        """Save snapshot and picture of this moment step by step."""
        model, session = self.model, self.model.session
        if session.path is None or self.saves is None or self.kept == model.version:
            return
        self.kept = model.version
        answers = [turn.answer for turn in session.history]
        write_snapshot(session.path, session.header, answers, model.game.dump(model.state))
        yield None
        picture: pygame.Surface | None = None
        for picture in self.saves.drawing(model.game, model.state):
            yield None
        if picture is not None:
            thumbnails.store(session.path, session.header.seed, picture)
