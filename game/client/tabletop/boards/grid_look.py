"""The look of a game's grids as data, and the frame that fits a grid into a window.

A board shows the pictures of the map; their properties say how the light falls. All lengths are in
cells. A tile of the terrain may be ``tall`` (1 is a floor higher; below 0 is sunken), ``soft``
where it runs into its neighbors, and may have a ``glow``. Tiles of other layers are laid over the
terrain. A tile object may have a ``glow`` and how far that reaches (``reach``); if it stands, it
has its height in ``rise`` and throws a shadow: of all its rectangle, or ``thick`` along the middle
of it but for the ``gap``, a part in the middle of its length. A glow may rise and fall once in
``breath`` seconds. Where a map is stretched, a tile object keeps its proportions, unless its
``stretch`` says that it follows ``across``, ``down`` or ``both``.

The map itself may have ``sun`` (the length of shadows for a height of 1), ``depth`` (their
strength), ``shade`` (their color) and ``light`` (the color of all light).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import floor, isfinite

import pygame

from game.client.draw import theme
from game.client.draw.theme import Color
from game.table.maps.drawing import MOST, Point, Properties
from game.table.maps.grid import Grid, Square

ZOOMS = (1.0, 1.35, 1.8, 2.5)
MARGIN = 16.0
"""units around the outermost squares that are always in view"""
STRETCH = 1.3
"""how much wider than high, or higher than wide, a map may be laid out to fill its area"""


@dataclass(frozen=True)
class GridLook:
    """The look of a game's grids.

    ``open`` are the kinds of edge over which floors are joined, ``doors`` those whose tile object
    is gone once they are open; ``marks`` has the icon of each kind of mark (a folder of assets and
    a name); marks without an icon are not drawn. ``stars`` are the kinds drawn large and bright,
    ``colors`` the hues of marks whose property ``color`` is a name.
    """

    open: frozenset[str]
    doors: frozenset[str]
    marks: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    stars: frozenset[str] = frozenset()
    colors: Mapping[str, Color] = field(default_factory=dict)
    rim: Color = theme.rgb("DCE3E6")
    locked: Color = theme.rgb("E4552B")
    steel: Color = theme.rgb("9FB1BF")
    dark: Color = theme.rgb("14171B")


@dataclass(frozen=True)
class Frame:
    """The place of a map on a canvas: units times ``across`` and ``down``, then moved."""

    across: float
    down: float
    left: float
    top: float

    @property
    def unit(self) -> float:
        """Canvas pixels for a unit that is not stretched."""
        return min(self.across, self.down)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the canvas pixel of a point of the map."""
        # Not round(): it takes halves to even pixels, which differ from part to part.
        return floor(self.left + x * self.across + 0.5), floor(self.top + y * self.down + 0.5)

    def rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """Return the canvas pixels of a rectangle of the map; neighbors leave no gap."""
        left, top = self.at(x, y)
        right, foot = self.at(x + wide, y + high)
        return pygame.Rect(left, top, right - left, foot - top)

    def square(self, square: Square) -> pygame.Rect:
        """Return the canvas pixels of a square."""
        return self.rect(square.x, square.y, square.width, square.height)

    def back(self, x: float, y: float) -> Point:
        """Return the point of the map at a canvas pixel."""
        return (x - self.left) / self.across, (y - self.top) / self.down

    def shift(self, x: int, y: int) -> Frame:
        """Return the frame for a canvas that begins at a pixel of this one."""
        return Frame(self.across, self.down, self.left - x, self.top - y)

    def length(self, pixels: float, least: int = 1) -> int:
        """Return a thickness of units in canvas pixels."""
        return max(least, round(pixels * self.unit))


def bounds(squares: Iterable[Square]) -> tuple[float, float, float, float]:
    """Return left, top, right and foot of the squares with a margin."""
    each = list(squares)
    return (
        min(one.x for one in each) - MARGIN,
        min(one.y for one in each) - MARGIN,
        max(one.x + one.width for one in each) + MARGIN,
        max(one.y + one.height for one in each) + MARGIN,
    )


def fit_frame(grid: Grid, size: tuple[int, int], zoom: float) -> Frame:
    """Return the frame that shows all squares on a canvas of ``size`` times ``zoom``."""
    left, top, right, foot = bounds(grid.spaces)
    across, down = size[0] / (right - left), size[1] / (foot - top)
    across, down = min(across, down * STRETCH), min(down, across * STRETCH)
    return Frame(
        across * zoom,
        down * zoom,
        (size[0] / 2 - (left + right) / 2 * across) * zoom,
        (size[1] / 2 - (top + foot) / 2 * down) * zoom,
    )


def number(properties: Properties, name: str, usual: float) -> float:
    """Return a property as a number, the usual one if it is none; at most ``MOST`` of anything."""
    try:
        value = float(properties.get(name, usual))
    except ValueError:
        return usual
    return min(MOST, max(-MOST, value)) if isfinite(value) else usual


def color(properties: Properties, name: str, usual: Color) -> Color:
    """Return a property as a color; Tiled writes ``#AARRGGBB`` or ``#RRGGBB``."""
    text = str(properties.get(name, "")).lstrip("#")
    try:
        return theme.rgb(text[-6:]) if len(text) in (6, 8) else usual
    except ValueError:
        return usual
