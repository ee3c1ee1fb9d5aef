"""Tables on disk: a journal, and beside it a small file with the table's secret and its seats.

``NAME.jsonl`` is an ordinary saved game. ``NAME.table.json`` has what lets guests come back: the
secret of the invitation, and digests of the tokens of seats.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from game.online import proof
from game.online.invitation import SECRET, table_id
from game.online.limits import SEATS
from game.online.table import Table, new_session
from game.online.words import Hex, Name, Text, UndoRule, Word
from game.table import registry
from game.table.files import SMALL, free_path, read_file, visible_entries, write_whole
from game.table.journal import MAX_BYTES, Count, Header, Journal, JournalError
from game.table.packs import player_packs
from game.table.session import Session
from game.table.text_safety import plain

SUFFIX, JOURNAL = ".table.json", ".jsonl"


class KeptSeat(Word):
    """A seat that a person has taken: the name, and the key of the token."""

    seat: Count
    name: Name
    key: Hex


class KeptTable(Word):
    """The content of a table file."""

    form: Literal[1] = 1
    name: Text
    secret: Hex
    word: Text
    salt: Hex
    undo: UndoRule = "matters"
    watchers: bool = False
    begun: bool = False
    lan: bool = False
    seats: Annotated[list[KeptSeat], Field(max_length=SEATS)] = []


class KeeperError(Exception):
    """A table cannot be opened. The message is a sentence."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The choices for a new table."""

    game: str
    setup: Mapping[str, Any]
    name: str = "Table"
    undo: UndoRule = "matters"
    watchers: bool = False
    lan: bool = False


@dataclass(slots=True)
class Opened:
    """An open table with its secret, and the keys of the tokens of its seats."""

    table: Table
    path: Path
    secret: bytes
    word: str
    salt: bytes
    lan: bool = False
    keys: dict[int, bytes] = field(default_factory=dict)
    _word_key: bytes = b""

    @property
    def word_key(self) -> bytes:
        """The key of the table's word, worked out once."""
        if not self._word_key:
            self._word_key = proof.word_key(self.word, self.salt)
        return self._word_key

    def keep(self) -> None:
        """Write the table file. Raise ``OSError``."""
        table = self.table
        kept = KeptTable(
            name=table.name, secret=self.secret.hex(), word=self.word, salt=self.salt.hex(),
            undo=table.undo_rule, watchers=table.watchers, begun=table.begun, lan=self.lan,
            seats=[KeptSeat(seat=seat, name=name, key=self.keys.get(seat, b"").hex())
                   for seat, name in sorted(table.names.items())],
        )  # fmt: skip
        write_whole(self.path, kept.model_dump_json(indent=1).encode() + b"\n")


def game_of(header: Header) -> Any:
    """Return the rules of a journal. Raise ``KeeperError``."""
    try:
        game = registry.load_game(header.game)
        same = player_packs.same(header.content, game.version)
        return game if same else registry.load_game(header.game, header.content)
    except (registry.UnknownGame, player_packs.PackMissing) as error:
        raise KeeperError(plain(error, 600)) from error


def new_table(folder: Path, wishes: Wishes) -> Opened:
    """Begin a table with a journal in a folder. Raise ``KeeperError``."""
    stem = (
        "".join(c if c.isalnum() and c.isascii() else "-" for c in wishes.name.lower()) or "table"
    )
    try:
        game = registry.load_game(wishes.game)
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, stem[:40], JOURNAL)
        session = new_session(game, dict(wishes.setup), path)
    except (ValueError, JournalError, OSError) as error:
        raise KeeperError(f"The table cannot be opened: {plain(error, 600)}") from error
    secret = secrets.token_bytes(SECRET)
    people = len(session.people)
    table = Table(
        session, table_id(secret), plain(wishes.name, 60), wishes.undo, wishes.watchers,
        begun=not people,
    )  # fmt: skip
    opened = Opened(
        table, path.with_name(path.stem + SUFFIX), secret, proof.new_word(),
        secrets.token_bytes(8), wishes.lan,
    )  # fmt: skip
    _kept(opened)
    return opened


def _kept(opened: Opened) -> None:
    try:
        opened.keep()
    except OSError as error:
        opened.table.session.close()
        raise KeeperError(f"The table cannot be kept: {plain(error, 300)}") from error


def open_again(path: Path) -> Opened:
    """Open the table of a table file, or of its journal, again. Raise ``KeeperError``."""
    stem = path.name.removesuffix(SUFFIX).removesuffix(JOURNAL)
    journal, path = path.with_name(stem + JOURNAL), path.with_name(stem + SUFFIX)
    try:
        kept = KeptTable.model_validate_json(read_file(path, SMALL))
        session = Session.resume(game_of(Journal.read(journal).header), journal)
    except (OSError, ValidationError, ValueError, JournalError) as error:
        raise KeeperError(f"{plain(path.name)} cannot be opened: {plain(error, 300)}") from error
    secret = bytes.fromhex(kept.secret)
    table = Table(session, table_id(secret), kept.name, kept.undo, kept.watchers, kept.begun)
    opened = Opened(table, path, secret, kept.word, bytes.fromhex(kept.salt), kept.lan)
    for each in kept.seats:
        if each.seat in session.people:
            table.names[each.seat] = each.name
            opened.keys[each.seat] = bytes.fromhex(each.key)
    return opened


def tables_in(folder: Path) -> list[Path]:
    """Return the table files in a folder."""
    return visible_entries(folder, SUFFIX) if folder.is_dir() else []


# --- to another machine ---------------------------------------------------------------------------

BUNDLE = "rimtable"


def packed(opened: Opened) -> bytes:
    """Return a table as one file, to be opened on another machine. Raise ``OSError``."""
    journal = opened.table.session.path
    assert journal is not None
    opened.keep()
    data = {
        BUNDLE: 1,
        "journal": read_file(journal, MAX_BYTES).decode(),
        "table": read_file(opened.path, SMALL).decode(),
    }
    return json.dumps(data).encode()


def unpack(file: Path, folder: Path, most: int = 2 * MAX_BYTES) -> Path:
    """Write a packed table into a folder; return its table file. Raise ``KeeperError``."""
    try:
        data = json.loads(read_file(file, most))
        if not isinstance(data, dict) or data.get(BUNDLE) != 1 or len(data) != 3:
            raise ValueError("it is not a packed table")
        KeptTable.model_validate_json(data["table"])
        folder.mkdir(parents=True, exist_ok=True)
        journal = free_path(folder, plain(file.stem, 40).replace("/", "-"), JOURNAL)
        write_whole(journal, data["journal"].encode())
        path = journal.with_name(journal.stem + SUFFIX)
        write_whole(path, data["table"].encode())
    except (OSError, ValueError, KeyError, AttributeError, RecursionError) as error:
        raise KeeperError(f"{plain(file.name)} cannot be opened: {plain(error, 300)}") from error
    return path
