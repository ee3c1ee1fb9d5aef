"""The motion that an answer sets off: things along their way, rings around changes.

Decoration only: the state is final before anything starts. A game defines the animation of each
event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.client.draw import theme
from game.client.draw.motion import Animator
from game.client.tabletop.flights import BACK_SECONDS, PULSE_SECONDS, Flight, Flights, Moving, Pulse
from game.client.tabletop.parts import TableActions, TableView
from game.client.tabletop.spots import Name, Spots
from game.table.events import Event

Show = Callable[[Event, Spots, float], float]
"""Animate an event, given the earlier positions and a delay in seconds; return the seconds until
the next one may start"""


class Movements:
    """The movements of one table. ``shown`` gives the animation of each kind of event."""

    def __init__(self, view: TableView, motion: Animator, do: TableActions) -> None:
        self.view, self.motion, self.do = view, motion, do
        self.flights = Flights(do.invalidate)
        self.shown: Mapping[type[Event], Show] = {}

    def start(self, events: Sequence[Event], before: Spots) -> float:
        """Start the movements for these events, one after another; return their seconds."""
        delay = 0.0
        for event in events:
            show = self.shown.get(type(event))
            if show is not None:
                delay += show(event, before, delay)
        return delay

    def clear(self) -> None:
        """End all motion."""
        self.motion.finish_all()
        self.flights.clear()

    def fly(
        self, tag: Name, picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect,
        seconds: float, delay: float = 0.0,
    ) -> None:  # fmt: skip
        """Fly a picture from one place to another, shrinking to fit there."""
        small = (min(start.width, end.width), min(start.height, end.height))
        self.launch(Flight(tag, picture, line(start, end), start.size, small), seconds, delay)

    def fade(
        self, tag: Name, picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect,
        seconds: float, delay: float = 0.0,
    ) -> None:  # fmt: skip
        """Fade a picture on its way."""
        flight = Flight(tag, picture, line(start, end), start.size, start.size, fades=True)
        self.launch(flight, seconds, delay)

    def pulse(self, about: pygame.Rect, color: theme.Color, delay: float = 0.0) -> None:
        """Show a ring around a change."""
        reach = self.view.m.du(10)
        self.launch(Pulse(("pulse", ""), about.copy(), color, reach), PULSE_SECONDS, delay)

    def fly_back(self, source: Name, picture: pygame.Surface | None, ghost: pygame.Rect) -> None:
        """Return a wrong drop to its origin."""
        home = self.view.spots.get(source)
        if home is None or picture is None:
            return
        size = picture.get_size()
        self.launch(Flight(("ghost", ""), picture, line(ghost, home), size, size), BACK_SECONDS)

    def launch(self, flight: Moving, seconds: float, delay: float = 0.0) -> None:
        """Start a flight; the table is redrawn when it is over."""
        self.flights.launch(self.motion, flight, seconds, delay, self.do.invalidate)


def line(start: pygame.Rect, end: pygame.Rect) -> list[tuple[float, float]]:
    """Return the line between the centers of two places."""
    return [(float(each.centerx), float(each.centery)) for each in (start, end)]
