"""Great moments: banners, stars, coins and shards are brief, small, skippable, and never the only
way to learn of something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.shell.app import App
from game.client.shell.settings import Settings
from game.client.tabletop import moments
from game.client.tabletop.moments import News
from game.table.session import Session
from tests import harbor
from tests.client.conftest import press_key, settle
from tests.harbor.board import HarborTable
from tests.harbor.rules import GAME

AREA = pygame.Rect(0, 56, 1400, 700)
NEWS = News("Keeper 1 reaches a goal", "Ten coins in the jar", pips=2)


@pytest.fixture(autouse=True)
def _shelf() -> Iterator[None]:
    harbor.install()
    yield
    harbor.remove()
    pygame.display.quit()


def table(home: Path, speed: Any = "normal", kind: str = "human") -> tuple[App, HarborTable]:
    """Return an app with a table of the small game, at rest."""
    app = App(Settings(speed=speed), size=(1280, 720), folder=home)
    app.open()
    session: Session[Any] = Session(GAME, {"seats": [{"kind": "human"}, {"kind": kind}]}, 3)
    scene = HarborTable(app, session)
    app.stack.push(scene)
    settle(app)
    return app, scene


@pytest.mark.painted
def test_a_banner_is_shown_over_the_upper_third_and_goes(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    area = scene.view.areas.board
    scene.movements.announce(NEWS, area)
    rect = moments.banner_rect(scene.m, area)
    assert area.contains(rect) and rect.centery < area.top + area.height / 3
    app.frame([], 0.6)
    assert app.screen is not None
    shown = pygame.image.tobytes(app.screen.subsurface(rect), "RGB")
    settle(app)
    assert not scene.movements.flights.flying and not scene.ui.toast
    assert pygame.image.tobytes(app.screen.subsurface(rect), "RGB") != shown


def test_space_ends_a_banner(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    scene.movements.announce(NEWS, scene.view.areas.board)
    app.frame([], 0.2)
    press_key(app, pygame.K_SPACE)
    assert not scene.movements.flights.flying


def test_where_nothing_moves_a_banner_is_a_message(tmp_path: Path) -> None:
    _, scene = table(tmp_path, "off")
    scene.movements.announce(NEWS, scene.view.areas.board)
    scene.movements.start([], {})
    assert NEWS.title in scene.ui.toast and NEWS.words in scene.ui.toast
    assert not scene.movements.flights.flying


@pytest.mark.parametrize(
    "seconds",
    [moments.STAR_SECONDS, moments.COIN_SECONDS, moments.BREAK_SECONDS, moments.CRACK_SECONDS,
     moments.EDGE_SECONDS, moments.LIT_SECONDS],
)  # fmt: skip
def test_everything_but_a_banner_is_over_in_half_a_second(seconds: float) -> None:
    assert seconds <= 0.5 < moments.BANNER_SECONDS <= 1.2


def test_three_to_seven_coins() -> None:
    assert [moments.coins_for(amount, 1000) for amount in (1, 1000, 4000, 5500, 90000)] == [
        3, 3, 4, 5, 7,
    ]  # fmt: skip


def test_a_picture_breaks_into_six_pieces_that_make_it_up() -> None:
    picture = pygame.Surface((40, 40), pygame.SRCALPHA)
    picture.fill((*theme.TEAL, 255))
    pieces = moments.broken(picture)
    together = pygame.Surface((40, 40), pygame.SRCALPHA)
    for piece in pieces:
        assert 0 < pygame.mask.from_surface(piece).count() < 40 * 40 / 3
        together.blit(piece, (0, 0))
    assert len(pieces) == 6 and pygame.mask.from_surface(together).count() > 40 * 40 * 0.97


@pytest.mark.long
def test_things_draw_only_where_they_say(tmp_path: Path) -> None:
    """Each moment leaves everything outside its reach untouched, from its start to its end."""
    _, scene = table(tmp_path)
    go, board = scene.movements, scene.view.areas.board
    small, place = pygame.Surface((30, 30), pygame.SRCALPHA), pygame.Rect(300, 300, 60, 40)
    small.fill((*theme.GOLD, 255))
    go.announce(NEWS, board)
    go.star(small, place, place.move(200, 90))
    go.coins(small, 5, place, place.move(-100, 120))
    go.shatter(("boat", "0"), small, place, 0.0)
    go.hurt(place, 0.0)
    go.fly(("card", "x"), small, place, place.move(150, 0), 0.3)
    for flight in go.flights.flying:
        flight.going = True
        for part in (0.0, 0.1, 0.3, 0.6, 0.9, 0.99):
            flight.part = part
            drawn = pygame.Surface(scene.m.size)
            drawn.fill(theme.DEEP)
            flight.draw(drawn)
            drawn.fill(theme.DEEP, flight.reach)
            empty = pygame.Surface(scene.m.size)
            empty.fill(theme.DEEP)
            assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(empty, "RGB"), flight


def test_words_of_a_banner_fit_at_any_scale() -> None:
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 2.0)):
        m = Metrics(size, scale)
        rect = moments.banner_rect(m, pygame.Rect(0, 0, size[0] * 3 // 4, size[1] // 2))
        assert rect.height >= m.pitch("title") + m.pitch("body")


def test_a_second_game_shows_the_turn_of_its_computer_player(tmp_path: Path) -> None:
    """Nothing of its own is needed: the sentence is the first line, dice roll over the board."""
    app, scene = table(tmp_path, kind="random")
    for key in ("stay", "end"):
        scene.choose(key)
    assert scene.playback.playing and scene.playback.words.startswith("Keeper 2 ")
    for _ in range(400):
        app.frame([], 0.05)
        if not scene.playback.loaded:
            break
    assert scene.model.options and not scene.model.shown
