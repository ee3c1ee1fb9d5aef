"""``main.py test``: run the tests, and check style and types beside them.

A whole run takes asserts as they are: pytest's rewriting of them costs more than many of the tests.
Those that fail are run once more with it, for their values.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from game.bootstrap import ROOT
from game.client.paths import cache_folder
from game.commands import arguments

if TYPE_CHECKING:
    from pytest import TerminalReporter

HELP = "run the tests, and check style and types"
PROG = "main.py test"

CHECKS = {
    "form": ["ruff", "format", "--diff", "--quiet", "--no-cache"],
    "ruff": ["ruff", "check", "--quiet", "--no-cache"],
    "mypy": ["mypy", "--no-error-summary", "--cache-dir"],
}
AGAIN = ["-q", "--last-failed", "--last-failed-no-failures=none", "--maxfail=20", "--tb=short"]
"""how failures of a whole run are run again"""
HOUSE = "tests/test_*.py"
"""the tests that read the whole project"""


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
    # Containers forbid it, and then each process compiles all modules anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if options.changed:
        rest += mirrors(changed_files())
    whole = not rest
    if options.jobs > 1 and (whole or options.changed):
        rest += ["--numprocesses", str(options.jobs), "--dist", "worksteal"]
    if options.long:
        rest.insert(0, "--long")
    if whole:
        rest += ["--assert=plain", "--tb=line"]

    import pytest

    counter, kept = Counter(), cache_folder()  # the tests set another home
    with ThreadPoolExecutor(1) as beside:
        begun = {} if options.fast else {name: beside.submit(check, name, kept) for name in CHECKS}
        status = pytest.main(["-q", *rest], plugins=[counter])
    if whole and status == pytest.ExitCode.TESTS_FAILED:
        long = ["--long"] if options.long else []
        subprocess.run([sys.executable, "-m", "pytest", *AGAIN, *long])
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
    made.add_argument("--fast", action="store_true", help="only tests, no style and type checks")
    made.add_argument(
        "--changed",
        action="store_true",
        help="only the tests of folders changed since the last commit, and those of the whole "
        "project",
    )
    return made


def changed_files() -> list[str]:
    """Return the files that differ from the last commit, new ones too, from the top of the
    project."""
    found = set[str]()
    for what in (["diff", "--name-only", "HEAD"], ["ls-files", "--others", "--exclude-standard"]):
        done = subprocess.run(["git", *what], capture_output=True, encoding="utf-8")
        if done.returncode:
            raise arguments.Wrong(f"--changed needs git: {done.stderr.strip()}")
        found |= set(done.stdout.splitlines())
    return sorted(found)


def mirrors(changed: Iterable[str]) -> list[str]:
    """Return the tests of changed files: a test itself, the folder under ``tests`` that mirrors the
    file's own or is the nearest to that, and the tests that read the whole project."""
    found = {str(path) for path in sorted(Path().glob(HOUSE))}
    for path in map(Path, changed):
        if path.parts[0] == "tests" and path.match("test_*.py"):
            found |= {str(path)} if path.exists() else set()
        else:
            found |= {str(each) for each in _nearest(path)}
    return sorted(found)


def _nearest(path: Path) -> Iterator[Path]:
    """Yield the folder of ``tests`` for a file; none for one that no folder mirrors."""
    top, *inner = path.parts
    inner = [top, *inner] if top == "assets" else inner
    for depth in range(len(inner) - 1, 0, -1):
        if (folder := Path("tests", *inner[:depth])).is_dir():
            yield folder
            return


def check(name: str, kept: Path | None = None) -> str:
    """Run one of ``CHECKS``; return its findings, "" for none. ``kept`` is the folder of caches, by
    default that of the player."""
    command = [sys.executable, "-m", *CHECKS[name]]
    if name != "mypy":
        return _findings(name, command)
    # All copies of the project share a cache; when two copies write it at once, it holds errors of
    # neither. So errors are those of a new cache.
    shared = (kept or cache_folder()) / "mypy"
    if not _findings(name, [*command, str(shared)]):
        return ""
    with TemporaryDirectory() as fresh:
        return _findings(name, [*command, fresh])


def _findings(name: str, command: list[str]) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
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
