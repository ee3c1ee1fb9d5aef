"""The turns of others on the table of a mission, and the effects of an answer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.games.mandalorian.cards import tokens
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.sound import cues
from game.client.tabletop.bars.log_delay import hold
from game.client.tabletop.kit.thing import Name
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.table.contract import Outcomes, Turns
from game.table.events import Event


class MissionTurns(Turns):
    """The turns of others, with the character of the seat."""

    model: Model

    def piece_of(self, seat: int) -> Name | None:
        return ("pawn", who(self.model, seat))

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        drawn = tokens.pawn(min(rect.size), who(self.model, seat))
        surface.blit(drawn, drawn.get_rect(center=rect.center))


class MissionOutcomes(Outcomes):
    """Motion, sounds, and log lines that come as events are seen."""

    model: Model

    def show(self, events: Sequence[Event], before: Before) -> float:
        table, seconds = self.table, super().show(events, before)
        if not table.playback.loaded and table.motion.speed != "off":
            times = table.movements.times
            for delay, show in [*hold(table.log, times, self.model.seat, self._draw_next_line)]:
                table.motion.after(delay, show)
        return seconds

    def _draw_next_line(self) -> None:
        """Draw the log with one line more."""
        self.table.invalidate(self.view.log_at)

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)


def who(model: Model, seat: int) -> str:
    """Return the character of a seat, the first one where all are shared."""
    crew = [str(each["id"]) for each in model.characters]
    return crew[seat % len(crew)]
