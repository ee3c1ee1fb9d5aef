"""Make the pieces of cards' pictures in assets/pieces: `python assets/make/pieces.py [NAME ...]`.

The drawings are in ``drawn/``, a module per theme; the brushes in ``piecekit.py``.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import busts
from piecekit import PIECES, finished
from svgkit import write_all

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / "pieces"


def load() -> None:
    """Import the drawings of all themes."""
    for module in sorted((HERE / "drawn").glob("[a-z]*.py")):
        import_module(f"drawn.{module.stem}")


def main(names: list[str]) -> None:
    load()
    missing = [name for name in names if name not in PIECES]
    if missing:
        sys.exit(f"no piece named {', '.join(missing)}; there are {', '.join(sorted(PIECES))}")
    write_all(FOLDER, {name: finished(name) for name in names or PIECES})
    if not names:
        write_all(FOLDER, busts.pictures())


if __name__ == "__main__":
    main(sys.argv[1:])
