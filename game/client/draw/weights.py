"""Weights of a font file that holds many: named instances, which ``pygame.font`` cannot open."""

from __future__ import annotations

from pathlib import Path

import pygame
import pygame.freetype

NAMED: dict[str, tuple[str, ...]] = {
    "Teko[wght]": ("Light", "Regular", "Medium", "SemiBold", "Bold"),
    "Oswald[wght]": ("ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold"),
}
"""files that hold many weights -> the names of their instances, in the order of the file"""
Glyph = tuple[int, int, int, int, int]


def instances(path: Path) -> dict[str, int]:
    """Return the index of each named instance of a file; nothing for a file without any."""
    return {name: at for at, name in enumerate(NAMED.get(path.stem, ()), 1)}


class Instance:
    """One weight of a file at a size in pixels, used as a ``pygame.font.Font``."""

    def __init__(self, path: Path, index: int, px: int) -> None:
        if not pygame.freetype.get_init():
            pygame.freetype.init()
        self._font = pygame.freetype.Font(str(path), px, font_index=index << 16)
        self._font.origin = True
        self._high = round(self._font.get_sized_height(px))
        self._ascent = round(self._font.get_sized_ascender(px))

    def get_height(self) -> int:
        """Return the height of a line."""
        return self._high

    def get_ascent(self) -> int:
        """Return the distance from the top of a line to its baseline."""
        return self._ascent

    def metrics(self, text: str) -> list[Glyph | None]:
        """Return left, right, lower and upper edge and the advance of each letter, None for
        those that the file lacks."""
        return [
            None if one is None else (one[0], one[1], one[2], one[3], round(one[4]))
            for one in self._font.get_metrics(text)
        ]

    def size(self, text: str) -> tuple[int, int]:
        """Return the width and height of a line."""
        return sum(one[4] for one in self.metrics(text) if one is not None), self._high

    def render(self, text: str, antialias: bool, color: pygame.typing.ColorLike) -> pygame.Surface:
        """Return a line of text on a transparent ground."""
        ink = pygame.Color(color)
        made = pygame.Surface((max(1, self.size(text)[0]), self._high), pygame.SRCALPHA)
        made.fill((ink.r, ink.g, ink.b, 0))
        self._font.antialiased = antialias
        self._font.render_to(made, (0, self._ascent), text, ink)
        return made
