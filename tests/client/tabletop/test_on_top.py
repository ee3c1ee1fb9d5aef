"""Esc closes what is on top, one thing at a time; only on a bare table it opens the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.table.areas import Opened
from game.client.shell.app.app import App
from game.client.tabletop.pages.results import Line, Page
from game.client.tabletop.table.scene import TableScene
from tests.client.conftest import deliberate, move, press_key, settle, wait
from tests.client.games.outer_rim.playing import a_game
from tests.client.tabletop.test_ways_on import new
from tests.client.walker import open_table

Deed = Callable[[App, Any], None]


def table(name: str, folder: Path) -> tuple[App, TableScene]:
    game = a_game(2) if name == "outer_rim" else new(name)
    app, scene = open_table(game, folder, speed="off", forced_steps=False, curtain=False)
    settle(app)
    while scene.ui.tray:
        scene.do.next_page()
    settle(app)
    return app, scene


def readable(scene: TableScene) -> Any:
    return next(name for name in scene.view.spots if scene.table.reading.readable(name))


def read_pages(app: App, scene: TableScene) -> None:
    scene.ui.tray = [Page(f"Turn {n}", lines=[Line("Lando moves")], ai=True) for n in (1, 2)]
    scene.views.renew()


def hold_over(app: App, scene: TableScene) -> None:
    name = readable(scene)
    at = scene.view.spots[name].center
    move(app, (at[0] + 60, at[1] + 60))
    move(app, at)
    wait(app, 20, 0.1)


SHARED: dict[str, tuple[Deed, Callable[[Any], bool]]] = {
    "log": (lambda app, s: s.views.enlarge_log(), lambda s: s.ui.log_large),
    "kept": (lambda app, s: s.views.pin(readable(s)), lambda s: bool(s.table.reading.pins)),
    "everything": (lambda app, s: s.views.inspect(), lambda s: s.ui.inspecting),
    "two pages": (read_pages, lambda s: len(s.ui.tray) == 2),
    "one page": (read_pages, lambda s: bool(s.ui.tray)),
    "more": (lambda app, s: s.frame._more(), lambda s: s.ui.page > 0),
}
OWN: dict[str, tuple[Deed, Callable[[Any], bool]]] = {
    "other board": (lambda app, s: Opened(s.table).look_at(1), lambda s: s.ui.looking is not None),
    "goals": (lambda app, s: Opened(s.table).toggle_goals(), lambda s: s.ui.goals_open),
    "market": (lambda app, s: Opened(s.table).toggle_market(), lambda s: s.ui.drawer),
    "in hand": (lambda app, s: s.controller.pick(sorted(s.controller.sources())[0]),
                lambda s: s.controller.carry is not None),
    "enlarged": (hold_over, lambda s: s.table.reading.over is not None),
}  # fmt: skip
CASES = [
    *((name, what) for name in ("outer_rim", "free_captains", "mandalorian", "edge")
      for what in SHARED if (name, what) != ("edge", "log")),  # it covers nothing there
    *(("outer_rim", what) for what in OWN),
]  # fmt: skip


@pytest.mark.parametrize(("name", "what"), CASES)
def test_esc_closes_what_is_on_top(name: str, what: str, tmp_path: Path) -> None:
    app, scene = table(name, tmp_path)
    deed, opened = (SHARED | OWN)[what]
    deed(app, scene)
    settle(app)
    assert opened(scene)
    press_key(app, pygame.K_ESCAPE)
    settle(app)
    assert app.stack.top is scene, "no menu over what is open"
    assert not opened(scene) or what == "one page"
    for _ in range(6):
        if app.stack.top is not scene:
            break
        press_key(app, pygame.K_ESCAPE)
        settle(app)
    assert app.stack.top is not None and app.stack.top.name == "menu"
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene


def test_esc_brings_a_hidden_page_back(tmp_path: Path) -> None:
    app, scene = open_table(new("outer_rim"), tmp_path, speed="off")
    settle(app)
    assert isinstance(scene, TableScene) and scene.table.page_over
    scene.views.toggle_peek()
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.table.page_over
    deliberate(app)
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is not scene
