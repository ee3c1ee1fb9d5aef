"""The list of saved games. How a journal is read is not known here: a callable says it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.table.plain import plain
from game.table.saves import moment

JOURNAL = "*.jsonl"


@dataclass(frozen=True)
class SaveInfo:
    """One saved game. ``summary`` is one line for the player ("Boba Fett, round 7, fame 4");
    ``problem`` says why it cannot be opened, and is empty when it can."""

    path: Path
    name: str
    when: datetime
    summary: str = ""
    problem: str = ""

    @property
    def date(self) -> str:
        return f"{self.when:%d %b %Y, %H:%M}"


def list_saves(
    folder: Path, describe: Callable[[Path], str], limit: int | None = None
) -> list[SaveInfo]:
    """Saved games in ``folder``, newest first, at most ``limit`` of them.

    ``describe(path)`` returns the summary; whatever it raises becomes that save's ``problem``.
    A folder that is not there holds no games.
    """
    found: list[tuple[float, Path]] = []
    for path in folder.glob(JOURNAL) if folder.is_dir() else ():
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            continue  # deleted between listing and looking
    found.sort(key=lambda entry: (-entry[0], entry[1].name))
    return [_info(path, changed, describe) for changed, path in found[:limit]]


def _info(path: Path, changed: float, describe: Callable[[Path], str]) -> SaveInfo:
    name = plain(path.stem.replace("_", " ").replace("-", " ").strip().capitalize())
    when = moment(changed)
    try:
        return SaveInfo(path, name, when, summary=plain(describe(path)))
    except Exception as problem:  # a foreign or torn file must not hide the other games
        words = plain(problem) or type(problem).__name__
        return SaveInfo(path, name, when, problem=words)
