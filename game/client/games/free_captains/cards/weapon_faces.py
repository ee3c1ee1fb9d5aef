"""Super Weapons: holes for cubes, the power, and the lamp of those that are ready."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.client.draw import theme
from game.client.games.free_captains.cards import line_faces, parts
from game.client.games.free_captains.cards.parts import Choice, Now, Shown
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.cubes import cube
from game.client.games.free_captains.pieces.stock import content
from game.free_captains.cards import models as c
from game.free_captains.text.cards import lines


def weapon(shown: Shown) -> None:
    """Paint a Super Weapon."""
    card: c.Weapon = content().weapons[shown.id]
    px = round(shown.medal * 0.62)
    high = px + max(4, px // 4) if card.needs else 0
    parts.fill(shown, _choices(shown, card), high)
    rect = pygame.Rect(shown.inner.left, shown.inner.bottom - high, shown.inner.width, high)
    holes(shown.sheet.surface, rect, hole_colors(card), dict(shown.now.cubes), px)
    size = round(shown.medal * 0.6)
    drawn = plates.lamp(size, lamp(shown.now))
    shown.sheet.surface.blit(drawn, drawn.get_rect(topright=shown.inner.topright))


def _choices(shown: Shown, card: c.Weapon) -> Iterator[Choice]:
    return line_faces.choices(shown, "\n".join(lines(content(), card.id)), card)


def lamp(now: Now) -> str:
    """Return how the lamp of a weapon shines."""
    if not now.active:
        return "off"
    return "used" if now.used else "on"


def hole_colors(card: c.Weapon) -> list[str]:
    """Return the colors of the holes from the left."""
    return [color for color, count in card.needs.items() for _ in range(count)]


def holes(
    surface: pygame.Surface, rect: pygame.Rect, colors: Sequence[str], have: Mapping[str, int],
    px: int,
) -> None:  # fmt: skip
    """Paint the holes for cubes in a row, each with its cube or the sign of the missing color."""
    gap = max(2, px // 6)
    x = rect.centerx - (len(colors) * (px + gap) - gap) // 2
    left = dict(have)
    for color in colors:
        place = pygame.Rect(x, rect.centery - px // 2, px, px)
        surface.blit(plates.well(place.size, max(2, px // 5)), place)
        if left.get(color, 0) > 0:
            left[color] -= 1
            drawn = cube(color, round(px * 1.32))
        else:
            ink = theme.mix(inks.cube(color), inks.CREAM, 0.25)
            drawn = plates.sign(inks.CUBE_SIGNS[color], round(px * 0.58), ink)
        surface.blit(drawn, drawn.get_rect(center=place.center))
        x += px + gap
