"""The things on the table of a mission: cards, slots, characters, enemies, piles."""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.games.mandalorian.board import current_event, past
from game.client.games.mandalorian.cards import tokens
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.sound import cues
from game.client.games.mandalorian.table import guide, large, painting
from game.client.games.mandalorian.table.areas import areas_of
from game.client.games.mandalorian.table.controller import Controller
from game.client.tabletop.bars.log_delay import hold
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.table.contract import Outcomes, Table, Things, Turns
from game.table.events import Event
from collections.abc import Sequence

READABLE = frozenset(("hand", "drawn", "plan", "token", "carried", "slot", "crew", "pawn", "goal",
                      "track", "back", "pile", "child"))  # fmt: skip


class MissionThings(Things):
    """The single things on the table."""

    model: Model
    controller: Controller

    def subject(self, name: Name | None) -> str:
        if name is None or name[0] not in READABLE:
            return ""
        return large.subject(self.model, name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        large.draw(surface, rect, self.model, name, self.m)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        areas = areas_of(self.table)
        now = areas.event_now()
        if now is not None:
            current_event.draw(
                surface, current_event.card_rect(areas.at, self.m), self.model, now, self.m
            )
            return
        large.idle(surface, area, self.model, self.m)

    def title(self, name: Name) -> str:
        return large.title(self.model, name)

    def tip(self, name: Name) -> str:
        return guide.tip(self.model, name)

    def picture(self, name: Name) -> pygame.Surface | None:
        rect = self.view.spots.get(name)
        return None if rect is None else painting.in_hand(rect, self.model, name, self.m)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return images.svg("mandalorian/people", who(self.model, seat), size)

    def under(self, name: Name) -> Name:
        """Return the space under a piece while something in hand goes to spaces."""
        carry = self.controller.carry
        if carry is None or name in carry.targets:
            return name
        space = ("space", self.controller.space_of(name))
        return space if space in carry.targets else name

    def on_hover(self) -> None:
        areas = areas_of(self.table).at
        self.table.invalidate(areas.board)
        self.table.invalidate(areas.slots)

    def on_click(self, name: Name) -> bool:
        if name != ("pile", "event"):
            return False
        look_back(self.table)
        return True


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


def look_back(table: Table) -> None:
    """Open the pages of the events so far."""
    model = table.model
    assert isinstance(model, Model)
    found = past.events(model)
    if found:
        table.app.stack.push(past.PastScene(table.app, model, found))
    else:
        table.views.say("There has been no event yet.")
