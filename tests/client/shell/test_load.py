"""The saved games: their list, their index, and all actions on them, by mouse and by keyboard."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.paths import sent_folder
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.files.saves import Facts, Library, SaveInfo
from game.client.shell.library.load import EVERY, LoadScene
from game.client.shell.library.load_rows import SaveRow
from game.client.shell.title.title import TitleScene
from game.client.shell.tools import shots
from game.client.shell.window import registry, screens, thumbnails
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Scene
from game.client.widgets import Button
from game.table import saves
from game.table.journal import Header, Journal
from tests.breadth import first_rows
from tests.client import shelf_games
from tests.client.conftest import MakeApp, click, press_key, settle, type_text, wait
from tests.client.shell.test_screens import LOOKS
from tests.names import Patch


def facts_of(path: Path) -> Facts:
    """Return the facts in the journals of these tests: their hero is in their seed."""
    if "broken" in path.name:
        raise ValueError("line 1 is {not} a **set-up**")
    seed = Journal.read(path).header.seed
    hero = ("Bossk", "Dengar", "Aphra")[seed % 3]
    return Facts(
        line=f"{hero}, round {seed}", hero=hero, emblem="bossk",
        marks=(("", f"Round {seed}"), ("fame", "1 of 10")),
        details=(("Against", "Lando"), ("Where", f"Moon {seed}")), seed=seed,
        finished="over" in path.name,
    )  # fmt: skip


def put(app: App, name: str, age: int, seed: int = 0) -> Path:
    app.folder.mkdir(parents=True, exist_ok=True)
    path = app.folder / f"{name}.jsonl"
    if "broken" in name:
        path.write_text("rubbish\n")
    else:
        Journal.create(path, Header(game="x", content="1", setup={}, seed=seed)).close()
    os.utime(path, (1_700_000_000 - age,) * 2)
    return path


@pytest.fixture
def opened(monkeypatch: Patch) -> list[Any]:
    """Return the list of journals that the table is asked to open; no game screens are needed
    here."""
    asked: list[Any] = []

    def maker(app: App, **wishes: Any) -> Scene:
        asked.append(wishes.get("journal"))
        return NoticeScene(app, "Table", "stands for the game's screen")

    def picture(path: Path) -> pygame.Surface:
        made = pygame.Surface(thumbnails.SIZE)
        made.fill((120, 60, 200))
        return made

    monkeypatch.setitem(screens.SCENES, "table", maker)
    monkeypatch.setattr(registry, "describe_save", facts_of)
    monkeypatch.setattr(registry, "draw_save", picture)
    return asked


@pytest.fixture
def app(make_app: MakeApp, opened: list[Any]) -> App:
    return make_app(TitleScene)


def at_list(app: App) -> LoadScene:
    app.open_scene("load")
    settle(app)
    assert isinstance(app.stack.top, LoadScene)
    return app.stack.top


def names(scene: LoadScene) -> list[str]:
    return [each.name for each in scene.shown]


def row(scene: LoadScene, index: int) -> SaveRow:
    found = scene.form.find(f"load.game_{index}")
    assert isinstance(found, SaveRow)
    return found


def test_newest_first_and_each_by_its_name(app: App) -> None:
    put(app, "outer_rim-2026-01-02-1530", 3, seed=1)
    put(app, "first_evening", 2)
    given = put(app, "outer_rim-2026-01-02-1530-2", 1, seed=2)
    saves.rename(given, "The long way: round")
    put(app, "broken", 0)
    (app.folder / "notes.txt").write_text("not a game")
    scene = at_list(app)
    assert names(scene) == ["Broken", "The long way: round", "First evening", "Dengar"]
    assert [each.state[0] for each in scene.shown] == ["Cannot be opened", *["Under way"] * 3]
    wait(app, 30, 0.05)
    assert scene.list.count() == "4 games, 1 cannot be opened"


def test_a_click_chooses_and_another_opens(app: App, opened: list[Any]) -> None:
    put(app, "newer", 1)
    older = put(app, "older", 9)
    scene = at_list(app)
    click(app, row(scene, 1).rect.center)
    assert opened == [] and scene.current is not None and scene.current.path == older
    settle(app)
    click(app, row(scene, 1).rect.center)
    assert opened == [older] and [each.name for each in app.stack] == ["title", "notice"]


def test_arrows_and_enter(app: App, opened: list[Any]) -> None:
    paths = [put(app, f"g{n:02}", n) for n in range(30)]
    scene = at_list(app)
    for _ in range(3):
        press_key(app, pygame.K_DOWN)
    press_key(app, pygame.K_UP)
    assert scene.chosen == 2
    press_key(app, pygame.K_PAGEDOWN)
    assert scene.chosen == 2 + scene.page
    press_key(app, pygame.K_END)
    assert scene.chosen == 29 and row(scene, 29).focused
    assert scene.area is not None and scene.area.view.contains(row(scene, 29).rect)
    press_key(app, pygame.K_RIGHT)
    assert not isinstance(scene.form.focus, SaveRow)
    press_key(app, pygame.K_LEFT)
    assert scene.chosen == 29 and row(scene, 29).focused
    press_key(app, pygame.K_TAB)
    assert not isinstance(scene.form.focus, SaveRow)
    press_key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert row(scene, 29).focused
    press_key(app, pygame.K_HOME)
    press_key(app, pygame.K_RETURN)
    assert opened == [paths[0]]


def test_f2_renames(app: App) -> None:
    put(app, "a", 1)
    b = put(app, "b", 2)
    scene = at_list(app)
    press_key(app, pygame.K_DOWN)
    press_key(app, pygame.K_F2)
    entry = app.stack.top.form.focus
    assert entry.id == "naming.text" and entry.value == "B"
    press_key(app, pygame.K_BACKSPACE)
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is not scene  # refused with the reason
    assert "empty" in app.stack.top.form.find("naming.problem").words
    type_text(app, "zebra")
    assert audit(app) == []
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is scene and saves.name_of(b) == "zebra"
    assert names(scene) == ["A", "zebra"] and scene.chosen == 1 and row(scene, 1).focused


def test_a_renamed_game_stays_chosen_where_the_order_changes(app: App) -> None:
    for name in ("a", "b", "c"):
        put(app, name, 1)
    scene = at_list(app)
    scene.sort_by("name")
    scene.form.set_focus(row(scene, 0))
    press_key(app, pygame.K_F2)
    app.stack.top.on_done("zz")
    settle(app)
    assert names(scene) == ["B", "C", "zz"] and scene.chosen == 2 and row(scene, 2).focused


def test_delete_and_undo(app: App) -> None:
    paths = [put(app, name, n) for n, name in enumerate(("a", "b", "c"))]
    scene = at_list(app)
    press_key(app, pygame.K_DOWN)
    press_key(app, pygame.K_DELETE)
    settle(app)
    assert names(scene) == ["A", "C"] and not paths[1].exists() and audit(app) == []
    assert scene.chosen == 1 and row(scene, 1).focused
    press_key(app, pygame.K_DELETE)
    press_key(app, pygame.K_DELETE)
    settle(app)
    assert scene.shown == [] and audit(app) == []
    undo = scene.form.find("load.undo")
    click(app, undo.rect.center)
    assert names(scene) == ["A"]
    press_key(app, pygame.K_z, pygame.KMOD_CTRL)
    press_key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert names(scene) == ["A", "B", "C"] and all(path.exists() for path in paths)
    press_key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert "You have deleted nothing here" in scene.toast and names(scene) == ["A", "B", "C"]


def test_search_and_order(app: App) -> None:
    for number in range(9):
        put(app, f"game_{number}", number, seed=number)
    scene = at_list(app)
    press_key(app, pygame.K_f, pygame.KMOD_CTRL)
    type_text(app, "dengar")
    settle(app)
    assert names(scene) == ["Game 1", "Game 4", "Game 7"] and audit(app) == []
    type_text(app, " moon 7")
    assert names(scene) == ["Game 7"]
    type_text(app, "x")
    assert names(scene) == [] and audit(app) == []
    press_key(app, pygame.K_ESCAPE)
    assert len(names(scene)) == 9 and app.stack.top is scene
    scene.sort_by("character")
    assert [each.facts.hero for each in scene.shown if each.facts] == sorted(
        ["Aphra", "Bossk", "Dengar"] * 3
    )
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is not scene


def test_a_broken_game_says_why_and_is_not_opened(app: App, opened: list[Any]) -> None:
    put(app, "broken", 0)
    put(app, "good", 1)
    scene = at_list(app)
    reason = scene.form.find("load.reason")
    assert reason is not None and "line 1 is (not) a set-up" in reason.markup
    press_key(app, pygame.K_RETURN)
    assert app.stack.top.name == "notice" and opened == []
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is scene
    press_key(app, pygame.K_DELETE)
    assert names(scene) == ["Good"]


def test_a_copy_to_send(app: App) -> None:
    path = put(app, "a", 1)
    saves.rename(path, "To a friend")
    at_list(app)
    press_key(app, pygame.K_e, pygame.KMOD_CTRL)
    sent = sent_folder() / "To_a_friend.jsonl"
    assert sent.read_bytes() == path.read_bytes()
    assert app.stack.top.name == "notice" and audit(app) == []


def test_only_rows_in_view_are_widgets(app: App) -> None:
    for number in range(300):
        put(app, f"game_{number:03}", number, seed=number)
    scene = at_list(app)
    rows = [each for each in scene.form.every() if isinstance(each, SaveRow)]
    assert len(rows) < 20
    spot = scene.area.rect.center
    for _ in range(40):
        wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=-5, x=0, pos=spot)
        app.frame([wheel], 0.016)
    settle(app)
    assert scene.chosen == 0 and audit(app) == []
    seen = [scene.shown[n] for n in scene.area.in_view()]
    assert seen[0].path.stem > "game_100" and all(each.known for each in seen)
    press_key(app, pygame.K_DOWN)
    assert scene.chosen == 1  # at the focus, not at the scroll position


def of(app: App, game: str, name: str, age: int) -> Path:
    """Return a save of one of the six games."""
    app.folder.mkdir(parents=True, exist_ok=True)
    path = app.folder / f"{name}.jsonl"
    Journal.create(path, Header(game=game, content="1", setup={}, seed=1)).close()
    os.utime(path, (1_700_000_000 - age,) * 2)
    return path


@pytest.mark.parametrize(("size", "scale"), first_rows(2, LOOKS))
def test_the_list_of_several_games_is_sound(
    make_app: MakeApp, monkeypatch: Patch, size: tuple[int, int], scale: float
) -> None:
    shelf_games.fill(monkeypatch, 6)
    app = make_app(TitleScene, size, scale)
    for number in range(6):
        of(app, f"game_{number}", f"save_{number}", number)
    scene = at_list(app)
    assert audit(app) == []
    scene.show_game("game_5")
    settle(app)
    assert names(scene) == ["Save 5"] and audit(app) == []
    press_key(app, pygame.K_g, pygame.KMOD_CTRL)
    settle(app)
    assert app.stack.top is not scene and audit(app) == []


def test_saves_are_filtered_by_their_game(make_app: MakeApp, monkeypatch: Patch) -> None:
    shelf_games.fill(monkeypatch, 3)
    app = make_app(TitleScene)
    for name, game, age in (("a", "game_0", 1), ("b", "game_2", 2), ("c", "game_0", 3)):
        of(app, game, name, age)
    scene = at_list(app)
    button = scene.form.find("load.game")
    assert isinstance(button, Button) and button.label == EVERY and names(scene) == ["A", "B", "C"]
    click(app, button.rect.center)
    type_text(app, "long")
    press_key(app, pygame.K_RETURN)
    settle(app)
    assert app.stack.top is scene and names(scene) == ["A", "C"]
    assert scene.list.count() == "2 of 3"
    scene.search("c")
    assert names(scene) == ["C"]
    scene.search("")
    scene.show_game("game_1")
    said = scene.form.find("load.empty")
    assert said.markup == "You have no saved game of Unfinished Business yet."
    scene.show_game("")
    press_key(app, pygame.K_DELETE)
    scene.show_game("game_2")
    scene.deeds.undo()
    assert len(names(scene)) == 3, "what comes back is shown, whatever the filter was"


@pytest.mark.usefixtures("one_game")
def test_one_game_needs_no_filter(app: App) -> None:
    put(app, "a", 1)
    scene = at_list(app)
    assert scene.form.find("load.game") is None
    press_key(app, pygame.K_g, pygame.KMOD_CTRL)
    assert app.stack.top is scene


@pytest.mark.usefixtures("one_game")
def test_saves_of_a_second_kind_bring_the_filter(app: App, monkeypatch: Patch) -> None:
    """Saves of a game that is no longer installed are listed too."""
    monkeypatch.setattr(
        registry, "describe_save", lambda path: replace(facts_of(path), game=path.stem)
    )
    put(app, "outer_rim", 1)
    put(app, "far_moons", 2)
    scene = at_list(app)
    settle(app)
    assert scene.filters == ["outer_rim", "far_moons"]
    scene.show_game("far_moons")
    assert names(scene) == ["Far moons"]


def test_what_is_known_is_not_read_again(app: App) -> None:
    read: list[str] = []

    def describe(path: Path) -> Facts:
        read.append(path.name)
        return facts_of(path)

    a, b = put(app, "a", 1), put(app, "b", 2)
    first = Library(app.folder, describe)
    assert [each.summary for each in first.describe_newest()] == ["Bossk, round 0"] * 2
    first.keep()
    second = Library(app.folder, describe)
    assert [each.known for each in second.games()] == [True, True] and len(read) == 2
    os.utime(a, (1_700_000_500,) * 2)
    saves.rename(b, "B again")
    assert [(each.name, each.known) for each in second.games()] == [("A", False), ("B again", True)]
    second.describe_newest()
    assert read[2:] == ["a.jsonl"]
    b.unlink()
    second.games()
    second.keep()
    assert list(Library(app.folder, describe).index.saves) == ["a.jsonl"]


@pytest.mark.parametrize("data", [b"", b"[1]", b'{"saves": {"a.jsonl": 3}}', b"\xff"])
def test_a_broken_index_is_made_anew(app: App, data: bytes) -> None:
    put(app, "a", 1)
    library = Library(app.folder, facts_of)
    library.describe_newest()
    library.keep()
    library.index_path.write_bytes(data)
    assert Library(app.folder, facts_of).describe_newest()[0].summary == "Bossk, round 0"


def test_the_index_goes_with_the_packs(app: App) -> None:
    put(app, "a", 1)
    library = Library(app.folder, facts_of)
    library.describe_newest()
    library.keep()
    assert Library(app.folder, facts_of).games()[0].known
    (app.folder.parent / "packs" / "moons").mkdir(parents=True)
    assert not Library(app.folder, facts_of).games()[0].known


def test_the_game_to_go_on_with(app: App) -> None:
    library = Library(app.folder, facts_of)
    assert library.latest() is None
    put(app, "broken", 0)
    put(app, "over", 1)
    running = put(app, "running", 2)
    put(app, "older", 3)
    latest = library.latest()
    assert latest is not None and latest.path == running


@pytest.mark.painted
def test_a_picture_is_kept_and_found_again(app: App) -> None:
    path = put(app, "a", 1, seed=5)
    settle(app)
    scene = at_list(app)
    wait(app, 20, 0.05)
    kept = thumbnails.picture_path(path, 5)
    assert kept.is_file() and kept.stat().st_size < 60_000
    again = thumbnails.load(path, 5)
    assert again is not None and again.get_size() == thumbnails.SIZE
    assert abs(again.get_at((300, 100)).b - 200) < 8
    spot = row(scene, 0)._picture().center
    assert app.screen is not None and abs(app.screen.get_at(spot).b - 200) < 12


@pytest.mark.painted
def test_where_no_picture_can_be_there_is_an_emblem(app: App, monkeypatch: Patch) -> None:
    def fail(path: Path) -> pygame.Surface:
        raise ValueError("no picture")

    monkeypatch.setattr(registry, "draw_save", fail)
    path = put(app, "a", 1)
    put(app, "broken", 2)
    thumbnails.picture_path(path, 0).parent.mkdir(parents=True)
    thumbnails.picture_path(path, 0).write_bytes(b"no picture")
    scene = at_list(app)
    for index in (0, 1):
        picture = row(scene, index)._picture()
        part = app.screen.subsurface(picture)
        middle, high = picture.width // 2, picture.height
        assert len({tuple(part.get_at((middle, y))) for y in range(high)}) > 20


def test_only_the_newest_pictures_are_kept(app: App, monkeypatch: Patch) -> None:
    monkeypatch.setattr(thumbnails, "KEPT", 3)
    for number in range(6):
        path = Path(f"{number}.jsonl")
        thumbnails.store(path, 1, pygame.Surface((8, 8)))
        os.utime(thumbnails.picture_path(path, 1), (1000 + number,) * 2)
    kept = thumbnails.picture_path(Path("x"), 1).parent
    assert len(list(kept.iterdir())) <= 4
    assert thumbnails.load(Path("5.jsonl"), 1) is not None


@pytest.mark.usefixtures("one_game")
def test_the_title_shows_the_game_to_go_on_with(app: App) -> None:
    put(app, "over", 0)
    path = put(app, "evening_game", 1, seed=2)
    app.stack.replace(TitleScene(app))
    settle(app)
    top = app.stack.top
    assert isinstance(top, TitleScene) and top.form.focus is top.form.find("menu.continue")
    asked = top.form.focus
    assert asked.info.path == path
    assert top.form.focus.detail == "Aphra, round 2"


def test_words_of_a_search_are_all_found() -> None:
    info = SaveInfo(Path("a_b.jsonl"), saves.moment(0), facts=Facts("Bossk, round 3"))
    assert info.matches("BOSSK round") and info.matches("") and info.matches("way under")
    assert not info.matches("bossk four")


@pytest.mark.usefixtures("one_game")
def test_without_games_the_first_one_is_one_press_away(make_app: MakeApp) -> None:
    app = make_app(lambda a: shots.SHOTS["load_empty"](a, shots.Wish()))
    scene = app.stack.top
    hidden = ("load.search", "load.sort", "load.count")
    assert all(scene.form.find(each) is None for each in hidden)
    assert scene.form.focus is scene.form.find("load.new_game") is not None
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is not None and app.stack.top.name == "new_game"
