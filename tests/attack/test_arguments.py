"""Command lines made at random: each ends with a status and a few words, and never with a
traceback.

Commands that take minutes, need a screen or run the tests stop after reading their arguments.
"""

from __future__ import annotations

import io
import json
import os
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import commands
from game.commands import arguments, bench, check, headless, play, rules, simulate, train
from game.commands import test as test_command
from tests.attack.kit import STEERING, in_time, seeds

SECONDS = 5.0  # for one command line; most take milliseconds
MOST_SAID = 4000

COMMANDS: dict[str, tuple[list[str], dict[str, str | None]]] = {
    "play": ([], {"--game": "outer_rim", "--seed": "7", "--load": "game.jsonl",
                  "--size": "1280x720", "--windowed": None, "--no-packs": None}),
    "headless": ([], {"--game": "outer_rim", "--seats": "human,deck", "--seed": "7",
                      "--setup": "setup.json", "--journal": "new.jsonl", "--expansion": "x"}),
    "simulate": ([], {"--game": "outer_rim", "--seats": "random,random", "--games": "2",
                      "--seed": "7", "--jobs": "2", "--characters": "random",
                      "--record": "record", "--markdown": "page.md", "--json": None}),
    "train": ([], {"--game": "outer_rim", "--steps": "1", "--pairs": "1", "--seed": "7",
                   "--jobs": "1", "--record": "record", "--output": "learned"}),
    "check": (["folder", "setup.json"], {"--counts": None, "--ids": None, "--json": None}),
    "rules": ([], {"--game": "outer_rim", "--json": None}),
    "bench": ([], {"--game": "outer_rim", "--seats": "random,random", "--seconds": "0",
                   "--json": None}),
    "replay": (["game.jsonl"], {"--verify": None, "--no-packs": None}),
    "shot": (["table"], {"--size": "1280x720", "--out": "out.png", "--journal": "game.jsonl",
                         "--step": "3", "--scale": "1.5"}),
    "test": (["tests"], {"--long": None, "--fast": None}),
}  # fmt: skip
"""what follows a command: words, and options with a value that fits (None: no value)"""
ODD = [
    "", "-", "--", "---", "-1", "1e9", "0x10", "９", "١", "NaN", "inf", "None", "[]", "{}", "*",
    "~", "~nosuchuser", "/", ".", "..", "/dev/null", "/dev/zero", "/proc/self/mem", "pipe", "a\0b",
    "%s",
    "{0}", "$HOME", "é" * 300, "x" * 5000, "\udcff", "\udcff.jsonl", "\ud800", "game.jsonl",
    "folder", "setup.json", "none/none", "=", "--json=1", "--seed=", "random," * 50, "1" * 5000,
    "9999999x9999999", "outer_rim/../outer_rim", *STEERING,
]  # fmt: skip


def command_line(rng: random.Random) -> list[str]:
    """Return a command with some of its options; some values, and now and then a name, are odd."""
    name = rng.choice(list(COMMANDS))
    words, options = COMMANDS[name]
    line = [name if rng.random() < 0.95 else rng.choice(ODD)]
    line += [rng.choice(ODD) if rng.random() < 0.5 else word for word in words]
    for option in rng.sample(list(options), rng.randint(0, min(3, len(options)))):
        fitting = options[option]
        line.append(
            option if rng.random() < 0.95 else rng.choice(["-", "--", ""]) + rng.choice(ODD)
        )
        if fitting is not None:
            line.append(rng.choice(ODD) if rng.random() < 0.6 else fitting)
    if name == "shot" and "--out" not in line:
        line += ["--out", rng.choice(["out.png", *ODD])]
    return line + rng.choices(ODD, k=rng.random() < 0.1)


def stop(*_: Any, **__: Any) -> Any:
    raise arguments.Wrong("read and understood")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder to work in, with a game and a setup, where nothing long is begun."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("RIMWARD_NO_PACKS", "")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    assert commands.main(["headless", "--journal", "game.jsonl"]) == 0
    (tmp_path / "setup.json").write_text(json.dumps({"game": "outer_rim"}))
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for module, long in (
        (play, "_check_folders"), (simulate, "play_all"), (bench, "measure_play"),
        (headless, "Talk"), (test_command, "check"), (train, "learned"),
    ):  # fmt: skip
        monkeypatch.setattr(module, long, stop)
    monkeypatch.setattr("game.client.shell.tools.shots.take", stop)
    monkeypatch.setattr(arguments, "_loaded", cache(arguments._loaded))
    monkeypatch.setattr(check, "default_folders", lambda: [])
    monkeypatch.setattr(rules, "citations", lambda tests: {})
    monkeypatch.setattr("pytest.main", stop)
    return tmp_path


def test_command_lines(
    place: Path, pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, rng in seeds(pytestconfig, 40):
        argv = command_line(rng)
        os.chdir(place)  # the tests go elsewhere
        with in_time(SECONDS, argv):
            status = commands.main(argv)
        told = capsys.readouterr()
        assert status in (0, 1, 2), (number, argv, status)
        listing = {"--ids", "--counts", "--help", "rules", "check"} & {*argv}
        assert len(told.err) < MOST_SAID, (number, argv)
        assert len(told.out) < MOST_SAID or listing, (number, argv)
        assert status == 0 or told.err or told.out, (number, argv)
        assert "Traceback" not in told.err, (number, argv)
        assert not any(sign in told.out + told.err for sign in STEERING if sign != "\n")
