"""The parts of which jobs are made: kinds, patrons, places, things, hitches and twists.

Each part has three sentences of its own; ``jobs`` puts six parts together into an adventure. Flags
of jobs begin with ``job_``: they end with the job. Its tracks are ``clock`` and ``trouble``.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.edge.cards.effects import Deeds, Id, Model
from game.edge.cards.models import Piece, Rank, Rating, Words
from game.edge.cards.scenes import Feature, Rival
from game.edge.names import Context, Skill

FLAG = "job_"
"""how the flags of jobs begin"""
TRACKS = ("clock", "trouble", "any")
Trait = Literal["heavy", "fragile", "loud", "alive", "hot"]
PartId = Annotated[str, Field(pattern=r"^[a-z0-9]+(_[a-z0-9]+)*$", max_length=14)]
Sentence = Annotated[str, Field(min_length=1, max_length=160)]
Asked = Annotated[tuple[Skill, ...], Field(min_length=1, max_length=3)]


class JobWay(Model):
    """A way to make a check of a job; ``hard`` makes it one harder than the job's level asks."""

    id: Id
    text: Words
    skills: Asked
    hard: bool = False


Ways = Annotated[tuple[JobWay, ...], Field(min_length=2, max_length=5)]


class JobSite(Model):
    """A place to go to before the work begins, with its check."""

    id: Id
    name: Annotated[str, Field(min_length=1, max_length=40)]
    context: Context
    ways: Ways


class JobChoice(Model):
    """A choice at the twist."""

    id: Id
    text: Words
    deeds: Deeds


class JobPart(Piece):
    """The fields of all parts."""

    id: PartId
    words: Annotated[tuple[Sentence, ...], Field(min_length=3, max_length=3)]


class JobKind(JobPart):
    """The work. Its sentences: the offer, the last step, the good end. ``fight`` is the
    scene that is an encounter; the others are checks."""

    kind: Literal["job_kind"]
    fight: Literal["", "trouble", "payoff"] = ""
    context: Context
    site: JobSite
    ways: Ways
    """of the last step"""


class JobPatron(JobPart):
    """Whom it is for. Sentences: at the table, the temper, the thanks. ``pay`` is added to what the
    level pays; ``won`` comes of good terms, ``kept`` of a job well done."""

    kind: Literal["job_patron"]
    likes: Skill
    shuns: Skill
    rating: Rating
    rank: Rank = 0
    pay: Annotated[int, Field(ge=-50, le=50)] = 0
    won: Deeds
    kept: Deeds = ()
    known: Id | Literal[""] = ""
    """a thread of the campaign without which this patron has no work for the crew"""


class JobPlace(JobPart):
    """Where. Sentences: the arrival, the ground before the work, the trouble there. ``why`` is the
    reason of a Setback die on checks with the skills of ``slows``."""

    kind: Literal["job_place"]
    art: Id
    why: Annotated[str, Field(min_length=1, max_length=40)]
    slows: Asked
    context: Context
    """of the trouble"""
    sites: Annotated[tuple[JobSite, ...], Field(min_length=2, max_length=2)]
    ways: Ways
    """of the trouble, where it is a check"""
    map: Id
    heroes_at: Id
    foes_at: Annotated[tuple[Id, ...], Field(min_length=2, max_length=2)]
    foe: Id
    suppressor: Id | Literal[""] = ""
    """who stands in for the group from level 4 on (EE-R129)"""
    leader: Id
    """who leads from level 3 on"""
    features: Annotated[tuple[Feature, ...], Field(min_length=2, max_length=2)]


class JobThing(JobPart):
    """The goods. Sentences: the offer, the trait, the last step."""

    kind: Literal["job_thing"]
    trait: Trait


class JobFoe(Model):
    """Adversaries who stand with the crew of a place."""

    foe: Id
    count: Annotated[int, Field(ge=1, le=4)] = 1


class JobHitch(JobPart):
    """A difficulty. Sentences: a first sign, the hitch, what is left of it. With ``ways`` it is a
    scene, and ``failed`` comes of losing it; without, it makes the last step harder. With
    ``rivals`` as well it is a competitive check, in which no way is ``hard``."""

    kind: Literal["job_hitch"]
    why: Annotated[str, Field(min_length=1, max_length=40)]
    context: Context = "talk"
    ways: Annotated[tuple[JobWay, ...], Field(max_length=5)] = ()
    rivals: Annotated[tuple[Rival, ...], Field(max_length=3)] = ()
    failed: Deeds = ()
    foes: Annotated[tuple[JobFoe, ...], Field(max_length=3)] = ()
    """who stand with the crew in a fight, and take up a part of its budget"""


class JobTwist(JobPart):
    """A change of mind. Sentences: two for the scene, one for the end."""

    kind: Literal["job_twist"]
    choices: Annotated[tuple[JobChoice, ...], Field(min_length=2, max_length=3)]


AnyJobPart = Union[JobKind, JobPatron, JobPlace, JobThing, JobHitch, JobTwist]
SORTS: tuple[type[JobPart], ...] = (
    JobKind,
    JobPatron,
    JobPlace,
    JobThing,
    JobHitch,
    JobTwist,
)
"""the parts in the order in which the id of a job names them"""
