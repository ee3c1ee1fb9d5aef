"""Hold back presses that were aimed at the last question.

The second half of a double click, or of a key struck twice, would answer a question that has just
appeared. It is ignored unless the pointer has moved meanwhile, or a moment has passed. What was on
its way as something opened or closed automatically is ignored in any case.
"""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.client.widgets import keymap

FRESH = 0.4  # seconds that a question is fresh
SLACK = 12  # pixels that the pointer may tremble
_ANSWERING = (pygame.K_RETURN, pygame.K_KP_ENTER)
_HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Guard:
    """A watch over the question, the pointer and the keys."""

    def __init__(self) -> None:
        self._question: Hashable = None
        self._left = 0.0  # seconds that the question is still fresh
        self._held = 0.0  # seconds in which no click or answering key counts
        self._struck = 0.0  # seconds in which the last key does not answer
        self._pointer = self._at = (0, 0)  # where it is, and was when the question came up
        self._moved = True
        self._key = 0  # the last one pressed

    def see(self, question: Hashable) -> None:
        """Note the current question."""
        if question != self._question:
            self._question, self._left = question, FRESH
            self._at, self._moved = self._pointer, False

    def expect(self, question: Hashable) -> None:
        """Note the current question, to which the player went back on purpose."""
        self._question, self._left = question, 0.0

    def hold(self, seconds: float) -> None:
        """Hold back clicks and answering keys for a moment: something has opened or closed without
        the player."""
        self._held = seconds

    def hold_key(self, seconds: float) -> None:
        """Hold back the last key for a moment, as what it was for is over."""
        self._struck = seconds

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""
        self._held = max(0.0, self._held - dt)
        self._left = max(0.0, self._left - dt)
        self._struck = max(0.0, self._struck - dt)

    def holds_back(self, event: pygame.event.Event) -> bool:
        """Return whether an event is a press that was not meant for the current question."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._pointer = event.pos
            self._moved = self._moved or math.dist(self._at, event.pos) > SLACK
            press = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            return press and (self._held > 0 or self._left > 0 and not self._moved)
        if event.type == pygame.KEYDOWN:
            again, self._key = event.key == self._key, event.key
            fresh = self._held > 0 or again and max(self._left, self._struck) > 0
            return fresh and _answers(event)
        return False


def _answers(event: pygame.event.Event) -> bool:
    """Return whether a key may give an answer; keys that navigate or undo may not."""
    if event.mod & _HELD:
        return False
    if event.key in _ANSWERING or getattr(event, "unicode", "").isdigit():
        return True
    return any(keymap.hits(id, event) for id in ("skip", "table.end", "table.pass"))
