"""The game for display: the view of the one seat, and lookups by id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any, cast

from game.client.games.free_captains.cards.faces import FRESH, Now
from game.client.games.free_captains.play.auto_answers import CaptainAnswers, usual_place
from game.client.tabletop.bars.log import Part
from game.client.tabletop.play.model import TableModel
from game.free_captains import odds
from game.free_captains.cards import models as c
from game.free_captains.catalog import Content
from game.free_captains.context import Play
from game.free_captains.events import CubesDrawn, DieRolled
from game.free_captains.frames import Facing
from game.free_captains.game import FreeCaptain
from game.free_captains.names import ABILITIES, COLORS, Color
from game.free_captains.odds import Chance, Escape, Price
from game.free_captains.rules import affording, counting
from game.free_captains.rules.demand import demand, lender, payments
from game.free_captains.state import State
from game.free_captains.text import shared_lines, story
from game.table.decisions import Option
from game.table.events import Event
from game.table.session import Turn
from game.table.text_safety import plain


@dataclass
class Model(TableModel[State]):
    """The view of the player, and the cards that it names."""

    _figures: dict[tuple[str, str], Any] = field(default_factory=dict)
    _figures_of: int = -1
    _idle: tuple[Turn | None, frozenset[int]] = (None, frozenset())
    """the latest answer so far, and the rolls without effect by then"""
    events_on_show: list[Event] = field(default_factory=list)
    """the events shown so far, while an earlier view is shown"""

    @cached_property
    def content(self) -> Content:
        """All cards."""
        return cast(FreeCaptain, self.session.game).content

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        return view["round"], 0

    @property
    def play(self) -> Play:
        """The rules on the present state, for prices and chances of what everybody sees."""
        return Play(self.content, self.state)

    @property
    def captain(self) -> c.Captain:
        """The player's captain."""
        return self.content.captains[self.view["captain"]]

    def aside(self, event: Event) -> str:
        return story.aside(self.play, event)

    def again(self, events: Sequence[Event]) -> tuple[Part, ...]:
        """Return what a Location does, with its words for the next time."""
        return shared_lines.again(self.play, events)

    def with_idle_rolls(self, events: Sequence[Event], words: str) -> str:
        """Return the line of rolls with those to no effect."""
        if not any(isinstance(each, DieRolled) and each.cause for each in events):
            return words
        history = self.session.history
        if not history or self._idle[0] is not history[-1]:
            told = (each.events for each in history)
            last = history[-1] if history else None
            rolls = shared_lines.idle_rolls(chain(self.session.opening, *told))
            self._idle = last, frozenset(rolls)
        return shared_lines.with_idle(self.play, events, self._idle[1], words)

    def player_name(self, seat: int) -> str:
        return plain(self.view["name"], 40) or self.captain.name

    # -- prices and chances --

    def price(self, card: str) -> Price:
        """Return the cheapest way to engage a card of the line."""
        found: Price = self._exact("price", card, lambda: odds.price(self.play, card))
        return found

    def escape(self, card: str) -> Escape:
        """Return the price of evading a card of the line."""
        found: Escape = self._exact("escape", card, lambda: odds.evade(self.play, card))
        return found

    def chances(self, count: int) -> dict[Color, Chance]:
        """Return the chances of each color if that many cubes are drawn from the bag."""
        return odds.chances(list(self.bag.values()), count)

    def _exact(self, what: str, card: str, work: Callable[[], Any]) -> Any:
        """Return a figure of this moment, worked out once."""
        if self._figures_of != self.version:
            self._figures.clear()
            self._figures_of = self.version
        if (what, card) not in self._figures:
            self._figures[what, card] = work()
        return self._figures[what, card]

    # -- the line --

    @property
    def cards(self) -> list[str]:
        """The cards of the line, from the left."""
        return [each["card"] for each in self.view["line"]]

    def entry(self, card: str) -> dict[str, Any]:
        """Return what the view says of a card of the line."""
        found: dict[str, Any] = self.view["line"][self.cards.index(card)]
        return found

    @property
    def current(self) -> str:
        """The card that is faced, "" for none."""
        facing = self.view["facing"]
        return facing["card"] if facing else ""

    def need(self, card: str) -> dict[str, int]:
        """Return the price of a card by ability; while it is being paid for, the rest of the
        price."""
        facing = self.view["facing"]
        if facing and facing["card"] == card and facing["step"] == "pay":
            return {each: n for each, n in facing["left"].items() if n}
        return self.whole(card)

    def whole(self, card: str) -> dict[str, int]:
        """Return what a card demands by ability before anything is paid."""
        entry = self.entry(card)
        need = dict(entry["added"])
        if entry["icon"]:
            need[entry["icon"]] += entry["own"]
        return {each: n for each, n in need.items() if n}

    def lender(self, card: str) -> str:
        """Return the card of the line whose icon pays another's Strength, itself in a line that is
        gone by now."""
        if self.shown and self.cards != self.state.line:
            return card
        return self.cards[lender(self.play, self.cards.index(card))]

    @property
    def paying(self) -> bool:
        """True while the card that is faced is being paid for."""
        facing = self.view["facing"]
        return bool(facing) and facing["step"] == "pay"

    def most(self, ability: str) -> int:
        """Return the maximum of an ability."""
        return self.captain.most[ABILITIES.index(cast(Any, ability))]

    @property
    def ahead(self) -> int:
        """The number of cubes that the search would draw now, 0 if there is none to come."""
        begins = any(frame.step in ("search", "probe") for frame in self.state.stack)
        comes = not self.shown and (self.view["phase"] == "encounter" or begins)
        return counting.cubes(self.play) if comes and self.view["planet"] else 0

    def fatal(self, ability: str) -> bool:
        """Return True if the game is lost when an ability falls to 0: enough others are there."""
        others = [n for each, n in self.view["abilities"].items() if each != ability]
        return others.count(0) >= self.content.table.zeros - 1

    # -- dice --

    @property
    def dice(self) -> list[tuple[str, int]]:
        """The dice of the bay with their values: while dice are chosen, all of the captain's, those
        not yet taken with the value 0."""
        own = {each["id"]: each["value"] for each in self.view["dice"]}
        if self.step == "dice":
            return [(die, own.get(die, 0)) for die in self.captain.dice]
        return list(own.items())

    @property
    def can_turn_two(self) -> bool:
        """True if a die that is offered now could turn down by two sides to another action than by
        one, and would not ask."""
        return self.pays_itself and bool(self.two_ways_down)

    @property
    def two_ways_down(self) -> list[tuple[str, int]]:
        """The dice offered now, with their values, that do something else two sides down than one
        side down."""
        offered = {each.source for each in self.options if each.verb == "die"}
        found = [(die, value) for die, value in self.dice if die in offered and value > 2]
        faces = {die: self.content.dice[die].faces for die, _ in found}
        return [
            (die, value) for die, value in found if faces[die][value - 2] != faces[die][value - 3]
        ]

    @property
    def by_two(self) -> bool:
        """True while the next die turns down by two sides."""
        return self._answers is not None and self._answers.by_two

    @by_two.setter
    def by_two(self, wanted: bool) -> None:
        if self._answers is not None:
            self._answers.by_two = wanted

    # -- answers given for the player --

    @property
    def _answers(self) -> CaptainAnswers | None:
        return self.steward if isinstance(self.steward, CaptainAnswers) else None

    @property
    def pays_itself(self) -> bool:
        """True if an Engage is paid for as its button shows."""
        return self._answers is not None and self._answers.wishes().forced_steps

    def pay_with(self, payment: str) -> None:
        """Set how the card that is faced will be paid for (``CaptainAnswers``)."""
        if self._answers is not None:
            self._answers.pay_with(payment)

    def place_all(self) -> None:
        """Put all drawn cubes where they usually go, from the next one on."""
        if self._answers is not None:
            self._answers.placing = True

    @property
    def usual_cube(self) -> Option | None:
        """The answer that puts the next drawn cube where it usually goes, None without a cube."""
        return usual_place(self.options, self.view["abilities"])

    @property
    def has_ways_to_pay(self) -> bool:
        """True if the card that is faced can be paid for in more than one way."""
        facing = next(each for each in reversed(self.state.stack) if isinstance(each, Facing))
        ways = affording.ways(self.play, demand(self.play, facing.card), facing)
        have = self.state.abilities
        return sum(bool(payments(have, each.need)) for each in ways) > 1

    @property
    def rolled(self) -> tuple[str, int]:
        """The die rolled for this Engage alone and its value, "" for none."""
        facing = self.view["facing"]
        return (facing["rolled"], facing["value"]) if facing and facing["rolled"] else ("", 0)

    # -- cubes and weapons --

    @property
    def bag(self) -> dict[str, int]:
        """The cubes in the bag by color; none before the setup is complete."""
        return {color: self.view["bag"].get(color, 0) for color in COLORS}

    @property
    def supply(self) -> dict[str, int]:
        """The cubes outside of the bag by color."""
        return {color: self.view["supply"].get(color, 0) for color in COLORS}

    @property
    def cubes_to_place(self) -> dict[str, int]:
        """The drawn cubes still to be placed, by color."""
        return {color: n for color in COLORS if (n := self.view["drawn"].get(color, 0))}

    @property
    def whole_draw(self) -> dict[str, int]:
        """The cubes of the draw of which some are still to be placed, by color."""
        events = reversed(self.events_on_show) if self.shown else self.newest()
        drawn = next(
            (each for each in events if isinstance(each, CubesDrawn) and each.search), None
        )
        counts = Counter(drawn.cubes if drawn is not None else ())
        left = self.cubes_to_place
        return {color: n for color in COLORS if (n := max(counts[color], left.get(color, 0)))}

    @property
    def weapon_count(self) -> int:
        """The Super Weapons of this game: those found and those still to be found."""
        return len(self.view["weapons"]) + int(self.view["weapon_deck"])

    def weapon(self, id: str) -> dict[str, Any]:
        """Return what the view says of a Super Weapon that was found."""
        found: dict[str, Any] = next(each for each in self.view["weapons"] if each["id"] == id)
        return found

    def now(self, id: str) -> Now:
        """Return what the face of a card shows of the game."""
        view, part = self.view, self.content.components[id]
        if isinstance(part, c.Location):
            return Now(row=self.content.aliens[self.alien].icon if id == view["location"] else "")
        if isinstance(part, c.Weapon) and id in [each["id"] for each in view["weapons"]]:
            one = self.weapon(id)
            cubes = tuple((color, n) for color, n in one["cubes"].items() if n)
            return Now(cubes=cubes, active=one["active"], used=one["used"])
        if isinstance(part, c.Captain):
            return Now(points=tuple(view["abilities"].values()))
        if isinstance(part, c.Alien) and part.collects:
            return Now(collected=view["collected"])
        return FRESH

    @property
    def alien(self) -> str:
        """The alien of the current Sector."""
        return str(self.view["aliens"][self.view["sector"]])
