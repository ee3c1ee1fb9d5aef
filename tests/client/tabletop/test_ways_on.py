"""Every page of every game can be left with the mouse alone, and leads on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.shell.window.scenes import Scene
from game.client.shell.window.settings import Settings
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import keymap
from game.client.widgets.base import Widget
from game.table.session import Session
from tests.breadth import LONG
from tests.client.conftest import click, press, settle
from tests.client.games.outer_rim.playing import a_game
from tests.client.walker import ON, button, open_table, rest, step, ways

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
    monkeypatch.setattr(scene.answers, "_picture", lambda: None)
    stream = random.Random(1)
    for _ in range(PRESSES):
        rest(app)
        page = scene.ui.large_page
        if page is not None and any(each.moves for each in page.rolls):
            break
        if not scene.ui.tray and scene.model.options:
            scene.do.choose(stream.choice(scene.model.options).key)
        else:
            step(app, stream)
    assert page is not None
    press(app, "results.continue")
    assert scene.ui.large_page is not page


OUT = ("menu.title", "menu.lessons", "end.title", "crash.to_title", "key.keep", "first.done")
"""buttons that lead out of pages on which no button has the key that goes back, or one that leads
on has it"""
MOST = 12
"""presses from the depth of a game to the title"""
shots.load_game_shots()
TITLES = {"title", "title_first", "title_unplayed"}
NAMES = sorted(set(shots.SHOTS) - TITLES - {"load_many", "widgets"})


class Title(Scene):
    """The title without its pictures."""

    name = "title"


def at_the_title(folder: Path) -> App:
    app = App(Settings(speed="off", first_start_done=True), size=(1280, 720), folder=folder)
    app.open()
    app.stack.push(Title(app))
    return app


def way_out(scene: Scene) -> Widget | None:
    """Return the control on view that leads out of a page, or at least on."""
    for id in OUT:
        if (found := button(scene, id)) is not None:
            return found
    back = keymap.key("back")
    for each, _ in scene.form.visible():
        if each.hotkey == back and each.usable:
            return each
    return next((found for id in ON if (found := button(scene, id)) is not None), None)


def leave(app: App) -> None:
    """Press what leads out until the title is reached. Raise ``AssertionError`` if it never is."""
    for _ in range(MOST):
        settle(app)
        scene = app.stack.top
        if scene.name == "title":
            return
        way = way_out(scene)
        shown = [each.id for each, _ in scene.form.visible()]
        assert way is not None, f"no way out of {scene.name}: {shown}"
        click(app, way.visible_rect.center)
    raise AssertionError(f"{scene.name} is not left by {way.id}")


@pytest.mark.parametrize(
    "name", [pytest.param(x, marks=LONG if at % 8 else ()) for at, x in enumerate(NAMES)]
)
def test_every_page_is_left(name: str, tmp_path: Path) -> None:
    app = at_the_title(tmp_path)
    app.stack.push(shots.SHOTS[name](app, shots.Wish()))
    settle(app)
    scene = app.stack.top
    if isinstance(scene, TableScene) and scene.table.replay is None:
        assert ways(scene), f"no way on at question {scene.question}"
    leave(app)


def test_the_list_of_commands_is_left(tmp_path: Path) -> None:
    app = at_the_title(tmp_path)
    app.stack.push(PaletteScene(app, "What do you do?", [Command("fly", "Fly", lambda: None)]))
    leave(app)
