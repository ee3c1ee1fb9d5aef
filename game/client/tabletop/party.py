"""The players and the other choices for setting up a game.

Every choice has a default, and the last choices are remembered. A game subclasses ``Party`` with
its own choices, and ``Seat`` if its seats have more than a name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import TypeAdapter, ValidationError

from game.client.shell.paths import config_folder
from game.table.files import SMALL, read_file, write_whole

LONGEST_NAME = 14
Kind = tuple[str, str]
"""a kind of player, and its label"""
FRIEND: Kind = ("human", "A friend")


@dataclass(frozen=True)
class Rule:
    """A house rule as a player reads it."""

    id: str
    name: str
    words: str


@dataclass
class Seat:
    """One seat: a person at this screen ("human") or a kind of computer player."""

    kind: str = "human"
    name: str = field(default="", kw_only=True)


S = TypeVar("S", bound=Seat)


@dataclass
class Party(ABC, Generic[S]):
    """The choices for a game; each field of a game's own class needs a default.

    ``variants`` are the ids of the house rules in use, in the order of ``rules``.
    """

    seats: list[S] = field(default_factory=list)
    variants: list[str] = field(default_factory=list, kw_only=True)
    practice: bool = field(default=False, kw_only=True)
    unaided: bool = field(default=False, kw_only=True)
    """whether there are neither hints nor a coach at this table"""
    uncounted: bool = field(default=False, kw_only=True)
    """whether the records leave out that hints were used"""

    game: ClassVar[str] = ""
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 4
    rules: ClassVar[Sequence[Rule]] = ()
    has_code: ClassVar[bool] = False
    """whether a setup can be shared as a code"""

    # -- for the game to fill in --

    @abstractmethod
    def setup(self, seed: int) -> dict[str, Any]:
        """Return the setup for these choices, as the rules read it."""

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return the kinds of player allowed in a seat."""
        return (FRIEND,)

    def offered(self, place: int) -> Sequence[Kind]:
        """Return the kinds that the row of a seat offers: all, if they are few."""
        return self.kinds(place)

    def newcomer(self) -> S:
        """Return the seat of one more person."""
        return replace(self.seats[0], kind="human", name="")

    def fits(self) -> bool:
        """Return True if the game's own choices, read from a file, are valid."""
        return True

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, as written; "" if there is none."""
        return ""

    def from_code(self, text: str) -> tuple[Self, int]:
        """Return the choices and the seed of a code; names remain. Raise ``ValueError``."""
        raise ValueError("This game has no codes.")

    # -- reading --

    @property
    def alone(self) -> bool:
        """True if there is one person at the table."""
        return sum(seat.kind == "human" for seat in self.seats) == 1

    @property
    def practises(self) -> bool:
        """True if this will be a practice game: chosen, and nobody else is affected."""
        return self.practice and self.alone

    def sound(self) -> bool:
        """Return True if these choices, read from a file, are valid."""
        known = [each.id for each in self.rules]
        return (
            self.fewest <= len(self.seats) <= self.most
            and all(seat.kind in dict(self.kinds(place)) for place, seat in enumerate(self.seats))
            and all(_fair(seat.name) for seat in self.seats)
            and all(self.variants.count(each) == 1 and each in known for each in self.variants)
            and self.fits()
        )

    # -- changing --

    def add(self) -> int:
        """Add one more person, after the last one; return the index."""
        people = [place for place, seat in enumerate(self.seats) if seat.kind == "human"]
        if len(self.seats) < self.most:
            at = people[-1] + 1 if people else 0
            self.seats.insert(at, self.newcomer())
            return at
        return people[-1]

    def remove(self, place: int) -> None:
        """Remove a seat."""
        if len(self.seats) > self.fewest:
            del self.seats[place]

    def play_by(self, place: int, kind: str) -> None:
        """Change the kind of player in a seat."""
        self.seats[place].kind, self.seats[place].name = kind, ""

    def turn(self, rule: str, on: bool) -> None:
        """Turn a house rule on or off."""
        chosen = {*self.variants, rule} if on else {*self.variants} - {rule}
        self.variants = [each.id for each in self.rules if each.id in chosen]

    # -- remembering --

    @classmethod
    def memory_path(cls) -> Path:
        """Return the path of the file with the last choices."""
        return config_folder() / f"{cls.game}.json"

    @classmethod
    def remembered(cls) -> Self:
        """Return the last choices if they are still valid, otherwise the defaults."""
        try:
            kept = TypeAdapter(cls).validate_json(read_file(cls.memory_path(), SMALL), strict=True)
        except (OSError, ValidationError):
            return cls()
        return kept if kept.sound() else cls()

    def remember(self) -> None:
        """Save the choices for the next time; a folder that cannot be written is harmless."""
        with suppress(OSError, ValueError):
            data = TypeAdapter(type(self)).dump_json(self, indent=2) + b"\n"
            write_whole(self.memory_path(), data)


def _fair(name: str) -> bool:
    """Return True if this can be a player's name."""
    return name.isprintable() and len(name) <= LONGEST_NAME
