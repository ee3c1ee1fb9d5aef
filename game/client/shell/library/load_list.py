"""The list of saved games: which are shown, in what order, and which is chosen. No pygame here."""

from __future__ import annotations

from pathlib import Path

from game.client.shell.files.saves import Library, SaveInfo
from game.table.grammar import counted

SORTS = (("newest", "Newest"), ("name", "Name"), ("character", "Character"))


class SaveList:
    """The list. ``games`` are all saves, ``shown`` those of the filter and the search in the chosen
    order; ``chosen`` is the index of the one that the buttons are for.

    ``words`` is the search, ``sort`` an id of ``SORTS``, ``game`` the id of the only game to show,
    "" for all.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self.games: list[SaveInfo] = []
        self.shown: list[SaveInfo] = []
        self.chosen = 0
        self.words, self.sort, self.game = "", SORTS[0][0], ""

    def read(self, chosen: Path | None = None) -> None:
        """List the folder again; the chosen save stays chosen if it is still there."""
        kept = chosen or self._path
        self.games = self.library.games()
        self.arrange(kept)

    @property
    def _path(self) -> Path | None:
        return self.current.path if self.current else None

    def arrange(self, kept: Path | None = None) -> None:
        """Filter and sort again; choose the save of the path ``kept``, if it is shown."""
        self.shown = [each for each in self.games if self._matches(each)]
        if self.sort == "name":
            self.shown.sort(key=lambda each: each.name.casefold())
        elif self.sort == "character":
            self.shown.sort(key=lambda each: (each.facts is None, _hero(each).casefold()))
        found = self.index(kept) if kept else -1
        self.chosen = found if found >= 0 else max(0, min(self.chosen, len(self.shown) - 1))

    def rearrange(self) -> None:
        """Filter and sort again; the chosen save stays chosen."""
        self.arrange(self._path)

    def _matches(self, info: SaveInfo) -> bool:
        game = info.facts.game if info.facts else ""
        return game == (self.game or game) and (not self.words or info.matches(self.words))

    @property
    def current(self) -> SaveInfo | None:
        """The chosen save."""
        return self.shown[self.chosen] if self.chosen < len(self.shown) else None

    @property
    def narrowed(self) -> bool:
        """True if some saves are hidden, or the order depends on their contents."""
        return bool(self.words or self.game) or self.sort != SORTS[0][0]

    def index(self, path: Path) -> int:
        """Return the place of a save among those shown, -1 if it is not."""
        return next((n for n, each in enumerate(self.shown) if each.path == path), -1)

    def look(self, info: SaveInfo) -> SaveInfo:
        """Read the facts of a save; return it with them."""
        known = self.library.look(info)
        for listed in (self.games, self.shown):
            for number, each in enumerate(listed):
                if each.path == info.path:
                    listed[number] = known
        return known

    def kinds(self) -> list[str]:
        """Return the ids of the games that have a save whose facts are known."""
        return sorted({each.facts.game for each in self.games if each.facts and each.facts.game})

    def count(self) -> str:
        """Return how many saves there are, how many are shown, and how many are broken."""
        total, broken = len(self.games), sum(bool(each.problem) for each in self.games)
        told = counted(total, "game")
        if self.words or self.game:
            told = f"{len(self.shown):,} of {total:,}"
        return f"{told}, {broken} cannot be opened" if broken else told


def _hero(info: SaveInfo) -> str:
    return info.facts.hero if info.facts else info.name
