"""Sheets and tables of the group as single files, in a folder of their own."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from game.client.paths import state_folder
from game.dice_table import single_files
from game.dice_table.cards import Card
from game.table.files import free_path, read_file, visible_entries, write_whole
from game.table.text_safety import plain

FOLDER, LARGEST = "dice_table", 200_000
"""the folder below that of past games, and the most bytes of a file that is read"""


@dataclass(frozen=True)
class Found:
    """A file: its name, what it holds ("sheet" or "table"), and its text in one line; "" and the
    ``problem`` in words for a file that does not work."""

    path: Path
    sort: str = ""
    text: str = ""
    problem: str = ""


def folder() -> Path:
    """Return the folder of the files."""
    return state_folder() / FOLDER


def save(name: str, text: str) -> Path:
    """Write a file with a name that no other has. Raise ``OSError``."""
    stem = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "sheet"
    path = free_path(folder(), stem, ".json")
    write_whole(path, text.encode())
    return path


def found() -> list[Found]:
    """Return all files of the folder; one that does not work says why."""
    try:
        return [_read(each) for each in visible_entries(folder(), ".json")]
    except OSError as error:
        return [Found(folder(), problem=plain(error))]


def _read(path: Path) -> Found:
    try:
        data = read_file(path, LARGEST)
    except OSError as error:
        told = plain(error.strerror or error)
        return Found(
            path, problem=f"It cannot be read now: {told}; a sheet or table is a small file."
        )
    try:
        text = data.decode("utf-8")
        held = single_files.read(text)
    except ValueError as error:
        return Found(path, problem=plain(error, 300))
    sort = "sheet" if isinstance(held, Card) else "table"
    return Found(path, sort, json.dumps(json.loads(text)))
