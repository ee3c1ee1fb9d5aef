"""Statistics of games between computer players, and tables of them.

``simulate`` counts what every game has: length, winners, endings. A game adds its own through
``Statistics`` (``GameRules.statistics``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Protocol

from game.table.events import Event


@dataclass(slots=True, frozen=True)
class Played:
    """One game: its seed, its number of decisions, and its end (or error).

    ``first`` is the starting seat; ``notes`` holds the game's own counts.
    """

    seed: int
    decisions: int = 0
    choices: int = 0
    rounds: int = 0
    winner: int | None = None
    ending: str = ""
    error: str = ""
    first: int = 0
    notes: dict[str, Any] = field(default_factory=dict)


class Watcher(Protocol):
    """Follows one game."""

    def note(self, events: Iterable[Event]) -> None:
        """Record events."""

    @property
    def first(self) -> int:
        """Return the starting seat."""

    def notes(self) -> dict[str, Any]:
        """Return the game's counts as plain JSON data."""


class Statistics(Protocol):
    """A game's own statistics."""

    def watch(self) -> Watcher:
        """Return a watcher for one game."""

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """Return the figures of whole games, under the game's own names."""

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """Format these figures as lines for people."""

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Return a page of Markdown about all figures, with the command that makes it."""

    def compared(self, field: str, runs: Mapping[str, dict[str, Any]], command: str) -> str:
        """Return a page about the figures of games with each value of a field of the setup."""


@dataclass(slots=True)
class NoWatcher:
    """A watcher that records nothing."""

    first: int = 0

    def note(self, events: Iterable[Event]) -> None:
        """Ignore the events."""

    def notes(self) -> dict[str, Any]:
        """Return no notes."""
        return {}


class PlainStatistics:
    """Statistics for games that count only length, winners and endings."""

    def watch(self) -> Watcher:
        """Return a watcher that records nothing."""
        return NoWatcher()

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """Return no figures."""
        return {}

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """Return no lines."""
        return []

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Return a page with length, seats and endings."""
        return page("Games between computer players", figures, command, [])

    def compared(self, field: str, runs: Mapping[str, dict[str, Any]], command: str) -> str:
        """Return a part for each value, under the headings of its page."""
        parts = [f"# Games by {field}"]
        for value, figures in runs.items():
            text = self.page(figures, command).partition("\n")[2].strip()
            parts += [f"## {value}", text.replace("\n## ", "\n### ")]
        return "\n\n".join(parts) + "\n"


def page(title: str, figures: dict[str, Any], command: str, parts: Sequence[str]) -> str:
    """Return a page of Markdown: the method, length, then the game's own sections."""
    rounds = figures["rounds"]
    found = [
        f"# {title}",
        f"Measured over {figures['games']:,} games between computer players. The tables are "
        f"written by\n\n```\n{command}\n```\n\n"
        "The same cards and the same command give the same tables.",
        "## Length",
        table(
            ("", "a tenth end by", "median", "nine tenths end by", "99% end by"),
            [("rounds", rounds["p10"], rounds["median"], rounds["p90"], rounds["p99"])],
        ),
        "Games that went wrong: " + str(figures["errors"]) + ".",
        "## Endings",
        table(("", "games"), figures["endings"].items()),
        *parts,
    ]
    return "\n\n".join(found) + "\n"


HEADINGS = re.compile(r"(?m)^(#+) (.+)$")


def replaced(text: str, section: str) -> str:
    """Return a file of Markdown with this section in place of the one under the same heading, or at
    the end if there is none. A section begins at the first level; its headings take the level of
    the one that it replaces."""
    title = section.partition("\n")[0].removeprefix("# ")
    levels = (len(marks) for marks, known in HEADINGS.findall(text) if known == title)
    level = next(levels, 0)
    if not level:
        return f"{text.rstrip()}\n\n{section}" if text.strip() else section
    section = HEADINGS.sub(lambda found: "#" * (level - 1) + found[0], section)
    parts = re.split(rf"(?m)^(?=#{{1,{level}}} )", text)
    heading = section.partition("\n")[0]
    whole = (section if each.partition("\n")[0] == heading else each for each in parts)
    return "\n\n".join(each.strip() for each in whole if each.strip()) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a Markdown table."""
    found = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    found += ["| " + " | ".join(str(each) for each in row) + " |" for row in rows]
    return "\n".join(found)


def share(part: int, whole: int) -> float:
    """Return a percentage to a tenth; 0 of nothing."""
    return round(100 * part / whole, 1) if whole else 0.0


def doubt(part: int, whole: int) -> float:
    """Return two standard errors of a share, in percent, to a tenth; 0 of nothing."""
    if not whole:
        return 0.0
    chance = part / whole
    return round(200 * sqrt(chance * (1 - chance) / whole), 1)
