"""The location of the content that comes with the game: cards, maps, pictures and sound.

They have their own folders at the top of the project. A package built from it carries them in
``data`` beside this module, as specified in ``setup.cfg``.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
INSTALLED = (PACKAGE / "data").is_dir()
ROOT = PACKAGE / "data" if INSTALLED else PACKAGE.parent
"""The folder with ``assets``, ``cards`` and ``maps`` in it."""
PROGRAM = "rimward" if INSTALLED else "main.py"
"""the command typed by the player"""


def named(words: str) -> str:
    """Replace ``main.py`` in a text by the program's current name."""
    return words.replace("main.py", PROGRAM)
