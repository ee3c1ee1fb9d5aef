"""The pieces of music as the game mixes them: their stems joined from cells."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from game.client.sound.decks import EASE, MARGIN, cell_path, crossfade
from game.client.sound.music import sheet_path
from game.client.sound.sheet import Sheet
from game.client.sound.sheet import read as read_sheet
from tests.assets.hearing import FULL, RATE, pygame

PIECES = sorted(path.stem for path in sheet_path("x").parent.glob("*.json"))
STATES = {"ground": -25.4, "ground melody": -24.4, "ground pulse": -24.4,
          "ground pulse melody": -23.7}  # fmt: skip
"""by the stems that play the loudness in LUFS with the slider at its default"""
Stereo = tuple[list[float], list[float]]


@lru_cache(maxsize=None)
def sheet(piece: str) -> Sheet:
    return read_sheet(sheet_path(piece))


@lru_cache(maxsize=6)
def cell(piece: str, stem: str, number: int) -> array[int]:
    """Return the left and right samples of a cell by turns, as the game plays it."""
    count = sheet(piece).cells
    own, before = (_file(piece, stem, each % count) for each in (number, number - 1))
    first, length = 4 * round(MARGIN * RATE), 4 * round(sheet(piece).cell * RATE)
    tail = before[first + length : first + length + 4 * round(EASE * RATE)]
    return array("h", crossfade(tail, own[first : first + length]))


@lru_cache(maxsize=6)
def _file(piece: str, stem: str, number: int) -> bytes:
    return pygame.mixer.Sound(cell_path(piece, stem, number)).get_raw()


def mixed(piece: str, state: str, numbers: Sequence[int], part: slice = slice(None)) -> Stereo:
    """Return some cells (``part`` of each cell's samples) with the stems of a state at its level,
    from -1 to 1."""
    factor = 10 ** (sheet(piece).levels[state] / 20) / FULL
    left, right = list[float](), list[float]()
    for number in numbers:
        rows = [cell(piece, stem, number) for stem in state.split()]
        for side, made in enumerate((left, right)):
            parts = [row[side::2][part] for row in rows]
            made += [factor * sum(each) for each in zip(*parts, strict=True)]
    return left, right


def halved(sides: Stereo, volume: float) -> Stereo:
    """Return stereo at half the rate and a volume."""
    left, right = (
        [volume * (a + b) / 2 for a, b in zip(side[0::2], side[1::2], strict=False)]
        for side in sides
    )
    return left, right
