"""The player's saved games: a folder of journals.

The folder is in the user's data folder, or below ``RIMWARD_HOME`` if that is set. A save is its
journal; beside it there may be a snapshot, the name given by the player, and copies of a damaged
file. Only ``game.table.journal`` writes journals: here they are copied or moved whole, so that an
interruption at any moment leaves each game in one piece.
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
from game.patience import passes
from game.table.files import (
    free_path,
    move,
    read_file,
    remove,
    said,
    visible_entries,
    write_whole,
)
from game.table.journal import MAX_BYTES, Journal, JournalError
from game.table.letters import escaped
from game.table.snapshots import snapshot_path
from game.table.text_safety import plain

SUFFIX = ".jsonl"
UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""Characters not allowed in file names on some systems."""
RESERVED = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])(\..*)?", re.IGNORECASE
)
"""Names reserved by Windows."""
MAX_NAME = 60
MAX_STEM = 120
"""maximum bytes of a file name before its extensions; systems allow 255 in all"""
MAX_ABOUT = 4096
KEPT = 20
"""number of deleted games that can be restored"""
ENTRY = re.compile(r"[0-9]{8,12}|[0-9]{8}-[0-9]{6}-[0-9]{6}(-[0-9]+)?")
"""trash entry of a deleted game: a number, or a time in older versions"""


class SaveError(Exception):
    """An operation on a save failed. The message is a sentence for the player."""


def saves_folder() -> Path:
    """Return the folder of the journals, which may not exist."""
    return data_folder() / "saves"


def new_path(game: str, now: datetime | None = None, folder: Path | None = None) -> Path:
    """Return an unused path for a new journal, named by game and date."""
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%H%M}"
    return free_path(folder or saves_folder(), stem, SUFFIX)


def moment(when: float) -> datetime:
    """Return a file's time; the beginning of 1970 for one outside the calendar."""
    try:
        return datetime.fromtimestamp(when)
    except (OverflowError, ValueError, OSError):
        return datetime(1970, 1, 1)


# --- names ---------------------------------------------------------------------------------------


def about_path(journal: Path) -> Path:
    """Return the path of the file with a save's name."""
    return journal.with_name(journal.name + ".about")


def name_of(journal: Path) -> str:
    """Return the player's name for a save; "" if none, or none that can be read."""
    try:
        name = json.loads(read_file(about_path(journal), MAX_ABOUT))["name"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    return plain(name, MAX_NAME) if isinstance(name, str) else ""


def rename(journal: Path, name: str) -> str:
    """Name a save, atomically; return the stored name.

    The journal itself is not renamed. Raise ``SaveError`` for a name that is empty or too long.
    """
    kept = checked_name(name)
    if not journal.is_file():
        raise SaveError(f"{plain(journal.name)} no longer exists.")
    try:
        write_whole(about_path(journal), json.dumps({"name": kept}).encode() + b"\n")
    except OSError as error:
        raise SaveError(f"{plain(journal.name)} cannot be renamed: {said(error)}.") from error
    return kept


def checked_name(name: str) -> str:
    """Return a name without surrounding spaces. Raise ``SaveError`` for an unusable one."""
    kept = " ".join(name.split())
    if not kept:
        raise SaveError("The name is empty; write at least one letter.")
    if len(kept) > MAX_NAME:
        raise SaveError(f"The name has {len(kept)} letters; at most {MAX_NAME} fit.")
    if not kept.isprintable():
        raise SaveError("A name must contain only letters, digits and symbols.")
    return kept


def file_stem(name: str) -> str:
    """Return a name as a file stem that is valid on every system."""
    stem = UNFIT.sub(" ", " ".join(name.split())[:MAX_NAME]).strip(" .")
    stem = re.sub(r"\s+", "_", escaped(stem))
    stem = os.fsencode(stem)[:MAX_STEM].decode(errors="ignore")
    return f"game_{stem}" if not stem or RESERVED.fullmatch(stem) else stem


# --- copies --------------------------------------------------------------------------------------


def copy(journal: Path, folder: Path, name: str) -> Path:
    """Copy a save under another name in a folder; return its path. Raise ``SaveError``."""
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
    """Copy a game from elsewhere to the saves in ``folder``; return the path to resume from.

    The file itself stays as it was sent, whatever is played. A game that is already among the saves
    is not copied again, nor one that a save continues: the save played last is that game.
    Raise ``JournalError`` for a file that is not a game.
    """
    Journal.read(file)
    try:
        if file.resolve().parent == folder.resolve():
            return file
        data = read_file(file, MAX_BYTES)
        known = [each for each in visible_entries(folder, SUFFIX) if _goes_on(each, data)]
        if known:
            return max(known, key=os.path.getmtime)
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, file_stem(file.stem), SUFFIX)
        write_whole(path, data)
    except OSError as error:
        told = f"{plain(file.name)} cannot be added to the saved games: {said(error)}."
        raise JournalError(told) from error
    return path


def _goes_on(path: Path, data: bytes) -> bool:
    """Return True if a save begins with all of a journal: journals are only appended to."""
    try:
        if path.stat().st_size < len(data):
            return False
        return read_file(path, MAX_BYTES).startswith(data)
    except OSError:  # any other file in the folder
        return False


# --- deleting and taking back --------------------------------------------------------------------


def trash_folder(folder: Path) -> Path:
    """Return the trash folder for the deleted saves of a folder."""
    return folder.parent / "trash"


def delete(journal: Path) -> Path:
    """Move a save to the trash, which keeps the last ``KEPT``; return the entry for ``restore``.

    Moving the journal is the commit point: before it nothing is gone, and after it everything is in
    the trash. Raise ``SaveError``.
    """
    trash = trash_folder(journal.parent)
    try:
        trash.mkdir(parents=True, exist_ok=True)
        entry = _new_entry(trash)
        try:
            _copy_companions(journal, entry / journal.name)
            move(journal, entry / journal.name)
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
    """Make a folder in the trash, numbered after all others rather than by a clock, which may be
    set back. Raise ``OSError``."""
    number = max((_number(each) for each in _entries(trash)), default=0) + 1
    while True:
        try:
            (entry := trash / f"{number:08d}").mkdir()
            return entry
        except FileExistsError:  # another window may delete too
            number += 1


def _entries(trash: Path) -> list[Path]:
    """Return the deleted saves, oldest first, ignoring other files."""
    found = [each for each in trash.iterdir() if ENTRY.fullmatch(each.name) and each.is_dir()]
    return sorted(found, key=lambda each: (_number(each), each.name))


def _number(entry: Path) -> int:
    """Return the number of an entry; older entries, named by time, sort before all others."""
    return 0 if "-" in entry.name else int(entry.name)


def restore(entry: Path, folder: Path) -> Path:
    """Restore a deleted save to its folder; return its path. Raise ``SaveError``."""
    found = next(iter(visible_entries(entry, SUFFIX)), None)
    if found is None:
        raise SaveError("This game is no longer in the trash.")
    path = free_path(folder, found.stem, SUFFIX)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _copy_companions(found, path)
        move(found, path)
    except OSError as error:
        raise SaveError(f"{plain(found.name)} cannot be restored: {said(error)}.") from error
    shutil.rmtree(entry, ignore_errors=True)
    return path


def _copy_companions(journal: Path, to: Path) -> None:
    """Copy the companion files of a journal. Raise ``OSError``."""
    for path_of, most in COMPANIONS:
        try:
            data = read_file(path_of(journal), most)
        except OSError as error:
            if passes(error):  # it is held: nothing may be left behind
                raise
            continue  # missing or unusable
        write_whole(path_of(to), data)


def _remove_companions(journal: Path) -> None:
    for path_of, _ in COMPANIONS:
        with suppress(OSError):
            remove(path_of(journal))


COMPANIONS = ((snapshot_path, MAX_BYTES), (about_path, MAX_ABOUT))
"""companion files of a journal, and their maximum sizes"""
