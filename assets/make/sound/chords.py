"""The chords of each piece by second, from the same tables as its music: what sounds when, for the
cues to fit. Written beside the piece."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import music

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
Row = tuple[float, str]


def _names(notes: str) -> str:
    """Return the notes without their octaves, each once, in order."""
    found = {note.rstrip("-0123456789") for note in notes.split()}
    return " ".join(sorted(found, key=NAMES.index))


def _rows(each: float, chords: Iterable[str]) -> list[Row]:
    return [(round(number * each, 3), _names(notes)) for number, notes in enumerate(chords)]


def _with_bass(chords: Sequence[str], bass: Sequence[str]) -> list[str]:
    return [f"{chord} {root}" for chord, root in zip(chords, bass, strict=True)]


def _lantern() -> list[str]:
    """Return the chords of the cantina, two bars each; the bass takes its fifth."""
    one = [f"{voicing} {root}" for root, voicing in music.LANTERN_CHORDS]
    return one * 4


def _dawn() -> list[str]:
    sections = (music.DAWN_A, music.DAWN_A, music.DAWN_B, music.DAWN_A, music.DAWN_B)
    return [f"{strings} {pads}" for section in sections for strings, pads in section]


SHEETS: dict[str, tuple[float, list[str]]] = {
    "drift": (12.0, _with_bass(music.DRIFT_CHORDS, music.DRIFT_BASS)),
    "lantern": (6.0, _lantern()),
    "quarry": (32 / 3, _with_bass(music.QUARRY_CHORDS, music.QUARRY_BASS)),
    "dawn": (5.0, _dawn()),
}
"""for each piece the seconds of a chord, and the chords"""


def write(name: str, path: Path) -> None:
    """Write the sheet of a piece: its length and its chords by second."""
    each, chords = SHEETS[name]
    rows = ",\n  ".join(json.dumps(row) for row in _rows(each, chords))
    seconds = round(each * len(chords), 3)
    path.write_text(f'{{"seconds": {seconds}, "chords": [\n  {rows}\n]}}\n', "utf-8")
