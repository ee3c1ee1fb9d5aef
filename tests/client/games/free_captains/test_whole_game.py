"""A whole game on its screens: set up, played at the table, ended, on record, continued."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.client.games.free_captains.ending import records
from game.client.games.free_captains.ending.end import CaptainsEnd
from game.client.games.free_captains.setup.new_game import CaptainsSetup
from game.client.games.free_captains.table.scene import CaptainsTable
from game.client.shell.window import screens
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.client.tabletop.records.records_page import RecordsScene
from game.players import make_players
from game.table.contract import Sight
from tests.client.conftest import press, settle


def play(app: App) -> None:
    """Answer at the table as the plain computer player would, until the end is on the screen."""
    player = make_players("free_captains", ("greedy",), 7)[0]
    for _ in range(1000):
        table: Any = app.stack.top
        if not isinstance(table, CaptainsTable):
            return
        model = table.model
        if table.ui.tray:
            table.next_page()
        elif model.decision is not None:
            sight = Sight(model.game, model.state, 0)
            table.choose(player.choose(sight, model.decision))
        settle(app)


@pytest.mark.long
def test_from_the_shelf_to_the_records(tmp_path: Path) -> None:
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path / "saves")
    app.open()
    app.stack.push(screens.make("title", app))
    app.open_scene("new_game", game="free_captains", seed=7)
    settle(app)
    assert isinstance(app.stack.top, CaptainsSetup)
    press(app, "captain.ca_05")
    press(app, "level.normal")
    press(app, "new.start")
    table = app.stack.top
    assert isinstance(table, CaptainsTable)
    assert table.model.view["captain"] == "ca_05" and table.model.view["level"] == "normal"
    play(app)
    end = app.stack.top
    assert isinstance(end, CaptainsEnd)
    (game,) = records.FINISHED.read().games
    assert (game.level, game.players[0].character, game.won) == ("normal", "ca_05", end.won)
    path = end.model.session.path
    press(app, "end.title")
    assert app.stack.top is not None and app.stack.top.name == "title"
    app.open_scene("table", journal=path)
    settle(app)
    again: Any = app.stack.top
    if isinstance(again, CaptainsTable):
        again.show_end()
        settle(app)
    assert isinstance(app.stack.top, CaptainsEnd) and len(records.FINISHED.read().games) == 1
    app.open_scene("records", game="free_captains")
    settle(app)
    page = app.stack.top
    assert isinstance(page, RecordsScene) and page.sums["free_captains"].games == 1
    assert page.form.find("records.character.ca_05")
