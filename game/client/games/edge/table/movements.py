"""The motion of an answer beside the stage: cards on their way to a slot, rings around tracks,
coins, credits and heroes. Each change of a figure is marked where the figure stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.motion import Animator
from game.client.games.edge.identity.identity import RED, SODIUM
from game.client.games.edge.play.model import Model
from game.client.games.edge.sound.cues import AGAINST
from game.client.games.edge.stage.layout import CaseRegions
from game.client.games.edge.table import tracks
from game.client.tabletop.kit.flights import CARD_SECONDS
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.kit.thing import ThingAt
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.play.parts import TableView, TableViews
from game.client.tabletop.table.contract import as_kind
from game.edge import events as e
from game.table.events import Event

GAP = 0.1
"""seconds between two marks"""


class CaseMovements(Movements):
    """The movements of one table."""

    def __init__(
        self, view: TableView, motion: Animator, views: TableViews, model: Model, at: ThingAt
    ) -> None:
        super().__init__(view, motion, views)
        self.model, self.at = model, at
        self.shown = {kind: partial(show, self) for kind, show in SHOWN.items()}

    def ring(self, name: Name, color: theme.Color, delay: float) -> float:
        """Show a ring around a thing on view; around the head alone of a hero's board."""
        found = self.view.spots.get(name)
        if found is None:
            return 0.0
        rect = found.copy()
        if name[0] == "hero":
            rect.height //= 2
        self.pulse(rect, color, delay)
        return GAP


def _fly_card(movements: CaseMovements, event: e.CardGained, before: Spots, delay: float) -> float:
    """Fly a card that was bought to its slot; mark any other where it is now."""
    name, start = ("card", event.card), before.get(("ware", event.card.partition(".")[0]))
    end = movements.view.spots.get(name)
    if start is None or end is None:
        return movements.ring(name, theme.GOLD, delay)
    movements.fly(name, movements.at(name).as_picture(start.size), start, end, CARD_SECONDS, delay)
    movements.pulse(end, theme.GOLD, delay + CARD_SECONDS)
    return CARD_SECONDS


def _mark_track(
    movements: CaseMovements, event: e.TrackMoved, before: Spots, delay: float
) -> float:
    sorts = {track.id: track.sort for track in movements.model.story.tracks}
    bad = (sorts.get(event.track) in AGAINST) == (event.n > 0)
    return movements.ring(("track", event.track), RED if bad else theme.GOOD, delay)


def _mark_credits(
    movements: CaseMovements, event: e.CreditsMoved, before: Spots, delay: float
) -> float:
    areas = as_kind(movements.view.areas, CaseRegions)
    if not event.n or not areas.shows("tracks"):
        return 0.0
    rect: pygame.Rect = tracks.purse_at(areas.tracks, movements.view.m)
    movements.pulse(rect, theme.GOLD if event.n > 0 else RED, delay)
    return GAP


def _mark_hurt(movements: CaseMovements, event: e.Hurt, before: Spots, delay: float) -> float:
    return movements.ring(("hero", event.who), RED, delay)


def _mark_healing(movements: CaseMovements, event: e.Healed, before: Spots, delay: float) -> float:
    return movements.ring(("hero", event.who), theme.GOOD, delay)


def _mark_change(movements: CaseMovements, event: e.Changed, before: Spots, delay: float) -> float:
    return movements.ring(("hero", event.who), SODIUM, delay)


def _mark_growth(
    movements: CaseMovements, event: e.Learned | e.TalentBought | e.Raised | e.Entered,
    before: Spots, delay: float,
) -> float:  # fmt: skip
    return movements.ring(("hero", event.who), theme.GOLD, delay)


def _mark_coins(
    movements: CaseMovements, event: e.DestinySpent, before: Spots, delay: float
) -> float:
    return movements.ring(("coins", ""), SODIUM, delay)


def _mark_card(movements: CaseMovements, event: e.CardTurned, before: Spots, delay: float) -> float:
    return movements.ring(("card", event.card), SODIUM, delay)


SHOWN: Mapping[type[Event], Callable[..., float]] = {
    e.CardGained: _fly_card,
    e.TrackMoved: _mark_track,
    e.CreditsMoved: _mark_credits,
    e.Hurt: _mark_hurt,
    e.Healed: _mark_healing,
    e.Changed: _mark_change,
    e.Learned: _mark_growth,
    e.TalentBought: _mark_growth,
    e.Raised: _mark_growth,
    e.Entered: _mark_growth,
    e.DestinySpent: _mark_coins,
    e.CardTurned: _mark_card,
}
"""by kind of event, its motion"""
