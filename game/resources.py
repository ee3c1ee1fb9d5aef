"""Where the content that comes with the game is: cards, maps, pictures and sound.

They have folders of their own at the top of the project. A package built from it carries them in
``data`` beside this module, as ``setup.cfg`` lays down.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
INSTALLED = (PACKAGE / "data").is_dir()
ROOT = PACKAGE / "data" if INSTALLED else PACKAGE.parent
"""The folder with ``assets``, ``cards`` and ``maps`` in it."""
PROGRAM = "rimward" if INSTALLED else "main.py"
"""what the player typed to start it"""


def named(words: str) -> str:
    """Words that say ``main.py``, with the name that the program has here."""
    return words.replace("main.py", PROGRAM)
