"""Make the tileset of the galaxy map: `python assets/make/maps.py`.

Writes assets/tiles/outer_rim_regions.png and, beside the maps of each box, regions.tsx. The maps
themselves are drawn by hand in Tiled; no script generates them.

A row of the image is a region; a column is the sum of the tile corners in it (1 top left, 2 top
right, 4 bottom right, 8 bottom left), so that Tiled's terrain brush paints soft shores between a
region and open space. Where all corners agree there is a second version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[Any]

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "assets" / "tiles" / "outer_rim_regions.png"
TILESETS = [ROOT / "maps" / box / "regions.tsx" for box in ("outer_rim", "unfinished_business")]

CELL = 32
COLUMNS = 16
FULL = 15
OPEN = "open_space"
GROUND = "#0C1423"
SHORE = 0.22  # width of the shore as a share of a cell

# Region: its background and the line along its shore. Dark enough for planets and lanes to stand
# out.
REGIONS: dict[str, tuple[str, str]] = {
    OPEN: (GROUND, GROUND),
    "hutt_space": ("#1E2B20", "#52653A"),
    "imperial_reach": ("#1D2839", "#566A84"),
    "rebel_haven": ("#2F2029", "#7F4B4A"),
    "syndicate_ways": ("#2C2720", "#776236"),
    "free_worlds": ("#112B34", "#2C6570"),
    "storm": ("#281C3C", "#6A4A8C"),
    "core_worlds": ("#2E2A22", "#9A8C66"),
}


def rgb(code: str) -> Array:
    """Return red, green and blue of `#RRGGBB`, each 0 to 255."""
    return np.array(list(bytes.fromhex(code[1:])), dtype=np.float64)


def smooth(value: Array, low: float, high: float) -> Array:
    """Return 0 up to `low`, 1 from `high`, a smooth S between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    eased: Array = t * t * (3 - 2 * t)
    return eased


def coverage(corners: int) -> Array:
    """Return the depth of each pixel in the region, 0 to 1, given its corners inside."""
    t = (np.arange(CELL) + 0.5) / CELL
    top_left, top_right, low_right, low_left = (float(corners >> bit & 1) for bit in range(4))
    top = top_left + (top_right - top_left) * t
    low = low_left + (low_right - low_left) * t
    depth: Array = top[None, :] + (low - top)[None, :] * t[:, None]
    return depth


def drift(rng: np.random.Generator) -> Array:
    """Return soft unevenness, -1 to 1, that fades out at the rim so that any two tiles fit."""
    coarse = rng.normal(size=(5, 5))
    spot = np.linspace(0, 4, CELL)
    rows = np.stack([np.interp(spot, range(5), line) for line in coarse])
    field = np.stack([np.interp(spot, range(5), column) for column in rows.T], axis=1)
    window = np.sin(np.linspace(0, np.pi, CELL)) ** 2
    faded: Array = np.clip(field, -1, 1) * window[:, None] * window[None, :]
    return faded


def stars(rng: np.random.Generator, count: int) -> Array:
    """Return the light of a few distant stars, 0 to 1, none of them at the rim."""
    light = np.zeros((CELL, CELL))
    for _ in range(count):
        x, y = rng.integers(3, CELL - 3, size=2)
        strength = rng.uniform(0.12, 0.45)
        light[y, x] += strength
        if strength > 0.36:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                light[y + dy, x + dx] += strength * 0.3
    return np.clip(light, 0, 1)


def tile(region: str, corners: int, rng: np.random.Generator) -> Array:
    """Return one tile as 8-bit RGB."""
    inside, line = (rgb(code) for code in REGIONS[region])
    depth = coverage(corners)
    share = smooth(depth, 0.5 - SHORE, 0.5 + SHORE)[..., None]
    shore = np.exp(-(((depth - 0.5) / 0.07) ** 2))[..., None]
    colour = rgb(GROUND) + (inside - rgb(GROUND)) * share
    colour = colour + (line - colour) * shore * 0.55
    colour = colour * (1 + 0.03 * drift(rng)[..., None])
    # A region has two whole tiles only: stars in them would stand in rows.
    count = int(rng.integers(0, 3)) if region == OPEN else 0
    colour = colour + (rgb("#D8E4F4") - colour) * stars(rng, count)[..., None]
    picture: Array = np.clip(np.rint(colour), 0, 255).astype(np.uint8)
    return picture


def corners_of(region: str, column: int) -> int:
    """Return the corners inside the region, for a tile in that column of its row."""
    if region == OPEN or column == 0:
        return FULL
    return column


def region_of(region: str, column: int) -> str:
    """Return the region of a cell under that tile: inside if half of its corners are."""
    return region if corners_of(region, column).bit_count() >= 2 else OPEN


def picture() -> Image.Image:
    """Return all tiles of all regions; the same in every run."""
    rng = np.random.default_rng(4711)
    rows = [
        np.concatenate([tile(name, corners_of(name, i), rng) for i in range(COLUMNS)], axis=1)
        for name in REGIONS
    ]
    return Image.fromarray(np.concatenate(rows, axis=0), "RGB")


def wang(number: int, region: str, column: int) -> str:
    """Return Tiled's eight colors around a tile, clockwise from the top; every second is a
    corner."""
    top_left, top_right, low_right, low_left = (
        number if corners_of(region, column) >> bit & 1 else 1 for bit in range(4)
    )
    return f"0,{top_right},0,{low_right},0,{low_left},0,{top_left}"


def tileset() -> str:
    """Return the tileset file: a region for each tile, and the terrain brush."""
    source = "../../assets/tiles/" + PICTURE.name
    width, height = COLUMNS * CELL, len(REGIONS) * CELL
    count = COLUMNS * len(REGIONS)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.8" tiledversion="1.8.2" name="regions" tilewidth="{CELL}" '
        f'tileheight="{CELL}" tilecount="{count}" columns="{COLUMNS}">',
        f' <image source="{source}" width="{width}" height="{height}"/>',
    ]
    places = [(name, column) for name in REGIONS for column in range(COLUMNS)]
    for number, (name, column) in enumerate(places):
        lines += [
            f' <tile id="{number}">',
            "  <properties>",
            f'   <property name="region" value={quoteattr(region_of(name, column))}/>',
            "  </properties>",
            " </tile>",
        ]
    lines += [" <wangsets>", '  <wangset name="Regions" type="corner" tile="-1">']
    for name, (_, line) in REGIONS.items():
        colour = quoteattr(line.lower())
        lines.append(
            f'   <wangcolor name={quoteattr(name)} color={colour} tile="-1" probability="1"/>'
        )
    for number, (name, column) in enumerate(places):
        ring = wang(list(REGIONS).index(name) + 1, name, column)
        lines.append(f'   <wangtile tileid="{number}" wangid="{ring}"/>')
    return "\n".join([*lines, "  </wangset>", " </wangsets>", "</tileset>", ""])


def main() -> None:
    """Write the picture and the tilesets."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    picture().save(PICTURE, optimize=True)
    for path in TILESETS:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(tileset(), encoding="utf-8")


if __name__ == "__main__":
    main()
