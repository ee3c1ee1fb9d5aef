"""``main.py play``: the scenes it opens, and its refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import __version__, commands
from game.client.shell.app.app import App
from game.client.tabletop.play.thinking import apart
from game.commands import play
from game.table.journal import Answer, Header, Journal
from game.table.registry import load_game
from game.table.session import Session
from tests.names import Out, Patch


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: Patch) -> Path:
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return tmp_path / "home"


@pytest.fixture
def ran(monkeypatch: Patch) -> Iterator[list[App]]:
    """Return the windows that were opened; each closes at once."""
    opened: list[App] = []

    def run(app: App) -> int:
        app.frame([], 0.1)
        opened.append(app)
        return 0

    monkeypatch.setattr(App, "run", run)
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests keep using the fonts
    monkeypatch.setattr(App, "toggle_full_screen", lambda app: None)
    yield opened
    pygame.display.quit()


def game(path: Path) -> Path:
    seats = [{"kind": "human", "character": "bossk"}, {"kind": "deck"}]
    setup = {"game": "outer_rim", "seats": seats}
    Session(load_game("outer_rim"), setup, 4, path).close()
    return path


def scenes(app: App) -> list[str]:
    return [each.name for each in app.stack]


def test_a_game_from_elsewhere_is_opened_and_joins_the_saves(
    tmp_path: Path, home: Path, ran: list[App]
) -> None:
    sent = game(tmp_path / "from a friend.jsonl")
    data = sent.read_bytes()
    assert play.main(["--load", str(sent), "--windowed"]) == 0
    assert scenes(ran[0]) == ["title", "table"]
    kept = home / "saves" / "from_a_friend.jsonl"
    assert ran[0].journal == kept and kept.read_bytes().startswith(data)
    assert sent.read_bytes() == data, "whoever plays on, it stays as it was sent"
    assert play.main(["--load", str(sent)]) == 0
    assert [each.name for each in (home / "saves").glob("*.jsonl")] == [kept.name]


def test_a_file_alone_is_opened(tmp_path: Path, ran: list[App]) -> None:
    path = str(game(tmp_path / "a.jsonl"))
    for argv in ([path, "--windowed"], ["--windowed", path], ["play", "--windowed", path]):
        assert commands.main(argv) == 0
    assert commands.main(["--load", path, path]) == 2
    assert scenes(ran[0]) == ["title", "table"]


@pytest.mark.parametrize(
    "data", ["", "rubbish\n", '{"journal":99,"game":"outer_rim"}\n', "[" * 999]
)
def test_a_broken_file_opens_a_notice(
    tmp_path: Path, home: Path, ran: list[App], data: str
) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(data)
    assert play.main(["--load", str(broken)]) == 0
    assert scenes(ran[0]) == ["title", "notice"]
    assert "broken.jsonl" in ran[0].stack.top.markup
    assert broken.read_text() == data and not list((home / "saves").glob("*.jsonl"))


def test_a_game_of_missing_packs_names_them(tmp_path: Path, ran: list[App]) -> None:
    path = tmp_path / "far.jsonl"
    header = Header(game="outer_rim", content="far_moons-2.1-abc", setup={"seats": []}, seed=1)
    with Journal.create(path, header) as journal:
        journal.append(Answer(seq=0, seat=0, key="end"))
    assert play.main(["--load", str(path)]) == 0
    assert "far_moons" in ran[0].stack.top.markup


def test_files_that_are_none(tmp_path: Path, capsys: Out) -> None:
    assert play.main(["--load", str(tmp_path / "none.jsonl")]) == 1
    assert capsys.readouterr().err == f"play: no game file {tmp_path / 'none.jsonl'}\n"
    assert play.main(["--load", str(tmp_path)]) == 1
    assert "is a folder; a game is a file that ends in .jsonl" in capsys.readouterr().err
    assert play.main(["--load", "x" * 5000]) == 1
    assert "x" * 900 not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--sed", "3"], "--sed"),
        (["--seed", "three"], "'three' is not a whole number"),
        (["--seed", "-1"], "-1 is not between 0"),
        (["--size", "big"], "'big' is not a size; write it like 1920x1080"),
        (["--windowed", "--fullscreen"], "not allowed with"),
        (["--game", "chess"], "chess"),
    ],
)
def test_wrong_arguments_are_told_in_a_sentence(argv: list[str], told: str, capsys: Out) -> None:
    assert play.main(argv) == 2
    said = capsys.readouterr().err
    assert told in said and said.startswith("main.py play: ") and said.count("\n") == 1


@pytest.mark.parametrize(
    ("argv", "full"),
    [
        ([], False), (["--fullscreen"], True), (["--windowed"], False),
        (["--size", "1300x800"], False),
    ],
)  # fmt: skip
def test_the_window_is_as_it_was_asked_for(argv: list[str], full: bool, ran: list[App]) -> None:
    assert play.main(argv) == 0
    assert not apart.on, "computer players think beside a window alone"
    assert ran[0].full_screen is full
    if "--size" in argv:
        assert ran[0].windowed == (1300, 800)


def test_help_and_version(capsys: Out) -> None:
    assert commands.main(["--help"]) == 0
    said = capsys.readouterr().out
    for words in ("play", "--load FILE", "--windowed", "--fullscreen", "--size WxH", "--version"):
        assert words in said
    assert max(map(len, said.splitlines())) <= 100
    assert commands.main(["--version"]) == 0
    assert capsys.readouterr().out == f"rimward {__version__}\n"
    assert play.main(["--help"]) == 0
    said = capsys.readouterr().out
    for each in play._parser()._actions:
        assert all(option in said for option in each.option_strings)


def test_a_seed_sets_up_a_game(ran: list[App], monkeypatch: Patch) -> None:
    asked: list[Any] = []
    whole = App.open_scene
    monkeypatch.setattr(
        App, "open_scene", lambda app, name, **wishes: asked.append((name, wishes)) or whole(
            app, name, **wishes)
    )  # fmt: skip
    assert play.main(["--game", "edge", "--seed", "12"]) == 0
    wanted = [("title", {"shown": "edge"}), ("new_game", {"game": "edge", "seed": 12})]
    assert asked == wanted and len(ran) == 1
