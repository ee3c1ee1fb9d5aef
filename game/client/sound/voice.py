"""Words spoken by the voice of the system, where it has one.

The voice is a program that comes with the system or its settings for accessibility; nothing of
ours. Speaking never waits: a new sentence ends the one before.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from typing import Any

from game.client.draw import richtext

PROGRAMS: tuple[tuple[str, ...], ...] = (
    ("spd-say", "--cancel-now", "--"),
    ("say", "--"),
    ("espeak-ng", "--"),
    ("espeak", "--"),
)
"""what speaks its last argument, in the order they are looked for"""
MOST = 1500  # letters at once; nobody listens longer

Start = Callable[[Sequence[str]], Any]


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    null = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=null, stdout=null, stderr=null)


class Voice:
    """The system's voice. ``program`` is empty where there is none."""

    def __init__(
        self, which: Callable[[str], str | None] = shutil.which, start: Start = _start
    ) -> None:
        self.program = next((each for each in PROGRAMS if which(each[0])), ())
        self._start = start
        self._speaking: Any = None
        self._last = ""

    @property
    def there(self) -> bool:
        """Whether this system can speak."""
        return bool(self.program)

    def say(self, markup: str) -> None:
        """Speaks a text, once: the same again is not repeated. Silent without a voice."""
        words = " ".join(richtext.plain(markup).split())[:MOST]
        if not self.program or not words or words == self._last:
            return
        self._last = words
        self.hush()
        try:
            self._speaking = self._start([*self.program, words])
        except OSError:
            self.program = ()  # it is gone since we looked

    def hush(self) -> None:
        """Ends what is being said."""
        speaking, self._speaking = self._speaking, None
        if speaking is not None and speaking.poll() is None:
            speaking.terminate()
