"""Text to speech through the system's voice, if it has one.

The voice is a program that comes with the system or its accessibility settings. Speaking never
blocks: a new sentence ends the previous one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from typing import Any

from game.client.draw import richtext
from game.windows import QUIET

PROGRAMS: tuple[tuple[str, ...], ...] = (
    ("spd-say", "--cancel-now", "--"),
    ("say", "--"),
    ("espeak-ng", "--"),
    ("espeak", "--"),
)
"""programs that speak their last argument, in search order"""
WINDOWS_PROGRAM = (
    "powershell", "-NoProfile", "-NonInteractive", "-Command",
    "Add-Type -AssemblyName System.Speech; $source = [Console]::OpenStandardInput();"
    "$words = (New-Object IO.StreamReader($source, [Text.Encoding]::UTF8)).ReadToEnd();"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($words)",
)  # fmt: skip
"""the program of Windows, which speaks its input: no words of ours are ever part of a command"""
MOST = 1500  # maximum characters spoken at once

PACE = 15.0  # characters spoken in a second, about

Start = Callable[[Sequence[str], str], Any]


def _start(command: Sequence[str], words: str) -> subprocess.Popen[bytes]:
    """Start a program that speaks its input or, if it is another one, its last argument."""
    null = subprocess.DEVNULL
    if tuple(command) != WINDOWS_PROGRAM:
        return subprocess.Popen([*command, words], stdin=null, stdout=null, stderr=null)
    with tempfile.TemporaryFile() as file:  # a pipe could make us wait until it is read
        file.write(words.encode("utf-8", "replace"))
        file.seek(0)
        return subprocess.Popen(command, stdin=file, stdout=null, stderr=null, creationflags=QUIET)


class Voice:
    """The system's voice. ``program`` is empty if there is none."""

    def __init__(
        self,
        which: Callable[[str], str | None] = shutil.which,
        start: Start = _start,
        system: str = sys.platform,
    ) -> None:
        programs = (WINDOWS_PROGRAM,) if system == "win32" else PROGRAMS
        self.program = next((each for each in programs if which(each[0])), ())
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
            self._speaking = self._start(self.program, words)
        except OSError:
            self.program = ()  # removed since it was found
            return 0.0
        return len(words) / PACE

    def hush(self) -> None:
        """Stop speaking."""
        speaking, self._speaking = self._speaking, None
        if speaking is not None and speaking.poll() is None:
            speaking.terminate()
