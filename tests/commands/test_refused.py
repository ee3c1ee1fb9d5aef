"""Sentences for system errors: closed streams, full disks, unusable homes and folders, names that
are not valid text."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import commands
from game.bootstrap import ROOT
from tests.breadth import first
from tests.names import Out, Patch

AS_ANYBODY = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""runs a command of the superuser, who may read everything, with the rights of an owner"""
RUN = """
import sys
from game.commands import main
for line in sys.argv[1:]:
    print("status", main(line.split()), file=sys.stderr)
"""


def shell(line: str, *argv: str, **environ: str) -> tuple[int, str, str]:
    """Run a shell command line, with ``$RIMWARD`` for the program; return the finished process."""
    if os.name == "nt":
        pytest.skip("Windows has no sh")
    done = subprocess.run(
        ["sh", "-c", line, "sh", *argv],
        env={**os.environ, "RIMWARD": f"{sys.executable} {ROOT / 'main.py'}", **environ},
        capture_output=True, text=True, errors="surrogateescape", timeout=60,
    )  # fmt: skip
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr, done.stderr
    return done.returncode, done.stdout, done.stderr


def sentence(said: str) -> str:
    """Return the message, checked to be one line of reasonable length."""
    assert said.count("\n") == 1 and said.endswith("\n") and len(said) < 1000
    return said.strip()


def test_a_closed_input_is_an_input_at_its_end() -> None:
    status, out, said = shell("$RIMWARD headless --game free_captains <&-")
    assert (status, said) == (0, "") and '"type": "decision"' in out


@pytest.mark.parametrize("line", first(2, ["--version >&-", "chek 2>&-", "headless <&- >&- 2>&-"]))
def test_closed_outputs_swallow_what_is_printed(line: str) -> None:
    status, out, said = shell(f"$RIMWARD {line}")
    assert (out, said) == ("", "") and status == (2 if "chek" in line else 0)


def test_a_file_never_gets_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    code = "from game.commands import main; main(['--version']); print(open('file', 'w').fileno())"
    command = f'cd "$1"; PYTHONPATH="$2" {sys.executable} -c "$3" <&- 2>&-'
    out = shell(command, str(tmp_path), str(ROOT), code)[1]
    assert int(out.split()[-1]) > 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
@pytest.mark.parametrize(
    "line",
    first(2, ["--version", "--help", "check --help", "test --help", "check --ids", "headless <&-"]),
)
def test_a_full_disk_is_a_sentence(line: str) -> None:
    status, _, said = shell(f"$RIMWARD {line} >/dev/full")
    assert status == 1
    assert sentence(said) == "rimward: the output cannot be written: No space left on device."


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
def test_where_not_even_the_sentence_can_be_printed_the_status_says_it() -> None:
    assert shell("$RIMWARD --version >/dev/full 2>/dev/full") == (1, "", "")


def test_a_reader_that_has_gone_is_no_fault() -> None:
    assert shell("(sleep 0.2; $RIMWARD --help; echo $? >&2) | true") == (0, "", "141\n")


def test_letters_that_a_terminal_lacks_are_escaped() -> None:
    status, out, said = shell('$RIMWARD check "$1"', "é\udcff", PYTHONIOENCODING="ascii")
    assert status == 1 and "no folder of this name" in out and "\\xe9\\udcff" in out


@pytest.mark.parametrize("command", ["check", "headless", "play", "simulate --games 1"])
def test_a_home_of_nobody_is_a_sentence(command: str) -> None:
    status, _, said = shell(f"$RIMWARD {command} </dev/null", RIMWARD_HOME="~nosuchuser/x")
    assert status == 1
    assert "RIMWARD_HOME begins with ~nosuchuser" in sentence(said)


def test_a_user_without_a_home_is_a_sentence(monkeypatch: Patch, capsys: Out) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("RIMWARD_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    for line in (["check"], ["headless"], ["play"]):
        assert commands.main(line) == 1
        assert "set RIMWARD_HOME" in sentence(capsys.readouterr().err)


@pytest.mark.parametrize("home", first(1, ["file/below", "file"]))
def test_a_window_does_not_open_where_nothing_can_be_kept(home: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, _, said = shell("$RIMWARD play", RIMWARD_HOME=str(tmp_path / home))
    assert status == 2
    assert "settings and games cannot be saved in" in sentence(said) and "RIMWARD_HOME" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")
def test_a_folder_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    game = "headless --game free_captains"
    first = AS_ANYBODY if os.getuid() == 0 else ()
    lines = "check", game, f"check {locked}/below", f"{game} --journal {locked}/x.jsonl"
    locked.mkdir()
    locked.chmod(0)
    try:
        done = subprocess.run(
            [*first, sys.executable, "-c", RUN, *lines],
            cwd=ROOT, env={**os.environ, "RIMWARD_HOME": str(locked / "home")},
            stdin=subprocess.DEVNULL, capture_output=True, text=True,
        )  # fmt: skip
    finally:
        locked.chmod(0o700)
    said = done.stderr.splitlines()
    assert said[1::2] == ["status 1", "status 1", "status 1", "status 2"], done.stderr
    assert all("ermission denied" in each for each in said[::2])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no name is such bytes")
def test_a_name_that_is_no_text_is_written_as_an_escape(tmp_path: Path, capsys: Out) -> None:
    page = os.fsencode(tmp_path) + b"/b\xff.md"
    line = ["simulate", "--game", "free_captains", "--games", "1", "--markdown"]
    assert commands.main([*line, os.fsdecode(page)]) == 0
    assert capsys.readouterr().err == ""
    with open(page, encoding="utf-8") as file:
        assert "b\\udcff.md" in file.read()


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "argv",
    [
        [LONG], [LONG + ".jsonl"], ["--" + LONG], ["rules", "--game", LONG], ["check", LONG],
        ["replay", LONG], ["shot", LONG, "--out", "x.png"], ["rules", "--json", LONG],
        ["headless", "--seats", LONG], ["headless", "--setup", LONG], ["headless", "--game", LONG],
        ["headless", "--journal", LONG], ["headless", "--expansion", LONG], ["simulate", LONG],
        ["simulate", "--games", "1", "--record", LONG], ["bench", "--seats", LONG],
        ["play", "--load", LONG], ["play", "--size", LONG], ["test", "--long=" + LONG],
    ],
    ids=lambda argv: " ".join(argv).replace(LONG, "LONG"),
)  # fmt: skip
def test_a_huge_argument_is_refused_in_few_words(
    argv: list[str], tmp_path: Path, monkeypatch: Patch,
    capsys: Out,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert commands.main(argv) in (1, 2)
    told = capsys.readouterr()
    assert len(told.out + told.err) < 2000 and (told.out + told.err).count("\n") <= 2


@pytest.mark.parametrize(
    "size", ["16384x16384", "7681x4320", "7680x4321", "639x360", "²x²", "9" * 99]
)
def test_a_picture_has_bounds(size: str, capsys: Out) -> None:
    assert commands.main(["shot", "table", "--size", size, "--out", "x.png"]) == 2
    assert "--size" in sentence(capsys.readouterr().err)


def test_a_trace_that_cannot_be_written_is_a_sentence(
    tmp_path: Path, monkeypatch: Patch, capsys: Out
) -> None:
    for name in (tmp_path, tmp_path / "none" / "trace"):
        monkeypatch.setenv("RIMWARD_TRACE", str(name))
        assert commands.main(["play"]) == 2
        assert "RIMWARD_TRACE names" in sentence(capsys.readouterr().err)
