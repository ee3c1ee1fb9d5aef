"""``main.py rules``: clauses of a game covered by tests, by system."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.commands import arguments
from game.commands.arguments import Wrong
from game.resources import INSTALLED, ROOT
from game.table.clauses import Clauses, load_clauses
from game.table.text_safety import quoted

HELP = "print which rules clauses the tests prove"
PROG = "main.py rules"

RECORD = Path(".pytest_cache", "v", "rimward", "clauses")
"""Record written by the tests: a JSON object from clause to ``passed`` or ``failed``."""
OPEN = Path("tests", "rules", "open.txt")
"""Clauses that need no test, one per line: the id, then the reason."""


@dataclass(slots=True)
class Coverage:
    """Coverage of one system of the rules. ``missing`` has the ids that no test cites; those listed
    as open, with a reason, are in ``open`` as well."""

    system: str
    clauses: int = 0
    cited: int = 0
    passed: int = 0
    missing: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)


def main(argv: list[str]) -> int:
    """Print the coverage; return 0, 1 if tests cite unknown clauses, or 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    parser = arguments.Parser(prog=PROG, description=HELP)
    arguments.add_game(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args(argv)
    if INSTALLED:
        raise Wrong("an installed Rimward has no tests; run this in the folder of its source")
    figures = coverage(ROOT, wanted.game)
    print(json.dumps(figures) if wanted.json else "\n".join(in_words(figures)))
    return 1 if figures["unknown"] else 0


def coverage(root: Path, game: str) -> dict[str, Any]:
    """Return the coverage of a game. Raise ``Wrong`` if it has no clauses."""
    path = root / "cards" / game / "clauses.json"
    there = sorted(one.parent.name for one in root.glob("cards/*/clauses.json"))
    if game not in there:
        known = f"clauses exist for {', '.join(there)}" if there else "no game has clauses"
        raise Wrong(f"no clauses for the game '{quoted(game, 80)}' ({known})")
    try:
        clauses = load_clauses(path)
    except ValueError as error:
        raise Wrong(str(error)) from error
    cited = citations(root / "tests")
    record = passed(root / RECORD)
    systems = list(_systems(clauses, set(cited), record, set(reasons(root / OPEN))))
    prefixes = {clause.id.partition("-")[0] for clause in clauses.clauses}
    known_ids = {clause.id for clause in clauses.clauses}
    unknown = [id for id in cited if id.partition("-")[0] in prefixes and id not in known_ids]
    return {
        "game": game,
        "clauses": sum(one.clauses for one in systems),
        "cited": sum(one.cited for one in systems),
        "passed": sum(one.passed for one in systems) if record is not None else None,
        "missing": [id for one in systems for id in one.missing],
        "open": [id for one in systems for id in one.open],
        "unknown": [{"id": id, "test": cited[id][0]} for id in sorted(unknown)],
        "systems": [asdict(one) for one in systems],
    }


def _systems(
    clauses: Clauses, cited: set[str], record: dict[str, str] | None, reasoned: set[str]
) -> Iterator[Coverage]:
    for section, some in clauses.sections().items():
        missing = [clause.id for clause in some if clause.id not in cited]
        yield Coverage(
            section,
            clauses=len(some),
            cited=len(some) - len(missing),
            passed=sum((record or {}).get(clause.id) == "passed" for clause in some),
            missing=missing,
            open=[id for id in missing if id in reasoned],
        )


def citations(tests: Path) -> dict[str, list[str]]:
    """Return the tests (``file:line``) that cite each clause: ``pytest.mark.rule(...)`` in modules,
    and lines ``rule`` with ids in specs.

    Parsed from the source; nothing is imported or run.
    """
    found: dict[str, list[str]] = {}

    def where(path: Path, line: int) -> str:
        return f"{path.relative_to(tests.parent).as_posix()}:{line}"

    for path in sorted(tests.rglob("test_*.py")):
        try:
            text = path.read_text("utf-8")
            tree = ast.parse(text if "mark.rule" in text else "")
        except (SyntaxError, UnicodeDecodeError):
            continue  # pytest itself reports this
        for id, line in _marks(ast.walk(tree)):
            found.setdefault(id, []).append(where(path, line))
    for path in sorted(tests.rglob("*.spec")):
        for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            key, *ids = text.split() or [""]
            for id in ids if key == "rule" else ():
                found.setdefault(id, []).append(where(path, number))
    return found


def _marks(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, node.lineno


def _is_mark(function: ast.expr) -> bool:
    """Return whether this is ``pytest.mark.rule``."""
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    return ast.unparse(function).endswith("mark.rule")


def passed(path: Path) -> dict[str, str] | None:
    """Return the record of the last test run; None if there is none, or none that can be read."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def reasons(path: Path) -> dict[str, str]:
    """Return the clauses that need no test, each with its reason."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError:
        return {}
    entries = (line.split("#")[0].strip().partition(" ") for line in lines)
    return {id.rstrip(":"): reason.strip() for id, _, reason in entries if id}


def in_words(figures: dict[str, Any]) -> Iterator[str]:
    """Format the figures as a table for people."""
    yield f"{'system':<36}{'clauses':>8}{'cited':>7}{'passed':>8}{'missing':>9}"
    known = figures["passed"] is not None
    for one in figures["systems"]:
        proven = one["passed"] if known else "-"
        yield (
            f"{one['system']:<36}{one['clauses']:>8}{one['cited']:>7}{proven:>8}"
            f"{len(one['missing']):>9}"
        )
    proven = figures["passed"] if known else "-"
    yield (
        f"{'all':<36}{figures['clauses']:>8}{figures['cited']:>7}{proven:>8}"
        f"{len(figures['missing']):>9}"
    )
    if figures["missing"]:
        yield "missing: " + ", ".join(figures["missing"])
    if not known:
        yield "passed is unknown: no test run has been recorded (main.py test)"
    for one in figures["unknown"]:
        yield f"{one['test']}: no clause {one['id']} exists"
