"""Every question at every table: nothing is cut or overlaps, and every answer is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.edge.stage import layout as edge_layout
from game.client.games.edge.tools.shots import upto
from game.client.games.free_captains.table import layout as free_captains_layout
from game.client.games.mandalorian.board import layout as mandalorian_layout
from game.client.shell.app.audit import audit
from game.client.tabletop.kit.layout import table_metrics
from tests.breadth import turns
from tests.client.conftest import LARGE, SMALL, Size
from tests.client.games.edge import playing as edge
from tests.client.games.free_captains import playing as free_captains
from tests.client.games.mandalorian import playing as mandalorian

QUESTIONS: dict[str, tuple[Any, ...]] = {
    "free_captains": ("dice", "planet", "face", "pay", "die", "evade", "lose", "search", "probe",
                      "price", "cubes", "keep"),
    "mandalorian": ("act", "acting", "drawn", "striking", "advancing", "hurting", "flipping",
                    "disrupting", "spawning", "dealing", "may_walk", "dusk"),
    "edge": (("ombra_table", "tray"), ("ombra_before", "hub"), ("ombra_way_in", "tray"),
             ("ombra_way_in", "spend"), ("ombra_breathes", "story"), ("ombra_concourse", "tray"),
             ("ombra_camp", "camp")),
}  # fmt: skip
ASKED = [(game, asked) for game, all_of_it in QUESTIONS.items() for asked in all_of_it]
LOOKS = [((1280, 720), 1.0), ((1920, 1080), 1.0)]


@pytest.mark.parametrize(("question", "size", "scale"), turns(ASKED, LOOKS))
def test_every_question_is_clean_and_all_of_it_in_sight(
    question: tuple[str, Any], size: Size, scale: float
) -> None:
    game, asked = question
    app: Any
    scene: Any
    if game == "edge":
        app, scene = edge.open_table(upto(*asked), size, scale)
    elif game == "mandalorian":
        mission = "a_promise_broken" if asked == "may_walk" else "the_asset"
        app, scene = mandalorian.open_table(mandalorian.at(asked, mission), size, scale)
    else:
        app, scene = free_captains.open_table(free_captains.at(f"step {asked}"), size, scale)
    assert ASKED.index(question) % 3 or audit(app) == []
    shown = {each.key for each in scene.controls()}
    assert {each.key for each in scene.model.options} <= shown or scene.form.find("action.more")


def places(m: Metrics) -> Iterator[tuple[list[pygame.Rect], list[pygame.Rect]]]:
    """Return the areas of each table: those that share the window, and those that share the mat."""
    for tab in free_captains_layout.HALVES:
        mat = free_captains_layout.board(m, tab)
        found = free_captains_layout.regions(m, mat, tab)
        inside = [*mat.rects.values()]
        assert all(mat.area.contains(each) for each in inside)
        yield [mat.area, found.actions, found.top], inside
    for tab, crew in product(("map", "cards", "log"), (2, 3, 4)):
        yield [each for _, each in mandalorian_layout.regions(m, tab, crew).tiles()], []
    for tab, checking in product(("scene", "crew", "odds", "log"), (True, False)):
        yield [each for _, each in edge_layout.regions(m, tab, "odds", checking).tiles()], []


SIZES = [SMALL, LARGE, (2560, 1440), (3840, 2160), (1600, 900), (1400, 1050), (2560, 1080)]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_the_places_of_each_table_are_in_the_window_and_apart(scale: float) -> None:
    for size in SIZES:
        window = pygame.Rect((0, 0), size)
        for areas, inside in places(table_metrics(Metrics(size, scale))):
            assert all(window.contains(each) for each in areas), size
            for one, other in (*combinations(areas, 2), *combinations(inside, 2)):
                assert not one.colliderect(other), size
