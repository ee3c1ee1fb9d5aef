"""Tunes as data, and the band that plays them: a tune has chords, lines, and for each section the
way in which bass, organ, guitar and kit play. No two bars of a section are played alike."""

from __future__ import annotations

from dataclasses import dataclass

import instruments as play
import lounge
import numpy as np
from notes import moved
from score import Line, Score, rows_of, swayed

Pattern = tuple[tuple[float, float], ...]
"""beats of a bar, and how strong each is"""


@dataclass(frozen=True)
class Tune:
    """A piece for the band. ``chords``: "bass | voicing" of two bars each; ``bass``, ``organ``,
    ``guitar`` and ``kit``: by section of eight bars the names of their patterns. ``organ_gain``
    and the others: how loud each is."""

    seed: int
    beats: int
    chords: tuple[str, ...]
    lines: tuple[Line, ...]
    bass: tuple[str, ...]
    organ: tuple[str, ...]
    guitar: tuple[str, ...]
    kit: tuple[str, ...]
    tempo: float = 112.0
    organ_gain: float = 1.0
    guitar_gain: float = 1.0
    bass_gain: float = 1.0
    kit_gain: float = 1.0
    wet: float = 0.45

    @property
    def bars(self) -> int:
        return 2 * len(self.chords)

    @property
    def beat(self) -> float:
        return 60 / self.tempo

    @property
    def seconds(self) -> float:
        return self.bars * self.beats * self.beat


BASSES: dict[str, tuple[tuple[tuple[float, int, float], ...], ...]] = {
    "two": (
        ((0, 0, 1.7), (2, 1, 1.5)), ((0, 0, 1.4), (1.67, 0, 0.4), (2, 1, 1.7)),
        ((0, 2, 1.6), (2, 1, 1.0), (3, 3, 0.8)),
    ),
    "walk": (
        ((0, 0, 0.9), (1, 4, 0.9), (2, 1, 0.9), (3, 3, 0.9)),
        ((0, 0, 0.9), (1, 1, 0.9), (2, 2, 0.9), (2.67, 1, 0.3), (3, 3, 0.9)),
        ((0, 2, 0.9), (1, 1, 0.9), (2, 4, 0.9), (3, 3, 0.6), (3.67, 3, 0.3)),
        ((0, 0, 1.6), (2, 4, 0.9), (3, 1, 0.9)),
    ),
    "waltz": (
        ((0, 0, 2.4),), ((0, 0, 1.8), (2, 1, 0.8)), ((0, 1, 1.4), (1.67, 4, 0.4), (2, 3, 0.8)),
    ),
    "march": (
        ((0, 0, 0.7), (1.5, 0, 0.4), (2, 0, 0.7), (3.5, 1, 0.4)),
        ((0, 0, 0.7), (1.5, 0, 0.4), (2.5, 4, 0.4), (3, 1, 0.7)),
        ((0, 0, 0.4), (0.5, 0, 0.4), (1.5, 2, 0.4), (2, 0, 0.7), (3, 0, 0.4), (3.5, 3, 0.4)),
    ),
    "pedal": (((0, 0, 3.4),), ((0, 0, 2.4), (3, 1, 0.8))),
    "rest": ((),),
}  # fmt: skip
"""by manner, bars as beat, degree (root, fifth, octave, step to the next root, third) and length"""

ORGANS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "long": (((0, 3.8),), ((0, 2.4), (2.67, 1.2)), ((0, 3.2),)),
    "short": (
        ((0, 0.5), (1.67, 0.4)), ((0.67, 0.4), (2, 0.5), (3.67, 0.3)), ((1.67, 0.6), (3, 0.3)),
        ((0, 0.3), (2.67, 0.9)),
    ),
    "swell": (((0, 2.8),), ((0, 1.8), (2, 0.9))),
    "stab": (
        ((0, 0.3), (1.5, 0.3)), ((0, 0.3), (2.5, 0.3), (3, 0.3)), ((1.5, 0.3), (3.5, 0.3)),
    ),
}  # fmt: skip
"""by manner, bars as beat and length"""

GUITARS: dict[str, tuple[Pattern, ...]] = {
    "off": (
        ((1, 0.9), (3, 1.0)), ((1, 0.8), (2.67, 0.5), (3, 0.9)), ((1, 1.0), (3, 0.7), (3.67, 0.4)),
    ),
    "waltz": (((1, 0.9), (2, 0.7)), ((1, 0.8), (2, 0.6), (2.67, 0.4)), ((1.67, 0.6), (2, 0.8))),
    "run": (
        tuple((step / 2, 1.0 if step % 3 == 0 else 0.55) for step in range(8) if step != 7),
        tuple((step / 2, 1.0 if step % 4 == 1 else 0.5) for step in range(8) if step != 4),
    ),
    "rest": ((),),
}  # fmt: skip

KITS: dict[str, tuple[tuple[Pattern, Pattern, Pattern], ...]] = {
    "swing": (
        (((0, 1), (2, 1)), ((1, 1), (3, 1)), ((0, 1), (2.67, 0.5))),
        (((1.67, 0.6), (2, 1)), ((1, 1), (3, 0.9)), ((0, 1),)),
        (((0, 0.8), (3.67, 0.6)), ((1, 0.9), (3, 1)), ((0, 0.9), (1.67, 0.5))),
    ),
    "brush": (
        ((), ((1, 1), (3, 0.9)), ((0, 1),)),
        ((), ((1, 0.9), (2.67, 0.4), (3, 1)), ((0, 0.9), (2, 0.5))),
        (((0, 0.5),), ((1, 1), (3, 0.8)), ((0, 1), (3.67, 0.4))),
    ),
    "soft": (((), (), ((0, 1), (2.67, 0.5))), ((), (), ((0, 1), (3, 0.4))), ((), (), ((0, 0.9),))),
    "waltz": (((), (), ((0, 1),)), ((), (), ((0, 0.8), (2, 0.4))), ((), (), ((0, 1), (2.67, 0.4)))),
    "march": (
        (((1.5, 0.5),), ((1, 0.8), (3, 0.8)), ((0, 1), (1.5, 0.6), (2, 0.9), (3.5, 0.5))),
        (((2.5, 0.5),), ((1, 0.8), (3, 0.9)), ((0, 1), (2.5, 0.7), (3, 0.5))),
        ((), ((1, 0.9), (2.5, 0.4), (3, 0.8)), ((0, 1), (0.5, 0.5), (2, 0.9))),
    ),
    "far": (((), (), ((0, 0.9), (2.5, 0.5))), ((), (), ((0, 0.9),))),
}
"""by manner, bars of cymbal, brush and drum"""

FILLS = (((2.0, 250), (2.67, 330), (3.33, 290)), ((2.67, 330), (3.0, 250), (3.67, 330)))
"""bongos at the end of a section, as beat and pitch"""


def compose(tune: Tune) -> Score:
    """Return the piece as the band plays it."""
    score = Score(tune.seconds, tune.seed, lead=0.06)
    rows = rows_of(tune.chords)
    for bar in range(tune.bars):
        (root, voicing), following = rows[bar // 2], rows[(bar + 1) // 2 % len(rows)][0]
        at, section = bar * tune.beats * tune.beat, bar // 8
        turn = (bar * 5 // 3 + section * 2) % 7 + bar % 2
        score.on = "ground"
        _bass(score, tune, tune.bass[section], root, voicing, following, at, turn)
        _organ(score, tune, tune.organ[section], voicing.split(), at, turn)
        score.on = "pulse"
        _guitar(score, tune, tune.guitar[section], voicing.split(), at, turn)
        _kit(score, tune, tune.kit[section], at, turn, bar % 8 == 7)
    score.on = "melody"
    for each in tune.lines:
        _sing(score, tune, each)
    return score


def _third(root: str, voicing: str) -> str:
    """Return the note of a chord that is a third above its root, two octaves lower or so."""
    names = {note.rstrip("0123456789") for note in voicing.split()}
    for steps in (4, 3, 5, 9):
        note = moved(root, steps)
        if note[:-1] in names:
            return note
    return moved(root, 7)


def _bass(
    score: Score, tune: Tune, manner: str, root: str, voicing: str, following: str, at: float,
    turn: int,
) -> None:  # fmt: skip
    bars = BASSES[manner]
    step = moved(following, 2 if turn % 2 else -1)
    degrees = (root, moved(root, 7), moved(root, 12), step, _third(root, voicing))
    for when, degree, length in bars[turn % len(bars)]:
        made = lounge.double_bass(degrees[degree], length * tune.beat + 0.1, score.stream)
        gain = 0.2 * tune.bass_gain * (1.0 if when == 0 else 0.8) * score.force(0.08)
        score.add(made, at + when * tune.beat + score.late(0.008), gain, 0.0, 0.08)


def _organ(score: Score, tune: Tune, manner: str, notes: list[str], at: float, turn: int) -> None:
    bars = ORGANS[manner]
    for when, length in bars[turn % len(bars)]:
        if when >= tune.beats:
            continue
        for number, note in enumerate(notes):
            seconds = min(length, tune.beats - when + 0.6) * tune.beat
            made = lounge.drawbars(note, seconds, score.stream, 0.6 if length > 1 else 0.9)
            gain = 0.05 * tune.organ_gain * score.force(0.06)
            place = at + when * tune.beat + 0.006 * number
            score.add(made, place, gain, -0.45 + 0.3 * number, tune.wet)


def _guitar(score: Score, tune: Tune, manner: str, notes: list[str], at: float, turn: int) -> None:
    bars = GUITARS[manner]
    for count, (when, strength) in enumerate(bars[turn % len(bars)]):
        some = [notes[(count * 2 + turn) % len(notes)]] if manner == "run" else notes[-2:]
        for number, note in enumerate(some):
            length = 0.35 if manner == "run" else 0.8
            made = lounge.guitar(note, length, score.stream, 0.3 + 0.4 * strength)
            gain = 0.09 * tune.guitar_gain * strength * score.force()
            place = at + when * tune.beat + 0.014 * number + score.late(0.006)
            score.add(made, place, gain, 0.15, tune.wet)


def _kit(score: Score, tune: Tune, manner: str, at: float, turn: int, last: bool) -> None:
    """Add the kit of a bar, and bongos at the end of a section."""
    rides, brushes, drums = KITS[manner][turn % len(KITS[manner])]
    beat, gain = tune.beat, tune.kit_gain
    for when, strength in rides:
        made = lounge.ride(score.stream)
        score.add(made, at + when * beat + score.late(0.006), 0.013 * gain * strength, 0.2, 0.25)
    for when, strength in brushes:
        made = play.brush(0.12, score.stream, 1500, 4200)
        level = 0.024 * gain * strength * score.force()
        score.add(made, at + when * beat - 0.02, level, -0.1, 0.3)
    for when, strength in drums:
        made = play.drum(54, 0.6, score.stream, 0.04)
        score.add(made, at + when * beat, 0.26 * gain * strength * score.force(0.08), 0.0, 0.15)
    for when, pitch in FILLS[turn % 2] if last and tune.beats == 4 else ():
        made = lounge.bongo(pitch, score.stream)
        score.add(made, at + when * beat, 0.09 * gain, 0.3, 0.4)


VOICES = {"vibes": (lounge.vibes, 2.6, 0.13), "guitar": (lounge.guitar, 1.4, 0.17),
          "organ": (lounge.drawbars, 0.0, 0.085)}  # fmt: skip
"""the player, how long a note rings in seconds, and its level"""


def _sing(score: Score, tune: Tune, each: Line) -> None:
    """Add a line in its voice."""
    start = each.bar * tune.beats * tune.beat
    if each.voice == "sine":
        base = swayed(start, tune.seconds)
        made = lounge.singing(
            each.text, tune.beat, score.stream, lambda at: swayed(start + at, tune.seconds) - base
        )
        score.add(made, start, 0.075 * each.gain, each.side, 0.9)
        return
    voice, rings, level = VOICES[each.voice]
    at = 0.0
    for number, word in enumerate(each.text.split()):
        note, _, length = word.partition("/")
        if note != "r":
            seconds = rings or float(length) * tune.beat * 0.95
            made = voice(note, seconds, score.stream, 0.75)
            side = each.side + 0.2 * float(np.sin(number * 1.9))
            place = start + at * tune.beat + score.late(0.01)
            score.add(made, place, level * each.gain * score.force(), side, 0.6)
        at += float(length)
