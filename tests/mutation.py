"""Would the tests notice? Small faults in the program, each against the tests of its module.

``python -m tests.mutation --seed 1`` draws 20 faults in rules, 25 in the window and 15 in readers
of files (``--counts``); ``python -m tests.mutation game/edge/fights/foes.py --faults 9`` draws them
in the modules named. It runs tests with each until one fails or they have computed for 300 seconds:
those that mirror the module first, then those nearest to it by imports. It prints whether each
fault was caught, and by what. Nothing on disk changes: the faulty code exists in a child process
only.

``--root FOLDER`` runs the tests of another copy of the project, with faults in modules that are the
same in both; ``--out FILE`` keeps the results, and continues them.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.util
import json
import os
import random
import re
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.machinery import ModuleSpec
from itertools import pairwise
from pathlib import Path
from types import ModuleType

if __name__ == "__main__":  # the tests of the folder it runs in, which may be another copy
    sys.path.insert(0, os.getcwd())

ROOT = Path(__file__).resolve().parent.parent
KINDS = {
    "rules": (
        "game/*/rules/*.py",
        "game/*/*/rules.py",
        "game/*/*/verbs.py",
        "game/*/ai/*.py",
        "game/*/effects/**/*.py",
        "game/outer_rim/bounties/[hp]*.py",
        "game/outer_rim/combat/d*.py",
        "game/outer_rim/favors/deals.py",
        "game/outer_rim/market/sales.py",
        "game/outer_rim/trading/lending.py",
        *(f"game/edge/{each}/*.py" for each in ("checks", "fights", "people", "scenes", "ships")),
    ),  # fmt: skip
    "window": ("game/client/**/*.py",),
    "readers": (
        "game/tiled*.py",
        "game/table/journal.py",
        "game/table/saves.py",
        "game/table/files.py",
        "game/table/snapshots.py",
        "game/table/packs/*.py",
        "game/table/maps/*.py",
        "game/*/maps.py",
        "game/*/cards/loading.py",
    ),  # fmt: skip
}
COUNTS = (20, 25, 15)
SECONDS = 300
"""of processor time for the tests of one fault"""
BATCHES = (4, 20, 80)
"""numbers of files after which the next are collected: most faults are caught by the first"""
NAMED = re.compile(r"game(\.\w+)+")
"""a module in a string, such as those of the registries"""


# --- faults of a source ---------------------------------------------------------------------------

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
REASON: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitAnd:
    ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One fault: the line, with the original and the replacement."""

    line: int
    text: str
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
            found.append(Fault(line, words, source, number, variant))
    return found


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


# --- which faults ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """A fault by its module and its place in ``faults`` of the source."""

    kind: str
    path: str
    number: int

    @property
    def module(self) -> str:
        """Return the dotted name of the module."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @property
    def fault(self) -> Fault:
        """Return the fault, in the sources of this folder."""
        return faults(Path(self.path).read_text("utf-8"))[self.number]


def sample(
    kinds: Mapping[str, Sequence[str]], counts: Sequence[int], seed: int, other: Path
) -> Iterator[Mutant]:
    """Yield random faults of each kind in modules that two copies have alike, or all where there
    are fewer."""
    stream = random.Random(seed)
    for (kind, patterns), count in zip(kinds.items(), counts, strict=True):
        paths = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
        alike = [path for path in paths if _alike(path, other)]
        everything = [
            Mutant(kind, str(path.relative_to(ROOT)), number)
            for path in alike
            for number in range(len(faults(path.read_text("utf-8"))))
        ]
        yield from stream.sample(everything, min(count, len(everything)))


def _alike(path: Path, other: Path) -> bool:
    there = other / path.relative_to(ROOT)
    return there.is_file() and there.read_bytes() == path.read_bytes()


# --- which tests ---------------------------------------------------------------------------------


def tests_of(mutant: Mutant, root: Path) -> list[str]:
    """Return the test files that import a module, those that mirror it first, then the nearest."""
    near = dict[str, int]()
    users, edge = _users(root), {mutant.module}
    for distance in range(30):
        near |= dict.fromkeys(edge, distance)
        edge = {user for each in edge for user in users.get(each, ()) if user not in near}
    own = Path("tests", *Path(mutant.path).parts[1:-1])
    found = [
        (not path.is_relative_to(own), near[name], str(path))
        for path in _sources(root)
        if path.name.startswith("test_") and (name := _name(path)) in near
    ]
    return [path for _, _, path in sorted(found)]


@cache
def _sources(root: Path) -> tuple[Path, ...]:
    """Return the modules of the game and its tests, from the top of the project."""
    found = (path for top in ("game", "tests") for path in (root / top).rglob("*.py"))
    return tuple(sorted(path.relative_to(root) for path in found))


@cache
def _users(root: Path) -> dict[str, set[str]]:
    """Return the modules that name each module, in imports or in strings."""
    users = dict[str, set[str]]()
    names = {_name(path) for path in _sources(root)}
    for path in _sources(root):
        for named in _named(ast.parse((root / path).read_text("utf-8"))):
            while named and named not in names:
                named = named.rpartition(".")[0]
            users.setdefault(named, set()).add(_name(path))
    return users


def _named(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if found := NAMED.match(node.value):
                yield found[0]


def _name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


# --- running them --------------------------------------------------------------------------------


def caught(mutant: Mutant, root: Path) -> tuple[str, float]:
    """Run the tests of a fault; return the test that caught it, "" for none, and the processor time
    in seconds. Tests that never end catch it too."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, str(Path(__file__).resolve()), "--one", mutant.path]
    files = "\n".join(tests_of(mutant, root))
    done = subprocess.run(
        [*command, str(mutant.number)], cwd=root, input=files, capture_output=True,
        encoding="utf-8",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)),
    )  # fmt: skip
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return (failed[0] if failed else "" if done.returncode <= 0 else "no test"), took


def run_one(path: str, number: int, files: Sequence[str]) -> int:
    """Run tests in this process with a fault; return the status of pytest."""
    import pytest

    mutant = Mutant("", path, number)
    sys.meta_path.insert(0, Faulty(mutant.module, Path(path).resolve(), mutant.fault.tree))
    options = ["-x", "-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider"]
    for start, end in pairwise((0, *BATCHES, len(files))):
        status = int(pytest.main([*options, *files[start:end]])) if files[start:end] else 0
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return status
    return 0


def main(arguments: Sequence[str]) -> int:
    """Print each fault with what caught it, and the share of those caught."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="such as game/edge/odds.py")
    parser.add_argument("--faults", type=int, default=40, metavar="N", help="in each of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--counts", type=int, nargs=3, default=COUNTS, metavar="N")
    parser.add_argument("--root", type=Path, default=ROOT, metavar="FOLDER")
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--one", nargs=2, metavar=("PATH", "NUMBER"), help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.one:
        return run_one(wanted.one[0], int(wanted.one[1]), sys.stdin.read().splitlines())
    root = wanted.root.resolve()
    os.chdir(ROOT)
    for module in wanted.modules:
        if not Path(module).is_file():
            parser.error(f"there is no module {module!r}")
    kinds: Mapping[str, Sequence[str]] = {each: (each,) for each in wanted.modules} or KINDS
    counts = [wanted.faults] * len(kinds) if wanted.modules else wanted.counts
    kept = _kept(wanted.out)
    for mutant in sample(kinds, counts, wanted.seed, root):
        id = f"{mutant.path}:{mutant.number}"
        if id not in kept:
            by, took = caught(mutant, root)
            kept[id] = {"id": id, "kind": mutant.kind, "by": by, "took": round(took, 1)}
            if wanted.out:
                with wanted.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(kept[id]) + "\n")
        told, fault = kept[id], mutant.fault
        print(f"{told['took']:6} s  {mutant.path}:{fault.line}: {fault.text}", flush=True)
        print(f"          {told['by'] or 'SURVIVED'}", flush=True)
    share = sum(bool(each["by"]) for each in kept.values())
    print(f"{share} of {len(kept)} caught")
    return 0


def _kept(out: Path | None) -> dict[str, dict[str, object]]:
    if out is None or not out.exists():
        return {}
    lines = map(json.loads, out.read_text("utf-8").splitlines())
    return {each["id"]: each for each in lines}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
