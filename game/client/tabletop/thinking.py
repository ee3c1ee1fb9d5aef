"""Thinking beside the window: in a thread, so that no frame waits for it.

Python runs one thread at a time. While something is thought out the threads change often, and the
window gives way for a moment in each frame (``Thought.wait``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Event, Lock, Thread
from typing import Generic, TypeVar

T = TypeVar("T")
SWITCH = 0.001  # seconds until the other thread has its turn, while something is thought out
USUAL = sys.getswitchinterval()
_busy: set[int] = set()
_lock = Lock()


class Thought(Generic[T]):
    """The work of an iterator, which yields None between its slices and any number of results.

    What it works on must be its own: copies of states. An error of it is raised by ``take``.
    """

    def __init__(self, slices: Iterator[T | None]) -> None:
        self._slices, self._results = slices, list[T]()
        self._stopped, self._done = Event(), Event()
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, name="thinking", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        _pace(self, True)
        try:
            for each in self._slices:
                if self._stopped.is_set():
                    return
                if each is not None:
                    self._results.append(each)
        except BaseException as error:
            self._error = error
        finally:
            _pace(self, False)
            self._done.set()

    @property
    def done(self) -> bool:
        """True once it is thought out, or has failed."""
        return self._done.is_set()

    def wait(self, seconds: float) -> bool:
        """Give way to it for that time at most; return True if it is done."""
        return self._done.wait(seconds)

    def take(self) -> list[T]:
        """Return the results since the last call; raise the error that ended it."""
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        found = list[T]()
        while self._results:
            found.append(self._results.pop(0))
        return found

    def stop(self) -> None:
        """Let it end after the slice that it is at."""
        self._stopped.set()


def _pace(thought: Thought[T], on: bool) -> None:
    """Let the threads change often while anything is thought out."""
    with _lock:
        (_busy.add if on else _busy.discard)(id(thought))
        sys.setswitchinterval(SWITCH if _busy else USUAL)
