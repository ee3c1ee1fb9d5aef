"""The table with its sounds and tips."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.client.games.mandalorian import cues
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.games.mandalorian.tips import open_tips
from game.client.shell.scenes import Scene, SceneHost
from game.client.tabletop.learning.tips import Tips
from game.client.tabletop.opening import open_table
from game.table.events import Event
from game.table.session import Session


class HeardTable(MissionTable):
    """A table that plays the sounds of its events, and music that fits the danger; tips come at
    their moments."""

    def make_tips(self) -> Tips[Any]:
        return open_tips(self.model, self.app, self.relayout)

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)


def make(app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """Return the table for a session or a journal; a notice if it cannot be opened."""
    return open_table(HeardTable, app, journal, session)
