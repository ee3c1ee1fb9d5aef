"""Whole games between styles, for learning and measuring: who won, and with how much fame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.outer_rim import RULES
from game.outer_rim.players.schemer import Schemer
from game.outer_rim.players.weights import Style
from game.table.contract import Game, Sight
from game.table.session import Chooser
from game.table.streams import number


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
