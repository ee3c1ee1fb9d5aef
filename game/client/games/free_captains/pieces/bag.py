"""The bag: velvet with an open mouth, and beside it how many cubes of each color it holds."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.client.draw import fonts, images, paper, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.cubes import COLORS, cube

FOLDER = "free_captains/pieces"
SEEN = ((0.36, 0.33), (0.62, 0.32), (0.49, 0.28), (0.28, 0.38), (0.72, 0.38), (0.50, 0.40))
"""places of the cubes in the mouth, in parts of the bag"""
CUBE = 0.26  # of the bag's size


def draw_sack(surface: pygame.Surface, rect: pygame.Rect, counts: Mapping[str, int]) -> None:
    """Draw the bag alone, as large as fits into a rectangle."""
    drawn = sack(min(rect.size), tuple(counts.get(color, 0) for color in COLORS))
    surface.blit(drawn, drawn.get_rect(center=rect.center))


def draw_counts(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, counts: Mapping[str, int]
) -> None:
    """Draw the counts alone: a cube of each color with its number."""
    told = tuple(counts.get(color, 0) for color in COLORS)
    key = ("cube counts", told)
    paper.show(surface, rect, m, key, lambda sheet: _counts(sheet, sheet.rect, told), "counts")


def mouth(rect: pygame.Rect) -> tuple[int, int]:
    """Return where cubes come out of a bag that stands at the left of ``rect``."""
    side = min(rect.size)
    return rect.left + side // 2, rect.centery - side // 2 + round(side * 0.34)


def cell(area: pygame.Rect, color: str) -> pygame.Rect:
    """Return the place of a color among the counts in an area."""
    rows = _rows(area)
    columns = len(COLORS) // rows
    number = COLORS.index(color)
    wide, high = area.width // columns, area.height // rows
    return pygame.Rect(
        area.left + number % columns * wide, area.top + number // columns * high, wide, high
    )


def _rows(area: pygame.Rect) -> int:
    return 2 if area.width < area.height * 5 else 1


def _counts(sheet: Paper, area: pygame.Rect, told: tuple[int, ...]) -> None:
    for color, count in zip(COLORS, told, strict=True):
        spot = cell(area, color)
        px = round(min(spot.height * 0.98, spot.width * 0.56))
        size = max(fonts.SMALLEST, round(px * 0.56))
        drawn = cube(color, px)
        if not count:
            drawn = drawn.copy()
            drawn.set_alpha(80)
        place = drawn.get_rect(midleft=spot.midleft)
        sheet.surface.blit(drawn, place)
        ink = inks.CREAM if count else theme.mix(inks.CREAM, inks.NIGHT, 0.45)
        shown = plates.figure(str(count), size, ink)
        sheet.surface.blit(shown, shown.get_rect(midleft=(place.right, spot.centery)))


def sack(px: int, told: tuple[int, ...] = ()) -> pygame.Surface:
    """Return the bag in a square of ``px`` pixels, with cubes of the commonest colors in its mouth;
    cached."""
    colors = _mouth_colors(told)
    key = ("sack", px, colors, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = images.svg(FOLDER, "bag_back", (px, px), keep=False).copy()
    side = max(6, round(px * CUBE))
    order = sorted(zip(SEEN, colors, strict=False), key=lambda each: each[0][1])
    for number, ((x, y), color) in enumerate(order):
        drawn = pygame.transform.rotozoom(cube(color, side), (number * 37) % 50 - 25, 1.0)
        made.blit(drawn, drawn.get_rect(center=(round(px * x), round(px * y))))
    made.blit(images.svg(FOLDER, "bag_front", (px, px), keep=False), (0, 0))
    return images.keep(key, images.ready(made))


def _mouth_colors(told: tuple[int, ...]) -> tuple[str, ...]:
    """Return the colors of the cubes in the mouth: each that is there, the commonest first."""
    there = [(count, color) for count, color in zip(told, COLORS, strict=False) if count]
    first = [color for _, color in sorted(there, key=lambda each: -each[0])]
    whole = sum(told)
    return tuple((first * 2)[: min(len(SEEN), whole)]) if first else ()
