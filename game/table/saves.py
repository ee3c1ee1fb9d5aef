"""The player's saved games: a folder of journals.

They lie in the user's data folder, or below ``RIMWARD_HOME`` where that is set. A save is its
journal; a snapshot and copies of a damaged file may lie beside it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import platformdirs

from game.table.journal import Journal, JournalError, Kept, snapshot_path
from game.table.plain import plain

SUFFIX = ".jsonl"
UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
"""What some system does not take in a file's name."""
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""
MAX_NAME = 80


class SaveError(Exception):
    """A save cannot be renamed or deleted; the message is a sentence for the player."""


@dataclass(slots=True, frozen=True)
class SaveInfo:
    """One saved game. ``summary`` is a line for the player; ``problem`` says why it cannot be
    opened, and is "" when it can. ``finished`` games have a result."""

    path: Path
    name: str
    when: datetime
    summary: str = ""
    problem: str = ""
    finished: bool = False


Describe = Callable[[Path, Kept], str]
"""Puts a save into one line."""


def saves_folder() -> Path:
    """The folder of the journals, there or not."""
    home = os.environ.get("RIMWARD_HOME")
    if home:
        return Path(home).expanduser() / "saves"
    return platformdirs.user_data_path("rimward", appauthor=False) / "saves"


def new_path(game: str, now: datetime | None = None, folder: Path | None = None) -> Path:
    """A path for a new journal, named by game and date; nothing is there yet."""
    folder = folder or saves_folder()
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%H%M}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def plainly(path: Path, kept: Kept) -> str:
    """A summary of any game: which one, how far, and how it ended."""
    seats = kept.header.setup.get("seats")
    players = f", {len(seats)} players" if isinstance(seats, list) else ""
    game = plain(kept.header.game, 40).replace("_", " ").capitalize()
    return f"{game}{players}, {len(kept.answers)} answers{_ending(kept)}"


def _ending(kept: Kept) -> str:
    if kept.outcome is None:
        return ""
    if kept.outcome.winner is None:
        return ", ended without a winner"
    return f", won by player {kept.outcome.winner + 1}"


def list_saves(folder: Path | None = None, describe: Describe = plainly) -> list[SaveInfo]:
    """All saves, the latest first. One that cannot be read is listed with its problem."""
    folder = folder or saves_folder()
    found: list[tuple[float, Path]] = []
    for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            continue  # deleted between listing and looking
    found.sort(key=lambda entry: (-entry[0], entry[1].name))
    return [_info(path, moment(when), describe) for when, path in found]


def moment(when: float) -> datetime:
    """A file's time; the beginning of 1970 for one that no calendar holds."""
    try:
        return datetime.fromtimestamp(when)
    except (OverflowError, ValueError, OSError):
        return datetime(1970, 1, 1)


def _info(path: Path, when: datetime, describe: Describe) -> SaveInfo:
    try:
        kept = Journal.read(path)
        summary = describe(path, kept)
    except JournalError as error:
        return SaveInfo(path, plain(path.stem), when, problem=plain(error))
    except Exception as error:  # one bad file must not hide the others
        words = plain(error) or type(error).__name__
        problem = f"{plain(path.name)} cannot be opened: {words}"
        return SaveInfo(path, plain(path.stem), when, problem=problem)
    return SaveInfo(path, plain(path.stem), when, plain(summary), finished=kept.outcome is not None)


def latest_unfinished(folder: Path | None = None) -> SaveInfo | None:
    """The save to go on with: the one played last that has no result yet."""
    usable = (save for save in list_saves(folder) if not save.problem and not save.finished)
    return next(usable, None)


def delete(path: Path) -> None:
    """Delete a save and its snapshot. Raises ``SaveError``."""
    try:
        path.unlink()
        snapshot_path(path).unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(f"{path.name} cannot be deleted: {_said(error)}.") from error


def rename(path: Path, name: str) -> Path:
    """Give a save another name; returns its new path.

    Refuses, with ``SaveError``, a name that is empty, taken, too long or no file name.
    """
    name = name.strip().rstrip(".")
    if not name:
        raise SaveError("The name is empty; write at least one letter.")
    if len(name) > MAX_NAME:
        raise SaveError(f"The name has {len(name)} letters; at most {MAX_NAME} fit.")
    unfit = UNFIT.search(name)
    if unfit:
        raise SaveError(f"A name cannot hold {unfit[0]!r}; leave it out.")
    if name.startswith(".") or RESERVED.fullmatch(name):
        raise SaveError(f"'{name}' cannot be a name; choose another.")
    new = path.with_name(name + SUFFIX)
    if new == path:
        return path
    try:
        if new.exists() and not new.samefile(path):
            raise SaveError(f"There is a save named '{name}' already; choose another name.")
        path.rename(new)
        if snapshot_path(path).exists():
            snapshot_path(path).replace(snapshot_path(new))
    except OSError as error:
        raise SaveError(f"{path.name} cannot be renamed: {_said(error)}.") from error
    return new


def _said(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
