"""The cover of Edge: the master of ``assets/make/casefile``, and the title at its foot, cut through
by a line of light."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images
from game.client.draw.scenery import covers
from game.client.draw.theme import Color, rgb
from game.client.games.edge.identity.identity import FACE, INK, PAPER, RED, SODIUM, TYPE

FINE = 2  # the cut is drawn larger by this, then made smaller: smooth edges
WIDE, MIDDLE = 70, 83  # hundredths of width that the title fills, and of height where it stands
GAP = 16  # hundredths of the letters' height between two of them
CARD = rgb("C9A873")
ID = "edge"
_ALPHA = pygame.SRCALPHA


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels."""
    wide, high = size
    made = pygame.Surface(size, _ALPHA)
    made.blit(images.art("covers", ID, size), (0, 0))
    foot = images.gradient((wide, high * 38 // 100), (*INK, 0), (*INK, 255))
    made.blit(foot, (0, high - foot.get_height()))
    name = _fit_word("EDGE", FACE, "Bold", wide * WIDE // 100, GAP, PAPER)
    spot = name.get_rect(center=(wide // 2, high * MIDDLE // 100))
    shade = name.copy()
    shade.fill((*INK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    off = max(1, wide // 130)
    made.blit(shade, spot.move(off, off))
    made.blit(name, spot)
    _cut(made, spot)
    tag = _fit_word("CASE FILE", TYPE, "SemiBold", wide * 26 // 100, 24, CARD)
    place = tag.get_rect(midtop=(wide // 2, spot.bottom + wide * 3 // 100))
    made.blit(tag, place)
    thick = max(1, wide // 160)
    for left, right in ((spot.left, place.left - 4 * thick), (place.right + 4 * thick, spot.right)):
        pygame.draw.rect(made, RED, (left, place.centery, right - left, thick))
    return covers.frame(made)


def _cut(made: pygame.Surface, spot: pygame.Rect) -> None:
    """Draw the cut that goes through the title: a line of light, wider at its middle."""
    box = spot.inflate(spot.width // 15, 0)
    wide, tall = box.width * FINE * 2, box.height * FINE * 2
    larger = pygame.Surface((wide, tall), _ALPHA)
    thick = tall // 22
    for color, part in ((INK, 2 * thick), (SODIUM, thick // 2)):
        shape = [(0, tall * 2 // 3), (wide // 2, tall // 2 - part), (wide, tall // 3),
                 (wide // 2, tall // 2 + part)]  # fmt: skip
        pygame.draw.polygon(larger, color, shape)
    made.blit(pygame.transform.smoothscale(larger, box.size), box)


def _fit_word(
    text: str, face: str, weight: str, wide: int, gap: int, color: Color
) -> pygame.Surface:
    """Return a word as wide as asked; ``gap``: between letters, in hundredths of their height."""
    return covers.fit_word(lambda px: _word(text, face, weight, px, gap, color), wide)


def _word(text: str, face: str, weight: str, px: int, gap: int, color: Color) -> pygame.Surface:
    used = fonts.font(face, weight, px)
    caps = fonts.cap_height(used)
    band = (used.get_ascent() - caps - caps // 12, caps + 2 * (caps // 12))
    letters = [used.render(each, color) for each in text]
    step = px * gap // 100
    wide = sum(each.get_width() for each in letters) + step * (len(letters) - 1)
    line = pygame.Surface((wide, band[1]), _ALPHA)
    left = 0
    for letter in letters:
        line.blit(letter, (left, 0), (0, band[0], letter.get_width(), band[1]))
        left += letter.get_width() + step
    return line
