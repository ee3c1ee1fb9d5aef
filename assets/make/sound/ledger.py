"""The pieces of a wet street under neon signs, where a ledger is kept: 76 beats a minute, in the
dorian of their key; written in D like everything. No chord has a sharp, so that all cues fit."""

from __future__ import annotations

from collections.abc import Callable

import instruments as play
import lounge
import numpy as np
from notes import hertz, moved
from score import Score, line
from synth import TAU, Sound, Stream, clock, frames, noise, struck, swell, wave

BEAT = 0.79  # seconds: 76 a minute, and cells of whole samples
BAR = 4 * BEAT
Chord = tuple[str, str]
Hits = tuple[tuple[float, float], ...]
"""beats of a bar, and how strong each is"""

# --- instruments ----------------------------------------------------------------------------


def reed(note: str, seconds: float, stream: Stream) -> Sound:
    """Return a low clarinet: odd partials that open as it swells, and breath around the reed."""
    t, pitch = clock(seconds), hertz(note)
    late = np.clip((t - 0.6) / 1.2, 0, 1)
    curve = pitch * (1 + 0.0025 * late * np.sin(TAU * 4.2 * t) - 0.008 * np.exp(-t * 11))
    angle = TAU * np.cumsum(curve) / 44100 + stream.uniform(0, TAU)
    opened = swell(seconds, 0.5, seconds * 0.5)
    made = np.sin(angle) + 0.04 * np.sin(2 * angle)
    for partial, level in ((3, 0.34), (5, 0.16), (7, 0.08), (9, 0.04)):
        made += level * (0.3 + 0.7 * opened) * np.sin(partial * angle)
    made += 0.05 * noise(seconds, 2400, 6500, stream) * (0.6 + np.exp(-t * 6))
    voiced: Sound = made * swell(seconds, 0.09, min(0.5, seconds * 0.35))
    return voiced


def sign(note: str, seconds: float, stream: Stream) -> Sound:
    """Return the hum of a neon sign, which now and then fails for a moment."""
    pitch, lit = hertz(note), np.ones(frames(seconds))
    for at in stream.uniform(1.0, seconds - 1.0, max(1, round(seconds / 7))):
        for late in (0.0, stream.uniform(0.12, 0.3)):
            first = frames(at + late)
            lit[first : first + frames(stream.uniform(0.03, 0.08))] = 0.25
    soft = np.hanning(401)
    lit = np.convolve(lit, soft / soft.sum(), "same")
    made = wave(pitch, seconds) + 0.5 * wave(2 * pitch, seconds) + 0.22 * wave(4 * pitch, seconds)
    buzzing: Sound = made * lit * swell(seconds, seconds * 0.3, seconds * 0.3)
    return buzzing


def drop(note: str, stream: Stream) -> Sound:
    """Return a drop from a gutter into a puddle."""
    made = play.kalimba(note, 1.1, stream)
    splash = noise(0.05, 2600, 7000, stream) * struck(0.05, 0.008, 0.001)
    made[: len(splash)] += 0.2 * splash
    return made


def stamp(stream: Stream) -> Sound:
    """Return a stamp on a stack of contracts."""
    made = play.drum(66, 0.6, stream, 0.25)
    block = play.wood(210, stream)
    made[: len(block)] += 0.5 * block
    return made


# --- what both pieces share -----------------------------------------------------------------

FIFTHS = {"D2": "A1", "G1": "D2", "F2": "C2", "C2": "G1", "A1": "E2", "B1": "F2", "E2": "B1"}


def _sing(
    score: Score, bar: int, text: str, voice: Callable[[str, float], Sound], gain: float,
    side: float,
) -> None:  # fmt: skip
    """Add a line from a bar on."""
    for number, (at, note, length) in enumerate(line(text)):
        place = side + 0.12 * float(np.sin(number * 1.9))
        made = voice(note, length * BEAT)
        score.add(made, bar * BAR + at * BEAT + score.late(), gain * score.force(), place, 0.75)


def _voices(score: Score) -> tuple[Callable[[str, float], Sound], Callable[[str, float], Sound]]:
    """Return the two that sing: vibes and a reed."""

    def bars(note: str, seconds: float) -> Sound:
        return lounge.vibes(note, 2.6, score.stream, 0.5)

    def low(note: str, seconds: float) -> Sound:
        return reed(note, seconds * 1.05 + 0.1, score.stream)

    return bars, low


def _comp(score: Score, notes: list[str], hits: Hits, at: float, gain: float, long: float) -> None:
    """Add chords on an electric piano, rolled from below."""
    for when, strength in hits:
        for number, note in enumerate(notes):
            made = play.keys(note, long, score.stream, 0.55 * strength)
            place = at + when * BEAT + 0.016 * number + score.late(0.006)
            level = gain * strength * score.force()
            score.add(made, place, level, -0.4 + 0.8 * number / len(notes), 0.5)


def _drops(score: Score, notes: list[str], count: int, at: float, gain: float) -> None:
    """Add drops in a bar, on notes of its chord and on no beat."""
    for when in score.stream.uniform(0, BAR, count):
        note = moved(notes[int(score.stream.integers(len(notes)))], 12)
        side = float(score.stream.uniform(-0.7, 0.7))
        score.add(drop(note, score.stream), at + when, gain * score.force(0.25), side, 0.9)


# --- calm -----------------------------------------------------------------------------------

LEDGER: tuple[Chord, ...] = (
    # the street, after the rain
    ("D2", "A3 C4 E4 F4"), ("D2", "G3 B3 E4 F4"), ("G1", "F3 A3 B3 E4"), ("D2", "F3 A3 C4 E4"),
    # along the signs
    ("F2", "E3 A3 C4 G4"), ("C2", "G3 B3 D4 E4"), ("G1", "F3 B3 D4 A4"), ("A1", "G3 C4 D4 E4"),
    # a door, and light behind it
    ("D2", "C4 E4 F4 A4"), ("B1", "A3 D4 F4 G4"), ("E2", "G3 B3 D4 A4"), ("A1", "G3 B3 C4 E4"),
    # what is owed
    ("F2", "C4 E4 G4 B4"), ("G1", "B3 D4 F4 A4"), ("C2", "B3 E4 G4 A4"), ("E2", "A3 B3 D4 G4"),
    # out again
    ("D2", "F3 B3 C4 E4"), ("G1", "F3 A3 B3 D4"), ("D2", "E3 A3 C4 F4"), ("A1", "G3 B3 D4 E4"),
)  # fmt: skip
"""bass and voicing of two bars each"""
LEDGER_WALKS = (
    ((0, 0, 3.2),), ((0, 0, 1.8), (2.67, 1, 1.1)), ((0, 1, 1.4), (2, 0, 1.6)),
    ((0, 0, 1.2), (1.67, 0, 0.5), (3, 2, 0.9)), ((0, 0, 2.3), (3, 1, 0.5), (3.67, 2, 0.3)),
)  # fmt: skip
"""basses of a bar as beat, degree (root, fifth, the fifth of the next root) and length"""
LEDGER_PLAN = ((0, 1, 0, 4), (1, 3, 2, 4), (0, 0, 1, 0), (3, 1, 4, 2), (0, 2, 1, 0))
"""basses by section and bar"""
LEDGER_COMPS: tuple[Hits, ...] = (
    ((0, 0.9),), ((0.67, 0.7), (3, 0.4)), ((1.67, 0.8),), (), ((0, 0.7), (1.67, 0.5)),
    ((2, 0.6), (2.67, 0.5)), ((1, 0.5), (3.67, 0.6)), ((0, 0.8), (2.67, 0.6), (3.33, 0.3)),
)  # fmt: skip
LEDGER_COMPING = (
    (0, 3, 2, 3, 0, 6, 3, 1), (4, 2, 1, 5, 7, 3, 4, 6), (3, 0, 3, 3, 2, 3, 0, 3),
    (7, 5, 4, 1, 6, 7, 2, 5), (2, 0, 3, 4, 3, 1, 0, 3),
)  # fmt: skip
"""patterns of the keys by section and bar"""


def ledger() -> Score:
    """Compose the street: a bass that takes its time, keys, the hum of signs; vibes and a reed."""
    score = Score(2 * len(LEDGER) * BAR, 909, lead=0.06)
    voicings = [voicing for _, voicing in LEDGER]
    score.chords(voicings, 2 * BAR, 0.02, rise=2.4, fall=3.4, tilt=1.7, shine=0.34, wet=0.45)
    for bar, note, bars in ((0, "A3", 8), (14, "D4", 9), (30, "A3", 9)):
        made = sign(note, bars * BAR, score.stream)
        score.add(made, bar * BAR, 0.011, 0.5 if bar else -0.5, 0.6)
    for bar in range(2 * len(LEDGER)):
        (root, voicing), following = LEDGER[bar // 2], LEDGER[(bar + 1) // 2 % len(LEDGER)][0]
        notes, at, section = voicing.split(), bar * BAR, bar // 8
        score.on = "ground"
        _ledger_bass(score, root, following, bar, at)
        hits = LEDGER_COMPS[LEDGER_COMPING[section][bar % 8]]
        _comp(score, notes if bar % 3 else notes[:3], hits, at, 0.05, 2.4)
        score.on = "pulse"
        _ledger_kit(score, bar, at)
        _drops(score, notes, (1, 3, 0, 2, 2)[(bar * 3 + section) % 5], at, 0.03)
        _ledger_guitar(score, notes, bar, at)
    score.on = "melody"
    bars, low = _voices(score)
    _sing(
        score,
        2,
        "r/1 A4/1.5 B4/.5 D5/1 C5/1 E4/3 r/2 G4/1 A4/1 B4/2.5 F4/.5 E4/1 "
        "r/1 D4/1 F4/1 A4/1 C5/1.5 B4/.5 A4/2 r/1 E4/1 G4/2",
        bars,
        0.13,
        0.15,
    )
    _sing(
        score,
        15,
        "r/2 E4/1 G4/1 B4/1 G4/2 F4/1 E4/2 r/1 D4/1 F4/2.5 G4/.5 A4/1 D4/3 r/1 "
        "r/1 B3/1 D4/1 G4/1 A4/2 G4/1 E4/1 C4/1 E4/3",
        low,
        0.055,
        -0.2,
    )
    _sing(
        score,
        29,
        "r/1 G4/.5 A4/.5 B4/2 D5/2 B4/1 A4/1 G4/1 E4/3 r/1 F4/1 A4/.5 C5/.5 E5/1 "
        "D5/1.5 C5/.5 B4/2 r/2 B4/1 A4/1 F4/1 D4/3",
        bars,
        0.13,
        0.15,
    )
    _sing(score, 31, "r/2 B3/2 A3/4 r/2 D4/2 G3/4", low, 0.035, -0.25)
    return score


def _ledger_bass(score: Score, root: str, following: str, bar: int, at: float) -> None:
    degrees = (root, FIFTHS[root], FIFTHS[following])
    section = LEDGER_PLAN[bar // 8]
    for when, degree, length in LEDGER_WALKS[section[(bar + bar // 4) % 4]]:
        made = lounge.double_bass(degrees[degree], length * BEAT + 0.15, score.stream)
        gain = (0.2 if when == 0 else 0.14) * score.force(0.08)
        score.add(made, at + when * BEAT + score.late(0.008), gain, 0.0, 0.1)


LEDGER_DRUMS: tuple[Hits, ...] = (
    ((0, 1),), ((0, 1), (2.67, 0.5)), ((0, 0.9), (1.67, 0.4)), ((0, 1), (2, 0.4), (3.67, 0.4)),
)  # fmt: skip


def _ledger_kit(score: Score, bar: int, at: float) -> None:
    """Add brushes that go around, a soft drum, a stamp at the end of a page."""
    section = bar // 8
    for when in (1, 3) if section != 2 else (1,) if bar % 2 else (3,):
        made = play.brush(0.6, score.stream, 1300, 3800)
        score.add(made, at + when * BEAT - 0.12, 0.011 * score.force(), 0.2, 0.3)
    taps = ((0.67, 2.67), (0, 1.67, 3.67), (0, 2, 2.67), (1.67,))[(bar * 5 // 3 + section) % 4]
    for when in taps:
        made = play.brush(0.08, score.stream, 2000, 5200)
        score.add(made, at + when * BEAT + score.late(0.008), 0.009 * score.force(), -0.2, 0.25)
    for when, strength in LEDGER_DRUMS[(bar * 7 // 4 + section) % 4]:
        made = play.drum(58, 0.7, score.stream, 0.03)
        score.add(made, at + when * BEAT, 0.16 * strength * score.force(0.08), 0.0, 0.2)
    if bar % 8 == 7:
        score.add(stamp(score.stream), at + (3 if section % 2 else 2) * BEAT, 0.12, 0.1, 0.5)


def _ledger_guitar(score: Score, notes: list[str], bar: int, at: float) -> None:
    """Add single notes of a guitar that trembles, most of them along the signs and at the debt."""
    steps = (0.0, 1.0, 1.67, 3.0) if bar // 8 in (1, 3) else (1.67, 3.33)
    for count, when in enumerate(steps):
        if (bar * 3 + count * 2) % 5 == 0:
            continue
        made = lounge.guitar(notes[(count + bar) % len(notes)], 1.3, score.stream, 0.45)
        place = at + when * BEAT + score.late()
        score.add(made, place, 0.06 * score.force(), 0.35, 0.6)


# --- the debt is called in ------------------------------------------------------------------

ARREARS: tuple[Chord, ...] = (
    ("D2", "F3 A3 E4"), ("D2", "G3 B3 E4"), ("D2", "F3 C4 E4"), ("C2", "G3 B3 E4"),
    ("D2", "A3 D4 F4"), ("F2", "A3 C4 G4"), ("G1", "B3 D4 F4"), ("E2", "G3 B3 D4"),
    ("B1", "F3 A3 D4"), ("C2", "E3 G3 B3"), ("D2", "A3 E4 F4"), ("E2", "B3 D4 G4"),
    ("F2", "C4 E4 A4"), ("G1", "B3 F4 A4"), ("A1", "C4 E4 G4"), ("A1", "B3 D4 G4"),
)  # fmt: skip
"""bass and voicing of two bars each"""
ARREARS_RIFFS = (
    ((0, 0), (0.5, 0), (1.5, 1), (2, 0), (3.5, 2)), ((0, 0), (1, 0), (1.5, 0), (2.5, 1), (3, 0)),
    ((0, 0), (0.5, 0), (1.5, 0), (2.5, 2), (3, 1), (3.5, 0)), ((0, 0), (1.5, 2), (2, 1), (3, 0)),
    ((0, 0), (0.75, 0), (1.5, 1), (2.25, 0), (3, 2)),
)  # fmt: skip
"""basses of a bar as beat and degree: root, fifth, octave"""
ARREARS_DRUMS: tuple[Hits, ...] = (
    ((0, 1), (1.5, 0.6), (2, 0.9), (3.5, 0.5)), ((0, 1), (0.75, 0.5), (2, 0.9), (3, 0.5)),
    ((0, 1), (1.5, 0.6), (2.5, 0.8)), ((0, 1), (1, 0.5), (1.75, 0.6), (2.5, 0.8), (3.25, 0.5)),
)  # fmt: skip
ARREARS_STABS: tuple[Hits, ...] = (
    ((1.5, 0.8),), ((0, 0.8), (2.5, 0.6)), (), ((0.5, 0.7), (3.5, 0.6)), ((2, 0.7),),
    ((1.5, 0.7), (3, 0.5)),
)  # fmt: skip


def arrears() -> Score:
    """Compose the chase through the street: the bass as a riff, drums, stabs and stamps."""
    score = Score(2 * len(ARREARS) * BAR, 919, lead=0.06)
    voicings = [voicing for _, voicing in ARREARS]
    score.chords(voicings, 2 * BAR, 0.026, rise=2.2, fall=2.6, tilt=1.5, shine=0.38, wet=0.4)
    for bar in range(2 * len(ARREARS)):
        root, voicing = ARREARS[bar // 2]
        notes, at = voicing.split(), bar * BAR
        score.on = "ground"
        _arrears_bass(score, root, bar, at)
        hits = ARREARS_STABS[(bar * 5 // 3 + bar // 8) % 6]
        _comp(score, notes, hits, at, 0.04, 0.9)
        score.on = "pulse"
        _arrears_kit(score, bar, at)
        _arrears_strings(score, notes, bar, at)
    score.on = "melody"
    bars, low = _voices(score)
    _sing(
        score,
        4,
        "r/2 A4/1.5 G4/.5 E4/3 r/1 r/1 B3/1 E4/1 G4/1 F4/.5 E4/.5 D4/3 r/2 D5/1 C5/1 A4/2 F4/2",
        low,
        0.06,
        -0.2,
    )
    _sing(
        score,
        15,
        "r/2 G4/1 B4/1 A4/2 F4/1 D4/1 r/2 A4/.5 B4/.5 D5/1 E5/2 B4/2 "
        "r/1 G4/1 E4/2 r/1 F4/1 A4/1 E5/1 D5/3 r/1",
        bars,
        0.13,
        0.2,
    )
    _sing(score, 27, "r/1 F4/1 A4/1 B4/1 C5/3 A4/1 E4/4", low, 0.06, -0.2)
    return score


def _arrears_bass(score: Score, root: str, bar: int, at: float) -> None:
    degrees = (root, FIFTHS[root], moved(root, 12))
    level = 0.8 if bar // 8 == 0 else 1.0
    for when, degree in ARREARS_RIFFS[(bar * 4 // 3 + bar // 8 * 2) % 5]:
        made = lounge.double_bass(degrees[degree], 0.42, score.stream)
        gain = (0.17 if when == 0 else 0.12) * level * score.force(0.08)
        score.add(made, at + when * BEAT + score.late(0.005), gain, 0.0, 0.1)


def _arrears_kit(score: Score, bar: int, at: float) -> None:
    """Add low drums, a rim, brushes that hurry; the whole kit from the fifth bar on."""
    section, full = bar // 8, 4 <= bar < 30
    for when, strength in ARREARS_DRUMS[(bar * 7 // 4 + section) % 4][: 5 if full else 2]:
        made = play.drum(54, 0.9, score.stream, 0.06)
        score.add(made, at + when * BEAT, 0.17 * strength * score.force(0.08), 0.0, 0.3)
    for when in (1, 3) if full else (3,):
        made = play.wood(420 + 60 * (section % 2), score.stream)
        score.add(made, at + when * BEAT + score.late(0.004), 0.05 * score.force(), 0.25, 0.4)
    for step in range(8 if full else 4):
        if (step * 3 + bar) % 5 == 4:
            continue
        strength = 1.0 if step % 3 == 0 else 0.55
        made = play.brush(0.09, score.stream, 2200, 5600)
        place = at + step * BEAT * (0.5 if full else 1.0) + score.late(0.006)
        score.add(made, place, 0.012 * strength * score.force(), -0.25, 0.25)
    if bar % 4 == 3:
        score.add(stamp(score.stream), at + (2 if bar % 8 == 3 else 3) * BEAT, 0.15, 0.1, 0.4)


def _arrears_strings(score: Score, notes: list[str], bar: int, at: float) -> None:
    """Add muted strings in groups of three, in other orders each section."""
    order = ((0, 2, 1), (2, 0, 1), (1, 2, 0), (2, 1, 0))[bar // 8]
    for step in range(8):
        if (step * 5 + bar * 3) % 7 == 0 or (bar // 8 == 2 and step % 4 == 1):
            continue
        strength = 1.0 if step % 3 == bar % 3 else 0.55
        note = notes[order[(step + bar) % 3]]
        made = play.pluck(note, 0.6, score.stream, spot=0.18, dull=2.4, force=0.4 + 0.4 * strength)
        place = 0.4 * float(np.sin(step * 0.9 + bar))
        gain = 0.055 * strength * score.force()
        score.add(made, at + step * BEAT / 2 + score.late(0.006), gain, place, 0.4)


DEBTS: dict[str, Callable[[], Score]] = {"ledger": ledger, "arrears": arrears}
"""calm, and what hunts one"""
