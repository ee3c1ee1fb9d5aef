"""Steps of turns, of encounters, and of the effects of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.combat.frames import Rolling
from game.outer_rim.company.frames import Fighter
from game.outer_rim.contests.frames import Rival
from game.outer_rim.frames.base import (
    NOTHING,
    Cards,
    Context,
    OptionalSeat,
    Pending,
    Seat,
    Seats,
    Standing,
)
from game.table.validation import Natural

# --- setup and turns ------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Setup(Pending):
    """The parts of the setup, one after another."""

    step: Literal["setup"] = "setup"


@dataclass(slots=True, kw_only=True)
class SetupCharacter(Pending):
    """A player picks a character; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.character"] = "setup.character"


@dataclass(slots=True, kw_only=True)
class SetupShip(Pending):
    """A player picks a starter ship; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.ship"] = "setup.ship"


@dataclass(slots=True, kw_only=True)
class SetupLine(Pending):
    """A player's databank card, planet and reputation."""

    step: Literal["setup.line"] = "setup.line"


@dataclass(slots=True, kw_only=True)
class SetupFaction(Pending):
    """A player picks the faction that a reputation of ``level`` is with."""

    level: Standing
    step: Literal["setup.faction"] = "setup.faction"


@dataclass(slots=True, kw_only=True)
class SetupAmbition(Pending):
    """A player picks an ambition sheet; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.ambition"] = "setup.ambition"


@dataclass(slots=True, kw_only=True)
class SetupSheet(Pending):
    """The setup part of a player's ambition sheet."""

    step: Literal["setup.sheet"] = "setup.sheet"


@dataclass(slots=True, kw_only=True)
class Turn(Pending):
    """A turn; ``extra`` for an additional one, ``begins`` for its first step."""

    extra: bool = False
    begins: str = "planning"
    step: Literal["turn"] = "turn"


@dataclass(slots=True, kw_only=True)
class Planning(Pending):
    """The planning step."""

    step: Literal["planning"] = "planning"


@dataclass(slots=True, kw_only=True)
class Action(Pending):
    """The action step, with the actions already taken."""

    market: bool = False
    deliver: bool = False
    trade: bool = False
    step: Literal["action"] = "action"


# --- movement -------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Move(Pending):
    """A player moves up to ``points`` spaces."""

    points: Natural
    step: Literal["move"] = "move"


# --- cards ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class MakeRoom(Pending):
    """A card needs a slot: others are discarded, or it is given up, unless it is ``forced``."""

    card: str
    cause: str
    forced: bool = False
    step: Literal["make_room"] = "make_room"


@dataclass(slots=True, kw_only=True)
class Surplus(Pending):
    """Cards beyond the slots are discarded; those just ``got`` last."""

    got: Cards = ()
    step: Literal["surplus"] = "surplus"


@dataclass(slots=True, kw_only=True)
class Discard(Pending):
    """Cards of some kinds are discarded, ``left`` of them, but not ``keep``; only those that a cost
    means with ``which``, if it says so."""

    kinds: Cards
    left: Natural
    keep: str
    whose: Seat
    which: Literal["illegal", "hired", "marked"] | None = None
    step: Literal["discard"] = "discard"


@dataclass(slots=True, kw_only=True)
class MarkCard(Pending):
    """A goal token is put on one of the player's cards."""

    cause: str
    step: Literal["mark_card"] = "mark_card"


@dataclass(slots=True, kw_only=True)
class Deliver(Pending):
    """More cards may be delivered here."""

    step: Literal["deliver"] = "deliver"


@dataclass(slots=True, kw_only=True)
class Cargo(Rolling):
    """Cargo is delivered."""

    card: str
    step: Literal["cargo"] = "cargo"


@dataclass(slots=True, kw_only=True)
class Travel(Pending):
    """A player flies from ``start`` along a ``way``, ``gone`` spaces so far.

    ``points`` are left at its end. ``stopped``: whether another player has ended the move.
    """

    way: Cards
    start: str
    points: Natural
    gone: Natural = 0
    stopped: bool = False
    step: Literal["travel"] = "travel"


@dataclass(slots=True, kw_only=True)
class Halt(Pending):
    """A patrol has stopped a player with ``points`` left, unless that is ``averted``.

    ``stopped``: whether another player has ended the move.
    """

    points: Natural
    averted: bool = False
    stopped: bool = False
    step: Literal["move.stopped"] = "move.stopped"


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


# --- effects of cards -----------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Effects(Pending):
    """A block of effects of a card is resolved; the next one is at ``at``."""

    block: str
    card: str
    context: Context = NOTHING
    step: Literal["effects"] = "effects"


@dataclass(slots=True, kw_only=True)
class May(Pending):
    """The offer at ``place`` of a block is accepted or declined."""

    block: str
    place: Natural
    card: str
    context: Context = NOTHING
    step: Literal["may"] = "may"


@dataclass(slots=True, kw_only=True)
class Choose(Pending):
    """One of the ways of the choice at ``place`` of a block."""

    block: str
    place: Natural
    card: str
    context: Context = NOTHING
    step: Literal["choose"] = "choose"


@dataclass(slots=True, kw_only=True)
class Roll(Rolling):
    """Dice are rolled for the effect at ``place`` of a block."""

    block: str
    place: Natural
    card: str
    context: Context = NOTHING
    step: Literal["roll"] = "roll"


@dataclass(slots=True, kw_only=True)
class FightPlayer(Pending):
    """Which player is fought, for the effect at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: Natural
    step: Literal["fight_player"] = "fight_player"


@dataclass(slots=True, kw_only=True)
class Window(Pending):
    """Abilities of a moment may be used; ``used`` names those that have been."""

    when: When
    used: Cards = ()
    context: Context = NOTHING
    step: Literal["window"] = "window"


Placed = May | Choose | Roll | FightPlayer | Rival | Fighter
"""steps for an effect at a place of a block"""
