"""The rules of a game as numbered clauses, shown in the rules help and cited by tests."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from game.table.files import read_whole
from game.table.packs.complaints import nearest


class Clause(BaseModel):
    """One clause. ``topic`` is the heading below ``section``, or ""; ``source`` names the rulebook
    lines it is based on."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: Annotated[str, Field(pattern=r"^[A-Z]+-R?[0-9]+$")]
    section: str
    topic: str
    text: Annotated[str, Field(min_length=1)]
    source: str


LIST: TypeAdapter[tuple[Clause, ...]] = TypeAdapter(tuple[Clause, ...])


class Clauses:
    """All clauses of a game, in order. Raises ``ValueError`` for duplicate ids."""

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self.clauses = clauses
        self._by_id: dict[str, Clause] = {}
        for clause in clauses:
            if clause.id in self._by_id:
                raise ValueError(f"the clause {clause.id} is there twice")
            self._by_id[clause.id] = clause

    def find(self, id: str) -> Clause | None:
        """Return the clause with this id, or None."""
        return self._by_id.get(id)

    def nearest(self, id: str) -> str | None:
        """Return the most similar id."""
        return nearest(id, self._by_id)

    def sections(self) -> dict[str, list[Clause]]:
        """Return the clauses by section, in order."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause)
        return found

    def search(self, words: str) -> list[Clause]:
        """Return the clauses that contain all of the words, ignoring case.

        An id finds its clause. Matches in a heading come first, otherwise in order; no words find
        nothing.
        """
        wanted = words.lower().split()
        if not wanted:
            return []
        found = [clause for clause in self.clauses if _holds(clause, wanted)]
        return sorted(found, key=lambda clause: not _headed(clause, wanted))

    def search_any(self, words: str) -> list[Clause]:
        """Return the clauses that contain any of the words, those of the rarest word first."""
        found = sorted((self.search(word) for word in words.split()), key=len)
        return list({clause.id: clause for each in found for clause in each}.values())


def _holds(clause: Clause, wanted: list[str]) -> bool:
    text = f"{clause.id} {clause.section} {clause.topic} {clause.text}".lower()
    return all(_begins(word, text) for word in wanted)


def _headed(clause: Clause, wanted: list[str]) -> bool:
    heading = f"{clause.section} {clause.topic}".lower()
    return any(_begins(word, heading) for word in wanted)


def _begins(word: str, text: str) -> bool:
    """Return True if some word of the text has this prefix."""
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


def load_clauses(*paths: Path) -> Clauses:
    """Load the clauses in some ``clauses.json``, each a list of them. Raise ``ValueError`` with the
    file and the reason."""
    clauses: tuple[Clause, ...] = ()
    for path in paths:
        clauses = read_whole(path, "the clauses", partial(_with, clauses)).clauses
    return Clauses(clauses)


def _with(known: tuple[Clause, ...], raw: bytes) -> Clauses:
    return Clauses((*known, *LIST.validate_json(raw)))
