"""What a game between computer players is remembered by: its length, its seats, its market.

A record is one game as a line of JSON; a file of records can be gone on with later.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.outer_rim.events import (
    CardBought,
    CharacterPicked,
    FirstPlayerChosen,
    MarketRevealed,
)
from game.table.events import Event
from game.table.files import read_file, write_whole

MOST = 256 << 20
"""bytes of a file of records, enough for 100,000 games"""


class BadRecord(ValueError):
    """A file of records that cannot be used: a sentence."""


@dataclass(slots=True, frozen=True)
class Played:
    """One game: its seed, what was decided, and how it ended (or what went wrong).

    ``first`` is the seat that began, ``characters`` is by seat; ``up`` names the market cards
    that lay faceup at some time, ``bought`` those that somebody bought.
    """

    seed: int
    decisions: int = 0
    choices: int = 0
    rounds: int = 0
    winner: int | None = None
    ending: str = ""
    error: str = ""
    first: int = 0
    characters: tuple[str, ...] = ()
    up: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()


@dataclass(slots=True)
class Tally:
    """Listens to the events of one game. Games that have no such events leave it empty."""

    first: int = 0
    characters: dict[int, str] = field(default_factory=dict)
    up: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)

    def note(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if isinstance(event, MarketRevealed) and event.card:
                self.up.add(event.card)
            elif isinstance(event, CardBought):
                self.up.add(event.card)
                self.bought.add(event.card)
            elif isinstance(event, CharacterPicked):
                self.characters[event.seat] = event.character
            elif isinstance(event, FirstPlayerChosen):
                self.first = event.seat

    def by_seat(self) -> tuple[str, ...]:
        """The characters in the order of the seats."""
        return tuple(self.characters[seat] for seat in sorted(self.characters))


def read(path: Path, plan: dict[str, Any]) -> list[Played]:
    """The games in a file of records; none if there is no file yet.

    Raises ``BadRecord`` if the file cannot be read or was written for another plan: figures of
    different games must not be added up. A last line that was cut off is left out.
    """
    if not path.exists():
        return []
    lines = read_file(path, MOST).decode("utf-8", "replace").splitlines()
    found: list[Any] = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            if number < len(lines):
                raise BadRecord(f"{path}:{number}: this line is not JSON") from None
    if not found:
        return []
    if found[0] != {"plan": plan}:
        raise BadRecord(
            f"{path}: these games were played with other cards or another setup; name a new file "
            "for --record"
        )
    try:
        return [played(each) for each in found[1:]]
    except (KeyError, TypeError) as error:
        raise BadRecord(f"{path}: a line is not the record of a game: {error}") from error


def played(data: dict[str, Any]) -> Played:
    """A game from its record."""
    lists = {name: tuple(data[name]) for name in ("characters", "up", "bought")}
    return Played(**{**data, **lists})


def begin(path: Path, plan: dict[str, Any], games: Iterable[Played]) -> None:
    """Write a file of records anew: the plan, then these games."""
    lines = [json.dumps({"plan": plan}), *(line(game) for game in games)]
    write_whole(path, "".join(f"{each}\n" for each in lines).encode())


def add(path: Path, game: Played) -> None:
    """Append one game."""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line(game)}\n")


def line(game: Played) -> str:
    """A game as a line of JSON."""
    return json.dumps(asdict(game))
