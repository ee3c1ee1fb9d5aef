"""The areas of a mission's table: where everything is, and whether it shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board import current_event, layout
from game.client.games.mandalorian.board.current_event import Carried
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.table.map_input import MissionUi
from game.client.tabletop.table.contract import Areas, Table, as_kind
from game.client.widgets.placement import Kept, Rank, of_rank


def middle_of(areas: MissionRegions) -> pygame.Rect:
    """Return the area in the middle of which an event is shown, above the sentence of the shot."""
    return areas.view if areas.hidden else areas.board.union(areas.slots)


class MissionAreas(Areas):
    """Where everything is."""

    model: Model
    ui: MissionUi
    _awaited: tuple[str, ...] = ()

    @property
    def at(self) -> MissionRegions:
        """The regions of the last layout."""
        return as_kind(self.view.areas, MissionRegions)

    def regions(self, m: Metrics) -> MissionRegions:
        self._bring_up_awaited()
        return layout.regions(m, self.ui.tab, len(self.model.characters))

    def _bring_up_awaited(self) -> None:
        """Beside a coach, bring up what it waits for: first a card, then where it goes, which are
        on different tabs."""
        guest, kind = self.table.guest, self.table.kind
        awaited = tuple(guest.wanted_keys()) if guest is not None else ()
        if awaited == self._awaited:
            return
        self._awaited = awaited
        for key in awaited[:1]:
            verb = key.partition("@")[0].partition(":")[0]
            tab = kind.tab_of.get(verb, verb)
            self.ui.tab = tab if tab in kind.tabs else self.ui.tab

    def beside_guest(self, found: Any, guest: pygame.Rect, m: Metrics) -> Any:
        if not found.hidden:  # the coach has the log's place, where small windows show events
            return found if found.inspector.width else replace(found, log=found.mission)
        shorter = {}  # regions that take turns end above the coach's strip
        for name in ("board", "hand", "mission"):
            rect: pygame.Rect = found.at(name).copy()
            rect.height = min(rect.bottom, guest.top) - rect.top
            shorter[name] = rect
        return replace(found, **shorter)

    def event_now(self) -> Carried | None:
        """Return the event to show beside the map: the one that is carried out, or looked at."""
        if self.table.playback.playing:
            return self.ui.stage.beside
        if self.model.shown and not self.model.recorded:
            return None
        found = current_event.peeked(self.model)
        if found is None:
            return current_event.current(self.model)
        flying = self.table.movements.flights.tags()
        return None if ("peeked", found.card) in flying else found

    @property
    def event_over_log(self) -> bool:
        """True if the event stands where the log is: small windows have no inspector."""
        beside = not layout.roomy(self.m) and not self.at.hidden and not self.ui.log_large
        return beside and self.event_now() is not None

    @property
    def log_shown(self) -> bool:
        return super().log_shown and not self.event_over_log

    @property
    def caption_in_bar(self) -> bool:
        return True

    def toast_at(self) -> tuple[int, int]:
        """Return the place of a message: over the hand while an event is shown on the map."""
        stage = self.ui.stage
        if not (self.table.playback.playing and stage.on) or self.at.hidden:
            return super().toast_at()
        hand = self.at.hand
        return hand.centerx, hand.bottom - self.m.du(12)

    def read_also(self) -> list[Kept]:
        event = [current_event.card_rect(self.at, self.m)] if self.event_over_log else []
        if self.table.playback.playing and self.ui.stage.in_middle:
            event.append(self.ui.stage.rect(middle_of(self.at), self.m))
        event += [each.rect for each in self.table.movements.flights.flying
                  if isinstance(each, current_event.Shown) and each.going]  # fmt: skip
        return of_rank(Rank.WORDS, event)


def areas_of(table: Table) -> MissionAreas:
    """Return the areas of a table of this game."""
    return as_kind(table.areas, MissionAreas)
