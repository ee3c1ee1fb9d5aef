"""The four pieces of music. Each is a loop of more than three minutes in sections, written out
here: chords as voicings with close voice leading, melodies as notes with lengths, the rest as
patterns.

All stay within two sharps of D major, so that one can follow the other and the cues fit all.
"""

from __future__ import annotations

from collections.abc import Callable

import instruments as play
import numpy as np
from score import Score, line
from synth import Sound

# --- phrases --------------------------------------------------------------------------------


def _sing(
    score: Score, text: str, start: float, beat: float, voice: Callable[[str, float], Sound],
    gain: float, *, side: float = 0.0, wet: float = 0.6, sway: float = 0.25,
) -> None:  # fmt: skip
    """Play a melody in a voice; ``sway`` moves the notes a little across the room."""
    for number, (at, note, length) in enumerate(line(text)):
        place = side + sway * np.sin(number * 1.9)
        made = voice(note, length * beat)
        score.add(made, start + at * beat + score.late(), gain * score.force(), place, wet)


# --- deep space -----------------------------------------------------------------------------

DRIFT_CHORDS = (
    # out: bright and still
    "F#3 A3 C#4 E4", "E3 G#3 B3 F#4", "F#3 A3 D4 E4", "E3 A3 C#4 G#4",
    # over the rim: the bass walks, a flute far off
    "D3 F#3 B3 A4", "E3 A3 C#4 F#4", "D3 F#3 C#4 A4", "D3 G3 B3 F#4",
    # higher
    "F#3 C#4 E4 A4", "G#3 B3 E4 F#4", "A3 C#4 E4 G#4", "A3 D4 F#4 C#5",
    # home
    "B3 D4 F#4 A4", "A3 D4 E4 A4", "G3 B3 D4 A4", "G3 B3 D4 F#4",
)  # fmt: skip
DRIFT_BASS = "D2 D2 B1 F#2 G1 A1 B1 E2 D2 D2 C#2 B1 G1 F#1 E2 A1".split()


def drift() -> Score:
    """Compose deep space: lydian calm, glass bells, a flute far off."""
    each = 12.0
    score = Score(each * len(DRIFT_CHORDS), 101, room=6.5)
    score.chords(DRIFT_CHORDS, each, 0.05, rise=4.5, fall=6.5, tilt=1.45, shine=0.42, wet=0.45)
    for number, note in enumerate(DRIFT_BASS):
        low = play.pad(note, each + 4, score.stream, rise=3, fall=5, tilt=2.2, width=6, shine=0.12)
        score.add(low, number * each - 1.0, 0.068, 0.0, 0.12)

    def glass(note: str, seconds: float) -> Sound:
        return play.bell(note, 6.0, 1.5)

    bells = (
        (0, "r/3 A4/3 E5/2 F#5/4 C#5/8 r/10 B4/3 E5/3 G#5/6 r/6"),
        (4, "r/2 F#5/2 E5/2 D5/4 A4/8 r/12 C#5/3 D5/3 A5/6 r/6"),
        (8, "E5/2 A5/2 F#5/4 C#5/6 r/4 B4/2 E5/2 B5/4 G#5/8 r/6 A4/2 B4/2 F#5/8 r/2"),
        (12, "r/4 D5/3 F#5/3 B5/6 A5/8 r/10 G5/3 F#5/3 D5/6 r/2 E5/4 B4/6"),
    )
    for chord, text in bells:
        _sing(score, text, chord * each, 1.0, glass, 0.15, wet=0.9, sway=0.45)

    def far(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.15, score.stream, 0.04)

    flutes = (
        (5, "E4/4 F#4/2 A4/6 r/4 D5/5 C#5/3 A4/6 r/8"),
        (10, "r/2 F#4/4 E4/2 C#4/6 r/4 D4/4 F#4/2 A4/8"),
        (13, "r/4 A4/5 F#4/3 B4/7 r/3 D5/4 B4/8"),
    )
    for chord, text in flutes:
        _sing(score, text, chord * each, 1.0, far, 0.05, side=-0.3, wet=1.3, sway=0.1)
    _drift_dust(score, each)
    return score


def _drift_dust(score: Score, each: float) -> None:
    """Add slow broken chords on soft keys in the middle, a deep drum now and then, moving air."""
    order = (0, 2, 1, 3, 2, 1)
    for number in (6, 7, 8, 9, 10, 11, 14):
        notes = DRIFT_CHORDS[number].split()
        for step in range(12):
            shade = 0.022 * (0.6 + 0.4 * np.sin(np.pi * (step + 0.5) / 12)) * score.force()
            note = notes[order[step % 6]]
            at = number * each + step + score.late(0.03)
            score.add(play.keys(note, 3.5, score.stream, 0.3), at, shade, 0.5 * np.sin(step), 0.9)
    for number in (0, 4, 8, 12):
        score.add(play.drum(41, 3.0, score.stream, 0.0), number * each, 0.16, 0, 0.7)
    air = play.wind(score.seconds, score.stream, 140, 620)
    score.add(air, 0, 0.006, 0, 0.3)


# --- cantina --------------------------------------------------------------------------------

LANTERN_CHORDS = (
    ("B1", "A3 C#4 D4 F#4"), ("E2", "G#3 C#4 D4 F#4"), ("A1", "G#3 B3 C#4 E4"),
    ("D2", "F#3 A3 C#4 E4"), ("G1", "F#3 A3 B3 D4"), ("F#1", "E3 A3 B3 C#4"),
    ("E2", "G3 B3 D4 F#4"), ("A1", "G3 B3 D4 F#4"),
)  # fmt: skip
LANTERN_FIFTHS = {"B1": "F#2", "E2": "B1", "A1": "E2", "D2": "A1", "G1": "D2", "F#1": "C#2"}
LANTERN_TUNE = (
    "r/1 F#4/.67 A4/.33 B4/1.67 A4/.33 F#4/2 r/2 "
    "r/1 E4/.67 F#4/.33 G#4/1.67 F#4/.33 D4/2 r/2 "
    "r/.67 E4/.33 B4/2 A4/.67 G#4/.33 E4/3 r/1 r/2 C#4/.67 E4/.33 F#4/3 r/2 "
    "r/1 D4/.67 F#4/.33 A4/1 B4/2 A4/1 r/2 r/1 C#5/.67 B4/.33 A4/2 E4/2 r/2 "
    "r/.67 D4/.33 F#4/1 G4/1 F#4/.67 D4/.33 B3/3 r/1 r/2 A3/.67 B3/.33 D4/1 E4/3 r/1"
)
LANTERN_TUNE_2 = (
    "r/2 D5/.67 C#5/.33 B4/3 F#4/1 r/1 r/2 C#5/.67 B4/.33 G#4/2 E4/1 r/2 "
    "r/1 E4/.67 G#4/.33 B4/1 C#5/3 B4/.67 G#4/.33 r/1 r/1 F#4/.67 A4/.33 C#5/2 A4/2 r/2 "
    "r/2 B4/.67 D5/.33 A4/2 F#4/1 r/2 r/2 A4/.67 B4/.33 C#5/1 E4/2 r/2 "
    "r/1 B4/.67 A4/.33 G4/1 F#4/1 D4/2 r/2 r/1 D4/.67 E4/.33 F#4/2 B3/2 r/2"
)


def lantern() -> Score:
    """Compose a cantina late at night: soft keys, round bass, brushes, a thumb piano."""
    beat, chorus = 0.75, 48.0
    score = Score(4 * chorus, 202, room=1.9, lead=0.06)
    pads = [voicing for _, voicing in LANTERN_CHORDS] * 4
    score.chords(pads, 6.0, 0.017, rise=2.0, fall=2.5, tilt=1.8, shine=0.3, wet=0.4)
    for bar in range(64):
        root, voicing = LANTERN_CHORDS[bar % 16 // 2]
        part = bar // 16
        at = bar * 4 * beat
        _lantern_bass(score, root, at, beat, bar)
        _lantern_comp(score, voicing.split(), at, beat, bar, thin=part == 2)
        if part != 2 or bar % 16 >= 8:
            _lantern_brush(score, at, beat, bar)

    def thumb(note: str, seconds: float) -> Sound:
        return play.kalimba(note, 2.4, score.stream)

    def flute(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.1 + 0.15, score.stream, 0.035)

    _sing(score, LANTERN_TUNE, chorus, beat, thumb, 0.17, side=0.15, wet=0.5)
    _sing(score, LANTERN_TUNE_2, 2 * chorus, beat, flute, 0.062, side=-0.25, wet=0.9, sway=0.08)
    _sing(score, LANTERN_TUNE, 3 * chorus, beat, thumb, 0.13, side=0.2, wet=0.5)
    _sing(score, LANTERN_TUNE_2, 3 * chorus, beat, flute, 0.03, side=-0.3, wet=1.0, sway=0.08)
    return score


def _lantern_bass(score: Score, root: str, at: float, beat: float, bar: int) -> None:
    """Add the bass on one and three; before the next chord a step from its other side."""
    fifth = LANTERN_FIFTHS[root]
    score.add(play.bass(root, 1.6 * beat), at + score.late(0.008), 0.24 * score.force(), 0, 0.08)
    low = fifth if bar % 2 else root
    score.add(play.bass(low, 1.3 * beat), at + 2 * beat + score.late(0.01), 0.17, 0, 0.08)
    if bar % 4 == 3:
        score.add(play.bass(fifth, 0.5 * beat), at + 3.67 * beat, 0.14, 0, 0.08)


def _lantern_comp(
    score: Score, notes: list[str], at: float, beat: float, bar: int, thin: bool
) -> None:
    """Add chords that lean back: a pattern of four bars, thinner where others sing."""
    patterns = (((0, 1.0), (1.67, 0.6)), ((0.67, 0.7), (2.67, 0.5)), ((0, 0.9), (2.67, 0.6)),
                ((1.0, 0.6), (1.67, 0.5), (3.0, 0.5)))  # fmt: skip
    chosen = patterns[bar % 4][:1] if thin else patterns[bar % 4]
    for when, strength in chosen:
        for number, note in enumerate(notes):
            roll = 0.012 * number + score.late(0.006)
            made = play.keys(note, 1.9, score.stream, 0.5 * strength)
            gain = 0.052 * strength * score.force()
            score.add(made, at + when * beat + roll, gain, -0.35 + 0.22 * number, 0.35)


def _lantern_brush(score: Score, at: float, beat: float, bar: int) -> None:
    """Add brushes: a sweep on two and four, light swung taps, a soft low drum."""
    for when in (1, 3):
        made = play.brush(0.34, score.stream, 1100, 3600)
        score.add(made, at + when * beat - 0.05, 0.0075 * score.force(), 0.25, 0.25)
    for when in (0, 1.67, 2, 3.67):
        made = play.brush(0.07, score.stream, 2000, 4800)
        score.add(made, at + when * beat + score.late(0.008), 0.0045 * score.force(), -0.3, 0.2)
    score.add(play.drum(58, 0.5, score.stream, 0.0), at + score.late(0.006), 0.13, 0, 0.1)
    if bar % 8 == 7:
        for when, pitch in ((2.67, 340), (3.0, 300), (3.67, 390)):
            score.add(play.wood(pitch, score.stream), at + when * beat, 0.05, 0.4, 0.4)


# --- the hunt -------------------------------------------------------------------------------

QUARRY_CHORDS = (
    "B2 F#3", "B2 F#3 C#4", "B2 G3 D4", "B2 F#3 C#4",
    "B2 F#3 D4", "B2 G3 D4", "B2 G3 E4", "A2 F#3 C#4 E4",
    "G2 D3 B3 F#4", "A2 E3 B3 C#4", "B2 F#3 C#4 D4", "C3 G3 B3 E4",
    "E3 B3 D4 G4", "F#3 B3 C#4 E4", "G3 B3 D4 F#4", "F#3 B3 C#4 E4",
    "B2 F#3 D4", "B2 F#3 C#4",
)  # fmt: skip
QUARRY_BASS = "B1 B1 B1 B1 B1 B1 B1 A1 G1 A1 B1 C2 E2 F#1 G1 F#1 B1 B1".split()


def quarry() -> Score:
    """Compose the hunt: a pulse like a held breath, broken strings, a short falling call."""
    beat = 2 / 3
    each = 16 * beat
    score = Score(each * len(QUARRY_CHORDS), 303, room=3.4)
    score.chords(QUARRY_CHORDS, each, 0.045, rise=4.0, fall=4.0, tilt=1.5, shine=0.38, wet=0.35)
    for number, root in enumerate(QUARRY_BASS):
        at = number * each
        low = play.pad(root, each + 2, score.stream, rise=1.5, fall=3, tilt=2.0, width=5, shine=0.1)
        score.add(low, at, 0.05, 0, 0.1)
        _quarry_pulse(score, root, at, beat, number)
        if 3 <= number < 17:
            _quarry_strings(score, QUARRY_CHORDS[number].split(), at, beat, number)
        if 5 <= number < 16 and number != 11:
            _quarry_drums(score, at, beat, number)

    def call(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.1, score.stream, 0.04)

    def glass(note: str, seconds: float) -> Sound:
        return play.bell(note, 4.0, 2.0)

    calls = (
        (2, "r/6 F#4/2 G4/1 D4/7"), (6, "r/4 B4/2 G4/2 E4/8"), (8, "r/6 F#4/2 D4/1 B3/7"),
        (10, "r/2 D5/2 C#5/2 F#4/8 r/2"), (12, "r/4 B4/2 D5/1 G4/7 r/2"),
        (14, "r/6 F#4/2 B4/1 D4/7"),
    )  # fmt: skip
    for chord, text in calls:
        _sing(score, text, chord * each, beat, call, 0.05, side=0.2, wet=1.0, sway=0.1)
    for chord, text in ((0, "r/8 F#4/4 C#5/4"), (4, "r/10 D5/2 F#4/4"), (11, "r/4 B4/4 E5/8"),
                        (16, "r/4 D5/4 C#5/4 F#4/4"), (17, "r/8 F#4/8")):  # fmt: skip
        _sing(score, text, chord * each, beat, glass, 0.07, side=-0.2, wet=1.0, sway=0.3)
    return score


def _quarry_pulse(score: Score, root: str, at: float, beat: float, number: int) -> None:
    """Add two short low notes and a rest, repeated; softest at both ends of the piece."""
    level = 0.7 + 0.3 * np.sin(np.pi * (number + 0.5) / len(QUARRY_BASS))
    for bar in range(4):
        for when, strength in ((0, 1.0), (0.5, 0.55), (1.5, 0.7), (2.5, 0.8), (3, 0.45)):
            made = play.bass(root, 0.42, 0.012)
            gain = 0.16 * level * strength * score.force(0.08)
            score.add(made, at + (4 * bar + when) * beat + score.late(0.005), gain, 0, 0.12)


def _quarry_strings(score: Score, notes: list[str], at: float, beat: float, number: int) -> None:
    """Add muted strings in groups of three against the four of the bar."""
    order = (0, 1, 2, 1, 2, 0, 2, 1)
    rise = min(1.0, (number - 2) / 4) * (0.5 if number in (11, 16) else 1.0)
    for step in range(32):
        if step % 8 == 7 or (step % 3 == 1 and number % 2):
            continue
        note = notes[order[step % 8] % len(notes)]
        strength = (1.0 if step % 3 == 0 else 0.55) * rise
        force = 0.5 + 0.4 * strength
        made = play.pluck(note, 0.7, score.stream, spot=0.3, dull=2.6, force=force)
        place = 0.45 * np.sin(step * 0.8)
        gain = 0.06 * strength * score.force()
        score.add(made, at + step * beat / 2 + score.late(0.006), gain, place, 0.4)


def _quarry_drums(score: Score, at: float, beat: float, number: int) -> None:
    """Add low drums far away; a breath of noise leads into each new chord."""
    full = number >= 8
    for bar in range(4):
        hits = [(0, 1.0), (2.5, 0.6)] if not full or bar % 2 else [(0, 1.0), (1.5, 0.5), (2.5, 0.7)]
        for when, strength in hits:
            made = play.drum(49, 1.2, score.stream, 0.05)
            gain = 0.17 * strength * score.force()
            score.add(made, at + (4 * bar + when) * beat, gain, 0.1 * (bar % 2), 0.5)
    breath = play.brush(2.6, score.stream, 300, 1500)
    score.add(breath, at + 16 * beat - 2.0, 0.009, -0.3, 0.6)


# --- dawn -----------------------------------------------------------------------------------

DAWN_A = (
    ("D2 A2 D3 F#3", "F#4 A4"), ("C#2 A2 E3 A3", "E4 A4"), ("B1 F#2 D3 A3", "D4 A4"),
    ("G1 D2 B2 F#3", "D4 B4"), ("F#1 D2 A2 F#3", "D4 A4"), ("E2 B2 G3 D4", "E4 B4"),
    ("G1 D2 B2 A3", "D4 B4"), ("A1 E2 D3 A3", "E4 A4"),
)  # fmt: skip
DAWN_B = (
    ("G1 D2 B2 F#3", "D4 F#4"), ("F#1 D2 A2 E3", "D4 F#4"), ("E2 B2 G3 F#4", "E4 G4"),
    ("B1 F#2 D3 A3", "D4 F#4"), ("C2 G2 E3 B3", "E4 G4"), ("B1 G2 D3 A3", "D4 G4"),
    ("A1 E2 D3 B3", "D4 E4"), ("A1 E2 C#3 A3", "C#4 E4"),
)  # fmt: skip
DAWN_TUNE = (
    "r/2 A4/1 F#4/3 r/2 E4/1 C#5/3 r/2 B4/1 A4/1.5 F#4/1.5 D4/3 r/3 "
    "r/1 D4/1 E4/1 F#4/2 A4/1 G4/2 E4/1 B4/3 A4/4 r/2 r/1 E4/1 D4/1 E4/3"
)
DAWN_TUNE_B = (
    "r/1 B4/1 D5/1 F#4/3 r/1 A4/1 D5/1 E5/3 B4/3 r/1 G4/1 F#4/1 D4/3 r/3 "
    "r/1 G4/1 C5/1 E5/2 D5/1 B4/3 r/3 E4/2 D4/1 B4/3 A4/4 r/2"
)


def dawn() -> Score:
    """Compose morning on a frontier world: picked strings, warm pads, a wooden flute, wind."""
    beat = 60 / 72
    each = 6 * beat
    score = Score(each * 40, 404, room=3.2)
    sections = (DAWN_A, DAWN_A, DAWN_B, DAWN_A, DAWN_B)
    rows = [row for section in sections for row in section]
    pads = [f"{row[0].split()[2]} {row[0].split()[3]} {row[1]}" for row in rows]
    score.chords(pads[8:], each, 0.026, start=8 * each, rise=2.6, fall=3.2, tilt=1.6, shine=0.36)
    for number, (strings, _) in enumerate(rows):
        _dawn_strings(score, strings.split(), number * each, beat, number)
        if number >= 8:
            root = strings.split()[0]
            low = play.pad(root, each + 1.5, score.stream, rise=1, fall=2, tilt=2.2, width=5,
                           shine=0.1)  # fmt: skip
            score.add(low, number * each, 0.04, 0, 0.1)
        if 16 <= number < 32:
            for bar in range(2):
                made = play.drum(56, 1.0, score.stream, 0.03)
                score.add(made, (number * 6 + 3 * bar) * beat, 0.075 / (1 + bar), 0, 0.3)

    def flute(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.12 + 0.1, score.stream, 0.04)

    def glass(note: str, seconds: float) -> Sound:
        return play.bell(note, 4.5, 1.8)

    section = 8 * each
    _sing(score, DAWN_TUNE, section, beat, flute, 0.056, side=-0.15, wet=0.9, sway=0.06)
    _sing(score, DAWN_TUNE_B, 2 * section, beat, flute, 0.053, side=-0.15, wet=0.9, sway=0.06)
    _sing(score, DAWN_TUNE, 3 * section, beat, flute, 0.056, side=-0.15, wet=0.9, sway=0.06)
    _sing(score, DAWN_TUNE, 3 * section + 3 * beat, beat, glass, 0.035, side=0.35, wet=1.0)
    _sing(score, DAWN_TUNE_B, 4 * section, beat, glass, 0.055, side=0.1, wet=1.0, sway=0.35)
    _sing(score, "r/8 A4/4 r/8 F#5/4 E5/6 r/12 D5/6", 0, beat, glass, 0.075, wet=1.1, sway=0.4)
    score.add(play.wind(score.seconds, score.stream, 160, 560), 0, 0.008, 0, 0.2)
    return score


def _dawn_strings(score: Score, notes: list[str], at: float, beat: float, number: int) -> None:
    """Add picked chords in threes, the thumb on one; the pattern changes every other chord."""
    patterns = ((0, 2, 3, 2, 1, 3, 0, 2, 3, 1, 2, 3), (0, 1, 2, 3, 2, 1, 0, 2, 1, 3, 2, 1))
    sparse = number < 4 or number >= 36
    for step, string in enumerate(patterns[number % 2]):
        if sparse and step % 2 and step not in (3, 9):
            continue
        strength = {0: 1.0, 6: 0.85}.get(step, 0.62)
        made = play.pluck(
            notes[string], 3.0, score.stream, spot=0.21, dull=1.1, force=0.3 + 0.5 * strength
        )
        gain = 0.19 * strength * (1.25 if sparse else 1.0) * score.force()
        place = -0.3 + 0.2 * string
        score.add(made, at + step * beat / 2 + score.late(0.01), gain, place, 0.3)


PIECES: dict[str, Callable[[], Score]] = {
    "drift": drift, "lantern": lantern, "quarry": quarry, "dawn": dawn,
}  # fmt: skip


def make(name: str) -> Sound:
    """Return the piece as a seamless stereo loop."""
    return PIECES[name]().mixed()
