"""Everything that can happen in a game: the log words it, the table shows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class GameBegan(Event):
    captain: str
    aliens: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class DieKept(Event):
    die: str


@dataclass(slots=True, kw_only=True)
class SectorLeft(Event):
    """The Sector of the alien that collects black cubes is over; ``cubes`` are those on it."""

    alien: str
    cubes: int


@dataclass(slots=True, kw_only=True)
class RoundBegan(Event):
    round: int
    alien: str


@dataclass(slots=True, kw_only=True)
class PlanetsLaid(Event):
    reveals: ClassVar[bool] = True
    planets: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class PlanetChosen(Event):
    planet: str


@dataclass(slots=True, kw_only=True)
class LineDealt(Event):
    """``cards`` as drawn, with Locations; ``seeded`` are the cubes that went into the bag."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    seeded: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class LocationSet(Event):
    location: str


@dataclass(slots=True, kw_only=True)
class CardFaced(Event):
    card: str


@dataclass(slots=True, kw_only=True)
class PointsPaid(Event):
    """Points of an ability paid for ``strength`` points of Strength of the icon."""

    ability: str
    points: int
    icon: str
    left: int
    strength: int = 1


@dataclass(slots=True, kw_only=True)
class DieUsed(Event):
    """A die turned down from ``old`` to ``value``; ``target`` is the use of its action."""

    die: str
    old: int
    value: int
    target: str
    card: str = field(default="", repr=False)
    """the card that is faced, "" in a search"""


@dataclass(slots=True, kw_only=True)
class BonusUsed(Event):
    die: str
    icon: str
    n: int


@dataclass(slots=True, kw_only=True)
class DieRolled(Event):
    """A roll of a die; ``given`` is the die that it replaces."""

    reveals: ClassVar[bool] = True
    die: str
    value: int
    given: str = ""


@dataclass(slots=True, kw_only=True)
class DieRaised(Event):
    die: str
    old: int
    value: int


@dataclass(slots=True, kw_only=True)
class CardEngaged(Event):
    card: str


@dataclass(slots=True, kw_only=True)
class CardEvaded(Event):
    card: str


@dataclass(slots=True, kw_only=True)
class AbilityChanged(Event):
    ability: str
    change: int
    left: int


@dataclass(slots=True, kw_only=True)
class CubesDrawn(Event):
    """Cubes out of the bag by chance; ``search`` in a search, else in an Evade."""

    reveals: ClassVar[bool] = True
    cubes: tuple[str, ...]
    search: bool = False
    harmless: bool = field(default=False, repr=False)
    """in an Evade: whether every ability they would lower is at 0"""


@dataclass(slots=True, kw_only=True)
class CubesOut(Event):
    """Cubes from the bag to the supply."""

    cubes: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class CubeTried(Event):
    """One cube drawn blindly by a die; a yellow one goes back."""

    reveals: ClassVar[bool] = True
    cube: str


@dataclass(slots=True, kw_only=True)
class CubesIn(Event):
    """Cubes from the supply, or of a draw, into the bag."""

    cubes: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class PowerUsed(Event):
    weapon: str
    target: str = ""


@dataclass(slots=True, kw_only=True)
class IconsCounted(Event):
    card: str
    icons: int


@dataclass(slots=True, kw_only=True)
class MoreCubesDrawn(Event):
    """Further cubes, or fewer, in the search to come."""

    change: int


@dataclass(slots=True, kw_only=True)
class SearchSkipped(Event):
    planet: str


@dataclass(slots=True, kw_only=True)
class ActionPaid(Event):
    planet: str
    cards: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class WeaponFound(Event):
    reveals: ClassVar[bool] = True
    weapon: str
    number: int = field(default=0, repr=False)
    """the number found so far"""


@dataclass(slots=True, kw_only=True)
class DeckSeen(Event):
    """The player looks through the Super Weapons that are left (FC-R69)."""

    reveals: ClassVar[bool] = True
    weapons: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class CubePlaced(Event):
    """``n`` drawn cubes of a color go to ``place``: an ability's track, a weapon, an alien, the
    supply or the bag."""

    cube: str
    place: str
    n: int = 1
    total: int = field(default=0, repr=False)
    """of an alien, the cubes that it has then"""


@dataclass(slots=True, kw_only=True)
class WeaponUnderstood(Event):
    weapon: str


@dataclass(slots=True, kw_only=True)
class CardKept(Event):
    card: str


@dataclass(slots=True, kw_only=True)
class GameWon(Event):
    round: int


@dataclass(slots=True, kw_only=True)
class GameLost(Event):
    round: int
    why: str
    found: int = field(default=0, repr=False)
    """the number of Super Weapons found"""
