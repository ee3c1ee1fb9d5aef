"""The packages that playing together needs, and solo play does without."""

from __future__ import annotations

from importlib.util import find_spec

from game.resources import INSTALLED, PROGRAM

PACKAGES = ("websockets", "cryptography")
WHY = (
    "Playing together needs the packages websockets and cryptography. In a terminal: {how}. "
    "Then start Rimward again."
)
"""``how`` to get them"""
WITH_PIP = 'pip install "rimward[online]"'
BY_ITSELF = f"python {PROGRAM} host --help, which downloads them"


def missing() -> str:
    """Return why it cannot be done, "" if it can."""
    if all(find_spec(each) is not None for each in PACKAGES):
        return ""
    return WHY.format(how=WITH_PIP if INSTALLED else BY_ITSELF)
