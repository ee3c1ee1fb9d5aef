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
from synth import Sound, Stream, noise, struck, wave

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
    score = Score(each * len(DRIFT_CHORDS), 101)
    score.chords(DRIFT_CHORDS, each, 0.05, rise=4.5, fall=6.5, tilt=1.45, shine=0.42, wet=0.45)
    for number, note in enumerate(DRIFT_BASS):
        low = play.pad(note, each + 4, score.stream, rise=3, fall=5, tilt=2.2, width=6, shine=0.12)
        score.add(low, number * each - 1.0, 0.068, 0.0, 0.12)

    _drift_dust(score, each)
    score.on = "melody"

    def glass(note: str, seconds: float) -> Sound:
        return play.bell(note, 6.0, 1.5)

    bells = (
        (0, "r/3 A4/3 E5/2 F#5/4 C#5/8 B4/3 E5/3 F#5/4 r/18"),
        (4, "r/2 F#5/2 E5/2 D5/4 A4/8 r/6 C#5/3 A5/5 r/16"),
        (8, "r/2 E5/2 A5/2 F#5/4 C#5/6 r/2 B4/2 E5/2 B5/4 G#5/4 r/18"),
        (12, "r/4 D5/3 F#5/3 B5/6 A5/4 r/4 G5/3 F#5/3 D5/4 r/14"),
    )
    for chord, text in bells:
        _sing(score, text, chord * each, 1.0, glass, 0.15, wet=0.9, sway=0.45)

    def far(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.15, score.stream, 0.04)

    flutes = (
        (5, "E4/4 F#4/2 A4/6 r/4 D5/4 C#5/2"),
        (10, "r/1 F#4/4 E4/2 C#4/4"),
        (13, "r/4 A4/5 F#4/3 B4/6 r/1 D5/4"),
    )
    for chord, text in flutes:
        _sing(score, text, chord * each, 1.0, far, 0.05, side=-0.3, wet=1.3, sway=0.1)
    return score


DRIFT_ORDERS = ((0, 2, 1, 3, 2, 1), (3, 2, 1, 0, 1, 2), (0, 1, 3, 2, 3, 1), (2, 0, 3, 1, 3, 0))


def _drift_dust(score: Score, each: float) -> None:
    """Add moving air, slow broken chords on soft keys, and under them a low drum like a step."""
    score.add(play.wind(score.seconds, score.stream, 140, 620), 0, 0.006, 0, 0.3)
    for number, chord in enumerate(DRIFT_CHORDS):
        notes, order = chord.split(), DRIFT_ORDERS[number * 7 // 3 % 4]
        score.on = "ground" if number in (6, 7, 9, 10, 14) else "pulse"
        for step in range(12 if number % 5 else 8):
            shade = 0.022 * (0.6 + 0.4 * np.sin(np.pi * (step + 0.5) / 12)) * score.force()
            at = number * each + step + score.late(0.03)
            note = notes[order[step % 6]]
            score.add(play.keys(note, 3.5, score.stream, 0.3), at, shade, 0.5 * np.sin(step), 0.9)
        score.on = "pulse"
        _drift_steps(score, DRIFT_BASS[number], number, number * each)


def _drift_steps(score: Score, root: str, number: int, at: float) -> None:
    """Add the steps under one chord; where they fall changes with each chord."""
    beats = ((0, 3, 6, 9), (0, 2, 6, 8), (0, 3, 5, 9, 11), (0, 4, 6, 10))[number * 5 // 3 % 4]
    for count, beat in enumerate(beats):
        force = (1.0 if beat == 0 else 0.6) * score.force()
        score.add(play.drum(41, 2.4, score.stream, 0.02), at + beat, 0.13 * force, 0, 0.5)
        if count % 2 == number % 2:
            made = play.bass(root, 1.6)
            score.add(made, at + beat + score.late(), 0.07 * force, 0, 0.15)
        tick = play.brush(0.09, score.stream, 2200, 6000)
        score.add(tick, at + beat + 0.5, 0.006 * force, 0.4 * np.sin(number + beat), 0.5)


# --- cantina --------------------------------------------------------------------------------

LANTERN_CHORDS = (
    ("B1", "A3 C#4 D4 F#4"), ("E2", "G#3 C#4 D4 F#4"), ("A1", "G#3 B3 C#4 E4"),
    ("D2", "F#3 A3 C#4 E4"), ("G1", "F#3 A3 B3 D4"), ("F#1", "E3 A3 B3 C#4"),
    ("E2", "G3 B3 D4 F#4"), ("A1", "G3 B3 D4 F#4"),
)  # fmt: skip
LANTERN_B = (
    ("G1", "F#3 A3 B3 D4"), ("A1", "E3 A3 B3 C#4"), ("F#1", "E3 A3 C#4 E4"),
    ("B1", "F#3 A3 D4 E4"), ("E2", "D3 G3 B3 F#4"), ("A1", "E3 G3 B3 D4"),
    ("D2", "E3 A3 C#4 F#4"), ("F#1", "E3 A3 B3 C#4"),
)  # fmt: skip
LANTERN_C = (
    ("B1", "D4 F#4 A4 C#5"), ("E2", "B3 D4 F#4 G#4"), ("D2", "A3 C#4 E4 F#4"),
    ("B1", "A3 C#4 D4 F#4"), ("G1", "B3 D4 F#4 A4"), ("F#1", "A3 B3 C#4 E4"),
    ("E2", "G3 B3 D4 F#4"), ("A1", "G3 B3 C#4 E4"),
)  # fmt: skip
LANTERN = (*LANTERN_CHORDS, *LANTERN_CHORDS, *LANTERN_B, *LANTERN_C)
"""bass and voicing of two bars each: a round, the same with the tune, a middle part, a last round
voiced higher"""
LANTERN_FIFTHS = {"B1": "F#2", "E2": "B1", "A1": "E2", "D2": "A1", "G1": "D2", "F#1": "C#2"}
LANTERN_TUNE = (
    "r/1 F#4/.67 A4/.33 B4/1.67 A4/.33 F#4/2 r/2 "
    "r/1 E4/.67 F#4/.33 G#4/1.67 F#4/.33 D4/2 r/2 "
    "r/.67 E4/.33 B4/2 A4/.67 G#4/.33 E4/3 r/1 r/2 C#4/.67 E4/.33 F#4/3 r/2 "
    "r/16 "
    "r/.67 D4/.33 F#4/1 G4/1 F#4/.67 D4/.33 B3/3 r/1 r/2 A3/.67 B3/.33 D4/1 E4/3 r/1"
)
LANTERN_TUNE_B = (
    "r/2 B4/1.67 A4/.33 F#4/2 D4/2 r/2 C#5/1.67 B4/.33 A4/3 r/1 "
    "r/1 E4/1 A4/.67 C#5/.33 B4/3 r/2 r/2 D5/1 B4/1 A4/2 F#4/2 "
    "r/16 "
    "r/1 C#5/2 A4/1 F#4/3 r/1 r/2 E4/.67 F#4/.33 B4/2 C#5/3"
)
LANTERN_TUNE_C = (
    "r/4 F#5/1 E5/1 C#5/2 r/2 B4/.67 D5/.33 G#4/3 r/18 "
    "r/2 D5/2 B4/1 A4/3 "
    "r/1 C#5/1 B4/1 A4/1 E4/2 r/2 r/2 D5/.67 B4/.33 F#4/3 r/2 r/1 E4/1 G4/1 B4/1 A4/4"
)


LANTERN_REST = (15, 30, 31, 46, 62)
"""bars in which bass and drums rest"""


def lantern() -> Score:
    """Compose a cantina late at night: soft keys, round bass, brushes, a thumb piano."""
    beat, chorus = 0.75, 48.0
    score = Score(4 * chorus, 202, lead=0.06)
    pads = [voicing for _, voicing in LANTERN]
    score.chords(pads, 6.0, 0.017, rise=2.0, fall=2.5, tilt=1.8, shine=0.3, wet=0.4)
    for bar in range(64):
        (root, voicing), following = LANTERN[bar // 2], LANTERN[(bar + 1) // 2 % 32][0]
        part, at = bar // 16, bar * 4 * beat
        score.on = "ground"
        _lantern_bass(score, root, following, at, beat, bar)
        _lantern_comp(score, voicing.split(), at, beat, bar)
        score.on = "pulse"
        _lantern_brush(score, at, beat, bar, part)
    score.on = "melody"

    def thumb(note: str, seconds: float) -> Sound:
        return play.kalimba(note, 2.4, score.stream)

    def flute(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.1 + 0.15, score.stream, 0.035)

    opening = "r/16 C#5/1 B4/1 G#4/2 r/20 F#4/1 A4/1 B4/2 r/18"
    _sing(score, opening, 0, beat, thumb, 0.12, side=0.15, wet=0.5)
    _sing(score, LANTERN_TUNE, chorus, beat, thumb, 0.17, side=0.15, wet=0.5)
    _sing(score, LANTERN_TUNE_B, 2 * chorus, beat, flute, 0.062, side=-0.25, wet=0.9, sway=0.08)
    _sing(score, LANTERN_TUNE_C, 3 * chorus, beat, thumb, 0.14, side=0.2, wet=0.5)
    _sing(score, LANTERN_TUNE_C, 3 * chorus + 2 * beat, beat, flute, 0.02, side=-0.3, wet=1.0)
    return score


LANTERN_WALKS = (
    ((0, 0, 1.6), (2, 1, 1.3)),
    ((0, 0, 1.2), (1.67, 0, 0.5), (2, 1, 1.6)),
    ((0, 0, 0.9), (1, 1, 0.9), (2, 2, 0.9), (3, 1, 0.8)),
    ((0, 0, 2.4), (3, 1, 0.6), (3.67, 3, 0.4)),
    ((0, 0, 1.0), (1.67, 1, 0.6), (3, 3, 0.9)),
)
"""basses of a bar as beat, degree (root, fifth, octave, the step to the next root) and length"""


def _lantern_bass(
    score: Score, root: str, following: str, at: float, beat: float, bar: int
) -> None:
    """Add the bass of a bar: two in the first round, more of a walk later."""
    if bar in LANTERN_REST:
        return
    part = bar // 16
    walk = LANTERN_WALKS[
        ((0, 0, 1, 3), (1, 0, 4, 2), (3, 4, 0, 1), (2, 4, 2, 1))[part][bar * 3 % 4]
    ]
    degrees = (root, LANTERN_FIFTHS[root], _up(root), LANTERN_FIFTHS[following])
    for when, degree, length in walk:
        gain = (0.24 if when == 0 else 0.16) * score.force()
        made = play.bass(degrees[degree], length * beat)
        score.add(made, at + when * beat + score.late(0.008), gain, 0, 0.08)


def _up(note: str) -> str:
    """Return a note an octave higher."""
    return f"{note[:-1]}{int(note[-1]) + 1}"


LANTERN_COMPS = (
    ((0, 1.0), (1.67, 0.6)), ((0.67, 0.7), (2.67, 0.5)), ((0, 0.9), (2.67, 0.6)),
    ((1.0, 0.6), (1.67, 0.5), (3.0, 0.5)), ((1.67, 0.8),), ((0.67, 0.6), (1.67, 0.5), (3.67, 0.7)),
    ((0, 0.8), (3.0, 0.4)), ((2.0, 0.7), (2.67, 0.4)), (),
)  # fmt: skip
LANTERN_COMPING = (
    (0, 1, 2, 3, 0, 6, 2, 7), (4, 7, 1, 8, 2, 4, 5, 3), (6, 8, 4, 8, 6, 7, 4, 1),
    (5, 2, 3, 1, 0, 5, 7, 3),
)  # fmt: skip
"""patterns of the keys by round and bar"""


def _lantern_comp(score: Score, notes: list[str], at: float, beat: float, bar: int) -> None:
    """Add chords that lean back, in other places each round."""
    row = LANTERN_COMPING[bar // 16]
    for when, strength in LANTERN_COMPS[row[(bar + bar // 8 * 3) % 8]]:
        for number, note in enumerate(notes):
            roll = 0.012 * number + score.late(0.006)
            made = play.keys(note, 1.9, score.stream, 0.5 * strength)
            gain = 0.052 * strength * score.force()
            score.add(made, at + when * beat + roll, gain, -0.35 + 0.22 * number, 0.35)


def _lantern_brush(score: Score, at: float, beat: float, bar: int, part: int) -> None:
    """Add brushes: a sweep on two and four, light swung taps, a soft low drum."""
    for when in (1, 3) if bar not in LANTERN_REST else (1,):
        made = play.brush(0.34, score.stream, 1100, 3600)
        score.add(made, at + when * beat - 0.05, 0.0075 * score.force(), 0.25, 0.25)
    taps = ((0, 1.67, 2, 3.67), (0, 1, 1.67, 3, 3.67), (0.67, 2, 2.67), (0, 1.67, 2, 3, 3.67))
    for when in taps[(part + bar // 4 + bar % 2) % 4]:
        made = play.brush(0.07, score.stream, 2000, 4800)
        score.add(made, at + when * beat + score.late(0.008), 0.0045 * score.force(), -0.3, 0.2)
    low = ((0,), (0, 2.67), (0, 1.67))[(bar * 5 // 3 + part) % 3]
    for when in low if bar not in LANTERN_REST else ():
        made = play.drum(58, 0.5, score.stream, 0.0)
        score.add(made, at + when * beat + score.late(0.006), 0.13 if when == 0 else 0.07, 0, 0.1)
    fill = (((2.67, 340), (3.0, 300), (3.67, 390)), ((1.67, 300), (3.0, 390)),
            ((2.0, 390), (2.67, 300), (3.33, 340), (3.67, 260)))[bar // 8 % 3]  # fmt: skip
    for when, pitch in fill if bar % 8 == 7 else ():
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
    score = Score(each * len(QUARRY_CHORDS), 303)
    hands = np.random.default_rng(304)
    score.chords(QUARRY_CHORDS, each, 0.045, rise=4.0, fall=4.0, tilt=1.5, shine=0.38, wet=0.35)
    for number, root in enumerate(QUARRY_BASS):
        at = number * each
        low = play.pad(root, each + 2, score.stream, rise=1.5, fall=3, tilt=2.0, width=5, shine=0.1)
        score.on = "ground"
        score.add(low, at, 0.05, 0, 0.1)
        _quarry_pulse(score, root, at, beat, number)
        score.on = "pulse"
        _quarry_strings(score, QUARRY_CHORDS[number].split(), at, beat, number)
        _quarry_drums(score, at, beat, number)
        _quarry_skins(score, at, beat, number, hands)
    score.on = "melody"

    def call(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.1, score.stream, 0.04)

    def glass(note: str, seconds: float) -> Sound:
        return play.bell(note, 4.0, 2.0)

    calls = (
        (2, "r/6 F#4/2 G4/1 D4/7"), (6, "r/4 B4/2 G4/2 E4/8"), (8, "r/6 F#4/2 D4/1 B3/7"),
        (10, "r/5 D5/2 C#5/2 F#4/5 r/2"), (12, "r/4 B4/2 D5/1 G4/7 r/2"),
        (14, "r/6 F#4/2 B4/1 D4/7"),
    )  # fmt: skip
    for chord, text in calls:
        _sing(score, text, chord * each, beat, call, 0.05, side=0.2, wet=1.0, sway=0.1)
    for chord, text in ((0, "r/8 F#4/4 C#5/4"), (4, "r/10 D5/2 F#4/4"), (11, "r/4 B4/4 E5/8"),
                        (16, "r/4 D5/4 C#5/4 F#4/4"), (17, "r/8 F#4/8")):  # fmt: skip
        _sing(score, text, chord * each, beat, glass, 0.07, side=-0.2, wet=1.0, sway=0.3)
    return score


QUARRY_BEATS = (
    ((0, 1.0), (0.5, 0.55), (1.5, 0.7), (2.5, 0.8), (3, 0.45)),
    ((0, 1.0), (0.5, 0.5), (2, 0.8), (2.5, 0.55), (3.5, 0.4)),
    ((0, 1.0), (1, 0.6), (1.5, 0.7), (3, 0.6)),
    ((0, 1.0), (0.5, 0.55), (1.5, 0.7), (2, 0.4), (3, 0.7), (3.5, 0.5)),
)


def _quarry_pulse(score: Score, root: str, at: float, beat: float, number: int) -> None:
    """Add short low notes and a rest; softest at both ends of the piece."""
    level = 0.7 + 0.3 * np.sin(np.pi * (number + 0.5) / len(QUARRY_BASS))
    for bar in range(4):
        for when, strength in QUARRY_BEATS[(number * 5 // 3 + (bar == 3) * 2) % 4]:
            made = play.bass(root, 0.42, 0.012)
            gain = 0.12 * level * strength * score.force(0.08)
            score.add(made, at + (4 * bar + when) * beat + score.late(0.005), gain, 0, 0.12)


QUARRY_ORDERS = ((0, 1, 2, 1, 2, 0, 2, 1), (2, 1, 0, 2, 0, 1, 1, 2), (0, 2, 1, 0, 1, 2, 0, 1))


def _quarry_strings(score: Score, notes: list[str], at: float, beat: float, number: int) -> None:
    """Add muted strings in groups of three against the four of the bar."""
    order, group = QUARRY_ORDERS[number * 4 // 3 % 3], 3 if number % 5 else 5
    rise = 0.6 if number in (0, 11, 16) else 1.0
    for step in range(32):
        if step % 8 == 7 or (step % group == 1 and number % 2):
            continue
        note = notes[order[(step + number) % 8] % len(notes)]
        strength = (1.0 if step % group == 0 else 0.55) * rise
        force = 0.5 + 0.4 * strength
        made = play.pluck(note, 0.7, score.stream, spot=0.3, dull=2.6, force=force)
        place = 0.45 * np.sin(step * 0.8)
        gain = 0.06 * strength * score.force()
        score.add(made, at + step * beat / 2 + score.late(0.006), gain, place, 0.4)


def _quarry_drums(score: Score, at: float, beat: float, number: int) -> None:
    """Add low drums far away; a breath of noise leads into each new chord."""
    full = number >= 4 and number != 11
    for bar in range(4):
        hits = [(0, 1.0), (2.5, 0.6)] if not full or bar % 2 else [(0, 1.0), (1.5, 0.5), (2.5, 0.7)]
        if (number + bar) % 6 == 5:
            hits.append((3.5, 0.5))
        for when, strength in hits:
            made = play.drum(49, 1.2, score.stream, 0.05)
            gain = 0.17 * strength * score.force()
            score.add(made, at + (4 * bar + when) * beat, gain, 0.1 * (bar % 2), 0.5)
    breath = play.brush(2.6, score.stream, 300, 1500)
    score.add(breath, at + 16 * beat - 2.0, 0.009, -0.3, 0.6)


QUARRY_SKINS = (
    ((0, 1.0), (0.75, 0.5), (1.5, 0.8), (2.5, 0.9), (3.25, 0.5)),
    ((0, 1.0), (1, 0.6), (1.5, 0.8), (2.5, 0.7), (3, 0.6), (3.5, 0.5)),
    ((0, 1.0), (0.5, 0.5), (1.5, 0.9), (2.25, 0.5), (3, 0.8)),
)


def _quarry_skins(score: Score, at: float, beat: float, number: int, hands: Stream) -> None:
    """Add a frame drum and a shaker, which are heard where there is no bass: softly at first, with
    all force in the fight."""
    force = 0.35 if number < 4 or number == 11 else 0.7 if number in (4, 5, 16, 17) else 1.0
    for bar in range(4):
        for when, strength in QUARRY_SKINS[(number * 4 // 3 + bar) % 3]:
            made = _skin(hands, 225 if when == 0 else 270, strength)
            gain = 0.28 * force * strength * float(hands.uniform(0.9, 1.1))
            score.add(made, at + (4 * bar + when) * beat, gain, -0.2, 0.25)
        for step in range(16):
            made = play.brush(0.13, hands, 3600, 7400)
            swing = (0.7, 0.5, 1.0, 0.55)[step % 4]
            gain = 0.075 * force * swing * float(hands.uniform(0.85, 1.15))
            score.add(made, at + (4 * bar + step / 4) * beat, gain, 0.3, 0.15)


def _skin(hands: Stream, pitch: float, strength: float) -> Sound:
    """Return a hand on a frame drum: a tight skin, and the tick of the fingers."""
    seconds = 0.34
    made = wave(pitch * float(hands.uniform(0.98, 1.02)), seconds) * struck(seconds, 0.07, 0.002)
    made += 0.45 * wave(pitch * 1.6, seconds) * struck(seconds, 0.04, 0.002)
    tick = noise(seconds, 1200, 3400, hands) * struck(seconds, 0.016, 0.001)
    return made + 0.5 * strength * tick


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
    "r/1 D4/1 E4/1 F#4/2 A4/1 G4/2 E4/1 B4/2 r/13"
)
DAWN_TUNE_B = "r/7 A4/1 D5/1 E5/3 B4/3 r/1 G4/1 F#4/1 D4/3 r/3 r/1 G4/1 C5/1 E5/2 D5/1 B4/3 r/15"


DAWN_TUNE_C = "r/2 B4/1 A4/3 r/1 G4/1 B4/2 E4/2 r/3 C#5/1 A4/2 r/2 B4/1 D5/3 r/18 r/2 E4/1 D4/3"
DAWN_TUNE_D = "r/2 D5/2 B4/2 r/3 E5/1 G5/2 r/1 F#5/2 D5/3 r/6 r/2 B4/1 D5/1 G5/2 r/2 E5/4 r/12"
DAWN_C = (
    ("D2 A2 F#3 A3", "F#4 B4"), ("E2 B2 G3 B3", "E4 B4"), ("F#1 D2 A2 E3", "C#4 A4"),
    ("G1 D2 B2 D3", "F#4 B4"), ("B1 F#2 D3 E3", "E4 A4"), ("G1 D2 A2 B2", "D4 F#4"),
    ("E2 B2 G3 A3", "D4 B4"), ("A1 E2 B2 D3", "E4 A4"),
)  # fmt: skip


def dawn_rows() -> list[tuple[str, str]]:
    """Return strings and pads of all chords: twice the first part, the second, a third one, and
    the second in another order."""
    last = [DAWN_B[number] for number in (0, 2, 1, 3, 5, 4, 6, 7)]
    return [*DAWN_A, *DAWN_A, *DAWN_B, *DAWN_C, *last]


def dawn() -> Score:
    """Compose morning on a frontier world: picked strings, warm pads, a wooden flute, wind."""
    beat = 60 / 72
    each = 6 * beat
    score = Score(each * 40, 404)
    rows = dawn_rows()
    pads = [f"{row[0].split()[2]} {row[0].split()[3]} {row[1]}" for row in rows]
    score.chords(pads[8:], each, 0.026, start=8 * each, rise=2.6, fall=3.2, tilt=1.6, shine=0.36)
    score.add(play.wind(score.seconds, score.stream, 160, 560), 0, 0.008, 0, 0.2)
    for number, (strings, _) in enumerate(rows):
        score.on = "ground"
        _dawn_strings(score, strings.split(), number * each, beat, number)
        if number >= 8:
            root = strings.split()[0]
            low = play.pad(root, each + 1.5, score.stream, rise=1, fall=2, tilt=2.2, width=5,
                           shine=0.1)  # fmt: skip
            score.add(low, number * each, 0.04, 0, 0.1)
        _dawn_drums(score, strings.split(), number, beat)
    score.on = "melody"

    def flute(note: str, seconds: float) -> Sound:
        return play.flute(note, seconds * 1.12 + 0.1, score.stream, 0.04)

    def glass(note: str, seconds: float) -> Sound:
        return play.bell(note, 4.5, 1.8)

    section = 8 * each
    _sing(score, DAWN_TUNE, section, beat, flute, 0.056, side=-0.15, wet=0.9, sway=0.06)
    _sing(score, DAWN_TUNE_B, 2 * section, beat, flute, 0.053, side=-0.15, wet=0.9, sway=0.06)
    _sing(score, DAWN_TUNE_C, 3 * section, beat, flute, 0.056, side=-0.15, wet=0.9, sway=0.06)
    _sing(score, DAWN_TUNE_C, 3 * section + 3 * beat, beat, glass, 0.03, side=0.35, wet=1.0)
    _sing(score, DAWN_TUNE_D, 4 * section, beat, glass, 0.065, side=0.1, wet=1.0, sway=0.35)
    _sing(score, "r/8 A4/4 r/8 F#5/4 E5/6", 0, beat, glass, 0.075, wet=1.1, sway=0.4)
    return score


def _dawn_drums(score: Score, notes: list[str], number: int, beat: float) -> None:
    """Add a hand drum in threes and the thumb of a second guitar, seldom the same twice."""
    score.on = "pulse"
    beats = ((0, 3), (0, 2, 3, 5), (0, 3, 4.5), (0, 1.5, 3, 5))[number * 5 // 3 % 4]
    for when in beats:
        made = play.drum(56 if when in (0, 3) else 74, 1.0, score.stream, 0.05)
        gain = (0.09 if when == 0 else 0.05) * score.force()
        score.add(made, (number * 6 + when) * beat + score.late(), gain, 0, 0.3)
    for count, when in enumerate((0, 1.5, 3, 4) if number % 3 else (0.5, 2, 3.5)):
        made = play.pluck(notes[(count + number) % 4], 1.2, score.stream, spot=0.3, dull=2.0)
        score.add(made, (number * 6 + when) * beat + score.late(), 0.07 * score.force(), 0.4, 0.4)


def _dawn_strings(score: Score, notes: list[str], at: float, beat: float, number: int) -> None:
    """Add picked chords in threes, the thumb on one; the pattern changes every other chord."""
    patterns = (
        (0, 2, 3, 2, 1, 3, 0, 2, 3, 1, 2, 3),
        (0, 1, 2, 3, 2, 1, 0, 2, 1, 3, 2, 1),
        (0, 3, 2, 1, 2, 3, 0, 1, 3, 2, 3, 2),
        (0, 1, 3, 1, 2, 1, 0, 3, 1, 2, 1, 3),
    )
    sparse = number < 4 or number >= 36
    for step, string in enumerate(patterns[(number + number // 8) * 7 // 4 % 4]):
        if sparse and step % 2 and step not in (3, 9):
            continue
        if number % 8 == 7 and step > 8:
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
