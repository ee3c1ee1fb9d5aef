"""The glossary: its links and clauses lead somewhere, and every icon means a term."""

from __future__ import annotations

from game.mandalorian.game import load
from game.mandalorian.text.cards import lines
from game.resources import ROOT
from game.table.glossary import load_glossary

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
