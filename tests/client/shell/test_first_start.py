"""The first start: three questions on the shelf, answered at once, asked until a game begins."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import pygame
import pytest

from game.client.draw import fonts
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.title.first_start import QUESTIONS
from game.client.shell.title.title import TitleScene
from game.client.shell.window import registry
from game.client.shell.window import settings as settings_file
from game.client.shell.window.settings import Settings
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.widgets import Button
from game.client.widgets.base import Widget
from game.commands import play
from game.table.journal import Header, Journal
from tests.breadth import first_rows
from tests.client import shelf_games
from tests.client.conftest import MakeApp, click, on_top, press, press_key, settle
from tests.client.shell.test_screens import LOOKS

NO_WISH = argparse.Namespace(game=None, load=None, seed=None)
ASKED = [f"first.{each.field}" for each in QUESTIONS]
TAUGHT = [each.id for each in registry.games() if "lessons" in each.scenes]


def started(make_app: MakeApp, size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> App:
    """Return the window as ``play`` opens it without any settings."""
    app = make_app(TitleScene, size, scale)
    app.remember = True
    app.settings.first_start_done = False
    app.stack.pop()
    play._first_scene(app, NO_WISH)
    settle(app)
    return app


def title(app: App) -> TitleScene:
    assert isinstance(app.stack.top, TitleScene)
    return app.stack.top


def widget(app: App, id: str) -> Widget:
    found = title(app).form.find(id)
    assert found is not None, [each.id for each in title(app).form.every()]
    return found


def answer(app: App, id: str, number: int) -> None:
    """Click one of the answers."""
    asked = widget(app, id)
    click(app, asked.segment(number).center)
    settle(app)


def tabbed(app: App) -> list[str]:
    """Return the ids of the widgets that Tab reaches, from the first on."""
    form = title(app).form
    form.set_focus(None)
    found: list[str] = []
    while True:
        press_key(app, pygame.K_TAB)
        if form.focus.id in found:
            return found
        assert form.focus.enabled, f"{form.focus.id} does nothing"
        found.append(form.focus.id)


def save(app: App, game: str) -> Path:
    app.folder.mkdir(parents=True, exist_ok=True)
    path = app.folder / "evening.jsonl"
    Journal.create(path, Header(game=game, content="1", setup={}, seed=1)).close()
    os.utime(path, (1_700_000_000,) * 2)
    return path


@pytest.mark.parametrize("count", [1, 2, 6])
@pytest.mark.parametrize(("size", "scale"), first_rows(2, LOOKS))
def test_the_strip_is_sound_at_every_size_and_scale(
    make_app: MakeApp,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    scale: float,
    count: int,
) -> None:
    """With a saved game as well, whose settings were lost."""
    shelf_games.fill(monkeypatch, count)
    app = started(make_app, size, scale)
    for saved in (False, True):
        if saved:
            save(app, "game_0")
            app.stack.replace(TitleScene(app))
            settle(app)
        scene = title(app)
        assert (scene.form.find("menu.continue") is not None) == saved
        for chosen in range(min(count, 2)):
            scene.choose(chosen)
            settle(app)
            assert audit(app) == []
            around = [each.rect for each in scene.form.order() if not each.id.startswith("first.")]
            around += [scene.plan.foot, scene.plan.line, scene.plan.hint, scene.plan.brand]
            assert scene.plan.strip.collidelist(around) < 0
            raised = scene.plan.raised_rect(scene.m, chosen)
            assert not raised.colliderect(scene.plan.strip) and raised.width >= scene.m.du(36)


def test_the_strip_is_one_line_where_there_is_room(make_app: MakeApp) -> None:
    for size in ((1280, 720), (1920, 1080)):
        app = started(make_app, size)
        assert len({widget(app, id).rect.centery for id in (*ASKED, "first.done")}) == 1
        primary = widget(app, "menu.learn")
        assert isinstance(primary, Button) and primary.kind == "primary" and primary.focused
        assert primary.rect.width == app.metrics.du(320)
        with fonts.collect_text() as seen:
            app.stack.draw(pygame.Surface(size))
        words = {each.text for each in seen}
        assert {"Text size", "Motion", "Sound", "Settings", "Learn to play"} <= words


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_tab_reaches_everything_in_reading_order(
    make_app: MakeApp, size: tuple[int, int], scale: float
) -> None:
    app = started(make_app, size, scale)
    shelf = [f"shelf.{registry.first_game()}"]
    strip, menu = [*ASKED, "first.done"], ["menu.learn", "menu.new_game"]
    last = ["menu.settings", "menu.quit"]
    wide = [*shelf, *strip, *menu, *last]
    assert tabbed(app) == (wide if scale == 1.0 else [*menu, *last, *shelf, *strip])
    press(app, "first.done")
    assert not set(strip) & set(tabbed(app))


def test_answers_count_at_once_and_are_kept(make_app: MakeApp) -> None:
    app = started(make_app)
    answer(app, "first.mute", 1)
    answer(app, "first.reduced_motion", 1)
    assert app.settings.mute and app.settings.reduced_motion
    assert title(app).motion.speed == "off", "it is obeyed on the shelf"
    before = widget(app, "menu.learn").rect.height
    answer(app, "first.ui_scale", 2)
    assert app.metrics.scale == 1.5 and widget(app, "menu.learn").rect.height > before
    assert title(app).form.focus is widget(app, "first.ui_scale"), "the question keeps the focus"
    press_key(app, pygame.K_LEFT)
    settle(app)
    kept, message = settings_file.load()
    assert (kept.ui_scale, kept.reduced_motion, kept.mute, message) == (1.25, True, True, None)
    assert not kept.first_start_done, "answers alone do not end it"


def test_every_question_is_a_setting_and_has_its_default_among_the_answers() -> None:
    usual = Settings()
    for each in QUESTIONS:
        values = [value for value, _ in each.answers]
        assert getattr(usual, each.field) == values[0]
        for value in values:
            setattr(usual, each.field, value)  # which checks it


def test_what_the_settings_say_is_an_answer_as_well(make_app: MakeApp) -> None:
    app = started(make_app)
    press(app, "menu.settings")
    assert app.stack.top is not None and app.stack.top.name == "settings"
    app.change_settings(ui_scale=1.1, mute=True)
    press_key(app, pygame.K_ESCAPE)
    settle(app)
    size, sound = widget(app, "first.ui_scale"), widget(app, "first.mute")
    assert [words for _, words in size.options] == ["100%", "110%", "125%", "150%"]
    assert (size.value, sound.value) == ("110%", "Off") and audit(app) == []


def asks_again(app: App) -> bool:
    """Start once more with what has been stored."""
    kept, _ = settings_file.load()
    fresh = App(kept, size=app.metrics.size, folder=app.folder)
    fresh.open()
    play._first_scene(fresh, NO_WISH)
    settle(fresh)
    return title(fresh).form.find("first.done") is not None


def test_it_asks_again_until_it_is_closed(make_app: MakeApp) -> None:
    app = started(make_app)
    assert asks_again(app)
    press(app, "first.done")
    assert title(app).form.find("first.done") is None and not asks_again(app)
    assert widget(app, "menu.learn").focused and widget(app, "menu.load").enabled


def test_a_look_at_the_setup_or_the_lessons_does_not_close_it(make_app: MakeApp) -> None:
    app = started(make_app)
    for id in ("menu.new_game", "menu.learn"):
        press(app, id)
        assert app.stack.top is not None and app.stack.top.name in ("new_game", "lessons")
        press_key(app, pygame.K_ESCAPE)
        settle(app)
        assert widget(app, "first.done").enabled
    press_key(app, pygame.K_ESCAPE)
    assert [each.name for each in app.stack] == ["title", "confirm"] and asks_again(app)


@pytest.mark.parametrize("way", ["new_game", "learn"])
def test_it_is_over_when_a_game_or_a_lesson_begins(make_app: MakeApp, way: str) -> None:
    app = started(make_app, (1280, 720))
    press(app, f"menu.{way}")
    if way == "new_game":
        press(app, "new.start")
    else:
        press_key(app, pygame.K_RETURN)
    settle(app)
    assert app.settings.first_start_done and not asks_again(app)


def test_it_keeps_out_of_the_way_of_a_wish(make_app: MakeApp) -> None:
    app = started(make_app)
    app.stack.pop()
    play._first_scene(app, argparse.Namespace(game=None, load=None, seed=4))
    assert [each.name for each in app.stack] == ["title", "new_game"]
    assert not app.settings.first_start_done


@pytest.mark.parametrize(
    ("game", "box"), [("mandalorian", "mandalorian"), ("dice_table", "edge"), (None, "outer_rim")]
)
def test_a_named_game_is_on_top_and_set_up(make_app: MakeApp, game: str | None, box: str) -> None:
    app = started(make_app)
    app.stack.pop()
    play._first_scene(app, argparse.Namespace(game=game, load=None, seed=None))
    shelf = title(app)
    assert shelf.games[shelf.chosen].id == box
    play._first_scene(app, argparse.Namespace(game=game, load=None, seed=4))
    assert on_top(app, NewGameScene).game == (game or "outer_rim")


def test_a_box_without_lessons_begins_with_a_new_game(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf_games.fill(monkeypatch, 2)
    app = started(make_app)
    title(app).choose(1)
    settle(app)
    new = widget(app, "menu.new_game")
    assert isinstance(new, Button) and new.kind == "primary"
    assert title(app).form.find("menu.learn") is None
    assert abs(new.rect.centerx - app.metrics.width // 2) <= 1


@pytest.mark.parametrize("id", TAUGHT)
def test_what_the_title_says_of_the_first_lesson_is_so(id: str) -> None:
    from game.client.draw import images

    game = registry.client(id)
    lessons = registry.load_object(game.scenes["lessons"]).args[0]
    part = lessons.parts[0]
    assert game.lesson.chapters == len(lessons.of_part(part))
    assert game.lesson.minutes == lessons.minutes(part)
    assert images.has(*game.lesson.picture)
