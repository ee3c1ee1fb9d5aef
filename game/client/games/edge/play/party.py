"""The choices for a case: the adventure, two heroes, who leads the second, how hard it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, cast

from pydantic import TypeAdapter

from game.client.games.edge.campaign import journey, kept_heroes
from game.client.tabletop.play import load_session, party
from game.client.tabletop.play.party import FRIEND, YOU, Kind
from game.client.tabletop.setup import casting
from game.edge import campaign, share
from game.edge.cards.models import Hero
from game.edge.game import Edge
from game.edge.cards.passives import Dodge
from game.edge.ledger import Ledger
from game.edge.talents import talent_of
from game.edge.names import Level
from game.edge.text.hero_sheets import card

FIRST, PAIR = "ombra", ("juno", "tikka")
CAREFUL = Kind(
    "careful",
    "Computer: Careful",
    "Picks the best approach by exact odds, helps, and uses gear, cover and points. Two of its "
    "kind reach the best ending in 39% to 79% of games, depending on the adventure.",
)
PLACES = ("lead", "partner")
BARS = ("fight", "talk", "tech", "sneak")
HIGH = 4
"""a bar from which a hero is good at something"""


def the_game() -> Edge:
    """Return the rules with all content, loaded once."""
    return cast(Edge, load_session.the_game(Edge.id))


def code_of(setup: Any, seed: int) -> str:
    """Return the code of a setup in plain data and a seed, "" if there is none."""
    try:
        return share.written(share.encode(the_game().setup(setup), seed))
    except ValueError:
        return ""


def made_heroes(in_campaign: bool = False) -> dict[str, Hero]:
    """Return the players' own heroes by id: those on the shelf, and those of the campaign."""
    ledger = journey.read().ledger if in_campaign else None
    known = {each.hero.id: each.hero for each in kept_heroes.read().heroes}
    known |= {each.id: each for each in (ledger.own if ledger is not None else ())}
    the_game().content.welcome(known.values())
    return known


@dataclass
class Party(party.Party[party.Seat]):
    """The choices for a case. One seat leads both heroes; a second one takes the partner."""

    seats: list[party.Seat] = field(default_factory=lambda: [party.Seat()])
    story: str = FIRST
    heroes: list[str] = field(default_factory=lambda: list(PAIR))
    level: Level = "even"
    deadly: bool = False
    paying: Literal["player", "program"] = "player"
    dodges: bool = False
    in_campaign: bool = False

    game: ClassVar[str] = Edge.id
    has_code: ClassVar[bool] = True
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 2

    def kinds(self, place: int) -> Sequence[Kind]:
        """Return who may play a seat."""
        return (FRIEND, CAREFUL) if place else (YOU,)

    def setup(self, seed: int = 0) -> dict[str, Any]:
        """Return the setup for these choices."""
        return {
            "game": self.game,
            "seats": [{"kind": each.kind, "name": each.called} for each in self.seats],
            "story": self.story,
            "heroes": list(self.heroes),
            "level": self.level,
            "deadly": self.deadly,
            "paying": self.paying,
            **({"dodges": True} if self.dodges and self.can_dodge() else {}),
            **({"own": [card(each) for each in own]} if (own := self.own()) else {}),
            **({"ledger": self._ledger(seed)} if self.in_campaign else {}),
        }

    def own(self) -> list[Hero]:
        """Return the players' own heroes who go."""
        made = made_heroes(self.in_campaign)
        return [made[id] for id in self.heroes if id in made]

    def can_dodge(self) -> bool:
        """Return True if a hero who goes has Dodge, as made or as grown in the campaign."""
        content = the_game().content
        ledger = journey.read().ledger if self.in_campaign else None
        sheets = ledger.sheets if ledger is not None else {}
        for who in self.heroes:
            found = content.heroes[who].passives if who in content.heroes else ()
            holes = sheets[who].holes if who in sheets else ()
            ids = [talent_of(each) for each in holes]
            found += tuple(one for id in ids if id in content.talents
                           for one in content.talents[id].passives)  # fmt: skip
            if any(isinstance(each, Dodge) for each in found):
                return True
        return False

    def trimmed(self) -> list[tuple[Hero, int]]:
        """Return the heroes who join the campaign with more unspent experience than it takes, and
        how much it takes of each (EE-R117)."""
        if not self.in_campaign:
            return []
        ledger = journey.read().ledger or campaign.begun(the_game().content)
        most = campaign.allowed_spare(ledger)
        return [(each, most) for each in self.own()
                if each.id not in ledger.sheets and each.spare > most]  # fmt: skip

    def _ledger(self, seed: int) -> dict[str, Any]:
        """Return the campaign on disk as plain data, or a new one, with those who join it now."""
        ledger = journey.read().ledger or campaign.begun(the_game().content, seed=seed)
        ledger = campaign.joined(ledger, self.own())
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

    # -- codes --

    def code(self, seed: int) -> str:
        """Return these choices as a code for sharing, "" if there is none."""
        return "" if self.in_campaign else code_of(self.setup(), seed)

    def from_code(self, text: str) -> tuple[Party, int]:
        """Return the choices and the seed of a code; names remain. Raise ``CodeError``."""
        setup, seed = share.decode(text)
        names = [each.name for each in self.seats] + [""]
        seats = [party.Seat(each.kind, name=name) for each, name in zip(setup.seats, names)]
        return Party(seats, setup.story, list(setup.heroes), setup.level, setup.deadly,
                     setup.paying), seed  # fmt: skip

    # -- heroes --

    def held(self) -> list[str]:
        """Return the hero of the lead's place and of the partner's."""
        return self.heroes

    def place_words(self, place: int) -> str:
        """Return a place as a sentence names it."""
        return f"the {PLACES[place]}"

    def character_words(self, character: str) -> str:
        """Return the name of a hero."""
        return the_game().content.name(character)

    def why_not(self, place: int, character: str) -> str:
        """Return the reason why a place cannot have a hero, "" if it can."""
        other = casting.holder(self, place, character)
        return "" if other is None else f"Already {self.place_words(other)}."

    def why_not_exchange(self, place: int, other: int) -> str:
        return ""

    def give(self, place: int, character: str) -> None:
        """Give a place a hero that has no other."""
        self.heroes[place] = character

    def exchange(self, place: int, other: int) -> None:
        """Exchange the lead and the partner."""
        self.heroes.reverse()
