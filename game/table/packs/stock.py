"""The packs of a game in use: the box, and packs of players on top of it.

A pack adds components, or replaces those with the same id; a later pack replaces those of an
earlier one. A broken pack is left out completely, with a report of its faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.table.packs import drawings, player_packs
from game.table.packs.reading import (
    INFO,
    Pack,
    PackError,
    Problem,
    idle,
    load_pack,
    nearest,
    read_info,
)

Faults = Callable[[Mapping[str, Pack], Pack], list[Problem]]
"""Return what is wrong with the last of these packs, given all that load before it."""


class Stock:
    """The packs of a game in the order they load, beginning with the box.

    ``problems`` are those of packs that are left out; ``faults`` checks the content of one.
    ``expansions`` are boxes that need not be in use; packs that build on one wait for it, and are
    then listed as ``waiting``.
    """

    def __init__(
        self,
        first: Pack,
        component: TypeAdapter[Any],
        faults: Faults,
        expansions: Iterable[str] = (),
    ) -> None:
        self.game = first.game
        self.packs: dict[str, Pack] = {first.id: first}
        self.problems: list[Problem] = []
        self.waiting: list[Path] = []
        self._component, self._faults = component, faults
        self._expansions = frozenset(expansions)

    @property
    def components(self) -> dict[str, Any]:
        """All components by id; a replacement keeps its predecessor's place in the order."""
        parts: dict[str, Any] = {}
        for pack in self.packs.values():
            parts.update(pack.components)
        return parts

    @property
    def boxes(self) -> dict[str, str]:
        """The pack that each component comes from, by ids."""
        return {id: pack.id for pack in self.packs.values() for id in pack.components}

    @property
    def version(self) -> str:
        """The description of the packs that a journal stores."""
        return player_packs.content(self.packs.values())

    def expand(self, folder: Path) -> None:
        """Put the box of an expansion on top. Raise ``PackError``."""
        box = load_pack(folder, self._component)
        self.packs[box.id] = box

    def add(self, folder: Path) -> bool:
        """Put a pack on top if it has no faults; otherwise add these to ``problems``."""
        try:
            pack = drawings.signed(load_pack(folder, self._component))
        except PackError as error:
            self.problems += error.problems
            return False
        found = self._misplaced(pack) or idle(pack) or self._faults_of(pack)
        if found:
            self.problems += found
            return False
        self.packs[pack.id] = pack
        return True

    def _faults_of(self, pack: Pack) -> list[Problem]:
        try:
            return self._faults({**self.packs, pack.id: pack}, pack)
        except Exception as error:  # a pack must never stop the game
            return [unchecked(pack, error)]

    def _misplaced(self, pack: Pack) -> list[Problem]:
        info = str(pack.folder / INFO)
        if pack.id in self.packs:
            taken = f"the pack in {self.packs[pack.id].folder} already has the id '{pack.id}'"
            return [Problem(info, 1, "id", f"{taken}; choose another")]
        if pack.game != self.game:
            near = f"; did you mean '{self.game}'?" if nearest(pack.game, [self.game]) else ""
            told = f"the pack is for '{pack.game}', not '{self.game}'{near}"
            return [Problem(info, 1, "game", told)]
        for id in pack.requires:
            if id not in self.packs:
                like = nearest(id, self.packs)
                hint = f"; did you mean '{like}'?" if like else "; install it or rename its folder"
                needed = f"the pack builds on '{id}', which is not loaded before it{hint}"
                return [Problem(info, 1, "requires", needed)]
        return []

    def gather(self, packs: Iterable[Path] | None = None, named: str = "") -> Stock:
        """Put packs on top: those of the player, or these folders; return the stock.

        ``named`` is a journal's list of its packs: then these and no others, in their order. Raise
        ``PackMissing`` if one of them is missing or broken.
        """
        folders = player_packs.folders(self.game) if packs is None else list(packs)
        self.waiting = [each for each in folders if self._waits(each)]
        folders = [each for each in folders if each not in self.waiting]
        if not named:
            self.problems += player_packs.astray() if packs is None else []
            for folder in folders:
                self.add(folder)
            return self
        boxes = {*self.packs, *self._expansions}
        by_id = {_id(folder): folder for folder in reversed(folders)}
        wanted = [each for each in player_packs.used(named) if each.id not in boxes]
        gone = [each for each in wanted if each.id not in by_id or not self.add(by_id[each.id])]
        if gone:
            raise player_packs.missing(gone)
        return self

    def _waits(self, folder: Path) -> bool:
        """Return True if a pack builds on an expansion that is not in use."""
        try:
            return bool(self._expansions.difference(self.packs) & set(read_info(folder).requires))
        except PackError:
            return False


def unchecked(pack: Pack, error: Exception) -> Problem:
    """Return the problem of a pack whose check fails itself."""
    words = " ".join(str(error).split())[:200]
    told = f"the pack cannot be checked ({type(error).__name__}: {words})"
    return Problem(str(pack.folder / INFO), 1, "", told)


def _id(folder: Path) -> str:
    try:
        return read_info(folder).id
    except PackError:
        return ""
