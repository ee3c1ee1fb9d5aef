"""The pictures of the boxes on the shelf: the parts that all covers share, and a plain one.

A game paints what is on its box and leaves name and edge to ``finish``. Light comes from the upper
left, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color

SHAPE = (3, 4)
"""width to height of every cover"""
_ALPHA = pygame.SRCALPHA
BAND = (78, 93)  # hundredths of the height between which the name stands
FINE = 2
"""how much larger letters are drawn before they are scaled down: smooth edges"""
LARGEST, TRACKING = 12, 7  # hundredths: the letters of the height, the gap of the letters


def plain_cover(
    size: tuple[int, int], name: str, accent: Color, ground: Color, face: str
) -> pygame.Surface:
    """Return the cover of a game that brings no picture: its colors under a lamp, and its name."""
    made = pygame.Surface(size, _ALPHA)
    made.blit(images.gradient(size, theme.mix(ground, accent, 0.34), ground), (0, 0))
    wide, high = size
    glow(made, (wide * 22 // 100, high * 16 // 100), wide * 80 // 100, accent, 0.55)
    _stripes(made, theme.mix(ground, accent, 0.5))
    return finish(made, name, face, accent)


def _stripes(made: pygame.Surface, color: Color) -> None:
    """Draw three slanted bands across the middle, as on a parcel."""
    wide, high = made.get_size()
    veil = pygame.Surface(made.get_size(), _ALPHA)
    for number, alpha in enumerate((46, 30, 16)):
        top = high * (34 + 12 * number) // 100
        corners = [(0, top + wide // 4), (wide, top - wide // 4),
                   (wide, top - wide // 4 + high * 7 // 100),
                   (0, top + wide // 4 + high * 7 // 100)]  # fmt: skip
        pygame.draw.polygon(veil, (*color, alpha), corners)
    made.blit(veil, (0, 0))


def glow(
    made: pygame.Surface, center: tuple[int, int], radius: int, color: Color, strength: float
) -> None:
    """Add a round soft light. ``strength`` 0..1 is its part of the color in the middle."""
    spot = pool((2 * radius, 2 * radius), theme.mix((0, 0, 0), color, strength))
    made.blit(spot, spot.get_rect(center=center), special_flags=pygame.BLEND_RGB_ADD)


def pool(size: tuple[int, int], color: Color) -> pygame.Surface:
    """Return an oval of light on black, to be added to a picture. Cached."""
    key = ("pool", size, color)
    if (known := images.lookup(key)) is not None:
        return known
    side, steps = 128, 64
    small = pygame.Surface((side, side))
    for step in range(steps):
        part = (step + 1) / steps
        light = theme.mix((0, 0, 0), color, part * part * (3 - 2 * part))
        pygame.draw.circle(small, light, (side // 2, side // 2), side // 2 * (1 - step / steps))
    small = pygame.transform.gaussian_blur(small, 3)
    return images.keep(key, images.ready(pygame.transform.smoothscale(small, size)))


def finish(made: pygame.Surface, name: str, face: str, accent: Color) -> pygame.Surface:
    """Return the painted cover with its name at the foot, the lamp's light and a metal edge."""
    wide, high = made.get_size()
    foot = pygame.Surface((wide, high * 46 // 100), _ALPHA)
    foot.blit(images.gradient(foot.get_size(), (*theme.rgb("05070B"), 0),
                              (*theme.rgb("05070B"), 235)), (0, 0))  # fmt: skip
    made.blit(foot, (0, high - foot.get_height()))
    _name(made, name, face, accent)
    return frame(made)


def fit_word(draw: Callable[[int], pygame.Surface], width: int) -> pygame.Surface:
    """Return a word ``width`` pixels wide; ``draw`` returns it with letters of a size in pixels."""
    word = draw(160)
    scale = width / word.get_width()
    if scale < 1 / FINE:
        word = draw(max(fonts.SMALLEST, round(160 * scale * FINE)))
        scale = width / word.get_width()
    return pygame.transform.smoothscale_by(word, scale)


def frame(made: pygame.Surface) -> pygame.Surface:
    """Return a cover that bears its name already, with the lamp's light and a metal edge."""
    _shine(made)
    _edge(made)
    return images.cut(made, max(2, made.get_width() * 2 // 100))


def _name(made: pygame.Surface, name: str, face: str, accent: Color) -> None:
    """Write the name in the band, in at most two lines, with a rule of the accent above it."""
    wide, high = made.get_size()
    room = wide * 86 // 100
    lines = [name] if len(name) <= 10 or " " not in name else _halves(name)
    face, weight = _display(face)
    px = min(high * LARGEST // 100, high * (BAND[1] - BAND[0]) // 100 // len(lines))
    while px >= fonts.SMALLEST and _widest(lines, face, weight, px) > room:
        px -= 1
    if px < fonts.SMALLEST:
        return  # too small to read: the shelf writes it below
    used = fonts.font(face, weight, px)
    pitch = fonts.cap_height(used) * 150 // 100
    top = high * BAND[1] // 100 - pitch * (len(lines) - 1)
    for number, line in enumerate(lines):
        words = fonts.render(used, line.upper(), theme.rgb("F6F1E6"), _gap(px))
        baseline = top + number * pitch
        spot = ((wide - words.get_width()) // 2, baseline - used.get_ascent())
        shade = fonts.render(used, line.upper(), theme.rgb("05070B"), _gap(px))
        made.blit(shade, (spot[0], spot[1] + max(1, px // 14)))
        made.blit(words, spot)
    rule = pygame.Rect(0, 0, wide * 22 // 100, max(2, high * 6 // 1000))
    rule.midbottom = (wide // 2, top - fonts.cap_height(used) - high * 25 // 1000)
    pygame.draw.rect(made, accent, rule)


def _display(face: str) -> tuple[str, str]:
    """Return family and weight of a display face, or of the headings where it is not installed."""
    for weight in ("Bold", "Regular"):
        with suppress(fonts.FontError):
            fonts.font(face, weight, fonts.SMALLEST)
            return face, weight
    return theme.HEADING, "Bold"


def _halves(name: str) -> list[str]:
    """Return a name in two lines of similar length."""
    cuts = [at for at, letter in enumerate(name) if letter == " "]
    cut = min(cuts, key=lambda at: abs(2 * at - len(name)))
    return [name[:cut], name[cut + 1 :]]


def _gap(px: int) -> int:
    return px * TRACKING // 100


def _widest(lines: list[str], face: str, weight: str, px: int) -> int:
    used = fonts.font(face, weight, px)
    return max(fonts.width(used, line.upper()) + _gap(px) * len(line) for line in lines)


def _shine(made: pygame.Surface) -> None:
    """Light the upper left a little and darken the lower right."""
    light = pool((made.get_width() * 2, made.get_height() * 2), (20, 17, 12))
    spot = light.get_rect(center=(made.get_width() // 6, 0))
    made.blit(light, spot, special_flags=pygame.BLEND_RGB_ADD)
    shade = pygame.Surface((2, 2))
    for x, y, level in ((0, 0, 255), (1, 0, 236), (0, 1, 236), (1, 1, 196)):
        shade.set_at((x, y), (level, level, level))
    veil = pygame.transform.smoothscale(shade, made.get_size())
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _edge(made: pygame.Surface) -> None:
    """Draw the metal edge: 1.5 % of the width, lit from the upper left."""
    line = max(1, made.get_width() * 15 // 1000)
    body = made.get_rect()
    for step in range(line):
        inner = body.inflate(-2 * step, -2 * step)
        high, low = theme.rgb("B8AE97"), theme.rgb("2A2620")
        part = step / line
        pygame.draw.lines(made, theme.mix(high, theme.rgb("5A5344"), part), False,
                          [inner.bottomleft, inner.topleft, inner.topright])  # fmt: skip
        pygame.draw.lines(made, theme.mix(low, theme.rgb("4A4438"), part), False,
                          [(inner.left, inner.bottom - 1), (inner.right - 1, inner.bottom - 1),
                           (inner.right - 1, inner.top)])  # fmt: skip
