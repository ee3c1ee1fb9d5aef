"""The turns of computer players on the table of Outer Rim, and what an answer sets off."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.encounter import pages
from game.client.games.outer_rim.facts import turn_summary
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.sound import cues
from game.client.games.outer_rim.sound.sounds import heard
from game.client.games.outer_rim.table.areas import areas_of
from game.client.games.outer_rim.table.movements import RimMovements
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.games.outer_rim.table.plan_ahead import Ahead
from game.client.sound.moods import Sounds
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.replay.playback_paint import Exhibit
from game.client.tabletop.table.contract import Outcomes, Table, Turns, as_kind
from game.outer_rim.cuts import CUTS
from game.outer_rim.events import ShipMoved, StepBegan, TurnBegan
from game.outer_rim.favors.events import FavorGranted, FavorOffered
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.rules import delivery
from game.table.events import Event
from game.table.grammar import listed

STEP_TABS = {"planning": "map", "action": "market", "encounter": "map"}
"""the region that comes up with a step"""


class RimTurns(Turns):
    """Turns that are shown: in a sentence, shot by shot, with the cards drawn."""

    model: Model

    def cuts(self, event: Event) -> bool:
        return isinstance(event, CUTS)

    def concerns(self, event: Event) -> bool:
        if isinstance(event, FavorOffered | FavorGranted) or event.cause == "favor":
            return False  # the asker is still on turn
        about = getattr(event, "seat", None), getattr(event, "defender", None)
        return self.model.seat in about

    def decided(self, events: Sequence[Event]) -> int:
        rival = pages.on_turn(self.model, events) in self.model.computers
        if not rival or any(map(self.concerns, events)):
            return 0
        return pages.own_results(self.model, events)

    def summarize(self, seat: int, events: Sequence[Event]) -> str:
        return turn_summary.sentence(self.model, seat, events)

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        return pages.ai_exhibit(self.model, events, now)

    def piece_of(self, seat: int) -> Name | None:
        return "ship", str(seat)

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        who = str(self.model.view["players"][seat]["character"] or "")
        boards.portrait(surface, rect, who, self.m, seat)


ACTION_OVER = "Nothing is left to do in the action step: on to the encounter step."


class RimOutcomes(Outcomes):
    """Reactions to an answer; ``ahead`` are the plans for the next planning step."""

    model: Model
    ui: RimUi
    view: RimView

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.ahead = Ahead(table, self.model, areas_of(table).map.flags)

    def before(self, spots: dict[Name, pygame.Rect]) -> Before:
        return spots, self.model.me["credits"]

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        self.ui.looking = None
        if any(isinstance(each, StepBegan | TurnBegan) for each in events):
            self.ui.tab = STEP_TABS.get(self.model.view["step"], self.ui.tab)
        mine = [each.step for each in events
                if isinstance(each, StepBegan) and each.seat == self.model.seat]  # fmt: skip
        if mine == ["encounter"] and self.model.session.ended_by_itself("end"):
            self.table.views.say(f"{ACTION_OVER}{self._waiting()}", "")
        if refused := facts.refusals(self.model, [*episode, *events]):
            self.table.views.say(refused, "")

    def _waiting(self) -> str:
        """Return what could be delivered here if a turn had more than one delivery."""
        play = self.model.game.play(self.model.state)
        names = [self.model.name(card) for card in delivery.due(play, self.model.seat)]
        many = "wait" if len(names) > 1 else "waits"
        return f" You deliver once a turn, so {listed(names)} {many}." if names else ""

    def settle(self, rewound: bool) -> None:
        self.ui.credits, self.ui.looking = self.model.me["credits"], None

    def show(self, events: Sequence[Event], before: Before) -> float:
        spots, credits = before
        movements = as_kind(self.table.movements, RimMovements)
        movements.count(credits)
        if self.table.covers_all:
            return 0.0
        self._follow_moves(events)
        return movements.start(events, spots)

    def _follow_moves(self, events: Sequence[Event]) -> None:
        """Move the zoomed map to the last ship or patrol that moved, if that is out of view."""
        areas = areas_of(self.table)
        gone = [each.path[-1] for each in events
                if isinstance(each, ShipMoved | PatrolMoved) and each.path]  # fmt: skip
        if not gone or not self.ui.zoom or not areas.map_shown or not self.app.settings.follow:
            return
        if not self.view.areas.map.contains(areas.map.picture.rect_of(gone[-1])):
            areas.steering.center(gone[-1])

    def follow_up(self) -> tuple[list[Event], str]:
        events = list[Event]()
        return events, self.ahead.carry_out(events)

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)

    def sounds(self) -> Sounds:
        """Return the moods of the table: the boxes in play bring pieces of their own."""
        return heard(self.model.state.setup.expansions)


def ahead_of(table: Table) -> Ahead:
    """Return the plans for the next planning step at a table of this game."""
    return as_kind(table.outcomes, RimOutcomes).ahead
