"""The survey of faults: what it makes of a source."""

from __future__ import annotations

import ast

from tests.mutation import faults

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
