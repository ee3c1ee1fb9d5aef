"""The choices for a case: the adventure, two heroes, who leads the second, how hard it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, cast

from pydantic import TypeAdapter

from game.client.games.edge import journey
from game.client.tabletop import opening, party
from game.client.tabletop.party import Kind
from game.edge import campaign
from game.edge.cards.models import Hero
from game.edge.game import Edge
from game.edge.names import Level
from game.edge.state import Ledger

FIRST, PAIR = "ombra", ("juno", "maro")
PARTNERS: tuple[Kind, ...] = (("human", "A friend"), ("careful", "Careful"))
BARS = ("fight", "talk", "tech", "sneak")
HIGH = 4
"""a bar from which a hero is good at something"""


def the_game() -> Edge:
    """Return the rules with all content, loaded once."""
    return cast(Edge, opening.the_game(Edge.id))


@dataclass
class Party(party.Party[party.Seat]):
    """The choices for a case. One seat leads both heroes; a second one takes the partner."""

    seats: list[party.Seat] = field(default_factory=lambda: [party.Seat()])
    story: str = FIRST
    heroes: list[str] = field(default_factory=lambda: list(PAIR))
    level: Level = "even"
    deadly: bool = False
    paying: Literal["player", "program"] = "player"
    in_campaign: bool = False

    game: ClassVar[str] = Edge.id
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 2

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return who may play a seat."""
        return (("human", "You"),) if place == 0 else PARTNERS

    def setup(self, seed: int = 0) -> dict[str, Any]:
        """Return the setup for these choices."""
        return {
            "game": self.game,
            "seats": [{"kind": each.kind, "name": each.name.strip()} for each in self.seats],
            "story": self.story,
            "heroes": list(self.heroes),
            "level": self.level,
            "deadly": self.deadly,
            "paying": self.paying,
            **({"ledger": self._ledger(seed)} if self.in_campaign else {}),
        }

    @staticmethod
    def _ledger(seed: int) -> dict[str, Any]:
        """Return the campaign on disk as plain data, or a new one."""
        ledger = journey.read().ledger or campaign.begun(the_game().content, seed=seed)
        found: dict[str, Any] = TypeAdapter(Ledger).dump_python(ledger, mode="json")
        return found

    def fits(self) -> bool:
        """Return True if the choices, read from a file, make a game."""
        if len(self.heroes) != 2:
            return False
        try:
            the_game().setup(self.setup())
        except ValueError:
            return False
        return True

    def hero(self, place: int) -> Hero:
        """Return the hero at a place: the lead, or the partner."""
        return the_game().content.heroes[self.heroes[place]]

    def bars(self) -> list[int]:
        """Return the better of both heroes at fighting, talking, tech and sneaking."""
        return [max(pair) for pair in zip(self.hero(0).bars, self.hero(1).bars)]

    @property
    def weak(self) -> list[str]:
        """The bars at which neither hero is good."""
        return [name for name, bar in zip(BARS, self.bars()) if bar < HIGH]

    def choose(self, place: int, hero: str) -> None:
        """Give a place to a hero; one who has the other place changes with it."""
        other = 1 - place
        if self.heroes[other] == hero:
            self.heroes[other] = self.heroes[place]
        self.heroes[place] = hero
