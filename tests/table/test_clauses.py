"""The clauses of the rules: from the document to the search."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from game.table.clauses import Clauses, load_clauses

ROOT = Path(__file__).resolve().parents[2]

RULES = """# A game

- not a clause
- [CN-001] Before any heading. (L1)

## Flipping a coin

- [CN-002] Heads brings 2 credits (not 1). [deduced] (L12-15, L20)
### 2.1 Tails
- [CN-003] Tails costs 1.

## 3. Rulings
- [CN-R01] Coins have no edge. Reason: silence. (L9)
"""


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    """Return the script that makes the file."""
    spec = importlib.util.spec_from_file_location(
        "make_clauses", ROOT / "assets" / "make" / "clauses.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clauses(maker: ModuleType, tmp_path: Path) -> Clauses:
    rules, out = tmp_path / "rules.md", tmp_path / "cards" / "clauses.json"
    rules.write_text(RULES, encoding="utf-8")
    assert maker.main([str(rules), str(out)]) == 0
    return load_clauses(out)


def test_the_document_becomes_clauses(clauses: Clauses) -> None:
    assert [tuple(clause.model_dump().values()) for clause in clauses.clauses] == [
        ("CN-001", "", "", "Before any heading.", "L1"),
        ("CN-002", "Flipping a coin", "", "Heads brings 2 credits (not 1).", "L12-15, L20"),
        ("CN-003", "Flipping a coin", "Tails", "Tails costs 1.", ""),
        ("CN-R01", "Rulings", "", "Coins have no edge. Reason: silence.", "L9"),
    ]


def test_a_clause_given_twice_is_refused(maker: ModuleType) -> None:
    with pytest.raises(ValueError, match="CN-001 is there twice"):
        maker.clauses("- [CN-001] A.\n- [CN-001] B.\n")
    assert maker.main([]) == 2


def test_own_words_for_a_clause(maker: ModuleType, tmp_path: Path) -> None:
    own, out = tmp_path / "own.json", tmp_path / "clauses.json"
    (tmp_path / "rules.md").write_text(RULES, encoding="utf-8")
    own.write_text(json.dumps({"CN-003": {"text": "Tails is dear.", "topic": "Losses"}}))
    assert maker.main([str(tmp_path / "rules.md"), str(out), str(own)]) == 0
    found = load_clauses(out).find("CN-003")
    assert found is not None and (found.topic, found.text) == ("Losses", "Tails is dear.")
    with pytest.raises(ValueError, match="no clause CN-009"):
        maker.clauses(RULES, {"CN-009": {"text": "Never."}})


def test_find_and_nearest(clauses: Clauses) -> None:
    found = clauses.find("CN-003")
    assert found is not None and found.text == "Tails costs 1."
    assert clauses.find("CN-3") is None
    assert clauses.nearest("CN-R1") == "CN-R01"


def test_search(clauses: Clauses) -> None:
    def ids(words: str) -> list[str]:
        return [clause.id for clause in clauses.search(words)]

    assert ids("COIN") == ["CN-002", "CN-003", "CN-R01"]
    assert ids("costs tails") == ["CN-003"]
    assert ids("cn-r01") == ["CN-R01"]
    assert ids("heads (not") == ["CN-002"]
    assert ids("oin") == ids("xyz") == ids("  ") == clauses.search_any("oin xyz") == []
    found = [each.id for each in clauses.search_any("coin xyz edge")]
    assert found == ["CN-R01", "CN-002", "CN-003"]
    assert ids("reason") == ["CN-R01"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"id": "cn-1"}, "id"), ({"text": ""}, "text"), ({"extra": 1}, "extra"),
        ({"section": 3}, "section"),
    ],
)  # fmt: skip
def test_a_file_that_is_wrong(tmp_path: Path, change: dict[str, object], told: str) -> None:
    good = {"id": "CN-001", "section": "A", "topic": "", "text": "B.", "source": ""}
    path = tmp_path / "clauses.json"
    path.write_text(json.dumps([good]))
    assert len(load_clauses(path).clauses) == 1
    path.write_text(json.dumps([{**good, **change}]))
    with pytest.raises(ValueError, match=f"clauses.json: .*{told}"):
        load_clauses(path)
    path.write_text(json.dumps([good, good]))
    with pytest.raises(ValueError, match="CN-001 is there twice"):
        load_clauses(path)
    with pytest.raises(ValueError, match="cannot be read"):
        load_clauses(tmp_path / "none.json")
