"""Progress in learning a game: finished chapters and tips shown, in a small file of the player's.

A file that cannot be read counts as empty and stays as it is, and one that cannot be written is
harmless: at worst a tip shows twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from game.client.paths import state_folder
from game.table.files import KeptFile


@dataclass(frozen=True)
class Progress:
    """Ids of the finished chapters and of the tips shown, in order."""

    chapters: list[str] = field(default_factory=list)
    tips: list[str] = field(default_factory=list)

    def and_also(self, chapters: Iterable[str], tips: Iterable[str]) -> Progress:
        """Return a copy with more chapters and tips, each once."""
        return Progress(
            list(dict.fromkeys([*self.chapters, *chapters])),
            list(dict.fromkeys([*self.tips, *tips])),
        )


@dataclass(frozen=True)
class Notebook:
    """The file of a game's progress. It is read each time, so that any screen may write to it."""

    game: str
    before: str = ""
    """an older file that also counts: its name in the same folder"""

    @property
    def path(self) -> Path:
        """The path of the file."""
        return state_folder() / f"{self.game}_learning.json"

    def load(self) -> Progress:
        """Return the progress, as far as the files are valid."""
        fresh = _file(self.path).read()
        return self._older().and_also(fresh.chapters, fresh.tips)

    def finish(self, chapter: str) -> None:
        """Record that a chapter is finished."""
        self._add([chapter], [])

    def show(self, *tips: str) -> None:
        """Record that tips have been shown."""
        self._add([], tips)

    def _older(self) -> Progress:
        return _file(state_folder() / self.before).read() if self.before else Progress()

    def _add(self, chapters: Iterable[str], tips: Iterable[str]) -> None:
        """Write the file atomically, if there is anything new."""
        older = self._older()

        def added(known: Progress) -> Progress:
            before = older.and_also(known.chapters, known.tips)
            now = before.and_also(chapters, tips)
            return known if now == before else now

        _file(self.path).try_change(added)


def _file(path: Path) -> KeptFile[Progress]:
    return KeptFile(path, _parse, _encode, Progress)


def _parse(data: bytes) -> Progress:
    kept = json.loads(data)
    return Progress(_names(kept.get("chapters")), _names(kept.get("tips")))


def _encode(progress: Progress) -> bytes:
    return (json.dumps(asdict(progress), indent=2) + "\n").encode()


def _names(found: object) -> list[str]:
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []
