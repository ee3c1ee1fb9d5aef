"""The instruments of a world at the edge, and how they play together: a frame drum, low wooden
pipes, an upright piano. A trek is a piece as data; its notes are written in B minor."""

from __future__ import annotations

from dataclasses import dataclass

import instruments as play
import numpy as np
from notes import hertz, moved
from score import Line, Score, line, rows_of
from synth import RATE, TAU, Sound, Stream, clock, frames, noise, struck, swell, wave

BEAT = 28760 / RATE
"""92 beats a minute, in whole samples"""
BAR = 4 * BEAT
STIFF = 0.00045
"""how much the wires of the piano stretch their overtones"""
_CENTS = (-1.6, 1.2)


def pipe(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return a low pipe: a wooden flute with a hollow third, and the breath that it takes."""
    made = play.flute(note, seconds, stream, 0.05 + 0.04 * force)
    t = clock(seconds)
    hollow = np.sin(3 * TAU * hertz(note) * t + stream.uniform(0, TAU))
    return made + 0.12 * force * hollow * swell(seconds, 0.2, min(0.6, seconds * 0.4))


def upright(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return an upright piano that has crossed a desert: two wires a little apart, a felt hammer,
    the knock of its key in the case."""
    made, t, pitch = np.zeros(frames(seconds)), clock(seconds), hertz(note)
    for cents in _CENTS:
        tuned = pitch * 2 ** ((cents + stream.uniform(-0.5, 0.5)) / 1200)
        for number in range(1, 15):
            tone = tuned * number * np.sqrt(1 + STIFF * number**2)
            if tone > 7000:
                break
            level = np.exp(-(number - 1) * (0.62 - 0.3 * force)) * abs(np.sin(np.pi * number / 8))
            die = 0.75 * (0.7 + 0.3 * number) * (pitch / 260) ** 0.5
            fade = 0.72 * np.exp(-t * 2.6 * die) + 0.28 * np.exp(-t * 0.7 * die)
            made += level * fade * np.sin(TAU * tone * t + stream.uniform(0, TAU))
    made *= swell(seconds, 0.004, min(0.5, seconds * 0.3))
    knock = noise(0.05, 140, 900, stream) * struck(0.05, 0.012, 0.001)
    tick = noise(0.02, 2200, 6000, stream) * struck(0.02, 0.004, 0.001)
    made[: len(knock)] += 0.3 * force * knock[: len(made)]
    made[: len(tick)] += 0.12 * force * tick[: len(made)]
    return made


def frame(stream: Stream, deep: bool = True, force: float = 0.7) -> Sound:
    """Return a hand on a frame drum: its middle, or the edge where it answers high and short."""
    if deep:
        made = play.drum(82 * stream.uniform(0.98, 1.02), 0.9, stream, 0.16 * force)
        slap = noise(0.1, 500, 2600, stream) * struck(0.1, 0.014, 0.001)
        made[: len(slap)] += 0.14 * force * slap
        return made
    made = wave(322 * stream.uniform(0.97, 1.03), 0.22) * struck(0.22, 0.03, 0.001)
    made += 0.5 * wave(517 * stream.uniform(0.98, 1.02), 0.22) * struck(0.22, 0.02, 0.001)
    return made + 0.5 * force * noise(0.22, 1400, 6500, stream) * struck(0.22, 0.018, 0.001)


@dataclass(frozen=True)
class Trek:
    """A piece. ``chords``: "bass | voicing" of two bars each; ``piano`` and ``drums``: by section
    of eight bars the names of their patterns."""

    seed: int
    chords: tuple[str, ...]
    lines: tuple[Line, ...]
    piano: tuple[str, ...]
    drums: tuple[str, ...]
    breath: float = 1.0
    piano_gain: float = 1.0

    @property
    def bars(self) -> int:
        return 2 * len(self.chords)

    @property
    def seconds(self) -> float:
        return self.bars * BAR


PIANO: dict[str, tuple[tuple[tuple[float, int, float], ...], ...]] = {
    "rest": ((),),
    "toll": (((0, -1, 0.8), (2.5, 1, 0.4)), ((0, -1, 0.7), (1.5, 2, 0.45), (3, 0, 0.35))),
    "drops": (
        ((0.5, 2, 0.5), (1.5, 0, 0.4), (3, 1, 0.5)), ((1, 1, 0.5), (2.5, 2, 0.5), (3.5, 3, 0.35)),
        ((0.5, 3, 0.4), (2, 1, 0.5)),
    ),
    "wheel": (
        tuple((step / 2, (0, 2, 1, 2, 3, 2, 1, 2)[step], 0.7 if step % 4 == 0 else 0.42)
              for step in range(8)),
        tuple((step / 2, (0, 1, 2, 3, 2, 1, 2, 1)[step], 0.65 if step in (0, 3, 6) else 0.4)
              for step in range(8) if step != 7),
    ),
    "stamp": (
        ((0, -1, 1.0), (0, 0, 0.5), (1.5, -1, 0.7), (2.5, 0, 0.5), (3.5, 1, 0.5)),
        ((0, -1, 1.0), (0.75, 0, 0.4), (1.5, -1, 0.8), (2, 2, 0.4), (3, -1, 0.7), (3.5, 0, 0.5)),
    ),
}  # fmt: skip
"""by manner, bars as beat, note of the chord (-1: the bass) and force"""

DRUMS: dict[str, tuple[tuple[tuple[float, bool, float], ...], ...]] = {
    "rest": ((),),
    "far": (((0, True, 0.5),), ((0, True, 0.5), (2.5, False, 0.3)), ((1.5, False, 0.25),)),
    "walk": (
        ((0, True, 0.8), (1.5, False, 0.4), (2, True, 0.55), (3, False, 0.6)),
        ((0, True, 0.8), (1, False, 0.35), (2.5, True, 0.5), (3, False, 0.6), (3.5, False, 0.3)),
        ((0, True, 0.75), (1.5, True, 0.4), (2, False, 0.5), (3.5, False, 0.4)),
    ),
    "run": (
        ((0, True, 1.0), (0.5, False, 0.35), (1, False, 0.5), (1.5, True, 0.7), (2.5, False, 0.5),
         (3, True, 0.8), (3.5, False, 0.55)),
        ((0, True, 1.0), (0.75, False, 0.4), (1.5, True, 0.7), (2, False, 0.5), (2.5, False, 0.4),
         (3, True, 0.8), (3.25, True, 0.5), (3.5, False, 0.6)),
        ((0, True, 1.0), (1, False, 0.55), (1.5, True, 0.75), (2, True, 0.5), (3, False, 0.7),
         (3.5, True, 0.6), (3.75, False, 0.4)),
    ),
}  # fmt: skip
"""by manner, bars as beat, whether the middle is struck, and force"""


def compose(trek: Trek) -> Score:
    """Return the piece as it is played."""
    score = Score(trek.seconds, trek.seed, lead=0.06)
    rows = rows_of(trek.chords)
    score.on = "ground"
    score.chords([voicing for _, voicing in rows], 2 * BAR, 0.021, most=2, rise=1.6, fall=2.6,
                 tilt=2.1, shine=0.2)  # fmt: skip
    for number, (root, voicing) in enumerate(rows):
        _ground(score, trek, number, root, voicing.split())
    score.on = "pulse"
    for bar in range(trek.bars):
        root, voicing = rows[bar // 2]
        turn = (bar * 5 // 3 + bar // 8 * 2) % 7
        _piano(score, trek, bar, turn, root, voicing.split())
        _drums(score, trek, bar, turn)
    score.on = "melody"
    for each in trek.lines:
        _sing(score, trek, each)
    return score


def _ground(score: Score, trek: Trek, number: int, root: str, notes: list[str]) -> None:
    """Add the bass of a chord, and two pipes that breathe at different times."""
    at = number * 2 * BAR
    score.add(play.bass(root, 2 * BAR + 0.4, 0.05), at, 0.17, 0.0, 0.1)
    score.add(play.bass(moved(root, 7 if number % 3 else 12), BAR, 0.05), at + BAR, 0.07, 0.0, 0.1)
    for voice, note in enumerate(notes[:2]):
        late = 0.5 * BEAT * voice + 0.2 * (number % 2)
        made = pipe(note, 2 * BAR - late + 0.3, score.stream, 0.5)
        gain = 0.05 * trek.breath * score.force(0.08)
        score.add(made, at + late, gain, -0.35 + 0.7 * voice, 0.6)


def _piano(
    score: Score, trek: Trek, bar: int, turn: int, root: str, notes: list[str]
) -> None:  # fmt: skip
    bars = PIANO[trek.piano[bar // 8]]
    for when, place, force in bars[turn % len(bars)]:
        note = moved(root, 12) if place < 0 else notes[place % len(notes)]
        note = moved(note, 12) if place >= len(notes) else note
        made = upright(note, 1.6, score.stream, force)
        gain = 0.085 * trek.piano_gain * force * score.force()
        score.add(made, bar * BAR + when * BEAT + score.late(0.01), gain, 0.25, 0.45)


def _drums(score: Score, trek: Trek, bar: int, turn: int) -> None:
    bars = DRUMS[trek.drums[bar // 8]]
    for when, deep, force in bars[turn % len(bars)]:
        made = frame(score.stream, deep, force)
        gain = (0.3 if deep else 0.1) * force * score.force(0.1)
        place = bar * BAR + when * BEAT + score.late(0.008)
        score.add(made, place, gain, -0.1 if deep else -0.2, 0.3)


def _sing(score: Score, trek: Trek, each: Line) -> None:
    """Add a line on a pipe or the piano."""
    start = each.bar * BAR
    for number, (at, note, length) in enumerate(line(each.text)):
        place = start + at * BEAT + score.late(0.012)
        if each.voice == "pipe":
            made = pipe(note, length * BEAT + 0.15, score.stream, 0.75)
            score.add(made, place, 0.15 * each.gain * score.force(0.08), each.side, 0.8)
        else:
            made = upright(note, 2.4, score.stream, 0.7)
            side = each.side + 0.15 * float(np.sin(number * 1.9))
            score.add(made, place, 0.14 * each.gain * score.force(), side, 0.6)
