"""Learning from self-play: what a game gives to ``main.py train``.

A game with a learner names it in its ``GameRules``. Learning needs nothing of any player but
figures by name; how good some are shows in games against others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.table import registry

Figures = Mapping[str, float]


class Learner(Protocol):
    """The figures of a game's computer player, and how they are compared."""

    tables: Sequence[str]
    """the kinds of table at which games are played, in turn"""

    def start(self) -> dict[str, float]:
        """Return the figures that the player has now; each is above 0."""

    def compare(self, one: Figures, other: Figures, table: str, seed: int) -> float:
        """Play with these figures against the others, the same game from both sides; return the
        score of the first, from -1 to 1."""

    def write(self, path: Path, figures: Figures, recipe: Mapping[str, Any]) -> None:
        """Write what the player reads."""


def learner(game: str) -> Learner | None:
    """Return the learner of a game, None if it has none. Raise ``UnknownGame``."""
    home = registry.rules(game).learner
    made: Learner | None = registry.found(home)() if home else None
    return made
