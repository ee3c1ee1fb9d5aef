"""The components in the box, as frozen models read from JSON."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.outer_rim.cards.ai_lines import ActLine, FirstLine, MeetLine, PlanLine
from game.outer_rim.cards.effects.abilities import Ability, Goal, When
from game.outer_rim.cards.effects.language import (
    AssetKind,
    Block,
    CombatKind,
    Condition,
    ContactClass,
    Face,
    Faction,
    Favor,
    Level,
    MarketDeck,
    Model,
    Skill,
    SpaceId,
    Trait,
)

# --- the common base of all components ------------------------------------------------------------


Fidelity = Literal["printed", "reported", "house"]


class Component(Model):
    """Anything with an id, unique in all packs."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
    name: str
    fidelity: Fidelity
    story: str = ""
    """our own line of flavor; never rules"""


# --- the fields of cards that fit a slot, by kind -------------------------------------------------


class Asset(Component):
    """A card for a slot: from the market, an encounter card or the databank."""

    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class DeliveryRoll(Model):
    """The die of an ILLEGAL delivery (OR-187)."""

    success: tuple[Literal["hit", "crit", "focus", "blank"], ...] = ("hit",)
    fail: Block


class CargoFields(Model):
    """The fields of cargo."""

    destination: SpaceId | None = None
    """None: another use is in its abilities; or it is marked in play"""
    destination_patrol: Faction | None = None
    """delivered in the space of this faction's patrol, whatever its level"""
    bought: Block = ()
    """resolved when the card is bought"""
    reward: Block = ()
    delivery_roll: DeliveryRoll | None = None
    after: Literal["discard", "remove"] = "discard"


class BountyFields(Model):
    """The fields of a bounty (OR-273 to OR-297)."""

    target: str
    combat: CombatKind
    value: int
    eliminate: Block
    capture: Block
    deliver_to: SpaceId
    after_reward: Block = ()


class JobFields(Model):
    """The fields of a job (OR-247 to OR-262)."""

    skills: tuple[Skill, ...] = ()
    critical: tuple[Skill, ...] = ()
    """printed in italics (OR-249)"""
    opposed: tuple[Skill, ...] = ()
    """tested by the player who is robbed, too (UB-097)"""
    partner: bool = False
    """done together with another player in the space (UB-092)"""
    destination: SpaceId | Literal["another_player"]
    databank: int | None = None
    encounter: Block = ()
    """the effects to resolve if no databank card is named"""
    reward: Block = ()
    after: Literal["discard", "remove"] = "remove"


class CrewFields(Model):
    """The fields of crew."""

    skills: tuple[Skill, ...] = ()
    droid: bool = False
    faction: Faction | None = None


class ModFields(Model):
    """The fields of a mod."""

    fits_cargo: bool = False
    """may use a cargo slot as well"""


# --- cards of the market decks --------------------------------------------------------------------


class PatrolMove(Model):
    """A patrol movement icon (OR-166)."""

    faction: Faction
    distance: int


class MarketFields(Model):
    """The common fields of market cards."""

    deck: MarketDeck
    patrol: PatrolMove | None = None
    reveal: tuple[int, int] | None = None
    """reveal contact icon: the least and the greatest number of players for it (UB-115)"""
    no_sale: tuple[SpaceId, ...] = ()
    """planets where it cannot be bought"""
    solo: bool = True
    """False: left out of single-player games (UB-178)"""


class OtherCargo(Asset, CargoFields):
    """Cargo at the other end of a card."""

    kind: Literal["cargo"]


class OtherGear(Asset):
    """Gear at the other end of a card."""

    kind: Literal["gear"]


class OtherMod(Asset, ModFields):
    """A mod at the other end of a card."""

    kind: Literal["mod"]


OtherEnd = Annotated[Union[OtherCargo, OtherGear, OtherMod], Field(discriminator="kind")]


class TwoEnds(Model):
    """A card with an asset at each end (UB-100); the one described by the card itself is bought."""

    other: OtherEnd | None = None
    """the asset that ``rotate`` puts in force, and that turns back in the same way"""


class MarketBounty(Asset, MarketFields, BountyFields):
    kind: Literal["bounty"]


class MarketCargo(Asset, MarketFields, CargoFields, TwoEnds):
    kind: Literal["cargo"]


class MarketCrew(Asset, MarketFields, CrewFields):
    kind: Literal["crew"]


class MarketGear(Asset, MarketFields, TwoEnds):
    kind: Literal["gear"]


class MarketMod(Asset, MarketFields, ModFields, TwoEnds):
    kind: Literal["mod"]


class MarketJob(Asset, MarketFields, JobFields):
    kind: Literal["job"]


class MarketShip(Asset, MarketFields):
    """A card of the ship deck; buying it gains the sheet (OR-158)."""

    kind: Literal["ship"]
    ship: str


class MarketDeal(Asset, MarketFields):
    """A market card resolved at once when bought, then disposed of."""

    kind: Literal["deal"]
    effect: Block
    after: Literal["discard", "remove", "shuffle"]
    needs: Condition | None = None


MarketCard = Annotated[
    Union[
        MarketBounty,
        MarketCargo,
        MarketCrew,
        MarketGear,
        MarketMod,
        MarketJob,
        MarketShip,
        MarketDeal,
    ],
    Field(discriminator="kind"),
]


# --- encounter cards, and the assets at their feet ------------------------------------------------


class Embedded(Model):
    """The common fields of assets at the foot of a card."""

    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterBounty(BountyFields, Embedded):
    kind: Literal["bounty"]


class EncounterCargo(CargoFields, Embedded):
    kind: Literal["cargo"]


class EncounterCrew(CrewFields, Embedded):
    kind: Literal["crew"]


class EncounterGear(Embedded):
    kind: Literal["gear"]


class EncounterMod(ModFields, Embedded):
    kind: Literal["mod"]


class EncounterJob(JobFields, Embedded):
    kind: Literal["job"]


class EncounterAccount(Embedded):
    """A debt, a share or a claim: it is kept faceup beside the slots until it says otherwise."""

    kind: Literal["account"]


EmbeddedAsset = Annotated[
    Union[
        EncounterAccount,
        EncounterBounty,
        EncounterCargo,
        EncounterCrew,
        EncounterGear,
        EncounterMod,
        EncounterJob,
    ],
    Field(discriminator="kind"),
]


class Part(Model):
    """A part of a section, resolved only if its condition fits (OR-215)."""

    when: Condition | None = None
    effect: Block


class Section(Model):
    """A section of an encounter card, for the spaces named (OR-213).

    ``spaces`` empty: for every space of the deck. ``across``: for players who mean to cross the
    galaxy (UB-057). ``ability``: the later use of a secret (the section then keeps the card with
    ``keep_secret``).
    """

    spaces: tuple[SpaceId, ...] = ()
    across: bool = False
    story: str
    story_log: str = ""
    """its first sentence for the log, if that says "you": with {who} or {who:'s} instead"""
    parts: tuple[Part, ...]
    secret: Ability | None = None


class EncounterCard(Component):
    """An encounter card (OR-212 to OR-217)."""

    kind: Literal["encounter"]
    deck: str
    number: int
    sections: Annotated[tuple[Section, ...], Field(max_length=3)]
    asset: EmbeddedAsset | None = None
    solo: bool = True
    """False: left out of single-player games (UB-179)"""


# --- databank cards: contacts, jobs, trouble and starting cards -----------------------------------


class ContactCrew(CrewFields):
    """The crew part at the foot of a contact's databank card."""

    abilities: tuple[Ability, ...] = ()


class ContactCard(Component):
    """The databank card of a contact (OR-226)."""

    kind: Literal["contact"]
    story_log: str = ""
    """its first sentence for the log, if that says "you": with {who} or {who:'s} instead"""
    number: int
    contact: str
    parts: tuple[Part, ...]
    crew: ContactCrew


class JobStep(Model):
    """A numbered step of a job's databank card (OR-255)."""

    story: str = ""
    effect: Block


class JobCard(Component):
    """The databank card of a job; its steps are numbered from 1."""

    kind: Literal["job_steps"]
    story_log: str = ""
    """its first sentence for the log, if that says "you": with {who} or {who:'s} instead"""
    number: int
    steps: tuple[JobStep, ...]


class TroubleCard(Component):
    """A databank card that an effect calls for by number."""

    kind: Literal["trouble"]
    number: int
    effect: Block


class StartBounty(Asset, BountyFields):
    kind: Literal["start_bounty"]
    number: int
    starting_planet: SpaceId


class StartCargo(Asset, CargoFields):
    kind: Literal["start_cargo"]
    number: int
    starting_planet: SpaceId


class StartJob(Asset, JobFields):
    kind: Literal["start_job"]
    number: int
    starting_planet: SpaceId


DatabankCard = Annotated[
    Union[ContactCard, JobCard, TroubleCard, StartBounty, StartCargo, StartJob],
    Field(discriminator="kind"),
]


# --- characters, ships, contacts, patrols, AI cards, decks and the player board -------------------


class CharacterSide(Model):
    """One side of a character card."""

    abilities: tuple[Ability, ...] = ()
    goal: Goal | None = None


class Character(Component):
    """A character card (OR-010, OR-022)."""

    kind: Literal["character"]
    short: str = ""
    """how the log calls the character, "" for the whole name"""
    health: int
    ground_combat: int
    skills: tuple[Skill, ...]
    droid: bool = False
    databank: int
    """number of the starting databank card"""
    reputation: dict[Literal[Faction, "any"], Level] = {}
    """of the setup line; ``any``: one faction of choice"""
    fame: int = 0
    """of the setup line"""
    front: CharacterSide
    back: CharacterSide
    primer: tuple[str, ...] = ()
    """three lines: how this character wins"""


class Slots(Model):
    """The slots of a ship sheet (OR-144, OR-146)."""

    crew: int
    cargo: int
    mod: int
    cargo_or_mod: int = 0
    gear_or_mod: int = 0
    job_or_bounty: int = 0
    """beside those of the player board"""


class ShipSide(Model):
    """One side of a ship sheet."""

    name: str
    hyperdrive: int
    ship_combat: int
    hull: int
    slots: Slots
    goal: Goal | None = None
    abilities: tuple[Ability, ...] = ()


class Ship(Component):
    """A ship sheet; a starter has one side in our data, its other side is another ship."""

    kind: Literal["ship_sheet"]
    cost: int
    starter: bool = False
    front: ShipSide
    back: ShipSide | None = None


class Contact(Component):
    """A contact token (OR-021)."""

    kind: Literal["contact_token"]
    contact_class: ContactClass
    databank: int
    faction: Faction | None = None
    droid: bool = False


class Patrol(Component):
    """A patrol token (OR-020); level 4 has no combat value and cannot be beaten."""

    kind: Literal["patrol"]
    faction: Faction
    level: Annotated[int, Field(ge=1, le=4)]
    ship_combat: int | None
    credits: int = 0
    fame: int = 0


class AICard(Component):
    """An AI card (OR-445): planning and encounter do the first that applies, action all."""

    kind: Literal["ai"]
    number: int | None = None
    """in its lower-right corner (UB-184); a character's own card has none"""
    character: str | None = None
    """whose own card it is (UB-180)"""
    hunter: bool = False
    """one of the common cards of bounty hunters (UB-199)"""
    planning: tuple[PlanLine, ...]
    action: tuple[ActLine, ...]
    encounter: tuple[MeetLine, ...]
    special: tuple[FirstLine, ...] = ()
    """resolved first; the card is then shuffled back into the deck"""


class EncounterDeck(Component):
    """An encounter deck: the spaces it serves and the text on its back (OR-035 to OR-041)."""

    kind: Literal["encounter_deck"]
    rewards: tuple[str, ...]


class Board(Component):
    """The player board: its slots (OR-R06), the faces of a die (OR-R01), the number of cards that
    may be discarded in a market action (OR-125), the class of the contact on each planet beside its
    printed contact spaces (UB-029), and the favors that players do each other (UB-125)."""

    kind: Literal["board"]
    discards: int = 1
    planet_contact: ContactClass | None = None
    favors: tuple[Favor, ...] = ()
    ai_numbers: tuple[int, ...] = ()
    """numbers of the common AI cards that go with a character's own one (UB-183); () for all"""
    ai_passes: tuple[str, ...] = ()
    """market cards that the AI never buys, and discards when it buys from their deck (UB-241)"""
    gear_slots: int
    job_slots: int
    die: tuple[Face, ...]


# --- ambition sheets, and their goals (UB-150) ----------------------------------------------------


Mark = Literal["any", "first", "second", "lasting", "final"]
"""when in the game a goal can be completed (UB-164): a dash, a number, infinity, or fame"""


class AmbitionGoal(Model):
    """A goal of a sheet: a deed noticed at ``when``, a state that is reached, or what its abilities
    achieve."""

    mark: Mark
    when: When | None = None
    only: Condition | None = None
    have: Condition | None = None
    abilities: tuple[Ability, ...] = ()
    replaces_patrol: bool = False
    """its encounter may take the place of that with a patrol that must be encountered"""
    wins: bool = False
    """completing it wins the game"""


class Ambition(Component):
    """An ambition sheet: its setup, the overview of its goals, abilities and goals.

    ``card`` is found in the market deck ``deck``; ``skills``, ``factions`` and ``combat`` are what
    the goals call for.
    """

    kind: Literal["ambition"]
    credits: int
    card: str
    deck: MarketDeck
    skills: tuple[Skill, ...] = ()
    factions: tuple[Faction, ...] = ()
    combat: tuple[Literal["ground", "ship"], ...] = ()
    abilities: tuple[Ability, ...] = ()
    goals: tuple[AmbitionGoal, ...]


AnyComponent = Annotated[
    Union[
        Character,
        Ship,
        MarketCard,
        EncounterCard,
        DatabankCard,
        Contact,
        Patrol,
        AICard,
        Ambition,
        EncounterDeck,
        Board,
    ],
    Field(discriminator="kind"),
]


SLOT_KINDS: dict[str, AssetKind] = {
    "start_bounty": "bounty",
    "start_cargo": "cargo",
    "start_job": "job",
    "contact": "crew",
}
"""kinds of component whose slots have another name"""
