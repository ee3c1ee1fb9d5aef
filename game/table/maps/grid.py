"""Grids of squares: terrain, edges between squares (open, wall, door ...), numbered spaces, marks.

A grid is one drawing. Its tile layer ``terrain`` is painted with tiles that have the property
``terrain``; a square takes the one under its center. The object layer ``spaces`` has a rectangle
for each square, ``edges`` a line for each border with the properties from and to, and ``marks``
points that belong to the square around them. The game defines the kinds of terrain, edge and mark.

All other layers are scenery: tiles laid over the terrain, and above them tile objects. An edge may
be a tile object, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from game.table.maps.drawing import Drawing, DrawingReader, Point, Properties, Shape

LOOK_NUMBERS = ("breath", "depth", "gap", "reach", "rise", "sun", "tall", "thick")
LOOK_COLORS = ("glow", "light", "shade")
"""properties that say how a map, a tile or a tile object looks"""
MOST_NUMBER = 999
"""the largest number of a space"""

GAP = 64.0
"""maximum distance between two squares that share an edge"""


@dataclass(frozen=True, slots=True)
class GridForm:
    """The elements of a game's grids: the kinds of space, edge and mark, the terrain painted under
    them (any, if empty), and the kinds of edge that can be crossed once every door is open.

    ``drawn`` are the kinds of edge that must be tile objects, as nobody would see them otherwise.
    A grid is measured in units of which a cell is ``cell`` wide; with 0, in map pixels."""

    spaces: tuple[str, ...]
    edges: tuple[str, ...]
    passable: frozenset[str]
    marks: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    drawn: frozenset[str] = frozenset()
    cell: int = 0


@dataclass(frozen=True, slots=True)
class Square:
    """One space of a grid: a rectangle from ``x``, ``y``. ``number`` is 0 if it has none."""

    id: str
    kind: str
    label: str
    x: float
    y: float
    width: float
    height: float
    terrain: str = ""
    number: int = 0
    properties: Properties = field(default_factory=dict)

    @property
    def center(self) -> Point:
        """Return the middle of the square."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, point: Point) -> bool:
        """Return True if a point is in the square."""
        across, down = point[0] - self.x, point[1] - self.y
        return 0 <= across <= self.width and 0 <= down <= self.height

    def beside(self, other: Square) -> bool:
        """Return True if two squares face each other along one side, at most ``GAP`` apart."""
        across, down = self.gap(other)
        return (across < 0 <= down <= GAP) or (down < 0 <= across <= GAP)

    def gap(self, other: Square) -> Point:
        """Return the distance between two squares, across and down; negative where they overlap."""
        return (
            max(self.x, other.x) - min(self.x + self.width, other.x + other.width),
            max(self.y, other.y) - min(self.y + self.height, other.y + other.height),
        )

    def middle(self, other: Square) -> Point:
        """Return the middle of the border of two squares that are beside each other."""
        return (
            (max(self.x, other.x) + min(self.x + self.width, other.x + other.width)) / 2,
            (max(self.y, other.y) + min(self.y + self.height, other.y + other.height)) / 2,
        )


@dataclass(frozen=True, slots=True)
class Edge:
    """The border between two squares, ``a`` before ``b`` in the order of the file.

    ``name`` is "" or a name in the game, such as the number of a door; ``shape`` is the object that
    draws it, a line or a tile object.
    """

    a: str
    b: str
    kind: str
    name: str = ""
    shape: Shape | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of a square with a meaning in the game."""

    kind: str
    square: str
    x: float
    y: float
    name: str = ""
    properties: Properties = field(default_factory=dict)
    object: int = 0
    """the number of its object in the file"""


@dataclass(frozen=True, slots=True)
class Grid:
    """A map of squares. ``neighbors`` has each square's edges with the square beyond, in the
    order of the file; squares without a common edge are not adjacent. ``drawing`` has the
    pictures."""

    id: str
    width: int
    height: int
    squares: dict[str, Square]
    edges: tuple[Edge, ...]
    marks: tuple[Mark, ...]
    neighbors: dict[str, tuple[tuple[str, Edge], ...]]
    properties: Properties
    drawing: Drawing = field(repr=False, compare=False)

    @property
    def spaces(self) -> tuple[Square, ...]:
        """Return the squares in the order of the file."""
        return tuple(self.squares.values())

    def edge(self, one: str, two: str) -> Edge | None:
        """Return the edge between two squares, or None."""
        return next((edge for beyond, edge in self.neighbors[one] if beyond == two), None)

    def numbered(self, number: int) -> Square | None:
        """Return the square with a number."""
        return next((each for each in self.squares.values() if each.number == number), None)

    def counts(self) -> dict[str, dict[str, int]]:
        """Return the number of spaces, edges and marks of each kind."""
        return {
            "spaces": _tally(each.kind for each in self.squares.values()),
            "edges": _tally(each.kind for each in self.edges),
            "marks": _tally(each.kind for each in self.marks),
        }


def reach(
    grid: Grid, start: str, passes: Callable[[Edge], bool], steps: int | None = None
) -> dict[str, int]:
    """Return the steps from a square to each square within reach over passable edges, itself at 0.

    With ``steps``, no farther than that. Nearest squares come first, ties in the order of their
    edges in the file.
    """
    found = {start: 0}
    for square in (queue := [start]):
        if found[square] == steps:
            break
        for beyond, edge in grid.neighbors[square]:
            if beyond not in found and passes(edge):
                found[beyond] = found[square] + 1
                queue.append(beyond)
    return found


def read_grid(drawing: Drawing, form: GridForm) -> Grid:
    """Read the grid from a drawing. Raise ``MapError`` with every problem."""
    return _Reader(drawing, form).grid()


class _Reader(DrawingReader):
    def __init__(self, drawing: Drawing, form: GridForm) -> None:
        layers = {"spaces": form.spaces, "edges": form.edges, "marks": form.marks}
        measured = drawing.in_units(form.cell) if form.cell else drawing
        super().__init__(measured, ["terrain"], layers, scenery=True)
        self.form = form

    def grid(self) -> Grid:
        self.check_layers()
        terrain = self.cells("terrain", "terrain")
        self.check_scenery()
        self.check_looks()
        self.stop()
        squares = {square.id: square for square in self.squares(terrain)}
        edges = self.edges(squares)
        marks = tuple(self.marks(squares))
        self.stop()
        near = _neighbors(squares, edges)
        for problem in _lost(squares, near, self.form):
            self.wrong(problem)
        self.stop()
        drawn = self.drawing
        return Grid(
            drawn.id,
            drawn.width,
            drawn.height,
            squares,
            edges,
            marks,
            near,
            drawn.properties,
            drawn,
        )

    def check_scenery(self) -> None:
        """Check that tiles lie below all tile objects, that nothing else is shown, and how large
        tile objects are and how they stretch."""
        drawn, over = self.drawing, ""
        for layer in drawn.layers:
            if layer in drawn.pictures:
                self.wrong(f"the layer {layer} is an image; show it as a tile object instead")
            if layer in drawn.tiles:
                self.check_size(layer)
                if over:
                    self.wrong(f"the layer {layer} is above the objects of {over}; move it below")
            for shape in drawn.shapes.get(layer, ()):
                if shape.picture is not None:
                    over = over or layer
                    if shape.width > drawn.width or shape.height > drawn.height:
                        self.wrong(f"{shape.title} in the layer {layer} is larger than the map")
                    self.check_stretch(shape)

    def check_looks(self) -> None:
        """Check what the properties of the map, its tiles and its objects say of their look."""
        drawn = self.drawing
        self.fitting("the map", "title", drawn.properties.get("title"))
        owners = [("the map", drawn.properties)]
        owners += [(each.title, each.properties) for of in drawn.shapes.values() for each in of]
        for layer, rows in drawn.tiles.items():
            found = {id(tile): tile for row in rows for tile in row}
            owners += [(f"a tile of the layer {layer}", tile) for tile in found.values()]
        for title, properties in owners:
            self.check_numbers(title, properties, LOOK_NUMBERS)
            self.check_colors(title, properties, LOOK_COLORS)

    def squares(self, terrain: Sequence[Sequence[str]]) -> list[Square]:
        """Return the squares: no overlaps, unique numbers, known terrain."""
        found = [self.square(shape, terrain) for shape in self.shapes("spaces")]
        self.unique("space", (square.id for square in found))
        self.unique("number", (str(square.number) for square in found if square.number))
        for one, two in combinations(found, 2):
            if max(one.gap(two)) < 0:
                self.wrong(f"the spaces {one.id} and {two.id} overlap; move them apart")
        if not found:
            self.wrong("the layer spaces is empty; draw a rectangle for each space")
        return found

    def square(self, shape: Shape, terrain: Sequence[Sequence[str]]) -> Square:
        id = self.id_of(shape, "spaces")
        if shape.width <= 0 or shape.height <= 0 or shape.points:
            self.wrong(f"{shape.title} must be a rectangle")
        x, y = shape.center
        under = terrain[self._cell(y, self.drawing.height, len(terrain))]
        ground = under[self._cell(x, self.drawing.width, len(under))]
        if self.form.terrain and ground not in self.form.terrain:
            known = ", ".join(self.form.terrain)
            self.wrong(f"the space {id} is on the terrain '{ground}'; use one of {known}")
        return Square(
            id,
            shape.kind,
            self.shown(shape, "label", id),
            shape.x,
            shape.y,
            shape.width,
            shape.height,
            ground,
            self.number(shape),
            shape.properties,
        )

    @staticmethod
    def _cell(at: float, length: int, cells: int) -> int:
        return min(cells - 1, int(at * cells / length))

    def number(self, shape: Shape) -> int:
        """Return the number of a space; 0 for none."""
        value = shape.properties.get("number", 0)
        if isinstance(value, bool) or not isinstance(value, int) or not (0 <= value <= MOST_NUMBER):
            told = f"{shape.title} has the number '{str(value)[:40]}'"
            self.wrong(f"{told}; use a whole number up to {MOST_NUMBER}")
            return 0
        return value

    def edges(self, squares: Mapping[str, Square]) -> tuple[Edge, ...]:
        """Return edges, from lines and tile objects with the properties from and to, each between
        two adjacent squares; the name of the object distinguishes doors."""
        rank = {id: place for place, id in enumerate(squares)}
        found, known = [], self.named("spaces")
        for shape in self.shapes("edges"):
            one, two = self.word(shape, "from", known), self.word(shape, "to", known)
            if one not in squares or two not in squares:
                continue
            if one == two or not squares[one].beside(squares[two]):
                self.wrong(f"{shape.title} joins {one} and {two}, which are not adjacent")
                continue
            if shape.kind in self.form.drawn and shape.picture is None:
                self.wrong(
                    f"{shape.title} between {one} and {two} shows no tile, so no one sees it; "
                    "insert one with the same properties"
                )
            a, b = sorted((one, two), key=rank.__getitem__)
            found.append(Edge(a, b, shape.kind, shape.name, shape))
        self.unique("edge between", (f"{edge.a} and {edge.b}" for edge in found))
        return tuple(found)

    def marks(self, squares: Mapping[str, Square]) -> Iterator[Mark]:
        """Return marks, each in the square that contains it."""
        whole = len(squares) == len(self.drawing.shapes["spaces"])
        for shape in self.shapes("marks"):
            x, y = shape.center
            square = next((each.id for each in squares.values() if each.holds((x, y))), "")
            if not square and whole:
                self.wrong(f"{shape.title} in the layer marks is in no space; move it into one")
            yield Mark(shape.kind, square, x, y, shape.name, shape.properties, shape.id)


def _neighbors(
    squares: Mapping[str, Square], edges: Sequence[Edge]
) -> dict[str, tuple[tuple[str, Edge], ...]]:
    found: dict[str, list[tuple[str, Edge]]] = {id: [] for id in squares}
    for edge in edges:
        found[edge.a].append((edge.b, edge))
        found[edge.b].append((edge.a, edge))
    return {id: tuple(near) for id, near in found.items()}


def _lost(
    squares: Mapping[str, Square],
    near: Mapping[str, Sequence[tuple[str, Edge]]],
    form: GridForm,
) -> Iterator[str]:
    """Return the squares that are unreachable even with every door open."""
    start = next(iter(squares))
    found = {start}
    for square in (queue := [start]):
        for beyond, edge in near[square]:
            if beyond not in found and edge.kind in form.passable:
                found.add(beyond)
                queue.append(beyond)
    for id in squares:
        if id not in found:
            yield (
                f"no route leads from {start} to the space {id}; add an edge that lets people pass"
            )


def _tally(kinds: Iterator[str]) -> dict[str, int]:
    return dict(sorted(Counter(kinds).items()))
