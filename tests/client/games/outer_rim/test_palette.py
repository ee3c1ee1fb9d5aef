"""The command palette: every answer by name, and the table's own functions."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.command_palette import Command, PaletteScene, found
from tests.breadth import first
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table


def opened(app: App) -> PaletteScene:
    press_key(app, pygame.K_k, pygame.KMOD_CTRL)
    settle(app)
    top = app.stack.top
    assert isinstance(top, PaletteScene)
    return top


def typed(app: App, words: str) -> None:
    for letter in words:
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter)], 0.016)


def position(scene: TableScene) -> bytes:
    session = scene.model.session
    return bytes(session.game.dump(session.state))


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (3840, 2160)]))
def test_it_lists_every_answer(size: Size, tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    top = opened(app)
    listed = {each.id for each in top.commands}
    assert {each.key for each in scene.model.options} <= listed
    assert audit(app) == []


def test_a_name_and_enter_do_it(tmp_path: Path) -> None:
    """The journal is the same as by any other way."""
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    opened(app)
    typed(app, "gain 2")
    press_key(app, pygame.K_RETURN)
    settle(app)
    assert app.stack.top is scene
    assert scene.model.session.history[-1].answer.key == "credits"


def test_esc_does_nothing_and_no_match_says_so(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    before = position(scene)
    top = opened(app)
    typed(app, "xyzzy")
    assert top.form.find("palette.none") is not None
    press_key(app, pygame.K_RETURN)
    assert app.stack.top is top
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and position(scene) == before


def test_words_in_any_order_and_beginnings_first() -> None:
    def command(words: str, detail: str = "") -> Command:
        return Command(words, words, lambda: None, detail)

    every = [command("Deliver cargo", "To Lothal"), command("Fly to Lothal"), command("Lothal")]
    assert [each.words for each in found(every, "lothal")][0] == "Lothal"
    assert [each.words for each in found(every, "lothal deliver")] == ["Deliver cargo"]
    assert len(found(every, "")) == 3


def test_a_step_and_a_turn_can_be_taken_back_whole(tmp_path: Path) -> None:
    """They go back to their beginning, and no further; at the beginning there is a message."""
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    start = position(scene)
    scene.choose("credits")
    action = position(scene)
    press_key(app, pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert position(scene) == action and scene.ui.toast
    press_key(app, pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_ALT)
    assert position(scene) == start
