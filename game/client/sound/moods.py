"""Moods as data: the music and ambience that fit a moment. A game may define its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

STEMS = ("ground", "pulse", "melody")
"""chords and bass, what beats, what sings: the parts of a piece that are mixed by the moment"""


@dataclass(frozen=True)
class Passage:
    """The stretch of a piece that a mood needs, and the seconds at which it may be entered, in
    order of preference."""

    start: float
    end: float
    entries: tuple[float, ...]

    def holds(self, second: float) -> bool:
        return self.start <= second < self.end


@dataclass(frozen=True)
class Mood:
    """The pieces that fit a moment and their ambient bed. An ``urgent`` mood does not wait until a
    piece has played for a while; with a ``passage`` it begins there, not where the piece was left.
    Chords and bass are always heard, the ``pulse`` of a piece in tension, and its ``melody`` where
    nobody is asked anything, or with True even then.
    """

    pieces: tuple[str, ...]
    bed: str
    urgent: bool = False
    passage: Passage | None = None
    pulse: bool = False
    melody: bool = False

    def stems(self, asked: bool) -> tuple[str, ...]:
        """Return the stems to hear while somebody is asked something, or not."""
        wishes = {"ground": True, "pulse": self.pulse, "melody": self.melody or not asked}
        return tuple(stem for stem in STEMS if wishes[stem])


@dataclass(frozen=True)
class Sounds:
    """The sounds of a game: moods by name. A missing mood is replaced by the usual one, and one
    that is unknown there as well by "calm". ``cues`` is the folder of the game's own cues, within
    that of all: where one has the name of a usual cue, it is heard instead."""

    moods: Mapping[str, Mood] = field(default_factory=dict)
    cues: str = ""

    def mood(self, name: str) -> Mood:
        return self.moods.get(name) or USUAL.moods.get(name) or USUAL.moods["calm"]


USUAL = Sounds(
    {
        "title": Mood(("dawn", "drift"), "space", pulse=True, melody=True),
        "calm": Mood(("drift", "dawn"), "space"),
        "end": Mood(("dawn",), "space", urgent=True, pulse=True, melody=True),
    }
)
"""the moods of the title, and of games without their own"""
