"""Fixtures of all tests: a silent screen, a private home, and a record of the proved rules.

A test names the clauses it proves with ``@pytest.mark.rule("OR-123")``; an id that is in no
``cards/*/clauses.json`` fails the test. After the run the cache holds, as ``rimward/clauses``,
which cited clauses passed and which failed, and as ``rimward/seconds`` the processor time of each
test. ``RIMWARD_NO_SKIPS=1`` turns each skip into a failure.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import pytest

# Before anything imports pygame; a test with a real window sets its own.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parent.parent
RECORD = "rimward/clauses"
SWITCH = "RIMWARD_CHECK"
CITED = "clauses"
"""the property of a report that holds the clauses its test cites"""
TOOK = "seconds"
"""the property of a report that holds the processor time of its test, and the cache's record of all
of them"""
MOST_SECONDS = 0.5
"""of processor time for an ordinary test that is not in ``tests/worth.txt``"""
SLOW = 9
"""status of a whole long run that passed but for tests beyond ``MOST_SECONDS``"""
WHAT_TO_DO = """
Make each of these quicker: share set-up and content with other tests, or look at a fixed few of its
cases (tests/breadth.py). Else mark it long, or give in tests/worth.txt the reason why it takes so
long. A whole run with --long fails until then."""
KNOWN = pytest.StashKey[set[str]]()
HOME = pytest.StashKey[str]()
ENDED = pytest.StashKey[int]()
"""the number of tests that a process has run"""
TESTS_PER_TRIM = 40
"""after this many tests a process drops the screens that only point at each other, and gives their
memory back; it would grow beyond a gigabyte"""
BEGAN = pytest.StashKey[float]()
"""the processor time at which a test began; what it shares with others is added to it"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--long``."""
    parser.addoption("--long", action="store_true", help="also run tests marked long")


def pytest_configure(config: pytest.Config) -> None:
    """Give the run its own home folder, so that no test touches a player's files."""
    if not hasattr(config, "workerinput"):  # one of several processes that share the tests
        config.pluginmanager.register(Outcomes(config), "rimward-outcomes")
    config.stash[HOME] = tempfile.mkdtemp(prefix="rimward-tests-")
    os.environ["RIMWARD_HOME"] = config.stash[HOME]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove that home."""
    shutil.rmtree(config.stash[HOME], ignore_errors=True)


@pytest.fixture(autouse=True)
def _states_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the whole state after each answer of each game: a test that plays one is a test of the
    model as well. It costs less than giving the answer."""
    monkeypatch.setenv(SWITCH, "1")


NO_RIGHT = 1314  # ERROR_PRIVILEGE_NOT_HELD


@pytest.fixture(autouse=os.name == "nt")
def _links(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip a test that makes links where Windows gives its user no right to."""

    def link(*given: Any, **named: Any) -> None:
        try:
            made(*given, **named)
        except OSError as error:
            if getattr(error, "winerror", 0) != NO_RIGHT:
                raise
            pytest.skip(f"no link can be made: {error}")

    made = os.symlink
    monkeypatch.setattr(os, "symlink", link)


@pytest.fixture(autouse=True)
def _packs_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo after each test what ``--no-packs`` sets, or later tests would find no packs."""
    monkeypatch.setenv("RIMWARD_NO_PACKS", "")
    monkeypatch.delenv("RIMWARD_NO_PACKS")


# --- clauses -------------------------------------------------------------------------------------


def clause_ids(root: Path = ROOT) -> set[str]:
    """Return the ids in all ``cards/*/clauses.json``; an empty set if there is no such file."""
    files = sorted(root.glob("cards/*/clauses.json"))
    return {clause["id"] for file in files for clause in json.loads(file.read_text("utf-8"))}


def wrong_citations(cited: dict[str, tuple[str, ...]], known: Iterable[str]) -> list[str]:
    """Return a line for each id that ``cited`` (test to ids) names and ``known`` lacks."""
    ids = sorted(known)
    lines = []
    for test, names in cited.items():
        for name in names:
            if name not in ids:
                near = get_close_matches(name, ids, n=1)
                hint = f", did you mean {near[0]}?" if near else ""
                lines.append(f"{test}: there is no clause {name!r}{hint}")
    return lines


def cited_by(item: pytest.Item) -> tuple[str, ...]:
    """Return the clause ids in all ``rule`` marks of a test, without duplicates."""
    marks = item.iter_markers("rule")
    return tuple(dict.fromkeys(str(name) for mark in marks for name in mark.args))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note the cited clauses, and deselect long tests unless requested, and others on Windows."""
    for item in items:
        item.user_properties += [(CITED, cited_by(item))] if cited_by(item) else []
    if not config.getoption("--long"):
        leave_out(config, items, "long")
    if os.name == "nt":
        leave_out(config, items, "posix")


def leave_out(config: pytest.Config, items: list[pytest.Item], mark: str) -> None:
    """Deselect all tests with a mark."""
    marked = [item for item in items if item.get_closest_marker(mark)]
    if marked:
        config.hook.pytest_deselected(items=marked)
        items[:] = [item for item in items if not item.get_closest_marker(mark)]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test that cites an unknown clause."""
    item.stash[BEGAN] = processor_time()
    stash = item.session.stash
    if KNOWN not in stash:
        stash[KNOWN] = clause_ids(item.config.rootpath)
    known = stash[KNOWN]
    wrong = wrong_citations({item.name: cited_by(item)}, known) if known else []
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


def clause_results(cited: dict[str, tuple[str, ...]], outcomes: dict[str, str]) -> dict[str, str]:
    """Return ``passed`` or ``failed`` by clause: one failing test fails it; tests not run do not
    count."""
    results: dict[str, str] = {}
    for test, names in cited.items():
        outcome = outcomes.get(test)
        for name in names:
            if outcome == "failed" or (outcome == "passed" and name not in results):
                results[name] = outcome
    return dict(sorted(results.items()))


class Outcomes:
    """Stores the outcome of each test, and records the clauses at the end of the run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.ended: dict[str, str] = {}
        self.cited: dict[str, tuple[str, ...]] = {}
        self.took: dict[str, float] = {}
        self.long: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Store the outcome of the call; a failure in setup or teardown overrides it."""
        for name, value in report.user_properties:
            if name == CITED:
                self.cited[report.nodeid] = tuple(map(str, value))
            elif name == TOOK:
                self.took[report.nodeid] = float(str(value))
                self.long |= {report.nodeid} if "long" in report.keywords else set()
        if report.failed or (report.when == "call" and report.nodeid not in self.ended):
            self.ended[report.nodeid] = report.outcome

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Replace the record after a whole run, amend it after a partial one. Fail a whole long
        run with tests that take too long."""
        cache, option = getattr(self.config, "cache", None), self.config.option
        if cache is None or option.collectonly:
            return
        results, took = clause_results(self.cited, self.ended), self.took
        chosen = option.keyword or option.markexpr or option.lf
        whole = not chosen and self.config.args_source is pytest.Config.ArgsSource.TESTPATHS
        if not whole:
            results = {**(cache.get(RECORD, None) or {}), **results}
            took = {**(cache.get(f"rimward/{TOOK}", None) or {}), **took}
        elif option.long and session.exitstatus == pytest.ExitCode.OK and self.slow():
            session.exitstatus = SLOW
        cache.set(RECORD, dict(sorted(results.items())))
        cache.set(f"rimward/{TOOK}", took)

    def slow(self) -> list[str]:
        """Return a line for each ordinary test that takes too long and has no reason to."""
        ordinary = {test: took for test, took in self.took.items() if test not in self.long}
        return too_long(ordinary, worth(self.config.rootpath))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List these tests, and say what to do."""
        over = self.slow()
        if over and len(self.took) > len(over):
            terminalreporter.section(f"over {MOST_SECONDS} s of processor time")
            terminalreporter.write_line("\n".join(over))
            terminalreporter.write_line(WHAT_TO_DO)


# --- processor time ------------------------------------------------------------------------------


def worth(root: Path = ROOT) -> dict[str, str]:
    """Return the tests that may take longer, each ``file::function``, with the reason."""
    file = root / "tests" / "worth.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    parts = (line.partition(" ") for line in lines if line and not line.startswith("#"))
    return {test: reason.strip() for test, _, reason in parts}


def too_long(took: dict[str, float], allowed: Iterable[str]) -> list[str]:
    """Return a line for each test beyond ``MOST_SECONDS``, the longest first."""
    known = set(allowed)
    over = [each for each in took.items() if each[1] > MOST_SECONDS]
    slow = [(test, took) for test, took in over if test.partition("[")[0] not in known]
    return [f"{took:6.2f} {test}" for test, took in sorted(slow, key=lambda each: -each[1])]


def processor_time() -> float:
    """Return the seconds that this process and those it waited for have computed."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Leave what several tests share out of the time of the one that happens to need it first."""
    began = processor_time()
    try:
        return (yield)
    finally:
        item = request._pyfuncitem
        if fixturedef.scope != "function" and BEGAN in item.stash:
            item.stash[BEGAN] += processor_time() - began


# --- memory --------------------------------------------------------------------------------------


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare later collections of garbage the tests and modules, which stay to the end."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Give freed memory back from time to time, where the C library has a function for it."""
    ended = item.session.stash[ENDED] = item.session.stash.get(ENDED, 0) + 1
    if ended % TESTS_PER_TRIM == 0:
        gc.collect()
        if sys.platform == "linux":
            getattr(ctypes.CDLL(None), "malloc_trim", int)(0)


# --- skips ---------------------------------------------------------------------------------------


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure with its reason, where skips are forbidden."""
    if os.environ.get("RIMWARD_NO_SKIPS") == "1" and report.skipped:
        if not hasattr(report, "wasxfail"):
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
            report.outcome = "failed"
            report.longrepr = f"{report.nodeid}: {reason} (skips are forbidden in this run)"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Handle skips of single tests; add the processor time to the last report of each."""
    report = yield
    forbid_skip(report)
    if call.when == "teardown":
        report.user_properties.append((TOOK, round(processor_time() - item.stash[BEGAN], 3)))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Handle skips of whole files."""
    report = yield
    forbid_skip(report)
    return report
