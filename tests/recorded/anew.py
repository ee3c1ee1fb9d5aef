"""Record the games anew: ``python -m tests.recorded.anew [BOX...]``.

Run this when rules or cards change on purpose, with the reason in the commit.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.recorded.games import BOXES

HERE = Path(__file__).resolve().parent


def main(boxes: Sequence[str]) -> None:
    """Play all games of these boxes, or of all."""
    for box in boxes or BOXES:
        folder = HERE / box
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.game"):
            old.unlink()
        for recipe in BOXES[box]():
            recipe.record().write(folder / f"{recipe.seed:02}.game")


if __name__ == "__main__":
    main(sys.argv[1:])
