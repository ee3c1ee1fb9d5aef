"""The moving things of a resting map: the Maelstrom, and clouds over two worlds."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.games.outer_rim.map import marks
from game.client.games.outer_rim.map.places import GalaxyPlaces, galaxy_worlds, square
from game.outer_rim.maps.galaxy import Space

PICTURE_PART = {"cantonica": 0.72, "ring_of_kafrene": 0.9, "maelstrom": 0.68}
WEATHER = ("naboo", "mon_calamari")  # worlds over which clouds drift
STORM_PART = 0.88  # of the Maelstrom's picture that turns


class LivingPlaces(GalaxyPlaces):
    """A galaxy some places of which move. ``turned`` and ``drifted`` say how far."""

    def plate_picture(self, space: Space, size: tuple[int, int]) -> pygame.Surface:
        """Return the label of a world, the faction's icon and the name, on a soft shadow."""

        def make() -> pygame.Surface:
            text = fonts.line(self.m, "tile_bold", space.label, theme.INK)
            used = fonts.face(self.m, "tile_bold")
            flat = pygame.Surface(size, pygame.SRCALPHA)
            x, middle = self.m.du(7), size[1] // 2
            if space.faction:
                icon = images.icon(space.faction, self._mark_px())
                flat.blit(icon, icon.get_rect(midleft=(x, middle)))
                x += icon.get_width() + self.m.du(4)
            baseline = (size[1] + fonts.cap_height(used)) // 2
            flat.blit(text, (x, baseline - used.get_ascent()))
            return images.ready(marks.caption(flat, self.m.du(2)))

        return images.kept(("map plate", space.label, space.faction, self.m, size), make)

    def storm_rect(self) -> pygame.Rect:
        """Return the part of the Maelstrom that turns, without its faint edge; empty if there is
        none."""
        for space in self.galaxy.spaces.values():
            if space.kind == "maelstrom":
                side = STORM_PART * self._storm_px(space)
                return square(self.center(space.id), side).clip(self.rect)
        return pygame.Rect(0, 0, 0, 0)

    def _storm_px(self, space: Space) -> int:
        return round(2 * self._radius(space) / PICTURE_PART["maelstrom"])

    def draw_storm(self, surface: pygame.Surface) -> None:
        """Draw the Maelstrom at its current rotation, under its label."""
        before = surface.get_clip()
        clip = self.storm_rect().clip(before)
        if not self.turned or not clip.width:
            return
        surface.set_clip(clip)
        for space in galaxy_worlds(self.galaxy):
            if space.kind == "maelstrom":
                px = self._storm_px(space)
                still = images.art("planets", "maelstrom", (px, px), "inside")
                picture = pygame.transform.rotozoom(still, self.turned, 1.0)
                x, y = self.center(space.id)
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
                rect = self.plate_rect(space.id)
                label = self.plate_picture(space, rect.size)
                surface.blit(label, label.get_rect(center=rect.center))
        surface.set_clip(before)

    def weather_rect(self, number: int) -> pygame.Rect:
        """Return the rectangle of a world with clouds; empty if it is too large for them now, or
        out of view."""
        names = [each for each in WEATHER if each in self.galaxy.spaces]
        if not names:
            return pygame.Rect(0, 0, 0, 0)
        space = self.galaxy.spaces[names[number % len(names)]]
        rect = square(self.center(space.id), 2 * self._radius(space))
        small = rect.width * rect.height * 100 < self.m.width * self.m.height
        return rect if small and self.rect.contains(rect) else pygame.Rect(0, 0, 0, 0)

    def draw_weather(self, surface: pygame.Surface) -> None:
        """Draw the clouds that drift over two worlds, below the contacts beside them."""
        if not self.drifted:
            return
        for number, name in enumerate(WEATHER):
            rect = self.weather_rect(number)
            if not rect.width or not rect.colliderect(surface.get_clip()):
                continue
            made = marks.weather(rect.width, self.drifted, number)
            for place in self.galaxy.spaces[name].places:
                spot = self._contact_spot(place)
                middle = (round(spot[0] - rect.left), round(spot[1] - rect.top))
                pygame.draw.circle(made, (0, 0, 0), middle, round(self.sizes.contact * 0.56))
            surface.blit(made, rect, special_flags=pygame.BLEND_RGB_ADD)
