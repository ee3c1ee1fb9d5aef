"""The player's saved games: a folder of journals.

They lie in the user's data folder, or below ``RIMWARD_HOME`` where that is set. A save is its
journal; beside it may lie a snapshot, the name that the player gave it, and copies of a damaged
file. A journal is only ever written by ``game.table.journal``: here it is copied whole or moved,
so that a stop at any moment leaves each game in one piece.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import platformdirs

from game.table.files import write_whole
from game.table.journal import Journal, JournalError, snapshot_path
from game.table.plain import plain

SUFFIX = ".jsonl"
UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What some system does not take in a file's name."""
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""
MAX_NAME = 60
MAX_ABOUT = 4096
KEPT = 20
"""so many deleted games can be taken back"""


class SaveError(Exception):
    """Something cannot be done with a save; the message is a sentence for the player."""


def saves_folder() -> Path:
    """The folder of the journals, there or not."""
    home = os.environ.get("RIMWARD_HOME")
    if home:
        return Path(home).expanduser() / "saves"
    return platformdirs.user_data_path("rimward", appauthor=False) / "saves"


def new_path(game: str, now: datetime | None = None, folder: Path | None = None) -> Path:
    """A path for a new journal, named by game and date; nothing is there yet."""
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%H%M}"
    return free_path(folder or saves_folder(), stem)


def free_path(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """``stem`` in a folder, with a number where that is taken."""
    path, number = folder / f"{stem}{suffix}", 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def moment(when: float) -> datetime:
    """A file's time; the beginning of 1970 for one that no calendar holds."""
    try:
        return datetime.fromtimestamp(when)
    except (OverflowError, ValueError, OSError):
        return datetime(1970, 1, 1)


# --- names ---------------------------------------------------------------------------------------


def about_path(journal: Path) -> Path:
    """Where the name of a save lies."""
    return journal.with_name(journal.name + ".about")


def name_of(journal: Path) -> str:
    """The name that the player gave a save; "" if none, or none that can be read."""
    try:
        with about_path(journal).open("rb") as file:
            name = json.loads(file.read(MAX_ABOUT))["name"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    return plain(name, MAX_NAME) if isinstance(name, str) else ""


def rename(journal: Path, name: str) -> str:
    """Give a save a name, written whole or not at all; returns the name as it is kept.

    Its file stays where it is. Refuses, with ``SaveError``, a name that is empty or too long.
    """
    kept = checked_name(name)
    if not journal.is_file():
        raise SaveError(f"{plain(journal.name)} is not there any more.")
    try:
        write_whole(about_path(journal), json.dumps({"name": kept}).encode() + b"\n")
    except OSError as error:
        raise SaveError(f"{plain(journal.name)} cannot be renamed: {_said(error)}.") from error
    return kept


def checked_name(name: str) -> str:
    """A name without spaces around it. Raises ``SaveError``."""
    kept = " ".join(name.split())
    if not kept:
        raise SaveError("The name is empty; write at least one letter.")
    if len(kept) > MAX_NAME:
        raise SaveError(f"The name has {len(kept)} letters; at most {MAX_NAME} fit.")
    if not kept.isprintable():
        raise SaveError("A name holds letters, figures and signs only.")
    return kept


def file_stem(name: str) -> str:
    """A name as a file may be called on every system, without its ending."""
    stem = UNFIT.sub(" ", " ".join(name.split())[:MAX_NAME]).strip(" .")
    stem = re.sub(r"\s+", "_", stem)
    return f"game_{stem}" if not stem or RESERVED.fullmatch(stem) else stem


# --- copies --------------------------------------------------------------------------------------


def copy(journal: Path, folder: Path, name: str) -> Path:
    """A copy of a save under another name in a folder; returns its path. Raises ``SaveError``."""
    kept = checked_name(name)
    path = free_path(folder, file_stem(kept))
    try:
        write_whole(path, journal.read_bytes())
        if folder == journal.parent:
            write_whole(about_path(path), json.dumps({"name": kept}).encode() + b"\n")
    except OSError as error:
        raise SaveError(f"{plain(journal.name)} cannot be copied: {_said(error)}.") from error
    return path


def take_in(file: Path, folder: Path) -> Path:
    """A game that came from elsewhere, as a save in ``folder``; returns the path to go on from.

    Where the disk can, the file is in both places at once, so that the game goes on wherever it
    is opened; elsewhere it is copied. One that is among the saves already, or is the same to the
    letter as one of them, is not taken again. Raises ``JournalError`` for a file that is no game.
    """
    Journal.read(file)
    try:
        if file.resolve().parent == folder.resolve():
            return file
        data = file.read_bytes()
        for each in sorted(folder.glob(f"*{SUFFIX}")):
            if each.stat().st_size == len(data) and each.read_bytes() == data:
                return each
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, file_stem(file.stem))
        try:
            os.link(file.resolve(), path)
        except OSError:  # another disk, or one that has no such links
            write_whole(path, data)
    except OSError as error:
        told = f"{plain(file.name)} cannot be taken among the saved games: {_said(error)}."
        raise JournalError(told) from error
    return path


# --- deleting and taking back --------------------------------------------------------------------


def trash_folder(folder: Path) -> Path:
    """Where the deleted saves of a folder lie for a while."""
    return folder.parent / "trash"


def delete(journal: Path) -> Path:
    """Move a save to the trash, which keeps the last ``KEPT``; returns what ``restore`` takes.

    Moving the journal is the one step that counts: before it nothing has gone, and after it
    everything is in the trash. Raises ``SaveError``.
    """
    trash = trash_folder(journal.parent)
    try:
        trash.mkdir(parents=True, exist_ok=True)
        entry = free_path(trash, f"{datetime.now():%Y%m%d-%H%M%S-%f}", "")
        entry.mkdir()
        try:
            for each in _companions(journal):
                shutil.copy2(each, entry)
            os.rename(journal, entry / journal.name)
        except OSError:
            shutil.rmtree(entry, ignore_errors=True)
            raise
    except OSError as error:
        raise SaveError(f"{plain(journal.name)} cannot be deleted: {_said(error)}.") from error
    _remove(_companions(journal))
    for old in sorted(each for each in trash.iterdir() if each.is_dir())[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return entry


def restore(entry: Path, folder: Path) -> Path:
    """Take a deleted save back into its folder; returns its path. Raises ``SaveError``."""
    found = next(iter(entry.glob(f"*{SUFFIX}")), None)
    if found is None:
        raise SaveError("This game is in the trash no longer.")
    path = free_path(folder, found.stem)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for each in _companions(found):
            shutil.copy2(each, path.with_name(path.name + each.name.removeprefix(found.name)))
        os.rename(found, path)
    except OSError as error:
        raise SaveError(f"{plain(found.name)} cannot be taken back: {_said(error)}.") from error
    shutil.rmtree(entry, ignore_errors=True)
    return path


def _companions(journal: Path) -> list[Path]:
    """What lies beside a journal and goes with it."""
    return [each for each in (snapshot_path(journal), about_path(journal)) if each.is_file()]


def _remove(files: list[Path]) -> None:
    for each in files:
        with suppress(OSError):
            each.unlink()


def _said(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
