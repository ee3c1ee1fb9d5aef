"""Positions of everything on the map: worlds, contact spaces, tokens and lanes, in window
pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.map import arch, fans, sizes
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.maps.galaxy import Galaxy, Space

OWN = 1.2  # size of the viewing player's ship among ships
View = Mapping[str, Any]
Spot = tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """A token on the map: ``("ship", "0")`` or ``("patrol", "hutt")``, and its center."""

    tag: tuple[str, str]
    center: Spot
    px: int


class GalaxyPlaces:
    """The galaxy laid out in a rectangle of the window.

    Call ``layout`` first, and ``update`` (or any ``draw``) with the view before asking for
    positions of ships and patrols. All positions are window pixels.
    """

    def __init__(self, galaxy: Galaxy) -> None:
        self.galaxy = galaxy
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.m = Metrics()
        self.zoom = 1.0
        self.pan = (0, 0)
        self.turned = 0.0
        """rotation of the Maelstrom in degrees"""
        self.drifted = 0.0
        """part of their way around a world that clouds have gone"""
        self._corners: list[pygame.Rect] = []
        self._view: View = {}
        self._standing: dict[tuple[str, str], Standing] = {}

    # -- layout --

    def layout(
        self,
        rect: pygame.Rect,
        metrics: Metrics,
        zoom: float = 1.0,
        pan: tuple[int, int] = (0, 0),
        corners: Sequence[pygame.Rect] = (),
    ) -> None:
        """Lay out the map. ``pan`` is the distance of the window's top left corner inside the
        zoomed map, in pixels; it is kept within the map. Nothing is placed under the ``corners``,
        rectangles of the window."""
        self.rect, self.m, self.zoom = pygame.Rect(rect), metrics, max(1.0, zoom)
        self.pan = self.clamp(pan)
        self._corners = list(corners) if self.zoom == 1.0 else []
        self.places = self.placer(rect, metrics, corners)()
        grow = self.zoom**0.8
        self.sizes = self._base.scaled(grow, self._plate)
        self._stand()

    def placer(
        self, rect: pygame.Rect, metrics: Metrics, corners: Sequence[pygame.Rect] = ()
    ) -> Callable[[], arch.Places]:
        """Return what works out all places of a layout, once for each size. It needs nothing of the
        window, so that it can be done in a thread."""
        self.m = metrics
        target = 36 if metrics.compact else metrics.du(theme.TARGET_DU)
        self._plate = float(metrics.px("tile") + metrics.du(6))
        self._base = sizes.sizes_for(rect.width, rect.height, target, self._plate)
        worlds = galaxy_worlds(self.galaxy)
        self._widths = {space.id: float(self._plate_width(space)) for space in worlds}
        taken = tuple(
            (float(each.left - rect.left), float(each.top - rect.top),
             float(each.right - rect.left), float(each.bottom - rect.top))
            for each in corners
        )  # fmt: skip
        return partial(
            arch.place, self.galaxy, float(rect.width), float(rect.height), self._base,
            self._widths, taken,
        )  # fmt: skip

    def clamp(self, pan: tuple[int, int]) -> tuple[int, int]:
        """Return the nearest ``pan`` that leaves no void at the sides."""
        wide = round(self.rect.width * (self.zoom - 1))
        high = round(self.rect.height * (self.zoom - 1))
        return max(0, min(pan[0], wide)), max(0, min(pan[1], high))

    def pan_for(self, pos: tuple[int, int], zoom: float) -> tuple[int, int]:
        """Return the pan at another zoom that keeps the point under ``pos`` in place."""
        x, y = pos[0] - self.rect.left, pos[1] - self.rect.top
        part = max(1.0, zoom) / self.zoom
        return round((x + self.pan[0]) * part - x), round((y + self.pan[1]) * part - y)

    def pan_to(self, space: str, zoom: float) -> tuple[int, int]:
        """Return the pan that centers a space."""
        x, y = self.places.spaces[space]
        return round(x * zoom - self.rect.width / 2), round(y * zoom - self.rect.height / 2)

    def _at(self, point: Spot) -> Spot:
        """Return a point of the layout in window pixels."""
        return (
            self.rect.left + point[0] * self.zoom - self.pan[0],
            self.rect.top + point[1] * self.zoom - self.pan[1],
        )

    def _plate_width(self, space: Space) -> int:
        wide = fonts.measure(self.m, "tile_bold", space.label)[0] + 2 * self.m.du(7)
        return wide + (self._mark_px() + self.m.du(4) if space.faction else 0)

    def _mark_px(self) -> int:
        return round(self.m.px("tile") * 0.95)

    def _radius(self, space: Space) -> float:
        return sizes.radius_of(space, self.sizes)

    # -- positions --

    def center(self, space_id: str) -> Spot:
        """Return the center of a space."""
        return self._at(self.places.spaces[space_id])

    def rect_of(self, space_id: str) -> pygame.Rect:
        """Return the hit area of a space."""
        space = self.galaxy.spaces[space_id]
        side = max(2 * self._radius(space) + self.m.du(4), self.sizes.hit)
        return square(self.center(space_id), side)

    def space_at(self, pos: tuple[int, int]) -> str | None:
        """Return the space under a point of the window: the nearest whose hit area contains it."""
        if not self.rect.collidepoint(pos):
            return None
        hits = [id for id in self.galaxy.spaces if self.rect_of(id).collidepoint(pos)]
        return min(hits, key=lambda id: math.dist(self.center(id), pos), default=None)

    def plate_rect(self, space_id: str) -> pygame.Rect:
        """Return the rectangle of a world's label. Raise ``KeyError`` for navpoints, which have
        none."""
        space = self.galaxy.spaces[space_id]
        box = arch.plate_box(
            self.center(space_id), self._radius(space), self._widths[space_id], self.sizes
        )
        return pygame.Rect(
            round(box[0]), round(box[1]), round(box[2] - box[0]), round(box[3] - box[1])
        )

    def _contact_spot(self, place: str) -> Spot:
        space_id = planet_of(place)
        space = self.galaxy.spaces[space_id]
        third = self.places.thirds.get(space_id, fans.UP)
        spots = fans.contact_points(
            self.center(space_id), len(space.places), self._radius(space), self.sizes.contact, third
        )
        return spots[space.places.index(place)]

    def place_rect(self, place: str) -> pygame.Rect:
        """Return the hit area of a contact space, "naboo.1"."""
        return square(self._contact_spot(place), self.sizes.contact_hit)

    def patrol_rect(self, faction: str) -> pygame.Rect:
        """Return the hit area of the patrol of a faction; empty if it is not on the map."""
        return self._standing_rect(("patrol", faction))

    def ship_rect(self, seat: int) -> pygame.Rect:
        """Return the hit area of a player's ship; empty if it is not on the map."""
        return self._standing_rect(("ship", str(seat)))

    def _standing_rect(self, tag: tuple[str, str]) -> pygame.Rect:
        found = self._standing.get(tag)
        if found is None:
            return pygame.Rect(0, 0, 0, 0)
        return square(found.center, max(found.px, 36 if self.m.compact else self.m.du(44)))

    def path_points(self, spaces: Sequence[str]) -> list[Spot]:
        """Return a way along the lanes through these spaces, as points close to each other. Between
        spaces that no lane connects it is straight."""
        points: list[Spot] = [self.center(spaces[0])] if spaces else []
        for a, b in zip(spaces, spaces[1:], strict=False):
            points += self._lane_points(a, b)[1:]
        return points

    def _lane_points(self, a: str, b: str) -> list[Spot]:
        for first, last, points in self.places.lanes:
            if (first, last) == (a, b):
                return [self._at(point) for point in points]
            if (first, last) == (b, a):
                return [self._at(point) for point in reversed(points)]
        return [self.center(a), self.center(b)]

    # -- state --

    def update(self, view: View) -> None:
        """Take over the state to show: positions of ships, patrols and contacts."""
        if view is not self._view:
            self._view = view
            self._stand()

    def _stand(self) -> None:
        """Work out the position of each token: those in one space fan out around it."""
        groups: dict[str, list[tuple[str, str]]] = {}
        for player in self._view.get("players", ()):
            if player["space"] in self.galaxy.spaces and player["ship"]:
                groups.setdefault(player["space"], []).append(("ship", str(player["seat"])))
        for faction, patrol in self._view.get("patrols", {}).items():
            if patrol["space"] in self.galaxy.spaces:
                groups.setdefault(patrol["space"], []).append(("patrol", faction))
        tags: list[tuple[str, str]] = []
        spots: list[Spot] = []
        for space_id, here in groups.items():
            space = self.galaxy.spaces[space_id]
            tags += here
            spots += fans.fan(
                self.center(space_id),
                len(here),
                self.places.fans[space_id],
                self._radius(space),
                self.sizes.ship,
                space.kind != "navpoint",
            )
        left, top = self._at((0.0, 0.0))
        low = (left + self.rect.width * self.zoom, top + self.rect.height * self.zoom)
        widths = [float(self._token_px(tag)) for tag in tags]
        spots = fans.part_tokens(spots, widths, (left, top, *low))
        self._standing = {
            tag: Standing(tag, self._keep_out(spot, px), round(px))
            for tag, spot, px in zip(tags, spots, widths, strict=True)
        }

    def _keep_out(self, spot: Spot, px: float) -> Spot:
        """Return a spot moved down, out of a corner that something else covers."""
        for corner in self._corners:
            if corner.colliderect(square(spot, px)):
                spot = (spot[0], corner.bottom + px / 2)
        return spot

    def free_at(self, spots: Sequence[Spot], px: float) -> Spot:
        """Return the first of some spots where a thing of ``px`` covers no token, else the first
        where it covers least."""
        taken = [square(each.center, each.px * 0.9) for each in self._standing.values()]

        def covered(spot: Spot) -> int:
            both = (square(spot, px).clip(each).size for each in taken)
            return sum(wide * high for wide, high in both)

        return min(spots, key=covered)

    def _token_px(self, tag: tuple[str, str]) -> int:
        """Return the diameter of a token: the viewing player's own ship is the largest."""
        if tag[0] == "patrol":
            return round(self.sizes.patrol)
        return round(self.sizes.ship * (OWN if tag == self.own else 1.0))

    @property
    def own(self) -> tuple[str, str]:
        """The tag of the viewing player's ship."""
        return "ship", str(self._view.get("seat", ""))

    def token(self, tag: tuple[str, str]) -> pygame.Surface | None:
        """Return the picture of a ship or patrol on the map, for flights."""
        found = self._standing.get(tag)
        if found is None:
            return None
        if tag[0] == "ship":
            player = self._view["players"][int(tag[1])]
            return tokens.ship(player["ship"], player["seat"], found.px)
        return tokens.patrol(tag[1], self._view["patrols"][tag[1]]["level"], found.px)


def galaxy_worlds(galaxy: Galaxy) -> list[Space]:
    """Return the spaces that have a label: planets and the Maelstrom."""
    return [space for space in galaxy.spaces.values() if space.kind != "navpoint"]


def square(center: Spot, side: float) -> pygame.Rect:
    made = pygame.Rect(0, 0, round(side), round(side))
    made.center = (round(center[0]), round(center[1]))
    return made
