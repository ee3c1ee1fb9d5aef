"""The cover of the dice table: seven dice in the light of a lamp, and the title at its foot."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import covers
from game.client.games.edge.cards import dice
from game.client.games.edge.identity.identity import FACE, INK, PAPER, SODIUM, TOBACCO
from game.edge.dice.faces import Kind

LAID = (
    (Kind.PROFICIENCY, 36, 27, 34), (Kind.CHALLENGE, 69, 33, 30), (Kind.ABILITY, 24, 45, 26),
    (Kind.BOOST, 50, 47, 22), (Kind.DIFFICULTY, 76, 54, 26), (Kind.SETBACK, 35, 61, 20),
    (Kind.FORCE, 58, 64, 22),
)  # fmt: skip
"""the dice from the back: kind, middle and size in hundredths of the width and the height"""
RINGS = 48


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels."""
    wide, high = size
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill(theme.mix(INK, TOBACCO, 0.16))
    _lamp(made)
    for kind, x, y, part in LAID:
        px = wide * part // 100
        drawn = dice.letter_die(kind, px)
        spot = drawn.get_rect(center=(wide * x // 100, high * y // 100))
        shade = images.shadow((px * 8 // 10, px * 8 // 10), px * 4 // 10, max(1, px // 10), 170)
        made.blit(shade, shade.get_rect(center=(spot.centerx + px // 12, spot.centery + px // 6)))
        made.blit(drawn, spot)
    foot = images.gradient((wide, high * 36 // 100), (*INK, 0), (*INK, 255))
    made.blit(foot, (0, high - foot.get_height()))
    for word, y, part in (("DICE", 80, 52), ("TABLE", 91, 52)):
        _word(made, word, wide * part // 100, (wide // 2, high * y // 100))
    return covers.frame(made)


def _lamp(made: pygame.Surface) -> None:
    """Draw the light of a lamp over the middle of the table."""
    wide, high = made.get_size()
    for ring in range(RINGS, 0, -1):
        part = ring / RINGS
        color = theme.mix(theme.mix(INK, SODIUM, 0.5), theme.mix(INK, TOBACCO, 0.16), part)
        box = pygame.Rect(0, 0, round(wide * 1.5 * part), round(high * 1.05 * part))
        box.center = (wide // 2, high * 42 // 100)
        pygame.draw.ellipse(made, color, box)


def _word(made: pygame.Surface, word: str, wide: int, center: tuple[int, int]) -> None:
    """Draw a word as wide as asked."""
    drawn = fonts.font(FACE, "Bold", 160).render(word, PAPER)
    high = drawn.get_height() * wide // drawn.get_width()
    least = made.get_height() * 13 // 100
    wide, high = (wide * least // high, least) if high > least else (wide, high)
    scaled = pygame.transform.smoothscale(drawn, (max(1, wide), max(1, high)))
    made.blit(scaled, scaled.get_rect(center=center))
