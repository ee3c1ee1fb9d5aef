"""Gamepads: each button stands for the key of an action, so that all that keys can do a pad can do.

The keys are those that the player has chosen. Left stick and D-pad move the focus, the right stick
scrolls. Pads may come and go while the game runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

import pygame
from pygame._sdl2 import controller

from game.client.widgets import keymap, keys

BACKWARD = "Shift+Tab"
BUTTONS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: "focus.up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "focus.down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "focus.left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "focus.right",
    pygame.CONTROLLER_BUTTON_A: "focus.press",
    pygame.CONTROLLER_BUTTON_B: "back",
    pygame.CONTROLLER_BUTTON_X: "table.end",
    pygame.CONTROLLER_BUTTON_Y: "table.inspect",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: BACKWARD,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "focus.next",
    pygame.CONTROLLER_BUTTON_BACK: "table.undo",
    pygame.CONTROLLER_BUTTON_START: "palette",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "table.advice",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "table.view",
}
"""the action of each button, or the name of a key"""
AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("focus.left", "focus.right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("focus.up", "focus.down"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("PageUp", "PageDown"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "table.log"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "skip"),
}
"""the actions at both ends of each axis"""
FULL = 32767
PRESSED, RELEASED = 0.6, 0.4
"""parts of the way at which a stick counts as pressed, and as released again"""
RAW = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
)
"""the events of the same movements in another form"""
MODS = {"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT, "Alt": pygame.KMOD_LALT}


class Gamepads:
    """The pads that are connected, and which of their sticks are pressed."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._held: dict[tuple[int, int], str] = {}
        with suppress(pygame.error):
            controller.init()
            pygame.event.set_blocked(RAW)

    def as_keys(self, events: Iterable[pygame.event.Event]) -> list[pygame.event.Event]:
        """Return the events of a frame with those of pads as keys that go down and up."""
        return [made for event in events for made in self._translated(event)]

    def _translated(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            name = BUTTONS.get(event.button)
            if name:
                yield key_event(name, event.type == pygame.CONTROLLERBUTTONDOWN)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._pushed(event)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            with suppress(pygame.error):
                pad = controller.Controller(event.device_index)
                self._open[pad.as_joystick().get_instance_id()] = pad
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            yield from self._released(event.instance_id)
        else:
            yield event

    def _pushed(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        """Yield the key of an axis as it passes one of the two points."""
        part, at = event.value / FULL, (event.instance_id, event.axis)
        ends, held = AXES.get(event.axis, ("", "")), self._held.get(at, "")
        wanted = ends[part > 0]
        if held and (held != wanted or abs(part) < RELEASED):
            del self._held[at]
            yield key_event(held, False)
            held = ""
        if wanted and not held and abs(part) > PRESSED:
            self._held[at] = wanted
            yield key_event(wanted, True)

    def _released(self, pad: int) -> Iterator[pygame.event.Event]:
        """Yield the release of all that a pad held when it went."""
        for at in [each for each in self._held if each[0] == pad]:
            yield key_event(self._held.pop(at), False)


def key_event(name: str, down: bool) -> pygame.event.Event:
    """Return the event of the key of an action, or of a key by its name."""
    code, mods = keys.parse(keymap.key(name) if name in keymap.ACTIONS else name)
    mod = sum(MODS[each] for each in mods)
    letter = chr(code) if not mods and 32 < code < 127 else ""
    type = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.event.Event(type, key=code, mod=mod, unicode=letter, scancode=0)
