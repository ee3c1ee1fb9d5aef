"""The elements of all effects of cards: names, amounts, conditions, costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, Any, Literal, Union, get_args

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema

Faction = Literal["hutt", "imperial", "rebel", "syndicate"]
Level = Literal["negative", "neutral", "positive"]
Skill = Literal["influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech"]
Face = Literal["hit", "crit", "focus", "blank"]
MarketDeck = Literal["bounty", "cargo", "gear_and_mod", "job", "luxury", "ship"]
AssetKind = Literal["bounty", "cargo", "crew", "gear", "job", "mod"]
Trait = Literal["illegal", "weapon", "armor"]
ContactClass = Literal["gray", "green", "yellow", "orange"]
CombatKind = Literal["ground", "ship"]
Favor = Literal["advice", "combat_strategy", "endorsement", "shortcut"]
"""the favors that players do each other (UB-125)"""
SpaceId = str
Who = Literal["me", "opponent", "both"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
LEVELS: tuple[Level, ...] = get_args(Level)
MARKET_DECKS: tuple[MarketDeck, ...] = get_args(MarketDeck)
CLASSES: tuple[ContactClass, ...] = get_args(ContactClass)
"""of contacts, the lowest first"""


class Model(BaseModel):
    """Base of all content: immutable, exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


class Per(Model):
    """An amount that depends on the player's cards: ``base + each * count``.

    ``count`` of cards by kind, of droid crew, or of the faces just rolled; never below ``least``.
    """

    base: int = 0
    each: int
    per: Literal[AssetKind, "droid_crew", "success", "fame"]
    least: int = 0


Amount = int | Per


class Condition(Model):
    """All of the given fields have to hold."""

    reputation: dict[Faction, tuple[Level, ...]] = {}
    planet_reputation: tuple[Level, ...] = ()
    """with the faction of the player's planet"""
    any_reputation: Level | None = None
    """this level with at least one faction"""
    at: tuple[Literal["planet", "navpoint", "maelstrom"], ...] = ()
    spaces: tuple[SpaceId, ...] = ()
    planet_faction: tuple[Faction, ...] = ()
    """on a planet of one of these factions"""
    on_faction_planet: bool | None = None
    """on a planet that has (or has not) a faction"""
    skill: tuple[Skill, ...] = ()
    """has at least one of these"""
    cards: dict[AssetKind, int] = {}
    """has at least this many cards of a kind"""
    cards_worth: int | None = None
    """gear and mods with a combined cost of at least this"""
    has: tuple[str, ...] = ()
    """has one of these cards (ids)"""
    room: tuple[AssetKind, ...] = ()
    """has an empty slot for a card of one of these kinds"""
    droid_crew: int | None = None
    droid: bool | None = None
    """is (or is not) a droid"""
    credits: int | None = None
    """has at least this many credits"""
    ship_cost: int | None = None
    """flies a ship that costs at least this"""
    defeated: bool | None = None
    company: bool | None = None
    """shares (or does not share) the space with another player"""
    fame: Literal["most", "not_most", "more", "less", "as_much"] | None = None
    """most famous; or compared with the opponent: the opponent has more, less, at least as much"""
    marks: int | None = None
    """at least this many planets carry the player's own damage token"""
    trait: Trait | None = None
    """the card just delivered or bought has this trait"""
    combat: CombatKind | None = None
    """the current or latest combat is of this kind"""
    foe: Literal["patrol", "player", "contact", "card"] | None = None
    """the enemy of the current or latest combat"""
    patrol_faction: tuple[Faction, ...] = ()
    """the patrol just defeated belongs to one of these factions"""
    patrol_level: int | None = None
    """the enemy of the current or latest combat is a patrol of at least this level"""
    rival_cards: dict[AssetKind, int] = {}
    """the opponent has at least this many cards of a kind"""
    hired: ContactClass | None = None
    """the crew just gained was hired from a contact of this class"""
    fame_reward: bool | None = None
    """the reward just gained brings (or does not bring) fame"""
    opponent_dice: int | None = None
    """the opponent rolled at least this many dice in the combat"""
    suffers: bool | None = None
    """the player suffers (or does not suffer) damage from the combat"""
    recovered: int | None = None
    """at least this much damage has just been recovered"""
    health_left: int | None = None
    """the character has at least this much health remaining"""
    crew_skill: bool | None = None
    """one of the player's crew has (or has not) the skill about to be tested"""
    patrol_within: dict[Faction, int] = {}
    """the patrol of this faction is at most that many spaces away"""
    marked: int | None = None
    """at least this many of the player's cards in slots have a goal token"""
    beaten: Literal["character", "ship"] | None = None
    """the damage that is about to defeat the player is on this"""
    at_least: dict[Literal["ground_combat", "ship_combat", "hyperdrive"], int] = {}
    """has at least these values"""
    patrol_here: dict[Faction, tuple[int, ...]] = {}
    """a patrol of this faction with one of these levels is in the space"""
    present: Faction | None = None
    """crew of this faction, anybody's, or a faceup contact of it is in the space"""
    rival: Condition | None = None
    """this holds for another player in the space"""
    debts: int | None = None
    """holds at least this many debt tokens of others"""
    any: tuple[Condition, ...] = ()
    """at least one of these holds"""
    no: Condition | None = None
    """this does not hold"""

    @cached_property
    def given(self) -> tuple[str, ...]:
        """The fields that are set, in their order."""
        return tuple(name for name in type(self).model_fields if name in self.model_fields_set)


class Cost(Model):
    """A price that must be paid in full; a player who cannot may not choose it (OR-R26)."""

    credits: Amount = 0
    reputation: dict[Faction, int] = {}
    reputation_even_negative: bool = False
    """may be paid, without effect, at negative reputation too (OR-220)"""
    discard_this: bool = False
    discard: dict[AssetKind, int] = {}
    discard_one: tuple[AssetKind, ...] = ()
    """a card of one of these kinds"""
    which: Literal["illegal", "hired", "marked"] | None = None
    """only ILLEGAL cards, crew hired from contacts, or cards with a goal token can be discarded"""
    character_damage: int = 0
    ship_damage: int = 0
    fame: int = 0


# --- effects --------------------------------------------------------------------------------------

EFFECTS: list[type[Effect]] = []
"""every kind of effect, in the order of the modules; a class is here as soon as it is defined"""


class Effect(Model):
    """Base class of all effects; ``do`` names the verb."""

    do: str

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        """Add a kind of effect to the language."""
        EFFECTS.append(cls)

    @classmethod
    def word(cls) -> str:
        """Return the ``do`` of this kind of effect."""
        found: str = get_args(cls.model_fields["do"].annotation)[0]
        return found

    def faults(self) -> Iterator[tuple[str, str]]:
        """Yield what is wrong with the effect in itself: its field, and a sentence."""
        return iter(())


AnyEffect = Annotated[
    Effect,
    GetPydanticSchema(
        lambda source, handler: handler(Annotated[Union[tuple(EFFECTS)], Field(discriminator="do")])
    ),
]
"""An effect to rules; on reading a card, the class in ``EFFECTS`` that its ``do`` names."""
Block = tuple[AnyEffect, ...]


def every_effect(value: Model | tuple[Any, ...]) -> Iterator[Effect]:
    """Return the effects of a block or a model, including nested ones."""
    if isinstance(value, Effect):
        yield value
    inner: Iterable[Any] = value if isinstance(value, tuple) else ()
    if isinstance(value, Model):
        inner = (getattr(value, name) for name in type(value).model_fields)
    for each in inner:
        if isinstance(each, Model | tuple):
            yield from every_effect(each)
