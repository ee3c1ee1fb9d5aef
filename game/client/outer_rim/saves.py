"""A journal in one line for the list of games."""

from __future__ import annotations

from pathlib import Path

from game.client.outer_rim.model import game_for
from game.outer_rim.game import OuterRim
from game.table.journal import Journal, JournalError
from game.table.plain import plain


def describe(path: Path) -> str:
    """Who plays whom, to how much fame, and how far it is. Raises ``JournalError`` with the
    reason for a file that is no game of this kind."""
    kept = Journal.read(path)
    if kept.header.game != OuterRim.id:
        raise JournalError(f"{path.name} is a game of {kept.header.game}, not of Outer Rim.")
    game = game_for(kept.header)
    try:
        setup = game.setup(kept.header.setup)
    except ValueError as problem:
        why = plain(problem).rstrip(".")
        raise JournalError(f"{path.name} does not fit this version: {why}.") from problem
    names = [
        seat.name or game.content.name(seat.character or "") or "someone" for seat in setup.seats
    ]
    seats = names[0] + (f" against {' and '.join(names[1:])}" if names[1:] else "")
    if kept.outcome is not None:
        winner = kept.outcome.winner
        how = f"won by {names[winner]}" if winner is not None else "ended without a winner"
        return f"{seats}, {how}, {_scores(kept.outcome.scores)}"
    answers = len(kept.answers)
    return (
        f"{seats}, to {setup.fame_goal} fame, {answers} answer{'s' if answers != 1 else ''} given"
    )


def _scores(scores: tuple[int, ...]) -> str:
    return " to ".join(str(score) for score in scores) + " fame"
