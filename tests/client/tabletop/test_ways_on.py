"""Every page of every game can be left with the mouse alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.client.tabletop.play.opening import the_game
from game.client.tabletop.play.thinking import apart
from game.table.session import Session
from tests.client.conftest import press
from tests.client.games.outer_rim.playing import a_game
from tests.client.walker import open_table, rest, step

PEOPLE = [{"kind": "human"}, {"kind": "human"}]
UNFINISHED = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
BOXES: dict[str, dict[str, Any]] = {
    "outer_rim": {"seats": [{"kind": "human"}, {"kind": "deck"}, {"kind": "random"}]},
    "unfinished": {"game": "outer_rim", "seats": [*PEOPLE, {"kind": "random"}], **UNFINISHED},
    "free_captains": {"seats": PEOPLE[:1], "level": "basic"},
    "mandalorian": {"seats": PEOPLE, "mission": "the_asset",
                    "characters": ["the_mandalorian", "ig_11"]},
    "edge": {"seats": PEOPLE, "story": "ombra", "heroes": ["juno", "tikka"]},
    "dice_table": {"seats": [{"name": "Ada"}, {"name": "Bo"}]},
}  # fmt: skip
PRESSES = 10


@pytest.fixture
def _beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players think beside the window, as in the program, in a thread."""
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(apart, "_failed", True)


def new(name: str, seed: int = 5) -> Session[Any]:
    setup = {"game": name, **BOXES[name]}
    return Session(the_game(setup["game"]), setup, seed)


@pytest.mark.usefixtures("_beside")
@pytest.mark.parametrize("name", BOXES)
def test_the_mouse_alone_finds_a_way_on(name: str, tmp_path: Path) -> None:
    app, scene = open_table(new(name), tmp_path, speed="fast")
    stream, before = random.Random(3), scene.model.session.seq
    for _ in range(PRESSES):
        rest(app)
        if scene not in app.stack or scene.ui.ended:
            break
        step(app, stream)
    assert scene.model.session.seq > before + PRESSES // 6


def test_a_page_whose_dice_rolled_without_a_picture_before_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the rest of a rival's turn after it has asked a person for a favor."""
    app, scene = open_table(a_game(1), tmp_path, speed="fast")
    monkeypatch.setattr(scene.answers, "_picture_before", lambda: None)
    stream = random.Random(1)
    for _ in range(PRESSES):
        rest(app)
        page = scene.ui.large_page
        if page is not None and any(each.moves for each in page.rolls):
            break
        if not scene.ui.tray and scene.model.options:
            scene.choose(stream.choice(scene.model.options).key)
        else:
            step(app, stream)
    assert page is not None
    press(app, "results.continue")
    assert scene.ui.large_page is not page
