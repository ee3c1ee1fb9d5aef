"""The thread that does what could delay a frame, and the device that music and ambience share."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

from game.client.sound.levels import Volumes


class Worker:
    """Runs jobs one after another in a thread that starts with the first."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def do(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def wait(self, seconds: float = 5.0) -> bool:
        """Wait until all jobs are done; return False if that takes longer than the timeout."""
        if self._thread is None:
            return True
        done = threading.Event()
        self._jobs.put(done.set)
        return done.wait(seconds)

    def stop(self, seconds: float = 2.0) -> bool:
        """Stop the thread after the current job; return whether it ended in time."""
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class Device(Protocol):
    """The parts of their sound that music and ambience need."""

    settings: Volumes
    worker: Worker

    @property
    def audible(self) -> bool: ...
    @property
    def ready(self) -> bool: ...
    def read(self, path: Path) -> pygame.mixer.Sound | None: ...
    def note_missing(self, path: Path, problem: Exception) -> None: ...
