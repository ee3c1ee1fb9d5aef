"""Meanings of icons: in a tip on hovering, and in the rules help by the help key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import signs
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.rules_help import RulesScene
from game.client.tabletop.bars.meaning import meanings
from tests.breadth import first
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table, point

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()
    signs.clear()


def rest_at(app: App, pos: Size, seconds: float = 0.8) -> None:
    point(app, pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(round(seconds / 0.05)):
        app.frame([], 0.05)


def an_icon(scene: TableScene, icon: str) -> Size:
    for rect, name in (sign for group in signs._groups.values() for sign in group):
        if name == icon and signs.at(rect.center) == (rect, name):
            return rect.center
    raise AssertionError(f"no {icon} is shown")


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, SIZES))
def test_an_icon_says_what_it_means(size: Size, tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    scene.model.chances.work(scene.model.state)
    scene.model.chances.wait()
    rest_at(app, (size[0] // 2, size[1] - 4))
    for icon in ("hyperdrive", "ship_combat", "credits", "fame", "hutt", "stealth"):
        rest_at(app, an_icon(scene, icon))
        assert scene.meaning.shown is not None and icon in scene.meaning.shown[1].icons
        rest_at(app, (size[0] // 2, size[1] - 4), 0.1)
        assert scene.meaning.shown is None


@pytest.mark.painted
def test_every_icon_on_the_table_means_something(tmp_path: Path) -> None:
    """Every icon does, unless it is one of the window's own."""
    _, _ = open_table(a_game(3), (1920, 1080), tmp_path)
    shown = {icon for group in signs._groups.values() for _, icon in group}
    told = {each for each in shown if each.startswith(signs.TOLD)}
    shown -= told
    unknown = {icon for icon in shown if meanings("outer_rim").of_icon(icon) is None}
    assert len(shown) > 15 and unknown <= {"right", "check", "cross", "hand"}


@pytest.mark.painted
def test_the_help_key_opens_the_term_under_the_pointer(tmp_path: Path) -> None:
    """Without a term there, it opens how to play."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    rest_at(app, an_icon(scene, "hyperdrive"))
    press_key(app, pygame.K_F1)
    settle(app)
    assert isinstance(app.stack.top, RulesScene) and app.stack.top.words == "Hyperdrive"
    press_key(app, pygame.K_ESCAPE)
    rest_at(app, (960, 1076), 0.1)
    press_key(app, pygame.K_F1)
    settle(app)
    assert app.stack.top is not None and app.stack.top.name == "notice"


@pytest.mark.painted
def test_tips_can_be_switched_off(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    app.change_settings(tips=False)
    rest_at(app, an_icon(scene, "hyperdrive"))
    assert scene.meaning.shown is None


@pytest.mark.painted
def test_icons_that_are_not_shown_any_more_say_nothing(tmp_path: Path) -> None:
    """With the log enlarged the inspector is covered; a table that has been left has no icons."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    spot = scene.view.areas.inspector.center
    with signs.group("inspector"):
        signs.note(pygame.Rect(spot, (20, 20)), "fame")
    assert signs.at((spot[0] + 5, spot[1] + 5))
    scene.enlarge_log()
    settle(app)
    assert signs.at((spot[0] + 5, spot[1] + 5)) is None
    scene.leave()
    assert not signs._groups


@pytest.mark.painted
def test_figures_that_no_icon_explains_have_words(tmp_path: Path) -> None:
    """The count of a deck, and the two pays of a bounty."""
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    told = [(rect, icon) for group in signs._groups.values() for rect, icon in group
            if icon.startswith(signs.TOLD)]  # fmt: skip
    for words in ("left in this deck", "eliminated / captured"):
        spot = next(rect for rect, icon in told if words in icon)
        rest_at(app, (spot.right - 3, spot.centery))
        assert scene.meaning.shown is not None and words in scene.meaning.shown[1].text
