"""The survey of faults: the mutants of a source."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

from tests.mutation import SUITES, _codes, _functions, faults

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


def test_a_fault_knows_whether_it_is_in_the_body_of_a_function() -> None:
    source = "LIMIT = 3\n\n\ndef far(here: int = 1) -> bool:\n    return here < LIMIT\n"
    assert {(each.line, each.inside) for each in faults(source)} == {
        (1, False),
        (4, False),
        (5, True),
    }


def test_each_module_has_tests_of_its_own() -> None:
    for suite in SUITES.values():
        for module, names in suite.own.items():
            assert suite.path(module).exists()
            assert names and all(suite.files(name) for name in names)


def test_a_function_is_given_the_faulty_code() -> None:
    module = sys.modules[far.__module__]
    assert far in set(_functions(module))
    fault = next(
        each for each in faults(Path(__file__).read_text("utf-8")) if "here + 1 ->" in each.text
    )
    codes = _codes(compile(fault.tree, __file__, "exec"))
    kept = far.__code__
    far.__code__ = codes["far"]
    assert far(3) == 2
    far.__code__ = kept
    assert far(3) == 4


def test_classes_from_elsewhere_are_left_alone() -> None:
    """Those of pydantic fail, or grow, when one looks at their parts."""

    class Restless:
        def __getattr__(self, name: str) -> None:
            raise ValueError(name)

    module = ModuleType("here")
    module.__file__ = __file__
    setattr(module, "Card", type("Card", (), {"__module__": "elsewhere", "part": Restless()}))
    assert not list(_functions(module))


def far(here: int) -> int:
    """Return the next number, until the last test breaks this function."""
    return here + 1
