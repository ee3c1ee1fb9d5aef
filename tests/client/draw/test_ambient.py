"""The pulse of a picture: small, seldom, and gone where motion is reduced."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import images
from game.client.draw.scenery import backdrop
from game.client.draw.scenery.ambient import Ambient
from game.client.shell.app.app import App
from game.client.shell.title.title import TitleScene
from game.client.shell.window.settings import Settings

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (2560, 1080)]
SECONDS, FRAME = 10.0, 1 / 60


def sky(size: tuple[int, int]) -> Ambient:
    return Ambient(backdrop.GROUPS, lambda spot: backdrop.place(size, spot))


def picture(ambient: Ambient, size: tuple[int, int]) -> bytes:
    made = pygame.Surface(size)
    ambient.draw(made)
    return pygame.image.tobytes(made, "RGB")


@pytest.mark.parametrize("size", SIZES)
def test_it_draws_little_and_seldom(size: tuple[int, int]) -> None:
    ambient, drawn = sky(size), []
    for _ in range(round(SECONDS / FRAME)):
        rect = ambient.update(FRAME, True)
        if rect is not None:
            drawn.append(rect)
    assert 3 * SECONDS <= len(drawn) <= 8 * SECONDS
    assert all(rect.width * rect.height < 0.01 * size[0] * size[1] for rect in drawn)
    assert pygame.Rect((0, 0), size).contains(drawn[0])


def test_without_life_it_is_not_there() -> None:
    ambient = sky((640, 360))
    ambient.update(3.0, True)
    assert any(picture(ambient, (640, 360)))
    gone = ambient.update(3.0, False)
    assert gone is not None and all(gone.contains(ambient.area(each)) for each in range(4))
    assert ambient.update(3.0, False) is None
    assert not any(picture(ambient, (640, 360)))
    images.forget()


def test_everything_it_changes_is_drawn_again() -> None:
    """A light stays within the rectangle of its group, also while it moves."""
    size = (1280, 720)
    ambient = sky(size)
    ambient.alive = True
    areas = [ambient.area(number) for number in range(len(ambient.groups))]
    for _ in range(60):
        ambient.update(0.5, True)
        made = pygame.Surface(size)
        ambient.draw(made)
        for rect in areas:
            made.fill((0, 0, 0), rect)
        assert pygame.mask.from_threshold(made, (255,) * 3, (254,) * 3).count() == 0
    images.forget()


def test_the_ship_creeps_40_pixels_in_a_minute() -> None:
    ship = next(each for group in backdrop.GROUPS for each in group if any(each.way))
    (x, y), _ = backdrop.place((1920, 1080), ship.at(-ship.phase * 60))
    (to_x, to_y), _ = backdrop.place((1920, 1080), ship.at(59.999 - ship.phase * 60))
    assert ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 == pytest.approx(40, abs=1)


@pytest.mark.parametrize(
    ("settings", "lives"),
    [(Settings(), True), (Settings(reduced_motion=True), False), (Settings(speed="off"), False)],
)
def test_the_title_lives_unless_motion_is_off(settings: Settings, lives: bool) -> None:
    app = App(settings, size=(1280, 720))
    app.open()
    app.stack.push(TitleScene(app))
    for _ in range(100):
        app.frame([], 0.05)
        if not app.stack.busy and not app.dirty:
            break
    drawn = sum(app.frame([], 0.05) for _ in range(100))
    assert bool(drawn) == lives
    assert drawn <= 8 * 5
    pygame.display.quit()
