"""Maps drawn in the Tiled editor, read into plain pieces and galaxies.

A map folder holds one ``.tmx`` for each piece, the tilesets they share, and ``.world`` files that
lay pieces out in a row. A piece has a tile layer ``regions`` and the object layers ``spaces``,
``lanes``, ``joins`` and ``stacks``; what belongs into each is told below where it is read.
Everything wrong in a folder is told together, in one ``MapError``.

The library that reads the files brings pygame with it, so that it is imported on use.
"""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from game.table.files import read_file, said
from game.table.maps import Galaxy, Grid, Join, Lane, MapError, Piece, Point, Space, assemble

KINDS = ("planet", "navpoint", "maelstrom")
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
CONTACTS = ("gray", "green", "yellow", "orange")
SIDES = ("left", "right")
LANES = ("upper", "lower")
OBJECT_LAYERS = {"spaces": KINDS, "lanes": ("lane",), "joins": ("join",), "stacks": ("stack",)}

MAX_BYTES = 1 << 20
MAX_CELLS = 64  # along one side of a piece
ID = re.compile(r"[a-z][a-z0-9_]*")


def load_galaxy(folder: Path, name: str = "standard") -> Galaxy:
    """The row that ``folder/name.world`` lays out (OR-043). Refuses with ``MapError``."""
    return assemble(load_pieces(folder), load_world(folder, name))


def load_pieces(folder: Path) -> dict[str, Piece]:
    """Every piece of a folder by its id, which is the file's name without ``.tmx``.

    Refuses with one ``MapError`` that holds the problems of all files.
    """
    if not folder.is_dir():
        raise MapError([f"{folder}: there is no such map folder"])
    pieces: dict[str, Piece] = {}
    problems: list[str] = []
    for path in sorted(folder.glob("*.tmx")):
        try:
            pieces[path.stem] = _load_piece(folder, path)
        except MapError as error:
            problems += error.problems
    if not pieces and not problems:
        problems.append(f"{folder}: it holds no .tmx file; a map needs at least one piece")
    problems += _doubles(pieces.values())
    if problems:
        raise MapError(problems)
    return pieces


def load_world(folder: Path, name: str = "standard") -> tuple[str, ...]:
    """The pieces that ``folder/name.world`` lays out, from left to right.

    Refuses with ``MapError`` a file that is no Tiled world, names files that are not in the
    folder, or leaves gaps or overlaps in the row.
    """
    path = folder / f"{name}.world"
    text = _text(folder, path)
    try:
        entries = json.loads(text)["maps"]
        places = sorted((int(one["x"]), str(one["fileName"]), one) for one in entries)
        spans = [(left, left + int(one["width"]), file) for left, file, one in places]
    except Exception as error:
        raise MapError(
            [
                f"{path.name}: it is not a Tiled world ({_said(error)}); "
                "each of its maps needs fileName, x and width"
            ]
        ) from error
    problems = list(_world_problems(folder, path.name, spans))
    if problems:
        raise MapError(problems)
    return tuple(Path(file).stem for _, _, file in spans)


def _world_problems(folder: Path, world: str, spans: list[tuple[int, int, str]]) -> Iterator[str]:
    if not spans:
        yield f"{world}: it lays out no maps; add the pieces of the row"
    for _, _, file in spans:
        if Path(file).name != file or not file.endswith(".tmx") or not (folder / file).is_file():
            yield f"{world}: {file} is not a .tmx file of the same folder"
    for (_, end, file), (left, _, after) in zip(spans, spans[1:], strict=False):
        if left != end:
            yield f"{world}: {after} begins at x {left}; {file} before it ends at {end}"


def _doubles(pieces: Iterable[Piece]) -> Iterator[str]:
    owners: dict[str, str] = {}
    for piece in pieces:
        for space in piece.spaces:
            if space.id in owners:
                yield (
                    f"{piece.id}.tmx: the space {space.id} is also in {owners[space.id]}.tmx; "
                    "each name may be used once in a folder"
                )
            owners[space.id] = piece.id


# Before the library reads a file: is it safe, and is it something the library reads whole?


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": ")


def _text(folder: Path, path: Path) -> str:
    """The text of a file; refuses what lies outside the folder, is missing or too large."""
    if not path.resolve().is_relative_to(folder.resolve()):
        raise MapError([f"{path.name}: it lies outside the map folder; move it there"])
    if not path.exists():
        raise MapError([f"{path.name}: there is no such file in {folder.name}"])
    try:
        return read_file(path, MAX_BYTES).decode("utf-8")
    except OSError as error:
        raise MapError([f"{path.name}: it cannot be read: {said(error)}"]) from error
    except UnicodeDecodeError as error:
        raise MapError([f"{path.name}: it is not text in UTF-8; save it from Tiled"]) from error


def _xml(folder: Path, path: Path, root: str) -> ElementTree.Element:
    text = _text(folder, path)
    if "<!" in text.replace("<!--", ""):
        raise MapError([f"{path.name}: it declares a document type; Tiled files have none"])
    try:
        node = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise MapError(
            [f"{path.name}: it is not whole XML ({error}); save it again from Tiled"]
        ) from error
    if node.tag != root:
        raise MapError([f"{path.name}: it begins with <{node.tag}>; <{root}> would be right"])
    return node


def _inspect(folder: Path, path: Path) -> None:
    """Refuse what the library would misread, take for ever over, or fetch from elsewhere."""
    node = _xml(folder, path, "map")
    problems = list(_form_problems(node))
    for tileset in node.iter("tileset"):
        source = tileset.get("source")
        if source is None:
            problems.append("a tileset is embedded; export it as a .tsx file beside the map")
        elif Path(source).name != source or not source.endswith(".tsx"):
            problems.append(f"the tileset {source} must be a .tsx file of the same folder")
        else:
            _xml(folder, folder / source, "tileset")
    if problems:
        raise MapError([f"{path.name}: {problem}" for problem in problems])


def _form_problems(node: ElementTree.Element) -> Iterator[str]:
    if node.get("infinite", "0") != "0":
        yield "the map is infinite; untick Infinite in its properties"
    sides = [node.get("width", ""), node.get("height", "")]
    if not all(side.isdecimal() and 0 < int(side[:4]) <= MAX_CELLS for side in sides):
        yield f"it is {' x '.join(sides)} cells; each side must have 1 to {MAX_CELLS}"
    for data in node.iter("data"):
        if data.get("encoding") != "csv" or data.get("compression"):
            yield "its tile layer must be saved in the format CSV (see the map's properties)"
    for tag, way in (("group", "take the layers out of it"), ("imagelayer", "delete it")):
        if node.find(f".//{tag}") is not None:
            yield f"it has a layer of the kind {tag}; {way}"
    for one in node.iter("object"):
        if one.get("template") is not None:
            yield f"object {one.get('id')} is a template; detach it"
        if float(one.get("rotation", "0")) != 0:
            yield f"object {one.get('id')} is turned; its rotation must be 0"


# The library's map, read into a piece. Each reader appends what is wrong and goes on.


def _load_piece(folder: Path, path: Path) -> Piece:
    try:
        _inspect(folder, path)
        # Importing the library greets on the output, where programs read JSON lines.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        tiled = import_module("pytmx").TiledMap(str(path))
        return _Reader(path.name, tiled).piece(path.stem)
    except MapError:
        raise
    except Exception as error:
        raise MapError(
            [f"{path.name}: it cannot be read ({_said(error)}); open and save it in Tiled"]
        ) from error


def _names(text: str) -> tuple[str, ...]:
    """The words of a comma list; an empty text has none."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


class _Reader:
    """Reads one loaded map and collects its problems."""

    def __init__(self, file: str, tiled: Any) -> None:
        self.file = file
        self.tiled = tiled
        self.problems: list[str] = []
        self.width = tiled.width * int(tiled.tilewidth)
        self.height = tiled.height * int(tiled.tileheight)

    def piece(self, name: str) -> Piece:
        """The piece, or a ``MapError``."""
        layers = {layer.name: layer for layer in self.tiled.layers}
        missing = [need for need in ("regions", *OBJECT_LAYERS) if need not in layers]
        for need in missing:
            kind = "tile" if need == "regions" else "object"
            self.wrong(f"there is no {kind} layer named {need}; add it")
        self.stop()
        self.check_layers(layers)
        spaces = tuple(self.space(name, one) for one in self.objects(layers["spaces"]))
        self.unique("space", (space.id for space in spaces))
        known = {space.id: space for space in spaces}
        lanes = self.lanes(known, self.objects(layers["lanes"]))
        joins = self.joins(known, self.objects(layers["joins"]))
        stacks = self.stacks(self.objects(layers["stacks"]))
        spawns = self.spawns(stacks, layers["spaces"])
        regions = self.regions(layers["regions"])
        self.stop()
        return Piece(name, self.width, self.height, spaces, lanes, joins, stacks, spawns, regions)

    def wrong(self, problem: str) -> None:
        """Note a problem."""
        self.problems.append(f"{self.file}: {problem}")

    def stop(self) -> None:
        """Refuse the file if anything is wrong so far."""
        if self.problems:
            raise MapError(self.problems)

    def check_layers(self, layers: Mapping[str, Any]) -> None:
        """Known names, each used once, none shifted."""
        if len(layers) != len(self.tiled.layers):
            self.wrong("two layers have the same name; each needs its own")
        for name, layer in layers.items():
            if name != "regions" and name not in OBJECT_LAYERS:
                known = ", ".join(["regions", *OBJECT_LAYERS])
                self.wrong(f"the layer {name} means nothing here; known are {known}")
            if layer.offsetx or layer.offsety:
                self.wrong(f"the layer {name} is shifted; its offsets must be 0")
        for name, wanted in (("regions", False), *((name, True) for name in OBJECT_LAYERS)):
            if hasattr(layers[name], "draworder") != wanted:
                self.wrong(f"the layer {name} must be {'an object' if wanted else 'a tile'} layer")
        self.stop()

    def objects(self, layer: Any) -> list[Any]:
        """The objects of a layer that have a type known there and lie inside the map."""
        good = []
        for one in layer:
            # From version 1.9 on Tiled can save the type as "class".
            kind = one.type or getattr(one, "class", None) or ""
            wanted = OBJECT_LAYERS[layer.name]
            x, y = self.centre(one)
            if kind not in wanted:
                self.wrong(
                    f"{self.call(layer, one)} has the type '{kind}'; "
                    f"{' or '.join(wanted)} would be right"
                )
            elif not (0 <= x <= self.width and 0 <= y <= self.height):
                self.wrong(
                    f"{self.call(layer, one)} lies at {x:g}, {y:g}, outside the map of "
                    f"{self.width} x {self.height}"
                )
            else:
                one.type = kind
                good.append(one)
        return good

    @staticmethod
    def call(layer: Any, one: Any) -> str:
        """What a message calls an object."""
        return f"object {one.id} {one.name or ''}".strip() + f" in the layer {layer.name}"

    @staticmethod
    def centre(one: Any) -> Point:
        """The middle of a point, rectangle or ellipse, whose shape the library forgets."""
        if hasattr(one, "points"):
            return float(one.x), float(one.y)
        return float(one.x + one.width / 2), float(one.y + one.height / 2)

    def text(self, one: Any, name: str) -> str:
        """A property as text; a missing one is told and read as empty."""
        value = one.properties.get(name)
        if value is None:
            self.wrong(f"object {one.id} {one.name or one.type} needs the property {name}")
        return "" if value is None else str(value).strip()

    def word(self, one: Any, name: str, known: Iterable[str]) -> str:
        """A property that must be one of the known words."""
        value = self.text(one, name)
        if name in one.properties and value not in known:
            self.wrong(
                f"object {one.id} {one.name or one.type} has the {name} '{value}'; "
                f"known are {', '.join(known)}"
            )
        return value

    def unique(self, what: str, names: Iterable[str]) -> None:
        """Each name once."""
        seen: set[str] = set()
        for name in names:
            if name in seen:
                self.wrong(f"the {what} {name} is there twice; each may be there once")
            seen.add(name)

    def space(self, piece: str, one: Any) -> Space:
        """A space, from an object whose name is its id and whose type is its kind.

        Properties: label, encounter, faction (may be empty), contacts (comma list, may be empty).
        """
        name = str(one.name or "")
        if not ID.fullmatch(name):
            self.wrong(
                f"object {one.id} in the layer spaces has the name '{name}'; "
                "a name in small letters, digits and _ would be right"
            )
        faction = str(one.properties.get("faction") or "")
        if faction and faction not in FACTIONS:
            self.wrong(
                f"the space {name} has the faction '{faction}'; "
                f"known are {', '.join(FACTIONS)}, or leave it empty"
            )
        contacts = _names(str(one.properties.get("contacts") or ""))
        for contact in contacts:
            if contact not in CONTACTS:
                self.wrong(
                    f"the space {name} has the contact space '{contact}'; "
                    f"known are {', '.join(CONTACTS)}"
                )
        if (one.type == "planet") != bool(contacts):
            self.wrong(
                f"the space {name} is a {one.type} with {len(contacts)} contact spaces; "
                "planets have them, and nothing else has"
            )
        encounter = self.text(one, "encounter")
        if not ID.fullmatch(encounter):
            self.wrong(f"the space {name} needs the id of an encounter deck, not '{encounter}'")
        label = self.text(one, "label") or name
        x, y = self.centre(one)
        return Space(name, one.type, label, faction or None, contacts, encounter, piece, x, y)

    def lanes(self, spaces: Mapping[str, Space], found: list[Any]) -> tuple[Lane, ...]:
        """Lanes, from polylines with the properties from and to.

        The ends are put on the two spaces, so that a lane follows a space that is moved.
        """
        lanes = []
        for one in found:
            a, b = self.word(one, "from", spaces), self.word(one, "to", spaces)
            points = [(float(x), float(y)) for x, y in getattr(one, "points", ())]
            if len(points) < 2 or one.closed:
                self.wrong(f"object {one.id} lane from {a} to {b} must be a polyline")
            elif not all(0 <= x <= self.width and 0 <= y <= self.height for x, y in points):
                self.wrong(f"object {one.id} lane from {a} to {b} runs outside the map")
            elif a == b:
                self.wrong(f"object {one.id} lane from {a} to {b} must join two spaces")
            elif a in spaces and b in spaces:
                lanes.append(_lane(spaces[a], spaces[b], points))
        self.unique("lane between", (" and ".join(sorted((lane.a, lane.b))) for lane in lanes))
        return tuple(lanes)

    def joins(self, spaces: Mapping[str, Space], found: list[Any]) -> tuple[Join, ...]:
        """Joins, from points on the left or right edge with the properties side, lane, space."""
        joins = []
        for one in found:
            side, lane = self.word(one, "side", SIDES), self.word(one, "lane", LANES)
            space = self.word(one, "space", spaces)
            x, y = self.centre(one)
            edge = 0 if side == "left" else self.width
            if x != edge:
                self.wrong(
                    f"object {one.id} join {side} {lane} lies at x {x:g}; "
                    f"{edge} is the {side} edge"
                )
            joins.append(Join(side, lane, space, x, y))
        self.unique("join", (f"{join.side} {join.lane}" for join in joins))
        for side in SIDES:
            has = {join.lane for join in joins if join.side == side}
            for lane in LANES:
                if has and lane not in has:
                    self.wrong(f"the {side} edge has no join for the lane {lane}; it needs both")
        if not joins:
            self.wrong("no lane leaves the piece; the layer joins needs points at an edge")
        return tuple(joins)

    def stacks(self, found: list[Any]) -> dict[str, Point]:
        """Where patrol stacks lie, from points named ``stack_`` and the faction (OR-048)."""
        self.unique("stack", (str(one.name) for one in found))
        stacks: dict[str, Point] = {}
        for one in found:
            faction = str(one.name or "").removeprefix("stack_")
            if faction not in FACTIONS or one.name == faction:
                right = ", ".join(f"stack_{known}" for known in FACTIONS)
                self.wrong(
                    f"object {one.id} in the layer stacks is named '{one.name}'; "
                    f"known are {right}"
                )
            stacks[faction] = self.centre(one)
        return stacks

    def spawns(self, stacks: Mapping[str, Point], layer: Any) -> dict[str, str]:
        """The space of each faction's new patrols, from the property spawn of navpoints."""
        spawns: dict[str, str] = {}
        for one in layer:
            for faction in _names(str(one.properties.get("spawn") or "")):
                if one.type != "navpoint":
                    self.wrong(f"the space {one.name} has a spawn; only navpoints may")
                if faction not in stacks:
                    self.wrong(
                        f"the space {one.name} spawns '{faction}', of which no stack lies here; "
                        f"stacks are {', '.join(sorted(stacks)) or 'none'}"
                    )
                if faction in spawns:
                    self.wrong(f"{spawns[faction]} and {one.name} both spawn {faction}; one must")
                spawns[faction] = str(one.name)
        for faction in stacks:
            if faction not in spawns:
                self.wrong(f"no navpoint beside stack_{faction} has the spawn {faction}")
        return spawns

    def regions(self, layer: Any) -> Grid:
        """The region under each cell, from the property region of its tile."""
        rows = [
            [self.tiled.tile_properties.get(gid, {}).get("region", "") for gid in row]
            for row in layer.data
        ]
        if [len(row) for row in rows] != [self.tiled.width] * self.tiled.height:
            self.wrong(
                f"the layer regions must have {self.tiled.width} x {self.tiled.height} cells"
            )
        blank = sum(not name for row in rows for name in row)
        if blank:
            self.wrong(
                f"the layer regions has {blank} cells without a tile of a region; paint them all"
            )
        return tuple(tuple(row) for row in rows)


def _lane(a: Space, b: Space, points: list[Point]) -> Lane:
    """The lane from a to b along points that may be drawn from either end."""
    if math.dist(points[0], (a.x, a.y)) > math.dist(points[-1], (a.x, a.y)):
        points = points[::-1]
    return Lane(a.id, b.id, ((a.x, a.y), *points[1:-1], (b.x, b.y)))
