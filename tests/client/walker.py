"""A player with a mouse and nothing else, at the table of any game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.scenes import Control, Scene
from game.client.shell.window.settings import Settings
from game.client.tabletop.play.thinking import apart
from game.client.tabletop.table.scene import TableScene
from game.client.widgets.base import Widget
from game.players import Player
from game.table.contract import Sight
from game.table.session import Session
from tests.client.conftest import click, settle
from tests.client.games.outer_rim.playing import hold, point

ON = ("results.continue", "playback.skip", "table.hand_over", "curtain.go", "confirm.yes",
      "notice.close", "table.result", "action.more")  # fmt: skip
"""buttons that lead on, whatever else can be pressed"""
NOTHING = "no such thing"
LIMIT = 600  # frames that something may take
Turn = Callable[[Any, str], None]
"""brings the part of a table to view that an answer belongs to"""


def open_table(
    session: Session[Any], folder: Path, size: tuple[int, int] = (1280, 720), **more: Any
) -> tuple[App, TableScene]:
    """Return a window of that size with the table of a game."""
    app = App(Settings(first_start_done=True, **more), size=size, folder=folder)
    app.open()
    app.open_scene("table", session.header.game, session=session)
    scene = app.stack.top
    while not isinstance(scene, TableScene):  # a curtain is over it
        scene = list(app.stack)[-2]
    return app, scene


def rest(app: App) -> None:
    """Let frames pass until nothing moves, and nobody thinks, unless a button ends that."""
    for _ in range(LIMIT):
        app.frame([], 0.1)
        top = app.stack.top
        thinks = isinstance(top, TableScene) and top.waiting.on
        if thinks:
            time.sleep(0.002 if apart.on else 0)
        elif not app.stack.busy and not app.dirty or button(top, "playback.skip"):
            return
    raise AssertionError("it never comes to rest")


def button(scene: Scene, id: str) -> Widget | None:
    """Return a widget of that id that a pointer can press now."""
    found = [each for each, _ in scene.form.visible() if each.id == id and each.usable]
    return found[0] if found and found[0].enabled else None


def ways(scene: Scene) -> list[Widget | Control]:
    """Return what a pointer can press: a button that leads on, or the controls of the answers."""
    found: list[Widget | Control] = []
    for id in ON[:-1]:
        widget = button(scene, id)
        if widget is not None:
            found.append(widget)
    if not found:
        found += [each for each in scene.controls() if each.enabled]
    if not found:
        more = button(scene, "action.more")
        found += [more] if more is not None else []
    return found


def play_through(
    app: App, player: Player, audits: int, turn: Turn = lambda table, key: None
) -> None:
    """Let a computer player answer at the table until the end is on the screen. Each answer has a
    control once ``turn`` has brought its part of the table to view; the screen is audited in one of
    ``audits`` looks."""
    for number in range(1500):
        table: Any = app.stack.top
        if not isinstance(table, TableScene):
            return
        model = table.model
        if table.ui.tray:
            table.do.next_page()
        elif model.decision is not None:
            key = player.choose(Sight(model.game, model.state, 0), model.decision)
            turn(table, key)
            settle(app)
            shown = {each.key for each in table.controls()}
            assert key in shown or table.form.find("action.more"), (key, model.step)
            if number % audits == 0:
                table.ui.toast = ""  # it stands over the table for a while
                settle(app)
                assert audit(app) == [], (key, model.step)
            table.do.choose(key)
        settle(app)


def step(app: App, stream: random.Random) -> None:
    """Go on by one press or drag. Raise ``AssertionError`` if there is no way to."""
    rest(app)
    scene = app.stack.top
    if isinstance(scene, TableScene):
        assert scene.do.refusals(NOTHING) == [], "each thing has a name, which the palette asks for"
    found = ways(scene)
    shown = [each.id for each, _ in scene.form.visible()]
    assert found, f"no way on from {scene.name}, question {scene.question}: {shown}"
    way = stream.choice(found)
    if isinstance(way, Widget):
        click(app, way.rect.center)
    elif way.target is not None:
        hold(app, way.source.center, way.target.center)
        point(app, pygame.MOUSEBUTTONUP, way.target.center, button=1)
    else:
        click(app, way.source.center)
