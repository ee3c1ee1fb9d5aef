"""A second window beside the main one, for people who look at another screen.

A scene opens it and says what it shows; it closes with the scene, by its own button, or by the
scene. Its events never reach the scenes: a double click or the key of the full screen fills its
screen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from contextlib import suppress

import pygame

from game.client.draw import images
from game.client.widgets import keymap

Paint = Callable[[pygame.Surface], None]
SIZE, LEAST, ICON = (1280, 720), (640, 360), 64


class SecondWindow:
    """The second window, which is closed at first."""

    def __init__(self) -> None:
        self._window: pygame.Window | None = None
        self._owner: object | None = None
        self._key: Hashable = None
        self._full = False

    @property
    def is_open(self) -> bool:
        """Return True while the window is there."""
        return self._window is not None

    def open(self, owner: object, title: str) -> None:
        """Open the window for a scene. Raise ``pygame.error`` if there is none to be had."""
        self.close()
        window = pygame.Window(title, SIZE, resizable=True)
        window.minimum_size = LEAST
        window.set_icon(images.icon("app", ICON))
        self._window, self._owner, self._key, self._full = window, owner, None, False

    def close(self) -> None:
        """Close the window, if it is open."""
        if self._window is not None:
            with suppress(pygame.error):
                self._window.destroy()
        self._window = self._owner = None

    def show(self, key: Hashable, paint: Paint) -> None:
        """Show a picture, painted anew if its key or the size of the window has changed."""
        if self._window is None:
            return
        surface = self._window.get_surface()
        now = key, surface.get_size()
        if now != self._key:
            self._key = now
            paint(surface)
            self._window.flip()

    def tend(self, scenes: Collection[object]) -> None:
        """Close the window if its scene has gone."""
        if self._owner is not None and self._owner not in scenes:
            self.close()

    def takes(self, event: pygame.event.Event) -> bool:
        """Take an event of this window; return True if it is one."""
        mine = self._window is not None and getattr(event, "window", None) is self._window
        if not mine or self._window is None:
            return False
        twice = event.type == pygame.MOUSEBUTTONDOWN and getattr(event, "clicks", 1) == 2
        if event.type == pygame.WINDOWCLOSE:
            self.close()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._key = None
        elif twice or keymap.hits("full_screen", event):
            self._full = not self._full
            if self._full:
                self._window.set_fullscreen(True)
            else:
                self._window.set_windowed()
        return True
