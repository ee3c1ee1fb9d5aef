"""Steps of the setup and of a turn, and those of cards in slots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.combat.frames import Rolling
from game.outer_rim.frames.base import Cards, Pending, Seat, Standing
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
