"""Lines of a card for the log.

A card speaks to its player: ``The droid lets you in.`` For the log it has the same line about the
player beside it, ``{who}`` or ``{who:'s}``: ``The droid lets {who} in.``
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.table.grammar import Name

YOU = re.compile(r"\byou(?:rs?|rself|rselves)?\b", re.IGNORECASE)
NAMES = ("{who}", "{who:'s}")
"""what stands for the player in a text for the log"""
SENTENCE_END = re.compile(r"(?<=[.!?]) ")


class Spoken(NamedTuple):
    """A line of a card, and its text for the log, "" for none."""

    line: str = ""
    log: str = ""

    def told_of(self, who: str) -> str:
        """Return the line with the name of the player it speaks to, "" without words for that."""
        return self.log.format(who=Name(who)) if YOU.search(self.line) else self.line


def opening(story: str) -> str:
    """Return the first sentence of a story, which is all of it that the log has."""
    return SENTENCE_END.split(story, 1)[0]


def spoken(part: object) -> Iterator[tuple[str, Spoken]]:
    """Yield the lines of a part of a card that may have a text for the log, by name."""
    for name in ("story", "passed", "failed"):
        log = getattr(part, f"{name}_log", None)
        if log is not None:
            line = getattr(part, name)
            yield name, Spoken(opening(line) if name == "story" else line, log)
