"""What is counted of games between computer players, and tables of it.

``simulate`` counts what every game has: length, winners, endings. What else is worth counting is
up to each game, which brings ``Statistics`` of its own (``GameRules.statistics``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Protocol

from game.table.events import Event


@dataclass(slots=True, frozen=True)
class Played:
    """One game: its seed, what was decided, and how it ended (or what went wrong).

    ``first`` is the seat that began; ``notes`` holds what the game itself wants counted.
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
        """Take in what happened."""

    @property
    def first(self) -> int:
        """The seat that began."""

    def notes(self) -> dict[str, Any]:
        """What to keep of the game, as plain JSON data."""


class Statistics(Protocol):
    """What a game counts of itself."""

    def watch(self) -> Watcher:
        """A watcher for one game."""

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """The figures of whole games, under names of the game's own."""

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """These figures for people."""

    def page(self, figures: dict[str, Any], command: str) -> str:
        """A page of Markdown about all figures, with the command that makes it."""


@dataclass(slots=True)
class NoWatcher:
    """Takes no note of anything."""

    first: int = 0

    def note(self, events: Iterable[Event]) -> None:
        """Nothing is kept."""

    def notes(self) -> dict[str, Any]:
        """Nothing was kept."""
        return {}


class PlainStatistics:
    """For games that count nothing besides length, winners and endings."""

    def watch(self) -> Watcher:
        """A watcher that notes nothing."""
        return NoWatcher()

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """No figures."""
        return {}

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """No lines."""
        return []

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Length, seats and endings."""
        return page("Games between computer players", figures, command, [])


def page(title: str, figures: dict[str, Any], command: str, parts: Sequence[str]) -> str:
    """A page of Markdown: how it was measured, length, then the parts of the game's own."""
    rounds = figures["rounds"]
    found = [
        f"# {title}",
        f"Measured over {figures['games']:,} games between computer players. The tables are "
        f"written by\n\n```\n{command}\n```\n\n"
        "The same cards and the same command give the same tables.",
        "## Length",
        table(
            ("", "a tenth end by", "median", "nine tenths end by", "longest but one in a hundred"),
            [("rounds", rounds["p10"], rounds["median"], rounds["p90"], rounds["p99"])],
        ),
        "Games that went wrong: " + str(figures["errors"]) + ".",
        "## Endings",
        table(("", "games"), figures["endings"].items()),
        *parts,
    ]
    return "\n\n".join(found) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    found = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    found += ["| " + " | ".join(str(each) for each in row) + " |" for row in rows]
    return "\n".join(found)


def share(part: int, whole: int) -> float:
    """Percent, to a tenth; 0 of nothing."""
    return round(100 * part / whole, 1) if whole else 0.0


def doubt(part: int, whole: int) -> float:
    """Two standard errors of a share, in percent, to a tenth; 0 of nothing."""
    if not whole:
        return 0.0
    chance = part / whole
    return round(200 * sqrt(chance * (1 - chance) / whole), 1)
