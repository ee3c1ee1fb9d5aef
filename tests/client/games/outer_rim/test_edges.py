"""The table where room is short: small logs, long titles and goals, results in large letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import fonts, paper
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.tools import moments
from game.client.games.outer_rim.board import market
from game.client.games.outer_rim.cards import market_tile
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.tools.shots import Wish
from game.client.tabletop.bars import bars
from game.client.tabletop.pages.results import PageLines
from game.client.widgets import Label
from tests.client.games.outer_rim.playing import a_game, open_table
from tests.client.conftest import Size

SIZES = [(1280, 720), (1920, 1080)]
BARE = 0.12  # of the cells of the window


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    yield
    pygame.display.quit()


def _read(scene: TableScene, where: str) -> list[fonts.Drawn]:
    """Return the texts drawn in one place of the table."""
    scene.base.drop()
    with fonts.watching() as seen:
        scene.draw(pygame.Surface(scene.m.size))
    return [each for each in seen if each.where == where and each.text]


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 2), ((1920, 1080), 3)])
def test_the_small_log_shows_its_last_lines(tmp_path: Path, size: Size, least: int) -> None:
    """It has no empty room above them in which another line would find place."""
    _, scene = open_table(a_game(3), size, tmp_path)
    for _ in range(24):
        scene.model.answer(scene.model.options[-1].key)
    scene.log.sync()
    scene.relayout(scene.m)
    inner, pitch = scene.log_panel.inner, scene.m.pitch(scene.log_panel.style)
    lines = [each for each in _read(scene, "log") if inner.colliderect(each.rect)]
    assert len(lines) >= least
    assert min(each.rect.top for each in lines) - inner.top < pitch + scene.m.du(6)
    assert all(inner.contains(each.rect) and not each.overflow for each in lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_goal_takes_two_lines(tmp_path: Path, size: Size) -> None:
    _, scene = open_table(a_game(3), size, tmp_path)
    words = " ".join(each.text for each in _read(scene, "goals"))
    assert "flip this card" in words and fonts.ELLIPSIS not in words


def test_titles_of_the_market_are_whole() -> None:
    """The longest names are condensed to the width of a tile, at full height."""
    content, m = the_game().base.content, Metrics((1920, 1080))
    rect = pygame.Rect(0, 0, 186, 220)
    room = market_tile.parts(m, rect.size).title.width
    names = [each for each in content.assets.values() if each.deck or each.kind == "ship"]
    wide = [each for each in names if fonts.measure(m, "tile_bold", each.name)[0] > room]
    assert len(wide) > 2
    for each in wide:
        assert fonts.condensed(m, "tile_bold", each.name, (255, 255, 255), room) is not None
        sheet = paper.Paper(pygame.Surface(rect.size), m)
        ink = sheet.title("tile_bold", each.name, (255, 255, 255), pygame.Rect(0, 0, room, 26))
        assert ink.width <= room and sheet.notes == [(each.name, ink, False)]
        assert ink.height == fonts.cap_height(fonts.face(m, "tile_bold"))
    assert fonts.condensed(m, "tile_bold", "M" * 60, (255, 255, 255), room) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_says_that_the_table_has_answers_too(tmp_path: Path, size: Size) -> None:
    """Between the buttons, clear of them; not where every answer is a button."""
    _, scene = open_table(a_game(3), size, tmp_path)
    hint = scene.form.find("table.hint")
    assert isinstance(hint, Label) and hint.words == bars.LIT
    buttons = [each.rect for each in scene.form.widgets if each.id.startswith("action.")]
    assert buttons and hint.rect.collidelist(buttons) < 0
    position = {"players": [{"space": "nav_5"}], "step": "action"}
    _, ending = open_table(a_game(3, position=position), size, tmp_path)
    assert all(each.key in ending.view.listed for each in ending.model.options)
    assert ending.form.find("table.hint") is None


def test_a_result_loses_no_line_in_large_letters(tmp_path: Path) -> None:
    """All that a fight brought is there, in small letters if need be."""
    app = App(open_table(a_game(3), (1920, 1080), tmp_path)[0].settings, size=(1920, 1080))
    app.settings.ui_scale = 2.0
    app.open()
    scene = moments.MOMENTS["smuggled"](app, Wish())
    app.stack.push(scene)
    assert isinstance(scene, TableScene)
    while (lines := scene.form.find("results.lines")) is None:
        scene.choose(scene.model.options[-1].key)
    assert isinstance(lines, PageLines) and len(lines.lines) > 3 and lines.fits()
    assert len(_read(scene, "results.lines")) == len(lines.lines)


def test_the_first_question_is_asked_where_the_player_wants_it(tmp_path: Path) -> None:
    app, _ = open_table(a_game(3), (1920, 1080), tmp_path)
    scene = moments.MOMENTS["first_question"](app, Wish())
    app.stack.push(scene)
    assert isinstance(scene, TableScene) and scene.model.step == "setup.faction"


@pytest.mark.parametrize("size", SIZES)
def test_a_ship_costs_what_is_left_after_the_trade(tmp_path: Path, size: Size) -> None:
    position = {
        "players": [{"space": "nav_5", "ship": "lancer_class_pursuit_craft"}],
        "decks": {"ship": ["yt_1300_ship_card"]},
        "step": "action",
    }
    _, scene = open_table(a_game(3, position=position), size, tmp_path)
    assert scene.model.content.assets["yt_1300_ship_card"].cost == 20000
    assert market.reduced(scene.model, "yt_1300_ship_card") == 10000
    words = [each.text for each in _read(scene, "market")]
    assert "10,000" in words and "20,000" not in words
