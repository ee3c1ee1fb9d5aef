"""The content of the boxes: cards and maps, read from ``cards/`` and ``maps/``.

An expansion is a folder of cards that builds on the base box, and a folder of maps with the same
name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.outer_rim.cards.models import AnyComponent
from game.outer_rim.maps.galaxy import Piece
from game.resources import ROOT
from game.table.packs.reading import INFO, Pack, load_pack, read_info

CARDS = ROOT / "cards" / "outer_rim"
MAPS = ROOT / "maps" / "outer_rim"
COMPONENT: TypeAdapter[Any] = TypeAdapter(AnyComponent)


def cards() -> Pack:
    """Return the pack of the box. Raise ``PackError``."""
    return load_pack(CARDS, COMPONENT)


@cache
def shared() -> Pack:
    """Return the pack of the box for play: read once, so that all editions have the same cards.

    Without its texts, which are for its linter. Raise ``PackError``.
    """
    return replace(cards(), spots={})


@cache
def pieces() -> Mapping[str, Piece]:
    """Return the pieces of the map by id, read once. Raise ``MapError``."""
    from game.outer_rim.maps.galaxy import load_pieces

    return load_pieces(MAPS)


@cache
def expansions() -> dict[str, Path]:
    """Return the folder of cards of each expansion, by id in alphabetical order."""
    folders = sorted(each.parent for each in CARDS.parent.glob(f"*/{INFO}") if each.parent != CARDS)
    infos = {folder: read_info(folder) for folder in folders}
    return {info.id: folder for folder, info in infos.items() if info.game == CARDS.name}


@cache
def ends(expansion: str) -> tuple[Mapping[str, Piece], tuple[str, str]]:
    """Return the pieces of an expansion's map, and those that lie at the left and right end
    instead of the endcaps. Raise ``MapError``."""
    from game.outer_rim.maps.galaxy import load_pieces
    from game.tiled import load_world

    folder = MAPS.parent / expansion
    left, right = load_world(folder, "ends")
    return load_pieces(folder), (left, right)
