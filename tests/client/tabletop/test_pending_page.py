"""A page on which a computer player is asked something stays until the answer is there."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.play import pending_page
from game.client.tabletop.play.background_turns import BackgroundTurns
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.play.pending_page import PendingPageWidget
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.table.scene import TableScene
from game.players import make_players
from game.table.session import Session
from tests.breadth import first
from tests.names import Patch

SEED = 4
KINDS = ("human", "random", "random")
BOX = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
ASKED = "favor.answer"
"""the step that asks a computer player in the middle of a page"""
Open = Callable[..., tuple[App, TableScene, str]]


def asking(path: Path) -> tuple[Session[Any], str]:
    """Return a game in which a person is about to ask for a favor, and the answer that does so."""
    chosen = {"game": "outer_rim", "seats": [{"kind": kind} for kind in KINDS], **BOX}
    session: Session[Any] = Session(the_game("outer_rim"), chosen, SEED, path)
    players, stream = make_players("outer_rim", KINDS, SEED), random.Random(SEED)
    for _ in range(60):
        session.autoplay(players)
        decision = session.decision()
        for verb in ("propose", "favor", "ask"):
            wanted = [each.key for each in decision.options if each.verb == verb]
            if wanted:
                break
        key = stream.choice(wanted or [each.key for each in decision.options])
        if decision.find(key).verb == "propose":
            return session, key
        session.choose(key)
    raise AssertionError("nobody was ever asked for a favor")


@pytest.fixture(autouse=True)
def _beside(monkeypatch: Patch) -> None:
    """Let computer players think in a thread."""
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(apart, "_failed", True)


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    def made(speed: Any = "off", size: Any = (1280, 720)) -> tuple[App, TableScene, str]:
        session, key = asking(tmp_path / "a.jsonl")
        app = App(Settings(speed=speed, first_start_done=True), size=size, folder=tmp_path)
        app.open()
        app.open_scene("table", "outer_rim", session=session)
        scene = app.stack.top
        assert isinstance(scene, TableScene) and scene.table.page_over
        for _ in range(30):
            app.frame([], 0.02)
        return app, scene, key

    return made


def arrive(app: App, scene: TableScene) -> None:
    for _ in range(5_000):
        app.frame([], 0.02)
        if not (scene.waiting.on or scene.table.playback.loaded or app.stack.busy):
            return
        time.sleep(0.002)
    raise AssertionError("the computer players never answered")


def shown(app: App, area: pygame.Rect) -> bytes:
    app.frame([], 0.0)
    surface = pygame.display.get_surface()
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


def alike(one: bytes, other: bytes) -> bool:
    """Return True but for soft edges of what reaches in from beside."""
    return sum(abs(a - b) > 3 for a, b in zip(one, other, strict=True)) < len(one) / 1000


@pytest.mark.long
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_the_page_stays_while_a_computer_player_considers_it(
    opened: Open, size: tuple[int, int]
) -> None:
    """It looks as before, nothing can be pressed on it, and then it continues."""
    app, scene, key = opened(size=size)
    area, seq = scene.view.areas.view, scene.model.session.seq
    before = shown(app, area)
    scene.do.choose(key)
    assert scene.waiting.on and scene.model.session.seq == seq + 1
    assert scene.table.page_over and isinstance(scene.form.find("page.held"), PendingPageWidget)
    assert alike(shown(app, area), before)
    assert not scene.controls() and not scene.model.options and audit(app) == []
    assert not scene.form.find("table.prompt").words
    arrive(app, scene)
    assert scene.ui.held is None and scene.form.find("page.held") is None
    assert scene.model.session.seq > seq + 1 and scene.model.options
    assert keys(scene) == keys_at_the_table(scene)
    scene.model.session.close()


def keys(scene: TableScene) -> list[str]:
    return [turn.answer.key for turn in scene.model.session.history]


def keys_at_the_table(scene: TableScene) -> list[str]:
    """Return the answers of the same game with computer players that answer at once."""
    header, kinds = scene.model.session.header, scene.model.kinds
    same: Session[Any] = Session(scene.model.game, header.setup, header.seed)
    players = make_players(header.game, kinds, header.seed)
    same.autoplay(players)
    for turn in scene.model.session.history:
        if turn.answer.seq == same.seq:
            same.choose(turn.answer.key)
            same.autoplay(players)
    return [turn.answer.key for turn in same.history]


class Slow(BackgroundTurns[Any]):
    """Computer players who take their time."""

    def update(self) -> bool:
        return False


@pytest.mark.painted
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_quiet_sign_says_who_considers_it(opened: Open, monkeypatch: Patch, speed: str) -> None:
    """It comes after a moment, and only where it is: the page is not laid out again for it."""
    app, scene, key = opened(speed=speed)
    monkeypatch.setattr("game.client.tabletop.table.waiting.BackgroundTurns", Slow)
    scene.do.choose(key)
    page = scene.form.find("page.held")
    assert isinstance(page, PendingPageWidget) and page.page.waited < pending_page.QUIET
    decision = scene.model.session.decision()
    name = scene.model.player_name(decision.seat)
    assert page.page.words == f"{name} considers it." and page.page.seat == decision.seat
    sign = page.sign_at()
    plain = shown(app, sign)
    assert scene.view.areas.view.contains(sign) and page.page.part == 0
    for _ in range(40):
        app.frame([], 0.02)
    assert page.page.part == 1 and shown(app, sign) != plain
    assert scene.form.find("page.held") is page
    scene.waiting.stop()
    scene.model.session.close()


def test_a_person_may_look_at_the_table_meanwhile(opened: Open) -> None:
    app, scene, key = opened()
    scene.do.choose(key)
    scene.views.toggle_peek()
    assert not scene.table.page_over and scene.form.find("page.held") is None
    scene.views.toggle_peek()
    assert isinstance(scene.form.find("page.held"), PendingPageWidget)
    scene.waiting.stop()
    scene.model.session.close()


def test_taking_the_answer_back_ends_the_wait(opened: Open) -> None:
    app, scene, key = opened()
    scene.do.choose(key)
    scene.model.session.practise()
    scene.do.undo()
    assert scene.ui.held is None and not scene.waiting.on and scene.model.options
    for _ in range(20):
        app.frame([], 0.02)
    assert scene.form.find("page.held") is None and scene.table.page_over
    scene.model.session.close()


def test_the_page_goes_when_the_turn_of_a_computer_player_begins(
    opened: Open, monkeypatch: Patch
) -> None:
    """The end of the scene is shown at once, not after all of the turns that follow."""
    app, scene, key = opened()
    scene.do.choose(key)
    waiting, own = scene.waiting, scene.table.turns.own_part
    seq = scene.model.session.seq
    turns = scene.table.turns
    monkeypatch.setattr(turns, "own_part", lambda events: list(events)[:-1] if events else [])
    while waiting.on and scene.model.session.seq == seq:
        app.frame([], 0.02)
    assert scene.ui.held is None and scene.model.session.seq > seq
    monkeypatch.setattr(scene.table.turns, "own_part", own)
    arrive(app, scene)
    assert keys(scene) == keys_at_the_table(scene)
    scene.model.session.close()
