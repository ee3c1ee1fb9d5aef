"""A Tiled map as plain data, and a reader that collects its problems.

Nothing in here reads a file: ``game.tiled`` makes a ``Drawing``, and each kind of map (``graph``,
``grid``, a game's own) is read from one. Positions are in map pixels, x to the right and y down.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

Point = tuple[float, float]
Value = bool | int | float | str
Properties = Mapping[str, Value]
Cells = tuple[tuple[str, ...], ...]
Box = tuple[int, int, int, int]
"""left, top, width and height in pixels"""

STRETCH = "stretch"
"""the property of a tile object that says how it follows a map drawn wider or higher than it is"""
ACROSS, DOWN, BOTH = "across", "down", "both"
"""its width follows, its height, or both; without the property it keeps its proportions"""
COLOR = re.compile("#(?:[0-9a-fA-F]{2}){3,4}")
"""#RRGGBB or #AARRGGBB"""
ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_LETTERS = 60
"""of words on a map that players read"""
MOST = 12.0
"""the largest number that a property may say of a picture: cells, heights, seconds"""


class MapError(Exception):
    """A map cannot be used; ``problems`` lists every problem, each as ``file: message``."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a map shows: ``file`` is its absolute path, ``area`` the part of it that a
    tile is cut from (None: all of it), ``flipped`` whether Tiled shows it mirrored across, mirrored
    down, and with its axes swapped before that."""

    file: str
    area: Box | None = None
    flipped: tuple[bool, bool, bool] = (False, False, False)


Art = tuple[tuple[Picture | None, ...], ...]
"""the picture in each cell of a tile layer, row by row"""


@dataclass(frozen=True, slots=True)
class Shape:
    """One object of an object layer.

    ``kind`` is its class in Tiled ("type" in older files); ``points`` runs along a polygon or
    polyline in map pixels and is empty for other shapes. ``picture`` is that of a tile object, None
    for other objects; its ``properties`` are then those of the tile, unless it has its own.
    """

    id: int
    name: str
    kind: str
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    points: tuple[Point, ...] = ()
    closed: bool = False
    properties: Properties = field(default_factory=dict)
    picture: Picture | None = None
    visible: bool = True

    @property
    def center(self) -> Point:
        """Return the middle of a rectangle or ellipse; a point, or the origin of a line,
        unchanged."""
        if self.points:
            return self.x, self.y
        return self.x + self.width / 2, self.y + self.height / 2

    def scaled(self, times: float) -> Shape:
        """Return the same object on a map ``times`` as large."""
        return replace(
            self,
            x=self.x * times,
            y=self.y * times,
            width=self.width * times,
            height=self.height * times,
            points=tuple((x * times, y * times) for x, y in self.points),
        )

    @property
    def title(self) -> str:
        """Return its name in messages."""
        return f"object {self.id} {self.name or self.kind}".strip()


@dataclass(frozen=True, slots=True)
class Drawing:
    """One map file.

    ``tiles`` has the properties of each cell's tile, row by row, by layer, and ``art`` its picture;
    ``shapes`` has the objects by layer; ``pictures`` those of image layers, and ``offsets`` where
    their corners are, in map pixels. ``layers`` has every layer's name in the order of the file,
    ``shifted`` those of tiles and objects with an offset, ``hidden`` those that are not shown, and
    ``listed`` those whose objects are painted in the order of the file.
    ``background`` is the color behind them, as Tiled writes it, "" for none. Sizes are in pixels,
    ``columns`` and ``rows`` in cells; measured in units (``in_units``), a pixel of the file has
    ``scale``.
    """

    file: str
    width: int
    height: int
    columns: int
    rows: int
    layers: tuple[str, ...]
    shifted: frozenset[str]
    tiles: Mapping[str, tuple[tuple[Properties, ...], ...]]
    shapes: Mapping[str, tuple[Shape, ...]]
    properties: Properties = field(default_factory=dict)
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    offsets: Mapping[str, Point] = field(default_factory=dict)
    art: Mapping[str, Art] = field(default_factory=dict)
    background: str = ""
    scale: float = 1.0
    hidden: frozenset[str] = frozenset()
    listed: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """Return the file's name without its extension."""
        return self.file.removesuffix(".tmx")

    @property
    def seen(self) -> tuple[str, ...]:
        """Return the layers that are shown, in the order of the file."""
        return tuple(layer for layer in self.layers if layer not in self.hidden)

    def tile_objects(self, layer: str) -> list[tuple[Shape, Picture]]:
        """Return the visible objects of a layer that show a picture, in the order in which Tiled
        paints them: as listed, or those whose feet are lower later."""
        shapes = [shape for shape in self.shapes.get(layer, ()) if shape.visible]
        if layer not in self.listed:
            shapes.sort(key=lambda shape: shape.y + shape.height)
        return [(shape, shape.picture) for shape in shapes if shape.picture is not None]

    def in_units(self, cell: int) -> Drawing:
        """Return the same drawing measured in units of which a cell is ``cell`` wide, so that its
        tiles may be drawn in any resolution."""
        times = cell * self.columns / self.width
        if times == 1:
            return self
        return replace(
            self,
            width=round(self.width * times),
            height=round(self.height * times),
            shapes={
                layer: tuple(shape.scaled(times) for shape in shapes)
                for layer, shapes in self.shapes.items()
            },
            offsets={layer: (x * times, y * times) for layer, (x, y) in self.offsets.items()},
            scale=self.scale * times,
        )


class Place(Protocol):
    """A named place of any kind of map."""

    @property
    def id(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def label(self) -> str: ...


class MapFile(Protocol):
    """The contents of one map file, for any kind of map."""

    @property
    def id(self) -> str: ...

    @property
    def spaces(self) -> Sequence[Place]: ...

    def counts(self) -> dict[str, dict[str, int]]:
        """Return the number of its elements by kind."""


def listed(text: object) -> tuple[str, ...]:
    """Split a comma-separated list; an empty text has no items."""
    return tuple(word.strip() for word in str(text or "").split(",") if word.strip())


class DrawingReader:
    """Reads one drawing and collects its problems.

    ``tile_layers``, ``object_layers`` and ``image_layers`` name the required layers; an object
    layer comes with its allowed kinds of object. With ``scenery`` there may be layers of any other
    name, which are only looked at: tiles, images and tile objects. Each method notes problems and
    continues; ``stop`` raises ``MapError`` if there were any.
    """

    def __init__(
        self,
        drawing: Drawing,
        tile_layers: Iterable[str],
        object_layers: Mapping[str, Iterable[str]],
        image_layers: Iterable[str] = (),
        scenery: bool = False,
    ) -> None:
        self.drawing, self.scenery = drawing, scenery
        self.image_layers = tuple(image_layers)
        self.tile_layers = tuple(tile_layers)
        self.object_layers = {name: tuple(kinds) for name, kinds in object_layers.items()}
        self.problems: list[str] = []

    def wrong(self, problem: str) -> None:
        """Note a problem."""
        self.problems.append(f"{self.drawing.file}: {problem}")

    def stop(self) -> None:
        """Raise ``MapError`` if there are any problems so far."""
        if self.problems:
            raise MapError(self.problems)

    def check_layers(self) -> None:
        """Check that the known layers are of the right sort and present exactly once, that none is
        shifted, and that the objects of others are tiles."""
        sorts = {
            **dict.fromkeys(self.tile_layers, ("tile", self.drawing.tiles)),
            **dict.fromkeys(self.object_layers, ("object", self.drawing.shapes)),
            **dict.fromkeys(self.image_layers, ("image", self.drawing.pictures)),
        }
        names = tuple(sorts)
        for name, (sort, _) in sorts.items():
            if name not in self.drawing.layers:
                self.wrong(f"no {sort} layer is named {name}; add it")
        self.stop()
        if len(set(self.drawing.layers)) != len(self.drawing.layers):
            self.wrong("two layers have the same name; each needs its own")
        for name in dict.fromkeys(self.drawing.layers):
            if name not in names and not self.scenery:
                self.wrong(f"the layer {name} is unknown; the layers are {', '.join(names)}")
            if name in self.drawing.shifted:
                self.wrong(f"the layer {name} is shifted; its offsets must be 0")
        for name, (sort, found) in sorts.items():
            if name not in found:
                self.wrong(
                    f"the layer {name} must be {'a' if sort == 'tile' else 'an'} {sort} layer"
                )
        for name, shapes in self.drawing.shapes.items():
            for shape in shapes if name not in names else ():
                if shape.picture is None:
                    self.wrong(
                        f"{shape.title} in the layer {name} shows no tile; insert one with Insert "
                        f"Tile, or move it to {' or '.join(self.object_layers)}"
                    )
        self.stop()

    def shapes(self, layer: str) -> list[Shape]:
        """Return the objects of a layer that have a known kind and are inside the map."""
        good = []
        for shape in self.drawing.shapes[layer]:
            name = f"object {shape.id} {shape.name}".strip() + f" in the layer {layer}"
            x, y = shape.center
            if shape.kind not in self.object_layers[layer]:
                self.wrong(
                    f"{name} has the type '{shape.kind}'; use "
                    f"{' or '.join(self.object_layers[layer])}"
                )
            elif not self.inside((x, y)):
                x, y, wide, high = (
                    each / self.drawing.scale
                    for each in (x, y, self.drawing.width, self.drawing.height)
                )
                self.wrong(f"{name} is at {x:g}, {y:g}, outside the map of {wide:g} x {high:g}")
            else:
                good.append(shape)
        return good

    def named(self, layer: str) -> dict[str, None]:
        """Return the names of all objects of a layer, with those of which a problem is noted: what
        refers to one of them is no further problem."""
        return dict.fromkeys(shape.name for shape in self.drawing.shapes[layer])

    def inside(self, point: Point) -> bool:
        """Return True if a point is on the map."""
        return 0 <= point[0] <= self.drawing.width and 0 <= point[1] <= self.drawing.height

    def id_of(self, shape: Shape, layer: str) -> str:
        """Return the name of an object, which is the id of what it stands for."""
        if not ID.fullmatch(shape.name):
            self.wrong(
                f"object {shape.id} in the layer {layer} has the name '{shape.name}'; use "
                "lowercase letters, digits and _"
            )
        return shape.name

    def text(self, shape: Shape, name: str) -> str:
        """Return a property as text; note a missing one and return ""."""
        value = shape.properties.get(name)
        if value is None:
            self.wrong(f"{shape.title} needs the property {name}")
        return "" if value is None else str(value).strip()

    def flag(self, shape: Shape, name: str) -> bool:
        """Return a property of the type bool, False if it is missing; note one of another type,
        such as the text "false"."""
        value = shape.properties.get(name, False)
        if not isinstance(value, bool):
            self.wrong(
                f"{shape.title} has the {name} '{value}' as a {_kind(value)}; use true or false "
                "of the type bool"
            )
        return value is True

    def shown(self, shape: Shape, name: str, usual: str) -> str:
        """Return the words of a property that players read, the usual ones if it has none; note
        any that do not fit."""
        value = shape.properties.get(name)
        return self.fitting(shape.title, name, value) if value not in (None, "") else usual

    def fitting(self, title: str, name: str, value: Value | None) -> str:
        """Return a value as words that players read; note any that do not fit."""
        words = " ".join(str("" if value is None else value).split())
        if len(words) > MOST_LETTERS or not words.isprintable():
            have = f"{len(words):,} letters" if words.isprintable() else "control characters"
            self.wrong(f"{title} has a {name} with {have}; up to {MOST_LETTERS} letters fit")
            return words[:MOST_LETTERS]
        return words

    def check_numbers(self, title: str, properties: Properties, names: Iterable[str]) -> None:
        """Check the properties that are numbers for the look of a picture."""
        for name in names:
            value = properties.get(name, 0)
            if isinstance(value, bool | str) or not -MOST <= value <= MOST:
                self.wrong(
                    f"{title} has the {name} '{str(value)[:40]}' as a {_kind(value)}; use a "
                    f"number from -{MOST:g} to {MOST:g} of the type float"
                )

    def check_colors(self, title: str, properties: Properties, names: Iterable[str]) -> None:
        """Check the properties that are colors of a picture."""
        for name in names:
            value = properties.get(name, "#000000")
            if not isinstance(value, str) or not COLOR.fullmatch(value):
                self.wrong(
                    f"{title} has the {name} '{str(value)[:40]}'; use a color such as #80ff0000"
                )

    def word(self, shape: Shape, name: str, known: Iterable[str]) -> str:
        """Return a property that must be one of the known words."""
        value = self.text(shape, name)
        if name in shape.properties and value not in known:
            self.wrong(
                f"{shape.title} has the {name} '{value[:80]}'; use one of "
                f"{', '.join(map(str, known))}"
            )
        return value

    def check_stretch(self, shape: Shape) -> None:
        """Check how a tile object follows a map that is drawn wider or higher."""
        if STRETCH in shape.properties:
            self.word(shape, STRETCH, (ACROSS, DOWN, BOTH))

    def unique(self, what: str, names: Iterable[str]) -> None:
        """Check that each name is used once."""
        seen: set[str] = set()
        for name in names:
            if name in seen:
                self.wrong(f"the {what} {name} is used twice; use each once")
            seen.add(name)

    def check_size(self, layer: str) -> None:
        """Check that a tile layer covers the map."""
        wide, high = self.drawing.columns, self.drawing.rows
        if [len(row) for row in self.drawing.tiles[layer]] != [wide] * high:
            self.wrong(f"the layer {layer} must have {wide} x {high} cells")

    def cells(self, layer: str, name: str) -> Cells:
        """Return a property of the tile in each cell of a layer, row by row; every cell needs
        one."""
        self.check_size(layer)
        rows = [[str(tile.get(name, "")) for tile in row] for row in self.drawing.tiles[layer]]
        blank = sum(not word for row in rows for word in row)
        if blank:
            self.wrong(
                f"the layer {layer} has {blank} cells without a tile of a {name}; paint them all"
            )
        return tuple(tuple(row) for row in rows)


def _kind(value: Value | None) -> str:
    """Return how Tiled calls the type of a property."""
    return {str: "string", int: "int", float: "float"}.get(type(value), type(value).__name__)


def doubles(owned: Iterable[tuple[str, Iterable[str]]], what: str) -> Iterator[str]:
    """Return a problem for each name used by two files of a folder; ``owned`` is file and names."""
    owners: dict[str, str] = {}
    for file, names in owned:
        for name in names:
            if name in owners:
                yield (
                    f"{file}: the {what} {name} is also in {owners[name]}; "
                    "each name may be used once in a folder"
                )
            owners[name] = file
