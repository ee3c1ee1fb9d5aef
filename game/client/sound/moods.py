"""Moods as data: the music and ambience that fit a moment. A game may define its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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
    """

    pieces: tuple[str, ...]
    bed: str
    urgent: bool = False
    passage: Passage | None = None


@dataclass(frozen=True)
class Sounds:
    """The music of a game: moods by name. A missing mood is replaced by the usual one, and one that
    is unknown there as well by "calm"."""

    moods: Mapping[str, Mood] = field(default_factory=dict)

    def mood(self, name: str) -> Mood:
        return self.moods.get(name) or USUAL.moods.get(name) or USUAL.moods["calm"]


USUAL = Sounds(
    {
        "title": Mood(("dawn", "drift"), "space"),
        "calm": Mood(("drift", "dawn"), "space"),
        "end": Mood(("dawn",), "space", urgent=True),
    }
)
"""the moods of the title, and of games without their own"""
