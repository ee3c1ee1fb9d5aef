"""Text that players type, paste and edit, and command lines: accepted whole or refused in words."""

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
from game.client.shell.window import settings as settings_file
from game.client.shell.window.settings import Settings
from game.commands import (arguments, bench, check, headless, play, rules, simulate,
    train)  # fmt: skip
from game.commands import test as test_command
from game.outer_rim import share
from game.outer_rim.game import OuterRim, load
from game.table import codes
from game.table.letters import unseen
from tests.attack.kit import ODD_VALUES, STEERING, damaged, in_time, mutated, seeds
from tests.names import Out, Patch

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
def place(tmp_path: Path, monkeypatch: Patch) -> Path:
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


@pytest.mark.posix
def test_command_lines(place: Path, pytestconfig: pytest.Config, capsys: Out) -> None:
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


@pytest.fixture(scope="module")
def game() -> OuterRim:
    return load()


def typed_code(rng: random.Random) -> str:
    """Return text that may be taken for a code, mostly with a correct check."""
    if rng.random() < 0.7:
        signs = [rng.randrange(32) for _ in range(share.LENGTH - 1)]
        code = "".join(codes.SIGNS[each] for each in (*signs, codes._check(signs, share.FORM)))
        return rng.choice([code, share.grouped(code), code.lower(), f" {code}\t"])
    odd = [*STEERING, *codes.SIGNS, *"ilou-*ß", "ſ", "１", "Ａ", "²", "\u0130", "\0", "\ud800"]
    return "".join(rng.choice(odd) for _ in range(rng.choice([0, 1, 11, 12, 12, 12, 13, 500])))


def test_a_code_is_a_game_that_can_be_played_or_is_refused(
    game: OuterRim, pytestconfig: pytest.Config
) -> None:
    played = 0
    for number, rng in seeds(pytestconfig, 1000):
        text = typed_code(rng)
        try:
            setup, seed = share.decode(text, game)
        except share.CodeError as refused:
            words = str(refused)
            assert unseen(words) == "" and words.endswith(".") and len(words) < 200, number
            continue
        assert game.setup_problems(setup) == []
        assert share.encode(setup, seed) == text.strip().replace("-", "").upper()
        if played < 40:
            assert game.decision(game.new(setup, seed)) is not None
            played += 1
    assert played == 40


def edited_settings(rng: random.Random) -> bytes:
    """Return settings damaged by a person or a program."""
    data = Settings().model_dump()
    if rng.random() < 0.5:
        for _ in range(rng.randint(1, 3)):
            data = mutated(data, rng)
        return json.dumps(data).encode()
    if rng.random() < 0.3:
        name = rng.choice([*data, *STEERING])
        return json.dumps({**data, name: rng.choice(ODD_VALUES)}).encode()
    return damaged(json.dumps(data, indent=2).encode(), rng)


def test_settings_are_read_or_set_aside_as_they_were(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    for number, rng in seeds(pytestconfig, 250):
        folder = tmp_path / str(number)
        folder.mkdir()
        path, data = folder / "settings.json", edited_settings(rng)
        path.write_bytes(data)
        settings, message = settings_file.load(path)
        if message is None:
            assert path.read_bytes() == data
            assert Settings.model_validate_json(settings.model_dump_json()) == settings
            continue
        assert unseen(message) == "" and len(message) < 700, number
        aside, *good = sorted(folder.iterdir())
        assert good in ([], [path])
        assert aside.name in message and aside.read_bytes() == data
        assert settings_file.load(path) == (settings, None), "what is good stays, the rest is usual"
