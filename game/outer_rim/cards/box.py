"""The content of the box: its cards and map, read from ``cards/`` and ``maps/``."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from game.outer_rim.cards.models import AnyComponent
from game.outer_rim.maps.galaxy import Piece
from game.resources import ROOT
from game.table.packs.reading import Pack, load_pack

CARDS = ROOT / "cards" / "outer_rim"
MAPS = ROOT / "maps" / "outer_rim"
COMPONENT: TypeAdapter[Any] = TypeAdapter(AnyComponent)


def cards() -> Pack:
    """Return the pack of the box. Raise ``PackError``."""
    return load_pack(CARDS, COMPONENT)


def pieces() -> dict[str, Piece]:
    """Return the pieces of the map by id. Raise ``MapError``."""
    from game.outer_rim.maps.galaxy import load_pieces

    return load_pieces(MAPS)
