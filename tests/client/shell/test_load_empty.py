"""The list of saved games before the first one."""

from __future__ import annotations

import pygame
import pytest

from game.client.shell.tools import shots
from game.client.shell.library.load import LoadScene
from tests.client.conftest import MakeApp, press_key


@pytest.mark.usefixtures("one_game")
def test_without_games_the_first_one_is_one_press_away(make_app: MakeApp) -> None:
    app = make_app(lambda a: shots.SHOTS["load_empty"](a, shots.Wish()))
    scene = app.stack.top
    assert isinstance(scene, LoadScene)
    hidden = ("load.search", "load.sort", "load.count")
    assert all(scene.form.find(each) is None for each in hidden)
    assert scene.form.focus is scene.form.find("load.new_game") is not None
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is not None and app.stack.top.name == "new_game"
