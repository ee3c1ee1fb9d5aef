"""The language of cards and the engine agree both ways: nothing is written that is not read, and
nothing can be said that no card says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from game.outer_rim.cards import effects
from game.outer_rim.cards import models as components
from game.outer_rim.cards.effects.abilities import Ability, Goal, When
from game.outer_rim.cards.effects.language import EFFECTS, Condition, Effect, Model
from game.outer_rim.cards.lint.known import walk
from game.outer_rim.cards.lint.single import GOAL_MOMENTS
from game.outer_rim.effects.conditions import CHECKS
from game.outer_rim.game import ROOT, OuterRim

RULES = ROOT / "game" / "outer_rim"
TEXT = ("text/",)
"""where everything is put into words, but for reasons, which look at what they speak of"""
COPIED = ("catalog.py",)
"""hands the fields of cards on, each under its own name: that is no reading"""
WORDS = ("story", "title", "primer", "rewards", "number", "critical", "factions")
"""fields that inform a player and no rule reads; say and the window do"""
BY_NAME = {
    "planning": "outer_rim/ai/deck.py",
    "action": "outer_rim/ai/deck.py",
    "fidelity": "commands/check.py",
}
"""fields that are looked up by their name as a text, and where"""


def modules(words: bool) -> Iterator[Path]:
    """Return the modules of the rules, or those that put things into words and pictures."""
    for path in sorted(RULES.rglob("*.py")):
        place = path.relative_to(RULES)
        if place.parts[0] != "cards" and place.as_posix().startswith(TEXT) == words:
            yield path
    if words:
        yield from sorted((ROOT / "game" / "client").rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """Return a parsed module, which nobody may change."""
    return ast.parse(path.read_text("utf-8"))


def without_words(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a module, without the functions that say how a verb reads."""
    if not (isinstance(node, ast.FunctionDef) and node.name in ("sentence", "icon")):
        yield node
        for each in ast.iter_child_nodes(node):
            yield from without_words(each)


def read_names(paths: Iterator[Path]) -> set[str]:
    """Return the names of attributes that are read in these modules."""
    found = set()
    for path in paths:
        for node in without_words(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                own = isinstance(node.value, ast.Name) and node.value.id == "self"
                if not (own and path.name in COPIED):
                    found.add(node.attr)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "getattr":
                found |= {str(each.value) for each in node.args if isinstance(each, ast.Constant)}
    return found


def models() -> list[type[Model]]:
    """Return all models that cards are written in."""
    return [
        each
        for module in (components, effects, effects.choices)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Model) and each not in (Model, Effect)
    ] + EFFECTS


@pytest.mark.long
def test_every_field_is_read_by_the_engine() -> None:
    engine = read_names(modules(False))
    words = "\n".join(path.read_text("utf-8") for path in modules(True))
    unread = {
        f"{model.__name__}.{field}"
        for model in models()
        for field in model.model_fields
        if field not in BY_NAME
        and not (re.search(rf"\.{field}\b", words) if field in WORDS else field in engine)
    }
    assert sorted(unread) == []


@pytest.mark.parametrize("field", BY_NAME)
def test_fields_looked_up_by_name_are(field: str) -> None:
    assert field in strings(ast.parse((ROOT / "game" / BY_NAME[field]).read_text("utf-8")))


def test_words_are_no_figures_of_the_rules() -> None:
    """A field excused from being read by a rule is text, or a number printed on a card."""
    for model in models():
        for field in set(WORDS) & set(model.model_fields):
            assert model.model_fields[field].annotation is not int or field == "number"


def verbs() -> set[str]:
    """Return all verbs of the language."""
    return {kind.word() for kind in EFFECTS}


def said(game: OuterRim) -> set[str]:
    """Return the language that the cards of all boxes use: moments, conditions, verbs."""
    found = set()
    boxes = game.editions.of(game.editions.installed)
    for part in boxes.content.components.values():
        for _, model in walk(part):
            if isinstance(model, Ability | Goal) and model.when is not None:
                found.add(f"when {model.when}")
            elif isinstance(model, Condition):
                found |= {f"if {name}" for name in model.model_fields_set}
            elif isinstance(model, Effect):
                found.add(f"do {model.do}")
    return found


def test_all_that_can_be_said_is_said_by_a_card(game: OuterRim) -> None:
    possible = {f"when {when}" for when in get_args(When)}
    possible |= {f"if {name}" for name in Condition.model_fields}
    possible |= {f"do {verb}" for verb in verbs()}
    assert sorted(possible - said(game)) == []


def test_the_engine_knows_each_condition_and_no_others() -> None:
    assert Condition.model_fields.keys() == CHECKS.keys()


def strings(node: ast.AST) -> set[str]:
    """Return the texts within a piece of a program."""
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def test_each_moment_comes_about() -> None:
    """A rule names each moment of abilities but the two that need none."""
    rules = "\n".join(path.read_text("utf-8") for path in modules(False))
    assert [when for when in get_args(When) if f'"{when}"' not in rules] == []


CALLS = re.compile(r"\b(happened|count)\(")


def test_goals_count_what_the_rules_count() -> None:
    """``GOAL_MOMENTS`` are those passed to ``fame.happened`` or ``fame.count``."""
    told: set[str] = set()
    for path in modules(False):
        if path.name == "fame.py" or not CALLS.search(path.read_text("utf-8")):
            continue
        for function in ast.walk(tree(path)):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and _name(call.func) in ("happened", "count"):
                    moment = call.args[2] if len(call.args) > 2 else call
                    told |= strings(function if isinstance(moment, ast.Name) else moment)
    assert tuple(sorted(told & set(get_args(When)))) == GOAL_MOMENTS


def _name(function: Any) -> str:
    return str(getattr(function, "attr", getattr(function, "id", "")))


def test_moments_of_goals_are_moments_of_abilities() -> None:
    assert set(GOAL_MOMENTS) <= set(get_args(When))
