"""The clauses, and the glossary."""

from __future__ import annotations

from pathlib import Path

from game.bootstrap import ROOT
from game.mandalorian.game import load
from game.mandalorian.text.cards import lines
from game.table.clauses import load_clauses
from game.table.glossary import load_glossary
from tests.outer_rim.test_clauses import OPEN, cited, reasons


def test_every_clause_is_proved_or_needs_no_test() -> None:
    clauses = load_clauses(Path(ROOT) / "cards" / "mandalorian" / "clauses.json").clauses
    known = {clause.id for clause in clauses}
    needless = {id: why for id, why in reasons(Path(ROOT) / OPEN).items() if id in known}
    assert len(known) == 533
    assert known - cited() == set(needless)
    assert all(needless.values())


FOLDER = ROOT / "cards" / "mandalorian"
GLOSSARY = load_glossary(FOLDER / "glossary.json")


def test_every_icon_means_a_term() -> None:
    drawn = {path.stem for path in (ROOT / "assets" / "icons").glob("ma_*.svg")}
    assert {icon for term in GLOSSARY.terms for icon in term.icons} == drawn
    content = load().content
    used = {
        piece.partition("}")[0]
        for id in content.components
        for line in lines(content, id)
        for piece in line.split("{icon:")[1:]
    }
    assert len(used) > 15 and all(GLOSSARY.of_icon(icon) for icon in used)
