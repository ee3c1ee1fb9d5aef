"""Play the golden games anew: ``python -m tests.mandalorian.golden.anew``.

Run this when the rules or cards change on purpose, with the reason in the commit. Each game is a
journal as the table keeps it and, beside it, its story as ``main.py replay`` prints it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.mandalorian.game import load
from tests import golden_games

HERE = Path(__file__).resolve().parent
STEADY, PLANNER = "steady", "planner"
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "asset_alone": (3, PLANNER, {"mission": "the_asset"}),
    "promise_for_two": (
        1, STEADY, {"mission": "a_promise_broken", "mode": "normal", "level": "standard"},
    ),
    "square_for_four": (3, STEADY, {"mission": "town_square", "mode": "normal"}),
}  # fmt: skip
"""name -> seed, kind of player, and setup"""
WANDERS = 0.05
"""how often an answer is drawn by chance"""
SEATS = {"asset_alone": 1, "promise_for_two": 2, "square_for_four": 4}


def play(name: str, folder: Path) -> Path:
    """Play a golden game to its end; return its journal."""
    seed, kind, setup = GAMES[name]
    path, seats = folder / f"{name}.jsonl", SEATS.get(name, 1)
    whole = {"game": "mandalorian", "seats": [{"kind": "human"}] * seats, **setup}
    golden_games.play(load(), whole, seed, (kind,) * seats, path, WANDERS)
    return path


def main(names: Sequence[str]) -> None:
    """Play all games, or these."""
    for name in names or GAMES:
        golden_games.write_story(load(), play(name, HERE))


if __name__ == "__main__":
    main(sys.argv[1:])
