"""Keep the picture and the snapshot of a game that is played."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from game.client.shell import thumbnails
from game.client.tabletop.model import TableModel
from game.client.tabletop.saves import Saves
from game.table.snapshots import write_snapshot

QUIET = 4.0  # seconds without an event


class Keeper:
    """Keep both when the table is left, and when it has rested for a while after an answer.

    Without ``saves`` nothing is kept. The table calls ``stir`` at every event, ``update`` every
    frame, and ``keep`` when it is left.
    """

    def __init__(self, model: TableModel[Any], saves: Saves[Any, Any] | None) -> None:
        self.model, self.saves = model, saves
        self.kept = -1
        """the version of the model that the picture shows"""
        self.quiet = 0.0

    def stir(self) -> None:
        """Note that the player does something."""
        self.quiet = 0.0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self.quiet += dt
        if self.quiet >= QUIET and self.kept != self.model.version:
            self.keep()

    def keep(self) -> None:
        """Keep the game as it is now. A failure is harmless: the journal is the save."""
        model, session = self.model, self.model.session
        if session.path is None or self.saves is None or self.kept == model.version:
            return
        self.kept = model.version
        with suppress(Exception):
            answers = [turn.answer for turn in session.history]
            write_snapshot(session.path, session.header, answers, model.game.dump(model.state))
            picture = self.saves.drawn(model.game, model.state)
            thumbnails.store(session.path, session.header.seed, picture)
