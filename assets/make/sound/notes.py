"""Notes by name, and the key in which the recipes are heard: they are written in D, and ``tuned``
moves all that is made within it. Plain Python, without sound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
ROOT = "D"  # the key in which the recipes are written
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_NOTE = re.compile(r"([A-G])([#b]?)(-?\d)")
_key = [0]  # semitones above the written pitch


@contextmanager
def tuned(steps: int) -> Iterator[None]:
    """Move all notes that are made meanwhile by semitones."""
    before, _key[0] = _key[0], steps
    try:
        yield
    finally:
        _key[0] = before


def steps_to(key: str, root: str = ROOT) -> int:
    """Return the semitones from one key to another, the shorter way."""
    return (NAMES.index(key) - NAMES.index(root) + 6) % 12 - 6


def number(note: str) -> int:
    """Return the semitones of "A4", "F#3" or "Bb2" above C0, as written."""
    found = _NOTE.fullmatch(note)
    if not found:
        raise ValueError(f"{note!r} is no note; write a letter, # or b if any, and an octave")
    letter, sign, octave = found.groups()
    return _STEPS[letter] + {"#": 1, "b": -1, "": 0}[sign] + 12 * int(octave)


def named(semitones: int) -> str:
    return f"{NAMES[semitones % 12]}{semitones // 12}"


def moved(note: str, steps: int) -> str:
    """Return a note some semitones higher."""
    return named(number(note) + steps)


def hertz(note: str) -> float:
    """Return the pitch at which a written note is heard, in equal temperament."""
    return float(440.0 * 2 ** ((number(note) + _key[0] - 57) / 12))


def ratio() -> float:
    """Return by how much a pitch in hertz that belongs to the key is higher than written."""
    return float(2 ** (_key[0] / 12))


def tone_names(notes: str) -> str:
    """Return the notes as they are heard, without their octaves, each once, in order."""
    found = {NAMES[(number(note) + _key[0]) % 12] for note in notes.split()}
    return " ".join(sorted(found, key=NAMES.index))
