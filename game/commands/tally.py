"""Records of games between computer players, one JSON line per game.

A run of ``simulate`` can continue a file of records later.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from game.table.files import read_file, write_whole
from game.table.statistics import Played

MOST = 256 << 20
"""maximum size of a file of records in bytes, enough for 100,000 games"""

FIELDS = {field.name for field in fields(Played)}


class BadRecord(ValueError):
    """A file of records cannot be used. The message is a sentence."""


def read(path: Path, plan: dict[str, Any]) -> list[Played]:
    """Return the games in a file of records; none if the file does not exist.

    Raise ``OSError`` if the file cannot be read, and ``BadRecord`` if it was written for another
    plan, since figures of different games must not be added up. A truncated last line is ignored.
    """
    try:
        lines = read_file(path, MOST).decode("utf-8", "replace").splitlines()
    except FileNotFoundError:
        return []
    found: list[Any] = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(json.loads(line))
        except (ValueError, RecursionError):
            if number < len(lines):
                raise BadRecord(f"{path}:{number}: this line is not JSON") from None
    if not found:
        return []
    if found[0] != {"plan": plan}:
        raise BadRecord(
            f"{path}: these games were played with other cards or another setup; name a new file "
            "for --record"
        )
    for number, each in enumerate(found[1:], 2):
        if not isinstance(each, dict) or each.keys() != FIELDS:
            raise BadRecord(f"{path}:{number}: a line is not the record of a game")
    return [Played(**each) for each in found[1:]]


def begin(path: Path, plan: dict[str, Any], games: Iterable[Played]) -> None:
    """Rewrite a file of records: the plan, then these games."""
    lines = [json.dumps({"plan": plan}), *(line(game) for game in games)]
    write_whole(path, "".join(f"{each}\n" for each in lines).encode())


def add(path: Path, game: Played) -> None:
    """Append one game."""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line(game)}\n")


def line(game: Played) -> str:
    """Return a game as a line of JSON."""
    return json.dumps(asdict(game))
