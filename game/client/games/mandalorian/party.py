"""The choices for a mission: who goes, on which level, with which companions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, ClassVar, Literal, cast

from game.client.tabletop import opening, party
from game.client.tabletop.party import Kind
from game.mandalorian import share, weekly
from game.mandalorian.game import Mandalorian
from game.mandalorian.names import Level, Mode
from game.mandalorian.share import CodeError

FIRST_MISSION = "the_asset"
SHARED = 2
"""characters of one player alone, and of all who share them"""
COMPANIONS: tuple[Kind, ...] = (("companion", "Companion"), ("steady", "Steady"))
"""computer players: one who plans and talks, one who thinks less and says nothing"""


def the_game() -> Mandalorian:
    """Return the rules with all content, loaded once."""
    return cast(Mandalorian, opening.the_game(Mandalorian.id))


def this_week() -> str:
    """Return the week that it is everywhere, such as "2026-W48"."""
    year, week, _ = datetime.now(UTC).isocalendar()
    return f"{year}-W{week:02}"


@dataclass
class Party(party.Party[party.Seat]):
    """The choices for a mission. One seat leads two characters; several share them, or have one
    each."""

    seats: list[party.Seat] = field(default_factory=lambda: [party.Seat()])
    mission: str = FIRST_MISSION
    level: Level = "novice"
    together: bool = False
    """whether all at the table share two characters"""
    characters: list[str] = field(default_factory=list)
    """in the order of the seats; those not named are the first of the mission's list"""
    sandbox: bool = False
    choices: Literal["turn", "person"] = "turn"
    challenges: list[str] = field(default_factory=list)
    week: str = ""
    """the week whose job this is, "" for none"""
    guide: int = 2
    """number of guide cards whose cards are in play"""

    game: ClassVar[str] = Mandalorian.id
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 4
    has_code: ClassVar[bool] = True

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return who may play a seat."""
        return (("human", "You"),) if place == 0 else (("human", "Friend"), *COMPANIONS)

    @property
    def shared(self) -> bool:
        """True if everybody at the table leads the same two characters."""
        return len(self.seats) == 1 or self.together

    @property
    def mode(self) -> Mode:
        return "shared" if self.shared else "normal"

    @property
    def count(self) -> int:
        """The number of characters in play."""
        return SHARED if self.shared else len(self.seats)

    @property
    def accompanied(self) -> bool:
        """True if a computer player has a seat."""
        return any(seat.kind != "human" for seat in self.seats)

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
            "mode": self.mode,
            "level": self.level,
            "characters": self.cast,
            "sandbox": self.sandbox,
            "guide": self.guide,
            "choices": self.choices if self.accompanied else "turn",
            "challenges": self.challenges,
            "week": self.week,
            "seats": [{"kind": each.kind, "name": each.name.strip()} for each in self.seats],
        }

    @property
    def missing(self) -> str:
        """The reason why nobody can play this, "" if everything is in order."""
        content = the_game().content
        if len(self.cast) < self.count:
            few = len(content.missions[self.mission].characters)
            return f"This mission has {few} characters: share them, or let anybody go."
        return ""

    def fits(self) -> bool:
        """Return True if the choices, read from a file, make a game."""
        if self.mission not in the_game().content.missions or not 0 <= self.guide <= 71:
            return False
        try:
            the_game().setup(self.setup())
        except ValueError:
            return False
        return True

    # -- codes --

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, "" if there is none."""
        if self.missing:
            return ""
        data = self.setup(seed)
        data["seats"] = [{"kind": each.kind} for each in self.seats]
        try:
            return share.written(share.encode(the_game().setup(data), seed, the_game()))
        except ValueError:
            return ""

    def from_code(self, text: str) -> tuple[Party, int]:
        """Return the choices and the seed of a code; names remain, and who planned in silence
        talks. Raise ``CodeError``."""
        setup, seed = share.decode(text, the_game())
        if setup.seats[0].kind != "human":
            raise CodeError("No setup has this code.")
        names = [each.name for each in self.seats if each.kind == "human"]
        seats = []
        for seat in setup.seats:
            name = names.pop(0) if seat.kind == "human" and names else ""
            kind = "companion" if seat.kind == "planner" else seat.kind
            seats.append(party.Seat(kind=kind, name=name))
        return (
            replace(self, seats=seats, mission=setup.mission, level=setup.level,
                    together=len(seats) > 1 and setup.mode == "shared",
                    characters=list(setup.characters), sandbox=setup.sandbox,
                    choices=setup.choices, guide=setup.guide, week="",
                    challenges=list(setup.challenges)),
            seed,
        )  # fmt: skip

    # -- changing --

    def choose_mission(self, mission: str) -> None:
        """Choose a mission; characters who are not in it stay behind."""
        self.mission = mission
        self.characters = self.cast

    def dare(self, challenge: str, on: bool) -> None:
        """Take up a challenge, or leave it."""
        kept = {*self.challenges, challenge} if on else {*self.challenges} - {challenge}
        self.challenges = [each for each in the_game().content.challenges if each in kept]

    def take_job(self, week: str) -> int:
        """Choose the job of a week, for the first person alone; return its seed."""
        due = weekly.job(the_game().content, week)
        self.seats, self.together, self.sandbox = self.seats[:1], False, False
        self.mission, self.level = due.mission, due.level
        self.characters, self.challenges, self.week = list(due.characters), [], week
        return due.seed

    def keep_job(self, seed: int | None) -> None:
        """Note that this is no longer the job of the week if anything in it has been changed."""
        if self.week and (not self.fits() or self.sandbox or seed != self._due_seed):
            self.week = ""

    @property
    def _due_seed(self) -> int:
        return weekly.job(the_game().content, self.week).seed

    def play_anywhere(self, on: bool) -> None:
        """Allow any character in any mission, or no longer."""
        self.sandbox = on
        self.characters = self.cast

    def share_all(self, on: bool) -> None:
        """Share two characters, or have one each."""
        self.together = on
        self.characters = self.cast

    def cast_as(self, place: int, character: str) -> None:
        """Give a place to a character; one who has another place changes with it."""
        now = self.cast
        if place >= len(now):
            return
        if character in now:
            other = now.index(character)
            now[other], now[place] = now[place], character
        else:
            now[place] = character
        self.characters = now
