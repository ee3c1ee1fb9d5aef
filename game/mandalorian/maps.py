"""The maps of missions: squares with walls, doors, elevation, stars and the marks of threats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game import tiled
from game.mandalorian.names import Shape
from game.resources import ROOT
from game.table.maps.drawing import Drawing, MapError
from game.table.maps.grid import Edge, Grid, GridForm, Square, read_grid
from game.table.maps.ways import Ways

MAPS = ROOT / "maps" / "mandalorian"
OPEN, ELEVATION, WALL, DOOR = "open", "elevation", "wall", "door"
SHAPES: tuple[Shape, ...] = ("d", "o", "a")
FORM = GridForm(
    spaces=("space",),
    edges=(OPEN, ELEVATION, WALL, DOOR),
    passable=frozenset((OPEN, ELEVATION, DOOR)),
    marks=(*SHAPES, "star", "start"),
)
Doors = frozenset[int]


@dataclass(frozen=True, slots=True)
class TokenMark:
    """A place for a threat token of a shape, faceup or facedown (MA-056, MA-057)."""

    shape: Shape
    space: str
    up: bool


@dataclass(frozen=True, slots=True)
class MissionMap:
    """A map as the rules use it; tables of ways are made when they are first asked for."""

    id: str
    grid: Grid
    start: str
    stars: tuple[str, ...]
    marks: tuple[TokenMark, ...]
    doors: dict[int, Edge]
    _ways: dict[tuple[str, Doors], Ways] = field(default_factory=dict, repr=False, compare=False)

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
    problems = []
    starts = [mark.square for mark in grid.marks if mark.kind == "start"]
    if len(starts) != 1:
        problems.append(f"{drawing.file}: it has {len(starts)} marks of the kind start; 1 is right")
    for edge in grid.edges:
        if edge.kind == DOOR and not edge.name.isdecimal():
            told = f"the door between {edge.a} and {edge.b} is named '{edge.name}'"
            problems.append(f"{drawing.file}: {told}; a number such as 1 would be right")
    if problems:
        raise MapError(problems)
    return MissionMap(
        drawing.id,
        grid,
        starts[0],
        tuple(mark.square for mark in grid.marks if mark.kind == "star"),
        tuple(
            TokenMark(shape, mark.square, mark.properties.get("up") is True)
            for shape in SHAPES
            for mark in grid.marks
            if mark.kind == shape
        ),
        {int(edge.name): edge for edge in grid.edges if edge.kind == DOOR},
    )


def load_folder(folder: Path) -> dict[str, MissionMap]:
    """Return the maps of a folder by id. Raise ``MapError``."""
    return tiled.load_maps(folder, read_map)


def load_maps() -> dict[str, MissionMap]:
    """Return the maps of the box."""
    return load_folder(MAPS)
