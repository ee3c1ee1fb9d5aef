"""Training of the strongest player: the figures of its judgment, in whole games against itself.
Nothing of this is needed to play."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, NamedTuple

from game.outer_rim import BOX, RULES
from game.outer_rim.game import load
from game.outer_rim.players import learned
from game.outer_rim.players.levels import level
from game.outer_rim.players.schemer import Schemer
from game.outer_rim.players.weights import Style
from game.table.contract import Game, Sight
from game.table.session import Chooser
from game.table.streams import number
from game.table.training import Figures


class Outcome(NamedTuple):
    """The end of a game: the winner's seat, or None, the fame of each seat, and the rounds."""

    winner: int | None
    fame: tuple[int, ...]
    rounds: int


def contest(
    game: Game[Any], styles: Sequence[Style | None], setup: dict[str, Any], seed: int
) -> Outcome:
    """Play a game between styles with drawn characters; None is a seat of the AI deck."""
    kinds = [{"kind": "schemer" if style else "deck"} for style in styles]
    state = game.new(game.setup({**setup, "seats": kinds}), seed)
    players: dict[int, Chooser] = {
        seat: Schemer(seed, seat, style) for seat, style in enumerate(styles) if style
    }
    while (decision := game.decision(state)) is not None:
        if decision.step in RULES.drawn:
            drawn = number(seed, f"contest.{decision.seat}", decision.seq, len(decision.options))
            key = decision.options[drawn].key
        else:
            key = players[decision.seat].choose(Sight(game, state, decision.seat), decision)
        game.choose(state, key)
    return Outcome(state.winner, tuple(each.fame for each in state.players), state.round)


def margin(outcome: Outcome, seat: int) -> float:
    """Return the score of a seat of two, from -1 to 1: half for the win, half for the fame."""
    other = outcome.fame[1 - seat]
    lead = (outcome.fame[seat] - other) / max(1, *outcome.fame)
    won = 0.0 if outcome.winner is None else 1.0 if outcome.winner == seat else -1.0
    return 0.5 * won + 0.5 * lead


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
