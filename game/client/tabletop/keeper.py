"""Save the picture and the snapshot of the current game."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from game.client.shell import thumbnails
from game.client.tabletop.model import TableModel
from game.client.tabletop.saves import Saves
from game.table.snapshots import write_snapshot

QUIET = 4.0  # seconds without an event


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

    def stir(self) -> None:
        """Note that the player is active."""
        self.quiet = 0.0

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""
        self.quiet += dt
        if self.quiet >= QUIET and self.kept != self.model.version:
            self.keep()

    def keep(self) -> None:
        """Save the game as it is now. A failure is harmless: the journal is the save."""
        model, session = self.model, self.model.session
        if session.path is None or self.saves is None or self.kept == model.version:
            return
        self.kept = model.version
        with suppress(Exception):
            answers = [turn.answer for turn in session.history]
            write_snapshot(session.path, session.header, answers, model.game.dump(model.state))
            picture = self.saves.drawn(model.game, model.state)
            thumbnails.store(session.path, session.header.seed, picture)
