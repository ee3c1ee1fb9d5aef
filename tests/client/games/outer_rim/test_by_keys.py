"""Every decision can be made with the keyboard alone: by focus and Enter, by the number or letter
of a button, and by name from the palette."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.window.command_palette import PaletteScene
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Scene
from game.client.tabletop.kit.spots import Spot
from game.client.widgets.base import Widget
from game.client.widgets.keys import parse
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table, with_box

DECISIONS = 15
MOST_STEPS = 250  # maximum presses of Tab to reach anything in the window
MOST_PAGES = 40  # maximum pages of buttons in the bar


def tab_to(app: App, wanted: Callable[[Widget], bool]) -> None:
    """Press Tab until one of the wanted widgets has the focus."""
    for _ in range(MOST_STEPS):
        focus = top(app).form.focus
        if focus is not None and wanted(focus):
            return
        press_key(app, pygame.K_TAB)
    raise AssertionError(f"Tab never comes there; it ended at {focus and focus.id}")


def top(app: App) -> Scene:
    found = app.stack.top
    assert found is not None
    return found


def button_of(scene: TableScene, key: str) -> Widget | None:
    """Return the button of an option, None if it only has a place on the table."""
    wanted = (f"action.{key}", f"choice.{key}", f"deal.{key}")
    return next((w for w in scene.form.every() if w.id in wanted and w.usable), None)


def turn_to(app: App, scene: TableScene, key: str) -> None:
    """Close pages about a card with Space; if buttons fill several pages, press 0 until the
    option's button shows."""
    while scene.ui.large_page is not None:
        press_key(app, pygame.K_SPACE)
    for _ in range(MOST_PAGES):
        if key in scene.controller.placed or button_of(scene, key) is not None:
            return
        press_key(app, pygame.K_0, unicode="0")
        settle(app)
    raise AssertionError(f"{key} has neither a place nor a button")


def by_focus(app: App, scene: TableScene, key: str) -> None:
    """Answer with Tab and Enter: on the button, otherwise on the thing to grab and on its goal."""
    turn_to(app, scene, key)
    button, placed = button_of(scene, key), scene.controller.placed.get(key)
    if placed is None:
        tab_to(app, lambda each: each is button)
        press_key(app, pygame.K_RETURN)
        return
    goal = placed.target
    if scene.controller.carry is None:
        tab_to(app, lambda each: isinstance(each, Spot) and each.name == placed.source)
        press_key(app, pygame.K_RETURN)
    if goal is not None:
        spot = scene.view.spots[goal]
        tab_to(app, lambda each: isinstance(each, Spot) and each.goal and each.rect == spot)
        press_key(app, pygame.K_RETURN)


def by_hotkey(app: App, scene: TableScene, key: str) -> None:
    """Press the key that its button shows, if it has one."""
    turn_to(app, scene, key)
    button = button_of(scene, key)
    if button is None or not button.hotkey or button.hotkey == "Enter":
        by_focus(app, scene, key)
        return
    code, mods = parse(button.hotkey)
    assert not mods
    press_key(app, code, unicode=button.hotkey.lower() if code < 128 else "")


def by_palette(app: App, scene: TableScene, key: str) -> None:
    """Answer with Ctrl+K, its name, and Enter."""
    press_key(app, pygame.K_k, pygame.KMOD_CTRL)
    assert isinstance(app.stack.top, PaletteScene)
    tab_to(app, lambda each: each.id == f"palette.{key}")
    press_key(app, pygame.K_RETURN)


WAYS = (by_focus, by_hotkey, by_palette)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param((1280, 720), 1.0, marks=pytest.mark.long),
        pytest.param((1920, 1080), 1.0, marks=pytest.mark.long),
        ((1280, 720), 2.0),
    ],
)
def test_every_decision_of_random_play_by_keys(tmp_path: Path, size: Size, scale: float) -> None:
    """The intended option is the one answered, also with text twice as large, where regions take
    turns."""
    _play(tmp_path, size, scale, DECISIONS)


@pytest.mark.parametrize(
    ("scale", "decisions", "rivals"),
    [
        (1.0, 18, 2),
        pytest.param(1.0, 300, 1, marks=pytest.mark.long),
        pytest.param(2.0, 300, 2, marks=pytest.mark.long),
    ],
)
def test_so_it_is_in_games_with_the_further_box(
    tmp_path: Path, scale: float, decisions: int, rivals: int
) -> None:
    _play(tmp_path, (1280, 720), scale, decisions, **with_box(rivals))


def _play(tmp_path: Path, size: Size, scale: float, decisions: int, **setup: Any) -> None:
    stream, asked, seed = random.Random(11), 0, 40
    while asked < decisions:
        session = a_game(seed, **setup)
        app, scene = open_table(session, size, tmp_path, asks=True)
        app.change_settings(ui_scale=scale)
        settle(app)
        while (decision := session.decision()) is not None and asked < decisions:
            verb = stream.choice(sorted({each.verb for each in decision.options}))
            key = stream.choice([e.key for e in decision.options if e.verb == verb])
            way = WAYS[asked % len(WAYS)]
            while scene.ui.large_page is not None:
                press_key(app, pygame.K_SPACE)
            way(app, scene, key)
            settle(app)
            if isinstance(app.stack.top, ConfirmScene):  # warns of something still possible
                tab_to(app, lambda each: each.id == "confirm.yes")
                press_key(app, pygame.K_RETURN)
                settle(app)
            told = f"{way.__name__} in {decision.step} of game {seed}"
            assert len(session.history) > decision.seq, f"{key} was not answered, {told}"
            assert session.history[decision.seq].answer.key == key, told
            asked += 1
        seed += 1
        pygame.display.quit()
