"""The content of the box, read from ``cards/``."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from game.edge.cards.pieces import AnyComponent
from game.resources import ROOT
from game.table.packs import drawings
from game.table.packs.reading import Pack, load_pack

CARDS, MAPS = ROOT / "cards" / "edge", ROOT / "maps" / "edge"
COMPONENT: TypeAdapter[Any] = TypeAdapter(AnyComponent)


def cards() -> Pack:
    """Return the pack of the box, with its maps in the digest. Raise ``PackError``."""
    return drawings.signed(load_pack(CARDS, COMPONENT), MAPS)
