"""The content of a game: the box, and packs of players on top of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from game.mandalorian.cards import box, lint
from game.mandalorian.catalog import Content
from game.mandalorian.maps import load_folder, load_maps
from game.mandalorian.text import cards
from game.table.maps.drawing import MapError
from game.table.packs import drawings, linting
from game.table.packs.reading import Pack, Problem
from game.table.packs.stock import Stock


def faults(packs: Mapping[str, Pack], pack: Pack) -> list[Problem]:
    """Return the faults of the last of these packs."""
    try:
        maps = drawings.with_packs(load_maps(), packs.values(), load_folder)
    except MapError as error:
        return drawings.located(pack.folder / drawings.FOLDER, error)

    def findings(parts: Mapping[str, Any]) -> linting.Findings:
        return lint.findings(parts, maps)

    found = linting.located(packs, [pack.id], findings)
    if found:
        return found
    parts = {id: part for each in packs.values() for id, part in each.components.items()}
    content = Content(parts, maps)
    return list(linting.unsaid(pack, lambda part: sum(map(len, cards.lines(content, part.id)))))


def gather(packs: Iterable[Path] | None = None, named: str = "") -> Stock:
    """Return the box with packs on top of it: those of the player, or these folders.

    ``named`` is a journal's list of its packs. Raise ``PackError`` for the box and ``PackMissing``
    for a journal's packs.
    """
    return Stock(box.cards(), box.COMPONENT, faults).gather(packs, named)
