"""A map of named places on a board: their positions and lanes, for any size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.spots import Name
from game.table.maps.graph import Graph


class GraphBoard:
    """A graph fitted into ``area``; places are circles of ``side`` pixels of the map."""

    def __init__(self, graph: Graph[Any], area: pygame.Rect, side: int) -> None:
        self.graph, self.area = graph, area
        self.scale = min(area.width / graph.width, area.height / graph.height)
        self.left = area.left + (area.width - graph.width * self.scale) / 2
        self.top = area.top + (area.height - graph.height * self.scale) / 2
        self.side = round(side * self.scale)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a point of the map in window pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, space: str) -> pygame.Rect:
        """Return the rectangle of a place."""
        spot, rect = self.graph.spaces[space], pygame.Rect(0, 0, self.side, self.side)
        rect.center = self.at(spot.x, spot.y)
        return rect

    def spots(self, kind: str) -> dict[Name, pygame.Rect]:
        """Return every place as a spot of this kind."""
        return {(kind, id): self.rect(id) for id in self.graph.spaces}

    def draw_lanes(self, surface: pygame.Surface, m: Metrics, color: theme.Color) -> None:
        """Draw the lanes as they run on the map."""
        for lane in self.graph.lanes:
            points = [self.at(x, y) for x, y in lane.points]
            pygame.draw.lines(surface, color, False, points, max(2, m.du(3)))

    def light(self, surface: pygame.Surface, m: Metrics, places: Mapping[str, theme.Color]) -> None:
        """Draw a ring around each of these places."""
        for id, color in places.items():
            rect = self.rect(id)
            radius = rect.width // 2 + m.du(4)
            pygame.draw.aacircle(surface, color, rect.center, radius, max(2, m.du(3)))
