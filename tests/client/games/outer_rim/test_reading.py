"""Reading: anything pointed at is enlarged, and up to three things can be pinned."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.bars.reading import Reading
from game.client.tabletop.kit.spots import Spot
from tests.breadth import first
from tests.client.conftest import Size, press, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table, point

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


def rest_on(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    point(app, pygame.MOUSEMOTION, scene.view.spots[name].center, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(10):
        app.frame([], 0.05)


def keep(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    rest_on(app, scene, name)
    point(app, pygame.MOUSEBUTTONDOWN, scene.view.spots[name].center, button=3)
    settle(app)


def use_tab(app: App, scene: TableScene, name: tuple[str, str]) -> None:
    press(app, f"pin.{name[0]}.{name[1]}")


def test_it_shows_after_a_rest_and_sooner_from_one_thing_to_the_next() -> None:
    reading = Reading(lambda name: name is not None)
    assert reading.point(("card", "a"), 0.3, 0.1)
    assert not reading.wait(0.2) and reading.wait(0.2) and reading.shown == ("card", "a")
    assert not reading.point(("card", "a"), 0.3, 0.1)
    assert reading.point(("card", "b"), 0.3, 0.1)
    assert not reading.wait(0.05) and reading.wait(0.1) and reading.shown == ("card", "b")
    reading.point(None, 0.3, 0.1)
    assert reading.wait(1) and reading.shown is None


@pytest.mark.parametrize("size", first(1, [*SIZES[1:], SIZES[0]]))
def test_up_to_three_things_are_kept_in_view(size: Size, tmp_path: Path) -> None:
    """A fourth replaces the first; another thing is shown in addition; Esc removes all pins."""
    app, scene = open_table(a_game(3), size, tmp_path)
    names = [name for name in scene.view.spots if name[0] == "market"][:4]
    for name in names:
        keep(app, scene, name)
    assert scene.reading.pins == names[1:]
    rest_on(app, scene, names[0])
    assert scene.reading.beside == names[0] and scene.reading.front == names[3]
    rest_on(app, scene, names[3])  # floating things cover other words
    if not scene.m.compact:
        assert audit(app) == []
        use_tab(app, scene, names[1])
        assert scene.reading.front == names[1]
        use_tab(app, scene, names[1])
        assert names[1] not in scene.reading.pins
    press_key(app, pygame.K_ESCAPE)
    assert scene.reading.pins == []


def test_keys_reach_everything_that_can_be_read(tmp_path: Path) -> None:
    """I lets the focus reach every card and place; Enter pins the focused one."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    before = {each.id for each in scene.form.order()}
    press_key(app, pygame.K_i)
    spots = [each for each in scene.form.order() if isinstance(each, Spot)]
    assert {each.id for each in spots} > {id for id in before if id.startswith("spot.")}
    unused = next(each for each in spots if not each.live)
    scene.form.set_focus(unused)
    press_key(app, pygame.K_RETURN)
    assert scene.reading.pins == [unused.name]
    press_key(app, pygame.K_i)
    assert {each.id for each in scene.form.order() if "spot" in each.id} <= before
