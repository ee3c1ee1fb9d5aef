"""The table at every size and scale: nothing is cut, nothing overlaps, every choice is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.edge.shots import upto
from game.client.games.edge.table import layout
from game.client.shell.audit import audit
from game.client.tabletop.layout import folded, table_metrics
from tests.client.conftest import settle
from tests.client.games.edge.playing import open_table, session

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
MORE_SIZES = [*SIZES, (3840, 2160), (1600, 900), (1400, 1050)]
SCALES = [1.0, 1.25, 1.5, 2.0]
TABS = ("scene", "crew", "odds", "log")
SCENES = (
    ("ombra_table", "tray"),
    ("ombra_before", "hub"),
    ("ombra_way_in", "tray"),
    ("ombra_way_in", "spend"),
    ("ombra_breathes", "story"),
    ("ombra_concourse", "tray"),
    ("ombra_camp", "camp"),
)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_regions_tile_the_window(size: tuple[int, int], scale: float) -> None:
    m = table_metrics(Metrics(size, scale))
    window = pygame.Rect((0, 0), size)
    for tab in TABS:
        for checking in (True, False):
            tiles = layout.regions(m, tab, "odds", checking).tiles()
            assert all(window.contains(rect) for _, rect in tiles)
            assert not [(one, other) for (one, a), (other, b) in combinations(tiles, 2)
                        if a.colliderect(b)]  # fmt: skip


@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_every_size_is_clean(size: tuple[int, int], scale: float) -> None:
    app, scene = open_table(session(), size, scale)
    way = next(each.key for each in scene.model.options if each.verb == "way")
    scene.choose(way)
    for tab in TABS if folded(scene.m) else TABS[:1]:
        scene.show_tab(tab)
        settle(app)
        assert audit(app) == [], tab
    for side in ("log", "scene") if scene.areas.side.width else ():
        scene.turn_side(side)
        settle(app)
        assert audit(app) == [], side


@pytest.mark.parametrize(("where", "step"), SCENES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_every_question_is_clean_and_all_of_it_in_sight(
    size: tuple[int, int], where: str, step: str
) -> None:
    app, scene = open_table(upto(where, step), size)
    assert audit(app) == []
    shown = {each.key for each in scene.controls()}
    assert {each.key for each in scene.model.options} <= shown or scene.form.find("action.more")


@pytest.mark.long
@pytest.mark.parametrize(("where", "step"), SCENES)
@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_every_question_is_clean_at_every_size(
    size: tuple[int, int], scale: float, where: str, step: str
) -> None:
    app, scene = open_table(upto(where, step), size, scale)
    for tab in TABS if folded(scene.m) else TABS[:1]:
        scene.show_tab(tab)
        settle(app)
        assert audit(app) == [], tab
