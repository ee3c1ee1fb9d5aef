"""Every page of every box can be left with the mouse alone: a control that leads out is on view."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.shell.tools import shots
from game.client.shell.app.app import App
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.shell.window.scenes import Scene
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.scene import TabletopScene
from game.client.widgets import keymap
from game.client.widgets.base import Widget
from tests.breadth import LONG
from tests.client.conftest import click, settle
from tests.client.walker import ON, button, ways

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
        assert scene is not None
        if scene.name == "title":
            return
        way = way_out(scene)
        shown = [each.id for each, _ in scene.form.visible()]
        assert way is not None, f"no way out of {scene.name}: {shown}"
        click(app, way.visible_rect.center)
    raise AssertionError(f"{scene.name} is not left by {way.id}")


@pytest.mark.parametrize(
    "name",
    [pytest.param(x, marks=LONG if at % 8 else ()) for at, x in enumerate(NAMES)],
)
def test_every_page_is_left(name: str, tmp_path: Path) -> None:
    app = at_the_title(tmp_path)
    app.stack.push(shots.SHOTS[name](app, shots.Wish()))
    settle(app)
    scene = app.stack.top
    assert scene is not None
    if isinstance(scene, TabletopScene) and scene.replay is None:
        assert ways(scene), f"no way on at question {scene.question}"
    leave(app)


def test_the_list_of_commands_is_left(tmp_path: Path) -> None:
    app = at_the_title(tmp_path)
    app.stack.push(PaletteScene(app, "What do you do?", [Command("fly", "Fly", lambda: None)]))
    leave(app)
