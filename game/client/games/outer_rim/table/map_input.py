"""The map under the pointer: the wheel zooms, dragging pans."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.client.draw.scenery.ambient import Ambient, Light, Spot
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit.panning import Panning
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.play.parts import TableViews

MAP_ZOOMS = (1.0, 1.35, 1.8, 2.4, 3.0)
STORM_STEP, STORM_PACE = 0.4, 8.0
"""the Maelstrom: seconds between two pictures, degrees per second"""
CLOUD_STEP, CLOUD_TURN = 0.6, 300.0
"""clouds: seconds between two pictures, of one world and the other; seconds once around"""
EXHAUST = (
    Light((0.0, 0.34), 0.62, (60, 108, 130), 1.3),
    Light((0.0, 0.3), 0.36, (70, 96, 104), 0.9, 0.4),
)
"""the engine of the ship whose turn it is, in parts of its token's width"""


class MapSteering(Panning):
    """Zooming and panning of the galaxy, and what lives on it."""

    def __init__(self, ui: RimUi, view: RimView, map: MapView, views: TableViews) -> None:
        super().__init__(ui, map, MAP_ZOOMS, views.renew)
        self.rim, self.view, self.map = ui, view, map
        self.exhaust = Ambient((EXHAUST,), self._engine)
        self._cloudy, self._world = 0.0, 0

    def area(self) -> pygame.Rect:
        return self.view.areas.map

    def free(self) -> bool:
        return not self.view.in_view and not self.rim.drawer

    def turn_storm(self, dt: float, alive: bool) -> pygame.Rect | None:
        """Turn the Maelstrom while somebody plays; return the area that has changed."""
        ui, picture = self.rim, self.map.picture
        ui.swirl += dt
        if not alive or ui.swirl < STORM_STEP:
            return None
        picture.turned = (picture.turned - STORM_PACE * ui.swirl) % 360
        ui.swirl = 0.0
        return picture.storm_rect()

    def drift(self, dt: float, alive: bool) -> pygame.Rect | None:
        """Let clouds drift over two worlds in turn; return the area that has changed."""
        self._cloudy += dt
        if not alive or self._cloudy < CLOUD_STEP:
            return None
        self._cloudy, self._world = 0.0, self._world + 1
        picture = self.map.picture
        picture.drifted = (picture.drifted + CLOUD_STEP / CLOUD_TURN) % 1.0
        rect = picture.weather_rect(self._world)
        return rect if rect.width else None

    def glow(self, dt: float, alive: bool, away: Collection[Name]) -> pygame.Rect | None:
        """Let the engine of the ship whose turn it is glow, unless it is in flight; return the area
        that has changed."""
        tag = ("ship", str(self.map.model.view["turn"]))
        if not self.map.picture.ship_rect(int(tag[1])).width:
            return None
        return self.exhaust.update(dt, alive and tag not in away)

    def _engine(self, spot: Spot) -> tuple[Spot, float]:
        rect = self.map.picture.ship_rect(int(self.map.model.view["turn"]))
        wide = rect.width
        return (rect.centerx + spot[0] * wide, rect.centery + spot[1] * wide), wide
