"""Snapshots: the state of a game beside its journal, used only as a cache.

A snapshot saves a window from replaying the whole game for a picture. It is used only if it matches
the journal exactly.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from pydantic import ValidationError
from pydantic_core import from_json

from game.table.files import read_file, write_whole
from game.table.journal import MAX_BYTES, Answer, Count, Header, Kept, Line, encoded


class Snapshot(Line):
    """A state after ``seq`` answers; ``answers`` is the digest of these answers, ``sum`` that of
    the state, so that a damaged snapshot is not mistaken for changed rules."""

    snapshot: Literal[4] = 4
    game: str
    content: str
    seq: Count
    answers: str
    sum: str
    state: dict[str, Any]


def digest(answers: Iterable[Answer]) -> str:
    """Return a hash of the answers and their draws, which identifies a line of play."""
    total = sha256()
    for answer in answers:
        total.update(encoded(answer))
    return total.hexdigest()


def _sum(state: dict[str, Any]) -> str:
    return sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


def snapshot_path(journal: Path) -> Path:
    """Return the path of a journal's snapshot."""
    return journal.with_name(journal.name + ".snapshot")


def write_snapshot(journal: Path, header: Header, answers: list[Answer], state: bytes) -> bool:
    """Write the state (from ``Game.dump``) beside its journal, atomically.

    Return True if it was written; a failure is harmless for a cache.
    """
    data = from_json(state)
    snapshot = Snapshot(
        game=header.game,
        content=header.content,
        seq=len(answers),
        answers=digest(answers),
        sum=_sum(data),
        state=data,
    )
    if not journal.parent.is_dir():
        return False  # it belongs beside its journal
    try:
        write_whole(snapshot_path(journal), encoded(snapshot))
    except OSError:
        return False
    return True


def read_snapshot(journal: Path, kept: Kept) -> tuple[int, bytes] | None:
    """Return the snapshot of a journal as (seq, state for ``Game.load``); None if anything is odd.

    It must be of the same game and content and of answers that still stand.
    """
    path = snapshot_path(journal)
    try:
        snapshot = Snapshot.model_validate_json(read_file(path, MAX_BYTES))
    except (OSError, ValidationError):
        return None
    fits = (
        (snapshot.game, snapshot.content) == (kept.header.game, kept.header.content)
        and snapshot.seq <= len(kept.answers)
        and snapshot.answers == digest(kept.answers[: snapshot.seq])
        and snapshot.sum == _sum(snapshot.state)
    )
    return (snapshot.seq, json.dumps(snapshot.state).encode()) if fits else None
