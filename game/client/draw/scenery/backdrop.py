"""The sky behind the title, and dimmed behind the screens that cover a table."""

from __future__ import annotations

import random

import pygame

from game.client.draw import images, materials, theme
from game.client.draw.scenery.ambient import Light, Spot

PICTURE = ("space", "title")
SIZE = (2560, 1440)  # of the picture
LAMPS, STARLIGHT, ENGINE = (150, 96, 36), (120, 128, 150), (150, 190, 205)
CITIES = (
    (2419, 1088),
    (2370, 1157),
    (2436, 1143),
    (2402, 1099),
    (2394, 1147),
    (2424, 1127),
    (2443, 1096),
    (2407, 1135),
    (2458, 1143),
    (2386, 1163),
    (2432, 1112),
    (2412, 1158),
)
"""lamps of a city on the night side, twelve of them"""
STARS = ((1240, 290), (634, 1042))
GROUPS: tuple[tuple[Light, ...], ...] = (
    tuple(
        Light(spot, 22, LAMPS, 5.0 + number % 4, number * 0.618 % 1)
        for number, spot in enumerate(CITIES)
    ),
    (Light(STARS[0], 26, STARLIGHT, 7.0),),
    (Light((955, 640), 15, ENGINE, 60.0, 0.2, way=(46, -28)),),
    (Light(STARS[1], 26, STARLIGHT, 9.0, 0.5),),
)
"""what lives in the picture: the lamps, two stars, and a ship that creeps 40 pixels in a minute"""


def read_ahead() -> None:
    """Begin to read the picture in the background."""
    images.read_ahead(*PICTURE)


def sky(size: tuple[int, int]) -> pygame.Surface:
    """Return the picture at a size; plain stars if it is missing."""
    return images.art(*PICTURE, size) if images.has(*PICTURE) else starfield(size)


def paint(surface: pygame.Surface, veil: tuple[int, int]) -> None:
    """Fill a surface with the sky; ``veil`` gives the darkness at the top and at the bottom."""
    size = surface.get_size()
    surface.blit(sky(size), (0, 0))
    surface.blit(images.scrim(size, veil), (0, 0))
    materials.shine(surface)


def place(size: tuple[int, int], spot: Spot) -> tuple[Spot, float]:
    """Return where a spot of the picture is in a window of that size, and its scale there."""
    scale = max(size[0] / SIZE[0], size[1] / SIZE[1])
    left, top = (size[0] - SIZE[0] * scale) / 2, (size[1] - SIZE[1] * scale) / 2
    return (left + spot[0] * scale, top + spot[1] * scale), scale


def starfield(size: tuple[int, int], seed: int = 7) -> pygame.Surface:
    """Return a fixed starfield of any size, the background of menus and of the map's edge."""
    key = ("stars", size, seed)
    if (known := images.lookup(key)) is not None:
        return known
    made = images.gradient(size, theme.rgb("0D1420"), theme.rgb("05070B"))
    stream = random.Random(seed)
    for _ in range(size[0] * size[1] // 4200):
        spot = (stream.randrange(size[0]), stream.randrange(size[1]))
        light = int(46 + 190 * stream.random() ** 4)
        made.set_at(spot, (light, light, min(255, light + 14)))
    return images.keep(
        key, images.ready(made.convert(24) if pygame.display.get_surface() else made)
    )
