"""The cover of The Moonpeeler Affair: the master of ``assets/make/covers.py``, and its title.

The title is set as on a pulp: it rises to the right, and its middle word fills the width.
"""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images
from game.client.draw.scenery import covers
from game.client.draw.theme import Color, mix, rgb
from game.client.games.free_captains import CLIENT
from game.client.games.free_captains.identity.identity import AUBERGINE, BRASS, CREAM, VERMILION

RISE = 7  # degrees
FINE = 3  # the title is drawn larger by this, then turned: smooth edges
WIDE = 90  # hundredths of the cover's width that the title fills
LETTERS = 21  # hundredths of the cover's width: size of the middle word before it is fitted
MIDDLE = 86  # hundredths of the height: middle of the title
DARK = rgb("120818")
_ALPHA = pygame.SRCALPHA


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels."""
    made = pygame.Surface(size, _ALPHA)
    made.blit(images.art("covers", CLIENT.id, size), (0, 0))
    wide, high = size
    foot = images.gradient((wide, high * 38 // 100), (*AUBERGINE, 0), (*DARK, 236))
    made.blit(foot, (0, high - foot.get_height()))
    title = _title(wide * WIDE // 100)
    made.blit(title, title.get_rect(center=(wide // 2, high * MIDDLE // 100)))
    return covers.frame(made)


def _title(wide: int) -> pygame.Surface:
    """Return the title, ``wide`` pixels wide."""
    first, middle, last = CLIENT.name.upper().split()
    large = _word(middle, wide * FINE * LETTERS // 100, CREAM, BRASS)
    large = pygame.transform.smoothscale_by(large, wide * FINE / large.get_width())
    small_px = large.get_height() * 44 // 100
    small = _word(first, small_px, CREAM, BRASS)
    after = _word(last, small_px, mix(VERMILION, CREAM, 0.45), VERMILION)
    step = large.get_height() * 64 // 100
    sheet = pygame.Surface((wide * FINE, step * 2 + small.get_height()), _ALPHA)
    lap = small.get_height() * 76 // 100
    sheet.blit(small, (wide * FINE * 2 // 100, 0))
    sheet.blit(after, (sheet.get_width() * 97 // 100 - after.get_width(),
                       lap + large.get_height() * 76 // 100))  # fmt: skip
    sheet.blit(large, (0, lap - large.get_height() * 12 // 100))
    return pygame.transform.rotozoom(sheet, RISE, 1 / FINE)


def _word(text: str, px: int, high: Color, low: Color) -> pygame.Surface:
    """Return a word as lacquered letters: a bright face on a dark side, to the lower right."""
    used = fonts.font(CLIENT.look.face, "Regular", max(fonts.SMALLEST, px))
    white = used.render(text, (255, 255, 255))
    deep = max(2, px // 11)
    made = pygame.Surface((white.get_width() + 2 * deep, white.get_height() + 2 * deep), _ALPHA)
    side = _shade_letters(white, DARK, DARK)
    for step in range(2 * deep, 0, -1):
        made.blit(side, (step, step))
    for x, y in ((0, 1), (2, 1), (1, 0), (1, 2), (0, 0), (2, 2), (2, 0), (0, 2)):
        made.blit(side, (x * deep // 3, y * deep // 3))
    made.blit(_shade_letters(white, high, low), (deep // 3, deep // 3))
    return made


def _shade_letters(white: pygame.Surface, high: Color, low: Color) -> pygame.Surface:
    """Return white letters in a run of color down their capitals."""
    made = white.copy()
    run = pygame.Surface(white.get_size())
    run.fill(low)
    top, body = white.get_height() * 24 // 100, white.get_height() * 56 // 100
    run.fill(high, (0, 0, white.get_width(), top))
    run.blit(images.gradient((white.get_width(), body), high, low), (0, top))
    made.blit(run, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made
