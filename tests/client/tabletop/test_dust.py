"""Dust on a stage: little, seldom, in its clear part alone, and gone where nobody plays."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.draw import images
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.client.tabletop.pages.dust import REST, Dust
from game.client.tabletop.table.contract import Pages, TableKind
from game.client.tabletop.table.scene import TableScene
from game.table.session import Session
from tests.client.tabletop.coin_table import DUEL
from tests.client.tabletop.coins import CoinModel
from tests.table.coin import load

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    pygame.display.init()
    yield
    images.forget()
    pygame.display.quit()


@pytest.mark.parametrize("size", SIZES)
def test_it_draws_little_seldom_and_in_its_place(size: tuple[int, int]) -> None:
    dust, clear = Dust(), pygame.Rect(0, 60, size[0] * 2 // 5, size[1] * 7 // 10)
    dust.settle(clear, size)
    drawn = [rect for _ in range(600) if (rect := dust.update(1 / 60, True)) is not None]
    assert 30 <= len(drawn) <= 50
    assert all(each.width * each.height * 100 < size[0] * size[1] for each in drawn)
    seen = clear.inflate(size[0] // 10, size[1] // 10)
    assert all(seen.contains(each) for each in drawn)
    made = pygame.Surface(size)
    dust.draw(made)
    assert any(pygame.image.tobytes(made, "RGB"))


def test_there_are_some_twenty_small_motes() -> None:
    motes = [light for group in Dust().ambient.groups for light in group]
    assert 18 <= len(motes) <= 26 and max(each.px for each in motes) <= 6


def test_without_a_stage_there_is_none() -> None:
    dust = Dust()
    dust.settle(pygame.Rect(0, 0, 0, 0), (1280, 720))
    assert not any(dust.update(0.5, True) for _ in range(20))


class OnPages(Pages):
    """Each decision is a page."""

    def needs_page(self) -> bool:
        return True


PLAIN = TableKind(game="coin", model=CoinModel, pages=OnPages)


@pytest.mark.parametrize(
    ("settings", "lives"),
    [(Settings(), True), (Settings(reduced_motion=True), False), (Settings(speed="off"), False)],
)
def test_it_rests_with_the_table(settings: Settings, lives: bool) -> None:
    """On a page of any game dust drifts while somebody plays, and for 12 seconds after."""
    app = App(settings, size=(1280, 720))
    app.open()
    scene = TableScene(app, Session(load(), dict(DUEL), 1), PLAIN)
    app.stack.push(scene)
    for _ in range(10):
        app.frame([], 0.1)
    assert scene.dust.clear.width and scene.dust.ambient.alive == lives
    for _ in range(round(REST / 0.1)):
        app.frame([], 0.1)
    assert not scene.dust.ambient.alive and not any(app.frame([], 0.1) for _ in range(20))
