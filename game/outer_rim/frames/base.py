"""The common parts of all pending steps, and the facts that effects have about their origin."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.outer_rim.cards.effects.language import CombatKind, Faction, Skill
from game.table.stack import Frame
from game.table.validation import STRICT, Natural

Cards = tuple[str, ...]
Seat = Annotated[int, Field(ge=0, le=3)]
OptionalSeat = Annotated[int, Field(ge=-1, le=3)]
"""a seat, or -1 for none"""
Seats = tuple[Seat, ...]
Standing = Annotated[int, Field(ge=-1, le=1)]
"""a level of reputation: -1 negative, 0 neutral, 1 positive"""
Foe = Literal["", "card", "contact", "patrol", "player"]


@with_config(STRICT)
@dataclass(slots=True, frozen=True, kw_only=True)
class Context:
    """The facts that conditions and effects have about the step from which they come.

    ``opponent``: a seat, -1 for none. ``actor``: the acting player, in a condition on another
    player. ``token``: the contact being met, or just hired. ``combat``, ``foe``: of the current or
    latest combat; ``patrol``: the faction of the patrol just defeated; ``patrol_level``: of the
    patrol fought; ``opponent_dice``: rolled by the opponent in it; ``damage``: suffered in it, or
    just recovered.
    ``traits``: of the card just delivered. ``skill``: about to be tested. ``beaten``: character or
    ship about to be defeated. ``fame_reward``: whether the reward brings fame. ``forgo``: whether
    its credits are given up. ``script``: whether this is a step of a job. ``successes``: of the
    latest roll. ``prize``: the card that a job is about.
    """

    opponent: OptionalSeat = -1
    actor: OptionalSeat = -1
    token: str = ""
    combat: CombatKind | Literal[""] = ""
    foe: Foe = ""
    patrol: Faction | Literal[""] = ""
    opponent_dice: Natural = 0
    damage: Natural = 0
    patrol_level: Natural = 0
    traits: Cards = ()
    skill: Skill | Literal[""] = ""
    beaten: Literal["", "character", "ship"] = ""
    fame_reward: bool = False
    forgo: bool = False
    script: bool = False
    successes: Natural = 0
    prize: str = ""


NOTHING = Context()


@dataclass(slots=True)
class Pending(Frame):
    """A pending step of the rules.

    ``talked``: the seats that have had a deal proposed during this question, since credits last
    changed hands. ``odds``: whether its odds are being worked out.
    """

    talked: Seats = field(default=(), kw_only=True)
    odds: bool = field(default=False, kw_only=True)


@dataclass(slots=True, kw_only=True)
class Shop(Pending):
    """A step outside the market action in which cards of the market can be bought."""
