"""Which reason is given: for each question, answers that are wrong, each with its clause."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from game.mandalorian import frames
from tests.mandalorian.bench import Sim
from tests.specs import Spec, read

CASES = read("mandalorian/rules/reasons.spec")
WAYS = ("free", "played", "asked", "event")
"""how a case comes to its question"""
WORDS = ("mission", "child")
"""parts of a position that are text; the others are JSON"""


def made(spec: Spec) -> Sim:
    """Return the table of a case, at its question."""
    data: dict[str, Any] = {}
    for line in spec.lines:
        if line.key not in (*WAYS, "then") and not line.key.startswith("MA-"):
            data[line.key] = line.value if line.key in WORDS else read_json(line.value)
    sim = Sim(**data)
    way = spec.lines[0]
    first, _, rest = way.value.partition(" ")
    if way.key == "free":
        sim.free(first, int(rest))
    elif way.key == "played":
        sim.do(*way.value.split())
    else:
        sim.state.step = "action" if way.key == "asked" else "event"
        sim.push(getattr(frames, first)(**named(sim, read_json(rest))))
    sim.do(*(named(sim, key) for key in spec.value("then").split()))
    return sim


def read_json(text: str) -> Any:
    """Return a value with tuples for lists."""
    return as_tuples(json.loads(text))


def as_tuples(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: as_tuples(each) for key, each in value.items()}
    return tuple(map(as_tuples, value)) if isinstance(value, list) else value


def named(sim: Sim, value: Any) -> Any:
    """Return a value with the handle of each token that it names: ``{nikto_guard.2}``."""
    if isinstance(value, dict):
        return {key: named(sim, each) for key, each in value.items()}
    if isinstance(value, tuple):
        return tuple(named(sim, each) for each in value)
    if not isinstance(value, str):
        return value
    return re.sub(r"{(\w+)[.]?(\d?)}", lambda m: sim.token(m[1], int(m[2] or 1)), value)


@pytest.mark.parametrize("name", CASES)
def test_each_wrong_answer_has_its_reason(name: str) -> None:
    """No reason is against an option."""
    sim = made(CASES[name])
    lines = [line for line in CASES[name].lines if line.key.startswith("MA-")]
    wrong = {named(sim, key): line.key for line in lines for key in line.value.split()}
    assert wrong and {key: sim.against(key) for key in wrong} == wrong
    assert not set(wrong) & set(sim.keys())
    assert sim.keys() and not [key for key in sim.keys() if sim.against(key)]
