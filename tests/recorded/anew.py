"""Record the games anew: ``python -m tests.recorded.anew [BOX...]``.

Run this when rules or cards change on purpose, with the reason in the commit. A game keeps its
answers as long as they are offered; otherwise, or where its file is missing, it is played anew.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.table.refusals import Refused
from tests.recorded.games import BOXES, Recipe
from tests.recorded.recording import Recording, again, read

HERE = Path(__file__).resolve().parent


def main(boxes: Sequence[str]) -> None:
    """Play all games of these boxes, or of all."""
    for box in boxes or BOXES:
        folder = HERE / box
        folder.mkdir(exist_ok=True)
        wanted = {folder / f"{recipe.seed:02}.game": recipe for recipe in BOXES[box]()}
        for old in {*folder.glob("*.game")} - {*wanted}:
            old.unlink()
        for file, recipe in wanted.items():
            recorded(file, recipe).write(file)


def recorded(file: Path, recipe: Recipe) -> Recording:
    """Return a game as it goes today: with the answers of its file, or played."""
    try:
        return again(read(file))
    except (FileNotFoundError, Refused):
        return recipe.record()


if __name__ == "__main__":
    main(sys.argv[1:])
