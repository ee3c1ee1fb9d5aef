"""The portraits: six captains and the three masks of the Hegemony, as on a painted cover."""

from __future__ import annotations

import math

import pygame

from game.client.draw import images
from game.client.draw.scenery import covers, halftone, print_style
from game.client.draw.theme import Color, mix, rgb
from game.client.games.free_captains.identity.identity import AUBERGINE, CREAM, TEAL, VERMILION

FOLDER = "free_captains/people"
STRANGER = "stranger"  # a captain who is not known yet
SHAPE = (512, 640)
TALLEST = 1.4  # height of a bust in parts of its picture, where that is wide
RAYS, WIDE = 24, 0.5  # of the sunburst: how many, and the part of its round that is lit
SHADOW, CLEAR = rgb("1A0A24"), (255, 255, 255)
GROUNDS: dict[str, tuple[Color, Color]] = {
    "ca_01": (rgb("D8A24A"), rgb("A2572B")),
    "ca_02": (rgb("2F8E8C"), rgb("17505C")),
    "ca_03": (rgb("C4502F"), rgb("7A2230")),
    "ca_04": (rgb("3F6F98"), rgb("223A66")),
    "ca_05": (rgb("2C8F86"), rgb("165058")),
    "ca_06": (rgb("7A5CA6"), rgb("43306E")),
    STRANGER: (rgb("5C5468"), rgb("2E2838")),
    "al_01": (rgb("3C5C3E"), rgb("1C3330")),
    "al_02": (rgb("B0462F"), rgb("5E1F30")),
    "al_03": (rgb("B98A38"), rgb("6A3A2C")),
}
"""the color of the light behind each, and of the field around it"""
PLAIN = (mix(AUBERGINE, TEAL, 0.5), AUBERGINE)


def bust(id: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a figure without ground, drawn inside ``size`` pixels."""
    return images.svg(FOLDER, id, size)


def portrait(id: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the bust of a captain, or the mask of an alien, on a ground that fills ``size``.
    Kept; do not paint on it."""
    return images.cached(("portrait", id, size), lambda: _paint(id, size))


def bust_rect(size: tuple[int, int]) -> pygame.Rect:
    """Return the rectangle of a bust in a picture: its shoulders end below the lower edge."""
    wide, high = size
    tall = round(min(wide * SHAPE[1] / SHAPE[0], high * TALLEST))
    tall = max(tall, high)
    rect = pygame.Rect(0, 0, round(tall * SHAPE[0] / SHAPE[1]), tall)
    rect.midtop = (wide // 2, round(min(0, (high - tall) * 0.05)))
    return rect


def _paint(id: str, size: tuple[int, int]) -> pygame.Surface:
    wide, high = size
    made = pygame.Surface(size)
    light, field = GROUNDS.get(id, PLAIN)
    rect = bust_rect(size)
    burst(made, (wide // 2, rect.top + rect.height * 40 // 100), light, field)
    pitch = print_style.pitch(size)
    halftone.print_dots(made, pitch, SHADOW, 150, 0.3)
    figure = images.svg(FOLDER, id, rect.size, keep=False)
    shade = figure.copy()
    shade.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shade, rect.move(max(2, wide // 40), max(2, high // 50)))
    made.blit(figure, rect)
    halftone.print_dots(made, pitch, SHADOW, 112, 0.34)
    step = 2 if min(size) > 330 else 1 if min(size) > 110 else 0
    return images.ready(halftone.misprint(made, (step, 0)) if step else made)


def burst(made: pygame.Surface, center: tuple[int, int], light: Color, field: Color) -> None:
    """Paint a field with a burst of rays, bright in the middle and at the upper left."""
    wide, high = made.get_size()
    made.blit(images.gradient((wide, high), mix(field, light, 0.35), mix(field, AUBERGINE, 0.45)),
              (0, 0))  # fmt: skip
    sheet = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)  # twice as large: smooth edges
    far = math.hypot(wide, high) * 2
    x, y = center[0] * 2, center[1] * 2
    for ray in range(RAYS):
        a = 2 * math.pi * (ray + 0.25) / RAYS
        b = a + 2 * math.pi * WIDE / RAYS
        corners = [(x, y)] + [(x + far * math.cos(t), y + far * math.sin(t)) for t in (a, b)]
        pygame.draw.polygon(sheet, (*mix(light, CREAM, 0.12), 96), corners)
    made.blit(pygame.transform.smoothscale(sheet, (wide, high)), (0, 0))
    far = max(wide, high)
    _glow(made, center, round(far * 0.62), mix((0, 0, 0), mix(light, CREAM, 0.3), 0.36))
    _glow(made, (0, 0), round(far * 0.8), mix((0, 0, 0), mix(light, VERMILION, 0.1), 0.16))


def _glow(made: pygame.Surface, center: tuple[int, int], radius: int, color: Color) -> None:
    """Add a round soft light, made from a small white one that all portraits share."""
    spot = pygame.transform.smoothscale(covers.pool((96, 96), CLEAR), (2 * radius, 2 * radius))
    spot.fill(color, special_flags=pygame.BLEND_RGB_MULT)
    made.blit(spot, spot.get_rect(center=center), special_flags=pygame.BLEND_RGB_ADD)
