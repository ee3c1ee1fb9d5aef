"""A mixing buffer as long as its loop: sound that rings past the end wraps around to the beginning,
so a piece loops without a seam."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from instruments import pad, spread
from synth import (
    RATE,
    Sound,
    Stream,
    aired,
    band,
    centered,
    frames,
    hall,
    levelled,
    ring,
    shaped,
    warm,
)

LOUDNESS = -18.5  # LUFS of every piece: -24 at the slider's default
AIR_SHARE = -27.0  # decibels of the treble from 4 to 8 kHz in the whole
AIR_LIFT = 9.0  # decibels: maximum lift of the treble to get there
SIDES = 0.6  # of the sides' level, above the bass
TOP = -4.0  # decibels before encoding, which may add a little


class Score:
    """Collects notes at times in seconds; ``mixed`` returns the finished loop. ``lead``: seconds
    before the first beat at which the loop starts, so that no stroke falls on the seam."""

    def __init__(
        self, seconds: float, seed: int, room: float = 4.0, tone: float = 7000.0, lead: float = 0.0
    ) -> None:
        self.seconds, self.lead = seconds, lead
        self.stream: Stream = np.random.default_rng(seed)
        self.count = frames(seconds)
        self.dry = np.zeros((2, self.count))
        self.sent = np.zeros((2, self.count))
        self.room = hall(room, self.stream, tone, 0.03)

    def add(
        self, sound: Sound, at: float, gain: float, side: float = 0.0, wet: float = 0.4
    ) -> None:
        """Add a sound; ``wet`` is the share sent to the room."""
        sound = spread(sound, side) * gain
        start, size = frames(at % self.seconds) % self.count, sound.shape[1]
        if size > self.count:
            raise ValueError(f"a note of {size} samples is longer than the piece")
        first = min(size, self.count - start)
        for sheet, share in ((self.dry, 1.0), (self.sent, wet)):
            sheet[:, start : start + first] += share * sound[:, :first]
            sheet[:, : size - first] += share * sound[:, first:]

    def mixed(self, low: float = 32.0, high: float = 12000.0) -> Sound:
        """Return the mix with its room, rounded, clear, its bass in the middle, and at the common
        loudness."""
        made = self.dry + ring(self.sent, self.room)
        made = shaped(made, band(low, high, 2))
        made = warm(made / np.percentile(np.abs(made), 99.9), 0.35)
        made = aired(centered(made, SIDES), AIR_SHARE, AIR_LIFT)
        return levelled(np.roll(made, round(self.lead * RATE), axis=1), LOUDNESS, TOP)

    # -- phrases --

    def chords(
        self, voicings: Sequence[str], each: float, gain: float, *, start: float = 0.0,
        most: int = 3, wet: float = 0.35, rise: float = 3.2, fall: float = 4.5, **wish: float,
    ) -> None:  # fmt: skip
        """Add pads, one voicing every ``each`` seconds ("-" is a rest). A note that stays in the
        next chord is held, for at most ``most`` chords, so that only changed notes move."""
        rows = [() if row == "-" else tuple(row.split()) for row in voicings]
        for number, row in enumerate(rows):
            for note in row:
                if self._held(rows, number, note, most):
                    continue
                held = 1
                while held < most and number + held < len(rows) and note in rows[number + held]:
                    held += 1
                made = pad(note, held * each + fall, self.stream, rise=rise, fall=fall, **wish)
                self.add(made, start + number * each - rise * 0.4, gain, 0.0, wet)

    @staticmethod
    def _held(rows: Sequence[tuple[str, ...]], number: int, note: str, most: int) -> bool:
        """Return True if the note still sounds from an earlier chord."""
        run = 0
        while number - run - 1 >= 0 and note in rows[number - run - 1]:
            run += 1
        return run % most != 0

    def late(self, amount: float = 0.012) -> float:
        """Return the deviation of a hand from the beat."""
        return float(np.clip(self.stream.normal(0, amount), -2 * amount, 2 * amount))

    def force(self, amount: float = 0.12) -> float:
        """Return the random variation of a hand's force, as a factor."""
        return float(np.clip(self.stream.normal(1, amount), 0.6, 1.4))


def line(text: str) -> Iterator[tuple[float, str, float]]:
    """Add a melody written as "A4/2 r/1 F#4/.5": beat, note and length in beats; r rests."""
    beat = 0.0
    for word in text.split():
        note, _, length = word.partition("/")
        if note != "r":
            yield beat, note, float(length)
        beat += float(length)
