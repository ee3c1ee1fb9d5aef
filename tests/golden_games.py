"""Whole games written down: the journal as the table keeps it, and the story beside it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.commands.replay import tell
from game.players import make_players
from game.table.contract import Game, Sight
from game.table.journal import Journal
from game.table.session import Session

WANDERS = 0.15
"""how often an answer is drawn by chance, so that all kinds of answers are in the games"""


def play(
    game: Game[Any],
    setup: dict[str, Any],
    seed: int,
    kinds: Sequence[str],
    path: Path,
    wanders: float = WANDERS,
) -> None:
    """Play a game to its end, with a computer player of each of these kinds, into a journal."""
    path.unlink(missing_ok=True)
    session = Session(game, setup, seed, path)
    stream = random.Random(seed)
    players = make_players(game.id, kinds, seed)
    while (decision := session.decision()) is not None:
        if stream.random() < wanders:
            session.choose(stream.choice(decision.options).key)
        else:
            sight = Sight(session.game, session.state, decision.seat)
            session.choose(players[decision.seat].choose(sight, decision))
    session.close()


def story(game: Game[Any], path: Path) -> tuple[str, list[str]]:
    """Return the story of a journal as text, and the lines that do not fit."""
    problems: list[str] = []
    return "\n".join(tell(path, game, Journal.read(path), problems)) + "\n", problems


def write_story(game: Game[Any], path: Path) -> None:
    """Write the story beside a journal, and remove what playing left there."""
    for left in path.parent.glob(f"{path.stem}.*"):
        if left.suffix not in (".jsonl", ".txt"):
            left.unlink()
    path.with_suffix(".txt").write_text(story(game, path)[0], "utf-8")
