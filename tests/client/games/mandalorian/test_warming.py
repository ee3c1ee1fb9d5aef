"""Pictures painted in advance, and the map from near: no frame waits for either."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.draw.slices import slices
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.table import placing
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.shell.app.app import App
from game.client.shell.tools.bench import painted
from tests.client.games.mandalorian.playing import new_game, open_table


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    slices.on = False
    pygame.display.quit()


def rest(app: App, scene: MissionTable) -> None:
    for _ in range(400):
        app.frame([], 0.1)
        if scene.warming.done:
            return
    raise AssertionError("never done")


def test_cards_of_the_crew_are_painted_before_they_are_drawn() -> None:
    app, scene = open_table(new_game())
    rest(app, scene)
    before, m = painted(), scene.m
    size = placing.hand_places(placing.hand_room(scene.areas.hand, m)[0], 1, m)[0].size
    sheet = pygame.Surface(size)
    crew = [each["id"] for each in scene.model.characters]
    skills = scene.model.content.skills
    cards = [id for id, card in skills.items() if card.character in crew]
    assert len(cards) >= 24
    for id in cards:
        faces.draw(sheet, sheet.get_rect(), m, scene.model.content, id)
    assert painted() == before
    other = next(id for id, card in skills.items() if card.character not in crew)
    faces.draw(sheet, sheet.get_rect(), m, scene.model.content, other)
    assert painted() > before


@pytest.mark.painted
def test_the_map_from_near_is_enlarged_first_and_sharp_soon() -> None:
    app, scene = open_table(new_game())
    slices.on = True
    rest(app, scene)
    scene.ui.zoom = 2
    done = scene.board.painted
    scene.map_steering.center(scene.model.map.start)
    app.frame([], 1 / 60)
    assert scene.sketched and scene.board.painted == done
    app.frame([], 1 / 60)
    assert scene.sketched and scene.board.painted == done + 1, "one part of it in a frame"
    for _ in range(60):
        app.frame([], 1 / 60)
    assert not scene.sketched and scene.board.painted > done + 1
    seen = scene.base.get(scene.m.size, scene.base_key(), lambda surface: None)
    whole = seen.copy()
    slices.on = False
    scene.paint_board(whole)
    area = scene.areas.board.inflate(-20, -20)
    spots = [(x, y) for x in range(area.left, area.right, 97)
             for y in range(area.top, area.bottom, 83)]  # fmt: skip
    off = [abs(seen.get_at(each).g - whole.get_at(each).g) for each in spots]
    assert max(off) < 32, "the lamp of the table alone"
