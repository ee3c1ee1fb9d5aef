"""Maps drawn in the Tiled editor, read into plain drawings.

A map folder holds ``.tmx`` files, the tilesets they share, and ``.world`` files that lay maps out
in a row. The meaning of the layers is up to each kind of map: see ``table.maps``. All problems of a
folder are reported together, in one ``MapError``.

The library that reads the files imports pygame, so it is imported on use.
"""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from xml.etree import ElementTree

from game.table.files import read_file, said, visible_entries
from game.table.grammar import counted
from game.table.maps.drawing import (
    COLOR,
    Art,
    Drawing,
    MapError,
    Picture,
    Point,
    Properties,
    Shape,
)
from game.table.text_safety import quoted
from game.tiled_pictures import picture_file, picture_problem

MAX_BYTES = 1 << 20
MAX_CELLS = 64  # on one side of a map
MAX_FILES = 100
"""maximum number of maps in a folder"""
MAX_NODES = 20_000
"""maximum number of elements of one file, including all tiles, objects and properties"""
MAX_TILES = 10_000
"""maximum number of tiles of one tileset"""
MAX_TILESETS = 64
MAX_NUMBER = 1_000_000
SIZES = frozenset(("tilewidth", "tileheight"))
MAX_SIZE = 1_024
"""maximum side of a tile, in pixels"""
NUMBERS = frozenset(
    ("columns", "firstgid", "height", "id", "margin", "offsetx", "offsety", "rotation")
    + ("spacing", "tilecount", "tilewidth", "tileheight", "width", "x", "y")
)
"""attributes that the library calculates with"""
STRAIGHT = 0.001  # degrees: Tiled leaves such traces of a turn and its undoing
OWN_KEYS = frozenset(
    ("class", "colliders", "frames", "height", "id", "path", "probability", "source", "trans")
    + ("type", "width")
)
"""what the library adds to the properties of a tile"""

RESERVED = frozenset(
    ("closed", "gid", "height", "id", "image", "name", "parent", "points", "properties", "rotation")
    + ("template", "type", "visible", "width", "x", "y")
)
"""names that the library has for things of an object itself"""
TYPES: dict[str, tuple[Callable[[str], bool], str]] = {
    "string": (lambda value: True, ""),
    "file": (lambda value: True, ""),
    "bool": (lambda value: value in ("true", "false"), "true or false"),
    "int": (lambda value: re.fullmatch(r"-?[0-9]{1,7}", value) is not None, "a whole number"),
    "float": (lambda value: _within(value, MAX_NUMBER), "a number"),
    "color": (lambda value: COLOR.fullmatch(value) is not None, "a color such as #80ff0000"),
}
"""the types of properties that are read: whether a value is of one, and the right form"""

GATHERING = ("class", "list")
"""types of properties that hold several values"""
LOWER_BITS = (1 << 28) - 1
"""the part of a tile's number in a map that is not about how it is turned"""

M = TypeVar("M")


def load_maps(folder: Path, read: Callable[[Drawing], M]) -> dict[str, M]:
    """Return every map of a folder by its id, the file's name without ``.tmx``.

    ``read`` makes a map from its drawing. Raise one ``MapError`` with the problems of all files.
    """
    if not folder.is_dir():
        raise MapError([f"{folder}: no map folder of this name"])
    maps: dict[str, M] = {}
    problems: list[str] = []
    files = visible_entries(folder, ".tmx")
    if len(files) > MAX_FILES:
        raise MapError(
            [f"{folder}: it holds {len(files):,} maps; at most {MAX_FILES} belong in one"]
        )
    for path in files:
        try:
            maps[path.stem] = read(load_drawing(folder, path))
        except MapError as error:
            problems += error.problems
        except Exception as error:  # a pack must never stop the game
            problems.append(f"{path.name}: it cannot be used ({_said(error)})")
    if not maps and not problems:
        problems.append(f"{folder}: it holds no .tmx file; a map needs at least one piece")
    if problems:
        raise MapError(list(dict.fromkeys(problems)))
    return maps


def load_world(folder: Path, name: str = "standard") -> tuple[str, ...]:
    """Return the pieces laid out by ``folder/name.world``, from left to right.

    Raise ``MapError`` for a file that is not a Tiled world, names files that are not in the folder,
    or leaves gaps or overlaps in the row.
    """
    path = folder / f"{name}.world"
    text = _text(folder, path)
    try:
        entries = json.loads(text)["maps"]
        places = sorted((int(one["x"]), str(one["fileName"]), one) for one in entries)
        spans = [(left, left + int(one["width"]), file) for left, file, one in places]
        if len(spans) > MAX_FILES or any(abs(end) > MAX_NUMBER for _, end, _ in spans):
            raise ValueError(f"over {MAX_FILES} maps, or numbers over {MAX_NUMBER:,}")
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


# Checks before the library reads a file: is it safe, and does the library support all of it?


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": ")


def _text(folder: Path, path: Path) -> str:
    """Return the text of a file; reject one that is outside the folder, missing or too large."""
    # realpath, as resolve() has its own error for circular links
    if not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder)):
        raise MapError([f"{path.name}: it lies outside the map folder; move it there"])
    if not path.exists():
        raise MapError([f"{path.name}: no file of this name in {folder.name}"])
    try:
        return read_file(path, MAX_BYTES).decode("utf-8")
    except OSError as error:
        raise MapError([f"{path.name}: it cannot be read: {said(error)}"]) from error
    except UnicodeDecodeError as error:
        raise MapError([f"{path.name}: it is not text in UTF-8; save it from Tiled"]) from error


def _xml(folder: Path, path: Path, root: str) -> ElementTree.Element:
    text = _text(folder, path)
    if "<!" in text.replace("<!--", ""):
        told = "it declares a document type, as old versions of Tiled did; save it in a newer one"
        raise MapError([f"{path.name}: {told}"])
    try:
        node = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise MapError(
            [f"{path.name}: the XML is incomplete ({error}); save it again from Tiled"]
        ) from error
    if node.tag != root:
        raise MapError([f"{path.name}: it begins with <{node.tag}>; it must begin with <{root}>"])
    return node


LAYERS = ("layer", "objectgroup", "imagelayer")


def _inspect(folder: Path, path: Path) -> tuple[ElementTree.Element, ...]:
    """Reject anything the library would misread, process endlessly, or fetch from elsewhere; return
    the layers in the order of the file, which the library does not keep."""
    node = _xml(folder, path, "map")
    problems = list(_large(node))
    if problems:
        raise MapError([f"{path.name}: {problem}" for problem in problems])
    problems = [*_form_problems(node), *_layer_pictures(folder, node), *_untyped(node)]
    tilesets = list(node.iter("tileset"))
    if len(tilesets) > MAX_TILESETS:
        problems.append(f"it has {len(tilesets):,} tilesets; at most {MAX_TILESETS} can be used")
    spans = []
    for tileset in tilesets[:MAX_TILESETS]:
        source, first = tileset.get("source"), tileset.get("firstgid", "")
        if source is None:
            problems.append("a tileset is embedded; export it as a .tsx file beside the map")
        elif Path(source).name != source or "\\" in source or not source.endswith(".tsx"):
            named = quoted(source, 80) or "without a name"
            problems.append(f"the tileset {named} must be a .tsx file of the same folder")
        elif not first.isdecimal():
            told = "does not say which numbers its tiles have; add it to the map again"
            problems.append(f"the tileset {source} {told}")
        else:
            try:
                drawn = _xml(folder, folder / source, "tileset")
            except MapError as error:
                problems += [f"the tileset {each}" for each in error.problems]
                continue
            found = [*_large(drawn), *_tiles(drawn), *_untyped(drawn)]
            found += [] if found else _shown(folder, drawn)
            problems += [f"the tileset {source}: {each}" for each in found]
            if not found:
                spans.append((int(first), int(first) + _count(drawn)))
    if not problems:
        problems = [*_cell_problems(node), *_tile_problems(node, spans)]
    if problems:
        raise MapError([f"{path.name}: {problem}" for problem in problems])
    return tuple(layer for layer in node if layer.tag in LAYERS)


def _large(node: ElementTree.Element) -> Iterator[str]:
    """Return a problem for excessive sizes in a file."""
    count = sum(1 for _ in node.iter())
    if count > MAX_NODES:
        yield f"it has {count:,} elements; at most {MAX_NODES:,} fit a map"
        return
    for one in node.iter():
        counted = NUMBERS.difference(("width", "height") if one.tag == "map" else ())
        for name in sorted(counted.intersection(one.keys())):  # the map's sides: see below
            value, most = one.get(name, ""), MAX_SIZE if name in SIZES else MAX_NUMBER
            if not _within(value, most):
                told = f"<{one.tag}> has the {name} {quoted(value, 20)}"
                yield f"{told}; use a number up to {most:,}"
        for point in one.get("points", "").split():
            if not all(_within(each, MAX_NUMBER) for each in point.split(",")):
                yield f"<{one.tag}> has the point {quoted(point, 20)}, which is not a place"


def _within(text: str, most: int) -> bool:
    """Return True if it is a number of reasonable size."""
    try:
        return abs(float(text)) <= most  # false for anything that is not a number ("nan")
    except ValueError:
        return False


def _tiles(tileset: ElementTree.Element) -> Iterator[str]:
    """Return the number of tiles the library would cut from a tileset's picture."""
    side = [int(float(tileset.get(name, "1") or 1)) for name in ("tilewidth", "tileheight")]
    for image in tileset.iter("image"):
        wide, high = (image.get(name, "") for name in ("width", "height"))
        if not (_within(wide, MAX_NUMBER) and _within(high, MAX_NUMBER)):
            yield "its picture needs a width and a height"
        elif float(wide) * float(high) > MAX_TILES * max(1, side[0]) * max(1, side[1]):
            yield f"its picture of {wide} x {high} pixels has more than {MAX_TILES:,} tiles"


def _count(tileset: ElementTree.Element) -> int:
    """Return how many numbers the tiles of a tileset take."""
    numbers = [int(float(each.get("id", "0"))) + 1 for each in tileset.iterfind("tile")]
    return max([int(float(tileset.get("tilecount", "0"))), *numbers])


def _cell_problems(node: ElementTree.Element) -> Iterator[str]:
    """Return a problem for each tile layer whose cells are not those of the map."""
    wide, high = int(node.get("width", "0")), int(node.get("height", "0"))
    for layer in node.iter("layer"):
        named = _title(layer)
        data = layer.find("data")
        cells = ("" if data is None else data.text or "").strip().split(",")
        odd = next((each.strip() for each in cells if not re.fullmatch(r"\s*\d+\s*", each)), None)
        if odd is not None:
            yield f"{named} has a cell '{quoted(odd, 20)}', not the number of a tile; paint it"
        elif len(cells) != wide * high:
            yield f"{named} has {len(cells):,} cells; a map of {wide} x {high} has {wide * high:,}"
        elif (layer.get("width"), layer.get("height")) != (node.get("width"), node.get("height")):
            size = f"{layer.get('width')} x {layer.get('height')}"
            yield f"{named} is {quoted(size, 20)} cells; the map is {wide} x {high}"


def _tile_problems(node: ElementTree.Element, spans: list[tuple[int, int]]) -> Iterator[str]:
    """Return a problem for each object whose tile is in no tileset; ``spans`` are their numbers."""
    for one in node.iter("object"):
        gid = one.get("gid")
        number = int(gid) & LOWER_BITS if gid is not None and gid.isdecimal() else 0
        if gid is not None and not any(first <= number < end for first, end in spans):
            yield f"{_title(one)} shows a tile that is in no tileset; choose another in Tiled"


def _untyped(node: ElementTree.Element) -> Iterator[str]:
    """Return a problem for each property whose value is not of its type."""
    for owner in node.iter():
        for one in owner.iterfind("properties/property"):
            name, type = quoted(one.get("name", ""), 40), one.get("type", "string")
            value = one.get("value") or one.text or ""
            told = f"{_title(owner)} has the property {name}"
            if type not in TYPES:
                known = ", ".join(TYPES)
                apart = "; give each of its values a property of its own" * (type in GATHERING)
                yield f"{told} of the type {quoted(type, 40)}; known types are {known}{apart}"
            elif not TYPES[type][0](value):
                yield f"{told} '{quoted(value, 40)}'; use {TYPES[type][1]} ({type})"
            elif owner.tag == "object" and name in RESERVED:
                yield f"{told}, which Tiled itself says of each object; give it another name"


def _title(owner: ElementTree.Element) -> str:
    """Return what the owner of a property is called in messages."""
    if owner.tag == "object":
        name = owner.get("name") or owner.get("type") or owner.get("class") or ""
        return f"object {quoted(owner.get('id', ''), 20)} {quoted(name, 40)}".strip()
    if owner.tag in LAYERS:
        return f"the layer {quoted(owner.get('name', ''), 40)}"
    number = owner.get("id")
    return f"the {owner.tag}" + (f" {quoted(number, 20)}" if number is not None else "")


def _layer_pictures(folder: Path, node: ElementTree.Element) -> Iterator[str]:
    """Return a problem for each image layer whose picture cannot be shown."""
    for layer in node.iterfind(".//imagelayer"):
        image = layer.find("image")
        named = quoted(layer.get("name", ""), 40)
        if image is None or not image.get("source"):
            yield f"the image layer {named} shows no picture; choose one in Tiled"
            continue
        problem = picture_problem(folder, image.get("source", ""))
        if problem:
            yield f"the image layer {named} {problem}"


def _shown(folder: Path, tileset: ElementTree.Element) -> Iterator[str]:
    """Return a problem for each picture of a tileset that cannot be shown."""
    sheet = tileset.find("image")
    if sheet is not None:
        stated = int(float(sheet.get("width", "0"))), int(float(sheet.get("height", "0")))
        problem = picture_problem(folder, sheet.get("source", ""), stated)
        if problem:
            yield f"it {problem}"
    for tile in tileset.iterfind("tile"):
        image = tile.find("image")
        if image is not None:
            problem = picture_problem(folder, image.get("source", ""))
            if problem:
                yield f"tile {tile.get('id')} {problem}"


def _plain(layer: ElementTree.Element) -> bool:
    """Return True if a layer shows its pictures as they are."""
    return layer.get("opacity", "1") in ("1", "1.0") and layer.get("tintcolor") is None


def _form_problems(node: ElementTree.Element) -> Iterator[str]:
    if node.get("infinite", "0") != "0":
        yield "the map is infinite; untick Infinite in its properties"
    turned = node.get("orientation", "orthogonal")
    if turned != "orthogonal":
        told = "its orientation must be orthogonal (see the map's properties)"
        yield f"the map is {quoted(turned, 20)}; {told}"
    sides = [node.get("width", ""), node.get("height", "")]
    if not all(side.isdecimal() and 0 < int(side[:4]) <= MAX_CELLS for side in sides):
        yield f"it is {' x '.join(sides)} cells; each side must have 1 to {MAX_CELLS}"
    for layer in node.iter("layer"):
        for data in layer.iter("data"):
            if data.get("encoding") != "csv" or data.get("compression"):
                told = "must be saved in the format CSV (see the map's properties)"
                yield f"{_title(layer)} {told}"
    if not COLOR.fullmatch(node.get("backgroundcolor", "#000000")):
        yield f"its background {quoted(node.get('backgroundcolor', ''), 20)} must be a color"
    for layer in node:
        if layer.tag in LAYERS and not _plain(layer):
            name = quoted(layer.get("name", ""), 40)
            yield f"the layer {name} is tinted or see-through; give it opacity 1 and no tint"
        offset = [layer.get(side, "0") for side in ("offsetx", "offsety")]
        if layer.tag in ("layer", "objectgroup") and any(float(each) % 1 for each in offset):
            yield f"{_title(layer)} is moved by {' and '.join(offset)} pixels; use whole ones"
    if node.find(".//group") is not None:
        yield "it has a layer of the kind group; take the layers out of it"
    for one in node.iter("object"):
        if one.get("template") is not None:
            yield f"object {one.get('id')} is a template; detach it"
        if abs((float(one.get("rotation", "0")) + 180) % 360 - 180) > STRAIGHT:
            yield f"object {one.get('id')} is rotated; its rotation must be 0"


# Conversion of the library's map to plain data.


def load_drawing(folder: Path, path: Path) -> Drawing:
    """Return the drawing of one map file of a folder. Raise ``MapError``."""
    try:
        layers = _inspect(folder, path)
        # The import of the library prints a greeting, where programs expect JSON lines.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        logging.getLogger("pytmx").setLevel(logging.CRITICAL)  # its errors are raised as well
        tiled = import_module("pytmx").TiledMap(str(path), load_all=False)
        return _drawing(folder, path, tiled, layers)
    except MapError:
        raise
    except Exception as error:
        raise MapError(
            [f"{path.name}: it cannot be read ({_said(error)}); open and save it in Tiled"]
        ) from error


def _drawing(
    folder: Path, path: Path, tiled: Any, layers: tuple[ElementTree.Element, ...]
) -> Drawing:
    """Return the drawing of a map, whose file has these layers."""
    shown = [layer for layer in tiled.layers if hasattr(layer, "source")]
    painted = [layer for layer in tiled.layers if hasattr(layer, "data")]
    drawn = [layer for layer in tiled.layers if hasattr(layer, "draworder")]
    tiles = _Tiles(folder, tiled)
    art = {layer.name: tiles.art(layer) for layer in painted}
    for layer in painted:
        blank = sum(gid != 0 and tiles.picture(gid) is None for row in layer.data for gid in row)
        if blank:
            raise MapError(
                [f"{path.name}: the layer {layer.name} has {counted(blank, 'cell')} whose tile is "
                 "in no tileset; paint there again"]
            )  # fmt: skip
    return Drawing(
        file=path.name,
        width=tiled.width * int(tiled.tilewidth),
        height=tiled.height * int(tiled.tileheight),
        columns=tiled.width,
        rows=tiled.height,
        layers=tuple(layer.get("name", "") for layer in layers),
        hidden=_named(one for one in layers if one.get("visible") == "0"),
        listed=_named(one for one in layers if one.get("draworder") == "index"),
        shifted=frozenset(one.name for one in (*painted, *drawn) if _offset(one) != (0, 0)),
        tiles={layer.name: tiles.cells(layer) for layer in painted},
        shapes={layer.name: tuple(map(tiles.shape, layer)) for layer in drawn},
        pictures={layer.name: tiles.of_layer(layer) for layer in shown},
        offsets={layer.name: _offset(layer) for layer in shown},
        art=art,
        background=str(tiled.background_color or ""),
        properties=dict(tiled.properties),
    )


def _named(layers: Iterable[ElementTree.Element]) -> frozenset[str]:
    """Return the names of layers."""
    return frozenset(layer.get("name", "") for layer in layers)


def _offset(layer: Any) -> Point:
    """Return how far a layer is moved; the library leaves the offsets of image layers as text."""
    return float(getattr(layer, "offsetx", 0)), float(getattr(layer, "offsety", 0))


class _Tiles:
    """The tiles of a map by the library's numbers: their pictures and properties."""

    def __init__(self, folder: Path, tiled: Any) -> None:
        self.folder, self.tiled = folder, tiled
        self.flips = {gid: flags for pairs in tiled.gidmap.values() for gid, flags in pairs}
        self.files: dict[str, str] = {}
        self.pictures: dict[int, Picture | None] = {0: None}
        self.known: dict[int, Properties] = {0: {}}

    def of_layer(self, layer: Any) -> Picture:
        """Return the picture of an image layer."""
        return Picture(self.file(layer.image[0]))

    def file(self, path: str) -> str:
        """Return the file of a picture that the library found at a path beside the map."""
        if path not in self.files:
            source = os.path.relpath(path, self.folder)
            self.files[path] = str(picture_file(self.folder, source))
        return self.files[path]

    def picture(self, gid: int) -> Picture | None:
        """Return the picture of a tile; None for the empty one, and one without a picture."""
        if gid not in self.pictures:
            image = self.tiled.images[gid]
            made = None
            if image is not None:
                across, down, swapped = self.flips[gid] or (False, False, False)
                flipped = (bool(across), bool(down), bool(swapped))
                made = Picture(self.file(image[0]), image[1], flipped)
            self.pictures[gid] = made
        return self.pictures[gid]

    def properties(self, gid: int) -> Properties:
        """Return the properties of a tile: those of its tileset, unless it has its own."""
        if gid not in self.known:
            tileset = self.tiled.get_tileset_from_gid(gid)
            own = self.tiled.tile_properties.get(gid, {})
            kept = {name: value for name, value in own.items() if name not in OWN_KEYS}
            self.known[gid] = {**tileset.properties, **kept}
        return self.known[gid]

    def cells(self, layer: Any) -> tuple[tuple[Properties, ...], ...]:
        """Return the properties of the tile in each cell of a layer."""
        return tuple(tuple(self.properties(gid) for gid in row) for row in layer.data)

    def art(self, layer: Any) -> Art:
        """Return the picture in each cell of a layer."""
        return tuple(tuple(self.picture(gid) for gid in row) for row in layer.data)

    def shape(self, one: Any) -> Shape:
        """Return an object, with its points if any (the library drops the type of others)."""
        # Since version 1.9 Tiled can save the type as "class".
        kind = str(one.type or getattr(one, "class", None) or "")
        own = dict(one.properties)
        if one.gid:
            kept = {name: value for name, value in own.items() if name not in OWN_KEYS}
            own = {**self.properties(one.gid), **kept}
        return Shape(
            id=int(one.id),
            name=str(one.name or ""),
            kind=kind,
            x=float(one.x),
            y=float(one.y),
            width=float(one.width),
            height=float(one.height),
            points=tuple((float(x), float(y)) for x, y in getattr(one, "points", ())),
            closed=bool(getattr(one, "closed", False)),
            properties=own,
            picture=self.picture(one.gid),
            visible=bool(one.visible),
        )
