"""The content of a game: the box, and packs of players on top of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from game.free_captains.cards import box, lint
from game.free_captains.catalog import Content
from game.free_captains.text import cards
from game.table.packs import linting
from game.table.packs.reading import Pack, Problem
from game.table.packs.stock import Stock


def faults(packs: Mapping[str, Pack], pack: Pack) -> list[Problem]:
    """Return the faults of the last of these packs."""
    found = lint.drawing_problems(pack) + linting.located(packs, [pack.id], lint.findings)
    if found:
        return found
    content = Content({id: part for each in packs.values() for id, part in each.components.items()})
    return list(linting.unsaid(pack, lambda part: sum(map(len, cards.lines(content, part.id)))))


def gather(packs: Iterable[Path] | None = None, named: str = "") -> Stock:
    """Return the box with packs on top of it: those of the player, or these folders.

    ``named`` is a journal's list of its packs. Raise ``PackError`` for the box and ``PackMissing``
    for a journal's packs.
    """
    return Stock(box.cards(), box.COMPONENT, faults).gather(packs, named)
