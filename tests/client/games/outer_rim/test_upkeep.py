"""The cost of the look of the table: bounded caches, nothing painted twice, pages in steps, cards
painted in advance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import fonts, images, incremental_paint, paint_thread, paper, richtext
from game.client.draw.cache import SurfaceCache, surface_bytes
from game.client.games.outer_rim.board import market
from game.client.games.outer_rim.cards import art, market_tile
from game.client.games.outer_rim.tools import shots
from game.client.shell.app.app import App
from game.client.tabletop.pages.stage import Backdrop
from game.client.tabletop.table.scene import TableScene
from tests.breadth import first
from tests.client.conftest import Size, move
from tests.client.games.outer_rim.playing import a_game, open_table, warming_of

MEGABYTE = 1 << 20
ALL = 125 * MEGABYTE
"""the most that all caches of pictures may hold"""
CACHES = (images._vectors, images._art, images._panels, fonts._lines, richtext._painted)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    images.forget()
    paper.forget()
    paint_thread.workshop.punctual = True
    yield
    paint_thread.workshop.punctual = False
    paint_thread.workshop.close()
    incremental_paint.slices.on = False
    incremental_paint._works.clear()
    pygame.display.quit()


def frames(app: App, count: int, step: float = 0.05) -> None:
    for _ in range(count):
        app.frame([], step)


def test_all_caches_together_are_bounded() -> None:
    assert sum(cache.limit for cache in CACHES) + paper.LIMIT <= ALL


@pytest.mark.long
@pytest.mark.painted
def test_painting_ahead_stays_within_the_caches(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    frames(app, 250)
    assert warming_of(scene).done
    for cache in CACHES:
        held = sum(surface_bytes(each) for each in cache.surfaces())
        assert held == cache.used <= cache.limit
    printed = sum(surface_bytes(each.surface) for each in paper._printed.values())
    assert printed == paper._used <= paper.LIMIT


@pytest.mark.long
@pytest.mark.painted
def test_drawing_a_table_that_rests_paints_nothing(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    frames(app, 250)
    app.dirty.add()
    app.frame([], 0.0)
    made, sheets = SurfaceCache.count, len(paper._printed)
    for _ in range(5):
        app.dirty.add()
        app.frame([], 0.0)
    assert (SurfaceCache.count, len(paper._printed)) == (made, sheets)
    drawn = app.frames
    frames(app, 5)
    assert app.frames - drawn <= 5 and SurfaceCache.count == made


@pytest.mark.painted
def test_a_page_comes_up_in_steps_and_ends_like_one_painted_at_once(tmp_path: Path) -> None:
    game = shots.answer(shots.session(position=shots.ENCOUNTER), "faction:rebel", "draw")
    app, scene = open_table(game, (1280, 720), tmp_path)
    app.frame([], 0.05)
    frame = scene.form.find("encounter.frame")
    assert isinstance(frame, Backdrop) and app.screen is not None
    at_once = app.screen.subsurface(frame.rect).copy()
    images.forget()
    incremental_paint.slices.on = True
    app.dirty.add()
    app.frame([], 0.0)
    assert incremental_paint.slices.waiting and app.dirty, "the rest is for the next frames"
    for count in range(40):
        if not app.dirty:
            break
        app.frame([], 0.0)
    assert 1 <= count < 30
    finished = app.screen.subsurface(frame.rect)
    assert pygame.image.tobytes(finished, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_steps_and_the_whole_are_the_same_picture() -> None:
    shown = art.Subject("nowhere", "encounter", "encounter", world="tatooine")
    *_, last = art.stage_steps(shown, (400, 200))
    whole = art.stage(shown, (400, 200))
    assert pygame.image.tobytes(last, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.long
@pytest.mark.painted
def test_new_cards_of_the_market_come_one_in_a_frame(tmp_path: Path) -> None:
    """The others are empty panels until then, and the picture of the table is not kept so."""
    incremental_paint.slices.on = True
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    images.forget()
    paper.forget()
    scene.base.drop()
    cards = [each for each in scene.view.tiles if scene.model.asset(each.card) is not None]
    assert len(cards) > 3

    def ready() -> int:
        content, m = scene.model.content, scene.view.m
        return sum(market_tile.at_hand(content, each.card, each.rect.size, m) for each in cards)

    app.dirty.add()
    counts = []
    for _ in range(2 * len(cards) + 2):  # a frame orders the picture of a card, the next shows it
        app.frame([], 0.0)
        counts.append(ready())
    assert counts[1 : 2 * len(cards) : 2] == list(range(1, len(cards) + 1))
    last = pygame.image.tobytes(app.screen, "RGB") if app.screen else b""
    incremental_paint.slices.on = False
    scene.base.drop()
    app.dirty.add()
    app.frame([], 0.0)
    assert app.screen is not None and last == pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.painted
def test_a_picture_of_the_table_is_what_the_window_shows(tmp_path: Path) -> None:
    """Nothing is painted for it, unless the window has not shown the table in this size."""
    app, scene = open_table(a_game(), (1280, 720), tmp_path)
    frames(app, 3)
    painted = SurfaceCache.count
    made = scene.views.snapshot()
    assert app.screen is not None and SurfaceCache.count == painted
    assert pygame.image.tobytes(made, "RGB") == pygame.image.tobytes(app.screen, "RGB")
    scene.drawn = None
    again = scene.views.snapshot()
    assert again.get_size() == made.get_size() and again is not made


def rest(app: App, scene: TableScene, frames: int) -> list[int]:
    """Return the number of cards left after each of ``frames`` frames in which nothing happens."""
    left = []
    for _ in range(frames):
        app.frame([], 0.05)
        left.append(len(warming_of(scene).left))
    return left


@pytest.mark.long
@pytest.mark.painted
def test_one_card_a_frame_is_painted_while_nothing_happens(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    left = [each for each in rest(app, scene, 200) if each]
    assert left == list(range(len(left), 0, -1)), "one in each frame"
    assert len(left) > 60, "all market cards but the last, which leaves none"


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_a_card_that_comes_up_has_its_picture_already(tmp_path: Path, size: Size) -> None:
    """Once it is painted, showing it makes no new picture: neither as a tile nor as a strip."""
    app, scene = open_table(a_game(), size, tmp_path)
    whole = size[0] == 1920
    warming_of(scene).update(1.0, True, whole)
    tile, assets = scene.view.tiles[0], scene.model.content.assets
    warming = warming_of(scene)
    unseen = next(id for id in warming.left if assets[id].deck == tile.deck)
    warming.left = [*warming.left[-3:], unseen]
    for _ in range(4):
        warming.update(1.0, True, whole)
    assert not warming.left
    made = images._art.made, images._vectors.made
    shown = market.Tile(tile.deck, unseen, 3, tile.rect, tile.discard)
    canvas = pygame.Surface(app.metrics.size)
    market.draw(canvas, scene.model, scene.m, scene.view.areas.market, [shown], whole, set())
    assert (images._art.made, images._vectors.made) == made


def test_the_player_comes_first(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest(app, scene, 20)
    before = len(warming_of(scene).left)
    for x in range(5):
        move(app, (500 + x, 500))
    assert before and len(warming_of(scene).left) == before


@pytest.mark.long
@pytest.mark.painted
def test_another_size_begins_anew(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    rest(app, scene, 200)
    assert not warming_of(scene).left
    app.resize((2560, 1440))
    rest(app, scene, 20)
    assert warming_of(scene).left
