"""The mats of the game: the places that each must have.

A layout for wide windows, one for small ones, and one for windows in which two halves take turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from game.free_captains.names import ABILITIES
from game.resources import ROOT
from game.table.maps.drawing import Drawing
from game.table.maps.mat import Mat, read_mat
from game.tiled import load_maps

FOLDER = ROOT / "maps" / "free_captains"
WIDE, SMALL = "mat", "mat_small"
LAYERS: Mapping[str, tuple[str, ...]] = {
    "hegemony": ("alien_1", "alien_2", "alien_3", "standing"),
    "planets": ("planet_1", "planet_2", "planet_3", "chosen"),
    "weapons": tuple(f"weapon_{n}" for n in range(1, 7)),
    "line": ("location", *(f"{kind}_{n}" for n in range(1, 5) for kind in ("card", "plate")),
             "way_out"),
    "tray": ("dice", "bag", "cubes", "supply"),
    "captain": ("captain", *(f"track_{each}" for each in ABILITIES), "hand"),
    "side": ("log",),
}  # fmt: skip
WIDE_LAYERS = {**LAYERS, "side": ("inspector", "log")}
"""a wide mat has a place for what is read large"""


def read(drawing: Drawing) -> Mat:
    """Return the mat of a drawing. Raise ``MapError``."""
    return read_mat(drawing, WIDE_LAYERS if drawing.id == WIDE else LAYERS)


def load_folder(folder: Path) -> dict[str, Mat]:
    """Return the mats of a folder by id. Raise ``MapError``."""
    return load_maps(folder, read)


@lru_cache(maxsize=1)
def mats() -> dict[str, Mat]:
    """Return the mats of the game."""
    return load_folder(FOLDER)
