"""Cards are painted in advance while nothing happens, so that none delays the frame in which it
appears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images, paper
from game.client.games.outer_rim.board import market
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from tests.client.conftest import Size, move
from tests.client.games.outer_rim.playing import a_game, open_table


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    images.forget()
    paper.forget()
    yield
    pygame.display.quit()


def rest(app: App, scene: TableScene, frames: int) -> list[int]:
    """Return the number of cards left after each of ``frames`` frames in which nothing happens."""
    left = []
    for _ in range(frames):
        app.frame([], 0.05)
        left.append(len(scene.warming.left))
    return left


@pytest.mark.long
@pytest.mark.painted
def test_one_card_a_frame_is_painted_while_nothing_happens(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    left = [each for each in rest(app, scene, 200) if each]
    assert left == list(range(len(left), 0, -1)), "one in each frame"
    assert len(left) > 60, "all market cards but the last, which leaves none"


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_a_card_that_comes_up_has_its_picture_already(tmp_path: Path, size: Size) -> None:
    """Once it is painted, showing it makes no new picture: neither as a tile nor as a strip."""
    app, scene = open_table(a_game(), size, tmp_path)
    for _ in range(8):
        app.frame([], 0.05)
    tile, assets = scene.view.tiles[0], scene.model.content.assets
    unseen = next(id for id in scene.warming.left if assets[id].deck == tile.deck)
    scene.warming.left = [*scene.warming.left[-3:], unseen]
    rest(app, scene, 12)
    assert not scene.warming.left
    made = images._art.made, images._vectors.made
    shown = market.Tile(tile.deck, unseen, 3, tile.rect, tile.discard)
    canvas, whole = pygame.Surface(app.metrics.size), size[0] == 1920
    market.draw(canvas, scene.model, scene.m, scene.view.areas.market, [shown], whole, set())
    assert (images._art.made, images._vectors.made) == made


def test_the_player_comes_first(tmp_path: Path) -> None:
    """Nothing is painted while the pointer moves."""
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest(app, scene, 20)
    before = len(scene.warming.left)
    for x in range(5):
        move(app, (500 + x, 500))
    assert before and len(scene.warming.left) == before


@pytest.mark.long
@pytest.mark.painted
def test_another_size_begins_anew(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest(app, scene, 200)
    assert not scene.warming.left
    app.resize((2560, 1440))
    rest(app, scene, 20)
    assert scene.warming.left
