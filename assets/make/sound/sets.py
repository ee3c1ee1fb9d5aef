"""The sets of sounds: each has its key, cues, beds and pieces. The first is every game's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import affairs
import beds
import captains
import far
import ledger
import missions
import music
import noir
import outland
import recipes
import tunes
from cases import CASES
from moonpeeler import TUNES
from notes import ROOT
from score import Score
from treks import TREKS


@dataclass(frozen=True)
class Set:
    """``folder``: where its cues are, among all; ``key``: in which it is heard; ``beds``: their
    names, and those of their single sounds; ``quality``: of the encoding of its music;
    ``cue_quality``: of its cues, long ones a little less."""

    folder: str
    key: str
    cues: Mapping[str, recipes.Cue]
    beds: tuple[str, ...]
    pieces: Mapping[str, Callable[[], Score]]
    quality: float = 0.1
    cue_quality: float = 0.25

    @property
    def singles(self) -> list[str]:
        return [name for name in far.FAR if name.partition(".")[0] in self.beds]

    @property
    def names(self) -> set[str]:
        """Return all that can be asked for; a cue of a folder with its folder."""
        return {*map(self.path, self.cues), *self.beds, *self.pieces, *self.singles}

    def path(self, cue: str) -> str:
        """Return a cue as it is asked for."""
        return f"{self.folder}/{cue}" if self.folder else cue


CAPTAINS = Set(
    "captains", "G", captains.CAPTAINS, ("saloon",),
    {name: partial(tunes.compose, tune) for name, tune in TUNES.items()}, quality=0.0,
    cue_quality=0.05,
)  # fmt: skip
DEBTS = Set("", "B", {}, (), ledger.DEBTS, quality=0.0)
MISSIONS = Set(
    "missions", "G", missions.MISSIONS, ("dunes",),
    {name: partial(outland.compose, trek) for name, trek in TREKS.items()}, quality=0.0,
    cue_quality=0.05,
)  # fmt: skip
"""written in B minor, heard in E minor"""
EDGE = Set(
    "edge", "G", affairs.AFFAIRS, ("rain",),
    {name: partial(noir.compose, case) for name, case in CASES.items()}, quality=0.0,
    cue_quality=0.05,
)  # fmt: skip
"""written in the dorian of E, heard in that of A; the dice table has the same cues"""
OWN = (*CAPTAINS.beds, *MISSIONS.beds, *EDGE.beds)
USUAL = Set(
    "", ROOT, recipes.CUES, tuple(bed for bed in beds.BEDS if bed not in OWN), music.PIECES,
)  # fmt: skip
SETS = (USUAL, CAPTAINS, DEBTS, MISSIONS, EDGE)
