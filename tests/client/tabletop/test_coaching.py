"""The coach in the replay of a finished game: its words, its flags, and tables without one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.records.records import Aid, Assistance
from game.client.tabletop.replay import coach as module
from game.client.tabletop.replay.coach import Coach, CoachCard
from game.client.tabletop.table.scene import TableScene
from game.players import make_players
from game.table.coaching import COSTLIEST, Weighing
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import settle

SETUP = {"game": "outer_rim", "fame_goal": 8, "seats": [{"kind": "human"}, {"kind": "deck"}]}


class Quick:
    """A judge who likes the first options best. The adviser itself has tests of its own."""

    unit, share = "fame", False

    def weigh(self, sight: Sight[Any], decision: Decision) -> Iterator[Weighing | None]:
        """Weigh an answer by its place."""
        worths = {each.key: -float(at) for at, each in enumerate(decision.options)}
        yield Weighing(decision.options[0].key, worths, "it is the first")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "adviser", lambda game: Quick())


@pytest.fixture(scope="module")
def played() -> Session[Any]:
    """Return a finished game."""
    session: Session[Any] = Session(the_game("outer_rim"), SETUP, 3)
    session.autoplay(make_players("outer_rim", ("random", "deck"), 3))
    assert session.result() is not None
    return session


def opened(
    folder: Path, session: Session[Any], size: tuple[int, int] = (1280, 720)
) -> tuple[App, TableScene]:
    app = App(Settings(speed="off", first_start_done=True), size=size, folder=folder)
    app.open()
    app.open_scene("title")
    app.open_scene("replay", "outer_rim", session=session, seat=0)
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene) and scene.table.replay is not None
    return app, scene


def coached(app: App, scene: TableScene) -> Coach:
    """Switch the coach on, and let it think to the end."""
    coach = scene.recording.coach
    scene.recording.switch_coach()
    for _ in range(2_000):
        if coach.done or coach._thought is None:
            app.frame([], 0.02)
            return coach
        if coach._thought.wait(0.05):  # each update lays the table out again
            coach.update()
    raise AssertionError("the coach never came to an end")


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_coach_speaks_about_each_decision(
    tmp_path: Path, played: Session[Any], size: tuple[int, int]
) -> None:
    """About those of the person alone; the costliest are flagged, and a button goes to them. What
    was thought out is remembered."""
    app, scene = opened(tmp_path, played, size)
    coach = coached(app, scene)
    assert scene.table.replay is not None and len(coach.found) > 40
    assert {each.seat for each in coach.found} == {0}
    worst = coach.worst()
    assert 1 <= len(worst) <= COSTLIEST and [flag.at for flag in coach.flags()] == [
        each.seq for each in worst
    ]
    assert [each.cost for each in worst] == sorted((each.cost for each in worst), reverse=True)
    button = scene.form.find("replay.next_slip")
    assert button is not None and button.usable
    button.activate()
    settle(app)
    now = coach.now
    assert now is not None and now.costly and now.seq == scene.table.replay.at
    card = scene.form.find("coach.card")
    assert isinstance(card, CoachCard) and pygame.Rect((0, 0), size).contains(card.rect)
    assert audit(app) == []
    app.stack.pop()
    app, scene = opened(tmp_path, played)
    found = scene.recording.coach
    assert found is not None and found.done and found.found == coach.found


def test_leaving_ends_the_thinking(
    tmp_path: Path, played: Session[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_known", type(module._known)())
    app, scene = opened(tmp_path, played)
    scene.recording.switch_coach()
    thought = scene.recording.coach._thought
    assert thought is not None and not scene.recording.coach.done
    app.stack.pop()
    assert scene.recording.coach._thought is None
    for _ in range(2_000):
        if thought.wait(0.01):
            break
    assert thought.done


def test_the_records_know_of_a_coach_unless_the_table_says_otherwise(
    tmp_path: Path, played: Session[Any]
) -> None:
    _, scene = opened(tmp_path, played)
    Aid("outer_rim").begin(played, allowed=True, counted=False)
    scene.recording.switch_coach()
    assert not Assistance("outer_rim").given(played)
    scene.recording.switch_coach()
    Aid("outer_rim").begin(played, allowed=True, counted=True)
    scene.recording.switch_coach()
    assert Assistance("outer_rim").given(played)


def test_a_table_without_coach_and_a_game_in_progress_have_none(
    tmp_path: Path, played: Session[Any]
) -> None:
    begun: Session[Any] = Session(the_game("outer_rim"), SETUP, 3)
    begun.autoplay(make_players("outer_rim", ("random", "deck"), 3), 20)
    Aid("outer_rim").begin(played, allowed=False, counted=True)
    for session in (played, begun):
        _, scene = opened(tmp_path, session)
        assert scene.recording.coach is None and scene.form.find("replay.coach") is None


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_coach_speaks_beside_the_turn_that_is_shown(
    tmp_path: Path, played: Session[Any], size: tuple[int, int]
) -> None:
    """Neither the sentence of a turn nor its card, list or dice are over the words of the coach."""
    app, scene = opened(tmp_path, played, size)
    coached(app, scene)
    replay, seen = scene.table.replay, 0
    while replay.at < replay.length and seen < 15:
        replay.forward()
        settle(app)
        card = scene.form.find("coach.card")
        if card is not None:
            seen += 1
            assert card.rect.collidelist(replay.shown_at()) < 0, replay.at
    assert seen == 15
