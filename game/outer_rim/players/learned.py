"""Figures that the players have learned from games: a file beside this module, read when it is
first asked for.

``weights`` are figures of the Legend's judgment in place of the usual ones (``main.py train``),
``characters`` the share of games won with each character beside the mean of all.
"""

from __future__ import annotations

import json
from dataclasses import fields
from functools import lru_cache
from importlib.resources import files
from typing import Any

from game.outer_rim.players.weights import Weights

FILE = "learned.json"


@lru_cache(maxsize=1)
def whole() -> dict[str, Any]:
    """Return all that was learned; nothing if there is no file."""
    file = files(__package__).joinpath(FILE)
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def weights() -> Weights:
    """Return the Legend's weights; a figure that is no longer one is left out."""
    known = {field.name for field in fields(Weights)}
    found = whole().get("weights", {})
    return Weights(**{name: float(each) for name, each in found.items() if name in known})


def character(id: str) -> float:
    """Return how much more often than the mean a character has won, 0 for an unknown one."""
    return float(whole().get("characters", {}).get(id, 0.0))
