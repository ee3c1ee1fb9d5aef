"""Small rooms: pictures where there are few words, and none where there is no room."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.shell.window.confirm import ConfirmScene
from game.client.paths import assets_folder
from game.client.widgets.spot import FOLDER, SIZE_DU, Spot, place_in
from tests.client.conftest import MakeApp

NAMES = ("empty_dock", "reading_lamp", "smoking_droid", "switchboard")


@pytest.mark.parametrize("name", NAMES)
def test_every_room_is_there_and_small(name: str) -> None:
    path = assets_folder() / FOLDER / f"{name}.jpg"
    assert images.has(FOLDER, name) and path.stat().st_size <= 60_000


def test_a_spot_is_whole_or_left_out() -> None:
    m = Metrics((1280, 720))
    shown = place_in(m, pygame.Rect(0, 0, 900, 900))
    assert shown is not None and shown.size == SIZE_DU
    low = place_in(m, pygame.Rect(10, 20, 900, 200))
    assert low is not None and low.size == (300, 200) and low.top == 20
    assert place_in(m, pygame.Rect(0, 0, 900, 120)) is None
    assert place_in(m, pygame.Rect(0, 0, 200, 900)) is None


def test_a_question_has_a_picture_only_in_a_wide_window(make_app: MakeApp) -> None:
    for size, scale, shown in (((1280, 720), 1.0, True), ((1280, 720), 2.0, False)):
        app = make_app(lambda app: ConfirmScene(app, "Leave?", "Now?", app.stop), size, scale)
        top = app.stack.top
        assert top is not None
        assert isinstance(top.form.find("confirm.room"), Spot) == shown
