"""The players: seats with their character, ship and name, the fame goal and the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from game.client.games.outer_rim.house_rules import RULES
from game.client.games.outer_rim.model import the_game
from game.client.tabletop import party
from game.client.tabletop.party import FRIEND, Kind, Rule
from game.outer_rim import share
from game.outer_rim.ai.seats import AI_NUMBERS
from game.outer_rim.cards.models import Character
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.share import CodeError
from game.outer_rim.state import SeatSetup, Setup
from game.table.streams import shuffled

SHIPS = ("g_1a_starfighter", "g9_rigger")
GOALS = (8, 10, 12)
MAPS = ("standard", "modular")
AI_DECK: Kind = ("deck", "AI deck")
RANDOM = "?"
"""stands for a character that the seed decides on when the game begins"""


@dataclass
class Seat(party.Seat):
    """One seat: a player at this screen ("human") or the AI deck ("deck").

    ``character`` may be ``RANDOM``.
    """

    character: str = RANDOM
    ship: str = SHIPS[0]


def usual_seats() -> list[Seat]:
    """Return the seats of the very first game."""
    return [Seat("human", "han_solo"), Seat("deck", "lando_calrissian")]


@dataclass
class Party(party.Party[Seat]):
    """The choices for a game of Outer Rim."""

    seats: list[Seat] = field(default_factory=usual_seats)
    fame_goal: int = GOALS[1]
    map: str = MAPS[0]

    game: ClassVar[str] = OuterRim.id
    fewest: ClassVar[int] = 2
    rules: ClassVar[Sequence[Rule]] = RULES
    has_code: ClassVar[bool] = True

    def setup(self, seed: int = 0) -> dict[str, Any]:
        """Return the setup for these choices; the seed draws random characters."""
        data: dict[str, Any] = {
            "game": "outer_rim",
            "fame_goal": self.fame_goal,
            "map": self.map,
            "seats": [_setup(seat) for seat in self.cast_by(seed)],
        }
        return data | ({"variants": list(self.variants)} if self.variants else {})

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return the kinds of player allowed in a seat: the AI deck only in the last one
        (OR-R102)."""
        return (FRIEND, AI_DECK) if 0 < place == len(self.seats) - 1 else (FRIEND,)

    def newcomer(self) -> Seat:
        """Return the seat of one more person, with a character that nobody has."""
        return Seat("human", self._free("human"))

    def fits(self) -> bool:
        """Return True if characters, ships, goal and map are valid."""
        played = [seat.character for seat in self.seats if seat.character != RANDOM]
        return (
            len(set(played)) == len(played)
            and all(seat.character in (RANDOM, *_ids(seat.kind)) for seat in self.seats)
            and all(seat.ship in SHIPS for seat in self.seats)
            and self.fame_goal in GOALS
            and self.map in MAPS
        )

    # -- chance and codes --

    def cast_by(self, seed: int) -> list[Seat]:
        """Return the seats with everybody's character: random ones are drawn, the AI's first."""
        free = shuffled(seed, {}, "cast", [id for id in _ids("human") if id not in self._taken()])
        cast = {place: seat for place, seat in enumerate(self.seats)}
        for place, seat in reversed(list(cast.items())):
            if seat.character == RANDOM:
                drawn = next(id for id in free if id in _ids(seat.kind))
                free = tuple(id for id in free if id != drawn)
                cast[place] = replace(seat, character=drawn)
        return [cast[place] for place in range(len(self.seats))]

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, "" if there is none."""
        seats = tuple(
            SeatSetup(
                each.kind,
                character=None if each.character == RANDOM else each.character,
                ship=each.ship if each.kind == "human" else None,
            )
            for each in self.seats
        )
        rules = tuple(each for each in VARIANTS if each in self.variants)
        goal, map_ = self.fame_goal, self.map
        setup = Setup(seats, fame_goal=goal, map=map_, variants=rules)  # type: ignore[arg-type]
        try:
            return share.grouped(share.encode(setup, seed))
        except CodeError:
            return ""

    def from_code(self, text: str) -> tuple[Party, int]:
        """Return the choices and the seed of a code; names remain. Raise ``CodeError``."""
        setup, seed = share.decode(text, the_game())
        if setup.expansions:
            raise CodeError("This code is for a game with an expansion; start it from a file.")
        names = [seat.name for seat in self.seats] + [""] * self.most
        seats = [
            Seat(each.kind, each.character or RANDOM, each.ship or SHIPS[0],
                 name=name if each.kind == "human" else "")
            for each, name in zip(setup.seats, names)
        ]  # fmt: skip
        rules: list[str] = list(setup.variants)
        goal, map_ = setup.fame_goal, setup.map
        return Party(seats, goal, map_, variants=rules, practice=self.practice), seed

    # -- changing --

    def cast(self, place: int, character: str) -> None:
        """Assign a character to a seat; a seat that had it takes another one."""
        before = self.seats[place].character
        self.seats[place].character = character
        for other, seat in enumerate(self.seats):
            if other != place and seat.character == character != RANDOM:
                seat.character = before if before in _ids(seat.kind) else self._free(seat.kind)

    def play_by(self, place: int, kind: str) -> None:
        """Change the kind of player in a seat; the AI deck takes a character that it can play."""
        super().play_by(place, kind)
        seat = self.seats[place]
        if seat.character not in (RANDOM, *_ids(kind)):
            seat.character = self._free(kind)

    def _free(self, kind: str) -> str:
        """Return a character that nobody has."""
        return next(id for id in reversed(_ids(kind)) if id not in self._taken())

    def _taken(self) -> set[str]:
        return {seat.character for seat in self.seats}


def _setup(seat: Seat) -> dict[str, Any]:
    known = {"kind": seat.kind, "character": seat.character}
    if seat.kind == "human":
        known |= {"ship": seat.ship, "name": seat.name.strip()}
    return known


def _ids(kind: str) -> list[str]:
    return [each.id for each in characters(kind)]


def characters(kind: str) -> list[Character]:
    """Return the characters that a kind of seat may have."""
    found = the_game().content.characters.values()
    return [each for each in found if kind == "human" or each.databank in AI_NUMBERS]
