"""The components in the box, as frozen models read from JSON."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field, model_validator

from game.free_captains.cards.effects import Deed, Model, Part, Power, Small, Standing
from game.free_captains.names import Ability, Color, HandIcon, Level

Fidelity = Literal["printed", "house"]
Figure = Annotated[int, Field(ge=0, le=12)]
Track = tuple[Figure, Figure, Figure]
"""figures for Combat, Diplomacy and Science, in this order"""
ComponentId = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=60)]


class Component(Model):
    """Anything with an id, unique in all packs. ``story`` is flavor and never a rule."""

    id: ComponentId
    name: Annotated[str, Field(min_length=1, max_length=40)]
    fidelity: Fidelity
    story: Annotated[str, Field(max_length=240)] = ""


class Faced(Component):
    """A card of the Encounter Line that is engaged or evaded (FC-023)."""

    kind: Literal["guardforce", "agent", "event"]
    strength: Figure
    icon: Ability | None
    cubes: tuple[Color, ...]
    planets: Annotated[int, Field(ge=0, le=6)]
    hand: tuple[HandIcon, ...] = ()
    always: tuple[Standing, ...] = ()
    engaged: tuple[Deed, ...] = ()
    evaded: tuple[Deed, ...] = ()


class Row(Model):
    """The action of a Location in the Sectors of one icon (FC-027)."""

    always: tuple[Standing, ...] = ()
    first: tuple[Deed, ...] = ()
    """happens when the first card of a line is faced"""


class Location(Component):
    """A Location card (FC-063)."""

    kind: Literal["location"]
    cubes: tuple[Color, ...]
    combat: Row = Row()
    diplomacy: Row = Row()
    science: Row = Row()

    def row(self, icon: Ability) -> Row:
        """Return the row in force in a Sector with this icon."""
        return {"combat": self.combat, "diplomacy": self.diplomacy, "science": self.science}[icon]


class Price(Model):
    """The Codes and Keys of a Planet action."""

    code: Annotated[int, Field(ge=0, le=4)] = 0
    key: Annotated[int, Field(ge=0, le=4)] = 0


class Planet(Component):
    """A Planet card: a text in force all round, or an action with a price (FC-R81)."""

    kind: Literal["planet"]
    always: tuple[Standing, ...] = ()
    price: Price | None = None
    paid: tuple[Deed, ...] = ()

    @model_validator(mode="after")
    def _priced(self) -> Planet:
        if bool(self.price) != bool(self.paid):
            raise ValueError("an action needs both a price and an effect")
        return self


class Captain(Component):
    """A Captain card (FC-025, FC-026): ``keeps`` of its three dice are chosen in setup. ``won``,
    ``spent`` (two abilities at 0) and ``late`` (no deck left) end its story."""

    kind: Literal["captain"]
    won: Annotated[str, Field(max_length=120)] = ""
    spent: Annotated[str, Field(max_length=120)] = ""
    late: Annotated[str, Field(max_length=120)] = ""
    start: Track
    most: Track
    dice: Annotated[tuple[ComponentId, ...], Field(min_length=2, max_length=5)]
    keeps: Annotated[int, Field(ge=1, le=5)] = 2
    primer: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _fits(self) -> Captain:
        if any(start > most for start, most in zip(self.start, self.most, strict=True)):
            raise ValueError("an ability starts above its maximum")
        if self.keeps > len(self.dice):
            raise ValueError("it keeps more dice than it shows")
        return self


class Alien(Component):
    """A Hegemony Alien card (FC-030). ``collects``: cubes of this color come onto the card."""

    kind: Literal["alien"]
    icon: Ability
    always: tuple[Standing, ...] = ()
    collects: Color | None = None


class Weapon(Component):
    """A Super Weapon: cubes by color to Understand it, none if it is active at once (FC-153)."""

    kind: Literal["weapon"]
    needs: dict[Color, Small]
    when: Literal["engage", "evade", "engaged", "any"]
    """the moment of its power: paying, instead of an Evade, after engaging, or at any"""
    power: Power


class Die(Component):
    """One of the Captain's Dice: its faces from 1 to 6, each a choice of parts."""

    kind: Literal["die"]
    group: Literal["crew", "systems"]
    color: Literal["red", "blue", "orange", "gray"]
    faces: Annotated[tuple[tuple[Part, ...], ...], Field(min_length=6, max_length=6)]


class Rank(Model):
    """The figures of a level (FC-050 to FC-052)."""

    further: int
    weapons: int


class Table(Component):
    """The figures of setup and play that no card shows."""

    kind: Literal["table"]
    cubes: dict[Color, int]
    basic: tuple[Color, ...]
    """colors of which ``seeded`` cubes each go into the bag, whatever the level"""
    seeded: int
    further: tuple[Color, ...]
    levels: dict[Level, Rank]
    line: int
    row: int
    """number of Planets laid out"""
    piles: int
    """number of Encounter decks, one for each alien"""
    pile: int
    """number of cards in each; more cards than that, from packs, are left out by chance"""
    evade_cost: int
    evade_cubes: int
    zeros: int
    """number of abilities at 0 with which an Encounter is lost"""


AnyComponent = Annotated[
    Union[Faced, Location, Planet, Captain, Alien, Weapon, Die, Table],
    Field(discriminator="kind"),
]
