"""Maps of areas: zones with outlines, and the links between them.

A map of this kind has object layers: ``zones`` with polygons, ``links`` with polylines from zone to
zone (property ``length``, 1 or 2), and ``marks`` with rectangles of the kinds that a game names.
Distances count the lengths of links; some links may be shut. All other layers are scenery: tiles,
images and tile objects that are seen as Tiled shows them, in the order of the file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush

from game.table.maps.drawing import Drawing, DrawingReader, Point, Properties, Shape

Pair = tuple[str, str]
"""two zones in the order of their ids"""
Shut = frozenset[Pair]
LENGTHS = ("1", "2")
TALL = "tall"
"""the property of a tile object that stands before the people on the map"""


def pair(one: str, two: str) -> Pair:
    """Return two zones as a link names them."""
    return (one, two) if one < two else (two, one)


@dataclass(frozen=True, slots=True)
class Zone:
    """An area with its outline in units."""

    id: str
    kind: str
    label: str
    outline: tuple[Point, ...]
    properties: Properties = field(default_factory=dict)

    @property
    def center(self) -> Point:
        """The middle of its box."""
        xs, ys = zip(*self.outline, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def holds(self, point: Point) -> bool:
        """Return True if a point is inside, by the number of sides to its right."""
        x, y = point
        inside = False
        for (ax, ay), (bx, by) in zip(self.outline, (*self.outline[1:], self.outline[0])):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two zones, drawn along ``points``."""

    ends: Pair
    points: tuple[Point, ...]
    length: int = 1
    label: str = ""


@dataclass(frozen=True, slots=True)
class AreaMark:
    """A mark in a zone: its name, and the rectangle (x, y, width, height) where it is drawn."""

    id: str
    kind: str
    zone: str
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Areas:
    """A map of areas, measured in units; ``drawing`` has its pictures. Tables of distances are made
    when they are first asked for."""

    id: str
    width: int
    height: int
    zones: dict[str, Zone]
    links: dict[Pair, Link]
    marks: tuple[AreaMark, ...] = ()
    properties: Properties = field(default_factory=dict)
    drawing: Drawing | None = field(default=None, repr=False, compare=False)
    _tables: dict[tuple[str, Shut], dict[str, int]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def spaces(self) -> tuple[Zone, ...]:
        """The zones in the order of the file."""
        return tuple(self.zones.values())

    def counts(self) -> dict[str, dict[str, int]]:
        """Return the number of zones, links and marks by kind."""
        return {
            "zones": dict(Counter(zone.kind for zone in self.spaces)),
            "links": dict(Counter(f"length {link.length}" for link in self.links.values())),
            "marks": dict(Counter(mark.kind for mark in self.marks)),
        }

    def neighbors(self, zone: str, shut: Shut = frozenset()) -> dict[str, int]:
        """Return the zones one open link away, with its length."""
        found = {}
        for (one, two), link in self.links.items():
            if zone in (one, two) and (one, two) not in shut:
                found[two if zone == one else one] = link.length
        return found

    def distances(self, zone: str, shut: Shut = frozenset()) -> dict[str, int]:
        """Return the length of the shortest open way to each zone that can be reached."""
        table = self._tables.get((zone, shut))
        if table is None:
            table = self._tables[zone, shut] = dict(self._spread(zone, shut))
        return table

    def _spread(self, start: str, shut: Shut) -> Iterator[tuple[str, int]]:
        queue, done = [(0, start)], set[str]()
        while queue:
            length, zone = heappop(queue)
            if zone in done:
                continue
            done.add(zone)
            yield zone, length
            for beyond, more in self.neighbors(zone, shut).items():
                heappush(queue, (length + more, beyond))


def read_areas(
    drawing: Drawing, marks: Iterable[str], cell: int, flags: Iterable[str] = ()
) -> Areas:
    """Return the map of a drawing, with marks of these kinds, measured in units of which a cell has
    ``cell``. ``flags`` names properties of zones that are true or false. Raise ``MapError`` with
    every problem, which names places in the pixels of the file."""
    kinds, known = tuple(marks), tuple(flags)
    _Reader(drawing, kinds, known).read()
    return _Reader(drawing.in_units(cell), kinds, known).read()


class _Reader(DrawingReader):
    """Reads one map of areas."""

    def __init__(self, drawing: Drawing, marks: tuple[str, ...], flags: tuple[str, ...]) -> None:
        layers = {"zones": ("zone",), "links": ("link",), "marks": marks}
        super().__init__(drawing, (), layers, scenery=True)
        self.flags = flags

    def read(self) -> Areas:
        """Return the map. Raise ``MapError`` with every problem."""
        self.check_layers()
        self._check_scenery()
        self.fitting("the map", "title", self.drawing.properties.get("title"))
        found = [self._zone(shape) for shape in self.shapes("zones")]
        self.unique("zone", (zone.id for zone in found))
        self.stop()
        zones = {zone.id: zone for zone in found}
        links = [self._link(shape, zones) for shape in self.shapes("links")]
        marks = [self._mark(shape, zones) for shape in self.shapes("marks")]
        self.unique("mark", (mark.id for mark in marks))
        self.stop()
        made = Areas(
            self.drawing.id,
            self.drawing.width,
            self.drawing.height,
            zones,
            {link.ends: link for link in links},
            tuple(marks),
            self.drawing.properties,
            self.drawing,
        )
        reached = made.distances(found[0].id) if found else {}
        for zone in zones:
            if zone not in reached:
                self.wrong(f"no link leads to the zone {zone}; add one")
        self.stop()
        return made

    def _check_scenery(self) -> None:
        """Check how tile objects stretch and stand."""
        for layer, shapes in self.drawing.shapes.items():
            for shape in shapes if layer not in self.object_layers else ():
                self.check_stretch(shape)
                self.flag(shape, TALL)

    def _zone(self, shape: Shape) -> Zone:
        id = self.id_of(shape, "zones")
        if len(shape.points) < 3 or not shape.closed:
            self.wrong(f"{shape.title} must be a polygon")
        for x, y in shape.points:
            if not self.inside((x, y)):
                self.wrong(f"{shape.title} has a corner at {x:g}, {y:g}, outside the map")
        for name in self.flags:
            self.flag(shape, name)
        label = self.shown(shape, "label", id.replace("_", " ").capitalize())
        return Zone(id, shape.kind, label, shape.points, shape.properties)

    def _link(self, shape: Shape, zones: dict[str, Zone]) -> Link:
        told = str(shape.properties.get("length", 1))
        if told not in LENGTHS:
            self.wrong(f"{shape.title} has the length '{told[:40]}'; use 1 or 2")
        length = int(told) if told in LENGTHS else 1
        if len(shape.points) < 2 or shape.closed:
            self.wrong(f"{shape.title} must be a polyline from one zone to another")
            return Link(("", ""), (), length)
        ends = [self._around(shape, point, zones) for point in (shape.points[0], shape.points[-1])]
        if ends[0] == ends[1]:
            self.wrong(f"{shape.title} begins and ends in the same zone")
        label = self.shown(shape, "label", "")
        return Link(pair(*ends), shape.points, length, label)

    def _mark(self, shape: Shape, zones: dict[str, Zone]) -> AreaMark:
        box = (shape.x, shape.y, shape.width, shape.height)
        id = self.id_of(shape, "marks")
        return AreaMark(id, shape.kind, self._around(shape, shape.center, zones), box)

    def _around(self, shape: Shape, point: Point, zones: dict[str, Zone]) -> str:
        """Return the zone at a point; note it if there is none."""
        found = next((zone.id for zone in zones.values() if zone.holds(point)), "")
        if not found:
            self.wrong(f"{shape.title}: no zone is at {point[0]:g}, {point[1]:g}")
        return found
