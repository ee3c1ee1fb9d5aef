"""A coach at the default table of any game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.kit.layout import regions
from game.client.tabletop.lessons.hosting import Hosting, make_room
from game.client.tabletop.lessons.teacher import Teacher, open_chapter
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.table.scene import TabletopScene
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import press_key, settle
from tests.client.tabletop.coin_table import LESSONS, NOTEBOOK
from tests.client.tabletop.coins import CoinModel

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))


class PlainTable(Hosting, TabletopScene):
    game = "coin"

    def make_model(self, session: Session[Any]) -> TableModel[Any]:
        return CoinModel(session)


PLAIN = replace(LESSONS, table=PlainTable)


def opened(
    chapter: str, home: Path, size: tuple[int, int], scale: float
) -> tuple[App, PlainTable, Teacher]:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=home)
    app.open()
    app.stack.push(open_chapter(app, PLAIN, PLAIN.find(chapter)))
    settle(app)
    table = app.stack.top
    assert isinstance(table, PlainTable) and isinstance(table.guest, Teacher)
    return app, table, table.guest


@pytest.mark.parametrize("scale", first(1, (1.0, 1.5, 2.0)))
@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_a_chapter_on_the_plain_table(size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path, size, scale)
    assert audit(app) == []
    place = table.form.find("coach.frame").rect
    assert teacher.ringed and not any(place.colliderect(each) for each in teacher.ringed)
    table.choose("flip")
    settle(app)
    assert teacher.coach.over and NOTEBOOK.load().chapters == ["flipping"]
    assert audit(app) == []


def test_acts_at_the_table_are_noticed(tmp_path: Path) -> None:
    app, table, teacher = opened("saving", tmp_path, (1920, 1080), 1.0)
    press_key(app, pygame.K_F1)
    press_key(app, pygame.K_ESCAPE)
    assert "help" in teacher.coach.acts and app.stack.top is table
    table.pin(("purse", "0"))
    assert "pin" in teacher.coach.acts
    press_key(app, pygame.K_ESCAPE)
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top.form.find("menu.lessons") is not None


def test_a_detour_is_called_by_its_name(tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path, (1920, 1080), 1.0)
    table.choose("peek")
    assert teacher.coach.text.startswith("**Peek at the flip to come**: fair enough.")


def test_the_guest_has_the_last_word(tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path, (1920, 1080), 1.0)
    for _ in range(200):
        if table.model.decision is None:
            break
        table.choose(table.model.options[0].key)
    settle(app)
    assert table.ui.ended and app.stack.top is table and table.form.find("coach.next")


def test_what_is_meant_comes_up_where_regions_take_turns(tmp_path: Path) -> None:
    app, table, teacher = opened("saving", tmp_path, (1280, 720), 1.5)
    assert table.view.areas.hidden == {"log"}
    table.show_tab("log")
    assert table.area("board").width == 0 and table.view.areas.hidden == {"board"}
    table.tab_of = {"bank": "board"}
    teacher.go_on()
    assert table.ui.tab == "board" and table.view.areas.shows("board")


def test_the_log_comes_when_it_is_asked_for(tmp_path: Path) -> None:
    for size in SIZES[:3]:
        app, table, teacher = opened("saving", tmp_path, size, 1.0)
        assert table.form.find("log") is None
        table.enlarge_log()
        settle(app)
        assert not table.form.find("log").rect.colliderect(table.guest_place())
        pygame.display.quit()


@pytest.mark.parametrize("scale", (1.0, 1.5, 2.0))
@pytest.mark.parametrize("size", SIZES)
def test_a_guest_gets_room_that_nothing_else_has(size: tuple[int, int], scale: float) -> None:
    m = Metrics(size, scale)
    left, place = make_room(regions(m), m)
    assert pygame.Rect((0, 0), size).contains(place)
    for name, rect in left.tiles():
        assert name == "log" or not rect.colliderect(place), name
    if not left.hidden:
        assert left.log == place
    assert not left.view.colliderect(place)
