"""The files that the window keeps for the player survive another program that holds them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.client.games.edge.campaign import journey as edge
from game.client.games.mandalorian.campaign import journey as mandalorian
from game.client.games.mandalorian.play.party import the_game
from game.client.shell.title.title import TitleScene
from game.client.shell.window import settings as settings_file
from game.client.shell.window.settings import Settings
from game.client.tabletop.guidance.guided_game import GuideFile, Saying
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.records import records
from game.client.tabletop.records.records import Record
from game.table.session import Session
from tests.client.conftest import MakeApp, press_key, settle
from tests.client.tabletop.coins import a_session

if TYPE_CHECKING:
    from tests.windows_files import Busy

pytest_plugins = ("tests.windows_files",)


@dataclass(frozen=True)
class Kept:
    """A file, a function that writes to it a first and a second time, and one that reads both."""

    path: Path
    write: Callable[[int], None]
    told: Callable[[], object]


def _record(number: int) -> Record:
    return Record(id=f"{number:016}", seats=1, rounds=number)


def _played(number: int) -> None:
    edge.change(lambda known: known.with_game("ombra", str(number), None))


def _flown(number: int) -> None:
    played = mandalorian.Played("the_asset", True, "novice")
    content = the_game().content
    mandalorian.change(lambda known: known.with_game(content, played, str(number)))


def _kept(session: Session) -> dict[str, Kept]:
    finished, notebook, lead = records.plain("coin"), Notebook("coin"), GuideFile("coin")
    settings = Settings()

    def knob(number: int) -> None:
        name = ("mute", "spoken")[number]
        setattr(settings, name, True)
        settings_file.store(settings, [name])

    def led(number: int) -> None:
        lead.note(session, {"a": Saying(1)}) if number == 0 else lead.finish()

    return {
        "edge": Kept(edge.path(), _played, lambda: edge.read().filed),
        "mandalorian": Kept(mandalorian.path(), _flown, lambda: mandalorian.read().filed),
        "records": Kept(
            finished.path,
            lambda number: [None, finished.add(_record(number))][0],
            lambda: [each.id for each in finished.read().games],
        ),
        "progress": Kept(
            notebook.path, lambda number: notebook.show(str(number)), lambda: notebook.load().tips
        ),
        "lead": Kept(lead.path, led, lambda: (lead.load().finished, len(lead.load().games))),
        "settings": Kept(
            settings_file.settings_path(),
            knob,
            lambda: [(each.mute, each.spoken) for each in settings_file.load()[:1]],
        ),
    }


NAMES = ("edge", "mandalorian", "records", "progress", "lead", "settings")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return a_session(tmp_path / "coin.jsonl")


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_is_held_is_never_replaced(name: str, session: Session, busy: Busy) -> None:
    kept = _kept(session)[name]
    kept.write(0)
    whole = kept.path.read_bytes()
    busy.hold(kept.path)
    kept.told()
    try:
        kept.write(1)
    except PermissionError:
        assert name == "settings"
    busy.let_go()
    assert kept.path.read_bytes() == whole
    assert [each.name for each in kept.path.parent.iterdir()] == [kept.path.name]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_is_held_for_a_moment_is_added_to(
    name: str, session: Session, busy: Busy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = _kept(session)[name]
    kept.write(0)
    busy.hold(kept.path, 3)
    kept.told()
    busy.hold(kept.path, 3)
    kept.write(1)
    seen = kept.told()
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path / "undisturbed"))
    other = _kept(session)[name]
    other.write(0)
    other.write(1)
    assert seen == other.told() and busy.refused >= 6


def test_settings_that_cannot_be_saved_are_told_once_and_saved_later(
    make_app: MakeApp, busy: Busy, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(TitleScene)
    app.remember = True
    app.change_settings(mute=True)
    clock = [100.0]
    monkeypatch.setattr("game.client.shell.app.app.time.monotonic", lambda: clock[0])
    busy.hold(settings_file.settings_path())
    app.run_guarded([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")], 0.02)
    app.toggle_full_screen()
    names = [scene.name for scene in app.stack]
    assert "crash" not in names and names.count("notice") == 1
    app.change_settings(effects=0.25)
    assert [scene.name for scene in app.stack] == names, "it is told once"
    press_key(app, pygame.K_RETURN)
    settle(app)
    busy.let_go()
    app.change_settings(ui_scale=1.25)
    assert settings_file.load()[0].ui_scale == 1.0, "a held file is not tried at every change"
    clock[0] += 6
    app.change_settings(tips=False)
    kept, message = settings_file.load()
    assert (kept.mute, kept.effects, kept.ui_scale, kept.tips) == (True, 0.25, 1.25, False)
    assert message is None and not app.unstored


def test_settings_that_cannot_be_saved_at_the_end_are_a_sentence(
    make_app: MakeApp, busy: Busy, capsys: pytest.CaptureFixture[str]
) -> None:
    app = make_app(TitleScene)
    app.remember = True
    app.change_settings(mute=True)
    busy.hold(settings_file.settings_path())
    app.running = False
    assert app.run() == 0
    assert capsys.readouterr().err.startswith("Rimward: the settings could not be saved: ")
    busy.let_go()
    app.settings.tips = False
    app.unstored.add("tips")
    assert app.run() == 0 and capsys.readouterr().err == ""
    kept, _ = settings_file.load()
    assert kept.mute and not kept.tips


def test_settings_that_could_not_be_read_at_the_start_lose_nothing(
    make_app: MakeApp, busy: Busy
) -> None:
    path = settings_file.settings_path()
    settings_file.save(Settings(ui_scale=1.25, first_start_done=True))
    busy.hold(path)
    settings, message = settings_file.load()
    assert settings == Settings() and message is not None
    assert message.startswith("The settings cannot be read now") and "broken" not in message
    busy.let_go()
    app = make_app(TitleScene)
    app.remember = True
    app.change_settings(mute=True)
    kept, _ = settings_file.load()
    assert (kept.ui_scale, kept.first_start_done, kept.mute) == (1.25, True, True)
    assert os.listdir(path.parent) == [path.name]
