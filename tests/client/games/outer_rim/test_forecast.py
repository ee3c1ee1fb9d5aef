"""Standings at the table: pace and threat on every panel, at all sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.facts.forecast import Forecast
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.outer_rim.odds.win_forecast import Reach
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, move, settle
from tests.client.games.outer_rim.playing import a_game, open_table

SIZES = [(1280, 720), (1920, 1080)]


def four(app_folder: Path, size: Size) -> tuple[App, TableScene]:
    shots.load_game_shots()
    app = App(Settings(speed="off"), size=size, folder=app_folder)
    app.open()
    scene = shots.SHOTS["table_four"](app, shots.Wish())
    assert isinstance(scene, TableScene)
    app.stack.push(scene)
    settle(app)
    return app, scene


def near_the_end(**more: Any) -> Session[Any]:
    """Return a game with 9 of 10 fame and a Gift for Jabba next to Tatooine."""
    seats = [
        {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
        {"kind": "human", "character": "bossk", "ship": "g9_rigger"},
    ]
    players = [
        {"space": "nal_hutta", "fame": 9, "cards": ["gift_for_jabba"]},
        {"space": "nav_7"},
    ]
    position = {"players": players, "turn": 1}
    return Session(the_game(), {"seats": seats, "position": position, **more}, 4)


def test_every_chip_explains_the_pace(tmp_path: Path) -> None:
    """The tooltip has the pace of each player, and the cards left in the AI deck."""
    app, scene = four(tmp_path, (1920, 1080))
    assert len(opponents.panels(scene.model, scene.m, scene.view.areas.opponents)) == 3
    found = forecast.forecasts(scene.model)
    for seat in opponents.others(scene.model):
        spot = scene.form.find(f"spot.seat.{seat}")
        assert found[seat].turns is None or forecast.far(found[seat].turns) in spot.help
        assert ("AI deck" in spot.help) == (scene.model.kinds[seat] == "deck")
        assert "Seed" not in spot.help


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_who_can_win_next_turn_is_marked(tmp_path: Path, size: Size) -> None:
    session = near_the_end()
    app, scene = open_table(session, size, tmp_path)
    scene.model.look_from(1)
    if app.stack.top is not scene:
        app.stack.pop()
    scene.relayout(app.metrics)
    settle(app)
    found = forecast.forecasts(scene.model)
    assert found[0].threat and not found[1].threat
    assert found[0].line == "can win next turn"
    spot = scene.form.find("spot.seat.0")
    assert "2 fame at Tatooine (Gift for Jabba)" in spot.help and "That would win" in spot.help
    assert audit(app) == []
    move(app, spot.rect.center)
    for _ in range(40):
        app.frame([], 0.05)
    assert scene.form.tip is spot


def test_words_for_the_pace() -> None:
    none = Reach()
    assert Forecast(3, 10, None, none).line == ""
    assert Forecast(3, 10, 1, none).line == "1 turn to win"
    assert Forecast(3, 10, 7, none).line == "7 turns to win"
    assert Forecast(3, 10, 99, none).line == "over 20 turns to win"
    assert Forecast(8, 10, 7, Reach(2, "naboo")).line == "can win next turn"
    assert not Forecast(7, 10, 7, Reach(2, "naboo")).threat
    assert Forecast(8, 10, 7, none).near and not Forecast(7, 10, 7, none).near


def test_in_the_first_rounds_nobody_guesses(tmp_path: Path) -> None:
    model = Model(a_game(3))
    assert [each.turns for each in forecast.forecasts(model)] == [None, None]
    assert forecast.pace(model) == "Round 1"
    assert "pace" not in forecast.tip(model, 1)


def test_the_forecast_follows_the_game() -> None:
    """It is worked out anew after each answer and each undo."""
    model = Model(a_game(3))
    first = forecast.forecasts(model)
    assert forecast.forecasts(model) is first
    model.answer(next(o.key for o in model.options if o.verb == "move"))
    second = forecast.forecasts(model)
    assert second is not first
    model.undo()
    assert forecast.forecasts(model) == first


def test_a_name_cannot_change_the_tip() -> None:
    """Names are typed by players; anything in them that looks like markup has no effect."""
    seats = [
        {"kind": "human", "character": "boba_fett", "name": "{danger|x}"},
        {"kind": "human", "character": "bossk"},
    ]
    model = Model(Session(the_game(), {"seats": seats}, 4))
    assert "{danger" not in forecast.tip(model, 0)
