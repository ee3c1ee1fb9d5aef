"""The facts of each cue, from the file beside the sounds: its step of loudness, takes and tones."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

MOST = 9  # largest count of things that has a cue of its own
OVER_MUSIC = ("event", "end")
"""steps of loudness under which the music makes way"""


@dataclass(frozen=True)
class CueFacts:
    """The step of a cue, how many takes it has, its tones without their octaves, and whether there
    is an open voicing of it, whose tones fit all chords."""

    step: str = "widget"
    takes: int = 1
    tones: tuple[str, ...] = ()
    voiced: bool = False

    def files(self, name: str) -> Iterator[str]:
        """Return the names of all files of the cue, without their ending."""
        for take in range(self.takes):
            yield file_name(name, take)
            if self.voiced:
                yield file_name(name, take, True)


def cue_for_count(name: str, count: int) -> str:
    """Return the name of a cue for that many things at once: "dice_3", or "dice" for none."""
    return f"{name}_{min(count, MOST)}" if count > 0 else name


def file_name(name: str, take: int = 0, wide: bool = False) -> str:
    """Return the name of a take of a cue: "press", "press.2", or "fame_gain.open"."""
    return f"{name}{f'.{take + 1}' if take else ''}{'.open' if wide else ''}"


def read(path: Path) -> Mapping[str, CueFacts]:
    """Return the facts of all cues; raise OSError or ValueError if the file is broken."""
    rows = json.loads(path.read_text("utf-8"))
    return {
        name: CueFacts(str(row["step"]), int(row["takes"]), tuple(row["tones"]), bool(row["open"]))
        for name, row in rows.items()
    }
