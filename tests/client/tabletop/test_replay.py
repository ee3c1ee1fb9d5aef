"""Games shown again at their own tables: to any moment, at any speed, and played on in a copy."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw.richtext import plain
from game.client.games.outer_rim.ending.records import FINISHED, Game
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.bars import log as log_bar
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.records.records import Played
from game.client.tabletop.records.records_parts import GameLine
from game.client.tabletop.replay.replay_bar import Scrubber
from game.client.tabletop.replay.replaying import PACES, PICTURE, Replay
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from game.players import make_players
from game.table import saves
from game.table.journal import Journal
from game.table.session import Session
from tests.breadth import turns
from tests.client.conftest import click, settle

RIM = {
    "game": "outer_rim",
    "seats": [
        {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
        {"kind": "deck", "character": "lando_calrissian"},
    ],
}
SETUPS = {
    "outer_rim": RIM,
    "free_captains": {"game": "free_captains", "seats": [{"kind": "human"}]},
    "mandalorian": {"game": "mandalorian", "seats": [{"kind": "human"}, {"kind": "human"}]},
}
Shown = Callable[..., tuple[App, TableScene, Replay]]


def played(game: str, path: Path, answers: int) -> Session[object]:
    """Return a game that random players have played for that number of answers."""
    session = Session(the_game(game), SETUPS[game], 11, path)
    kinds = ["random" for _ in session.game.seats(session.state)]
    session.autoplay(make_players(game, kinds, 5), answers)
    return session


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Shown]:
    def opened(
        game: str = "outer_rim", answers: int = 50, size: tuple[int, int] = (1280, 720),
        speed: str = "normal",
    ) -> tuple[App, TableScene, Replay]:  # fmt: skip
        path = tmp_path / f"{game}.jsonl"
        session = played(game, path, answers)
        app = App(Settings(speed=speed), size=size, folder=tmp_path)
        app.open()
        app.open_scene("title")
        settle(app)
        app.open_scene("replay", game, session=session, seat=0)
        session.close()
        app.frame([], 0.02)
        scene = app.stack.top
        assert isinstance(scene, TableScene) and scene.table.replay is not None
        return app, scene, scene.table.replay

    yield opened
    pygame.display.quit()


def press(app: App, code: int, letter: str = "") -> None:
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter)], 0.02)


@pytest.mark.parametrize("game", SETUPS)
def test_the_table_shows_every_moment_as_it_was(game: str, shown: Shown) -> None:
    """The view is the seat's of that moment, nothing is offered, and the log ends there."""
    app, scene, replay = shown(game)
    recorded, model = replay.recorded, scene.model
    state = recorded.first()
    for number, turn in enumerate(recorded.whole[:60]):
        if number % 7 == 0:
            replay.go(number)
            app.frame([], 0.02)
            assert model.view == model.game.view(state, 0)
            assert not model.options and not scene.controls()
        model.game.choose(state, turn.answer.key)
    replay.go(0)
    first = len(scene.table.log.entries)
    replay.end()
    assert len(scene.table.log.entries) > first and replay.at == replay.length


@pytest.mark.parametrize(("game", "size"), turns(SETUPS, [((1280, 720),), ((1920, 1080),)]))
def test_nothing_is_cut_or_too_small(game: str, size: tuple[int, int], shown: Shown) -> None:
    app, scene, replay = shown(game, size=size)
    for at in (replay.length // 2, replay.length):
        replay.go(at)
        replay.forward()
        app.frame([], 0.02)
        settle(app)
        # a very long card on show ends where its room does, as in every turn that is shown
        assert [each for each in audit(app) if "zoom" not in each] == []
    for each in scene.form.widgets:
        if isinstance(each, Button | Scrubber) and each.id.startswith("replay."):
            assert min(each.rect.size) >= 44


def test_keys_go_through_the_game(shown: Shown) -> None:
    app, scene, replay = shown()
    press(app, pygame.K_PERIOD, ".")
    assert replay.at == 1
    press(app, pygame.K_COMMA, ",")
    assert replay.at == 0
    press(app, pygame.K_PAGEDOWN)
    assert replay.at in [each.start for each in replay.chapters]
    number = replay.number
    press(app, pygame.K_PAGEDOWN)
    assert replay.number == number + 1
    press(app, pygame.K_PAGEUP)
    assert replay.number == number
    press(app, pygame.K_END)
    assert replay.at == replay.length
    press(app, pygame.K_HOME)
    assert replay.at == 0
    press(app, pygame.K_RIGHT)  # the line has the focus
    assert replay.at == 1
    press(app, pygame.K_DOWN)
    assert replay.at > 1
    press(app, pygame.K_SPACE, " ")
    assert replay.playing
    press(app, pygame.K_SPACE, " ")
    assert not replay.playing
    press(app, pygame.K_ESCAPE)
    assert app.stack.top is not scene


def test_a_click_on_the_line_goes_there(shown: Shown) -> None:
    app, scene, replay = shown()
    line = scene.form.find("replay.line")
    click(app, (line.x_of(40), line.rect.centery))
    assert abs(replay.at - 40) <= 1
    assert "Turn" in replay.title(40) and str(len(replay.chapters)) in replay.title(40)


def test_a_streak_shows_no_more_than_anybody_sees(shown: Shown) -> None:
    """At sixteen times the speed several answers make one picture."""
    app, scene, replay = shown(answers=30, speed="off")
    replay.go(0)
    replay.pace = PACES.index(16.0)
    replay.toggle()
    frames, seen = 0, [replay.at]
    while replay.playing and frames < 2_000:
        app.frame([], 1 / 60)
        frames += 1
        seen += [replay.at] if replay.at != seen[-1] else []
    assert replay.at == replay.length
    assert len(seen) - 1 <= frames * PICTURE * 15 / 4 + 1


@pytest.mark.long
def test_it_plays_at_every_speed(shown: Shown) -> None:
    """Twice the speed takes about half the time, and the end stops it."""
    app, _, replay = shown(answers=40, speed="off")
    frames = []
    for number in (2, 4, 5):
        replay.go(0)
        replay.pace = number
        replay.toggle()
        count = 0
        while replay.playing and count < 4_000:
            app.frame([], 0.016)
            count += 1
        assert replay.at == replay.length
        frames.append(count)
    assert frames[0] > 3 * frames[1] > 3 * frames[2]
    assert (min(PACES), max(PACES)) == (0.5, 16.0)


def test_what_is_recorded_stays_and_a_copy_plays_on(shown: Shown, tmp_path: Path) -> None:
    """The copy has the answers up to there, a file and a name of its own, and is practice."""
    app, scene, replay = shown()
    before = (tmp_path / "outer_rim.jsonl").read_bytes()
    replay.go(30)
    scene.do.choose("credits")
    assert replay.at == 30  # nothing is answered in a recording
    view = scene.model.view
    scene.recording.play_on()
    settle(app)
    table = app.stack.top
    assert isinstance(table, TableScene) and table.table.replay is None
    assert table.model.view == view and table.model.options
    path = table.model.session.path
    assert path is not None and path.name != "outer_rim.jsonl"
    assert "Turn" in saves.name_of(path)
    kept = Journal.read(path)
    assert len(kept.answers) == 30 and kept.practice
    assert (tmp_path / "outer_rim.jsonl").read_bytes() == before


def test_saved_games_have_a_replay(shown: Shown, tmp_path: Path) -> None:
    app, _, _ = shown()
    app.stack.pop_to("title")
    app.open_scene("load")
    settle(app)
    press(app, pygame.K_F3)
    settle(app)
    assert app.stack.top is not None and app.stack.top.name == "replay"
    press(app, pygame.K_ESCAPE)
    assert app.stack.top is not None and app.stack.top.name == "load"


def test_the_latest_games_of_the_records_are_shown_again(shown: Shown, tmp_path: Path) -> None:
    """By mouse and keys, if the file is still among the saved games; nothing else is opened."""
    app, _, _ = shown()
    app.stack.pop_to("title")
    here, gone = (os.fsencode(name).hex() for name in ("outer_rim.jsonl", "../x.jsonl"))
    for number, journal in enumerate((gone, "", "zz", here)):
        FINISHED.add(Game(id=f"{number:016}", seats=2, rounds=9, players=(Played(won=True),),
                          journal=journal, fame_goal=10))  # fmt: skip
    (tmp_path.parent / "x.jsonl").write_text("no game", "utf-8")
    app.open_scene("records", game="outer_rim")
    settle(app)
    assert audit(app) == []
    top = app.stack.top
    lines = [each for each in top.form.widgets if isinstance(each, GameLine)]
    assert [each.show is not None for each in lines] == [True, False, False, False]
    click(app, lines[0].rect.center)
    assert app.stack.top is not None and app.stack.top.name == "replay"
    press(app, pygame.K_ESCAPE)
    assert app.stack.top is not None and app.stack.top.name == "records"
    (tmp_path / "outer_rim.jsonl").unlink()
    app.stack.top.resume()
    line = app.stack.top.form.find("records.line.0")
    assert isinstance(line, GameLine) and line.show is None


def test_a_game_of_several_people_keeps_its_secrets(shown: Shown, tmp_path: Path) -> None:
    """From the list of saves it is not shown before its end; at the table its player sees it."""
    app, _, _ = shown("mandalorian", answers=20)
    app.stack.pop_to("title")
    app.open_scene("replay", journal=tmp_path / "mandalorian.jsonl")
    assert app.stack.top is not None and app.stack.top.name != "replay"
    session = Session(the_game("mandalorian"), SETUPS["mandalorian"], 4, tmp_path / "b.jsonl")
    app.open_scene("replay", "mandalorian", session=session, seat=1)
    scene = app.stack.top
    assert isinstance(scene, TableScene) and scene.model.seat == 1


def test_a_line_of_the_log_shows_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the table it opens the replay there, in the replay it goes there; a log can be copied."""
    session = played("outer_rim", tmp_path / "g.jsonl", 40)
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    app.open_scene("table", "outer_rim", session=session)
    settle(app)
    table = app.stack.top
    table.ui.tray.clear()
    copied: list[str] = []
    monkeypatch.setattr(log_bar, "copy_text", lambda words: copied.append(words) or True)
    table.do.copy_log()
    log = table.table.log
    assert copied[0].split("\n")[-2] == plain(log.entries[-1].text)
    line = log.entries[-5]
    at = log.moment_of(line)
    table.form.find("log").on_line(line)
    app.frame([], 0.02)
    scene = app.stack.top
    assert scene is not table and scene.table.replay.at == at > 0
    assert line.text in [each.text for each in scene.table.log.entries]
    scene.table.replay.go(at - 1)
    assert len(scene.table.log.entries) < len(log.entries) - 4, "the line is told by that answer"
    scene.form.find("log").on_line(scene.table.log.entries[0])
    assert scene.table.replay.at == 0
    pygame.display.quit()
