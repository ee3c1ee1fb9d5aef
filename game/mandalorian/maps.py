"""The maps of missions: squares with walls, doors, elevation, stars and the marks of threats.

A map is a grid (``table.maps.grid``). The name of a door is its number; a mark of a threat token
has the property ``up``, a star may have a ``color``. Walls, doors and elevation are tile objects.
Other tile objects are for the eye alone: what has the property ``rise`` stands like a wall.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import get_args

from game import tiled
from game.mandalorian.names import Color, Shape
from game.resources import ROOT
from game.table.maps.drawing import Drawing, MapError
from game.table.maps.grid import Edge, Grid, GridForm, Square, read_grid
from game.table.maps.ways import Ways
from game.table.packs import drawings
from game.table.packs.reading import Pack

MAPS = ROOT / "maps" / "mandalorian"
OPEN, ELEVATION, WALL, DOOR = "open", "elevation", "wall", "door"
COLORS = get_args(Color)
SHAPES: tuple[Shape, ...] = ("d", "o", "a")
STAR, START = "star", "start"
UP, COLOR = "up", "color"
RISE = "rise"
"""the property of what stands: its height, 1 for a floor"""
FORM = GridForm(
    spaces=("space",),
    edges=(OPEN, ELEVATION, WALL, DOOR),
    passable=frozenset((OPEN, ELEVATION, DOOR)),
    marks=(*SHAPES, STAR, START),
    drawn=frozenset((ELEVATION, WALL, DOOR)),
    cell=32,
)
Doors = frozenset[int]


@dataclass(frozen=True, slots=True)
class TokenMark:
    """A place for a threat token of a shape, faceup or facedown (MA-056, MA-057)."""

    shape: Shape
    space: str
    up: bool


@dataclass(frozen=True, slots=True, eq=False)
class MissionMap:
    """A map as the rules use it; tables of ways are made when they are first asked for. Maps are
    equal only to themselves, so that what is found out about one can be kept by it."""

    id: str
    grid: Grid
    start: str
    stars: tuple[str, ...]
    marks: tuple[TokenMark, ...]
    doors: dict[int, Edge]
    _ways: dict[tuple[str, Doors], Ways] = field(default_factory=dict, repr=False)

    @property
    def title(self) -> str:
        """The name of the map."""
        return str(self.grid.properties.get("title") or self.id)

    @property
    def spaces(self) -> tuple[Square, ...]:
        """The spaces in the order of the file."""
        return self.grid.spaces

    def counts(self) -> dict[str, dict[str, int]]:
        """Return the number of spaces, edges and marks of each kind."""
        return self.grid.counts()

    def numbered(self, number: int) -> str:
        """Return the space with a number (MA-363). Raise ``KeyError``."""
        square = self.grid.numbered(number)
        if square is None:
            raise KeyError(f"{self.id} has no space with the number {number}")
        return square.id

    def colored(self, color: Color) -> tuple[str, ...]:
        """Return the spaces with a star of a color, which matters only to a rule that names it
        (MA-130)."""
        return tuple(
            mark.square
            for mark in self.grid.marks
            if mark.kind == STAR and mark.properties.get(COLOR) == color
        )

    def walking(self, doors: Doors) -> Ways:
        """Return the ways of characters and enemies with these doors unlocked."""
        return self._made("walking", doors, (OPEN,))

    def climbing(self, doors: Doors) -> Ways:
        """Return the ways of a character whom elevation does not stop."""
        return self._made("climbing", doors, (OPEN, ELEVATION))

    def ranging(self, doors: Doors) -> Ways:
        """Return the ways along which range is counted (MA-R12)."""
        return self._made("climbing", doors, (OPEN, ELEVATION))

    @property
    def anyhow(self) -> Ways:
        """The ways if walls and locked doors are ignored (MA-R29)."""
        return self._made("anyhow", frozenset(self.doors), (OPEN, ELEVATION, WALL))

    def _made(self, name: str, doors: Doors, kinds: tuple[str, ...]) -> Ways:
        found = self._ways.get((name, doors))
        if found is None:
            found = self._ways[name, doors] = Ways(self.grid, _passes(kinds, doors))
        return found


def _passes(kinds: tuple[str, ...], doors: Doors) -> Callable[[Edge], bool]:
    def passes(edge: Edge) -> bool:
        return int(edge.name) in doors if edge.kind == DOOR else edge.kind in kinds

    return passes


def read_map(drawing: Drawing) -> MissionMap:
    """Read a map from a drawing. Raise ``MapError`` with every problem."""
    grid = read_grid(drawing, FORM)
    wrong = [f"{drawing.file}: {problem}" for problem in problems(grid)]
    if wrong:
        raise MapError(wrong)
    return MissionMap(
        drawing.id,
        grid,
        next(mark.square for mark in grid.marks if mark.kind == START),
        tuple(mark.square for mark in grid.marks if mark.kind == STAR),
        tuple(
            TokenMark(shape, mark.square, mark.properties[UP] is True)
            for shape in SHAPES
            for mark in grid.marks
            if mark.kind == shape
        ),
        {int(edge.name): edge for edge in grid.edges if edge.kind == DOOR},
    )


def problems(grid: Grid) -> Iterator[str]:
    """Yield a problem for everything on a map that no mission could be played with."""
    starts = [mark.square for mark in grid.marks if mark.kind == START]
    if len(starts) != 1:
        yield f"it has {len(starts)} marks of the kind start; 1 is right"
    stars = [mark.square for mark in grid.marks if mark.kind == STAR]
    if not stars:
        yield "it has no star, so nothing can spawn; add one to a space"
    for space in sorted({each for each in stars if stars.count(each) > 1}):
        yield f"the space {space} has two stars; leave one"
    for mark in grid.marks:
        color = mark.properties.get(COLOR)
        if mark.kind == STAR and color not in (None, *COLORS):
            yield f"the star in the space {mark.square} is {color}; it can be {' or '.join(COLORS)}"
        if mark.kind in SHAPES and not isinstance(mark.properties.get(UP), bool):
            told = f"object {mark.object} {mark.kind} in the space {mark.square}"
            yield f"{told} needs the property {UP}: true for a token that begins faceup"
    yield from _edge_problems(grid)
    yield from _unparted(grid)


def _unparted(grid: Grid) -> Iterator[str]:
    """Yield a problem for squares side by side that nothing parts, though no edge joins them."""
    standing = [
        shape
        for layer in grid.drawing.seen
        for shape, _ in grid.drawing.tile_objects(layer)
        if RISE in shape.properties
    ]
    for one, two in combinations(grid.spaces, 2):
        if one.beside(two) and grid.edge(one.id, two.id) is None:
            x, y = one.middle(two)
            if not any(
                wall.x <= x <= wall.x + wall.width and wall.y <= y <= wall.y + wall.height
                for wall in standing
            ):
                yield (
                    f"{one.id} and {two.id} are side by side, but no edge joins them; add one, or "
                    "put a wall between them into the layer walls"
                )


def _edge_problems(grid: Grid) -> Iterator[str]:
    numbers: list[str] = []
    for edge in grid.edges:
        told = f"the {edge.kind} between {edge.a} and {edge.b} is named '{edge.name}'"
        if edge.kind != DOOR:
            if edge.name:
                yield f"{told}; only doors have a name, which is their number"
        elif not (edge.name.isdecimal() and edge.name == str(int(edge.name)) != "0"):
            yield f"{told}; use a number such as 1"
        elif edge.name in numbers:
            yield f"{told}, like another door; each needs its own number"
        numbers.append(edge.name)


def load_folder(folder: Path) -> dict[str, MissionMap]:
    """Return the maps of a folder by id. Raise ``MapError``."""
    return tiled.load_maps(folder, read_map)


def of_packs(packs: Iterable[Pack]) -> dict[str, MissionMap]:
    """Return the maps of the box and those of packs. Raise ``MapError``."""
    return drawings.with_packs(load_maps(), packs, load_folder)


@cache
def load_maps() -> dict[str, MissionMap]:
    """Return the maps of the box."""
    return load_folder(MAPS)
