"""Heroes, gear, adversaries, ships, spend cards, oracles and injuries, as frozen models."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from game.edge.cards.effects import ALWAYS, Deeds, Id, If, Model, Small
from game.edge.cards.passives import Passives, raised
from game.edge.names import (
    BASE,
    Characteristic,
    Context,
    Kind,
    QualityName,
    Range,
    Role,
    Skill,
)

Fidelity = Literal["printed", "reported", "house"]
Words = Annotated[str, Field(max_length=400)]
Figure = Annotated[int, Field(ge=0, le=99)]
Rank = Annotated[int, Field(ge=0, le=5)]
"""a rank in a skill (EE-R17)"""
Rating = Annotated[int, Field(ge=1, le=12)]
HIGHEST = 5
"""the highest characteristic of a hero who is made (EE-131)"""
Row = Literal["gain", "triumph", "harm", "despair"]
"""what a line of an oracle, scene or map is for: 3 Advantage, a Triumph, 3 Threat, a Despair"""


Base = Annotated[int, Field(ge=1, le=30)]
"""a threshold before Brawn or Willpower is added (EE-R30)"""
Sort = Literal["debt", "favor", "duty", "bounty", "oath"]
"""the kinds of Obligation (EE-R103)"""
Slot = Literal["hand", "holster", "armor", "gear_1", "gear_2", "load"]
"""the slots of a hero (EE-R102)"""
SLOTS: tuple[Slot, ...] = get_args(Slot)


Hole = Annotated[str, Field(pattern=r"^[a-z0-9_]+\.[a-z0-9_]+$", max_length=120)]
"""a hole in a talent card, as ``specialization.talent``, or with the characteristic raised"""


class Piece(Model):
    """Anything with an id, unique in all packs. ``story`` is flavor and never a rule."""

    id: Id
    name: Annotated[str, Field(min_length=1, max_length=40)]
    fidelity: Fidelity
    story: Words = ""


class Motive(Piece):
    """A reason to do all this: an ambition, a cause or a tie. ``ways`` are ways and choices, as
    ``scene.way``; the first that is taken in an adventure earns experience (EE-R120)."""

    kind: Literal["motive"]
    sort: Literal["ambition", "cause", "tie"]
    ways: Annotated[tuple[str, ...], Field(min_length=1)]


class Hero(Piece):
    """A hero, ready made (EE-R20) or a player's own (EE-R114). ``slots`` are the cards that he
    begins with, hand first."""

    kind: Literal["hero"]
    ratings: dict[Characteristic, Rating]
    ranks: dict[Skill, Rank]
    slots: dict[Slot, Id]
    species: Annotated[str, Field(max_length=20)]
    calling: Annotated[str, Field(max_length=20)]
    plays_as: Words
    bars: tuple[Small, Small, Small, Small]
    """fight, talk, tech and sneak, 1 to 5"""
    owes: Sort = "debt"
    """the kind of Obligation with which a campaign begins"""
    primer: tuple[str, ...] = ()
    bases: tuple[Base, Base] = (BASE, BASE)
    """wound and strain threshold before Brawn and Willpower"""
    career: tuple[Skill, ...] = ()
    """career skills; without any they are those that he begins with (EE-149)"""
    specializations: tuple[Id, ...] = ()
    """whose talent cards are open to him, the first that of his career"""
    holes: tuple[Hole, ...] = ()
    """what was bought on talent cards when he was made; its effects are in the figures already"""
    passives: Passives = ()
    motive: Motive | None = None
    obligation: Annotated[int, Field(ge=0, le=50)] = 10
    """with which a campaign begins"""
    spare: Annotated[int, Field(ge=0, le=400)] = 0
    """experience not spent when he was made: the crew gets it as he joins (EE-R117)"""

    @property
    def wound_threshold(self) -> int:
        """The wounds that he may have and still be up (EE-R30)."""
        return self.bases[0] + self.ratings["brawn"] + raised(self.passives, "wounds")

    @property
    def strain_threshold(self) -> int:
        """The strain that he may have, unless an Obligation presses."""
        return self.bases[1] + self.ratings["willpower"] + raised(self.passives, "strain")

    @model_validator(mode="after")
    def _rated(self) -> Hero:
        if len(self.ratings) != 6:
            raise ValueError("ratings: name all six characteristics")
        if max(self.ratings.values()) > HIGHEST:
            raise ValueError("ratings: no hero begins with more than 5")
        return self


class Quality(Model):
    """An active quality of a weapon, with the Advantage that it costs (EE-R126, EE-R127)."""

    name: QualityName
    n: Annotated[int, Field(ge=0, le=20)] = 0
    """its figure: turns of Disorient and Ensnare, damage of Blast, more strain of Ion"""
    cost: Small = 2

    @model_validator(mode="after")
    def _has_figure(self) -> Quality:
        if self.name in ("disorient", "ensnare", "blast") and not self.n:
            raise ValueError(f"n: {self.name} needs its figure, 1 or more")
        return self


Qualities = Annotated[tuple[Quality, ...], Field(max_length=3)]


class Weapon(Model):
    """The figures of a weapon. ``fixed``: Brawn is in the damage already (EE-R45)."""

    skill: Skill
    damage: Figure
    critical: Small
    range: Range
    stun: bool = False
    pierce: Figure = 0
    vicious: Figure = 0
    fixed: bool = True
    holds: Figure = 0
    """the Brawn that the printed damage of a card holds: a hero's own takes its place"""
    qualities: Qualities = ()


class Gun(Model):
    """The figures of a ship's gun."""

    damage: Figure
    critical: Small
    qualities: Qualities = ()


class Gear(Piece):
    """A card of equipment, or a story card such as a proof, which the party holds together.

    ``skills`` are those that it helps as a tool (EE-R64); ``ways`` narrows a story card to some
    ways of scenes. ``uses``: turned cards are ready again after a camp; 0 uses means that.
    """

    kind: Literal["gear"]
    type: Literal["weapon", "armor", "tool", "load", "stim", "ship", "story"]
    price: Annotated[int, Field(ge=0, le=5000)] = 0
    weapon: Weapon | None = None
    gun: Gun | None = None
    """of a ship's gun, which fires instead of the ship's own while the party owns the card"""
    soak: Figure = 0
    defense: Figure = 0
    skills: tuple[Skill, ...] = ()
    ways: tuple[Id, ...] = ()
    hot: Annotated[int, Field(ge=0, le=20)] = 0
    """Obligation while the card is carried"""
    use: Words = ""
    """its use in words, as a part of a sentence, where no figure says it"""
    companion: bool = False
    """a person: ready again in each scene (EE-R05)"""

    @model_validator(mode="after")
    def _whole(self) -> Gear:
        if (self.type == "weapon") != (self.weapon is not None):
            raise ValueError("weapon: a weapon has its figures, and nothing else has")
        if (self.type == "ship") != (self.gun is not None):
            raise ValueError(
                "gun: a card of the ship has the figures of a gun, and nothing else has"
            )
        return self


class Adversary(Piece):
    """An adversary with all that a fight asks for (EE-R50). ``share`` is the wounds of one minion
    of a group, ``threshold`` those of a single one."""

    kind: Literal["adversary"]
    type: Kind
    role: Role
    ratings: dict[Characteristic, Rating]
    ranks: dict[Skill, Rank] = {}
    """for minions the skills of the group, each 0 (EE-R46)"""
    weapons: Annotated[tuple[Weapon, ...], Field(min_length=1)]
    soak: Figure
    defense: Figure = 0
    threshold: Small
    strain: Figure = 0
    """strain threshold of a nemesis"""
    adversary: Annotated[int, Field(ge=0, le=3)] = 0
    """rank in the talent of that name (EE-309)"""
    feral: Figure = 0
    """damage more with Brawl and Melee (EE-310), where the weapon does not hold it already"""
    knockdown: bool = False
    stuns: bool = False
    """shoots to stun only"""
    leaves_at: Annotated[int, Field(ge=0, le=100)] = 0
    """percent of the threshold from which it leaves; 0 never (EE-R90)"""
    terms: bool = False
    """offers terms as EE-R90 says"""
    budget: Annotated[float, Field(ge=0, le=20)]
    primer: tuple[str, ...] = ()


class Ship(Piece):
    """A ship sheet (EE-R94)."""

    kind: Literal["ship"]
    hull: Small
    strain: Small
    armor: Figure
    defense: Figure
    damage: Figure
    critical: Small
    skill: Rank = 0
    rating: Rating = 2
    """gunner and pilot of a raider"""
    qualities: Qualities = ()
    """of its gun"""
    on_hard: Id | Literal[""] = ""
    """the ship that takes the place of the first of these raiders at the level Hard"""


class Spend(Piece):
    """A spend card: what Advantage or Threat of a check may bring (EE-R69 to EE-R72, Table 7-5).

    It costs ``n`` of them, or one Triumph or Despair if ``n`` is at most 3; with ``n`` 0 only
    ``marks`` Triumphs or Despairs. A card of the side "success" costs ``n`` net Success beyond the
    first (EE-R42).
    """

    kind: Literal["spend"]
    purpose: str = ""
    """the purpose of the symbols, which the log adds to "spends Advantage": ``to look ahead``;
    without it the log names the card"""
    side: Literal["advantage", "success", "threat"]
    where: Annotated[tuple[Literal["check", "fight", "ship"], ...], Field(min_length=1)]
    n: Annotated[int, Field(ge=0, le=3)]
    marks: Annotated[int, Field(ge=1, le=2)] = 1
    by_weapon: bool = False
    """costs the Critical Rating of the weapon instead (EE-260)"""
    by_quality: bool = False
    """uses a quality of the weapon, at its cost (EE-R126)"""
    again: bool = False
    """may be used more than once on one check"""
    skills: tuple[Skill, ...] = ()
    """only with checks of these skills"""
    won: bool = False
    """only after a success"""
    deeds: Deeds = ()
    listed: Row | None = None
    """instead of deeds: what scene, oracle or map list"""


class Oracle(Piece):
    """A line of the oracle tables (design 1.4)."""

    kind: Literal["oracle"]
    context: Context
    row: Row
    text: Words
    when: If = ALWAYS
    deeds: Deeds


class Injury(Piece):
    """A row of the table of Critical Injuries (EE-R84): ``to`` is its highest sum."""

    kind: Literal["injury"]
    to: Annotated[int, Field(ge=1, le=999)]
    deeds: Deeds = ()
    lasting: Literal[
        "", "no_free_maneuver", "no_action", "two_no_action", "setback", "slow", "harder", "bleed"
    ] = ""
    until: Literal["now", "next_turn", "treated"] = "now"
    down: bool = False
