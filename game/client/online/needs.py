"""The packages that playing together needs, and solo play does without."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = ("websockets", "cryptography")
WHY = 'Needs the packages websockets and cryptography. In a terminal: pip install "rimward[online]"'


def missing() -> str:
    """Return why it cannot, "" if it can."""
    return "" if all(find_spec(each) is not None for each in PACKAGES) else WHY
