"""Gamepads: buttons and sticks as keys, with the keys of the player."""

from __future__ import annotations

import pygame
import pytest

from game.client.shell.title.title import TitleScene
from game.client.shell.window.gamepad import AXES, BUTTONS, FULL, Gamepads
from game.client.widgets import keymap, keys
from tests.client.conftest import MakeApp, deliberate

A, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X
RIGHT = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER


def button(number: int, down: bool = True) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, button=number, instance_id=0)


def stick(axis: int, part: float) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=axis, value=round(part * FULL), instance_id=0
    )


def test_every_button_is_the_key_of_its_action(monkeypatch: pytest.MonkeyPatch) -> None:
    pads = Gamepads()
    for number, name in BUTTONS.items():
        (down,), (up,) = pads.as_keys([button(number)]), pads.as_keys([button(number, False)])
        assert (down.type, up.type, up.key) == (pygame.KEYDOWN, pygame.KEYUP, down.key)
        if name in keymap.ACTIONS:
            assert keymap.hits(name, down), name
    monkeypatch.setattr(keymap, "_own", {"table.end": "F7"})
    assert pads.as_keys([button(X)])[0].key == pygame.K_F7
    for each in sum(AXES.values(), ()):
        assert not each or each in keymap.ACTIONS or keys.parse(each)


def test_a_stick_is_pressed_once_and_let_go_of() -> None:
    pads, across = Gamepads(), pygame.CONTROLLER_AXIS_LEFTX
    parts = (0.3, 0.7, 1.0, 0.5, 0.3, -0.9, 0.9, 0.0)
    made = [pads.as_keys([stick(across, part)]) for part in parts]
    told = [[(each.type == pygame.KEYDOWN, each.key) for each in keys] for keys in made]
    left, right = pygame.K_LEFT, pygame.K_RIGHT
    assert told == [[], [(True, right)], [], [], [(False, right)], [(True, left)],
                    [(False, left), (True, right)], [(False, right)]]  # fmt: skip
    pads.as_keys([stick(across, 1.0)])
    gone = pads.as_keys([pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)])
    assert [(each.type, each.key) for each in gone] == [(pygame.KEYUP, right)]
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
    assert pads.as_keys([moved]) == [moved]


def test_a_pad_moves_the_focus_and_presses(make_app: MakeApp) -> None:
    app, pads = make_app(TitleScene), Gamepads()
    deliberate(app)
    app.frame(pads.as_keys([button(RIGHT), button(RIGHT, False)]), 0.05)
    focus = app.stack.top.form.focus
    app.frame(pads.as_keys([button(RIGHT), button(RIGHT, False)]), 0.05)
    assert focus is not app.stack.top.form.focus is not None
    app.stack.top.form.set_focus(app.stack.top.form.find("menu.settings"))
    app.frame(pads.as_keys([button(A), button(A, False)]), 0.05)
    assert app.stack.top.name == "settings"
