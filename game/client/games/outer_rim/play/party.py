"""The players: seats with their character, ship and name, the fame goal, the map and the boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from game.client.games.outer_rim.play import computers
from game.client.games.outer_rim.play.boxes import BOX
from game.client.games.outer_rim.play.computers import AI_DECK
from game.client.games.outer_rim.play.house_rules import RULES
from game.client.games.outer_rim.play.model import the_game
from game.client.tabletop.play import party
from game.client.tabletop.play.party import FRIEND, YOU, Kind, Rule
from game.client.tabletop.setup import casting
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
NEEDS_BOX = "Needs Unfinished Business: switch it on below."
TWO_DECKS = "Two AI decks need one person and a table of three."
NO_FAVORS = "Favors are off: an AI deck grants none."
HUNTS = ", who starts with a bounty"
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
        """Return a person for the first seat, and also a level or the AI deck for the others."""
        return (FRIEND, *computers.LEVELS, AI_DECK) if place else (YOU,)

    def why_not_kind(self, place: int, kind: str) -> str:
        """Return why the AI deck cannot have a seat: there is one (OR-R102), or with the box two
        that play against one person (UB-247)."""
        others = [each for each in self._decks if each != place]
        if kind != "deck" or not others:
            return ""
        if not self.expansions:
            return f"The base game has one AI deck, and player {others[0] + 1} uses it."
        return "" if len(self.seats) == 3 else TWO_DECKS

    @property
    def why_not_add(self) -> str:
        return TWO_DECKS if len(self._decks) > 1 else ""

    @property
    def _decks(self) -> list[int]:
        """The seats of AI decks."""
        return [place for place, seat in enumerate(self.seats) if seat.kind == "deck"]

    def newcomer(self) -> Seat:
        """Return one more seat, with a character that nobody has: a computer player's, if there
        is one person, and a person's otherwise."""
        free = [id for id in self.content.characters if id not in self.held()]
        levels = [seat.kind for seat in self.seats if computers.is_level(seat.kind)]
        return Seat([computers.USUAL, *levels][-1] if self.alone else "human", free[-1])

    def fits(self) -> bool:
        """Return True if the choices are offered here and the rules have no objection."""
        return (
            (not self.favors or bool(self.expansions))
            and all(seat.ship in SHIPS for seat in self.seats)
            and self.fame_goal in self.goals
            and self.map in MAPS
            and not the_game().setup_problems(self._open_setup())
        )

    def _open_setup(self) -> Setup:
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
        left = [id for id in self.content.characters if id not in self.held()]
        free = shuffled(seed, {}, "cast", left)
        cast = replace(self, seats=list(self.seats))
        order = reversed(list(enumerate(self.seats)))
        for place, seat in sorted(order, key=lambda each: each[1].kind != "deck"):
            if seat.character == RANDOM:
                drawn = next(id for id in free if id in cast.playable(place))
                free = tuple(id for id in free if id != drawn)
                cast.seats[place] = replace(seat, character=drawn)
        return cast.seats

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, "" if there is none."""
        try:
            return share.grouped(share.encode(self._open_setup(), seed))
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

    # -- characters --

    def held(self) -> list[str]:
        """Return the character of each seat."""
        return [seat.character for seat in self.seats]

    def place_words(self, place: int) -> str:
        """Return a seat as a sentence names it."""
        return self.seat_words(place)

    def character_words(self, character: str) -> str:
        """Return a character's name, or the label of a random one."""
        return "a random character" if character == RANDOM else self._name(character)

    def playable(self, place: int) -> list[str]:
        """Return the characters that the player of a seat can play, taken or not."""
        return [id for id in self.content.characters if not self._why_not_deck(place, id)]

    def why_not(self, place: int, character: str) -> str:
        """Return the reason why a seat cannot have a character, "" if it can."""
        if character == RANDOM:
            return ""
        if character not in self.content.characters:
            return NEEDS_BOX
        return casting.why_taken(self, place, character) or self._why_not_deck(place, character)

    def why_not_exchange(self, place: int, other: int) -> str:
        trial = replace(self, seats=[replace(seat) for seat in self.seats])
        trial.exchange(place, other)
        found = (trial._why_not_deck(each, trial.seats[each].character) for each in (place, other))
        return next((why for why in found if why), "")

    def _why_not_deck(self, place: int, character: str) -> str:
        """Return why the AI deck cannot play a character in its seat (OR-436, UB-198): of two
        decks one hunts bounties and the other does not (UB-247)."""
        if self.seats[place].kind != "deck" or character == RANDOM:
            return ""
        others = [each for each in self._decks if each != place]
        held = [self.seats[each].character for each in others]
        named = [each for each in held if each in self.content.characters]
        if ai_seats.fits(self.content, character, named):
            return ""
        hunts = ai_seats.hunts(self.content, character)
        if not named or not self.expansions:
            return f"The AI deck cannot play {self._name(character)}{HUNTS if hunts else ''}."
        seat = f"player {others[0] + 1}"
        if hunts:
            return f"Only one AI deck hunts bounties, and {seat} does."
        return f"One of two AI decks hunts bounties: {seat} does not, so this one does."

    def give(self, place: int, character: str) -> None:
        """Give a seat a character that nobody else has."""
        self.seats[place].character = character

    def exchange(self, place: int, other: int) -> None:
        """Exchange the characters of two seats."""
        one, two = self.seats[place], self.seats[other]
        one.character, two.character = two.character, one.character

    # -- changing --

    def play_by(self, place: int, kind: str) -> str:
        """Change the kind of player in a seat; return what else that changes: its character, if
        the AI deck cannot play it, and favors, which no deck grants."""
        asked = self.favors_count
        super().play_by(place, kind)
        notes = self._recast(place)
        if asked and not self.favors_count:
            notes.append(NO_FAVORS)
        return " ".join(notes)

    def box(self, on: bool) -> str:
        """Play with the expansion, or without it and all that belongs to it; return what else that
        changes."""
        self.expansions = [BOX] if on else []
        notes = list[str]()
        if not on:
            self.favors = False
            notes.append(self.strive(False))
            for place in self._decks[1:]:
                self.seats[place].kind = computers.USUAL
                name = self.kind(place).name
                notes.append(f"The base game has one AI deck, so player {place + 1} is now {name}.")
        for place in range(len(self.seats)):
            notes += self._recast(place)
        return " ".join(filter(None, notes))

    def strive(self, ambitions: bool) -> str:
        """Play with ambitions or without. The fame to win stays, if it can; return a note about
        it."""
        before, self.ambitions = self.fame_goal, ambitions
        if before not in self.goals:
            self.fame_goal = min(self.goals, key=lambda each: abs(each - before))
            how = "without" if ambitions else "with"
            return f"Fame to win is {self.fame_goal} now: {before} is for games {how} ambitions."
        if ambitions and before > AMBITIOUS_GOALS[1]:
            return f"Fame to win is still {before}; with ambitions {AMBITIOUS_GOALS[1]} is usual."
        return ""

    def _recast(self, place: int) -> list[str]:
        """Let chance decide on a character that a seat cannot have any more, and say so."""
        seat = self.seats[place]
        if seat.character == RANDOM:
            return []
        if seat.character not in self.content.characters:
            why = f"{self._name(seat.character)} comes with the expansion"
        else:
            why = self._why_not_deck(place, seat.character).rstrip(".")
        if not why:
            return []
        seat.character = RANDOM
        return [f"{why}: player {place + 1}'s character is now random."]

    def _name(self, character: str) -> str:
        """Return the name of a character, also of a box that has just left the table."""
        editions = the_game().editions
        known = character in self.content.characters
        return (self.content if known else editions.of(editions.installed).content).name(character)


def _setup(seat: Seat) -> dict[str, Any]:
    known = {"kind": seat.kind, "character": seat.character}
    if seat.kind == "human":
        known |= {"ship": seat.ship, "name": seat.called}
    return known
