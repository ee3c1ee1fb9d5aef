"""Every client test runs without a display and with the player's folders elsewhere."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

from game.client.draw import fonts, images, paper  # noqa: E402
from game.client.draw.cache import SurfaceCache  # noqa: E402
from game.client.draw.incremental_paint import slices  # noqa: E402
from game.client.games.outer_rim.cards import art  # noqa: E402
from game.client.games.outer_rim.table.prefetch import CardPrefetch  # noqa: E402
from game.client.shell.app.app import App  # noqa: E402
from game.client.shell.window.scenes import Scene  # noqa: E402
from game.client.shell.window.settings import Settings  # noqa: E402
from game.client.tabletop.table.views import Views  # noqa: E402

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


PIXELS = {
    "average_color", "crop", "from_surface", "from_threshold", "get_at", "get_bounding_rect",
    "get_bounding_rects", "get_buffer", "get_view", "PixelArray", "surfarray", "tobytes",
}  # fmt: skip
"""functions that read pixels"""


@lru_cache(maxsize=None)
def _names(function: FunctionType) -> frozenset[str]:
    """Return the names that a function uses."""
    codes, names = [function.__code__], set[str]()
    while codes:
        code = codes.pop()
        names.update(code.co_names)
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
    return frozenset(names)


def _looks(test: FunctionType) -> bool:
    """Return whether a test reads pixels, itself or through other functions of the tests."""
    left, seen = [test], {test}
    while left:
        function = left.pop()
        names = _names(function)
        if names & PIXELS:
            return True
        used = [function.__globals__.get(name) for name in names]
        parts = [vars(each) for each in used if isinstance(each, ModuleType)]
        used += [part[name] for part in parts for name in names & part.keys()]
        for each in used:
            if isinstance(each, FunctionType) and each.__module__.startswith("tests"):
                left += [] if each in seen else [each]
                seen.add(each)
    return False


class Blank(NamedTuple):
    """The key of a picture without its art, which no painted test may find."""

    key: Hashable


def _blank(size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of the right size and one color."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((90, 90, 90, 255))
    return made


def _paint_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be laid out and written as ever, on pictures that are blank."""
    find, keep = SurfaceCache.find, SurfaceCache.keep

    def key_of(key: Hashable) -> Blank:
        return key if isinstance(key, Blank) else Blank(key)

    monkeypatch.setattr(SurfaceCache, "find", lambda self, key: find(self, key_of(key)))
    monkeypatch.setattr(SurfaceCache, "keep", lambda self, key, made: keep(self, key_of(key), made))
    show = paper.show
    printed = lambda surface, rect, m, key, *rest, **more: show(  # noqa: E731
        surface, rect, m, Blank(key), *rest, **more
    )
    monkeypatch.setattr(paper, "show", printed)
    monkeypatch.setattr(images, "_vector", lambda path, size, tint=None: _blank(size))
    monkeypatch.setattr(images, "painting", lambda path, size, how="", keep=True: _blank(size))
    monkeypatch.setattr(images, "gradient", lambda size, *colors, across=False: _blank(size))
    monkeypatch.setattr(images, "round_off", lambda picture, radius, only_top=False: None)
    monkeypatch.setattr(art, "_paint", lambda shown, size: _blank(size))
    monkeypatch.setattr(Views, "snapshot", lambda self: pygame.Surface(self.table.m.size))
    monkeypatch.setattr(CardPrefetch, "_paint_one", lambda self: (self.left or self._dice).pop())


@pytest.fixture(autouse=True)
def _unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint no frames in tests that do not look at them: all but those marked ``painted``. Paint
    no pictures either, unless the test reads pixels of what it draws itself."""
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(App, "draw", _counted)
        monkeypatch.setattr(App, "screen", Unread(), raising=False)
        if not _looks(request.function):
            _paint_nothing(monkeypatch)


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
    monkeypatch.setattr(art, "_paint", lambda shown, size: images.ready(pygame.Surface(size)))
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


Size = tuple[int, int]
SMALL, LARGE = (1280, 720), (1920, 1080)


def open_scene(
    scene: Callable[..., Scene], *args: Any, size: Size = SMALL, folder: Path | None = None,
    **settings: Any,
) -> tuple[App, Any]:  # fmt: skip
    """Return an app with a scene, which is made of the app and ``args``, at rest."""
    chosen = Settings(**{"speed": "off", **settings})
    app = App(chosen, size=size, folder=folder or Path("no-saves"))
    app.open()
    app.stack.push(made := scene(app, *args))
    settle(app)
    return app, made


def settle(app: App) -> None:
    """Run frames until nothing moves and nothing is dirty. What a thread or process beside the
    window works out may come late on a busy machine."""
    for number in range(500):
        if not app.frame([], 0.05) and not app.stack.busy:
            return
        time.sleep(0.01 if number > 100 else 0)
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


def wait(app: App, frames: int, seconds: float) -> None:
    """Let frames pass, each of this many seconds."""
    for _ in range(frames):
        app.frame([], seconds)


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


def strike(app: App, key: int, mod: int = 0, unicode: str = "") -> None:
    """Press a key, and wait for everything it sets off."""
    press_key(app, key, mod, unicode)
    settle(app)


def tap(app: App, pos: Size) -> None:
    """Click, and wait for everything it sets off."""
    click(app, pos)
    settle(app)


def choose(table: Any, key: str) -> None:
    """Give an answer at a table, and wait for everything it sets off."""
    table.do.choose(key)
    settle(table.app)


def show(app: App, scene: Scene) -> None:
    """Put a scene in front."""
    app.stack.push(scene)
    settle(app)


def texts_of(scene: Scene) -> list[fonts.Drawn]:
    """Return the texts that a scene draws."""
    with fonts.collect_text() as texts:
        scene.draw(pygame.Surface(scene.m.size))
    return list(texts)


def on_top(app: App, kind: Any) -> Any:
    """Return the scene in front, which is to be of a kind."""
    assert isinstance(app.stack.top, kind), app.stack.top
    return app.stack.top


def type_text(app: App, text: str) -> None:
    """Type as SDL reports it: a key and its text for each character."""
    for char in text:
        press_key(app, ord(char.lower()), unicode=char)
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=char)], 0.016)
