"""Every client test runs without a display and with the player's folders elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

from game.client.draw.slices import slices  # noqa: E402
from game.client.shell.app.app import App  # noqa: E402
from game.client.shell.window.scenes import Scene  # noqa: E402
from game.client.shell.window.settings import Settings  # noqa: E402

MakeApp = Callable[..., App]
Some = Callable[[Iterable[Any], int], list[Any]]
HERE = Path(__file__).parent


class Unread:
    """The screen of an app that paints nothing: the window has it, and a test may not look."""

    def __get__(self, app: App | None, owner: type[App]) -> pygame.Surface | None:
        if Path(sys._getframe(1).f_code.co_filename).is_relative_to(HERE):
            raise AssertionError("this test looks at the screen: mark it painted")
        return None if app is None else app.__dict__["screen"]

    def __set__(self, app: App, screen: pygame.Surface | None) -> None:
        app.__dict__["screen"] = screen


def _counted(app: App) -> bool:
    """Take the dirty parts and count the frame, as ``App.draw`` does, and paint nothing."""
    if not app.dirty or app.__dict__["screen"] is None:
        return False
    parts = app.dirty.take(app.__dict__["screen"].get_rect())
    app.frames += bool(parts)
    return bool(parts)


@pytest.fixture(autouse=True)
def _unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint no frames in tests that do not look at them: all but those marked ``painted``."""
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(App, "draw", _counted)
        monkeypatch.setattr(App, "screen", Unread(), raising=False)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Close the window after each test."""
    yield
    pygame.display.quit()


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("RIMWARD_TRACE", raising=False)


@pytest.fixture(autouse=True)
def _whole_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin each test as files and tests do: pictures are painted at once."""
    monkeypatch.setattr(slices, "on", False)


@pytest.fixture
def some(request: pytest.FixtureRequest) -> Some:
    """Return ``some(values, step)``: each ``step``-th of them, and with ``--long`` all."""
    every = bool(request.config.getoption("--long"))
    return lambda values, step: list(values)[:: 1 if every else step]


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave one game on the shelf, for tests of the screens that then need no choice."""
    from game.client.shell.window import registry

    first = next(iter(registry.CLIENTS.items()))
    monkeypatch.setattr(registry, "CLIENTS", dict([first]))


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave the pictures of cards plain, for tests that read their words alone."""
    from game.client.draw import images
    from game.client.games.outer_rim.cards import art

    images.forget()
    monkeypatch.setattr(art, "_made", lambda shown, size: images.ready(pygame.Surface(size)))
    yield
    images.forget()


@pytest.fixture
def make_app() -> MakeApp:
    """Return ``make_app(SceneClass, size=..., scale=...)``: an open app with that scene,
    settled."""

    def make(
        scene: Callable[[App], Scene], size: tuple[int, int] = (1920, 1080), scale: float = 1.0
    ) -> App:
        app = App(Settings(ui_scale=scale, first_start_done=True), size=size)
        app.open()
        app.stack.push(scene(app))
        settle(app)
        return app

    return make


def settle(app: App) -> None:
    """Run frames until nothing moves and nothing is dirty."""
    for _ in range(100):
        if not app.frame([], 0.05) and not app.stack.busy:
            return
    raise AssertionError("the scene never comes to rest")


def click(app: App, pos: tuple[int, int]) -> None:
    """Click the mouse: move, press, release, one frame each."""
    deliberate(app)
    for event in (
        pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    ):
        app.frame([event], 0.016)


def move(app: App, pos: tuple[int, int]) -> None:
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    app.frame([event], 0.016)


def deliberate(app: App) -> None:
    """Make the next press count as that of a player who has read the question."""
    app.guard.update(1.0)


def press(app: App, id: str) -> None:
    """Click on a button of the screen in front."""
    assert app.stack.top is not None
    widget = app.stack.top.form.find(id)
    assert widget is not None and widget.enabled, id
    click(app, widget.rect.center)
    settle(app)


def press_key(app: App, key: int, mod: int = 0, unicode: str = "") -> None:
    deliberate(app)
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)], 0.016)


def type_text(app: App, text: str) -> None:
    """Type as SDL reports it: a key and its text for each character."""
    for char in text:
        press_key(app, ord(char.lower()), unicode=char)
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=char)], 0.016)
