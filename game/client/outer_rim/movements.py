"""What an answer sets in motion on the table: tokens along their way, cards to their slots,
credits that count. Decoration only: the state is final before anything starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.client.outer_rim.controller import Name
from game.client.outer_rim.flights import (
    BACK_SECONDS,
    CARD_SECONDS,
    MOST_SECONDS,
    STEP_SECONDS,
    Flight,
    Flights,
)
from game.client.outer_rim.hand import card_tile
from game.outer_rim.events import CardBought, PatrolMoved, ShipMoved
from game.table.events import Event

if TYPE_CHECKING:
    from game.client.outer_rim.table import TableScene

COUNT_SECONDS = 0.4  # credits, from what they were to what they are


@dataclass(frozen=True)
class Before:
    """The table before an answer: the credits shown, and where everything was."""

    credits: int
    spots: dict[Name, pygame.Rect]


class Movements:
    """The movements of one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.flights = Flights(table.app.dirty.add)

    def before(self) -> Before:
        """Where things are now, for what will fly."""
        return Before(self.table.model.me["credits"], dict(self.table.all_spots()))

    def start(self, events: Sequence[Event], before: Before) -> None:
        """Starts the movements for what happened, one after another."""
        table, delay = self.table, 0.0
        goal = table.model.me["credits"]
        if goal != before.credits:
            table.motion.add(COUNT_SECONDS, lambda part: self._count(before.credits, goal, part))
        if table.in_view and table.m.compact:
            return
        for event in events:
            if isinstance(event, ShipMoved) and event.path:
                tag = ("ship", str(event.seat))
                delay += self._fly_token(tag, event.start, event.path, delay)
            elif isinstance(event, PatrolMoved) and event.path:
                tag = ("patrol", event.faction)
                delay += self._fly_token(tag, event.start, event.path, delay)
            elif isinstance(event, CardBought) and ("market", event.card) in before.spots:
                self._fly_card(event, before.spots["market", event.card], delay)

    def clear(self) -> None:
        """Ends everything that moves."""
        self.table.motion.finish_all()
        self.flights.clear()

    def _count(self, start: int, goal: int, part: float) -> None:
        self.table.credits = round(start + (goal - start) * part)
        self.table.invalidate(self.table.areas.strip)

    def _fly_token(self, tag: Name, start: str, path: Sequence[str], delay: float) -> float:
        table = self.table
        points = table.map.points((start, *path))
        picture = table.map.token(tag)
        if not table.map_shown or picture is None or len(points) < 2:
            return 0.0
        size = picture.get_size()
        seconds = min(MOST_SECONDS, STEP_SECONDS * max(1, len(path)))
        self._launch(Flight(tag, picture, points, size, size), seconds, delay)
        return seconds

    def _fly_card(self, event: CardBought, start: pygame.Rect, delay: float) -> None:
        table = self.table
        if event.seat == table.model.seat:
            end = table.spots.get(("card", event.card))
        else:
            end = table.spots.get(("seat", str(event.seat)))
        if end is None:
            return
        picture = card_tile(table.model, event.card, start.size, table.m)
        small = (min(start.width, end.width), min(start.height, end.height))
        flight = Flight(("card", event.card), picture, _line(start, end), start.size, small)
        self._launch(flight, CARD_SECONDS, delay)

    def fly_back(self, source: Name, picture: pygame.Surface | None, ghost: pygame.Rect) -> None:
        """A wrong drop goes back to where it came from."""
        home = self.table.spots.get(source)
        if home is None or picture is None:
            return
        size = picture.get_size()
        self._launch(
            Flight(("ghost", ""), picture, _line(ghost, home), size, size), BACK_SECONDS, 0
        )

    def _launch(self, flight: Flight, seconds: float, delay: float) -> None:
        table = self.table
        self.flights.launch(table.motion, flight, seconds, delay, lambda: table.invalidate())


def _line(start: pygame.Rect, end: pygame.Rect) -> list[tuple[float, float]]:
    return [(float(each.centerx), float(each.centery)) for each in (start, end)]
