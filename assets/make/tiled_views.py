"""Put a map of each box as Tiled draws it beside the table: `python assets/make/tiled_views.py`.

Writes docs/pictures/tiled/BOX.jpg. It needs `tmxrasterizer` from the package tiled, `pillow`, and
the game's own packages.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from encoder import encoded
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures" / "tiled"
VIEWS = {
    "outer_rim": ("maps/outer_rim/standard.world", "table"),
    "moonpeeler": ("maps/free_captains/mat.tmx", "captain_table"),
    "mandalorian": ("maps/mandalorian/arvala_compound.tmx", "mandalorian_table"),
    "edge": ("maps/edge/sorting_hall.tmx", "edge_fight"),
}
"""the map of a box and the screen that shows it"""
LINES = (
    "lanes joins stacks spaces marks zones links hegemony planets weapons line tray captain side"
).split()
"""layers of lines and points, which no table draws"""
WIDTH, GAP = 1200, 8
MOST_BYTES, QUALITIES = 240_000, range(90, 50, -5)
GROUND = "#0B1119"


def rasterized(map: str, folder: Path) -> Image.Image:
    """Return a map as Tiled draws it, without its lines and points."""
    out = folder / "map.png"
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(folder)}
    names = ("joins", "stacks") if "outer_rim" in map else LINES
    hides = [word for name in names for word in ("--hide-layer", name)]
    subprocess.run(["tmxrasterizer", *hides, str(ROOT / map), str(out)], env=env, check=True)
    with Image.open(out) as drawn:
        flat = Image.new("RGB", drawn.size, GROUND)
        flat.paste(drawn, mask=drawn.getchannel("A") if "A" in drawn.getbands() else None)
    return flat


def shot(scene: str, folder: Path) -> Image.Image:
    """Return a screen of the game."""
    out = folder / "shot.png"
    command = [sys.executable, str(ROOT / "main.py"), "shot", scene, "--out", str(out)]
    subprocess.run([*command, "--size", "1920x1080"], check=True)
    with Image.open(out) as drawn:
        return drawn.convert("RGB")


def beside(map: Image.Image, table: Image.Image) -> Image.Image:
    """Return a map and a table, one above the other for a wide map."""
    wide = map.width > 4 * map.height
    width = WIDTH if wide else (WIDTH - GAP) // 2
    parts = [one.resize((width, round(one.height * width / one.width)), Image.Resampling.LANCZOS)
             for one in (map, table)]  # fmt: skip
    if wide:
        made = Image.new("RGB", (WIDTH, sum(one.height for one in parts) + GAP), GROUND)
        made.paste(parts[0], (0, 0))
        made.paste(parts[1], (0, parts[0].height + GAP))
        return made
    high = max(one.height for one in parts)
    made = Image.new("RGB", (WIDTH, high), GROUND)
    made.paste(parts[0], (0, (high - parts[0].height) // 2))
    made.paste(parts[1], (width + GAP, (high - parts[1].height) // 2))
    return made


def main() -> None:
    """Write the pictures of all boxes."""
    for box, (map, scene) in VIEWS.items():
        with tempfile.TemporaryDirectory() as name:
            made = beside(rasterized(map, Path(name)), shot(scene, Path(name)))
        data = encoded(made, MOST_BYTES, QUALITIES, optimize=True)
        (FOLDER / f"{box}.jpg").write_bytes(data)


if __name__ == "__main__":
    main()
