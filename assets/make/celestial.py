"""Paint worlds, storm, beacon and backdrops: `python assets/make/celestial.py [name ...]`.

Without names everything is painted. Needs numpy and Pillow, which the game itself does not. The
same command always writes the same pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from sky.backdrop import galaxy, title
from sky.core import WORLDS as CORE
from sky.deep import maelstrom, navpoint
from sky.kafrene import ring_of_kafrene
from sky.paint import Array, halve, save_jpg, save_png
from sky.worlds import WORLDS

ASSETS = Path(__file__).resolve().parents[1]
WIDE = (2560, 1440)
SKY = (3584, 2016)  # as wide as the standard row of map pieces in Tiled, all of which it is behind

# Each badge: the painter, its final width in pixels, and how often it is painted double and halved.
BADGES: dict[str, tuple[Callable[[int], Array], int, int]] = {
    **{name: (recipe, 512, 1) for name, recipe in {**WORLDS, **CORE}.items()},
    "ring_of_kafrene": (ring_of_kafrene, 512, 1),
    "maelstrom": (maelstrom, 768, 0),
    "navpoint": (navpoint, 128, 2),
}
COARSE = {"maelstrom": 4, "spinward_core": 4}
"""steps of color of pictures with much detail, where it is not two"""
SCENES: dict[str, tuple[Callable[[int, int], Array], tuple[int, int]]] = {
    "galaxy": (galaxy, SKY),
    "title": (title, WIDE),
}


def paint(name: str) -> Path:
    """Paint one picture by its id, write it and return its path; raise KeyError if unknown."""
    if name in SCENES:
        path = ASSETS / "space" / f"{name}.jpg"
        scene, size = SCENES[name]
        save_jpg(path, scene(*size))
        return path
    painter, width, halvings = BADGES[name]
    picture = painter(width * 2**halvings)
    for _ in range(halvings):
        picture = halve(picture)
    path = ASSETS / "planets" / f"{name}.png"
    save_png(path, picture, least=COARSE.get(name, 2))
    return path


def main(wanted: Sequence[str]) -> int:
    """Paint the named pictures, all if none is named; return 2 for an unknown name."""
    known = [*BADGES, *SCENES]
    wrong = [name for name in wanted if name not in known]
    if wrong:
        print(f"No picture is called {', '.join(wrong)}. Known: {', '.join(known)}.")
        return 2
    for name in wanted or known:
        path = paint(name)
        print(f"{path.relative_to(ASSETS)}  {path.stat().st_size // 1000} kB", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
