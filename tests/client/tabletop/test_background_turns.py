"""Computer players, hints and coaches that think in a process of their own: the same answers as at
the table, nothing lost whatever happens meanwhile, and no process left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bootstrap import ROOT
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.client.tabletop.play import background_turns, thinking
from game.client.tabletop.play.load_session import resume, the_game
from game.client.tabletop.play.thinking import Far, Thought, apart
from game.client.tabletop.table.scene import TableScene
from game.players import make_players
from game.players.aside import Advice, Desk, Lesson, Moment, Turns
from game.table.coaching import reviews
from game.table.film import every
from game.table.hints import adviser
from game.table.journal import Journal, JournalError
from game.table.session import Session
from game.table.validation import InvalidState
from tests.breadth import first_rows

FULL = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
PATIENCE = 120.0
"""seconds until a test gives up; a busy machine takes long to start a process"""
Open = Callable[..., tuple[App, TableScene]]


def frames() -> Iterator[int]:
    """Count until patience ends."""
    end, count = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end:
        yield count
        count += 1


def setup(*kinds: str, **more: Any) -> dict[str, Any]:
    return {"game": "outer_rim", "seats": [{"kind": kind} for kind in kinds], **more}


@pytest.fixture(autouse=True)
def beside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Think beside the window, as the program does, but in a thread: a process takes seconds."""
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(apart, "_failed", True)
    yield
    pygame.display.quit()


@pytest.fixture
def process(beside: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Think in a process."""
    monkeypatch.setattr(apart, "_failed", False)
    yield
    apart.close()


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    def made(
        *kinds: str, speed: str = "off", session: Session[Any] | None = None, **more: Any
    ) -> tuple[App, TableScene]:
        if session is None:
            path = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
            session = Session(the_game("outer_rim"), setup(*kinds, **more), 7, path)
        app = App(Settings(speed=speed, first_start_done=True), size=(1280, 720), folder=tmp_path)
        app.open()
        app.open_scene("table", "outer_rim", session=session)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        return app, scene

    return made


def arrive(app: App, scene: TableScene) -> int:
    """Let frames pass until a person is asked and nothing is shown; return their number."""
    for count in frames():
        app.frame([], 0.02)
        if not (scene.waiting.on or scene.table.playback.loaded or app.stack.busy):
            return count
        time.sleep(0.002)
    raise AssertionError("the computer players never answered")


def test_answers_that_come_in_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the switch for it, before any of them is stored."""
    for checked in (True, False):
        session = Session(the_game("outer_rim"), setup("random", "human", first_player=0), 7)
        session.state.players[1].credits = -5
        thought = background_turns.BackgroundTurns(session, 1, every)
        with pytest.raises(InvalidState) if checked else nullcontext():
            while not thought.update():
                time.sleep(0.002)
        thought.stop()
        assert session.seq == 0 and bool(thought.turns) is not checked
        monkeypatch.delenv("RIMWARD_CHECK", raising=False)


def first_key(scene: TableScene) -> str:
    while scene.ui.tray:
        scene.do.next_page()
    return scene.model.options[0].key


def play(app: App, scene: TableScene, answers: int) -> None:
    arrive(app, scene)
    for _ in range(answers):
        scene.do.choose(first_key(scene))
        arrive(app, scene)


def keys(session: Session[Any]) -> list[tuple[int, str, tuple[int, ...], str]]:
    return [(n, turn.answer.key, turn.answer.drawn, turn.answer.why)
            for n, turn in enumerate(session.history)]  # fmt: skip


def at_the_table(session: Session[Any]) -> Session[Any]:
    """Return the same game, with computer players that answer at once."""
    header = session.header
    same: Session[Any] = Session(session.game, header.setup, header.seed)
    kinds = session.game.seats(session.state)
    players = make_players(session.game.id, kinds, header.seed)
    same.autoplay(players)
    for turn in session.history:
        if turn.answer.seq == same.seq:
            same.choose(turn.answer.key, forced=turn.answer.seq in session._forced)
            same.autoplay(players)
    return same


@pytest.mark.parametrize(
    ("speed", "more"), first_rows(1, [("fast", FULL), ("off", FULL), ("off", {}), ("fast", {})])
)
def test_the_game_is_the_same_as_with_players_who_answer_at_once(
    opened: Open, process: None, speed: str, more: dict[str, Any]
) -> None:
    """An error of the process comes to the window, and it stays."""
    app, scene = opened("human", "drifter", "drifter", speed=speed, **more)
    assert scene.waiting.on or scene.model.options
    play(app, scene, 5)
    session = scene.model.session
    assert apart.alive and {turn.answer.seat for turn in session.history} == {0, 1, 2}
    assert keys(session) == keys(at_the_table(session))
    assert session.path is not None
    kept = Journal.read(session.path)
    assert [each.key for each in kept.answers] == [turn.answer.key for turn in session.history]
    assert scene.model.view == session.game.view(session.state, 0)
    again = resume(session.path)
    assert again.game.dump(again.state) == session.game.dump(session.state) and not again.notes
    again.close()
    session.close()
    with pytest.raises(ValueError, match="no such thing"):
        collected(apart.begin(Broken()))
    assert apart.alive


def until_away(app: App, scene: TableScene) -> int:
    """Answer until the computer players think; return the number of answers by then."""
    arrive(app, scene)
    for _ in range(60):
        scene.do.choose(first_key(scene))
        if scene.waiting.on:
            return scene.model.session.seq
        arrive(app, scene)
    raise AssertionError("no turn ended")


def test_nothing_is_offered_while_they_think(opened: Open) -> None:
    """The answer of the person is on disk and on the table; nothing answers for the computers."""
    app, scene = opened("human", "drifter")
    seq = until_away(app, scene)
    model = scene.model
    assert not model.options and not scene.controls() and scene.busy
    assert model.prompt.endswith("takes a turn.")
    asked = model.session.decision()
    assert asked is not None and asked.seat == 1
    scene.do.choose(asked.options[0].key)
    assert model.session.seq == seq
    assert model.session.path is not None
    assert len(Journal.read(model.session.path).answers) == seq
    arrive(app, scene)
    assert model.session.seq > seq and model.options
    model.session.close()


def test_an_answer_is_taken_back_while_they_think(opened: Open) -> None:
    app, scene = opened("human", "drifter")
    app.change_settings(forced_steps=False)
    seq = until_away(app, scene)
    model = scene.model
    if model.can_undo() is not None:
        model.session.practise()
    scene.do.undo()
    assert model.session.seq < seq and not scene.waiting.on and model.options
    for _ in range(20):
        app.frame([], 0.02)
    assert model.session.seq < seq and model.options
    scene.do.redo()
    arrive(app, scene)
    assert model.session.seq > seq and model.options
    assert keys(model.session) == keys(at_the_table(model.session))
    model.session.close()


def test_a_table_left_meanwhile_goes_on_later(opened: Open) -> None:
    app, scene = opened("human", "drifter")
    seq = until_away(app, scene)
    path = scene.model.session.path
    assert path is not None
    app.stack.pop()
    assert not scene.waiting.on and len(Journal.read(path).answers) == seq
    app, scene = opened(session=resume(path))
    arrive(app, scene)
    assert scene.model.session.seq > seq and scene.model.options
    assert keys(scene.model.session) == keys(at_the_table(scene.model.session))
    scene.model.session.close()


@pytest.mark.long
@pytest.mark.usefixtures("process")
def test_the_process_is_ready_before_anybody_waits_for_it(opened: Open) -> None:
    """A table with computer players starts it; getting ready never becomes a thread."""
    apart.close()
    app, scene = opened("human", "drifter")
    arrive(app, scene)
    apart.close()
    opened(session=scene.model.session)
    assert apart.alive and apart._now is None
    moves = apart.begin(Turns(Moment(scene.model.session.header, ())))
    assert isinstance(moves, Far) and moves._near is None
    collected(moves)
    scene.model.session.close()


@pytest.mark.long
@pytest.mark.usefixtures("process")
def test_a_process_that_dies_is_replaced_by_a_thread(opened: Open) -> None:
    app, scene = opened("human", "drifter")
    until_away(app, scene)
    apart._process.kill()
    apart._process.join(5)
    arrive(app, scene)
    assert not apart.alive
    assert keys(scene.model.session) == keys(at_the_table(scene.model.session))
    scene.model.session.close()


def test_a_full_disk_costs_nothing(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player reads why, and the answers are stored as soon as they can be."""
    app, scene = opened("human", "drifter")
    seq = until_away(app, scene)
    full = True

    def append_all(self: Journal, answers: Any, write: Any = Journal.append_all) -> None:
        if full:
            raise JournalError("there is no room left.")
        write(self, answers)

    monkeypatch.setattr(Journal, "append_all", append_all)
    for _ in frames():
        app.frame([], 0.02)
        if scene.ui.toast:
            break
        time.sleep(0.002)
    assert "no room left" in scene.ui.toast and scene.model.session.seq == seq
    full = False
    for _ in range(200):
        app.frame([], 0.05)
    arrive(app, scene)
    assert scene.model.session.seq > seq
    assert keys(scene.model.session) == keys(at_the_table(scene.model.session))
    scene.model.session.close()


class Broken:
    """An order that cannot be carried out."""

    def work(self, desk: Desk) -> Iterator[str]:
        yield "one"
        raise ValueError("no such thing")


def collected(thought: thinking.Pending[Any]) -> list[Any]:
    found = []
    for _ in range(20_000):
        done = thought.wait(0.001)
        found += thought.take()
        if done:
            return [*found, *thought.take()]
        time.sleep(0.001)
    raise AssertionError("never thought out")


@pytest.mark.long
@pytest.mark.usefixtures("process")
def test_a_later_order_pushes_an_earlier_one_into_a_thread() -> None:
    moment = Moment(game_at(40).header, tuple(t.answer.key for t in game_at(40).history))
    first = apart.begin(Lesson(moment, (0,)))
    second = apart.begin(Turns(moment))
    assert isinstance(first, Far) and isinstance(first._near, Thought)
    moves, found = collected(second), collected(first)
    session = game_at(40)
    asked = session.decision()
    assert bool(moves) == (asked is not None and asked.seat != 0)
    assert found == list(taught(session, (0,)))


def game_at(answers: int) -> Session[Any]:
    """Return a game of Legends after that number of answers, without a file."""
    session: Session[Any] = Session(the_game("outer_rim"), setup("human", "legend"), 5)
    session.autoplay(make_players("outer_rim", ("legend", "legend"), 5), answers)
    return session


def taught(session: Session[Any], seats: tuple[int, ...]) -> Iterator[Any]:
    game = session.game
    first, _ = game.begin(game.recall(session.header.setup), session.header.seed)
    judge: Any = adviser("outer_rim")
    given = [turn.answer.key for turn in session.history]
    return (each for each in reviews(game, first, given, judge, seats) if each is not None)


@pytest.mark.long
@pytest.mark.usefixtures("process")
def test_hints_and_reviews_are_those_of_the_table() -> None:
    session = game_at(10)
    asked = session.decision()
    hint = collected(apart.begin(Advice(background_turns.moment(session), asked.seat)))
    assert hint == collected(
        Thought(Advice(background_turns.moment(session), asked.seat).work(Desk()))
    )
    assert asked.find(hint[-1].key) is not None
    found = collected(apart.begin(Lesson(background_turns.moment(session), (0, 1))))
    assert found == list(taught(session, (0, 1))) and found


ORPHAN = """
import os, sys, time
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.play.background_turns import moment
from game.players.aside import Turns
from game.table.session import Session
if __name__ == "__main__":
    apart.on = True
    setup = {"game": "outer_rim", "seats": [{"kind": "legend"}] * 4}
    apart.begin(Turns(moment(Session(the_game("outer_rim"), setup, 5))))
    print(apart._process.pid, flush=True)
    time.sleep(60)
"""


def runs(pid: int) -> bool:
    """Return True if a process runs: not one that has ended and is only remembered."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked at in /proc")
def test_no_process_outlives_a_window_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "window.py"
    program.write_text(ORPHAN, "utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "RIMWARD_HOME": str(tmp_path)}
    window = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, env=env)
    pid = int(window.stdout.readline())
    assert runs(pid)
    window.kill()
    window.wait(10)
    window.stdout.close()
    for _ in frames():
        if not runs(pid):
            break
        time.sleep(0.05)
    assert not runs(pid)
