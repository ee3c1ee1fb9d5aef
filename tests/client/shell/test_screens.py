"""The shell's screens: sound, saves and commands, rules, repeated keys, the measure of frames."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.tools import bench as outer_rim_bench
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.app.rules_help import TERMS, RulesScene
from game.client.shell.files.saves import Facts
from game.client.shell.title.title import TitleScene
from game.client.shell.tools import bench, shots
from game.client.shell.tools.bench import Game
from game.client.shell.window import registry, screens
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Scene
from game.client.widgets import Label, Panel, ScrollArea, keymap
from game.client.widgets.repeat import DELAY, INTERVAL, Repeat
from game.commands import play, shot
from tests.breadth import first
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
    area = app.stack.top.form.find("notice.scroll")
    assert isinstance(area, ScrollArea) and area.most > 0
    for _ in range(30):
        press_key(app, pygame.K_PAGEDOWN)
    assert area.place == area.most
    press_key(app, pygame.K_PAGEUP)
    assert 0 <= area.place < area.most


def test_the_audit_finds_faults(make_app: MakeApp) -> None:
    app = make_app(_shot_scene("title"))
    form = app.stack.top.form
    spot = form.find("menu.load").rect
    form.add(Label("extra", pygame.Rect(spot.left, spot.top + 10, 60, 40), "Much too long"))
    # The menu's label starts 16 du from the left, so this one overlaps it.
    form.add(Label("outside", pygame.Rect(1900, 20, 90, 40), "Off the edge"))
    form.add(Panel("lid", form.find("menu.rules").rect.copy()))
    form.find("menu.quit").rect.height = 12
    found = "\n".join(audit(app))
    faults = "extra, does not fit, sticks out, overlaps, to hit, drawn over, under lid"
    for words in faults.split(", "):
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
    assert app.stack.top.form.focus.id == "menu.learn"
    _saved(app, "older", age=99)
    newest = _saved(app, "newest")
    app.stack.replace(TitleScene(app))
    settle(app)
    assert app.stack.top.form.focus.id == "menu.continue"
    press_key(app, pygame.K_RETURN)
    assert opened == [("table", {"journal": newest})]


def test_menu_by_mouse_and_keys(make_app: MakeApp, opened: list[tuple[str, object]]) -> None:
    app = make_app(TitleScene)
    button = app.stack.top.form.find("menu.new_game")
    click(app, button.rect.center)
    press_key(app, pygame.K_ESCAPE)
    press_key(app, pygame.K_n, unicode="n")
    press_key(app, pygame.K_ESCAPE)
    assert opened == [("new_game", {})] * 2
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top.name == "confirm" and app.running
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
    assert str(Path("/nowhere/game.jsonl")) in capsys.readouterr().err


def test_rules_help_finds_clauses_by_word_and_by_id(make_app: MakeApp) -> None:
    app = make_app(lambda a: RulesScene(a), (1280, 720))
    scene = app.stack.top
    scene.search("OR-121")
    settle(app)
    assert [each.id for each in scene.matches()] == ["OR-121"]
    scene.search("bartered")
    settle(app)
    assert scene.matches() and all("bartered" in each.text.lower() for each in scene.matches())
    scene.search("bartered xyzzy")
    assert scene.matches() == [] and scene.form.find("rules.clause_OR-151")
    scene.open("Bartering")
    settle(app)
    assert all(each.topic == "Bartering" for each in scene.matches())


def test_terms_lead_to_one_another(make_app: MakeApp) -> None:
    """A link shows its meaning on hover, and a click goes there."""
    app = make_app(lambda a: RulesScene(a, term="test"))
    scene = app.stack.top
    assert [each.id for each in scene.terms()][0] == "test"
    text = scene.form.find("rules.term_test")
    (link, rect), *_ = text.text_layout.links
    spot = rect.move(text.rect.topleft).center
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0,) * 3)], 0)
    settle(app)
    app.frame([], 1.0)
    assert scene.form.tip is text and text.tip.startswith("**Dice**: Eight faces")
    click(app, spot)
    assert link == "dice" and scene.words == "Dice"
    scene.follow("OR-316")
    assert [each.id for each in scene.matches()] == ["OR-316"]


def test_links_by_key(make_app: MakeApp) -> None:
    """Right selects the next link and shows its meaning; Enter goes there."""
    app = make_app(lambda a: RulesScene(a, term="test"))
    scene = app.stack.top
    scene.form.set_focus(scene.form.find("rules.term_test"))
    press_key(app, pygame.K_RIGHT)
    assert scene.form.tip is not None and scene.form.tip.help.startswith("**Crit**")
    press_key(app, pygame.K_RETURN)
    assert scene.words == "Crit"


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (3840, 2160)]))
def test_all_terms_are_listed(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(RulesScene, size)
    scene = app.stack.top
    assert isinstance(scene, RulesScene) and scene.topic == TERMS
    assert len(scene.terms()) == len(scene.glossary.terms) > 70
    assert audit(app) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_search_is_named_also_while_it_has_words(
    make_app: MakeApp, size: tuple[int, int]
) -> None:
    app = make_app(lambda a: RulesScene(a, term="test"), size)
    scene = app.stack.top
    assert isinstance(scene, RulesScene) and scene.field.value
    label = scene.form.find("rules.label")
    assert isinstance(label, Label) and label.words == "Search"
    assert label.rect.right <= scene.field.rect.left and audit(app) == []


Event = pygame.event.Event


def down(key: int) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def held(repeat: Repeat, key: int, seconds: float, step: float = 0.01) -> int:
    """Return how often a key counts that is pressed and held for that long."""
    count = len(repeat.add([down(key)], step))
    for _ in range(round(seconds / step)):
        count += len(repeat.add([], step))
    return count


def test_an_arrow_repeats_after_a_while() -> None:
    assert held(Repeat(), pygame.K_DOWN, DELAY - 0.02) == 1
    seconds = DELAY + 10 * INTERVAL
    assert held(Repeat(), pygame.K_DOWN, seconds) in (10, 11, 12)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_e])
def test_what_answers_counts_once(key: int) -> None:
    assert held(Repeat(), key, 5.0) == 1


def test_letting_go_ends_it() -> None:
    repeat = Repeat()
    held(repeat, pygame.K_TAB, DELAY + 0.1)
    repeat.add([Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)], 0.01)
    assert not any(repeat.add([], 0.05) for _ in range(20))


@pytest.mark.parametrize("event", [Event(pygame.WINDOWFOCUSLOST), down(pygame.K_RETURN)])
def test_another_key_or_window_ends_it(event: Event) -> None:
    repeat = Repeat()
    held(repeat, pygame.K_TAB, DELAY + 0.1)
    assert repeat.add([event], 0.01) == [event]
    assert not any(repeat.add([], 0.05) for _ in range(20))


def test_a_stall_repeats_nothing_that_was_let_go_meanwhile() -> None:
    """Down and up arrive together after a frame that took long."""
    events = [down(pygame.K_TAB), Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)]
    assert Repeat().add(events, 2.0) == events


def test_a_players_own_key_for_moving_repeats_too() -> None:
    keymap.use({"focus.down": "J"})
    try:
        assert held(Repeat(), pygame.K_j, DELAY + 5 * INTERVAL) > 3
    finally:
        keymap.use({})


def test_of_each_frame_the_quickest_run_counts() -> None:
    what = ["answer 1, end", "after answer 1, end", "while thinking"]
    drawn = [True, True, False]
    games = [Game([9.0, 4.0, 1.0], what, drawn, 250.0), Game([6.0, 5.0, 8.0], what, drawn, 240.0)]
    assert bench.summary(games) == {
        "play_ms_p50": 5.0, "play_ms_p99": 6.0, "play_ms_max": 6.0, "play_slowest": "answer 1, end",
        "play_memory_mib": 240.0,
    }  # fmt: skip


def test_the_slowest_frame_may_be_one_that_draws_nothing() -> None:
    told = bench.summary([Game([3.0, 70.0], ["answer", "thinking"], [True, False], None)])
    assert (told["play_ms_max"], told["play_slowest"]) == (70.0, "thinking")
    assert told["play_memory_mib"] is None


def test_games_that_differ_are_refused() -> None:
    games = [Game([1.0], [name], [True], None) for name in ("answer 1, end", "answer 1, pass")]
    with pytest.raises(ValueError, match="not the same game"):
        bench.summary(games)


@pytest.mark.long
def test_the_game_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same frame by frame; with other answers it is a different one."""
    for name, value in (("ANSWERS", 2), ("THOUGHT", 0.1), ("WARMING", 3)):
        monkeypatch.setattr(bench, name, value)
    first, again = bench._play(), bench._play()
    assert first["what"] == again["what"] and first["drawn"] == again["drawn"]
    assert sum(each.startswith("answer") for each in first["what"]) == 2
    monkeypatch.setattr(outer_rim_bench, "SCRIPT", 4)
    assert bench._play()["what"] != first["what"]
