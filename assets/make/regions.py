"""Make the tileset of the light over the regions of the galaxy: `python assets/make/regions.py`.

Writes assets/tiles/outer_rim_regions.png and, beside the maps of each box, regions.tsx. The maps
themselves are drawn by hand in Tiled; no script generates them.

Tiles are clouds of light, clear where space is open, so that the sky behind a map is seen through
them; the table adds their mean color to its sky. A row of the image is a region; a column is the
sum of the tile corners in it (1 top left, 2 top right, 4 bottom right, 8 bottom left), so that
Tiled's terrain brush paints soft shores between a region and open space. Where all corners agree
there is a second version.
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
SHORE = 0.42  # width of the shore as a share of a cell
DENSITY = 0.5  # opacity of the light inside a region

# Region: the light it adds to the sky.
REGIONS: dict[str, str] = {
    OPEN: "#000000",
    "hutt_space": "#35461C",
    "imperial_reach": "#2A3B55",
    "rebel_haven": "#4E2424",
    "syndicate_ways": "#4A3A16",
    "free_worlds": "#12414A",
    "storm": "#33205A",
    "core_worlds": "#1C1A14",
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


def tile(region: str, corners: int) -> Array:
    """Return one tile as 8-bit RGBA: over black it is the light of its region."""
    share = smooth(coverage(corners), 0.5 - SHORE, 0.5 + SHORE)
    clear = 0.0 if region == OPEN else DENSITY
    color = np.broadcast_to(rgb(REGIONS[region]) / DENSITY, (CELL, CELL, 3))
    alpha = (255 * clear * np.clip(share, 0, 1))[..., None]
    picture: Array = np.clip(np.rint(np.concatenate([color, alpha], axis=-1)), 0, 255)
    return picture.astype(np.uint8)


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
    rows = [
        np.concatenate([tile(name, corners_of(name, i)) for i in range(COLUMNS)], axis=1)
        for name in REGIONS
    ]
    return Image.fromarray(np.concatenate(rows, axis=0), "RGBA")


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
    for name, light in REGIONS.items():
        color = quoteattr(light.lower())
        lines.append(
            f'   <wangcolor name={quoteattr(name)} color={color} tile="-1" probability="1"/>'
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
