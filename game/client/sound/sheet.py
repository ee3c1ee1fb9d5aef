"""Facts about a piece of music: its length and its chords, from the file beside it."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
BEFORE, AFTER = 1.0, 1.6
"""seconds before and after a moment whose chords overlap with a cue"""


@dataclass(frozen=True)
class Sheet:
    """Length in seconds, and the notes (without octaves) that sound from each second on."""

    seconds: float = 0.0
    starts: tuple[float, ...] = ()
    chords: tuple[frozenset[str], ...] = ()

    def around(self, second: float) -> list[frozenset[str]]:
        """Return the chords heard with a cue that starts at this second."""
        if not self.chords:
            return []
        first = bisect_right(self.starts, (second - BEFORE) % self.seconds) - 1
        last = bisect_right(self.starts, (second + AFTER) % self.seconds) - 1
        count = (last - first) % len(self.chords) + 1
        return [self.chords[(first + each) % len(self.chords)] for each in range(count)]

    def clashes(self, tones: Iterable[str], second: float) -> bool:
        """Return True if one of the tones is foreign to a chord and a semitone from its notes."""
        return any(foreign(tone, chord) for chord in self.around(second) for tone in tones)


def foreign(tone: str, chord: frozenset[str]) -> bool:
    """Return True if a tone is not in a chord but a semitone from one of its notes."""
    at = NAMES.index(tone)
    near = {NAMES[(at + 1) % 12], NAMES[(at - 1) % 12]}
    return tone not in chord and bool(near & chord)


def read(path: Path) -> Sheet:
    """Return the sheet in a file; raise OSError or ValueError if there is none."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    rows = [(float(second), frozenset(str(notes).split())) for second, notes in data["chords"]]
    wrong = sorted({note for _, chord in rows for note in chord if note not in NAMES})
    if wrong or not rows or rows[0][0] != 0:
        raise ValueError(f"{path}: chords must start at 0 and name notes; not {wrong or rows[:1]}")
    return Sheet(float(data["seconds"]), tuple(at for at, _ in rows), tuple(one for _, one in rows))
