"""Several people at one screen: the curtain, and lessons at a table of any game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.play.model import OPEN_STEPS, Model
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.bars import curtain_paint
from game.client.tabletop.bars.curtain import CurtainScene, OpeningScene
from game.client.tabletop.kit.layout import regions
from game.client.tabletop.lessons.teacher import Teacher, open_chapter
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.contract import TableKind
from game.client.tabletop.table.guest import make_room
from game.client.tabletop.table.scene import TableScene, table_makers
from game.client.widgets import Label, RichText
from game.outer_rim.combat.frames import Combat
from game.outer_rim.favors.frames import FavorMoment
from game.outer_rim.trading.frames import TradeAnswer
from game.players.chance import RandomPlayer
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import click, press_key, settle
from tests.client.games.outer_rim.playing import a_company
from tests.client.tabletop.coin_table import LESSONS, NOTEBOOK
from tests.client.tabletop.coins import CoinModel
from tests.harbor.board import table_of as harbor_table

pytestmark = pytest.mark.usefixtures("harbor_shelf")
SETUP = {"game": "harbor", "goal": 8,
         "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]}  # fmt: skip


def open_table(
    folder: Path, size: tuple[int, int] = (1280, 720), speed: str = "off", **more: object
) -> tuple[App, TableScene]:
    """Return a table at which Ada is asked, and Bo is next."""
    app = App(Settings(speed=speed, **more), size=size, folder=folder)
    app.open()
    table = harbor_table(app, Session(the_game("harbor"), SETUP, 3))
    app.stack.push(table)
    settle(app)
    return app, table


def end_turn(app: App, table: TableScene) -> None:
    """Answer for Ada until Bo must answer, and read all results."""
    first = table.model.seat
    for _ in range(20):
        if table.model.waiting_for is not None:
            break
        table.do.choose(table.model.options[-1].key)
        while table.ui.tray:
            table.do.next_page()
        settle(app)
    assert table.model.seat == first


def test_the_curtain_closes_unasked_and_opens_with_one_press(tmp_path: Path) -> None:
    app, table = open_table(tmp_path)
    end_turn(app, table)
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene) and curtain.player == 1
    name = curtain.form.find("curtain.name")
    assert isinstance(name, Label) and name.words == "Bo"
    press_key(app, pygame.K_RETURN)
    settle(app)
    assert app.stack.top is table and table.model.seat == 1
    assert table.model.waiting_for is None


def test_results_are_read_before_the_curtain_closes(tmp_path: Path) -> None:
    app, table = open_table(tmp_path)
    while table.model.waiting_for is None:
        keys = [each.key for each in table.model.options]
        table.do.choose("fish" if "fish" in keys else keys[-1])
        settle(app)
        if table.ui.tray:
            assert app.stack.top is table, "a page is being read"
            table.do.next_page()
            settle(app)
    assert isinstance(app.stack.top, CurtainScene)


def test_the_player_before_can_go_back_and_then_hands_over(tmp_path: Path) -> None:
    app, table = open_table(tmp_path)
    end_turn(app, table)
    press_key(app, pygame.K_ESCAPE)
    settle(app)
    assert app.stack.top is table and table.model.seat == 0, "it does not close again"
    button = table.form.find("table.hand_over")
    click(app, button.rect.center)
    settle(app)
    assert isinstance(app.stack.top, CurtainScene)


def test_the_door_slides_open_over_the_next_table(tmp_path: Path) -> None:
    app, table = open_table(tmp_path, speed="normal")
    end_turn(app, table)
    curtain = app.stack.top
    curtain.lift()
    opening = app.stack.top
    assert isinstance(opening, OpeningScene) and table.model.seat == 1
    app.frame([], 0.1)
    assert 0 < opening.part < 1
    app.frame([], 0.5)
    settle(app)
    assert app.stack.top is table


def test_a_click_ends_the_opening(tmp_path: Path) -> None:
    app, table = open_table(tmp_path, speed="slow")
    end_turn(app, table)
    curtain = app.stack.top
    curtain.lift()
    app.frame([], 0.05)
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=1)], 0.01)
    assert app.stack.top is table


def test_without_a_curtain_the_table_passes_with_a_message(tmp_path: Path) -> None:
    app, table = open_table(tmp_path, curtain=False)
    while table.model.seat == 0:
        table.do.choose(table.model.options[-1].key)
        while table.ui.tray:
            table.do.next_page()
        settle(app)
    assert app.stack.top is table and table.model.seat == 1
    assert "Bo" in table.ui.toast


def asked_about_a_favor() -> Session[Any]:
    """Return a game at a question about a favor, in the turn of the second person."""
    for seed in range(1, 30):
        game = a_company(seed)
        player = RandomPlayer(seed, 0)
        for _ in range(160):
            decision = game.decision()
            if decision is None:
                break
            if decision.step in OPEN_STEPS and game.state.turn == 1:
                return game
            game.autoplay({decision.seat: player}, 1)
    raise LookupError("nobody asked for a favor")


@pytest.mark.parametrize("curtain", [True, False])
def test_a_game_left_at_a_question_for_all_opens_on_the_board_of_the_turn(
    tmp_path: Path, curtain: bool
) -> None:
    """Nobody else's board is seen first."""
    app = App(Settings(speed="off", curtain=curtain), size=(1280, 720), folder=tmp_path)
    app.open()
    app.open_scene("table", "outer_rim", session=asked_about_a_favor())
    top = app.stack.top
    if curtain:
        assert isinstance(top, CurtainScene) and top.player == 1
        top.lift()
    settle(app)
    table = app.stack.top
    assert isinstance(table, TableScene) and table.model.seat == 1
    assert table.model.options


def test_the_curtain_says_why_a_player_is_asked(tmp_path: Path) -> None:
    game = a_company()
    game.state.turn = 0
    game.state.stack = [*game.state.stack, TradeAnswer(1, other=0, cards=False)]
    game.game.forget()
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    app.open_scene("table", "outer_rim", session=game)
    settle(app)
    said = app.stack.top.form.find("curtain.turn")
    assert isinstance(said, Label) and said.words == "Vela offers you a deal."
    assert audit(app) == []


def test_the_curtain_says_only_to_the_player_who_is_asked_why() -> None:
    """The board of a favor is that of the turn while another player is asked about it too."""
    game = a_company()
    fight = Combat(0, combat="ground", defender=1, on="", foe="player", card="")
    game.state.turn = 0
    game.state.stack = [*game.state.stack, fight, FavorMoment(1)]
    model = Model(game)
    assert model.decision is not None and model.decision.seat == 1
    assert model.call(1) == "Vela attacks you."
    assert model.call(0) == "It is your turn."


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_reason_on_the_curtain_is_whole(tmp_path: Path, scale: float) -> None:
    app, table = open_table(tmp_path)
    app.change_settings(ui_scale=scale)
    scene = CurtainScene(app, table.model, 1, lambda seat: None)
    scene.call = (
        "The Mandalorian of Nevarro and IG-11 have performed the whole of the move action with "
        "strength 4. Anything else?"
    )
    app.stack.push(scene)
    settle(app)
    said = scene.form.find("curtain.turn")
    assert isinstance(said, Label) and said.words == scene.call
    assert audit(app) == []


def test_a_refused_undo_names_the_other_player(tmp_path: Path) -> None:
    app, table = open_table(tmp_path)
    end_turn(app, table)
    stop = table.model.can_undo()
    assert stop is not None and "Ada made the last choice" in stop.text


@pytest.mark.parametrize("by_key", [True, False])
def test_the_curtain_can_be_left_out_from_now_on(tmp_path: Path, by_key: bool) -> None:
    app, table = open_table(tmp_path)
    end_turn(app, table)
    curtain = app.stack.top
    off = curtain.form.find("curtain.off")
    assert off is not None and off.tip
    if by_key:
        press_key(app, pygame.K_n)
    else:
        click(app, off.rect.center)
    settle(app)
    assert app.stack.top is table and table.model.seat == 1 and not app.settings.curtain


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (2560, 1440)]))
@pytest.mark.parametrize("scale", first(1, [1.0, 1.5, 2.0]))
def test_the_curtain_is_sound(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    """It is so with many lines of news, of which the newest stay."""
    app, table = open_table(tmp_path, size, ui_scale=scale)
    end_turn(app, table)
    curtain = app.stack.top
    for count in (0, 1, 6):
        curtain.lines = [f"Ada brings errand {n} to the lighthouse for many coins." * 2
                         for n in range(count)]  # fmt: skip
        curtain.relayout(app.metrics)
        settle(app)
        assert audit(app) == [], count
        if count:
            clips = curtain_paint.clip_rects(curtain.m, curtain.paper)
            assert min(each.top for each in clips) - curtain.plate.bottom >= curtain.m.du(8)
        told = curtain.form.find("curtain.told")
        assert (told is not None) == bool(count)
        if isinstance(told, RichText):
            assert f"errand {count - 1}" in told.markup


SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))


PLAIN = TableKind(game="coin", model=CoinModel, tab_of={"bank": "board"})
ON_PAGES = replace(LESSONS, table=table_makers(PLAIN)[0])


def opened(
    chapter: str, home: Path, size: tuple[int, int], scale: float
) -> tuple[App, TableScene, Teacher]:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=home)
    app.open()
    app.stack.push(open_chapter(app, ON_PAGES, ON_PAGES.find(chapter)))
    settle(app)
    table = app.stack.top
    assert isinstance(table, TableScene) and isinstance(table.table.guest, Teacher)
    return app, table, table.table.guest


@pytest.mark.parametrize("scale", first(1, (1.0, 1.5, 2.0)))
@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_a_chapter_on_the_plain_table(size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path, size, scale)
    assert audit(app) == []
    place = table.form.find("coach.frame").rect
    assert teacher.ringed and not any(place.colliderect(each) for each in teacher.ringed)
    table.do.choose("flip")
    settle(app)
    assert teacher.coach.over and NOTEBOOK.load().chapters == ["flipping"]
    assert audit(app) == []


def test_acts_at_the_table_are_noticed(tmp_path: Path) -> None:
    app, table, teacher = opened("saving", tmp_path, (1920, 1080), 1.0)
    press_key(app, pygame.K_F1)
    press_key(app, pygame.K_ESCAPE)
    assert "help" in teacher.coach.acts and app.stack.top is table
    table.views.pin(("purse", "0"))
    assert "pin" in teacher.coach.acts
    press_key(app, pygame.K_ESCAPE)
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top.form.find("menu.lessons") is not None


def test_a_detour_is_called_by_its_name(tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path, (1920, 1080), 1.0)
    table.do.choose("peek")
    assert teacher.coach.text.startswith("**Peek at the flip to come**: fair enough.")


def test_the_guest_has_the_last_word(tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path, (1920, 1080), 1.0)
    for _ in range(200):
        if table.model.decision is None:
            break
        table.do.choose(table.model.options[0].key)
    settle(app)
    assert table.ui.ended and app.stack.top is table and table.form.find("coach.next")


def test_what_is_meant_comes_up_where_regions_take_turns(tmp_path: Path) -> None:
    app, table, teacher = opened("saving", tmp_path, (1280, 720), 1.5)
    assert table.view.areas.hidden == {"log"}
    table.views.show_tab("log")
    assert table.view.areas.hidden == {"board"}
    teacher.go_on()
    assert table.ui.tab == "board" and table.view.areas.shows("board")


def test_the_log_comes_when_it_is_asked_for(tmp_path: Path) -> None:
    for size in SIZES[:3]:
        app, table, teacher = opened("saving", tmp_path, size, 1.0)
        assert table.form.find("log") is None
        table.views.enlarge_log()
        settle(app)
        assert not table.form.find("log").rect.colliderect(table.showing.guest_at())
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


def test_a_person_leaves_and_comes_back(tmp_path: Path) -> None:
    """Ada's board goes under the curtain, a computer player continues for her, and the log says
    both; the button of the last person is dim."""
    app, table = open_table(tmp_path)
    table.do.pause()
    press_key(app, pygame.K_w)
    settle(app)
    click(app, app.stack.top.form.find("people.0").rect.center)
    settle(app)
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene) and curtain.player == 1
    press_key(app, pygame.K_RETURN)
    settle(app)
    assert table.model.seat == 1 and table.model.computers == {0}
    told = [each.text for each in table.table.log.entries]
    assert "Ada leaves the table; a computer player continues." in told
    assert table.model.session.history[0].answer.seat == 0, "the computer player has played"
    table.do.open_people()
    settle(app)
    leave = app.stack.top.form.find("people.1")
    assert not leave.enabled and "last one" in leave.reason and audit(app) == []
    click(app, app.stack.top.form.find("people.0").rect.center)
    settle(app)
    assert table.model.computers == frozenset() and app.stack.top is table
    assert "Ada is back at the table." in [each.text for each in table.table.log.entries]
