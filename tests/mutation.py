"""Mutation testing of a rules module: small seeded faults, and those that no test notices.

``python -m tests.mutation rules.movement rules.market --mutants 150 --seed 1`` makes 150 faulty
versions of each module, one fault each, and runs the module's own tests against every one;
``--game`` names another game's rules. A fault that no test notices survives. Nothing on disk
changes: the faulty code exists in a child process only.

A fault inside a function is tried in a fork of a process that has the tests collected and the game
loaded: the function gets the faulty code. Any other (a table, a default value) is tried in a fork
that imports everything afresh, with a faulty module.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib.abc
import importlib.util
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
OUTER_RIM: dict[str, tuple[str, ...]] = {
    "rules.movement": ("test_movement", "test_ai_moves"),
    "rules.market": ("test_market", "test_slots", "test_ships", "test_ai_buys", "test_characters"),
    "rules.slots": (
        "test_slots",
        "test_ships",
        "test_market",
        "test_trading",
        "test_contacts",
        "test_ai_buys",
        "test_bounties",
        "test_characters",
    ),
    "rules.combat": ("test_combat", "test_patrol_fights", "test_defeat", "test_characters"),
    "rules.bounties": ("test_bounties", "test_characters", "test_goals"),
    "rules.jobs": ("test_jobs", "test_characters"),
    "rules.patrols": (
        "test_patrol_movement",
        "test_patrol_fights",
        "test_characters",
        "test_goals",
    ),
    "ai.deck": ("test_ai_deck", "test_ai_seats", "test_solo"),
    "ai.planning": ("test_ai_moves", "test_ai_seats", "test_solo"),
    "ai.acting": ("test_ai_buys", "test_ai_deck", "test_solo"),
    "ai.meeting": ("test_ai_deck", "test_solo"),
    "ai.hunter": ("test_hunter", "test_pursuit", "test_hunting_examples"),
    "ai.seats": ("test_ai_decks", "test_ai_seats", "test_solo"),
    "ai.specials": ("test_ai_cards",),
    "rules.pursuit": ("test_pursuit", "test_hunting_examples"),
    "rules.skills": ("test_skills", "test_characters"),
    "rules.dice": (
        "test_combat",
        "test_skills",
        "test_characters",
        "test_contacts",
        "test_delivery",
    ),
    "rules.trading": ("test_trading",),
    "rules.delivery": ("test_delivery", "test_bounties", "test_characters"),
    "effects.costs": ("test_words_played", "test_characters"),
    "rules.rewards": ("test_words_played", "test_delivery", "test_jobs", "test_bounties"),
    "effects.conditions": ("test_words_played", "test_characters"),
    "rules.stats": ("test_words_played", "test_values", "test_characters"),
    "rules.contacts": (
        "test_contacts",
        "test_bounties",
        "test_encounters",
        "test_in_play",
        "test_empty_spaces",
        "test_variants",
        "test_character_cards",
    ),
    "rules.hunted": ("test_hunted", "test_pursuit"),
    "rules.likeness": ("test_likeness", "test_in_play"),
    "rules.reveals": ("test_market", "test_in_play", "test_hunter", "test_pursuit"),
    "rules.favors": ("test_favors", "test_favor_limits", "test_treated"),
    "rules.favor_deals": ("test_favors", "test_favor_limits"),
    "rules.ambitions": ("test_ambitions", "test_remembered"),
    "rules.together": ("test_jobs_for_two", "test_job_limits"),
    "rules.contests": ("test_opposed", "test_jobs_for_two"),
    "rules.looks": ("test_looks",),
    "rules.losses": ("test_losses", "test_words_of_encounters"),
    "rules.lending": ("test_lending", "test_trading"),
    "odds.crossings": ("test_crossing_odds",),
    "odds.favors": ("test_favor_odds", "test_favors", "test_favor_answers"),
    "players.favors": ("test_favor_answers",),
    "effects.verbs.company": ("test_words_of_verbs", "test_words_of_encounters"),
    "effects.verbs.contests": ("test_words_of_verbs", "test_opposed", "test_jobs_for_two"),
    "effects.verbs.fights": ("test_words_of_verbs", "test_market_goods"),
    "effects.verbs.looks": ("test_words_of_verbs", "test_looks"),
    "effects.verbs.takings": ("test_words_of_verbs", "test_job_steps", "test_jobs_for_two"),
    "rules.encounters": (
        "test_encounters",
        "test_contacts",
        "test_secrets",
        "test_jobs",
        "test_bounties",
        "test_patrol_fights",
    ),
}
CAPTAINS = (
    "test_box", "test_dice", "test_endings", "test_engaging", "test_rounds", "test_searching",
    "test_setup", "test_faults", "test_walk", "test_specs",
)  # fmt: skip
RULES = (
    "affording", "counting", "deeds", "demand", "dice", "facing", "powers", "rounds", "searching",
    "setting_up", "setup_validation",
)  # fmt: skip
MISSIONS = (
    "test_abilities", "test_actions", "test_child", "test_enemies", "test_enemy_abilities",
    "test_enemy_movement", "test_event_step", "test_features", "test_later_missions",
    "test_positions", "test_reasons", "test_reveals", "test_setup", "test_told",
    "test_turns_and_decks", "test_turns", "test_walk", "test_examples", "test_events",
    "test_modifiers", "test_specs", "test_tokens",
)  # fmt: skip
MISSION_RULES = (
    "acting", "attacking", "character_deeds", "child", "choosing", "damage", "decks",
    "disrupting", "doors", "enemies", "event_step", "features", "intel", "kept",
    "mission_deeds", "objectives", "planning", "positions", "setting_up", "setup_validation",
    "spawning", "tokens", "turns", "verbs", "walking", "work",
)  # fmt: skip
CHECKS = ("test_checks", "test_sources", "test_basics", "test_breaks")
FIGHTS = ("test_fights", "test_combat_spending", "test_harm", "test_basics")
SHIPS = ("test_battles",)
EDGE = {
    "rules.tray": CHECKS,
    "rules.tasks": (*CHECKS, "test_fights"),
    "rules.lines": (*CHECKS, "test_fights"),
    "rules.rolling": (*CHECKS, "test_fights", "test_harm"),
    "rules.spending": ("test_combat_spending", "test_checks", "test_battles", "test_basics"),
    "rules.attacks": FIGHTS,
    "rules.fights": (*FIGHTS, "test_breaks"),
    "rules.maneuvers": FIGHTS,
    "rules.battles": SHIPS,
    "rules.stations": SHIPS,
    "rules.ship_deeds": SHIPS,
}


@dataclass(frozen=True)
class Suite:
    """The modules of a game's rules, and the test files of each."""

    package: str
    tests: str
    own: dict[str, tuple[str, ...]]

    def path(self, module: str) -> Path:
        """Return the file of a module."""
        return ROOT / (f"{self.package}.{module}".replace(".", "/") + ".py")

    def files(self, name: str) -> list[Path]:
        """Return the test files of this name, from the top of the project."""
        found = sorted((ROOT / self.tests).rglob(f"{name}.py"))
        return [path.relative_to(ROOT) for path in found]


SUITES = {
    "outer_rim": Suite(
        "game.outer_rim",
        "tests/outer_rim",
        {module: (*names, "test_positions") for module, names in OUTER_RIM.items()},
    ),
    "free_captains": Suite(
        "game.free_captains",
        "tests/free_captains",
        {**{f"rules.{each}": CAPTAINS for each in RULES}, "odds": ("test_odds",)},
    ),
    "mandalorian": Suite(
        "game.mandalorian",
        "tests/mandalorian",
        {
            **{f"rules.{each}": MISSIONS for each in MISSION_RULES},
            "rules.turns": (*MISSIONS, "test_companion", "test_talk"),
            "rules.talk": ("test_talk",),
        },
    ),
    "edge": Suite(
        "game.edge",
        "tests/edge",
        {
            "dice.faces": ("test_faces",),
            "dice.pool": ("test_pool",),
            "dice.odds": ("test_odds",),
            "dice.rolling": ("test_rolling",),
            "text.dice": ("test_text",),
            **EDGE,
        },
    ),
}
SECONDS = 90
"""a longer run of the tests counts as a detected fault: the game hangs"""

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
REASON: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Fault:
    """One fault: the line, the original and the replacement, and whether it is in a function
    body."""

    line: int
    text: str
    inside: bool
    source: str
    spot: int
    variant: ast.AST

    @property
    def tree(self) -> ast.Module:
        """Return the syntax tree of the faulty module."""
        tree = ast.parse(self.source)
        parent, field, at = _spots(tree)[self.spot]
        if at is None:
            setattr(parent, field, self.variant)
        else:
            getattr(parent, field)[at] = self.variant
        return ast.fix_missing_locations(tree)


def _variants(node: ast.AST) -> Iterator[ast.AST]:
    """Return faulty replacements for a node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield ast.Compare(node.left, [COMPARE[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in REASON:
        yield ast.BinOp(node.left, REASON[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.If):
        yield ast.If(ast.Constant(True), node.body, node.orelse)
        yield ast.If(ast.Constant(False), node.body, node.orelse)
    elif isinstance(node, ast.AugAssign) and type(node.op) in REASON:
        yield ast.AugAssign(node.target, REASON[type(node.op)](), node.value)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()


def _spots(tree: ast.Module) -> list[tuple[ast.AST, str, int | None]]:
    """Return every place of a statement or expression: parent, field, and index in a list.

    Annotations and docstrings are left out.
    """
    found: list[tuple[ast.AST, str, int | None]] = []
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if field in ("annotation", "returns", "decorator_list", "type_comment"):
                continue
            if isinstance(value, ast.AST):
                found.append((parent, field, None))
            elif isinstance(value, list):
                found += [(parent, field, at) for at in range(len(value))]
    return found


def faults(source: str) -> list[Fault]:
    """Return all possible faults in a source."""
    tree = ast.parse(source)
    lines = source.splitlines()
    bodies = _bodies(tree)
    found: list[Fault] = []
    for number, (parent, field, at) in enumerate(_spots(tree)):
        node = getattr(parent, field) if at is None else getattr(parent, field)[at]
        if not isinstance(node, ast.AST) or _in_annotation(tree, node):
            continue
        for variant in _variants(node):
            ast.copy_location(variant, node)
            line = getattr(node, "lineno", 0)
            told = _short(ast.unparse(node)), _short(ast.unparse(variant))
            words = f"{lines[line - 1].strip()}   [{told[0]} -> {told[1]}]"
            found.append(Fault(line, words, id(node) in bodies, source, number, variant))
    return found


def _bodies(tree: ast.Module) -> set[int]:
    """Return the identities of all nodes in bodies of functions."""
    return {
        id(inner)
        for each in ast.walk(tree)
        if isinstance(each, ast.FunctionDef)
        for statement in each.body
        for inner in ast.walk(statement)
    }


def _in_annotation(tree: ast.Module, node: ast.AST) -> bool:
    marked = getattr(tree, "annotated", None)
    if marked is None:
        marked = set()
        for each in ast.walk(tree):
            for part in (getattr(each, "annotation", None), getattr(each, "returns", None)):
                if isinstance(part, ast.AST):
                    marked |= {id(inner) for inner in ast.walk(part)}
        tree.annotated = marked  # type: ignore[attr-defined]
    return id(node) in marked


def _short(words: str) -> str:
    first = words.split("\n", 1)[0]
    return first if len(first) <= 60 else first[:57] + "..."


class Faulty(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a faulty tree instead of its file."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self.name, self.path, self.tree = name, path, tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.path), "exec"), module.__dict__)


def _fork(work: Callable[[], int]) -> bool:
    """Return True if the work fails or times out in a child process."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.alarm(SECONDS)
        try:
            code = work()
        except BaseException:
            code = 1
        os._exit(code)
    _, status = os.waitpid(child, 0)
    return status != 0


def _run(files: Sequence[str], *plugins: object) -> int:
    with tempfile.TemporaryDirectory() as cache:
        options = ["-x", "-p", "no:terminal", "-o", f"cache_dir={cache}"]
        return int(pytest.main([*options, *files], plugins=list(plugins)))


def notices_afresh(suite: Suite, module: str, tree: ast.Module, files: Sequence[str]) -> bool:
    """Return True if the tests in ``files`` fail, or hang, with a module made from this tree."""

    def work() -> int:
        sys.meta_path.insert(0, Faulty(f"{suite.package}.{module}", suite.path(module), tree))
        return _run(files)

    return _fork(work)


class Loaded:
    """A plugin that runs the collected tests once for each fault."""

    def __init__(self, suite: Suite, module: str, tried: Sequence[Fault]) -> None:
        self.suite, self.module, self.tried = suite, module, tried
        self.sound = False
        self.left: list[Fault] = []
        self.functions: tuple[FunctionType, ...] = ()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests as they are, then with every fault; the rest of pytest sees no test run."""
        from game.outer_rim.game import load

        plugins = session.config.pluginmanager.get_plugins()
        benches = [each for each in plugins if hasattr(each, "load") and hasattr(each, "Sim")]
        whole = load() if benches else None  # the conftest of Outer Rim asks for it in each test
        for each in benches:
            setattr(each, "load", lambda: whole)
        gc.collect()
        gc.freeze()  # otherwise every child would traverse all of its parent's objects
        self.sound = not _fork(lambda: _all(session))
        if self.sound:
            module = sys.modules[f"{self.suite.package}.{self.module}"]
            self.functions = tuple(_functions(module))  # what fails here is no fault noticed
            self.left = [each for each in self.tried if not _fork(lambda: self.one(session, each))]
        return True

    def one(self, session: pytest.Session, fault: Fault) -> int:
        """Run the tests with one fault."""
        codes = _codes(compile(fault.tree, str(self.suite.path(self.module)), "exec"))
        for function in self.functions:
            function.__code__ = codes[function.__code__.co_qualname]
        return _all(session)


def _all(session: pytest.Session) -> int:
    items = session.items
    for place, item in enumerate(items):
        after = items[place + 1] if place + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return 1
    return 0


def _codes(whole: CodeType) -> dict[str, CodeType]:
    """Return the code of every function in a compiled module, by its qualified name."""
    found = {}
    for code in whole.co_consts:
        if isinstance(code, CodeType):
            found.update({code.co_qualname: code, **_codes(code)})
    return found


def _inner(thing: object) -> object:
    """Return the function in a method, property or cached property; else the thing itself."""
    found = (getattr(thing, name, None) for name in ("__func__", "fget", "func"))
    return next((each for each in found if each), thing)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """Return the functions and methods that a module defines."""
    for thing in vars(module).values():
        own = isinstance(thing, type) and thing.__module__ == module.__name__
        # A class of pydantic from elsewhere completes itself when one looks at its parts.
        for each in tuple(vars(thing).values()) if own else (thing,):
            each = _inner(each)
            each = getattr(each, "__wrapped__", each)
            if isinstance(each, FunctionType) and each.__module__ == module.__name__:
                if each.__code__.co_filename == module.__file__:
                    yield each


def survey(suite: Suite, module: str, mutants: int, seed: int) -> tuple[int, list[Fault]]:
    """Return the number of faults tried on a module, and the survivors."""
    files = [str(path) for name in suite.own[module] for path in suite.files(name)]
    everything = faults(suite.path(module).read_text("utf-8"))
    tried = random.Random(seed).sample(everything, min(mutants, len(everything)))
    outside = [each for each in tried if not each.inside]
    left = [each for each in outside if not notices_afresh(suite, module, each.tree, files)]
    loaded = Loaded(suite, module, [each for each in tried if each.inside])
    _run(files, loaded)
    if not loaded.sound:
        raise SystemExit(f"{module}: its tests fail as it is; mend that first")
    return len(tried), left + loaded.left


def main(arguments: Sequence[str]) -> int:
    """Print a line for each module, and below it the surviving faults."""
    parser = argparse.ArgumentParser(description="faults that the tests of a module miss")
    parser.add_argument("modules", nargs="*", metavar="MODULE")
    parser.add_argument("--game", choices=sorted(SUITES), default="outer_rim")
    parser.add_argument("--mutants", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    suite = SUITES[wanted.game]
    for name in wanted.modules:
        if name not in suite.own:
            parser.error(f"no module {name!r}; there are {', '.join(suite.own)}")
    os.chdir(ROOT)
    for name in wanted.modules or suite.own:
        child = os.fork()  # each survey starts without any game module imported
        if child == 0:
            report(suite, name, wanted.mutants, wanted.seed)
            sys.stdout.flush()
            os._exit(0)
        os.waitpid(child, 0)
    return 0


def report(suite: Suite, name: str, mutants: int, seed: int) -> None:
    """Survey a module and print the result."""
    start = time.monotonic()
    tried, left = survey(suite, name, mutants, seed)
    share = 100 * (tried - len(left)) / max(1, tried)
    took = time.monotonic() - start
    print(f"{name}: {tried - len(left)} of {tried} noticed, {share:.0f}% ({took:.0f} s)")
    for fault in sorted(left, key=lambda each: each.line):
        print(f"  {name}.py:{fault.line}: {fault.text}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
