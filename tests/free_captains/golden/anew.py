"""Play the golden games anew: ``python -m tests.free_captains.golden.anew``.

Run this when the rules or cards change on purpose, with the reason in the commit. Each game is a
journal as the table keeps it and, beside it, its story as ``main.py replay`` prints it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from game.commands.replay import tell
from game.free_captains.game import FreeCaptain, load
from game.players import make_players
from game.table.contract import Sight
from game.table.journal import Journal
from game.table.session import Session

HERE = Path(__file__).resolve().parent
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "mina_basic": (11, {"captain": "ca_01", "level": "basic"}),
    "pell_normal": (12, {"captain": "ca_05"}),
    "ondine_advanced": (13, {"captain": "ca_06", "level": "advanced"}),
}
"""name -> seed and setup"""
WANDERS = 0.15
"""how often an answer is drawn by chance, so that all kinds of answers are in the games"""


def play(name: str, folder: Path) -> Path:
    """Play a golden game to its end; return its journal."""
    seed, setup = GAMES[name]
    path = folder / f"{name}.jsonl"
    path.unlink(missing_ok=True)
    whole = {"game": "free_captains", "seats": [{"kind": "human"}], **setup}
    session = Session(load(), whole, seed, path)
    stream = random.Random(seed)
    player = make_players("free_captains", ("greedy",), seed)[0]
    while (decision := session.decision()) is not None:
        if stream.random() < WANDERS:
            session.choose(stream.choice(decision.options).key)
        else:
            session.choose(player.choose(Sight(session.game, session.state, 0), decision))
    session.close()
    return path


def story(game: FreeCaptain, path: Path) -> tuple[str, list[str]]:
    """Return the story of a journal as text, and the lines that do not fit."""
    problems: list[str] = []
    return "\n".join(tell(path, game, Journal.read(path), problems)) + "\n", problems


def main() -> None:
    """Play all games."""
    for name in GAMES:
        path = play(name, HERE)
        for left in HERE.glob(f"{name}.*"):
            if left.suffix not in (".jsonl", ".txt"):
                left.unlink()
        path.with_suffix(".txt").write_text(story(load(), path)[0], "utf-8")


if __name__ == "__main__":
    main()
