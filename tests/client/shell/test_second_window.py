"""The second window beside the main one."""

from __future__ import annotations

import pygame
import pytest

from game.client.shell.app.app import App
from game.client.shell.title.title import TitleScene
from tests.client.conftest import open_scene


def opened() -> App:
    app, scene = open_scene(TitleScene)
    app.second.open(scene, "For others")
    return app


def event(app: App, kind: int, **values: object) -> pygame.event.Event:
    """Return an event of the second window."""
    return pygame.event.Event(kind, window=app.second._window, **values)


@pytest.mark.parametrize("kind", (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.WINDOWSIZECHANGED))
def test_its_events_reach_no_scene(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app, seen = opened(), list[pygame.event.Event]()
    monkeypatch.setattr(type(app.stack.top), "handle", lambda self, event: seen.append(event))
    values = {"button": 1, "pos": (5, 5), "clicks": 1, "key": pygame.K_q, "unicode": "q", "mod": 0}
    app.frame([event(app, kind, **values)], 0.1)
    assert seen == [] and app.second.is_open and app.running


def test_it_is_closed_alone_and_the_main_window_ends_the_program() -> None:
    app = opened()
    app.frame([event(app, pygame.WINDOWCLOSE)], 0.1)
    assert not app.second.is_open and app.running
    app.frame([pygame.event.Event(pygame.WINDOWCLOSE)], 0.1)
    assert app.running, "without a second window, the system asks to quit"
    app.second.open(app.stack.top, "For others")
    app.frame([pygame.event.Event(pygame.WINDOWCLOSE)], 0.1)
    assert not app.running


def test_a_picture_is_painted_once_for_its_key() -> None:
    app, painted = opened(), list[tuple[int, int]]()
    for key in ("a", "a", "b"):
        app.second.show(key, lambda surface: painted.append(surface.get_size()))
    assert len(painted) == 2
    app.second.close()
    app.second.show("c", lambda surface: painted.append(surface.get_size()))
    assert len(painted) == 2
