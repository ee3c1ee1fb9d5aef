"""A whole mission on its screens: set up, played at the table, ended, continued."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.client.games.mandalorian.ending import records
from game.client.games.mandalorian.ending.end import MissionEnd
from game.client.games.mandalorian.setup.new_game import MissionSetup
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.shell.window import screens
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.players.chance import RandomPlayer
from game.table.contract import Sight
from tests.client.conftest import press, settle


def play(app: App) -> None:
    """Answer at the table by chance until the end is on the screen; each answer has its control."""
    player = RandomPlayer(7, 0)
    for number in range(1500):
        table: Any = app.stack.top
        if not isinstance(table, MissionTable):
            return
        model = table.model
        if table.ui.tray:
            table.next_page()
        elif model.decision is not None:
            sight = Sight(model.game, model.state, 0)
            key = player.choose(sight, model.decision)
            shown = {each.key for each in table.controls()}
            assert key in shown or table.form.find("action.more"), key
            if number % 100 == 0:
                assert audit(app) == []
            table.choose(key)
        settle(app)


def test_from_the_shelf_to_the_end(tmp_path: Path) -> None:
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path / "saves")
    app.open()
    app.stack.push(screens.make("title", app))
    app.open_scene("new_game", game="mandalorian", seed=7)
    settle(app)
    assert isinstance(app.stack.top, MissionSetup)
    assert audit(app) == []
    app.stack.top.free("yes")
    app.stack.top.take_mission("six_minutes")
    app.stack.top.turn_to("crew")
    settle(app)
    press(app, "character.burg")
    press(app, "new.start")
    press(app, "reading.next")
    press(app, "reading.next")
    table = app.stack.top
    assert isinstance(table, MissionTable)
    assert table.model.view["mission"] == "six_minutes"
    assert "burg" in [each["id"] for each in table.model.characters]
    play(app)
    end = app.stack.top
    assert isinstance(end, MissionEnd)
    assert audit(app) == []
    (game,) = records.FINISHED.read().games
    assert (game.level, game.won) == ("novice", end.won)
    path = end.model.session.path
    press(app, "end.title")
    app.open_scene("load")
    settle(app)
    app.open_scene("table", journal=path)
    settle(app)
    assert isinstance(app.stack.top, MissionTable | MissionEnd)
