"""The sounds of the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.games.free_captains.sound import cues
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.table.scene import TabletopScene
from game.table.events import Event


class Hearing(TabletopScene):
    """A table that plays the sounds of its events, and music that fits the danger."""

    model: Model
    _alien = ""  # of the round that was heard last

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat, self._alien):
            self.app.cue(name, after, count)
        self._alien = cues.alien_of(events, self.model.view["aliens"][self.model.view["sector"]])

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)
