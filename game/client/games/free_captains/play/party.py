"""The player: level, captain, the dice kept and a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, cast

from game.client.tabletop.play import load_session, party
from game.client.tabletop.play.party import YOU, Kind
from game.free_captains import share
from game.free_captains.cards.models import Captain
from game.free_captains.game import FreeCaptain
from game.free_captains.names import Level
from game.free_captains.share import CodeError
from game.free_captains.state import Seat as RulesSeat
from game.free_captains.state import Setup

RANDOM = "?"
"""stands for a captain that the seed decides on when the game begins"""
FIRST = "ca_04"
"""the captain of the very first game: any two of the crew"""


def the_game() -> FreeCaptain:
    """Return the rules with all content, loaded once."""
    return cast(FreeCaptain, load_session.the_game(FreeCaptain.id))


@dataclass
class Seat(party.Seat):
    """The one seat: a captain, and which of the dice on the card are kept.

    Dice that are not named here are chosen at the table.
    """

    captain: str = RANDOM
    dice: list[str] = field(default_factory=list)

    @property
    def card(self) -> Captain | None:
        """The captain's card; None for a random one."""
        return the_game().content.captains.get(self.captain)


def usual_dice(captain: str) -> list[str]:
    """Return the dice that a captain keeps unless the player wants others: the first shown."""
    card = the_game().content.captains.get(captain)
    return list(card.dice[: card.keeps]) if card else []


def _first_seats() -> list[Seat]:
    return [Seat(captain=FIRST, dice=usual_dice(FIRST))]


@dataclass
class Party(party.Party[Seat]):
    """The choices for a game: one player alone against the three aliens."""

    seats: list[Seat] = field(default_factory=_first_seats)
    level: Level = "basic"

    game: ClassVar[str] = FreeCaptain.id
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 1
    has_code: ClassVar[bool] = True

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return the only kind of player."""
        return (YOU,)

    def setup(self, seed: int = 0) -> dict[str, Any]:
        """Return the setup for these choices; a random captain is drawn by the rules."""
        seat = self.seats[0]
        data: dict[str, Any] = {
            "game": self.game,
            "level": self.level,
            "seats": [{"kind": seat.kind, "name": seat.called}],
        }
        if seat.captain != RANDOM:
            data |= {"captain": seat.captain, "dice": list(seat.dice)}
        return data

    def fits(self) -> bool:
        """Return True if the captain is known and can keep these dice."""
        return all(_fair(seat) for seat in self.seats)

    # -- codes --

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, "" if there is none."""
        seat = self.seats[0]
        captain = None if seat.captain == RANDOM else seat.captain
        setup = Setup((RulesSeat("human"),), level=self.level, captain=captain,
                      dice=tuple(seat.dice))  # fmt: skip
        try:
            return share.written(share.encode(setup, seed, the_game()))
        except CodeError:
            return ""

    def from_code(self, text: str) -> tuple[Party, int]:
        """Return the choices and the seed of a code; the name remains. Raise ``CodeError``."""
        setup, seed = share.decode(text, the_game())
        seat = Seat(captain=setup.captain or RANDOM, dice=list(setup.dice), name=self.seats[0].name)
        return Party([seat], setup.level, practice=self.practice), seed

    # -- changing --

    def cast(self, captain: str) -> None:
        """Choose a captain, who keeps the usual dice."""
        seat = self.seats[0]
        if captain != seat.captain:
            seat.captain, seat.dice = captain, usual_dice(captain)

    def keep(self, die: str) -> None:
        """Keep a die or leave it; where one is too many, the one kept longest stays behind."""
        seat = self.seats[0]
        if seat.card is None:
            return
        if die in seat.dice:
            seat.dice.remove(die)
        else:
            seat.dice = [*seat.dice, die][-seat.card.keeps :]


def _fair(seat: Seat) -> bool:
    if seat.captain == RANDOM:
        return not seat.dice
    card = seat.card
    return (
        card is not None
        and len(seat.dice) <= card.keeps
        and len(set(seat.dice)) == len(seat.dice)
        and all(die in card.dice for die in seat.dice)
    )
