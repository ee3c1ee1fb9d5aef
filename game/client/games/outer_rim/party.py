"""The players: seats with their character, ship and name, the fame goal, the map and the boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from game.client.games.outer_rim import computers
from game.client.games.outer_rim.boxes import BOX
from game.client.games.outer_rim.computers import AI_DECK
from game.client.games.outer_rim.house_rules import RULES
from game.client.games.outer_rim.model import the_game
from game.client.tabletop import party
from game.client.tabletop.party import FRIEND, Kind, Rule
from game.outer_rim import share
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.catalog import Content
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.share import CodeError
from game.outer_rim.state import SeatSetup, Setup
from game.table.streams import shuffled

SHIPS = ("g_1a_starfighter", "g9_rigger")
GOALS = (8, 10, 12)
AMBITIOUS_GOALS = (6, 8, 10)
"""with ambitions, which take time of their own (UB-153)"""
MAPS = ("standard", "modular")
RANDOM = "?"
"""stands for a character that the seed decides on when the game begins"""


@dataclass
class Seat(party.Seat):
    """One seat: a player at this screen ("human"), the AI deck ("deck") or a level of computer
    player.

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
    expansions: list[str] = field(default_factory=list)
    favors: bool = False
    ambitions: bool = False
    computer: str = field(default="deck", kw_only=True)
    """the kind of computer player that was chosen last"""

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
        chosen = {
            "variants": list(self.variants),
            "expansions": list(self.expansions),
            "favors": self.favors_count,
            "ambitions": self.ambitions,
        }
        return data | {name: value for name, value in chosen.items() if value}

    @property
    def content(self) -> Content:
        """The cards of the boxes in play."""
        return the_game().editions.of(tuple(self.expansions)).content

    @property
    def goals(self) -> tuple[int, ...]:
        """The amounts of fame to win with."""
        return AMBITIOUS_GOALS if self.ambitions else GOALS

    @property
    def among_people(self) -> bool:
        """True if no AI deck plays, so that there is somebody to ask for a favor (UB-192)."""
        return all(seat.kind != "deck" for seat in self.seats)

    @property
    def favors_count(self) -> bool:
        """True if favors are in play."""
        return self.favors and self.among_people

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return the kinds of player allowed in a seat: a person in the first, the AI deck only in
        the last one (OR-R102), or with the box in both seats after one person (UB-247)."""
        if not place:
            return (FRIEND,)
        last = len(self.seats) - 1
        second = self.expansions and place == 1 and last == 2 and self.seats[2].kind == "deck"
        decks = (AI_DECK,) if place == last or second else ()
        return (FRIEND, *decks, *computers.LEVELS)

    def offered(self, place: int) -> Sequence[Kind]:
        """Return a friend and one computer player: its kind is chosen beside its other choices."""
        if not place:
            return self.kinds(place)
        known, kind = dict(self.kinds(place)), self.seats[place].kind
        if kind != FRIEND[0]:
            return FRIEND, (kind, known[kind])
        return FRIEND, (self.computer if self.computer in known else computers.USUAL, "Computer")

    def newcomer(self) -> Seat:
        """Return one more seat, with a character that nobody has: a computer player's, if one
        person plays against such."""
        free = [id for id in self.content.characters if id not in self._taken()]
        levels = [seat.kind for seat in self.seats if computers.is_level(seat.kind)]
        return Seat(levels[-1] if levels and self.alone else "human", free[-1])

    def fits(self) -> bool:
        """Return True if the choices are offered here and the rules have no objection."""
        return (
            (not self.favors or bool(self.expansions))
            and all(seat.ship in SHIPS for seat in self.seats)
            and self.fame_goal in self.goals
            and self.map in MAPS
            and self.computer in dict((AI_DECK, *computers.LEVELS))
            and not the_game().setup_problems(self._described())
        )

    def _described(self) -> Setup:
        """Return the setup for these choices, in which random characters are open."""
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
        return Setup(
            seats,
            fame_goal=goal,  # type: ignore[arg-type]
            map=map_,  # type: ignore[arg-type]
            variants=rules,
            expansions=tuple(self.expansions),
            favors=self.favors_count,
            ambitions=self.ambitions,
        )

    # -- chance and codes --

    def cast_by(self, seed: int) -> list[Seat]:
        """Return the seats with everybody's character: random ones are drawn, the AI's first."""
        left = [id for id in self.content.characters if id not in self._taken()]
        free = shuffled(seed, {}, "cast", left)
        cast = replace(self, seats=list(self.seats))
        for place, seat in reversed(list(enumerate(self.seats))):
            if seat.character == RANDOM:
                drawn = next(id for id in free if id in cast.playable(place))
                free = tuple(id for id in free if id != drawn)
                cast.seats[place] = replace(seat, character=drawn)
        return cast.seats

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, "" if there is none."""
        try:
            return share.grouped(share.encode(self._described(), seed))
        except CodeError:
            return ""

    def from_code(self, text: str) -> tuple[Party, int]:
        """Return the choices and the seed of a code; names remain. Raise ``CodeError``."""
        setup, seed = share.decode(text, the_game())
        names = [seat.name for seat in self.seats] + [""] * self.most
        seats = [
            Seat(each.kind, each.character or RANDOM, each.ship or SHIPS[0],
                 name=name if each.kind == "human" else "")
            for each, name in zip(setup.seats, names)
        ]  # fmt: skip
        rules: list[str] = list(setup.variants)
        goal, map_ = setup.fame_goal, setup.map
        boxes, favors, ambitions = list(setup.expansions), setup.favors, setup.ambitions
        made = Party(seats, goal, map_, boxes, favors, ambitions, variants=rules)
        return replace(made, practice=self.practice), seed

    # -- changing --

    def cast(self, place: int, character: str) -> None:
        """Assign a character to a seat; a seat that had it takes another one."""
        before = self.seats[place].character
        self.seats[place].character = character
        for other, seat in enumerate(self.seats):
            if other != place and seat.character == character != RANDOM:
                seat.character = RANDOM
                seat.character = (
                    before if before in (RANDOM, *self.playable(other)) else self._free(other)
                )
        self._settle()

    def play_by(self, place: int, kind: str) -> None:
        """Change the kind of player in a seat; the AI deck takes a character that it can play."""
        super().play_by(place, kind)
        if kind != FRIEND[0]:
            self.computer = kind
        self._settle()

    def add(self) -> int:
        place = super().add()
        self._settle()
        return place

    def remove(self, place: int) -> None:
        super().remove(place)
        self._settle()

    def box(self, on: bool) -> None:
        """Play with the expansion, or without it and all that belongs to it."""
        self.expansions = [BOX] if on else []
        if not on:
            self.favors = False
            self.strive(False)
        self._settle()

    def strive(self, ambitions: bool) -> None:
        """Play with ambitions or without; the fame to win stays the middle one if it was."""
        before = self.goals
        self.ambitions = ambitions
        at = before.index(self.fame_goal) if self.fame_goal in before else 1
        self.fame_goal = self.goals[at]

    def _settle(self) -> None:
        """Give everybody whose seat or character is no longer possible another one."""
        for place, seat in enumerate(self.seats):
            if seat.kind not in dict(self.kinds(place)):
                seat.kind = FRIEND[0]
        for place, seat in reversed(list(enumerate(self.seats))):
            if seat.character not in (RANDOM, *self.playable(place)):
                seat.character = RANDOM
                seat.character = self._free(place)

    def playable(self, place: int) -> list[str]:
        """Return the characters that a seat may have."""
        everyone = list(self.content.characters)
        others = [
            other.character
            for each, other in enumerate(self.seats)
            if each != place and other.kind == "deck" and other.character != RANDOM
        ]
        if self.seats[place].kind != "deck":
            return everyone
        return [id for id in everyone if ai_seats.fits(self.content, id, others)]

    def _free(self, place: int) -> str:
        """Return a character for a seat that nobody has."""
        return next(id for id in reversed(self.playable(place)) if id not in self._taken())

    def _taken(self) -> set[str]:
        return {seat.character for seat in self.seats}


def _setup(seat: Seat) -> dict[str, Any]:
    known = {"kind": seat.kind, "character": seat.character}
    if seat.kind == "human":
        known |= {"ship": seat.ship, "name": seat.name.strip()}
    return known
