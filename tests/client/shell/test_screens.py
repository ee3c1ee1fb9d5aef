"""The shell's screens at all sizes: nothing overlaps, nothing is clipped; saves and commands."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.client.draw import fonts
from game.client.shell.window import registry, screens
from game.client.shell.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.app.rules_help import RulesScene
from game.client.shell.files.saves import Facts
from game.client.shell.window.scenes import Scene
from game.client.shell.title.title import TitleScene
from game.client.widgets import Label, ScrollArea
from game.commands import play, shot
from tests.client.conftest import MakeApp, click, press_key, settle

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1400, 1050), (2560, 1080)]
EXTREMES = [((1280, 720), 2.0), ((2560, 1080), 0.75)]
SCALES = [0.75, 1.0, 1.5, 2.0]
LOOKS = EXTREMES + [look for look in product(SIZES, SCALES) if look not in EXTREMES]
"""every size and scale, the extremes first"""
LONG = "Words that go on for a while, so that the dialog must scroll. " * 40


def _shot_scene(name: str) -> Callable[[App], Scene]:
    return lambda app: shots.SHOTS[name](app, shots.Wish())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_widget_gallery_is_sound(make_app: MakeApp, size: tuple[int, int]) -> None:
    assert audit(make_app(_shot_scene("widgets"), size)) == []


def test_long_notice_scrolls(make_app: MakeApp) -> None:
    app = make_app(lambda a: NoticeScene(a, "Notice", LONG), (1280, 720))
    assert audit(app) == []
    area = app.stack.top.form.find("notice.scroll")  # type: ignore[union-attr]
    assert isinstance(area, ScrollArea) and area.most > 0
    for _ in range(30):
        press_key(app, pygame.K_PAGEDOWN)
    assert area.place == area.most
    press_key(app, pygame.K_PAGEUP)
    assert 0 <= area.place < area.most


def test_the_audit_finds_faults(make_app: MakeApp) -> None:
    app = make_app(_shot_scene("title"))
    form = app.stack.top.form  # type: ignore[union-attr]
    spot = form.find("menu.load").rect  # type: ignore[union-attr]
    form.add(Label("extra", pygame.Rect(spot.left, spot.top + 10, 60, 40), "Much too long"))
    # The menu's label starts 16 du from the left, so this one overlaps it.
    form.add(Label("outside", pygame.Rect(1900, 20, 90, 40), "Off the edge"))
    form.find("menu.quit").rect.height = 12  # type: ignore[union-attr]
    found = "\n".join(audit(app))
    for words in ("extra", "does not fit", "sticks out", "overlaps", "to hit", "drawn over"):
        assert words in found


def _saved(app: App, name: str, age: float = 0) -> Path:
    app.folder.mkdir(parents=True, exist_ok=True)
    path = app.folder / f"{name}.jsonl"
    path.write_text("{}\n")
    os.utime(path, (time.time() - age, time.time() - age))
    return path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, object]]:
    """Return the list of the title's requests; no game screens are needed here."""
    asked: list[tuple[str, object]] = []
    for name in ("table", "new_game"):

        def maker(app: App, name: str = name, **wishes: object) -> Scene:
            asked.append((name, wishes))
            return NoticeScene(app, name, "stands for the game's screen")

        monkeypatch.setitem(screens.SCENES, name, maker)
    monkeypatch.setattr(registry, "describe_save", lambda path: Facts("Round 3"))
    return asked


def test_continue_is_focused_and_goes_on_with_the_newest(
    make_app: MakeApp, opened: list[tuple[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    only = registry.first_game()  # among several games, covers are focused
    monkeypatch.setattr(registry, "CLIENTS", {only: registry.CLIENTS[only]})
    app = make_app(TitleScene)
    assert app.stack.top.form.focus.id == "menu.learn"  # type: ignore[union-attr]
    _saved(app, "older", age=99)
    newest = _saved(app, "newest")
    app.stack.replace(TitleScene(app))
    settle(app)
    assert app.stack.top.form.focus.id == "menu.continue"  # type: ignore[union-attr]
    press_key(app, pygame.K_RETURN)
    assert opened == [("table", {"journal": newest})]


def test_menu_by_mouse_and_keys(make_app: MakeApp, opened: list[tuple[str, object]]) -> None:
    app = make_app(TitleScene)
    button = app.stack.top.form.find("menu.new_game")  # type: ignore[union-attr]
    click(app, button.rect.center)  # type: ignore[union-attr]
    press_key(app, pygame.K_ESCAPE)
    press_key(app, pygame.K_n, unicode="n")
    press_key(app, pygame.K_ESCAPE)
    assert opened == [("new_game", {})] * 2
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top.name == "confirm" and app.running  # type: ignore[union-attr]
    press_key(app, pygame.K_RETURN)
    assert not app.running


def test_shot_is_the_same_every_time(tmp_path: Path) -> None:
    files = [tmp_path / "a.png", tmp_path / "b.png"]
    for file in files:
        assert shot.main(["title", "--size", "1280x720", "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert pygame.image.load(str(files[0])).get_size() == (1280, 720)


def test_shot_names_what_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shot.main(["casino", "--out", str(tmp_path / "x.png")]) == 1
    assert "'casino'" in (said := capsys.readouterr().err) and "title" in said
    assert shot.main(["title", "--size", "big", "--out", "x.png"]) == 2
    assert "'big' is not a size" in capsys.readouterr().err


def test_play_refuses_a_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--load", "/nowhere/game.jsonl"]) == 1
    assert "/nowhere/game.jsonl" in capsys.readouterr().err


def test_title_words_are_all_drawn(make_app: MakeApp) -> None:
    app = make_app(_shot_scene("title"))
    canvas = pygame.Surface(app.metrics.size)
    with fonts.watching() as seen:
        app.stack.draw(canvas)
    words = {drawn.text for drawn in seen}
    assert {"RIMWARD", "Continue", "New game", "Load", "Quit", "F11"} <= words


def test_rules_help_finds_clauses_by_word_and_by_id(make_app: MakeApp) -> None:
    app = make_app(lambda a: RulesScene(a), (1280, 720))
    scene = app.stack.top
    assert isinstance(scene, RulesScene)
    scene.search("OR-121")
    settle(app)
    assert [each.id for each in scene.shown()] == ["OR-121"]
    scene.search("bartered")
    settle(app)
    assert scene.shown() and all("bartered" in each.text.lower() for each in scene.shown())
    scene.search("xyzzy")
    settle(app)
    assert scene.shown() == []
    scene.open("Bartering")
    settle(app)
    assert all(each.topic == "Bartering" for each in scene.shown())
