"""The map on the table: an arch of worlds, the tokens on it, and the legal targets.

``GalaxyView`` draws from plain data: the galaxy as loaded and the ``view`` of the game. It caches
pictures of everything that rarely changes: the sky with worlds and lanes (until the layout
changes), the contacts on it (until one of them changes), the veil over everything out of reach.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import map_pictures
from game.client.draw.theme import Color
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.map import crossing, marks, regions
from game.client.games.outer_rim.map.map_animation import LivingPlaces
from game.client.games.outer_rim.map.places import (
    Spot,
    Standing,
    View,
    galaxy_worlds,
    square,
)
from game.outer_rim.maps.galaxy import Galaxy, Space

KIND_COLORS = {
    "target": "teal",
    "goal": "teal",
    "live": "amber",
    "source": "amber",
    "danger": "danger",
}
"""colors of highlights by kind; other kinds are amber"""
LANE_GLOW = theme.rgb("1E4468")
LANE_SHADE = 110  # alpha of a patrol's possible way
GHOST = 190  # alpha of a ship at its planned destination
VEIL, NAMED = 132, 100  # darkness of the map out of reach, and of names there, of 255
PARALLAX = 0.3  # how far the sky follows the zoom


class GalaxyView(LivingPlaces):
    """The galaxy laid out in a rectangle of the window, as a picture."""

    def __init__(self, galaxy: Galaxy) -> None:
        super().__init__(galaxy)
        self._ground: pygame.Surface | None = None
        self._ground_key: object = None
        self._still: pygame.Surface | None = None
        self._still_key: object = None
        self._veil: pygame.Surface | None = None
        self._veil_key: object = None

    # -- static layers --

    def draw_static(self, surface: pygame.Surface, view: View | None = None) -> None:
        """Draw sky, lanes, worlds, labels and contacts. ``view``: as in ``update``."""
        if view is not None:
            self.update(view)
        surface.blit(self._with_contacts(), self.rect)
        for space in galaxy_worlds(self.galaxy):
            self._note_label(surface, space)

    def _key(self) -> tuple[object, ...]:
        return (self.rect.size, self.m, self.zoom, self.pan, self.galaxy.order, theme.palette)

    def _with_contacts(self) -> pygame.Surface:
        contacts = self._view.get("contacts", {})
        told = tuple(
            (each["place"], each["class"], each["contact"], each["faceup"])
            for row in contacts.values()
            for each in row
            if each
        )
        key = (self._key(), told)
        if self._still is None or self._still_key != key:
            ground = self._sky_and_worlds()
            if self._still is None or self._still.get_size() != ground.get_size():
                self._still = ground.copy()
            else:
                self._still.blit(ground, (0, 0))
            self._paint_contacts(self._still, contacts)
            self._still_key = key
        return self._still

    def _paint_contacts(self, made: pygame.Surface, contacts: Mapping[str, Any]) -> None:
        for space in galaxy_worlds(self.galaxy):
            for picture, spot in self._contact_pictures(space, contacts):
                made.blit(picture, picture.get_rect(center=self._local(spot)))

    def _contact_pictures(
        self, space: Space, contacts: Mapping[str, Any]
    ) -> list[tuple[pygame.Surface, Spot]]:
        """Return the pictures on the contact spaces of a planet, with their positions."""
        px, row, made = round(self.sizes.contact), contacts.get(space.id, ()), []
        for number, (place, kind) in enumerate(zip(space.places, space.classes, strict=True)):
            token = row[number] if number < len(row) else None
            if token is None:
                picture = tokens.contact_place(kind, px)
            else:
                known = token["contact"] or ""
                picture = tokens.contact(token["class"], px, known, token["faceup"])
            made.append((picture, self._contact_spot(place)))
        return made

    def _local(self, point: Spot) -> tuple[int, int]:
        """Convert window pixels to pixels of the map's own pictures."""
        return round(point[0] - self.rect.left), round(point[1] - self.rect.top)

    def ground_steps(self) -> Iterator[None]:
        """Paint sky, lanes and worlds, unless they are painted, and yield after each part."""
        key = self._key()
        if self._ground is not None and self._ground_key == key:
            return
        self._sky_picture()  # kept for the sky, as is the light
        yield
        self._region_light()
        yield
        made = self._sky()
        yield
        self._paint_lanes(made)
        crossing.paint(made, self)
        for space in self.galaxy.spaces.values():
            yield
            self._paint_space(made, space)
        for space in galaxy_worlds(self.galaxy):
            self._paint_plate(made, space)
        self._ground, self._ground_key = images.ready(made), key

    def _sky_and_worlds(self) -> pygame.Surface:
        for _ in self.ground_steps():
            pass
        assert self._ground is not None
        return self._ground

    def _sky_picture(self) -> pygame.Surface:
        """Return the sky that the pieces of the map show, large enough for the zoom."""
        grow = 1 + (self.zoom - 1) * PARALLAX
        size = round(self.rect.width * grow), round(self.rect.height * grow)
        if self.galaxy.sky is None:
            return images.cached(("no sky", size), lambda: pygame.Surface(size))
        return map_pictures.at_size(self.galaxy.sky, size, "cover")

    def _sky(self) -> pygame.Surface:
        """Return the sky of the map, whose parallax follows the zoom only in part."""
        picture = self._sky_picture()
        size = picture.get_size()
        spare = max(1.0, self.zoom - 1)
        shift = [
            (
                round(
                    self.pan[axis]
                    / (self.rect.size[axis] * spare)
                    * (size[axis] - self.rect.size[axis])
                )
                if self.zoom > 1
                else 0
            )
            for axis in (0, 1)
        ]
        made = pygame.Surface(self.rect.size)
        made.blit(picture, (-shift[0], -shift[1]))
        made.blit(self._region_light(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        made.blit(marks.vignette(self.rect.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return made

    def _region_light(self) -> pygame.Surface:
        """Return faint light of the regions."""
        key = ("regions", self._key())
        if (known := images.lookup(key)) is not None:
            return known

        def pixels(flat: Spot) -> tuple[int, int]:
            return self._local(self._at(self.places.bend.at(flat)))

        return images.keep(key, regions.light(self.galaxy, self.rect.size, self.zoom, pixels))

    def _paint_lanes(self, made: pygame.Surface) -> None:
        """Paint the lanes: a soft glow, painted small and scaled up, and a fine bright core."""
        step = 4
        size = (self.rect.width // step + 1, self.rect.height // step + 1)
        small = pygame.Surface(size)
        lanes = [[self._at(point) for point in points] for _, _, points in self.places.lanes]
        thick = max(2, round(2.2 * self.zoom**0.5 * self.m.unit))
        for points in lanes:
            flat = [(x / step, y / step) for x, y in map(self._local, points)]
            pygame.draw.lines(small, LANE_GLOW, False, flat, thick)
        soft = pygame.transform.smoothscale(small, (size[0] // 2, size[1] // 2))
        glow = pygame.transform.smoothscale(soft, self.rect.size)
        made.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        for (a, b, _), points in zip(self.places.lanes, lanes, strict=True):
            ends = tuple(
                max(
                    1.0, (5.0 if self.galaxy.spaces[each].kind == "navpoint" else 2.0) * self.m.unit
                )
                for each in (a, b)
            )
            local = [(x - self.rect.left, y - self.rect.top) for x, y in points]
            marks.core(made, local, (ends[0], ends[1]))

    def _paint_space(self, made: pygame.Surface, space: Space) -> None:
        center = self._local(self.center(space.id))
        radius = self._radius(space)
        if space.kind == "navpoint":
            self._paint_navpoint(made, space, center, radius)
            return
        if space.kind == "planet":
            shade = tokens.glow(round(radius * 3.4), theme.SHADOW, 210)
            made.blit(shade, shade.get_rect(center=center))
            if space.faction:
                color = theme.mix(theme.MARKS[space.faction].color, theme.DEEP, 0.35)
                ring = marks.ring(round(2 * radius + self.m.du(9)), color, max(1, self.m.du(2)))
                made.blit(ring, ring.get_rect(center=center))
        picture = self.space_picture(space)
        made.blit(picture, picture.get_rect(center=center))

    def _paint_navpoint(
        self, made: pygame.Surface, space: Space, center: tuple[int, int], radius: float
    ) -> None:
        shade = tokens.glow(round(radius * 3.2), theme.SHADOW, 200)
        made.blit(shade, shade.get_rect(center=center))
        faction = next((each for each, at in self.galaxy.spawn.items() if at == space.id), None)
        if faction:
            look = theme.MARKS[faction]
            ring = marks.ring(round(2 * radius + self.m.du(10)), look.color, max(2, self.m.du(2)))
            made.blit(ring, ring.get_rect(center=center))
        picture = self.space_picture(space)
        made.blit(picture, picture.get_rect(center=center))
        if faction:
            icon = images.icon(faction, max(14, round(radius)))
            seat = tokens.glow(round(icon.get_width() * 1.7), theme.SHADOW, 240)
            spot = (center[0] + round(radius * 0.95), center[1] + round(radius * 0.95))
            made.blit(seat, seat.get_rect(center=spot))
            made.blit(icon, icon.get_rect(center=spot))

    def _paint_plate(self, made: pygame.Surface, space: Space) -> None:
        rect = self.plate_rect(space.id)
        picture = self.plate_picture(space, rect.size)
        made.blit(picture, picture.get_rect(center=self._local(rect.center)))

    def _note_label(self, surface: pygame.Surface, space: Space) -> None:
        """Report a label that is completely in view to the checks."""
        if self.rect.contains(self.plate_rect(space.id)):
            fonts.note(surface, space.label, self._words_rect(space.id), False, "map")

    def _words_rect(self, space_id: str) -> pygame.Rect:
        """Return the place of a label without its shadow."""
        return self.plate_rect(space_id).inflate(-self.m.du(10), -self.m.du(6))

    def names(self) -> list[pygame.Rect]:
        """Return the places of the names of worlds."""
        return [self._words_rect(each.id) for each in galaxy_worlds(self.galaxy)]

    # -- dynamic layers --

    def draw_dynamic(
        self,
        surface: pygame.Surface,
        view: View,
        hover: str | None = None,
        highlights: Mapping[str, str] | None = None,
        path: Sequence[str] = (),
        *,
        flags: Mapping[str, Sequence[str]] | None = None,
        away: Iterable[tuple[str, str]] = (),
        active: tuple[str, str] | None = None,
        lane: Sequence[str] = (),
        ghost: tuple[tuple[str, str], str] | None = None,
    ) -> None:
        """Draw the tokens on the map and the player's possibilities.

        ``highlights`` names the spaces that are legal targets, with their kind (see
        ``KIND_COLORS``); all others are dimmed. ``path`` is a way through spaces with its start
        first. ``flags``: kinds of cards ("cargo", "job", ...) for which a space matters. ``away``:
        tokens to leave out because they are in flight. ``active``: a token to ring. ``lane``: a way
        to shade. ``ghost``: a token to show faintly in another space, "" for none.
        """
        self.update(view)
        lit = dict(highlights or {})
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self.draw_storm(surface)
        self.draw_weather(surface)
        if lit:
            surface.blit(self._veil_over(tuple(sorted(lit))), self.rect)
        for space_id, kind in sorted(lit.items()):  # rings overlap: always in the same order
            name = KIND_COLORS.get(kind, "amber")
            self._draw_ring(surface, space_id, theme.COLORS[name])
        if hover in self.galaxy.spaces:
            color = theme.INK if hover in lit else theme.EDGE_HOT
            if hover in lit or not lit:
                self._draw_day(surface, str(hover))
            self._draw_ring(surface, str(hover), color)
        if len(lane) > 1:
            self._draw_lane(surface, lane)
        if len(path) > 1:
            self._draw_path(surface, path)
        if ghost and ghost[1] in self.galaxy.spaces:
            self._draw_ghost(surface, *ghost)
        hidden = set(away)
        for tag, standing in self._standing.items():
            if tag not in hidden:
                self._draw_token(surface, standing, tag == active)
        for space_id, count in view.get("ai_goals", {}).items():
            self._draw_goal(surface, space_id, count)
        for space_id, kinds in (flags or {}).items():
            if space_id in self.galaxy.spaces and kinds:
                self._draw_flag(surface, space_id, kinds)
        surface.set_clip(before)

    def _draw_token(self, surface: pygame.Surface, standing: Standing, active: bool) -> None:
        spot = (round(standing.center[0]), round(standing.center[1]))
        if standing.tag == self.own:
            light = tokens.glow(round(standing.px * 2.3), theme.INK, 120)
            surface.blit(light, light.get_rect(center=spot))
        if active:
            light = tokens.glow(round(standing.px * 1.9), theme.INK, 120)
            surface.blit(light, light.get_rect(center=spot))
        picture = self.token(standing.tag)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=spot))
        if standing.tag == self.own:
            rim = marks.ring(standing.px + self.m.du(5), theme.INK, max(2, self.m.du(2)))
            surface.blit(rim, rim.get_rect(center=spot))

    def _draw_ring(self, surface: pygame.Surface, space_id: str, color: Color) -> None:
        """Draw a ring around a space, under the space's own label and contacts."""
        space = self.galaxy.spaces[space_id]
        px = round(2 * self._radius(space) + self.m.du(12))
        center = self.center(space_id)
        spot = (round(center[0]), round(center[1]))
        about = square(center, 2 * px)
        if space.kind != "navpoint":
            about.union_ip(self.plate_rect(space_id))
        if not about.colliderect(surface.get_clip()):
            return
        picture = marks.ring(px, color, max(2, self.m.du(2)))
        surface.blit(picture, picture.get_rect(center=spot))
        if space.kind == "navpoint":
            return
        for picture, at in self._contact_pictures(space, self._view.get("contacts", {})):
            surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
        self.draw_plate(surface, space_id)

    def draw_plate(self, surface: pygame.Surface, space_id: str) -> None:
        """Draw the label of a world over everything else."""
        rect = self.plate_rect(space_id)
        label = self.plate_picture(self.galaxy.spaces[space_id], rect.size)
        surface.blit(label, label.get_rect(center=rect.center))

    def _draw_day(self, surface: pygame.Surface, space_id: str) -> None:
        """Draw the world under the pointer with a brighter day side."""
        space = self.galaxy.spaces[space_id]
        if space.kind != "planet":
            return
        bright = marks.daylight(self.space_picture(space), space.look.picture)
        x, y = self.center(space_id)
        surface.blit(bright, bright.get_rect(center=(round(x), round(y))))

    def _draw_goal(self, surface: pygame.Surface, space_id: str, count: int) -> None:
        if space_id not in self.galaxy.spaces or not count:
            return
        picture = tokens.goal(max(20, round(self.sizes.contact * 0.8)))
        spot = self._beside(space_id, (-0.7, -0.1, -2.4), picture.get_width())
        surface.blit(picture, picture.get_rect(center=spot))

    def _draw_flag(self, surface: pygame.Surface, space_id: str, kinds: Sequence[str]) -> None:
        picture = tokens.flag(kinds, max(18, round(self.sizes.contact * 0.72)))
        spot = self._beside(space_id, (-2.4, -3.0, -0.7, -1.57, -0.2), picture.get_width())
        surface.blit(picture, picture.get_rect(center=spot))

    def _beside(self, space_id: str, turns: Sequence[float], px: int) -> tuple[int, int]:
        """Return a spot at the rim of a space, in the first of some directions that is free."""
        reach = self._radius(self.galaxy.spaces[space_id]) + px * 0.15
        x, y = self.center(space_id)
        spots = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in turns]
        found = self.free_at(spots, px * 0.8)
        return round(found[0]), round(found[1])

    def _draw_lane(self, surface: pygame.Surface, way: Sequence[str]) -> None:
        """Shade a way as a broad band of warning, under every token on it."""
        points = self.path_points(way)
        band = pygame.Rect(points[0], (1, 1)).unionall(
            [pygame.Rect(point, (1, 1)) for point in points[1:]]
        )
        thick = self.m.du(18)
        band.inflate_ip(2 * thick, 2 * thick)
        shade = pygame.Surface(band.size, pygame.SRCALPHA)
        color = (*theme.DANGER, LANE_SHADE)
        local = [(x - band.left, y - band.top) for x, y in points]
        for a, b in zip(local, local[1:], strict=False):
            pygame.draw.line(shade, color, a, b, thick)
        for point in local:
            pygame.draw.circle(shade, color, point, thick / 2)
        surface.blit(shade, band)

    def _draw_ghost(self, surface: pygame.Surface, tag: tuple[str, str], space: str) -> None:
        """Draw a token faintly at its planned destination, in a ring."""
        picture = self.token(tag)
        if picture is None:
            return
        faint = picture.copy()
        faint.set_alpha(GHOST)
        x, y = self.center(space)
        radius = self._radius(self.galaxy.spaces[space])
        spot = faint.get_rect(center=(round(x), round(y - radius * 1.15)))
        surface.blit(faint, spot)

    def _draw_path(self, surface: pygame.Surface, path: Sequence[str]) -> None:
        """Draw the way: a line of 4 du over its own shadow, and a number at each step."""
        width = self.m.du(4)
        points = self.path_points(path)
        for color, thick in ((theme.DEEP, width + self.m.du(4)), (theme.AMBER, width)):
            for a, b in zip(points, points[1:], strict=False):
                pygame.draw.aaline(surface, color, a, b, thick)
        px = max(self.m.px("key") + self.m.du(6), 22)
        for number, space_id in enumerate(path[1:], 1):
            x, y = self.center(space_id)
            spot = (round(x), round(y))
            disc = marks.step(px)
            surface.blit(disc, disc.get_rect(center=spot))
            text = fonts.line(self.m, "key", str(number), theme.INK_DARK)
            surface.blit(text, text.get_rect(center=spot))

    def _veil_over(self, lit: tuple[str, ...]) -> pygame.Surface:
        """Return a veil over the map with soft holes over the legal targets."""
        key = (self._key(), lit)
        if self._veil is None or self._veil_key != key:
            step = 4
            size = (self.rect.width // step + 1, self.rect.height // step + 1)
            small = pygame.Surface(size, pygame.SRCALPHA)
            small.fill((*theme.DEEP, VEIL))
            for space in galaxy_worlds(self.galaxy):  # names stay readable
                plate = self.plate_rect(space.id).inflate(2 * step, 2 * step)
                x, y = self._local(plate.topleft)
                spot = (x // step, y // step, plate.width // step, plate.height // step)
                small.fill((*theme.DEEP, NAMED), spot)
            for space_id in lit:
                x, y = self._local(self.center(space_id))
                radius = self._radius(self.galaxy.spaces[space_id])
                side = round((radius * 2 + self.m.du(78)) / step)
                hole = tokens.glow(side, (0, 0, 0), 255)
                for _ in range(2):
                    small.blit(
                        hole,
                        hole.get_rect(center=(x // step, y // step)),
                        special_flags=pygame.BLEND_RGBA_SUB,
                    )
            small.fill((*theme.DEEP, 0), special_flags=pygame.BLEND_RGBA_MAX)
            self._veil = images.ready(pygame.transform.smoothscale(small, self.rect.size))
            self._veil_key = key
        return self._veil
