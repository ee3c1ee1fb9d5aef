"""The terms of a game: each icon and word explained in a sentence, with links to others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from game.table.files import read_whole

LINK = re.compile(r"\{link:([a-z0-9_]+)\|([^{}]+)\}")
"""a link to a term: its id and the words"""


class Term(BaseModel):
    """A term of the game. ``icons`` stand for it; ``text`` is markup with links to other terms;
    ``clause`` is the most relevant rule."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
    name: Annotated[str, Field(min_length=1)]
    text: Annotated[str, Field(min_length=1)]
    clause: str
    icons: tuple[str, ...] = ()

    @property
    def links(self) -> list[str]:
        """Return the ids of the terms that its text links to."""
        return [id for id, _ in LINK.findall(self.text)]


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    terms: tuple[Term, ...]


class Glossary:
    """All terms of a game. Raises ``ValueError`` for duplicate ids or icons and for links to
    unknown terms."""

    def __init__(self, terms: tuple[Term, ...]) -> None:
        self.terms = terms
        self._by_id = {term.id: term for term in terms}
        self._by_icon = {icon: term for term in terms for icon in term.icons}
        for problem in _problems(self):
            raise ValueError(problem)

    def find(self, id: str) -> Term | None:
        """Return the term with this id, or None."""
        return self._by_id.get(id)

    def of_icon(self, icon: str) -> Term | None:
        """Return the term of an icon, or None."""
        return self._by_icon.get(icon)

    def search(self, words: str) -> list[Term]:
        """Return the terms that contain all of the words, matches in names first; no words find
        nothing."""
        wanted = words.lower().split()
        if not wanted:
            return []
        found = [each for each in self.terms if all(word in _plain(each) for word in wanted)]
        phrase = " ".join(wanted)
        return sorted(found, key=lambda each: _far(each.name.lower(), phrase, wanted[0]))


def _far(name: str, phrase: str, word: str) -> int:
    """Return the distance of a name from the search text: 0 for an exact match."""
    return (name != phrase) + (not name.startswith(phrase)) + (not name.startswith(word))


def _plain(term: Term) -> str:
    words = LINK.sub(lambda found: found[2], term.text)
    return f"{term.name} {words}".lower()


def _problems(glossary: Glossary) -> Iterator[str]:
    ids: set[str] = set()
    icons: set[str] = set()
    for term in glossary.terms:
        if term.id in ids:
            yield f"the term {term.id!r} is there twice"
        for icon in (each for each in term.icons if each in icons):
            yield f"the icon {icon!r} means two terms, {term.id!r} is one of them"
        for link in term.links:
            if glossary.find(link) is None:
                yield f"the term {term.id!r} leads to {link!r}, which is not there"
        ids.add(term.id)
        icons.update(term.icons)


def load_glossary(*paths: Path) -> Glossary:
    """Load the terms in some ``glossary.json``; later ones may link to terms of earlier ones. Raise
    ``ValueError`` with the file and the reason."""
    terms: tuple[Term, ...] = ()
    for path in paths:
        terms = read_whole(path, "the terms", partial(_with, terms)).terms
    return Glossary(terms)


def _with(known: tuple[Term, ...], raw: bytes) -> Glossary:
    return Glossary((*known, *_File.model_validate_json(raw).terms))
