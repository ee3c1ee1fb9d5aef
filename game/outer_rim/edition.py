"""The boxes in play: their cards, their map, and the lookup tables made of both."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.outer_rim.catalog import Content
from game.outer_rim.maps.galaxy import Galaxy, Piece, assemble
from game.outer_rim.rules.stats import Table

GALAXIES = 8
"""number of layouts to cache; modular maps make hundreds"""

Boxes = tuple[str, ...]
"""ids of expansions, in alphabetical order; () is the base game alone"""


class Edition:
    """The content and the map of some boxes.

    ``pieces`` are the map pieces by id, ``row`` the standard layout from left to right, and
    ``version`` the packs as a journal records them.
    """

    __slots__ = ("content", "pieces", "row", "version", "table", "_galaxies")

    def __init__(
        self, content: Content, pieces: Mapping[str, Piece], row: tuple[str, ...], version: str
    ) -> None:
        self.content, self.pieces, self.row, self.version = content, pieces, row, version
        self.table = Table(content)
        self._galaxies: dict[tuple[str, ...], Galaxy] = {}

    def galaxy(self, row: tuple[str, ...]) -> Galaxy:
        """Return the galaxy of a row of map pieces."""
        found = self._galaxies.get(row)
        if found is None:
            if len(self._galaxies) >= GALAXIES:
                self._galaxies.pop(next(iter(self._galaxies)))
            further = self.content.board.planet_contact or ""
            found = self._galaxies[row] = assemble(self.pieces, row, further)
        return found


class Editions:
    """The editions of a game, made when they are first needed.

    ``installed`` are the expansions that there are; ``make`` returns the edition with some of them
    or raises ``PackError``.
    """

    def __init__(
        self, base: Edition, installed: Boxes = (), make: Callable[[Boxes], Edition] | None = None
    ) -> None:
        self.base, self.installed = base, installed
        self._make = make
        self._made: dict[Boxes, Edition] = {(): base}

    def of(self, boxes: Boxes) -> Edition:
        """Return the edition with these expansions, all of them installed."""
        found = self._made.get(boxes)
        if found is None:
            assert self._make is not None, boxes
            found = self._made[boxes] = self._make(boxes)
        return found
