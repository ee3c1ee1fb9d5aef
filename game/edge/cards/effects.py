"""The language of scenes, spend cards, gear and map features: conditions and deeds.

``rules`` carries deeds out, ``text`` words them. In a deed "actor" is the person whose check
it belongs to, "partner" the other hero, "target" the person attacked, "lead" the lead hero, "each"
all heroes; a deed of a foe's check turns the sides around: its "partner" is another foe.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import BaseModel, ConfigDict, Field

from game.edge.names import Change, Level, QualityName, Skill
from game.table.packs.lines import Line

Small = Annotated[int, Field(ge=1, le=20)]
Signed = Annotated[int, Field(ge=-20, le=20)]
Money = Annotated[int, Field(ge=-5000, le=5000)]
Id = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=120)]
Who = Literal["actor", "partner", "target", "lead", "each", "any", "ally"]
"""``partner``: the next of the others to act; ``any``: an ally of the player's choice, the actor
too; ``ally``: not the actor"""


class Model(BaseModel):
    """A strict, frozen piece of content."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# --- conditions -----------------------------------------------------------------------------------


class Bound(Model):
    """A track, or the number of checks won in a contest, is within bounds."""

    count: Id
    least: int = 0
    most: int | None = None


class If(Model):
    """A condition: all of it has to hold. ``has`` and ``lacks`` are cards of the party."""

    flags: tuple[Id, ...] = ()
    without: tuple[Id, ...] = ()
    has: tuple[Id, ...] = ()
    lacks: tuple[Id, ...] = ()
    counts: tuple[Bound, ...] = ()
    credits: Annotated[int, Field(ge=0)] = 0
    campaign: bool | None = None
    levels: tuple[Level, ...] = ()
    """the levels of difficulty at which it holds, all without any"""
    pressed: bool | None = None
    """whether a hero's Obligation presses in this session (EE-R103)"""


ALWAYS = If()


# --- deeds of scenes ------------------------------------------------------------------------------


class Goto(Model):
    """The next scene. The last one of a block counts."""

    do: Literal["goto"]
    scene: Id


FIRED = "fired"
"""the flag that the first shot of anybody sets, a hero, an adversary or an ally"""
BACKED = "backed"
"""the flag that more support than a check needs sets: allies who shoot do so with a Boost die in
the next fight that has any (EE-256, EE-R140)"""
DISTRUSTED = "distrusted"
"""the flag that a lie gone badly wrong sets: a Setback die on each way to talk (EE-238, EE-R140)"""
FREE_LUCK = "free_luck"
"""the flag that an opened datapad sets: the next lucky break costs no light point (EE-R128)"""
FEARLESS = "fearless"
"""the flag that a Triumph against fear sets: it ends all fear (EE-R53)"""
THREAD = "thread_"
"""how the flags begin that a campaign keeps"""


class Flag(Model):
    """A fact of the story becomes true. It ends with the adventure, but for threads of the
    campaign."""

    do: Literal["flag"]
    flag: Id


class Advance(Model):
    """A track advances or goes back; each mark reached brings what it says (EE-R99)."""

    do: Literal["advance"]
    track: Id
    n: Signed


class Credits(Model):
    """The party gains or pays credits. What cannot be paid is not offered."""

    do: Literal["credits"]
    n: Money


class Gain(Model):
    """The party gains a card: a story card is held by all, others go to the actor's free slot or
    are stowed."""

    do: Literal["gain"]
    card: Id


class Lose(Model):
    """The party gives up a card."""

    do: Literal["lose"]
    card: Id


class Wounds(Model):
    """Wounds for heroes; with ``soak`` their soak counts against them."""

    do: Literal["wounds"]
    who: Who
    n: Small
    soak: bool = False


class Strain(Model):
    """Strain for heroes."""

    do: Literal["strain"]
    who: Who
    n: Small
    air: bool = False
    """for want of air, which not everybody breathes"""


class Heal(Model):
    """Wounds or strain that heroes recover."""

    do: Literal["heal"]
    what: Literal["wounds", "strain"]
    who: Who
    n: Small


class Next(Model):
    """A change to somebody's next check, of some skills if they are named (EE-R67). With ``scene``
    it ends with the scene, and is of no use where that has no other check (EE-R113)."""

    do: Literal["next"]
    change: Change
    who: Who
    n: Small = 1
    skills: tuple[Skill, ...] = ()
    scene: bool = False


class Ready(Model):
    """Turned gear cards of the party become ready, the actor's first."""

    do: Literal["ready"]
    n: Small = 1


class Turn(Model):
    """Ready gear cards of the actor are turned."""

    do: Literal["turn"]
    n: Small = 1


class Experience(Model):
    """Experience for every hero who goes (EE-R100)."""

    do: Literal["experience"]
    n: Small


class Obligation(Model):
    """The Obligation of the lead, or of the hero who is pressed, rises or falls; outside a campaign
    credits are paid instead."""

    do: Literal["obligation"]
    n: Signed
    pressed: bool = False
    credits: Annotated[int, Field(ge=0, le=1000)] = 0


class Nerve(Model):
    """Nerves after a check of Discipline: the allies stand fast, the actor wavers under distress,
    or is slow in the following round (EE-248 to EE-250, EE-R140)."""

    do: Literal["nerve"]
    state: Literal["steadfast", "wavering", "slow"]


class Calm(Model):
    """No hero is afraid any more (EE-257)."""

    do: Literal["calm"]


class Worthless(Model):
    """The card that the check brought is of no worth and gone, or ``n`` of the credits that it
    brought (EE-239)."""

    do: Literal["worthless"]
    n: Annotated[int, Field(ge=1, le=500)]


class Recruit(Model):
    """Somebody joins the party as a story card, in a campaign for good (EE-258)."""

    do: Literal["recruit"]
    card: Id


class Unmask(Model):
    """The false one of three statements that somebody sells is known. ``of`` is the scene in which
    they are heard; flags ``OF_lie_0`` to ``OF_lie_2`` say which it is."""

    do: Literal["unmask"]
    of: Id
    names: Annotated[tuple[Line, ...], Field(min_length=3, max_length=3)]


class Truth(Model):
    """The ``n``-th statement proves true or false, if its ``flag`` says that it was bought: the
    flag ``true`` and the card, or the flag ``false`` with a ``line`` about the lie."""

    do: Literal["truth"]
    of: Id
    n: Annotated[int, Field(ge=0, le=2)]
    flag: Id
    true: Id | Literal[""] = ""
    card: Id | Literal[""] = ""
    false: Id
    line: Line


class Favor(Model):
    """A favor or grudge that the campaign remembers."""

    do: Literal["favor"]
    favor: Id


class Reveal(Model):
    """Difficulty and chance of the ways of a later scene are shown (EE-R69)."""

    do: Literal["reveal"]
    scene: Id


class Hull(Model):
    """Hull damage or strain of the heroes' ship; negative repairs it."""

    do: Literal["hull"]
    n: Signed
    strain: bool = False


class Injure(Model):
    """A Critical Injury for the actor or another hero (EE-R84)."""

    do: Literal["injure"]
    who: Who


class Free(Model):
    """Whom captors carried off is with the party again."""

    do: Literal["free"]


class Faint(Model):
    """Somebody is out of action: the strain goes above the threshold."""

    do: Literal["faint"]
    who: Who


# --- deeds of encounters --------------------------------------------------------------------------


class Hazard(Model):
    """A hazard: damage and net Success to one group or person in a zone, less soak, and its cover
    is gone (EE-R93)."""

    do: Literal["hazard"]
    zone: Id
    cls: Small


class Shut(Model):
    """The link between two zones closes, or opens again."""

    do: Literal["shut"]
    one: Id
    two: Id


class Cover(Model):
    """Zones have cover from now on; without zones all of them."""

    do: Literal["cover"]
    zones: tuple[Id, ...] = ()


class Haul(Model):
    """A load of the encounter, or every load, is brought to a zone."""

    do: Literal["haul"]
    zone: Id
    load: Id = ""


class Reach(Model):
    """The actor is in a zone at once, from any distance, and engaged with nobody."""

    do: Literal["reach"]
    zone: Id


class Stun(Model):
    """A foe of this kind, or the first of all, loses its next turn."""

    do: Literal["stun"]
    foe: Id = ""


class Leave(Model):
    """All foes, or those of one kind, leave: they count as defeated."""

    do: Literal["leave"]
    foe: Id = ""


class Critical(Model):
    """A Critical Hit on the target of a hit that did damage (EE-260 to EE-264)."""

    do: Literal["critical"]


class FreeManeuver(Model):
    """A maneuver more in this turn, within the limit of two (EE-R37)."""

    do: Literal["maneuver"]


class Expose(Model):
    """Somebody has no cover and no defense until the end of the round."""

    do: Literal["expose"]
    who: Who


class Defend(Model):
    """Somebody has one more defense until the end of his next turn."""

    do: Literal["defend"]
    who: Who


class Disarm(Model):
    """Somebody drops his weapon."""

    do: Literal["disarm"]
    who: Who


class Prone(Model):
    """Somebody falls prone."""

    do: Literal["prone"]
    who: Who


class Falter(Model):
    """Somebody loses cover, aim and guard."""

    do: Literal["falter"]
    who: Who


class FoeMoves(Model):
    """One foe performs one maneuver at once."""

    do: Literal["foe_moves"]


class Darken(Model):
    """A light point becomes dark; an adversary has a Setback die on its next check instead."""

    do: Literal["darken"]


class Jam(Model):
    """The weapon or tool cannot be used until the end of the next turn (EE-R36)."""

    do: Literal["jam"]
    who: Who


class UseQuality(Model):
    """An active quality of the weapon of a check (EE-R126)."""

    do: Literal["quality"]
    quality: QualityName


# --- deeds of ships -------------------------------------------------------------------------------


class ShipCritical(Model):
    """A Critical Hit on a ship: hull damage more (EE-280, EE-R98)."""

    do: Literal["ship_critical"]


class Opening(Model):
    """The next shot of a raider has a Boost die."""

    do: Literal["opening"]


class Hamper(Model):
    """The next flying or shot of the raider that was shot at is harder (EE-283, EE-291)."""

    do: Literal["hamper"]
    change: Literal["setback", "toughen"]


Part = Literal["defense", "gun", "engine"]
"""the components of a raider; where a spend card names none, the player does"""


class Component(Model):
    """A component of the ship that was hit is damaged or destroyed (EE-285, EE-294)."""

    do: Literal["component"]
    destroyed: bool = False
    part: Part = "defense"


class Flaw(Model):
    """The next hit on the raider shot at, else on the nearest, does more damage (EE-279)."""

    do: Literal["flaw"]
    n: Small = 2


class Brace(Model):
    """The next hit on the heroes' ship does less damage (EE-282)."""

    do: Literal["brace"]
    n: Small = 2


class LineUp(Model):
    """The next shot of the heroes' ship has a Boost die (EE-282)."""

    do: Literal["line_up"]


class Clear(Model):
    """The actor ignores the terrain to the end of the next turn (EE-288)."""

    do: Literal["clear"]


class PilotOnly(Model):
    """The helm takes the ship a step further (EE-289)."""

    do: Literal["pilot_only"]


class VeerOff(Model):
    """The raider that was shot at falls back a step, and loses its Boost dice (EE-290)."""

    do: Literal["veer_off"]


class Shake(Model):
    """The raider that is farthest away loses the heroes' ship (EE-293)."""

    do: Literal["shake"]


class Drift(Model):
    """The ship is moved one step as the raider likes (EE-R98)."""

    do: Literal["drift"]


class StationFails(Model):
    """A station of the heroes' ship fails until it is repaired (EE-R98)."""

    do: Literal["station_fails"]


SceneDeed = Union[
    Goto,
    Flag,
    Advance,
    Credits,
    Gain,
    Lose,
    Wounds,
    Strain,
    Heal,
    Next,
    Ready,
    Turn,
    Experience,
    Obligation,
    Nerve,
    Calm,
    Worthless,
    Recruit,
    Unmask,
    Truth,
    Favor,
    Reveal,
    Hull,
    Injure,
    Free,
    Faint,
]
FightDeed = Union[
    Hazard,
    Shut,
    Cover,
    Haul,
    Reach,
    Stun,
    Leave,
    Critical,
    FreeManeuver,
    Expose,
    Defend,
    Disarm,
    Prone,
    Falter,
    FoeMoves,
    Darken,
    Jam,
    UseQuality,
]
ShipDeed = Union[
    ShipCritical,
    Opening,
    Hamper,
    Component,
    Drift,
    StationFails,
    Flaw,
    Brace,
    LineUp,
    Clear,
    PilotOnly,
    VeerOff,
    Shake,
]
Deed = Annotated[Union[SceneDeed, FightDeed, ShipDeed], Field(discriminator="do")]
Deeds = tuple[Deed, ...]


class Branch(Model):
    """Deeds under a condition; of several branches the first that holds counts.

    ``line`` says how a fight or contest ended, where the branch follows one.
    """

    when: If = ALWAYS
    line: Line = ""
    deeds: Deeds = ()


Branches = tuple[Branch, ...]
