"""The facts of each cue, from the file beside the sounds: its step of loudness, takes and tones."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

OPEN = frozenset({"B", "E"})
"""tones that need no other voicing: they are foreign and near to no chord"""
OVER_MUSIC = ("event", "end")
"""steps of loudness under which the music makes way"""


@dataclass(frozen=True)
class CueFacts:
    """The step of a cue, how many takes it has, and its tones without their octaves."""

    step: str = "widget"
    takes: int = 1
    tones: tuple[str, ...] = ()

    @property
    def voiced(self) -> bool:
        """Return True if there is an open voicing of it."""
        return not set(self.tones) <= OPEN

    def files(self, name: str) -> Iterator[str]:
        """Return the names of all files of the cue, without their ending."""
        for take in range(self.takes):
            yield file_name(name, take)
            if self.voiced:
                yield file_name(name, take, True)


def file_name(name: str, take: int = 0, wide: bool = False) -> str:
    """Return the name of a take of a cue: "press", "press.2", or "fame_gain.open"."""
    return f"{name}{f'.{take + 1}' if take else ''}{'.open' if wide else ''}"


def read(path: Path) -> Mapping[str, CueFacts]:
    """Return the facts of all cues; raise OSError or ValueError if the file is broken."""
    rows = json.loads(path.read_text("utf-8"))
    return {
        name: CueFacts(str(row["step"]), int(row["takes"]), tuple(row["tones"]))
        for name, row in rows.items()
    }
