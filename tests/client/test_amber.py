"""Amber means: this can be used now. Little of it is anywhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images, theme
from game.client.games.edge.table.areas import CaseAreas
from game.client.games.mandalorian.table.areas import MissionAreas
from game.client.games.outer_rim.table.areas import RimAreas
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.contract import Areas
from game.client.tabletop.table.scene import TableScene
from tests.breadth import first
from tests.client.amber import Amber, is_amber, measure, pale_pictures, usable
from tests.client.conftest import settle

MOST = 12  # spots of amber that a screen may have
SHARE = 0.6  # of the amber is in what can be used now, or in the step's chip
NAMES = (
    "table", "market", "encounter", "combat", "end", "new_game", "captain_table", "captain_line",
    "captain_won", "mandalorian_table", "mandalorian_action", "mandalorian_event",
    "mandalorian_won", "edge_hub", "edge_check", "edge_filled", "edge_spend", "edge_battle",
    "edge_fight", "edge_camp", "edge_jobs", "edge_won", "dice_pool", "dice_rolled",
)  # fmt: skip
shots.load_game_shots()


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    images.forget()
    yield
    images.forget()
    pygame.display.quit()


def shows_map(areas: Areas) -> bool:
    """Return whether the view is a map of places; tables of cards and scenes are none."""
    if isinstance(areas, RimAreas):
        return areas.map_shown
    fought = isinstance(areas, CaseAreas) and areas.model.stage == "encounter"
    return (isinstance(areas, MissionAreas) or fought) and not areas.table.page_over


def amber_of(name: str, patch: pytest.MonkeyPatch) -> Amber:
    """Return the amber of a screen outside its map; pictures do not count."""
    with pale_pictures(patch):
        app = App(Settings(speed="off"), size=(1280, 720), folder=Path("no-saves"))
        app.open()
        app.stack.push(shots.SHOTS[name](app, shots.Wish()))
        settle(app)
        scene = app.stack.top
        assert scene is not None and app.screen is not None
        scene.form.set_focus(None)  # the ring of the keyboard has a color of its own
        scene.form.settle()
        app.dirty.add()
        app.draw()
        hidden = []
        if isinstance(scene, TableScene) and shows_map(scene.table.areas):
            hidden.append(scene.view.areas.view)
        return measure(app.screen, usable(scene), hidden)


@pytest.mark.painted
@pytest.mark.parametrize("name", first(1, NAMES))
def test_amber_is_rare_and_means_now(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = amber_of(name, monkeypatch)
    assert len(found.groups) <= MOST, found
    assert found.share >= SHARE, found


def test_what_is_worth_something_is_not_amber() -> None:
    assert is_amber(theme.AMBER) and is_amber(theme.AMBER_LOW)
    for color in (theme.GOLD, theme.INK, theme.TEAL, theme.DANGER, theme.GOOD, theme.FOCUS):
        assert not is_amber(color), color


def test_the_measure_sees_spots() -> None:
    screen = pygame.Surface((100, 60))
    screen.fill(theme.AMBER, (10, 10, 8, 8))
    screen.fill(theme.AMBER, (22, 10, 8, 8))  # 4 pixels away: the same spot
    screen.fill(theme.AMBER, (60, 10, 8, 8))
    screen.fill(theme.AMBER, (80, 40, 3, 3))  # too small
    found = measure(screen, [])
    assert len(found.groups) == 2 and found.pixels == 201 and found.useful == 0
    assert len(measure(screen, [], [pygame.Rect(0, 0, 40, 60)]).groups) == 1
