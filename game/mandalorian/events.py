"""Everything that can happen in a game: the log words it, the table shows it.

``who`` is a character, ``token`` the handle of a threat and ``threat`` its face, "" for those who
may not see it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class GameBegan(Event):
    mission: str
    level: str
    characters: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TurnBegan(Event):
    seat: int
    turn: int


@dataclass(slots=True, kw_only=True)
class StepBegan(Event):
    """The Event Step or the Draw Step."""

    name: str


# --- talk -----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Marked(Event):
    """A person has marked a space, a token, a door or a character; nothing for a mark taken
    back."""

    seat: int
    target: str = ""
    kind: str = field(default="", repr=False)
    """of a threat that everyone can see, its kind"""
    space: str = field(default="", repr=False)
    """where the threat is"""


@dataclass(slots=True, kw_only=True)
class Said(Event):
    """A companion gives a reason for its turn, and names what it is about."""

    seat: int
    why: str
    about: str = ""
    kind: str = field(default="", repr=False)
    """of a threat that everyone can see, its kind"""
    space: str = field(default="", repr=False)
    """where the threat is"""


@dataclass(slots=True, kw_only=True)
class TokenTold(Event):
    """A person says what a facedown threat is, true or false."""

    seat: int
    token: str
    what: str
    """enemy, feature, or a threat"""
    space: str = field(default="", repr=False)


@dataclass(slots=True, kw_only=True)
class TokenAnswered(Event):
    """A companion says what it has seen."""

    reveals: ClassVar[bool] = True
    seat: int
    token: str
    what: str
    space: str = field(default="", repr=False)


@dataclass(slots=True, kw_only=True)
class WordProved(Event):
    """A threat was turned up about which something had been said."""

    seat: int
    token: str
    what: str
    threat: str
    true: bool


# --- The Leak -------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class RoleSeen(Event):
    """A player has looked at the own role card."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(slots=True, kw_only=True)
class Jammed(Event):
    """A player has put a card facedown into the Jammer."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(slots=True, kw_only=True)
class JammerRead(Event):
    reveals: ClassVar[bool] = True
    round: int
    out: int
    """the seat left out"""
    strengths: tuple[int, ...]
    total: int


@dataclass(slots=True, kw_only=True)
class MessageOut(Event):
    """A reading so low that a message gets out."""

    total: int


@dataclass(slots=True, kw_only=True)
class MarkersAdded(Event):
    """Markers for a reading or a vote; ``n`` is 0 where only the last place was left."""

    n: int
    track: int


@dataclass(slots=True, kw_only=True)
class VoteCalled(Event):
    seat: int


@dataclass(slots=True, kw_only=True)
class Voted(Event):
    """A player has chosen in secret."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(slots=True, kw_only=True)
class VotesShown(Event):
    """The seat that each seat has named, -1 for nobody."""

    reveals: ClassVar[bool] = True
    votes: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class RoleTurned(Event):
    """A role card is turned up by a vote."""

    reveals: ClassVar[bool] = True
    seat: int
    role: str


@dataclass(slots=True, kw_only=True)
class RolesShown(Event):
    """All role cards at the end, with the one that nobody had."""

    reveals: ClassVar[bool] = True
    roles: tuple[str, ...]
    sealed: str


# --- cards ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class SkillPlayed(Event):
    card: str
    slot: str
    who: str


@dataclass(slots=True, kw_only=True)
class FreeAction(Event):
    who: str
    slot: str
    strength: int


@dataclass(slots=True, kw_only=True)
class ActionDeclined(Event):
    who: str
    slot: str


@dataclass(slots=True, kw_only=True)
class AbilityUsed(Event):
    who: str
    card: str


@dataclass(slots=True, kw_only=True)
class SkillsDrawn(Event):
    """``cards`` go to their owner alone; the others get the event without them."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class DeckShuffled(Event):
    deck: str


@dataclass(slots=True, kw_only=True)
class PlanningDrawn(Event):
    reveals: ClassVar[bool] = True
    who: str
    count: int
    cards: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class PlanningKept(Event):
    who: str
    card: str


@dataclass(slots=True, kw_only=True)
class PlanningTopped(Event):
    """A planning card went back on its deck; ``card`` goes to those who drew it."""

    card: str = ""


@dataclass(slots=True, kw_only=True)
class PlanningDiscarded(Event):
    cards: tuple[str, ...]
    toll: bool = field(default=False, repr=False)
    """whether it is given up to an event"""


@dataclass(slots=True, kw_only=True)
class PlanningUsed(Event):
    who: str
    card: str


@dataclass(slots=True, kw_only=True)
class EventPeeked(Event):
    reveals: ClassVar[bool] = True
    who: str
    card: str = ""


@dataclass(slots=True, kw_only=True)
class EventBuried(Event):
    """The top event card went under its deck; the back of the next one shows."""

    reveals: ClassVar[bool] = True


# --- characters -----------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Moved(Event):
    """A character entered a space."""

    who: str
    start: str
    space: str


@dataclass(slots=True, kw_only=True)
class Hurt(Event):
    who: str
    left: int
    """health left"""
    token: str = ""
    slot: str = field(default="", repr=False)
    """of damage from an event or crisis to the last to act, the slot with the card on top"""


@dataclass(slots=True, kw_only=True)
class Blocked(Event):
    who: str
    n: int
    source: str = field(default="", repr=False)
    """the cause of the damage"""
    token: str = field(default="", repr=False)
    """the enemy that deals it"""


@dataclass(slots=True, kw_only=True)
class Healed(Event):
    who: str
    n: int
    left: int = field(default=0, repr=False)
    health: int = field(default=0, repr=False)
    """the health now, and in full"""


@dataclass(slots=True, kw_only=True)
class FeatureTaken(Event):
    who: str
    token: str
    threat: str


@dataclass(slots=True, kw_only=True)
class FeatureUsed(Event):
    who: str
    token: str
    threat: str


# --- threats --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class TokenFlipped(Event):
    reveals: ClassVar[bool] = True
    token: str
    threat: str
    space: str


@dataclass(slots=True, kw_only=True)
class TokenSeen(Event):
    """``threat`` goes to those who looked."""

    reveals: ClassVar[bool] = True
    who: str
    token: str
    threat: str = ""
    space: str = field(default="", repr=False)


@dataclass(slots=True, kw_only=True)
class TokenAttacked(Event):
    who: str
    token: str


@dataclass(slots=True, kw_only=True)
class TokenHurt(Event):
    token: str
    threat: str
    n: int
    left: int


@dataclass(slots=True, kw_only=True)
class TokenBeaten(Event):
    token: str
    threat: str
    space: str


@dataclass(slots=True, kw_only=True)
class TokenGone(Event):
    """A token left the map without being defeated."""

    token: str
    threat: str


@dataclass(slots=True, kw_only=True)
class TokenMoved(Event):
    token: str
    threat: str
    path: tuple[str, ...]
    """the spaces, the first one included"""


@dataclass(slots=True, kw_only=True)
class TokenEntered(Event):
    """A threat appeared on the map: a reinforcement, or one that waited beside it."""

    reveals: ClassVar[bool] = True
    token: str
    threat: str
    space: str


@dataclass(slots=True, kw_only=True)
class NoReinforcement(Event):
    """A spawn had no result: all reinforcements are in use (MA-250)."""


@dataclass(slots=True, kw_only=True)
class ReserveMixed(Event):
    """Defeated reinforcements form a new pile."""

    count: int


@dataclass(slots=True, kw_only=True)
class EnemyAttacks(Event):
    token: str
    threat: str
    who: str
    space: str = field(default="", repr=False)
    """where the enemy is"""


@dataclass(slots=True, kw_only=True)
class EnemyHeld(Event):
    """A planning card keeps an enemy from attacking."""

    token: str
    threat: str


@dataclass(slots=True, kw_only=True)
class EffectBegan(Event):
    """The mission effect of a threat happens."""

    token: str
    threat: str


# --- slots, events and crises ---------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class SlotChecked(Event):
    slot: str
    total: int


@dataclass(slots=True, kw_only=True)
class SlotEmptied(Event):
    slot: str
    cards: tuple[str, ...]
    disrupts: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class SlotDisrupted(Event):
    reveals: ClassVar[bool] = True
    slot: str
    n: int
    total: int


@dataclass(slots=True, kw_only=True)
class SlotCalmed(Event):
    slot: str
    tokens: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class PoolMixed(Event):
    """Discarded disrupt tokens form a new pool."""

    count: int


@dataclass(slots=True, kw_only=True)
class CrisisBegan(Event):
    slot: str
    track: int


@dataclass(slots=True, kw_only=True)
class EventDrawn(Event):
    reveals: ClassVar[bool] = True
    card: str
    slot: str


@dataclass(slots=True, kw_only=True)
class DeedBegan(Event):
    """An ability of an event, crisis or token begins: ``name`` of its block, and its place."""

    name: str
    index: int
    slot: str = field(default="", repr=False)
    total: int = field(default=0, repr=False)
    """the slot that brought the event or crisis, and its total then"""


@dataclass(slots=True, kw_only=True)
class DeedIdle(Event):
    """An ability had nothing to act on."""

    name: str
    index: int


@dataclass(slots=True, kw_only=True)
class NoEffect(Event):
    """An event card changed nothing, so a reinforcement appears (MA-270)."""

    card: str


# --- the mission ----------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class DoorUnlocked(Event):
    door: int


@dataclass(slots=True, kw_only=True)
class WorkDone(Event):
    n: int
    work: int


@dataclass(slots=True, kw_only=True)
class TrackLowered(Event):
    """Markers were taken off the crisis track."""

    n: int
    track: int


@dataclass(slots=True, kw_only=True)
class ChildPlaced(Event):
    space: str
    dropped: bool = field(default=False, repr=False)
    """whether a defeated enemy has left it there"""


@dataclass(slots=True, kw_only=True)
class ChildSnatched(Event):
    """An enemy took The Child, and carries it now."""

    token: str
    threat: str
    space: str


@dataclass(slots=True, kw_only=True)
class ChildReported(Event):
    """An enemy came to a star space with The Child, which stays there: markers were added."""

    token: str
    threat: str
    space: str
    markers: int
    track: int


@dataclass(slots=True, kw_only=True)
class ChildRescued(Event):
    who: str


@dataclass(slots=True, kw_only=True)
class ChildFled(Event):
    who: str
    space: str


@dataclass(slots=True, kw_only=True)
class MissionWon(Event):
    turn: int


@dataclass(slots=True, kw_only=True)
class MissionLost(Event):
    turn: int
    why: str
    who: str = ""
