"""The choices for a mission: characters, level, and computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, cast

from game.client.tabletop import opening, party
from game.client.tabletop.party import Kind
from game.mandalorian.game import Mandalorian
from game.mandalorian.names import Level

FIRST_MISSION = "the_asset"
SHARED = 2
"""characters of one player alone"""


def the_game() -> Mandalorian:
    """Return the rules with all content, loaded once."""
    return cast(Mandalorian, opening.the_game(Mandalorian.id))


@dataclass
class Party(party.Party[party.Seat]):
    """The choices for a mission. One seat leads two characters, several have one each."""

    seats: list[party.Seat] = field(default_factory=lambda: [party.Seat()])
    mission: str = FIRST_MISSION
    level: Level = "novice"
    characters: list[str] = field(default_factory=list)
    """in the order of the seats; those not named are the first of the mission's list"""
    sandbox: bool = False

    game: ClassVar[str] = Mandalorian.id
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 4

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return who may play a seat."""
        if place == 0:
            return (("human", "You"),)
        return (("human", "A friend"), ("planner", "Companion"), ("steady", "Steady companion"))

    @property
    def count(self) -> int:
        """The number of characters in play."""
        return SHARED if len(self.seats) == 1 else len(self.seats)

    @property
    def allowed(self) -> Sequence[str]:
        """The characters to choose from, those of the mission first."""
        content = the_game().content
        named = content.missions[self.mission].characters
        others = [each for each in content.characters if each not in named]
        return (*named, *(others if self.sandbox else ()))

    @property
    def cast(self) -> list[str]:
        """The characters in play: those chosen, then the first of the list."""
        chosen = [each for each in self.characters if each in self.allowed]
        rest = [each for each in self.allowed if each not in chosen]
        return [*chosen, *rest][: self.count]

    def setup(self, seed: int = 0) -> dict[str, Any]:
        """Return the setup for these choices."""
        return {
            "game": self.game,
            "mission": self.mission,
            "mode": "shared" if len(self.seats) == 1 else "normal",
            "level": self.level,
            "characters": self.cast,
            "sandbox": self.sandbox,
            "seats": [{"kind": each.kind, "name": each.name.strip()} for each in self.seats],
        }

    def fits(self) -> bool:
        """Return True if the rules accept these choices."""
        if self.mission not in the_game().content.missions:
            return False
        try:
            the_game().setup(self.setup())
        except ValueError:
            return False
        return True

    # -- changing --

    def choose_mission(self, mission: str) -> None:
        """Choose a mission; characters who are not in it stay behind."""
        self.mission = mission
        self.characters = self.cast

    def play_anywhere(self, on: bool) -> None:
        """Allow any character in any mission, or no longer."""
        self.sandbox = on
        self.characters = self.cast

    def cast_as(self, place: int, character: str) -> None:
        """Give a place to a character; one who has another place changes with it."""
        now = self.cast
        if character in now:
            other = now.index(character)
            now[other], now[place] = now[place], character
        else:
            now[place] = character
        self.characters = now
