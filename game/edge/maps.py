"""The maps of encounters: zones with cover, links, and the places of features and starts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from game import tiled
from game.resources import ROOT
from game.table.maps.areas import Areas, read_areas
from game.table.maps.drawing import Drawing
from game.table.packs import drawings
from game.table.packs.reading import Pack

MAPS = ROOT / "maps" / "edge"
MARKS = ("feature", "start")
CELL = 64
"""units of a cell: coordinates of zones are in units, whatever the size of tiles"""
COVER = "cover"
"""the property of a zone that has cover (EE-R77)"""


def read(drawing: Drawing) -> Areas:
    """Return the map of a drawing. Raise ``MapError`` with every problem."""
    return read_areas(drawing, MARKS, CELL, flags=(COVER,))


def load_folder(folder: Path) -> dict[str, Areas]:
    """Return the maps in a folder, by id. Raise ``MapError``."""
    return tiled.load_maps(folder, read)


@cache
def load_maps() -> dict[str, Areas]:
    """Return the maps of the box. Raise ``MapError``."""
    return load_folder(MAPS)


def of_packs(packs: Iterable[Pack]) -> dict[str, Areas]:
    """Return the maps of the box and those in the ``maps`` folders of packs. Raise ``MapError``."""
    return drawings.with_packs(load_maps(), packs, load_folder)


def covered(areas: Areas) -> tuple[str, ...]:
    """Return the zones that have cover."""
    return tuple(zone.id for zone in areas.spaces if zone.properties.get(COVER))
