"""``main.py test``: run the tests, and check style and types beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from game.bootstrap import ROOT
from game.commands import arguments

if TYPE_CHECKING:
    from pytest import TerminalReporter

HELP = "run the tests, and check style and types"
PROG = "main.py test"

CHECKS = {
    "form": ["ruff", "format", "--diff", "--quiet", "--no-cache"],
    "ruff": ["ruff", "check", "--quiet", "--no-cache"],
    "mypy": ["mypy", "--no-error-summary"],
}


def main(argv: list[str]) -> int:
    """Run the tests, and the checks beside them; return 0 if all pass.

    The last line counts the tests: ``N passed, N failed``. A collection error counts as a
    failure.
    """
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    options, rest = parser().parse_known_args(argv)
    if not Path(ROOT, "tests").is_dir():
        print("test: an installed Rimward has no tests; run main.py of its source", file=sys.stderr)
        return 1
    os.chdir(ROOT)
    if options.jobs > 1 and not rest:
        rest = ["--numprocesses", str(options.jobs), "--dist", "worksteal"]
    if options.long:
        rest.insert(0, "--long")

    import pytest

    counter = Counter()
    with ThreadPoolExecutor(1) as beside:
        begun = {} if options.fast else {name: beside.submit(check, name) for name in CHECKS}
        status = pytest.main(["-q", *rest], plugins=[counter])
    checks = {name: not each.result() for name, each in begun.items()}
    print("".join(each.result() for each in begun.values()))
    if checks:
        print(", ".join(f"{name} {'ok' if fine else 'FAILED'}" for name, fine in checks.items()))
    if counter.counts is None:
        print("The tests could not be run.")
    else:
        print(counter.line())
    return 0 if status == 0 and all(checks.values()) else 1


def parser() -> arguments.Parser:
    """Return the parser of this command's options; all others go to pytest."""
    made = arguments.Parser(
        prog=PROG,
        description="Runs the tests, and checks style and types beside them.",
        epilog="Further arguments go to pytest, such as a file or -k NAME.",
    )
    made.add_argument("--long", action="store_true", help="also run tests that take minutes")
    made.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that share the tests of a whole run (default: one for each core)",
    )
    made.add_argument("--fast", action="store_true", help="tests only, no style and type checks")
    return made


def check(name: str) -> str:
    """Run one of ``CHECKS``; return its findings, "" for none."""
    done = subprocess.run(
        [sys.executable, "-m", *CHECKS[name]], capture_output=True, encoding="utf-8"
    )
    return f"\n{name}:\n{done.stdout}{done.stderr}" if done.returncode else ""


class Counter:
    """A pytest plugin that counts test outcomes."""

    def __init__(self) -> None:
        self.counts: dict[str, int] | None = None

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        """Store the outcomes at the end of the run (a pytest hook)."""
        stats = terminalreporter.stats
        self.counts = {kind: len(reports) for kind, reports in stats.items()}

    def line(self) -> str:
        """Return the closing line. Errors around a test count as failures; skips are shown if
        any."""
        counts = self.counts or {}
        passed = counts.get("passed", 0) + counts.get("xfailed", 0)
        failed = counts.get("failed", 0) + counts.get("error", 0) + counts.get("xpassed", 0)
        skipped = counts.get("skipped", 0)
        return f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")
