"""Cards are painted in advance while nothing happens, so that none delays the frame in which it
appears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images, paper
from game.client.games.outer_rim.board import market
from game.client.games.outer_rim.cards import market_tile
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from tests.client.conftest import move
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
def test_one_card_a_frame_is_painted_while_nothing_happens(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    left = [each for each in rest(app, scene, 200) if each]
    assert left == list(range(len(left), 0, -1)), "one in each frame"
    assert len(left) > 60, "all market cards but the last, which leaves none"


@pytest.mark.painted
def test_a_card_that_comes_up_has_its_picture_already(tmp_path: Path) -> None:
    """With every card painted, showing another one makes no new picture."""
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest(app, scene, 200)
    tile = scene.view.tiles[0]
    unseen = next(
        each.id
        for each in scene.model.content.assets.values()
        if each.deck == tile.deck and each.id != tile.card
    )
    made = images._art.made, images._vectors.made
    shown = market.Tile(tile.deck, unseen, 3, tile.rect, tile.discard)
    canvas = pygame.Surface(app.metrics.size)
    market.draw(canvas, scene.model, scene.m, scene.view.areas.market, [shown], True, set())
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
def test_another_size_begins_anew(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest(app, scene, 200)
    assert not scene.warming.left
    app.resize((2560, 1440))
    rest(app, scene, 20)
    assert scene.warming.left


def test_strips_of_a_small_window_are_painted_too(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1280, 720), tmp_path)
    rest(app, scene, 200)
    assert scene.warming.done
    made = images._art.made
    for tile in scene.view.tiles:
        market_tile.draw_strip(
            pygame.Surface(tile.rect.size), pygame.Rect((0, 0), tile.rect.size),
            scene.model.content, tile.card, scene.m,
        )  # fmt: skip
    assert images._art.made == made
