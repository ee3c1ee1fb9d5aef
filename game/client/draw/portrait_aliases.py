"""People who are known by several ids: one may be a token in one box and a character in another,
and is drawn once. Who shares whose picture stands in assets/likenesses.json."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

TABLE = "likenesses.json"
PEOPLE = ("emblems", "busts", "busts_left")
BUST = "bust_"  # begins the name of a piece that shows a person


@lru_cache(maxsize=4)
def table(assets: Path) -> dict[str, str]:
    """Return whose picture shows whom, by id; empty where no file says so."""
    file = assets / TABLE
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else {}


def picture_name(assets: Path, folder: str, name: str) -> str:
    """Return the name of the picture in a folder that stands for ``name``."""
    if folder in PEOPLE:
        return table(assets).get(name, name)
    if folder == "pieces" and name.startswith(BUST):
        who = name.removeprefix(BUST)
        return BUST + table(assets).get(who, who)
    return name
