"""The chords of each piece by second, from the same tables as its music: what sounds when, for the
cues to fit. Written beside the piece."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import ledger
import music
import noir
from cases import CASES
from moonpeeler import TUNES
from notes import tone_names
from outland import BAR
from score import swayed
from treks import TREKS

CELL = 24.0  # seconds of a file, or some more: each stem is several, one after another
Row = tuple[float, str]


def _rows(each: float, chords: Sequence[str]) -> list[Row]:
    seconds = each * len(chords)
    return [
        (round(swayed(number * each, seconds), 3), tone_names(notes))
        for number, notes in enumerate(chords)
    ]


def _with_bass(chords: Sequence[str], bass: Sequence[str]) -> list[str]:
    return [f"{chord} {root}" for chord, root in zip(chords, bass, strict=True)]


SHEETS: dict[str, tuple[float, int, list[str]]] = {
    "drift": (12.0, 3, _with_bass(music.DRIFT_CHORDS, music.DRIFT_BASS)),
    "lantern": (6.0, 2, [f"{voicing} {root}" for root, voicing in music.LANTERN]),
    "quarry": (32 / 3, 4, _with_bass(music.QUARRY_CHORDS, music.QUARRY_BASS)),
    "dawn": (5.0, 2, [f"{strings} {pads}" for strings, pads in music.dawn_rows()]),
    "ledger": (2 * ledger.BAR, 2, [f"{root} {voicing}" for root, voicing in ledger.LEDGER]),
    "arrears": (2 * ledger.BAR, 2, [f"{root} {voicing}" for root, voicing in ledger.ARREARS]),
    **{
        name: (2 * tune.beats * tune.beat, 2, [chord.replace("|", " ") for chord in tune.chords])
        for name, tune in TUNES.items()
    },
    **{
        name: (2 * BAR, 2, [chord.replace("|", " ") for chord in trek.chords])
        for name, trek in TREKS.items()
    },
    **{
        name: (noir.BAR, 1, [chord.replace("|", " ") for chord in case.chords])
        for name, case in CASES.items()
    },
}
"""for each piece the seconds and bars of a chord, and the chords"""


def cells(seconds: float) -> int:
    """Return into how many files a stem is cut: an even number, for whole samples."""
    return 2 * round(seconds / CELL / 2)


def write(name: str, levels: Mapping[str, float], path: Path) -> None:
    """Write the sheet of a piece: its length, the bars and chords by second, and the level in
    decibels for each set of stems."""
    each, bars, chords = SHEETS[name]
    seconds = round(each * len(chords), 6)
    rows = ",\n  ".join(json.dumps(row) for row in _rows(each, chords))
    starts = [
        round(swayed(number * each / bars, seconds), 3) for number in range(bars * len(chords))
    ]
    path.write_text(
        f'{{"seconds": {seconds}, "cells": {cells(seconds)},\n "levels": {json.dumps(levels)},\n'
        f' "bars": {json.dumps(starts)},\n "chords": [\n  {rows}\n]}}\n',
        "utf-8",
    )
