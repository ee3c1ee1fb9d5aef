"""The content of a game: the box, and packs of players on top of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from game.edge.cards import box, lint
from game.edge.maps import of_packs
from game.table.maps.drawing import MapError
from game.table.packs import drawings, linting
from game.table.packs.reading import Pack, Problem
from game.table.packs.stock import Stock


def faults(packs: Mapping[str, Pack], pack: Pack) -> list[Problem]:
    """Return the faults of the last of these packs."""
    try:
        known = of_packs(packs.values())
    except MapError as error:
        return drawings.located(pack.folder / drawings.FOLDER, error)
    return linting.located(packs, [pack.id], lambda parts: lint.findings(parts, known))


def gather(packs: Iterable[Path] | None = None, named: str = "") -> Stock:
    """Return the box with packs on top of it: those of the player, or these folders.

    ``named`` is a journal's list of its packs. Raise ``PackError`` for the box and ``PackMissing``
    for a journal's packs.
    """
    return Stock(box.cards(), box.COMPONENT, faults).gather(packs, named)
