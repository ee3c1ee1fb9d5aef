"""The rival's turn is shown on the board, shot by shot, and can be skipped at any moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.games.outer_rim.table import bars
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.outer_rim.events import ShipMoved, TurnBegan
from game.table.events import Event
from tests.breadth import first
from tests.client.conftest import Size, click, press_key
from tests.client.games.outer_rim.playing import a_game, open_table

SIZES = [(1280, 720), (1920, 1080)]


def playing(
    home: Path, size: Size = (1920, 1080), speed: str = "normal", seed: int = 3
) -> tuple[App, TableScene]:
    """Return a table at which a turn of the rival has just begun to be shown."""
    app, scene = open_table(a_game(seed), size, home, speed)
    for _ in range(40):
        while scene.ui.tray:
            scene.next_page()
        if scene.playback.playing:
            return app, scene
        scene.choose(scene.model.decision.options[-1].key)
        for _ in range(40):
            if not scene.motion.busy or scene.playback.playing:
                break
            app.frame([], 0.1)
    raise AssertionError("the rival should have had a turn")


def words(scene: TableScene) -> str:
    """Return everything written on the table."""
    with fonts.watching() as texts:
        scene.draw(pygame.Surface(scene.m.size))
    return " ".join(each.text for each in texts)


def test_a_turn_is_shown_from_its_first_view_to_its_last(tmp_path: Path) -> None:
    """It starts with the table as it was, runs shot by shot, and ends at the present."""
    app, scene = playing(tmp_path)
    model = scene.model
    assert model.shown and not model.options and not scene.controls() and scene.busy
    views = [repr(model.view)]
    for _ in range(600):
        app.frame([], 0.05)
        if repr(model.view) != views[-1]:
            views.append(repr(model.view))
        if not scene.playback.loaded:
            break
    assert len(views) > 4, "piece by piece"
    assert not model.shown and model.options
    assert model.view == model.game.view(model.state, model.seat)
    assert not scene.ui.tray, "nothing has to be closed"


def test_the_sentence_comes_first_and_names_what_is_done(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    act = scene.playback.act
    assert act is not None and scene.playback.place[0] == 0
    assert scene.playback.words.startswith("Lando Calrissian ") and "." == scene.playback.words[-1]
    moved = [each for each in act.events if isinstance(each, ShipMoved) and each.path]
    assert bool(moved) == ("flies to" in scene.playback.words)
    assert scene.playback.words.split()[-1] in words(scene)


def test_the_log_tells_nothing_that_is_still_to_be_shown(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    held, all_of_it = scene.log.shown(), scene.log.entries
    assert len(held) < len(all_of_it)
    scene.playback.finish()
    assert scene.log.shown() == scene.log.entries and app.frame([], 0.01)


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_every_shot_can_be_read_at_any_size(tmp_path: Path, size: Size) -> None:
    app, scene = playing(tmp_path, size)
    faults: list[str] = []
    for _ in range(30):
        if not scene.playback.playing:
            break
        faults += audit(app)
        scene.playback.next()
    assert faults == []


def test_space_shows_the_next_shot_and_a_second_one_the_end(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    press_key(app, pygame.K_SPACE)
    assert scene.playback.playing and scene.playback.place[0] == 0
    app.frame([], 0.4)
    at = scene.playback.place
    press_key(app, pygame.K_SPACE)
    assert scene.playback.place[0] == at[0] + 1
    press_key(app, pygame.K_SPACE)
    assert not scene.playback.loaded and scene.model.options


def test_a_click_goes_on_and_presses_nothing_that_was_not_there(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    seq = scene.model.session.seq
    for _ in range(30):
        if not scene.playback.loaded:
            break
        app.frame([], 0.4)
        click(app, scene.view.areas.map.center)
    assert not scene.playback.loaded and scene.model.session.seq == seq


def test_a_click_on_the_board_meanwhile_does_nothing_else(tmp_path: Path) -> None:
    """Neither is the ship picked up nor another board opened, and nothing is refused."""
    app, scene = playing(tmp_path)
    for name in (("ship", "0"), ("seat", "1"), ("space", "naboo")):
        app.frame([], 0.4)
        click(app, scene.view.spots[name].center)
        assert scene.controller.carry is None and scene.ui.looking is None
        assert not scene.ui.toast and len(list(app.stack)) == 1


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_1, pygame.K_e])
def test_keys_end_it_and_answer_nothing(tmp_path: Path, key: int) -> None:
    app, scene = playing(tmp_path)
    seq = scene.model.session.seq
    press_key(app, key, unicode=chr(key))
    assert not scene.playback.loaded and app.stack.top is scene
    assert scene.model.session.seq == seq


def test_an_answer_given_meanwhile_ends_it(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    seq, decision = scene.model.session.seq, scene.model.decision
    scene.choose(decision.options[0].key)
    assert scene.model.session.seq > seq


def test_undo_and_redo_meanwhile_end_it_first(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    before = scene.model.session.seq
    scene.model.session.practise()
    scene.undo()
    assert not scene.playback.loaded and not scene.model.shown
    assert scene.model.session.seq < before and scene.model.options
    assert scene.log.held == 0


def test_the_lines_of_the_turn_can_be_looked_at_again(tmp_path: Path) -> None:
    app, scene = playing(tmp_path)
    assert scene.form.find("table.retold") is None
    scene.playback.finish()
    press_key(app, pygame.K_b)
    assert scene.ui.tray and scene.ui.tray[0].summary and not scene.ui.tray[0].folded
    assert audit(app) == []
    press_key(app, pygame.K_SPACE)
    assert not scene.ui.tray


@pytest.mark.parametrize("size", SIZES)
def test_without_movement_the_page_has_the_sentence_and_its_lines_folded(
    tmp_path: Path, size: Size
) -> None:
    app, scene = open_table(a_game(3), size, tmp_path, "off")
    while not any(page.ai for page in scene.ui.tray):
        scene.choose(scene.model.decision.options[-1].key)
    while not scene.ui.tray[0].ai:
        scene.next_page()
    assert not scene.playback.loaded
    assert scene.form.find("results.summary") and scene.form.find("results.lines") is None
    details = scene.form.find("results.details")
    app.frame([], 0.1)
    assert details is not None and audit(app) == []
    click(app, details.rect.center)
    assert scene.form.find("results.lines") is not None and audit(app) == []


def test_the_log_sums_a_turn_up_below_its_heading(tmp_path: Path) -> None:
    _, scene = playing(tmp_path)
    scene.playback.finish()
    entries = scene.log.entries
    heads = [n for n, each in enumerate(entries) if each.head and each.seat == 1]
    assert heads and all(entries[n + 1].lead for n in heads)


def test_the_first_seconds_of_a_turn_are_not_lost_to_the_films(tmp_path: Path) -> None:
    """The events of all shots are those of the answer."""
    _, scene = playing(tmp_path)
    reel = scene.playback.reel
    told: list[Event] = [each for turn in scene.model.session.history for each in turn.events]
    shown: list[Any] = [*reel.shown, *reel.rest]
    assert shown == told[-len(shown) :] and isinstance(shown[0], TurnBegan)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_what_is_shown_leaves_the_board_and_its_buttons_free(tmp_path: Path, size: Size) -> None:
    """In a small window the sentence is in the bar, and cards are below the market's button."""
    app, scene = playing(tmp_path, size)
    for _ in range(30):
        act = scene.playback.act
        if act is None:
            break
        look = scene.playback_look(act.seat, scene.playback.exhibit)
        skip = scene.form.find("playback.skip")
        assert skip is not None and not look.caption.colliderect(skip.rect)
        if scene.m.compact:
            room = bars.drawer_room(scene.m)
            assert look.card(0).top >= scene.view.areas.map.top + room
            assert not look.caption.colliderect(scene.view.areas.map)
        scene.playback.next()
        app.frame([], 0.01)
