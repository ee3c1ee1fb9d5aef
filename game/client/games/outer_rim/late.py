"""Figures that may take longer than a frame: asked for once, and there a moment later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from game.client.tabletop.thinking import Thought, apart

T = TypeVar("T")
PATIENCE = 0.008
"""seconds that a frame waits for figures; then it is drawn without them"""


class Late(Generic[T]):
    """The figures of one position."""

    def __init__(self) -> None:
        self._found: list[T] | None = None
        self._thought: Thought[T] | None = None

    def ask(self, work: Callable[[], Iterator[T]]) -> list[T]:
        """Return the figures, [] until they are known. ``work`` begins to work them out, on copies
        of its own; what its iterator does may happen in a thread."""
        if self._found is None and self._thought is None:
            if not apart.on:
                self._found = list(work())
            else:
                self._thought = Thought(work())
                self._thought.wait(PATIENCE)
                self.came()
        return self._found or []

    def came(self) -> bool:
        """Take over figures that have become known; return True if there are any."""
        if self._thought is None or not self._thought.done:
            return False
        self._found, self._thought = self._thought.take(), None
        return True

    def wait(self, seconds: float) -> bool:
        """Wait for figures that are being worked out; return True if none are any more."""
        return self._thought is None or self._thought.wait(seconds)

    def drop(self) -> None:
        """Forget everything: the position has changed."""
        if self._thought is not None:
            self._thought.stop()
        self._found = self._thought = None
