"""Soft edges for a person without a ground: where the drawing ends, it fades."""

from __future__ import annotations

import pygame

from game.client.draw import images

SIDE, FOOT = 8, 12  # hundredths of the width at each side, and of the height at the foot


def sides(picture: pygame.Surface, foot: bool = False) -> pygame.Surface:
    """Return a copy that fades out toward both sides and, for one that stands on nothing, toward
    its ``foot``."""
    made = picture.copy()
    wide, high = made.get_size()
    _fade(made, pygame.Rect(0, 0, max(1, wide * SIDE // 100), high), (0, 255), True)
    right = pygame.Rect(0, 0, max(1, wide * SIDE // 100), high)
    right.right = wide
    _fade(made, right, (255, 0), True)
    if foot:
        low = pygame.Rect(0, 0, wide, max(1, high * FOOT // 100))
        low.bottom = high
        _fade(made, low, (255, 0), False)
    return made


def _fade(
    made: pygame.Surface, part: pygame.Rect, alphas: tuple[int, int], across: bool
) -> None:  # fmt: skip
    """Let a part of the picture fade from one strength to another."""
    first, last = ((255, 255, 255, each) for each in alphas)
    veil = images.gradient(part.size, first, last, across)
    made.blit(veil, part, special_flags=pygame.BLEND_RGBA_MULT)
