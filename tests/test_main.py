"""``main.py`` and its dispatcher, and the record of proved clauses."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import game
from game import commands
from tests.breadth import first
from tests.names import Out, Patch

ROOT = Path(__file__).resolve().parent.parent
pytest_plugins = ["pytester"]


def run_main(*argv: str, python: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *python, str(ROOT / "main.py"), *argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_an_old_python_can_read_main_py() -> None:
    source = (ROOT / "main.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 3))
    assert source.isascii(), "Python 2 reads nothing else without being told"
    assert not [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.JoinedStr)]


def test_an_old_python_gets_one_sentence() -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 8, 10)\n"
        f"runpy.run_path({str(ROOT / 'main.py')!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Rimward needs Python 3.11 or newer, but this is Python 3.8.\n"


def test_version_and_help_start_without_any_package() -> None:
    code = (
        "import sys; from game.commands import main; main(['--version']); main(['--help'])\n"
        "print([m for m in ('pygame', 'pydantic', 'pytmx') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert lines[0] == f"rimward {game.__version__}"
    assert lines[-1] == "[]"


def test_main_py_runs_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--version"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, f"rimward {game.__version__}\n")


def test_an_unknown_command_gives_two_and_the_nearest_name() -> None:
    done = run_main("tset")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "No command 'tset': did you mean test?\n"


@pytest.fixture
def command(monkeypatch: Patch) -> list[tuple[str, list[str]]]:
    """Replace all commands by ones that record their call and return 5."""
    calls: list[tuple[str, list[str]]] = []

    def noting(name: str) -> Callable[[list[str]], int]:
        def note(argv: list[str]) -> int:
            calls.append((name, argv))
            return 5

        return note

    for name in commands.COMMANDS:
        module = ModuleType(name)
        monkeypatch.setattr(module, "main", noting(name), raising=False)
        monkeypatch.setitem(sys.modules, f"game.commands.{name}", module)
    monkeypatch.setattr(commands, "present", lambda: list(commands.COMMANDS))
    return calls


def test_no_command_plays(command: list[tuple[str, list[str]]]) -> None:
    assert commands.main([]) == 5
    assert commands.main(["--seed", "7"]) == 5
    assert command == [("play", []), ("play", ["--seed", "7"])]


def test_a_command_gets_what_follows_it(command: list[tuple[str, list[str]]]) -> None:
    assert commands.main(["replay", "a.jsonl", "--verify"]) == 5
    assert command == [("replay", ["a.jsonl", "--verify"])]


def test_options_of_a_command_are_its_own(command: list[tuple[str, list[str]]]) -> None:
    commands.main(["rules", "--help"])
    commands.main(["shot", "--version"])
    assert command == [("rules", ["--help"]), ("shot", ["--version"])]


def test_the_installed_program_reads_the_command_line(
    command: list[tuple[str, list[str]]], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(sys, "argv", ["rimward", "check", "maps"])
    assert commands.main() == 5
    assert command == [("check", ["maps"])]


def test_an_unknown_name_far_from_all_lists_them() -> None:
    said = commands.unknown("xyzzy")
    assert said.startswith("No command 'xyzzy': the commands are ")
    assert all(name in said for name in commands.present())


def test_interrupting_a_command_is_quiet(monkeypatch: Patch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    module = ModuleType("test")
    monkeypatch.setattr(module, "main", interrupted, raising=False)
    monkeypatch.setitem(sys.modules, "game.commands.test", module)
    assert commands.main(["test"]) == 130


def test_the_help_lists_the_commands_that_are_there(capsys: Out) -> None:
    assert commands.main(["--help"]) == 0
    listed = [line.split() for line in capsys.readouterr().out.splitlines() if line[:2] == "  "]
    assert [words[0] for words in listed] == commands.present()
    assert all(len(words) > 2 for words in listed), "a command without a HELP line"


def test_every_command_keeps_the_contract() -> None:
    folder = ROOT / "game" / "commands"
    modules = {path.stem for path in folder.glob("*.py")}
    for name in commands.present():
        assert name in modules
        line = commands.help_line(name)
        assert line and "\n" not in line and len(line) < 80, f"{name} needs a one-line HELP"


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: Patch) -> pytest.Pytester:
    """Create a small project with this plugin, clauses and four tests in ``tests/``."""
    monkeypatch.delenv("RIMWARD_NO_SKIPS", raising=False)
    monkeypatch.setenv("RIMWARD_HOME", os.environ["RIMWARD_HOME"])  # a run there changes it
    pytester.makefile(".ini", pytest="[pytest]\ntestpaths = tests\nmarkers =\n  rule(id)\n  long")
    tests = pytester.mkdir("tests")
    (tests / "conftest.py").write_bytes((ROOT / "tests" / "conftest.py").read_bytes())
    (tests / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('OR-001', 'OR-002')\n"
        "def test_good(): pass\n"
        "@pytest.mark.rule('OR-002')\n"
        "def test_bad(): assert False\n"
        "@pytest.mark.rule('OR-003')\n"
        "def test_skipped(): pytest.skip('no screen')\n"
        "@pytest.mark.long\n"
        "@pytest.mark.rule('OR-004')\n"
        "def test_long(): pass\n"
    )
    clauses = [{"id": f"OR-00{n}", "section": "s", "text": "t"} for n in range(1, 5)]
    pytester.mkdir("cards")
    (pytester.path / "cards" / "outer_rim").mkdir()
    (pytester.path / "cards" / "outer_rim" / "clauses.json").write_text(json.dumps(clauses))
    return pytester


def record(project: pytest.Pytester) -> dict[str, str]:
    file = project.path / ".pytest_cache" / "v" / "rimward" / "clauses"
    made: dict[str, str] = json.loads(file.read_text("utf-8"))
    return made


@pytest.mark.parametrize("jobs", first(1, ["0", "2"]))
def test_cited_clauses_are_recorded(project: pytest.Pytester, jobs: str) -> None:
    run = project.runpytest_subprocess if jobs == "2" else project.runpytest_inprocess
    result = run("-q", "--numprocesses", jobs)
    result.assert_outcomes(passed=1, failed=1, skipped=1)
    assert record(project) == {"OR-001": "passed", "OR-002": "failed"}


def test_a_run_of_some_tests_amends_the_record(project: pytest.Pytester) -> None:
    project.runpytest_inprocess("-q")
    project.runpytest_inprocess("-q", "--long", "-k", "long")
    assert record(project) == {"OR-001": "passed", "OR-002": "failed", "OR-004": "passed"}
    project.runpytest_inprocess("-q")
    assert "OR-004" not in record(project)


def test_long_tests_run_when_asked(project: pytest.Pytester) -> None:
    result = project.runpytest_inprocess("-q", "--long")
    result.assert_outcomes(passed=2, failed=1, skipped=1)


def test_an_unknown_clause_fails_its_test(project: pytest.Pytester) -> None:
    file = project.path / "tests" / "test_it.py"
    file.write_text(file.read_text().replace("'OR-001'", "'OR-0001'"))
    result = project.runpytest_inprocess("-q")
    result.assert_outcomes(failed=1, errors=1, skipped=1, deselected=1)
    result.stdout.fnmatch_lines(["*test_good*no clause 'OR-0001', did you mean OR-001?"])


def test_without_clause_files_any_id_may_be_cited(project: pytest.Pytester) -> None:
    (project.path / "cards" / "outer_rim" / "clauses.json").unlink()
    project.runpytest_inprocess("-q").assert_outcomes(passed=1, failed=1, skipped=1, deselected=1)


def test_skips_fail_where_they_are_forbidden(project: pytest.Pytester, monkeypatch: Patch) -> None:
    (project.path / "tests" / "test_whole.py").write_text(
        "import pytest\npytest.skip('no Xvfb', allow_module_level=True)\n"
    )
    monkeypatch.setenv("RIMWARD_NO_SKIPS", "1")
    result = project.runpytest_inprocess("-q", "--continue-on-collection-errors")
    result.assert_outcomes(passed=1, failed=2, errors=1, deselected=1)
    result.stdout.fnmatch_lines(["*no screen (skips are forbidden in this run)"])
    result.stdout.fnmatch_lines(["*no Xvfb (skips are forbidden in this run)"])


def test_the_test_command_closes_with_the_counts(project: pytest.Pytester) -> None:
    code = "import sys; from game.commands import test; test.ROOT = sys.argv[1];"
    code += "sys.exit(test.main(['--fast']))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(project.path)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed, 1 skipped"


def test_a_failed_check_fails_the_test_command(monkeypatch: Patch, capsys: Out) -> None:
    from game.commands import test

    monkeypatch.setattr(test, "CHECKS", {"black": ["this"], "mypy": ["nothing_of_this_name"]})
    monkeypatch.setattr(test, "check", {"black": "", "mypy": "mypy:\nthree errors\n"}.get)
    monkeypatch.setattr(pytest, "main", lambda *args, **more: 0)
    assert test.main([]) == 1
    told = capsys.readouterr().out
    assert "three errors" in told and "black ok, mypy FAILED" in told
    assert test.main(["--fast"]) == 0


def test_types_keep_their_cache_whatever_home_the_tests_set(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    from game.commands import test

    def tests(*args: Any, **more: Any) -> int:
        monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "of_tests"))
        return 0

    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    asked: list[Any] = []
    monkeypatch.setattr(test, "check", lambda *args: asked.append(args) or "")
    monkeypatch.setattr(pytest, "main", tests)
    assert test.main([]) == 0
    assert ("mypy", tmp_path / "cache") in asked


def test_a_check_returns_what_it_finds(monkeypatch: Patch) -> None:
    from game.commands import test

    monkeypatch.setattr(test, "CHECKS", {"mypy": ["nothing_of_this_name"]})
    assert "No module named nothing_of_this_name" in test.check("mypy")


def test_errors_of_a_cache_that_two_copies_wrote_are_not_told(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    from game.commands import test

    shared = str(tmp_path / "mypy")
    monkeypatch.setattr(test, "_findings", lambda _, command: "wrong" * (command[-1] == shared))
    assert test.check("mypy", tmp_path) == ""
    monkeypatch.setattr(test, "_findings", lambda _, command: "wrong")
    assert test.check("mypy", tmp_path) == "wrong"
