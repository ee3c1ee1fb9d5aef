"""The galaxy as the table uses it: positions of everything on the map, by the names of spots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map.galaxy import GalaxyView
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.spots import Name

Point = tuple[float, float]


class MapView:
    """Connects the picture of the galaxy and the model: it draws the model's view."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.galaxy = model.galaxy
        self.picture = GalaxyView(self.galaxy)

    @property
    def pan(self) -> Point:
        """The distance of the window's corner inside the zoomed map, in pixels."""
        return self.picture.pan

    def layout(
        self, rect: pygame.Rect, m: Metrics, zoom: float, pan: Point,
        corners: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Lay out the map in ``rect``, clear of the things over its ``corners``."""
        self.picture.layout(rect, m, zoom, (round(pan[0]), round(pan[1])), corners)
        self.picture.update(self.model.view)

    def spots(self) -> dict[Name, pygame.Rect]:
        """Return everything on the map that can be pointed at."""
        found: dict[Name, pygame.Rect] = {}
        for space in self.galaxy.spaces:
            found["space", space] = self.picture.rect_of(space)
        for each in self.galaxy.spaces.values():
            for place in each.places:
                found["place", place] = self.picture.place_rect(place)
        for faction in self.model.view["patrols"]:
            found["patrol", faction] = self.picture.patrol_rect(faction)
        for player in self.model.view["players"]:
            if player["space"] and player["ship"]:
                found["ship", str(player["seat"])] = self.picture.ship_rect(player["seat"])
        return found

    def points(self, spaces: Sequence[str]) -> list[Point]:
        """Return the way along the lanes through these spaces."""
        return self.picture.path_points(spaces)

    def token(self, name: Name) -> pygame.Surface | None:
        """Return the picture of a ship or patrol, for flights."""
        return self.picture.token(name)

    def way(self, start: str, goal: str) -> tuple[str, ...]:
        """Return a shortest path for the preview, its start first; empty if there is none."""
        if not start or start == goal:
            return ()
        path = self.galaxy.routes.path(start, goal, 0)
        return (start, *path) if path else ()

    def pan_for(self, pointer: tuple[int, int], zoom: float) -> Point:
        """Return the pan at another zoom that keeps the point under the pointer in place."""
        return self.picture.pan_for(pointer, zoom)

    def pan_to(self, place: str, zoom: float) -> Point:
        """Return the pan at a zoom that puts a space into the middle."""
        return self.picture.pan_to(place, zoom)

    def names(self) -> list[pygame.Rect]:
        """Return the places of the names of worlds."""
        return self.picture.names()

    def draw_still(self, surface: pygame.Surface) -> None:
        """Draw sky, lanes, worlds and contacts."""
        self.picture.draw_static(surface, self.model.view)

    def draw_moving(
        self, surface: pygame.Surface, hover: str, lights: Mapping[str, str],
        path: Sequence[str], away: Iterable[Name], lane: Sequence[str] = (), planned: str = "",
    ) -> None:  # fmt: skip
        """Draw lit spaces, the path to the one under the pointer (``hover``), flags, patrols and
        ships, except those in flight (``away``). ``lane``: the possible way of a patrol, shaded;
        ``planned``: the space that the player's own ship will fly to."""
        self.picture.draw_dynamic(
            surface, self.model.view, hover or None, lights, path, flags=self.flags(), away=away,
            active=("ship", str(self.model.view["turn"])), lane=lane,
            ghost=(("ship", str(self.model.seat)), planned),
        )  # fmt: skip

    def flags(self) -> dict[str, list[str]]:
        """Return the kinds of the viewing player's cards that a space matters for."""
        found: dict[str, list[str]] = {}
        me = self.model.me
        for card in me["cards"]:
            asset = self.model.content.assets[card]
            goal = me["destinations"].get(card) or asset.destination
            if card in me["captured"]:
                goal = asset.deliver_to
            if goal in self.galaxy.spaces:
                found.setdefault(str(goal), []).append(asset.kind)
        return found
