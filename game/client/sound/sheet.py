"""Facts about a piece of music: its length and its chords, from the file beside it."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
BEFORE, AFTER = 1.0, 1.6
"""seconds before and after a moment whose chords overlap with a cue"""


@dataclass(frozen=True)
class Sheet:
    """Length in seconds, and the notes (without octaves) that sound from each second on. A piece in
    stems has ``cells``, files of equal length one after another; its ``bars``; and by the stems
    that play ("ground pulse") the ``levels`` of all, in decibels."""

    seconds: float = 0.0
    starts: tuple[float, ...] = ()
    chords: tuple[frozenset[str], ...] = ()
    cells: int = 0
    bars: tuple[float, ...] = ()
    levels: Mapping[str, float] = field(default_factory=dict)

    @property
    def cell(self) -> float:
        """Return the seconds of a cell."""
        return self.seconds / max(1, self.cells)

    def to_bar(self, second: float) -> float:
        """Return the seconds from a moment to the next bar."""
        if not self.bars:
            return 0.0
        number = bisect_left(self.bars, second % self.seconds)
        following = self.bars[number] if number < len(self.bars) else self.seconds + self.bars[0]
        return following - second % self.seconds

    def chords_at(self, second: float) -> list[frozenset[str]]:
        """Return the chords heard with a cue that starts at this second."""
        if not self.chords:
            return []
        first = bisect_right(self.starts, (second - BEFORE) % self.seconds) - 1
        last = bisect_right(self.starts, (second + AFTER) % self.seconds) - 1
        count = (last - first) % len(self.chords) + 1
        return [self.chords[(first + each) % len(self.chords)] for each in range(count)]

    def clashes(self, tones: Iterable[str], second: float) -> bool:
        """Return True if one of the tones is foreign to a chord and a semitone from its notes."""
        return any(foreign(tone, chord) for chord in self.chords_at(second) for tone in tones)


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
    return Sheet(
        float(data["seconds"]),
        tuple(at for at, _ in rows),
        tuple(one for _, one in rows),
        int(data.get("cells", 0)),
        tuple(float(each) for each in data.get("bars", ())),
        {str(state): float(level) for state, level in data.get("levels", {}).items()},
    )
