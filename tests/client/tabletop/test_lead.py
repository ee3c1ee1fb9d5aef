"""A second game is led by a few lines of data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.client.tabletop.guidance.lead import LeadFile
from game.client.tabletop.play.opening import the_game
from game.table.session import Session
from tests import harbor
from tests.client.conftest import settle
from tests.harbor.board import HarborTable
from tests.harbor.lessons import SETUP


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    harbor.install()
    yield
    harbor.remove()
    pygame.display.quit()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_small_game_is_led(size: tuple[int, int], tmp_path: Path) -> None:
    session = Session(the_game("harbor"), SETUP, 7, tmp_path / "g.jsonl")
    LeadFile("harbor").begin(session, True)
    app = App(Settings(speed="off"), size=size, folder=tmp_path)
    app.open()
    scene = HarborTable(app, session)
    app.stack.push(scene)
    settle(app)
    told = list[str]()
    for _ in range(30):
        if scene.model.decision is None:
            break
        while scene.ui.tray:
            scene.next_page()
            settle(app)
        said = scene.leader.shown
        if said is not None:
            assert scene.form.find("lead.card") is not None and scene.leader.lights
            told.append(said.text)
        scene.choose(said.key if said else scene.model.options[-1].key)
        settle(app)
    assert len(told) == len(set(told)) >= 2


def test_a_broken_file_counts_as_empty(tmp_path: Path) -> None:
    file = LeadFile("harbor")
    file.path.parent.mkdir(parents=True, exist_ok=True)
    for broken in (b"{", b"[]", b'{"games": 3}', b'{"games": {"a": {"b": "c"}}}'):
        file.path.write_bytes(broken)
        assert not any(file.load().games.values())
        assert file.wanted()
