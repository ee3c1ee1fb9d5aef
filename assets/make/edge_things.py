"""Bake the things on Edge's zone maps: `python assets/make/edge_things.py`.

Writes the pictures of assets/edge/details and their tileset `maps/edge/details.tsx`. The solids are
those of `mission_things.py`, in the light of a wet night.
"""

from __future__ import annotations

from pathlib import Path

from mission_things import FINE, PAINTERS, Heap, baked
from PIL import Image, ImageChops
from tilesets import Properties, write_collection

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "edge" / "details"
TILESETS = ROOT / "maps" / "edge"

SIDE = 140  # pixels, for 70 units of a map
NIGHT = (214, 200, 180, 255)
THINGS = ("crate", "crates", "barrels", "console", "cart", "pipes", "tank", "vent", "table",
          "light")  # fmt: skip


def painted(name: str) -> Image.Image:
    """Return a thing."""
    heap = Heap(SIDE * FINE, sum(name.encode()))
    PAINTERS[name](heap)
    made = baked(heap)
    return ImageChops.multiply(made, Image.new("RGBA", made.size, NIGHT))


def main() -> None:
    """Write the pictures and their tileset."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files: dict[Path, Properties] = {}
    for name in THINGS:
        file = FOLDER / f"{name}.png"
        painted(name).save(file, optimize=True)
        files[file] = {}
    write_collection(TILESETS / "details.tsx", files)


if __name__ == "__main__":
    main()
