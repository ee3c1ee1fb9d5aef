"""Who will play: seats with their character, ship and name, the fame goal and the map.

Every answer is there from the start, and the choices of the last time are remembered.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from game.client.games.outer_rim.model import the_game
from game.client.shell.paths import config_folder
from game.outer_rim import share
from game.outer_rim.ai.seats import AI_NUMBERS
from game.outer_rim.cards.models import Character
from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.state import SeatSetup, Setup
from game.table.files import SMALL, read_file, write_whole
from game.table.streams import shuffled

MEMORY = "outer_rim.json"
SHIPS = ("g_1a_starfighter", "g9_rigger")
GOALS = (8, 10, 12)
MAPS = ("standard", "modular")
KINDS = ("human", "deck")
FEWEST, MOST = 2, 4
RANDOM = "?"
"""stands for a character that the seed decides on when the game begins"""
LONGEST_NAME = 14


@dataclass
class Seat:
    """One seat: a player at this screen ("human") or the AI deck ("deck").

    ``character`` may be ``RANDOM``.
    """

    kind: str
    character: str
    ship: str = SHIPS[0]
    name: str = ""


@dataclass
class Party:
    """What a game is set up from."""

    seats: list[Seat] = field(
        default_factory=lambda: [Seat("human", "han_solo"), Seat("deck", "lando_calrissian")]
    )
    fame_goal: int = GOALS[1]
    map: str = MAPS[0]
    variants: list[str] = field(default_factory=list)
    practice: bool = False

    @property
    def alone(self) -> bool:
        """Is there one person at the table?"""
        return sum(seat.kind == "human" for seat in self.seats) == 1

    def setup(self, seed: int = 0) -> dict[str, Any]:
        """The set-up for these choices, as the game reads it; the seed casts who is random."""
        data: dict[str, Any] = {
            "game": "outer_rim",
            "fame_goal": self.fame_goal,
            "map": self.map,
            "seats": [_setup(seat) for seat in self.cast_by(seed)],
        }
        return data | ({"variants": list(self.variants)} if self.variants else {})

    def cast_by(self, seed: int) -> list[Seat]:
        """The seats with everybody's character: random ones are drawn, the AI deck's first."""
        free = shuffled(seed, {}, "cast", [id for id in _ids("human") if id not in self._taken()])
        cast = {place: seat for place, seat in enumerate(self.seats)}
        for place, seat in reversed(list(cast.items())):
            if seat.character == RANDOM:
                drawn = next(id for id in free if id in _ids(seat.kind))
                free = tuple(id for id in free if id != drawn)
                cast[place] = replace(seat, character=drawn)
        return [cast[place] for place in range(len(self.seats))]

    def code(self, seed: int) -> str:
        """These choices as a code to pass on. Raises ``CodeError`` where there is none."""
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
        return share.encode(setup, seed)

    # -- changing --

    def cast(self, place: int, character: str) -> None:
        """Gives a seat a character; whoever had it takes another one."""
        before = self.seats[place].character
        self.seats[place].character = character
        for other, seat in enumerate(self.seats):
            if other != place and seat.character == character != RANDOM:
                seat.character = before if before in _ids(seat.kind) else self._free(seat.kind)

    def add(self) -> None:
        """One more player at this screen, before the AI deck (OR-R102)."""
        if len(self.seats) < MOST:
            at = len(self.seats) - (self.seats[-1].kind == "deck")
            self.seats.insert(at, Seat("human", self._free("human")))

    def remove(self, place: int) -> None:
        """Takes a seat away."""
        if len(self.seats) > FEWEST:
            del self.seats[place]

    def play_by(self, kind: str) -> None:
        """Who plays the last seat: a person or the AI deck."""
        last = self.seats[-1]
        last.kind, last.name = kind, ""
        if last.character not in (RANDOM, *_ids(kind)):
            last.character = self._free(kind)

    def _free(self, kind: str) -> str:
        """A character that nobody has."""
        return next(id for id in reversed(_ids(kind)) if id not in self._taken())

    def _taken(self) -> set[str]:
        return {seat.character for seat in self.seats}


def from_code(text: str, before: Party) -> tuple[Party, int]:
    """The choices and the seed of a code; names stay. Raises ``CodeError``."""
    setup, seed = share.decode(text, the_game())
    names = [seat.name for seat in before.seats] + [""] * MOST
    seats = [
        Seat(each.kind, each.character or RANDOM, each.ship or SHIPS[0],
             name if each.kind == "human" else "")
        for each, name in zip(setup.seats, names)
    ]  # fmt: skip
    rules: list[str] = list(setup.variants)
    return Party(seats, setup.fame_goal, setup.map, rules, before.practice), seed


def _setup(seat: Seat) -> dict[str, Any]:
    known = {"kind": seat.kind, "character": seat.character}
    if seat.kind == "human":
        known |= {"ship": seat.ship, "name": seat.name.strip()}
    return known


def _ids(kind: str) -> list[str]:
    return [each.id for each in characters(kind)]


def characters(kind: str) -> list[Character]:
    """The characters that a seat of a kind may have."""
    found = the_game().content.characters.values()
    return [each for each in found if kind == "human" or each.databank in AI_NUMBERS]


# --- remembering ------------------------------------------------------------------------------


def memory_path() -> Path:
    return config_folder() / MEMORY


def remembered() -> Party:
    """The last choices where they still make a game, else the usual ones."""
    try:
        kept = json.loads(read_file(memory_path(), SMALL))
        seats = [Seat(**each) for each in kept["seats"]]
        rules, practice = kept.get("variants", []), kept.get("practice", False)
        party = Party(seats, kept["fame_goal"], kept["map"], rules, practice)
        return party if _sound(party) else Party()
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return Party()


def _sound(party: Party) -> bool:
    kinds = [seat.kind for seat in party.seats]
    played = [seat.character for seat in party.seats if seat.character != RANDOM]
    return (
        FEWEST <= len(kinds) <= MOST
        and all(kind in KINDS for kind in kinds)
        and "deck" not in kinds[:-1]
        and kinds[0] == "human"
        and len(set(played)) == len(played)
        and all(seat.character in (RANDOM, *_ids(seat.kind)) for seat in party.seats)
        and all(seat.ship in SHIPS for seat in party.seats)
        and all(_fair(seat.name) for seat in party.seats)
        and type(party.fame_goal) is int
        and party.fame_goal in GOALS
        and party.map in MAPS
        and isinstance(party.practice, bool)
        and isinstance(party.variants, list)
        and all(party.variants.count(each) == 1 and each in VARIANTS for each in party.variants)
    )


def _fair(name: object) -> bool:
    """Can this be a player's name?"""
    return isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME


def remember(party: Party) -> None:
    """Keeps the choices for the next time; a folder that cannot be written is no problem."""
    with suppress(OSError):
        data = json.dumps(asdict(party), indent=2) + "\n"
        write_whole(memory_path(), data.encode())
