"""Text to speech through the system's voice, if it has one.

The voice is a program that comes with the system or its accessibility settings. Speaking never
blocks: a new sentence ends the previous one.
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
"""programs that speak their last argument, in search order"""
MOST = 1500  # maximum characters spoken at once

PACE = 15.0  # characters spoken in a second, about

Start = Callable[[Sequence[str]], Any]


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    null = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=null, stdout=null, stderr=null)


class Voice:
    """The system's voice. ``program`` is empty if there is none."""

    def __init__(
        self, which: Callable[[str], str | None] = shutil.which, start: Start = _start
    ) -> None:
        self.program = next((each for each in PROGRAMS if which(each[0])), ())
        self._start = start
        self._speaking: Any = None
        self._last = ""

    @property
    def there(self) -> bool:
        """Return True if this system can speak."""
        return bool(self.program)

    def say(self, markup: str, again: bool = False) -> float:
        """Speak a text, one that repeats the previous one only ``again``; return about how many
        seconds that takes. Silent without a voice."""
        words = " ".join(richtext.plain(markup).split())[:MOST]
        if not self.program or not words or (words == self._last and not again):
            return 0.0
        self._last = words
        self.hush()
        try:
            self._speaking = self._start([*self.program, words])
        except OSError:
            self.program = ()  # removed since it was found
            return 0.0
        return len(words) / PACE

    def hush(self) -> None:
        """Stop speaking."""
        speaking, self._speaking = self._speaking, None
        if speaking is not None and speaking.poll() is None:
            speaking.terminate()
