"""A sheet as it is written: characteristics, skills, weapons and the figures of a person.

Nothing on a card is enforced: the table suggests dice from it, and each can be removed (EE-R131).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.dice_table.skills import CHARACTERISTIC, NAMES, OWN, SheetSkill
from game.edge.names import CHARACTERISTICS, Characteristic, Range
from game.table.validation import STRICT

Name = Annotated[str, Field(min_length=1, max_length=40)]
Figure = Annotated[int, Field(ge=0, le=99)]
Rating = Annotated[int, Field(ge=0, le=12)]
Handling = Annotated[int, Field(ge=-5, le=5)]
Kind = Literal["hero", "ally", "minions", "rival", "nemesis", "beast", "ship"]
Arc = Literal["", "fore", "sides", "aft", "all"]
"""where a gun of a ship can shoot, "" for what is not said"""
Facing = Literal["fore", "sides", "aft"]
FACINGS: tuple[Facing, ...] = ("fore", "sides", "aft")
"""the sides of a ship, each with its defense"""
MOST_WEAPONS = 5
MOST_NOTES = 600
MOST_GROUP = 6
HIGHEST_RANK = 5


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Weapon:
    """A weapon with all that its damage holds, Brawn included; ``critical`` 0 is unknown."""

    id: str
    name: Name
    skill: SheetSkill
    damage: Figure
    critical: Figure = 0
    range: Range = "engaged"
    stun: bool = False
    pierce: Figure = 0
    vicious: Figure = 0
    arc: Arc = ""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class OwnSkill:
    """A skill that the group added, and its characteristic."""

    id: str
    name: Name
    characteristic: Characteristic


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Card:
    """A sheet: thresholds (0 for none), and the figures for building pools. On a ship's ``wounds``
    are hull damage, ``strain`` is system strain and ``soak`` armor; its ranks are those of a crew
    without sheets."""

    name: Name
    wounds: Figure = 0
    strain: Figure = 0
    characteristics: dict[Characteristic, Rating] = field(default_factory=dict)
    skills: dict[SheetSkill, Rating] = field(default_factory=dict)
    kind: Kind = "hero"
    own: Annotated[tuple[OwnSkill, ...], Field(max_length=len(OWN))] = ()
    soak: Figure = 0
    melee_defense: Figure = 0
    """defense against Brawl and Melee"""
    ranged_defense: Figure = 0
    """defense against all other attacks"""
    adversary: Rating = 0
    """rank in the talent of that name (EE-309)"""
    force: Rating = 0
    """Force rating"""
    weapons: Annotated[tuple[Weapon, ...], Field(max_length=MOST_WEAPONS)] = ()
    count: Figure = 0
    """how many stand in a group, 0 for a single one"""
    group: tuple[SheetSkill, ...] = ()
    """the skills of a group, whose rank is the number of others still up (EE-R46)"""
    owes: Figure = 0
    """Obligation"""
    experience: Annotated[int, Field(ge=0, le=999)] = 0
    notes: Annotated[str, Field(max_length=MOST_NOTES)] = ""
    fore_defense: Figure = 0
    sides_defense: Figure = 0
    aft_defense: Figure = 0
    speed: Rating = 0
    silhouette: Rating = 0
    handling: Handling = 0
    """Boost dice on Piloting, Setback dice below 0"""


FIGURES: Mapping[str, str] = MappingProxyType(
    {
        "wounds": "Wound threshold",
        "strain": "Strain threshold",
        "soak": "Soak",
        "melee_defense": "Melee defense",
        "ranged_defense": "Ranged defense",
        "adversary": "Adversary",
        "force": "Force rating",
        "count": "Number in the group",
        "owes": "Obligation",
        "experience": "Experience",
    }
)
"""the figures of a card beside characteristics and skills, with their names"""
SHIP_FIGURES: Mapping[str, str] = MappingProxyType(
    {
        "wounds": "Hull threshold",
        "strain": "System strain threshold",
        "soak": "Armor",
        "fore_defense": "Fore defense",
        "sides_defense": "Side defense",
        "aft_defense": "Aft defense",
        "speed": "Speed",
        "silhouette": "Silhouette",
        "handling": "Handling",
        "adversary": "Adversary",
    }
)
"""the same of a ship"""
TALL = frozenset(("wounds", "strain", "soak", "melee_defense", "ranged_defense", "owes"))
"""the figures that go up to 99"""
MOST = {"force": 6, "experience": 999, "handling": 5}
"""the most of some other figures; all others go up to 12"""


def highest(name: str) -> int:
    """Return the most that a figure of a card can be."""
    return 99 if name in TALL else MOST.get(name, 12)


def lowest(name: str) -> int:
    """Return the least that a figure of a card can be."""
    return -MOST["handling"] if name == "handling" else 0


def figures_of(card: Card) -> Mapping[str, str]:
    """Return the figures of a card with their names: those of a ship or of people."""
    return SHIP_FIGURES if card.kind == "ship" else FIGURES


def defense(card: Card, melee: bool, facing: Facing) -> int:
    """Return the defense of a card against an attack: on a ship that of the side it meets."""
    if card.kind == "ship":
        return int(getattr(card, f"{facing}_defense"))
    return card.melee_defense if melee else card.ranged_defense


def skill_name(card: Card | None, skill: str) -> str:
    """Return the name of a skill, also of one that the card adds."""
    own = card.own if card is not None else ()
    return next((each.name for each in own if each.id == skill), NAMES.get(skill, skill))


def rank(card: Card, skill: str) -> int:
    """Return the rank of a card in a skill."""
    return next((rank for each, rank in card.skills.items() if each == skill), 0)


def characteristic(card: Card, skill: str) -> Characteristic:
    """Return the characteristic that a skill of a card goes with. Raise ``KeyError``."""
    own = next((each.characteristic for each in card.own if each.id == skill), None)
    return own or CHARACTERISTIC[skill]


def rating(card: Card, skill: str) -> int:
    """Return the characteristic of a card for a skill, 0 if it is not known."""
    return card.characteristics.get(characteristic(card, skill), 0)


def figure(card: Card, name: str) -> int:
    """Return a figure of a card: a characteristic, a rank, or one of ``FIGURES``."""
    if name in FIGURES or name in SHIP_FIGURES:
        return int(getattr(card, name))
    rated = next((value for each, value in card.characteristics.items() if each == name), None)
    return rank(card, name) if rated is None else rated


def share(card: Card) -> int:
    """Return the wounds that take one of a group down, 0 for a single one."""
    return card.wounds // card.count if card.count else 0


def still_up(card: Card, wounds: int) -> int:
    """Return how many of a group are up with these wounds, 0 for a single one."""
    each = share(card)
    return max(0, card.count - max(0, wounds - 1) // each) if each else card.count


def with_group(card: Card, wounds: int) -> Card:
    """Return a card with the ranks that a group has now (EE-R46)."""
    rank = min(HIGHEST_RANK, max(0, still_up(card, wounds) - 1))
    if all(card.skills.get(skill) == rank for skill in card.group):
        return card
    return replace(card, skills={**card.skills, **dict.fromkeys(card.group, rank)})


def with_figure(card: Card, name: str, value: int) -> Card:
    """Return a card with another figure; a group's threshold grows with its number."""
    if name == "count" and card.count:
        card = replace(card, wounds=min(99, share(card) * value) if value else share(card))
    if name in FIGURES or name in SHIP_FIGURES:
        changed: Card = replace(card, **{name: value})  # type: ignore[arg-type]
        return changed
    for each in CHARACTERISTICS:
        if each == name:
            return replace(card, characteristics={**card.characteristics, each: value})
    skill: SheetSkill = name  # type: ignore[assignment]
    return replace(card, skills={**card.skills, skill: value})


def figure_name(card: Card, name: str) -> str:
    """Return the name of a figure of a card."""
    if name in CHARACTERISTICS:
        return name.capitalize()
    return figures_of(card).get(name) or skill_name(card, name)
