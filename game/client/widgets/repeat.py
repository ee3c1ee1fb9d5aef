"""Key repeat for held navigation keys, and no others.

A key that answers or presses counts once, however long it is held and however long a frame takes.
Time is that of the loop, so a stall causes no repeats either.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.widgets import keymap

DELAY = 0.35  # seconds held before a key repeats
INTERVAL = 0.04  # seconds between repeats
MOVING = frozenset(
    (
        pygame.K_TAB,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_BACKSPACE,
    )
)


class Repeat:
    """The currently held key, if it is one that repeats."""

    def __init__(self) -> None:
        self._held: pygame.event.Event | None = None
        self._wait = 0.0

    def add(self, events: Sequence[pygame.event.Event], dt: float) -> list[pygame.event.Event]:
        """Return the events of a frame of ``dt`` seconds, with a repeat at their end if one is
        due."""
        self._wait -= dt
        for event in events:
            self._see(event)
        if self._held is None or self._wait > 0:
            return list(events)
        self._wait = INTERVAL
        return [*events, self._held]

    def _see(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._held = event if keymap.translate(event).key in MOVING else None
            self._wait = DELAY
        elif event.type == pygame.KEYUP and self._held and event.key == self._held.key:
            self._held = None
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held = None
