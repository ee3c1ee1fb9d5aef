"""The galaxy on the table: the map view fed from the game that is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.client.outer_rim.galaxy import GalaxyView
from game.client.outer_rim.model import Model
from game.client.theme import Metrics
from game.outer_rim.movement import lanes

Name = tuple[str, str]
Point = tuple[float, float]


class MapPicture:
    """Draws the map and knows where everything on it is. ``model`` gives the game."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.galaxy = model.game.galaxy(model.state.pieces)
        self.shown = GalaxyView(self.galaxy)

    def layout(self, rect: pygame.Rect, m: Metrics, zoom: float, pan: Point) -> None:
        """Fits the map into ``rect``; ``zoom`` 1 shows all of it, ``pan`` is in pixels."""
        self.shown.layout(rect, m, zoom, (round(pan[0]), round(pan[1])))
        self.shown.update(self.model.view)

    def pan_for(self, pointer: tuple[int, int], zoom: float) -> Point:
        """The pan at which what is under the pointer stays there at a new zoom."""
        return self.shown.pan_for(pointer, zoom)

    def spots(self) -> dict[Name, pygame.Rect]:
        """Where everything that can be pointed at is, in window pixels."""
        self.shown.update(self.model.view)
        found = {("space", space): self.shown.rect_of(space) for space in self.galaxy.spaces}
        for space in self.galaxy.spaces.values():
            for number in range(1, len(space.contacts) + 1):
                place = f"{space.id}.{number}"
                found["place", place] = self.shown.place_rect(place)
        for faction in self.model.view["patrols"]:
            found["patrol", faction] = self.shown.patrol_rect(faction)
        for player in self.model.view["players"]:
            found["ship", str(player["seat"])] = self.shown.ship_rect(player["seat"])
        return {name: rect for name, rect in found.items() if rect.width}

    def points(self, spaces: Sequence[str]) -> list[Point]:
        """A way along the lanes through these spaces."""
        return self.shown.path_points(spaces)

    def token(self, name: Name) -> pygame.Surface:
        """The picture of a ship or patrol, for what flies over the map."""
        return self.shown.token(name) or pygame.Surface((1, 1), pygame.SRCALPHA)

    def way(self, start: str, goal: str) -> tuple[str, ...]:
        """A shortest path for the preview, the spaces entered in order."""
        play = self.model.game.play(self.model.state)
        return lanes(play).path(start, goal, 0) if start and start != goal else ()

    def draw_still(self, surface: pygame.Surface) -> None:
        """Sky, lanes, worlds, labels and contacts."""
        self.shown.draw_static(surface, self.model.view)

    def draw_moving(
        self,
        surface: pygame.Surface,
        hover: Name | None,
        lights: Mapping[str, str],
        path: Sequence[str],
        away: Iterable[Name],
    ) -> None:
        """Lit spaces, the path, flags, patrols and ships; ``away``: in flight, so not here."""
        start = str(self.model.me["space"])
        self.shown.draw_dynamic(
            surface,
            self.model.view,
            hover[1] if hover and hover[0] == "space" else None,
            lights,
            (start, *path) if path else (),
            flags=self._flags(),
            away=away,
        )

    def _flags(self) -> dict[str, list[str]]:
        """What one's own cards have to do at a planet, by kind of card."""
        flags: dict[str, list[str]] = {}
        me = self.model.me
        for card in me["cards"]:
            asset = self.model.content.assets[card]
            goal = me["destinations"].get(card) or asset.destination
            if card in me["captured"]:
                goal = asset.deliver_to
            if goal in self.galaxy.spaces:
                flags.setdefault(str(goal), []).append(asset.kind)
        return flags
