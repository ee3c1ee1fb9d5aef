"""The glossary: every icon that the game shows has a term, every link and clause leads on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import ROOT, OuterRim
from game.outer_rim.text import cards
from game.table.glossary import Glossary, Term, load_glossary

FOLDER = Path(ROOT, "cards", "outer_rim")
ICON = re.compile(r"\{icon:([^}]*)\}")

SIGNS = frozenset(("right", "check", "cross"))
"""what stands for "for this", "passed" and "failed" on a tile"""


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary(FOLDER / "glossary.json")


def test_every_icon_on_a_card_means_a_term(game: OuterRim, glossary: Glossary) -> None:
    for id in game.base.content.components:
        for length in ("tile", "text", "help"):
            card = cards.card_text(game.base.content, id, length)
            for icon in ICON.findall(" ".join((*card.body, card.footer, str(card.kind_line)))):
                assert glossary.of_icon(icon) or icon in SIGNS, (id, icon)


def test_every_term_is_found_by_its_name(glossary: Glossary) -> None:
    for term in glossary.terms:
        assert term in glossary.search(term.name)
    assert glossary.search("hutt")[0].name == "Hutt"
    assert glossary.search("link") == [] and glossary.search(" ") == []


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ([{"id": "a"}, {"id": "a"}], "the term 'a' is there twice"),
        ([{"id": "a", "icons": ["x"]}, {"id": "b", "icons": ["x"]}], "the icon 'x' means two"),
        ([{"id": "a", "text": "See {link:c|c}."}], "leads to 'c', which is not there"),
        ([{"id": "A"}], "terms.0.id"),
        ([{"id": "a", "shape": 3}], "terms.0.shape"),
    ],
)
def test_a_broken_glossary_is_refused(
    terms: list[dict[str, Any]], words: str, tmp_path: Path
) -> None:
    usual = {"name": "A", "text": "Words.", "clause": "OR-001"}
    path = tmp_path / "glossary.json"
    path.write_text(json.dumps({"terms": [{**usual, **term} for term in terms]}))
    with pytest.raises(ValueError, match=re.escape(str(path))) as raised:
        load_glossary(path)
    assert words in str(raised.value)


def test_a_missing_glossary_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        load_glossary(tmp_path / "none.json")
    assert Glossary((Term(id="a", name="A", text="Words.", clause="OR-001"),)).find("b") is None
