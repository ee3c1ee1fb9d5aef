"""Steps of patrols, encounters and effects, and those of the AI deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.frames.base import Cards, OptionalSeat, Pending, Seat, Seats, Standing
from game.table.validation import Natural

# --- patrols --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class PatrolMoves(Pending):
    """A patrol moves toward ``goal``, ``points`` more spaces; ``path`` so far."""

    faction: str
    goal: str
    points: Natural
    path: Cards
    direct: bool
    cause: str
    step: Literal["patrol"] = "patrol"


@dataclass(slots=True, kw_only=True)
class PatrolLeave(Pending):
    """A patrol that has won moves on."""

    faction: str
    step: Literal["patrol.leave"] = "patrol.leave"


@dataclass(slots=True, kw_only=True)
class PatrolRedirect(Pending):
    """An ability may send a patrol elsewhere before it moves."""

    faction: str
    points: Natural
    cause: str
    power: str
    step: Literal["patrol.redirect"] = "patrol.redirect"


# --- encounters -----------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Encounter(Pending):
    """The encounter step; ``declined``: players who will not join a job now."""

    declined: Seats = ()
    step: Literal["encounter"] = "encounter"


@dataclass(slots=True, kw_only=True)
class Across(Pending):
    """A crossing that was declared, before its card is drawn from a ``deck``."""

    deck: str
    step: Literal["across"] = "across"


@dataclass(slots=True, kw_only=True)
class CardDrawn(Pending):
    """An encounter card that was not kept goes under its deck."""

    card: str
    step: Literal["encounter.card"] = "encounter.card"


@dataclass(slots=True, kw_only=True)
class Talk(Pending):
    """The databank card of a contact is resolved."""

    card: str
    token: str
    step: Literal["talk"] = "talk"


@dataclass(slots=True, kw_only=True)
class Contact(Pending):
    """A contact that has been met: hunt it or talk."""

    token: str
    step: Literal["contact"] = "contact"


@dataclass(slots=True, kw_only=True)
class PlaceContact(Pending):
    """A contact gets away from ``start``."""

    token: str
    start: str
    step: Literal["place_contact"] = "place_contact"


@dataclass(slots=True, kw_only=True)
class Hunt(Pending):
    """A contact is hunted for a bounty."""

    bounty: str
    token: str
    step: Literal["hunt"] = "hunt"


@dataclass(slots=True, kw_only=True)
class Protect(Pending):
    """The owner of crew may protect it from a ``hunter``."""

    bounty: str
    crew: str
    hunter: Seat
    step: Literal["protect"] = "protect"


@dataclass(slots=True, kw_only=True)
class Spoils(Pending):
    """A contact is beaten: eliminate or capture it, if it is not to be ``spared``."""

    bounty: str
    token: str
    spared: bool = False
    step: Literal["spoils"] = "spoils"


@dataclass(slots=True, kw_only=True)
class BountyEnd(Pending):
    """A bounty is over, and its card goes."""

    bounty: str
    how: str
    step: Literal["bounty.end"] = "bounty.end"


@dataclass(slots=True, kw_only=True)
class HuntedReward(Pending):
    """The reward for a bounty on the character of the seat ``hunted``."""

    bounty: str
    hunted: OptionalSeat
    forgo: bool
    step: Literal["hunted.reward"] = "hunted.reward"


@dataclass(slots=True, kw_only=True)
class HuntedFaction(Pending):
    """The faction with which the reputation of ``whose`` changes, for a bounty on the character of
    the seat ``hunted``."""

    whose: Seat
    hunted: OptionalSeat
    steps: int
    step: Literal["hunted.faction"] = "hunted.faction"


@dataclass(slots=True, kw_only=True)
class Job(Pending):
    """A job under way: step ``next`` follows, of its databank card ``script`` if it has one.

    ``partner``: the seat that helps, with the skill ``lent``. ``opponent``: the seat that is
    robbed, of the card ``prize`` if it is about one. ``unpaid``: completed without its reward.
    """

    card: str
    script: str
    outcome: str
    next: Natural = 1
    jump: bool = False
    partner: OptionalSeat = -1
    lent: Skill | Literal[""] = ""
    opponent: OptionalSeat = -1
    prize: str = ""
    unpaid: bool = False
    step: Literal["job"] = "job"


@dataclass(slots=True, kw_only=True)
class JobEnd(Pending):
    """A completed job goes."""

    card: str
    step: Literal["job.end"] = "job.end"


# --- choices --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Opponent(Pending):
    """The player targeted by an effect is chosen."""

    among: Seats
    step: Literal["opponent"] = "opponent"


@dataclass(slots=True, kw_only=True)
class FactionChoice(Pending):
    """The faction with which the reputation of ``whose`` changes, and that of a victim."""

    whose: Seat
    steps: int
    cause: str
    victim: OptionalSeat = -1
    step: Literal["faction"] = "faction"


@dataclass(slots=True, kw_only=True)
class TreatChoice(Pending):
    """One of the factions ``among`` is chosen, with which a player counts as being on a level until
    the end of the turn."""

    among: Cards
    level: Standing
    cause: str
    step: Literal["treat"] = "treat"


@dataclass(slots=True, kw_only=True)
class WhichPatrol(Pending):
    """The patrol that an effect moves is chosen; ``up_to`` if then the distance is."""

    faction: str
    points: Natural
    toward: str
    card: str
    up_to: bool = False
    step: Literal["which_patrol"] = "which_patrol"


@dataclass(slots=True, kw_only=True)
class PatrolTo(Pending):
    """The player toward whom a patrol moves is chosen."""

    faction: str
    points: Natural
    card: str
    among: Seats
    step: Literal["patrol_to"] = "patrol_to"


@dataclass(slots=True, kw_only=True)
class PatrolFar(Pending):
    """The number of spaces, up to ``points``, that a patrol moves toward the player is chosen."""

    faction: str
    points: Natural
    card: str
    step: Literal["patrol_far"] = "patrol_far"


@dataclass(slots=True, kw_only=True)
class FreePatrol(Pending):
    """A patrol is moved at will."""

    faction: str
    points: Natural
    card: str
    step: Literal["free_patrol"] = "free_patrol"


@dataclass(slots=True, kw_only=True)
class Reveal(Pending):
    """Facedown contacts are turned up, or looked at in ``secret``; ``near``: up to that many
    ``spaces`` away."""

    where: str
    spaces: Natural = 0
    left: Natural
    card: str
    secret: bool
    step: Literal["reveal"] = "reveal"


@dataclass(slots=True, kw_only=True)
class MoveContact(Pending):
    """A contact is moved, from ``place`` once it is chosen."""

    from_here: bool
    to_here: bool
    card: str
    classes: Cards = ()
    place: str = ""
    step: Literal["move_contact"] = "move_contact"


@dataclass(slots=True, kw_only=True)
class AnotherContact(Pending):
    """Another contact here is encountered."""

    step: Literal["another_contact"] = "another_contact"


@dataclass(slots=True, kw_only=True)
class Far(Pending):
    """A patrol or contact within some spaces is encountered."""

    spaces: Natural
    step: Literal["far"] = "far"


@dataclass(slots=True, kw_only=True)
class DiscardTop(Pending):
    """The top card of a market deck is discarded."""

    decks: Cards
    card: str
    step: Literal["discard_top"] = "discard_top"


@dataclass(slots=True, kw_only=True)
class Trouble(Pending):
    """A databank card that was called for returns."""

    card: str
    step: Literal["trouble"] = "trouble"


@dataclass(slots=True, kw_only=True)
class TakeCrew(Pending):
    """Crew is taken from another player."""

    cards: Cards
    step: Literal["take_crew"] = "take_crew"


@dataclass(slots=True, kw_only=True)
class Destination(Pending):
    """A destination is marked for a card of ``whose``."""

    card: str
    whose: Seat
    step: Literal["destination"] = "destination"


@dataclass(slots=True, kw_only=True)
class Go(Pending):
    """A player is placed on a space."""

    spaces: Cards
    step: Literal["go"] = "go"


# --- AI deck --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Ai(Pending):
    """The turn of the AI: its card, and the line that comes next."""

    card: str = ""
    part: Natural = 0
    line: Natural = 0
    step: Literal["ai"] = "ai"


@dataclass(slots=True, kw_only=True)
class AiGoal(Pending):
    """The AI chooses the goal to head for."""

    step: Literal["ai.goal"] = "ai.goal"


@dataclass(slots=True, kw_only=True)
class AiMove(Pending):
    """The AI chooses a stop on its way to a goal token, or on the ``hunt`` to a bounty target."""

    goal: str
    hunt: bool = False
    step: Literal["ai.move"] = "ai.move"


@dataclass(slots=True, kw_only=True)
class AiIllegal(Pending):
    """The AI pays for delivering illegal cargo."""

    damage: Natural
    reputation: int
    step: Literal["ai.illegal"] = "ai.illegal"


@dataclass(slots=True, kw_only=True)
class AiBought(Pending):
    """The AI has bought a card."""

    card: str
    goal: bool
    step: Literal["ai.bought"] = "ai.bought"


@dataclass(slots=True, kw_only=True)
class AiContact(Pending):
    """The AI chooses the contact to reveal."""

    places: Cards
    hire: bool
    step: Literal["ai.contact"] = "ai.contact"


@dataclass(slots=True, kw_only=True)
class AiPatrol(Pending):
    """The AI chooses a patrol, and its purpose."""

    among: Cards
    then: str
    amount: int = 0
    step: Literal["ai.patrol"] = "ai.patrol"


@dataclass(slots=True, kw_only=True)
class AiJob(Pending):
    """The AI chooses the job to complete."""

    cards: Cards
    step: Literal["ai.job"] = "ai.job"
