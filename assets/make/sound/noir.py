"""The instruments of a back room after midnight, and how they play together: a felt piano, a double
bass, plucked or bowed, brushes, a horn with a mute. A case is a piece as data; its notes are
written in the dorian of E, which is heard in A."""

from __future__ import annotations

from dataclasses import dataclass

import instruments as play
import lounge
import numpy as np
from notes import hertz, moved
from score import Line, Score, line, rows_of
from synth import RATE, TAU, Sound, Stream, clock, frames, noise, struck, swell

BEAT = 41344 / RATE
"""64 beats a minute, in whole samples"""
BAR = 4 * BEAT
PHRASE = 4
"""bars in which everybody keeps a manner"""
_CENTS = (-1.1, 0.9)

# --- instruments ----------------------------------------------------------------------------


def felt(note: str, seconds: float, stream: Stream, force: float = 0.5) -> Sound:
    """Return a piano with felt between hammers and wires: few overtones, which open with the
    force, the hammer's soft knock, and the key that comes to rest."""
    made, t, pitch = np.zeros(frames(seconds)), clock(seconds), hertz(note)
    for cents in _CENTS:
        tuned = pitch * 2 ** ((cents + stream.uniform(-0.4, 0.4)) / 1200)
        for number in range(1, 12):
            tone = tuned * number * np.sqrt(1 + 0.0003 * number**2)
            if tone > 5200:
                break
            level = np.exp(-(number - 1) * (1.05 - 0.5 * force)) * abs(np.sin(np.pi * number / 9))
            die = 0.62 * (0.75 + 0.25 * number) * (pitch / 260) ** 0.45
            fade = 0.6 * np.exp(-t * 2.4 * die) + 0.4 * np.exp(-t * 0.6 * die)
            made += level * fade * np.sin(TAU * tone * t + stream.uniform(0, TAU))
    made *= 2.4 * swell(seconds, 0.009, min(0.6, seconds * 0.3))
    knock = noise(0.07, 90, 620, stream) * struck(0.07, 0.016, 0.002)
    made[: len(knock)] += 0.34 * force * knock[: len(made)]
    tick = noise(0.03, 2400, 7000, stream) * struck(0.03, 0.006, 0.001)
    made[: len(tick)] += 0.1 * (0.4 + force) * tick[: len(made)]
    return made


def arco(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return a bowed double bass: partials that open with the bow, and the hair on the string."""
    t, pitch, made = clock(seconds), hertz(note), np.zeros(frames(seconds))
    late = np.clip((t - 0.5) / 0.9, 0, 1)
    curve = pitch * (1 + 0.0022 * late * np.sin(TAU * 4.4 * t + stream.uniform(0, TAU)))
    angle = TAU * np.cumsum(curve) / RATE
    opened = swell(seconds, seconds * 0.45, seconds * 0.5)
    for number in range(1, 15):
        level = number ** -(1.55 - 0.4 * force) * (0.35 + 0.65 * opened ** (0.25 * number))
        made += level * np.sin(number * angle + stream.uniform(0, TAU))
    hair = noise(seconds, 900, 4200, stream) * (0.4 + 0.6 * np.exp(-t * 5))
    bowed: Sound = (made + 0.05 * force * hair) * swell(
        seconds, min(0.16, seconds * 0.3), min(0.6, seconds * 0.4)
    )
    return bowed


def muted(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return a trumpet with a mute of metal in its bell: a thin, near voice that scoops up to its
    note and trembles late."""
    t, pitch, made = clock(seconds), hertz(note), np.zeros(frames(seconds))
    late = np.clip((t - 0.7) / 0.8, 0, 1)
    scoop = 1 - 0.022 * np.exp(-t * 9)
    curve = pitch * scoop * (1 + 0.0045 * late * np.sin(TAU * 5.1 * t))
    angle = TAU * np.cumsum(curve) / RATE
    for number in range(1, 17):
        tone = pitch * number
        if tone > 8500:
            break
        body = (
            0.25
            + np.exp(-(((tone - 1450) / 620) ** 2))
            + 0.5 * np.exp(-(((tone - 3100) / 900) ** 2))
        )
        level = number**-0.85 * body * (0.3 + 0.7 * force) ** (0.1 * number)
        made += level * np.sin(number * angle + stream.uniform(0, TAU))
    breath = noise(seconds, 2600, 7500, stream) * (0.5 + 0.8 * np.exp(-t * 8))
    voiced: Sound = (made + 0.045 * breath) * swell(seconds, 0.07, min(0.45, seconds * 0.35))
    return voiced


# --- a piece as data ------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A piece. ``chords``: "bass | voicing" of a bar each; ``bass``, ``piano`` and ``kit``: by
    phrase of four bars the names of their patterns; ``stir``: how much the brush stirs on the
    skin at all times; ``bow``: how loud the bowed bass holds the roots."""

    seed: int
    chords: tuple[str, ...]
    lines: tuple[Line, ...]
    bass: tuple[str, ...]
    piano: tuple[str, ...]
    kit: tuple[str, ...]
    stir: float = 1.0
    bow: float = 0.0
    pad: float = 1.0

    @property
    def bars(self) -> int:
        return len(self.chords)

    @property
    def seconds(self) -> float:
        return self.bars * BAR


BASSES: dict[str, tuple[tuple[tuple[float, int, float], ...], ...]] = {
    "ballad": (
        ((0, 0, 2.4), (3, 1, 0.9)), ((0, 0, 1.8), (2, 1, 1.6)), ((0, 0, 3.2), (3.67, 3, 0.3)),
        ((0, 0, 1.5), (1.67, 0, 0.4), (2, 2, 1.7)), ((0, 2, 2.6), (3, 3, 0.8)),
    ),
    "stroll": (
        ((0, 0, 0.95), (1, 4, 0.9), (2, 1, 0.95), (3, 3, 0.9)),
        ((0, 0, 0.95), (1, 1, 0.6), (1.67, 1, 0.3), (2, 2, 0.95), (3, 3, 0.9)),
        ((0, 2, 0.95), (1, 1, 0.9), (2, 4, 0.9), (3, 3, 0.9)),
        ((0, 0, 1.6), (2, 4, 0.9), (3, 1, 0.6), (3.67, 3, 0.3)),
    ),
    "stalk": (
        ((0, 0, 0.45), (0.5, 0, 0.4), (1.5, 1, 0.4), (2.5, 0, 0.45), (3.5, 3, 0.4)),
        ((0, 0, 0.45), (1, 0, 0.3), (1.5, 4, 0.4), (2, 1, 0.45), (3, 0, 0.4)),
        ((0, 0, 0.9), (1.5, 0, 0.4), (2, 1, 0.4), (2.5, 4, 0.4), (3.5, 3, 0.4)),
    ),
    "chase": (
        tuple((step / 2, (0, 4, 1, 2, 1, 4, 0, 3)[step], 0.46) for step in range(8)),
        tuple((step / 2, (0, 1, 4, 1, 2, 1, 4, 3)[step], 0.46) for step in range(8)),
        tuple((step / 2, (2, 1, 4, 0, 4, 1, 2, 3)[step], 0.46) for step in range(8)),
    ),
    "gallop": (
        tuple((beat + part, 0 if part < 0.6 else 1, 0.22) for beat in range(4)
              for part in (0.0, 0.5, 0.75) if (beat, part) != (3, 0.5)),
        tuple((beat + part, 2 if (beat, part) == (2, 0.0) else 0, 0.22) for beat in range(4)
              for part in (0.0, 0.25, 0.5) if (beat, part) != (1, 0.25)),
        ((0, 0, 0.4), (0.5, 0, 0.2), (0.75, 0, 0.2), (1.5, 4, 0.4), (2, 0, 0.4), (2.75, 1, 0.2),
         (3, 1, 0.4), (3.5, 3, 0.4)),
    ),
    "pedal": (((0, 0, 3.6),), ((0, 0, 2.4), (3, 0, 0.8)), ((0, 0, 1.9), (2, 2, 1.8))),
}  # fmt: skip
"""by manner, bars as beat, degree (root, fifth, octave, step to the next root, third) and length"""

PIANOS: dict[str, tuple[tuple[tuple[float, tuple[int, ...], float], ...], ...]] = {
    "rest": ((),),
    "late": (
        ((0.67, (0, 1, 2, 3), 0.55),), ((0, (0, 1), 0.45), (1.67, (2, 3), 0.5)),
        ((1, (0, 1, 2, 3), 0.5), (3.67, (1, 2), 0.3)), ((0, (0, 1, 2, 3), 0.6),),
        ((2, (1, 2, 3), 0.5),),
    ),
    "broken": (
        ((0, (0,), 0.5), (0.67, (1,), 0.4), (1, (2,), 0.45), (2, (3,), 0.5), (3, (1,), 0.35)),
        ((0, (0, 1), 0.5), (1.67, (2,), 0.4), (2, (3,), 0.5), (3.33, (2,), 0.3)),
        ((0.67, (1,), 0.4), (1, (2,), 0.45), (1.67, (3,), 0.5), (3, (0,), 0.4)),
    ),
    "drops": (
        ((1, (4,), 0.4), (2.67, (3,), 0.35)), ((0.67, (3,), 0.4), (3, (5,), 0.4)), (),
        ((1.67, (5,), 0.45), (2, (4,), 0.35)),
    ),
    "stabs": (
        ((1.5, (0, 1, 2, 3), 0.8),), ((0, (0, 1, 2), 0.7), (2.5, (1, 2, 3), 0.75)),
        ((0.5, (1, 2, 3), 0.7), (3.5, (0, 1, 2, 3), 0.7)), ((3, (1, 2, 3), 0.7),),
        ((2, (0, 1, 2, 3), 0.7), (2.5, (1, 2), 0.5)),
    ),
    "figure": (
        tuple((step / 2, ((0, 2, 1, 3, 2, 1, 0, 2)[step],), 0.65 if step % 3 == 0 else 0.42)
              for step in range(8) if step != 5),
        tuple((step / 2, ((2, 1, 3, 0, 2, 3, 1, 0)[step],), 0.65 if step % 4 == 1 else 0.42)
              for step in range(8) if step != 4),
        tuple((step / 2, ((1, 3, 2, 0, 3, 1, 2, 3)[step],), 0.65 if step in (0, 3, 6) else 0.4)
              for step in range(8) if step not in (2, 7)),
    ),
    "toll": (((0, (-1,), 0.9), (2.5, (-1,), 0.6)), ((0, (-1, 0), 0.9), (3, (-1,), 0.6)),
             ((1.5, (-1,), 0.7), (3.5, (-1, 0), 0.6))),
}  # fmt: skip
"""by manner, bars as beat, notes of the chord (4 and up: an octave higher, -1: low) and force"""

Hits = tuple[tuple[float, float], ...]
KITS: dict[str, tuple[tuple[Hits, Hits, Hits], ...]] = {
    "brush": (
        ((), ((1, 0.9), (3, 1)), ((0, 0.8),)), ((), ((1, 1), (2.67, 0.4), (3, 0.9)), ()),
        (((3.67, 0.4),), ((1, 0.9), (3, 1)), ((0, 0.7), (2.67, 0.4))),
        ((), ((1, 0.8), (3, 1), (3.67, 0.5)), ((0, 0.8),)),
    ),
    "ride": (
        (((0, 0.9), (1.67, 0.5), (2, 0.9)), ((1, 1), (3, 1)), ((0, 0.8), (2.67, 0.4))),
        (((0, 0.9), (2, 0.9), (3.67, 0.5)), ((1, 0.9), (2.67, 0.4), (3, 1)), ((0, 0.8),)),
        (((0.67, 0.5), (1, 0.8), (3, 0.9)), ((1, 0.9), (3, 1)), ((0, 0.7), (1.67, 0.5))),
    ),
    "step": (
        ((), ((1, 0.6), (2.5, 0.4)), ((0, 0.9), (2, 0.6))),
        ((), ((1.5, 0.5), (3, 0.6)), ((0, 0.9), (2.5, 0.6))),
        (((3.5, 0.4),), ((1, 0.6),), ((0, 0.9), (1.5, 0.5), (3, 0.6))),
    ),
    "double": (
        (((0, 0.9), (1, 0.9), (1.83, 0.5), (2, 0.9), (3, 0.9), (3.83, 0.5)),
         tuple((step / 2, 1.0 if step % 2 else 0.5) for step in range(8)),
         ((0, 1), (1.5, 0.6), (2.5, 0.8))),
        (((0, 0.9), (0.83, 0.5), (1, 0.9), (2, 0.9), (2.83, 0.5), (3, 0.9)),
         tuple((step / 2, 1.0 if step % 2 else 0.45) for step in range(8) if step != 4),
         ((0, 1), (2, 0.8), (3.5, 0.6))),
        (((0, 0.9), (1, 0.8), (2, 0.9), (2.83, 0.5), (3, 0.8)),
         tuple((step / 2, 0.9 if step % 2 else 0.5) for step in range(8) if step != 6),
         ((0, 1), (0.5, 0.5), (2, 0.9), (3, 0.6))),
    ),
    "train": (
        ((), tuple((step / 4, 1.0 if step % 4 == 2 else 0.42) for step in range(16) if step != 13),
         ((0, 1), (1.5, 0.6), (2, 0.8), (3.5, 0.6))),
        (((2, 0.6),),
         tuple((step / 4, 1.0 if step % 4 == 2 else 0.4) for step in range(16) if step % 5 != 3),
         ((0, 1), (1, 0.6), (2, 0.9), (3, 0.6))),
        ((), tuple((step / 4, 1.0 if step in (2, 6, 9, 14) else 0.4) for step in range(16)
                   if step != 4), ((0, 1), (0.75, 0.5), (2, 0.9), (3.25, 0.6))),
    ),
}  # fmt: skip
"""by manner, bars of cymbal, brush and drum"""

# --- how they play --------------------------------------------------------------------------


def compose(case: Case) -> Score:
    """Return the piece as it is played."""
    score = Score(case.seconds, case.seed, lead=0.06)
    rows = rows_of(case.chords)
    score.chords([voicing for _, voicing in rows], BAR, 0.0115 * case.pad, most=3, rise=1.5,
                 fall=2.4, tilt=2.2, shine=0.16, wet=0.5)  # fmt: skip
    for bar, (root, voicing) in enumerate(rows):
        notes, at, phrase = voicing.split(), bar * BAR, bar // PHRASE
        following = rows[(bar + 1) % len(rows)][0]
        turn = (bar * 5 // 3 + phrase * 2) % 11
        score.on = "ground"
        _bass(score, case.bass[phrase], root, notes, following, at, turn)
        _piano(score, case.piano[phrase], root, notes, at, turn)
        _stir(score, case.stir, bar, at)
        if case.bow and (bar % 2 == 0 or root != rows[bar - 1][0]):
            held = arco(root, (1.0 if bar % 2 else 1.9) * BAR, score.stream, 0.5)
            score.add(held, at, 0.05 * case.bow * score.force(0.06), 0.0, 0.3)
        score.on = "pulse"
        _kit(score, case.kit[phrase], at, turn)
    score.on = "melody"
    for each in case.lines:
        _sing(score, case, each)
    return score


def _third(root: str, notes: list[str]) -> str:
    """Return the note of a chord that is a third or so above its root."""
    names = {note.rstrip("0123456789") for note in notes}
    for steps in (3, 4, 10, 9, 5):
        note = moved(root, steps)
        if note[:-1] in names:
            return note
    return moved(root, 7)


def _fifth(root: str, notes: list[str]) -> str:
    """Return the fifth above a root, flat where the chord has it so."""
    names = {note.rstrip("0123456789") for note in notes}
    flat = moved(root, 6)
    return flat if flat[:-1] in names and moved(root, 7)[:-1] not in names else moved(root, 7)


def _bass(
    score: Score, manner: str, root: str, notes: list[str], following: str, at: float, turn: int
) -> None:  # fmt: skip
    bars = BASSES[manner]
    step = moved(following, (2, -1, -2)[turn % 3])
    degrees = (root, _fifth(root, notes), moved(root, 12), step, _third(root, notes))
    for when, degree, length in bars[turn % len(bars)]:
        made = lounge.double_bass(degrees[degree], length * BEAT + 0.12, score.stream)
        gain = (0.2 if when == 0 else 0.155) * score.force(0.08)
        score.add(made, at + when * BEAT + score.late(0.009), gain, 0.0, 0.1)


def _piano(
    score: Score, manner: str, root: str, notes: list[str], at: float, turn: int
) -> None:  # fmt: skip
    """Add the left hand and what the right one has to say, rolled from below."""
    bars = PIANOS[manner]
    for when, places, force in bars[turn % len(bars)]:
        for number, place in enumerate(places):
            note = moved(root, 12) if place < 0 else notes[place % len(notes)]
            note = moved(note, 12 * (place // len(notes))) if place >= len(notes) else note
            made = felt(note, 2.2 if len(places) == 1 else 3.0, score.stream, force)
            start = at + when * BEAT + 0.018 * number + score.late(0.009)
            score.add(made, start, 0.075 * (0.4 + force) * score.force(),
                      -0.3 + 0.13 * place, 0.5)  # fmt: skip


def _stir(score: Score, gain: float, bar: int, at: float) -> None:
    """Add the brush that goes around on the skin, half a bar for each round."""
    for half in (0, 2) if gain else ():
        if (bar * 3 + half) % 7 == 6:
            continue
        made = play.brush(score.stream.uniform(0.9, 1.3), score.stream, 1100, 3600)
        score.add(made, at + half * BEAT + score.late(0.03), 0.0045 * gain * score.force(0.2),
                  0.25 - 0.12 * half, 0.35)  # fmt: skip


def _kit(score: Score, manner: str, at: float, turn: int) -> None:
    rides, brushes, drums = KITS[manner][turn % len(KITS[manner])]
    for when, strength in rides:
        made = lounge.ride(score.stream)
        place = at + when * BEAT + score.late(0.006)
        score.add(made, place, 0.042 * strength * score.force(), 0.2, 0.3)
    for when, strength in brushes:
        made = play.brush(0.13 if strength > 0.6 else 0.08, score.stream, 1400, 4800)
        place = at + when * BEAT - 0.02 + score.late(0.007)
        score.add(made, place, 0.08 * strength * score.force(), -0.12, 0.3)
    for when, strength in drums:
        made = play.drum(56, 0.6, score.stream, 0.04)
        place = at + when * BEAT + score.late(0.004)
        score.add(made, place, 0.32 * strength * score.force(0.08), 0.0, 0.2)


def _sing(score: Score, case: Case, each: Line) -> None:
    """Add a line on the piano, the horn or the bowed bass."""
    start = each.bar * BAR
    for number, (at, note, length) in enumerate(line(each.text)):
        place = start + at * BEAT + score.late(0.014)
        side = each.side + 0.12 * float(np.sin(number * 1.9))
        if each.voice == "felt":
            made, gain = felt(note, 2.8, score.stream, 0.7), 0.11
        elif each.voice == "muted":
            made, gain = muted(note, length * BEAT + 0.15, score.stream, 0.6), 0.034
        else:
            made, gain = arco(note, length * BEAT + 0.2, score.stream, 0.8), 0.06
        score.add(made, place, gain * each.gain * score.force(0.09), side, 0.7)
