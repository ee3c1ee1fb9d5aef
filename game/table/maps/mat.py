"""Mats: tables with named places, for games whose board is not a map.

A mat is one drawing with an image layer ``ground`` and object layers of rectangles. The game names
the layers and the places that each must have; their positions are up to the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from game.table.maps.drawing import Drawing, DrawingReader, Picture, Shape

GROUND = "ground"


@dataclass(frozen=True, slots=True)
class MatPlace:
    """One place: a rectangle in map pixels. ``kind`` is the layer that it is on."""

    id: str
    kind: str
    x: float
    y: float
    width: float
    height: float

    @property
    def label(self) -> str:
        """Return its name in lists."""
        return self.id.replace("_", " ")


@dataclass(frozen=True, slots=True)
class Mat:
    """A mat: its places in the order of the file, and the picture under them."""

    id: str
    width: int
    height: int
    picture: Picture
    spaces: tuple[MatPlace, ...]

    def at(self, id: str) -> MatPlace:
        """Return a place. Raise ``KeyError`` for unknown ones."""
        for each in self.spaces:
            if each.id == id:
                return each
        raise KeyError(id)

    def counts(self) -> dict[str, dict[str, int]]:
        """Return the number of places on each layer."""
        kinds = dict.fromkeys(sorted({each.kind for each in self.spaces}), 0)
        for each in self.spaces:
            kinds[each.kind] += 1
        return {"spaces": kinds}


def read_mat(drawing: Drawing, layers: Mapping[str, Sequence[str]]) -> Mat:
    """Return a mat whose object layers have exactly the places named for each.

    Raise ``MapError`` with every problem: places that are missing, unknown, doubled, outside the
    mat or over one another.
    """
    reader = MatReader(drawing, layers)
    reader.check_layers()
    places = [each for layer in layers for each in reader.places(layer)]
    reader.check_names(places)
    reader.check_overlaps(places)
    reader.stop()
    return Mat(drawing.id, drawing.width, drawing.height, drawing.pictures[GROUND], tuple(places))


class MatReader(DrawingReader):
    """Reads the places of a mat."""

    def __init__(self, drawing: Drawing, layers: Mapping[str, Sequence[str]]) -> None:
        super().__init__(drawing, (), {name: ("", "place") for name in layers}, (GROUND,))
        self.layers = layers
        self.numbers: dict[str, int] = {}

    def places(self, layer: str) -> Iterator[MatPlace]:
        """Yield the places of a layer that are inside the mat."""
        for shape in self.shapes(layer):
            name = self.id_of(shape, layer)
            if self._fits(shape):
                self.numbers.setdefault(name, shape.id)
                yield MatPlace(name, layer, shape.x, shape.y, shape.width, shape.height)

    def _fits(self, shape: Shape) -> bool:
        """Note a shape that is not a rectangle, or reaches over the edge of the mat."""
        corner = shape.x + shape.width, shape.y + shape.height
        if shape.points or min(shape.width, shape.height) <= 0:
            self.wrong(f"{shape.title} is not a rectangle; draw it with the tool for rectangles")
            return False
        if not self.inside((shape.x, shape.y)) or not self.inside(corner):
            self.wrong(
                f"{shape.title} reaches from {shape.x:g}, {shape.y:g} to {corner[0]:g}, "
                f"{corner[1]:g}, beyond the mat of {self.drawing.width} x {self.drawing.height}; "
                "move it inside"
            )
            return False
        return True

    def check_names(self, places: Sequence[MatPlace]) -> None:
        """Check that each layer has its places, once each, and no others."""
        self.unique("place", [each.id for each in places])
        drawn = {shape.name for layer in self.layers for shape in self.drawing.shapes[layer]}
        known = [name for names in self.layers.values() for name in names]
        for layer, names in self.layers.items():
            here = [each.id for each in places if each.kind == layer]
            for name in here:
                if name not in names:
                    self._misplaced(name, layer, known)
            for name in names:
                if name not in drawn:
                    self.wrong(f"the layer {layer} has no object named {name}; draw one")

    def _misplaced(self, name: str, layer: str, known: Sequence[str]) -> None:
        title = f"object {self.numbers[name]} {name}"
        for other, names in self.layers.items():
            if name in names:
                self.wrong(f"{title} is on the layer {layer}; it belongs on {other}")
                return
        near = get_close_matches(name, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"use one of {', '.join(self.layers[layer])}"
        self.wrong(f"{title} in the layer {layer} is unknown; {hint}")

    def check_overlaps(self, places: Sequence[MatPlace]) -> None:
        """Check that no two places overlap."""
        for at, one in enumerate(places):
            for other in places[at + 1 :]:
                if _overlap(one, other):
                    self.wrong(
                        f"object {self.numbers[one.id]} {one.id} and object "
                        f"{self.numbers[other.id]} {other.id} overlap; move them apart"
                    )


def _overlap(one: MatPlace, other: MatPlace) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    down = one.y < other.y + other.height and other.y < one.y + one.height
    return across and down
