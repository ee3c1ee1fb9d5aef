"""Training of the strongest player: the figures of its judgment, in games against
itself. Nothing of this is needed to play."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from game.outer_rim import BOX
from game.outer_rim.game import load
from game.outer_rim.players import learned
from game.outer_rim.players.contests import contest, margin
from game.outer_rim.players.levels import level
from game.outer_rim.players.weights import Style
from game.table.training import Figures

FIXED = ("fame", "goal", "lasting", "final", "cargo", "job", "bounty", "brawl", "meeting")
"""figures that are not learned: the measure of all others, those of ambitions, and likings"""
TABLES: dict[str, dict[str, Any]] = {"base": {}, "box": dict(BOX)}


class Training:
    """The figures of the Legend, in games of two with drawn characters."""

    tables = ("base", "base", "base", "box")

    def __init__(self) -> None:
        self._game = load([])

    def start(self) -> dict[str, float]:
        """Return the figures that the Legend has now."""
        whole = asdict(learned.weights())
        return {name: value for name, value in whole.items() if name not in FIXED}

    def compare(self, one: Figures, other: Figures, table: str, seed: int) -> float:
        """Play a game from both sides; return the score of the first figures."""
        styles = [self._style(one), self._style(other)]
        setup = TABLES[table]
        there = margin(contest(self._game, styles, setup, seed), 0)
        back = margin(contest(self._game, styles[::-1], setup, seed), 1)
        return 0.5 * (there + back)

    def _style(self, figures: Figures) -> Style:
        return replace(level("legend").style, weights=replace(learned.weights(), **figures))

    def write(self, path: Path, figures: Figures, recipe: Mapping[str, Any]) -> None:
        """Write what ``learned`` reads."""
        weights = {**learned.whole().get("weights", {}), **figures}
        told = {**learned.whole(), "recipe": dict(recipe), "weights": dict(sorted(weights.items()))}
        path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
