"""What all pending steps have in common, and what effects know of the step they come from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import ConfigDict, with_config

from game.outer_rim.cards.effects import CombatKind, Skill
from game.table.stack import Frame

Cards = tuple[str, ...]
Seats = tuple[int, ...]
Foe = Literal["", "card", "contact", "patrol", "player"]


@with_config(ConfigDict(extra="forbid", strict=True))
@dataclass(slots=True, frozen=True, kw_only=True)
class Context:
    """What conditions and effects know of the step that they come from.

    ``opponent``: a seat, -1 for none. ``actor``: who acts, in a condition on another player.
    ``token``: the contact being met. ``combat``, ``foe``: of the combat going on or just ended.
    ``traits``: of the card just delivered. ``skill``: about to be tested. ``beaten``: what is
    about to be defeated. ``fame_reward``: does the reward bring fame? ``forgo``: are its credits
    given up? ``script``: is this a step of a job? ``successes``: of the roll just made.
    """

    opponent: int = -1
    actor: int = -1
    token: str = ""
    combat: CombatKind | Literal[""] = ""
    foe: Foe = ""
    traits: Cards = ()
    skill: Skill | Literal[""] = ""
    beaten: Literal["", "character", "ship"] = ""
    fame_reward: bool = False
    forgo: bool = False
    script: bool = False
    successes: int = 0


NOTHING = Context()


@dataclass(slots=True)
class Pending(Frame):
    """A pending step of the rules.

    ``talked``: the seats that a deal was proposed to while it asked, since credits last changed
    hands. ``odds``: is it the one whose odds are being worked out?
    """

    talked: Seats = field(default=(), kw_only=True)
    odds: bool = field(default=False, kw_only=True)
