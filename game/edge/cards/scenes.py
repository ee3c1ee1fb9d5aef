"""Adventures, scenes and encounters, as frozen models read from JSON."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, Union

from pydantic import Field, model_validator

from game.edge.cards.effects import (
    ALWAYS,
    Branch,
    Branches,
    Deeds,
    Id,
    If,
    Model,
    Obligation,
    Small,
)
from game.edge.cards.models import Piece, Rank, Rating, Row, Sort, Words
from game.edge.names import Change, Context, Skill
from game.table.packs.lines import Line

RELIEF = 5
"""Obligation that is paid off when one holds out against who presses (design 3)"""
Text = Annotated[tuple[Words, ...], Field(max_length=4)]


class Mark(Model):
    """A mark of a track, with what reaching it brings (EE-R99)."""

    at: Small
    text: Words
    deeds: Deeds = ()


class Track(Model):
    """A clock or trouble track, public, with 4 to 10 marks."""

    id: Id
    name: Annotated[str, Field(max_length=20)]
    length: Annotated[int, Field(ge=4, le=10)]
    sort: Literal["time", "trouble", "air", "tally"] = "trouble"
    """a tally only counts: time that is won or lost is never taken from it"""
    marks: tuple[Mark, ...] = ()
    note: Annotated[str, Field(max_length=160)] = ""
    """what the player should know of it beside its marks"""


class Break(Model):
    """A lucky break for one light point (EE-R66)."""

    id: Id
    name: Annotated[str, Field(max_length=40)]
    text: Words
    scenes: Annotated[tuple[Id, ...], Field(min_length=1)]
    """where it is offered"""
    when: If = ALWAYS
    deeds: Deeds


class Stated(Model):
    """A stated goal, worth experience at the end (EE-R100): all of it has to hold then."""

    id: Id
    text: Words
    when: If = ALWAYS
    unhurt: bool = False
    """no hero has a wound"""
    unlit: bool = False
    """the heroes have spent no light point"""


class Adventure(Piece):
    """An adventure: where it begins, its tracks, lucky breaks and goals. Its scenes name it."""

    kind: Literal["adventure"]
    start: Id
    minutes: Annotated[int, Field(ge=1, le=240)]
    tracks: tuple[Track, ...] = ()
    breaks: tuple[Break, ...] = ()
    goals: Annotated[tuple[Stated, ...], Field(max_length=2)] = ()
    credits: Annotated[int, Field(ge=0, le=2000)] = 0
    experience: Small = 10
    """for playing it in a campaign (EE-R100)"""
    goal_experience: Small = 5
    primer: tuple[str, ...] = ()
    lesson: bool = False
    """played in lessons alone: no list of adventures has it"""


class Mod(Model):
    """A change to the pool of a way, with the reason that the tray shows (EE-R59, EE-190)."""

    change: Change
    n: Small = 1
    why: Annotated[str, Field(min_length=1, max_length=40)]
    when: If = ALWAYS
    skills: tuple[Skill, ...] = ()
    """only with one of these skills"""
    strain: Annotated[int, Field(ge=0, le=20)] = 0
    """only for a hero with this much strain or more"""
    air: bool = False
    """for want of air, which not everybody breathes"""


class Opponent(Model):
    """A person who resists a check (EE-213, EE-R13): characteristic and rank."""

    name: Annotated[str, Field(max_length=40)]
    skill: Skill
    rating: Rating
    rank: Rank = 0


class Attempt(Model):
    """The fields of all ways to make a check: the skills of which one is rolled, changes of the
    pool, and ``passed`` and ``failed``, the lines of what happened under the roll."""

    id: Id
    text: Words
    passed: Line = ""
    failed: Line = ""
    skills: Annotated[tuple[Skill, ...], Field(min_length=1)]
    mods: tuple[Mod, ...] = ()
    when: If = ALWAYS
    price: Deeds = ()
    """paid before the roll"""


class Way(Attempt):
    """A way to make a check, and how hard it is: ``difficulty`` is a level, 0 to 5, or ``against``
    an opponent. Its deeds come before the scene's."""

    difficulty: Annotated[int, Field(ge=0, le=5)] | None = None
    against: Opponent | None = None
    upgrades: Annotated[int, Field(ge=0, le=5)] = 0
    impossible: bool = False
    """only with a light point, for which nothing but the roll is bought (EE-R24)"""
    success: Branches = ()
    failure: Branches = ()

    @model_validator(mode="after")
    def _one_difficulty(self) -> Way:
        if (self.difficulty is None) == (self.against is None):
            raise ValueError("name either a difficulty or an opponent")
        return self


class Choice(Model):
    """An answer without dice."""

    id: Id
    text: Words
    when: If = ALWAYS
    deeds: Deeds


class Listed(Model):
    """The line of a scene or map for a spend card, in place of the oracle's."""

    id: Id
    row: Row
    text: Words
    when: If = ALWAYS
    deeds: Deeds


class Aside(Model):
    """A line of a scene for a condition."""

    when: If
    line: Words


class Scene(Piece):
    """The fields of all scenes: ``enter`` happens on coming in, ``text`` is read.

    The first scene with ``pressed`` that is entered takes its pressed form if Obligation presses.
    """

    kind: str
    adventure: Id
    text: Text
    art: Id
    enter: Branches = ()
    pressed: bool = False
    threads: tuple[Aside, ...] = ()
    """what a campaign changes: the first of these that holds stands in place of the last line"""


class Story(Scene):
    """Choices without dice; with a single way on it is read and left by going on."""

    kind: Literal["story"]
    choices: Annotated[tuple[Choice, ...], Field(min_length=1)]


class CheckScene(Scene):
    """One check, by one of several ways, or one of the choices beside them."""

    kind: Literal["check"]
    context: Context
    important: bool = False
    """the program may spend a dark point (EE-R23)"""
    ways: Annotated[tuple[Way, ...], Field(min_length=1, max_length=6)]
    choices: tuple[Choice, ...] = ()
    success: Branches
    failure: Branches
    listed: tuple[Listed, ...] = ()
    retry: Deeds | None = None
    """price of another try (EE-R61)"""


class Press(Piece):
    """Obligation in person: ``line`` stands in a scene in place of its last one, and the check
    comes before that scene. Won it pays Obligation off, lost it brings ``failed``."""

    kind: Literal["press"]
    sort: Sort
    line: Words
    text: Text
    art: Id
    context: Context
    ways: Annotated[tuple[Way, ...], Field(min_length=2, max_length=6)]
    failed: Deeds

    @property
    def scene(self) -> CheckScene:
        """The check as a scene."""
        relief = Obligation(do="obligation", n=-RELIEF, pressed=True)
        return CheckScene(
            **{name: getattr(self, name) for name in ("id", "name", "fidelity", "text", "art")},
            kind="check",
            adventure=self.id,
            context=self.context,
            ways=self.ways,
            success=(Branch(deeds=(relief,)),),
            failure=(Branch(deeds=self.failed),),
        )


class Contest(Scene):
    """Several checks; ``once``: no way twice. Checks won are counted under the scene's id."""

    kind: Literal["contest"]
    context: Context
    important: bool = False
    checks: Annotated[int, Field(ge=2, le=5)]
    enough: Annotated[int, Field(ge=1, le=5)] | None = None
    """number of checks won that ends it early"""
    once: bool = True
    ways: Annotated[tuple[Way, ...], Field(min_length=2, max_length=9)]
    choices: tuple[Choice, ...] = ()
    """other ways on, open until the first check is rolled"""
    done: Branches
    """what comes of it, by the number of checks won"""
    listed: tuple[Listed, ...] = ()


class Rival(Model):
    """Somebody who strives for what the heroes strive for, with one roll in the open (EE-R15).
    ``face`` is the id of a bust."""

    name: Annotated[str, Field(min_length=1, max_length=40)]
    face: Id
    skill: Skill
    rating: Rating
    rank: Rank = 0
    when: If = ALWAYS


class Rivals(Scene):
    """A competitive check (EE-R15): each hero may roll once, or help another, then each rival
    rolls, all against the same difficulty; the roll with the most net Success comes first."""

    kind: Literal["rivals"]
    context: Context
    important: bool = False
    difficulty: Annotated[int, Field(ge=0, le=5)] = 0
    """of every roll; Simple if the scene names none"""
    attempts: Annotated[tuple[Attempt, ...], Field(min_length=1, max_length=6)]
    choices: tuple[Choice, ...] = ()
    """other ways on, open until the first roll"""
    rivals: Annotated[tuple[Rival, ...], Field(min_length=1, max_length=3)]
    won: Branches
    lost: Branches
    nobody: Branches
    """what follows if nobody has a net Success, or the best rolls of two sides are alike"""
    listed: tuple[Listed, ...] = ()

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """The attempts with the difficulty that they all share."""
        return tuple(Way(**dict(each), difficulty=self.difficulty) for each in self.attempts)


class Site(Model):
    """A place of a hub: the scene there, when it is open, and what going there costs."""

    scene: Id
    when: If = ALWAYS
    price: Deeds = ()


class Hub(Scene):
    """Sites in free order, each once; scenes there lead back here. ``leave`` may be chosen while
    ``may_leave`` holds, and has to be when nothing is open or ``most`` sites were seen."""

    kind: Literal["hub"]
    sites: Annotated[tuple[Site, ...], Field(min_length=1)]
    each: Deeds = ()
    """what each visit brings: a bell, a slot of the day"""
    most: Small | None = None
    may_leave: If = ALWAYS
    leave: Branches
    leave_text: Words


class Fear(Scene):
    """A Discipline check for each hero (EE-R53), with lines as a way has them."""

    kind: Literal["fear"]
    passed: Line = ""
    failed: Line = ""
    difficulty: Annotated[int, Field(ge=1, le=5)]
    ends: If
    """the fear ends for good when this holds"""
    then: Branches


class Camp(Scene):
    """Rest between acts: strain is cleared, gear readied, wounds are treated, cards moved."""

    kind: Literal["camp"]
    heals: Small = 2
    then: Branches


class Shop(Scene):
    """Cards for sale."""

    kind: Literal["shop"]
    stock: Annotated[tuple[Id, ...], Field(min_length=1)]
    then: Branches


class End(Scene):
    """An ending: ``rank`` 1 is the best kind, 3 the worst."""

    kind: Literal["end"]
    rank: Annotated[int, Field(ge=1, le=3)]
    rewards: Branches = ()


# --- encounters -----------------------------------------------------------------------------------


class Placed(Model):
    """Adversaries of a kind in a zone; minions of one entry are a group."""

    foe: Id
    count: Small = 1
    zone: Id
    when: If = ALWAYS
    round: Small = 1
    """the round in whose beginning they come"""


class Helper(Model):
    """Allies that shoot once a round: 1P1A and a damage."""

    name: Annotated[str, Field(max_length=40)]
    zone: Id
    ability: Small
    proficiency: Small
    damage: Small
    when: If = ALWAYS


class Feature(Model):
    """Something on the map to be used (EE-R93): by a maneuver, or by a check of one of the skills.

    ``at`` are the zones from which it can be worked.
    """

    id: Id
    name: Annotated[str, Field(max_length=40)]
    text: Words = ""
    """what a hero does with it, where its name does not say"""
    at: Annotated[tuple[Id, ...], Field(min_length=1)]
    skills: tuple[Skill, ...] = ()
    difficulty: Annotated[int, Field(ge=0, le=5)] = 2
    when: If = ALWAYS
    deeds: Deeds
    again: bool = False
    impossible: bool = False
    """only with a light point, as with a way, and tried once (EE-R24)"""
    desperate: Annotated[int, Field(ge=1, le=12)] | None = None
    """only while a hero is out of action, or from this round on"""
    failed: Deeds = ()
    """what comes of a check that fails"""


class Reached(Model):
    """A goal of an encounter: all of it has to hold at the end of a turn."""

    all_in: Id = ""
    """every hero up is in this zone"""
    load_in: tuple[Id, Id] | None = None
    """a load and the zone to which it has to come"""
    down: Id = ""
    """the adversary of this kind is defeated"""
    broken: bool = False
    """no adversary is up"""
    rounds: Small | None = None
    """this number of rounds is over"""
    flags: tuple[Id, ...] = ()
    when: If = ALWAYS
    """whether it is a goal at all"""


class Encounter(Scene):
    """A fight on a map of zones (EE-R75 to EE-R93)."""

    kind: Literal["encounter"]
    map: Id
    heroes_at: Id
    ready: If = ALWAYS
    """heroes are ready (Cool) while this holds, else surprised (Vigilance) (EE-R74)"""
    ambush: If | None = None
    """an adversary has the first turn while this holds"""
    foes: Annotated[tuple[Placed, ...], Field(min_length=1)]
    helpers: tuple[Helper, ...] = ()
    features: tuple[Feature, ...] = ()
    cover: Branches = ()
    """what stories and preparations change on the map before it begins"""
    goals: Annotated[tuple[Reached, ...], Field(min_length=1)]
    loads_at: Id = ""
    """where loads lie that no hero has; the heroes' zone if it is not named"""
    prize: If | None = None
    """the heroes hold what the captain came for (EE-R90)"""
    target: Id = ""
    """the track of a thing that foes shoot at instead of a hero in cover, such as a pump; it stands
    in the zone of the same name"""
    captors_to: Id = ""
    """the zone by which captors leave with a hero who is down; without it they carry nobody off"""
    won: Branches
    lost: Branches
    stalemate: Branches
    taken: Branches = ()
    """what follows if a hero was carried off and the others are up: his rescue"""
    terms: Id = ""
    """the scene that follows if terms are accepted"""
    listed: tuple[Listed, ...] = ()

    @model_validator(mode="after")
    def _rescued(self) -> Encounter:
        if bool(self.captors_to) != bool(self.taken):
            raise ValueError("captors_to: name it together with 'taken', the rescue")
        return self


class Raider(Model):
    """A raider in a ship scene."""

    ship: Id
    step: Annotated[int, Field(ge=0, le=3)] = 2
    late: bool = False
    """loses its first turn"""
    when: If = ALWAYS


class Battle(Scene):
    """A fight between ships (EE-R94 to EE-R98)."""

    kind: Literal["battle"]
    crew: Id
    raiders: Annotated[tuple[Raider, ...], Field(min_length=1)]
    marks: Annotated[int, Field(ge=0, le=4)] = 0
    """jump marks at the start, with those of the count "jump" added"""
    terrain: Annotated[int, Field(ge=0, le=3)] = 0
    """Setback dice on the helm of the heroes' ship and on all shots"""
    ground: Annotated[str, Field(max_length=40)] = "terrain"
    """the reason of these dice"""
    helper: If | None = None
    """passengers may take one station while this holds"""
    won: Branches
    away: Branches
    lost: Branches
    listed: tuple[Listed, ...] = ()


Asking = CheckScene | Contest | Rivals
"""scenes whose checks have ways"""
AnyScene = Union[Story, CheckScene, Contest, Rivals, Hub, Fear, Camp, Shop, End, Encounter, Battle]
