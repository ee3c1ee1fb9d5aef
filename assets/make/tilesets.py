"""Tilesets of the Tiled editor for pictures that other scripts of this folder make.

A floor is one picture cut into tiles; things are a collection, one picture for each tile. Sizes are
in pixels.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image

Value = bool | int | float | str
Properties = Mapping[str, Value]

HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
TYPES = {bool: "bool", int: "int", float: "float"}


def write_sheet(file: Path, picture: Path, cell: int) -> None:
    """Write the tileset of a picture that is cut into squares of ``cell`` pixels."""
    with Image.open(picture) as sheet:
        wide, high = sheet.size
    count, columns = wide // cell * (high // cell), wide // cell
    lines = [HEAD, _opened(file.stem, cell, cell, count, columns)]
    lines.append(f' <image source={_source(file, picture)} width="{wide}" height="{high}"/>')
    _write(file, [*lines, "</tileset>"])


def write_collection(
    file: Path, pictures: Mapping[Path, Properties], all_have: Properties | None = None
) -> None:
    """Write the tileset of a collection of pictures with the properties of each, and those that
    all have."""
    sizes = []
    for picture in pictures:
        with Image.open(picture) as opened:
            sizes.append(opened.size)
    wide, high = max(size[0] for size in sizes), max(size[1] for size in sizes)
    lines = [HEAD, _opened(file.stem, wide, high, len(sizes), 0)]
    lines.append(' <grid orientation="orthogonal" width="1" height="1"/>')
    lines += _properties(all_have or {}, " ")
    for at, (picture, size) in enumerate(zip(pictures, sizes, strict=True)):
        lines.append(f' <tile id="{at}">')
        lines += _properties(pictures[picture], "  ")
        lines.append(
            f'  <image width="{size[0]}" height="{size[1]}" source={_source(file, picture)}/>'
        )
        lines.append(" </tile>")
    _write(file, [*lines, "</tileset>"])


def _opened(name: str, wide: int, high: int, count: int, columns: int) -> str:
    return (
        f'<tileset version="1.8" tiledversion="1.8.2" name="{name}" tilewidth="{wide}" '
        f'tileheight="{high}" tilecount="{count}" columns="{columns}">'
    )


def _source(file: Path, picture: Path) -> str:
    """Return the path of a picture as seen from the folder of a tileset."""
    return quoteattr(os.path.relpath(picture, file.parent).replace(os.sep, "/"))


def _properties(properties: Properties, indent: str) -> Iterator[str]:
    if not properties:
        return
    yield f"{indent}<properties>"
    for name, value in sorted(properties.items()):
        kind = f' type="{TYPES[type(value)]}"' if type(value) in TYPES else ""
        told = str(value).lower() if isinstance(value, bool) else str(value)
        yield f'{indent} <property name="{name}"{kind} value={quoteattr(told)}/>'
    yield f"{indent}</properties>"


def _write(file: Path, lines: list[str]) -> None:
    file.write_text("\n".join(lines) + "\n", "utf-8")
