"""Characters that players make themselves, as a game hands them to commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Made:
    """A character: the sheet in lines, the same as plain data, and the files of a pack of this one
    card by name. With ``reasons`` nothing else: why there is none."""

    lines: tuple[str, ...] = ()
    data: Any = None
    pack: tuple[tuple[str, str], ...] = ()
    reasons: tuple[str, ...] = ()
