"""Pictures painted in advance while a table rests, so that no frame waits for them later."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

J = TypeVar("J", bound=Hashable)
REST = 0.3  # seconds without an event before anything is painted


class Prefetch(Generic[J]):
    """Paints one picture in a frame, each once for a look of the table."""

    def __init__(self) -> None:
        self._done: set[tuple[Hashable, J]] = set()
        self._rested: tuple[Hashable, ...] = ()

    def is_due(self, quiet: float, resting: bool, now: tuple[Hashable, ...]) -> bool:
        """Return True after ``quiet`` seconds without an event, unless all is painted for the
        state ``now`` of the table."""
        return quiet >= REST and resting and now != self._rested

    def advance(
        self, now: tuple[Hashable, ...], look: Hashable, jobs: Iterable[J],
        paint: Callable[[J], None],
    ) -> None:  # fmt: skip
        """Paint the first job that has not been painted for this ``look``."""
        for job in jobs:
            if (look, job) not in self._done:
                self._done.add((look, job))
                paint(job)
                return
        self._rested = now
