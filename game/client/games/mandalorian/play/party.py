"""The choices for a mission: who goes, on which level, with which companions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, ClassVar, Literal, cast

from game.client.tabletop.play import load_session, party
from game.client.tabletop.play.party import FRIEND, YOU, Kind, Rule
from game.client.tabletop.setup import casting
from game.mandalorian import campaign, share, weekly
from game.mandalorian.game import Mandalorian
from game.mandalorian.names import COMPANION, Level, Mode, WayId
from game.mandalorian.share import CodeError
from game.table.grammar import listed

FIRST_MISSION = "the_asset"
SHARED = 2
"""characters of one player alone, and of all who share them"""
COMPANIONS = (
    Kind(
        "companion",
        "Computer: Companion",
        "Plans whole turns, says why, and follows your markers if it can. A crew of them wins "
        "about half of the missions at standard level.",
    ),
    Kind("steady", "Computer: Steady", "Thinks one action ahead, and says nothing."),
)
SHORT_FUSE = Rule(
    "short_fuse",
    "Short fuse",
    "A story mission is lost with 4 or 5 markers on its crisis track instead of 8 or 9. Veterans "
    "begin with this rule on; the box has none of it.",
)
EVERYTHING = Rule(
    "everything",
    "Everything open",
    "You may choose any mission and, in the sandbox, any character, whatever the guide deck has "
    "opened, and open its envelopes. It spoils stories that the deck would tell you later.",
)
RULES = (SHORT_FUSE, EVERYTHING)
LEAKING = (3, 4)
"""numbers of characters for the ways of play from envelopes"""
NOT_IN_MISSION = "Not in this mission. In the sandbox, you can take anyone you have met."
NOT_MET = "The guide deck brings this character later."
NO_LONGER_WEEKLY = "This is no longer the weekly job."


def the_game() -> Mandalorian:
    """Return the rules with all content, loaded once."""
    return cast(Mandalorian, load_session.the_game(Mandalorian.id))


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
    way: Literal["", WayId] = ""
    """the way of play from an envelope that is to be played, where it can be"""
    first: int | None = None
    """the seat on which the players agree for the first turn, None to draw it"""

    game: ClassVar[str] = Mandalorian.id
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 4
    rules: ClassVar[Sequence[Rule]] = RULES
    has_code: ClassVar[bool] = True

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return who may play a seat."""
        return (FRIEND, *COMPANIONS) if place else (YOU,)

    @property
    def shared(self) -> bool:
        """True if everybody at the table leads the same two characters."""
        return len(self.seats) == 1 or (self.together and not self.leaks)

    @property
    def mode(self) -> Mode:
        return "shared" if self.shared else "normal"

    @property
    def count(self) -> int:
        """The number of characters in play."""
        return SHARED if self.shared else len(self.seats)

    @property
    def starts(self) -> int | None:
        """The seat with the first turn, None if it is drawn (MA-R101)."""
        several = self.first is not None and 1 < len(self.seats) > self.first
        return self.first if several else None

    @property
    def accompanied(self) -> bool:
        """True if a computer player has a seat."""
        return any(seat.kind != "human" for seat in self.seats)

    @property
    def allowed(self) -> Sequence[str]:
        """The characters to choose from, those of the mission first."""
        content = the_game().content
        named = content.missions[self.mission].characters
        others = [each for each in self.open_heroes if each not in named]
        return (*named, *(others if self.sandbox else ()))

    @property
    def open_heroes(self) -> Sequence[str]:
        """The characters that the guide deck has opened, or all (MA-R100)."""
        content = the_game().content
        if self.has(EVERYTHING):
            return tuple(content.characters)
        return campaign.open_characters(content, self.guide)

    @property
    def leaks(self) -> bool:
        """True if this is a game with roles from an envelope."""
        return bool(self.way) and not self.why_not_way(self.way)

    def why_not_way(self, way: str) -> str:
        """Return the reason why these players cannot play a way from an envelope, "" if they
        can."""
        friends = sum(seat.kind == COMPANION for seat in self.seats)
        if way == "doubt" and (len(self.seats) not in LEAKING or friends != len(self.seats) - 1):
            return "The Doubtful Friend is for one person with two or three companions."
        if len(self.seats) not in LEAKING:
            return "The Leak is for three or four players."
        if friends and way == "leak":
            return "A companion says why it acts, so no companion plays The Leak."
        return self.why_not_each

    def opens(self, mission: str) -> bool:
        """Return True if the guide deck has opened a mission, or all are open."""
        content = the_game().content
        return self.has(EVERYTHING) or mission in campaign.open_missions(content, self.guide)

    def has(self, rule: Rule) -> bool:
        """Return True if a house rule is in use."""
        return rule.id in self.variants

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
            "first": self.starts,
            "choices": self.choices if self.accompanied and not self.leaks else "turn",
            "way": self.way if self.leaks else "",
            "challenges": self.challenges,
            "week": self.week,
            "short_fuse": self.has(SHORT_FUSE),
            "seats": [{"kind": each.kind, "name": each.called} for each in self.seats],
        }

    @property
    def why_not_start(self) -> str:
        return "" if self.shared else self.why_not_each

    @property
    def why_not_each(self) -> str:
        """The reason why players cannot have a character each, "" if they can."""
        few, many = len(self.allowed), len(self.seats)
        return f"This mission has {few} characters for {many} players." if few < many else ""

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
        if self.why_not_start:
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
        made = replace(self, guide=setup.guide, variants=[])
        made.turn(SHORT_FUSE.id, setup.fused)
        closed = not made.opens(setup.mission) or not {*setup.characters} <= {*made.open_heroes}
        made.turn(EVERYTHING.id, self.has(EVERYTHING) or closed)
        return (
            replace(made, seats=seats, mission=setup.mission, level=setup.level,
                    together=len(seats) > 1 and setup.mode == "shared",
                    characters=list(setup.characters), sandbox=setup.sandbox,
                    choices=setup.choices, week="", first=setup.first, way=setup.way,
                    challenges=list(setup.challenges)),
            seed,
        )  # fmt: skip

    # -- characters --

    def held(self) -> list[str]:
        """Return the character of each place in the crew."""
        return self.cast

    def place_words(self, place: int) -> str:
        """Return a place as a sentence names it: its seat, or its number if players share."""
        return f"place {place + 1}" if self.shared else self.seat_words(place)

    def character_words(self, character: str) -> str:
        """Return the name of a character."""
        return the_game().content.name(character)

    def why_not(self, place: int, character: str) -> str:
        """Return the reason why a place cannot have a character, "" if it can."""
        if character not in self.allowed:
            return NOT_MET if self.sandbox else NOT_IN_MISSION
        other = casting.holder(self, place, character)
        if self.shared and other is not None:
            return f"Already in {self.place_words(other)}."
        return casting.why_taken(self, place, character)

    def why_not_exchange(self, place: int, other: int) -> str:
        return ""

    def give(self, place: int, character: str) -> None:
        """Give a place a character that nobody else has."""
        now = self.cast
        if place < len(now):
            now[place] = character
            self.characters = now

    def exchange(self, place: int, other: int) -> None:
        """Exchange the characters of two places."""
        now = self.cast
        now[place], now[other] = now[other], now[place]
        self.characters = now

    # -- changing --

    def add(self) -> int:
        """Add one more seat; the others keep their characters."""
        before = self.cast
        place = super().add()
        self.characters = before
        return place

    def remove(self, place: int) -> None:
        """Remove a seat; the others keep their characters, and the first turn."""
        kept, before = self.cast, len(self.seats)
        if not self.shared and place < len(kept) and len(self.seats) > self.fewest:
            del kept[place]
        super().remove(place)
        self.characters = kept
        if self.first is not None and len(self.seats) < before and place <= self.first:
            self.first = self.first - 1 if place < self.first else None

    def choose_mission(self, mission: str) -> str:
        """Choose a mission; return who has to stay behind, and who goes instead."""
        self.mission = mission
        return self._recast()

    def _recast(self) -> str:
        """Keep those who may go; return who has to stay behind, and who goes instead."""
        before = [each for each in self.characters if each not in self.allowed]
        self.characters, kept = self.cast, self.characters
        come = [each for each in self.characters if each not in kept]
        if not before or not come:
            return ""
        stays, goes = (listed([*map(self.character_words, each)]) for each in (before, come))
        return f"Not in this mission: {stays}. {goes} {'goes' if len(come) == 1 else 'go'} instead."

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
        self.turn(SHORT_FUSE.id, due.level == "veteran")
        return due.seed

    def keep_job(self, seed: int | None) -> str:
        """Give up the job of the week if anything in it has been changed; return that it is."""
        fused = self.has(SHORT_FUSE) == (self.level == "veteran")
        if self.week and (not self.fits() or self.sandbox or seed != self._due_seed or not fused):
            self.week = ""
            return NO_LONGER_WEEKLY
        return ""

    @property
    def _due_seed(self) -> int:
        return weekly.job(the_game().content, self.week).seed

    def rank(self, level: Level) -> str:
        """Choose a level; return what that changes besides. A short fuse comes with veteran."""
        before, self.level = self.has(SHORT_FUSE), level
        self.turn(SHORT_FUSE.id, level == "veteran")
        if self.has(SHORT_FUSE) == before:
            return ""
        return f"House rule: {SHORT_FUSE.name} is {'off' if before else 'on'}."

    def play_anywhere(self, on: bool) -> str:
        """Allow any character in any mission, or no longer; return who has to stay behind."""
        self.sandbox = on
        return self._recast()

    def keep_met(self) -> str:
        """Leave out characters who may no longer be chosen; return who has to stay behind."""
        return self._recast()

    def share_all(self, on: bool, way: Literal["", WayId] = "") -> None:
        """Share two characters, or have one each, in a way of play from an envelope if wanted."""
        self.together, self.way = on, way
        self.characters = self.cast
