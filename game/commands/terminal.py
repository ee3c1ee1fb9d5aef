"""What a command prints: nothing that steers the terminal, wherever the words come from.

Names of files, of packs and of saved games may hold escape sequences, marks that turn the words
around them, or halves of letters that no terminal takes. All of a command's output goes through
here, so that no single message has to think of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from game.table.letters import escaped


class Escaping:
    """A text stream that writes such letters as escapes; all else is the stream's own."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text; its line breaks stay."""
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
    """Standard output and error escape what they are given, as far as there are any."""
    before = {name: getattr(sys, name) for name in ("stdout", "stderr")}
    after = {name: stream and Escaping(stream) for name, stream in before.items()}
    for name, stream in after.items():
        setattr(sys, name, stream)
    try:
        yield
    finally:
        for name, stream in after.items():
            if getattr(sys, name) is stream:  # a command may have closed it for good
                setattr(sys, name, before[name])
