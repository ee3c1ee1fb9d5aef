"""Safe terminal output: no control sequences, whatever the source of the words.

Names of files, packs and saved games may hold escape sequences, bidirectional marks, or unpaired
surrogates that no terminal accepts. All command output passes through here, so that no single
message has to handle them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from game.table.letters import escaped


class Escaping:
    """A text stream that writes such characters as escapes; all else is the wrapped stream's."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, keeping its line breaks."""
        self._stream.write(escaped(text, "\n"))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def escaping() -> Iterator[None]:
    """Make standard output and error escape their input, if they exist."""
    before = {name: getattr(sys, name) for name in ("stdout", "stderr")}
    after = {name: stream and Escaping(stream) for name, stream in before.items()}
    for name, stream in after.items():
        setattr(sys, name, stream)
    try:
        yield
    finally:
        for name, stream in after.items():
            if getattr(sys, name) is stream:  # a command may have closed it permanently
                setattr(sys, name, before[name])
