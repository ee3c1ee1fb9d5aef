"""The survey of faults: the mutants of a source, and the tests that they are tried against."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path

import pytest

from tests import mutation
from tests.mutation import ROOT, Faulty, faults, sample

SOURCE = '''"""Words 1."""

def far(here: int, there: "list[1]") -> int:
    """More words 2."""
    if here < 3 and there:
        tell(here)
    return here + 1
'''


def test_each_fault_is_one_change_that_still_reads() -> None:
    made = [ast.unparse(each.tree) for each in faults(SOURCE)]
    assert len(made) == len(set(made)) == 10
    assert "if here <= 3 and there:" in "".join(made)
    assert "if here < 3 or there:" in "".join(made)
    assert "return here - 1" in "".join(made)
    assert all('"""Words 1."""' in each and "-> int" in each for each in made)


def test_a_fault_tells_its_line() -> None:
    found = [each for each in faults(SOURCE) if "return" in each.text]
    assert {each.line for each in found} == {7}


def test_a_module_is_tested_by_what_mirrors_it_and_then_by_what_imports_it(tmp_path: Path) -> None:
    for path, text in {
        "game/sea/rules/tides.py": "HIGH = 3",
        "game/sea/game.py": "from game.sea.rules import tides",
        "game/shelf.py": "GAMES = ['game.sea.game']",
        "tests/sea/rules/test_tides.py": "import game.sea.game",
        "tests/test_shelf.py": "import game.shelf",
        "tests/test_sea.py": "from game.sea.rules.tides import HIGH",
        "tests/test_sky.py": "import game.sky",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    found = mutation.tests_of(mutation.Mutant("", "game/sea/rules/tides.py", 0), tmp_path)
    assert found == ["tests/sea/rules/test_tides.py", "tests/test_sea.py", "tests/test_shelf.py"]


def test_faults_are_drawn_in_the_modules_named() -> None:
    path = "game/edge/fights/foes.py"
    rules = {each for pattern in mutation.KINDS["rules"] for each in ROOT.glob(pattern)}
    assert {ROOT / path, ROOT / "game/outer_rim/market/sales.py"} <= rules
    drawn = [list(sample({path: (path,)}, [5], 1, ROOT)) for _ in range(2)]
    assert drawn[0] == drawn[1] and len(set(drawn[0])) == 5
    assert {mutant.module for mutant in drawn[0]} == {"game.edge.fights.foes"}
    everything = list(sample({path: (path,)}, [100_000], 1, ROOT))
    assert len(everything) == len(faults(Path(path).read_text("utf-8")))


def test_a_faulty_module_is_loaded_in_place_of_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    name, path = "game.edge.fights.foes", ROOT / "game/edge/fights/foes.py"
    finder = Faulty(name, path, ast.parse("BROKEN = True"))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    monkeypatch.delitem(sys.modules, name, raising=False)
    assert vars(importlib.import_module(name))["BROKEN"] is True
    assert finder.find_spec("game.edge.fights.rules", None) is None
