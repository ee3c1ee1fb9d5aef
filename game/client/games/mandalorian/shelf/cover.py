"""The cover of The Mandalorian: Adventures: the master of ``assets/make/covers.py``, and the title,
struck in steel at its foot."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images
from game.client.draw.scenery import covers
from game.client.draw.theme import Color, mix, rgb
from game.client.games.mandalorian.identity.identity import FACE, LAVA, SAND, STEEL

WIDE = 88  # hundredths of the cover's width that the title fills
MIDDLE = 86  # hundredths of the height: middle of the long word
GAP = 5  # hundredths of the letters' height between two of them
DARK, BRIGHT = rgb("0B0C0F"), rgb("F2EEE4")
ID = "mandalorian"
_ALPHA = pygame.SRCALPHA


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels."""
    wide, high = size
    made = pygame.Surface(size, _ALPHA)
    made.blit(images.art("covers", ID, size), (0, 0))
    foot = images.gradient((wide, high * 30 // 100), (*DARK, 0), (*DARK, 236))
    made.blit(foot, (0, high - foot.get_height()))
    name = _fit_word("MANDALORIAN", wide * WIDE // 100, 2, BRIGHT, STEEL)
    spot = name.get_rect(center=(wide // 2, high * MIDDLE // 100))
    made.blit(name, spot)
    part = name.get_height()
    above = _fit_word("THE", part * 80 // 100, 14, mix(SAND, BRIGHT, 0.4), SAND)
    made.blit(above, above.get_rect(midbottom=(wide // 2, spot.top - part * 6 // 100)))
    below = _fit_word("ADVENTURES", spot.width * 52 // 100, 24, mix(SAND, BRIGHT, 0.4), SAND)
    place = below.get_rect(midtop=(wide // 2, spot.bottom + part * 10 // 100))
    made.blit(below, place)
    _rules(made, spot, place)
    return covers.frame(made)


def _rules(made: pygame.Surface, above: pygame.Rect, word: pygame.Rect) -> None:
    """Draw a line of lava at both sides of the last word."""
    thick, gap = max(1, above.height // 26), above.height // 5
    for left, right in ((above.left, word.left - gap), (word.right + gap, above.right)):
        if right - left > 4 * thick:
            pygame.draw.rect(made, LAVA, (left, word.centery, right - left, thick))


def _fit_word(text: str, wide: int, gap: int, high: Color, low: Color) -> pygame.Surface:
    """Return a word of bright metal, as wide as asked; ``gap``: between letters, in hundredths of
    their height."""
    return covers.fit_word(lambda px: _word(text, px, gap, high, low), wide)


def _word(text: str, px: int, gap: int, high: Color, low: Color) -> pygame.Surface:
    used = fonts.font(FACE, "Bold", px)
    caps = fonts.cap_height(used)
    band = (used.get_ascent() - caps - caps // 8, caps + 2 * (caps // 8))
    letters = []
    for each in text:
        drawn = used.render(each, (255, 255, 255))
        letters.append(drawn.subsurface((0, band[0], drawn.get_width(), band[1])))
    step, deep = px * gap // 100, max(1, px // 24)
    wide = sum(each.get_width() for each in letters) + step * (len(letters) - 1)
    line = pygame.Surface((wide, letters[0].get_height()), _ALPHA)
    left = 0
    for letter in letters:
        line.blit(letter, (left, 0))
        left += letter.get_width() + step
    top, body = line.get_height() * 12 // 100, line.get_height() * 76 // 100
    run = pygame.Surface(line.get_size())
    run.fill(low)
    run.fill(high, (0, 0, wide, top))
    run.blit(images.gradient((wide, body), high, low), (0, top))
    made = pygame.Surface((wide + 2 * deep, line.get_height() + 2 * deep), _ALPHA)
    shade = line.copy()
    shade.fill((*DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for part in range(2 * deep, 0, -1):
        made.blit(shade, (part, part))
    line.blit(run, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made.blit(line, (0, 0))
    return made
