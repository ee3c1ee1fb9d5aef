"""Unexpected errors, and reports requested by the player: no game is ever lost."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client import paths
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table import table as tables
from game.client.shell.app import crash, report
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.title.title import TitleScene
from game.client.shell.window.scenes import Scene
from game.client.shell.window.settings import Settings
from game.client.tabletop.bars.log import Log
from game.client.tabletop.table.presenter import Presenter
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.game import OuterRim
from game.table.journal import Journal
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import MakeApp, press_key, settle, type_text, wait
from tests.client.shell.test_screens import LOOKS
from tests.names import Out, Patch

SETUP = {
    "game": "outer_rim",
    "fame_goal": 8,
    "seats": [{"kind": "human", "character": "boba_fett"}, {"kind": "deck"}],
}
FAULTS: list[tuple[Any, str]] = [
    (TableScene, "paint"), (TableScene, "layout"), (Presenter, "show"), (TableScene, "on_update"),
    (Model, "refresh"), (Log, "sync"), (OuterRim, "choose"), (OuterRim, "view"),
]  # fmt: skip


def new_game(folder: Path, seed: int = 3) -> Path:
    path = folder / f"game_{seed}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    Session(the_game(), SETUP, seed, path).close()
    return path


def open_app(monkeypatch: Patch) -> App:
    app = App(Settings(speed="off"), size=(1280, 720))
    app.open()
    app.stack.push(TitleScene(app))
    return app


def table_of(app: App) -> TableScene:
    found = next(each for each in app.stack if isinstance(each, TableScene))
    return found


def raise_once(patch: Patch, owner: Any, name: str) -> None:
    """Let the method fail the next time it is called, and only then."""
    whole = getattr(owner, name)

    def fail(*given: Any, **named: Any) -> Any:
        setattr(owner, name, whole)
        raise RuntimeError(f"{name} fell {{ill}}")

    patch.setattr(owner, name, fail)


@pytest.mark.painted
@pytest.mark.parametrize(("least", "games"), [(8, 0), pytest.param(160, 1, marks=pytest.mark.long)])
def test_a_game_goes_on_after_an_error_at_any_answer(
    monkeypatch: Patch, capsys: Out, least: int, games: int
) -> None:
    """Each answer meets an error somewhere in the screen or the rules."""
    app = open_app(monkeypatch)
    app.change_settings(forced_steps=False, ask_ways=True, ask_for_computer=True)
    stream = random.Random(18)
    told: list[str] = []
    seed, path = 2, Path()
    for number in range(600):
        if number >= least and seed > 2 + games:
            break
        if not told or table_of(app).model.decision is None:
            told, seed = [], seed + 1
            path = new_game(app.folder, seed)
            app.stack.pop_to("title")
            app.open_scene("table", journal=path)
        scene = table_of(app)
        decision = scene.model.decision
        told.append(stream.choice(decision.options).key)
        owner, name = FAULTS[number % len(FAULTS)]
        with monkeypatch.context() as patch:
            raise_once(patch, owner, name)
            answer_in_a_frame(app, scene, told[-1])
        top = app.stack.top
        assert isinstance(top, crash.CrashScene) and top.report.journal == path, (number, name)
        kept = [each.key for each in Journal.read(path).answers]
        if kept != told:  # the rules failed before the answer was recorded
            assert name == "choose" and kept == told[:-1]
            told.pop()
        press_key(app, pygame.K_RETURN)
        again = table_of(app)
        assert again.model.session.notes == []
        straight = Session(the_game(), SETUP, seed)
        for key in told:
            straight.choose(key)
        game = again.model.game
        assert game.dump(again.model.state) == game.dump(straight.state)
    assert seed > 2 + games, "a game was played to its end"
    assert "fell {ill}" in capsys.readouterr().err


def answer_in_a_frame(app: App, scene: TableScene, key: str) -> None:
    """Answer as a click does, inside the guarded loop."""
    event = pygame.event.Event(pygame.USEREVENT)
    scene.handle = lambda each: bool(scene.do.choose(key))
    app.run_guarded([event], 0.016)
    app.run_guarded([], 0.016)


class Plain(Scene):
    name = "table"
    journal: Path | None = None


class Ill(Plain):
    def paint(self, surface: pygame.Surface) -> None:
        raise RuntimeError("the painter fell ill " + "far away " * 3 + "/a/long/path" * 12)


@pytest.mark.painted
@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize(("size", "scale"), first_rows(2, LOOKS))
def test_the_crash_screen_is_sound(
    make_app: MakeApp, size: tuple[int, int], scale: float, playing: bool
) -> None:
    app = make_app(TitleScene, size, scale)
    ill = Ill(app)
    ill.journal = new_game(app.folder) if playing else None
    app.stack.push(ill)
    app.run_guarded([], 0.016)
    settle(app)
    assert isinstance(app.stack.top, crash.CrashScene) and audit(app) == []


@pytest.mark.painted
def test_a_report_says_what_helps(make_app: MakeApp, monkeypatch: Patch) -> None:
    app = make_app(TitleScene)
    path = new_game(app.folder)
    with_answers(path, 60)
    ill = Ill(app)
    ill.journal = path
    app.stack.push(ill)
    app.run_guarded([], 0.016)
    top = app.stack.top
    text = top.report.path.read_text("utf-8")
    for words in (
        "Rimward ", "System: ", "Seed: 3", "outer_rim 0.", "Scenes: title > table",
        "Answers: 60, the last 50 of them:", "RuntimeError: the painter", "Traceback",
    ):  # fmt: skip
        assert words in text  # fmt: skip
    keys = [each.key for each in Journal.read(path).answers]
    assert f"  10 player 1: {keys[10]}" in text or f"  10 player 2: {keys[10]}" in text
    assert "\n  9 player" not in text and f": {keys[59]}" in text
    opened: list[Path] = []
    monkeypatch.setattr(report, "open_folder", lambda folder: bool(opened.append(folder)) or True)
    top.show_folder()
    assert opened == [top.report.path.parent]
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    top.copy()
    assert copied == [text] and top.form.find("crash.copy").label == "Copied"


def with_answers(path: Path, count: int) -> None:
    session = Session.resume(the_game(), path)
    stream = random.Random(1)
    while session.seq < count and (decision := session.decision()) is not None:
        session.choose(stream.choice(decision.options).key)
    session.close()
    assert session.seq == count


def test_a_report_of_a_torn_game_says_so(tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_text("rubbish\n")
    assert report.game_lines(torn)[0].startswith("Game: torn.jsonl holds no game")
    assert report.game_lines(None) == ["Game: none"]


@pytest.mark.painted
def test_a_title_that_fails_twice_is_told_twice(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    for _ in range(2):
        app.stack.push(Ill(app))
        app.run_guarded([], 0.016)
        assert app.stack.top.name == "crash"
        press_key(app, pygame.K_RETURN)
        assert app.stack.top.name == "title"
    found = sorted(each.name for each in paths.log_folder().glob("crash-*.txt"))
    assert len(found) == 2


@pytest.mark.painted
def test_f12_keeps_note_picture_and_game(make_app: MakeApp) -> None:
    app = make_app(TitleScene, (1280, 720))
    path = new_game(app.folder)
    table = Plain(app)
    table.journal = path
    app.stack.push(table)
    settle(app)
    assert app.screen is not None
    seen = pygame.image.tobytes(app.screen, "RGB")
    press_key(app, pygame.K_F12)
    settle(app)
    assert app.stack.top.name == "report" and audit(app) == []
    press_key(app, pygame.K_F12)
    assert [each.name for each in app.stack] == ["title", "table", "report"]
    type_text(app, "the ship moved")
    press_key(app, pygame.K_RETURN)
    settle(app)
    (made,) = paths.reports_folder().glob("report-*.zip")
    with zipfile.ZipFile(made) as opened:
        assert sorted(opened.namelist()) == ["game.jsonl", "picture.png", "report.txt"]
        text = opened.read("report.txt").decode()
        assert text.startswith("Note: the ship moved\n") and "Seed: 3" in text
        assert opened.read("game.jsonl") == path.read_bytes()
        picture = pygame.image.load(io.BytesIO(opened.read("picture.png")))
        assert pygame.image.tobytes(picture, "RGB") == seen
    notice = app.stack.top
    assert notice is not None and notice.name == "notice" and audit(app) == []
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is table


def test_a_full_disk_is_told(make_app: MakeApp, monkeypatch: Patch) -> None:
    def full(*given: Any) -> None:
        raise OSError(28, "No space left on device")

    app = make_app(TitleScene)
    press_key(app, pygame.K_F12)
    monkeypatch.setattr(report, "write_whole", full)
    press_key(app, pygame.K_RETURN)
    top = app.stack.top
    assert top.problem == "It could not be saved: no space left on device."
    assert audit(app) == []


def leaves_by_quiet(app: App) -> None:
    wait(app, 60, 0.1)


def leaves_by_title(app: App) -> None:
    app.stack.pop_to("title")


def leaves_by_quitting(app: App) -> None:
    app.running = False
    app.run()


@pytest.mark.parametrize("leave", [leaves_by_quiet, leaves_by_title, leaves_by_quitting])
def test_a_game_that_is_left_has_its_picture(
    make_app: MakeApp, leave: Callable[[App], None]
) -> None:
    from game.client.shell.window import thumbnails
    from game.table.snapshots import read_snapshot

    app = make_app(TitleScene, (1280, 720))
    path = new_game(app.folder)
    app.open_scene("table", journal=path)
    app.frame([], 0.1)
    scene = table_of(app)
    scene.do.choose(scene.model.options[0].key)
    assert thumbnails.load(path, 3) is None
    leave(app)
    picture = thumbnails.load(path, 3)
    assert picture is not None and picture.get_size() == thumbnails.SIZE
    kept = Journal.read(path)
    found = read_snapshot(path, kept)
    assert found is not None and found[0] == len(kept.answers)


def test_a_picture_that_cannot_be_made_harms_nothing(make_app: MakeApp, monkeypatch: Patch) -> None:
    app = make_app(TitleScene, (1280, 720))
    path = new_game(app.folder)
    app.open_scene("table", journal=path)
    monkeypatch.setattr(
        "game.client.games.outer_rim.shelf.saves.OuterRimSaves.draw_state", lambda *given: 1 / 0
    )
    app.stack.pop_to("title")
    assert app.stack.top.name == "title"
    assert tables.make(app, journal=path).name == "table"


def test_a_copy_from_the_menu(make_app: MakeApp) -> None:
    from game.table import saves

    app = make_app(TitleScene, (1280, 720))
    path = new_game(app.folder)
    app.open_scene("table", journal=path)
    settle(app)
    table_of(app).do.open_menu()
    settle(app)
    assert audit(app) == []
    app.stack.top.form.find("menu.copy").activate()
    settle(app)
    type_text(app, "before it")
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is table_of(app) and "before it" in table_of(app).ui.toast
    copy = next(each for each in app.folder.glob("*.jsonl") if each != path)
    assert copy.read_bytes() == path.read_bytes() and saves.name_of(copy) == "before it"
    scene = table_of(app)
    scene.do.choose(scene.model.options[0].key)
    assert len(Journal.read(path).answers) > len(Journal.read(copy).answers)


def test_a_report_from_the_menu_has_no_menu_in_its_picture(make_app: MakeApp) -> None:
    app = make_app(TitleScene, (1280, 720))
    path = new_game(app.folder)
    app.open_scene("table", journal=path)
    settle(app)
    table_of(app).do.open_menu()
    settle(app)
    app.stack.top.form.find("menu.report").activate()
    top = app.stack.top
    assert isinstance(top, report.ReportScene) and top.scenes == ["title", "table"]
    assert top.picture is not None and app.stack.top.about == path
