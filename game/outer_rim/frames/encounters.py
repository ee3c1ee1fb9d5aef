"""Steps of encounters and jobs, and of the choices that effects ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.frames.base import Cards, OptionalSeat, Pending, Seat, Seats, Standing
from game.table.validation import Natural

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


@dataclass(slots=True, kw_only=True)
class Reward(Pending):
    """A player is about to get the reward of a card; ``forgo`` if its credits are given up.

    ``hunted``: the seat whose character a bounty was on, which replaces its reward. ``opponent``
    and ``prize`` are those of a job.
    """

    block: str
    card: str
    moment: Literal["delivery_reward", "job_reward", "bounty_reward"]
    fame_reward: bool
    traits: Cards = ()
    forgo: bool = False
    hunted: OptionalSeat = -1
    opponent: OptionalSeat = -1
    prize: str = ""
    step: Literal["reward"] = "reward"
