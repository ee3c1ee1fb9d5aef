"""The glossary: its links and clauses lead somewhere."""

from __future__ import annotations

from game.resources import ROOT
from game.table.clauses import load_clauses
from game.table.glossary import load_glossary

FOLDER = ROOT / "cards" / "free_captains"


def test_links_and_clauses_of_the_glossary() -> None:
    glossary = load_glossary(FOLDER / "glossary.json")
    known = {clause.id for clause in load_clauses(FOLDER / "clauses.json").clauses}
    ids = {term.id for term in glossary.terms}
    assert {term.clause for term in glossary.terms} <= known
    assert {link for term in glossary.terms for link in term.links} <= ids
    assert len(ids) == 33 and all(term.text.endswith(".") for term in glossary.terms)
