"""A mixing buffer as long as its loop: sound that rings past the end wraps around to the beginning,
so a piece loops without a seam. Notes are on three stems, which the game mixes by the moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from instruments import pad, spread
from room import room
from synth import (
    RATE,
    TAU,
    Sound,
    Stream,
    band,
    centered,
    frames,
    held,
    lift_to,
    lifted,
    loudness,
    ring,
    shaped,
    warm,
)

STEMS = ("ground", "pulse", "melody")
"""chords and bass; what beats; what sings"""
STATES = {"ground": -20.0, "ground melody": -19.0, "ground pulse": -19.0,
          "ground pulse melody": -18.3}  # fmt: skip
"""LUFS of a piece by the stems that play: 5.4 less at the slider's default"""
AIR_SHARE = -27.0  # decibels of the treble from 4 to 8 kHz in the whole
AIR_LIFT = 9.0  # decibels: maximum lift of the treble to get there
GROUND_AIR = -33.0  # decibels of the same in chords and bass alone
SIDES = 0.6  # of the sides' level, above the bass
TOP = -4.0  # decibels before encoding, which may add a little
DRIFT = 0.015  # of the tempo, up and down
TIDES = 5  # number of times that the tempo rises and falls in a piece


class Score:
    """Collects notes at times in seconds; ``mixed`` returns the finished stems. ``on`` is the stem
    to which notes are added. ``lead``: seconds before the first beat at which the loop starts, so
    that no stroke falls on the seam."""

    def __init__(self, seconds: float, seed: int, lead: float = 0.0) -> None:
        self.seconds, self.lead, self.on = seconds, lead, "ground"
        self.stream: Stream = np.random.default_rng(seed)
        self.count = frames(seconds)
        self.dry = {stem: np.zeros((2, self.count), np.float32) for stem in STEMS}
        self.sent = {stem: np.zeros((2, self.count), np.float32) for stem in STEMS}

    def add(
        self, sound: Sound, at: float, gain: float, side: float = 0.0, wet: float = 0.4
    ) -> None:
        """Add a sound; ``wet`` is the share sent to the room."""
        sound = spread(sound, side) * gain
        at = swayed(at, self.seconds)
        start, size = frames(at % self.seconds) % self.count, sound.shape[1]
        if size > self.count:
            raise ValueError(f"a note of {size} samples is longer than the piece")
        first = min(size, self.count - start)
        for sheet, share in ((self.dry[self.on], 1.0), (self.sent[self.on], wet)):
            sheet[:, start : start + first] += share * sound[:, :first]
            sheet[:, : size - first] += share * sound[:, first:]

    def mixed(self, low: float = 32.0, high: float = 12000.0) -> Mix:
        """Return the stems in the room, clear, their bass in the middle."""
        rows = {stem: self._colored(stem, low, high) for stem in STEMS}
        lift = lift_to(_sum(rows, STEMS), AIR_SHARE, AIR_LIFT)
        rows = {stem: lifted(row, lift) for stem, row in rows.items()}
        rows["ground"] = lifted(rows["ground"], lift_to(rows["ground"], GROUND_AIR, AIR_LIFT))
        found = {state: loudness(_sum(rows, state.split())) for state in STATES}
        trims = {state: STATES[state] - found[state] for state in STATES}
        most = max(trims.values())
        rows = {stem: held(row * 10 ** (most / 20), TOP) for stem, row in rows.items()}
        return Mix(rows, {state: round(trim - most, 2) for state, trim in trims.items()})

    def _colored(self, stem: str, low: float, high: float) -> Sound:
        """Return a stem in the room, between its limits, rounded, its bass in the middle."""
        made = self.dry[stem] + ring(self.sent[stem], room("middle"))
        made = shaped(made, band(low, high, 2))
        top = np.percentile(np.abs(made), 99.9) + 1e-9
        made = centered(warm(made / top, 0.35) * top, SIDES)
        return np.roll(made, round(self.lead * RATE), axis=1)

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


@dataclass(frozen=True)
class Mix:
    """The stems of a piece, and by the stems that play the decibels at which all are played, so
    that each state has its loudness."""

    stems: dict[str, Sound]
    levels: dict[str, float]


def _sum(rows: dict[str, Sound], stems: Sequence[str]) -> Sound:
    made = np.zeros_like(next(iter(rows.values())))
    for stem in stems:
        made += rows[stem]
    return made


def swayed(at: float, seconds: float) -> float:
    """Return when a moment of a piece is heard, whose tempo rises and falls a little."""
    turn = TAU * TIDES / seconds
    return at + DRIFT / turn * float(np.sin(turn * at))


@dataclass(frozen=True)
class Line:
    """A melody from a bar on: the voice, the notes, how loud, and from where."""

    voice: str
    bar: int
    text: str
    gain: float = 1.0
    side: float = 0.0


def rows_of(chords: Sequence[str]) -> list[tuple[str, str]]:
    """Return bass and voicing of chords written as "bass | voicing"."""
    halves = (chord.split("|") for chord in chords)
    return [(bass.strip(), voicing.strip()) for bass, voicing in halves]


def line(text: str) -> Iterator[tuple[float, str, float]]:
    """Add a melody written as "A4/2 r/1 F#4/.5": beat, note and length in beats; r rests."""
    beat = 0.0
    for word in text.split():
        note, _, length = word.partition("/")
        if note != "r":
            yield beat, note, float(length)
        beat += float(length)
