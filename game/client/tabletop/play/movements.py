"""The motion that an answer sets off: things along their way, rings around changes.

Decoration only: the state is final before anything starts. A game defines the animation of each
event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.motion import Animator
from game.client.tabletop.kit import celebrations
from game.client.tabletop.kit.celebrations import News
from game.client.tabletop.kit.flights import (
    BACK_SECONDS,
    GAIN_SECONDS,
    GONE_SECONDS,
    PULSE_SECONDS,
    Flight,
    Flights,
    Moving,
    Pulse,
)
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.pages.gains import Gain
from game.client.tabletop.play.parts import TableView, TableViews
from game.table.events import Event

Show = Callable[[Event, Spots, float], float]
"""Animate an event, given the earlier positions and a delay in seconds; return the seconds until
the next one may start"""


class Movements:
    """The movements of one table. ``shown`` gives the animation of each kind of event."""

    def __init__(self, view: TableView, motion: Animator, views: TableViews) -> None:
        self.view, self.motion, self.views = view, motion, views
        self.flights = Flights(views.invalidate)
        self.news: list[str] = []
        """announcements that become a message, as nothing moves"""
        self.shown: Mapping[type[Event], Show] = {}
        self.times: list[tuple[Event, float]] = []
        """the events of the last answer, with the seconds until each is shown"""

    def start(self, events: Sequence[Event], before: Spots) -> float:
        """Start the movements for these events, one after another; return their seconds."""
        delay, self.times = 0.0, []
        for event in events:
            self.times.append((event, delay))
            show = self.shown.get(type(event))
            if show is not None:
                delay += show(event, before, delay)
        if self.news:
            self.views.say("\n".join(self.news), "")
            self.news = []
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
        m, small = self.view.m, (min(start.width, end.width), min(start.height, end.height))
        flight = Flight(tag, picture, line(start, end), start.size, small,
                        lift=m.du(8), settle=m.du(4))  # fmt: skip
        self.launch(flight, seconds, delay)

    def fade(
        self, tag: Name, picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect,
        seconds: float, delay: float = 0.0,
    ) -> None:  # fmt: skip
        """Fade a picture on its way."""
        flight = Flight(tag, picture, line(start, end), start.size, start.size, fades=True)
        self.launch(flight, seconds, delay)

    def pulse(
        self, about: pygame.Rect, color: theme.Color, delay: float = 0.0,
        seconds: float = PULSE_SECONDS,
    ) -> None:  # fmt: skip
        """Show a ring around a change."""
        wide = self.view.m.du(10)
        self.adorn(Pulse(("pulse", ""), about.copy(), color, wide), seconds, delay)

    # -- great moments --

    def announce(self, news: News, area: pygame.Rect, delay: float = 0.0) -> None:
        """Show a banner over an area; a message where nothing moves."""
        if self.motion.speed == "off":
            self.news.append(news.line)
            return
        m, rect = self.view.m, celebrations.banner_rect(self.view.m, area)
        picture = celebrations.banner_picture(m, rect.size, news)
        banner = celebrations.Banner(("banner", news.title), picture, rect, m.du(16))
        self.adorn(banner, celebrations.BANNER_SECONDS, delay)

    def star(
        self, picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect, delay: float = 0.0
    ) -> None:
        """Fly a point from its source to where it counts, which lights up."""
        points = celebrations.arc(start, end, self.view.m.du(60))
        size = picture.get_size()
        flight = Flight(("star", ""), picture, points, size, size, waits=True)
        self.adorn(flight, celebrations.STAR_SECONDS, delay)
        self.pulse(end, theme.GOLD, delay + celebrations.STAR_SECONDS, celebrations.LIT_SECONDS)

    def coins(
        self, picture: pygame.Surface, count: int, start: pygame.Rect, end: pygame.Rect,
        delay: float = 0.0,
    ) -> None:  # fmt: skip
        """Fly coins to a purse, one after another along arcs."""
        m, size = self.view.m, picture.get_size()
        for number in range(count):
            points = celebrations.arc(start, end, m.du(40 + 12 * (number % 3)))
            flight = Flight(("coin", str(number)), picture, points, size, size, waits=True)
            later = delay + number * celebrations.COIN_GAP
            self.adorn(flight, celebrations.COIN_SECONDS, later)

    def shatter(self, tag: Name, picture: pygame.Surface, at: pygame.Rect, delay: float) -> None:
        """Break a picture where it stands."""
        rect = picture.get_rect(center=at.center)
        shards = celebrations.Shards(tag, celebrations.wedges(picture), rect, self.view.m.du(34))
        self.adorn(shards, celebrations.BREAK_SECONDS, delay)

    def hurt(self, about: pygame.Rect, delay: float) -> None:
        """Show damage: an edge for a moment, and a pip that cracks."""
        m = self.view.m
        edge = celebrations.Edge(("edge", ""), about.copy(), theme.DANGER, m.du(3))
        self.adorn(edge, celebrations.EDGE_SECONDS, delay)
        pip = celebrations.cracked_pip(m.du(30))
        start = pip.get_rect(center=about.center)
        flight = Flight(("crack", ""), pip, celebrations.arc(start, start.move(0, -m.du(18)), 0.0),
                        pip.get_size(), pip.get_size(), fades=True, waits=True)  # fmt: skip
        self.adorn(flight, celebrations.CRACK_SECONDS, delay)

    def bring_home(
        self, gain: Gain, picture: pygame.Surface, start: pygame.Rect, delay: float
    ) -> None:
        """Fly what a page has shown to its place on the table; what was lost fades."""
        end = self.view.spots.get(gain.name)
        if gain.lost:
            fallen = start.move(0, self.view.m.du(60))
            self.fade(gain.name, picture, start, fallen, GONE_SECONDS, delay)
        elif end is not None:
            self.fly(gain.name, picture, start, end, GAIN_SECONDS, delay)
            self.pulse(end, theme.GOLD, delay + GAIN_SECONDS)

    def fly_back(self, source: Name, picture: pygame.Surface | None, ghost: pygame.Rect) -> None:
        """Return a wrong drop to its origin."""
        home = self.view.spots.get(source)
        if home is None or picture is None:
            return
        size = picture.get_size()
        self.launch(Flight(("ghost", ""), picture, line(ghost, home), size, size), BACK_SECONDS)

    def launch(self, flight: Moving, seconds: float, delay: float = 0.0) -> None:
        """Start a flight; the table is redrawn when it is over."""
        self.motion.add(seconds, *self.flights.launch(flight, self.views.invalidate), delay)

    def adorn(self, flight: Moving, seconds: float, delay: float = 0.0) -> None:
        """Start a flight that stands for nothing on the table: only its place is redrawn."""
        over = partial(self._remove, flight)
        self.motion.add(seconds, *self.flights.launch(flight, over), delay)

    def _remove(self, flight: Moving) -> None:
        self.views.invalidate(flight.reach)


def line(start: pygame.Rect, end: pygame.Rect) -> list[tuple[float, float]]:
    """Return the line between the centers of two places."""
    return [(float(each.centerx), float(each.centery)) for each in (start, end)]
