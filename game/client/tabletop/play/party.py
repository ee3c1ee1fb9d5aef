"""The players and the other choices for setting up a game.

Every choice has a default, and the last choices are remembered. A game subclasses ``Party`` with
its own choices, and ``Seat`` if its seats have more than a name. ``why_not_...`` is the reason, as
a sentence for the player, why something cannot be chosen, "" if it can. No choice for one seat
changes another seat; what a choice changes besides is returned in words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import TypeAdapter

from game.client.paths import config_folder
from game.table.files import KeptFile

LONGEST_NAME = 14


@dataclass(frozen=True)
class Kind:
    """A kind of player: its id in a setup, its name, and how it plays in a sentence or two.

    ``level`` of ``levels`` is how strong a computer player is among others like it; 0 for others.
    """

    id: str
    name: str
    words: str = ""
    level: int = 0
    levels: int = 0


YOU = Kind("human", "You", "You play.")
FRIEND = Kind("human", "Friend", "Another person at this screen.")


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
    """kept while a computer player has the seat"""

    @property
    def called(self) -> str:
        """The name of the person in this seat, as the rules read it."""
        return self.name.strip() if self.kind == "human" else ""


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
        """Return the kinds of player that there are for a seat."""
        return (FRIEND,) if place else (YOU,)

    def why_not_kind(self, place: int, kind: str) -> str:
        """Return the reason why a kind of player cannot have a seat now."""
        return ""

    @property
    def why_not_add(self) -> str:
        """The reason why nobody can be added to a table that has room."""
        return ""

    @property
    def why_not_start(self) -> str:
        """The reason why no game can begin with these choices."""
        return ""

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

    def kind(self, place: int) -> Kind:
        """Return the kind of player in a seat."""
        return next(each for each in self.kinds(place) if each.id == self.seats[place].kind)

    def seat_words(self, place: int) -> str:
        """Return a seat as a sentence names it: "seat 2 (Kim)"."""
        seat = self.seats[place]
        name = seat.called if seat.kind == "human" else self.kind(place).name
        return f"player {place + 1} ({name})" if name else f"player {place + 1}"

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
            and all(
                seat.kind in [each.id for each in self.kinds(place)]
                for place, seat in enumerate(self.seats)
            )
            and all(_fair(seat.name) for seat in self.seats)
            and all(self.variants.count(each) == 1 and each in known for each in self.variants)
            and self.fits()
        )

    # -- changing --

    def add(self) -> int:
        """Add one more seat, after the last one; return the index of the last."""
        if len(self.seats) < self.most and not self.why_not_add:
            self.seats.append(self.newcomer())
        return len(self.seats) - 1

    def remove(self, place: int) -> None:
        """Remove a seat."""
        if len(self.seats) > self.fewest:
            del self.seats[place]

    def play_by(self, place: int, kind: str) -> str:
        """Change the kind of player in a seat; return what else that changes. A person's name is
        there again when a person is."""
        self.seats[place].kind = kind
        return ""

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
    def last_choices(cls) -> Self:
        """Return the last choices if they are still valid, otherwise the defaults."""
        return cls._memory().read()

    def remember(self) -> None:
        """Save the choices for the next time. A file that cannot be read or written is harmless,
        and stays as it is."""
        with suppress(ValueError):
            self._memory().try_change(lambda known: self)

    @classmethod
    def _memory(cls) -> KeptFile[Self]:
        return KeptFile(cls.memory_path(), cls._parse, cls._encode, cls)

    @classmethod
    def _parse(cls, data: bytes) -> Self:
        kept: Self = TypeAdapter(cls).validate_json(data, strict=True)
        return kept if kept.sound() else cls()

    def _encode(self) -> bytes:
        return TypeAdapter(type(self)).dump_json(self, indent=2) + b"\n"


def _fair(name: str) -> bool:
    """Return True if this can be a player's name."""
    return name.isprintable() and len(name) <= LONGEST_NAME
