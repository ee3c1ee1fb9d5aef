"""The moving things of a resting map: the Maelstrom, and clouds over some worlds."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import map_pictures
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.map import marks
from game.client.games.outer_rim.map.places import GalaxyPlaces, galaxy_worlds, square
from game.outer_rim.maps.galaxy import Space

STORM_PART = 0.88  # of the Maelstrom's picture that turns


class LivingPlaces(GalaxyPlaces):
    """A galaxy some places of which move. ``turned`` and ``drifted`` say how far."""

    def space_px(self, space: Space) -> int:
        """Return the side of a space's picture, of which its disc is a part."""
        return round(2 * self._radius(space) / space.look.disc)

    def space_picture(self, space: Space) -> pygame.Surface:
        """Return the picture that the map shows for a space."""
        px = self.space_px(space)
        if space.look.picture is None:
            return tokens.glow(px, theme.MUTED)
        return map_pictures.at_size(space.look.picture, (px, px), "inside")

    def plate_picture(self, space: Space, size: tuple[int, int]) -> pygame.Surface:
        """Return the label of a world, the faction's icon and the name, on a soft shadow."""
        key = ("map plate", space.label, space.faction, self.m, size)
        if (known := images.lookup(key)) is not None:
            return known
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
        return images.keep(key, images.ready(marks.caption(flat, self.m.du(2))))

    def storm_rect(self) -> pygame.Rect:
        """Return the part of the Maelstrom that turns, without its faint edge; empty if there is
        none."""
        for space in self.galaxy.spaces.values():
            if space.kind == "maelstrom":
                side = STORM_PART * self.space_px(space)
                return square(self.center(space.id), side).clip(self.rect)
        return pygame.Rect(0, 0, 0, 0)

    def draw_storm(self, surface: pygame.Surface) -> None:
        """Draw the Maelstrom at its current rotation, under its label."""
        before = surface.get_clip()
        clip = self.storm_rect().clip(before)
        if not self.turned or not clip.width:
            return
        surface.set_clip(clip)
        for space in galaxy_worlds(self.galaxy):
            if space.kind == "maelstrom":
                picture = pygame.transform.rotozoom(self.space_picture(space), self.turned, 1.0)
                x, y = self.center(space.id)
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
                rect = self.plate_rect(space.id)
                label = self.plate_picture(space, rect.size)
                surface.blit(label, label.get_rect(center=rect.center))
        surface.set_clip(before)

    def cloudy(self) -> list[Space]:
        """Return the worlds over which clouds drift."""
        return [space for space in self.galaxy.spaces.values() if space.look.clouds]

    def weather_rect(self, number: int) -> pygame.Rect:
        """Return the rectangle of a world with clouds; empty if it is too large for them now, or
        out of view."""
        worlds = self.cloudy()
        if not worlds:
            return pygame.Rect(0, 0, 0, 0)
        space = worlds[number % len(worlds)]
        rect = square(self.center(space.id), 2 * self._radius(space))
        small = rect.width * rect.height * 100 < self.m.width * self.m.height
        return rect if small and self.rect.contains(rect) else pygame.Rect(0, 0, 0, 0)

    def draw_weather(self, surface: pygame.Surface) -> None:
        """Draw the clouds that drift over some worlds, below the contacts beside them."""
        if not self.drifted:
            return
        for number, space in enumerate(self.cloudy()):
            rect = self.weather_rect(number)
            if not rect.width or not rect.colliderect(surface.get_clip()):
                continue
            made = marks.weather(rect.width, self.drifted, number)
            for place in space.places:
                spot = self._contact_spot(place)
                middle = (round(spot[0] - rect.left), round(spot[1] - rect.top))
                pygame.draw.circle(made, (0, 0, 0), middle, round(self.sizes.contact * 0.56))
            surface.blit(made, rect, special_flags=pygame.BLEND_RGB_ADD)
