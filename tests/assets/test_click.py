"""The picture of the life of a click: its boxes are functions, called in this order by a click."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

from game.client.games.outer_rim.play.model import the_game  # noqa: E402
from game.client.games.outer_rim.table import table  # noqa: E402
from game.client.games.outer_rim.tools.shots import SEATS, SEED, answer  # noqa: E402
from game.client.shell.app.app import App  # noqa: E402
from game.client.shell.window.settings import Settings  # noqa: E402
from game.table.session import Session  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def click() -> ModuleType:
    """Return the script that draws the picture, which is outside any package."""
    spec = importlib.util.spec_from_file_location("click", ROOT / "assets/make/click.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["click"] = module  # where a dataclass looks for itself
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Return a table at rest in the action step of a game on disk."""
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "home"))
    setup = {"game": "outer_rim", "seats": SEATS}
    session = Session(the_game(), setup, SEED, tmp_path / "game.jsonl")
    app = App(Settings(), size=(1280, 720), folder=tmp_path)
    app.open()
    app.stack.push(table.make(app, session=answer(session, "faction:rebel", "credits")))
    for _ in range(60):
        app.frame([], 1 / 60)
    yield app
    session.close()
    pygame.display.quit()


def code(stop: Any) -> CodeType:
    """Return the code of the function of a box."""
    found: Any = importlib.import_module(stop.module)
    for name in stop.function.split("."):
        found = getattr(found, name)
    made: CodeType = found.__code__
    return made


def press(app: App, pos: tuple[int, int]) -> None:
    """Press and release the button at a place, a frame each, as a player who has read."""
    app.guard.update(1.0)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        more = {"rel": (1, 1), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        app.frame([pygame.event.Event(kind, pos=pos, button=1, **more)], 1 / 60)


def test_the_picture_is_that_of_the_script(click: ModuleType) -> None:
    assert click.PICTURE.read_text("utf-8") == click.picture(), "run: python assets/make/click.py"


def test_every_box_names_the_file_of_its_function(click: ModuleType) -> None:
    for stop in click.STOPS:
        assert Path(code(stop).co_filename) == ROOT / stop.path, stop


def test_a_click_calls_the_boxes_in_their_order(click: ModuleType, app: App) -> None:
    scene = app.stack.top
    assert scene is not None
    control = next(each for each in scene.controls() if each.key == click.KEY)
    called: list[CodeType] = []

    def see(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call":
            called.append(frame.f_code)

    sys.setprofile(see)
    try:
        press(app, control.source.center)
        app.frame([], 1 / 60)
    finally:
        sys.setprofile(None)
    at = 0
    for stop in click.STOPS:
        wanted = code(stop)
        assert wanted in called[at:], f"{stop.function} is not called after the box before it"
        at = called.index(wanted, at)
