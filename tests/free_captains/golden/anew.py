"""Play the golden games anew: ``python -m tests.free_captains.golden.anew``.

Run this when the rules or cards change on purpose, with the reason in the commit. Each game is a
journal as the table keeps it and, beside it, its story as ``main.py replay`` prints it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.free_captains.game import load
from tests import golden_games

HERE = Path(__file__).resolve().parent
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "mina_basic": (11, {"captain": "ca_01", "level": "basic"}),
    "pell_normal": (12, {"captain": "ca_05"}),
    "ondine_advanced": (13, {"captain": "ca_06", "level": "advanced"}),
}
"""name -> seed and setup"""


def play(name: str, folder: Path) -> Path:
    """Play a golden game to its end; return its journal."""
    seed, setup = GAMES[name]
    path = folder / f"{name}.jsonl"
    whole = {"game": "free_captains", "seats": [{"kind": "human"}], **setup}
    golden_games.play(load(), whole, seed, ("greedy",), path)
    return path


def main() -> None:
    """Play all games."""
    for name in GAMES:
        golden_games.write_story(load(), play(name, HERE))


if __name__ == "__main__":
    main()
