"""Maps drawn in the Tiled editor, read into plain drawings.

A map folder holds ``.tmx`` files, the tilesets they share, and ``.world`` files that lay maps out
in a row. The meaning of the layers is up to each kind of map: see ``table.maps``. All problems of a
folder are reported together, in one ``MapError``.

The library that reads the files imports pygame, so it is imported on use.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from xml.etree import ElementTree

from game.table.files import read_file, said
from game.table.maps.drawing import Drawing, MapError, Properties, Shape
from game.table.text_safety import quoted

MAX_BYTES = 1 << 20
MAX_CELLS = 64  # on one side of a map
MAX_FILES = 100
"""maximum number of maps in a folder"""
MAX_NODES = 20_000
"""maximum number of elements of one file, including all tiles, objects and properties"""
MAX_TILES = 10_000
"""maximum number of tiles of one tileset"""
MAX_TILESETS = 16
MAX_NUMBER = 1_000_000
SIZES = frozenset(("tilewidth", "tileheight"))
MAX_SIZE = 1_024
"""maximum side of a tile, in pixels"""
A_PICTURE = "../../assets/folder/name.jpg"
PICTURE = re.compile(r"\.\./\.\./(assets/[a-z0-9_/]+\.(?:jpg|png|svg))")
"""a picture, seen from a map's folder"""
NUMBERS = frozenset(
    ("columns", "firstgid", "height", "id", "margin", "offsetx", "offsety", "rotation")
    + ("spacing", "tilecount", "tilewidth", "tileheight", "width", "x", "y")
)
"""attributes that the library calculates with"""

M = TypeVar("M")


def load_maps(folder: Path, read: Callable[[Drawing], M]) -> dict[str, M]:
    """Return every map of a folder by its id, the file's name without ``.tmx``.

    ``read`` makes a map from its drawing. Raise one ``MapError`` with the problems of all files.
    """
    if not folder.is_dir():
        raise MapError([f"{folder}: there is no such map folder"])
    maps: dict[str, M] = {}
    problems: list[str] = []
    files = sorted(folder.glob("*.tmx"))
    if len(files) > MAX_FILES:
        raise MapError(
            [f"{folder}: it holds {len(files):,} maps; at most {MAX_FILES} belong in one"]
        )
    for path in files:
        try:
            maps[path.stem] = read(load_drawing(folder, path))
        except MapError as error:
            problems += error.problems
    if not maps and not problems:
        problems.append(f"{folder}: it holds no .tmx file; a map needs at least one piece")
    if problems:
        raise MapError(problems)
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
    """Reject anything the library would misread, process endlessly, or fetch from elsewhere."""
    node = _xml(folder, path, "map")
    problems = list(_large(node))
    if problems:
        raise MapError([f"{path.name}: {problem}" for problem in problems])
    problems = list(_form_problems(node))
    tilesets = list(node.iter("tileset"))
    if len(tilesets) > MAX_TILESETS:
        problems.append(f"it has {len(tilesets):,} tilesets; at most {MAX_TILESETS} can be used")
    for tileset in tilesets[:MAX_TILESETS]:
        source = tileset.get("source")
        if source is None:
            problems.append("a tileset is embedded; export it as a .tsx file beside the map")
        elif Path(source).name != source or not source.endswith(".tsx"):
            problems.append(f"the tileset {source} must be a .tsx file of the same folder")
        else:
            drawn = _xml(folder, folder / source, "tileset")
            problems += [f"{source}: {each}" for each in (*_large(drawn), *_tiles(drawn))]
    if problems:
        raise MapError([f"{path.name}: {problem}" for problem in problems])


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
                yield f"{told}; a number of at most {most:,} would be right"
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


def _form_problems(node: ElementTree.Element) -> Iterator[str]:
    if node.get("infinite", "0") != "0":
        yield "the map is infinite; untick Infinite in its properties"
    sides = [node.get("width", ""), node.get("height", "")]
    if not all(side.isdecimal() and 0 < int(side[:4]) <= MAX_CELLS for side in sides):
        yield f"it is {' x '.join(sides)} cells; each side must have 1 to {MAX_CELLS}"
    for data in node.iter("data"):
        if data.get("encoding") != "csv" or data.get("compression"):
            yield "its tile layer must be saved in the format CSV (see the map's properties)"
    if node.find(".//group") is not None:
        yield "it has a layer of the kind group; take the layers out of it"
    for image in node.iterfind(".//imagelayer/image"):
        source = image.get("source", "")
        if not PICTURE.fullmatch(source):
            told = f"an image layer shows the picture {quoted(source, 60)}"
            yield f"{told}; one in assets would be right, such as {A_PICTURE}"
    for one in node.iter("object"):
        if one.get("template") is not None:
            yield f"object {one.get('id')} is a template; detach it"
        if float(one.get("rotation", "0")) != 0:
            yield f"object {one.get('id')} is turned; its rotation must be 0"


# Conversion of the library's map to plain data.


def load_drawing(folder: Path, path: Path) -> Drawing:
    """Return the drawing of one map file of a folder. Raise ``MapError``."""
    try:
        _inspect(folder, path)
        # The import of the library prints a greeting, where programs expect JSON lines.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        return _drawing(path.name, import_module("pytmx").TiledMap(str(path)))
    except MapError:
        raise
    except Exception as error:
        raise MapError(
            [f"{path.name}: it cannot be read ({_said(error)}); open and save it in Tiled"]
        ) from error


def _drawing(file: str, tiled: Any) -> Drawing:
    shown = [layer for layer in tiled.layers if hasattr(layer, "source")]
    painted = [layer for layer in tiled.layers if hasattr(layer, "data")]
    drawn = [layer for layer in tiled.layers if hasattr(layer, "draworder")]
    return Drawing(
        file=file,
        width=tiled.width * int(tiled.tilewidth),
        height=tiled.height * int(tiled.tileheight),
        columns=tiled.width,
        rows=tiled.height,
        layers=tuple(layer.name for layer in tiled.layers),
        shifted=frozenset(one.name for one in tiled.layers if _offset(one)),
        tiles={layer.name: _cells(tiled, layer) for layer in painted},
        shapes={layer.name: tuple(map(_shape, layer)) for layer in drawn},
        pictures={layer.name: _picture(layer.source) for layer in shown},
        properties=dict(tiled.properties),
    )


def _offset(layer: Any) -> bool:
    """Return True for a layer that is shifted; the library knows no offsets of image layers."""
    return bool(getattr(layer, "offsetx", 0) or getattr(layer, "offsety", 0))


def _picture(source: str) -> str:
    """Return the path of an image layer's picture below the project, "" if it has none."""
    found = PICTURE.fullmatch(source or "")
    return found[1] if found else ""


def _cells(tiled: Any, layer: Any) -> tuple[tuple[Properties, ...], ...]:
    return tuple(tuple(tiled.tile_properties.get(gid, {}) for gid in row) for row in layer.data)


def _shape(one: Any) -> Shape:
    """Return an object, with its points if any (the library drops the type of other shapes)."""
    # Since version 1.9 Tiled can save the type as "class".
    kind = str(one.type or getattr(one, "class", None) or "")
    points = tuple((float(x), float(y)) for x, y in getattr(one, "points", ()))
    return Shape(
        id=int(one.id),
        name=str(one.name or ""),
        kind=kind,
        x=float(one.x),
        y=float(one.y),
        width=float(one.width),
        height=float(one.height),
        points=points,
        closed=bool(getattr(one, "closed", False)),
        properties=dict(one.properties),
    )
