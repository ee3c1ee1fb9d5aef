"""The components in the box, as frozen models read from JSON."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import AfterValidator, Field, model_validator

from game.mandalorian.cards.effects import Deeds, Model, Modifier, Small
from game.mandalorian.names import Ability, Action, Back, Class, Level, Shape, WayId
from game.table.packs.lines import Line, plain

Fidelity = Literal["printed", "reported", "house"]
ComponentId = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=60)]
DoorNumber = Annotated[str, Field(pattern=r"^[1-9][0-9]?$")]
Words = Annotated[str, Field(max_length=400)]


class Component(Model):
    """Anything with an id, unique in all packs. ``story`` is flavor and never a rule.

    ``guide`` is the number of the guide card that adds the component; 0 is in from the start.
    """

    id: ComponentId
    name: Annotated[str, Field(min_length=1, max_length=40)]
    fidelity: Fidelity
    story: Words = ""
    guide: Annotated[int, Field(ge=0, le=71)] = 0


class Character(Component):
    """A character card: health on its two sides (MA-065)."""

    kind: Literal["character"]
    health: Small
    novice: Small
    primer: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _sides(self) -> Character:
        if self.novice <= self.health:
            raise ValueError("the novice side has the higher health")
        return self


class SkillAbility(Model):
    """The ability of a skill card, in the slot it names (MA-166).

    ``deeds`` happen before or after the action, as the player prefers, or with ``after`` only
    after it (MA-168). With ``during`` they may happen at any space of a move too (MA-170).
    """

    slot: Action
    modifiers: tuple[Modifier, ...] = ()
    deeds: Deeds = ()
    after: bool = False
    during: bool = False


class Skill(Component):
    """A skill card. ``exact``: no strength; its slot counts as exactly five (guide cards)."""

    kind: Literal["skill"]
    character: ComponentId
    count: Small
    strength: Annotated[int, Field(ge=0, le=4)]
    bonus: Action | None = None
    ability: SkillAbility | None = None
    exact: bool = False


class Planning(Component):
    """A planning card: ``when`` it may be used; "never" is Bad Luck, which nobody keeps."""

    kind: Literal["planning"]
    count: Small
    when: Literal[
        "damage", "never", "action_step", "attacked", "played", "step_end", "strike", "crisis"
    ]
    deeds: Deeds = ()


class EventCard(Component):
    """An event card: its abilities from top to bottom, the last of them only from 6 on."""

    kind: Literal["event"]
    back: Back
    deeds: Deeds
    six: Deeds = ()
    six_line: Line = ""
    """what happens in the story when it comes to ``six``"""


class Enemy(Model):
    """The enemy side of a threat."""

    cls: Class
    health: Small
    abilities: tuple[Ability, ...] = ()


class Threat(Component):
    """A threat token of a mission: an enemy, or a feature with what using it does (MA-192).

    ``orange`` tokens are reinforcements, ``aside`` waits beside the map. ``effect`` is the mission
    effect that happens when it is revealed; ``use`` what a character in its space may do with it,
    ``hurt``: only with damage (MA-211).

    ``taken``, ``used``, ``effect_line`` and ``defeated`` say what then happened in the story.
    """

    kind: Literal["threat"]
    mission: Annotated[int, Field(ge=1, le=4)]
    count: Small
    shape: Shape
    orange: bool = False
    aside: bool = False
    enemy: Enemy | None = None
    use: Deeds = ()
    hurt: bool = False
    effect: Deeds = ()
    taken: Line = ""
    used: Line = ""
    effect_line: Line = ""
    defeated: Line = ""


class Crisis(Model):
    """Part of a crisis box: deeds at some places of the track, counted with the new marker, and a
    ``line`` of what happens in the story.

    Without ``at``, ``every`` or ``since`` at all of them. ``odd`` and ``even`` are ``every`` 2 with
    the rest 1 or 0.
    """

    line: Line = ""
    deeds: Deeds
    at: tuple[Small, ...] = ()
    every: Small | None = None
    rest: Annotated[int, Field(ge=0, le=8)] = 0
    since: Small | None = None
    present: ComponentId | None = None
    """only while this threat is on the map"""
    hurt: bool | None = None
    """and only once it has lost half of its health, or with False until then"""

    def due(self, track: int) -> bool:
        """Return True at this place of the track."""
        if self.at:
            return track in self.at
        if self.every is not None:
            return track % self.every == self.rest
        return self.since is None or track >= self.since


class Goal(Model):
    """The objective, checked at the end of a turn (MA-R48): all of it has to hold.

    ``carries``: a character has this feature (with ``there``, in the space named). ``child``: a
    character carries The Child. ``all_in`` and ``there`` are "start" or the number of a space.
    """

    carries: ComponentId | None = None
    child: bool = False
    there: Literal["start"] | Small | None = None
    all_in: Literal["start"] | Small | None = None
    defeated: ComponentId | None = None
    times: Small = 1
    """number of such enemies that have to be defeated"""


class SlotAction(Model):
    """A green slot (MA-365). ``borders`` unlocks a door at the character's space from that strength
    on, ``anywhere`` any door in a numbered space from another; ``deeds`` happen from strength
    ``least`` on (MA-369), in a numbered space if one is named."""

    slot: Action
    borders: Small | None = None
    anywhere: Small | None = None
    number: Small | None = None
    least: Annotated[int, Field(ge=2, le=9)] | None = None
    deeds: Deeds = ()


class Panel(Model):
    """A panel of an intro: its picture, by its name in ``assets/mandalorian/intros``, and what it
    says."""

    art: ComponentId
    caption: Annotated[str, Field(min_length=1, max_length=110), AfterValidator(plain)]


class Mission(Component):
    """A mission: map, characters, objective, crisis box and special rules."""

    kind: Literal["mission"]
    number: Annotated[int, Field(ge=1, le=4)]
    map: ComponentId
    characters: Annotated[tuple[ComponentId, ...], Field(min_length=2)]
    goal: Goal
    limit: Small
    """number of markers on the crisis track with which the mission is lost"""
    short_fuse: Small | None = None
    """the same with a short fuse, if it is another one (MA-R99)"""
    crisis: tuple[Crisis, ...] = ()
    slot: SlotAction | None = None
    child_with_first: bool = False
    """The Child starts with the first character"""
    intel_unlocks: Small | None = None
    """strength from which an intel action may unlock a door at the character's space instead"""
    cells_dark: bool = False
    """nobody looks through a locked door by any means but a feature"""
    work: Annotated[int, Field(ge=1, le=20)] | None = None
    """work at which ``work_opens`` opens"""
    work_opens: tuple[Small, ...] = ()
    carried_work: dict[ComponentId, Small] = {}
    """features that are used up for this much work"""
    takes: tuple[ComponentId, ...] = ()
    """features that are taken along instead of what they are used for elsewhere"""
    mercenary: bool = False
    sheet: ComponentId | None = None
    """the mercenary mission that this is on another map; both open together"""
    intro: tuple[Panel, ...] = ()
    """the page that is read before the mission (MA-042)"""
    briefing: tuple[str, ...] = ()
    stakes: Line = ""
    """what the players stand to lose, the last line of the briefing"""
    won: Line = ""
    lost: Line = ""
    fallen: Line = ""
    """how it ended in the story: won, lost on the crisis track, or with a character defeated"""
    after_won: Words = ""
    after_lost: Words = ""
    """what came of it, a sentence or two for the end; a sheet on another map has that of its own
    mission"""
    taken: Line = ""
    """said when the feature of the goal is taken along"""
    doors: dict[DoorNumber, Line] = {}
    """said when a door is unlocked, by its number"""
    rescued: Line = ""
    fled: Line = ""
    """said when The Child is rescued, and when it flees"""
    primer: tuple[str, ...] = ()


class Challenge(Model):
    """Changes of a game by a challenge. ``key`` is its name in a setup."""

    key: ComponentId
    damage: Annotated[int, Field(ge=0, le=3)] = 0
    """damage with which each character begins"""
    hand: Small | None = None
    """number of cards in a hand on every level"""
    unused: tuple[ComponentId, ...] = ()
    """features that nobody can use"""
    blind: bool = False
    """nobody looks at facedown threats"""
    one_life: bool = False
    """missions won in a row are counted, up to the first that is lost"""


class Guide(Component):
    """A guide card (MA-025): an instruction or a rule; ``stop`` ends the reading (MA-039).

    ``challenge`` may be chosen from this card on, and is part of its text; ``weekly``: so may the
    job of the week.
    """

    kind: Literal["guide"]
    number: Annotated[int, Field(ge=1, le=71)]
    text: Words = ""
    challenge: Challenge | None = None
    weekly: bool = False
    opens: Small | None = None
    """the number of the envelope that is opened now (MA-033)"""
    mission: ComponentId | None = None
    """the mission to play next"""
    others: tuple[ComponentId, ...] = ()
    """missions that may be played instead"""
    stop: bool = False
    adds: tuple[ComponentId, ...] = ()


class Role(Component):
    """A role card of an envelope; all of them have as many lines."""

    kind: Literal["role"]
    lines: Annotated[tuple[Words, ...], Field(min_length=1)]


class Sums(Model):
    """Sums of the Jammer for a number of seats: up to ``through`` a message gets out, up to
    ``marker`` it also costs a marker (MA-R110)."""

    seats: Annotated[int, Field(ge=3, le=4)]
    through: Annotated[int, Field(ge=1, le=20)]
    marker: Annotated[int, Field(ge=1, le=20)]


class Hands(Model):
    """The cards that are held beside the usual ones in a mission."""

    mission: ComponentId
    more: Annotated[int, Field(ge=0, le=4)]


class Way(Component):
    """A way of play that an envelope brings, with its rules card and its figures.

    ``lines`` are the rules card. ``more`` cards are held in a hand beside the usual ones,
    in some missions as many as ``hands`` says;
    ``noise`` is the pile of which a card goes into each reading; ``split`` and ``wrong`` are the
    markers of a vote without a majority, and of one that names a member of the crew.
    ``names``: one person plays it with companions, and may name that many of them, without a vote;
    0 for people alone.
    """

    kind: Literal["way"]
    key: WayId
    lines: tuple[Words, ...]
    more: Small
    hands: tuple[Hands, ...] = ()
    noise: Annotated[tuple[Small, ...], Field(min_length=1)]
    sums: tuple[Sums, ...]
    split: Annotated[int, Field(ge=0, le=4)]
    wrong: Small
    names: Annotated[int, Field(ge=0, le=4)] = 0

    def more_in(self, mission: str) -> int:
        """Return the cards that are held in a mission beside the usual ones."""
        return next((each.more for each in self.hands if each.mission == mission), self.more)

    def sums_of(self, seats: int) -> Sums | None:
        """Return the sums for a number of seats, None where it cannot be played."""
        return next((each for each in self.sums if each.seats == seats), None)


class Envelope(Component):
    """A sealed envelope (MA-031): a guide card opens it, and it ``holds`` a way of play first,
    then role cards."""

    kind: Literal["envelope"]
    number: Small
    holds: Annotated[tuple[ComponentId, ...], Field(min_length=1)]


class Table(Component):
    """The figures of setup and play that no card shows."""

    kind: Literal["table"]
    white: tuple[Small, ...]
    yellow: tuple[Small, ...]
    hand: dict[Level, Small]
    plays: Small
    """number of compulsory actions in a turn"""
    substitute: Small
    """strength of a disrupt token when all are in use (MA-279)"""


AnyComponent = Annotated[
    Union[
        Character, Skill, Planning, EventCard, Threat, Mission, Guide, Role, Way, Envelope, Table
    ],  # fmt: skip
    Field(discriminator="kind"),
]
