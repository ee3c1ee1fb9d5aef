"""One answer being carried out: the state, its content, and the moves that all rules share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from game.free_captains import events as e
from game.free_captains.cards.effects import Model, Standing
from game.free_captains.cards.models import Alien, Captain, Faced, Location, Planet, Row
from game.free_captains.catalog import Content
from game.free_captains.names import ABILITIES, COLORS
from game.free_captains.state import State
from game.table.play import Play as BasePlay

NO_ROW = Row()
E = TypeVar("E", bound=Model)


class Play(BasePlay[State]):
    """The context of the rules for one state."""

    def __init__(self, content: Content, state: State) -> None:
        super().__init__(state)
        self.content = content

    # -- the cards in force --

    @property
    def captain(self) -> Captain:
        """The captain of the game."""
        return self.content.captains[self.state.captain]

    @property
    def alien(self) -> Alien:
        """The alien of the current Sector."""
        return self.content.aliens[self.state.aliens[self.state.sector]]

    @property
    def location(self) -> Location | None:
        """The current Location."""
        return self.content.locations.get(self.state.location)

    @property
    def row(self) -> Row:
        """The action of the current Location in this Sector."""
        location = self.location
        return location.row(self.alien.icon) if location else NO_ROW

    @property
    def planet(self) -> Planet | None:
        """The Planet chosen this round."""
        return self.content.planets.get(self.state.planet)

    def faced(self, index: int) -> Faced:
        """Return a card of the line."""
        return self.content.faced[self.state.line[index]]

    def standing(self, kind: type[E], card: Faced | None = None) -> tuple[tuple[str, E], ...]:
        """Return the effects of a kind in force with the id of their card, in the order in which
        they apply: the card faced, the alien, the Location, the Planet (FC-165 to FC-167,
        FC-R75)."""
        state, known = self.state, self.content.in_force
        at = state.aliens[state.sector], state.location, state.planet
        key = kind, card.id if card is not None else "", *at
        found = known.get(key)
        if found is None:
            every = self._in_force(card)
            found = known[key] = tuple((by, each) for by, each in every if isinstance(each, kind))
        return found

    def _in_force(self, card: Faced | None) -> Iterator[tuple[str, Standing]]:
        """Yield the effects of every kind."""
        if card is not None:
            for each in card.always:
                yield card.id, each
        alien, planet = self.alien, self.planet
        for each in alien.always:
            yield alien.id, each
        for each in self.row.always:
            yield self.state.location, each
        if planet is not None:
            for each in planet.always:
                yield planet.id, each

    # -- abilities --

    def lower(self, ability: int, points: int, cause: str = "") -> None:
        """Take points from an ability, not below 0; check whether the Encounter is lost."""
        self.take(ability, points, cause)
        self.check_abilities()

    def take(self, ability: int, points: int, cause: str = "") -> None:
        """Take points from an ability, not below 0."""
        have = self.state.abilities
        taken = min(points, have[ability])
        if taken:
            have[ability] -= taken
            self.events.append(e.AbilityChanged(
                ability=ABILITIES[ability], change=-taken, left=have[ability], cause=cause
            ))  # fmt: skip

    def lift(self, ability: int, points: int, cause: str = "") -> None:
        """Add points to an ability, not above the captain's maximum (FC-148)."""
        have, most = self.state.abilities, self.captain.most[ability]
        gained = min(points, most - have[ability])
        if gained > 0:
            have[ability] += gained
            self.events.append(e.AbilityChanged(
                ability=ABILITIES[ability], change=gained, left=have[ability], cause=cause
            ))  # fmt: skip

    def below_most(self) -> list[int]:
        """Return the abilities that can still rise."""
        have, most = self.state.abilities, self.captain.most
        return [each for each in range(len(have)) if have[each] < most[each]]

    def check_abilities(self) -> None:
        """Lose the game if too many abilities are at 0 in an Encounter (FC-170, FC-R59)."""
        if self.state.phase == "encounter" and self.fatal(self.state.abilities):
            self.lose("abilities")

    def fatal(self, abilities: Sequence[int]) -> bool:
        """Return True if these points would lose an Encounter."""
        return abilities.count(0) >= self.content.table.zeros

    def lose(self, why: str) -> None:
        """End the game as lost."""
        if not self.state.over:
            self.state.over = True
            self.state.lost = "abilities" if why == "abilities" else "decks"
            self.state.phase = "over"
            found = len(self.state.weapons)
            self.events.append(e.GameLost(round=self.state.round, why=why, found=found))

    # -- cubes --

    def seed(self, colors: Sequence[int]) -> tuple[str, ...]:
        """Move cubes from the supply into the bag as far as there are any (FC-064); return them."""
        state, moved = self.state, list[str]()
        for color in colors:
            if state.supply[color]:
                state.supply[color] -= 1
                state.bag[color] += 1
                moved.append(COLORS[color])
        return tuple(moved)

    def draw_cubes(self, count: int, colors: Sequence[int]) -> list[int]:
        """Draw cubes of these colors out of the bag by chance, all of them if there are fewer."""
        bag, drawn = self.state.bag, list[int]()
        total = sum([bag[color] for color in colors])
        for _ in range(min(count, total)):
            place = self.roll("bag", total)
            for color in colors:
                place -= bag[color]
                if place < 0:
                    break
            bag[color] -= 1
            total -= 1
            drawn.append(color)
        return drawn

    def to_supply(self, colors: Sequence[int]) -> None:
        """Put cubes into the supply."""
        for color in colors:
            self.state.supply[color] += 1

    # -- dice --

    def roll_die(self, die: str) -> int:
        """Roll a die and return its value."""
        return 1 + self.roll(f"die.{die}", 6)

    def raise_die(self, die: str, sides: int) -> None:
        """Raise an owned die, to 6 at most (FC-R23)."""
        at = self.state.dice.index(die)
        old = self.state.faces[at]
        value = min(6, old + sides)
        if value > old:
            self.state.faces[at] = value
            self.events.append(e.DieRaised(die=die, old=old, value=value))

    def reroll(self, die: str) -> None:
        """Roll an owned die anew."""
        at = self.state.dice.index(die)
        self.state.faces[at] = self.roll_die(die)
        self.events.append(e.DieRolled(die=die, value=self.state.faces[at]))

    # -- weapons --

    def active(self, weapon: str) -> bool:
        """Return True if an owned weapon is active: Understood, or without need of it (FC-156,
        FC-158)."""
        return weapon in self.state.understood or not self.content.weapons[weapon].needs

    def ready(self, weapon: str) -> bool:
        """Return True if the power of an owned weapon can still be used in this Encounter."""
        return weapon not in self.state.powers and self.active(weapon)
