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

from game.bootstrap import data_folder
from game.table.files import free_path, read_file, said, write_whole
from game.table.journal import MAX_BYTES, Journal, JournalError
from game.table.letters import escaped
from game.table.snapshots import snapshot_path
from game.table.text_safety import plain

SUFFIX = ".jsonl"
UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What some system does not take in a file's name."""
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""
MAX_NAME = 60
MAX_STEM = 120
"""bytes of a file's name before its endings; systems take 255 in all"""
MAX_ABOUT = 4096
KEPT = 20
"""so many deleted games can be taken back"""
ENTRY = re.compile(r"[0-9]{8,12}|[0-9]{8}-[0-9]{6}-[0-9]{6}(-[0-9]+)?")
"""how a deleted game is named in the trash: by a number, or as once by its time"""


class SaveError(Exception):
    """Something cannot be done with a save; the message is a sentence for the player."""


def saves_folder() -> Path:
    """The folder of the journals, there or not."""
    return data_folder() / "saves"


def new_path(game: str, now: datetime | None = None, folder: Path | None = None) -> Path:
    """A path for a new journal, named by game and date; nothing is there yet."""
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%H%M}"
    return free_path(folder or saves_folder(), stem, SUFFIX)


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
        name = json.loads(read_file(about_path(journal), MAX_ABOUT))["name"]
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
        raise SaveError(f"{plain(journal.name)} cannot be renamed: {said(error)}.") from error
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
    stem = re.sub(r"\s+", "_", escaped(stem))
    stem = os.fsencode(stem)[:MAX_STEM].decode(errors="ignore")
    return f"game_{stem}" if not stem or RESERVED.fullmatch(stem) else stem


# --- copies --------------------------------------------------------------------------------------


def copy(journal: Path, folder: Path, name: str) -> Path:
    """A copy of a save under another name in a folder; returns its path. Raises ``SaveError``."""
    kept = checked_name(name)
    path = free_path(folder, file_stem(kept), SUFFIX)
    try:
        write_whole(path, read_file(journal, MAX_BYTES))
        if folder == journal.parent:
            write_whole(about_path(path), json.dumps({"name": kept}).encode() + b"\n")
    except OSError as error:
        raise SaveError(f"{plain(journal.name)} cannot be copied: {said(error)}.") from error
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
        data = read_file(file, MAX_BYTES)
        for each in sorted(folder.glob(f"*{SUFFIX}")):
            with suppress(OSError):  # whatever lies there beside the games
                if each.stat().st_size == len(data) and read_file(each, MAX_BYTES) == data:
                    return each
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, file_stem(file.stem), SUFFIX)
        try:
            os.link(file.resolve(), path)
        except OSError:  # another disk, or one that has no such links
            write_whole(path, data)
    except OSError as error:
        told = f"{plain(file.name)} cannot be taken among the saved games: {said(error)}."
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
        entry = _new_entry(trash)
        try:
            _copy_companions(journal, entry / journal.name)
            os.rename(journal, entry / journal.name)
        except OSError:
            shutil.rmtree(entry, ignore_errors=True)
            raise
    except OSError as error:
        raise SaveError(f"{plain(journal.name)} cannot be deleted: {said(error)}.") from error
    _remove_companions(journal)
    for old in [each for each in _entries(trash) if each != entry][: -KEPT + 1]:
        shutil.rmtree(old, ignore_errors=True)
    return entry


def _new_entry(trash: Path) -> Path:
    """A folder in the trash, numbered after all others: no clock is asked, which may be set
    back. Raises ``OSError``."""
    number = max((_number(each) for each in _entries(trash)), default=0) + 1
    while True:
        try:
            (entry := trash / f"{number:08d}").mkdir()
            return entry
        except FileExistsError:  # another window deletes too
            number += 1


def _entries(trash: Path) -> list[Path]:
    """What was deleted, oldest first; nothing else that lies there."""
    found = [each for each in trash.iterdir() if ENTRY.fullmatch(each.name) and each.is_dir()]
    return sorted(found, key=lambda each: (_number(each), each.name))


def _number(entry: Path) -> int:
    """The number of an entry; those of old, named by the time, come before all."""
    return 0 if "-" in entry.name else int(entry.name)


def restore(entry: Path, folder: Path) -> Path:
    """Take a deleted save back into its folder; returns its path. Raises ``SaveError``."""
    found = next(iter(entry.glob(f"*{SUFFIX}")), None)
    if found is None:
        raise SaveError("This game is in the trash no longer.")
    path = free_path(folder, found.stem, SUFFIX)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _copy_companions(found, path)
        os.rename(found, path)
    except OSError as error:
        raise SaveError(f"{plain(found.name)} cannot be taken back: {said(error)}.") from error
    shutil.rmtree(entry, ignore_errors=True)
    return path


def _copy_companions(journal: Path, to: Path) -> None:
    """Copy what lies beside a journal and goes with it. Raises ``OSError``."""
    for path_of, most in COMPANIONS:
        try:
            data = read_file(path_of(journal), most)
        except OSError:  # there is none, or none that means anything
            continue
        write_whole(path_of(to), data)


def _remove_companions(journal: Path) -> None:
    for path_of, _ in COMPANIONS:
        with suppress(OSError):
            path_of(journal).unlink()


COMPANIONS = ((snapshot_path, MAX_BYTES), (about_path, MAX_ABOUT))
"""what may lie beside a journal, and how large it may be"""
