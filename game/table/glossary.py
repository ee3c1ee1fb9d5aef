"""The terms of a game: what each icon and word means, in a sentence, with links to others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from game.table.files import read_whole

LINK = re.compile(r"\{link:([a-z0-9_]+)\|([^{}]+)\}")
"""a link to a term: its id, the words"""


class Term(BaseModel):
    """A word of the game. ``icons`` mean it; ``text`` is markup with links to other terms;
    ``clause`` is the rule that says most about it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
    name: Annotated[str, Field(min_length=1)]
    text: Annotated[str, Field(min_length=1)]
    clause: str
    icons: tuple[str, ...] = ()

    @property
    def links(self) -> list[str]:
        """The terms that its text leads to."""
        return [id for id, _ in LINK.findall(self.text)]


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    terms: tuple[Term, ...]


class Glossary:
    """All terms of a game. Refuses, with ``ValueError``, an id or icon given twice and links to
    terms that there are not."""

    def __init__(self, terms: tuple[Term, ...]) -> None:
        self.terms = terms
        self._by_id = {term.id: term for term in terms}
        self._by_icon = {icon: term for term in terms for icon in term.icons}
        for problem in _problems(self):
            raise ValueError(problem)

    def find(self, id: str) -> Term | None:
        """The term with this id, or None."""
        return self._by_id.get(id)

    def of_icon(self, icon: str) -> Term | None:
        """The term that an icon means, or None."""
        return self._by_icon.get(icon)

    def search(self, words: str) -> list[Term]:
        """The terms that hold all of the words, those named so first; no words find nothing."""
        wanted = words.lower().split()
        if not wanted:
            return []
        found = [each for each in self.terms if all(word in _plain(each) for word in wanted)]
        phrase = " ".join(wanted)
        return sorted(found, key=lambda each: _far(each.name.lower(), phrase, wanted[0]))


def _far(name: str, phrase: str, word: str) -> int:
    """How far a name is from what is sought: 0 is the very name."""
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


def load_glossary(path: Path) -> Glossary:
    """The terms in a ``glossary.json``. Raises ``ValueError`` with the file and the reason."""
    return read_whole(path, "the terms", lambda raw: Glossary(_File.model_validate_json(raw).terms))
