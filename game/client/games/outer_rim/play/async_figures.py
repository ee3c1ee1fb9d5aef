"""Figures that may take longer than a frame: asked for once, and there a moment later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from game.client.tabletop.play.thinking import Thought, apart

T = TypeVar("T")


class AsyncFigures(Generic[T]):
    """The figures of one position. A frame waits ``patience`` seconds for them; then it is drawn
    without them."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
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
                self._thought.wait(self._patience)
                self.came()
        return self.found

    @property
    def found(self) -> list[T]:
        """The figures, [] until they are known."""
        return self._found or []

    def came(self) -> bool:
        """Take over figures that have become known; return True if there are any."""
        if self._thought is None or not self._thought.done:
            return False
        self._found, self._thought = self._thought.take(), None
        return True

    @property
    def pending(self) -> bool:
        """True while they are being worked out, or have not been taken over."""
        return self._thought is not None

    def wait(self, seconds: float) -> bool:
        """Wait for them for that time at most; return True unless they are still worked out."""
        return self._thought is None or self._thought.wait(seconds)

    def drop(self) -> None:
        """Forget everything: the position has changed."""
        if self._thought is not None:
            self._thought.stop()
        self._found = self._thought = None
